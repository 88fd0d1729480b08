"""The evaluation in training: the net of `players/policy/evaluation.py` in numpy, trained on positions and results.

The policy's critic is such a net too. Names get their columns when they are first seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from dune_desktop.players.policy.evaluation import Net
from dune_desktop.tools.training.blocks import Array, Block

HIDDEN_UNITS: Final = 32
LEARNING_RATE: Final = 1e-3
MAX_LOGIT: Final = 30.0  # logits beyond this count as certain
BATCH_SIZE: Final = 2048  # positions per step


class Critic:
    """The net in training; it starts from `net`, as far as that has columns."""

    def __init__(self, net: Net | None = None, seed: int = 1, speed: float = 1.0) -> None:
        self.chance = np.random.default_rng(seed)
        self.known = net.columns if net else {}
        rate = speed * LEARNING_RATE
        self.columns = Block(HIDDEN_UNITS + 1, rate)
        self.begin = Array(net.begin if net else np.zeros(HIDDEN_UNITS + 1), rate)
        self.say = Array(net.say if net else self.chance.normal(0.0, 0.15, HIDDEN_UNITS), rate)

    def positions(self, names: Sequence[str], at: Any, much: Any, lengths: Any) -> Any:
        """Return recorded positions with these names as a matrix, one row each."""

        begin = self.chance.normal(0.0, 0.08, (len(names), HIDDEN_UNITS + 1))
        begin[:, -1] = 0.0
        found = self.columns.lines(names, [self.known.get(name, line) for name, line in zip(names, begin, strict=True)])
        made: Any = np.zeros((len(lengths), len(self.columns.values)), np.float32)
        made[np.repeat(np.arange(len(lengths)), lengths), found[at]] = much
        return made

    def chances(self, positions: Any) -> Any:
        """Return the chance to win in each position."""
        return self._forward(positions)[1]

    def _forward(self, positions: Any) -> tuple[Any, Any]:
        inner = self.begin.values + positions @ self.columns.values[: positions.shape[1]]
        logits = inner[:, -1] + np.maximum(inner[:, :-1], 0.0) @ self.say.values
        return inner, 1.0 / (1.0 + np.exp(-np.clip(logits, -MAX_LOGIT, MAX_LOGIT)))

    def learn(self, positions: Any, targets: Any) -> None:
        """Do one step toward the targets."""
        inner, chances = self._forward(positions)
        wrong = ((chances - targets) / len(targets)).astype(np.float32)
        back = np.empty_like(inner)
        back[:, :-1] = np.outer(wrong, self.say.values) * (inner[:, :-1] > 0.0)
        back[:, -1] = wrong
        said = np.maximum(inner[:, :-1], 0.0).T @ wrong
        self.columns.step(positions.T @ back)
        self.begin.step(back.sum(axis=0))
        self.say.step(said)

    def learn_all(self, positions: Any, targets: Any) -> None:
        """Learn once from each position, in random order."""
        order = self.chance.permutation(len(targets))
        for first in range(0, len(order), BATCH_SIZE):
            some = order[first : first + BATCH_SIZE]
            self.learn(positions[some], targets[some])

    def net(self) -> Net:
        """Return the net as players use it; columns of names not met are unchanged."""
        columns = {name: list(column) for name, column in self.known.items()} | dict(self.columns.items())
        return Net(columns, self.begin.values.tolist(), self.say.values.tolist())
