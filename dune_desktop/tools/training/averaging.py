"""Several learnings as one: what began with the same numbers and went different ways plays best in their middle.

Each has learned something of its own, and has forgotten something that the others still know; what is only noise in
one of them is no more than a part of it in their mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.players.policy.evaluation import Net
from dune_desktop.players.policy.weights import PolicyWeights


def mean_policy(every: Sequence[PolicyWeights]) -> PolicyWeights:
    """The mean of policies for the same situations.

    What the first does not know comes in as the next one has it, and moves with those after that: there their order
    counts.
    """
    made = every[0].copy()
    for number, other in enumerate(every[1:], 2):
        made.approach(other, 1 / number)
    return made


def mean_net(every: Sequence[Net]) -> Net:
    """The mean of nets with as many units; what not all of them know is as in `mean_policy`.

    Raises `ValueError` if one has more units than another: those of nets that began apart have nothing to do with each
    other, and their mean says nothing.
    """
    first = every[0]
    columns, begin, say = dict(first.columns), first.begin, first.say
    for number, other in enumerate(every[1:], 2):
        begin, say = _between(begin, other.begin, 1 / number), _between(say, other.say, 1 / number)
        for name, column in other.columns.items():
            columns[name] = _between(columns[name], column, 1 / number) if name in columns else column
    return Net(columns, begin, say)


def _between(one: list[float], other: list[float], share: float) -> list[float]:
    return [a + share * (b - a) for a, b in zip(one, other, strict=True)]
