"""The panel of a seat: its name and points, its goods, Agents and badges, and how many cards and troops it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.engine.model.state import Seat
from dune_desktop.players.levels import LEVELS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import SeatMark, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.tokens import HOME
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, SIGN, SIGN_SMALL
from dune_desktop.ui.screen.values import changed

RING, RING_GAP = 26.0, 5.0  # of an Alliance, and what is free on both sides of them
ALLIANCE, CLOSEST = 29.0, 10.0  # from one Alliance to the next
MARK, MARKS = 8.0, "marks"  # height of one, and what tells a level that has no room for letters
NAME_SIGN = 34.0  # what a box has behind a name
BESIDE_FACE = 14 + FACE + 8  # from the left edge to the name
NAME_LINE, COUNTS_LINE = 20.0, 81.0  # the middle of a name and of the counts below it, from the top
END = 72.0  # margins of a seat's counts, and what a box has at their end
PAGES = ("hand", "deck", "discard_pile", "intrigue")
"""Counts of a seat that lead to a page about the cards."""


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
    levels: tuple[str, ...]  # how strong a computer is, longest first
    rank: int  # the number of marks that tell it
    points: tuple[int, int] | None  # now, and after what is being weighed up
    behind: float  # room for what boxes have behind the name
    alliances: tuple[str, ...]


class _Has(NamedTuple):
    """All that the lower part shows besides what boxes have there: what the seat has."""

    rect: Rect
    seat: int
    goods: tuple[tuple[str, int], ...]
    agents: tuple[str, ...]  # those at home, by name
    out: int
    done: bool  # whether it has no turn left
    badges: tuple[str, ...]
    counts: tuple[tuple[str, str, Action], ...]  # sign, number, and the page it leads to
    end: bool  # whether boxes have something at the end of the counts


class _SeatProps(NamedTuple):
    """All that a seat's panel shows; of what boxes have there the draw function, and its props."""

    who: _Who
    has: _Has
    name_marks: tuple[_Mark, ...]
    end_marks: tuple[_Mark, ...]


_Mark = tuple[Callable[[Build, float, float, Any], float], Any]


def seat_part(seat: int) -> Part[TableModel, _SeatProps]:
    """The panel of a seat."""
    return Part(partial(_select, seat=seat), _draw)


def _select(model: TableModel, seat: int) -> _SeatProps:
    rect, added = model.places[f"seat.{seat}"], contributed(TableContribution, model.boxes)
    names, ends = added.seat_names, added.seat_ends
    hagal = model.rules.seat_kinds[seat] == "hagal"
    return _SeatProps(
        _who(model, rect, seat, len(names)),
        _has(model, rect, seat, bool(ends)),
        tuple(_marks(model, names, seat)),
        () if hagal else tuple(_marks(model, ends, seat)),
    )


def _marks(model: TableModel, marks: tuple[SeatMark, ...], seat: int) -> Iterator[_Mark]:
    for mark in marks:
        props = mark.select(model, seat)
        if props is not None:
            yield mark.draw, props


def _draw(b: Build, props: _SeatProps) -> Region:
    who, rect, seat = props.who, props.who.rect, props.who.seat
    with b.thing(f"seat:{seat}", rect):
        x = _drawn_who(b, who)
        for draw, mark in props.name_marks:
            x += draw(b, x, rect.y + NAME_LINE, mark)
        b.part(f"seat.has:{seat}", _drawn_has, props.has)
        for draw, mark in props.end_marks:
            draw(b, rect.right - 9, rect.y + COUNTS_LINE, mark)
        if who.action:  # also where a count has a tip of its own
            b.frame(rect.inset(-3), "hover_ring", 4, 13)
        b.hits = [changed(hit, action=who.action or hit.action or hit.closer) for hit in b.hits]
    return b.region(f"seat.{seat}", rect, bleed=30)


def _who(model: TableModel, rect: Rect, seat: int, name_marks: int) -> _Who:
    view, player, kind = model.view, model.view.seats[seat], model.rules.seat_kinds[seat]
    choice = model.choices.opponents.get(seat)
    leader, level = leader_of(player), model.level_of(seat)
    return _Who(
        rect,
        seat,
        "seat.active" if seat == model.active else "seat",
        ("option", *choice) if choice else (),
        f"seat:{seat}" if player.leader else leader,
        leader,
        view.first_player == seat,
        model.seat_name(seat),
        (level, model.level_of(seat, short=True), MARKS) if level else (),
        1 + LEVELS.index(model.chairs[seat].level) if level else 0,
        None if kind == "hagal" else (player.vp, model.then(lambda state: state.seats[seat].vp)),
        NAME_SIGN * name_marks if kind == "human" else 0.0,
        tuple(FACTIONS[track] for track, holder in enumerate(view.alliances) if holder == seat),
    )


def _has(model: TableModel, rect: Rect, seat: int, end: bool) -> _Has:
    player = model.view.seats[seat]
    hagal = model.rules.seat_kinds[seat] == "hagal"
    badges = (("council", player.council), ("swordmaster", player.swordmaster))
    return _Has(
        rect,
        seat,
        () if hagal else tuple((what, getattr(player, what)) for what in ("solari", "spice", "water")),
        tuple(model.pieces("agent", seat, HOME)),
        len(player.agents),
        player.revealed and model.view.phase == "turns",
        tuple(name for name, has in badges if has),
        _counts(model, seat, player),
        end,
    )


def _counts(model: TableModel, seat: int, player: Seat) -> tuple[tuple[str, str, Action], ...]:
    kind = model.rules.seat_kinds[seat]
    counts = [("garrison", player.garrison), ("supply", player.supply)]
    if kind == "human":
        counts += [("hand", len(player.hand)), ("deck", len(player.deck)), ("discard_pile", len(player.discard))]
    if kind != "hagal":
        counts.append(("intrigue", len(player.intrigue)))
    aside = model.rules.set_aside_card(model.view, seat)
    return tuple(
        (icon, f"{n}+1" if icon == "hand" and aside else str(n), _page(model, seat, icon) if icon in PAGES else ())
        for icon, n in counts
    )


def _page(model: TableModel, seat: int, count: str) -> tuple[object, ...]:
    """What leads to the page about the cards that are counted there."""
    if count == "intrigue":
        return ("cards", "intrigue")
    return ("cards", "mine") if seat == model.viewer else ("cards", "everybody", seat)


# ------------------------------------------------------------------------------------------------ drawing it


def _drawn_who(b: Build, look: _Who) -> float:
    rect, seat = look.rect, look.seat
    b.plate(rect, look.style, f"seat{seat}")
    b.hit(rect, action=look.action, inspect=look.page, order=20 if look.action else -1, radius=10, thing=f"seat:{seat}")
    face(b, look.leader, Rect(rect.x + 14, rect.y + 4, FACE, FACE), seat)
    if look.first:
        ring = Rect(rect.x + 14 + FACE - 17, rect.y + FACE - 18, 25, 25)
        with b.thing("first_player", ring):
            b.plate(ring, "ring")
            b.icon(*ring.center, "first_player", 21)
    return _name_line(b, look, rect.x + BESIDE_FACE)


def _drawn_has(b: Build, look: _Has) -> None:
    rect, x = look.rect, look.rect.x + BESIDE_FACE
    after = _goods(b, look, x, rect.y + 50) + 2 if look.goods else x
    after = _agents(b, look, after, rect.y + 50)
    _badges(b, look, Rect(after, rect.y + 37, rect.right - 7 - after, 26))
    _numbers(b, look, rect.x + 18, rect.y + COUNTS_LINE)


def _name_line(b: Build, look: _Who, x: float) -> float:
    """Name and points, how strong a computer is, and Alliances before the points; returns where they leave room.

    Where all that has little room, first the Alliances close up, then the level is told shorter; a name is cut at last.
    """
    rect, y = look.rect, look.rect.y + NAME_LINE
    end = rect.right - 10 if look.points is None else _points(b, look, *look.points)
    free = end - x - look.behind - b.metrics.width(look.name, 21, 600)
    level = next((words for words in look.levels if free - _after_name(b, words) >= _least(look)), "")
    room = end - x - look.behind - _alliances(b, look, end, free - _after_name(b, level))
    with b.thing(f"name:{look.seat}", Rect(x, rect.y + 6, room, 28)):
        width = b.text(x, y, look.name, 21, 600, box=room, cut=True)
        _level(b, look, x + width, y, level)
    return x + width + _after_name(b, level) + 10


def _points(b: Build, look: _Who, points: int, after: int) -> float:
    """The points at the right end, before them those there are now, if what is weighed up changes them; returns where
    they begin.
    """
    rect = look.rect
    icon, name = rect.right - 9 - 15, f"vp:{look.seat}"
    with b.thing(name, Rect(icon - 70, rect.y + 4, 86, 34)):
        b.icon(icon, rect.y + 21, "vp", 31)
        color = "gold" if after >= points else "bad_dark"
        thought = "" if after == points else THEN + name
        left = icon - 19 - b.text(icon - 19, rect.y + 21, str(after), 37, 700, color, anchor="right", thing=thought)
        if after != points:
            b.icon(left - 12, rect.y + 22, "arrow", 14, color="white")
            left -= 22 + b.text(left - 22, rect.y + 22, str(points), 24, 600, "#D9CBAA", anchor="right")
    return left


def _after_name(b: Build, level: str) -> float:
    """The room that a level takes behind a name."""
    return 0.0 if not level else 4 + MARK if level == MARKS else 10 + b.metrics.width(level, 20, 500)


def _level(b: Build, look: _Who, x: float, y: float, level: str) -> None:
    """How strong a computer is, behind its name; of the marks above one another the weakest level has one."""
    if level and level != MARKS:
        b.text(x + 10, y, level, BODY, 500, "bone3")
    elif level:
        for place in range(look.rank):
            b.icon(x + 4 + MARK / 2, y + (look.rank - 1) * MARK / 2 - place * MARK, "ornament", MARK + 2, color="bone3")


def _least(look: _Who) -> float:
    """The least that its Alliances take."""
    held = len(look.alliances)
    return RING + CLOSEST * (held - 1) + 2 * RING_GAP if held else 0.0


def _alliances(b: Build, look: _Who, end: float, room: float) -> float:
    """The Alliances left of the points, so close that they have room, the last one whole; returns what they take."""
    held = look.alliances
    if not held:
        return 0.0
    further = len(held) - 1
    step = min(ALLIANCE, max(CLOSEST, (room - RING - 2 * RING_GAP) / further)) if further else 0.0
    wide = RING + RING_GAP + step * further
    for place, faction in enumerate(held):
        ring = Rect(end - wide + step * place, look.rect.y + 7, RING, RING)
        with b.thing(f"badge:{look.seat}.{faction}", ring):
            b.plate(ring, "ring")
            b.icon(*ring.center, faction, 23)
    return wide + RING_GAP


def _goods(b: Build, look: _Has, x: float, y: float) -> float:
    """Solari, spice and water; returns where they end."""
    for what, n in look.goods:
        width = b.metrics.width(str(n), 25, 700)
        with b.thing(f"purse:{look.seat}.{what}", Rect(x, y - 13, 27 + width, 26)):
            b.icon(x + 11.5, y, what, SIGN)
            b.text(x + 26, y, str(n), 25, 700)
        x += max(46.0, 32 + width)
    return x


def _agents(b: Build, look: _Has, x: float, y: float) -> float:
    """Agents at home, then those that are out, as outlines, and whether it has no turn left; returns where they end."""
    for name in look.agents:
        b.piece(x + 10, y, "agent_small", look.seat, 25, thing=name)
        x += 17
    for index in range(look.out):
        b.piece(x + 9, y + 2, "agent_used", look.seat, 20, thing=f"out:{look.seat}.{index}")
        x += 14
    if look.done:
        b.icon(x + 10, y, "check_on", 18, 0.6, thing=f"done:{look.seat}")
        x += 20
    return x + 4


def _badges(b: Build, look: _Has, room: Rect) -> None:
    """Swordmaster and council seat at the right end, over one another where there is little room."""
    step = min(26.0, (room.w - 26) / max(1, len(look.badges) - 1))
    x = room.right - 13 - step * (len(look.badges) - 1)
    for name in look.badges:
        thing = f"swordmaster:{look.seat}" if name == "swordmaster" else f"badge:{look.seat}.council"
        b.icon(x, room.y + 13, name, 25, thing=thing)
        x += step


def _numbers(b: Build, look: _Has, x: float, y: float) -> None:
    """The counts, closer where boxes have something behind them."""
    widths = [b.metrics.width(number, BODY, 600) for _, number, _ in look.counts]
    gap = min(33.0, (look.rect.w - END - sum(widths)) / len(widths)) if look.end else 33.0
    for (icon, number, page), width in zip(look.counts, widths, strict=True):
        box = Rect(x, y - 13, 26 + width, 26)
        with b.thing(f"count:{look.seat}.{icon}", box):
            b.icon(x + 11, y, icon, SIGN_SMALL)
            b.text(x + 24, y, number, BODY, 600, "bone2")
            if page:
                b.hit(box, action=page, inspect=f"seat:{look.seat}", radius=5)
        x += gap + width
