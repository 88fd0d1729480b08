"""The Tleilaxu Row, Reclaimed Forces, and Family Atomics, which replace the Imperium Row (I7, I11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality.specimens import CURRENCY
from dune_desktop.engine.boxes.immortality.state import of_seat, of_turn
from dune_desktop.engine.boxes.immortality.tracks import markers
from dune_desktop.engine.boxes.immortality.words import AcquireTleilaxu, ClearRowCard
from dune_desktop.engine.model.frames import Ask, TurnFlow
from dune_desktop.engine.model.ids import NOBODY, Slot, bare
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, QUIET, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.acquire import buy, market_options
from dune_desktop.engine.rules.markets import Market, Offer, discard_or_top, refill_row
from dune_desktop.engine.rules.rows import all_of, card_row, next_card, row_of

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

ROW: Final = "tleilaxu"
OPEN_SLOTS: Final = 2  # I2.5
MIN_MARKER_FOR_TOP: Final = 1  # the genetic marker from which Tleilaxu cards may go on top of the deck (I4.3)
PROMO, PROMO_CARD = "piter_promo", "piter_genius_advisor"

ATOMICS: Final[OptionId] = ("atomics",)


def install(builder: RulesBuilder) -> None:
    """Register the two markets and the Family Atomics token."""
    builder.add_market(card_row(ROW, ROW, OPEN_SLOTS, CURRENCY, dealt=_dealt, to=_places))
    builder.add_market(RECLAIMED)
    builder.register(
        effects={
            AcquireTleilaxu: EffectRule(ask_owner, ASKS, _can_acquire, _can_acquire, _acquire_options, _acquire_answer),
            ClearRowCard: EffectRule(_clear_row_card, QUIET),
        },
        rival_effects={ClearRowCard: _clear_row_card},
        destinations={"stays": _stays},
        reasons={AcquireTleilaxu: Reason("no_specimen_card")},
        turn_actions={"atomics": _use_atomics},
    )
    builder.on("on_setup", _set_up)
    builder.on("turn_options", _may_use_atomics)


# ------------------------------------------------------------------------------------------------ the Tleilaxu Row


def _dealt(rules: Rules) -> tuple[str, ...]:
    """Return the Tleilaxu deck, with the promo card only if the game has that variant (I1.6)."""
    cards = all_of(rules, ROW)
    return cards if PROMO in rules.config.variants else tuple(card for card in cards if bare(card) != PROMO_CARD)


def _places(rules: Rules, state: GameState, seat: int) -> tuple[str, ...]:
    """Return the places for an acquired card: from the first genetic marker on also the top of the deck (I7.2)."""
    if markers(rules, state, seat) >= MIN_MARKER_FOR_TOP:
        return ("discard", "top")
    return discard_or_top(rules, state, seat)


def _can_acquire(rules: Rules, state: GameState, seat: int, effect: AcquireTleilaxu, source: str) -> bool:
    return bool(market_options(rules, state, seat, rules.markets[ROW]))


def _acquire_options(rules: Rules, state: GameState, frame: Ask, effect: AcquireTleilaxu) -> list[OptionId]:
    return [*market_options(rules, state, frame.seat, rules.markets[ROW]), DECLINE]


def _acquire_answer(rules: Rules, state: GameState, frame: Ask, effect: AcquireTleilaxu, option: OptionId) -> None:
    picked(state, frame)
    buy(rules, state, frame.seat, option)


def _clear_row_card(rules: Rules, state: GameState, seat: int, effect: ClearRowCard, source: str) -> None:
    """Remove the left or right card of the Tleilaxu Row and refill its slot, if it has a card (I17.4, I22.18)."""
    index = 0 if effect.left else OPEN_SLOTS - 1
    card, slot = row_of(state, ROW).shown[index], rules.markets[ROW].slots[index]
    if card:
        state.trashed += (card,)
        state.events.append(("row_trash", NOBODY, slot, card))
        next_card(rules, state, ROW, slot)


# ------------------------------------------------------------------------------------------------ Reclaimed Forces


def _reclaimed(rules: Rules, state: GameState, seat: int) -> list[Offer]:
    return [(card, RECLAIMED.slots[0]) for card in all_of(rules, RECLAIMED.deck)]


def _stays(state: GameState, seat: int, card: str) -> None:
    """Leave Reclaimed Forces where it is: nobody takes the card (I7.8)."""


def _nothing_taken(rules: Rules, state: GameState, seat: int, card: str, slot: Slot) -> None:
    """Leave the slot of Reclaimed Forces as it is: it can be used again (I7.9)."""


RECLAIMED: Final = Market(
    "reclaimed",
    "reclaimed",
    CURRENCY,
    ("reclaimed:0",),
    _reclaimed,
    _nothing_taken,
    lambda state: (),
    dealt=lambda rules: (),  # the card never moves, so it is not counted
    to=lambda rules, state, seat: ("stays",),
)


# ------------------------------------------------------------------------------------------------ Family Atomics


def _set_up(rules: Rules, state: GameState) -> None:
    """Give each human player a Family Atomics token (I2.6, I11.5)."""
    for seat in range(len(state.seats)):
        of_seat(state, seat).atomics = rules.is_player[seat]


def _may_use_atomics(rules: Rules, state: GameState, turn: Turn, options: list[OptionId]) -> None:
    """Add the option to use Family Atomics: once per game, between effects of the seat's turn (I11.1, I11.3)."""
    if of_seat(state, turn.seat).atomics and any(state.row) and isinstance(state.stack[-1], TurnFlow):
        options.append(ATOMICS)


def _use_atomics(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Remove all cards of the Imperium Row from the game, without trashing them, and refill it (I11.1, I11.2)."""
    of_seat(state, turn.seat).atomics = False
    of_turn(turn).borrowed = None  # it leaves with the others, without trash effects (I22.13)
    cards = tuple(filter(None, state.row))
    state.trashed += cards
    state.events.append(("atomics", turn.seat, cards))
    for slot in range(rules.row_size):
        refill_row(state, slot)
