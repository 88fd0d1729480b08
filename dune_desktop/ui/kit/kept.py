"""What has been drawn is not drawn again while it looks the same.

A drawing gets everything it shows as one value, its look, and nothing besides. So what is kept cannot be out of date:
what would be drawn otherwise has another look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.metrics import Metrics

Look = TypeVar("Look")
Made = TypeVar("Made")


class Kept:
    """The latest drawing of every thing, by its name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[object, ...], Any]] = {}

    def draw(self, b: Build, name: str, draw: Callable[[Build, Look], None], look: Look) -> None:
        """Add the drawing of this look to a region: the one of this name that there is, or else a new one."""
        b.join(self.of(name, _drawn, (draw, look), b.metrics))

    def of(self, name: str, make: Callable[[Metrics, Look], Made], look: Look, metrics: Metrics) -> Made:
        """What is made of this look; the same as long as it is asked for by this name with the same look."""
        made_from = (look, make, metrics, metrics.language)
        known = self._known.get(name)
        if known is None or known[0] != made_from:
            known = self._known[name] = made_from, make(metrics, look)
        made: Made = known[1]
        return made


def _drawn(metrics: Metrics, drawing: tuple[Callable[[Build, Look], None], Look]) -> Build:
    draw, look = drawing
    b = Build(metrics)
    draw(b, look)
    return b
