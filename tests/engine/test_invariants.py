"""Every invariant can fail: a sound position is broken on purpose and the violation is reported by name."""

from __future__ import annotations

import pytest

from dune_desktop.engine.frames import TurnFlow
from dune_desktop.engine.invariants import problems
from tests.kit import solo_table, table


def _seat(**changes):
    def apply(state):
        for name, value in changes.items():
            setattr(state.seats[0], name, value)

    return apply


def _state(**changes):
    def apply(state):
        for name, value in changes.items():
            setattr(state, name, value)

    return apply


BREAKS = {
    "seats": lambda state: state.seats.pop(),
    "negative": _seat(spice=-1),
    "troops": _seat(garrison=9),
    "influence": _seat(influence=(7, 0, 0, 0)),
    "known_top": _seat(known_top=99),
    "agents: seat 0 has 5": _seat(agents_left=5),
    "agents: seat 0 has an Agent on": _seat(agents=("nowhere",), agents_left=1),
    "points: seat 0 has": _seat(vp=9),
    "points: seat 0 and the fremen track": _seat(influence=(0, 0, 0, 2)),
    "points: seat 1 and the guild Alliance": _state(alliances=(-1, 1, -1, -1)),
    "cards": _seat(hand=("dagger",)),
    "row": _state(row=("scout",)),
    "intrigue": _seat(intrigue=("ambush", "ambush", "ambush")),
    "conflicts: 9 different": lambda state: setattr(state, "conflict_deck", state.conflict_deck[1:]),
    "conflicts: 1 revealed in round 3": _state(round=3),
    "alliance: nobody holds": _seat(influence=(0, 0, 0, 5)),
    "alliance: seat 2 holds": _state(alliances=(-1, -1, -1, 2)),
    "control: stillsuits has no flag": _state(control={"stillsuits": 0}),
    "control: seat 8 cannot": _state(control={"arrakeen": 8}),
    "bonus_spice": _state(bonus_spice={"hagga_basin": -2}),
    "mentat": _state(mentat=7),
    "stack: empty": lambda state: state.stack.clear(),
    "stack: the game itself": lambda state: state.stack.pop(0),
    "stack: 2 turns": lambda state: state.stack.append(TurnFlow()) or setattr(state, "turn", None),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_position_is_reported(name):
    """Breaking one thing is noticed, and the report names it."""
    t = table(4)
    assert problems(t.rules, t.state) == []
    BREAKS[name](t.state)
    assert any(name in line for line in problems(t.rules, t.state)), problems(t.rules, t.state)


def test_a_lost_house_hagal_card_is_reported():
    """House Hagal cards are conserved too."""
    t = solo_table()
    t.state.hagal_deck = t.state.hagal_deck[1:]
    assert any(line.startswith("hagal") for line in problems(t.rules, t.state))
