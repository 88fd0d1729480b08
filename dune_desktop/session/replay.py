"""A game by its log: the same seed and the same answers lead to the same positions, and to every one between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from dune_desktop.engine import Event, GameState, OptionId, Rules
from dune_desktop.engine.ids import NOBODY
from dune_desktop.engine.resolve import name_of, waiting
from dune_desktop.session.beats import Beat, Cutter

EVERY = 24  # answers between two positions that are kept to go on from


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer in the log; undone ones stay in it, marked."""

    seat: int
    option: OptionId
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """What one answer led to: told to listeners and kept for the chronicle."""

    seat: int
    option: OptionId
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Parting:
    """The first answer of a log that cannot be given any more: the rules or the content have changed since.

    `number` counts the answers from 1. Either the game is over by then, or another seat is asked, or this one has no
    such option.
    """

    number: int
    entry: Entry
    why: Literal["over", "other_seat", "no_option"]


class Replay:
    """All that a log leads to, as far as it leads.

    `steps` holds the beginning and then one for every answer that counts; `state` is the position after the last of
    them. `parting` says where the log led no further. `rounds` are numbers of answers after which a round had begun,
    `turns` those by which a turn had ended.
    """

    def __init__(self, rules: Rules, seed: int, log: Iterable[Entry]) -> None:
        self.rules = rules
        self.seed = seed
        self.state = rules.new_game(seed)
        self.steps = [Step(NOBODY, (), tuple(self.state.events))]
        self.parting: Parting | None = None
        self.rounds: dict[int, int] = {self.state.round: 0}
        self.turns = [0]
        self._kept = [self.state.clone()]
        for entry in log:
            if not entry.undone and not self._play(entry):
                break

    def __len__(self) -> int:
        """How many answers there are."""
        return len(self.steps) - 1

    def _play(self, entry: Entry) -> bool:
        rules, state = self.rules, self.state
        option, asked = _by_name(state, entry.option), rules.asked(state)
        if asked is None:
            self.parting = Parting(len(self.steps), entry, "over")
        elif asked != entry.seat:
            self.parting = Parting(len(self.steps), entry, "other_seat")
        elif option not in rules.legal(state):
            self.parting = Parting(len(self.steps), entry, "no_option")
        else:
            self.steps.append(Step(entry.seat, option, tuple(rules.play(state, option))))
            self._note()
        return self.parting is None

    def _note(self) -> None:
        number = len(self)
        self.rounds.setdefault(self.state.round, number)
        if any(event[0] == "end_turn" for event in self.steps[-1].events):
            self.turns.append(number)
        if not number % EVERY:
            self._kept.append(self.state.clone())

    def at(self, number: int) -> GameState:
        """The position after so many answers; a new one each time. Raises `IndexError` beyond the last."""
        if not 0 <= number <= len(self):
            raise IndexError(f"there are {len(self)} answers")
        state = self._kept[number // EVERY].clone()
        for step in self.steps[1 + number - number % EVERY : number + 1]:
            self.rules.play(state, step.option)
        return state

    def beats(self, number: int) -> tuple[Beat, ...]:
        """What followed the answer of this number, or before the first one, piece by piece."""
        if not number:
            cutter = Cutter()
            state = self.rules.new_game(self.seed, cutter.watch)
            return cutter.finish(state.events, state)
        state = self.at(number - 1)
        cutter = Cutter(state)
        events = self.rules.play(state, self.steps[number].option, cutter.watch)
        return cutter.finish(events, state)

    def entries(self, number: int) -> list[Entry]:
        """The first so many answers, as a log."""
        return [Entry(step.seat, step.option) for step in self.steps[1 : number + 1]]


def _by_name(state: GameState, option: OptionId) -> OptionId:
    """The option, also if an old log calls an effect by its place and leaves out what else was played."""
    todo = waiting(state)
    match option:
        case ("take", int(place)) if 0 <= place < len(todo):
            return name_of(todo, place)
        case ("send", card, space, rate, origin):
            return ("send", card, space, rate, origin, "")
        case _:
            return option
