"""What is wrong with a scene as it stands: words, names, what can be clicked, and what is said of it.

assert wrong(scene, scene.screen(fonts, size), fonts) == []
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from dune_desktop.engine import OptionId
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Icon, Label, Piece, Plate, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.pointing import Spot, is_dark, open_regions, spots
from dune_desktop.ui.screen.under import Under, under, under_thing
from dune_desktop.ui.window.scene import Scene
from tests.ui.geometry import covered, cut, outside, problems
from tests.ui.names import LINES, MARKS, shared, unnamed

PARTS = frozenset(
    {"card.header.lit", "sent.lit", "reveal.lit", "reveal.side.lit", "acquire.lit", "well.lit", "chip.lit", "key.lit"}
)
"""Lit surfaces on lit plates."""


def wrong(scene: Scene, screen: Screen, fonts: Metrics) -> list[str]:
    """Everything that is wrong, in words. Raises if something has no look."""
    found = [*problems(screen, fonts), *unhandled(scene, screen), *dead(screen)]
    if isinstance(scene, TableScene):
        if not scene.shown_game.watching:  # what is shown may be passed by a click on anything
            found += buried(screen)
        found += [*unnamed(screen), *shared(screen), *silent(screen), *covered(screen, fonts), *untold(screen)]
        found += unexplained(scene, screen)
    return found


def untold(screen: Screen) -> Iterator[str]:
    """What is asked and told that is not whole."""
    for region, weight in (("prompt", 600), ("chronicle", 0)):
        yield from (f"{words} is cut" for words in cut(screen, region, weight))
        yield from (f"{words} is out of sight" for words in outside(screen, region))


def unhandled(scene: Scene, screen: Screen) -> Iterator[str]:
    """Actions that the scene does not know, those of dragging included."""
    drags = [spot.hit.drag for spot in spots(screen) if spot.hit.drag is not None]
    actions = [spot.hit.action for spot in spots(screen)]
    actions += [action for drag in drags for action in (drag.picked, drag.back, *(drop.action for drop in drag.drops))]
    yield from (f"nobody does {action}" for action in actions if action and action[0] not in scene.actions())


def offered(screen: Screen) -> list[Spot]:
    """What can be clicked: nothing that is done by key alone, nor what is scrolled out of its column."""
    columns = {region.name: region.rect for region in screen.regions if region.clip}
    return [
        spot
        for spot in spots(screen)
        if spot.hit.rect.w and columns.get(spot.region, spot.hit.rect).contains(*spot.hit.rect.center)
    ]


def finder(screen: Screen) -> Callable[[float, float], Spot | None]:
    """`spot_at` for a screen that is asked about many points."""
    shown = {region.name: region.rect for region in screen.regions if region.clip}
    found = [(shown.get(spot.region), spot.hit.rect, spot) for spot in reversed(spots(screen))]

    def at(x: float, y: float) -> Spot | None:
        for clip, rect, spot in found:
            if rect.contains(x, y) and (clip is None or clip.contains(x, y)):
                return spot
        return None

    return at


def dead(screen: Screen) -> Iterator[str]:
    """What has something lying over its middle, or would answer a click there with a reason why not."""
    at = finder(screen)
    for spot in offered(screen):
        over = at(*spot.hit.rect.center)
        if not spot.hit.action or spot.hit.ground or spot.region.endswith(".veil") or _may_lie(over, spot, screen):
            continue
        if over is None or over.hit.action != spot.hit.action or over.hit.refusal:
            yield f"{spot.hit.action} of {spot.region} lies under {over}"


def _may_lie(over: Spot | None, spot: Spot, screen: Screen) -> bool:
    """Whether it may lie over the other: it was opened there, or is a piece in it that does something of its own."""
    if over is None:
        return False
    layers = {region.name: region.layer for region in screen.regions}
    within = over.region == spot.region and bool(over.hit.action) and spot.hit.rect.w > 2 * over.hit.rect.w
    return within or layers[over.region] > layers[spot.region]


def silent(screen: Screen) -> Iterator[str]:
    """Lit plates where a click finds nothing of their own to do, but for those under an open pile or question."""
    modal, at = max((number for number, region in enumerate(screen.regions) if region.modal), default=0), finder(screen)
    for region in screen.regions[modal:]:
        for plate in region.elements:
            lit = isinstance(plate, Plate) and plate.style.endswith(".lit") and plate.style not in PARTS
            if isinstance(plate, Plate) and lit and region.layer != Layer.BUBBLE:
                spot = at(*plate.rect.center)
                if spot is None or spot.region != region.name or not spot.hit.action:
                    yield f"{plate} of {region.name} does nothing"


def buried(screen: Screen) -> Iterator[str]:
    """Hits of which no point can be reached, because others lie over all of it."""
    at = finder(screen)
    for spot in offered(screen):
        rect = spot.hit.rect
        inner = rect.inset(rect.w / 8, rect.h / 8)
        corners = ((inner.x, inner.y), (inner.right, inner.y), (inner.x, inner.bottom), (inner.right, inner.bottom))
        points = (rect.center, *corners)
        if not spot.hit.ground and not any(_reached(at(*point), spot, screen) for point in points):
            yield f"{spot.hit} of {spot.region} cannot be reached"


def _reached(over: Spot | None, spot: Spot, screen: Screen) -> bool:
    return over == spot or _may_lie(over, spot, screen)


def unanswered(screen: Screen, legal: Iterable[OptionId]) -> Iterator[str]:
    """Actions that would name an answer that is not legal."""
    known = set(legal)
    for spot in spots(screen):
        name, *rest = spot.hit.action or ("",)
        named = {"option": [tuple(rest)], "options": rest[:1], "group": rest}.get(str(name), [])
        yield from (f"{spot.hit.action} is not legal" for option in named if option not in known)


def missing(screen: Screen, legal: Iterable[OptionId]) -> list[OptionId]:
    """The legal answers to which no click on this screen leads."""
    actions = {spot.hit.action for spot in spots(screen) if spot.hit.action}
    names = {action[0] for action in actions}
    grouped = {way for action in actions if action[0] == "group" for way in action[1:]}
    grouped |= {action[1] for action in actions if action[0] == "options"}  # with what that leaves no choice about

    def found(option: OptionId) -> bool:
        first = option[0]
        direct = {option, *((kind, *option) for kind in ("option", "several", "weighty"))}
        if direct & actions or option in grouped:
            return True
        if first == "send":
            return any(action[:2] == ("card", option[1]) for action in actions)
        if first in ("deploy", "retreat"):
            return "troops" in names
        return (first == "fetch" or option[:2] == ("trash", "discard")) and "pile" in names

    return [option for option in legal if not found(option)]


def mute(scene: TableScene, screen: Screen) -> Iterator[str]:
    """Everything that says nothing when the pointer rests on it; every thing there can be asked."""
    for region in screen.regions:
        for thing in region.things:
            scene.explain(Under((thing,)))
    for region in open_regions(screen):
        if region.layer == Layer.TABLE:
            for x, y, element in points(region):
                told = scene.explain(under(screen, x, y))
                if told is None or not told.text.strip():
                    yield f"{region.name}: nothing is said of {element}"


def points(region: Region) -> Iterator[tuple[float, float, Element]]:
    """Where every piece, icon, number and plate of a region lies."""
    for element in region.elements:
        if isinstance(element, Piece) or (isinstance(element, Icon) and element.name not in MARKS):
            yield element.x, element.y, element
        elif isinstance(element, Label) and any(char.isdigit() for char in element.text):
            yield element.x + {"left": 3, "right": -3, "center": 0}[element.anchor], element.y, element
        elif isinstance(element, Plate) and not element.style.startswith(LINES):
            yield *element.rect.center, element


def unexplained(scene: TableScene, screen: Screen) -> Iterator[str]:
    """What is dark and does not say why, to a click and to the pointer at rest."""
    quiet = scene.shown_game.watching or scene.shown_game.thinking >= 0
    for region in open_regions(screen):
        for hit in region.hits if region.layer == Layer.TABLE else ():
            if not hit.inspect or hit.action or quiet:
                continue
            told, reason = scene.explain(under_thing(screen, hit)), scene.why_not(region.name, hit)
            if not reason or (is_dark(region, hit) and (told is None or reason not in told.text)):
                yield f"{region.name}: {hit} does not say why"
