"""What a seat that must decide may know, and worlds to think in: all there is to give to a player (R29).

A `InformationState` is made by whoever holds the true position and has no way back to it: its view is a position of its
own, and its worlds are made from that view and from what the seat remembers, from nothing else. `laid_open` alone makes
one that knows everything but chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.knowledge.view import known_of_deck
from dune_desktop.engine.model.chance import Chance, begin, stream
from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import FACTIONS, HIDDEN, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.model.events import Event
    from dune_desktop.engine.model.options import Decision, OptionId
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

    Determinization = GameState
    """A position dealt from a sight (`InformationState.determinize`): what players think in, never the true one."""


@dataclass(frozen=True, slots=True)
class InformationState:
    """The table seen from one seat.

    `view`: the position with everything hidden masked; it belongs to the Sight, copy it before changing it. `options`:
    the legal answers if this seat is asked, otherwise none. `acting_for`: whose choice it is, another seat than the one
    that answers where a human decides for a Rival (R28.15); `NOBODY` when the game is over.
    """

    rules: Rules
    seat: int
    acting_for: int
    view: GameState
    options: tuple[OptionId, ...]
    memory: Memory

    def determinize(self, seed: int) -> GameState:
        """A position that could be the true one as far as the seat knows; another seed gives another one.

        It looks the same from this seat, and the options are legal in it and mean the same.
        """
        rules, world = self.rules, self.view.clone()
        begin(world, stream(seed))
        chance = Chance(world.rng)
        self.memory.deal(rules, world, chance)
        world.conflict_deck = _conflicts_to_come(rules, world, chance)
        world.hagal_deck = _hagal_to_come(rules, world, chance)
        for player in world.seats:
            if HIDDEN in player.secret:
                player.secret = tuple(chance.mixed(FACTIONS)[: len(player.secret)])
        for deal_anew in rules.on_determinize:
            deal_anew(rules, world, self.seat, chance)
        return world

    def decision(self) -> Decision | None:
        """What must be answered, closed options with their reasons included; None when the game is over."""
        return self.rules.decision(self.determinize(0))


def look(rules: Rules, state: GameState, memory: Memory) -> InformationState:
    """The Sight of the seat whose memory this is; the memory must have been told of everything up to now."""
    seat = memory.seat
    acting_for = rules.acting_for(state)
    options = tuple(rules.legal(state)) if rules.asked(state) == seat else ()
    acting_for = NOBODY if acting_for is None else acting_for
    return InformationState(rules, seat, acting_for, rules.view(state, seat), options, memory.copy())


def laid_open(rules: Rules, state: GameState, memories: Iterable[Memory]) -> InformationState:
    """The table with all hands open, for whoever looks back on a finished game: no player is ever given this.

    In its worlds everybody holds what they hold and has chosen what they chose. Only what chance has still to decide is
    dealt anew: the order of decks, as far as none of these memories knows it, and the cards nobody has met yet.
    """
    acting_for, view = rules.acting_for(state), state.clone()
    begin(view, 0)
    seat = rules.asked(state)
    assert seat is not None
    assert acting_for is not None
    return InformationState(
        rules, seat, acting_for, view, tuple(rules.legal(state)), Memory.laid_open(rules, state, memories)
    )


def tell(rules: Rules, memory: Memory, events: Iterable[Event], state: GameState) -> None:
    """Let the memory learn from what happened and from what its seat may look at in the position it led to."""
    seat = memory.seat
    memory.observe(rules, (seen_by(event, seat) for event in events))
    memory.see_own_deck(state.seats[seat].deck[: known_of_deck(rules, state, seat, seat)])


def determinize(rules: Rules, state: GameState, seat: int, seed: int) -> GameState:
    """A world for somebody who sits down in the seat now and has seen nothing of the game so far."""
    return look(rules, state, Memory.begin(rules, state, seat)).determinize(seed)


def _conflicts_to_come(rules: Rules, world: GameState, chance: Chance) -> tuple[str, ...]:
    """The levels of the cards to come are known, the cards are not, nor those left in the box (R2.2, R29)."""
    deck: tuple[str, ...] = ()
    left = len(world.conflict_deck)
    for level, count in reversed(rules.conflict_levels):
        if not left:
            break
        unseen = tuple(
            card.id for card in rules.catalog.conflicts if card.level == level and card.id not in world.conflicts
        )
        pile = chance.mixed(unseen)[: min(left, count)]
        deck = (*pile, *deck)
        left -= len(pile)
    return deck


def _hagal_to_come(rules: Rules, world: GameState, chance: Chance) -> tuple[str, ...]:
    """All House Hagal cards that do not lie open (R26.3)."""
    hidden = list(rules.hagal_deck)
    for card in world.hagal_discard:
        hidden.remove(card)
    return tuple(chance.mixed(tuple(hidden)))
