"""The side board of Immortality: Tleilaxu track, research, and the Tleilaxu Row under the Reserve."""

from __future__ import annotations

from itertools import accumulate

from dune_desktop.ui.layouts.plan import SideBoard
from dune_desktop.ui.screen.display import Rect

CELLS = (46.0, 46.0, 56.0, 46.0, 88.0, 46.0, 56.0, 52.0)  # widths on the Tleilaxu track
RESEARCH = ((3,), (3,), (2, 4), (1, 3, 5), (2, 4, 6), (1, 3, 5), (2, 4, 6), (1, 3, 5), (2, 4, 6))
"""The lattice of research, column by column: half rows from the top, so that neighbours interlock."""


def hexagon(column: int, row: int) -> Rect:
    """A station of research, from the corner of the side board."""
    return Rect(50.5 * column, 82 + 23 * (row - 1), 58, 45)


TLEILAX = SideBoard(
    "tleilax",
    open={
        "tleilax": Rect(0, 0, 462, 244),
        **{
            f"tleilaxu_track.t{step}": Rect(26 + left, 32, width, 42)
            for step, (left, width) in enumerate(zip(accumulate(CELLS, initial=0.0), CELLS, strict=False))
        },
        **{f"research.c{column}r{row}": hexagon(column, row) for column, rows in enumerate(RESEARCH) for row in rows},
    },
    shelf={f"tleilaxu.{place}": Rect(155.5 * place, 0, 151, 74) for place in range(3)},
)
