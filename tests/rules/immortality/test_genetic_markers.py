"""I4: the two genetic markers, what they switch on, and what Research is after the second."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, imm, immortality_table, proves

BREAKTHROUGH, TALENTS = imm("breakthrough"), imm("vicious_talents")
LAB, MASTER, FERVOR = imm("bene_tleilax_lab"), imm("tleilaxu_master"), imm("spiritual_fervor")
RESEARCHER = imm("bene_tleilax_researcher")  # Reveal box: 1 persuasion, 1 more from each marker
EXPERIMENTATION = imm("experimentation")

NO_MARKER = ("c0r3", "c1r3", "c2r2", "c2r4", "c3r1", "c3r3", "c3r5")
FIRST = ("c4r2", "c4r4", "c4r6", "c5r1", "c5r3", "c5r5", "c6r2", "c6r4", "c6r6", "c7r1", "c7r3", "c7r5")
SECOND = ("c8r2", "c8r4", "c8r6")
REACHED = [(space, n) for n, spaces in enumerate((NO_MARKER, FIRST, SECOND)) for space in spaces]


def researches(space: str, *also: str, **facts: Any) -> Table:
    """Seat 0 plays Breakthrough with its token there, and holds these other Intrigue cards."""
    return immortality_table(research=space, intrigue=[BREAKTHROUGH, *also], **facts).intrigue(BREAKTHROUGH)


@proves("I4.1", "I4.2")
@pytest.mark.parametrize(("space", "n"), REACHED)
def test_a_column_unlocks_its_marker_for_the_rest_of_the_game(space: str, n: int) -> None:
    """From column 4 the first, in column 8 the second; lines with one marker work with two as well."""
    t = immortality_table(research=space, hand=[RESEARCHER]).reveal()
    assert t.persuasion() == 1 + n


@proves("I4.1")
@pytest.mark.parametrize(("space", "to", "told"), [("c3r3", "c4r2", 1), ("c3r5", "c4r6", 1), ("c7r3", "c8r4", 2)])
def test_reaching_a_marker_is_told(space: str, to: str, told: int) -> None:
    """To everybody, once."""
    t = researches(space).do("research", imm(to))
    assert t.event("marker") == [("marker", 0, told)]


@proves("I4.2")
@pytest.mark.parametrize(("space", "swords"), [("c3r3", 2), ("c4r4", 4), ("c7r5", 4), ("c8r2", 6)])
def test_with_the_second_marker_the_lines_of_the_first_still_work(space: str, swords: int) -> None:
    """Vicious Talents adds up to six swords."""
    t = immortality_table(research=space, intrigue=[TALENTS], conflict=1)
    t.setup(1, conflict=1, intrigue=["ambush"]).until_phase("combat")  # who could answer, so that Combat goes on
    assert t.intrigue(TALENTS).strength() == 2 + swords


@proves("I4.4", "I20.4")
def test_after_the_second_marker_a_research_icon_draws_a_card() -> None:
    """The token stays, nothing of its space is gained again."""
    t = researches("c8r2", deck=["dagger", "diplomacy"], spice=0)
    assert (t.research(), t.seat().hand, t.spice()) == ("c8r2", ("dagger",), 0)
    assert t.event("research") == []


@proves("I4.4", "I20.4")
def test_acquiring_a_research_icon_draws_too() -> None:
    """Spiritual Fervor; the card is drawn in the Reveal turn, so it is revealed (I4.6)."""
    t = immortality_table(hand=["arrakis_liaison"] * 2, deck=["diplomacy"], research="c8r4").row(FERVOR).reveal()
    t.buy(FERVOR)
    assert "diplomacy" in t.seat().in_play
    assert (t.persuasion(), t.research()) == (4 - 3 + 1, "c8r4")


@proves("I4.5")
@pytest.mark.parametrize(("space", "spice"), [("c8r2", 2), ("c8r4", 0)])
def test_the_step_into_the_last_column_is_a_move_with_its_bonus(space: str, spice: int) -> None:
    """No card is drawn for it."""
    t = researches("c7r3", deck=["dagger"], spice=0).do("research", imm(space))
    assert (t.research(), t.spice(), t.seat().hand) == (space, spice, ())


@proves("I4.5", "I4.6")
def test_of_two_steps_from_the_last_but_one_column_the_second_draws() -> None:
    """Tleilaxu Master: one move, one card, which is revealed at once with its persuasion."""
    t = immortality_table(hand=[MASTER], deck=["diplomacy", "dagger"], research="c7r1", spice=0).reveal()
    t.take("card:" + MASTER)
    assert (t.research(), t.spice(), t.seat().deck) == ("c8r2", 2, ("dagger",))
    assert (t.seat().in_play, t.seat().hand, t.persuasion()) == ((MASTER, "diplomacy"), (), 2)


@proves("I4.7", "I22.12")
def test_a_marker_reached_in_the_middle_of_a_turn_counts_at_once() -> None:
    """Bene Tleilax Lab was revealed before; its spice comes with the Research played afterwards."""
    t = immortality_table(hand=[LAB], research="c3r1", intrigue=[BREAKTHROUGH], spice=0).reveal()
    assert (t.persuasion(), t.spice()) == (1, 0)
    t.intrigue(BREAKTHROUGH)
    assert (t.markers(), t.spice()) == (1, 1)


@proves("I4.7", "I8.7")
def test_research_of_a_grafted_card_may_come_first() -> None:
    """Experimentation reaches the marker, then Unnatural Reflexes draws its two cards; the other way round nothing."""
    reflexes = imm("unnatural_reflexes")
    t = immortality_table(hand=[reflexes, EXPERIMENTATION], deck=["dagger", "diplomacy"], research="c3r1", water=1)
    t.graft(reflexes, EXPERIMENTATION, "hagga_basin")
    assert not t.can_take("card:" + reflexes)
    t.take("card:" + EXPERIMENTATION).take("card:" + reflexes)
    assert t.hand() == {"dagger": 1, "diplomacy": 1}


@proves("I4.8")
def test_another_players_marker_is_nothing_to_you() -> None:
    """Seat 1 has both."""
    t = immortality_table(hand=[LAB], spice=0).setup(1, research="c8r2").reveal()
    assert (t.persuasion(), t.spice(), t.markers(1)) == (1, 0, 2)
