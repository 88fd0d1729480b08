"""Why a tile or a Freighter is nothing to use now, where no option names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter
from dune_desktop.engine.boxes.ix.tiles import uses_of
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
            "tiles": Place(("buy_tech",), _tiles),
            "own_tile": Place(("tech",), _own_tile),
            "freighter": Place(("freighter",), _freighter),
        }
    )


def _waits(state: GameState, kind: type) -> bool:
    pool = state.turn.pool if state.turn is not None else ()
    return any(isinstance(effect, kind) for _, effect, _ in pool)


def _tiles(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Without an icon to acquire tiles there is none; with one that waits nothing can be paid for (X3.1)."""
    return Reason("no_tech") if _waits(state, AcquireTech) else Reason("tech_icon")


def _own_tile(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("own_turn_only") if thing and uses_of(rules, thing, "own_turn") else Reason("by_itself")


def _freighter(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("freighter_step") if _waits(state, Freighter) else Reason("freighter_icon")
