"""The policy by policy gradient, with the evaluation as its critic: it plays against itself and learns from it.

What a decision is credited with is how much better its seat stood at the beginning of the next rounds than at that of
its own, as a critic sees it, and in the end how the game went. Policy, critic and evaluation learn from the same games
at the same time. Whole games are the only teacher: no rule of thumb is in it.

The policy moves a great deal from game to game; what is kept of it is its mean over some thousands of games, which
plays better than it does itself. Steps must be small: with three times the `RATE` it learns nothing at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from math import log
from operator import mul
from random import Random
from typing import Any

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules
from dune_desktop.players.features import Spoken, Weights
from dune_desktop.players.holdings import Holdings
from dune_desktop.players.policy import Policy, pick, softmax
from dune_desktop.players.weights import PolicyWeights
from dune_desktop.tools.training.critic import Critic

WIN = 0.6  # what winning counts for the critic; the rest goes by the lead at the end, so that lost games teach, too
ALL_BUT_WIN = 0.9  # what it counts for the evaluation
WIDEST = 6
PATIENCE = 0.6  # how much of what later rounds bring is credited to a decision, a round
OPENNESS = 0.0007  # what it counts that options stay possible (entropy), so that nothing is decided too early
TOO_SMALL = 1e-5  # such changes are not made
RATE = (0.06, 0.02)  # at the beginning, and from the game on that follows
SETTLED = 30_000
MEAN = (50, 0.02)  # every so many games the mean goes so much of the way


@dataclass(slots=True)
class Step:
    """A decision that was made: whose, in which round, in what situation, what spoke for the options, how likely each
    was, and how likely it should be: as far as the game shows it, the one that was chosen."""

    seat: int
    round: int
    moment: list[float]
    spoken: list[Spoken]
    shares: list[float]
    aims: list[float]


@dataclass(slots=True)
class Game:
    """A game that was played: its decisions, and each seat's position at the beginning of each round."""

    state: GameState
    steps: list[Step] = field(default_factory=list)
    rounds: dict[int, list[tuple[int, Any]]] = field(default_factory=dict)  # seat -> (round, position in numbers)


@dataclass(slots=True)
class Learner:
    """A policy, its mean, a critic and an evaluation that learn, and the number of games they have learned from."""

    weights: PolicyWeights
    critic: Critic
    evaluation: Critic
    games: int = 0
    mean: PolicyWeights = field(init=False)
    seats: dict[int, tuple[Policy, Holdings]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.mean = self.weights.copy()

    def at(self, rules: Rules) -> tuple[Policy, Holdings]:
        """Policy and reader of positions for this table."""
        found = self.seats.get(id(rules))
        if found is None:
            found = self.seats[id(rules)] = (Policy(rules, self.weights), Holdings(rules))
        return found

    def learn(self, rules: Rules) -> GameState:
        """Play the next game and learn from it; returns how it ended."""
        game = self.play(rules, self.games)
        credits: dict[tuple[int, int], float] = {}
        for seat, begun in game.rounds.items():
            went = outcome(rules, game.state, seat, WIN)
            ahead = [self.critic.chance(position) for _, position in begun] + [went]
            credit = 0.0
            for at in range(len(begun) - 1, -1, -1):
                credit = ahead[at + 1] - ahead[at] + PATIENCE * credit
                credits[seat, begun[at][0]] = credit
        begun_at, settled = RATE
        rate = settled + (begun_at - settled) * max(0.0, 1.0 - self.games / SETTLED)
        for step in game.steps:
            _credit(step, rate, credits.get((step.seat, step.round), 0.0))
        for seat, begun in game.rounds.items():
            for judge, win in ((self.critic, WIN), (self.evaluation, ALL_BUT_WIN)):
                went = outcome(rules, game.state, seat, win)
                for _, position in begun:
                    judge.learn(position, went)
        self.games += 1
        every, share = MEAN
        if self.games % every == 0:
            self.mean.approach(self.weights, share)
        return game.state

    def play(self, rules: Rules, seed: int) -> Game:
        """A game of the policy against itself."""
        policy, holdings = self.at(rules)
        chance, state = Random(seed), rules.new_game(seed)
        game = Game(state, rounds={seat: [] for seat, human in enumerate(rules.is_player) if human})
        seen = 0
        while state.stack:
            options = rules.legal(state)
            if state.round > seen:
                seen = state.round
                for seat, positions in game.rounds.items():
                    positions.append((seen, self.critic.numbers(holdings.read(state, seat))))
            if len(options) == 1:
                rules.play(state, options[0])
                continue
            asked = rules.asked(state)
            assert asked is not None
            logits, moment, spoken = policy.weigh(state, asked, options)
            shares = softmax(logits)
            chosen = pick(shares, chance)
            only = [float(index == chosen) for index in range(len(options))]
            game.steps.append(Step(asked, state.round, moment, spoken, shares, only))
            rules.play(state, options[chosen])
        return game


def outcome(rules: Rules, state: GameState, seat: int, win: float) -> float:
    """How the game went for the seat, from 0 to 1: whether it won, and the rest by its lead."""
    best = max(state.seats[other].vp for other in rules.opponents[seat])
    lead = max(-WIDEST, min(WIDEST, state.seats[seat].vp - best))
    return win * (rules.ranking(state)[0] == seat) + (1 - win) * (lead + WIDEST) / (2 * WIDEST)


def _credit(step: Step, rate: float, credit: float) -> None:
    """Make the chosen option likelier (or less likely, if it earned less than nothing), the others the other way."""
    logs = [log(share + TOO_SMALL) for share in step.shares]
    mean = sum(map(mul, logs, step.shares))
    move(
        step,
        [
            rate * (credit * (aim - share) - OPENNESS * share * (known - mean))
            for aim, share, known in zip(step.aims, step.shares, logs, strict=True)
        ],
    )


def move(step: Step, changes: Sequence[float]) -> None:
    """Change the weights so that the logit of each option goes so much its way, as far as what speaks for it allows."""
    rows: dict[int, tuple[Weights, float]] = {}
    for spoken, change in zip(step.spoken, changes, strict=True):
        if -TOO_SMALL < change < TOO_SMALL:
            continue
        row, so_far = rows.get(id(spoken.row), (spoken.row, 0.0))
        rows[id(row)] = (row, so_far + change)
        for cell in spoken.cells:
            cell[0] += change
    moment = step.moment
    for row, change in rows.values():
        row[: len(moment)] = [weight + change * number for weight, number in zip(row, moment, strict=False)]
