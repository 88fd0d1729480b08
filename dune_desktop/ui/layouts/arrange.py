"""Where everything lies on the table: the palace that one looks out of, and the land in its opening.

The reference canvas is 1920x1080. In the opening lies Arrakis from sky to battlefield, in the left wall are the courts
of the Factions, on the right wall hangs what is for sale, on the parapet lies what a player has, and the rail above
tells of all seats. A larger canvas of the same shape grows all places, so that words take a smaller share of it. A
wider one widens the opening, and from a certain width on the right wall; a higher one gives the sky more room.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.layouts.plan import COURT_PITCH, HEIGHT, WIDTH, Board, Change, SideBoard
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.land import Land

OPENING = Rect(375, 84, 1086, 720)  # the view out of the palace
SKY = 288.0  # above this line a higher canvas adds nothing: the windows in the sky
HORIZON, GROUND, SANDS = 402.0, 476.0, 606.0  # of the painting: behind the cities, under them, under the spice
ARENA = 288.0  # where Combat begins, below the windows
RING = 142.0  # where the brass ring hangs on which the windows in the sky stand
BATTLEFIELD = 676.0  # where the armies stand
WALL = Rect(1476, 90, 432, 978)  # the right wall
WIDER_WALL = 400.0  # spare width from which the right wall has a third column
COLUMN, COLUMN_GAP = 210.0, 10.5  # width of a card for sale where there are two columns
NARROW, NARROW_GAP = 139.5, 6.75  # and where there are three
ASIDE, ASIDE_GAP = 60.0, 7.0  # height of the card that is set aside, below the Row; what lies between them
FOOT_GAP = 8.0  # above what is told at the foot of the wall
CLOSING = 44.0  # height of the strip of a side board while that lies open
DRAWER = 440.0  # height of the drawer of answers at the foot of the wall, at most
LOG = 120.0  # the log lies open where there is so much room below the Row
POST = 42.0  # diameter of a mark between board spaces
POST_DOWN = 38.0  # how far below the upper edge of windows such a mark has its middle


class _Wall(NamedTuple):
    """What hangs on the right wall from above: where each part begins, and how high it is.

    Of the Row the first line of cards, and how far the second lies below it; `owned` is what the player has of the
    tiles, `mine` of the offers, `others` what all others have of these.
    """

    row: tuple[float, float]
    pitch: float
    tiles: tuple[float, float] = (0, 0)
    shelf: tuple[float, float] = (0, 0)
    strip: tuple[float, float] = (0, 0)
    owned: tuple[float, float] = (0, 0)
    offers: tuple[float, float] = (0, 0)
    mine: tuple[float, float] = (0, 0)
    others: tuple[float, float] = (0, 0)


_OFFERS = _Wall((259.5, 252), 262.5, offers=(123, 96), mine=(806, 122), others=(934, 134))
"""The wall with offers above the Row."""

_WALLS = {
    (False, False): _Wall((129, 304.5), 315),
    (True, False): _Wall((356, 255), 265.5, tiles=(126, 186), owned=(912, 156)),
    (False, True): _Wall((129, 262), 270, shelf=(697, 256), strip=(961, 110)),
    (True, True): _Wall((290, 220), 227.5, tiles=(124.5, 129), shelf=(779, 184), strip=(969, 104)),
}
"""By whether there are tiles to buy above the Row, and a row of cards below it."""


@dataclass(frozen=True, slots=True)
class Places:
    """Every place on the table by its name.

    `slot.NAME` is where a board space stands, `seat.N`, `faction.NAME`, `market.N`, `reserve.N` and the like are what
    they are called; `opening` is the view, `land` its painting, `wall` what lies right of it; `side.NAME` is a side
    board, open or folded, and `strip.NAME` what is left of its strip while it is open. `sections` are the parts of the
    board in order.
    """

    width: float
    height: float
    rects: Mapping[str, Rect]
    sections: tuple[str, ...]
    land: Land
    growth: float = 1.0  # how many times the usual size its places have

    def __getitem__(self, name: str) -> Rect:
        """The place of that name; KeyError if there is none on this table."""
        return self.rects[name]

    def __contains__(self, name: str) -> bool:
        return name in self.rects

    def of(self, kind: str) -> tuple[Rect, ...]:
        """All places of a kind that are numbered, in order."""
        found: list[Rect] = []
        while f"{kind}.{len(found)}" in self.rects:
            found.append(self.rects[f"{kind}.{len(found)}"])
        return tuple(found)

    @property
    def canvas(self) -> Rect:
        return Rect(0, 0, self.width, self.height)


class _Shape(NamedTuple):
    """How a canvas differs from the reference one, once that has grown with it."""

    growth: float
    spare: float  # extra width
    tall: float  # extra height
    wall: float  # how much of the extra width the right wall has
    width: float
    height: float

    @classmethod
    def of(cls, width: float, height: float) -> _Shape:
        growth = max(1.0, min(width / WIDTH, height / HEIGHT))
        spare, tall = max(0.0, width / growth - WIDTH), max(0.0, height / growth - HEIGHT)
        wall = COLUMN + COLUMN_GAP if spare >= WIDER_WALL else 0.0
        return cls(growth, spare, tall, wall, WIDTH + spare, HEIGHT + tall)

    @property
    def wider(self) -> float:
        """How much wider the opening is."""
        return self.spare - self.wall

    def in_opening(self, rect: Rect) -> Rect:
        """A place of the reference opening where it is now: further apart, and below the sky lower."""
        middle = rect.center[0] - OPENING.x
        return rect.moved(middle * self.wider / OPENING.w, self.tall if rect.y >= SKY else 0.0)


@lru_cache(maxsize=64)
def arrange(
    board: Board,
    sides: tuple[SideBoard, ...],
    canvas: tuple[float, float],
    shown: frozenset[str] = frozenset(),
    seats: int = 4,
) -> Places:
    """Everything on the table, on a canvas of that width and height, with so many `seats` on the rail.

    `open:NAME` in `shown` lays a folded side board open, `aside`: a card is set aside for somebody, `past`: somebody
    looks back, which takes half of the hand's place, or all of it where `past.alone` no hand is seen.
    """
    shape = _Shape.of(*canvas)
    changes = [side.over[board.id] for side in sides if board.id in side.over]
    rects = {
        **_rail(shape, seats),
        **_courts(shape, board),
        **_opening(shape, board, changes),
        **_parapet(shape, shown),
        **_wall(shape, sides, shown),
    }
    if shape.growth > 1:
        rects = {name: rect.grown(shape.growth) for name, rect in rects.items()}
    rects |= _posts(board, rects, shape.growth)
    sections = dict.fromkeys((*board.sections, *(name for change in changes for name in change.sections)))
    return Places(*canvas, rects, tuple(sections), _land(shape, board, rects), shape.growth)


def _posts(board: Board, rects: Mapping[str, Rect], growth: float) -> dict[str, Rect]:
    """Marks between board spaces: between two windows, on the line of the cities between two, or left of a sign."""
    size = POST * growth
    found: dict[str, Rect] = {}
    for post, spaces in board.posts.items():
        watched = sorted((rects["slot." + space] for space in spaces if "slot." + space in rects), key=lambda r: r.x)
        if len(watched) < len(spaces):
            continue  # something lies over what it stands between
        first, last = watched[0], watched[-1]
        middle = (first.right + last.x) / 2
        if spaces[0] in board.cities:
            middle, down = (first.center[0] + last.center[0]) / 2, first.bottom - 93 * growth
        elif spaces[0] in board.deserts:
            middle, down = first.x - 18 * growth, first.bottom - 36 * growth
        else:
            down = min(rect.y for rect in watched) + POST_DOWN * growth
        found["post." + post] = Rect(middle - size / 2, down - size / 2, size, size)
    return found


def _land(shape: _Shape, board: Board, rects: Mapping[str, Rect]) -> Land:
    """The painting behind all that."""
    by, tall, opening = shape.growth, shape.tall, rects["opening"]
    horizon, ground, sands, field, shelf = (
        by * (line + tall) for line in (HORIZON, GROUND, SANDS, BATTLEFIELD, OPENING.bottom)
    )
    return Land(
        opening.x,
        opening.right,
        opening.y,
        horizon,
        ground,
        sands,
        field,
        shelf,
        tuple(rects["slot." + space].center[0] for space in board.cities),
        tuple(rects["slot." + space].center[0] for space in board.deserts),
        tuple(rects["faction." + faction] for faction in board.courts),
        RING * by,
    )


def _rail(shape: _Shape, seats: int) -> dict[str, Rect]:
    """Round, seats, tools."""
    pitch = (1309 + shape.spare) / seats
    found = {"dial": Rect(14, 6, 240, 76), "tools": Rect(1586 + shape.spare, 6, 322, 76)}
    return found | {f"seat.{seat}": Rect(267 + pitch * seat, 6, pitch - 9, 76) for seat in range(seats)}


def _courts(shape: _Shape, board: Board) -> dict[str, Rect]:
    """The courts of the Factions in the left wall, each with its board spaces."""
    more = shape.tall / max(1, len(board.courts))
    found: dict[str, Rect] = {}
    for place, (faction, spaces) in enumerate(board.courts.items()):
        court = Rect(12, 96 + (COURT_PITCH + more) * place, 354, COURT_PITCH - 6 + more)
        found["faction." + faction] = court
        width = (court.w + 6) / len(spaces) - 6
        for number, space in enumerate(spaces):
            found["slot." + space] = Rect(court.x + (width + 6) * number, court.y + 72, width, court.h - 72)
    return found


def _opening(shape: _Shape, board: Board, changes: list[Change]) -> dict[str, Rect]:
    """The view: windows in the sky, places in the land, the battlefield."""
    spaces, tracks = dict(board.spaces), dict(board.tracks)
    for change in changes:
        spaces = {space: rect for space, rect in spaces.items() if space not in change.gone} | dict(change.spaces)
        tracks.update(change.tracks)
    opening = Rect(OPENING.x, OPENING.y, OPENING.w + shape.wider, OPENING.h + shape.tall)
    field = BATTLEFIELD + shape.tall
    found = {"slot." + space: shape.in_opening(rect) for space, rect in spaces.items()}
    found.update({name: shape.in_opening(rect) for name, rect in tracks.items()})
    return found | {
        "opening": opening,
        "conflict.card": Rect(381, field + 2, 232, 124),
        "conflict.lanes": Rect(618, field, opening.right - 624, 128),
        "conflict.arena": Rect(opening.x, ARENA, opening.w, opening.bottom - ARENA),
    }


def _parapet(shape: _Shape, shown: frozenset[str]) -> dict[str, Rect]:
    """What lies before the player, and the corner where questions are asked."""
    top, end = 804 + shape.tall, OPENING.right + shape.wider
    corner = Rect(end - 240, top + 8, 240, 260)
    intrigue = Rect(corner.x - 165, top + 14, 152, 254)
    hand = Rect(282, top + 14, intrigue.x - 296, 256)
    past: dict[str, Rect] = {}
    if "past.alone" in shown:
        past["past"] = hand._replace(w=intrigue.right - hand.x)
    elif "past" in shown:
        past["past"] = hand._replace(w=hand.w - 156, h=126)
        hand = Rect(hand.x, hand.y + 132, hand.w, hand.h - 132)
    return {
        **past,
        "parapet": Rect(0, top, end + 10, 276),
        "purse": Rect(12, top + 8, 262, 260),
        "hand": hand,
        "intrigue": intrigue,
        "in_play": Rect(intrigue.x - 156, top + 14, 144, 254),
        "prompt": corner,
        "drawer": Rect(corner.x - 534, top - 26, 526, 252),  # while a side board lies open at the foot of the wall
        "primary": Rect(corner.x + 3, corner.bottom - 66, 225, 63),
    }


def _wall(shape: _Shape, sides: tuple[SideBoard, ...], shown: frozenset[str]) -> dict[str, Rect]:
    """What is for sale on the right wall, and what may lie over it."""
    tiles = next((side.tiles for side in sides if side.tiles), ())
    shelf = next((side.shelf for side in sides if side.shelf), ())
    offers = next((side.offers for side in sides if side.offers), ())
    wall = _OFFERS if offers else _WALLS[bool(tiles), bool(shelf)]
    bare = not tiles and not shelf and not offers
    area = Rect(WALL.x + shape.wider, WALL.y, WALL.w + shape.wall, WALL.h + shape.tall)
    width, gap = (COLUMN, COLUMN_GAP) if bare else (NARROW, NARROW_GAP)
    columns = int((area.w + gap) // (width + gap))
    lines = -(-6 // columns)
    taken = ASIDE + ASIDE_GAP if "aside" in shown else 0.0
    foot = next((side.foot + FOOT_GAP for side in sides if side.foot), 0.0) if bare else 0.0
    free = taken + foot if bare and lines == 2 else 0.0  # below two lines of large cards there is room enough
    all_lines = lines + bool(tiles) + bool(shelf)
    stretch = (shape.tall - taken - foot + free) / all_lines  # how much higher, or lower, each line of cards is
    below = 0.0
    found = {
        "wall": area,
        "rule.left": Rect(371, 90, 0, 712),
        "rule.right": Rect(area.x - 8, 90, 0, 712),
    }
    if offers:
        found |= _line(area.x, wall.offers[0], (area.w - 10) / 2, wall.offers[1], 10, offers)
        found["offers"] = Rect(area.x, wall.offers[0] - 30, area.w, wall.offers[1] + 30)
    if tiles:
        high = wall.tiles[1] + stretch
        found |= _line(area.x, wall.tiles[0], NARROW, high, NARROW_GAP, tiles)
        found["tiles"] = Rect(area.x, wall.tiles[0] - 30, area.w, high + 30)
        below += stretch
    top, high = wall.row[0] + below, wall.row[1] + stretch
    found["market"] = Rect(area.x, top - 32, area.w, wall.pitch * (lines - 1) + high + stretch * (lines - 1) + 32)
    cells = [
        Rect(area.x + (width + gap) * (index % columns), top + (wall.pitch + stretch) * (index // columns), width, high)
        for index in range(6)
    ]
    found |= {f"market.{slot}": cell for slot, cell in enumerate(cells[:5])}
    found |= _stacked(cells[5], ("reserve.0", "reserve.1"))
    found["aside"] = Rect(area.x, found["market"].bottom + ASIDE_GAP, area.w, ASIDE) if taken else cells[5]
    below += stretch * lines + taken - free
    if shelf:
        found |= _line(area.x, wall.shelf[0] + below, NARROW, wall.shelf[1] + stretch, NARROW_GAP, shelf)
        found["shelf"] = Rect(area.x, wall.shelf[0] + below - 30, area.w, wall.shelf[1] + stretch + 30)
    if wall.owned[1]:
        found["owned"] = Rect(area.x, wall.owned[0] + below, area.w, wall.owned[1])
    if offers:
        found["offers.own"] = Rect(area.x, wall.mine[0] + below, area.w, wall.mine[1])
        found["others"] = Rect(area.x, wall.others[0] + below, area.w, area.bottom - wall.others[0] - below)
    if foot:
        found["others"] = Rect(area.x, area.bottom - foot + FOOT_GAP, area.w, foot - FOOT_GAP)
    if not any("open:" + side.id in shown for side in sides):
        found["drawer"] = Rect(area.x - 6, area.bottom - DRAWER, area.w + 12, DRAWER)
    for side in sides:
        if side.open:
            strip = Rect(area.x, wall.strip[0] + shape.tall, area.w, wall.strip[1])
            found |= _opened(side, area, strip) if "open:" + side.id in shown else {"side." + side.id: strip}
    found["panel"] = Rect(area.x - 6, area.y - 2, area.w + 12, area.h + 4)
    found["recap"] = Rect(area.right - 54, area.y + 4, 54, 28)
    row_end = found["aside" if taken else "market"].bottom + 14
    if bare and area.bottom - foot - row_end > LOG:
        found["chronicle"] = Rect(area.x, row_end, area.w, area.bottom - foot - row_end)
    return found


def _line(x: float, y: float, width: float, high: float, gap: float, names: tuple[str, ...]) -> dict[str, Rect]:
    return {name: Rect(x + (width + gap) * place, y, width, high) for place, name in enumerate(names)}


def _stacked(cell: Rect, names: tuple[str, ...]) -> dict[str, Rect]:
    high = (cell.h + 7) / len(names) - 7
    return {name: Rect(cell.x, cell.y + (high + 7) * place, cell.w, high) for place, name in enumerate(names)}


def _opened(side: SideBoard, area: Rect, strip: Rect) -> dict[str, Rect]:
    """A folded side board laid over the foot of the wall, above what is left of its strip."""
    strip = Rect(strip.x, strip.bottom - CLOSING, strip.w, CLOSING)
    rect = Rect(area.right - side.width + 11, strip.y - side.height - 4, side.width, side.height)
    parts = {name: part.moved(rect.x + 3, rect.y + 8) for name, part in side.open.items()}
    return {"side." + side.id: rect, "strip." + side.id: strip, **parts}
