"""What a computer would do in somebody's place, and how a game stands: chances to win, and why one way is better."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from dune_desktop.players.aspects import ASPECTS, aspects
from dune_desktop.players.ending import certain
from dune_desktop.players.levels import LEVELS, SIMULATIONS
from dune_desktop.players.mind import mind
from dune_desktop.players.search import Search
from dune_desktop.players.seeds import seed_of
from dune_desktop.players.sense import MANY

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.sight import Sight

WAYS: Final = 3  # at most so many are named
REASONS: Final = 2  # with so many differences each
WORLDS: Final = 12  # dealt to tell chances and reasons
COMPARED: Final = 32  # dealt to compare two ways
DOUBTFUL: Final = 96  # the same where the first of them leave it open


@dataclass(frozen=True, slots=True)
class Advice:
    """One way to go on: the chance to win with it, and in which aspects it differs most from the other ways.

    `why` names aspects (`aspects.ASPECTS`), the largest difference first; above 0 it speaks for this way.
    """

    option: OptionId
    chance: float
    why: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer beside the best `other` way: how much better it is (below 0: worse), and the error of that."""

    other: OptionId
    worth: float
    error: float


def advise(sight: Sight, level: str, seed: int = 0) -> tuple[Advice, ...]:
    """The best ways as a player of that level sees them, the best one first; none if there is nothing to decide.

    Those who do not think ahead are lent the thoughts of the lowest level that does.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if not sight.options:
        return ()
    known = mind(sight.rules)
    simulations = SIMULATIONS.get(level, min(SIMULATIONS.values()))
    findings = Search(sight.rules, known.policy, known.evaluation).look(sight, simulations, seed)
    best = [finding for finding in findings if finding.visits][:WAYS]
    sure = certain(sight.rules, sight.world(seed), sight.seat, tuple(each.option for each in best), MANY)
    after = {finding.option: _aspects_after(sight, finding.option, seed) for finding in best}
    advice = []
    for finding in best:
        others = [parts for option, parts in after.items() if option != finding.option]
        mine = after[finding.option]
        differ = [(name, mine[name] - fmean(parts[name] for parts in others)) for name in ASPECTS if others]
        differ.sort(key=lambda pair: -abs(pair[1]))
        chance = 1.0 if finding.option in sure else finding.chance
        advice.append(Advice(finding.option, chance, tuple(differ[:REASONS])))
    return tuple(advice)


def compare(sight: Sight, played: OptionId, level: str, seed: int = 0) -> Comparison | None:
    """The answer beside what a player of that level would do instead; None if there was nothing else to do.

    Both are tried in the same worlds with the same chance, so that what they differ by is not the luck of one of them.
    What comes of it is a function of the sight and the seed: budgets are counted, and time decides nothing.
    """
    known = mind(sight.rules)
    search = Search(sight.rules, known.policy, known.evaluation)
    findings = search.look(sight, SIMULATIONS[level], seed, patience=inf)
    other = next((finding.option for finding in findings if finding.option != played and finding.visits), None)
    if other is None:
        return None
    sure = certain(sight.rules, sight.world(seed), sight.seat, (played, other), MANY)
    if played in sure and other in sure:
        return Comparison(other, 0.0, 0.0)
    chance = Random(seed_of(sight, seed))
    differ: list[float] = []
    while len(differ) < COMPARED or (len(differ) < DOUBTFUL and abs(fmean(differ)) > _error(differ)):
        world, luck = chance.getrandbits(32), chance.getrandbits(32)
        mine, theirs = (1.0 if way in sure else _comes_to(sight, way, world, luck) for way in (played, other))
        differ.append(mine - theirs)
    return Comparison(other, fmean(differ), _error(differ))


def _error(differ: list[float]) -> float:
    """The standard error of the mean of these."""
    return stdev(differ) / sqrt(len(differ))


def _comes_to(sight: Sight, option: OptionId, number: int, luck: int) -> float:
    """The chance to win at the end of the round after this answer, in the world of this number."""
    known, world = mind(sight.rules), sight.world(number)
    now = world.round
    sight.rules.play(world, option)
    if world.round == now:
        known.policy.play_round(world, Random(luck))
    return known.evaluation.chance(world, sight.seat)


def chances(rules: Rules, sight: Sight) -> tuple[float, ...]:
    """Each seat's chance to win as this seat sees the table; together 1.

    Whoever plays is valued by the evaluation, Rivals share what is left by how they stand.
    """
    known, chance = mind(rules), Random(seed_of(sight, 0))
    seats = range(len(sight.view.seats))
    sums = [0.0 for _ in seats]
    for _ in range(WORLDS):
        world = sight.world(chance.getrandbits(32))
        known.policy.play_round(world, chance)
        shares = [known.evaluation.chance(world, seat) if rules.is_player[seat] else 0.0 for seat in seats]
        if any(rules.is_rival):
            left = max(0.0, 1.0 - sum(shares))
            stand = [exp(sum(aspects(rules, world, seat).values())) * rules.is_rival[seat] for seat in seats]
            shares = [share + left * each / sum(stand) for share, each in zip(shares, stand, strict=True)]
        total = sum(shares)
        sums = [before + share / total for before, share in zip(sums, shares, strict=True)]
    return tuple(each / WORLDS for each in sums)


def _aspects_after(sight: Sight, option: OptionId, seed: int) -> dict[str, float]:
    """What each aspect is worth at the end of the round, on an average of several worlds."""
    policy, chance = mind(sight.rules).policy, Random(seed_of(sight, seed))
    sums = dict.fromkeys(ASPECTS, 0.0)
    for _ in range(WORLDS):
        world = sight.world(chance.getrandbits(32))
        now = world.round
        sight.rules.play(world, option)
        if world.round == now:
            policy.play_round(world, chance)
        for name, worth in aspects(sight.rules, world, sight.seat).items():
            sums[name] += worth / WORLDS
    return sums
