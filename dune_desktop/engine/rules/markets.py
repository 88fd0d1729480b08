"""Markets, the places where cards are acquired, and the currencies paid there (R11.1, R11.2).

Every game has the Imperium Row, the Reserve and the card that Helena set aside as markets; boxes add others
(`RulesBuilder.add_market`). The same rules apply to all of them (`acquire.py`): a `Market` says where its cards lie
and how it differs from other markets. `rows.py` makes markets that are a row of cards with a deck of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.ids import ASIDE, IMPERIUM, PERSUASION, RESERVE, RESOURCES, Slot
from dune_desktop.engine.rules.goods import spend

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

Offer = tuple[str, Slot]
"""A card that can be acquired, and its slot."""


def discard_or_top(rules: Rules, state: GameState, seat: int) -> tuple[str, ...]:
    """Return the places to which a card that the seat acquires now may go (R11.4, R25.19)."""
    return ("discard", "top") if rules.may_put_on_top(rules, state, seat) else ("discard",)


@dataclass(frozen=True, slots=True)
class Market:
    """A place where cards are acquired.

    `deck` is the deck whose cards lie there at the start, "" for a market that starts empty. `currency` is a key of
    `Rules.purses`. `slots` are the names of its slots; no two markets share one. `offers` returns the cards that a seat
    could acquire if it could pay, in the order of the options. `take` removes an acquired card and refills its slot.
    `stock` returns all cards there, for counting. `price` returns the cost of a card if that is not the printed one.
    `dealt` returns the cards of the deck in this game if that is not all of them. `to` returns the places that the card
    may go to, keys of `Rules.destinations`. `fit` registers what else the market needs, such as its record.
    """

    id: str
    deck: str
    currency: str
    slots: tuple[Slot, ...]
    offers: Callable[[Rules, GameState, int], list[Offer]]
    take: Callable[[Rules, GameState, int, str, Slot], None]
    stock: Callable[[GameState], Iterable[str] | Mapping[str, int]]
    price: Callable[[Rules, GameState, str, Slot], int] | None = None
    dealt: Callable[[Rules], tuple[str, ...]] | None = None
    to: Callable[[Rules, GameState, int], tuple[str, ...]] = discard_or_top
    fit: Callable[[RulesBuilder], None] | None = None


def price(rules: Rules, state: GameState, card: str, slot: Slot) -> int:
    """Return the cost of the card in its slot, in the currency of that market."""
    own = rules.market_at[slot].price
    return (rules.cards[card].cost or 0) if own is None else own(rules, state, card, slot)


# ------------------------------------------------------------------------------------------------ the Imperium Row


def _row_offers(rules: Rules, state: GameState, seat: int) -> list[Offer]:
    if not rules.row_taken:
        return [(card, slot) for slot, card in enumerate(state.row) if card]
    taken = [at(state) for at in rules.row_taken]
    return [(card, slot) for slot, card in enumerate(state.row) if card and slot not in taken]


def _take_from_row(rules: Rules, state: GameState, seat: int, card: str, slot: Slot) -> None:
    refill_row(state, int(slot))


def refill_row(state: GameState, slot: int) -> None:
    """Put the next card of the Imperium deck into the slot; an empty deck leaves it empty (R11.5, O1)."""
    deck = state.imperium_deck
    card = deck[0] if deck else ""
    state.imperium_deck = deck[1:]
    state.row = (*state.row[:slot], card, *state.row[slot + 1 :])
    state.events.append(("row", -1, slot, card))


def imperium_row(size: int) -> Market:
    """Return the market of the Imperium Row, with `size` slots and the Imperium deck."""
    return Market(
        IMPERIUM,
        "imperium",
        PERSUASION,
        tuple(range(size)),
        _row_offers,
        _take_from_row,
        lambda state: (*filter(None, state.row), *state.imperium_deck),
    )


# ------------------------------------------------------------------------------------------------ the Reserve


def _reserve_offers(rules: Rules, state: GameState, seat: int) -> list[Offer]:
    cards = rules.cards
    return [(card, RESERVE) for card, left in state.reserve.items() if left and cards[card].cost is not None]


def _take_from_reserve(rules: Rules, state: GameState, seat: int, card: str, slot: Slot) -> None:
    state.reserve = {**state.reserve, card: state.reserve[card] - 1}


def _reserve_price(rules: Rules, state: GameState, card: str, slot: Slot) -> int:
    """Return the cost of a Reserve card: a Reveal turn may discount The Spice Must Flow, never below 0 (R11.10)."""
    cost, turn = rules.cards[card].cost or 0, state.turn
    if turn is None or not turn.spice_must_flow_discount or turn.stage != "reveal" or card != rules.spice_must_flow:
        return cost
    return max(0, cost - turn.spice_must_flow_discount)


STACKS: Final = Market(
    "reserve",
    "reserve",
    PERSUASION,
    (RESERVE,),
    _reserve_offers,
    _take_from_reserve,
    lambda state: state.reserve,
    _reserve_price,
)


# ------------------------------------------------------------------------------------------------ set aside


def _aside_offers(rules: Rules, state: GameState, seat: int) -> list[Offer]:
    card = state.seats[seat].set_aside
    return [(card, ASIDE)] if card else []


def _take_aside(rules: Rules, state: GameState, seat: int, card: str, slot: Slot) -> None:
    state.seats[seat].set_aside = ""


def _aside_price(rules: Rules, state: GameState, card: str, slot: Slot) -> int:
    """Return the discounted cost of the card that Helena set aside, never below 0 (R24.5)."""
    return max(0, (rules.cards[card].cost or 0) - rules.aside_discount)


SET_ASIDE: Final = Market(
    "aside",
    "",
    PERSUASION,
    (ASIDE,),
    _aside_offers,
    _take_aside,
    lambda state: filter(None, (seat.set_aside for seat in state.seats)),
    _aside_price,
)


# ------------------------------------------------------------------------------------------------ paying


@dataclass(frozen=True, slots=True)
class Purse:
    """A currency: `left` returns how much of it a seat can spend now, and `pay` spends some of it."""

    left: Callable[[GameState, int], int]
    pay: Callable[[GameState, int, int, str], None]


def _persuasion(state: GameState, seat: int) -> int:
    turn = state.turn
    return turn.persuasion if turn is not None and turn.seat == seat else 0


def _pay_persuasion(state: GameState, seat: int, n: int, source: str) -> None:
    assert state.turn is not None
    state.turn.persuasion -= n


def _resource(what: str) -> Purse:
    def left(state: GameState, seat: int) -> int:
        n: int = getattr(state.seats[seat], what)
        return n

    def pay(state: GameState, seat: int, n: int, source: str) -> None:
        spend(state, seat, what, n, source)

    return Purse(left, pay)


PURSES: Final[dict[str, Purse]] = {
    PERSUASION: Purse(_persuasion, _pay_persuasion),
    **{what: _resource(what) for what in RESOURCES},
}


# ------------------------------------------------------------------------------------------------ where cards go


def _to_discard(state: GameState, seat: int, card: str) -> None:
    state.seats[seat].discard += (card,)


def _to_hand(state: GameState, seat: int, card: str) -> None:
    state.seats[seat].hand += (card,)


def _to_top(state: GameState, seat: int, card: str) -> None:
    player = state.seats[seat]
    player.deck = (card, *player.deck)
    player.known_top += 1


DESTINATIONS: Final[dict[str, Callable[[GameState, int, str], None]]] = {
    "discard": _to_discard,
    "top": _to_top,
    "hand": _to_hand,
}
"""The functions that put an acquired card in its place, by the name of the place."""


MARKETS: Final[dict[str, Market]] = {market.id: market for market in (STACKS, SET_ASIDE)}
"""The markets that are the same in every game; the Imperium Row, whose size varies, comes before them."""
