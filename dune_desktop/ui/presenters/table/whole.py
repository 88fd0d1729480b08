"""The table as a whole: all its regions in painting order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.advice import advice, in_chronicle
from dune_desktop.ui.presenters.table.band.parts import top_band
from dune_desktop.ui.presenters.table.board import board
from dune_desktop.ui.presenters.table.bubble import bubble
from dune_desktop.ui.presenters.table.chronicle import chronicle
from dune_desktop.ui.presenters.table.conflict.parts import conflict
from dune_desktop.ui.presenters.table.factions import factions
from dune_desktop.ui.presenters.table.looked_at import looked_at
from dune_desktop.ui.presenters.table.market.reserve import set_aside
from dune_desktop.ui.presenters.table.market.row import market
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.area import own_area
from dune_desktop.ui.presenters.table.prompt.shown import prompt
from dune_desktop.ui.presenters.table.recap import recap
from dune_desktop.ui.presenters.table.rival import rival_panel
from dune_desktop.ui.presenters.table.silent import answering
from dune_desktop.ui.presenters.table.stage import stage
from dune_desktop.ui.presenters.table.weighed import Asked
from dune_desktop.ui.screen.display import Hit, Region, Screen


@dataclass(frozen=True, slots=True)
class Made:
    """A picture of the table: what it was made from, and what each part has asked about the act being weighed up."""

    model: TableModel
    language: str
    screen: Screen
    parts: Mapping[str, tuple[Region, tuple[Asked, ...]]]


def table_screen(model: TableModel) -> Screen:
    """What the table shows now."""
    return made(model).screen


def made(model: TableModel, earlier: Made | None = None) -> Made:
    """What the table shows now; parts that would look as in the `earlier` picture are taken from it."""
    language = model.metrics.language
    same = earlier is not None and (earlier.language, earlier.model) == (language, model)
    known = earlier.parts if earlier is not None and same else {}
    parts: dict[str, tuple[Region, tuple[Asked, ...]]] = {}
    for name, make in _parts(model).items():
        if name in known and model.weighed.answers(known[name][1]):
            parts[name] = known[name]
        else:
            parts[name] = model.weighed.asked_for(partial(_answering, model, make))
    left, right = model.places["rule.left"].x, model.places["rule.right"].x
    regions = tuple(region for region, _ in parts.values())
    return Made(model, language, Screen(f"table:{left:g}:{right:g}", regions, *model.canvas), parts)


def _answering(model: TableModel, make: Callable[[TableModel], Region]) -> Region:
    return answering(model, make(model))


def _parts(model: TableModel) -> Parts:
    """Everything on the table in painting order."""
    return {
        **({"ground": _ground} if model.buying else {}),
        **board(model),
        **factions(),
        **conflict(model),
        **stage(model),
        **top_band(model),
        **market(model),
        **({} if model.counsel is not None and in_chronicle(model) else {"chronicle": chronicle}),
        **advice(model),
        **own_area(model),
        "prompt": prompt,
        **set_aside(model),
        **looked_at(model),
        **rival_panel(model),
        **recap(model),
        **bubble(model),
    }


def _ground(model: TableModel) -> Region:
    """While a card or tile is picked out, a click on nothing puts it back."""
    whole = model.places.canvas
    return Region("ground", whole, hits=(Hit(whole, ("cancel",), ground=True, thing="ground"),))
