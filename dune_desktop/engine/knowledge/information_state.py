"""Information states: what a seat may know at a decision, and determinizations of it (R29).

An `InformationState` is made from the true position and keeps no way back to it: its view is a position of its own, and
determinizations are dealt only from that view and from what the seat remembers. Only `open_info_state` makes one that
knows everything but chance.
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
    """A position dealt from an information state (`InformationState.determinize`), never the true one."""


@dataclass(frozen=True, slots=True)
class InformationState:
    """What one seat may know of the game: all that a player program is given.

    `view`: the position with everything hidden masked; it belongs to the information state, so copy it before changing
    it. `options`: the legal answers if this seat is asked, otherwise none. `acting_for`: whose choice it is, another
    seat than the one that answers where a human decides for a Rival (R28.15); `NOBODY` when the game is over.
    """

    rules: Rules
    seat: int
    acting_for: int
    view: GameState
    options: tuple[OptionId, ...]
    memory: Memory

    def determinize(self, seed: int) -> GameState:
        """Return a position that could be the true one as far as the seat knows; another seed gives another one.

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
        """Describe the present decision, closed options and their reasons included; None when the game is over."""
        return self.rules.decision(self.determinize(0))


def info_state_of(rules: Rules, state: GameState, memory: Memory) -> InformationState:
    """Return the information state of the memory's seat; the memory must have been told of all events up to now."""
    seat = memory.seat
    acting_for = rules.acting_for(state)
    options = tuple(rules.legal(state)) if rules.asked(state) == seat else ()
    acting_for = NOBODY if acting_for is None else acting_for
    return InformationState(rules, seat, acting_for, rules.view(state, seat), options, memory.copy())


def open_info_state(rules: Rules, state: GameState, memories: Iterable[Memory]) -> InformationState:
    """Return an information state with all hands open, for reviews of finished games; no player is ever given it.

    In its determinizations every seat holds the cards it holds and has made the choices it made. Only what chance has
    still to decide is dealt anew: the order of decks, as far as none of these memories knows it, and the cards that no
    seat has met yet.
    """
    acting_for, view = rules.acting_for(state), state.clone()
    begin(view, 0)
    seat = rules.asked(state)
    assert seat is not None
    assert acting_for is not None
    return InformationState(
        rules, seat, acting_for, view, tuple(rules.legal(state)), Memory.with_open_hands(rules, state, memories)
    )


def update_memory(rules: Rules, memory: Memory, events: Iterable[Event], state: GameState) -> None:
    """Teach the memory what happened, and what its seat may look at in the position that resulted."""
    seat = memory.seat
    memory.observe(rules, (seen_by(event, seat) for event in events))
    memory.see_own_deck(state.seats[seat].deck[: known_of_deck(rules, state, seat, seat)])


def determinize(rules: Rules, state: GameState, seat: int, seed: int) -> GameState:
    """Return a determinization for the seat as if it had seen nothing of the game so far."""
    return info_state_of(rules, state, Memory.begin(rules, state, seat)).determinize(seed)


def _conflicts_to_come(rules: Rules, world: GameState, chance: Chance) -> tuple[str, ...]:
    """Deal the rest of the Conflict deck, of which only the levels are known (R2.2, R29).

    Neither its cards nor those left in the box are known.
    """
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
    """Deal the House Hagal deck: all its cards that are not face up (R26.3)."""
    hidden = list(rules.hagal_deck)
    for card in world.hagal_discard:
        hidden.remove(card)
    return tuple(chance.mixed(tuple(hidden)))
