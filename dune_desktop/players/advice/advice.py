"""Advice for a seat: the best options, with the chance to win and the reasons for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from math import hypot, inf
from statistics import fmean
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.explain.purposes import Purpose
from dune_desktop.players.advice.outcome import COMPARISON_WORLDS, TURN_ENDING_ACTIONS, Outcome, error, outcome, trials
from dune_desktop.players.advice.reasons import (
    MIN_PERCENT,
    NOTHING_ELSE,
    ONLY,
    USUAL,
    WINS,
    Beside,
    Counts,
    Reasons,
    Why,
    differences,
    why_alone,
    why_best,
    why_not,
)
from dune_desktop.players.advice.win_probability import normalization_of, normalized, uncertain
from dune_desktop.players.heuristics.combined_answers import DEPLOYS, as_one, is_same
from dune_desktop.players.heuristics.pruning import MAX_POSITIONS
from dune_desktop.players.levels import LEVELS, SIMULATIONS
from dune_desktop.players.models import models
from dune_desktop.players.search.endgame import certain_win
from dune_desktop.players.search.search import WITHOUT_TIME_LIMIT, Bounds, Finding, Search

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import InformationState

MAX_OPTIONS: Final = 3  # most options named in an advice
MIN_STANDARD_ERRORS: Final = 2.0  # standard errors by which the chances of two options must differ in a search
MIN_TRIES: Final = 16  # tries of each of the likeliest options, and of each that buys a card
MAX_ANSWERS_PLAYED: Final = (
    20_000  # answers played in a search, about a second's; the longest turns have fewer simulations
)
BY_ANSWERS: Final = Bounds(seconds=inf, answers=MAX_ANSWERS_PLAYED, each=MIN_TRIES)


@dataclass(frozen=True, slots=True)
class Advice:
    """One option with its chance to win, and why it is better or worse than another one.

    Two options that only the luck of the search tells apart have the same chance.

    `why` names aspects (`aspects.ASPECTS`, `DRAWS` or `SUM`), what counts most first; a number above 0 speaks for the
    option. If something speaks for it and something against it, it is one of each, otherwise two at most. If nothing
    speaks for the best option it is one of these: `WINS` (it wins for certain), `ONLY` (nothing else makes sense; for
    ending the turn `DONE`, since the turn has brought all it can, and for passing `HOLDS`, since no card would help),
    `USUAL` (nothing else was worth a try, and it brings nothing in this turn), or `NEXT` (the next option is about as
    good). Another option that is about as good as the best has none.

    `beside` says what `why` compares with: "next" for the best option, compared with the next; "first" for the others,
    compared with the best; "now" for an only option, compared with the position as it is; "" if nothing is compared.
    What certainly follows in the seat's own turn is told alone. Only if that says nothing, `why` is what mostly holds
    at the end of the round (`later`).

    `counts` says how much more or less there is of what these aspects count, if that is certain: aspect, thing, number.
    `purposes` says what the option certainly brings in its turn, compared with nothing.
    """

    option: OptionId
    chance: float
    why: Reasons
    beside: Beside = ""
    later: bool = False
    counts: Counts = ()
    purposes: tuple[Purpose, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer compared with the best `other` option.

    `worth`: how much better it is (below 0: worse), as a chance to win. `error`: the standard error of that.
    """

    other: OptionId
    worth: float
    error: float


def advise(info_state: InformationState, level: str, seed: int = 0) -> tuple[Advice, ...]:
    """Return the best options as a player of the level sees them, best first; empty if there is nothing to decide.

    For levels that do not think ahead, the lowest level that does searches instead. It looks at more options than a
    player of that level would.

    Chances are adjusted to those of `chances`: the evaluation looks at one seat alone, and its chances of all seats may
    add up to more than 1. The review may tell another chance for the same moment: it knows all hands, advice only what
    the seat may know.
    """
    found, sure = _found(info_state, level, seed, BY_ANSWERS)
    best = _combined([each for each in found if each.visits], info_state.options, sure)[:MAX_OPTIONS]
    outcomes = [outcome(info_state, each.option, seed) for each in best]
    lift = normalization_of(info_state) if best else 0.0
    best = [each._replace(chance=normalized(each.chance, lift)) for each in _level(best, outcomes, sure)]
    advice = []
    for place, finding in enumerate(best):
        if finding.option in sure:
            why = Why(WINS)
        elif len(best) > 1:
            other = best[0 if place else 1]
            ahead = _percent(finding) - _percent(other)
            mine, theirs = outcomes[place], outcomes[0 if place else 1]
            why = why_not(mine, theirs, -ahead) if place else why_best(mine, theirs, ahead)
        else:
            why = why_alone(outcomes[0], USUAL if len(found) > 1 else NOTHING_ELSE.get(finding.option[0], ONLY))
        advice.append(Advice(finding.option, finding.chance, *why, outcomes[place].purposes))
    return tuple(advice)


def would_choose(info_state: InformationState, level: str, seed: int = 0) -> OptionId:
    """Return what a computer of a level that searches would answer, with successive deployments as one answer."""
    known = models(info_state.rules)
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, SIMULATIONS[level], seed)
    return _combined(found[:1], info_state.options, ())[0].option


def best_ways(info_state: InformationState, level: str, seed: int = 0) -> dict[OptionId, float]:
    """Return the chances to win with the options that a player of the level thinks worth trying, best first.

    Time does not limit it: the same information state and seed give the same result on every machine.
    """
    return {each.option: each.chance for each in _found(info_state, level, seed, WITHOUT_TIME_LIMIT)[0] if each.visits}


def compare(info_state: InformationState, played: OptionId, level: str, seed: int = 0) -> Comparison | None:
    """Compare an answer with what a player of the level would do instead; return None if there was nothing else.

    Both are tried in the same worlds with the same chance, so that luck does not tell them apart.
    """
    other = next((option for option in best_ways(info_state, level, seed) if option != played), None)
    if other is None:
        return None
    mine, theirs = (trials(info_state, option, seed, COMPARISON_WORLDS) for option in (played, other))
    differ = [a["chance"] - b["chance"] for a, b in zip(mine, theirs, strict=True)]
    return Comparison(other, fmean(differ), error(differ))


def better_by(info_state: InformationState, option: OptionId, other: OptionId, level: str, seed: int = 0) -> float:
    """Return how much better one answer is than another: the difference of the chances to win with them.

    Only these two are searched. If one of them is pruned, both are tried in playouts instead.
    """
    both = tuple(each for each in info_state.options if each in (option, other))
    ways = best_ways(replace(info_state, options=both), level, seed)
    if option in ways and other in ways:
        return ways[option] - ways[other]
    mine, theirs = (trials(info_state, each, seed) for each in (option, other))
    return fmean(trial["chance"] for trial in mine) - fmean(trial["chance"] for trial in theirs)


def why_different(info_state: InformationState, other: OptionId, played: OptionId, worth: float, seed: int = 0) -> Why:
    """Return how another option differs from the answer `played`, which was `worth` better (below 0: worse) than it."""
    mine, theirs = (outcome(info_state, option, seed) for option in (other, played))
    return why_not(mine, theirs, MIN_PERCENT) if worth > 0 else why_best(mine, theirs, MIN_PERCENT)


def _found(
    info_state: InformationState, level: str, seed: int, bounds: Bounds
) -> tuple[list[Finding], Sequence[OptionId]]:
    """Return what a search finds, best first with chances in falling order, and the options that win for certain.

    An option that was tried seldom was found no better. If its mean is higher nevertheless, both get their common mean.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if not info_state.options:
        return [], ()
    known = models(info_state.rules)
    simulations = SIMULATIONS.get(level, min(SIMULATIONS.values()))
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, simulations, seed, bounds)
    worth_telling = min(bounds.each, found[0].visits)
    found = [each for each in found if each.visits >= worth_telling]
    tried = [each for each in found if each.visits]
    sure = certain_win(
        info_state.rules,
        info_state.determinize(seed),
        info_state.seat,
        tuple(each.option for each in tried),
        MAX_POSITIONS,
    )
    tried = [each._replace(chance=1.0 if each.option in sure else uncertain(each.chance)) for each in tried]
    return _in_falling_order(tried) + found[len(tried) :], sure


def _combined(found: list[Finding], options: Sequence[OptionId], sure: Sequence[OptionId]) -> list[Finding]:
    """Return the findings with successive deployments combined and equivalent options merged.

    After the one that was tried most they are in the order of the chance that they have for sure.
    """
    known: dict[OptionId, Finding] = {}
    for each in found:
        option = each.option if each.option in sure else _combined_deployment(each, options)
        option = next((other for other in known if is_same(option, other)), option)
        group = [known[option], each] if option in known else [each]
        known[option] = _merged(option, group) if each.visits else each
    first, *others = sorted(known.values(), key=lambda each: -each.visits)
    return _in_falling_order([first, *sorted(others, key=lambda each: each.error - each.chance)])


def _combined_deployment(finding: Finding, options: Sequence[OptionId]) -> OptionId:
    """Return the answer that deploys all units that this line deploys in the turn, or as many as can go at once."""
    if finding.option[0] != DEPLOYS:
        return finding.option
    turn = takewhile(lambda answer: answer[0] not in TURN_ENDING_ACTIONS, (finding.option, *finding.line))
    return as_one([answer for answer in turn if answer[0] == DEPLOYS], options)


def _in_falling_order(found: list[Finding]) -> list[Finding]:
    """Return the findings with chances that do not rise: where they would, the mean of all their tries."""
    groups: list[list[Finding]] = []
    for each in found:
        groups.append([each])
        while len(groups) > 1 and _mean(groups[-1]) > _mean(groups[-2]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [each._replace(chance=_mean(group)) for group in groups for each in group]


def _mean(group: list[Finding]) -> float:
    """Return the mean chance of the findings, each counted by its visits."""
    return sum(each.chance * each.visits for each in group) / sum(each.visits for each in group)


def _merged(option: OptionId, group: list[Finding]) -> Finding:
    """Return several findings merged into one of that option."""
    visits = sum(each.visits for each in group)
    return Finding(option, visits, _mean(group), hypot(*(each.error * each.visits for each in group)) / visits)


def _level(best: list[Finding], outcomes: list[Outcome], sure: Sequence[OptionId]) -> list[Finding]:
    """Return the findings, with one chance for the first and those next to it that only luck tells apart from it.

    That is so if their outcomes do not differ, and their chances by no more than the error. What wins for certain stays
    certain.
    """
    same = min(1, len(best))
    while same < len(best) and best[0].option not in sure and not any(differences(outcomes[same], outcomes[0])):
        if best[0].chance - best[same].chance > MIN_STANDARD_ERRORS * hypot(best[0].error, best[same].error):
            break
        same += 1
    return [each._replace(chance=_mean(best[:same])) for each in best[:same]] + best[same:]


def _percent(finding: Finding) -> int:
    return round(100 * finding.chance)
