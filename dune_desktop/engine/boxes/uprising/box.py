"""Installation of Uprising: its records, and the rules of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.uprising import (
    board,
    cards,
    conflict,
    contracts,
    leaders,
    places,
    rival_effects,
    rivals,
    sandworms,
    spies,
)
from dune_desktop.engine.boxes.uprising.state import BOX, UprisingSeat, UprisingTable, UprisingTurn

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder


def install(builder: RulesBuilder) -> None:
    """Register all rules of Uprising for a game."""
    builder.add_state(BOX, seat=UprisingSeat, turn=UprisingTurn, table=UprisingTable)
    for module in (
        spies, sandworms, conflict, board, contracts, cards, leaders, rival_effects, rivals, places
    ):  # fmt: skip
        module.install(builder)
