"""Which place somebody comes in, or a reward is for."""

from __future__ import annotations

from typing import Final

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import FLOOR

COLORS: Final = 3  # places that have a color of their own; those behind share the last
NUMERAL: Final = 0.72  # of the ring's width


def rank(b: Build, x: float, y: float, place: int, size: float, opacity: float = 1.0) -> None:
    """A place as a numeral in a ring of that size round (x, y): beside signs a bare number would be an amount."""
    color = f"rank{min(place, COLORS)}"
    ring = Rect(x - size / 2, y - size / 2, size, size)
    b.frame(ring, f"{color}/{60 * opacity:.0f}", 2, size / 2)
    b.text(x, y, str(place), max(FLOOR, size * NUMERAL), color=color, face="title", anchor="center", opacity=opacity)
