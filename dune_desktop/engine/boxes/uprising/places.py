"""Reasons why Spies, contracts, battle icons and the training token cannot be used now, if no option names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.engine.explain.unavailable import Place
from dune_desktop.engine.model.options import Decision, Reason

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register where the components of Uprising lie."""
    builder.register(
        places={
            "posts": Place(("spy", "recall_spy", "gather"), _by_effect("spies_by_effect")),
            "contracts": Place(("contract",), _by_effect("contracts_by_effect")),
            "battle_icons": Place(("turn_down",), _by_effect("icons_by_winning")),
        }
    )


def _by_effect(reason: str) -> Callable[[Rules, GameState, Decision, str], Reason]:
    """Return a function that says of everything there that nobody uses it by itself."""
    return lambda rules, state, decision, thing: Reason(reason)
