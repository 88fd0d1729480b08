"""How a game stands: each seat's chance to win, so that they come to 1 together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp, log
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from dune_desktop.players.advice.aspects import aspects, sigmoid
from dune_desktop.players.advice.outcome import error
from dune_desktop.players.models import models
from dune_desktop.players.player import seed_of

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import InformationState

WORLDS: Final = 12  # dealt at a time
CLOSE: Final = 0.03  # standard error of each chance: where worlds are won or lost by halves it takes 288


def chances(info_state: InformationState) -> tuple[float, ...]:
    """Each seat's chance to win as far as this sight goes; together 1.

    Whoever plays is valued by the evaluation, Rivals share what is left by how they stand. Where worlds come to
    different ends more of them are dealt, until it is as sure as elsewhere: near the end each is won or lost.
    """
    dealt, found = _dealt(info_state), list[list[float]]()
    while not found or max(map(error, zip(*found, strict=True))) > CLOSE:
        found += [together for together, _ in islice(dealt, WORLDS)]
    return tuple(map(fmean, zip(*found, strict=True)))


def _dealt(info_state: InformationState) -> Iterator[tuple[list[float], list[float]]]:
    """In one world after another each seat's chance to win, so that they are 1 together, and as the evaluation says it
    of each seat alone.
    """
    rules, known, chance = info_state.rules, models(info_state.rules), Random(seed_of(info_state, 0))
    seats = range(len(info_state.view.seats))
    while True:
        world = info_state.determinize(chance.getrandbits(32))
        known.policy.play_round(world, chance)
        alone = [known.evaluation.chance(world, seat) if rules.is_player[seat] else 0.0 for seat in seats]
        shares = alone
        if any(rules.is_rival):
            left = max(0.0, 1.0 - sum(shares))
            stand = [exp(sum(aspects(rules, world, seat).values())) * rules.is_rival[seat] for seat in seats]
            shares = [share + left * each / sum(stand) for share, each in zip(shares, stand, strict=True)]
        total = sum(shares)
        yield [share / total for share in shares], alone


def lift_of(info_state: InformationState) -> float:
    """By how many logits the chance of whoever is asked is another one beside those of the others than alone.

    Near the end, where the evaluation is certain, and alone against Rivals, that is nothing.
    """
    dealt = list(islice(_dealt(info_state), WORLDS))
    together, alone = (fmean(of[info_state.seat] for of in ways) for ways in zip(*dealt, strict=True))
    return _logit(together) - _logit(alone) if 0.0 < together < 1.0 and 0.0 < alone < 1.0 else 0.0


def lifted(chance: float, lift: float) -> float:
    """A chance by so many logits higher; what is certain stays so."""
    return sigmoid(_logit(chance) + lift) if lift and 0.0 < chance < 1.0 else chance


def _logit(chance: float) -> float:
    return log(chance / (1.0 - chance))
