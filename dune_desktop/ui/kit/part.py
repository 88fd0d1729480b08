"""Parts of a screen: what each shows, selected from a model, and how that is drawn.

A part is a pair of functions. `select` takes from a model everything that the part shows, as one frozen value: its
props. `draw` makes the elements from these props and from nothing else. So a drawing is kept under the name of its part
for as long as the props stay equal: what would be drawn otherwise has other props.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.screen.metrics import Metrics

Model = TypeVar("Model")
Props = TypeVar("Props")
Made = TypeVar("Made")


class Part(NamedTuple, Generic[Model, Props]):
    """A part of a screen: `select` gives its props, or None while it is not there, and `draw` makes them a region.

    One whose place follows from what it tells may draw several regions, or none.
    """

    select: Callable[[Model], Props | None]
    draw: Callable[[Build, Props], Region | tuple[Region, ...]]


Parts = dict[str, Part[Model, Any]]
"""Parts by name, in painting order."""


class Drawings:
    """Keep the latest drawing of each part by its name, and draw a part again only when its props differ."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, object], tuple[tuple[object, ...], Any]] = {}

    def regions(self, parts: Mapping[str, Part[Model, Any]], model: Model, metrics: Metrics) -> tuple[Region, ...]:
        """Return the regions of the parts that are there, in their order."""
        found: list[Region] = []
        for name, part in parts.items():
            if (props := part.select(model)) is not None:
                made = self.made(name, part.draw, props, metrics)
                found += made if isinstance(made, tuple) else (made,)
        return tuple(found)

    def made(self, name: str, make: Callable[[Build, Props], Made], props: Props, metrics: Metrics) -> Made:
        """Return what is made of the props: the same as before while it is asked for by this name with equal props."""
        made_of = (props, metrics, metrics.language)
        known = self._known.get((name, make))
        if known is None or known[0] != made_of:
            known = self._known[name, make] = made_of, make(Build(metrics, self), props)
        made: Made = known[1]
        return made
