"""Which hit is meant, and how its plate looks then. Pure functions over screens, no pygame.

The look of the pointer and of the key focus is not the presenters' business: it is laid over their screen here, by
replacing the plate that fills the hit's rectangle with its hover style, so that the painter repaints only that plate.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from dune_desktop.ui.screen.display import ASIDE, Bar, Element, Frame, Hit, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.values import changed, value

TARGET: Final = 42.0  # what acts is found within so much: 28 pixels in a window of 1280 by 720
MARGIN: Final = 24.0  # between the focus and the edge of what scrolls: what comes next shows there
_ASIDE_FARTHER: Final = 4  # times as far away arrows take what does not answer
_SHADE: Final = 0.2  # how dark a button gets while it is held down


@value
class Spot:
    """A hit and the name of the region it belongs to."""

    region: str
    hit: Hit


def spots(screen: Screen) -> list[Spot]:
    """Every hit that can be reached, in painting order: a modal region shuts off what lies below it."""
    return [Spot(region.name, hit) for region in open_regions(screen) for hit in _shown_hits(region)]


def open_regions(screen: Screen) -> list[Region]:
    """The regions that can be reached, in painting order: none below a modal one."""
    ordered = sorted(screen.regions, key=lambda region: region.layer)
    first = max((i for i, region in enumerate(ordered) if region.modal), default=0)
    return ordered[first:]


def _shown_hits(region: Region) -> Sequence[Hit]:
    """The hits of a region of which at least a part is not scrolled away."""
    return [hit for hit in region.hits if _overlap(hit.rect, region.rect)] if region.clip else region.hits


def _overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _from_above(screen: Screen) -> Iterator[Spot]:
    """`spots` backwards, made as they are looked at."""
    for region in reversed(open_regions(screen)):
        for hit in reversed(_shown_hits(region)):
            yield Spot(region.name, hit)


def spot_at(screen: Screen, x: float, y: float) -> Spot | None:
    """The topmost hit under a point; where that does nothing, what acts beside it and is so small that one misses it.

    So is what lies in something larger that acts too.
    """
    there = _topmost(screen, x, y)
    missed: list[tuple[float, Spot]] = []
    for region in open_regions(screen):
        if not region.clip or region.rect.contains(x, y):
            for hit in _shown_hits(region):
                if hit.action and (far := _beside(hit.rect, x, y)) is not None and _gives_way(there, hit):
                    missed.append((far, Spot(region.name, hit)))
    for _, spot in sorted(missed, key=lambda each: each[0]):
        if _topmost(screen, *spot.hit.rect.center) == spot:
            return spot
    return there


def _topmost(screen: Screen, x: float, y: float) -> Spot | None:
    for region in reversed(open_regions(screen)):
        if region.clip and not region.rect.contains(x, y):
            continue
        for hit in reversed(_shown_hits(region)):
            if hit.rect.contains(x, y):
                return Spot(region.name, hit)
    return None


def _beside(rect: Rect, x: float, y: float) -> float | None:
    """How far beside a rectangle a point lies that counts as in it, as the rectangle is smaller than a target."""
    if not rect.w or not rect.h or (rect.w >= TARGET and rect.h >= TARGET):  # nothing is hit that is done by key alone
        return None
    across, down = max(rect.x - x, x - rect.right), max(rect.y - y, y - rect.bottom)
    if across > max(0, TARGET - rect.w) or down > max(0, TARGET - rect.h) or (across < 0 and down < 0):
        return None
    return max(across, down)


def _gives_way(there: Spot | None, small: Hit) -> bool:
    """Whether what lies under a point leaves it to something small beside it."""
    if there is None or not there.hit.action or there.hit.ground:
        return True
    (left, top, wide, high), rect = there.hit.rect, small.rect
    around = left <= rect.x and rect.right <= left + wide and top <= rect.y and rect.bottom <= top + high
    return around and there.hit.rect != rect


def region_at(screen: Screen, x: float, y: float) -> str:
    """The name of the topmost region under a point, "" when there is none; what shows the way is looked through."""
    ordered = sorted((each for each in screen.regions if each.layer != Layer.RING), key=lambda region: region.layer)
    for region in reversed(ordered):
        if region.rect.contains(x, y):
            return region.name
        if region.modal:
            break
    return ""


def tab_order(screen: Screen) -> list[Spot]:
    """The hits the keyboard visits, by their `order`, then as one reads."""
    listed = [spot for spot in spots(screen) if spot.hit.order >= 0]
    return sorted(listed, key=lambda spot: (spot.hit.order, round(spot.hit.rect.y), spot.hit.rect.x))


def next_spot(screen: Screen, focus: Spot | None, step: int) -> Spot | None:
    """The hit after (or before) the focus in Tab order; from none, the first (or last)."""
    listed = tab_order(screen)
    if not listed:
        return None
    if focus not in listed:
        return listed[0] if step > 0 else listed[-1]
    return listed[(listed.index(focus) + step) % len(listed)]


def along(screen: Screen, focus: Spot | None, commands: Collection[str], step: int) -> Spot | None:
    """The next hit among what lies where one of these commands is given, by the Tab order; None if there is nothing.

    From elsewhere it is the first (or last) one.
    """
    regions = {spot.region for spot in spots(screen) if not set(spot.hit.command.split()).isdisjoint(commands)}
    listed = [spot for spot in tab_order(screen) if spot.region in regions]
    if focus not in listed:
        return listed[0 if step > 0 else -1] if listed else None
    return listed[(listed.index(focus) + step) % len(listed)]


def toward(screen: Screen, focus: Spot | None, dx: int, dy: int, region: str = "") -> Spot | None:
    """The nearest hit from the focus in a direction, of one `region` if it is named; the focus itself when nothing lies
    there. What does not answer what is asked counts as farther away than it is from what does.
    """
    listed = [spot for spot in tab_order(screen) if not region or spot.region == region]
    if not listed:
        return None
    if focus not in listed or focus is None:
        return listed[0]
    x, y = focus.hit.rect.center
    best, least = focus, float("inf")
    for spot in listed:
        cx, cy = spot.hit.rect.center
        ahead = (cx - x) * dx + (cy - y) * dy
        aside = abs((cx - x) * dy) + abs((cy - y) * dx)
        far = (ahead + 2 * aside) * (_ASIDE_FARTHER if spot.hit.order >= ASIDE > focus.hit.order else 1)
        if ahead > 4 and aside < 3 * ahead + 60 and far < least:
            best, least = spot, far
    return best


def in_column(screen: Screen, focus: Spot, column: str, dy: int) -> Spot:
    """Where the focus goes up or down in a column that scrolls: to what is in sight there, and out of the column only
    where it is scrolled to its end; the focus itself where the column must be scrolled first.
    """
    inside = focus.region == column
    found = toward(screen, focus, 0, dy, column if inside else "") or focus
    ends = of_thing(screen, f"scroll:{column}.{'down' if dy > 0 else 'up'}") is None
    return (toward(screen, focus, 0, dy) or focus) if inside and ends and found == focus else found


def hidden_part(screen: Screen, spot: Spot) -> float:
    """How far the column must be scrolled so that all of what is hit is in sight; 0 where it is, or no column."""
    region = next(region for region in screen.regions if region.name == spot.region)
    if all(thing.id != f"scroll:{region.name}" for thing in region.things):
        return 0.0
    place, rect, room = region.rect, spot.hit.rect, MARGIN
    return max(0.0, rect.bottom + room - place.bottom) or min(0.0, rect.y - room - place.y)


def find(screen: Screen, wanted: Spot | None) -> Spot | None:
    """The hit of the same thing as one of an earlier screen, wherever it stands now; None if it cannot be reached."""
    return None if wanted is None else of_thing(screen, wanted.hit.thing)


def of_thing(screen: Screen, name: str) -> Spot | None:
    """The topmost hit of the thing of this name."""
    return next((spot for spot in _from_above(screen) if name and spot.hit.thing == name), None)


def by_command(screen: Screen, commands: Collection[str]) -> Spot | None:
    """The topmost hit that does one of these commands."""
    if commands:
        for spot in _from_above(screen):
            if any(command in commands for command in spot.hit.command.split()):
                return spot
    return None


def golden(screen: Screen) -> Spot | None:
    """The big button that can be reached: that of the dialog while there is one."""
    return next((spot for spot in _from_above(screen) if spot.hit.golden), None)


def modal_region(screen: Screen) -> str:
    """The name of the region that shuts off all below it, "" without one."""
    return next((r.name for r in sorted(screen.regions, key=lambda r: -r.layer) if r.modal), "")


def decorate(screen: Screen, hover: Spot | None, focus: Spot | None) -> Screen:
    """The screen with the hovered hit lit and the hit that has the key focus ringed."""
    for spot, keyboard in ((hover, False), (focus, True)):
        if spot is not None and not spot.hit.ground and (keyboard or spot.hit.action):
            screen = _lit(screen, spot, keyboard)
    return screen


def held_down(screen: Screen, spot: Spot) -> Screen:
    """The screen with a button pressed in: a shade over the plate of what acts."""
    regions = tuple(_shaded(region, spot.hit) if region.name == spot.region else region for region in screen.regions)
    return changed(screen, regions=regions)


def _shaded(region: Region, hit: Hit) -> Region:
    plate = _plate(region, hit)[1]
    if plate is None or not hit.action or PLATES[plate.style].points:
        return region
    shade = Bar(plate.rect, "ground", "solid", PLATES[plate.style].radius, _SHADE)
    return changed(region, elements=(*region.elements, shade))


def at_rest(screen: Screen, spot: Spot) -> Screen:
    """The screen with a button that does not act yet: the same place and words, without its light."""

    regions = tuple(_rested(region, spot.hit) if region.name == spot.region else region for region in screen.regions)
    return changed(screen, regions=regions)


def _rested(region: Region, hit: Hit) -> Region:
    place, plate = _plate(region, hit)
    if plate is None or not PLATES[plate.style].rest:
        return region
    elements = list(region.elements)
    elements[place] = changed(plate, style=PLATES[plate.style].rest)
    return changed(region, elements=tuple(elements))


def uncapped(screen: Screen, spot: Spot) -> Screen:
    """The screen with a button that no key stands for now: the same place and words, nothing where its cap was."""
    regions = tuple(_bare(region, spot.hit) if region.name == spot.region else region for region in screen.regions)
    return changed(screen, regions=regions)


def _bare(region: Region, hit: Hit) -> Region:
    """The region without the cap of a key on this button: a plate with a label behind it."""
    spans = [range(thing.first, thing.last) for thing in region.things if thing.id == hit.thing]
    places = (place for span in spans for place in span if _is_cap(region.elements[place]))
    place = next(places, None)
    if place is None:
        return region
    things = (
        thing._replace(first=thing.first - 2 * (thing.first > place), last=thing.last - 2 * (thing.last > place))
        for thing in region.things
    )
    return changed(region, elements=region.elements[:place] + region.elements[place + 2 :], things=tuple(things))


def _is_cap(element: Element) -> bool:
    return isinstance(element, Plate) and element.style.partition(".")[0] == "key"


def _lit(screen: Screen, spot: Spot, keyboard: bool) -> Screen:
    regions = tuple(
        _touched(region, spot.hit, keyboard) if region.name == spot.region else region for region in screen.regions
    )
    return changed(screen, regions=regions)


def _touched(region: Region, hit: Hit, keyboard: bool) -> Region:
    """The region with one of its hits pointed at or focused.

    A plate that has a hover style takes it. The key focus is ringed in blue besides, unless the plate is lit and gets
    brighter: then that is ring enough. The pointer over something without such a plate lays a faint wash on it, unless
    a part of it already looks pointed at.
    """
    elements: list[Element] = list(region.elements)
    bright = lit = False
    place, plate = _plate(region, hit)
    if plate is not None:
        style = PLATES[plate.style]
        lit = style.lit and bool(style.hover)  # one that is picked out already looks as if it were pointed at
        if hit.action and style.hover:
            elements[place] = changed(plate, style=style.hover)
        bright = bool(style.hover) or style.lit
    if keyboard and not lit:
        elements.append(Frame(hit.rect.inset(-5), "ground", 2, hit.radius + 5))
        elements.append(Frame(hit.rect.inset(-3), "focus", 3, hit.radius + 3))
    elif not bright and not keyboard and not _looks_pointed_at(region, hit):
        elements.append(Plate(hit.rect, "wash"))
    return changed(region, elements=tuple(elements))


def _plate(region: Region, hit: Hit) -> tuple[int, Plate | None]:
    """The plate of the thing that is hit, and its place among the elements; none if the hit is no more than a part."""
    for thing in region.things:
        if thing.id == hit.thing:
            for place, element in enumerate(region.elements[thing.first : thing.last], thing.first):
                if isinstance(element, Plate) and _same(element.rect, hit.rect):
                    return place, element
    return -1, None


def _looks_pointed_at(region: Region, hit: Hit) -> bool:
    parts = (
        element
        for thing in region.things
        if thing.id == hit.thing
        for element in region.elements[thing.first : thing.last]
    )
    return any(isinstance(element, Plate) and element.style.endswith(".hover") for element in parts)


def is_dark(region: Region, hit: Hit) -> bool:
    """Whether the surface of what is hit says that it cannot be used now."""
    plate = _plate(region, hit)[1]
    return plate is not None and plate.style.endswith((".dim", ".off"))


def _same(a: Rect, b: Rect) -> bool:
    return abs(a.x - b.x) < 0.5 and abs(a.y - b.y) < 0.5 and abs(a.w - b.w) < 1 and abs(a.h - b.h) < 1
