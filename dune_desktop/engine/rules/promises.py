"""Effects that a seat gets if it wins this round's Conflict (X9.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import OnWin, Todo
from dune_desktop.engine.model.ids import SeatNumber
from dune_desktop.engine.model.records import Record
from dune_desktop.engine.resolution.resolve import PLAIN, EffectRule

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

NAME: Final = "promises"


@cloneable
@dataclass(slots=True)
class Promises(Record):
    """A table record: the effects that seats get if they win this round's Conflict."""

    made: tuple[tuple[SeatNumber, Todo], ...] = ()
    kind: Literal["promises"] = "promises"


def _of_table(state: GameState) -> Promises:
    found: Promises = state.own[NAME]
    return found


def _run_on_win(rules: Rules, state: GameState, seat: int, effect: OnWin, source: str) -> None:
    _of_table(state).made += tuple((seat, (source, part, 0)) for part in effect.effects)


def _kept(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    return tuple(promised for owner, promised in _of_table(state).made if owner == seat)


def _forget(rules: Rules, state: GameState, troops: tuple[int, ...]) -> None:
    _of_table(state).made = ()


def _keep_promises(builder: RulesBuilder) -> None:
    builder.add_state(NAME, table=Promises)
    builder.on("winner_gets", _kept)
    builder.on("on_conflict_cleared", _forget)


EFFECTS: Final[dict[type, EffectRule]] = {OnWin: EffectRule(_run_on_win, PLAIN)}

NEEDS: Final[dict[type, Any]] = {OnWin: _keep_promises}
