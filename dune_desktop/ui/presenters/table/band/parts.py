"""The parts of the top band, left to right: the dial, a panel per seat, the tools."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.band.dial import DIAL
from dune_desktop.ui.presenters.table.band.hagal import hagal_panel
from dune_desktop.ui.presenters.table.band.seat import seat_panel
from dune_desktop.ui.presenters.table.band.tools import tools
from dune_desktop.ui.presenters.table.model import TableModel


def top_band(model: TableModel) -> Parts:
    """The parts of the top band, left to right."""
    parts: Parts = {"dial": DIAL}
    parts |= {f"seat.{seat}": unselected(partial(seat_panel, seat=seat)) for seat in range(len(model.view.seats))}
    if len(model.view.seats) < 4 and model.rules.hagal_deck:
        parts["hagal"] = unselected(hagal_panel)
    return parts | {"tools": unselected(tools)}
