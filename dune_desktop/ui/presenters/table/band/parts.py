"""The parts of the top band, left to right: the dial, a panel per seat, the tools."""

from __future__ import annotations

from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.band.dial import DIAL
from dune_desktop.ui.presenters.table.band.hagal import HAGAL
from dune_desktop.ui.presenters.table.band.seat import seat_part
from dune_desktop.ui.presenters.table.band.tools import TOOL_BAR
from dune_desktop.ui.presenters.table.model import TableModel


def top_band(model: TableModel) -> Parts:
    """The parts of the top band, left to right."""
    parts: Parts = {"dial": DIAL}
    parts |= {f"seat.{seat}": seat_part(seat) for seat in range(len(model.view.seats))}
    if model.hagal_sits_apart:
        parts["hagal"] = HAGAL
    return parts | {"tools": TOOL_BAR}
