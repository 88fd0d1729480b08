"""Reasons why parts of the Bene Tleilax board and Family Atomics cannot be used now, if no option names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.explain.unavailable import Place
from dune_desktop.engine.model.options import Decision, Reason

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the places of the board where the components of Immortality lie."""
    builder.register(
        places={
            "tleilax_board": Place(("research",), _board),
            "tleilaxu_row": Place(("acquire",), _row),
            "atomics": Place(("atomics",), _atomics),
        }
    )


def _board(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("track_icons")


def _row(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("reveal_turn_only")  # I7.1; in the Reveal turn it is a closed option


def _atomics(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Return why Family Atomics cannot be used: it is spent, another seat's, or not for this moment (I11.1)."""
    return Reason("atomics_turn")
