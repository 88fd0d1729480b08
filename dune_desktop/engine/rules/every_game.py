"""Installation of the rules that every game has, with the same `RulesBuilder` calls that the boxes use.

A rules module lists what it adds in tables named after those of `Rules`, such as `EFFECTS`, `FRAMES` and `COSTS`.
Its table `MAKES` says which further effects a component or an effect can produce.
"""

# ruff: noqa: F401  modules are imported for their tables

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.rule_tables import TABLES
from dune_desktop.engine.explain import decisions, unavailable
from dune_desktop.engine.knowledge import memory
from dune_desktop.engine.model import amounts, conditions
from dune_desktop.engine.resolution import resolve, setup
from dune_desktop.engine.rules import (
    acquire,
    agent_turn,
    agents,
    cards,
    combat,
    control,
    goods,
    hagal,
    influence,
    intrigue,
    intrigue_deck,
    leader_traits,
    markets,
    promises,
    rounds,
    row_dice,
    seats,
    spice_gained,
    structure,
    sword_cards,
    trashed_intrigue,
    troops,
    turn,
    units,
    voice,
)

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

_MODULES: Final = tuple(module for module in vars().values() if isinstance(module, ModuleType))
"""The modules imported above: importing one here is all it takes to have its tables in every game."""


def install(builder: RulesBuilder) -> None:
    """Register the tables, units, markets and hooks that all games have."""
    builder.add_market(markets.imperium_row(builder.rules.row_size))
    for module in _MODULES:
        builder.register(**{table: getattr(module, table.upper(), {}) for table in TABLES})
        for printed, made in getattr(module, "MAKES", {}).items():
            builder.expand(printed, made)
    builder.add_unit(units.TROOP)
    builder.on("on_conflict_revealed", hagal.swordmasters)
    builder.on("on_turn_over", row_dice.roll)
