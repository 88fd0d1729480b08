"""Averages of several trained policies and nets, which play better than each of them alone.

This holds for runs that began with the same numbers and went different ways: each has learned something of its own and
forgotten something the others know, and noise in one of them shrinks in the mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.players.policy.evaluation import Net
from dune_desktop.players.policy.weights import PolicyWeights


def mean_policy(every: Sequence[PolicyWeights]) -> PolicyWeights:
    """Return the mean of policies for the same situations.

    Entries that the first lacks come from the next policy that has them, and are averaged with those after it: for them
    the order matters.
    """
    made = every[0].copy()
    for number, other in enumerate(every[1:], 2):
        made.approach(other, 1 / number)
    return made


def mean_net(every: Sequence[Net]) -> Net:
    """Return the mean of nets with equally many units; missing entries are treated as in `mean_policy`.

    Raises `ValueError` if the sizes differ. Units of nets that began apart do not correspond, so their mean is useless.
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
