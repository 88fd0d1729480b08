"""Which of the effects that wait can come to nothing any more, for whoever tells what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.conditions import holds
from dune_desktop.engine.effects import If
from dune_desktop.engine.frames import Ask, Pool
from dune_desktop.engine.resolve import DECLINE, waiting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.effects import Effect, Todo
    from dune_desktop.engine.options import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState

MOST: Final = 30
"""Answers that are given to carry out what waits."""


def in_vain(rules: Rules, state: GameState) -> tuple[Effect, ...]:
    """The effects that wait for a condition which does not hold, nor does once everything else that waits is done.

    A card that is still played from the hand may change that; it is not what waits.
    """
    frame = state.stack[-1] if state.stack else None
    turn = state.turn
    seat = frame.seat if isinstance(frame, Pool) else turn.seat if turn is not None else None
    if seat is None:
        return ()
    shut = _shut(rules, state, seat, [item for item in waiting(state) if isinstance(item[1], If)])
    world = state.clone() if shut else state
    for _ in range(MOST):
        further = _further(rules, world) if shut and rules.asked(world) == seat else []
        for option in further:
            tried = world.clone()
            rules.play(tried, option)
            shut = _shut(rules, tried, seat, shut)
        if not further:
            break
        rules.play(world, further[0])
    return tuple(effect for _, effect, _ in shut)


def _shut(rules: Rules, state: GameState, seat: int, todo: Sequence[Todo]) -> list[Todo]:
    """Those of them whose condition does not hold in this position."""
    return [
        (source, effect, granted)
        for source, effect, granted in todo
        if isinstance(effect, If) and not holds(rules, state, seat, effect.condition, source)
    ]


def _further(rules: Rules, world: GameState) -> list[OptionId]:
    """The answers that go on with what waits: effects to take, or picks for the one that asks."""
    if not world.stack:
        return []
    legal = rules.legal(world)
    if isinstance(world.stack[-1], Ask):
        return [option for option in legal if option != DECLINE]
    return [option for option in legal if option[0] == "take"]
