"""The named things of a screen: found, lifted, hidden and drawn as ghosts as one. Pure functions, no pygame."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from dune_desktop.ui.screen.display import (
    Bar,
    Element,
    Frame,
    Label,
    Line,
    Picture,
    Plate,
    Rect,
    Region,
    Screen,
    Snapshot,
    Thing,
)
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.values import changed

GHOST = 0.45  # opacity of what is only thought of


class Found(NamedTuple):
    """A thing and the region it lies in."""

    region: Region
    thing: Thing

    @property
    def elements(self) -> tuple[Element, ...]:
        """All that belongs to it, what lies in it included."""
        return self.region.elements[self.thing.first : self.thing.last]


def things(screen: Screen) -> dict[str, Found]:
    """Every thing of the screen by its name."""
    return {thing.id: Found(region, thing) for region in screen.regions for thing in region.things}


def find(screen: Screen, name: str) -> Found | None:
    """The thing of this name, None if it is not on the screen."""
    return next(
        (Found(region, thing) for region in screen.regions for thing in region.things if thing.id == name), None
    )


def hide(screen: Screen, names: Collection[str]) -> Screen:
    """The screen without what these things consist of. They keep their names, places and hits; all else its looks."""
    if not names:
        return screen
    return changed(screen, regions=tuple(_without(region, names) for region in screen.regions))


def _without(region: Region, names: Collection[str]) -> Region:
    gone = {at for thing in region.things if thing.id in names for at in range(thing.first, thing.last)}
    if not gone:
        return region
    left = [0]  # how many elements before each place remain
    for at in range(len(region.elements)):
        left.append(left[-1] + (at not in gone))
    elements = tuple(element for at, element in enumerate(region.elements) if at not in gone)
    kept = tuple(thing._replace(first=left[thing.first], last=left[thing.last]) for thing in region.things)
    return changed(region, elements=elements, things=kept)


def lift(screen: Screen, name: str, at: Rect | None = None) -> Region:
    """What the thing consists of, as a region over all others of the table; moved so that it stands `at` a place.

    It has no hits: what can be done with the thing is asked where it lies. Raises KeyError if it is not there.
    """
    found = find(screen, name)
    if found is None:
        raise KeyError(name)
    rect = at or found.thing.rect
    (x, y), (left, top) = rect.center, found.thing.rect.center
    elements = moved_all(found.elements, x - left, y - top)
    inner = tuple(
        Thing(t.id, t.rect.moved(x - left, y - top), t.first - found.thing.first, t.last - found.thing.first)
        for t in within(found.region.things, found.thing)
    )
    return Region("lifted." + name, rect, elements, things=inner, bleed=found.region.bleed, layer=Layer.MOTION)


def within(things: Iterable[Thing], outer: Thing) -> Iterator[Thing]:
    """The things whose elements belong to the outer one, itself included."""
    return (thing for thing in things if outer.first <= thing.first and thing.last <= outer.last)


def ghost(screen: Screen, name: str, opacity: float = GHOST) -> Screen:
    """The screen with the thing only shining through."""

    def faint(region: Region) -> Region:
        for thing in region.things:
            if thing.id == name:
                own = [faded(element, opacity) for element in region.elements[thing.first : thing.last]]
                elements = (*region.elements[: thing.first], *own, *region.elements[thing.last :])
                return changed(region, elements=elements)
        return region

    return changed(screen, regions=tuple(map(faint, screen.regions)))


# ------------------------------------------------------------------------------------------------ elements


def moved(element: Element, dx: float, dy: float) -> Element:
    """An element shifted by (dx, dy)."""
    if isinstance(element, Plate | Bar | Frame | Picture | Snapshot):
        return changed(element, rect=element.rect.moved(dx, dy))
    if isinstance(element, Line):
        return changed(element, x1=element.x1 + dx, x2=element.x2 + dx, y1=element.y1 + dy, y2=element.y2 + dy)
    return changed(element, x=element.x + dx, y=element.y + dy)


def moved_all(elements: Sequence[Element], dx: float, dy: float) -> tuple[Element, ...]:
    """Elements shifted together."""
    return tuple(moved(element, dx, dy) for element in elements) if dx or dy else tuple(elements)


def grown(element: Element, by: float) -> Element:
    """An element so many times as large, and as far from the origin."""
    if isinstance(element, Plate | Snapshot):
        return changed(element, rect=element.rect.grown(by))
    if isinstance(element, Bar | Picture):
        return changed(element, rect=element.rect.grown(by), radius=element.radius * by)
    if isinstance(element, Frame):
        return changed(element, rect=element.rect.grown(by), radius=element.radius * by, width=element.width * by)
    if isinstance(element, Line):
        ends = {name: getattr(element, name) * by for name in ("x1", "y1", "x2", "y2", "width")}
        return changed(element, **ends)
    new = changed(element, x=element.x * by, y=element.y * by, size=element.size * by)
    return changed(new, box=new.box * by) if isinstance(new, Label) else new


def faded(element: Element, opacity: float) -> Element:
    """The element as it looks when only so much of it is seen."""
    if opacity == 1.0:
        return element
    if isinstance(element, Frame):
        return changed(element, color=f"{element.color}/{100 * opacity:g}")
    return changed(element, opacity=element.opacity * opacity)


def meets(element: Element, rect: Rect, reach: float = 40.0) -> bool:
    """Whether an element may be seen in a rectangle; glows and shadows count as far as they `reach`."""
    left, top, right, bottom = _bounds(element)
    return (
        left - reach < rect.right and right + reach > rect.x and top - reach < rect.bottom and bottom + reach > rect.y
    )


def _bounds(element: Element) -> tuple[float, float, float, float]:
    """Edges that an element does not leave: left, top, right, bottom. Those of words are a guess on the safe side."""
    if isinstance(element, Plate | Bar | Frame | Picture | Snapshot):
        return element.rect.x, element.rect.y, element.rect.right, element.rect.bottom
    if isinstance(element, Line):
        xs, ys = sorted((element.x1, element.x2)), sorted((element.y1, element.y2))
        return xs[0], ys[0], xs[1], ys[1]
    half = element.size / 2
    if isinstance(element, Label):
        wide = 2 * half * len(element.text)
        return element.x - wide, element.y - half, element.x + wide, element.y + half
    return element.x - half, element.y - half, element.x + half, element.y + half
