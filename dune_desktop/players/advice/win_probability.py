"""Each seat's chance to win in a running game, adding up to 1."""

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

WORLDS: Final = 12  # worlds dealt at a time
MAX_UNCERTAIN: Final = 0.995  # highest chance shown where a win is not certain; 1 minus this is the lowest
MAX_ERROR: Final = 0.03  # greatest standard error of a chance; if half of the worlds are won it takes 288 worlds


def chances(info_state: InformationState) -> tuple[float, ...]:
    """Return each seat's chance to win as far as the information state tells; they add up to 1.

    Players are valued by the evaluation; Rivals share the rest by their aspects. Near the end each world is won or
    lost, so more worlds are dealt until the error is as small as elsewhere.
    """
    dealt, found = _dealt(info_state), list[list[float]]()
    while not found or max(map(error, zip(*found, strict=True))) > MAX_ERROR:
        found += [together for together, _ in islice(dealt, WORLDS)]
    rules, means = info_state.rules, map(fmean, zip(*found, strict=True))
    likely = [uncertain(mean) if rules.contends(rules, seat) else 0.0 for seat, mean in enumerate(means)]
    return tuple(each / sum(likely) for each in likely)


def uncertain(chance: float) -> float:
    """Return the chance moved away from 0 and 1, as it was found in only some of the worlds."""
    return min(max(chance, 1.0 - MAX_UNCERTAIN), MAX_UNCERTAIN)


def _dealt(info_state: InformationState) -> Iterator[tuple[list[float], list[float]]]:
    """Yield, for one world after another, each seat's chance to win: adding up to 1, and by the evaluation alone."""
    rules, known, chance = info_state.rules, models(info_state.rules), Random(seed_of(info_state, 0))
    seats = range(len(info_state.view.seats))
    rivals = [rules.is_rival[seat] and rules.contends(rules, seat) for seat in seats]
    while True:
        world = info_state.determinize(chance.getrandbits(32))
        known.policy.play_round(world, chance)
        alone = [known.evaluation.chance(world, seat) if rules.is_player[seat] else 0.0 for seat in seats]
        shares = alone
        if any(rivals):
            left = max(0.0, 1.0 - sum(shares))
            stand = [exp(sum(aspects(rules, world, seat).values())) * rivals[seat] for seat in seats]
            shares = [share + left * each / sum(stand) for share, each in zip(shares, stand, strict=True)]
        total = sum(shares)
        yield [share / total for share in shares], alone


def normalization_of(info_state: InformationState) -> float:
    """Return by how many logits the asked seat's chance changes when all chances are made to add up to 1.

    Near the end, where the evaluation is certain, and alone against Rivals, it is 0.
    """
    dealt = list(islice(_dealt(info_state), WORLDS))
    together, alone = (fmean(of[info_state.seat] for of in ways) for ways in zip(*dealt, strict=True))
    return _logit(together) - _logit(alone) if 0.0 < together < 1.0 and 0.0 < alone < 1.0 else 0.0


def normalized(chance: float, lift: float) -> float:
    """Return a chance raised by `lift` logits; 0 and 1 stay as they are."""
    return sigmoid(_logit(chance) + lift) if lift and 0.0 < chance < 1.0 else chance


def _logit(chance: float) -> float:
    return log(chance / (1.0 - chance))
