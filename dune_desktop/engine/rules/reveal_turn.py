"""The Reveal turn: revealing the hand, setting strength, cleaning up (R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.effects import OnReveal
from dune_desktop.engine.rules.acquire import lose_set_aside

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Todo, Turn
    from dune_desktop.engine.rulebook import Rules


def reveal(rules: Rules, state: GameState, turn: Turn) -> None:
    """Reveal the seat's hand and put all effects of the Reveal turn into the turn's pool (R10.2 to R10.5)."""
    seat = turn.seat
    me = state.seats[seat]
    turn.stage = "reveal"
    pool: list[Todo] = list(rules.reveal_of_spaces)
    for card in me.intrigue_open:
        for use in rules.intrigues[card].uses:
            for effect in use.effects:
                if isinstance(effect, OnReveal):
                    pool += (("intrigue:" + card, part, 0) for part in effect.effects)  # R6.5
    turn.pool += tuple(pool) + rules.leader_rules[me.leader].when.get("reveal", ())
    for told in rules.on_reveal_hand:
        told(rules, state, turn)
    hand, me.hand = me.hand, ()
    rules.reveal_cards(rules, state, seat, hand)
    for told in rules.on_reveal:
        told(rules, state, turn)


def reveal_cards(rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    """Put the cards into play and add their Reveal boxes to the turn's pool (R10.3, R10.6)."""
    turn = state.turn
    assert turn is not None
    state.seats[seat].in_play += cards
    state.events.append(("reveal", seat, cards))
    for card in cards:
        turn.pool += rules.card_rules[card].reveal


def finish_reveal_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """Set the seat's strength and discard its cards in play; unspent persuasion is lost (R10.7, R10.8, R10.12)."""
    seat = turn.seat
    me = state.seats[seat]
    state.events.append(("strength", seat, rules.strength(state, seat)))
    me.discard += me.in_play
    me.in_play = ()
    if me.intrigue_open:
        state.intrigue_discard += me.intrigue_open
        me.intrigue_open = ()
    lose_set_aside(rules, state, seat)
    me.revealed = True
    state.reveals += 1
    me.last_reveal = state.reveals
