"""Everything of Rise of Ix that is shown, in one list."""

from __future__ import annotations

from dune_desktop.ui.layouts.boxes.ix import IX
from dune_desktop.ui.presenters.contribution import Pieces

PIECES = Pieces(side=IX)
