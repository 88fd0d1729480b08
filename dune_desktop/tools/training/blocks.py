"""Trainable arrays with Adam, some with named rows that are added when first needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from dune_desktop.tools.training.selfplay import Numbered

MOMENTUM: Final = 0.1  # weight of the latest gradient
SQUARE_MOMENTUM: Final = 0.005  # weight of its square
EPSILON: Final = 1e-6  # added to Adam's divisor


class Array:
    """An array trained by gradient descent (Adam) at the given rate."""

    def __init__(self, values: Any, rate: float) -> None:
        self.values = np.asarray(values, np.float32)
        self.rate = rate
        self.momentum = np.zeros_like(self.values)
        self.spread = np.zeros_like(self.values)
        self.steps = 0

    def step(self, gradient: Any) -> None:
        """Do one step down the gradient."""
        self.steps += 1
        self.momentum += MOMENTUM * (gradient - self.momentum)
        self.spread += SQUARE_MOMENTUM * (gradient * gradient - self.spread)
        known = 1 - (1 - MOMENTUM) ** self.steps, 1 - (1 - SQUARE_MOMENTUM) ** self.steps
        self.values -= self.rate * (self.momentum / known[0]) / (np.sqrt(self.spread / known[1]) + EPSILON)


class Block(Array):
    """A trainable array with named rows."""

    def __init__(self, width: int, rate: float) -> None:
        super().__init__(np.zeros((0, width)), rate)
        self.numbers: Numbered[str] = Numbered()

    def lines(self, names: Sequence[str], begin: Sequence[Sequence[float]]) -> Any:
        """Return the row indices of the names; new names start with their row of `begin`."""
        new = [line for name, line in zip(names, begin, strict=True) if name not in self.numbers]
        found = np.array([self.numbers[name] for name in names], np.int32)
        if new:
            more = np.array(new, np.float32)
            self.values = np.concatenate([self.values, more])
            more = np.zeros_like(more)
            self.momentum, self.spread = (np.concatenate([old, more]) for old in (self.momentum, self.spread))
        return found

    def items(self) -> Iterable[tuple[str, list[float]]]:
        """Return names with their rows."""
        return zip(self.numbers, self.values.tolist(), strict=True)
