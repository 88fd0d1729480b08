"""The window's own additions to a scene's screen: tips, refusals at the pointer, and passing messages."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dune_desktop.ui.kit.over import tip as tip_region
from dune_desktop.ui.kit.over import toast, why_not
from dune_desktop.ui.screen.display import Frame, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.pointing import Spot, at_rest, golden, uncapped
from dune_desktop.ui.window.hands.input import Tip

RINGED: Final = 340.0  # the longest side of what is ringed while a tip tells of it


def resting(screen: Screen, focus: Spot | None, asleep: bool, by_pad: bool) -> Screen:
    """Return the screen with its golden button dimmed while that does nothing yet.

    A gamepad's button for it presses what has the focus: its cap is then shown on nothing else.
    """
    spot = golden(screen)
    if spot is None:
        return screen
    if by_pad and focus is not None and focus.hit.thing != spot.hit.thing:
        screen = uncapped(screen, spot)
    return at_rest(screen, spot) if asleep else screen


def with_words(screen: Screen, metrics: Metrics, tip: Tip | None, said: str, reading: float) -> Screen:
    """Return the screen with the tip at the pointer and the passing message."""
    canvas = (screen.width, screen.height)
    told: list[Region] = []
    if tip is not None:
        act = next((region.rect for region in screen.regions if region.layer is Layer.BUBBLE), None)
        if tip.refusal:
            told.append(why_not(metrics, tip.text, tip.x, tip.y, canvas, reading))
        else:
            like = _like(screen, tip.about)
            told += _ring(tip.about)
            told.append(
                tip_region(
                    metrics,
                    tip.text,
                    tip.x,
                    tip.y,
                    canvas,
                    about=tip.about,
                    told=act,
                    beside=like,
                    lit=_lit(screen, tip.about),
                    more=tip.more,
                    reading=reading,
                )
            )
    if said:
        big = golden(screen)
        told.append(toast(metrics, said, canvas, big.hit.rect if big is not None else None))
    return replace(screen, regions=(*screen.regions, *told)) if told else screen


def _ring(about: Rect | None) -> list[Region]:
    """Return a ring around what a tip is about, unless that is too large to be doubted."""
    if about is None or about.w > RINGED or about.h > RINGED:
        return []
    ring = about.inset(-3)
    return [Region("tip.about", ring, (Frame(ring, "#FFFFFF", 2.5, 9),), bleed=6, layer=Layer.RING)]


def _like(screen: Screen, about: Rect | None) -> list[Rect]:
    """Return the places of things of the same kind, such as the other cards of the hand."""
    things = [thing for region in screen.regions for thing in region.things]
    kinds = {_kind(thing) for thing in things if thing.rect == about}
    return [thing.rect for thing in things if _kind(thing) in kinds and thing.rect != about]


def _lit(screen: Screen, about: Rect | None) -> list[Rect]:
    """Return the lit places to choose from, except the one that the tip is about."""
    plates = [each for region in screen.regions for each in region.elements if isinstance(each, Plate)]
    found = [plate.rect for plate in plates if PLATES[plate.style].lit and plate.rect != about]
    hits = [hit.rect for region in screen.regions for hit in region.hits if hit.action and hit.rect != about]
    return [next((hit for hit in hits if _holds(hit, each)), each) for each in found]


def _holds(outer: Rect, inner: Rect) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(inner.right - 1, inner.bottom - 1)


def _kind(thing: Thing) -> str:
    return thing.id.partition(":")[0]
