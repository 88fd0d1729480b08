"""A running game: who sits where, the position, what was answered, and the way back.

The session is the only owner of the position. The window, the terminal and the tests give it answers; it keeps the
log and the steps that may be undone, and tells its listeners after every change. A position stays as it is: each answer
is played on a copy, which becomes the position. So beats and the way back need no copies of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Decision, Event, GameConfig, GameState, OptionId, Rules
from dune_desktop.engine.knowledge.information_state import InformationState, determinize, laid_open, look, tell
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.events import NEWS
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session.beats import Beat, Cutter, played_in_combat
from dune_desktop.session.chairs import PERSON, Chair
from dune_desktop.session.foresight import Foresight, foresee
from dune_desktop.session.replay import Entry, Replay, Step

_SHOWN = frozenset({"reveal", "trash_top"})
"""Answers that show the others at the table a hidden card: the hand, the top of the deck."""


class IllegalAnswer(ValueError):
    """What was answered is not one of the options; nothing was changed."""


@dataclass(slots=True)
class _Back:
    """A position to go back to, the answer that led away from it, and what was remembered then.

    The only answer there was is not `decided`: to go back to it alone would put a question that is none.
    """

    state: GameState
    option: OptionId
    decided: bool
    steps: int
    memories: dict[int, _Remembered]


@dataclass(frozen=True, slots=True)
class _Remembered:
    """What a seat remembers, and how many steps it has heard of. Never changed, so that undo can go back to it."""

    memory: Memory
    steps: int


@dataclass(slots=True)
class Session:
    """A game being played.

    `names` are the players and rivals by seat, `chairs` who answers for them: people, if nothing else is said.
    `hints` counts by seat the decisions for which somebody asked for advice. `onward` is the round in which it was
    played on from another game, 0 for one that was played from its beginning.
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
    beats: tuple[Beat, ...] = ()  # the latest answer and what followed, piece by piece
    recent: dict[int, tuple[Beat, ...]] = field(default_factory=dict)  # the same of the latest steps, by their number
    closed_by: str = "start"  # why undo goes no further back: "start", "cards", "turn", "loaded"
    chairs: tuple[Chair, ...] = ()
    hints: tuple[int, ...] = ()
    onward: int = 0
    _hinted: int | None = None  # the moment for which the latest advice was asked

    @classmethod
    def start(cls, rules: Rules, seed: int, names: tuple[str, ...], chairs: tuple[Chair, ...] = ()) -> Session:
        """A new game from a seed."""
        cutter = Cutter()
        state = rules.new_game(seed, cutter.watch)
        session = cls(rules, state, seed, names, steps=[Step(NOBODY, (), tuple(state.events))], chairs=chairs)
        events, state.events = state.events, []
        session.beats = session.recent[0] = cutter.finish(events, state)
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
        """A game from a snapshot.

        Chronicle, memories and the way back are rebuilt from the log if the log still leads to the snapshot; if not,
        the chronicle is empty, and the memories begin at the snapshot.
        """
        session = cls(
            rules, state, seed, names, list(log), closed_by="loaded", chairs=chairs, hints=hints, onward=onward
        )
        replayed = Replay(rules, seed, log)
        if replayed.parting is None and replayed.state == state:
            session._follow(replayed)
            played = iter(session.steps[1:])
            session.log = [entry if entry.undone else Entry(entry.seat, next(played).option) for entry in log]
        return session

    def _follow(self, replayed: Replay) -> None:
        """Come to the end of the log by its latest answers: they can be told, and taken back, as before."""
        first = max(0, len(replayed) - RECENT)
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
        """A game of its own that begins with so many answers of another one, from the same seed.

        What was hidden there at that moment, and chance to come, are the same. Undo reaches as far as it did there.
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
        """People remember from this position on, to which so many steps have led."""
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
        """A number that grows by one with every answer and every step taken back: no two positions share it."""
        return 2 * len(self.log) - len(self.steps)

    def decision(self) -> Decision | None:
        """What must be answered next; None when the game is over."""
        return self.rules.decision(self.state)

    def asked(self) -> int | None:
        """The seat that must answer next."""
        return self.rules.asked(self.state)

    # ------------------------------------------------------------------------------------------------ who sits there

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people: others are answered for by computers or by the rules."""
        human = self.rules.is_player
        return tuple(seat for seat, chair in enumerate(self.chairs) if human[seat] and not chair.computer)

    def thinker(self) -> Chair | None:
        """The computer that must answer next; None if that is a person, or nobody any more."""
        seat = self.asked()
        return self.chairs[seat] if seat is not None and self.chairs[seat].computer else None

    @property
    def answered(self) -> int:
        """How many answers led to the position."""
        return sum(not entry.undone for entry in self.log)

    def hinted(self) -> None:
        """Whoever is asked has asked for advice: it counts once for each decision."""
        seat = self.asked()
        if seat is not None and self._hinted != self.moment:
            self._hinted = self.moment
            self.hints = (*self.hints[:seat], self.hints[seat] + 1, *self.hints[seat + 1 :])
            self._tell()

    # ------------------------------------------------------------------------------------------------ what is known

    def view(self, seat: int) -> GameState:
        """The position as the seat may know it."""
        return self.rules.view(self.state, seat)

    def info_state(self) -> InformationState:
        """What the seat that is asked may know: for a player to choose by, who gets nothing else of the game."""
        seat = self.rules.asked(self.state)
        if seat is None:
            raise IllegalAnswer("the game is over")
        return look(self.rules, self.state, self._memory(seat))

    def laid_open(self) -> InformationState:
        """The table with all hands open, for whoever looks back on a finished game: no player is ever given this."""
        return laid_open(self.rules, self.state, map(self._memory, tuple(self._memories)))

    def _memory(self, seat: int) -> Memory:
        """What the seat remembers, told of everything up to now."""
        before = self._memories[seat]
        if before.steps == len(self.steps):
            return before.memory
        memory = before.memory.copy()
        tell(self.rules, memory, (event for step in self.steps[before.steps :] for event in step.events), self.state)
        self._memories = {**self._memories, seat: _Remembered(memory, len(self.steps))}
        return memory

    def own_deck(self, seat: int) -> tuple[str, ...]:
        """The cards of the seat's own deck by id: it knows which they are, and not in which order they lie."""
        return tuple(sorted(self.state.seats[seat].deck))

    def owned(self, seat: int, state: GameState | None = None) -> tuple[str, ...]:
        """All cards of the seat by id, wherever they lie, now or in an earlier position.

        Whose cards are whose everybody may know; in which of the hidden places they lie this does not say (R29).
        """
        player = (state or self.state).seats[seat]
        elsewhere = self.rules.lying_elsewhere(player)
        return tuple(sorted((*player.deck, *player.hand, *player.in_play, *player.discard, *elsewhere)))

    def replay(self) -> Replay:
        """The game from its beginning, as far as its log still leads."""
        return Replay(self.rules, self.seed, self.log)

    def before_card(self) -> GameState | None:
        """The position before that Combat Intrigue was played whose effects ended with the latest answer, if kept."""
        if not any(beat.fought for beat in self.beats):
            return None
        played = (
            number
            for number in reversed(range(1, len(self.steps)))
            if any(played_in_combat(event) for event in self.steps[number].events)
        )
        beats = self.recent.get(next(played, 0) - 1, ())
        return beats[-1].state if beats else None

    def own_cards(self) -> list[tuple[Beat, GameState, int]]:
        """The Combat Intrigue that whoever answered last had played before, while nobody else was asked: the beat with
        which each did what it does, the position before it, and how many events came after it; as far as they are kept.
        """
        found: list[tuple[Beat, GameState, int]] = []
        last = len(self.steps) - 1
        first = last
        while first > 0 and self.steps[first - 1].seat == self.steps[last].seat:
            first -= 1
        before: GameState | None = None
        for number in range(first, last):
            if any(played_in_combat(event) for event in self.steps[number].events):
                beats = self.recent.get(number - 1, ())
                before = beats[-1].state if beats else None
            later = sum(len(step.events) for step in self.steps[number:])
            for beat in self.recent.get(number, ()):
                later -= len(beat.events)
                if beat.fought and before is not None:
                    found.append((beat, before, later))
        return found

    # ------------------------------------------------------------------------------------------------ answering

    def answer(self, option: OptionId) -> Step:
        """Give the answer of the seat that is asked. Raises IllegalAnswer and changes nothing if it is not legal.

        Nor does any other error change anything: a position half way to the next one is of no use to anybody.
        """
        seat = self.rules.asked(self.state)
        if seat is None:
            raise IllegalAnswer("the game is over")
        legal = self.rules.legal(self.state)
        if option not in legal:
            raise IllegalAnswer(f"{option!r} is not among the options of seat {seat}")
        before, state = self.state, self.state.clone()
        cutter = Cutter(before)
        events = self.rules.play(state, option, cutter.watch)
        self.state, self.beats = state, cutter.finish(events, state)
        step = Step(seat, option, tuple(events))
        self.log.append(Entry(seat, option))
        self._back.append(_Back(before, option, len(legal) > 1, len(self.steps), self._memories))
        self.recent[len(self.steps)] = self.beats
        self.recent.pop(len(self.steps) - RECENT, None)
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
        """What the option would lead to, as far as its owner can know: played in a plausible world."""
        world = self.info_state().determinize(seed=1)
        events = self.rules.play(world, option)
        return world, events

    def foresee(self, *ways: Sequence[OptionId]) -> Foresight:
        """What ways to answer, each some answers in a row, would lead to, as far as whoever is asked can know."""
        return foresee(self.rules, self.info_state(), ways)

    def at_reveal(self, seat: int, state: GameState | None = None) -> tuple[int, int]:
        """Persuasion and swords if the seat revealed now (or in an earlier position), as far as it can know."""
        return self.rules.at_reveal(determinize(self.rules, state or self.state, seat, seed=1), seat)

    def final(self, *options: OptionId) -> bool:
        """Whether undo could not take back these answers, given one after another."""
        seat, world = self.rules.asked(self.state), self.info_state().determinize(seed=1)
        events = [event for option in options for event in self.rules.play(world, option)]
        return any(event[0] in NEWS for event in events) or self.rules.asked(world) != seat

    # ------------------------------------------------------------------------------------------------ undo

    def undoable(self) -> OptionId | None:
        """The decision that undo would take back; None if something new was seen since (`closed_by` says what)."""
        return next((back.option for back in reversed(self._back) if back.decided), None)

    def undo(self) -> bool:
        """Take back one's own latest decision, and the answers since that were none; False if that is not possible."""
        if self.undoable() is None:
            return False
        while not self._take_back():
            pass
        self._tell()
        return True

    def _take_back(self) -> bool:
        """Take back the latest answer; whether it was a decision."""
        back = self._back.pop()
        self.state = back.state
        self._memories = back.memories
        for step in range(back.steps, len(self.steps)):
            self.recent.pop(step, None)
        del self.steps[back.steps :]
        last = max(index for index, entry in enumerate(self.log) if not entry.undone)
        entry = self.log[last]
        self.log[last] = Entry(entry.seat, entry.option, undone=True)
        return back.decided

    def _tell(self) -> None:
        for listener in self.listeners:
            listener(self)


RECENT = 60
"""Answers of which the beats are kept, so that what they led to can be shown once more."""
