"""Conditions and counts that only cards of Rise of Ix use (X3.18, X17.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix import words
from dune_desktop.engine.boxes.ix.dreadnoughts import commissioned
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.conditions import spice_must_flow_owned

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the conditions and counts of the cards of Rise of Ix."""
    builder.register(
        conditions={words.OwnsTech: _owns_tech, words.Conspiracy: _conspiracy},
        counters={words.DreadnoughtsInConflict: _dreadnoughts_in_conflict},
    )


def _owns_tech(rules: Rules, state: GameState, seat: int, test: words.OwnsTech, source: str) -> bool:
    return len(of_seat(state, seat).tech) >= test.n


def _conspiracy(rules: Rules, state: GameState, seat: int, test: words.Conspiracy, source: str) -> bool:
    mine = state.seats[seat]
    met = (
        commissioned(state, seat) >= 2,
        spice_must_flow_owned(rules, state, seat) >= 1,
        sum(steps >= 4 for steps in mine.influence) >= 2,
        mine.council,
    )
    return sum(met) >= test.n


def _dreadnoughts_in_conflict(rules: Rules, state: GameState, seat: int, amount: Any, source: str) -> int:
    return of_seat(state, seat).conflict
