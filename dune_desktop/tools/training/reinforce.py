"""Policy-gradient training with a critic (PPO) on self-play games.

A decision is credited with the change in its seat's chances afterward, as a critic estimates them; later decisions
count less and less, and at the end the result counts. Policy, critic and evaluation learn from the same games. Whole
games are the only teacher: there are no heuristics.

The policy changes much from wave to wave; what is kept is its mean over some dozens of waves, which plays better.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from dune_desktop.players.policy.evaluation import Net
from dune_desktop.players.policy.weights import PolicyWeights
from dune_desktop.tools.training.blocks import Block
from dune_desktop.tools.training.critic import Critic
from dune_desktop.tools.training.selfplay import MIN_PROBABILITY, Batch

CRITIC_WIN_WEIGHT: Final = (
    0.75  # weight of winning for the critic; the rest is the lead at the end, so that lost games teach too
)
EVALUATION_WIN_WEIGHT: Final = 0.9  # weight of winning for the evaluation
CREDIT_SHARE: Final = 0.6  # share of the next decision's credit that this one gets (lambda)
CRITIC_ONLY_DECISIONS: Final = (
    1_000_000  # decisions that train the critic only, since a poor critic would spoil the policy
)
EPOCHS: Final = 3  # times that a wave is learned from
BATCH_SIZE: Final = 8192  # decisions per step
LEARNING_RATE: Final = 5e-3  # learning rate of rows; cells learn twice as fast
MAX_IMPORTANCE: Final = 1.5  # upper bound of the importance weight of decisions made under a game's whims
CLIP_RANGE: Final = 0.2  # bound on the change of an option's probability in one step
ENTROPY_WEIGHT: Final = 0.004  # weight of the entropy bonus, which keeps options from being ruled out too early
MEAN_SHARE: Final = 0.04  # share by which the mean follows the policy each wave


class Learner:
    """A policy, its mean, a critic and an evaluation in training, with the number of games learned from.

    It starts from `weights` and `net`; entries that never occur stay unchanged.
    """

    def __init__(self, weights: PolicyWeights, net: Net | None = None, games: int = 0, seed: int = 1) -> None:
        self.known = weights
        self.games = games
        self.mean = weights.copy()
        self.rows = Block(len(weights.names), LEARNING_RATE)
        self.cells = Block(1, 2 * LEARNING_RATE)
        self.critic, self.evaluation = Critic(net, seed), Critic(net, seed + 1)
        self.judged = 0  # decisions the critic has learned from
        self.chance = np.random.default_rng((seed, games))

    def weights(self) -> PolicyWeights:
        """Return the present policy."""
        made = self.known.copy()
        made.rows |= dict(self.rows.items())
        made.cells |= dict(self.cells.items())
        return made

    def learn(self, batch: Batch) -> None:
        """Learn from recent games."""
        positions = self.critic.positions(batch.names, *batch.seen)
        worth = np.array([end.worth(CRITIC_WIN_WEIGHT) for end in batch.ended])
        credits = _credits(self.critic.chances(positions), batch.lives, worth)
        if self.judged >= CRITIC_ONLY_DECISIONS:
            self._improve(batch, credits)
        self.judged += len(credits)
        self.critic.learn_all(positions, worth[batch.lives])
        went = np.array([end.worth(EVALUATION_WIN_WEIGHT) for end in batch.ended])
        self.evaluation.learn_all(self.evaluation.positions(batch.names, *batch.begun), went[batch.begun_by])
        self.games += batch.games

    def _improve(self, batch: Batch, credits: Any) -> None:
        """Move the policy toward decisions that earned credit."""
        credited = (credits - credits.mean()) / (credits.std() + MIN_PROBABILITY)
        credited *= np.minimum(np.exp(batch.likely - batch.whimsical), MAX_IMPORTANCE)
        decisions = self._decisions(batch)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(credits))
            for some in np.array_split(order, -(-len(order) // BATCH_SIZE)):
                self._step(decisions.some(some), credited[some])
        self.mean.approach(self.weights(), MEAN_SHARE)

    def _decisions(self, batch: Batch) -> _Decisions:
        """Return the batch's decisions with row and cell indices of this learner."""
        rows = self.rows.lines([name for name, _ in batch.rows], [row for _, row in batch.rows])
        cells = self.cells.lines([name for name, _ in batch.cells], [[cell] for _, cell in batch.cells])
        return _Decisions(
            moments=batch.moments,
            options=batch.options,
            row=rows[batch.row],
            touched=batch.touched,
            cell=cells[batch.cell],
            chosen=batch.chosen,
            likely=batch.likely,
        )

    def _step(self, at: _Decisions, credits: Any) -> None:
        """Do one clipped step: raise the probability of credited options and lower that of others."""
        rows, cells = self.rows.values, self.cells.values[:, 0]
        count, first = len(at.row), _firsts(at.options)
        decision: Any = np.repeat(np.arange(len(at.options)), at.options)
        touching: Any = np.repeat(np.arange(count), at.touched)
        moments = at.moments[decision]
        logits = np.einsum("ij,ij->i", rows[at.row], moments) + np.bincount(touching, cells[at.cell], count)
        logits -= np.maximum.reduceat(logits, first)[decision]
        powers = np.exp(logits)
        totals = np.add.reduceat(powers, first)
        shares, logs = powers / totals[decision], logits - np.log(totals)[decision]
        chosen = first + at.chosen
        ratio = np.exp(logs[chosen] - at.likely)
        credits = credits * ratio * ~np.where(credits > 0, ratio > 1 + CLIP_RANGE, ratio < 1 - CLIP_RANGE)
        openness = -np.add.reduceat(shares * logs, first)
        slope = shares * (credits[decision] + ENTROPY_WEIGHT * (logs + openness[decision]))
        slope[chosen] -= credits
        slope = (slope / len(at.options)).astype(np.float32)
        self.rows.step(_added(at.row, slope[:, None] * moments, len(rows)))
        self.cells.step(np.bincount(at.cell, slope[touching], len(cells))[:, None])


class _Decisions(NamedTuple):
    """Decisions with their options; each option has one row and some cells."""

    moments: Any
    options: Any
    row: Any
    touched: Any
    cell: Any
    chosen: Any
    likely: Any

    def some(self, which: Any) -> _Decisions:
        """Return the selected decisions."""
        option = _ranges(_firsts(self.options)[which], self.options[which])
        cell = _ranges(_firsts(self.touched)[option], self.touched[option])
        return _Decisions(
            moments=self.moments[which],
            options=self.options[which],
            row=self.row[option],
            touched=self.touched[option],
            cell=self.cell[cell],
            chosen=self.chosen[which],
            likely=self.likely[which],
        )


def _credits(chances: Any, lives: Any, went: Any) -> Any:
    """Return the credit of each decision.

    It is the discounted sum of later changes in the chances of the same life; the last change is to the result.
    """
    found, later, ahead = np.zeros(len(chances)), np.zeros(len(went)), went.copy()
    for at in range(len(chances) - 1, -1, -1):
        life = lives[at]
        later[life] = ahead[life] - chances[at] + CREDIT_SHARE * later[life]
        ahead[life] = chances[at]
        found[at] = later[life]
    return found


def _firsts(lengths: Any) -> Any:
    """Return the start indices of consecutive lists with these lengths."""
    return np.cumsum(lengths) - lengths


def _ranges(firsts: Any, lengths: Any) -> Any:
    """Return the indices of lists with these starts and lengths, one list after the other."""
    return np.repeat(firsts - _firsts(lengths), lengths) + np.arange(int(lengths.sum()))


def _added(where: Any, lines: Any, count: int) -> Any:
    """Sum the rows that have the same index; return `count` rows."""
    order = np.argsort(where, kind="stable")
    sorted_ = where[order]
    first = np.flatnonzero(np.concatenate([[True], sorted_[1:] != sorted_[:-1]]))
    made = np.zeros((count, lines.shape[1]), np.float32)
    made[sorted_[first]] = np.add.reduceat(lines[order], first)
    return made
