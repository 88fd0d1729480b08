"""Parts of a screen: what each shows, selected from a model, and how that is drawn.

A part is a pair of functions. `select` takes from a model everything that the part shows, as one frozen value: its
props. `draw` makes the elements from these props and from nothing else. So a drawing is kept under the name of its part
and used while the props are equal: what would be drawn otherwise has other props.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

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


class Recent(Generic[Made]):
    """Keep what was made latest, with what it was made of: of what is shown, and of what may be shown next."""

    MOST: Final = 3

    def __init__(self) -> None:
        self._kept: list[tuple[object, Made]] = []

    def made(self, of: object, make: Callable[[], Made]) -> Made:
        """Return what was made of an equal value, or make it now in place of what was asked for longest ago."""
        for place, (known, made) in enumerate(self._kept):
            if known == of:
                if place:
                    self._kept.insert(0, self._kept.pop(place))
                return made
        new = make()
        self._kept = [(of, new), *self._kept[: self.MOST - 1]]
        return new


class Drawings:
    """Keep the latest drawings of each part by its name, and draw a part again only when its props are others."""

    def __init__(self) -> None:
        self._known: defaultdict[tuple[str, object], Recent[Any]] = defaultdict(Recent)

    def regions(self, parts: Mapping[str, Part[Model, Any]], model: Model, metrics: Metrics) -> tuple[Region, ...]:
        """Return the regions of the parts that are there, in their order."""
        found: list[Region] = []
        for name, part in parts.items():
            if (props := part.select(model)) is not None:
                made = self.made(name, part.draw, props, metrics)
                found += made if isinstance(made, tuple) else (made,)
        return tuple(found)

    def made(self, name: str, make: Callable[[Build, Props], Made], props: Props, metrics: Metrics) -> Made:
        """Return what is made of the props: the same as before if it was asked for by this name with equal props."""
        made_of = (props, metrics, metrics.language)
        made: Made = self._known[name, make].made(made_of, lambda: make(Build(metrics, self), props))
        return made
