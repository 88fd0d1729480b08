"""Whether a seat has gained spice this turn (I10.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.conditions import SpiceGained
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

NAME: Final = "spice_gained"


@cloneable
@dataclass(slots=True)
class GainedSpice(Record):
    """A turn record: whether the seat of the turn gained spice."""

    yes: bool = False
    kind: Literal["gained_spice"] = "gained_spice"


def _noting_spice(gain_spice: Callable[..., None]) -> Callable[..., None]:
    def gain(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Gain spice and record in the turn that its seat gained some (I10.9)."""
        turn = state.turn
        if n > 0 and turn is not None and turn.seat == seat:
            turn.own[NAME].yes = True
        gain_spice(rules, state, seat, n, source)

    return gain


def _spice_gained(rules: Rules, state: GameState, seat: int, test: SpiceGained, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and bool(turn.own[NAME].yes)


def _note_spice(builder: RulesBuilder) -> None:
    builder.add_state(NAME, turn=GainedSpice)
    builder.wrap_word("gains", "spice", _noting_spice)


CONDITIONS: Final[dict[type, Callable[..., bool]]] = {SpiceGained: _spice_gained}

NEEDS: Final[dict[type, Any]] = {SpiceGained: _note_spice}
