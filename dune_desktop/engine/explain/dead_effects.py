"""Find pending effects that can no longer do anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.explain.decisions import blocked
from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import If
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import DECLINE
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, ordering, useful

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dune_desktop.engine.model.effects import Effect
    from dune_desktop.engine.model.ids import SeatNumber, Source
    from dune_desktop.engine.model.options import OptionId, Reason
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

MAX_ANSWERS: Final = 30
"""The most answers that are played to carry out the pending effects."""


def dead_effects(rules: Rules, state: GameState) -> tuple[Effect, ...]:
    """Return the pending effects that would do nothing now, nor after all other pending effects.

    Their condition does not hold, or there is nothing for them to take or offer. A card still to be played from the
    hand may change that; it is not a pending effect.
    """
    return tuple(effect for _, _, effect in _dead(rules, state))


def dead_choices(rules: Rules, state: GameState) -> tuple[tuple[Effect, Reason], ...]:
    """Return the dead effects that would have asked their owner something, each with the reason why they cannot."""
    asking = (each for each in _dead(rules, state) if not isinstance(each[2], If) and ordering(rules, each[2]) == ASKS)
    return tuple((effect, blocked(rules, state, seat, effect, source)) for seat, source, effect in asking)


def _dead(rules: Rules, state: GameState) -> list[tuple[SeatNumber, Source, Effect]]:
    """Return the dead effects, tried out by carrying out the other pending effects in a copy."""
    shut = _is_blocked(rules, state, list(waiting(state)))
    asked, world = rules.asked(state), state.clone() if shut else state
    for _ in range(MAX_ANSWERS):
        further = _further(rules, world) if shut and rules.asked(world) == asked else []
        for option in further:
            tried = world.clone()
            rules.play(tried, option)
            shut = _is_blocked(rules, tried, shut)
        if not further:
            break
        rules.play(world, further[0])
    return shut


def waiting(state: GameState) -> Iterator[tuple[SeatNumber, Source, Effect]]:
    """Yield (seat, source, effect) for all pending effects: of every pool on the stack, and of the turn."""
    pools = [(frame.seat, frame.todo) for frame in state.stack if isinstance(frame, Pool)]
    if state.turn is not None:
        pools.append((state.turn.seat, state.turn.pool))
    for seat, todo in pools:
        yield from ((seat, source, effect) for source, effect, _ in todo)


def _is_blocked(
    rules: Rules, state: GameState, found: Iterable[tuple[SeatNumber, Source, Effect]]
) -> list[tuple[SeatNumber, Source, Effect]]:
    """Return those of the effects that would do nothing in this position."""
    return [each for each in found if _idle(rules, state, *each)]


def _idle(rules: Rules, state: GameState, seat: SeatNumber, source: Source, effect: Effect) -> bool:
    """Tell whether the effect would do nothing in this position."""
    if isinstance(effect, If):
        return not holds(rules, state, seat, effect.condition, source)
    return ordering(rules, effect) != PLAIN and not useful(rules, state, seat, effect, source)


def _further(rules: Rules, world: GameState) -> list[OptionId]:
    """Return the answers that carry out pending effects: effects to take, or picks for the one that asks."""
    if not world.stack:
        return []
    legal = rules.legal(world)
    if isinstance(world.stack[-1], Ask):
        return [option for option in legal if option != DECLINE]
    return [option for option in legal if option[0] == "take"]
