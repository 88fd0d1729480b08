"""Questions about a position: the second part of the table of the tests."""

from __future__ import annotations

from collections import Counter
from typing import Self

from dune_desktop.engine import Decision, Rules
from dune_desktop.engine.boxes.immortality.state import ImmortalitySeat
from dune_desktop.engine.boxes.immortality.tracks import markers
from dune_desktop.engine.boxes.ix.state import IxSeat
from dune_desktop.engine.knowledge.information_state import InformationState, look, tell
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model import rare
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.engine.model.ids import FACTION_INDEX, bare
from dune_desktop.engine.model.rare import RareSeat
from dune_desktop.engine.model.state import GameState, Seat, Turn
from dune_desktop.engine.validation.invariants import problems
from tests.kit.options import Offer, check
from tests.kit.placing import Placing


class Asking(Placing):
    """What can be done, what is where, what happened, and what a seat sees of it.

    Methods that ask about a seat mean seat 0 unless told otherwise.
    """

    def __init__(self, rules: Rules, state: GameState) -> None:
        super().__init__(rules, state)
        self._memories: dict[int, Memory] = {}

    def legal(self) -> Offer:
        """The legal options; what is looked for in them must be one that there can be (`Offer`)."""
        return Offer(self.rules, self.rules.legal(self.state))

    def can(self, *start: str | int) -> bool:
        """Whether a legal option begins with these words; what no option can begin with is refused."""
        check(self.rules, start, whole=False)
        return any(option[: len(start)] == start for option in self.legal())

    def decision(self) -> Decision:
        decision = self.rules.decision(self.state)
        assert decision is not None
        return decision

    def why_not(self, *start: str | int) -> str:
        """The reason key of the first closed option that begins with these words."""
        check(self.rules, start, whole=False)
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
        """Troops in the Conflict."""
        return self.seat(seat).conflict

    def strength(self, seat: int = 0) -> int:
        return self.rules.strength(self.state, seat)

    def influence(self, faction: str, seat: int = 0) -> int:
        return self.seat(seat).influence[FACTION_INDEX[faction]]

    def alliance(self, faction: str) -> int:
        """The seat that holds the Alliance token, -1 for the board."""
        return self.state.alliances[FACTION_INDEX[faction]]

    def rare(self, seat: int = 0) -> RareSeat:
        """What rare words keep of the seat."""
        return rare.of_seat(self.state, seat)

    def ix(self, seat: int = 0) -> IxSeat:
        """What Rise of Ix keeps of a seat: dreadnoughts, Freighter, Negotiators, tiles."""
        return self._ix(seat)

    def immortality(self, seat: int = 0) -> ImmortalitySeat:
        """What Immortality keeps of a seat: its tokens, its specimens, its Family Atomics."""
        return self._immortality(seat)

    def specimens(self, seat: int = 0) -> int:
        return self._immortality(seat).tanks

    def research(self, seat: int = 0) -> str:
        """Where the research token stands, by column and row."""
        return bare(self._immortality(seat).research)

    def tleilaxu(self, seat: int = 0) -> int:
        """The step of the Tleilaxu token."""
        return self._immortality(seat).tleilaxu

    def markers(self, seat: int = 0) -> int:
        """How many genetic markers the seat has reached."""
        return markers(self.rules, self.state, seat)

    def tleilaxu_shown(self) -> tuple[str, ...]:
        """The cards in the open slots of the Tleilaxu Row."""
        return self._tleilaxu_row().shown

    def tleilaxu_pile(self) -> tuple[str, ...]:
        """The cards of the Tleilaxu deck, the next one first."""
        return self._tleilaxu_row().deck

    def hand(self, seat: int = 0) -> Counter[str]:
        return Counter(self.seat(seat).hand)

    def persuasion(self) -> int:
        return self.turn.persuasion

    def event(self, kind: str) -> list[tuple[object, ...]]:
        """The events of this kind that the last move caused; there must be such a kind."""
        assert kind in FIELDS, f"no event is called {kind!r}"
        return [event for event in self.events if event[0] == kind]

    def view(self, seat: int) -> GameState:
        """The position as this seat may know it; -1 for somebody who sees only what lies open."""
        return self.rules.view(self.state, seat)

    def watch(self) -> Self:
        """From now on the people at the table remember what they see; nothing may be set up any more."""
        people = (seat for seat, human in enumerate(self.rules.is_player) if human)
        self._memories = {seat: Memory.begin(self.rules, self.state, seat) for seat in people}
        return self

    def _remember(self) -> None:
        for memory in self._memories.values():
            tell(self.rules, memory, self.events, self.state)

    def info_state(self, seat: int = 0) -> InformationState:
        """What the seat sees and remembers since `watch`."""
        return look(self.rules, self.state, self._memories[seat])

    def worlds(self, seat: int = 0, n: int = 40) -> list[GameState]:
        """Plausible positions for the seat; each is sound and looks to it as the true one does."""
        info_state = self.info_state(seat)
        worlds = [info_state.determinize(number) for number in range(n)]
        for world in worlds:
            assert problems(self.rules, world) == []
            assert self.rules.view(world, seat) == info_state.view
        return worlds
