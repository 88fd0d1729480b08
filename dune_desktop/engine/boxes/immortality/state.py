"""What Immortality keeps of a seat, of a turn and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.ids import CardId, IntrigueId, Kind, OptionalCard, SeatNumber
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn

BOX = "immortality"

ResearchId = Annotated[str, Kind("research", "")]


@cloneable
@dataclass(slots=True)
class ImmortalitySeat(Record):
    """Of a seat: its tokens on the Bene Tleilax board, its specimens, its Family Atomics."""

    research: ResearchId = ""  # the space of its research token, "" for a competitor without one
    tleilaxu: int = 0  # the step of its token on the Tleilaxu track
    tanks: int = 0  # specimens
    atomics: bool = False  # whether the token is still there (I11.1)
    returning: tuple[CardId, ...] = ()  # cards that come back to hand when its Reveal turn starts (I10.4)
    extra_turns: int = 0  # still due to it after the turn that comes next (I9.6)
    kind: Literal["immortality_seat"] = "immortality_seat"


@cloneable
@dataclass(slots=True)
class ImmortalityTurn(Record):
    """Of a turn: what was grafted, and what holds until it ends."""

    partner: OptionalCard = ""  # the second card of a grafted pair
    given_icons: tuple[CardId, ...] = ()  # the cards of the pair that gained Faction icons (I15.1)
    borrowed: int | None = None  # the slot of the Imperium Row it lies in, if it is not one's own (I10.28)
    combat: bool = False  # as if the Agent had been sent to a Combat space (I12.1)
    spice: bool = False  # whether any was gained (I10.9)
    doubled: int = 0  # how often the base spice was doubled (I9.12)
    kind: Literal["immortality_turn"] = "immortality_turn"


@cloneable
@dataclass(slots=True)
class ImmortalityTable(Record):
    """Of the table."""

    first_taken: tuple[int, ...] = ()  # steps of the Tleilaxu track whose bonus for the first is gone (I5.7)
    combat_cards: tuple[SeatNumber, ...] = ()  # who has played a Combat Intrigue card in this Conflict (I10.6)
    lost: tuple[int, ...] = ()  # each seat's troops that went home from the Conflict just decided (I22.19)
    harvested: tuple[SeatNumber, ...] = ()  # who has played a card for those troops (I22.20)
    trashed: tuple[IntrigueId, ...] = ()  # Intrigue cards out of the game (I12.2)
    kind: Literal["immortality_table"] = "immortality_table"


def of_seat(state: GameState, seat: int) -> ImmortalitySeat:
    """What is kept of the seat."""
    found: ImmortalitySeat = state.seats[seat].own[BOX]
    return found


def of_turn(turn: Turn) -> ImmortalityTurn:
    """What is kept of the turn."""
    found: ImmortalityTurn = turn.own[BOX]
    return found


def of_table(state: GameState) -> ImmortalityTable:
    """What is kept of the table."""
    found: ImmortalityTable = state.own[BOX]
    return found
