"""R29: views, which show what a seat may know of a position by looking at it; `memory.py` holds what it remembers.

A view is a position of its own in which everything hidden from the seat is replaced by `HIDDEN`, card for card, and the
random streams are gone. Because it has the shape of a position, code that draws the table needs nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.chance import begin
from dune_desktop.engine.model.effects import LookAtTop
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import HIDDEN

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def view(rules: Rules, state: GameState, seat: int) -> GameState:
    """Return the position as `seat` may know it; seat -1 sees only what lies face up (R29)."""
    seen = state.clone()
    begin(seen, 0)
    seen.imperium_deck = _masked(seen.imperium_deck)
    seen.intrigue_deck = _masked(seen.intrigue_deck)
    seen.conflict_deck = _masked(seen.conflict_deck)
    seen.hagal_deck = _masked(seen.hagal_deck)
    for index, player in enumerate(seen.seats):
        player.deck = _masked(player.deck, known_of_deck(rules, state, index, seat))
        if index != seat:
            player.hand = _masked(player.hand)
            player.intrigue = _masked(player.intrigue)
            if not player.secret_used:
                player.secret = (HIDDEN,) * len(player.secret)  # type: ignore[assignment]  # what stands for a word is none
    for hide in rules.on_view:
        hide(rules, seen, seat)
    return seen


def _masked(cards: tuple[str, ...], known: int = 0) -> tuple[str, ...]:
    return cards[:known] + (HIDDEN,) * (len(cards) - known)


def known_of_deck(rules: Rules, state: GameState, owner: int, seat: int) -> int:
    """Return the number of cards on top of the owner's deck that `seat` knows (R24.7, R29.2)."""
    player = state.seats[owner]
    known = player.known_top
    if owner == seat and player.deck and (peeks(rules, state, owner) or _looking(state, owner)):
        known = max(known, 1)
    return min(known, len(player.deck))


def peeks(rules: Rules, state: GameState, seat: int) -> bool:
    """Tell whether the seat's leader lets it look at the top card of its deck at any time (R24.7)."""
    return rules.is_player[seat] and rules.leader_rules[state.seats[seat].leader].peeks


def _looking(state: GameState, seat: int) -> bool:
    """Tell whether the seat is being shown the top card of its deck (R16.4)."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Ask) and isinstance(frame.effect, LookAtTop) and frame.seat == seat
