"""Families of code that only pictures of the base game call."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from dune_desktop.ui.art.palette import BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen


def fan_of_futures(p: Pen, m: Mood, x: float, y: float, s: float) -> None:
    """Lines of probability fanning out from a point."""
    inner = [
        (x + math.cos(math.radians(a)) * 32 * s, y + math.sin(math.radians(a)) * 34 * s)
        for a in (-158, -124, -90, -56, -22)
    ]
    outer = [
        (x + math.cos(math.radians(a)) * 62 * s, y + math.sin(math.radians(a)) * 74 * s)
        for a in (-166, -144, -122, -101, -79, -58, -36, -14)
    ]
    for k, (px, py) in enumerate(inner):
        p.line(f"M{x} {y}L{px:.1f} {py:.1f}", m.rim, 0.8, o=0.7)
        for n in (round(k * 1.75), min(7, round(k * 1.75) + 1), (k * 3) % 8):
            p.line(f"M{px:.1f} {py:.1f}L{outer[n][0]:.1f} {outer[n][1]:.1f}", m.rim, 0.6, o=0.55)
    for k, (px, py) in enumerate(outer):
        p.circle(px, py, 2.6 if k == 5 else 1.7, BRASS_LIGHT if k != 5 else "#5DB7FF")
    for px, py in inner:
        p.circle(px, py, 2.4, m.disc)


FAMILIES: Final[dict[str, Callable[..., None]]] = {"fan_of_futures": fan_of_futures}
