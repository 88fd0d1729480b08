"""Looking back on a game: how it stood turn by turn, and which answers cost or won most.

It is thought about piece by piece in the background, stops when it is told, and goes on where it was.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Iterable
from itertools import pairwise
from typing import Final
from zlib import crc32

from dune_desktop.company.task_runner import TaskRunner
from dune_desktop.company.tasks import Judge, Verdict, seed_of
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.players.advice.reasons import Why
from dune_desktop.players.heuristics.combined_answers import DEPLOYS, as_one, is_same
from dune_desktop.session import Session

AHEAD: Final = 2  # pieces that are asked for before the first of them is there
SLICE: Final = 0.004  # seconds to get ready the next pieces at a time
MAX_TURNING_POINTS: Final = 5  # turning points
NOTABLE: Final = 0.03  # chance that an answer must have cost or won to be one of them
LEAVES_OFF: Final = frozenset({"end_turn", "pass", "done", "decline"})  # sooner or later always answered
WAITING: Final = frozenset({"take", DEPLOYS})  # what is done in any order once an Agent was sent


@dataclass(frozen=True, slots=True)
class Judged:
    """What is known of the answer after so many others."""

    number: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An answer that cost (below 0) or won much, beside the best other way."""

    number: int  # of answers before it
    round: int
    seat: int
    played: OptionId
    better: OptionId
    worth: float
    why: Why = Why(())  # how that other way differs


class Review:
    """A review of a finished game, from the log alone."""

    def __init__(self, session: Session, runner: TaskRunner) -> None:
        self.runner = runner
        self.replay = session.replay()
        self.names = session.names
        self.people = session.people
        self.seats = session.people or tuple(seat for seat, human in enumerate(session.rules.is_player) if human)
        log = [entry._replace(option=tuple(entry.option)) for entry in self.replay.entries(len(self.replay))]
        self.stamp = crc32(repr((session.seed, log)).encode())  # of plain tuples, as they are read from a save
        self.running = False
        self.found: list[Judged] = []
        self._places = self._all_places()
        self._legal: dict[int, list[OptionId]] = {}  # by number of answers before, where somebody has asked
        self._open: list[tuple[int, int]] = []  # number of the answer and of the task
        self._next = 0  # the place that is asked about next
        self._then = Session.start(session.rules, session.seed, session.names)

    def _all_places(self) -> list[int]:
        """The answers to look at: the first of every turn, and all of those who are reviewed."""
        turns, steps = set(self.replay.turns), self.replay.steps
        return [at for at in range(len(self.replay)) if at in turns or steps[at + 1].seat in self.seats]

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return len(self.found) / len(self._places) if self._places else 1.0

    @property
    def finished(self) -> bool:
        return len(self.found) >= len(self._places)

    @property
    def silent(self) -> bool:
        """Whether nothing came of thinking about any turn."""
        return not any(judged.verdict.chances for judged in self.found)

    def begin(self, known: Iterable[Judged]) -> None:
        """Begin with what an earlier review of the same game has found out, as far as it was about the same answers."""
        seats = len(self.names)
        self.found = []
        for judged, place in zip(known, self._places, strict=False):
            if judged.number != place or len(judged.verdict.chances) not in (0, seats):
                break
            self.found.append(judged)
        self._next = len(self.found)

    def go(self) -> None:
        """Begin, or go on."""
        self.running = not self.finished

    def stop(self) -> None:
        """Think about it no more; what has been found out stays."""
        self.running = False
        for _, ticket in self._open:
            self.runner.drop(ticket)
        self._open, self._next = [], len(self.found)
        if self._next < len(self._places) and len(self._then.log) > self._places[self._next]:
            self._then = Session.start(self.replay.rules, self._then.seed, self.names)

    def tick(self) -> bool:
        """Take in what has been found out, and ask for more; whether there is something new."""
        if not self.running:
            return False
        self._ask()
        number, ticket = self._open[0] if self._open else (0, -1)
        thought = self.runner.heard(ticket) if self._open else None
        if thought is None:
            return False
        verdict = Verdict(()) if thought.failed else thought.result
        self.found.append(Judged(number, verdict))
        del self._open[0]
        self.running = not self.finished
        return True

    def _ask(self) -> None:
        """Ask for the next pieces, as far as the game can be played up to them in a moment."""
        end = time.monotonic() + SLICE
        while len(self._open) < AHEAD and self._next < len(self._places) and time.monotonic() < end:
            number = self._places[self._next]
            if len(self._then.log) < number:
                self._then.answer(self.replay.steps[len(self._then.log) + 1].option)
                continue
            step = self.replay.steps[number + 1]
            seed = seed_of(self._then, step.seat)
            standing = self._then.laid_open() if number in self.replay.turns else None
            weighing = step.seat in self.seats
            task = Judge(self._then.info_state(), step.option, seed, standing, weighing)
            self._open.append((number, self.runner.ask(task)))
            self._next += 1

    # ------------------------------------------------------------------------------------------------ what it says

    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """After how many answers each seat had which chance to win; in the end it is certain."""
        found = [(judged.number, judged.verdict.chances) for judged in self.found if judged.verdict.chances]
        if self.finished and not self.replay.state.stack:
            first = self.replay.rules.ranking(self.replay.state)[0]
            found.append((len(self.replay), tuple(float(seat == first) for seat in range(len(self.names)))))
        return found

    def acting(self) -> tuple[int, ...]:
        """Whose turn begins at each point of the curve; nobody's at the end."""
        steps = self.replay.steps
        return tuple(steps[number + 1].seat if number + 1 < len(steps) else NOBODY for number, _ in self.curve())

    def turning_points(self) -> list[TurningPoint]:
        """The answers that cost or won most, in the order in which they were given; of one turn only the weightiest."""
        weighed = [judged for judged in self.found if abs(judged.verdict.worth) >= NOTABLE and judged.verdict.better]
        weighed.sort(key=lambda judged: (-abs(judged.verdict.worth), judged.number))
        most: dict[int, Judged] = {}
        for judged in filter(self._counts, weighed):
            most.setdefault(bisect_right(self.replay.turns, judged.number), judged)
            if len(most) == MAX_TURNING_POINTS:
                break
        return [self._point(judged) for judged in sorted(most.values(), key=lambda judged: judged.number)]

    def _counts(self, judged: Judged) -> bool:
        """Whether it is one: there was such another way, and it was not gone all the same before the turn was over."""
        return self._possible(judged) and not self._made_up_for(judged)

    def _made_up_for(self, judged: Judged) -> bool:
        """Whether both was done in the same turn, if only in the other order; units that were sent are counted
        together. What else one gave in exchange is not made up for by doing the other thing as well.
        """
        step, better = self.replay.steps[judged.number + 1], judged.verdict.better
        kinds = {step.option[0], better[0]}
        if better[0] in LEAVES_OFF or not (len(kinds) == 1 or kinds <= WAITING):
            return False
        turns = self.replay.turns
        end = next(iter(turns[bisect_right(turns, judged.number) :]), len(self.replay))
        done = [each.option for each in self.replay.steps[judged.number + 1 : end + 1] if each.seat == step.seat]
        if better[0] == DEPLOYS:
            sent = [option for option in done if option[0] == DEPLOYS]
            return bool(sent) and as_one(sent, self._legal[judged.number]) == better
        return any(is_same(option, better) for option in done[1:])

    def _possible(self, judged: Judged) -> bool:
        """Whether there was such another way: what was kept may have been changed."""
        if judged.number not in self._legal:
            self._legal[judged.number] = self.replay.rules.legal(self.replay.at(judged.number))
        return judged.verdict.better in self._legal[judged.number]

    def _point(self, judged: Judged) -> TurningPoint:
        step = self.replay.steps[judged.number + 1]
        verdict = judged.verdict
        number = self.round_at(judged.number)
        return TurningPoint(judged.number, number, step.seat, step.option, verdict.better, verdict.worth, verdict.why)

    def round_at(self, number: int) -> int:
        """The round in which the answer after so many others was given."""
        starts = sorted((begins, each) for each, begins in self.replay.rounds.items())
        ends = [*(begins for begins, _ in starts[1:]), len(self.replay) + 1]
        return next(each for (_, each), end in zip(starts, ends, strict=True) if number < end)

    def rounds(self) -> list[tuple[int, int, int]]:
        """Number, first answer and end of every round."""
        starts = sorted((begins, each) for each, begins in self.replay.rounds.items())
        ends = [*starts, (len(self.replay), 0)]
        return [(each, begins, after) for (begins, each), (after, _) in pairwise(ends)]
