"""The own area: the purse; the hand, Intrigue cards and what is in play, which share their room."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.hand import HandProps, draw_hand, hand_props
from dune_desktop.ui.presenters.table.own.in_play import InPlayProps, draw_in_play, in_play_props
from dune_desktop.ui.presenters.table.own.intrigue import IntrigueProps, draw_intrigue, intrigue_props
from dune_desktop.ui.presenters.table.own.purse import PURSE
from dune_desktop.ui.presenters.table.own.room import shared
from dune_desktop.ui.screen.display import Region

OWN: Final = frozenset({"purse", "hand", "intrigue", "piles"})
"""The regions of the own area."""


class _Props(NamedTuple):
    """All that lies before the viewer."""

    hand: HandProps
    intrigue: IntrigueProps
    in_play: InPlayProps


def own_area(model: TableModel) -> Parts:
    """The parts of the own area; none while nobody's cards may be seen."""
    return {"purse": PURSE, "cards": CARDS} if model.viewer >= 0 else {}


def _select(model: TableModel) -> _Props:
    return _Props(hand_props(model), intrigue_props(model), in_play_props(model))


def _draw(b: Build, props: _Props) -> tuple[Region, ...]:
    """Each region anew only if what it shows, or the room that the others leave it, is different."""
    rooms = shared(b, *props)
    assert b.drawings is not None
    hand = b.drawings.made("hand", draw_hand, props.hand, b.metrics)
    intrigue = b.drawings.made("intrigue", draw_intrigue, props.intrigue._replace(rect=rooms.intrigue), b.metrics)
    in_play = b.drawings.made("piles", draw_in_play, props.in_play._replace(rect=rooms.in_play), b.metrics)
    return hand, intrigue, in_play


CARDS: Final = Part(_select, _draw)
