"""The Conflict: its card with the rewards, and one strength lane per seat; in the Combat phase the arena."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState, OptionId, Unit
from dune_desktop.engine.frames import WindowFlow
from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import THEN, CombatCard, Parts, TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.signs import Line

ARENA_SCALE = 236.0  # width of the scale in the arena
FULL_SCALE = 20  # strength at the end of the scale; it grows when somebody has more
UNITS_ORDER = 18
HINT = 30.0  # height of the line about the Rivals' combat bonus


def conflict(model: TableModel) -> Parts:
    """The Conflict's parts: in Combat the arena takes their place."""
    return {"conflict.arena": _arena} if model.arena else {"conflict.card": _card, "conflict.lanes": _lanes}


def reward(model: TableModel, place: int) -> Line:
    """The reward of a place, in signs; the control flag is told which space it means."""
    card = model.rules.conflicts[model.view.conflict]
    return line((card.first, card.second, card.third)[place - 1], model.texts)


# ------------------------------------------------------------------------------------------------ the card


def _card(model: TableModel) -> Region:
    rect = model.places["conflict.card"]
    b = Build(model.metrics)
    conflict_card(model, b, rect)
    return b.region("conflict.card", rect, bleed=30)


def conflict_card(model: TableModel, b: Build, rect: Rect) -> None:
    """The Conflict card fought for, with how many are still to come."""
    with b.thing("conflict", rect):
        _conflict_card(model, b, rect)


def _conflict_card(model: TableModel, b: Build, rect: Rect) -> None:
    b.plate(rect, "conflict")
    if not model.view.conflict:
        return
    card = model.rules.conflicts[model.view.conflict]
    ink = "#FFC9A8"
    b.icon(rect.x + 28, rect.y + 23, "combat", 28)
    b.text(rect.x + 50, rect.y + 23, model.t("table.conflict", level="I" * card.level), 20, 600, ink, box=100)
    left = model.t("table.n_left", n=len(model.view.conflict_deck))
    width = model.metrics.width(left, 20, 600)
    with b.thing("deck:conflict", Rect(rect.right - 40 - width, rect.y + 10, width + 26, 26)):
        b.text(rect.right - 14, rect.y + 23, left, 20, 600, ink, anchor="right")
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
        row = Rect(rect.x + 14, top + (place - 1) * height, rect.w - 28, height)
        with b.thing(f"reward:{place}", row):
            _reward(model, b, place, row)
    b.hit(rect, inspect="conflict:" + card.id, radius=12)


def _reward(model: TableModel, b: Build, place: int, rect: Rect) -> None:
    """What a place wins, on the Conflict card."""
    controls = model.rules.conflicts[model.view.conflict].controls
    y = rect.y + rect.h / 2
    opacity = 0.38 if place == 3 and not model.rules.third_reward else 1.0
    b.line(rect.x, rect.y, rect.right, rect.y, "brass_light/25")
    b.text(rect.x + 13, y, str(place), 30, colour=f"rank{place}", face="title", anchor="centre", opacity=opacity)
    x = rect.x + 34
    size = 32 if place == 1 else 28
    used = b.signs(reward(model, place), x, y, rect.right - x, size, "conflict", opacity=opacity)
    if place == 1 and controls is not None:
        room = rect.right - 6 - x - used
        if room > 40:
            b.title_of(x + used + 6, y, model.name("space:" + controls), room, 20, "bone", 500)


# ------------------------------------------------------------------------------------------------ the lanes


def _lanes(model: TableModel) -> Region:
    rect = model.places["conflict.lanes"]
    b = Build(model.metrics)
    with b.thing("lanes", rect):
        _strengths(model, b, rect)
    return b.region("conflict.lanes", rect, bleed=12)


def _strengths(model: TableModel, b: Build, rect: Rect) -> None:
    seats = model.view.seats
    header = rect.y + 12
    lanes = model.places.lanes
    b.text(rect.x + lanes.garrison, header, model.t("table.garrison"), 20, 500, "over_dusk", box=140)
    b.text(rect.x + lanes.fighting, header, model.t("table.in_conflict"), 20, 500, "over_dusk", box=110)
    full = _full_scale(model)
    unit = lanes.unit * FULL_SCALE / full
    b.text(rect.x + lanes.scale, header, model.t("table.strength"), 20, 500, "over_dusk", box=80)
    for mark in (full // 2, full):
        b.text(rect.x + lanes.scale + mark * unit, header, str(mark), 20, 600, "over_dusk", anchor="centre")
    foot = _bonus_to_come(model, b, rect)
    pitch = (rect.h - 26 - foot) / max(3, len(seats))
    for seat in range(len(seats)):
        lane = Rect(rect.x, rect.y + 26 + seat * pitch, rect.w, pitch - 5)
        with b.thing(f"lane:{seat}", lane):
            _lane(model, b, seat, lane, unit, full)


def _bonus_to_come(model: TableModel, b: Build, rect: Rect) -> float:
    """Under the lanes: what House Hagal may add when Combat begins (R26.12); returns the height it takes."""
    if not model.rules.hagal_deck or not model.view.conflict:
        return 0.0
    n, most = model.rules.bonus_cards(model.rules, model.view), model.rules.most_bonus(model.view)
    who = "rivals" if model.rules.hagal_seat == NOBODY else "hagal"
    place = Rect(rect.x, rect.bottom - HINT + 2, rect.w, HINT - 2)
    with b.thing("bonus_to_come", place):
        b.plate(place, "note")
        middle = place.y + place.h / 2
        b.icon(place.x + 24, middle, "deck", 22)
        style = Style(colour="bone2")
        hint = model.t("combat.bonus." + who, n=n, most=most)
        b.markup(place.x + 42, middle, hint, place.w - 54, style, middle=True, lines=1, ellipsis=True)
        b.hit(place, tip=model.t("combat.bonus.tip"), radius=8)
    return HINT + 2


def _full_scale(model: TableModel) -> int:
    most = max(_strength(model, seat) for seat in range(len(model.view.seats)))
    return FULL_SCALE if most <= FULL_SCALE else 10 * -(-most // 10)


def _strength(model: TableModel, seat: int) -> int:
    """The seat's strength with the units on the steppers already moved."""
    if model.sent == (0, 0):
        return model.rules.fought(model.view, seat)
    return model.rules.strength(_moved(model), seat)


def _moved(model: TableModel) -> GameState:
    """The position with the units on the steppers already moved."""
    if model.sent == (0, 0):
        return model.view
    after = model.view.clone()
    mover = after.seats[model.viewer]
    mover.conflict += model.sent[0]
    for unit in model.rules.more_units[:1]:
        unit.of_seat(mover).conflict += model.sent[1]
    return after


def _lane(model: TableModel, b: Build, seat: int, rect: Rect, unit: float, full: int) -> None:
    lanes = model.places.lanes
    active = seat == model.active
    b.plate(rect, "lane.active" if active else "lane", f"seat{seat}")
    y = rect.y + rect.h / 2
    b.piece(rect.x + 23, y, "marker", seat, 22)
    b.text(rect.x + 40, y, model.seat_name(seat), 20, 600, box=lanes.garrison - 46, cut=True)
    sent = model.sent if seat == model.viewer else (0, 0)
    there = [max(0, n) for n in sent]
    if model.shown_units:
        place = Rect(rect.x + lanes.garrison - 6, rect.y + 2, lanes.scale - lanes.garrison - 4, rect.h - 4)
        sheet = next((f"{box.seat_sheet}:{seat}" for box in model.boxes if box.seat_sheet), "")
        b.hit(place, tip=_others(model, seat), inspect=sheet)
    losses = model.choices.losses if seat == model.active else {}
    used = _units(model, b, rect.x + lanes.garrison, y, seat, "garrison", there, {"troop": losses.get("garrison")})
    _coming(model, b, seat, rect.x + lanes.garrison + used + 8, y)
    picks = {"troop": losses.get("conflict")}
    picks.update({kind: option for (other, kind), option in model.choices.driven.items() if other == seat})
    fighting = _units(model, b, rect.x + lanes.fighting, y, seat, "conflict", [0, 0], picks)
    if sum(there) and fighting + 34 <= lanes.scale - lanes.fighting:
        coming = f"{THEN}troops:{seat}.conflict"
        b.text(rect.x + lanes.fighting + fighting + 6, y, f"+{sum(there)}", 22, 700, "#FFE3A4", thing=coming)
    for mark in range(0, full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + lanes.scale + mark * unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    with b.thing(f"bar:{seat}", Rect(rect.x + lanes.scale, y - 11, unit * full, 22)):
        _bar(model, b, seat, rect.x + lanes.scale, y, unit, 22)
    total = _strength(model, seat)
    colour = "white" if total else "#9B8D7C"
    b.text(rect.right - 12, y, str(total), 31, 700, colour, anchor="right", thing=f"strength:{seat}")


def _others(model: TableModel, seat: int) -> str:
    """Where the seat's units besides troops are, for the tip of its garrison."""
    rows: list[str] = []
    for unit in model.shown_units:
        own = unit.of_seat(model.view.seats[seat])
        rows.append(f"{model.t(f'tip.count.{unit.id}s')}: {own.garrison}")
        rows.append(f"{model.t(f'tip.count.{unit.id}s_supply')}: {own.supply}")
    return "\n".join(rows)


def _coming(model: TableModel, b: Build, seat: int, x: float, y: float) -> None:
    """What the act being weighed up would bring to the garrison."""
    units = model.shown_units
    now = _garrison(model.view, seat, units)
    then = model.then(partial(_garrison, seat=seat, units=units))
    troops, *others = (after - before for after, before in zip(then, now, strict=True))
    for unit, more in zip(units, others, strict=True):
        if more > 0:
            b.piece(x + 12, y, unit.id + "_ghost", seat, 28, thing=f"{THEN}{unit.id}s:{seat}.garrison")
            x += 32
    if troops > 0:
        b.text(x, y, f"+{troops}", 22, 700, "#FFE3A4", thing=f"{THEN}troops:{seat}.garrison")


def _garrison(state: GameState, seat: int, units: Sequence[Unit]) -> list[int]:
    """The seat's troops and other units in its garrison."""
    player = state.seats[seat]
    return [player.garrison, *(unit.of_seat(player).garrison for unit in units)]


def _units(
    model: TableModel,
    b: Build,
    x: float,
    y: float,
    seat: int,
    place: str,
    without: Sequence[int],
    picks: dict[str, OptionId | None],
) -> float:
    """Units in a place but for so many troops and others `without`, troops last; those that can be picked are lit.

    Returns the width.
    """
    player = model.view.seats[seat]
    troops = getattr(player, place) - without[0]
    there = [(unit, getattr(unit.of_seat(player), place)) for unit in model.shown_units]
    others = [(unit.id, n - (without[1] if at == 0 else 0)) for at, (unit, n) in enumerate(there)]
    name = f"troops:{seat}.{place}"
    if troops <= 0 and not any(n > 0 for _, n in others):
        b.text(x + 2, y, "–", 20, 500, "#8B7D70", thing=name)
        return 14
    at = x
    for kind, many in others:
        if many > 0:
            width = 4 + 26.0 * many
            box = Rect(at - 3, y - 19, width + 3, 38)
            with b.thing(f"{kind}s:{seat}.{place}", box):
                _pick(b, box, picks.get(kind))
                for index, piece in enumerate(model.pieces(kind, seat, place)[:many]):
                    b.piece(at + 14 + index * 26, y, kind, seat, 28, thing=piece)
            at += width + 2
    single = troops <= (3 if at == x else 1)
    number = 0.0 if single else b.metrics.width(str(troops), 24, 700)
    width = 0.0 if troops <= 0 else 4 + 20.0 * troops if single else number + 28
    box = Rect(at - 4, y - 19, width + 5, 38)
    with b.thing(name, box):
        if troops > 0:
            ink = _pick(b, box, picks.get("troop"))
            if single:
                for index in range(troops):
                    b.piece(at + 11 + index * 20, y, "troop", seat, 23)
            else:
                b.text(at, y, str(troops), 24, 700, ink)
                b.piece(at + number + 14, y, "troop", seat, 23)
    return at + width - x


def _pick(b: Build, rect: Rect, option: OptionId | None) -> str:
    """Light what can be picked; returns the colour to write on it with."""
    if option is None:
        return "bone"
    b.plate(rect, "row.lit")
    b.hit(rect, action=("option", *option), order=UNITS_ORDER, radius=8)
    return "ink"


class _Part(NamedTuple):
    """A part of a seat's strength: how much, what gives it, and how it looks."""

    value: int
    kind: str
    texture: str
    colour: str


def _parts(model: TableModel, seat: int) -> list[_Part]:
    """What the seat's strength consists of."""
    view, player = model.view, model.view.seats[seat]
    (_, troops), *others = model.rules.strength_by_unit(view, seat)
    parts = [_Part(troops, "troop", "solid", f"seat{seat}")]
    for unit, (_, n) in zip(model.rules.more_units, others, strict=True):
        many = unit.of_seat(player).conflict
        parts += [_Part(n // many, unit.id, "framed", f"seat{seat}") for _ in range(many)]
    total = _strength(model, seat)
    swords = player.swords if total else 0
    coming = total - troops - sum(n for _, n in others) - swords
    if coming > 0:
        parts.append(_Part(coming, "coming", "dashed", "#FFE3A4"))
    return [part for part in (*parts, _Part(swords, "sword", "hatch", "#DDE2EA")) if part.value]


def _bar(model: TableModel, b: Build, seat: int, x: float, y: float, unit: float, height: float) -> None:
    """Strength as a bar of its parts."""
    for part in _parts(model, seat):
        b.bar(Rect(x, y - height / 2, part.value * unit - 2, height), part.colour, part.texture, 3)
        x += part.value * unit


# ------------------------------------------------------------------------------------------------ the arena


def _arena(model: TableModel) -> Region:
    rect = model.places["conflict.arena"]
    b = Build(model.metrics)
    with b.thing("arena", rect):
        _fight(model, b, rect)
    return b.region("conflict.arena", rect, bleed=50)


def _fight(model: TableModel, b: Build, rect: Rect) -> None:
    b.plate(rect, "arena")
    card = Rect(rect.x + 12, rect.y + 12, 262, 254)
    conflict_card(model, b, card)
    _verdict(model, b, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
    seats = range(len(model.view.seats))
    left = rect.x + 286
    full = _full_scale(model)
    bar, unit = left + 156, ARENA_SCALE / full
    for mark in range(0, full + 1, 5 if full <= 30 else 10):
        b.text(bar + mark * unit, rect.y + 22, str(mark), 20, 600, "over_dusk", anchor="centre")
    strengths = [_strength(model, seat) for seat in seats]
    earned = model.rules.earned(_moved(model))
    pitch = (rect.h - 50) / max(3, len(strengths))
    for seat in seats:
        lane = Rect(left, rect.y + 40 + seat * pitch, rect.right - 10 - left, pitch - 8)
        with b.thing(f"lane:{seat}", lane):
            _arena_lane(model, b, seat, lane, full, strengths[seat])
            end = bar + ARENA_SCALE
            with b.thing(f"earned:{seat}", Rect(end + 86, lane.y, lane.right - end - 92, lane.h)):
                _earned(model, b, seat, earned[seat], Rect(end + 86, lane.y, lane.right - end - 92, lane.h))


def _arena_lane(model: TableModel, b: Build, seat: int, lane: Rect, full: int, strength: int) -> None:
    """Who it is and what the seat may do, its strength as a bar and a number."""
    active = seat == model.active
    b.plate(lane, "lane.active" if active else "lane", f"seat{seat}")
    left, y = lane.x, lane.y + lane.h / 2
    bar, unit = left + 156, ARENA_SCALE / full
    turned = [card for card in model.turned if card.seat == seat]
    top = lane.y + 20 if turned else y - 14
    b.piece(left + 23, top, "marker", seat, 22)
    b.text(left + 42, top, model.seat_name(seat), 21, 600, box=108, cut=True)
    if turned:
        _turned(model, b, turned, Rect(left + 8, lane.y + 38, 138, lane.h - 44))
    else:
        b.text(left + 14, y + 16, _status(model, seat), 20, 500, "bone2", box=122)
    for mark in range(0, full + 1, 5):
        b.line(bar + mark * unit, lane.y + 8, bar + mark * unit, lane.bottom - 8, "brass_light/25", 1.5)
    with b.thing(f"bar:{seat}", Rect(bar, y - 9, ARENA_SCALE, 34)):
        _arena_bar(model, b, seat, bar, y, unit)
    end = bar + ARENA_SCALE
    b.text(end + 66, y, str(strength), 42, 700, anchor="right", thing=f"strength:{seat}")
    b.line(end + 78, lane.y + 12, end + 78, lane.bottom - 12, "brass_light/45", 1)


def _turned(model: TableModel, b: Build, cards: Sequence[CombatCard], rect: Rect) -> None:
    """The House Hagal cards turned for the seat's combat bonus: name and swords (R26.12)."""
    pitch = rect.h / len(cards)
    for index, turned in enumerate(cards):
        box = Rect(rect.x, rect.y + index * pitch, rect.w, pitch - 2)
        with b.thing(f"turned:{turned.seat}.{index}", box):
            _turned_card(model, b, turned, box)


def _turned_card(model: TableModel, b: Build, turned: CombatCard, box: Rect) -> None:
    b.plate(box, "row")
    middle = box.y + box.h / 2
    number = b.text(box.right - 34, middle, str(turned.swords), 22, 700, "bone", anchor="right")
    b.icon(box.right - 18, middle, "sword", 24)
    name = model.name("hagal:" + turned.card)
    room = box.w - 34 - number - 14
    style = Style(weight=600, line=21)
    b.markup(box.x + 8, middle, escape(name), room, style, middle=True, lines=max(1, int(box.h // 21)), ellipsis=True)
    tip = model.t("log.hagal_bonus", who=model.seat_name(turned.seat), card=f"hagal:{turned.card}", n=turned.swords)
    b.hit(box, tip=tip, inspect="hagal:" + turned.card, radius=8)


def _arena_bar(model: TableModel, b: Build, seat: int, x: float, y: float, unit: float) -> None:
    """The bar, and above each part what it consists of."""
    player = model.view.seats[seat]
    if not model.rules.has_unit(model.view, seat):
        return
    _bar(model, b, seat, x, y + 8, unit, 34)
    counts = {"troop": player.conflict, "sword": player.swords}
    counts |= {kind.id: kind.of_seat(player).conflict for kind in model.rules.more_units}
    pieces = {"troop", *(kind.id for kind in model.shown_units)}
    start, free = x, x
    for part in _parts(model, seat):
        n = counts.pop(part.kind, 0)
        if n:
            left = max(start, free)
            with b.thing(f"{part.kind}s:{seat}.conflict", Rect(left, y - 33, 58, 26)):
                width = b.text(left + 1, y - 20, str(n), 20, 700)
                if part.kind == "sword":
                    b.icon(left + width + 14, y - 20, "sword", 22)
                elif part.kind in pieces:
                    b.piece(left + width + 13, y - 20, part.kind, seat, 22)
            free = left + width + 34
        start += part.value * unit


def _status(model: TableModel, seat: int) -> str:
    decision = model.decision
    if seat == model.awaited or (decision is not None and decision.kind == "combat" and decision.seat == seat):
        return model.t("combat.to_act")
    if not model.rules.has_unit(model.view, seat):
        return model.t("combat.absent")
    if not model.rules.is_player[seat] or not _open(model):
        return ""
    return model.t("combat.may_answer")


def _open(model: TableModel) -> bool:
    """Whether Combat Intrigue cards can still be played; once the Conflict is decided nobody can answer (R18.2)."""
    return any(isinstance(frame, WindowFlow) and frame.timing == "combat" for frame in model.view.stack)


def _earned(model: TableModel, b: Build, seat: int, place: int, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    if not place or seat == model.rules.hagal_seat:
        b.text(rect.x + 4, y, model.t("combat.nothing"), 20, 500, "bone3", box=rect.w - 4)
        return
    b.text(rect.x + 14, y, str(place), 30, colour=f"rank{place}", face="title", anchor="centre")
    b.signs(reward(model, place), rect.x + 34, y, rect.w - 38, 26, "lane")


def _verdict(model: TableModel, b: Build, rect: Rect) -> None:
    """What the strengths mean as they are, ties in words."""
    strengths = [_strength(model, seat) for seat in range(len(model.view.seats))]
    with b.thing("verdict", rect):
        b.plate(rect, "note")
        sentences = verdict(model, strengths)
        b.markup(rect.x + 14, rect.y + 12, "\n".join(sentences), rect.w - 28, Style(line=24), lines=7, ellipsis=True)


def _hagal_takes(model: TableModel, level: list[int], place: int) -> str:
    """A place that House Hagal of two players takes, alone or with others, who take the next reward (R19.8)."""
    hagal = model.rules.hagal_seat
    others = [model.seat_name(seat) for seat in level if seat != hagal]
    if not others:
        return model.t(("combat.first.hagal", "combat.second.hagal")[place - 1], who=model.seat_name(hagal))
    players = model.t("combat.and").join(others)
    return model.t("combat.tie.first.hagal", players=players, who=model.seat_name(hagal), n=len(others))


def verdict(model: TableModel, strengths: list[int]) -> list[str]:
    """Who takes what if nothing changes any more, one sentence a place (R19); House Hagal takes nothing (R19.8)."""
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
        if model.rules.hagal_seat in level and place <= 2 and (place == 1 or len(level) == 1):
            found.append(_hagal_takes(model, level, place))
        elif len(level) == 1:
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
