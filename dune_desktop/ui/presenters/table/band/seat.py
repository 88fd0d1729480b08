"""The panel of a seat: its name and points, its goods, Agents and badges, and how many cards and troops it has."""

from __future__ import annotations

from dune_desktop.engine.ids import FACTIONS
from dune_desktop.engine.state import Seat
from dune_desktop.players.levels import LEVELS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.contribution import pieces_of
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.tokens import HOME
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY, SIGN, SIGN_SMALL
from dune_desktop.ui.screen.values import changed

RING, RING_GAP = 26.0, 5.0  # of an Alliance, and what is free on both sides of them
ALLIANCE, CLOSEST = 29.0, 10.0  # from one Alliance to the next
MARK, MARKS = 8.0, "marks"  # height of one, and what tells a level that has no room for letters
NAME_SIGN = 34.0  # what a box has behind a name
END = 72.0  # margins of a seat's counts, and what a box has at their end
PAGES = ("hand", "deck", "discard_pile", "intrigue")
"""Counts of a seat that lead to a page about the cards."""


def seat_panel(model: TableModel, seat: int) -> Region:
    rect = model.places[f"seat.{seat}"]
    player = model.view.seats[seat]
    kind = model.rules.seat_kinds[seat]
    active = seat == model.active
    b = Build(model.metrics)
    with b.thing(f"seat:{seat}", rect):
        b.plate(rect, "seat.active" if active else "seat", f"seat{seat}")
        choice = model.choices.opponents.get(seat)
        action: tuple[object, ...] = ("option", *choice) if choice else ()
        leader = leader_of(player)
        page = f"seat:{seat}" if player.leader else leader
        b.hit(rect, action=action, inspect=page, order=20 if action else -1, radius=10)
        face(b, leader, Rect(rect.x + 14, rect.y + 4, FACE, FACE), seat)
        if model.view.first_player == seat:
            ring = Rect(rect.x + 14 + FACE - 17, rect.y + FACE - 18, 25, 25)
            with b.thing("first_player", ring):
                b.plate(ring, "ring")
                b.icon(*ring.centre, "first_player", 21)
        x = rect.x + 14 + FACE + 8
        _name_line(model, b, rect, x, seat)
        after = x if kind == "hagal" else _goods(model, b, x, rect.y + 50, seat) + 2
        after = _agents(model, b, after, rect.y + 50, seat)
        _badges(model, b, Rect(after, rect.y + 37, rect.right - 7 - after, 26), seat, player)
        _counts(model, b, rect.x + 18, rect.y + 81, seat, player)
        if action:  # also where a count has a tip of its own
            b.frame(rect.inset(-3), "hover_ring", 4, 13)
            b.hits = [changed(hit, action=action) for hit in b.hits]
    return b.region(f"seat.{seat}", rect, bleed=30)


def _name_line(model: TableModel, b: Build, rect: Rect, x: float, seat: int) -> None:
    """Name and points, how strong a computer is, and Alliances before the points.

    Where all that has little room, first the Alliances close up, then the level is told shorter; a name is cut at last.
    """
    y = rect.y + 20
    hagal, human = (model.rules.seat_kinds[seat] == kind for kind in ("hagal", "human"))
    signs = [box.seat_name for box in pieces_of(model) if box.seat_name is not None]
    name, behind = model.seat_name(seat), NAME_SIGN * len(signs) if human else 0.0
    end = rect.right - 10 if hagal else _points(model, b, rect, seat)
    free = end - x - behind - _wide(model, name, 21, 600)
    level = next(
        (words for words in _levels(model, seat) if free - _after_name(model, words) >= _least(model, seat)), ""
    )
    room = end - x - behind - _alliances(model, b, end, rect.y + 7, seat, free - _after_name(model, level))
    with b.thing(f"name:{seat}", Rect(x, rect.y + 6, room, 28)):
        width = b.text(x, y, name, 21, 600, box=room, cut=True)
        _level(model, b, x + width, y, seat, level)
    x += width + _after_name(model, level) + 10
    for write in signs:
        x += write(model, b, x, y, seat)


def _wide(model: TableModel, words: str, size: float, weight: int) -> float:
    return model.metrics.width(words, size, weight)


def _points(model: TableModel, b: Build, rect: Rect, seat: int) -> float:
    """The points at the right end, before them those there are now, if what is weighed up changes them; returns where
    they begin.
    """
    points = model.view.seats[seat].vp
    after = model.then(lambda state: state.seats[seat].vp)
    icon, name = rect.right - 9 - 15, f"vp:{seat}"
    with b.thing(name, Rect(icon - 70, rect.y + 4, 86, 34)):
        b.icon(icon, rect.y + 21, "vp", 31)
        colour = "gold" if after >= points else "bad_dark"
        thought = "" if after == points else THEN + name
        left = icon - 19 - b.text(icon - 19, rect.y + 21, str(after), 37, 700, colour, anchor="right", thing=thought)
        if after != points:
            b.icon(left - 12, rect.y + 22, "arrow", 14, colour="white")
            left -= 22 + b.text(left - 22, rect.y + 22, str(points), 24, 600, "#D9CBAA", anchor="right")
    return left


def _levels(model: TableModel, seat: int) -> tuple[str, ...]:
    """How strong a computer is, longest first: in a word, in few letters, in marks; nothing for everybody else."""
    level = model.level_of(seat)
    return (level, model.level_of(seat, short=True), MARKS) if level else ()


def _after_name(model: TableModel, level: str) -> float:
    """The room that a level takes behind a name."""
    return 0.0 if not level else 4 + MARK if level == MARKS else 10 + _wide(model, level, 20, 500)


def _level(model: TableModel, b: Build, x: float, y: float, seat: int, level: str) -> None:
    """How strong a computer is, behind its name; of the marks above one another the weakest level has one."""
    if level and level != MARKS:
        b.text(x + 10, y, level, BODY, 500, "bone3")
    elif level:
        number = 1 + LEVELS.index(model.chairs[seat].level)
        for place in range(number):
            b.icon(x + 4 + MARK / 2, y + (number - 1) * MARK / 2 - place * MARK, "ornament", MARK + 2, colour="bone3")


def _held(model: TableModel, seat: int) -> list[int]:
    """The Factions whose Alliances it has."""
    return [track for track in range(4) if model.view.alliances[track] == seat]


def _least(model: TableModel, seat: int) -> float:
    """The least that its Alliances take."""
    held = len(_held(model, seat))
    return RING + CLOSEST * (held - 1) + 2 * RING_GAP if held else 0.0


def _alliances(model: TableModel, b: Build, end: float, y: float, seat: int, room: float) -> float:
    """The Alliances left of the points, so close that they have room, the last one whole; returns what they take."""
    held = _held(model, seat)
    if not held:
        return 0.0
    further = len(held) - 1
    step = min(ALLIANCE, max(CLOSEST, (room - RING - 2 * RING_GAP) / further)) if further else 0.0
    wide = RING + RING_GAP + step * further
    for place, track in enumerate(held):
        ring = Rect(end - wide + step * place, y, RING, RING)
        with b.thing(f"badge:{seat}.{FACTIONS[track]}", ring):
            b.plate(ring, "ring")
            b.icon(*ring.centre, FACTIONS[track], 23)
    return wide + RING_GAP


def _goods(model: TableModel, b: Build, x: float, y: float, seat: int) -> float:
    """Solari, spice and water; returns where they end."""
    player = model.view.seats[seat]
    for what in ("solari", "spice", "water"):
        width = model.metrics.width(str(getattr(player, what)), 25, 700)
        with b.thing(f"purse:{seat}.{what}", Rect(x, y - 13, 27 + width, 26)):
            b.icon(x + 11.5, y, what, SIGN)
            b.text(x + 26, y, str(getattr(player, what)), 25, 700)
        x += max(46.0, 32 + width)
    return x


def _agents(model: TableModel, b: Build, x: float, y: float, seat: int) -> float:
    """Agents at home, then those that are out, as outlines, and whether it has no turn left; returns where they end."""
    player = model.view.seats[seat]
    for name in model.pieces("agent", seat, HOME):
        b.piece(x + 10, y, "agent_small", seat, 25, thing=name)
        x += 17
    for index in range(len(player.agents)):
        b.piece(x + 9, y + 2, "agent_used", seat, 20, thing=f"out:{seat}.{index}")
        x += 14
    if player.revealed and model.view.phase == "turns":
        b.icon(x + 10, y, "check_on", 18, 0.6, thing=f"done:{seat}")
        x += 20
    return x + 4


def _badges(model: TableModel, b: Build, room: Rect, seat: int, player: Seat) -> None:
    """Swordmaster and council seat at the right end, over one another where there is little room."""
    badges = [name for name, has in (("council", player.council), ("swordmaster", player.swordmaster)) if has]
    step = min(26.0, (room.w - 26) / max(1, len(badges) - 1))
    x = room.right - 13 - step * (len(badges) - 1)
    for name in badges:
        thing = f"swordmaster:{seat}" if name == "swordmaster" else f"badge:{seat}.council"
        b.icon(x, room.y + 13, name, 25, thing=thing)
        x += step


def _counts(model: TableModel, b: Build, x: float, y: float, seat: int, player: Seat) -> None:
    kind = model.rules.seat_kinds[seat]
    counts = [("garrison", player.garrison), ("supply", player.supply)]
    if kind == "human":
        counts += [("hand", len(player.hand)), ("deck", len(player.deck)), ("discard_pile", len(player.discard))]
    if kind != "hagal":
        counts.append(("intrigue", len(player.intrigue)))
    aside = "rare" in player.own and bool(player.own["rare"].aside)
    texts = [f"{n}+1" if icon == "hand" and aside else str(n) for icon, n in counts]
    gap = 33.0
    ends = [box.seat_end for box in pieces_of(model) if box.seat_end is not None]
    if ends:
        room = model.places[f"seat.{seat}"].w - END - sum(model.metrics.width(text, BODY, 600) for text in texts)
        gap = min(gap, room / len(counts))
    for (icon, _), text in zip(counts, texts, strict=True):
        box = Rect(x, y - 13, 26 + model.metrics.width(text, BODY, 600), 26)
        with b.thing(f"count:{seat}.{icon}", box):
            b.icon(x + 11, y, icon, SIGN_SMALL)
            width = b.text(x + 24, y, text, BODY, 600, "bone2")
            if icon in PAGES:
                b.hit(box, action=_page(model, seat, icon), inspect=f"seat:{seat}", radius=5)
        x += gap + width
    for end in ends if kind != "hagal" else ():
        end(model, b, model.places[f"seat.{seat}"].right - 9, y, seat)


def _page(model: TableModel, seat: int, count: str) -> tuple[object, ...]:
    """What leads to the page about the cards that are counted there."""
    if count == "intrigue":
        return ("cards", "intrigue")
    return ("cards", "mine") if seat == model.viewer else ("cards", "everybody", seat)
