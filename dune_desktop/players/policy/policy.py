"""The policy: how likely each option is, learned from millions of decisions; some thirty microseconds a decision.

An option's logit is its row times the situation plus its cells (`features.py`), its likelihood the softmax of that. It
plays by itself as a reflex, it plays everybody in playouts, and it tells a search where to look first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final

from dune_desktop.players.policy.features import Features, Spoken
from dune_desktop.players.policy.situation import Situation

if TYPE_CHECKING:
    from random import Random

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.players.policy.weights import PolicyWeights


MAX_ROUND_ANSWERS: Final = 400
"""Decisions after which a round that is thought through is broken off: somebody takes up and leaves the same thing."""


class Policy:
    """A policy for the positions of one game; positions are only read."""

    def __init__(self, rules: Rules, weights: PolicyWeights) -> None:
        self.rules = rules
        self.situation = Situation(rules)
        rows = weights.rows_for(rules, self.situation.names)
        self.features = Features(rules, rows, weights.cell)

    def weigh(
        self, world: Determinization, seat: int, options: Sequence[OptionId]
    ) -> tuple[list[float], list[float], list[Spoken]]:
        """The logit of each option, the situation, and what spoke for each."""
        situation = self.situation
        lead = situation.lead(world, seat)
        moment = situation.read(world, seat, lead)
        spoken = self.features.spoken(world, seat, options, lead)
        products: dict[int, float] = {}  # of the rows; many options share one
        logits: list[float] = []
        for row, cells, _ in spoken:
            logit = products.get(id(row))
            if logit is None:
                logit = products[id(row)] = sum(map(mul, row, moment))
            for cell in cells:
                logit += cell[0]
            logits.append(logit)
        return logits, moment, spoken

    def shares(self, world: Determinization, seat: int, options: Sequence[OptionId]) -> list[float]:
        """How likely each option is, together 1."""
        return softmax(self.weigh(world, seat, options)[0])

    def best(self, world: Determinization, seat: int, options: Sequence[OptionId]) -> OptionId:
        """The likeliest option."""
        logits = self.weigh(world, seat, options)[0]
        return options[logits.index(max(logits))]

    def sample(self, world: Determinization, options: Sequence[OptionId], chance: Random) -> OptionId:
        """One of the options of whoever is asked, each as likely as it is."""
        if len(options) == 1:
            return options[0]
        seat = self.rules.asked(world)
        assert seat is not None
        logits = self.weigh(world, seat, options)[0]
        return options[pick(softmax(logits), chance)]

    def play_round(self, world: Determinization, chance: Random) -> None:
        """Everybody plays on until the round, or the game, is over; changes the world."""
        rules, now = self.rules, world.round
        for _ in range(MAX_ROUND_ANSWERS):
            if not world.stack or world.round > now:
                return
            rules.play(world, self.sample(world, rules.legal(world), chance))


def softmax(logits: Sequence[float]) -> list[float]:
    """Shares in the ratio of the exponentials, together 1."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def pick(shares: Sequence[float], chance: Random) -> int:
    """An index, each as likely as its share."""
    left = chance.random()
    for index, share in enumerate(shares):
        left -= share
        if left < 0:
            return index
    return len(shares) - 1
