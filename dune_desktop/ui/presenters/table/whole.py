"""The table as a whole: all its regions in painting order."""

from __future__ import annotations

from dune_desktop.ui.presenters.table.board import board
from dune_desktop.ui.presenters.table.bubble import bubble
from dune_desktop.ui.presenters.table.conflict import conflict
from dune_desktop.ui.presenters.table.factions import factions
from dune_desktop.ui.presenters.table.market import chronicle, market, set_aside
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own import own_area
from dune_desktop.ui.presenters.table.prompt import prompt
from dune_desktop.ui.presenters.table.rival import rival_panel
from dune_desktop.ui.presenters.table.silent import answering
from dune_desktop.ui.presenters.table.top_band import top_band
from dune_desktop.ui.screen.display import Hit, Region, Screen


def table_screen(model: TableModel) -> Screen:
    """What the table shows now."""
    regions: list[Region] = [
        *_ground(model),
        *board(model),
        *factions(model),
        *conflict(model),
        *top_band(model),
        *market(model),
        chronicle(model),
        *own_area(model),
        prompt(model),
        *set_aside(model),
        *rival_panel(model),
        *bubble(model),
    ]
    left, right = model.places["rule.left"].x, model.places["rule.right"].x
    return Screen(f"table:{left:g}:{right:g}", tuple(answering(model, regions)), *model.canvas)


def _ground(model: TableModel) -> list[Region]:
    """While a card or tile is picked out, a click on nothing puts it back."""
    if not model.buying:
        return []
    whole = model.places.canvas
    return [Region("ground", whole, hits=(Hit(whole, ("cancel",), ground=True, thing="ground"),))]
