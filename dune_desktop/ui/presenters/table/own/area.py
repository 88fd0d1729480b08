"""The own area: the purse; the hand, Intrigue cards and what is in play, which share their room."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.hand import HandProps, draw_hand, hand_props, lies_whole
from dune_desktop.ui.presenters.table.own.in_play import (
    InPlayProps,
    draw_in_play,
    draw_owned,
    in_play_props,
    owned_props,
)
from dune_desktop.ui.presenters.table.own.intrigue import (
    GAP,
    IntrigueProps,
    draw_intrigue,
    intrigue_props,
    tells_all,
    wider,
)
from dune_desktop.ui.presenters.table.own.purse import PURSE
from dune_desktop.ui.screen.display import Region

OWN: Final = frozenset({"purse", "hand", "intrigue", "piles", "owned"})
"""The regions of the own area."""


class _Props(NamedTuple):
    """All that lies before the viewer."""

    hand: HandProps
    intrigue: IntrigueProps
    in_play: InPlayProps


def own_area(model: TableModel) -> Parts:
    """The parts of the own area; none while nobody's cards may be seen."""
    return {"purse": PURSE, "cards": CARDS, "owned": Part(owned_props, draw_owned)} if model.viewer >= 0 else {}


def _select(model: TableModel) -> _Props:
    return _Props(hand_props(model), intrigue_props(model), in_play_props(model))


def _draw(b: Build, props: _Props) -> tuple[Region, ...]:
    """The hand has what the columns of what is in play and long names of Intrigue cards leave it.

    Where it needs less, Intrigue cards of which it is not seen what all do lie in two columns.
    """
    hand, intrigue, in_play = props
    assert b.drawings is not None
    intrigue = intrigue._replace(foot=in_play.foot + 6)
    column = intrigue.rect.w + GAP
    left = hand.rect._replace(w=hand.rect.w - in_play.width - column)
    if not tells_all(b, intrigue) and lies_whole(hand._replace(rect=left)):
        intrigue, more = intrigue._replace(columns=2), column
    else:
        more = wider(b, intrigue)
    intrigue = intrigue._replace(rect=intrigue.rect._replace(x=intrigue.rect.x - more, w=intrigue.rect.w + more))
    in_play = in_play._replace(rect=in_play.rect.moved(-more, 0))
    wide = hand.rect._replace(w=hand.rect.w - in_play.width - more)
    return (
        b.drawings.made("hand", draw_hand, hand._replace(rect=wide), b.metrics),
        b.drawings.made("intrigue", draw_intrigue, intrigue, b.metrics),
        b.drawings.made("piles", draw_in_play, in_play, b.metrics),
    )


CARDS: Final = Part(_select, _draw)
