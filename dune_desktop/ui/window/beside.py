"""What the window itself shows beside a scene's screen: a tip or a refusal at the pointer, what is told in passing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from dune_desktop.ui.kit.over import tip as tip_region
from dune_desktop.ui.kit.over import toast, why_not
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.pointing import at_rest, golden, uncapped
from dune_desktop.ui.window.hands.input import Input, Tip


def resting(screen: Screen, state: Input, asleep: bool, by_pad: bool) -> Screen:
    """The screen without the light of its golden button while that does nothing yet.

    A gamepad's button for it is the one for what has the focus: it stands on nothing else then.
    """
    spot, focus = golden(screen), state.shown_focus
    if spot is None:
        return screen
    if by_pad and focus is not None and focus.hit.thing != spot.hit.thing:
        screen = uncapped(screen, spot)
    return at_rest(screen, spot) if asleep else screen


def with_words(screen: Screen, metrics: Metrics, tip: Tip | None, said: str, reading: float) -> Screen:
    """The screen with what is told beside it: at the pointer, and in passing."""
    canvas = (screen.width, screen.height)
    told: list[Region] = []
    if tip is not None:
        act = next((region.rect for region in screen.regions if region.layer is Layer.BUBBLE), None)
        make = why_not if tip.refusal else partial(tip_region, about=tip.about, told=act, more=tip.more)
        told.append(make(metrics, tip.text, tip.x, tip.y, canvas, reading=reading))
    if said:
        told.append(toast(metrics, said, canvas))
    return replace(screen, regions=(*screen.regions, *told)) if told else screen
