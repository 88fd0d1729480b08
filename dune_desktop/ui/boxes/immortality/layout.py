"""The side board of Immortality: Tleilaxu track, research, and the Tleilaxu Row under the Reserve."""

from __future__ import annotations

from itertools import accumulate

from dune_desktop.ui.layouts.plan import SideBoard
from dune_desktop.ui.screen.display import Rect

CELLS = (44.0, 44.0, 54.0, 44.0, 86.0, 44.0, 54.0, 50.0)  # widths on the Tleilaxu track
RESEARCH = ((3,), (3,), (2, 4), (1, 3, 5), (2, 4, 6), (1, 3, 5), (2, 4, 6), (1, 3, 5), (2, 4, 6))
"""The lattice of research, column by column: half rows from the top, so that neighbors interlock."""


LATTICE = 82.0  # where it begins, from the top of the side board


def hexagon(column: int, row: int) -> Rect:
    """A station of research, from the corner of the side board."""
    return Rect(48.5 * column, LATTICE + 23 * (row - 1), 56, 45)


def band(column: int) -> Rect:
    """What marks a column of the lattice, from the corner of the side board; its sign stands above the stations."""
    top = hexagon(column, 1)
    return Rect(top.x + 3, top.y, top.w - 6, hexagon(column, 6).bottom - top.y)


def seat_at(place: Rect, seat: int, size: float) -> tuple[float, float]:
    """The middle of a seat's token of that size in a place that all seats share: each has a corner of its own."""
    half = size / 2
    return (place.x + half if seat % 2 == 0 else place.right - half), (
        place.y + half if seat < 2 else place.bottom - half
    )


TLEILAX = SideBoard(
    "tleilax",
    open={
        "tleilax": Rect(0, 0, 446, 250),
        **{
            f"tleilaxu_track.t{step}": Rect(26 + left, 32, width, 42)
            for step, (left, width) in enumerate(zip(accumulate(CELLS, initial=0.0), CELLS, strict=False))
        },
        **{f"research.c{column}r{row}": hexagon(column, row) for column, rows in enumerate(RESEARCH) for row in rows},
    },
    width=452,
    height=262,
    shelf=tuple(f"tleilaxu.{place}" for place in range(3)),
)
