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
            "posts": Place(("spy", "recall_spy", "gather"), _always(Reason("spies_by_effect"))),
            "contracts": Place(("contract",), _always(Reason("contracts_by_effect"))),
            "battle_icons": Place(("turn_down",), _always(Reason("icons_by_winning"))),
        }
    )


def _always(reason: Reason) -> Callable[[Rules, GameState, Decision, str], Reason]:
    """Return a function that says of everything there that nobody uses it by itself."""
    return lambda rules, state, decision, thing: reason
