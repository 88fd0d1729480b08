"""Acquiring cards from the Imperium Row, the Reserve and all other markets (R11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import Acquire, Foldspace, SetAsideFromRow
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import IMPERIUM, NOBODY, PERSUASION, RESERVE, Slot
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, QUIET, EffectRule, ask, ask_owner, picked, run_all
from dune_desktop.engine.rules.cards import leave_game
from dune_desktop.engine.rules.markets import Market, Offer, price, refill_row

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def acquire_options(rules: Rules, state: GameState, seat: int) -> list[OptionId]:
    """Return the options to buy a card now, market by market (R11.3)."""
    options: list[OptionId] = []
    for market in rules.markets.values():
        options += market_options(rules, state, seat, market)
    return options


def market_options(rules: Rules, state: GameState, seat: int, market: Market) -> list[OptionId]:
    """Return the options to buy a card of this market: each affordable card with each place it may go to."""
    offers = market.offers(rules, state, seat)
    if not offers:
        return []
    left = rules.purses[market.currency].left(state, seat)
    cards, own = rules.cards, market.price
    options: list[OptionId] = []
    places: tuple[str, ...] = ()
    for card, slot in offers:
        cost = cards[card].cost or 0 if own is None else own(rules, state, card, slot)
        if cost <= left:
            places = places or market.to(rules, state, seat)
            for to in places:
                options.append(("acquire", card, slot, to))
    return options


def buy(rules: Rules, state: GameState, seat: int, option: OptionId) -> None:
    """Pay for the card of the option and acquire it (R11.3)."""
    _, bought, slot, to = option
    card = str(bought)
    currency = rules.market_at[slot].currency
    rules.purses[currency].pay(state, seat, price(rules, state, card, slot), "card:" + card)
    acquire(rules, state, seat, card, slot, str(to), currency)


def acquire(rules: Rules, state: GameState, seat: int, card: str, slot: Slot, to: str, source: str) -> None:
    """Move a card from its slot to the destination `to`, refill the slot, use its acquire box (R11.4 to R11.6)."""
    rules.destinations[to](state, seat, card)
    state.events.append(("acquire", seat, card, slot, to, source))
    rules.market_at[slot].take(rules, state, seat, card, slot)
    for told in rules.on_acquire:
        told(rules, state, seat, card)
    effects = rules.cards[card].acquire
    if effects:
        run_all(rules, state, seat, effects, "card:" + card)


def may_put_on_top(rules: Rules, state: GameState, seat: int) -> bool:
    """Tell whether a card that the seat acquires now may go on top of its deck (R25.19)."""
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.acquire_to_top


def lose_set_aside(rules: Rules, state: GameState, seat: int) -> None:
    """Remove the seat's set-aside card from the game at the end of its Reveal turn (R24.5)."""
    player = state.seats[seat]
    if player.set_aside:
        leave_game(rules, state, player.set_aside)
        state.events.append(("set_aside_lost", seat, player.set_aside))
        player.set_aside = ""


# ------------------------------------------------------------------------------------------------ effects


def _run_foldspace(rules: Rules, state: GameState, seat: int, effect: Foldspace, source: str) -> None:
    if not state.reserve.get(rules.foldspace):
        return
    places = rules.market_at[RESERVE].to(rules, state, seat)
    if len(places) > 1:
        ask(state, seat, source, effect)
    else:
        acquire(rules, state, seat, rules.foldspace, RESERVE, places[0], source)


def _foldspace_options(rules: Rules, state: GameState, frame: Ask, effect: Foldspace) -> list[OptionId]:
    return [("acquire", rules.foldspace, RESERVE, to) for to in rules.market_at[RESERVE].to(rules, state, frame.seat)]


def _can_foldspace(rules: Rules, state: GameState, seat: int, effect: Foldspace, source: str) -> bool:
    return bool(state.reserve.get(rules.foldspace))


def _free(rules: Rules, state: GameState, seat: int, effect: Acquire) -> list[tuple[Market, Offer]]:
    """Return the offers whose printed cost is within the limit of the effect, each with its market (R11.11)."""
    return [
        (market, offer)
        for market in rules.markets.values()
        if market.currency == PERSUASION
        for offer in market.offers(rules, state, seat)
        if (rules.cards[offer[0]].cost or 0) <= effect.max_cost
    ]


def _can_acquire(rules: Rules, state: GameState, seat: int, effect: Acquire, source: str) -> bool:
    return bool(_free(rules, state, seat, effect))


def _acquire_options(rules: Rules, state: GameState, frame: Ask, effect: Acquire) -> list[OptionId]:
    to_hand = effect.to_hand or (
        effect.hand_if is not None and holds(rules, state, frame.seat, effect.hand_if, frame.source)
    )
    return [
        ("acquire", *offer, to)
        for market, offer in _free(rules, state, frame.seat, effect)
        for to in (("hand",) if to_hand else _places(rules, state, frame.seat, effect, market))
    ]


def _places(rules: Rules, state: GameState, seat: int, effect: Acquire, market: Market) -> tuple[str, ...]:
    """Return the places the card may go to: the top if the effect says so, else those of the market."""
    return ("top",) if effect.to_top else market.to(rules, state, seat)


def _acquire_answer(rules: Rules, state: GameState, frame: Ask, effect: Acquire | Foldspace, option: OptionId) -> None:
    _, card, slot, to = option
    picked(state, frame)
    acquire(rules, state, frame.seat, str(card), slot, str(to), frame.source)


def _can_set_aside(rules: Rules, state: GameState, seat: int, effect: SetAsideFromRow, source: str) -> bool:
    return bool(_row_slots(rules, state)) and not state.seats[seat].set_aside  # only one card may be set aside


def _row_slots(rules: Rules, state: GameState) -> list[Slot]:
    return [slot for _, slot in rules.markets[IMPERIUM].offers(rules, state, NOBODY)]


def _set_aside_options(rules: Rules, state: GameState, frame: Ask, effect: SetAsideFromRow) -> list[OptionId]:
    if state.seats[frame.seat].set_aside:
        return []
    return [("row", slot) for slot in _row_slots(rules, state)]


def _set_aside_answer(rules: Rules, state: GameState, frame: Ask, effect: SetAsideFromRow, option: OptionId) -> None:
    _, chosen = option
    picked(state, frame)
    slot = int(chosen)
    card = state.row[slot]
    state.seats[frame.seat].set_aside = card
    state.events.append(("set_aside", frame.seat, card, slot))
    refill_row(state, slot)


EFFECTS: Final[dict[type, EffectRule]] = {
    Foldspace: EffectRule(_run_foldspace, QUIET, _can_foldspace, _can_foldspace, _foldspace_options, _acquire_answer),
    Acquire: EffectRule(ask_owner, ASKS, _can_acquire, _can_acquire, _acquire_options, _acquire_answer),
    SetAsideFromRow: EffectRule(ask_owner, ASKS, _can_set_aside, _can_set_aside, _set_aside_options, _set_aside_answer),
}
