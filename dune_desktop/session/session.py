"""The session: a running game with its position, log, undo, and who answers for each seat.

It is the only owner of the position. Window, terminal and tests give it answers; it keeps the log and the positions
that may be undone, and tells its listeners after every change. Each answer is played on a copy that becomes the
position, so a position never changes, and beats and undo need no copies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Decision, Event, GameConfig, GameState, OptionId, Rules
from dune_desktop.engine.knowledge.information_state import (
    InformationState,
    determinize,
    info_state_of,
    open_info_state,
    update_memory,
)
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.events import NEWS
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session.beats import Beat, BeatSplitter, played_in_combat
from dune_desktop.session.chairs import PERSON, Chair
from dune_desktop.session.foresight import Foresight, foresee
from dune_desktop.session.replay import Entry, Replay, Step

_SHOWN = frozenset({"reveal", "trash_top"})
"""First words of answers that show a hidden card to the others at the table: the hand, the top of the deck."""


class IllegalAnswer(ValueError):
    """Raised for an answer that is not a legal option; nothing has changed."""


@dataclass(slots=True)
class _Back:
    """A position that undo can return to, the answer given in it, and what the seats remembered then.

    `decided` is False for the only option there was: to undo that alone would ask no real question.
    """

    state: GameState
    option: OptionId
    decided: bool
    steps: int
    memories: dict[int, _Remembered]


@dataclass(frozen=True, slots=True)
class _Remembered:
    """One seat's memory and the number of steps it includes; never changed, so that undo can return to it."""

    memory: Memory
    steps: int


@dataclass(slots=True)
class Session:
    """A game being played.

    `names` are the players and Rivals by seat, `chairs` who answers for them: people by default. `hints` counts by seat
    the decisions for which advice was asked. `onward` is the round in which it branched off another game, 0 for a game
    played from its beginning.
    """

    rules: Rules
    state: GameState
    seed: int
    names: tuple[str, ...]
    log: list[Entry] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    listeners: list[Callable[[Session], None]] = field(default_factory=list)
    _back: list[_Back] = field(default_factory=list)
    _memories: dict[int, _Remembered] = field(default_factory=dict)
    beats: tuple[Beat, ...] = ()  # of the latest answer
    recent_beats: dict[int, tuple[Beat, ...]] = field(default_factory=dict)  # beats of the latest steps, by step number
    closed_by: str = "start"  # why undo goes no further back: "start", "cards", "turn", "loaded"
    chairs: tuple[Chair, ...] = ()
    hints: tuple[int, ...] = ()
    onward: int = 0
    _last_hint: int | None = None  # the `moment` for which the latest advice was asked

    @classmethod
    def start(cls, rules: Rules, seed: int, names: tuple[str, ...], chairs: tuple[Chair, ...] = ()) -> Session:
        """Return a new game from a seed."""
        cutter = BeatSplitter()
        state = rules.new_game(seed, cutter.watch)
        session = cls(rules, state, seed, names, steps=[Step(NOBODY, (), tuple(state.events))], chairs=chairs)
        events, state.events = state.events, []
        session.beats = session.recent_beats[0] = cutter.finish(events, state)
        return session

    @classmethod
    def resume(
        cls,
        rules: Rules,
        state: GameState,
        seed: int,
        names: tuple[str, ...],
        log: list[Entry],
        chairs: tuple[Chair, ...] = (),
        hints: tuple[int, ...] = (),
        onward: int = 0,
    ) -> Session:
        """Return a game from a snapshot.

        History, memories and undo are rebuilt from the log if it still leads to the snapshot; if not, the history is
        empty, and the memories begin at the snapshot.
        """
        session = cls(
            rules, state, seed, names, list(log), closed_by="loaded", chairs=chairs, hints=hints, onward=onward
        )
        replayed = Replay(rules, seed, log)
        if replayed.divergence is None and replayed.state == state:
            session._follow(replayed)
            played = iter(session.steps[1:])
            session.log = [entry if entry.undone else Entry(entry.seat, next(played).option) for entry in log]
        return session

    def _follow(self, replayed: Replay) -> None:
        """Reach the end of the log by answering its latest entries, so that they have beats and can be undone."""
        first = max(0, len(replayed) - KEPT_BEATS)
        self.state, self.steps = replayed.at(first), replayed.steps[: first + 1]
        self.closed_by = "loaded" if first else "start"
        self._remember_from(self.rules.new_game(self.seed), steps=1)
        for step in replayed.steps[first + 1 :]:
            self.answer(step.option)
        self.beats = ()

    @classmethod
    def branch(
        cls, replay: Replay, number: int, seed: int, names: tuple[str, ...], chairs: tuple[Chair, ...] = ()
    ) -> Session:
        """Return a game of its own that begins with the first `number` answers of another, from the same seed.

        Hidden cards at that moment and the chance to come are the same. Undo reaches as far as it did there.
        """
        session = cls.start(replay.rules, seed, names, chairs)
        for entry in replay.entries(number):
            session.answer(entry.option)
        session.onward = session.state.round
        return session

    def __post_init__(self) -> None:
        self.chairs = self.chairs or (PERSON,) * len(self.config.seats)
        self.hints = self.hints or (0,) * len(self.config.seats)
        self._remember_from(self.state, len(self.steps))

    def _remember_from(self, state: GameState, steps: int) -> None:
        """Begin the memory of each player's seat at this position, which `steps` steps have led to."""
        self._memories = {
            seat: _Remembered(Memory.begin(self.rules, state, seat), steps)
            for seat, human in enumerate(self.rules.is_player)
            if human
        }

    @property
    def config(self) -> GameConfig:
        return self.rules.config

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def moment(self) -> int:
        """A number that grows by one with every answer and every undone step: no two positions share it."""
        return 2 * len(self.log) - len(self.steps)

    def decision(self) -> Decision | None:
        """Return what must be answered next; None when the game is over."""
        return self.rules.decision(self.state)

    def asked(self) -> int | None:
        """Return the seat that must answer next; None when the game is over."""
        return self.rules.asked(self.state)

    # ------------------------------------------------------------------------------------------------ who sits there

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people; computers or the rules answer for the others."""
        human = self.rules.is_player
        return tuple(seat for seat, chair in enumerate(self.chairs) if human[seat] and not chair.computer)

    def asked_computer(self) -> Chair | None:
        """Return the computer that must answer next; None if a person must, or the game is over."""
        seat = self.asked()
        return self.chairs[seat] if seat is not None and self.chairs[seat].computer else None

    @property
    def answered(self) -> int:
        """The number of answers that led to the position, without undone ones."""
        return sum(not entry.undone for entry in self.log)

    def count_hint(self) -> None:
        """Count that the asked seat has used advice, once for each decision."""
        seat = self.asked()
        if seat is not None and self._last_hint != self.moment:
            self._last_hint = self.moment
            self.hints = (*self.hints[:seat], self.hints[seat] + 1, *self.hints[seat + 1 :])
            self._tell()

    # ------------------------------------------------------------------------------------------------ what is known

    def view(self, seat: int) -> GameState:
        """Return the position as the seat may know it."""
        return self.rules.view(self.state, seat)

    def info_state(self) -> InformationState:
        """Return the information state of the asked seat; raise IllegalAnswer when the game is over.

        It is all that a player gets of the game.
        """
        seat = self.rules.asked(self.state)
        if seat is None:
            raise IllegalAnswer("the game is over")
        return info_state_of(self.rules, self.state, self._memory(seat))

    def open_info_state(self) -> InformationState:
        """Return the information state with all hands open, for the review of a finished game.

        No player is ever given this.
        """
        return open_info_state(self.rules, self.state, map(self._memory, tuple(self._memories)))

    def _memory(self, seat: int) -> Memory:
        """Return the seat's memory, brought up to the present step."""
        before = self._memories[seat]
        if before.steps == len(self.steps):
            return before.memory
        memory = before.memory.copy()
        update_memory(
            self.rules, memory, (event for step in self.steps[before.steps :] for event in step.events), self.state
        )
        self._memories = {**self._memories, seat: _Remembered(memory, len(self.steps))}
        return memory

    def own_deck(self, seat: int) -> tuple[str, ...]:
        """Return the cards of the seat's own deck, sorted by id: it knows which they are, but not their order."""
        return tuple(sorted(self.state.seats[seat].deck))

    def owned(self, seat: int, state: GameState | None = None) -> tuple[str, ...]:
        """Return all cards of the seat, sorted by id, wherever they lie, now or in an earlier position.

        Everybody may know who owns which cards; this does not tell in which of the hidden places they lie (R29).
        """
        player = (state or self.state).seats[seat]
        elsewhere = self.rules.cards_outside_zones(player)
        return tuple(sorted((*player.deck, *player.hand, *player.in_play, *player.discard, *elsewhere)))

    def replay(self) -> Replay:
        """Return the replay of the game from its log, as far as the log is legal."""
        return Replay(self.rules, self.seed, self.log)

    def position_before_card(self) -> GameState | None:
        """Return the position before the Combat Intrigue whose effects ended with the latest answer.

        None if no effects ended, or if that position is not kept any more.
        """
        if not any(beat.fought for beat in self.beats):
            return None
        played = (
            number
            for number in reversed(range(1, len(self.steps)))
            if any(played_in_combat(event) for event in self.steps[number].events)
        )
        beats = self.recent_beats.get(next(played, 0) - 1, ())
        return beats[-1].state if beats else None

    def latest_combat_cards(self) -> list[tuple[Beat, GameState, int]]:
        """Return the Combat Intrigue that the latest seat played since another seat was last asked.

        For each card whose beats are kept: the beat with which its effects ended, the position before the card, and the
        number of events after it.
        """
        found: list[tuple[Beat, GameState, int]] = []
        last = len(self.steps) - 1
        first = last
        while first > 0 and self.steps[first - 1].seat == self.steps[last].seat:
            first -= 1
        before: GameState | None = None
        for number in range(first, last):
            if any(played_in_combat(event) for event in self.steps[number].events):
                beats = self.recent_beats.get(number - 1, ())
                before = beats[-1].state if beats else None
            later = sum(len(step.events) for step in self.steps[number:])
            for beat in self.recent_beats.get(number, ()):
                later -= len(beat.events)
                if beat.fought and before is not None:
                    found.append((beat, before, later))
        return found

    # ------------------------------------------------------------------------------------------------ answering

    def answer(self, option: OptionId) -> Step:
        """Give the answer of the asked seat; raise IllegalAnswer if it is not legal.

        If this or any other error is raised, nothing has changed.
        """
        seat = self.rules.asked(self.state)
        if seat is None:
            raise IllegalAnswer("the game is over")
        legal = self.rules.legal(self.state)
        if option not in legal:
            raise IllegalAnswer(f"{option!r} is not among the options of seat {seat}")
        before, state = self.state, self.state.clone()
        cutter = BeatSplitter(before)
        events = self.rules.play(state, option, cutter.watch)
        self.state, self.beats = state, cutter.finish(events, state)
        step = Step(seat, option, tuple(events))
        self.log.append(Entry(seat, option))
        self._back.append(_Back(before, option, len(legal) > 1, len(self.steps), self._memories))
        self.recent_beats[len(self.steps)] = self.beats
        self.recent_beats.pop(len(self.steps) - KEPT_BEATS, None)
        self.steps.append(step)
        self._fence(step)
        self._tell()
        return step

    def _fence(self, step: Step) -> None:
        if any(event[0] in NEWS for event in step.events):
            self._close("cards")
        elif self.rules.asked(self.state) != step.seat or self.chairs[step.seat].computer:
            self._close("turn")
        elif step.option[0] in _SHOWN and sum(self.rules.is_player) > 1:
            self._close("cards")

    def _close(self, why: str) -> None:
        self._back.clear()
        self.closed_by = why

    def preview(self, option: OptionId) -> tuple[GameState, list[Event]]:
        """Return the position and events that the option would lead to, played in a determinization."""
        world = self.info_state().determinize(seed=1)
        events = self.rules.play(world, option)
        return world, events

    def foresee(self, *ways: Sequence[OptionId]) -> Foresight:
        """Return where each way, some answers in a row, would lead as far as the asked seat can know."""
        return foresee(self.rules, self.info_state(), ways)

    def at_reveal(self, seat: int, state: GameState | None = None) -> tuple[int, int]:
        """Return Persuasion and swords if the seat revealed now (or in an earlier position), as far as it can know."""
        return self.rules.at_reveal(determinize(self.rules, state or self.state, seat, seed=1), seat)

    def is_final(self, *options: OptionId) -> bool:
        """Tell whether undo could not take back these answers, given one after another."""
        seat, world = self.rules.asked(self.state), self.info_state().determinize(seed=1)
        events = [event for option in options for event in self.rules.play(world, option)]
        return any(event[0] in NEWS for event in events) or self.rules.asked(world) != seat

    # ------------------------------------------------------------------------------------------------ undo

    def undoable(self) -> OptionId | None:
        """Return the answer that undo would take back; None if there is none (`closed_by` says why)."""
        return next((back.option for back in reversed(self._back) if back.decided), None)

    def undo(self) -> bool:
        """Take back the latest decision and the forced answers since; return False if that is not possible."""
        if self.undoable() is None:
            return False
        while not self._take_back():
            pass
        self._tell()
        return True

    def _take_back(self) -> bool:
        """Take back the latest answer; return whether it was a decision."""
        back = self._back.pop()
        self.state = back.state
        self._memories = back.memories
        for step in range(back.steps, len(self.steps)):
            self.recent_beats.pop(step, None)
        del self.steps[back.steps :]
        last = max(index for index, entry in enumerate(self.log) if not entry.undone)
        entry = self.log[last]
        self.log[last] = Entry(entry.seat, entry.option, undone=True)
        return back.decided

    def _tell(self) -> None:
        for listener in self.listeners:
            listener(self)


KEPT_BEATS = 60
"""Number of latest answers whose beats are kept, so that what they led to can be shown once more."""
