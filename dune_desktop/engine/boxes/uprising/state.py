"""Records that Uprising adds to the game state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import Todo
from dune_desktop.engine.model.ids import CardId, ConflictId, Kind, Sources
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn

BOX: Final = "uprising"
SPIES: Final = 3  # of a seat (U1.5)

PostId = Annotated[str, Kind("post")]
OptionalPost = Annotated[str, Kind("post", "")]
ContractId = Annotated[str, Kind("contract")]
OptionalContract = Annotated[str, Kind("contract", "")]
OptionalObjective = Annotated[str, Kind("objective", "")]
TrainingId = Annotated[str, Kind("training", "")]


@cloneable
@dataclass(slots=True)
class UprisingSeat(Record):
    """A seat's Spies, Maker Hooks, contracts, and what it has won and not turned down yet."""

    spies: tuple[PostId, ...] = ()  # posts with one of its Spies; the others are in its supply
    hook: bool = False
    contracts: tuple[ContractId, ...] = ()  # not completed yet
    done: tuple[ContractId, ...] = ()  # completed
    objective: OptionalObjective = ""
    objective_down: bool = False  # turned face down
    won: tuple[ConflictId, ...] = ()  # Conflict cards won, in this order
    down: tuple[ConflictId, ...] = ()  # those of them that were turned face down
    training: TrainingId = ""  # the space of its training token
    memories: int = 0  # troops at the Bene Gesserit spaces (U13.12)
    kind: Literal["uprising_seat"] = "uprising_seat"


@cloneable
@dataclass(slots=True)
class UprisingTurn(Record):
    """Facts that hold until the turn ends."""

    recalled: bool = False  # whether the seat recalled a Spy (U6.9)
    placed: OptionalPost = ""  # the post where its leader placed its latest Spy
    due: tuple[ContractId, ...] = ()  # harvest contracts held when its Agent was sent, and not completed (U12.4)
    spice: int = 0  # spice gained (U12.5)
    doubled: int = 0  # how often the bonus spice it takes is gained once more
    bonus: int = 0  # bonus spice that its Agent took, once
    home: bool = False  # whether its units stay where they are (U13.5)
    on_acquire: tuple[Todo, ...] = ()  # what each acquired card brings (Call to Arms)
    revealed: tuple[CardId, ...] = ()  # this turn, in this order
    watching: Sources = ""  # the card that gives Influence for The Spice Must Flow (Guild Spy)
    flowed: bool = False  # whether The Spice Must Flow was acquired without that so far
    kind: Literal["uprising_turn"] = "uprising_turn"


@cloneable
@dataclass(slots=True)
class Sandworms(Record):
    """A seat's or turn's number of sandworms in the Conflict, or that joined it."""

    conflict: int = 0
    joined: int = 0
    kind: Literal["sandworms"] = "sandworms"


@cloneable
@dataclass(slots=True)
class UprisingTable(Record):
    """The Shield Wall and the contracts of the table."""

    wall: bool = True
    shown: tuple[OptionalContract, ...] = ()  # the face-up contracts, "" where none is left
    deck: tuple[ContractId, ...] = ()  # face down, next one first
    aside: tuple[ContractId, ...] = ()  # for one leader alone (U12.2)
    kind: Literal["uprising_table"] = "uprising_table"


def of_seat(state: GameState, seat: int) -> UprisingSeat:
    """Return the seat's record of Uprising; raise KeyError in a game without this box."""
    found: UprisingSeat = state.seats[seat].own[BOX]
    return found


def of_turn(turn: Turn) -> UprisingTurn:
    """Return the turn's record of Uprising; raise KeyError in a game without this box."""
    found: UprisingTurn = turn.own[BOX]
    return found


def own_turn(state: GameState, seat: int) -> UprisingTurn | None:
    """Return the record of the seat's own turn, None in another seat's turn or between turns."""
    turn = state.turn
    return of_turn(turn) if turn is not None and turn.seat == seat else None


def of_table(state: GameState) -> UprisingTable:
    """Return the table's record of Uprising; raise KeyError in a game without this box."""
    found: UprisingTable = state.own[BOX]
    return found
