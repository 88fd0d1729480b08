"""The table as a whole: all its regions in painting order."""

from __future__ import annotations

from dune_desktop.ui.display import Hit, Rect, Region, Screen
from dune_desktop.ui.presenters.board import board
from dune_desktop.ui.presenters.bubble import bubble
from dune_desktop.ui.presenters.conflict import conflict
from dune_desktop.ui.presenters.factions import factions
from dune_desktop.ui.presenters.market import chronicle, market, set_aside
from dune_desktop.ui.presenters.model import TableModel
from dune_desktop.ui.presenters.own import own_area
from dune_desktop.ui.presenters.prompt import prompt
from dune_desktop.ui.presenters.rival import rival_panel
from dune_desktop.ui.presenters.silent import answering
from dune_desktop.ui.presenters.top_band import top_band


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
    return Screen("table", tuple(answering(model, regions)), model.layout.width, model.layout.height)


def _ground(model: TableModel) -> list[Region]:
    """While a card or tile is picked out, a click on nothing puts it back."""
    if not model.buying:
        return []
    whole = Rect(0, 0, model.layout.width, model.layout.height)
    return [Region("ground", whole, hits=(Hit(whole, ("cancel",), ground=True),))]
