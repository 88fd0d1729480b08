"""Policy-gradient training with a critic (PPO) on self-play games, and imitation of searches.

A decision is credited with the change in its seat's chances afterward, as a critic estimates them; later decisions
count less and less, and at the end the result counts. Policy, critic and evaluation learn from the same games. Whole
games are the only teacher: there are no heuristics.

The policy changes much from wave to wave; what is kept is its mean over some dozens of waves, which plays better.

Games of players that search teach in another way (`Learner.imitate`): the policy approaches the likelihoods that the
searches found, and the evaluation approaches the mean of how the game ended and what the searches said.
"""

from __future__ import annotations

from collections.abc import Sequence
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
IMITATION_BATCH_SIZE: Final = 2048  # decisions per step of imitation, of which there are fewer
OUTCOME_SHARE: Final = 0.5  # share of the outcome in what the evaluation learns; the rest is what searches said
MEAN_SHARE: Final = 0.04  # share by which the mean follows the policy each wave


class Learner:
    """A policy, its mean, a critic and an evaluation in training, with the number of games learned from.

    It starts from `weights` and `net`; entries that never occur stay unchanged. `speed` scales all learning rates.
    """

    def __init__(
        self, weights: PolicyWeights, net: Net | None = None, games: int = 0, seed: int = 1, speed: float = 1.0
    ) -> None:
        self.known = weights
        self.games = games
        self.mean = weights.copy()
        self.rows = Block(len(weights.names), speed * LEARNING_RATE)
        self.cells = Block(1, speed * 2 * LEARNING_RATE)
        self.critic, self.evaluation = Critic(net, seed, speed), Critic(net, seed + 1, speed)
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

    def imitate(self, new: Batch, earlier: Sequence[Batch] = ()) -> None:
        """Learn from games of players that search, new and earlier ones: what was found, and how the games ended."""
        for batch in (new, *earlier):
            decisions = self._decisions(batch)
            order = self.chance.permutation(len(batch.options))
            for some in np.array_split(order, -(-len(order) // IMITATION_BATCH_SIZE)):
                self._approach(decisions.some(some))
            self.evaluation.learn_all(self.evaluation.positions(batch.names, *batch.begun), _worth(batch))
        self.mean.approach(self.weights(), MEAN_SHARE)
        self.games += new.games

    def losses(self, batch: Batch) -> tuple[float, float]:
        """Return how far policy and evaluation are from what these searched games teach: sums of relative entropies."""
        policy, _, _ = self._distances(self._decisions(batch))
        worth = _worth(batch)
        said = self.evaluation.chances(self.evaluation.positions(batch.names, *batch.begun))
        value = sum(
            one * (np.log(one + MIN_PROBABILITY) - np.log(other + MIN_PROBABILITY))
            for one, other in ((worth, said), (1 - worth, 1 - said))
        )
        return float(policy.sum()), float(np.sum(value))

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
        known = self.known  # an old batch was played with other numbers
        rows = self.rows.lines([name for name, _ in batch.rows], [known.rows.get(*each) for each in batch.rows])
        cells = self.cells.lines(
            [name for name, _ in batch.cells], [known.cells.get(name, [cell]) for name, cell in batch.cells]
        )
        return _Decisions(
            moments=batch.moments,
            options=batch.options,
            row=rows[batch.row],
            touched=batch.touched,
            cell=cells[batch.cell],
            chosen=batch.chosen if len(batch.chosen) else np.zeros(len(batch.options), np.int32),
            likely=batch.likely if len(batch.likely) else np.zeros(len(batch.options), np.float32),
            target=batch.targets if len(batch.targets) else np.zeros(len(batch.row), np.float32),
        )

    def _step(self, at: _Decisions, credits: Any) -> None:
        """Do one clipped step: raise the probability of credited options and lower that of others."""
        first = _firsts(at.options)
        logs, decision = self._logs(at)
        shares = np.exp(logs)
        chosen = first + at.chosen
        ratio = np.exp(logs[chosen] - at.likely)
        credits = credits * ratio * ~np.where(credits > 0, ratio > 1 + CLIP_RANGE, ratio < 1 - CLIP_RANGE)
        openness = -np.add.reduceat(shares * logs, first)
        slope = shares * (credits[decision] + ENTROPY_WEIGHT * (logs + openness[decision]))
        slope[chosen] -= credits
        self._descend(at, slope, decision)

    def _approach(self, at: _Decisions) -> None:
        """Do one step toward the targets."""
        parts, shares, decision = self._distances(at)
        self._descend(at, parts - shares * np.add.reduceat(parts, _firsts(at.options))[decision], decision)

    def _distances(self, at: _Decisions) -> tuple[Any, Any, Any]:
        """Return the parts that options have in the distance to their targets, their likelihoods, and their decisions.

        The distance is the relative entropy as seen from the policy. What searches found is inexact, and enters it in
        proportion, so that errors cancel out; as seen from the targets, they would make every option more alike.
        Options without a target were not searched: nothing is learned about them.
        """
        logs, decision = self._logs(at)
        first, known = _firsts(at.options), at.target > 0
        shares = np.exp(logs) * known
        shares = np.maximum(shares / np.add.reduceat(shares, first)[decision], MIN_PROBABILITY) * known
        parts = shares * (np.log(np.where(known, shares, 1.0)) - np.log(np.where(known, at.target, 1.0)))
        return parts, shares, decision

    def _logs(self, at: _Decisions) -> tuple[Any, Any]:
        """Return the log probability of each option, and the decision that it belongs to."""
        count, first = len(at.row), _firsts(at.options)
        decision: Any = np.repeat(np.arange(len(at.options)), at.options)
        touching: Any = np.repeat(np.arange(count), at.touched)
        rows, cells = self.rows.values[at.row], self.cells.values[:, 0][at.cell]
        logits = np.einsum("ij,ij->i", rows, at.moments[decision]) + np.bincount(touching, cells, count)
        logits -= np.maximum.reduceat(logits, first)[decision]
        return logits - np.log(np.add.reduceat(np.exp(logits), first))[decision], decision

    def _descend(self, at: _Decisions, slope: Any, decision: Any) -> None:
        """Do one step down the gradient, given as the slope of the loss by each option's logit."""
        slope = (slope / len(at.options)).astype(np.float32)
        touching: Any = np.repeat(np.arange(len(at.row)), at.touched)
        self.rows.step(_added(at.row, slope[:, None] * at.moments[decision], len(self.rows.values)))
        self.cells.step(np.bincount(at.cell, slope[touching], len(self.cells.values))[:, None])


class _Decisions(NamedTuple):
    """Decisions with their options; each option has one row and some cells."""

    moments: Any
    options: Any
    row: Any
    touched: Any
    cell: Any
    chosen: Any
    likely: Any
    target: Any

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
            target=self.target[option],
        )


def _worth(batch: Batch) -> Any:
    """Return what the evaluation should say of each start of a round in searched games."""
    went = np.array([end.worth(EVALUATION_WIN_WEIGHT) for end in batch.ended])[batch.begun_by]
    said = np.where(batch.foreseen < 0, went, batch.foreseen)
    return OUTCOME_SHARE * went + (1 - OUTCOME_SHARE) * said


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
