"""Everything of Rise of Ix that is shown, in one list."""

from __future__ import annotations

from dune_desktop.ui.boxes.ix.layout import IX
from dune_desktop.ui.boxes.ix.signs import SIGNS
from dune_desktop.ui.boxes.ix.subjects import SUBJECTS
from dune_desktop.ui.presenters.contribution import Pieces, Tie

PIECES = Pieces(
    side=IX,
    signs=SIGNS,
    subjects=SUBJECTS,
    ties=(Tie("chaumurky", "tech", "tech:chaumurky"),),  # X3.20
    sources={"tech": "tech", "shipping": "freighter"},
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
