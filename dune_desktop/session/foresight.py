"""Foresight: where answers would lead as far as the asked seat can know, played in determinizations."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.events import NEWS, Event
from dune_desktop.engine.model.frames import Ask, GameFlow, RewardsFlow, RivalFlow

if TYPE_CHECKING:
    from dune_desktop.engine import GameState, OptionId, Rules
    from dune_desktop.engine.knowledge.information_state import InformationState
    from dune_desktop.engine.model.effects import Effect

WORLDS = 3
"""Number of determinizations in which answers are tried: what differs among them depends on hidden cards."""

PAUSING_EVENTS = frozenset({"end_turn", "hagal_bonus", "winner", "reward", "recall", "phase", "dice"})
"""Kinds of events after which showing pauses: a turn, the Rivals' bonus, rewards, the end of a round, dice.

A beat ends with the piece of work in which one of them happened; what a reward brings has beats of its own.
"""


@dataclass(frozen=True, slots=True)
class Foresight:
    """Positions that could follow, none of them the true one.

    `ways` holds for every way to answer the worlds it could lead to: worlds of one way differ by hidden cards, ways
    differ by the choice. `news` are the kinds of events that show something new. `events` is what happened on the way
    to each world.
    """

    ways: tuple[tuple[GameState, ...], ...]
    news: frozenset[str] = frozenset()
    events: tuple[tuple[tuple[Event, ...], ...], ...] = ()


def foresee(rules: Rules, info_state: InformationState, ways: Sequence[Sequence[OptionId]]) -> Foresight:
    """Return where each way, a row of answers, leads before anybody else acts or scores.

    What would happen anyway is left out: it stops when all that was begun is done. An answer that is not legal in a
    world ends the way there. Effects that are then left, must be carried out and ask for nothing are taken too.
    """
    found = [[_after(rules, info_state.determinize(seed), way) for seed in range(1, WORLDS + 1)] for way in ways]
    positions = tuple(tuple(world for world, _ in worlds) for worlds in found)
    events = tuple(tuple(happened for _, happened in worlds) for worlds in found)
    kinds = {str(event[0]) for worlds in events for happened in worlds for event in happened}
    return Foresight(positions, frozenset(kinds & NEWS), events)


def _after(rules: Rules, world: GameState, options: Sequence[OptionId]) -> tuple[GameState, tuple[Event, ...]]:
    """Return the position after the options, up to the first event that pauses, and the events until then."""
    happened: list[Event] = []
    for option in _with_certain_takes(rules, world, options):
        pieces: list[tuple[int, GameState]] = []

        def watch(state: GameState, pieces: list[tuple[int, GameState]] = pieces) -> None:
            pieces.append((len(state.events), state.clone()))

        events = rules.play(world, option, watch)
        stop = next((at for at, event in enumerate(events) if event[0] in PAUSING_EVENTS), len(events))
        done = next(((n, state) for n, state in pieces if n <= stop and _takes_its_course(state)), None)
        if done is not None:
            n, position = done
            return position, (*happened, *events[:n])
        if stop < len(events):
            _, *following = pieces
            before = [state for n, state in following if n <= stop]
            position = before[-1] if before else following[0][1] if following else world
            return position, (*happened, *events[:stop])
        happened += events
    return world, tuple(happened)


def _takes_its_course(state: GameState) -> bool:
    """Tell whether nothing is left of what anybody has begun.

    The next step is then the round's, a Rival's turn's or that of the rewards of a Conflict, whatever was answered.
    """
    return not state.stack or isinstance(state.stack[-1], GameFlow | RivalFlow | RewardsFlow)


def _with_certain_takes(rules: Rules, world: GameState, options: Sequence[OptionId]) -> Iterator[OptionId]:
    """Yield the options while they are legal, then those that take what certainly follows from them."""
    seat, before = rules.asked(world), [(source, effect) for _, source, effect in rules.pending(world)]
    for option in options:
        if option not in rules.legal(world):
            return
        yield option
    while rules.asked(world) == seat and (certain := _certain_take(rules, world, before)) is not None:
        yield certain


def _certain_take(rules: Rules, world: GameState, before: Collection[tuple[str, Effect]]) -> OptionId | None:
    """Return the option to take a new effect that must be carried out and asks for nothing; None if there is none."""
    seat = rules.acting_for(world)
    assert seat is not None
    legal = rules.legal(world)
    for option, source, effect in rules.pending(world):
        if option not in legal or (source, effect) in before:
            continue
        if not rules.is_quiet(effect) or not rules.useful(world, seat, effect, source):
            continue
        tried = world.clone()
        rules.play(tried, option)
        if not (tried.stack and isinstance(tried.stack[-1], Ask)):
            return option
    return None
