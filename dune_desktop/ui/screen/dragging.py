"""What is dragged: where it may be put, and how it looks on its way. Pure functions of screens, no pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from dune_desktop.ui.screen.display import Drag, Drop, Element, Frame, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.pointing import open_regions
from dune_desktop.ui.screen.things import Found, faded, ghost, moved_all, things
from dune_desktop.ui.screen.values import changed

LEFT_BEHIND: Final = 0.3  # opacity of what is dragged in the place where it lay
SEEN_THROUGH: Final = 0.55  # the same over what would take it, which must be seen
RING, NEAR_RING = 3.0, 6.0  # width of the frame round what takes it, and round what would take it here


class Carried(NamedTuple):
    """Something on its way: how it is dragged, and how far the pointer has come with it."""

    drag: Drag
    by: tuple[float, float]
    at: tuple[float, float]


def drop_at(screen: Screen, drag: Drag, x: float, y: float) -> Drop | None:
    """What takes it at a point; nothing does behind a dialog."""
    found = things(changed(screen, regions=tuple(open_regions(screen))))
    return next(
        (drop for drop in drag.drops if drop.thing in found and found[drop.thing].thing.rect.contains(x, y)), None
    )


def with_carried(screen: Screen, carried: Carried) -> Screen:
    """The screen with what is dragged under the pointer, its shadow where it lay, and whatever takes it ringed."""
    drag, found = carried.drag, things(screen)
    source = found.get(drag.thing)
    if source is None:
        return screen
    near = drop_at(screen, drag, *carried.at)
    own = moved_all(drag.shown or source.elements, *carried.by)
    if near is not None:
        own = tuple(faded(element, SEEN_THROUGH) for element in own)
    elements = (*_rings(drag.drops, near, found), *own)
    ground = screen if drag.shown else ghost(screen, drag.thing, LEFT_BEHIND)
    layer = max(Layer.CARRIED, source.region.layer)
    way = Region("carried", Rect(0, 0, screen.width, screen.height), elements, layer=layer)
    return changed(ground, regions=(*ground.regions, way))


def _rings(drops: Sequence[Drop], near: Drop | None, found: dict[str, Found]) -> Iterator[Element]:
    for drop in drops:
        if drop.thing in found:
            width = NEAR_RING if drop == near else RING
            yield Frame(found[drop.thing].thing.rect.inset(-width), "hover_ring", width, 12)


def put_down(screen: Screen, carried: Carried) -> Screen:
    """The screen with what was dragged where it was let go: from there it goes on, or back."""
    name, by = carried.drag.thing, carried.by
    if carried.drag.shown:
        return screen

    def there(region: Region) -> Region:
        for thing in region.things:
            if thing.id == name:
                moved = moved_all(region.elements[thing.first : thing.last], *by)
                elements = (*region.elements[: thing.first], *moved, *region.elements[thing.last :])
                others = tuple(
                    each._replace(rect=each.rect.moved(*by)) if each == thing else each for each in region.things
                )
                return changed(region, elements=elements, things=others)
        return region

    return changed(screen, regions=tuple(map(there, screen.regions)))
