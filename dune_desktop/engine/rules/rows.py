"""Markets that boxes add: a row of face-up cards, refilled from a face-down deck of its own.

Adding such a market also registers its record, its setup, the hiding and remembering of its deck, and the check that
its cards belong to its deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from dune_desktop.engine.knowledge.memory import Zone, deck_of
from dune_desktop.engine.model.chance import shuffled
from dune_desktop.engine.model.ids import HIDDEN, NOBODY, Slot
from dune_desktop.engine.model.records import Row
from dune_desktop.engine.rules.markets import Market, Offer, discard_or_top

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def kept_as(market: str) -> str:
    """Return the name of the record that holds the cards of the market."""
    return "market:" + market


def row_of(state: GameState, market: str) -> Row:
    """Return the record with the cards of the market; raise KeyError in a game without it."""
    found: Row = state.own[kept_as(market)]
    return found


def all_of(rules: Rules, deck: str) -> tuple[str, ...]:
    """Return all cards of this deck in the game, each as often as it has copies."""
    return tuple(card.id for card in rules.catalog.cards if card.deck == deck for _ in range(card.copies))


def next_card(rules: Rules, state: GameState, market: str, slot: Slot) -> None:
    """Put the next card of the market's deck into the slot; an empty deck leaves it empty."""
    row, index = row_of(state, market), rules.markets[market].slots.index(slot)
    card = row.deck[0] if row.deck else ""
    row.deck = row.deck[1:]
    row.shown = (*row.shown[:index], card, *row.shown[index + 1 :])
    state.events.append(("row", NOBODY, slot, card))


def card_row(
    name: str,
    deck: str,
    size: int,
    currency: str,
    *,
    price: Callable[[Rules, GameState, str, Slot], int] | None = None,
    dealt: Callable[[Rules], tuple[str, ...]] | None = None,
    to: Callable[[Rules, GameState, int], tuple[str, ...]] = discard_or_top,
    refill: Callable[[Rules, GameState, str, Slot], None] = next_card,
) -> Market:
    """Return a market `name` with a row of `size` cards of `deck`, paid for in `currency`.

    `refill(rules, state, name, slot)` fills a slot whose card was acquired. The slots are called "NAME:0" and so on.
    For `price`, `dealt` and `to` see `Market`.
    """
    slots: tuple[Slot, ...] = tuple(f"{name}:{index}" for index in range(size))

    def offers(rules: Rules, state: GameState, seat: int) -> list[Offer]:
        return [(card, slot) for slot, card in zip(slots, row_of(state, name).shown, strict=True) if card]

    def take(rules: Rules, state: GameState, seat: int, card: str, slot: Slot) -> None:
        refill(rules, state, name, slot)

    def stock(state: GameState) -> tuple[str, ...]:
        row = row_of(state, name)
        return (*filter(None, row.shown), *row.deck)

    return Market(
        name, deck, currency, slots, offers, take, stock, price, dealt, to, partial(_fit, name, deck, slots, dealt)
    )


def _fit(
    name: str,
    deck: str,
    slots: tuple[Slot, ...],
    dealt: Callable[[Rules], tuple[str, ...]] | None,
    builder: RulesBuilder,
) -> None:
    size = len(slots)

    def set_up(rules: Rules, state: GameState) -> None:
        row = row_of(state, name)
        cards = shuffled(state, name, dealt(rules) if dealt is not None else all_of(rules, deck))
        row.shown, row.deck = cards[:size] + ("",) * (size - len(cards)), cards[size:]

    def hide(rules: Rules, seen: GameState, seat: int) -> None:
        row = row_of(seen, name)
        row.deck = (HIDDEN,) * len(row.deck)

    def sound(rules: Rules, state: GameState) -> Iterator[str]:
        row = row_of(state, name)
        if len(row.shown) != size:
            yield f"{name}: {len(row.shown)} slots instead of {size}"
        for card in (*filter(None, row.shown), *row.deck):
            if card not in rules.cards or rules.cards[card].deck != deck:
                yield f"{name}: {card} is not of its deck"

    def get(state: GameState, owner: int) -> tuple[str, ...]:
        return row_of(state, name).deck

    def put(state: GameState, owner: int, cards: tuple[str, ...]) -> None:
        row_of(state, name).deck = cards

    builder.add_state(kept_as(name), table=Row)
    builder.register(zones={deck_of(slots[0])[0]: Zone("table", name, get, put)}, streams={name: "table"})
    builder.on("on_setup", set_up)
    builder.on("on_view", hide)
    builder.on("checks", sound)
