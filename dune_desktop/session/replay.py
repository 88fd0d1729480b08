"""The replay of a game from its log: the same seed and answers lead to the same positions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Event, GameState, OptionId, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session.beats import Beat, BeatSplitter

SNAPSHOT_INTERVAL = 48  # answers between two positions that are kept as snapshots


class Entry(NamedTuple):
    """One answer in the log; undone answers stay in it, marked."""

    seat: int
    option: OptionId
    undone: bool = False


class Step(NamedTuple):
    """One answer and the events that followed it, for listeners and the history."""

    seat: int
    option: OptionId
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ReplayDivergence:
    """The first answer of a log that is no longer legal, since the rules or the content have changed.

    `number` counts the answers from 1. `why`: the game is over by then, another seat is asked, or this seat has no such
    option.
    """

    number: int
    entry: Entry
    why: Literal["over", "other_seat", "no_option"]


class Replay:
    """A game played from its log, as far as the log is legal.

    `steps` holds the beginning and then one for every answer that was not undone; `state` is the position after the
    last of them. `divergence` is the first answer that could not be given, or None.
    """

    def __init__(self, rules: Rules, seed: int, log: Iterable[Entry]) -> None:
        self.rules = rules
        self.seed = seed
        self.state = state = rules.new_game(seed)
        self.steps = [Step(NOBODY, (), tuple(state.events))]
        self.divergence: ReplayDivergence | None = None
        self._kept = [state.clone()]
        for entry in log:
            if entry.undone:
                continue
            option = _given(rules, state, entry)
            if option is None:
                self.divergence = ReplayDivergence(len(self.steps), entry, _why_not(rules, state, entry))
                break
            self.steps.append(Step(entry.seat, option, tuple(rules.play(state, option))))
            if len(self.steps) % SNAPSHOT_INTERVAL == 1:
                self._kept.append(state.clone())

    def __len__(self) -> int:
        """Return the number of answers."""
        return len(self.steps) - 1

    @cached_property
    def rounds(self) -> dict[int, int]:
        """Round -> the number of answers after which it had begun; the choices before the first one are round 0."""
        found: dict[int, int] = {}
        latest = 0
        for number, step in enumerate(self.steps):
            for event in step.events:
                if event[0] == "round":
                    latest = Facts(event).number
            found.setdefault(latest, number)
        return found

    @cached_property
    def turns(self) -> list[int]:
        """The numbers of answers by which a turn had ended, and 0 for the beginning."""
        told = enumerate(self.steps)
        return [0, *(number for number, step in told if any(event[0] == "end_turn" for event in step.events))]

    def at(self, number: int) -> GameState:
        """Return a new copy of the position after `number` answers; raise IndexError beyond the last."""
        if not 0 <= number <= len(self):
            raise IndexError(f"there are {len(self)} answers")
        state = self._kept[number // SNAPSHOT_INTERVAL].clone()
        for step in self.steps[1 + number - number % SNAPSHOT_INTERVAL : number + 1]:
            self.rules.play(state, step.option)
        return state

    def beats(self, number: int) -> tuple[Beat, ...]:
        """Return the beats after the answer of this number; 0 is the beginning of the game."""
        if not number:
            cutter = BeatSplitter()
            state = self.rules.new_game(self.seed, cutter.watch)
            return cutter.finish(state.events, state)
        state = self.at(number - 1)
        cutter = BeatSplitter(state)
        events = self.rules.play(state, self.steps[number].option, cutter.watch)
        return cutter.finish(events, state)

    def entries(self, number: int) -> list[Entry]:
        """Return the first `number` answers as a log."""
        return [Entry(step.seat, step.option) for step in self.steps[1 : number + 1]]


def _given(rules: Rules, state: GameState, entry: Entry) -> OptionId | None:
    """Return the option that the entry stands for; None if it is not legal now."""
    if rules.asked(state) != entry.seat:
        return None
    options = rules.legal(state)
    if entry.option in options:
        return entry.option
    option = _by_name(rules, state, entry.option)
    return option if option in options else None


def _why_not(rules: Rules, state: GameState, entry: Entry) -> Literal["over", "other_seat", "no_option"]:
    asked = rules.asked(state)
    if asked is None:
        return "over"
    return "no_option" if asked == entry.seat else "other_seat"


def _by_name(rules: Rules, state: GameState, option: OptionId) -> OptionId:
    """Return an option of an old log in its present form.

    Old logs name an effect by its place, and sending an Agent without what else was played.
    """
    match option:
        case ("take", int(place)) if 0 <= place < len(pending := rules.pending(state)):
            return pending[place].option
        case ("send", card, space, rate, origin):
            return ("send", card, space, rate, origin, "")
        case _:
            return option
