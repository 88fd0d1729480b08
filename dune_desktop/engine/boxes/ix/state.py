"""Records and frames that Rise of Ix adds to the game state."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.frames import Frame
from dune_desktop.engine.model.ids import Kind, SeatNumber, SpaceId
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Seat

DREADNOUGHTS = 2  # X1.7

TileId = Annotated[str, Kind("tech")]
OptionalTile = Annotated[str, Kind("tech", "")]


@cloneable
@dataclass(slots=True)
class IxSeat(Record):
    """A seat's dreadnoughts, Freighter, Negotiators and Tech tiles.

    Dreadnoughts on board spaces are stored in `IxState.holds` instead.
    """

    supply: int = DREADNOUGHTS
    garrison: int = 0
    conflict: int = 0
    freighter: int = 0  # steps above the bottom of the Shipping track
    negotiators: int = 0
    tech: tuple[TileId, ...] = ()
    face_down: tuple[TileId, ...] = ()  # tiles used this round (X3.14)
    kind: Literal["ix_seat"] = "ix_seat"


@cloneable
@dataclass(slots=True)
class IxTurn(Record):
    """Counts of the dreadnoughts that were commissioned and deployed in a turn."""

    recruited: int = 0  # dreadnoughts commissioned
    deployed: int = 0  # dreadnoughts deployed because of the Combat space
    joined: int = 0  # dreadnoughts deployed for any reason
    kind: Literal["ix_turn"] = "ix_turn"


@cloneable
@dataclass(slots=True)
class IxState(Record):
    """The Tech tiles of the table, and the dreadnoughts on control flags."""

    stacks: tuple[tuple[TileId, ...], ...] = ()  # face-down tiles of the three stacks, next one first
    shown: tuple[OptionalTile, ...] = ()  # the face-up tile of each stack, "" where it is empty
    removed: tuple[TileId, ...] = ()  # tiles out of the game
    holds: dict[SpaceId, tuple[SeatNumber, int]] = field(
        default_factory=dict
    )  # space -> seat with a dreadnought there, round
    kind: Literal["ix_table"] = "ix_table"


@cloneable
@dataclass(slots=True)
class TechTaken(Frame):
    """The frame of a Tech tile that was paid for and whose acquire effects are being carried out (X3.4).

    After them the tile goes to its owner and the next one of the stack is turned face up.
    """

    seat: SeatNumber
    tile: TileId
    stack: int
    kind: Literal["tech_taken"] = "tech_taken"


def of_seat(state: GameState, seat: int) -> IxSeat:
    """Return the seat's record of Rise of Ix; raise KeyError in a game without this box."""
    found: IxSeat = state.seats[seat].own["ix"]
    return found


def of_table(state: GameState) -> IxState:
    """Return the table's record of Rise of Ix; raise KeyError in a game without this box."""
    found: IxState = state.own["ix"]
    return found


def of_turn(state: GameState, seat: int) -> IxTurn | None:
    """Return the record of the current turn if it is the seat's own, else None."""
    turn = state.turn
    return turn.own["ix"] if turn is not None and turn.seat == seat else None


def kept_of(seat: Seat) -> IxSeat | None:
    """Return the seat's record of Rise of Ix, or None in a game without this box."""
    return seat.own.get("ix")


def in_play(state: GameState) -> bool:
    """Tell whether the game is played with Rise of Ix."""
    return "ix" in state.own
