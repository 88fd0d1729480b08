"""Twins: games that a seat cannot tell from the true one (R29), with everything else different.

A screen drawn for that seat must be the same for both games. If it differs, it shows something hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeVar, cast

from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.knowledge.information_state import determinize, info_state_of
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import FACTIONS, HIDDEN, NOBODY
from dune_desktop.session.beats import Beat
from dune_desktop.session.chairs import Chair
from dune_desktop.session.replay import Replay, Step
from dune_desktop.session.session import Session, _Remembered

Kind = TypeVar("Kind", bound=Session)


def with_chairs(session: Session, chairs: tuple[Chair, ...]) -> Session:
    """Return the same game with other chairs, to be looked at, not to be played on."""
    return _as_it_stands(session, Session, chairs)


def _as_it_stands(session: Session, kind: type[Kind], chairs: tuple[Chair, ...]) -> Kind:
    other = object.__new__(kind)
    for each in fields(Session):
        setattr(other, each.name, getattr(session, each.name))
    other.chairs, other.listeners = chairs, []
    return other


class Twins:
    """A maker of twins of one game for one seat, or for NOBODY, who sees only open cards.

    `seed` decides which of the possible twins is made. Past steps and beats are cached for the next twin of the same
    game.
    """

    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seed = seed
        self._false = _false_names(rules)
        self._steps: dict[int, tuple[Step, Step]] = {}
        self._beats: dict[int, tuple[Beat, Beat]] = {}

    def of(self, session: Session) -> Session:
        """Return the twin of the game as it stands, to be looked at, not to be played on."""
        twin = _as_it_stands(session, _Twin, session.chairs)
        twin.twins, twin.true = self, session
        twin.state = self._world(session)
        twin.steps = [self._step(step) for step in session.steps]
        played = iter(twin.steps[1:])
        twin.log = [entry if entry.undone else entry._replace(option=next(played).option) for entry in session.log]
        twin.recent_beats = {number: tuple(map(self._beat, beats)) for number, beats in session.recent_beats.items()}
        twin.beats = tuple(map(self._beat, session.beats))
        steps = len(twin.steps)
        begun = {each: Memory.begin(self.rules, twin.state, each) for each in session._memories if each != self.seat}
        twin._memories = {**session._memories, **{each: _Remembered(memory, steps) for each, memory in begun.items()}}
        return twin

    def _world(self, session: Session) -> GameState:
        if self.seat == NOBODY:
            return self.world(session.state)
        return info_state_of(self.rules, session.state, session._memory(self.seat)).determinize(self.seed)

    def world(self, state: GameState) -> GameState:
        """Return a position that looks the same to the seat."""
        return determinize(self.rules, state, self.seat, self.seed)

    def _step(self, step: Step) -> Step:
        known = self._steps.get(id(step))
        if known is None:
            known = self._steps[id(step)] = step, self.step(step)
        return known[1]

    def step(self, step: Step) -> Step:
        """Return the step with other cards wherever the seat could not see which, in the answer too."""
        events = tuple(map(self.event, step.events))
        seen = {name for event in step.events for name in _names(seen_by(event, self.seat))}
        hidden = {name for event in step.events for name in _names(event)} - seen
        option = tuple(self._false.get(part, part) if part in hidden else part for part in step.option)
        return Step(step.seat, option, events)

    def event(self, event: Event) -> Event:
        """Return the event with something else wherever the seat could not see what it was."""
        seen = seen_by(event, self.seat)
        return event if seen == event else tuple(map(self._other, event, seen))

    def _other(self, true: Any, seen: Any) -> Any:
        if isinstance(true, tuple):
            return tuple(map(self._other, true, seen))
        return self._false.get(true, true) if seen == HIDDEN else seen

    def _beat(self, beat: Beat) -> Beat:
        known = self._beats.get(id(beat))
        if known is None:
            known = self._beats[id(beat)] = beat, self.beat(beat)
        return known[1]

    def beat(self, beat: Beat) -> Beat:
        """Return the beat with its events and its position replaced."""
        return cast(Beat, _TwinBeat(self, beat))


class _Twin(Session):
    """A session whose replay is replaced too."""

    __slots__ = ("true", "twins")
    twins: Twins
    true: Session

    def replay(self) -> Replay:
        return _TwinReplay(self.twins, self.true.replay())


class _TwinBeat:
    """A `Beat` whose position is made when it is first looked at."""

    def __init__(self, twins: Twins, beat: Beat) -> None:
        self._twins = twins
        self._beat = beat
        self.events = tuple(map(twins.event, beat.events))
        self.fought = beat.fought

    @cached_property
    def state(self) -> GameState:
        return self._twins.world(self._beat.state)


class _TwinReplay(Replay):
    """A `Replay` whose positions are made when they are looked at."""

    def __init__(self, twins: Twins, replay: Replay) -> None:
        self.__dict__.update(replay.__dict__)
        self._twins = twins
        self.steps = [twins.step(step) for step in replay.steps]
        self._true = replay

    def at(self, number: int) -> GameState:
        return self._twins.world(self._true.at(number))

    def beats(self, number: int) -> tuple[Beat, ...]:
        return tuple(map(self._twins.beat, self._true.beats(number)))


def _names(event: Event) -> Iterator[str]:
    """Yield all names in an event except its kind."""
    _, *parts = event
    for part in parts:
        yield from (name for name in (part if isinstance(part, tuple) else (part,)) if isinstance(name, str))


def _false_names(rules: Rules) -> dict[Any, str]:
    """Return each name that may be hidden, with another one of its kind."""
    catalog = rules.catalog
    kinds: tuple[tuple[str, ...], ...] = (
        tuple(card.id for card in catalog.cards),
        tuple(card.id for card in catalog.intrigues),
        FACTIONS,
    )
    found: dict[Any, str] = {}
    for names in kinds:
        found |= dict(pairwise((*names, names[0])))
    return found
