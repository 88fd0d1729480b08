"""The evaluation while it learns: the same net as `players/evaluation.py`, in numpy, from positions and who won.

It learns from every game as it is played (Adagrad, one position at a time), and at the end once more from all that were
kept. Positions come as names; a name gets its column when it is first seen.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

import numpy as np

from dune_desktop.dataclass import dataclass
from dune_desktop.players.evaluation import Net

HIDDEN = 32
CARE = 1e-3  # below what Adagrad divides by
CALM = 0.1  # what a game that a net has behind it counts when it goes on, beside what a net begins with
Holdings = list[tuple[str, float]]


@dataclass(slots=True)
class Critic:
    """The net that learns. `rate` is that of Adagrad."""

    seed: int = 1
    rate: float = 0.05
    hidden: int = HIDDEN
    index: dict[str, int] = field(default_factory=dict)
    columns: Any = None
    squares: Any = None
    begin: Any = None
    begin_squares: Any = None
    say: Any = None
    say_squares: Any = None

    def __post_init__(self) -> None:
        chance = np.random.default_rng(self.seed)
        width = self.hidden + 1
        self.columns = chance.normal(0.0, 0.08, (4096, width)).astype(np.float32)
        self.columns[:, -1] = 0.0
        self.squares = np.full((4096, width), 0.05, np.float32)
        self.begin = np.zeros(width, np.float32)
        self.begin_squares = np.full(width, 1.0, np.float32)
        self.say = chance.normal(0.0, 0.15, self.hidden).astype(np.float32)
        self.say_squares = np.full(self.hidden, 1.0, np.float32)

    def numbers(self, holdings: Holdings) -> tuple[Any, Any]:
        """Columns and amounts of a position; names not seen before get the next column."""
        index = self.index
        at = [index.setdefault(name, len(index)) for name, much in holdings if much]
        return np.array(at, np.int32), np.array([much for _, much in holdings if much], np.float32)

    def chance(self, position: tuple[Any, Any]) -> float:
        """The chance to win."""
        return float(self._forward(position)[1])

    def _forward(self, position: tuple[Any, Any]) -> tuple[Any, Any]:
        at, much = position
        inner = self.begin + much @ self.columns[at]
        active = np.maximum(inner[:-1], 0.0)
        logit = inner[-1] + active @ self.say
        return inner, 1.0 / (1.0 + np.exp(-max(-30.0, min(30.0, float(logit)))))

    def learn(self, position: tuple[Any, Any], target: float) -> None:
        """One step towards the target."""
        at, much = position
        inner, chance = self._forward(position)
        wrong = np.float32(chance - target)
        active = np.maximum(inner[:-1], 0.0)
        back: Any = np.empty(self.hidden + 1, np.float32)
        back[:-1] = wrong * self.say * (inner[:-1] > 0.0)
        back[-1] = wrong
        said = wrong * active
        self.say_squares += said * said
        self.say -= self.rate * said / np.sqrt(self.say_squares)
        self.begin_squares += back * back
        self.begin -= self.rate * back / np.sqrt(self.begin_squares)
        slope = much[:, None] * back
        np.add.at(self.squares, at, slope * slope)
        np.add.at(self.columns, at, -self.rate * slope / np.sqrt(self.squares[at] + CARE))

    def go_on(self, net: Net, games: int) -> None:
        """Continue with the numbers of a net, the more calmly the more games it has learned from."""
        self.index = {name: at for at, name in enumerate(net.columns)}
        for at, column in enumerate(net.columns.values()):
            self.columns[at] = column
        self.begin[:] = net.begin
        self.say[:] = net.say
        for squares in (self.squares, self.begin_squares, self.say_squares):
            squares *= 1.0 + CALM * games

    def net(self) -> Net:
        """The net as players use it."""
        columns = {name: self.columns[at].tolist() for name, at in self.index.items()}
        return Net(columns, self.begin.tolist(), self.say.tolist())
