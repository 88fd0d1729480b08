"""Why a space of the Bene Tleilax board or a card of its row is nothing to use now, where no option names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.explain.unavailable import Place
from dune_desktop.engine.model.options import Decision, Reason

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Add the places where the things of this box lie."""
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
    """Spent, somebody else's, or used in a turn of one's own (I11.1)."""
    return Reason("atomics_turn")
