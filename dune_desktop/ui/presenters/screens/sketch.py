"""A saved game as a small picture: points above, Influence and the Conflict as columns, flags at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.engine.model.ids import FACTIONS, NOBODY
from dune_desktop.storage.sketch import Sketch
from dune_desktop.ui.kit.box_model import column, fixed, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Line, Rect
from dune_desktop.ui.screen.sizes import MARKER_MIDDLE

WIDTH: Final = 212.0
HEIGHT: Final = 92.0

_GOAL = 10  # points at the right end of the line, unless somebody has more
_TOP = 6  # steps of Influence at the upper edge of a column
_STRONG = 12  # strength that fills the column of the Conflict, unless somebody is stronger
_LANE, _APART = 6.0, 7.0
_FLAG = 22.0

_PICTURE = column(4, fixed(28), 4, share(), 8, pad=(10, 0))
_COLUMNS = row(*[share()] * (len(FACTIONS) + 1), 10, fixed(_FLAG), gap=_APART)


def draw(b: Build, board: Sketch, seats: Sequence[int], rect: Rect) -> None:
    """The picture of a board; `seats` are those that score."""
    b.plate(rect, "caption")
    points, below = _PICTURE.split(rect)
    _points(b, board, seats, points.inset(2, 0))
    *columns, arena, flags = _COLUMNS.split(below)
    for place, (faction, lane) in enumerate(zip(FACTIONS, columns, strict=True)):
        heights = [board.influence[seat][place] / _TOP for seat in seats]
        _column(b, lane, faction, faction, seats, heights)
        if board.allies[place] != NOBODY:
            b.bar(Rect(lane.x, lane.y - 4, lane.w, 3), f"seat{board.allies[place]}")
    fought = [seat for seat in range(len(board.strength)) if seat in seats or board.strength[seat]]
    most = max(_STRONG, *board.strength)
    _column(b, arena, "combat", "ember", fought, [board.strength[seat] / most for seat in fought])
    _flags(b, board, flags)


def _points(b: Build, board: Sketch, seats: Sequence[int], rect: Rect) -> None:
    """A line from nothing to the goal, and everybody's marker where the points are; equal ones stand close together."""
    goal = max(_GOAL, *board.points)
    middle = rect.y + rect.h / 2
    b.add(Line(rect.x, middle, rect.right, middle, "brass/45", 2))
    at: dict[int, int] = {}
    for seat in sorted(seats, key=lambda seat: board.points[seat]):
        points = board.points[seat]
        x = rect.x + 6 + (rect.w - 12) * max(0, points) / goal
        x += 9 * at.get(points, 0) * (1 if points < goal / 2 else -1)
        at[points] = at.get(points, 0) + 1
        b.piece(x, middle, "marker", seat, MARKER_MIDDLE)


def _column(b: Build, rect: Rect, sign: str, color: str, seats: Sequence[int], heights: Sequence[float]) -> None:
    """One bar a seat before a sign on a ground of the color."""
    b.bar(rect, f"{color}/24", radius=3)
    b.icon(*rect.center, sign, 20, 0.35)
    lane = min(_LANE, (rect.w - 2) / max(1, len(seats)))
    x = rect.center[0] - lane * len(seats) / 2
    for seat, share_ in zip(seats, heights, strict=True):
        high = max(0.0, min(1.0, share_)) * (rect.h - 2)
        if high:
            b.bar(Rect(x, rect.bottom - high, lane - 1, high), f"seat{seat}")
        x += lane


def _flags(b: Build, board: Sketch, rect: Rect) -> None:
    """The spaces that can be controlled, one below another, each with the flag that flies there."""
    for (_, owner), place in zip(board.control, column(*[share()] * len(board.control)).split(rect), strict=True):
        size = min(_FLAG, place.h + 4)
        if owner == NOBODY:
            b.icon(*place.center, "control_free", size - 4, 0.35)
        else:
            b.piece(*place.center, "flag", owner, size)


def told(page: Page, board: Sketch) -> str:
    """What the picture shows, in words."""
    lines = [str(page.t("load.sketch"))]
    if board.conflict:
        lines.append(str(page.t("load.sketch.conflict", name=page.name("conflict:" + board.conflict))))
    return "\n".join(lines)
