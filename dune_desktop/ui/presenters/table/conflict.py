"""The Conflict: its card with the rewards, and one strength lane per seat; in the Combat phase the arena."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState, Rules, Unit
from dune_desktop.engine.frames import WindowFlow
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.drags import home_drag, units_drag
from dune_desktop.ui.presenters.table.forecast import forecast_line
from dune_desktop.ui.presenters.table.model import THEN, CombatCard, Parts, TableModel
from dune_desktop.ui.screen.display import Drag, Picture, Rect, Region
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.signs import Line

ARENA_SCALE = 236.0  # width of the scale in the arena
FULL_SCALE = 20  # strength at the end of the scale; it grows when somebody has more
Action = tuple[object, ...]
UNITS_ORDER = 18
LEAST_TURNED = 24.0  # height of a card in a lane of the arena
THOUGHT = "#FFE3A4"  # what would be added


def conflict(model: TableModel) -> Parts:
    """The Conflict's parts: in Combat the arena takes their place."""
    if model.report is not None:
        return {}  # the card of the new round lies there
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
    b.add(Picture(Rect(rect.x, rect.y, rect.w, 134), "strip:conflict:conflict:" + card.id, radius=12))
    b.icon(rect.x + 28, rect.y + 23, "combat", 28)
    b.text(rect.x + 50, rect.y + 23, model.t("table.conflict", level="I" * card.level), 20, 600, ink, box=100)
    left = model.t("table.n_left", n=len(model.view.conflict_deck))
    width = model.metrics.width(left, 20, 600)
    with b.thing("deck:conflict", pile := Rect(rect.right - 40 - width, rect.y + 10, width + 26, 26)):
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
    b.hit(pile, action=("cards", "conflicts"), inspect="conflict:" + card.id, radius=5, thing="deck:conflict")


def _reward(model: TableModel, b: Build, place: int, rect: Rect) -> None:
    """What a place wins, on the Conflict card."""
    controls = model.rules.conflicts[model.view.conflict].controls
    y = rect.y + rect.h / 2
    opacity = 0.6 if place == 3 and not model.rules.third_reward else 1.0
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
    foot = forecast_line(model, b, rect)
    pitch = (rect.h - 26 - foot) / max(3, len(seats))
    for seat in range(len(seats)):
        lane = Rect(rect.x, rect.y + 26 + seat * pitch, rect.w, pitch - 5)
        with b.thing(f"lane:{seat}", lane):
            _lane(model, b, seat, lane, unit, full)


def _full_scale(model: TableModel) -> int:
    most = max(_strength(model, seat) for seat in range(len(model.view.seats)))
    return FULL_SCALE if most <= FULL_SCALE else 10 * -(-most // 10)


def _strength(model: TableModel, seat: int) -> int:
    """The seat's strength after what is being weighed up."""
    return model.then(partial(model.rules.fought, seat=seat))


def _lane(model: TableModel, b: Build, seat: int, rect: Rect, unit: float, full: int) -> None:
    lanes = model.places.lanes
    active = seat == model.active
    b.plate(rect, "lane.active" if active else "lane", f"seat{seat}")
    y = rect.y + rect.h / 2
    more, refusal = _one_more(model, seat)
    if more or refusal:
        near = Rect(rect.x, rect.y, lanes.fighting - 6, rect.h)  # beside what is put forward, which a click takes back
        with b.thing(f"home:{seat}", near):
            b.hit(near, action=more, refusal=refusal, radius=8)
    b.piece(rect.x + 23, y, "marker", seat, 22)
    b.text(rect.x + 40, y, model.seat_name(seat), 20, 600, box=lanes.garrison - 46, cut=True)
    if model.shown_units:
        place = Rect(rect.x + lanes.garrison - 6, rect.y + 2, lanes.scale - lanes.garrison - 4, rect.h - 4)
        sheet = next((f"{box.seat_sheet}:{seat}" for box in model.boxes if box.seat_sheet), "")
        b.hit(place, inspect=sheet)
    home, out = _picks(model, seat)
    garrison, fighting = _force(model, seat, "garrison"), _force(model, seat, "conflict")
    used = _units(model, b, rect.x + lanes.garrison, y, garrison, home)
    _coming(model, b, garrison, rect.x + lanes.garrison + used + 8, y)
    used = _units(model, b, rect.x + lanes.fighting, y, fighting, out)
    if used + 34 <= lanes.scale - lanes.fighting:
        _put_forward(model, b, fighting, rect.x + lanes.fighting + used + 6, y)
    with b.thing(f"field:{seat}", Rect(rect.x + lanes.fighting - 6, rect.y, rect.w - lanes.fighting + 6, rect.h)):
        pass  # where whoever may deploy can put units
    for mark in range(0, full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + lanes.scale + mark * unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    with b.thing(f"bar:{seat}", Rect(rect.x + lanes.scale, y - 11, unit * full, 22)):
        _bar(model, b, seat, rect.x + lanes.scale, y, unit, 22)
    _total(model, b, seat, rect.right - 12, y, 31)


def _picks(model: TableModel, seat: int) -> tuple[dict[str, Action], dict[str, Action]]:
    """What a click does on the seat's units, by their kind: in the garrison, and in the Conflict."""
    losses = model.choices.losses if seat == model.active else {}
    home: dict[str, Action] = {"troop": ("option", *losses["garrison"])} if "garrison" in losses else {}
    out: dict[str, Action] = {"troop": ("option", *losses["conflict"])} if "conflict" in losses else {}
    for (other, kind), option in model.choices.driven.items():
        if other == seat:
            out[kind] = ("option", *option)
    if seat == model.viewer and model.choices.units:
        steps = _steps_left(model)
        (out if model.choices.of("retreat") else home).update(steps)
    return home, out


def _steps_left(model: TableModel) -> dict[str, Action]:
    """Of which kinds of units one more can be chosen to go, and the click that does."""
    choices = model.choices
    chosen = choices.nearest(model.selection.troops, model.selection.dreadnoughts)
    left: dict[str, Action] = {"troop": ("troops", 1)} if chosen[0] < choices.most(0, chosen[1])[0] else {}
    if chosen[1] < choices.most()[1] and model.shown_units:
        left[model.shown_units[0].id] = ("troops", 0, 1)
    return left


def _one_more(model: TableModel, seat: int) -> tuple[Action, str]:
    """What a click on the lane of who may deploy does: one more unit goes; or why none."""
    if seat != model.viewer or not model.choices.of("deploy"):
        return (), ""
    left = _steps_left(model)
    if not left:
        return (), model.t("whynot.troops_most", n=sum(model.choices.most()))
    return next(iter(left.values())), ""


def _total(model: TableModel, b: Build, seat: int, right: float, y: float, size: float) -> None:
    """The seat's strength; what it is now stands small beside what it would be."""
    now, then = model.rules.fought(model.view, seat), _strength(model, seat)
    name = f"strength:{seat}"
    if now == then:
        b.text(right, y, str(now), size, 700, "white" if now else "#9B8D7C", anchor="right", thing=name)
        return
    b.text(right, y - 13, str(now), 20, 600, "bone3", anchor="right", thing=name)
    b.text(right, y + 9, str(then), size - 3, 700, THOUGHT, anchor="right", thing=THEN + name)


class _Force(NamedTuple):
    """What a seat has in a place, its garrison or the Conflict: troops first, then the other units that are shown.

    `more` is how many more (or fewer) of each there would be after what is being weighed up.
    """

    seat: int
    place: str
    now: list[int]
    more: list[int]


def _force(model: TableModel, seat: int, place: str) -> _Force:
    there = partial(_there, seat=seat, units=model.shown_units, place=place)
    now, then = there(model.view), model.then(there)
    return _Force(seat, place, now, [after - before for after, before in zip(then, now, strict=True)])


def _there(state: GameState, seat: int, units: Sequence[Unit], place: str) -> list[int]:
    player = state.seats[seat]
    return [int(getattr(player, place)), *(int(getattr(unit.of_seat(player), place)) for unit in units)]


def _coming(model: TableModel, b: Build, force: _Force, x: float, y: float) -> None:
    """What the act being weighed up would bring to the garrison."""
    troops, *others = force.more
    for unit, more in zip(model.shown_units, others, strict=True):
        if more > 0:
            b.piece(x + 12, y, unit.id + "_ghost", force.seat, 28, thing=f"{THEN}{unit.id}s:{force.seat}.garrison")
            x += 32
    if troops > 0:
        b.text(x, y, f"+{troops}", 22, 700, THOUGHT, thing=f"{THEN}troops:{force.seat}.garrison")


def _put_forward(model: TableModel, b: Build, force: _Force, x: float, y: float) -> None:
    """How many units the act being weighed up would bring into the Conflict; a click takes one of the own back."""
    coming = sum(max(0, n) for n in force.more)
    if not coming:
        return
    name, box = f"{THEN}troops:{force.seat}.conflict", Rect(x - 4, y - 19, 42, 38)
    with b.thing(name, box):
        b.text(x, y, f"+{coming}", 22, 700, THOUGHT)
        if model.selection.troops and force.seat == model.viewer and model.choices.of("deploy"):
            b.hit(box, action=("troops", -1), radius=8, drag=home_drag(force.seat, name, x + 12, y))


def _units(model: TableModel, b: Build, x: float, y: float, force: _Force, picks: Mapping[str, Action]) -> float:
    """Units that are in a place and would stay there, troops last; those that can be picked are lit.

    Returns the width.
    """
    seat, place = force.seat, force.place
    troops, *several = (n + min(0, more) for n, more in zip(force.now, force.more, strict=True))
    others = [(unit.id, many) for unit, many in zip(model.shown_units, several, strict=True) if many > 0]
    if troops <= 0 and not others:
        b.text(x + 2, y, "–", 20, 500, "#8B7D70", thing=f"troops:{seat}.{place}")
        return 14
    at = x
    for kind, many in others:
        width = 4 + 26.0 * many
        name, box = f"{kind}s:{seat}.{place}", Rect(at - 3, y - 19, width + 3, 38)
        with b.thing(name, box):
            action = picks.get(kind, ())
            _pick(b, box, action, units_drag(action, name, kind, seat, place, box))
            for index, piece in enumerate(model.pieces(kind, seat, place)[:many]):
                b.piece(at + 14 + index * 26, y, kind, seat, 28, thing=piece)
        at += width + 2
    return at - x + _troops(b, at, y, force, troops, picks.get("troop", ()), most=1 if others else 3)


def _troops(b: Build, x: float, y: float, force: _Force, troops: int, action: Action, most: int) -> float:
    """Troops side by side, or more than the `most` as one with their number; returns the width."""
    single = troops <= most
    number = 0.0 if single else b.metrics.width(str(troops), 24, 700)
    width = 0.0 if troops <= 0 else 4 + 20.0 * troops if single else number + 28
    name, box = f"troops:{force.seat}.{force.place}", Rect(x - 4, y - 19, width + 5, 38)
    with b.thing(name, box):
        if troops > 0:
            ink = _pick(b, box, action, units_drag(action, name, "troop", force.seat, force.place, box))
            if single:
                for index in range(troops):
                    b.piece(x + 11 + index * 20, y, "troop", force.seat, 23)
            else:
                b.text(x, y, str(troops), 24, 700, ink)
                b.piece(x + number + 14, y, "troop", force.seat, 23)
    return width


def _pick(b: Build, rect: Rect, action: Action, drag: Drag | None) -> str:
    """Light what can be picked; returns the colour to write on it with."""
    if not action:
        return "bone"
    b.plate(rect, "row.lit")
    b.hit(rect, action=action, order=UNITS_ORDER, radius=8, drag=drag)
    return "ink"


class _Part(NamedTuple):
    """A part of a seat's strength: how much, what gives it, and how it looks."""

    value: int
    kind: str
    texture: str
    colour: str


def _parts(model: TableModel, seat: int) -> list[_Part]:
    """What the seat's strength consists of, and what would be added to it or go."""
    now = _parts_of(model.view, model.rules, seat)
    had, total = sum(part.value for part in now), _strength(model, seat)
    if total >= had:
        return [*now, _Part(total - had, "coming", "dashed", THOUGHT)] if total > had else now
    left = model.then(partial(_parts_of, rules=model.rules, seat=seat))
    return [*left, _Part(had - total, "going", "dashed", "#9B8D7C")]


def _parts_of(state: GameState, rules: Rules, seat: int) -> list[_Part]:
    """What the seat's strength consists of in a position: units, then swords."""
    player = state.seats[seat]
    (_, troops), *others = rules.strength_by_unit(state, seat)
    parts = [_Part(troops, "troop", "solid", f"seat{seat}")]
    for unit, (_, n) in zip(rules.more_units, others, strict=True):
        many = unit.of_seat(player).conflict
        parts += [_Part(n // many, unit.id, "framed", f"seat{seat}") for _ in range(many)]
    swords = rules.fought(state, seat) - troops - sum(n for _, n in others)
    return [part for part in (*parts, _Part(swords, "sword", "hatch", "#DDE2EA")) if part.value > 0]


def in_parts(model: TableModel, seat: int) -> list[tuple[str, int]]:
    """What the seat's strength consists of, by the sign for it."""
    signs = {"coming": "deploy"}
    return [(signs.get(part.kind, part.kind), part.value) for part in _parts(model, seat) if part.kind != "going"]


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
    with b.thing("arena.ground", rect):
        b.plate(rect, "arena")
        if model.held:
            b.hit(rect, action=("next", "stage"), tip=model.t("stage.verdict.tip"), ground=True, radius=12)
    card = Rect(rect.x + 12, rect.y + 12, 262, 254)
    conflict_card(model, b, card)
    _verdict(model, b, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
    seats = range(len(model.view.seats))
    left = rect.x + 286
    full = _full_scale(model)
    bar, unit = left + 156, ARENA_SCALE / full
    for mark in range(0, full + 1, 5 if full <= 30 else 10):
        b.text(bar + mark * unit, rect.y + 22, str(mark), 20, 600, "over_dusk", anchor="centre")
    earned = model.then(model.rules.earned)
    pitch = (rect.h - 50) / max(3, len(seats))
    for seat in seats:
        lane = Rect(left, rect.y + 40 + seat * pitch, rect.right - 10 - left, pitch - 8)
        with b.thing(f"lane:{seat}", lane):
            _arena_lane(model, b, seat, lane, full)
            end = bar + ARENA_SCALE
            with b.thing(f"earned:{seat}", Rect(end + 86, lane.y, lane.right - end - 92, lane.h)):
                _earned(model, b, seat, earned[seat], Rect(end + 86, lane.y, lane.right - end - 92, lane.h))


def _arena_lane(model: TableModel, b: Build, seat: int, lane: Rect, full: int) -> None:
    """Who it is and what the seat may do, its strength as a bar and a number."""
    active = _wins(model, seat) if model.stage is not None else seat == model.active
    b.plate(lane, "lane.active" if active else "lane", f"seat{seat}")
    left, y = lane.x, lane.y + lane.h / 2
    bar, unit = left + 156, ARENA_SCALE / full
    turned = [card for card in model.turned if card.seat == seat]
    hidden = model.stage.to_turn.count(seat) if model.stage is not None else 0
    top = lane.y + 20 if turned or hidden else y - 14
    b.piece(left + 23, top, "marker", seat, 22)
    b.text(left + 42, top, model.seat_name(seat), 21, 600, box=108, cut=True)
    if turned or hidden:
        _turned(model, b, seat, turned, hidden, Rect(left + 8, lane.y + 38, 138, lane.h - 44))
    else:
        b.text(left + 14, y + 16, _status(model, seat), 20, 500, "bone2", box=122)
    for mark in range(0, full + 1, 5):
        b.line(bar + mark * unit, lane.y + 8, bar + mark * unit, lane.bottom - 8, "brass_light/25", 1.5)
    with b.thing(f"bar:{seat}", Rect(bar, y - 9, ARENA_SCALE, 34)):
        _arena_bar(model, b, seat, bar, y, unit)
    end = bar + ARENA_SCALE
    _total(model, b, seat, end + 66, y, 42)
    b.line(end + 78, lane.y + 12, end + 78, lane.bottom - 12, "brass_light/45", 1)


def _wins(model: TableModel, seat: int) -> bool:
    """Whether the seat has won the Conflict that is decided on the stage."""
    assert model.stage is not None
    return model.stage.moment in ("verdict", "reward") and model.rules.earned(model.view)[seat] == 1


def _turned(model: TableModel, b: Build, seat: int, cards: Sequence[CombatCard], hidden: int, rect: Rect) -> None:
    """The seat's cards in Combat, name and swords: those of House Hagal (R26.12), maybe still face down, or Intrigue.

    Of more than there is room for the latest are shown.
    """
    first = max(0, len(cards) - max(1, int(rect.h / LEAST_TURNED)))
    pitch = rect.h / (len(cards) + hidden - first)
    rect = rect.moved(0, -first * pitch)
    for index in range(first, len(cards) + hidden):
        box = Rect(rect.x, rect.y + index * pitch, rect.w, pitch - 2)
        with b.thing(f"turned:{seat}.{index}", box):
            if index < len(cards):
                _turned_card(model, b, cards[index], box)
            else:
                b.plate(box, "rival.back")
                b.icon(*box.centre, "deck", 26)


def _turned_card(model: TableModel, b: Build, turned: CombatCard, box: Rect) -> None:
    b.plate(box, "row")
    middle = box.y + box.h / 2
    room = box.w - 14
    if turned.swords or turned.kind == "hagal":
        room -= 24 + b.text(box.right - 26, middle, str(turned.swords), 22, 700, "bone", anchor="right")
        b.icon(box.right - 13, middle, "sword", 22)
    component = f"{turned.kind}:{turned.card}"
    b.title_of(box.x + 8, middle, model.name(component), room, 20, "bone", 600, max(1, int(box.h // 21)))
    b.hit(box, inspect=component, radius=8)


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
        told = model.stage is not None and model.stage.moment in ("verdict", "reward")
        large, words = Style(size=22, weight=600, line=27), "\n".join(sentences)
        style = Style(line=24)
        if told and layout(words, model.metrics, rect.w - 28, large).height <= rect.h - 18:
            style = large
        most = int((rect.h - 14) // style.line)
        b.markup(rect.x + 14, rect.y + 10, words, rect.w - 28, style, lines=most, ellipsis=True)


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
