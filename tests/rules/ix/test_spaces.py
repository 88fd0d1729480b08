"""X2: the board spaces of the overlay and of the Ix board."""

import pytest

from tests.kit import ix_table, proves

NEW = ("interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought")


@proves("X2.1")
@pytest.mark.parametrize("space", ["hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"])
def test_covered_spaces_cannot_be_visited(space):
    """With any card and riches: no Agent goes there."""
    t = ix_table(hand=["dagger", "dune_the_desert_planet", "lady_jessica"], solari=9, spice=9)
    assert not [option for option in t.legal() if option[0] == "send" and option[2] == space]


@proves("X2.2")
def test_the_high_council_is_as_it_was():
    """5 Solari, once per game, 2 persuasion each Reveal turn."""
    t = ix_table(hand=["dagger"], solari=4)
    assert t.why_not("send", "dagger", "high_council") == "cost"
    t.setup(solari=5).play("dagger", "high_council").finish_turn()
    assert (t.solari(), t.seat().council) == (0, True)
    t.until_turn_of(0).reveal()
    assert t.persuasion() == 2
    t.finish_turn().finish_round().until_turn_of(0).setup(hand=["dagger"], solari=5)
    assert t.why_not("send", "dagger", "high_council") == "once"


@proves("X2.2")
def test_the_high_council_has_room_for_four():
    """All four players take a seat."""
    t = ix_table(hand=["dagger"], solari=5)
    for seat in range(4):
        t.until_turn_of(seat)
        t.setup(seat, hand=["dagger"], solari=5)
        for other in range(seat):
            t.setup(other, agents=[])
        t.play("dagger", "high_council").finish_turn()
    assert all(t.seat(seat).council for seat in range(4))


@proves("X2.2")
def test_mentat_and_swordmaster_are_as_they_were():
    """2 Solari for a card and the Mentat, 8 for the Swordmaster."""
    t = ix_table(hand=["dagger", "dagger"], solari=10).play("dagger", "mentat").finish_turn()
    assert (t.solari(), t.state.mentat) == (8, 0)
    t.until_turn_of(0).play("dagger", "swordmaster").finish_turn()
    assert (t.solari(), t.seat().swordmaster, t.seat().agents_left) == (0, True, 2)


@proves("X2.3")
def test_interstellar_shipping_needs_two_guild_influence():
    """One is not enough, as for every requirement."""
    t = ix_table(hand=["dune_the_desert_planet"], influence={"guild": 1})
    assert t.why_not("send", "dune_the_desert_planet", "interstellar_shipping") == "influence"
    t.setup(influence={"guild": 2})
    assert t.can("send", "dune_the_desert_planet", "interstellar_shipping")


@proves("X2.3", "X4.8")
def test_interstellar_shipping_has_two_freighter_icons():
    """Two steps up, not three."""
    t = ix_table(hand=["dune_the_desert_planet"], influence={"guild": 2})
    t.play("dune_the_desert_planet", "interstellar_shipping").take("space:interstellar_shipping")
    t.do("freighter", "advance").do("freighter", "advance")
    assert t.ix().freighter == 2
    assert not t.can("freighter")


@proves("X2.4")
def test_smuggling_gives_a_solari_and_one_freighter_icon():
    """One step up, not two."""
    t = ix_table(hand=["dune_the_desert_planet"], solari=0).play("dune_the_desert_planet", "smuggling")
    assert t.solari() == 1
    t.take("space:smuggling").do("freighter", "advance")
    assert t.ix().freighter == 1
    assert not t.can_take("space:smuggling")


@proves("X2.5", "X3.7")
def test_tech_negotiation_offers_a_tile_for_one_less_or_a_negotiator_not_both():
    """After either one nothing is left of the space."""
    t = ix_table(hand=["dagger"], spice=2).shown("training_drones", "flagship", "spaceport")
    t.play("dagger", "tech_negotiation").take("space:tech_negotiation").branch(0)
    t.do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (0, ("training_drones",))
    assert not t.can_take("space:tech_negotiation")
    t = ix_table(hand=["dagger"], spice=2).play("dagger", "tech_negotiation").take("space:tech_negotiation").branch(1)
    t.do("negotiate", 1)
    assert (t.ix().negotiators, t.ix().tech) == (1, ())
    assert not t.can_take("space:tech_negotiation")


@proves("X2.5")
def test_tech_negotiation_gives_persuasion_while_the_agent_is_there():
    """One on the own Reveal turn; nothing without the Agent."""
    assert ix_table(agents=["tech_negotiation"]).reveal().persuasion() == 1
    assert ix_table(agents=["dreadnought"]).reveal().persuasion() == 0
    assert ix_table().setup(1, agents=["tech_negotiation"]).reveal().persuasion() == 0


@proves("X2.6", "X5.1")
def test_the_dreadnought_space_costs_three_and_gives_a_dreadnought_and_a_tile():
    """Both; the tile at full price and optional."""
    t = ix_table(hand=["dagger"], solari=3, spice=3).shown("training_drones", "flagship", "spaceport")
    t.play("dagger", "dreadnought")
    assert (t.solari(), t.ix().garrison, t.ix().supply) == (0, 1, 1)
    t.take("space:dreadnought", "acquire_tech").do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (0, ("training_drones",))


@proves("X2.6", "X3.1")
def test_the_dreadnought_space_without_a_tile_and_without_a_dreadnought():
    """One may go for the other half alone: no dreadnought left, or no tile wanted."""
    t = ix_table(hand=["dagger"], solari=2)
    assert t.why_not("send", "dagger", "dreadnought") == "cost"
    t = ix_table(hand=["dagger"], solari=3, spice=8, dreadnoughts={"garrison": 2}).play("dagger", "dreadnought")
    assert (t.ix().garrison, t.can_take("space:dreadnought", "acquire_tech")) == (2, True)
    t.end_turn()
    assert (t.spice(), t.ix().tech) == (8, ())


@proves("X2.7")
@pytest.mark.parametrize("space", NEW)
def test_the_new_spaces_are_no_combat_spaces(space):
    """Neither garrison nor dreadnoughts may be deployed after an Agent went there."""
    t = ix_table(hand=["negotiated_withdrawal"], solari=3, influence={"guild": 2}, dreadnoughts={"garrison": 1})
    t.play("negotiated_withdrawal", space)
    assert not t.can("deploy")


@proves("X2.8")
@pytest.mark.parametrize("space", NEW)
def test_the_new_spaces_hold_one_agent(space):
    """Occupied like any other."""
    t = ix_table(hand=["negotiated_withdrawal"], solari=3, influence={"guild": 2}).setup(1, agents=[space])
    assert t.why_not("send", "negotiated_withdrawal", space) == "occupied"


@proves("X2.8")
@pytest.mark.parametrize("space", NEW)
def test_the_new_spaces_can_be_closed_by_the_voice(space):
    """No opponent goes there."""
    t = ix_table(hand=["negotiated_withdrawal"], solari=3, influence={"guild": 2}).voice(space, 1)
    assert t.why_not("send", "negotiated_withdrawal", space) == "voice"


@proves("X2.8")
def test_leto_pays_one_less_for_the_dreadnought_space():
    """It is a Landsraad space: 2 Solari; another leader cannot go for 2."""
    assert ix_table(hand=["dagger"], solari=2, leader="duke_leto_atreides").play("dagger", "dreadnought").solari() == 0
    assert not ix_table(hand=["dagger"], solari=2).can("send", "dagger", "dreadnought")


@proves("X2.8")
@pytest.mark.parametrize(("space", "passes"), [("dreadnought", True), ("tech_negotiation", True), ("smuggling", False)])
def test_helena_goes_to_occupied_landsraad_spaces(space, passes):
    """The two on the Ix board, not the Spice Trade ones of the overlay."""
    t = ix_table(hand=["negotiated_withdrawal"], solari=3, leader="helena_richese").setup(1, agents=[space])
    assert t.can("send", "negotiated_withdrawal", space) is passes


@proves("X2.8")
def test_ilban_draws_for_the_three_solari():
    """He pays Solari for a board space."""
    t = ix_table(hand=["dagger"], solari=3, leader="count_ilban_richese").play("dagger", "dreadnought")
    t.take("leader:count_ilban_richese")
    assert len(t.seat().hand) == 1
