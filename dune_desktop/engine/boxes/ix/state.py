"""What Rise of Ix adds to a position: to a seat, to a turn, and to the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dune_desktop.engine.copying import cloneable
from dune_desktop.engine.effects import Todo
from dune_desktop.engine.ids import CardId, Faction, OptionalCard, OptionalTile, SeatNumber, SpaceId, TileId

if TYPE_CHECKING:
    from dune_desktop.engine.state import GameState

DREADNOUGHTS = 2  # X1.7


@cloneable
@dataclass(slots=True)
class IxSeat:
    """Of a seat: its dreadnoughts (those not listed here stand on board spaces), Freighter, Negotiators and tiles."""

    supply: int = DREADNOUGHTS
    garrison: int = 0
    conflict: int = 0
    freighter: int = 0  # steps above the bottom of the Shipping track
    negotiators: int = 0
    tech: tuple[TileId, ...] = ()
    face_down: tuple[TileId, ...] = ()  # tiles used this round (X3.14)
    on_win: tuple[Todo, ...] = ()  # promised for winning this round's Conflict (X9.10)
    turns: int = 0  # turns taken this round
    aside: OptionalCard = ""  # the card Ilesa set aside, seen by her only
    snooped: tuple[Faction, ...] = ()  # tracks whose Snooper token was reached, in that order

    if TYPE_CHECKING:

        def clone(self) -> IxSeat: ...


@cloneable
@dataclass(slots=True)
class IxTurn:
    """Of a turn: what was done in it."""

    commissioned: int = 0  # dreadnoughts commissioned
    deployed: int = 0  # dreadnoughts deployed because of the Combat space
    joined: int = 0  # dreadnoughts deployed, whatever deployed them
    driven: int = 0  # enemy units made to retreat by Desert Ambush
    revealed: tuple[CardId, ...] = ()  # cards revealed
    swords: tuple[CardId, ...] = ()  # cards that gave swords, once for each time
    returned: OptionalCard = ""  # the card Ilesa took back at the start of it
    extra: bool = False  # another turn follows it

    if TYPE_CHECKING:

        def clone(self) -> IxTurn: ...


@cloneable
@dataclass(slots=True)
class IxState:
    """Of the table: the Tech tiles, and the dreadnoughts on control flags."""

    stacks: tuple[tuple[TileId, ...], ...] = ()  # face-down tiles of the three stacks, next one first
    shown: tuple[OptionalTile, ...] = ()  # the face-up tile of each stack, "" where it is empty
    removed: tuple[TileId, ...] = ()  # tiles out of the game
    holds: dict[SpaceId, tuple[SeatNumber, int]] = field(
        default_factory=dict
    )  # space -> seat with a dreadnought there, round
    owed: int = 0  # Agent turns of the first player that House Hagal has not yet answered (X17.18)

    if TYPE_CHECKING:

        def clone(self) -> IxState: ...


def of_seat(state: GameState, seat: int) -> IxSeat:
    """What Rise of Ix keeps of this seat."""
    found = state.seats[seat].ix
    assert found is not None, "the game is played without Rise of Ix"
    return found


def of_table(state: GameState) -> IxState:
    """What Rise of Ix keeps of the table."""
    assert state.ix is not None, "the game is played without Rise of Ix"
    return state.ix


def of_turn(state: GameState, seat: int) -> IxTurn | None:
    """The facts of the seat's own turn; None in anybody else's or between turns."""
    turn = state.turn
    return turn.ix if turn is not None and turn.seat == seat else None
