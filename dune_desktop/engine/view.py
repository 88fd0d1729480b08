"""R29: what a seat may know, and plausible worlds for a seat that wants to think ahead.

A view is a position of its own in which everything hidden from the seat is replaced by `HIDDEN`, card for card, and the
random stream is gone. Because it has the shape of a position, whoever draws the table needs nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.chance import shuffled, stream
from dune_desktop.engine.effects import LookAtTop
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.ids import FACTIONS, HIDDEN

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def view(rules: Rules, state: GameState, seat: int) -> GameState:
    """The position as `seat` may know it; -1 for somebody who sees only what lies open (R29)."""
    seen = state.clone()
    seen.rng = 0
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
                player.secret = (HIDDEN,) * len(player.secret)  # type: ignore[assignment]
    for hide in rules.on_view:
        hide(rules, seen, seat)
    return seen


def _masked(cards: tuple[str, ...], known: int = 0) -> tuple[str, ...]:
    return cards[:known] + (HIDDEN,) * (len(cards) - known)


def known_of_deck(rules: Rules, state: GameState, owner: int, seat: int) -> int:
    """How many cards on top of the owner's deck `seat` knows (R24.7, R29.2)."""
    player = state.seats[owner]
    known = player.known_top
    if owner == seat and player.deck and (peeks(rules, state, owner) or _looking(state, owner)):
        known = max(known, 1)
    return min(known, len(player.deck))


def peeks(rules: Rules, state: GameState, seat: int) -> bool:
    """Whether the leader of the seat lets it look at the top card of its deck whenever it likes (R24.7)."""
    return rules.is_human[seat] and rules.leader_rules[state.seats[seat].leader].peeks


def _looking(state: GameState, seat: int) -> bool:
    """Whether the seat is being shown the top card of its deck (R16.4)."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, Ask) and isinstance(frame.effect, LookAtTop) and frame.seat == seat


def redeal(rules: Rules, state: GameState, seat: int, seed: int) -> GameState:
    """A position that could be the true one as far as `seat` knows; another seed gives another one.

    Everything hidden from the seat is collected, put in a fixed order and dealt anew, so the result depends on what
    the seat knows and on the seed, and on nothing else.
    """
    world = state.clone()
    world.rng = stream(seed)
    world.imperium_deck = shuffled(world, tuple(sorted(world.imperium_deck)))
    world.hagal_deck = shuffled(world, tuple(sorted(world.hagal_deck)))
    world.conflict_deck = _redealt_conflicts(rules, world)
    others = [player for index, player in enumerate(world.seats) if index != seat]
    pile = shuffled(world, tuple(sorted(sum((player.intrigue for player in others), world.intrigue_deck))))
    for player in others:
        player.intrigue, pile = pile[: len(player.intrigue)], pile[len(player.intrigue) :]
        if player.secret and not player.secret_used:
            player.secret = shuffled(world, FACTIONS)[: len(player.secret)]  # type: ignore[assignment]
    world.intrigue_deck = pile
    for index, player in enumerate(world.seats):
        known = known_of_deck(rules, state, index, seat)
        hidden = player.deck[known:] + (() if index == seat else player.hand)
        hidden = shuffled(world, tuple(sorted(hidden)))
        unknown = len(player.deck) - known
        player.deck = player.deck[:known] + hidden[:unknown]
        if index != seat:
            player.hand = hidden[unknown:]
    for deal_anew in rules.on_redeal:
        deal_anew(rules, world, seat)
    return world


def _redealt_conflicts(rules: Rules, world: GameState) -> tuple[str, ...]:
    """The levels of the cards to come are known, the cards are not, nor those left in the box (R2.2, R29)."""
    deck: list[str] = []
    for level, _ in rules.conflict_levels:
        size = sum(rules.conflicts[card].level == level for card in world.conflict_deck)
        unseen = tuple(
            sorted(
                card.id for card in rules.catalog.conflicts if card.level == level and card.id not in world.conflicts
            )
        )
        deck += shuffled(world, unseen)[:size]
    return tuple(deck)
