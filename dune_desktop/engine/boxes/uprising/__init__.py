"""Uprising as a box: the description by which the rest of the program handles it without knowing its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.registry import Box, Variant
from dune_desktop.engine.boxes.uprising import components, state, words
from dune_desktop.engine.boxes.uprising.components import Battle, Contract, Objective, RivalLeader, TrainingSpace

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder


def _install(builder: RulesBuilder) -> None:
    from dune_desktop.engine.boxes.uprising import box

    box.install(builder)


UPRISING = Box(
    "uprising",
    "Uprising",
    _install,
    brings="uprising",
    vocabulary=(components, words, state),
    third="rival",
    variants=(
        Variant("choam", frozenset({1, 2, 3, 4}), "U12.1"),
        Variant("brutal_escalation", frozenset({1, 2}), "U22.1"),
        Variant("expert_troop_deployment", frozenset({1, 2}), "U22.2"),
        Variant("smart_politics", frozenset({1, 2}), "U22.3"),
        Variant("row_churn", frozenset({1}), "U22.5"),
        Variant("streamlined", frozenset({2}), "U22.4"),
        Variant("uprising_promo", frozenset({1, 2, 3, 4}), "U1.4"),
    ),
    kinds={
        "battle": Battle,
        "contract": Contract,
        "objective": Objective,
        "training": TrainingSpace,
        "rival": RivalLeader,
    },
    options={
        "spy": ("post",),  # place a Spy there
        "recall_spy": ("post",),
        "gather": ("post",),  # recall the Spy there to draw a card
        "contract": ("contract",),  # the contract to take
        "turn_down": ("source",),  # the Conflict or Objective card to turn face down
        "train": ("space",),  # the next space of the training track
    },
    events={
        "spy": ("post", "source"),
        "spy_back": ("post", "purpose"),  # "infiltrate", "gather", "cost", "room" or "scheme"
        "scheme": (),  # a Rival carries out the Scheme of its leader
        "hire": ("cards",),  # a Rival pays for its Swordmaster, with these Intrigue cards among other goods
        "sandworm": ("n", "source"),
        "sandworm_gone": ("n",),
        "hook": (),
        "wall_broken": ("source",),
        "contract": ("contract", "following"),  # the contract that takes its place, "" if none does
        "contract_done": ("contract",),
        "objective": ("objective",),
        "reward_doubled": (),
        "card_won": ("conflict",),
        "pair": ("first", "second"),
        "turned_down": ("card",),
        "train": ("space",),
        "memory": (),
        "leader_turned": ("leader", "n"),  # n memories returned
    },
    news=frozenset({"contract"}),
)
