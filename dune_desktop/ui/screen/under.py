"""What lies under a point: the named things there, the icon among them, and what can be done. Pure, no pygame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.ui.screen.display import Hit, Icon, Label, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.pointing import is_dark, open_regions, spot_at
from dune_desktop.ui.screen.values import value

ALIASES: Final = {"persuasion_seal": "persuasion"}
"""Icons that mean the same as another one."""

_NUMBER = 60.0  # a number belongs to the icon behind it if it begins no further away


@value
class Under:
    """What is under a point: things from the uppermost and innermost outwards.

    `icon` is the one there, with its number, and `within` the thing of which it is a part; "" for none. `hit` is what
    a click would meet and `region` where it is; it is `dark` if it does nothing and its surface says so.
    """

    things: tuple[Thing, ...] = ()
    icon: str = ""
    within: str = ""
    hit: Hit | None = None
    region: str = ""
    dark: bool = False


@value
class Told:
    """What is said about something, and the place of it, which the words leave in sight; `more` is how to see more."""

    text: str
    about: Rect
    more: str = ""


Explain = Callable[[Under], "Told | None"]
"""What a scene has to say about what lies under a point."""


def hits_tip(there: Under) -> Told | None:
    """What the hit says itself."""
    return Told(there.hit.tip, there.hit.about) if there.hit is not None and there.hit.tip else None


def under(screen: Screen, x: float, y: float) -> Under:
    """Everything under a point."""
    found: list[Thing] = []
    icon = within = ""
    for region in reversed(open_regions(screen)):
        if region.clip and not region.rect.contains(x, y):
            continue
        here = [thing for thing in reversed(region.things) if thing.rect.contains(x, y)]
        found += here
        if here and not icon:
            icon, within = _icon(region, x, y)
    spot = spot_at(screen, x, y)
    hit = spot.hit if spot is not None else None
    dark = spot is not None and not spot.hit.action and is_dark(_region(screen, spot.region), spot.hit)
    return Under(tuple(found), icon, within, hit, spot.region if spot is not None else "", dark)


def under_thing(screen: Screen, hit: Hit) -> Under:
    """The thing a hit belongs to, as if it were pointed at."""
    there = under(screen, *hit.rect.center)
    named = [thing for thing in there.things if thing.id == hit.thing]
    region = next((region for region in screen.regions if hit in region.hits), None)
    dark = not hit.action and region is not None and is_dark(region, hit)
    return Under(tuple(named), hit=hit, region=region.name if region is not None else "", dark=dark)


def _region(screen: Screen, name: str) -> Region:
    return next(region for region in screen.regions if region.name == name)


def _icon(region: Region, x: float, y: float) -> tuple[str, str]:
    """The uppermost icon under the point, or under its number, and the thing it is a part of; "" for none."""
    for at in reversed(range(len(region.elements))):
        element = region.elements[at]
        if isinstance(element, Icon) and _with_number(region, at, element).contains(x, y):
            own = [thing for thing in region.things if thing.first <= at < thing.last]
            return element.name, own[-1].id if own else ""
    return "", ""


def _with_number(region: Region, at: int, icon: Icon) -> Rect:
    half = icon.size / 2
    left, top = icon.x - half, icon.y - half
    before = region.elements[at - 1] if at else None
    if isinstance(before, Label) and before.y == icon.y and before.anchor == "left" and 0 < left - before.x < _NUMBER:
        left = before.x
    return Rect(left, top, icon.x + half - left, icon.size)
