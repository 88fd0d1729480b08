"""What is told of beside the table, ringed on it: a line of what has happened, a way that is advised."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dune_desktop.engine import OptionId
from dune_desktop.ui.screen.display import Frame, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.values import changed

COPIES: Final = 5  # of a card in the hand, of which one may not lie there


def about(option: OptionId) -> list[tuple[str, ...]]:
    """What an answer is about, each by the names that it may have on the table."""
    match option:
        case ("send", card, space, *_):
            return [tuple(f"card:{card}#{copy}" for copy in range(COPIES)), (f"space:{space}",)]
        case ("acquire", card, slot, *_):
            return [(f"offer:{card}@{slot}", f"reserve:{card}")]
        case ("intrigue", card, *_):
            return [(f"intrigue:{card}#0",)]
        case ("faction", faction):
            return [(f"faction:{faction}",)]
    return []


def ringed(screen: Screen, named: Iterable[Sequence[str]], quietly: bool = False) -> Screen:
    """The screen with these things ringed on the table, each the first of its names that is there.

    It is done `quietly` where nothing is asked about them: in thin lines that fade in and out.
    """
    there = things(screen)
    found = [next((there[name] for name in names if name in there), None) for names in named]
    color, width, away = ("cream", 2.0, 2.0) if quietly else ("hover_ring", 4.0, 5.0)
    frames = tuple(
        Frame(each.thing.rect.inset(-away), color, width, 12)
        for each in dict.fromkeys(found)
        if each is not None and each.region.layer == Layer.TABLE
    )
    whole = Rect(0, 0, screen.width, screen.height)
    region = Region("ringed", whole, frames, layer=Layer.RING)
    if quietly:
        region = changed(region, things=(Thing("ring", whole, 0, len(frames)),), layer=Layer.STAGE)
    return changed(screen, regions=(*screen.regions, region))
