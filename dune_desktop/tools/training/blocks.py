"""Numbers that learn: arrays with Adam, and such whose lines have names and come when they are first needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from dune_desktop.tools.training.selfplay import Numbered

MOMENTUM: Final = 0.1  # what the last gradient counts
SPREAD: Final = 0.005  # and its square
CARE: Final = 1e-6  # below what Adam divides by


class Array:
    """An array that goes down the gradients it is told of (Adam, at this rate)."""

    def __init__(self, values: Any, rate: float) -> None:
        self.values = np.asarray(values, np.float32)
        self.rate = rate
        self.momentum = np.zeros_like(self.values)
        self.spread = np.zeros_like(self.values)
        self.steps = 0

    def step(self, gradient: Any) -> None:
        """One step."""
        self.steps += 1
        self.momentum += MOMENTUM * (gradient - self.momentum)
        self.spread += SPREAD * (gradient * gradient - self.spread)
        known = 1 - (1 - MOMENTUM) ** self.steps, 1 - (1 - SPREAD) ** self.steps
        self.values -= self.rate * (self.momentum / known[0]) / (np.sqrt(self.spread / known[1]) + CARE)


class Block(Array):
    """An array whose lines have names."""

    def __init__(self, width: int, rate: float) -> None:
        super().__init__(np.zeros((0, width)), rate)
        self.numbers: Numbered[str] = Numbered()

    def lines(self, names: Sequence[str], begin: Sequence[Sequence[float]]) -> Any:
        """Where these names are; those that are new start with what is said of them in `begin`."""
        new = [line for name, line in zip(names, begin, strict=True) if name not in self.numbers]
        found = np.array([self.numbers[name] for name in names], np.int32)
        if new:
            more = np.array(new, np.float32)
            self.values = np.concatenate([self.values, more])
            more = np.zeros_like(more)
            self.momentum, self.spread = (np.concatenate([old, more]) for old in (self.momentum, self.spread))
        return found

    def items(self) -> Iterable[tuple[str, list[float]]]:
        """Names and lines."""
        return zip(self.numbers, self.values.tolist(), strict=True)
