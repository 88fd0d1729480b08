"""The parts of the table that show the Conflict: in Combat the arena takes the place of card and lanes."""

from __future__ import annotations

from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.conflict.arena import arena_region
from dune_desktop.ui.presenters.table.conflict.card import card_region
from dune_desktop.ui.presenters.table.conflict.lanes import lanes_region
from dune_desktop.ui.presenters.table.model import TableModel


def conflict(model: TableModel) -> Parts:
    """The Conflict's parts: in Combat the arena takes their place."""
    if model.showing.report is not None:
        return {}  # the card of the new round lies there
    if model.arena:
        return {"conflict.arena": unselected(arena_region)}
    return {"conflict.card": unselected(card_region), "conflict.lanes": unselected(lanes_region)}
