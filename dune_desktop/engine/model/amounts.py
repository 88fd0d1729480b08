"""Amounts: the "for each ..." of a component, and how to count them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.conditions import steps_of
from dune_desktop.engine.model.ids import Faction
from dune_desktop.engine.model.vocabulary import Word

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


class Amount(Word, tag="count"):
    """Something that can be counted for a seat."""

    __slots__ = ()

    count: str


@dataclass(frozen=True, slots=True)
class CardsInPlay(Amount):
    """The number of cards of a faction that you have in play, the asking card included (R16.7, R25.15)."""

    faction: Faction
    count: Literal["cards_in_play"] = "cards_in_play"


@dataclass(frozen=True, slots=True)
class SwordCards(Amount):
    """The number of revealed cards that gave a sword this turn; `others` leaves out the asking card (X3.19, X9.3)."""

    others: bool = False
    count: Literal["sword_cards"] = "sword_cards"


@dataclass(frozen=True, slots=True)
class FactionsAtMost(Amount):
    """The number of factions with which you have `n` or less influence (X3.33)."""

    n: int
    count: Literal["factions_at_most"] = "factions_at_most"


def _cards_in_play(rules: Rules, state: GameState, seat: int, amount: CardsInPlay, source: str) -> int:
    cards = rules.cards
    return sum(amount.faction in cards[card].factions for card in state.seats[seat].in_play)


def _factions_at_most(rules: Rules, state: GameState, seat: int, amount: FactionsAtMost, source: str) -> int:
    return sum(steps <= amount.n for steps in steps_of(rules, state, seat))


COUNTERS: Final[dict[type, Callable[..., int]]] = {CardsInPlay: _cards_in_play, FactionsAtMost: _factions_at_most}


def count(rules: Rules, state: GameState, seat: int, amount: Amount, source: str) -> int:
    """Return the present count of `amount` for `seat`, never negative; `source` is the component that asks."""
    return rules.counters[amount.__class__](rules, state, seat, amount, source)
