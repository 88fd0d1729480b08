"""Every invariant can fail: a sound position is broken on purpose and the violation is reported by name."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.frames import TurnFlow
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.engine.validation.invariants import problems
from tests.kit import immortality_table, ix_table, solo_table, table


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


def _ix_seat(**changes):
    def apply(state):
        for name, value in changes.items():
            setattr(state.seats[0].own.get("ix"), name, value)

    return apply


def _ix_table(**changes):
    def apply(state):
        for name, value in changes.items():
            setattr(state.own.get("ix"), name, value)

    return apply


def _other_top(state):
    """A tile of a seat lies face up as well: one too many, and the one it covers is lost."""
    state.own["ix"].shown = ("windtraps", *state.own["ix"].shown[1:])


def _hide_the_top(state):
    """The face-up tile of a stack lies face down on it instead."""
    top = state.own["ix"].shown[0]
    state.own["ix"].stacks = ((top, *state.own["ix"].stacks[0]), *state.own["ix"].stacks[1:])
    state.own["ix"].shown = ("", *state.own["ix"].shown[1:])


IX_BREAKS = {
    "negative: seat 0 has -1 dreadnoughts": _ix_seat(garrison=-1, supply=2),
    "negative: seat 0 has -1 dreadnoughts somewhere": _ix_seat(conflict=2, supply=-1),
    "negative: seat 0 has -2 Negotiators": _ix_seat(negotiators=-2),
    "troops: seat 0 has 14": _ix_seat(negotiators=3),
    "dreadnoughts: seat 0 has 3 of 2": _ix_seat(garrison=1),
    "dreadnoughts: seat 3 has 3 of 2": _ix_table(holds={"carthag": (3, 1)}),
    "dreadnoughts: wealth has no flag": _ix_table(holds={"wealth": (0, 1)}),
    "freighter: seat 0 is at step 4": _ix_seat(freighter=4),
    "freighter: seat 0 is at step -1": _ix_seat(freighter=-1),
    "tiles: seat 0 turned down": _ix_seat(face_down=("flagship",)),
    "tiles: ['windtraps'] lost or made": _ix_seat(tech=()),
    "tiles: ['flagship'] lost or made": _ix_seat(tech=("windtraps", "flagship")),
    "tiles: ['artillery'] lost or made": _ix_table(removed=("artillery",)),
    "tiles: ['spaceport', 'windtraps'] lost or made": _other_top,
    "tiles: stack 0 shows nothing": _hide_the_top,
    "cards: 9 of dagger instead of 8": lambda state: setattr(state.seats[0].own["set_aside"], "card", "dagger"),
}


@pytest.mark.parametrize("name", IX_BREAKS)
def test_a_broken_position_of_rise_of_ix_is_reported(name):
    """The same for what the box adds: dreadnoughts, Freighters, Negotiators, tiles, the card set aside."""
    t = ix_table(tech=["windtraps"], negotiators=1).shown("spaceport", "shuttle_fleet", "memocorders")
    assert problems(t.rules, t.state) == []
    IX_BREAKS[name](t.state)
    assert any(name in line for line in problems(t.rules, t.state)), problems(t.rules, t.state)


def _trashed(state):
    state.own["trashed_intrigue"].cards = ("windfall",)


def _immortality(what, **changes):
    """Of seat 0, of the turn or of the table: what Immortality keeps of it."""

    def apply(state):
        kept = {"seat": state.seats[0], "turn": state.turn, "table": state}[what].own["immortality"]
        for name, value in changes.items():
            setattr(kept, name, value)

    return apply


def _double(state):
    """A card of the Tleilaxu deck lies in the Row as well."""
    row = row_of(state, "tleilaxu")
    row.shown = (row.deck[0], row.shown[1])


IMMORTALITY_BREAKS = {
    "troops: seat 0 has 13": _immortality("seat", tanks=3),
    "negative: seat 0 has -1 troops": lambda state: setattr(state.seats[0], "supply", -1),
    "specimens: seat 0 has -1": _immortality("seat", tanks=-1),
    "tleilaxu: seat 0 is at step 8": _immortality("seat", tleilaxu=8),
    "tleilaxu: the first came to (), not [4]": _immortality("seat", tleilaxu=4),
    "tleilaxu: the first came to (4,), not []": _immortality("table", first_taken=(4,)),
    "research: seat 0 stands at ''": _immortality("seat", research=""),
    "graft: 'dagger' with ''": _immortality("turn", partner="dagger"),
    "graft: slot 0 is not that of ''": _immortality("turn", borrowed=0),
    "intrigue: 2 of windfall instead of 1": lambda state: setattr(
        state.own["trashed_intrigue"], "cards", ("windfall",)
    ),
    "cards: 2 of immortality/": _double,
}


@pytest.mark.parametrize("name", IMMORTALITY_BREAKS)
def test_a_broken_position_of_immortality_is_reported(name):
    """Specimens, tokens, the pair of the turn, the Tleilaxu Row and cards out of the game."""
    t = immortality_table(specimens=2)
    assert problems(t.rules, t.state) == []
    IMMORTALITY_BREAKS[name](t.state)
    assert any(name in line for line in problems(t.rules, t.state)), problems(t.rules, t.state)


def test_a_card_set_aside_is_not_lost():
    """Taken from the hand and set aside it is counted once."""
    t = ix_table(hand=["dagger"])
    t.state.seats[0].hand, t.state.seats[0].own["set_aside"].card = (), "dagger"
    assert problems(t.rules, t.state) == []


def test_a_tile_being_taken_is_not_lost():
    """While its acquire effect is asked about, it is neither on the board nor owned, and the position is sound."""
    t = ix_table(hand=["ixian_engineer"], spice=2).shown("memocorders", "flagship", "spaceport")
    t.play("ixian_engineer", "smuggling").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert t.state.own["ix"].shown[0] == ""
    assert problems(t.rules, t.state) == []
