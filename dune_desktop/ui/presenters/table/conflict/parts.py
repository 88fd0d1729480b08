"""The parts of the table that show the Conflict: in Combat the arena takes the place of card and lanes."""

from __future__ import annotations

from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.conflict.arena import ARENA
from dune_desktop.ui.presenters.table.conflict.card import CONFLICT_CARD
from dune_desktop.ui.presenters.table.conflict.lanes import LANES

CONFLICT: Parts = {"conflict.arena": ARENA, "conflict.card": CONFLICT_CARD, "conflict.lanes": LANES}
"""None of them is there while the card of a new round lies there."""
