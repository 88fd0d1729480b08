"""Queries about a position: the second base class of the test table."""

from __future__ import annotations

from collections import Counter
from typing import Self

from dune_desktop.engine import Decision, Rules
from dune_desktop.engine.boxes.immortality.state import ImmortalitySeat
from dune_desktop.engine.boxes.immortality.tracks import markers
from dune_desktop.engine.boxes.ix.state import IxSeat
from dune_desktop.engine.knowledge.information_state import InformationState, info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.engine.model.ids import FACTION_INDEX, bare
from dune_desktop.engine.model.state import GameState, Seat, Turn
from dune_desktop.engine.validation.invariants import problems
from tests.kit.options import Offer, check, in_full
from tests.kit.placing import Placing


class Asking(Placing):
    """A table with queries: legal options, positions of components, events, and a seat's view."""

    def __init__(self, rules: Rules, state: GameState) -> None:
        super().__init__(rules, state)
        self._memories: dict[int, Memory] = {}

    def legal(self) -> Offer:
        """Return the legal options; searching them for an impossible option is an error (`Offer`)."""
        return Offer(self.rules, self.rules.legal(self.state))

    def can(self, *start: str | int) -> bool:
        """Tell whether a legal option begins with these parts; an impossible beginning is an error."""
        check(self.rules, start := in_full(self.rules, start), whole=False)
        return any(option[: len(start)] == start for option in self.legal())

    def decision(self) -> Decision:
        decision = self.rules.decision(self.state)
        assert decision is not None
        return decision

    def why_not(self, *start: str | int) -> str:
        """Return the reason key of the first closed option that begins with these parts."""
        check(self.rules, start := in_full(self.rules, start), whole=False)
        for option in self.decision().options:
            if option.id[: len(start)] == start and option.reason is not None:
                return option.reason.key
        raise AssertionError(f"no closed option begins with {start}")

    def asked(self) -> int:
        seat = self.rules.asked(self.state)
        assert seat is not None
        return seat

    def seat(self, seat: int = 0) -> Seat:
        return self.state.seats[seat]

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    def solari(self, seat: int = 0) -> int:
        return self.seat(seat).solari

    def spice(self, seat: int = 0) -> int:
        return self.seat(seat).spice

    def water(self, seat: int = 0) -> int:
        return self.seat(seat).water

    def vp(self, seat: int = 0) -> int:
        return self.seat(seat).vp

    def garrison(self, seat: int = 0) -> int:
        return self.seat(seat).garrison

    def supply(self, seat: int = 0) -> int:
        return self.seat(seat).supply

    def troops(self, seat: int = 0) -> int:
        """Return the troops in the Conflict."""
        return self.seat(seat).conflict

    def strength(self, seat: int = 0) -> int:
        return self.rules.strength(self.state, seat)

    def influence(self, faction: str, seat: int = 0) -> int:
        return self.seat(seat).influence[FACTION_INDEX[faction]]

    def alliance(self, faction: str) -> int:
        """Return the seat that holds the Alliance token, -1 for the board."""
        return self.state.alliances[FACTION_INDEX[faction]]

    def aside(self, seat: int = 0) -> str:
        """Return the card that the seat set aside, "" if there is none."""
        return self.rules.set_aside_card(self.state, seat)

    def snooped(self, seat: int = 0) -> tuple[str, ...]:
        """Return the tracks whose Snooper token the seat reached, in that order."""
        return tuple(faction for owner, faction in self.state.own["snoopers"].reached if owner == seat)

    def ix(self, seat: int = 0) -> IxSeat:
        """Return the seat's data of Rise of Ix: dreadnoughts, Freighter, Negotiators, tiles."""
        return self._ix(seat)

    def immortality(self, seat: int = 0) -> ImmortalitySeat:
        """Return the seat's data of Immortality: its tokens, specimens, Family Atomics."""
        return self._immortality(seat)

    def specimens(self, seat: int = 0) -> int:
        return self._immortality(seat).tanks

    def research(self, seat: int = 0) -> str:
        """Return the space of the research token, by column and row."""
        return bare(self._immortality(seat).research)

    def tleilaxu(self, seat: int = 0) -> int:
        """Return the step of the Tleilaxu token."""
        return self._immortality(seat).tleilaxu

    def markers(self, seat: int = 0) -> int:
        """Return the number of genetic markers that the seat has reached."""
        return markers(self.rules, self.state, seat)

    def tleilaxu_shown(self) -> tuple[str, ...]:
        """Return the cards in the open slots of the Tleilaxu Row."""
        return self._tleilaxu_row().shown

    def tleilaxu_pile(self) -> tuple[str, ...]:
        """Return the Tleilaxu deck, the next card first."""
        return self._tleilaxu_row().deck

    def hand(self, seat: int = 0) -> Counter[str]:
        return Counter(self.seat(seat).hand)

    def persuasion(self) -> int:
        return self.turn.persuasion

    def event(self, kind: str) -> list[tuple[object, ...]]:
        """Return the last move's events of this kind, which must exist."""
        assert kind in FIELDS, f"no event is called {kind!r}"
        return [event for event in self.events if event[0] == kind]

    def view(self, seat: int) -> GameState:
        """Return the seat's view of the position; -1 for one that sees only open information."""
        return self.rules.view(self.state, seat)

    def watch(self) -> Self:
        """Start the people's memories of what they see; from now on nothing may be set up."""
        people = (seat for seat, human in enumerate(self.rules.is_player) if human)
        self._memories = {seat: Memory.begin(self.rules, self.state, seat) for seat in people}
        return self

    def _remember(self) -> None:
        for memory in self._memories.values():
            update_memory(self.rules, memory, self.events, self.state)

    def info_state(self, seat: int = 0) -> InformationState:
        """Return the seat's information state since `watch`."""
        return info_state_of(self.rules, self.state, self._memories[seat])

    def worlds(self, seat: int = 0, n: int = 40) -> list[GameState]:
        """Return determinizations for the seat; each is checked to be sound and to give the same view."""
        info_state = self.info_state(seat)
        worlds = [info_state.determinize(number) for number in range(n)]
        for world in worlds:
            assert problems(self.rules, world) == []
            assert self.rules.view(world, seat) == info_state.view
        return worlds
