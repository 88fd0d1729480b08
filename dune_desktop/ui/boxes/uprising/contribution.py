"""Everything of Uprising that is shown, in one list."""

from __future__ import annotations

from dune_desktop.engine.boxes.uprising import spies
from dune_desktop.engine.boxes.uprising.conflict import icon_of
from dune_desktop.engine.boxes.uprising.sandworms import protected
from dune_desktop.engine.boxes.uprising.words import CouncilVisit
from dune_desktop.ui.boxes.uprising import board, contracts, posts, previews, prompt, seats, sheets, wall
from dune_desktop.ui.boxes.uprising.flights import ALTERS, CUES, FLIGHTS, LIES, MANNERS
from dune_desktop.ui.boxes.uprising.layout import SIDES, UPRISING
from dune_desktop.ui.boxes.uprising.signs import SIGNS
from dune_desktop.ui.boxes.uprising.subjects import SUBJECTS, marks_on
from dune_desktop.ui.boxes.uprising.tips import MORE, TIPS
from dune_desktop.ui.boxes.uprising.told import EMBLEMS, EVENTS
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.presenters.effect_line import SignContribution
from dune_desktop.ui.presenters.icons import IconContribution
from dune_desktop.ui.presenters.screens.lens.pages import BelowLeader, PageContribution, Sheets
from dune_desktop.ui.presenters.screens.lens.subject import CardContribution
from dune_desktop.ui.presenters.screens.sources import ScoreContribution
from dune_desktop.ui.presenters.table.additions import Good, TableContribution
from dune_desktop.ui.presenters.table.boards import BoardContribution
from dune_desktop.ui.presenters.table.changes import ChangeContribution
from dune_desktop.ui.presenters.table.first_time import Brings, FirstTimeContribution, Stands
from dune_desktop.ui.presenters.table.prompt.bar import PromptContribution
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.ui_registry import UiContribution

CONTRIBUTION = UiContribution(
    BoardContribution(
        boards=(UPRISING,),
        sides=SIDES,
        units=frozenset({"sandworm"}),
        rising=frozenset({"sandworm"}),
        views=(posts.asks_of_posts,),
    ),
    TableContribution(
        parts=(posts.parts, contracts.parts),
        land=(wall.parts,),
        goods=(Good("spy", spies.supply),),
        seat_names=(seats.LEADERS_OWN,),
        seat_ends=(seats.SPIES, seats.CONTRACTS),
        army_ends=(seats.TWICE, seats.ICONS),
        garrisons=(seats.HOOKS,),
        seat_sheets=(seats.SHEET,),
        seals=(contracts.seals,),
        gives={CouncilVisit: board.council_visit},
        rings=(posts.watched,),
        marks=(wall.conflict_marks,),
        emblems=EMBLEMS,
    ),
    ChangeContribution(changes=(previews.changes,), told=previews.TOLD),
    PromptContribution(answers=(prompt.answers,), ways=(prompt.way,)),
    IconContribution(
        groups={
            "spy": "agents",
            "recall_spy": "agents",
            "spy_icon": "spaces",
            "gather_intelligence": "agents",
            "observation_post": "spaces",
            "maker": "spaces",
            "sandworm": "conflict",
            "maker_hooks": "conflict",
            "shield_wall": "conflict",
            "break_wall": "conflict",
            "crysknife": "conflict",
            "desert_mouse": "conflict",
            "ornithopter": "conflict",
            "wild": "conflict",
            "objective": "conflict",
            "contract": "cards",
            "contract_done": "cards",
            "immediate": "cards",
            "memory": "other",
            "training": "other",
        },
        pieces={"spy": "spy"},
    ),
    FirstTimeContribution(
        events={
            "spy": Brings("spy", thing="post:{told.post}"),
            "sandworm": Brings("sandworm", thing="field:{told.seat}"),
            "hook": Brings("hook", thing="hooks:{told.seat}"),
            "contract": Brings("contract", thing="contract:{told.contract},contracts:{told.seat}"),
            "pair": Brings("pair", thing="vp:{told.seat}"),
        },
        stands={
            "shield_wall": Stands(
                lambda model: model.choices.kind == "turn" and protected(model.rules, model.view), thing="conflict"
            )
        },
    ),
    TipContribution(
        tips=(TIPS,),
        more=(MORE,),
        speaking=frozenset({"contract", "contracts_of", "rival_priority", "rival_scheme"}),
        lies_in={"post": "posts", "offers": "contracts", "others": "contracts"},
        lies_as={"contract": "contracts", "objective": "battle_icons"},
    ),
    SignContribution(signs=SIGNS),
    CardContribution(
        subjects=SUBJECTS,
        headings={
            "condition": "contract",
            "icon": "objective",
            "wall": "shield_wall",
        },
        marks={"conflict": marks_on},
    ),
    PageContribution(
        sheets={
            "uprising": Sheets(
                sheets.seat_page, sheets.of_a_seat, frozenset({"contract", "objective", "conflict", "training"})
            )
        },
        whole=frozenset({"uprising", "contract"}),
        below=(BelowLeader(sheets.training_below, frozenset({"training"})),),
    ),
    EVENTS,
    ScoreContribution(
        sources={"battle": "combat"},
        signs={"battle": lambda rules, name: icon_of(rules, "conflict:" + name)},
        deeds=("spy", "sandworm", "contract_done"),
    ),
    MotionContribution(flights=FLIGHTS, manners=MANNERS, alters=ALTERS, cues=CUES, lies=LIES),
)
