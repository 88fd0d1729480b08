"""Everything of Rise of Ix that is shown, in one list."""

from __future__ import annotations

from dune_desktop.ui.boxes.ix import sheets, tech
from dune_desktop.ui.boxes.ix.flights import ALTERS, FLIGHTS, MANNERS
from dune_desktop.ui.boxes.ix.layout import IX
from dune_desktop.ui.boxes.ix.own import changes, tiles
from dune_desktop.ui.boxes.ix.prompt import TILE, answers
from dune_desktop.ui.boxes.ix.shipping import SHIPPING
from dune_desktop.ui.boxes.ix.signs import SIGNS
from dune_desktop.ui.boxes.ix.subjects import SUBJECTS
from dune_desktop.ui.boxes.ix.tips import TIPS
from dune_desktop.ui.presenters.contribution import BelowLeader, Pieces, Sheets, Tie
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel


def _parts(model: TableModel) -> Parts:
    return {"shipping": SHIPPING, **tech.parts(model)}


PIECES = Pieces(
    side=IX,
    signs=SIGNS,
    subjects=SUBJECTS,
    ties=(Tie("chaumurky", "tech", "tech:chaumurky"),),  # X3.20
    sources={"tech": "tech", "shipping": "freighter"},
    units=frozenset({"dreadnought"}),
    parts=_parts,
    seat_end=tech.TILES,
    lying=tiles,
    changes=changes,
    told={"tech": "tech", "tech_trashed": "trash", "scrap": "dreadnought", "hold": "control"},
    answers=answers,
    wares={"buy_tech": TILE},
    seat_sheet="tiles",
    numbered=frozenset({"row_churn"}),
    acquired={"tech": ("tech", "tile")},
    gained={
        "commission": lambda told: ("dreadnought", 1),
        "negotiate": lambda told: ("negotiator", told.n),
        "hold": lambda told: ("control", 1),
    },
    stepped={"freighter": "freighter"},
    renewed={"tile": "stack"},
    headings={"place": "dreadnought", "reward": "freighter"},
    sheets={
        "shipping": Sheets(sheets.shipping_page),
        "tiles": Sheets(sheets.tiles_page, sheets.of_a_seat, frozenset({"tech"})),
        "stacks": Sheets(sheets.stacks_page, sheets.of_the_stacks, frozenset({"tech"})),
    },
    whole=frozenset({"tiles", "tech"}),
    below=BelowLeader(sheets.tiles_below, frozenset({"tech"})),
    shelves={"epic": "starter"},
    tips=TIPS,
    speaking=frozenset({"stack", "step", "tech"}),
    lies_in={"tech": "tiles", "shipping": "freighter"},
    lies_as={"stacks": "tiles"},
    owned={"tech": "own_tile"},
    flights=FLIGHTS,
    manners=MANNERS,
    alters=ALTERS,
    cues={
        "freighter": "freighter",
        "tech": "tile",
        "tile": "card_turn",
        "tile_lost": "card_down",
        "use_tech": "tile",
        "tech_trashed": "card_down",
        "negotiate": "cube",
        "commission": "dreadnought",
        "deploy_dreadnought": "dreadnought",
        "retreat_dreadnought": "dreadnought",
        "scrap": "dreadnought",
        "hold": "flag",
        "hold_over": "flag",
    },
)
