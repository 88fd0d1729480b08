"""What has been drawn is not drawn again while it looks the same.

A drawing gets everything it shows as one value, its look, and nothing besides. So what is kept cannot be out of date:
what would be drawn otherwise has another look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import after
from dune_desktop.ui.screen.metrics import Metrics

Look = TypeVar("Look")
Made = TypeVar("Made")


class Kept:
    """The latest drawing of every thing, by its name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[object, ...], Any]] = {}

    def draw(self, b: Build, name: str, draw: Callable[[Build, Look], None], look: Look) -> None:
        """Add the drawing of this look to a region: the one of this name that there is, or else a new one."""
        self.of(name, _drawn, (draw, look), b.metrics).add_to(b)

    def of(self, name: str, make: Callable[[Metrics, Look], Made], look: Look, metrics: Metrics) -> Made:
        """What is made of this look; the same as long as it is asked for by this name with the same look."""
        made_from = (look, make, metrics, metrics.language)
        known = self._known.get(name)
        if known is None or known[0] != made_from:
            known = self._known[name] = made_from, make(metrics, look)
        made: Made = known[1]
        return made


class Drawing:
    """What a builder has collected, to be added to others: mostly behind as many elements as the last time."""

    def __init__(self, b: Build) -> None:
        self._elements, self._hits, self._things = tuple(b.elements), tuple(b.hits), tuple(b.things)
        self._behind = 0, self._things  # so many elements, and its things as they are then

    def add_to(self, b: Build) -> None:
        """Add everything to another builder."""
        count = len(b.elements)
        if self._behind[0] != count:
            self._behind = count, after(count, self._things)
        b.things += self._behind[1]
        b.elements += self._elements
        b.hits += self._hits


def _drawn(metrics: Metrics, drawing: tuple[Callable[[Build, Look], None], Look]) -> Drawing:
    draw, look = drawing
    b = Build(metrics)
    draw(b, look)
    return Drawing(b)
