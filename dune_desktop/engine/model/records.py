"""Records: data that a box, or a rule that few games need, keeps for a seat, a turn or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.ids import CardId, OptionalCard
from dune_desktop.engine.model.vocabulary import Word

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState


class Record(Word, tag="kind"):
    """Data kept under a name in `Seat.own`, `Turn.own` or `GameState.own`; every field has a default."""

    __slots__ = ()

    kind: str

    if TYPE_CHECKING:

        def clone(self) -> Self: ...


@cloneable
@dataclass(slots=True)
class Row(Record):
    """A table record: the cards of a market that a box brings (`rules.rows`)."""

    shown: tuple[OptionalCard, ...] = ()  # "" for a slot that could not be refilled
    deck: tuple[CardId, ...] = ()  # face down, next one first
    kind: Literal["market_row"] = "market_row"


def of_own_turn(state: GameState, seat: int, name: str) -> Any:
    """Return the record of this name of the seat's own turn; None in another seat's turn or between turns."""
    turn = state.turn
    return turn.own[name] if turn is not None and turn.seat == seat else None
