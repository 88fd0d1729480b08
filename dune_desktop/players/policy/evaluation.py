"""The learned evaluation: a seat's chance to win at the beginning of a round, by a small neural net.

Inputs are the named holdings of a position (`holdings.py`). Each has a column of weights, one for every hidden unit and
the last for a linear skip connection. A position touches about a hundred columns, so that plain Python takes a fifth of
a millisecond.
"""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.players.advice.aspects import sigmoid
from dune_desktop.players.policy.holdings import Holdings
from dune_desktop.players.policy.weights import numbers_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class Net:
    """The weights of the net.

    `columns` has a column for each input name, `begin` the biases of the hidden units, `say` their output weights; the
    last number of each column and of `begin` belongs to the linear skip connection.
    """

    columns: dict[str, list[float]]
    begin: list[float]
    say: list[float]

    def as_json(self) -> dict[str, Any]:
        """Return the weights as plain values, rounded to `DIGITS`."""
        columns = {name: [round(weight, DIGITS) for weight in row] for name, row in sorted(self.columns.items())}
        return {
            "columns": columns,
            "begin": [round(weight, DIGITS) for weight in self.begin],
            "say": [round(weight, DIGITS) for weight in self.say],
        }

    def logit(self, holdings: list[tuple[str, float]]) -> float:
        """Return the logit of the chance to win; unknown holdings count nothing."""
        known = self.columns
        columns: list[list[float]] = []
        amounts: list[float] = []
        for name, much in holdings:
            if much and name in known:
                columns.append(known[name])
                amounts.append(much)
        units: Iterable[tuple[float, ...]] = zip(*columns, strict=True) if columns else [()] * len(self.begin)
        hidden: list[float] = [a + sum(map(mul, amounts, unit)) for a, unit in zip(self.begin, units, strict=True)]
        return hidden[-1] + sum([a * b for a, b in zip(hidden, self.say, strict=False) if a > 0.0])


class Evaluation:
    """The evaluation of one game's positions, at the beginning of a round or at the end of the game."""

    def __init__(self, rules: Rules, net: Net) -> None:
        self.rules = rules
        self.net = net
        self.holdings = Holdings(rules)

    def chance(self, world: Determinization, seat: int) -> float:
        """Return the seat's chance to win; exactly 0 or 1 when the game is over."""
        if not world.stack:
            return float(self.rules.ranking(world)[0] == seat)
        return sigmoid(self.net.logit(self.holdings.read(world, seat)))


@cache
def net_of(name: str) -> Net:
    """Return the net stored in a file of `data`."""
    plain = numbers_of(name)["net"]
    return Net(plain["columns"], plain["begin"], plain["say"])
