"""All boards there are layouts for, by the name that the rules give them."""

from __future__ import annotations

from dune_desktop.ui.layouts.base import BASE
from dune_desktop.ui.layouts.plan import Board
from dune_desktop.ui.layouts.uprising import UPRISING, UPRISING_SIX

BOARDS: dict[str, Board] = {board.id: board for board in (BASE, UPRISING, UPRISING_SIX)}
