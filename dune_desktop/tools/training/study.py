"""Policy and evaluation by thinking: one seat searches, the others follow the policy, and both learn what it found.

The policy goes towards what the search thought better than the policy did, option by option: the more often an option
was tried, the more its chance is believed. The evaluation learns what became of those who think; what it learned from
games of the policy alone is too gloomy for them, and wrong where only they get to.

Games of a wave are thought through side by side, in as many processes as one likes, with the numbers as they were
before it; then they are learned from one after another, so that the same waves always teach the same.
"""

from __future__ import annotations

import os
import pickle
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import lru_cache, partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dune_desktop.engine.memory import Memory
from dune_desktop.engine.sight import look, tell
from dune_desktop.players.evaluation import Evaluation, Net
from dune_desktop.players.policy import Policy, softmax
from dune_desktop.players.search import Finding, Search
from dune_desktop.tools.training.mix import rules_of
from dune_desktop.tools.training.reinforce import ALL_BUT_WIN, Learner, Step, move, outcome

if TYPE_CHECKING:
    from dune_desktop.engine import GameConfig, GameState, OptionId, Rules
    from dune_desktop.players.weights import PolicyWeights

WAVE: Final = 24  # games
BELIEF: Final = 12.0  # what a chance that is better by 1 adds to a logit
DOUBT: Final = 8  # an option tried so often is believed by half
RATE: Final = 0.05
TRUST: Final = 0.8  # how much the end of the game counts for the evaluation beside what it says itself a round later
MEAN: Final = 0.1  # the mean of the policy goes so much of the way with every wave


class Task(NamedTuple):
    """A game to be thought through."""

    config: GameConfig
    seed: int
    simulations: int

    def seat(self, rules: Rules) -> int:
        """Who thinks."""
        people = [seat for seat, human in enumerate(rules.is_player) if human]
        return people[self.seed % len(people)]


def _task(config: GameConfig, seed: int, simulations: int) -> Task:
    """Where many play a simulation is long: there it must do with half of them."""
    return Task(config, seed, simulations if config.players == 1 else simulations // 2)


class Thought(NamedTuple):
    """A game that was thought through: all answers, and what was found before some of them."""

    answers: list[OptionId]
    found: dict[int, list[Finding]]


def study(
    learner: Learner, tables: Sequence[GameConfig], simulations: int, processes: int
) -> Generator[tuple[Rules, GameState], None, None]:
    """Play at the tables in turn, thinking, and learn; yields the rules of each game and how it ended, without end."""
    with closing(_Players(processes)) as players:
        while True:
            numbers = pickle.dumps((learner.weights, learner.evaluation.net()))
            wave = [
                _task(tables[game % len(tables)], game, simulations)
                for game in range(learner.games, learner.games + WAVE)
            ]
            for task, thought in zip(wave, players.play(numbers, wave), strict=True):
                yield rules_of(task.config), learn(learner, task, thought)
            learner.mean.approach(learner.weights, MEAN)


def learn(learner: Learner, task: Task, thought: Thought) -> GameState:
    """Learn from a game by playing it again; returns how it ended."""
    rules = rules_of(task.config)
    policy, holdings = learner.at(rules)
    seat, state = task.seat(rules), rules.new_game(task.seed)
    begun: list[Any] = []
    for number, answer in enumerate(thought.answers):
        if len(begun) < state.round:
            begun.append(learner.evaluation.numbers(holdings.read(state, seat)))
        findings = thought.found.get(number)
        if findings is not None:
            options = [finding.option for finding in findings]
            logits, moment, spoken = policy.weigh(state, seat, options)
            step = Step(seat, state.round, moment, spoken, softmax(logits), aims(logits, findings))
            move(step, [RATE * (aim - share) for aim, share in zip(step.aims, step.shares, strict=True)])
        rules.play(state, answer)
    aim = outcome(rules, state, seat, ALL_BUT_WIN)
    for position in reversed(begun):
        said = learner.evaluation.chance(position)
        learner.evaluation.learn(position, aim)
        aim = TRUST * aim + (1 - TRUST) * said
    learner.games += 1
    return state


def aims(logits: Sequence[float], findings: Sequence[Finding]) -> list[float]:
    """How likely each option should be, after what was found of it."""
    tries = sum(finding.visits for finding in findings)
    mean = sum(finding.visits * finding.chance for finding in findings) / tries
    return softmax(
        [
            logit + BELIEF * (finding.chance - mean) * finding.visits / (finding.visits + DOUBT)
            for logit, finding in zip(logits, findings, strict=True)
        ]
    )


class _Players:
    """Processes that think games through; only this one if one is enough."""

    def __init__(self, processes: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        if processes > 1:
            self.pool = ProcessPoolExecutor(processes, get_context("spawn"), _end_together)

    def play(self, numbers: bytes, wave: Sequence[Task]) -> Iterator[Thought]:
        """The games of a wave, in their order."""
        think = partial(_think, numbers)
        return self.pool.map(think, wave) if self.pool is not None else map(think, wave)

    def close(self) -> None:
        """No more games."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def _end_together() -> None:
    """Whoever only plays ends when the program does, however that happens."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    program = parent_process()
    assert program is not None
    program.join()
    os._exit(1)


def _think(numbers: bytes, task: Task) -> Thought:
    rules = rules_of(task.config)
    search = _minds(numbers).search(rules)
    seat, chance, state = task.seat(rules), Random(task.seed), rules.new_game(task.seed)
    memory, thought = Memory.begin(rules, state, seat), Thought([], {})
    while state.stack:
        options = rules.legal(state)
        option = options[0]
        if len(options) > 1 and rules.asked(state) == seat:
            findings = search.look(look(rules, state, memory), task.simulations, task.seed)
            thought.found[len(thought.answers)] = findings
            option = findings[0].option
        elif len(options) > 1:
            option = search.policy.sample(state, options, chance)
        thought.answers.append(option)
        tell(rules, memory, rules.play(state, option), state)
    return thought


class _Minds:
    """Searches that think with the same numbers, one for each table."""

    def __init__(self, weights: PolicyWeights, net: Net) -> None:
        self.weights = weights
        self.net = net
        self.searches: dict[int, Search] = {}

    def search(self, rules: Rules) -> Search:
        """The search for this table."""
        found = self.searches.get(id(rules))
        if found is None:
            policy, evaluation = Policy(rules, self.weights), Evaluation(rules, self.net)
            found = self.searches[id(rules)] = Search(rules, policy, evaluation)
        return found


@lru_cache(maxsize=1)
def _minds(numbers: bytes) -> _Minds:
    return _Minds(*pickle.loads(numbers))  # made by this program a moment ago
