"""What board spaces of Uprising give in a position."""

from __future__ import annotations

from dune_desktop.engine.boxes.uprising.words import CouncilVisit
from dune_desktop.engine.model.effects import CouncilSeat, Effects
from dune_desktop.ui.presenters.table.model import TableModel


def council_visit(model: TableModel, effect: CouncilVisit) -> Effects:
    """Return a seat, or what whoever would go there now gets once it sits there (U2.6)."""
    seat = model.decision.acting_for if model.decision is not None else model.viewer
    return effect.again if seat >= 0 and model.view.seats[seat].council else (CouncilSeat(),)
