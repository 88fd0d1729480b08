"""Effects that a seat gets if it wins this round's Conflict (X9.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model import rare
from dune_desktop.engine.model.effects import OnWin
from dune_desktop.engine.resolution.resolve import PLAIN, EffectRule

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules


def _run_on_win(rules: Rules, state: GameState, seat: int, effect: OnWin, source: str) -> None:
    rare.of_seat(state, seat).on_win += tuple((source, part, 0) for part in effect.effects)


def _kept(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    return rare.of_seat(state, seat).on_win


def _forget(rules: Rules, state: GameState, troops: tuple[int, ...]) -> None:
    for seat in range(len(state.seats)):
        rare.of_seat(state, seat).on_win = ()


def _keep_promises(builder: RulesBuilder) -> None:
    rare.keep(builder)
    builder.on("winner_gets", _kept)
    builder.on("on_conflict_cleared", _forget)


EFFECTS: Final[dict[type, EffectRule]] = {OnWin: EffectRule(_run_on_win, PLAIN)}

NEEDS: Final[dict[type, Any]] = {OnWin: _keep_promises}
