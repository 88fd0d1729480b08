"""R29 with Immortality: what is hidden, and what a seat has seen and every world it thinks in honours."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.session import Session
from tests.kit import Table, imm, immortality_table, proves, worth
from tests.rules.test_what_a_seat_remembers import always

NOBODY_IN_PARTICULAR = -1
ALL = (NOBODY_IN_PARTICULAR, 0, 1, 2, 3)
GHOLA, INITIATE, GENES, SUBJECT = imm("ghola"), imm("face_dancer_initiate"), imm("corrino_genes"), imm("subject_x_137")
MASTER, MANUFACTURER, CHAIRDOG = imm("tleilaxu_master"), imm("stillsuit_manufacturer"), imm("chairdog")
BREAKTHROUGH, CELLS = imm("breakthrough"), imm("harvest_cells")


def deck_of(state: GameState) -> tuple[str, ...]:
    """The Tleilaxu deck."""
    return row_of(state, "tleilaxu").deck


@proves("I2.5", "R29.1")
@pytest.mark.parametrize("seat", ALL)
def test_the_tleilaxu_deck_is_hidden_and_the_row_open(seat: int) -> None:
    """How many cards are left is open."""
    seen = immortality_table().view(seat)
    assert set(deck_of(seen)) == {"?"}
    assert len(deck_of(seen)) == 16
    assert "?" not in row_of(seen, "tleilaxu").shown


@proves("I2.5", "R29.1")
def test_the_order_of_the_tleilaxu_deck_differs_from_world_to_world() -> None:
    """Its cards are those that lie nowhere in sight."""
    t = immortality_table(hand=[GHOLA], discard=[GENES]).watch()
    worlds = t.worlds(0)
    assert always(worlds, lambda world: sorted(deck_of(world)) == sorted(deck_of(t.state)))
    assert len({deck_of(world) for world in worlds}) > 10


@proves("I6.9", "I2.6", "R1.4")
@pytest.mark.parametrize("seat", ALL)
def test_tokens_and_specimens_are_open(seat: int) -> None:
    """Everything that stands on the Bene Tleilax board, and who has Family Atomics."""
    t = immortality_table(specimens=3, research="c4r2", tleilaxu=4).setup(1, atomics=False, specimens=1)
    seen = t.view(seat)
    assert [player.own["immortality"] for player in seen.seats] == [
        player.own["immortality"] for player in t.state.seats
    ]
    assert seen.own["immortality"].first_taken == (4,)


@proves("I8.8", "R29.1")
def test_both_grafted_cards_are_shown() -> None:
    """In play, to all; the rest of the hand stays hidden."""
    t = immortality_table(hand=[GHOLA, "dagger", "diplomacy"]).watch().graft(GHOLA, "dagger", "carthag")
    for seat in (NOBODY_IN_PARTICULAR, 1):
        seen = t.view(seat).seats[0]
        assert (sorted(seen.in_play), seen.hand) == (["dagger", GHOLA], ("?",))
    worlds = t.worlds(1)
    assert always(worlds, lambda world: sorted(world.seats[0].in_play) == ["dagger", GHOLA])
    assert len({world.seats[0].hand for world in worlds}) > 1


@proves("I10.20", "R29.1")
def test_a_card_that_came_back_from_play_is_known_to_be_in_hand() -> None:
    """Stillsuit Manufacturer; the other card of the hand is not known."""
    t = immortality_table(hand=[MANUFACTURER, "dagger"], influence={"fremen": 4}).watch()
    t.play(MANUFACTURER, "carthag").finish_turn()
    assert MANUFACTURER in t.seat().hand
    assert t.view(1).seats[0].hand == ("?", "?")
    worlds = t.worlds(1)
    assert always(worlds, lambda world: MANUFACTURER in world.seats[0].hand)
    assert len({frozenset(world.seats[0].hand) for world in worlds}) > 1


@proves("I20.5", "I4.3", "R29.2")
def test_a_tleilaxu_card_on_top_of_the_deck_is_known_to_all() -> None:
    """It was acquired face up; drawn, it is known to be in the hand."""
    t = immortality_table(hand=["dagger"], deck=["diplomacy", *worth(4)], specimens=1, research="c4r2")
    t.tleilaxu_row(GENES, SUBJECT).watch().reveal().buy(GENES, to="top")
    for seat in ALL:
        assert t.view(seat).seats[0].deck[:2] == (GENES, "?")
    assert always(t.worlds(1), lambda world: world.seats[0].deck[0] == GENES)
    t.finish_round()
    assert GENES in t.seat().hand
    assert t.view(1).seats[0].hand == ("?",) * len(t.seat().hand)
    assert always(t.worlds(1), lambda world: GENES in world.seats[0].hand)


@proves("I10.24", "R29.1")
def test_a_card_acquired_to_the_hand_is_known_to_be_there() -> None:
    """Tleilaxu Master with both markers took it from the Row before everybody's eyes."""
    t = immortality_table(hand=[MASTER, "dagger"], research="c8r2").row("stilgar").watch()
    t.play(MASTER, "imperial_basin").take("card:" + MASTER).do("acquire", "stilgar", 0, "hand")
    assert "stilgar" in t.seat().hand
    assert t.view(1).seats[0].hand == ("?", "?")
    assert always(t.worlds(1), lambda world: "stilgar" in world.seats[0].hand)


@proves("I12.2", "R29.1")
def test_a_trashed_intrigue_card_is_out_of_the_game_for_all() -> None:
    """It is shown, and in no world does anybody hold or draw it."""
    t = immortality_table(research="c6r2", intrigue=[BREAKTHROUGH, "windfall"]).watch().intrigue(BREAKTHROUGH)
    t.do("research", imm("c7r3")).take("research:" + imm("c7r3"))
    assert t.view(2).own["trashed_intrigue"].cards == ("windfall",)
    (event,) = t.event("trash_intrigue")
    assert seen_by(event, 2) == event
    for world in t.worlds(2):
        everywhere = (*world.intrigue_deck, *(card for player in world.seats for card in player.intrigue))
        assert "windfall" not in everywhere


@proves("I11.2", "R29.1")
def test_the_cards_family_atomics_removed_are_in_no_deck() -> None:
    """The new Row is open."""
    t = immortality_table().row("stilgar", "chani").watch().do("atomics")
    for world in t.worlds(1):
        assert {"stilgar", "chani"} <= set(world.trashed)
        assert world.row == t.state.row
    assert len({world.imperium_deck for world in t.worlds(1)}) > 10


def lost_troops(n: int, *intrigue: str, other: tuple[str, ...] = ()) -> Table:
    """Seat 0 with these Intrigue cards lost n troops in the Conflict; seat 1 with the others none."""
    t = immortality_table(garrison=0, intrigue=list(intrigue)).setup(1, intrigue=list(other))
    return t.first_player(0).fight(2 * n)


def asked_as_units_go_home(t: Table) -> list[int]:
    """Who is asked then, before the next round begins."""
    seen: list[int] = []
    while t.state.round == 1:
        if t.decision().kind == "home":
            seen.append(t.asked())
        t.idle()
    return seen


@proves("I10.11", "I22.20", "R29.1")
@pytest.mark.parametrize(
    ("n", "intrigue", "asked"),
    [(3, CELLS, [0]), (3, "windfall", []), (2, CELLS, []), (3, "", [])],
    ids=["Harvest Cells", "another card", "two troops", "no card"],
)
def test_who_lost_three_troops_and_holds_the_card_is_asked(n: int, intrigue: str, asked: list[int]) -> None:
    """Ruling 81: nobody has to pass in every round for a card that he does not hold."""
    t = lost_troops(n, *filter(None, [intrigue]), other=("ambush",))
    assert asked_as_units_go_home(t) == asked


def session(t: Table) -> Session:
    """The table as a running game that people sit at."""
    return Session(t.rules, t.state, 1, tuple(f"Seat {seat}" for seat in range(len(t.state.seats))))


@proves("I11.1", "I7.4")
def test_who_has_seen_a_new_card_does_not_take_it_back() -> None:
    """Family Atomics and an acquired Tleilaxu card show what comes next."""
    running = session(immortality_table())
    running.answer(("atomics",))
    assert (running.undoable(), running.closed_by) == (None, "cards")
    running = session(immortality_table(hand=["dagger"], specimens=1).tleilaxu_row(GENES, SUBJECT).reveal())
    running.answer(("acquire", GENES, "tleilaxu:0", "discard"))
    assert (running.undoable(), running.closed_by) == (None, "cards")


@proves("I3.1", "I6.3")
def test_what_shows_nothing_new_can_be_taken_back() -> None:
    """A step of the research token that gives a specimen, and a specimen that went back."""
    running = session(immortality_table(research="c1r3", intrigue=[BREAKTHROUGH], specimens=1))
    before = running.state.clone()
    running.answer(("release",))
    running.answer(("intrigue", BREAKTHROUGH))
    running.answer(("research", imm("c2r2")))
    for _ in range(3):
        running.undo()
    assert running.state == before
