"""The wheels of Ix."""

from __future__ import annotations

import math

from dune_desktop.ui.art.pen import Pen


def gear(
    p: Pen, x: float, y: float, r: float, colour: str, teeth: int = 10, hole: float = 0.42, dark: str = "#000000"
) -> None:
    """A cog wheel."""
    points = []
    for k in range(teeth):
        for da, reach in ((-0.32, 0.82), (-0.2, 1.0), (0.2, 1.0), (0.32, 0.82)):
            a = math.tau * (k + da) / teeth
            points.append(f"{x + math.cos(a) * r * reach:.2f} {y + math.sin(a) * r * reach:.2f}")
    p.path("M" + "L".join(points) + "Z", colour)
    p.circle(x, y, r * hole, dark)
