"""The size of the canvas for a window."""

from __future__ import annotations

WIDEST = 1080 * 64 / 27  # a canvas is never wider than 21:9 ...
TALLEST = 1200.0  # ... nor taller than 16:10


def canvas_for(width: int, height: int) -> tuple[float, float]:
    """Return the canvas size in reference pixels for a window's size.

    From 16:9 to 21:9 it is 1080 high and as wide as the window; from 16:9 to 16:10 it is 1920 wide and taller. Beyond
    these limits the scene is centered.
    """
    if width * 9 >= height * 16:
        return min(WIDEST, 1080 * width / height), 1080.0
    return 1920.0, min(TALLEST, 1920 * height / width)
