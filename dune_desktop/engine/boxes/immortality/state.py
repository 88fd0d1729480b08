"""Records that Immortality adds to the game state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.ids import CardId, Kind, OptionalCard, SeatNumber
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn

BOX = "immortality"

ResearchId = Annotated[str, Kind("research", "")]


@cloneable
@dataclass(slots=True)
class ImmortalitySeat(Record):
    """A seat's tokens on the Bene Tleilax board, its specimens, and its Family Atomics token."""

    research: ResearchId = ""  # the space of its research token, "" for a Rival
    tleilaxu: int = 0  # the step of its token on the Tleilaxu track
    tanks: int = 0  # specimens
    atomics: bool = False  # whether the seat still has the Family Atomics token (I11.1)
    returning: tuple[CardId, ...] = ()  # cards that return to hand when its Reveal turn starts (I10.4)
    extra_turns: int = 0  # extra turns left after the next one (I9.6)
    kind: Literal["immortality_seat"] = "immortality_seat"


@cloneable
@dataclass(slots=True)
class ImmortalityTurn(Record):
    """The grafted pair of a turn, and facts that hold until the turn ends."""

    partner: OptionalCard = ""  # the second card of a grafted pair
    given_icons: tuple[CardId, ...] = ()  # the cards of the pair that gained Faction icons (I15.1)
    borrowed: int | None = None  # the partner's slot in the Imperium Row, if it is borrowed (I10.28)
    combat: bool = False  # whether the seat may deploy by a Combat icon (I12.1)
    doubled: int = 0  # how often the base spice was doubled (I9.12)
    kind: Literal["immortality_turn"] = "immortality_turn"


@cloneable
@dataclass(slots=True)
class ImmortalityTable(Record):
    """Facts of the table: bonuses taken, Combat cards played, and troops lost."""

    first_taken: tuple[int, ...] = ()  # steps of the Tleilaxu track whose first bonus was taken (I5.7)
    combat_cards: tuple[SeatNumber, ...] = ()  # seats that played a Combat Intrigue card in this Conflict (I10.6)
    lost: tuple[int, ...] = ()  # troops of each seat that left the Conflict just decided (I22.19)
    harvested: tuple[SeatNumber, ...] = ()  # seats that played a card about those losses (I22.20)
    kind: Literal["immortality_table"] = "immortality_table"


def of_seat(state: GameState, seat: int) -> ImmortalitySeat:
    """Return the seat's record of Immortality; raise KeyError in a game without this box."""
    found: ImmortalitySeat = state.seats[seat].own[BOX]
    return found


def of_turn(turn: Turn) -> ImmortalityTurn:
    """Return the turn's record of Immortality; raise KeyError in a game without this box."""
    found: ImmortalityTurn = turn.own[BOX]
    return found


def of_table(state: GameState) -> ImmortalityTable:
    """Return the table's record of Immortality; raise KeyError in a game without this box."""
    found: ImmortalityTable = state.own[BOX]
    return found
