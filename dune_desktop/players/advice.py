"""What a computer would do in somebody's place, and how a game stands: chances to win, and why one way is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.events import Facts
from dune_desktop.players.aspects import REWARDS, aspects
from dune_desktop.players.ending import certain
from dune_desktop.players.levels import LEVELS, SIMULATIONS
from dune_desktop.players.mind import mind
from dune_desktop.players.policy import LONGEST_ROUND
from dune_desktop.players.search import PATIENCE, Finding, Search
from dune_desktop.players.seeds import seed_of
from dune_desktop.players.sense import MANY

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.sight import Sight

WAYS: Final = 3  # at most so many are named
WORLDS: Final = 12  # dealt to tell chances
TRIALS: Final = 24  # worlds in which ways are compared, the same ones for all
WEIGHED: Final = 48  # the same for an answer that was given beside the best other one
SURE: Final = 2.0  # standard errors that a difference must be away from none
NOTABLE: Final = 0.03  # logits; a smaller difference is not worth a word

Reasons = tuple[tuple[str, float], ...]
WINS: Final[Reasons] = (("wins", 1.0),)
ONLY: Final[Reasons] = (("only", 1.0),)


@dataclass(frozen=True, slots=True)
class Advice:
    """One way to go on: the chance to win with it, and in which aspects it certainly differs from the other ways.

    `why` names aspects (`aspects.ASPECTS`), the largest difference first; above 0 it speaks for this way. It is `WINS`
    where the game is won, `ONLY` where all other ways give something away, and empty where nothing much differs.
    """

    option: OptionId
    chance: float
    why: Reasons


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer beside the best `other` way: how much better it is (below 0: worse), and the standard error of that."""

    other: OptionId
    worth: float
    error: float


def advise(sight: Sight, level: str, seed: int = 0) -> tuple[Advice, ...]:
    """The best ways as a player of that level sees them, the best one first; none if there is nothing to decide.

    Those who do not think ahead are lent the thoughts of the lowest level that does.
    """
    found, sure = _found(sight, level, seed)
    best = [each for each in found if each.visits][:WAYS]
    others = best if len(best) > 1 else found[:WAYS]  # of those that were not even tried, the likeliest
    after = {each.option: _trials(sight, each.option, seed) for each in others}
    advice = []
    for finding in best:
        mine = after.pop(finding.option)
        why = _differences(mine, list(after.values())) if after else ONLY
        why = WINS if finding.option in sure else why
        after[finding.option] = mine
        advice.append(Advice(finding.option, finding.chance, why))
    return tuple(advice)


def best_ways(sight: Sight, level: str, seed: int = 0) -> dict[OptionId, float]:
    """The chances to win with what a player of that level thinks worth trying, the best first.

    It takes as long as it takes: with the same sight and seed it is the same on every machine.
    """
    return {each.option: each.chance for each in _found(sight, level, seed, inf)[0] if each.visits}


def compare(sight: Sight, played: OptionId, level: str, seed: int = 0) -> Comparison | None:
    """An answer beside what a player of that level would do instead; None if there was nothing else to do.

    Both are tried in the same worlds with the same chance, so that they do not differ by the luck of one of them.
    """
    other = next((option for option in best_ways(sight, level, seed) if option != played), None)
    if other is None:
        return None
    trials = [_trials(sight, option, seed, WEIGHED) for option in (played, other)]
    differ = [mine["chance"] - theirs["chance"] for mine, theirs in zip(*trials, strict=True)]
    return Comparison(other, fmean(differ), _error(differ))


def better_by(sight: Sight, option: OptionId, other: OptionId, level: str, seed: int = 0) -> float:
    """By how much one answer is better than another one: the difference of the chances to win with them.

    They are compared by themselves. What makes no sense to anybody, and so is not thought about, is tried out.
    """
    ways = best_ways(replace(sight, options=(option, other)), level, seed)
    if option in ways and other in ways:
        return ways[option] - ways[other]
    mine, theirs = (_trials(sight, each, seed) for each in (option, other))
    return fmean(trial["chance"] for trial in mine) - fmean(trial["chance"] for trial in theirs)


def _found(sight: Sight, level: str, seed: int, patience: float = PATIENCE) -> tuple[list[Finding], Sequence[OptionId]]:
    """What a search finds, best first, with chances that fall in this order; and which options win for certain.

    What was tried seldom was found no better. Where its mean says so nevertheless, both are as good as they are
    together.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if not sight.options:
        return [], ()
    known = mind(sight.rules)
    simulations = SIMULATIONS.get(level, min(SIMULATIONS.values()))
    found = Search(sight.rules, known.policy, known.evaluation).look(sight, simulations, seed, patience)
    tried = [each for each in found if each.visits]
    sure = certain(sight.rules, sight.world(seed), sight.seat, tuple(each.option for each in tried), MANY)
    tried = [each._replace(chance=1.0) if each.option in sure else each for each in tried]
    return _falling(tried) + found[len(tried) :], sure


def _falling(found: list[Finding]) -> list[Finding]:
    """The same with chances that do not rise: where they would, both have the mean of their tries."""
    groups: list[list[Finding]] = []
    for each in found:
        groups.append([each])
        while len(groups) > 1 and _mean(groups[-1]) > _mean(groups[-2]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [each._replace(chance=_mean(group)) for group in groups for each in group]


def _mean(group: list[Finding]) -> float:
    return sum(each.chance * each.visits for each in group) / sum(each.visits for each in group)


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


def _differences(mine: list[dict[str, float]], others: list[list[dict[str, float]]]) -> Reasons:
    """In which aspects the way differs from the others, the largest first, where that is no matter of chance."""
    found = []
    for name in mine[0].keys() - {"chance"}:
        by = [own[name] - fmean(each[name] for each in rest) for own, *rest in zip(mine, *others, strict=True)]
        if abs(fmean(by)) >= max(NOTABLE, SURE * _error(by)):
            found.append((name, fmean(by)))
    return tuple(sorted(found, key=lambda pair: (-abs(pair[1]), pair[0])))


def _error(values: list[float]) -> float:
    """The standard error of the mean of these."""
    return stdev(values) / sqrt(len(values))


def _trials(sight: Sight, option: OptionId, seed: int, worlds: int = TRIALS) -> list[dict[str, float]]:
    """What each aspect is worth at the end of the round, and the chance to win there ("chance"), in several worlds.

    Of the Conflict it counts in which place it was left, for the units are home again by then.
    """
    rules, seat, known = sight.rules, sight.seat, mind(sight.rules)
    found = []
    for number in range(worlds):
        chance = Random(seed_of(sight, seed * WEIGHED + number))
        world = sight.world(chance.getrandbits(32))
        now, answer, place = world.round, option, 0
        for _ in range(LONGEST_ROUND):
            told = map(Facts, rules.play(world, answer))
            place = next((each.place for each in told if each.kind == "reward" and each.seat == seat), place)
            if not world.stack or world.round > now:
                break
            answer = known.policy.sample(world, rules.legal(world), chance)
        conflict = REWARDS.get(place, 0.0)
        trial = aspects(rules, world, seat) | {"conflict": conflict, "chance": known.evaluation.chance(world, seat)}
        found.append(trial)
    return found
