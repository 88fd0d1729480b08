"""How large the canvas is for a window."""

from __future__ import annotations

WIDEST = 1080 * 64 / 27  # a canvas is never wider than 21:9 ...
TALLEST = 1200.0  # ... nor higher than 16:10


def canvas_for(width: int, height: int) -> tuple[float, float]:
    """The canvas in reference pixels for a window.

    From 16:9 to 21:9 it is 1080 high and as wide as the window; from 16:9 to 16:10 it is 1920 wide and higher. Beyond
    both the scene stands in the middle.
    """
    if width * 9 >= height * 16:
        return min(WIDEST, 1080 * width / height), 1080.0
    return 1920.0, min(TALLEST, 1920 * height / width)
