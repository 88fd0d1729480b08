"""What Rise of Ix adds to a position: to a seat, to a turn, to the table, and to what is in progress."""

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
    """Of a seat: its dreadnoughts (those not listed here stand on board spaces), Freighter, Negotiators and tiles."""

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
    """Of a turn: what was done in it."""

    recruited: int = 0  # dreadnoughts commissioned
    deployed: int = 0  # dreadnoughts deployed because of the Combat space
    joined: int = 0  # dreadnoughts deployed, whatever deployed them
    kind: Literal["ix_turn"] = "ix_turn"


@cloneable
@dataclass(slots=True)
class IxState(Record):
    """Of the table: the Tech tiles, and the dreadnoughts on control flags."""

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
    """A Tech tile was paid for; once its acquire effect is done it is its owner's and the next one is shown (X3.4)."""

    seat: SeatNumber
    tile: TileId
    stack: int
    kind: Literal["tech_taken"] = "tech_taken"


def of_seat(state: GameState, seat: int) -> IxSeat:
    """What Rise of Ix keeps of this seat; raises KeyError in a game without it."""
    found: IxSeat = state.seats[seat].own["ix"]
    return found


def of_table(state: GameState) -> IxState:
    """What Rise of Ix keeps of the table; raises KeyError in a game without it."""
    found: IxState = state.own["ix"]
    return found


def of_turn(state: GameState, seat: int) -> IxTurn | None:
    """The facts of the seat's own turn; None in anybody else's or between turns."""
    turn = state.turn
    return turn.own["ix"] if turn is not None and turn.seat == seat else None


def kept_of(seat: Seat) -> IxSeat | None:
    """What Rise of Ix keeps of the seat; None in a game without it."""
    return seat.own.get("ix")


def in_play(state: GameState) -> bool:
    """Whether the game is played with Rise of Ix."""
    return "ix" in state.own
