"""The learned policy: how likely each option of a decision is, in some thirty microseconds.

An option's logit is its row of weights times the situation, plus its cells (`features.py`); its likelihood is the
softmax of that. The policy plays by itself, plays everybody in playouts, and tells the search where to look first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final

from dune_desktop.players.policy.features import Features, OptionFeatures
from dune_desktop.players.policy.situation import Situation

if TYPE_CHECKING:
    from random import Random

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.players.policy.weights import PolicyWeights


MAX_ROUND_ANSWERS: Final = 400
"""Answers after which a playout of a round is broken off, in case it loops."""


class Policy:
    """The policy for the positions of one game; positions are only read, except by `play_round`."""

    def __init__(self, rules: Rules, weights: PolicyWeights) -> None:
        self.rules = rules
        self.situation = Situation(rules)
        rows = weights.rows_for(rules, self.situation.names)
        self.features = Features(rules, rows, weights.cell)

    def weigh(
        self, world: Determinization, seat: int, options: Sequence[OptionId]
    ) -> tuple[list[float], list[float], list[OptionFeatures]]:
        """Return the logit of each option, the numbers of the situation, and the features of each option."""
        situation = self.situation
        lead = situation.lead(world, seat)
        moment = situation.read(world, seat, lead)
        features = self.features.of_options(world, seat, options, lead)
        products: dict[int, float] = {}  # by the row's id, since many options share one
        logits: list[float] = []
        for row, cells, _ in features:
            logit = products.get(id(row))
            if logit is None:
                logit = products[id(row)] = sum(map(mul, row, moment))
            for cell in cells:
                logit += cell[0]
            logits.append(logit)
        return logits, moment, features

    def shares(self, world: Determinization, seat: int, options: Sequence[OptionId]) -> list[float]:
        """Return the likelihood of each option; they add up to 1."""
        return softmax(self.weigh(world, seat, options)[0])

    def best(self, world: Determinization, seat: int, options: Sequence[OptionId]) -> OptionId:
        """Return the likeliest option."""
        logits = self.weigh(world, seat, options)[0]
        return options[logits.index(max(logits))]

    def sample(self, world: Determinization, options: Sequence[OptionId], chance: Random) -> OptionId:
        """Draw one of the options of the seat that is asked, by their likelihoods."""
        if len(options) == 1:
            return options[0]
        seat = self.rules.asked(world)
        assert seat is not None
        logits = self.weigh(world, seat, options)[0]
        return options[pick(softmax(logits), chance)]

    def play_round(self, world: Determinization, chance: Random) -> None:
        """Play all seats by the policy until the round or the game is over; changes the world."""
        rules, now = self.rules, world.round
        for _ in range(MAX_ROUND_ANSWERS):
            if not world.stack or world.round > now:
                return
            rules.play(world, self.sample(world, rules.legal(world), chance))


def softmax(logits: Sequence[float]) -> list[float]:
    """Return shares that add up to 1, in the ratio of the exponentials of the logits."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def pick(shares: Sequence[float], chance: Random) -> int:
    """Draw an index, each as likely as its share."""
    left = chance.random()
    for index, share in enumerate(shares):
        left -= share
        if left < 0:
            return index
    return len(shares) - 1
