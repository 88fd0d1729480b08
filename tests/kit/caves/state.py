"""The data of The Caves for a seat, a turn and the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.ids import SeatNumber, SpaceId
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState

WORMS = 2


@cloneable
@dataclass(slots=True)
class CavesSeat(Record):
    """A seat's sandworms and its visits to the caves."""

    supply: int = WORMS
    garrison: int = 0
    conflict: int = 0
    visits: int = 0
    kind: Literal["caves_seat"] = "caves_seat"


@cloneable
@dataclass(slots=True)
class CavesTurn(Record):
    """A turn's sandworms: recruited, deployed because of the Combat space, and deployed in all."""

    recruited: int = 0
    deployed: int = 0
    joined: int = 0
    kind: Literal["caves_turn"] = "caves_turn"


@cloneable
@dataclass(slots=True)
class CavesTable(Record):
    """The table's Pounders that wait."""

    pounders: dict[SpaceId, SeatNumber] = field(default_factory=dict)  # space -> owner
    kind: Literal["caves_table"] = "caves_table"


def of_seat(state: GameState, seat: int) -> CavesSeat:
    """Return the seat's data."""
    found: CavesSeat = state.seats[seat].own["caves"]
    return found


def of_table(state: GameState) -> CavesTable:
    """Return the table's data."""
    found: CavesTable = state.own["caves"]
    return found


def pounders_by_space(data: dict[str, Any]) -> dict[str, Any]:
    """Migrate older saves, which had a field `pounders` of the game, a list of [space, seat]."""
    state = data.get("state")
    if not isinstance(state, dict) or not isinstance(state.get("pounders"), list):
        return data
    state = dict(state)
    kept = {"pounders": dict(state.pop("pounders")), "kind": "caves_table"}
    seats = [{**seat, "own": {**seat["own"], "caves": {"kind": "caves_seat"}}} for seat in state["seats"]]
    turn = state["turn"]
    if turn is not None:
        turn = {**turn, "own": {**turn["own"], "caves": {"kind": "caves_turn"}}}
    return {**data, "state": {**state, "own": {**state["own"], "caves": kept}, "seats": seats, "turn": turn}}
