"""Grafted cards in play: effects between partners, and the card that Usurp borrows (I8, I9).

`pairs.py` has the options to play a pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.compiled import cards_among
from dune_desktop.engine.boxes.immortality.state import of_seat, of_turn
from dune_desktop.engine.boxes.immortality.words import (
    Grafted,
    GraftedTo,
    PartnerIcons,
    ReturnPartner,
    TrashGrafted,
    TrashPartner,
)
from dune_desktop.engine.knowledge.memory import HAND, Memory
from dune_desktop.engine.model.effects import ExtraTurn, ReturnSelf, TrashSelf
from dune_desktop.engine.model.frames import Ask, GameFlow
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask_owner, picked, run_all
from dune_desktop.engine.rules.cards import back_to_hand, cards_left, leave_game, trash, without
from dune_desktop.engine.rules.influence import gain_influence
from dune_desktop.engine.rules.markets import refill_row

if TYPE_CHECKING:
    from typing import Any

    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the effects, conditions and hooks of grafted pairs."""
    builder.on("on_send", _join)
    builder.on("on_turn_ends", _give_back)
    builder.on("on_turn_over", _turn_after_turn)
    builder.on("on_reveal_hand", _partners_return)
    builder.on("row_taken", _borrowed_slot)
    builder.on("checks", _check_state)
    builder.register(
        effects={
            TrashGrafted: EffectRule(
                ask_owner,
                ASKS,
                _can_trash_grafted,
                _can_trash_grafted,
                _grafted_options,
                _grafted_answer,
                moment="agent",
            ),
            ReturnPartner: EffectRule(_run_return_partner, PLAIN, _has_partner, _has_partner, moment="agent"),
        },
        costs={TrashPartner: (_can_trash_partner, _pay_partner)},
        conditions={Grafted: _grafted, GraftedTo: _grafted_to},
        counters={PartnerIcons: _partner_icons},
        lessons={"graft": _remember_graft},
        reasons={TrashGrafted: Reason("no_faction_space")},
    )
    builder.wrap_word("effects", TrashSelf, _not_borrowed)
    builder.wrap_word("effects", ReturnSelf, _not_borrowed)
    builder.wrap_word("effects", ExtraTurn, _one_more)


# ------------------------------------------------------------------------------------------------ the pair in play


def _join(rules: Rules, state: GameState, turn: Turn) -> None:
    """Put the partner into play and record it; a borrowed one stays in the Imperium Row (I8.4, I10.28)."""
    partners = cards_among(turn.also)
    if not partners:
        return
    own, partner = of_turn(turn), partners[-1]
    own.partner = partner
    if len(partners) > 1:
        own.borrowed = state.row.index(partner)
        state.events.append(("graft", turn.seat, turn.card, partner, "row"))
        return
    me = state.seats[turn.seat]
    me.hand = without(me.hand, partner)
    me.in_play += (partner,)
    state.events.append(("graft", turn.seat, turn.card, partner, "hand"))


def partner_of(state: GameState, seat: int, source: str) -> str:
    """Return the card to which the card of `source` is grafted this turn, "" if there is none (I8.10)."""
    turn = state.turn
    if turn is None or turn.seat != seat:
        return ""
    partner = of_turn(turn).partner
    if not partner or source not in ("card:" + turn.card, "card:" + partner):
        return ""
    return partner if source == "card:" + turn.card else turn.card


def borrowed(state: GameState, card: str) -> bool:
    """Tell whether the card is the one that Usurp borrowed from the Imperium Row this turn; it is not in play."""
    turn = state.turn
    if turn is None:
        return False
    lent = cards_among(turn.also)[1:]
    return bool(lent) and lent[0] == card


def _borrowed_slot(state: GameState) -> int | None:
    """Return the slot of the borrowed card, which cannot be acquired, or None if there is none (I22.6)."""
    return of_turn(state.turn).borrowed if state.turn is not None else None


def in_play(rules: Rules, state: GameState, seat: int, effect: object, source: str) -> bool:
    """Tell whether the card of `source` is in play; a borrowed one is not (I10.29)."""
    card = source.removeprefix("card:")
    return card in state.seats[seat].in_play and not borrowed(state, card)


def _not_borrowed(rule: EffectRule) -> EffectRule:
    def available(rules: Rules, state: GameState, seat: int, effect: TrashSelf, source: str) -> bool:
        return rule.available(rules, state, seat, effect, source) and not borrowed(state, source.removeprefix("card:"))

    def run(rules: Rules, state: GameState, seat: int, effect: TrashSelf, source: str) -> None:
        if available(rules, state, seat, effect, source):
            rule.run(rules, state, seat, effect, source)

    return replace(rule, available=available, useful=available, run=run)


def _give_back(rules: Rules, state: GameState, turn: Turn) -> None:
    """Trash the card that Usurp borrowed at the end of the turn and refill its slot (I10.27, I10.28)."""
    if of_turn(turn).borrowed is not None:
        _trash_borrowed(rules, state, turn)


def _trash_borrowed(rules: Rules, state: GameState, turn: Turn) -> None:
    own = of_turn(turn)
    assert own.borrowed is not None
    slot, own.borrowed = own.borrowed, None
    card = state.row[slot]
    leave_game(rules, state, card)
    state.events.append(("row_trash", turn.seat, slot, card))
    refill_row(state, slot)
    run_all(rules, state, turn.seat, rules.cards[card].trash, "card:" + card)
    cards_left(rules, state, turn.seat, (card,))


def _remember_graft(memory: Memory, event: Any) -> None:
    _, seat, _, partner, where = event
    if where == "hand":
        memory.show((HAND, seat), partner)


# ------------------------------------------------------------------------------------------------ trashing a partner


def _there(state: GameState, seat: int, card: str) -> bool:
    """Tell whether a card of the pair can still be trashed: it is in play, or borrowed and still in its slot."""
    turn = state.turn
    if turn is None:
        return False
    if borrowed(state, card):
        return of_turn(turn).borrowed is not None
    return card in state.seats[seat].in_play


def _trash_one(rules: Rules, state: GameState, seat: int, card: str) -> None:
    turn = state.turn
    assert turn is not None
    if borrowed(state, card):
        _trash_borrowed(rules, state, turn)
        return
    trash(rules, state, seat, card, "in_play")
    cards_left(rules, state, seat, (card,))


def _can_trash_partner(rules: Rules, state: GameState, seat: int, cost: TrashPartner, source: str) -> bool:
    partner = partner_of(state, seat, source)
    return bool(partner) and _there(state, seat, partner)


def _pay_partner(rules: Rules, state: GameState, seat: int, cost: TrashPartner, source: str) -> None:
    _trash_one(rules, state, seat, partner_of(state, seat, source))


def _grafted_pair(state: GameState, seat: int) -> list[str]:
    turn = state.turn
    if turn is None or turn.seat != seat or not of_turn(turn).partner:
        return []
    return [card for card in dict.fromkeys((turn.card, of_turn(turn).partner)) if _there(state, seat, card)]


def _can_trash_grafted(rules: Rules, state: GameState, seat: int, effect: TrashGrafted, source: str) -> bool:
    turn = state.turn
    at_faction = turn is not None and turn.stage == "agent" and rules.spaces[turn.space].faction is not None
    return at_faction and bool(_grafted_pair(state, seat))


def _grafted_options(rules: Rules, state: GameState, frame: Ask, effect: TrashGrafted) -> list[OptionId]:
    return [("trash_grafted", card) for card in _grafted_pair(state, frame.seat)]


def _grafted_answer(rules: Rules, state: GameState, frame: Ask, effect: TrashGrafted, option: OptionId) -> None:
    """Trash a card of the pair and gain 1 Influence with the faction of the Agent's space (I10.3)."""
    _, card = option
    picked(state, frame)
    turn = state.turn
    assert turn is not None
    faction = rules.spaces[turn.space].faction
    assert faction is not None
    _trash_one(rules, state, frame.seat, str(card))
    gain_influence(rules, state, frame.seat, faction, 1, frame.source)


# ------------------------------------------------------------------------------------------------ returning to hand


def _has_partner(rules: Rules, state: GameState, seat: int, effect: ReturnPartner, source: str) -> bool:
    return bool(partner_of(state, seat, source))


def _run_return_partner(rules: Rules, state: GameState, seat: int, effect: ReturnPartner, source: str) -> None:
    """Record that the partner returns to hand at the next Reveal turn; a borrowed card never does."""
    partner = partner_of(state, seat, source)
    if partner and not borrowed(state, partner):
        of_seat(state, seat).returning += (partner,)


def _partners_return(rules: Rules, state: GameState, turn: Turn) -> None:
    """Return the recorded cards that are still in play to the hand before it is revealed (I10.4, I10.32)."""
    mine = of_seat(state, turn.seat)
    for card in mine.returning:
        if card in state.seats[turn.seat].in_play:
            back_to_hand(state, turn.seat, card)
    mine.returning = ()


# ------------------------------------------------------------------------------------------------ turns in a row


def _one_more(rule: EffectRule) -> EffectRule:
    def run(rules: Rules, state: GameState, seat: int, effect: ExtraTurn, source: str) -> None:
        """Give the seat an extra turn; a second one from the same turn follows the first (I9.6)."""
        if _flow(state).seat == seat:
            of_seat(state, seat).extra_turns += 1
        rule.run(rules, state, seat, effect, source)

    return replace(rule, run=run)


def _turn_after_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """Give the seat the next turn again while it has extra turns left; its Reveal turn ends them."""
    mine, flow = of_seat(state, turn.seat), _flow(state)
    if turn.stage == "reveal":
        mine.extra_turns = 0
    elif mine.extra_turns and flow.seat != turn.seat:
        mine.extra_turns -= 1
        flow.seat = turn.seat


def _flow(state: GameState) -> GameFlow:
    flow = state.stack[0]
    assert isinstance(flow, GameFlow)
    return flow


# ------------------------------------------------------------------------------------------------ conditions, amounts


def _grafted(rules: Rules, state: GameState, seat: int, test: Grafted, source: str) -> bool:
    """Tell whether the card has a partner: one of the two then has Graft (I8.3, I8.9)."""
    return bool(partner_of(state, seat, source))


def _grafted_to(rules: Rules, state: GameState, seat: int, test: GraftedTo, source: str) -> bool:
    partner = partner_of(state, seat, source)
    return bool(partner) and not set(test.factions).isdisjoint(rules.cards[partner].factions)


def _partner_icons(rules: Rules, state: GameState, seat: int, amount: PartnerIcons, source: str) -> int:
    partner, turn = partner_of(state, seat, source), state.turn
    return len(rules.card_icons(rules, state, turn, partner)) if partner and turn is not None else 0


def _check_state(rules: Rules, state: GameState) -> Iterator[str]:
    """Yield a message for each fault in the turn's record of a grafted pair."""
    turn = state.turn
    if turn is None:
        return
    own, partners = of_turn(turn), cards_among(turn.also)
    if own.partner != (partners[-1] if partners else ""):
        yield f"graft: {own.partner!r} with {turn.also!r} (I8.3)"
    if not {*own.given_icons} <= {turn.card, own.partner} or len(own.given_icons) > turn.faction_icons:
        yield f"graft: icons for {own.given_icons!r} (I15.1)"
    if own.borrowed is not None and (
        len(partners) < 2 or own.borrowed >= len(state.row) or state.row[own.borrowed] != own.partner
    ):
        yield f"graft: slot {own.borrowed} is not that of {own.partner!r} (I10.28)"
