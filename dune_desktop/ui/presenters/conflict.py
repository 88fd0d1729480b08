"""The Conflict: its card with the rewards, and one strength lane per seat; in the Combat phase the arena."""

from __future__ import annotations

from dune_desktop.engine.ids import STRENGTH_PER_TROOP
from dune_desktop.engine.rules.combat import places
from dune_desktop.ui.display import Rect, Region
from dune_desktop.ui.grammar import Line
from dune_desktop.ui.presenters.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.model import TableModel
from dune_desktop.ui.richtext import Style

GARRISON, FIGHTING, SCALE, UNIT = 134.0, 281.0, 396.0, 9.4
FULL_SCALE = 20  # strength at the end of the scale; it grows when somebody has more


def conflict(model: TableModel) -> list[Region]:
    """The Conflict's regions: in Combat the arena takes their place."""
    if model.view.phase == "combat" and model.view.conflict:
        return [_arena(model)]
    return [_card(model), _lanes(model)]


def reward(model: TableModel, place: int) -> Line:
    """The reward of a place, in signs; the control flag is told which space it means."""
    card = model.rules.conflicts[model.view.conflict]
    return line((card.first, card.second, card.third)[place - 1], model.texts)


# ------------------------------------------------------------------------------------------------ the card


def _card(model: TableModel) -> Region:
    rect = model.layout.conflict_card
    b = Build(model.metrics)
    conflict_card(model, b, rect)
    return b.region("conflict.card", rect, bleed=30)


def conflict_card(model: TableModel, b: Build, rect: Rect) -> None:
    """The Conflict card fought for, with how many are still to come."""
    b.plate(rect, "conflict")
    if not model.view.conflict:
        return
    card = model.rules.conflicts[model.view.conflict]
    ink = "#FFC9A8"
    b.icon(rect.x + 28, rect.y + 23, "combat", 28)
    b.text(rect.x + 50, rect.y + 23, model.t("table.conflict", level="I" * card.level), 20, 600, ink, box=100)
    left = model.t("table.n_left", n=len(model.view.conflict_deck))
    width = b.text(rect.right - 14, rect.y + 23, left, 20, 600, ink, anchor="right")
    b.icon(rect.right - 14 - width - 14, rect.y + 23, "deck", 22, colour=ink)
    b.markup(
        rect.x + 14,
        rect.y + 55,
        model.name("conflict:" + card.id),
        rect.w - 28,
        Style(size=24, face="title", colour="#FFF0DC", line=24),
        middle=True,
        lines=2,
        shrink=True,
    )
    top, height = rect.y + 78, (rect.h - 86) / 3
    for place in (1, 2, 3):
        y = top + (place - 0.5) * height
        closed = place == 3 and not model.rules.third_reward
        opacity = 0.38 if closed else 1.0
        b.line(rect.x + 14, y - height / 2, rect.right - 14, y - height / 2, "brass_light/25")
        b.text(rect.x + 27, y, str(place), 30, colour=f"rank{place}", face="title", anchor="centre", opacity=opacity)
        x = rect.x + 48
        size = 32 if place == 1 else 28
        used = b.signs(reward(model, place), x, y, rect.right - 14 - x, size, "conflict", opacity=opacity)
        if place == 1 and card.controls is not None:
            room = rect.right - 20 - x - used
            if room > 40:
                b.title_of(x + used + 6, y, model.name("space:" + card.controls), room, 20, "bone", 500)
    b.hit(rect, inspect="conflict:" + card.id, radius=12)


# ------------------------------------------------------------------------------------------------ the lanes


def _lanes(model: TableModel) -> Region:
    rect = model.layout.lanes
    b = Build(model.metrics)
    seats = model.view.seats
    header = rect.y + 12
    b.text(rect.x + GARRISON, header, model.t("table.garrison"), 20, 500, "over_dusk", box=140)
    b.text(rect.x + FIGHTING, header, model.t("table.in_conflict"), 20, 500, "over_dusk", box=110)
    full = _full_scale(model)
    unit = UNIT * FULL_SCALE / full
    b.text(rect.x + SCALE, header, model.t("table.strength"), 20, 500, "over_dusk", box=80)
    for mark in (full // 2, full):
        b.text(rect.x + SCALE + mark * unit, header, str(mark), 20, 600, "over_dusk", anchor="centre")
    pitch = (rect.h - 26) / max(3, len(seats))
    for seat in range(len(seats)):
        _lane(model, b, seat, Rect(rect.x, rect.y + 26 + seat * pitch, rect.w, pitch - 5), unit, full)
    return b.region("conflict.lanes", rect, bleed=12)


def _full_scale(model: TableModel) -> int:
    most = max(_strength(model, seat) for seat in range(len(model.view.seats)))
    return FULL_SCALE if most <= FULL_SCALE else 10 * -(-most // 10)


def _strength(model: TableModel, seat: int) -> int:
    now = model.rules.strength(model.view, seat)
    return now + (STRENGTH_PER_TROOP * pending(model) if seat == model.viewer else 0)


def pending(model: TableModel) -> int:
    """Troops the viewer has put on the stepper and not yet sent; negative for a retreat."""
    n = min(model.selection.troops, model.choices.most)
    return -n if model.choices.kind == "retreat" else n


def _lane(model: TableModel, b: Build, seat: int, rect: Rect, unit: float, full: int) -> None:
    player = model.view.seats[seat]
    active = seat == model.active
    b.plate(rect, "lane.active" if active else "lane", f"seat{seat}")
    y = rect.y + rect.h / 2
    b.piece(rect.x + 23, y, "marker", seat, 22)
    b.text(rect.x + 40, y, model.seat_name(seat), 20, 600, box=GARRISON - 46, cut=True)
    moving = pending(model) if seat == model.viewer else 0
    gained = 0
    if model.preview is not None:
        gained = model.preview.seats[seat].garrison - player.garrison
    used = _troops(b, rect.x + GARRISON, y, seat, player.garrison - max(0, moving))
    if gained > 0:
        b.text(rect.x + GARRISON + used + 8, y, f"+{gained}", 22, 700, "#FFE3A4")
    fighting = _troops(b, rect.x + FIGHTING, y, seat, player.conflict)
    if moving > 0:
        b.text(rect.x + FIGHTING + fighting + 6, y, f"+{moving}", 22, 700, "#FFE3A4")
    for mark in range(0, full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + SCALE + mark * unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    _bar(model, b, seat, rect.x + SCALE, y, unit, 22, moving)
    total = _strength(model, seat)
    colour = "white" if total else "#9B8D7C"
    b.text(rect.right - 12, y, str(total), 31, 700, colour, anchor="right")


def _troops(b: Build, x: float, y: float, seat: int, n: int) -> float:
    """Up to three cubes stand for themselves, more are counted; returns the width."""
    if n <= 0:
        b.text(x + 2, y, "–", 20, 500, "#8B7D70")
        return 14
    if n <= 3:
        for index in range(n):
            b.piece(x + 11 + index * 20, y, "troop", seat, 23)
        return 4 + 20.0 * n
    width = b.text(x, y, str(n), 24, 700)
    b.piece(x + width + 14, y, "troop", seat, 23)
    return width + 28


def _bar(
    model: TableModel, b: Build, seat: int, x: float, y: float, unit: float, height: float, moving: int = 0
) -> float:
    """Strength as a bar of its parts; returns where it ends."""
    player = model.view.seats[seat]
    parts = [(STRENGTH_PER_TROOP * player.conflict, "solid", f"seat{seat}")]
    if player.conflict or moving > 0:
        parts.append((player.swords, "hatch", "#DDE2EA"))
    if moving > 0:
        parts.insert(1, (STRENGTH_PER_TROOP * moving, "dashed", "#FFE3A4"))
    for value, texture, colour in parts:
        if value:
            b.bar(Rect(x, y - height / 2, value * unit - 2, height), colour, texture, 3)
            x += value * unit
    return x


# ------------------------------------------------------------------------------------------------ the arena


def _arena(model: TableModel) -> Region:
    rect = model.layout.arena
    b = Build(model.metrics)
    b.plate(rect, "arena")
    card = Rect(rect.x + 12, rect.y + 12, 262, 254)
    conflict_card(model, b, card)
    _verdict(model, b, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
    seats = range(len(model.view.seats))
    left, unit_area = rect.x + 286, 236.0
    full = _full_scale(model)
    unit = unit_area / full
    bar = left + 156
    for mark in range(0, full + 1, 5):
        b.text(bar + mark * unit, rect.y + 22, str(mark), 20, 600, "over_dusk", anchor="centre")
    strengths = [model.rules.strength(model.view, seat) for seat in seats]
    earned = places(strengths, model.rules.third_reward)
    pitch = (rect.h - 50) / max(3, len(strengths))
    for seat in seats:
        lane = Rect(left, rect.y + 40 + seat * pitch, rect.right - 10 - left, pitch - 8)
        active = seat == model.active
        b.plate(lane, "lane.active" if active else "lane", f"seat{seat}")
        y = lane.y + lane.h / 2
        b.piece(left + 23, y - 14, "marker", seat, 22)
        b.text(left + 42, y - 14, model.seat_name(seat), 21, 600, box=108, cut=True)
        b.text(left + 14, y + 16, _status(model, seat), 20, 500, "bone2", box=122)
        for mark in range(0, full + 1, 5):
            b.line(bar + mark * unit, lane.y + 8, bar + mark * unit, lane.bottom - 8, "brass_light/25", 1.5)
        _arena_bar(model, b, seat, bar, y, unit)
        b.text(bar + unit_area + 66, y, str(strengths[seat]), 42, 700, anchor="right")
        b.line(bar + unit_area + 78, lane.y + 12, bar + unit_area + 78, lane.bottom - 12, "brass_light/45", 1)
        _earned(
            model, b, seat, earned[seat], Rect(bar + unit_area + 86, lane.y, lane.right - bar - unit_area - 92, lane.h)
        )
    return b.region("conflict.arena", rect, bleed=50)


def _arena_bar(model: TableModel, b: Build, seat: int, x: float, y: float, unit: float) -> None:
    player = model.view.seats[seat]
    if not player.conflict:
        return
    _bar(model, b, seat, x, y + 8, unit, 34)
    troops = STRENGTH_PER_TROOP * player.conflict
    b.text(x + 1, y - 20, str(player.conflict), 20, 700)
    b.piece(x + 24, y - 20, "troop", seat, 22)
    if player.swords:
        after = max(x + troops * unit, x + 44)
        b.text(after + 2, y - 20, str(player.swords), 20, 700)
        b.icon(after + 26, y - 20, "sword", 22)


def _status(model: TableModel, seat: int) -> str:
    if model.decision is not None and model.decision.kind == "combat" and model.decision.seat == seat:
        return model.t("combat.to_act")
    if not model.view.seats[seat].conflict:
        return model.t("combat.absent")
    if not model.rules.is_human[seat]:
        return ""
    return model.t("combat.may_answer")


def _earned(model: TableModel, b: Build, seat: int, place: int, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    if not place or seat == model.rules.hagal_seat:
        b.text(rect.x + 4, y, model.t("combat.nothing"), 20, 500, "bone3", box=rect.w - 4)
        return
    b.text(rect.x + 14, y, str(place), 30, colour=f"rank{place}", face="title", anchor="centre")
    b.signs(reward(model, place), rect.x + 34, y, rect.w - 38, 26, "lane")


def _verdict(model: TableModel, b: Build, rect: Rect) -> None:
    """What the strengths mean as they are, ties in words."""
    strengths = [model.rules.strength(model.view, seat) for seat in range(len(model.view.seats))]
    b.plate(rect, "note")
    sentences = verdict(model, strengths)
    b.markup(rect.x + 14, rect.y + 12, "\n".join(sentences), rect.w - 28, Style(line=24), lines=7, ellipsis=True)


def verdict(model: TableModel, strengths: list[int]) -> list[str]:
    """Who takes what if nothing changes any more, one sentence a place (R19)."""
    t = model.texts.t
    if not any(strengths):
        return [t("combat.nobody")]
    found: list[str] = []
    place = 1
    for value in sorted({value for value in strengths if value}, reverse=True):
        if place > (3 if model.rules.third_reward else 2):
            break
        level = [seat for seat, own in enumerate(strengths) if own == value]
        who = model.seat_name(level[0])
        players = t("combat.and").join(model.seat_name(seat) for seat in level)
        if len(level) == 1:
            found.append(t(("combat.first", "combat.second", "combat.third")[place - 1], who=who))
        elif place == 1:
            found.append(t("combat.tie.first", players=players))
        elif place == 2:
            key = "combat.tie.second" if model.rules.third_reward else "combat.tie.second.nothing"
            found.append(t(key, players=players))
        else:
            found.append(t("combat.tie.third", players=players))
        place += len(level)
    return found
