"""Advice, as a value."""

from __future__ import annotations

from collections.abc import Iterable

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId, Purpose, Rules
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.options import part


@dataclass(frozen=True, slots=True)
class Way:
    """A way to go on, the chance to win with it, the aspects in which it differs most from others, as numbers, the
    levels that would go it, beside what it differs ("now", "next", "first"), whether only at the end of the round, how
    much more or less there is of what these aspects count (aspect, thing, number), and what its turn brings.
    """

    option: OptionId
    chance: float
    why: tuple[tuple[str, float], ...] = ()
    by: tuple[str, ...] = ()
    beside: str = ""
    later: bool = False
    counts: tuple[tuple[str, str, int], ...] = ()
    purposes: tuple[Purpose, ...] = ()


def no_dearer(rules: Rules, card: Card, options: Iterable[OptionId]) -> list[Card]:
    """Return the other cards that can be acquired and cost no more than the card."""
    named = {str(part(option, "card")) for option in options if option[0] == "acquire"} - {card.id}
    others = (rules.cards[name] for name in sorted(named) if name in rules.cards)
    return [other for other in others if (other.cost or 0) <= (card.cost or 0)]


@dataclass(frozen=True, slots=True)
class Counsel:
    """Advice: the best ways, the best one first; None while it is being thought about."""

    ways: tuple[Way, ...] | None = None
