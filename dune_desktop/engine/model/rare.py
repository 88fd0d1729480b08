"""Records for words and traits that few boxes use, kept only in games whose components use one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import Todo
from dune_desktop.engine.model.ids import CardId, Faction, OptionalCard
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState

NAME = "rare"


@cloneable
@dataclass(slots=True)
class RareSeat(Record):
    """The record of a seat for rare words and traits."""

    on_win: tuple[Todo, ...] = ()  # effects for winning this round's Conflict (X9.10)
    turns: int = 0  # turns taken this round
    aside: OptionalCard = ""  # the card Ilesa set aside, seen by her only (X10.2)
    returned: OptionalCard = ""  # the card she took back at the start of this turn
    snooped: tuple[Faction, ...] = ()  # tracks whose Snooper token was reached, in that order (X10.6)
    kind: Literal["rare_seat"] = "rare_seat"


@cloneable
@dataclass(slots=True)
class RareTurn(Record):
    """The record of a turn for rare words and traits."""

    driven: int = 0  # enemy units made to retreat (X5.12)
    revealed: tuple[CardId, ...] = ()  # cards revealed
    swords: tuple[CardId, ...] = ()  # cards that gave swords, once for each time
    kind: Literal["rare_turn"] = "rare_turn"


def keep(builder: RulesBuilder) -> None:
    """Add these records to a game, for words and traits that use them."""
    builder.add_state(NAME, seat=RareSeat, turn=RareTurn)


def of_seat(state: GameState, seat: int) -> RareSeat:
    """Return the record of the seat; raise KeyError in a game without such words."""
    found: RareSeat = state.seats[seat].own[NAME]
    return found


def of_turn(state: GameState, seat: int) -> RareTurn | None:
    """Return the record of the seat's own turn; None in another seat's turn or between turns."""
    turn = state.turn
    return turn.own[NAME] if turn is not None and turn.seat == seat else None
