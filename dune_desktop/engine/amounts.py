"""Counting: what "one per ..." on a component refers to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal

from dune_desktop.engine.boxes.ix import words as ix
from dune_desktop.engine.ids import Faction
from dune_desktop.engine.tagging import Tagged

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


@dataclass(frozen=True, slots=True)
class CardsInPlay:
    """One per card of that faction one has in play, the asking card included (R16.7, R25.15)."""

    faction: Faction
    count: Literal["cards_in_play"] = "cards_in_play"


Amount = Annotated[
    CardsInPlay | ix.SwordCards | ix.DreadnoughtsInConflict | ix.FactionsAtMost,
    Tagged("count"),
]


def _cards_in_play(rules: Rules, state: GameState, seat: int, amount: CardsInPlay, source: str) -> int:
    cards = rules.cards
    return sum(amount.faction in cards[card].factions for card in state.seats[seat].in_play)


COUNTERS: Final[dict[type, Callable[..., int]]] = {CardsInPlay: _cards_in_play}


def count(rules: Rules, state: GameState, seat: int, amount: Amount, source: str) -> int:
    """How many there are now; never negative."""
    return rules.counters[amount.__class__](rules, state, seat, amount, source)
