"""Advice in words: why one way to go on is better than others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.i18n.texts import Texts

Why = Sequence[tuple[str, float]]
"""Aspects in which a way differs, and by how much; below 0 against it."""
Counts = Sequence[tuple[str, str, int]]
"""An aspect, a thing that it counts, and how many more there are of that."""
TOLD: Final = 2  # respects, of all in which a way differs


def reason(texts: Texts, why: Why, counts: Counts = ()) -> str:
    """In which respects the way differs most from the others, in one line: first what speaks for it.

    An aspect of which `counts` says how much it is, thing by thing, is told in numbers.
    """
    if not why:
        return str(texts.t("advice.why.alike"))
    if texts.has(f"advice.why.{why[0][0]}"):
        return str(texts.t(f"advice.why.{why[0][0]}"))
    told = [(aspect, by) for aspect, by in why if texts.has(f"advice.why.{aspect}.more")][:TOLD]
    good: list[str] = []
    bad: list[str] = []
    for aspect, by in told:
        numbers = [
            (thing, number) for of, thing, number in counts if of == aspect and texts.has(f"advice.count.{thing}.more")
        ]
        for thing, number in numbers:
            key = f"advice.count.{thing}.{'more' if number > 0 else 'less'}"
            (good if number > 0 else bad).append(str(texts.t(key, n=abs(number))))
        if not numbers:
            (good if by > 0 else bad).append(str(texts.t(f"advice.why.{aspect}.{'more' if by > 0 else 'less'}")))
    join = texts.grammar.listed
    return str(texts.t("advice.why.but", good=join(good), bad=join(bad))) if good and bad else join(good or bad)


def forms(texts: Texts, why: Why, counts: Counts, beside: str, later: bool) -> list[str]:
    """A reason with all its numbers, what it compares with and when; and then with less, for lines that are too short.

    What only mostly is so at the end of the round is never told as if it came of the turn itself.
    """
    found = []
    for what in dict.fromkeys((reason(texts, why, counts), reason(texts, why))):
        found += [str(texts.t(f"advice.why.beside.{beside}", what=what)), what] if beside else [what]
    return [str(texts.t("advice.why.later", what=form)) for form in found] if later else found


def percent(chance: float) -> int:
    """A chance as it is told: certain is only what is certain."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 1.0 else round(100 * chance)
