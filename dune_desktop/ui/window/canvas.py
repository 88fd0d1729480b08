"""The size of the canvas for a window."""

from __future__ import annotations

WIDEST = 1080 * 64 / 27  # a canvas is never wider than 21:9 ...
TALLEST, DENSE_TALLEST = 1200.0, 1440.0  # ... nor taller than 16:10, or a dense one than 4:3


MORE = 0.39  # how much of a larger window, as an exponent, shows more instead of larger words
REFERENCE = 720  # height of the window in which words have the least size that is read with ease


def canvas_for(width: int, height: int, dense: bool = False) -> tuple[float, float]:
    """Return the canvas size in reference pixels for a window's size.

    From 16:9 to 21:9 it is 1080 high and as wide as the window; from 16:9 to 16:10 it is 1920 wide and taller. Beyond
    these limits the scene is centered. A `dense` one may be as tall as 4:3, and grows with windows larger than the
    reference, so that words grow less than the window: at 1920x1080 they are 1.28 times as large as at 1280x720.
    """
    if width * 9 >= height * 16:
        canvas, pixels = (min(WIDEST, 1080 * width / height), 1080.0), float(height)
    else:
        canvas, pixels = (1920.0, min(DENSE_TALLEST if dense else TALLEST, 1920 * height / width)), width * 9 / 16
    by = max(1.0, pixels / REFERENCE) ** MORE if dense else 1.0
    return canvas[0] * by, canvas[1] * by
