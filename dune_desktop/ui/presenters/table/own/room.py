"""How the own area is shared: the hand, the Intrigue cards and what is in play take the room that the others leave.

The hand lies at the left and what is in play at the right, with Intrigue between them.
"""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.own.hand import HandProps
from dune_desktop.ui.presenters.table.own.in_play import InPlayProps, free_height, widening
from dune_desktop.ui.presenters.table.own.intrigue import HEAD, PITCH, IntrigueProps, needed_width
from dune_desktop.ui.screen.display import Rect

BESIDE = 26.0  # from the last card of the hand to what lies beside it
NO_INTRIGUE = 140.0  # width of what says that there is none


class Rooms(NamedTuple):
    """Where the Intrigue cards lie, and what is in play."""

    intrigue: Rect
    in_play: Rect


def shared(b: Build, hand: HandProps, intrigue: IntrigueProps, in_play: InPlayProps) -> Rooms:
    """What is in play is wider than usual where its names need that and there is room, at the cost of what is empty
    left of it; Intrigue cards are as wide as they need, as far as hand and what is in play leave room.
    """
    rect, lain, hand_end = intrigue.rect, in_play.rect, hand.end(b.metrics)
    spare = 0.0 if intrigue.cards else rect.w - NO_INTRIGUE  # what Intrigue can do without
    free = max(0.0, rect.x - BESIDE - hand_end)
    wider = widening(b, in_play, free + spare)
    narrower = min(wider, spare)
    place = Rect(rect.x - (wider - narrower), rect.y, rect.w - narrower, rect.h)
    wide = Rect(lain.x - wider, lain.y, lain.w + wider, lain.h)
    need = needed_width(b.metrics, intrigue)
    if not need:
        return Rooms(place, wide)
    more = max(0.0, need - place.w)
    high = HEAD + PITCH * len(intrigue.cards)
    right = min(more, lain.right - place.right) if high <= free_height(in_play) else 0.0
    left = min(more - right, max(0.0, place.x - BESIDE - hand_end))
    return Rooms(Rect(place.x - left, place.y, place.w + left + right, place.h), wide)
