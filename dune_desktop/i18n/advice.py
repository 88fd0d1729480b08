"""Advice in words: why one way to go on is better than others."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n.texts import Texts

NOTABLE = 0.05  # a smaller difference is not worth a word


def reason(texts: Texts, why: Sequence[tuple[str, float]]) -> str:
    """In which respects the way differs most from the others, in one line; "" if it hardly does."""
    told = [_difference(texts, aspect, by) for aspect, by in why if abs(by) >= NOTABLE]
    return texts.grammar.joints.items.join(filter(None, told))


def _difference(texts: Texts, aspect: str, by: float) -> str:
    key = f"advice.why.{aspect}.{'more' if by > 0 else 'less'}"
    return str(texts.t(key)) if texts.has(key) else ""


def percent(chance: float) -> int:
    """A chance as it is told: certain is only what is certain."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 1.0 else round(100 * chance)
