"""The panel of a seat: its face, points and name, its goods, Agents and badges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Mark, TableContribution, marks_of
from dune_desktop.ui.presenters.table.band.hagal import HagalCards, draw_deck, draw_turned, hagal_cards
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.stage import leaders
from dune_desktop.ui.presenters.table.tokens import HOME
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, SIGN_SMALL
from dune_desktop.ui.screen.values import changed

LEFT = 162.0  # from the left edge to name and goods
NAME = 21.0
POINTS, NUMERAL = 78.0, 40.0  # where the points stand, and their size
UPPER, LOWER = 21.0, 55.0  # the middles of points and Agents
LINES = (17.0, 40.0, 63.0)  # of name, goods, and numbers of cards with what is held
RING, LEAST_RING = 24.0, 9.0  # of what is held; how much of it shows at the least below the next
COUNTED, DIGIT = 31.0, 11.0  # what a sign with a number takes before the next one, and each of its digits
MARKED = 43.0  # what a sign with a number of a box takes
APART = 12.0  # before the next seat
SPARE = 10.0  # of that, what the last badge may take
LAUREL, LEADING = 36.0, 0.53  # at most, round the sign of points of who leads; the share of it that this takes
ROOMY = 1.1  # how many times the usual size the places have where there is room for more numbers


class _Who(NamedTuple):
    """All that the upper part of a panel shows besides what boxes have there: whose it is, and how it stands."""

    rect: Rect
    seat: int
    style: str
    action: Action  # what a click on it answers
    page: str
    leader: str
    first: bool  # whether it is the first player
    name: str
    named: float  # how much room the name has
    points: tuple[int, int] | None  # now, and after what is being weighed up
    leads: bool  # whether it has the most points
    counts: tuple[tuple[str, int, Action], ...]  # of cards: sign, number, and the page it leads to
    hagal: HagalCards | None  # what House Hagal has instead of points


class _Has(NamedTuple):
    """All that the lower part shows besides what boxes have there: what the seat has."""

    rect: Rect
    seat: int
    goods: tuple[tuple[str, int], ...]
    agents: tuple[str, ...]  # those at home, by name
    out: int
    done: bool  # whether it has no turn left
    badges: tuple[str, ...]  # what is held: Alliances, council seat, Swordmaster
    before: float  # what stands before them in their line
    above: int  # how many of them stand behind the name, for want of room


class _SeatProps(NamedTuple):
    """All that a seat's panel shows; of what boxes have there the draw function, and its props."""

    who: _Who
    has: _Has
    name_marks: tuple[Mark, ...]
    end_marks: tuple[Mark, ...]


def seat_part(seat: int) -> Part[TableModel, _SeatProps]:
    """The panel of a seat."""
    return Part(partial(_select, seat=seat), _draw)


def _select(model: TableModel, seat: int) -> _SeatProps:
    rect, added = model.places[f"seat.{seat}"], contributed(TableContribution, model.boxes)
    hagal = model.rules.seat_kinds[seat] == "hagal"
    names = marks_of(added.seat_names, model, seat)
    ends = () if hagal else marks_of(added.seat_ends, model, seat)
    who = _who(model, rect, seat)
    has = _has(model, rect, seat, _wide(who.counts) + MARKED * len(ends))
    room = rect.w - LEFT - APART - RING * bool(has.above) - (RING + 1) * max(0, has.above - 1)
    return _SeatProps(who._replace(named=room), has, names, ends)


def _draw(b: Build, props: _SeatProps) -> Region:
    who, rect, seat = props.who, props.who.rect, props.who.seat
    with b.thing(f"seat:{seat}", rect):
        _drawn_who(b, who)
        x = rect.x + FACE - 20
        for draw, mark in props.name_marks:  # at the upper right of the face
            x += draw(b, x, rect.y + 15, mark)
        b.part(f"seat.has:{seat}", _drawn_has, props.has)
        right = rect.x + LEFT + _wide(who.counts)
        for draw, mark in props.end_marks:  # which end there
            right += MARKED
            draw(b, right - 5, rect.y + LINES[2], mark)
        if who.action:  # also where a count has a tip of its own
            b.frame(rect.inset(-3), "hover_ring", 4, 13)
        b.hits = [changed(hit, action=who.action or hit.action or hit.closer) for hit in b.hits]
    return b.region(f"seat.{seat}", rect, bleed=30)


def _who(model: TableModel, rect: Rect, seat: int) -> _Who:
    view, player, kind = model.view, model.view.seats[seat], model.rules.seat_kinds[seat]
    choice = model.choices.opponents.get(seat)
    leader = leader_of(player)
    return _Who(
        rect,
        seat,
        "seat.active" if seat == model.active else "seat",
        ("option", *choice) if choice else (),
        f"seat:{seat}" if player.leader else leader,
        leader,
        view.first_player == seat,
        model.seat_name(seat),
        0.0,
        None if kind == "hagal" else (player.vp, model.then(lambda state: state.seats[seat].vp)),
        seat in ahead(model),
        _counts(model, seat),
        hagal_cards(model) if kind == "hagal" else None,
    )


def _wide(counts: Sequence[tuple[str, int, Action]]) -> float:
    return sum(COUNTED + DIGIT * len(str(number)) for _, number, _ in counts)


def ahead(model: TableModel) -> list[int]:
    """The seats with the most points, where they do not all have as many."""
    first = leaders(model)
    return first if len(first) < sum(kind != "hagal" for kind in model.rules.seat_kinds) else []


def _counts(model: TableModel, seat: int) -> tuple[tuple[str, int, Action], ...]:
    """How many Intrigue cards a seat has, if it has any; in a large window also how many cards in its hand."""
    player, kind = model.view.seats[seat], model.rules.seat_kinds[seat]
    if kind == "hagal":
        return ()
    found: list[tuple[str, int, Action]] = [("intrigue", len(player.intrigue), ("cards", "intrigue"))]
    if kind == "human" and model.places.growth >= ROOMY:
        page: Action = ("cards", "mine") if seat == model.viewer else ("cards", "everybody", seat)
        found.append(("hand", len(player.hand) + bool(model.rules.set_aside_card(model.view, seat)), page))
    return tuple(count for count in found if count[1])


def _has(model: TableModel, rect: Rect, seat: int, before: float) -> _Has:
    player = model.view.seats[seat]
    hagal = model.rules.seat_kinds[seat] == "hagal"
    badges: list[str] = [FACTIONS[track] for track, holder in enumerate(model.view.alliances) if holder == seat]
    badges += [name for name in ("council", "swordmaster") if getattr(player, name)]
    return _Has(
        rect,
        seat,
        () if hagal else tuple((what, getattr(player, what)) for what in ("solari", "spice", "water")),
        tuple(model.pieces("agent", seat, HOME)),
        len(player.agents),
        player.revealed and model.view.phase == "turns",
        tuple(badges),
        before,
        0 if hagal else _above(model, rect, seat, len(badges), before),
    )


def _above(model: TableModel, rect: Rect, seat: int, badges: int, before: float) -> int:
    """How many badges have no room in their line, and have some behind the name."""
    room = rect.w - LEFT - APART
    beside = int((room + SPARE - before - 2 + 1) // (RING + 1))
    behind = int((room - model.metrics.width(model.seat_name(seat), NAME, 600) - 6 + 1) // (RING + 1))
    return max(0, min(badges - max(1, beside), behind))


# ------------------------------------------------------------------------------------------------ drawing it


def _drawn_who(b: Build, look: _Who) -> None:
    """Face, points and name."""
    rect, seat = look.rect, look.seat
    b.plate(rect, look.style, f"seat{seat}_dark")
    b.hit(rect, action=look.action, inspect=look.page, order=20 if look.action else -1, radius=10, thing=f"seat:{seat}")
    medal = Rect(rect.x + 4, rect.y + 6, FACE, FACE)
    with b.thing(f"face:{seat}", medal):
        face(b, look.leader, medal, seat)
    if look.first:
        ring = Rect(rect.x + FACE - 18, rect.y + FACE - 18, 25, 25)
        with b.thing("first_player", ring):
            b.plate(ring, "ring")
            b.icon(*ring.center, "first_player", 21)
    if look.points is not None:
        _points(b, look, *look.points)
    left, right = rect.x + LEFT, rect.right - APART
    if look.hagal is not None:
        draw_deck(b, look.hagal, rect.x + POINTS, rect.y + UPPER, 26)
        right = draw_turned(b, look.hagal, right, rect.y + 4) - 8
    for place, (icon, number, page) in enumerate(look.counts):
        _count(b, look, icon, number, page, left + _wide(look.counts[:place]))
    y = rect.y + (UPPER if look.hagal is not None else LINES[0])
    room = min(look.named, right - left)
    with b.thing(f"name:{seat}", Rect(left, y - 12, room, 24)):
        b.text(left, y, look.name, NAME, 600, box=room, cut=True)


def _points(b: Build, look: _Who, points: int, after: int) -> None:
    """The points, and small before them those there are now, if what is weighed up changes them; a laurel for the most.

    Of all seats they stand equally far from the left.
    """
    name, y = f"vp:{look.seat}", look.rect.y + UPPER + 1
    x = look.rect.x + POINTS
    with b.thing(name, Rect(x - 2, y - 18, 80, 36)):
        if after != points:
            x += b.text(x, y, str(points), 24, 600, "#D9CBAA") + 4
            b.icon(x + 6, y, "arrow", 13, color="white")
            x += 14
        color = "bad_dark" if after < points else "gold" if look.leads or after > points else "cream"
        thought = "" if after == points else THEN + name
        x += b.text(x, y, str(after), NUMERAL, 700, color, thing=thought)
        if after == points and look.leads:
            x += 2
            size = min(LAUREL, look.rect.x + LEFT - 6 - x)
            with b.thing(f"leads:{look.seat}", Rect(x, y - size / 2, size, size)):
                b.icon(x + size / 2, y, "leads", size)
                b.icon(x + size / 2, y - 1, "vp", size * LEADING)
        elif after == points:
            b.icon(x + 17, y, "vp", 24)


def _count(b: Build, look: _Who, icon: str, number: int, page: Action, x: float) -> None:
    """A number of cards."""
    y, width = look.rect.y + LINES[2], b.metrics.width(str(number), BODY, 600)
    box = Rect(x, y - 12, width + 26, 24)
    with b.thing(f"count:{look.seat}.{icon}", box):
        b.icon(x + 11, y, icon, SIGN_SMALL)
        b.text(x + 24, y, str(number), BODY, 600, "bone2")
        b.hit(box, action=page, inspect=f"seat:{look.seat}", radius=5)


def _drawn_has(b: Build, look: _Has) -> None:
    rect = look.rect
    _agents(b, look, rect.x + POINTS, rect.y + LOWER + 1)
    _goods(b, look, rect.x + LEFT, rect.y + LINES[1])
    right, left = rect.right - APART, rect.x + LEFT + look.before + 2
    _badges(b, look, look.badges[look.above :], Rect(left, rect.y + LINES[2] - RING / 2, right - left, RING))
    for place, name in enumerate(reversed(look.badges[: look.above])):
        _badge(b, look, name, Rect(right - RING - (RING + 1) * place, rect.y + LINES[0] - RING / 2, RING, RING))


def _goods(b: Build, look: _Has, x: float, y: float) -> None:
    """Solari, spice and water."""
    for what, n in look.goods:
        width = b.metrics.width(str(n), COUNT_SMALL, 700)
        with b.thing(f"purse:{look.seat}.{what}", Rect(x, y - 12, 25 + width, 24)):
            b.icon(x + 11, y, what, SIGN_SMALL)
            b.text(x + 24, y, str(n), COUNT_SMALL, 700)
        x += max(46.0, 29 + width)


def _agents(b: Build, look: _Has, x: float, y: float) -> None:
    """Agents at home, then those that are out, as outlines, and whether it has no turn left."""
    for name in look.agents:
        b.piece(x + 10, y, "agent_small", look.seat, 26, thing=name)
        x += 18
    for index in range(look.out):
        b.piece(x + 9, y + 2, "agent_used", look.seat, 20, thing=f"out:{look.seat}.{index}")
        x += 15
    if look.done:
        b.icon(x + 10, y, "check_on", 18, 0.6, thing=f"done:{look.seat}")


def _badges(b: Build, look: _Has, names: Sequence[str], room: Rect) -> None:
    """What is held behind the numbers of cards, over one another where there is little room."""
    step = max(LEAST_RING, min(RING + 1, (room.w + SPARE - RING) / max(1, len(names) - 1)))
    for place, name in enumerate(names):
        _badge(b, look, name, Rect(room.x + step * place, room.y, RING, RING))


def _badge(b: Build, look: _Has, name: str, ring: Rect) -> None:
    """An Alliance, the council seat or the Swordmaster."""
    with b.thing(f"{name}:{look.seat}" if name == "swordmaster" else f"badge:{look.seat}.{name}", ring):
        if name in FACTIONS:
            b.plate(ring, "ring")
        b.icon(*ring.center, name, SIGN_SMALL)
