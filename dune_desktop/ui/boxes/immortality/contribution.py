"""Everything of Immortality that is shown, in one list."""

from __future__ import annotations

from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.immortality import tracks
from dune_desktop.engine.boxes.immortality.words import Grafted, GraftedTo
from dune_desktop.engine.model.events import Facts
from dune_desktop.ui.boxes.immortality import board, row, sheets, strip
from dune_desktop.ui.boxes.immortality.flights import ALTERS, FLIGHTS, MANNERS
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.immortality.own import ATOMICS_MARK, SPECIMENS, changes
from dune_desktop.ui.boxes.immortality.prompt import answers
from dune_desktop.ui.boxes.immortality.signs import SIGNS
from dune_desktop.ui.boxes.immortality.subjects import SUBJECTS
from dune_desktop.ui.boxes.immortality.tips import TIPS
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.presenters.effect_line import SignContribution
from dune_desktop.ui.presenters.icons import IconContribution
from dune_desktop.ui.presenters.screens.lens.pages import BelowLeader, PageContribution, Sheets
from dune_desktop.ui.presenters.screens.lens.subject import CardContribution
from dune_desktop.ui.presenters.screens.sources import ScoreContribution
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.boards import BoardContribution
from dune_desktop.ui.presenters.table.changes import ChangeContribution
from dune_desktop.ui.presenters.table.choices import ChoiceContribution
from dune_desktop.ui.presenters.table.first_time import Brings, FirstTimeContribution, Stands
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import PromptContribution
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.table.told import EventContribution, Great
from dune_desktop.ui.presenters.ui_registry import UiContribution


def _last_marker(rules: Rules, told: Facts) -> Great | None:
    """The end of research."""
    return Great("research", "", "research") if told.number == tracks.LAST_MARKER else None


def _at_its_end(rules: Rules, told: Facts) -> Great | None:
    """A great moment, if the token has come to the last space of the Tleilaxu track."""
    return Great("tleilaxu", "", "tleilaxu") if told.after == len(tracks.tleilaxu_track(rules)) - 1 else None


def _holds_graft(model: TableModel) -> bool:
    """Whether the viewer may send an Agent and has a card that needs another one for it."""
    cards = (model.rules.cards[card] for card in model.me.hand)
    return model.choices.kind == "turn" and any(card.graft for card in cards)


def _parts(model: TableModel) -> Parts:
    return {**strip.parts(model), **board.parts(model), **row.parts(model)}


CONTRIBUTION = UiContribution(
    BoardContribution(
        sides=(TLEILAX,),
        calls={TLEILAX.id: board.calls},
        walks={TLEILAX.id: frozenset({"research", "tleilaxu"})},
    ),
    TableContribution(parts=(_parts,), goods=(SPECIMENS,), seat_names=(ATOMICS_MARK,)),
    ChoiceContribution(picks={"trash_intrigue": "intrigue", "trash_grafted": "in_play", "gain_icons": "in_play"}),
    PromptContribution(answers=(answers,)),
    ChangeContribution(
        changes=(changes,),
        told={
            "marker": "genetic_marker",
            "combat_icon": "combat",
            "card_back": "hand",
            "trash_intrigue": "trash_intrigue",
        },
    ),
    IconContribution(
        groups={
            "specimen": "goods",
            "research": "other",
            "tleilaxu": "other",
            "genetic_marker": "other",
            "genetic_marker_2": "other",
            "trash_intrigue": "cards",
            "graft": "cards",
            "family_atomics": "cards",
            "tleilaxu_deck": "cards",
        },
    ),
    FirstTimeContribution(
        events={
            "graft": Brings("graft"),
            "research": Brings("research", thing="research:{told.seat},folded.research:{told.seat}"),
            "specimen": Brings("specimen", thing="tanks:{told.seat}"),
            "tleilaxu": Brings("tleilaxu", thing="tleilaxu:{told.seat},folded.tleilaxu:{told.seat}"),
        },
        stands={"graft": Stands(_holds_graft)},
    ),
    TipContribution(
        tips=(TIPS,),
        speaking=frozenset({"jar"}),
        lies_in={"tleilaxu": "tleilaxu_row", "tleilax": "tleilax_board"},
        lies_as={"atomics": "atomics"},
    ),
    SignContribution(signs=SIGNS, paired=frozenset({Grafted, GraftedTo})),
    CardContribution(subjects=SUBJECTS, shelves={"reclaimed": "tleilaxu"}, seals=row.SEALS),
    PageContribution(
        sheets={
            "research": Sheets(sheets.research_page),
            "tanks": Sheets(sheets.board_page, sheets.of_the_board),
            "atomics": Sheets(sheets.atomics_page, sheets.of_a_seat),
        },
        whole=frozenset({"research", "tleilaxu_track"}),
        below=(BelowLeader(sheets.seat_below),),
    ),
    ScoreContribution(sources={"tleilaxu_track": "tleilaxu"}, deeds=("research",)),
    EventContribution(
        joined={"graft": "partner"},
        great={
            "marker": _last_marker,
            "tleilaxu": _at_its_end,
            "atomics": lambda rules, told: Great("atomics", "", "family_atomics"),
        },
    ),
    MotionContribution(
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
    ),
)
