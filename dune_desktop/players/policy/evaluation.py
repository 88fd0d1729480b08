"""The evaluation: a seat's chance to win at the beginning of a round, by a small net with a straight way through.

Inputs are the names of `holdings.py`; each has a column of weights, one for every hidden unit and the last for the
straight way. A position touches about a hundred of them, so that the net costs a fifth of a millisecond without help.
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
    """The numbers: a column for each name, what hidden units begin with, and what they say; the last of each column
    and of `begin` is the straight way."""

    columns: dict[str, list[float]]
    begin: list[float]
    say: list[float]

    def as_json(self) -> dict[str, Any]:
        """Plain values, rounded."""
        columns = {name: [round(weight, DIGITS) for weight in row] for name, row in sorted(self.columns.items())}
        return {
            "columns": columns,
            "begin": [round(weight, DIGITS) for weight in self.begin],
            "say": [round(weight, DIGITS) for weight in self.say],
        }

    def logit(self, holdings: list[tuple[str, float]]) -> float:
        """The logit of the chance to win."""
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
    """Values positions of one game at the beginning of a round, or at its end."""

    def __init__(self, rules: Rules, net: Net) -> None:
        self.rules = rules
        self.net = net
        self.holdings = Holdings(rules)

    def chance(self, world: Determinization, seat: int) -> float:
        """The seat's chance to win; certain when the game is over."""
        if not world.stack:
            return float(self.rules.ranking(world)[0] == seat)
        return sigmoid(self.net.logit(self.holdings.read(world, seat)))


@cache
def net_of(name: str) -> Net:
    """The net in a file of `data`."""
    plain = numbers_of(name)["net"]
    return Net(plain["columns"], plain["begin"], plain["say"])
