"""The table as a whole: all its parts in painting order."""

from __future__ import annotations

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Drawings, Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.advice import ADVICE
from dune_desktop.ui.presenters.table.band.parts import top_band
from dune_desktop.ui.presenters.table.board import board, land_of_boxes, of_boxes
from dune_desktop.ui.presenters.table.bubble import BUBBLE
from dune_desktop.ui.presenters.table.caption import CAPTION
from dune_desktop.ui.presenters.table.chronicle import CHRONICLE
from dune_desktop.ui.presenters.table.conflict.parts import CONFLICT
from dune_desktop.ui.presenters.table.curtain import CURTAIN
from dune_desktop.ui.presenters.table.factions import factions
from dune_desktop.ui.presenters.table.fanfare import FANFARE
from dune_desktop.ui.presenters.table.first_time import FIRST_TIME
from dune_desktop.ui.presenters.table.hint import HINT
from dune_desktop.ui.presenters.table.looked_at import LOOKED_AT
from dune_desktop.ui.presenters.table.market.reserve import set_aside
from dune_desktop.ui.presenters.table.market.row import market
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.area import own_area
from dune_desktop.ui.presenters.table.prompt.corner import PROMPT
from dune_desktop.ui.presenters.table.recap import RECAP
from dune_desktop.ui.presenters.table.spotlight import SPOTLIGHT
from dune_desktop.ui.presenters.table.stage import STAGE
from dune_desktop.ui.presenters.table.trail import TRAIL
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen


def table_screen(model: TableModel, drawings: Drawings | None = None) -> Screen:
    """What the table shows now; parts that look as in the picture before are taken from its `drawings`."""
    drawings = drawings or Drawings()
    regions = drawings.regions(_parts(model), model, model.metrics)
    return Screen(model.places.land.name, regions, *model.canvas)


def _parts(model: TableModel) -> Parts:
    """Everything on the table in painting order."""
    return {
        **({"ground": Part(_whole, _ground)} if model.buying else {}),
        **land_of_boxes(model),
        "trail": TRAIL,
        **board(model),
        **factions(),
        **CONFLICT,
        **of_boxes(model),
        **top_band(model),
        **market(model),
        "chronicle": CHRONICLE,
        "advice": ADVICE,
        **({"curtain": CURTAIN} if model.awaited != NOBODY else own_area(model)),
        **STAGE,
        "prompt": PROMPT,
        **set_aside(model),
        "looked_at": LOOKED_AT,
        "recap": RECAP,
        "first": FIRST_TIME,
        "caption": CAPTION,
        "hint": HINT,
        "bubble": BUBBLE,
        **SPOTLIGHT,
        "fanfare": FANFARE,
    }


def _whole(model: TableModel) -> Rect:
    return model.places.canvas


def _ground(b: Build, whole: Rect) -> Region:
    """While a card or tile is picked out, a click on nothing puts it back."""
    return Region("ground", whole, hits=(Hit(whole, ("cancel",), ground=True, thing="ground"),))
