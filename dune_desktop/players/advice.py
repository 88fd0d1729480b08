"""What a computer would do in somebody's place, and how a game stands: chances to win, and why one way is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, takewhile
from math import exp, inf, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.events import Facts
from dune_desktop.players.aspects import REWARDS, aspects, sigmoid
from dune_desktop.players.ending import certain
from dune_desktop.players.levels import LEVELS, SIMULATIONS
from dune_desktop.players.mind import mind
from dune_desktop.players.policy import LONGEST_ROUND
from dune_desktop.players.reluctance import BUYS
from dune_desktop.players.search import PATIENT, Bounds, Finding, Search
from dune_desktop.players.seeds import seed_of
from dune_desktop.players.sense import MANY
from dune_desktop.players.together import DEPLOYS, as_one, is_same

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.sight import Sight

WAYS: Final = 3  # at most so many are named
WORLDS: Final = 12  # dealt at a time to tell chances
CLOSE: Final = 0.03  # standard error of each of them: where worlds are won or lost by halves it takes 288
TRIALS: Final = 24  # worlds in which ways are compared, the same ones for all
TURNS: Final = 6  # worlds in which one's turn is played to its end to see what certainly comes of it
WEIGHED: Final = 48  # the same for an answer that was given beside the best other one
SURE: Final = 3.0  # standard errors: among so many aspects two would often come by chance
NOTABLE: Final = 0.03  # logits; a smaller difference is not worth a word
FIRM: Final = 0.1  # the same of what only mostly comes of it, once everybody else has played on
MUCH: Final = 3  # percent between two ways that want a reason
LONGEST_TURN: Final = 30  # answers
EACH_BUY: Final = 6  # times that whatever can be bought is tried, however little is thought of it
ENOUGH: Final = 15_000  # answers played in a search, about a second's; the longest turns have fewer simulations

Reasons = tuple[tuple[str, float], ...]
Beside = Literal["", "now", "next", "first"]
WINS: Final[Reasons] = (("wins", 1.0),)
ONLY: Final[Reasons] = (("only", 1.0),)
USUAL: Final[Reasons] = (("usual", 1.0),)
KEEPS: Final[Reasons] = (("keeps", 1.0),)
NEXT: Final[Reasons] = (("next", 1.0),)
SUM: Final = "sum"  # of many differences, none of which is worth a word
DRAWS: Final = "draws"  # of cards in one's own turn
A_DRAW: Final = 0.08  # logits, by a card
COUNTED: Final = Bounds(patience=inf, answers=ENOUGH, buys=EACH_BUY)
LEAVES_OFF: Final = frozenset({"end_turn", "pass"})
TURN_ENDS: Final = LEAVES_OFF | {"send", "reveal"}


@dataclass(frozen=True, slots=True)
class Advice:
    """One way to go on: the chance to win with it, and why it is better or worse than another one.

    `why` names aspects (`aspects.ASPECTS`, `DRAWS` or `SUM`), what counts most first; above 0 it speaks for the way.
    Where something speaks for it and something against it, it is one of each, otherwise two at most. Where nothing
    speaks for the best way it is one of these: `WINS` (for certain), `ONLY` (nothing else makes sense), `USUAL`
    (nothing else was worth a try, and nothing comes of it in this turn), `KEEPS` (what could be bought is worth
    nothing), or `NEXT` (the next way is about as good). Another that is about as good as the best has none.

    `beside` says what `why` compares with: the best way with the next, the others with the best ("first"), a way that
    is the only one with the position as it is ("now"); "" where nothing is compared. What comes certainly of one's own
    turn is told alone. Only where that says nothing it is what mostly is so when the round is over (`later`).
    """

    option: OptionId
    chance: float
    why: Reasons
    beside: Beside = ""
    later: bool = False


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What comes of a way, in several worlds: how it stands before the answer, when one's turn is over, and at the end
    of the round.
    """

    option: OptionId
    before: list[dict[str, float]]
    turns: list[dict[str, float]]
    rounds: list[dict[str, float]]


class _Why(NamedTuple):
    """What is said of a way; the fields are those of `Advice`."""

    why: Reasons
    beside: Beside = ""
    later: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer beside the best `other` way: how much better it is (below 0: worse), and the standard error of that."""

    other: OptionId
    worth: float
    error: float


def advise(sight: Sight, level: str, seed: int = 0) -> tuple[Advice, ...]:
    """The best ways as a player of that level sees them, the best one first; none if there is nothing to decide.

    Those who do not think ahead are lent the thoughts of the lowest level that does. Chances are on the footing of
    `chances`: for the evaluation looks at one seat alone, and what it says of all who play may come to more than 1
    together. The review may tell another chance of the same moment: it knows what everybody held, whoever asks for
    advice only what can be seen from the seat.
    """
    found, sure = _found(sight, level, seed, COUNTED)
    best = _whole([each for each in found if each.visits], sight.options, sure)[:WAYS]
    lift = _lift(sight) if best else 0.0
    best = [each._replace(chance=_lifted(each.chance, lift)) for each in best]
    outcomes = [_outcome(sight, each.option, seed) for each in best]
    advice = []
    for place, finding in enumerate(best):
        if finding.option in sure:
            why = _Why(WINS)
        elif len(best) > 1:
            other = best[0 if place else 1]
            ahead = _percent(finding) - _percent(other)
            mine, theirs = outcomes[place], outcomes[0 if place else 1]
            why = _against(mine, theirs, -ahead) if place else _for(mine, theirs, ahead)
        else:
            why = _alone(outcomes[0]) if len(best) < len(found) else _Why(ONLY)
        advice.append(Advice(finding.option, finding.chance, *why))
    return tuple(advice)


def on_sale(sight: Sight) -> bool:
    """Whether something can be bought: then advice looks at more than a computer of the same level would."""
    return any(option[0] == BUYS for option in sight.options)


def would(sight: Sight, level: str, seed: int = 0) -> OptionId:
    """What a computer of a level that thinks ahead would answer, units that it sends one after another in one."""
    known = mind(sight.rules)
    found = Search(sight.rules, known.policy, known.evaluation).look(sight, SIMULATIONS[level], seed)
    return _whole(found[:1], sight.options, ())[0].option


def best_ways(sight: Sight, level: str, seed: int = 0) -> dict[OptionId, float]:
    """The chances to win with what a player of that level thinks worth trying, the best first.

    It takes as long as it takes: with the same sight and seed it is the same on every machine.
    """
    return {each.option: each.chance for each in _found(sight, level, seed, PATIENT)[0] if each.visits}


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


def _found(sight: Sight, level: str, seed: int, bounds: Bounds) -> tuple[list[Finding], Sequence[OptionId]]:
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
    found = Search(sight.rules, known.policy, known.evaluation).look(sight, simulations, seed, bounds)
    tried = [each for each in found if each.visits]
    sure = certain(sight.rules, sight.world(seed), sight.seat, tuple(each.option for each in tried), MANY)
    tried = [each._replace(chance=1.0) if each.option in sure else each for each in tried]
    return _falling(tried) + found[len(tried) :], sure


def _whole(found: list[Finding], options: Sequence[OptionId], sure: Sequence[OptionId]) -> list[Finding]:
    """The same with units that would be sent one after another sent at once; ways that come to the same are one."""
    known: dict[OptionId, Finding] = {}
    for each in found:
        option = each.option if each.option in sure else _together(each, options)
        option = next((other for other in known if is_same(option, other)), option)
        group = [known[option], each] if option in known else [each]
        known[option] = Finding(option, sum(one.visits for one in group), _mean(group) if each.visits else each.chance)
    return _falling(sorted(known.values(), key=lambda each: -each.visits))


def _together(finding: Finding, options: Sequence[OptionId]) -> OptionId:
    """The answer that sends all units that this way sends by the end of the turn, or as many of them as can be now."""
    if finding.option[0] != DEPLOYS:
        return finding.option
    turn = takewhile(lambda answer: answer[0] not in TURN_ENDS, (finding.option, *finding.line))
    return as_one([answer for answer in turn if answer[0] == DEPLOYS], options)


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


def chances(sight: Sight) -> tuple[float, ...]:
    """Each seat's chance to win as far as this sight goes; together 1.

    Whoever plays is valued by the evaluation, Rivals share what is left by how they stand. Where worlds come to
    different ends more of them are dealt, until it is as sure as elsewhere: near the end each is won or lost.
    """
    dealt, found = _dealt(sight), list[list[float]]()
    while not found or max(map(_error, zip(*found, strict=True))) > CLOSE:
        found += [together for together, _ in islice(dealt, WORLDS)]
    return tuple(map(fmean, zip(*found, strict=True)))


def _dealt(sight: Sight) -> Iterator[tuple[list[float], list[float]]]:
    """In one world after another each seat's chance to win, so that they are 1 together, and as the evaluation says it
    of each seat alone.
    """
    rules, known, chance = sight.rules, mind(sight.rules), Random(seed_of(sight, 0))
    seats = range(len(sight.view.seats))
    while True:
        world = sight.world(chance.getrandbits(32))
        known.policy.play_round(world, chance)
        alone = [known.evaluation.chance(world, seat) if rules.is_player[seat] else 0.0 for seat in seats]
        shares = alone
        if any(rules.is_rival):
            left = max(0.0, 1.0 - sum(shares))
            stand = [exp(sum(aspects(rules, world, seat).values())) * rules.is_rival[seat] for seat in seats]
            shares = [share + left * each / sum(stand) for share, each in zip(shares, stand, strict=True)]
        total = sum(shares)
        yield [share / total for share in shares], alone


def _lift(sight: Sight) -> float:
    """By how many logits the chance of whoever is asked is another one beside those of the others than alone.

    Near the end, where the evaluation is certain, and alone against Rivals, that is nothing.
    """
    dealt = list(islice(_dealt(sight), WORLDS))
    together, alone = (fmean(of[sight.seat] for of in ways) for ways in zip(*dealt, strict=True))
    return _logit(together) - _logit(alone) if 0.0 < together < 1.0 and 0.0 < alone < 1.0 else 0.0


def _lifted(chance: float, lift: float) -> float:
    """A chance by so many logits higher; what is certain stays so."""
    return sigmoid(_logit(chance) + lift) if lift and 0.0 < chance < 1.0 else chance


def _logit(chance: float) -> float:
    return log(chance / (1.0 - chance))


def _for(mine: _Outcome, other: _Outcome, ahead: int) -> _Why:
    """Why the best way is better than the next, by so many percent."""
    now, later = _differences(mine, other)
    if any(by > 0 for _, by in now):
        return _Why(_pair(now), "next")
    if any(by > 0 for _, by in later):
        return _Why(tuple(pair for pair in later if pair[1] > 0)[:1], "next", later=True)
    if mine.option[0] == "end_turn" and other.option[0] == BUYS:
        return _Why(KEEPS)
    bad = now[:1]
    return _Why(((SUM, 1.0), *bad), "next") if ahead >= MUCH else _Why(NEXT)


def _alone(mine: _Outcome) -> _Why:
    """What a way brings and costs in its turn, where nothing else was worth a try that it could be compared with."""
    found = _told(mine.turns, mine.before, _is_certain)
    return _Why(_pair(found), "now") if any(by > 0 for _, by in found) else _Why(USUAL)


def _against(mine: _Outcome, best: _Outcome, behind: int) -> _Why:
    """How a way differs from the best, which is better by so many percent."""
    (now, later), only = _differences(mine, best), SUM
    if mine.option[0] == BUYS and best.option[0] == "end_turn":
        now, later = ([pair for pair in found if pair[0] != "cards"] for found in (now, later))
        only = "cards"  # dearer than the mean, but no better for this deck
    wanting = behind >= MUCH
    if now and (not wanting or any(by < 0 for _, by in now)):
        return _Why(_pair(now), "first")
    if any(by < 0 for _, by in later) and wanting:
        return _Why(tuple(pair for pair in later if pair[1] < 0)[:1], "first", later=True)
    if wanting:
        return _Why(_pair([*now, (only, -1.0)]), "first")
    return _Why(tuple(later[:1]), "first", later=True) if later else _Why(())


def _pair(found: list[tuple[str, float]]) -> Reasons:
    """What counts most, first what speaks for it: one of each kind, or two of the same."""
    good, bad = [pair for pair in found if pair[1] > 0], [pair for pair in found if pair[1] < 0]
    return tuple(good[:1] + bad[:1] if good and bad else (good or bad)[:2])


def _differences(mine: _Outcome, other: _Outcome) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """In which aspects two ways differ, the largest difference first: certainly when their own turns are over, and
    mostly when the round is.
    """
    now = _told(mine.turns, other.turns, _is_certain)
    return now, _told(mine.rounds, other.rounds, _is_clear)


def _told(
    ours: list[dict[str, float]], theirs: list[dict[str, float]], matters: Callable[[list[float]], bool]
) -> list[tuple[str, float]]:
    """The differences that matter, of the same worlds, the largest first."""
    by = {name: [a[name] - b[name] for a, b in zip(ours, theirs, strict=True)] for name in ours[0].keys() - {"chance"}}
    found = [(name, fmean(values)) for name, values in by.items() if matters(values)]
    return sorted(found, key=lambda pair: (-abs(pair[1]), pair[0]))


def _is_certain(values: list[float]) -> bool:
    return min(values) >= NOTABLE or max(values) <= -NOTABLE


def _is_clear(values: list[float]) -> bool:
    return abs(fmean(values)) >= max(FIRM, SURE * _error(values))


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean of these."""
    return stdev(values) / sqrt(len(values))


def _percent(finding: Finding) -> int:
    return round(100 * finding.chance)


def _outcome(sight: Sight, option: OptionId, seed: int) -> _Outcome:
    before, turns = (_turns(sight, option, seed, most) for most in (0, LONGEST_TURN))
    return _Outcome(option, before, turns, _trials(sight, option, seed))


def _turns(sight: Sight, option: OptionId, seed: int, most: int) -> list[dict[str, float]]:
    """What each aspect is worth when one's turn is over, in several worlds, if one goes on as is likeliest.

    No more than `most` answers are given; what ends the turn is not one of them, nor are more units where some are
    sent: a way that sends so many sends no more.
    """
    rules, seat, known = sight.rules, sight.seat, mind(sight.rules)
    found = []
    for number in range(TURNS):
        world = sight.world(seed_of(sight, seed * TURNS + number))
        answer, now, drawn = option, world.round, 0
        for _ in range(0 if option[0] in LEAVES_OFF else most):
            told = map(Facts, rules.play(world, answer))
            drawn += sum(len(each.cards) for each in told if each.kind == "draw" and each.seat == seat)
            if not world.stack or world.round > now or rules.asked(world) != seat:
                break
            answer = known.policy.best(world, seat, rules.legal(world))
            if answer[0] in TURN_ENDS or answer[0] == option[0] == DEPLOYS:
                break
        found.append(aspects(rules, world, seat) | {DRAWS: A_DRAW * drawn})
    return found


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
