"""Clones forget no field and share nothing that changes in place."""

from __future__ import annotations

from dataclasses import fields

import pytest

from dune_desktop.engine.boxes.immortality.state import ImmortalitySeat, ImmortalityTable, ImmortalityTurn
from dune_desktop.engine.boxes.ix.state import IxSeat, IxState, IxTurn
from dune_desktop.engine.model import frames, state
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.model.state import GameState, Seat, Turn
from dune_desktop.engine.rules.leader_traits import ReachedSnoopers, SetAside
from dune_desktop.engine.rules.promises import Promises
from dune_desktop.engine.rules.sword_cards import RevealedSwords
from dune_desktop.engine.rules.units import DrivenBack
from tests.kit import ix_table, table

RECORDS = [
    Seat,
    Turn,
    GameState,
    IxSeat,
    IxTurn,
    IxState,
    SetAside,
    ReachedSnoopers,
    Promises,
    RevealedSwords,
    DrivenBack,
    ImmortalitySeat,
    ImmortalityTurn,
    ImmortalityTable,
    *(cls for cls in vars(frames).values() if hasattr(cls, "clone") and isinstance(cls, type)),
]


def _example(cls, field):
    """A value for a field that no default equals."""
    kind = str(field.type)
    if field.name == "seats" and cls is GameState:
        return [Seat(solari=3)]
    if field.name == "stack":
        return [frames.Ask(0, "card:x", Gain("spice", 2))]
    if field.name == "turn":
        return Turn(2)
    if field.name == "own":
        return {"ix": {Seat: IxSeat, Turn: IxTurn, GameState: IxState}[cls]()}
    if field.name == "effect":
        return Gain("spice", 2)
    if kind.startswith("dict"):
        return {"x": 1}
    if kind.startswith("tuple"):
        return ("marked",)
    if kind == "bool":
        return field.default is not True
    return 7 if kind == "int" else "marked"


@pytest.mark.parametrize("cls", RECORDS, ids=lambda cls: cls.__name__)
def test_every_field_is_cloned(cls):
    """A value set in any field is found in the clone, and the clone is equal."""
    for field in fields(cls):
        values = {other.name: _example(cls, other) for other in fields(cls) if other.name != "kind"}
        original = cls(**values)
        copy = original.clone()
        assert copy == original
        assert copy is not original
        assert getattr(copy, field.name) == getattr(original, field.name)


def test_records_have_no_hidden_fields():
    """Nothing can be stored in a position that its fields do not name (except the scratch of a running call)."""
    t = table(4)
    for record in (t.state.seats[0], t.state.turn, t.state.stack[0]):
        with pytest.raises(AttributeError):
            record.unheard_of = 1
    assert set(state._Scratch.__slots__) == {"events", "offer"}


def test_seats_turn_and_frames_belong_to_one_position():
    """Changing a clone's parts leaves the original alone."""
    t = table(4)
    copy = t.state.clone()
    copy.seats[0].solari += 5
    copy.turn.persuasion = 9
    copy.stack.pop()
    assert t.state.seats[0].solari != copy.seats[0].solari
    assert t.state.turn.persuasion == 0
    assert len(t.state.stack) == len(copy.stack) + 1


def test_what_boxes_keep_belongs_to_one_position():
    t = ix_table()
    copy = t.state.clone()
    copy.seats[0].own["ix"].freighter = 3
    copy.own["ix"].removed = ("flagship",)
    copy.turn.own["driven_back"].n = 1
    assert (t.ix().freighter, t.state.own["ix"].removed, t.state.turn.own["driven_back"].n) == (0, (), 0)
