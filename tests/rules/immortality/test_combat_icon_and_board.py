"""I12, I13: the Combat icon, trashing Intrigue cards, and Research Station."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.model.options import Reason
from tests.kit import Table, imm, immortality_table, proves

TRAVEL, OCCUPATION = imm("high_priority_travel"), imm("occupation")  # a Combat icon if one likes, and always
STATION, EXPERIMENTATION = imm("research_station"), imm("experimentation")


def deployable(t: Table) -> int:
    """How many troops may be deployed at most."""
    return max((option[1] for option in t.legal() if option[0] == "deploy"), default=0)


def traveled(space: str, **facts: Any) -> Table:
    """Seat 0 used the Combat icon of High Priority Travel there; five troops were in its garrison."""
    facts = {"influence": {"guild": 2}, "garrison": 5, "solari": 2, **facts}
    t = immortality_table(hand=[TRAVEL], **facts).play(TRAVEL, space)
    assert deployable(t) == 0
    return t.take("card:" + TRAVEL).branch(1)


@proves("I12.1", "I10.16")
def test_a_combat_icon_deploys_as_from_a_combat_space() -> None:
    """Two of the garrison at Mentat; with Hall of Oratory's recruit three."""
    assert deployable(traveled("mentat")) == 2
    t = immortality_table(hand=[TRAVEL], influence={"guild": 2}, garrison=5).play(TRAVEL, "hall_of_oratory")
    t.take("card:" + TRAVEL).branch(1)
    assert t.event("combat_icon") == [("combat_icon", 0, "card:" + TRAVEL)]
    assert deployable(t) == 3
    t.deploy(3)
    assert (t.troops(), t.garrison(), deployable(t)) == (3, 3, 0)


@proves("I12.1")
def test_without_the_icon_nothing_is_deployed_there() -> None:
    """The other branch draws a card."""
    t = immortality_table(hand=[TRAVEL], influence={"guild": 2}, garrison=5, solari=2, deck=["dagger"])
    t.play(TRAVEL, "mentat").take("card:" + TRAVEL).branch(0)
    assert deployable(t) == 0


@proves("I12.1")
def test_why_no_more_are_deployed() -> None:
    """With the icon all have gone; without it this is no Combat space."""
    t = traveled("mentat").deploy(2)
    assert t.rules.unavailable(t.state, t.decision(), "units") == Reason("deployed_all")
    t = immortality_table(hand=["dagger"], garrison=5, solari=2).play("dagger", "mentat")
    assert t.rules.unavailable(t.state, t.decision(), "units") == Reason("no_combat_space")


@proves("I12.1")
def test_it_lasts_for_this_turn_only() -> None:
    """Not for the Reveal turn, not for the next Agent turn."""
    t = traveled("mentat").setup(hand=["dagger"]).finish_turn().until_turn_of(0)
    assert deployable(t.play("dagger", "hall_of_oratory")) == 0
    t.finish_turn().until_turn_of(0)
    assert deployable(t.reveal()) == 0


@proves("I12.1")
@pytest.mark.parametrize("space", ["carthag", "imperial_basin"])
def test_it_adds_nothing_to_the_limit_of_a_combat_space(space: str) -> None:
    """Occupation's icon at Carthag: the recruit and two, at Imperial Basin two."""
    t = immortality_table(hand=[OCCUPATION], garrison=5).play(OCCUPATION, space)
    assert deployable(t) == (3 if space == "carthag" else 2)


@proves("I14.6", "I12.1")
def test_with_the_icon_dreadnoughts_are_deployed_too() -> None:
    """As from a Combat space: two units of the garrison in all."""
    t = immortality_table(ix=True, hand=[OCCUPATION], garrison=5, dreadnoughts={"garrison": 1})
    t.play(OCCUPATION, "smuggling").do("deploy", 1, 1)
    assert (t.troops(), t.ix().conflict, deployable(t)) == (1, 1, 0)


@proves("I12.2", "I20.7")
def test_trashing_an_intrigue_card_is_no_trashing_of_a_card() -> None:
    """Ruling 80: it takes one of the hand out of the game, for good; a card of the deck is not among the choices."""
    breakthrough = imm("breakthrough")
    t = immortality_table(hand=["dagger"], research="c6r2", intrigue=[breakthrough, "windfall"])
    t.intrigue(breakthrough).do("research", imm("c7r3")).take("research:" + imm("c7r3"))
    assert t.event("trash_intrigue") == [("trash_intrigue", 0, "windfall", "research:" + imm("c7r3"))]
    assert (t.hand()["dagger"], t.state.trashed) == (1, ())
    t.finish_round()
    assert "windfall" not in (*t.state.intrigue_deck, *t.state.intrigue_discard)


@proves("I12.3", "I3.1", "I5.1", "I6.1")
def test_the_other_new_icons() -> None:
    """Research, Specimen and Tleilaxu, each on a card."""
    t = (
        immortality_table(hand=[EXPERIMENTATION])
        .play(EXPERIMENTATION, "imperial_basin")
        .take("card:" + EXPERIMENTATION)
    )
    assert (t.research(), t.specimens()) == ("c1r3", 1)
    lab, contaminator = imm("bene_tleilax_lab"), imm("contaminator")
    assert immortality_table(hand=[lab]).play(lab, "carthag").specimens() == 1
    t = immortality_table(hand=[contaminator], water=1).play(contaminator, "hardy_warriors")
    assert t.take("card:" + contaminator).tleilaxu() == 1


@proves("I13.1", "I2.8", f"space:{STATION}")
def test_research_station() -> None:
    """A City space for 2 water: two cards and Research; a Combat space."""
    t = immortality_table(hand=["duncan_idaho"], deck=["dagger", "diplomacy", "reconnaissance"], water=3, garrison=3)
    t.play("duncan_idaho", STATION)
    assert (t.water(), t.rules.spaces[STATION].icon, deployable(t)) == (1, "city", 2)
    t.take("space:" + STATION, "gain").take("space:" + STATION, "research")
    assert (t.hand(), t.research()) == ({"dagger": 1, "diplomacy": 1}, "c1r3")
    t = immortality_table(hand=["duncan_idaho"], water=1)
    assert t.why_not("send", "duncan_idaho", STATION) == "cost"
