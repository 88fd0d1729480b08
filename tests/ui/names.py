"""What on a screen has no name, and what shares one.

assert unnamed(screen) == []
assert shared(screen) == []
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dune_desktop.ui.screen.display import Element, Hit, Icon, Label, Piece, Plate, Screen

MARKS = frozenset({"ornament"})  # icons that count nothing and stand for nothing
LINES = ("rule", "scroll")  # plates that are no surfaces


def unnamed(screen: Screen) -> list[str]:
    """Every piece, icon, number and plate that lies in no thing, and every hit that belongs to none."""
    found: list[str] = []
    for region in screen.regions:
        named = {at for thing in region.things for at in range(thing.first, thing.last)}
        for at, element in enumerate(region.elements):
            if at not in named and _wants_a_name(element):
                found.append(f"{region.name}: {element}")
        found += [f"{region.name}: {hit}" for hit in region.hits if not hit.thing]
    return found


def _wants_a_name(element: Element) -> bool:
    if isinstance(element, Label):
        return any(char.isdigit() for char in element.text)
    if isinstance(element, Icon):
        return element.name not in MARKS
    if isinstance(element, Plate):
        return not element.style.startswith(LINES)
    return isinstance(element, Piece)


def shared(screen: Screen) -> list[str]:
    """Names that two things have, or two hits that mean something different."""
    things = Counter(thing.id for region in screen.regions for thing in region.things)
    return [name for name, n in things.items() if n > 1] + list(_ambiguous(screen))


def _ambiguous(screen: Screen) -> Iterator[str]:
    known: dict[str, Hit] = {}
    for region in screen.regions:
        for hit in region.hits:
            other = known.setdefault(hit.thing, hit)
            if (other.action, other.inspect) != (hit.action, hit.inspect):
                yield f"{hit.thing}: {hit.action or hit.inspect} and {other.action or other.inspect}"
