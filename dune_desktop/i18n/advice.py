"""Advice in words: why one option is better than others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from dune_desktop.engine import Purpose
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.effects import Effects, Gain, If
from dune_desktop.engine.model.ids import PERSUASION, RESOURCES
from dune_desktop.i18n.effect_text import short
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts

Why = Sequence[tuple[str, float]]
"""Aspects in which an option differs, and by how much; below 0 speaks against it."""
Counts = Sequence[tuple[str, str, int]]
"""An aspect, a thing that it counts, and how many more there are of it."""
MAX_ASPECTS: Final = 2  # most aspects told


def reason(texts: Texts, why: Why, counts: Counts = ()) -> str:
    """Return in one line in which aspects an option differs most from the others: first what speaks for it.

    An aspect is told in numbers if `counts` has some for it.
    """
    if not why:
        return str(texts.t("advice.why.alike"))
    if texts.has(f"advice.why.{why[0][0]}"):
        return str(texts.t(f"advice.why.{why[0][0]}"))
    told = [(aspect, by) for aspect, by in why if texts.has(f"advice.why.{aspect}.more")][:MAX_ASPECTS]
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
    """Return the forms of a reason from longest to shortest, for lines of different length.

    The longest has all numbers, what it compares with and when. What mostly holds at the end of the round is never told
    as if it came of the turn itself.
    """
    found = []
    for what in dict.fromkeys((reason(texts, why, counts), reason(texts, why))):
        found += [str(texts.t(f"advice.why.beside.{beside}", what=what)), what] if beside else [what]
    return [str(texts.t("advice.why.later", what=form)) for form in found] if later else found


def purpose(texts: Texts, told: Purpose) -> str:
    """Return in a few words one thing that an option brings, and what that is for; "" for nothing worth telling.

    Of a card `purpose_of_card` tells more.
    """
    kind, (of, _, name) = told.kind, told.what.partition(":")
    variant = {
        "points": of if of in ("track", "alliance") else "",
        "good": "" if not of else "enough" if told.enough else "short",
    }
    family = "good" if kind in RESOURCES else kind
    key = ".".join(filter(None, ("hint.for", family, variant.get(family, ""))))
    what = "faction:" + name if family == "points" else told.what
    return str(texts.t(key, n=told.n, need=told.need, kind=kind, what=what)) if texts.has(key) else ""


Part = Literal["icons", "agent", "reveal"]
"""What a card of a player's deck can be acquired for."""


def parts_ahead(card: Card, others: Iterable[Card]) -> tuple[Part, ...]:
    """Return what a card has that none of the others has as well: icons, or what its boxes bring without condition."""
    others = tuple(others)
    agent, reveal = _always(card.agent), _always(card.reveal)
    found: list[Part] = []
    if card.icons and not any({*card.icons} <= {*other.icons} for other in others):
        found.append("icons")
    if agent and not any(agent == _always(other.agent) for other in others):
        found.append("agent")
    only_persuasion = all(isinstance(effect, Gain) and effect.what == PERSUASION for effect in reveal)
    if only_persuasion and any(_persuasion(other) >= _persuasion(card) for other in others):
        return tuple(found)
    if reveal and not any(reveal == _always(other.reveal) for other in others):
        found.append("reveal")
    return tuple(found)


def _always(effects: Effects) -> Effects:
    return tuple(effect for effect in effects if not isinstance(effect, If))


def _persuasion(card: Card) -> int:
    return sum(effect.n for effect in _always(card.reveal) if isinstance(effect, Gain) and effect.what == PERSUASION)


def purpose_of_card(texts: Texts, card: Card, others: Iterable[Card]) -> list[str]:
    """Return what a card is acquired for: what the others do not have as well; where that is nothing, all it has."""
    ahead = parts_ahead(card, others) or parts_ahead(card, ())
    what = {
        "icons": Markup("".join("{" + icon + "}" for icon in card.icons)),
        "agent": Markup(short(texts, *_always(card.agent))),
        "reveal": Markup(short(texts, *_always(card.reveal))),
    }
    return [str(texts.t("hint.for.card." + part, what=what[part])) for part in ahead]


def percent(chance: float) -> int:
    """Return a chance as a percentage; 0 and 100 only if it is certain."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 1.0 else round(100 * chance)
