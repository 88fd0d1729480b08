"""The review of a finished game: each seat's chance to win turn by turn, and the answers that cost or won most.

It is computed piece by piece in the background, can be stopped at any time, and goes on where it was.
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

TASKS_AT_ONCE: Final = 2  # tasks that run or wait at the same time
PREPARE_SECONDS: Final = 0.004  # seconds spent at a time on preparing the next tasks
MAX_TURNING_POINTS: Final = 5  # most turning points told
MIN_WORTH: Final = 0.03  # chance to win that an answer must have cost or won to be a turning point
ENDINGS: Final = frozenset({"end_turn", "pass", "done", "decline"})  # always answered sooner or later
ANY_ORDER_ACTIONS: Final = frozenset({"take", DEPLOYS})  # done in any order once an Agent was sent


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on the answer after `number` others."""

    number: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An answer that cost (below 0) or won much, compared with the best other option."""

    number: int  # number of answers before it
    round: int
    seat: int
    played: OptionId
    better: OptionId
    worth: float
    why: Why = Why(())  # how the better option differs


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in which the winner became the likeliest to win for good, as a seat may look back on it.

    `number` answers came before it. `chance` is the best chance that the seat had, at the beginning of a turn in round
    `when`; that of the winner is the least.
    """

    number: int
    round: int
    winner: int
    chance: float
    when: int


class Review:
    """The review of one finished game, from its log alone."""

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
        self._places = self._answers_to_judge()
        self._legal: dict[int, list[OptionId]] = {}  # legal options by number of answers before, cached
        self._open: list[tuple[int, int]] = []  # number of answers before, and of the task
        self._next = 0  # index in `_places` of the next task
        self._then = Session.start(session.rules, session.seed, session.names)

    def _answers_to_judge(self) -> list[int]:
        """Return the answers to judge: the first of every turn, and all of the seats that are reviewed."""
        turns, steps = set(self.replay.turns), self.replay.steps
        return [at for at in range(len(self.replay)) if at in turns or steps[at + 1].seat in self.seats]

    @property
    def progress(self) -> float:
        """The part that is done, from 0 to 1."""
        return len(self.found) / len(self._places) if self._places else 1.0

    @property
    def finished(self) -> bool:
        return len(self.found) >= len(self._places)

    @property
    def silent(self) -> bool:
        """Whether no turn has a chance to win, since every task failed."""
        return not any(judged.verdict.chances for judged in self.found)

    def begin(self, known: Iterable[Judged]) -> None:
        """Take over the verdicts of an earlier review of the same game, as long as they judge the same answers."""
        seats = len(self.names)
        self.found = []
        for judged, place in zip(known, self._places, strict=False):
            if judged.number != place or len(judged.verdict.chances) not in (0, seats):
                break
            self.found.append(judged)
        self._next = len(self.found)

    def go(self) -> None:
        """Start the review, or go on with it."""
        self.running = not self.finished

    def stop(self) -> None:
        """Stop the review; verdicts found so far stay."""
        self.running = False
        for _, ticket in self._open:
            self.runner.cancel(ticket)
        self._open, self._next = [], len(self.found)
        if self._next < len(self._places) and len(self._then.log) > self._places[self._next]:
            self._then = Session.start(self.replay.rules, self._then.seed, self.names)

    def tick(self) -> bool:
        """Take in a result and ask for more; return whether there is a new verdict."""
        if not self.running:
            return False
        self._ask()
        number, ticket = self._open[0] if self._open else (0, -1)
        thought = self.runner.fetch(ticket) if self._open else None
        if thought is None:
            return False
        verdict = Verdict(()) if thought.failed else thought.result
        self.found.append(Judged(number, verdict))
        del self._open[0]
        self.running = not self.finished
        return True

    def _ask(self) -> None:
        """Ask for the next tasks, as far as the game can be played up to them within `PREPARE_SECONDS`."""
        end = time.monotonic() + PREPARE_SECONDS
        while len(self._open) < TASKS_AT_ONCE and self._next < len(self._places) and time.monotonic() < end:
            number = self._places[self._next]
            if len(self._then.log) < number:
                self._then.answer(self.replay.steps[len(self._then.log) + 1].option)
                continue
            step = self.replay.steps[number + 1]
            seed = seed_of(self._then, step.seat)
            standing = self._then.open_info_state() if number in self.replay.turns else None
            weighing = step.seat in self.seats
            task = Judge(self._then.info_state(), step.option, seed, standing, weighing)
            self._open.append((number, self.runner.submit(task)))
            self._next += 1

    # ------------------------------------------------------------------------------------------------ what it says

    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return pairs of a number of answers and each seat's chance to win then; certain at the end."""
        found = [(judged.number, judged.verdict.chances) for judged in self.found if judged.verdict.chances]
        if self.finished and not self.replay.state.stack:
            first = self.replay.rules.ranking(self.replay.state)[0]
            found.append((len(self.replay), tuple(float(seat == first) for seat in range(len(self.names)))))
        return found

    def acting(self) -> tuple[int, ...]:
        """Return whose turn begins at each point of the curve; NOBODY at the end."""
        steps = self.replay.steps
        return tuple(steps[number + 1].seat if number + 1 < len(steps) else NOBODY for number, _ in self.curve())

    def turning_points(self) -> list[TurningPoint]:
        """Return the answers that cost or won most, in the order given; at most one of each turn."""
        most: dict[int, Judged] = {}
        for judged in filter(self._counts, self._weighed()):
            most.setdefault(bisect_right(self.replay.turns, judged.number), judged)
            if len(most) == MAX_TURNING_POINTS:
                break
        return [self._point(judged) for judged in sorted(most.values(), key=lambda judged: judged.number)]

    def costliest(self, *seats: int) -> TurningPoint | None:
        """Return the answer of these seats that cost most; None if none cost much."""
        return self._extreme(seats, -1)

    def boldest(self, *seats: int) -> TurningPoint | None:
        """Return the answer of these seats that won most; None if none won much."""
        return self._extreme(seats, 1)

    def _extreme(self, seats: tuple[int, ...], sign: int) -> TurningPoint | None:
        """Return the answer of these seats that cost (-1) or won (1) most."""
        steps = self.replay.steps
        found = (
            judged
            for judged in self._weighed()
            if judged.verdict.worth * sign > 0 and steps[judged.number + 1].seat in seats and self._counts(judged)
        )
        return next(map(self._point, found), None)

    def _weighed(self) -> list[Judged]:
        """Return the verdicts on answers that cost or won much, the most first."""
        found = [judged for judged in self.found if abs(judged.verdict.worth) >= MIN_WORTH and judged.verdict.better]
        return sorted(found, key=lambda judged: (-abs(judged.verdict.worth), judged.number))

    def turned(self, seat: int) -> Turn | None:
        """Return when the winner became the likeliest to win for good: round 1 if it was so from the beginning.

        None while the review is not finished, and for a review of which nothing came.
        """
        *curve, end = self.curve() or [(-1, ())]
        if not curve or end[0] != len(self.replay):
            return None
        winner = self.replay.rules.ranking(self.replay.state)[0]
        behind = [begins for begins, now in curve if max(now) > now[winner] or now.count(max(now)) > 1]
        number = behind[-1] if behind else curve[0][0]
        extreme = min if seat == winner else max
        at, now = extreme(curve, key=lambda point: point[1][seat])
        return Turn(number, max(1, self.round_at(number)), winner, now[seat], max(1, self.round_at(at)))

    def _counts(self, judged: Judged) -> bool:
        """Tell whether the better option was legal, and was not taken later in the same turn."""
        return self._possible(judged) and not self._was_played_later(judged)

    def _was_played_later(self, judged: Judged) -> bool:
        """Tell whether the better option was also taken in the same turn, if only later.

        Options of different kinds count only if both can be done in any order (`ANY_ORDER_ACTIONS`): what was given up
        for one is not regained by doing the other as well. Units deployed in several answers are counted together.
        """
        step, better = self.replay.steps[judged.number + 1], judged.verdict.better
        kinds = {step.option[0], better[0]}
        if better[0] in ENDINGS or not (len(kinds) == 1 or kinds <= ANY_ORDER_ACTIONS):
            return False
        turns = self.replay.turns
        end = next(iter(turns[bisect_right(turns, judged.number) :]), len(self.replay))
        done = [each.option for each in self.replay.steps[judged.number + 1 : end + 1] if each.seat == step.seat]
        if better[0] == DEPLOYS:
            sent = [option for option in done if option[0] == DEPLOYS]
            return bool(sent) and as_one(sent, self._legal[judged.number]) == better
        return any(is_same(option, better) for option in done[1:])

    def _possible(self, judged: Judged) -> bool:
        """Tell whether the better option was legal; a stored verdict may have been changed."""
        if judged.number not in self._legal:
            self._legal[judged.number] = self.replay.rules.legal(self.replay.at(judged.number))
        return judged.verdict.better in self._legal[judged.number]

    def _point(self, judged: Judged) -> TurningPoint:
        step = self.replay.steps[judged.number + 1]
        verdict = judged.verdict
        number = self.round_at(judged.number)
        return TurningPoint(judged.number, number, step.seat, step.option, verdict.better, verdict.worth, verdict.why)

    def round_at(self, number: int) -> int:
        """Return the round in which the answer after `number` others was given."""
        starts = sorted((begins, each) for each, begins in self.replay.rounds.items())
        ends = [*(begins for begins, _ in starts[1:]), len(self.replay) + 1]
        return next(each for (_, each), end in zip(starts, ends, strict=True) if number < end)

    def rounds(self) -> list[tuple[int, int, int]]:
        """Return number, first answer and end of every round."""
        starts = sorted((begins, each) for each, begins in self.replay.rounds.items())
        ends = [*starts, (len(self.replay), 0)]
        return [(each, begins, after) for (begins, each), (after, _) in pairwise(ends)]
