"""What answers would lead to, as far as whoever would give them can know: played in worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.events import NEWS, Event
from dune_desktop.engine.model.frames import Ask, GameFlow, RewardsFlow, RivalFlow
from dune_desktop.engine.resolution.resolve import QUIET, ordering, place_of, useful, waiting

if TYPE_CHECKING:
    from dune_desktop.engine import GameState, OptionId, Rules
    from dune_desktop.engine.knowledge.information_state import InformationState
    from dune_desktop.engine.model.effects import Todo

WORLDS = 3
"""In how many worlds answers are tried: what differs among them depends on hidden cards."""

BEATS = frozenset({"end_turn", "hagal_bonus", "winner", "reward", "recall", "phase", "dice"})
"""Events worth stopping at when showing what happened: a turn, the Rivals' bonus, rewards, the end of a round, dice.

A beat ends with the piece of work in which one of them happened; what a reward brings has beats of its own.
"""


@dataclass(frozen=True, slots=True)
class Foresight:
    """Positions that could follow, none of them the true one; `news` are the kinds of events that show something new.

    `ways` holds for every way that is still to choose among the worlds it could lead to: where the worlds of one way
    differ, hidden cards decide; where ways differ, the choice does. `events` is what happened on the way to each.
    """

    ways: tuple[tuple[GameState, ...], ...]
    news: frozenset[str] = frozenset()
    events: tuple[tuple[tuple[Event, ...], ...], ...] = ()


def foresee(rules: Rules, info_state: InformationState, ways: Sequence[Sequence[OptionId]]) -> Foresight:
    """What each of these ways, answers given one after another, leads to before anybody else acts or scores.

    Nor is there anything of what would happen anyway: once all that was begun is done, the game takes its course. An
    answer that is not legal in a world ends the way there. What then waits only for its turn among other effects, and
    asks for nothing, is taken too.
    """
    found = [[_after(rules, info_state.determinize(seed), way) for seed in range(1, WORLDS + 1)] for way in ways]
    positions = tuple(tuple(world for world, _ in worlds) for worlds in found)
    events = tuple(tuple(happened for _, happened in worlds) for worlds in found)
    kinds = {str(event[0]) for worlds in events for happened in worlds for event in happened}
    return Foresight(positions, frozenset(kinds & NEWS), events)


def _after(rules: Rules, world: GameState, options: Sequence[OptionId]) -> tuple[GameState, tuple[Event, ...]]:
    """The position after the options, up to the first thing that is worth stopping at, and what happened."""
    happened: list[Event] = []
    for option in _and_what_is_certain(rules, world, options):
        pieces: list[tuple[int, GameState]] = []

        def watch(state: GameState, pieces: list[tuple[int, GameState]] = pieces) -> None:
            pieces.append((len(state.events), state.clone()))

        events = rules.play(world, option, watch)
        stop = next((at for at, event in enumerate(events) if event[0] in BEATS), len(events))
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
    """Whether nothing is left of what anybody has begun: the next step is that of the round, of a Rival's turn or of
    the rewards of a Conflict, whatever was answered.
    """
    return not state.stack or isinstance(state.stack[-1], GameFlow | RivalFlow | RewardsFlow)


def _and_what_is_certain(rules: Rules, world: GameState, options: Sequence[OptionId]) -> Iterator[OptionId]:
    """The options as long as they are legal, then those that take what is certain of what they set going."""
    seat, before = rules.asked(world), waiting(world)
    for option in options:
        if option not in rules.legal(world):
            return
        yield option
    while rules.asked(world) == seat and (certain := _certain(rules, world, before)) is not None:
        yield certain


def _certain(rules: Rules, world: GameState, before: Collection[Todo]) -> OptionId | None:
    """An effect to take that has to be carried out, asks for nothing and did not wait before; None if there is none."""
    todo, seat = waiting(world), rules.acting_for(world)
    assert seat is not None
    takes = [option for option in rules.legal(world) if option[0] == "take"]
    for option in takes:
        item = source, effect, _ = todo[place_of(todo, option)]
        if item in before or ordering(rules, effect) != QUIET or not useful(rules, world, seat, effect, source):
            continue
        tried = world.clone()
        rules.play(tried, option)
        if not (tried.stack and isinstance(tried.stack[-1], Ask)):
            return option
    return None
