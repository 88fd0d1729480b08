"""Reasons why a Tech tile or the Freighter cannot be used now, for those that no option names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.effects import Freighter
from dune_desktop.engine.boxes.ix.tech import too_dear, waiting_to_acquire
from dune_desktop.engine.boxes.ix.tiles import uses_of
from dune_desktop.engine.explain.unavailable import Place
from dune_desktop.engine.model.options import Decision, Reason

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the places of the board where the components of Rise of Ix lie."""
    builder.register(
        places={
            "tiles": Place(("buy_tech",), _tiles),
            "own_tile": Place(("tech",), _own_tile),
            "freighter": Place(("freighter",), _freighter),
        }
    )


def _waits(state: GameState, kind: type) -> bool:
    pool = state.turn.pool if state.turn is not None else ()
    return any(isinstance(effect, kind) for _, effect, _ in pool)


def _tiles(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Return why a tile cannot be acquired: it is too dear for the icon that waits, or there is no icon (X3.1)."""
    effect = waiting_to_acquire(state)
    if effect is None:
        return Reason("tech_icon")
    if thing not in rules.more["tech"]:
        return Reason("no_tech")
    return too_dear(rules, state, decision.acting_for, thing, effect)


def _own_tile(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("own_turn_only") if thing and uses_of(rules, thing, "own_turn") else Reason("by_itself")


def _freighter(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("freighter_step") if _waits(state, Freighter) else Reason("freighter_icon")
