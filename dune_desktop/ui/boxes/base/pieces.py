"""Everything that is shown only where the board of the base game is played on, in one list."""

from __future__ import annotations

from dune_desktop.ui.boxes.base.layout import BASE
from dune_desktop.ui.presenters.contribution import Pieces

PIECES = Pieces(board=BASE)
