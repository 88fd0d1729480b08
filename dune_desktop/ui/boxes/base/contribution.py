"""Everything that is shown only where the board of the base game is played on, in one list."""

from __future__ import annotations

from dune_desktop.ui.boxes.base.layout import BASE
from dune_desktop.ui.presenters.table.boards import BoardContribution
from dune_desktop.ui.presenters.ui_registry import UiContribution

CONTRIBUTION = UiContribution(BoardContribution(boards=(BASE,)))
