"""Everything of Rise of Ix that is shown, in one list."""

from __future__ import annotations

from dune_desktop.engine.boxes.ix.effects import AcquireTech
from dune_desktop.ui.boxes.ix import sheets, tech
from dune_desktop.ui.boxes.ix.flights import ALTERS, FLIGHTS, MANNERS
from dune_desktop.ui.boxes.ix.layout import IX
from dune_desktop.ui.boxes.ix.own import changes, tiles
from dune_desktop.ui.boxes.ix.prompt import TILE, answers
from dune_desktop.ui.boxes.ix.shipping import SHIPPING, moves_freighter
from dune_desktop.ui.boxes.ix.signs import SIGNS
from dune_desktop.ui.boxes.ix.subjects import SUBJECTS
from dune_desktop.ui.boxes.ix.tips import TIPS
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.presenters.effect_line import SignContribution
from dune_desktop.ui.presenters.icons import IconContribution
from dune_desktop.ui.presenters.screens.lens.pages import BelowLeader, PageContribution, Sheets
from dune_desktop.ui.presenters.screens.lens.subject import CardContribution
from dune_desktop.ui.presenters.screens.sources import ScoreContribution, Tie
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


def _parts(model: TableModel) -> Parts:
    return {"shipping": SHIPPING, **tech.parts(model)}


CONTRIBUTION = UiContribution(
    BoardContribution(sides=(IX,), units=frozenset({"dreadnought"}), views=(moves_freighter,)),
    TableContribution(
        parts=(_parts,),
        seat_ends=(tech.TILES,),
        lying=(tiles,),
        seat_sheets=("tiles",),
        numbered=frozenset({"row_churn"}),
    ),
    ChoiceContribution(purchases={"buy_tech": "negotiators"}, sells=frozenset({AcquireTech})),
    PromptContribution(answers=(answers,), wares={"buy_tech": TILE}),
    ChangeContribution(
        changes=(changes,),
        told={"tech": "tech", "tech_trashed": "trash", "scrap": "dreadnought", "hold": "control"},
    ),
    EventContribution(
        acquired={"tech": ("tech", "tile")},
        gained={
            "commission": lambda told: ("dreadnought", 1),
            "negotiate": lambda told: ("negotiator", told.n),
            "hold": lambda told: ("control", 1),
        },
        stepped={"freighter": "freighter"},
        renewed={"tile": "stack"},
        great={"commission": lambda rules, told: Great("dreadnought", "", "dreadnought")},
    ),
    IconContribution(
        groups={
            "freighter": "other",
            "tech": "other",
            "negotiator": "other",
            "dreadnought": "conflict",
            "dividends": "other",
        },
        pieces={"dreadnought": "dreadnought", "freighter": "freighter"},
    ),
    FirstTimeContribution(
        events={
            "tech": Brings("tech", component="tech:{told.tile}"),
            "commission": Brings("dreadnought", thing="home:{told.seat}"),
            "freighter": Brings(
                "freighter", lambda rules, state, told: told.after > told.before, thing="freighter:{told.seat}"
            ),
        },
        stands={"tech": Stands(lambda model: bool(model.choices.of("buy_tech")))},
    ),
    TipContribution(
        tips=(TIPS,),
        speaking=frozenset({"stack", "step", "tech"}),
        lies_in={"tech": "tiles", "shipping": "freighter"},
        lies_as={"stacks": "tiles"},
        owned={"tech": "own_tile"},
    ),
    SignContribution(signs=SIGNS),
    CardContribution(
        subjects=SUBJECTS,
        shelves={"epic": "starter"},
        headings={"place": "dreadnought", "reward": "freighter"},
    ),
    PageContribution(
        sheets={
            "shipping": Sheets(sheets.shipping_page),
            "tiles": Sheets(sheets.tiles_page, sheets.of_a_seat, frozenset({"tech"})),
            "stacks": Sheets(sheets.stacks_page, sheets.of_the_stacks, frozenset({"tech"})),
        },
        whole=frozenset({"tiles", "tech"}),
        below=(BelowLeader(sheets.tiles_below, frozenset({"tech"})),),
    ),
    ScoreContribution(
        ties=(Tie("chaumurky", "tech", "tech:chaumurky"),),  # X3.20
        sources={"tech": "tech", "shipping": "freighter"},
        tiles=frozenset({"tech"}),
        deeds=("tech",),
    ),
    MotionContribution(
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
    ),
)
