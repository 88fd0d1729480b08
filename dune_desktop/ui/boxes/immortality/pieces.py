"""Everything of Immortality that is shown, in one list."""

from __future__ import annotations

from dune_desktop.engine.boxes.immortality.words import Grafted, GraftedTo
from dune_desktop.ui.boxes.immortality import board, row, sheets
from dune_desktop.ui.boxes.immortality.flights import ALTERS, FLIGHTS, MANNERS
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.immortality.own import ATOMICS_MARK, SPECIMENS, changes
from dune_desktop.ui.boxes.immortality.prompt import answers
from dune_desktop.ui.boxes.immortality.signs import SIGNS
from dune_desktop.ui.boxes.immortality.subjects import SUBJECTS
from dune_desktop.ui.boxes.immortality.tips import TIPS
from dune_desktop.ui.presenters.contribution import BelowLeader, Pieces, Sheets
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel


def _parts(model: TableModel) -> Parts:
    return {**board.parts(model), **row.parts(model)}


PIECES = Pieces(
    side=TLEILAX,
    signs=SIGNS,
    subjects=SUBJECTS,
    sources={"tleilaxu_track": "tleilaxu"},
    shelves={"reclaimed": "tleilaxu"},
    parts=_parts,
    calls=board.calls,
    walks=frozenset({"research", "tleilaxu"}),
    goods=(SPECIMENS,),
    seat_name=ATOMICS_MARK,
    changes=changes,
    told={"marker": "genetic_marker", "combat_icon": "combat", "card_back": "hand", "trash_intrigue": "trash_intrigue"},
    picks={"trash_intrigue": "intrigue", "trash_grafted": "in_play", "gain_icons": "in_play"},
    answers=answers,
    sheets={
        "research": Sheets(sheets.research_page),
        "tanks": Sheets(sheets.board_page, sheets.of_the_board),
        "atomics": Sheets(sheets.atomics_page, sheets.of_a_seat),
    },
    below=BelowLeader(sheets.seat_below),
    whole=frozenset({"research", "tleilaxu_track"}),
    seals=row.SEALS,
    paired=frozenset({Grafted, GraftedTo}),
    tips=TIPS,
    speaking=frozenset({"jar"}),
    lies_in={"tleilaxu": "tleilaxu_row", "tleilax": "tleilax_board"},
    lies_as={"atomics": "atomics"},
    flights=FLIGHTS,
    manners=MANNERS,
    alters=ALTERS,
    cues={
        "research": "tile",
        "marker": "alliance",
        "combat_icon": "swords",
        "tleilaxu": "tile",
        "specimen": "cube",
        "specimens_back": "cube",
        "specimens_paid": "cube",
        "graft": "card_down",
        "card_back": "card_lift",
        "trash_intrigue": "intrigue",
        "atomics": "fight",
        "icons_gained": "card_turn",
    },
)
