"""The reasons why one option is better or worse than another: aspects of the position and what can be counted of them.

What certainly follows in the seat's own turn is told alone. Only if that says nothing, the reason is what mostly holds
at the end of the round.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Final, Literal, NamedTuple

from dune_desktop.players.advice.aspects import THINGS
from dune_desktop.players.advice.outcome import Moment, Outcome, error
from dune_desktop.players.heuristics.move_penalties import ACQUIRE

Reasons = tuple[tuple[str, float], ...]
Counts = tuple[tuple[str, str, int], ...]
Beside = Literal["", "now", "next", "first"]

WINS: Final[Reasons] = (("wins", 1.0),)
ONLY: Final[Reasons] = (("only", 1.0),)
DONE: Final[Reasons] = (("done", 1.0),)
HOLDS: Final[Reasons] = (("holds", 1.0),)
USUAL: Final[Reasons] = (("usual", 1.0),)
NEXT: Final[Reasons] = (("next", 1.0),)
NOTHING_ELSE: Final[dict[str | int, Reasons]] = {"end_turn": DONE, "pass": HOLDS}
"""First word of an option that leaves off -> the reason if it is the only sensible one."""
SUM: Final = "sum"  # many differences together, none of which is worth a word
RELATIVE: Final = "conflict"  # the aspect that others may change while the seat has no more of its own

MIN_STANDARD_ERRORS: Final = 3.0  # standard errors; among so many aspects two would often come by chance
MIN_CERTAIN_DIFFERENCE: Final = 0.03  # logits; a smaller difference is not worth a word
MIN_LIKELY_DIFFERENCE: Final = 0.1  # the same for what only mostly follows, after all others have played on
MIN_PERCENT: Final = 3  # percent by which two options must differ to need a reason


class Why(NamedTuple):
    """The reason for one option; the fields are those of `Advice`."""

    why: Reasons
    beside: Beside = ""
    later: bool = False
    counts: Counts = ()


def why_best(mine: Outcome, other: Outcome, ahead: int) -> Why:
    """Return why the best option is better than the next, which is `ahead` percent behind it."""
    now, later = differences(mine, other)
    if any(by > 0 for _, by in now):
        return _certainly(_pair(now), "next", mine.turns, other.turns)
    if any(by > 0 for _, by in later):
        return Why(tuple(pair for pair in later if pair[1] > 0)[:1], "next", later=True)
    if ahead < MIN_PERCENT:
        return Why(NEXT)
    much = "cards" if other.option[0] == ACQUIRE else SUM
    return _certainly(((much, 1.0), *now[:1]), "next", mine.turns, other.turns)


def why_alone(mine: Outcome, otherwise: Reasons) -> Why:
    """Return what an option brings and costs in its turn, if no other was worth a try to compare it with."""
    found = _at_once(mine.turns, mine.before)
    brings = any(by > 0 for _, by in found)
    return _certainly(_pair(found), "now", mine.turns, mine.before) if brings else Why(otherwise)


def why_not(mine: Outcome, best: Outcome, behind: int) -> Why:
    """Return how an option differs from the best, which is `behind` percent better."""
    now, later = differences(mine, best)
    only = "cards" if mine.option[0] == ACQUIRE else SUM
    if mine.option[0] == ACQUIRE and best.option[0] == "end_turn":  # dearer than the mean, but no better for this deck
        now, later = ([pair for pair in found if pair[0] != "cards"] for found in (now, later))
    wanting = behind >= MIN_PERCENT
    if now and (not wanting or any(by < 0 for _, by in now)):
        return _certainly(_pair(now), "first", mine.turns, best.turns)
    if any(by < 0 for _, by in later) and wanting:
        return Why(tuple(pair for pair in later if pair[1] < 0)[:1], "first", later=True)
    if wanting:
        return _certainly(_pair([*now, (only, -1.0)]), "first", mine.turns, best.turns)
    return Why(tuple(later[:1]), "first", later=True) if later else Why(())


def differences(mine: Outcome, other: Outcome) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """Return the aspects in which two options differ, largest difference first: certain ones, then likely ones.

    Certain are those at the end of the seat's own turn, likely those at the end of the round.
    """
    return _at_once(mine.turns, other.turns), _told(mine.rounds, other.rounds, _is_clear)


def _at_once(mine: list[Moment], other: list[Moment]) -> list[tuple[str, float]]:
    """Return the differences at the end of the turn, without those that the counted things contradict."""
    found = _told([each.worth for each in mine], [each.worth for each in other], _is_certain)
    return [pair for pair in found if pair[0] == RELATIVE or _is_so(pair, _more(pair[0], mine, other))]


def _more(aspect: str, mine: list[Moment], other: list[Moment]) -> dict[str, set[int]]:
    """Return by how much each thing that the aspect counts differs, in one world or another."""
    things = [thing for thing in THINGS.get(aspect, (aspect,)) if thing in mine[0].counts]
    return {thing: {a.counts[thing] - b.counts[thing] for a, b in zip(mine, other, strict=True)} for thing in things}


def _is_so(reason: tuple[str, float], more: dict[str, set[int]]) -> bool:
    """Tell whether there may be more, or less, of what the reason names; true if nothing of it is counted."""
    return not more or any(number * reason[1] > 0 for numbers in more.values() for number in numbers)


def _certainly(why: Reasons, beside: Beside, mine: list[Moment], other: list[Moment]) -> Why:
    """Return a reason that certainly holds at the end of the turn, with its numbers.

    An aspect has no number if it is more than what is counted of it, or differs from world to world.
    """
    found: list[tuple[str, str, int]] = []
    for reason in why:
        more = _more(reason[0], mine, other)
        if all(len(numbers) == 1 for numbers in more.values()) and _is_so(reason, more):
            found += [(reason[0], thing, number) for thing, (number,) in more.items() if number]
    return Why(why, beside, counts=tuple(found))


def _pair(found: list[tuple[str, float]]) -> Reasons:
    """Return the differences that count most, those in favor first: one of each kind, or two of the same."""
    good, bad = [pair for pair in found if pair[1] > 0], [pair for pair in found if pair[1] < 0]
    return tuple(good[:1] + bad[:1] if good and bad else (good or bad)[:2])


def _told(
    ours: list[dict[str, float]], theirs: list[dict[str, float]], matters: Callable[[list[float]], bool]
) -> list[tuple[str, float]]:
    """Return the differences that matter between the same worlds, largest first."""
    by = {name: [a[name] - b[name] for a, b in zip(ours, theirs, strict=True)] for name in ours[0].keys() - {"chance"}}
    found = [(name, fmean(values)) for name, values in by.items() if matters(values)]
    return sorted(found, key=lambda pair: (-abs(pair[1]), pair[0]))


def _is_certain(values: list[float]) -> bool:
    return min(values) >= MIN_CERTAIN_DIFFERENCE or max(values) <= -MIN_CERTAIN_DIFFERENCE


def _is_clear(values: list[float]) -> bool:
    return abs(fmean(values)) >= max(MIN_LIKELY_DIFFERENCE, MIN_STANDARD_ERRORS * error(values))
