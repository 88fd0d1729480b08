"""Where everything lies on the table: a board and side boards brought onto a canvas.

The canvas is 1920x1080 at 16:9. A wider one gives the center room to breathe and, from a certain width on, the
chronicle a column of its own; a higher one gives more room to the hand and to the strength lanes. The frame never
moves: seats, board, Conflict, prompt, what lies before a player and what is for sale stand in the same places with
every box.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import floor

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.layouts.plan import (
    HEIGHT,
    LEFT_RULE,
    RIGHT,
    RIGHT_RULE,
    RIGHT_WIDTH,
    WIDTH,
    Board,
    Change,
    Column,
    Lanes,
    SideBoard,
)
from dune_desktop.ui.screen.display import Rect

TOP = 112.0  # where the columns begin
MARGIN = 12.0
STRIP_GAP, STRIPS_GAP, OPEN_GAP = 4.0, 6.0, 10.0  # between strips, around them, below an open side board alone
PITCH = 92  # from one card of the market to the next, at most
SHELF = 80.0  # from the Reserve to the row of what a side board sells, and what that takes of the chronicle
ASIDE = 59.0  # what a card set aside takes of the chronicle
LIFTED = 22.0, 34.0  # how much higher the Reserve lies over a row of a side board: room for three lines told, or four,
LIFTED_MORE = 42.0, 80.0  # and if a card is set aside too: at least and at most,
CLOSE_PITCH = 73  # as far as the cards of the market stand no closer than this
SHOWN = 242.0  # height of what is shown of a Rival's turn
CHRONICLE_COLUMN = 240.0  # spare width from which the chronicle has a column for itself
RIVAL_COLUMN = 400.0  # width of that column from which a Rival's turn can be shown in it
BREATH = 0.16  # of the spare width beside such a column: how far the center and what lies before a player move
OPENED = Rect(-5, 406, 472, 281)  # a side board opened over whole cards of the market, from the left of the column
OPENED_EDGE = 18.0  # above and below what lies on it


@dataclass(frozen=True, slots=True)
class Places:
    """Every place on the table by its name.

    `slot.NAME` is the plate of a board space, `seat.N`, `faction.NAME`, `market.N`, `reserve.N` and the like are
    what they are called; `side.NAME` is a side board, open or folded. `sections` are the headed parts of the
    board in order.
    """

    width: float
    height: float
    rects: Mapping[str, Rect]
    sections: tuple[str, ...]
    lanes: Lanes
    crowded: bool  # whether a side board leaves the plates of the board less room

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

    def aside(self, rect: Rect) -> bool:
        """Whether a place lies right of the board, on a side board."""
        return rect.x >= self["rule.right"].x

    @property
    def canvas(self) -> Rect:
        return Rect(0, 0, self.width, self.height)


@dataclass(frozen=True, slots=True)
class _Shape:
    """How a canvas differs from the reference one."""

    width: float
    height: float
    spare: float  # extra width
    tall: float  # extra height
    column: bool  # whether the chronicle has a column for itself
    center: float  # how far the middle column moves to the right
    right: float  # how far the right column does
    own: float  # how far the lower edge does, where what lies before a player begins

    @classmethod
    def of(cls, width: float, height: float) -> _Shape:
        spare, tall = max(0.0, width - WIDTH), max(0.0, height - HEIGHT)
        moved = float(round(spare * BREATH))
        if spare - 2 * moved > CHRONICLE_COLUMN:
            return cls(width, height, spare, tall, True, moved, 2 * moved, moved)
        return cls(width, height, spare, tall, False, float(round(spare / 2)), float(round(spare)), 0.0)

    def moved(self, rect: Rect) -> Rect:
        """A place of the reference canvas where its column stands now."""
        middle = rect.center[0]
        return rect if middle <= LEFT_RULE else rect.moved(self.center if middle < RIGHT_RULE else self.right, 0)


@lru_cache(maxsize=64)
def arrange(
    board: Board,
    sides: tuple[SideBoard, ...],
    canvas: tuple[float, float],
    shown: frozenset[str] = frozenset(),
) -> Places:
    """Everything on the table, on a canvas of that width and height.

    The first of the side boards stands open, the others are folded below it; `open:NAME` in `shown` lays a folded one
    over the market. `rival` and `aside` in `shown`: a Rival's turn is shown, a card is set aside for somebody.
    """
    shape = _Shape.of(*canvas)
    changes = [side.over[board.id] for side in sides if board.id in side.over]
    fixed = _board(board, changes)
    rects = {name: shape.moved(rect) for name, rect in fixed.items()}
    rects.update(_top_band(shape))
    rects.update(_conflict(shape))
    rects.update(_own(shape, max((side.keeps for side in sides), default=0.0)))
    rects.update(_right(shape, board, sides, shown))
    sections = dict(board.sections)
    for change in changes:
        sections.update(change.sections)
    return Places(shape.width, shape.height, rects, tuple(sections), board.lanes, bool(sides))


# ------------------------------------------------------------------------------------------------ the board


def _board(board: Board, changes: Collection[Change]) -> dict[str, Rect]:
    """The board with what side boards change on it, on the reference canvas."""
    plates = dict(board.plates)
    named = {**board.sections, **board.tracks}
    for change in changes:
        plates = {slot: rect for slot, rect in plates.items() if slot not in change.gone} | dict(change.plates)
        named.update(change.sections)
        named.update(change.tracks)
    named["rule.left"] = Rect(LEFT_RULE, 114, 0, 680)
    named["rule.right"] = Rect(RIGHT_RULE, 114, 0, 680)
    named.update({"slot." + slot: rect for slot, rect in plates.items()})
    return named


def _conflict(shape: _Shape) -> dict[str, Rect]:
    left, taller = 496 + shape.center, shape.tall / 2
    return {
        "conflict.card": Rect(left + 4, 540, 264, 252 + taller),
        "conflict.lanes": Rect(left + 276, 538, 664, 254 + taller),
        "conflict.arena": Rect(left - 8, 340, 948, 456 + taller),
    }


# ------------------------------------------------------------------------------------------------ top band, own area


def _top_band(shape: _Shape) -> dict[str, Rect]:
    """Round, seats, tools. There are always places for four seats: a free one is House Hagal's."""
    found = {"dial": Rect(14, 6, 300, 98), "tools": Rect(1728 + shape.spare, 7, 180, 97)}
    wider = round(max(0.0, shape.spare - 40) / 8)
    gap = 14.0 if shape.spare else 6.0
    left = 330 + (round((shape.spare - 4 * wider - 24) / 2) if shape.spare else 0)
    return found | {f"seat.{seat}": Rect(left + seat * (343 + wider + gap), 6, 343 + wider, 98) for seat in range(4)}


def _own(shape: _Shape, keeps: float) -> dict[str, Rect]:
    """The prompt bar and what lies before the player below it; `keeps` is what the last part needs more than usual.

    Without a column for the chronicle the spare width is shared by the hand and by what is in play.
    """
    left, top, high = MARGIN + shape.own, 803 + shape.tall / 2, 200 + shape.tall / 2
    wider = 0.0 if shape.column else shape.right
    prompt = Rect(left, top, 1424 + wider, 58)
    hand = Rect(left + 185, top + 75, 844 - keeps + round(wider / 2), high - 12)
    intrigue = Rect(hand.right + 13, top + 65, 222, high)
    return {
        "prompt": prompt,
        "purse": Rect(left, top + 65, 174, high),
        "hand": hand,
        "intrigue": intrigue,
        "in_play": Rect(intrigue.right + 12, top + 65, prompt.right - intrigue.right - 12, high),
    }


# ------------------------------------------------------------------------------------------------ right column


def _right(shape: _Shape, board: Board, sides: tuple[SideBoard, ...], shown: frozenset[str]) -> dict[str, Rect]:
    """Side boards, market, Reserve, and below them, or in a column of its own, the chronicle."""
    left = RIGHT + shape.right
    found, top = _sides(left, sides, shown)
    column = board.columns[1 if sides else 0]
    reserve = column.reserve
    if any(side.shelf for side in sides) and ("aside" in shown or not shape.column):
        least, most = LIFTED_MORE if "aside" in shown else LIFTED
        reserve -= max(least, min(most, reserve - 2 - top - column.head - column.rows * CLOSE_PITCH))
    pitch = min(PITCH, floor((reserve - 2 - top - column.head) / column.rows))
    high = pitch - (5 if pitch == PITCH else 4)
    found["market"] = Rect(left, top, RIGHT_WIDTH, 488)
    for slot in range(column.rows):
        found[f"market.{slot}"] = Rect(left, top + column.head + pitch * slot, RIGHT_WIDTH, high)
    for stack in range(2):
        found[f"reserve.{stack}"] = Rect(left + 235 * stack, reserve, 227, 74)
    below = column.below
    for side in sides:
        if side.shelf:
            found.update(_laid(side.shelf, left, reserve + SHELF))
            below = reserve + SHELF + 78
    found["aside"] = Rect(left, below, RIGHT_WIDTH, 54)
    free = below + (ASIDE if "aside" in shown else 0)
    found.update(_told(shape, left, free, column, found, not sides, "rival" in shown))
    return found


def _sides(left: float, sides: tuple[SideBoard, ...], shown: frozenset[str]) -> tuple[dict[str, Rect], float]:
    """The side boards from the top down, the first one open, and where the market begins below them."""
    found: dict[str, Rect] = {}
    top = TOP
    for place, side in enumerate(sides):
        if place == 0:
            found["side." + side.id] = Rect(left, top, RIGHT_WIDTH, side.height)
            found.update(_laid(side.open, left, top))
            top += side.height + (STRIPS_GAP if len(sides) > 1 else OPEN_GAP)
            continue
        strip = Rect(left, top, RIGHT_WIDTH, side.strip)
        found["side." + side.id] = strip
        if "open:" + side.id in shown:
            found["side." + side.id] = OPENED.moved(left, 0)
            found["strip." + side.id] = strip
            found.update(_laid(side.open, left, OPENED.y + OPENED_EDGE))
        top = strip.bottom + (STRIP_GAP if place < len(sides) - 1 else STRIPS_GAP)
    return found, top


def _laid(parts: Mapping[str, Rect], left: float, top: float) -> dict[str, Rect]:
    return {name: rect.moved(left, top) for name, rect in parts.items()}


def _told(
    shape: _Shape, left: float, free: float, column: Column, found: Mapping[str, Rect], bare: bool, rival: bool
) -> dict[str, Rect]:
    """The chronicle, and where a Rival's turn is shown.

    That is above the chronicle where the market leaves room, in the chronicle's own column where that is wide enough,
    and otherwise over the lower market and the Reserve.
    """
    bottom = shape.height - MARGIN
    beside: Rect | None = None
    if shape.column:
        x = left + RIGHT_WIDTH + 12
        beside = Rect(x, TOP, shape.width - MARGIN - x, bottom - TOP)
    if bare:
        shows = Rect(left, free, RIGHT_WIDTH, SHOWN)
        told = Rect(left, shows.bottom + 8 if rival else free, RIGHT_WIDTH, 0)
    elif beside is not None and beside.w >= RIVAL_COLUMN:
        shows = Rect(beside.x, beside.bottom - SHOWN, beside.w, SHOWN)
        told = Rect(left, free, RIGHT_WIDTH, 0)
        if rival:
            beside = Rect(beside.x, beside.y, beside.w, beside.h - SHOWN - MARGIN)
    else:
        over = found[f"market.{column.rows - 2}"]
        shows = Rect(left, over.y, RIGHT_WIDTH, found["reserve.0"].bottom - over.y)
        told = Rect(left, free, RIGHT_WIDTH, 0)
    return {"rival": shows, "chronicle": beside or Rect(told.x, told.y, told.w, bottom - told.y)}
