"""What every game is played by, whatever boxes are in it, put in through the same door as what the boxes bring.

The modules of the rules say how their words work in tables of their own (`EFFECTS`, `FRAMES`, `COSTS`, ...), each
called like the table of `Rules` that it belongs to, and what else they make of a component in `MAKES`.
"""

from __future__ import annotations

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
    structure,
    sword_cards,
    troops,
    turn,
    units,
    voice,
)

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

_MODULES: Final = (
    amounts,
    conditions,
    decisions,
    memory,
    unavailable,
    resolve,
    setup,
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
    structure,
    sword_cards,
    troops,
    turn,
    units,
    voice,
)


def install(builder: RulesBuilder) -> None:
    """Put in the words, the units, the markets and the moments that all games have."""
    builder.add_market(markets.imperium_row(builder.rules.row_size))
    for module in _MODULES:
        builder.register(**{table: getattr(module, table.upper(), {}) for table in TABLES})
        for printed, made in getattr(module, "MAKES", {}).items():
            builder.expand(printed, made)
    builder.add_unit(units.TROOP)
    builder.on("on_conflict_revealed", hagal.swordmasters)
