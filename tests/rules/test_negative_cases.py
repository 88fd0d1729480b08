"""R30: what must be refused: nothing that begins so is among the options of whoever is asked."""

import pytest

from tests.kit import proves, solo_table, table, worth


def refused(t, *option):
    """The seat that is asked cannot do this."""
    return not t.can(*option)


@proves("R30.1", "card:stilgar", "space:the_great_flat")
def test_water_of_the_card_does_not_pay_the_space():
    """The Great Flat costs two water; one water and Stilgar's one are not enough."""
    assert refused(table(hand=["stilgar"], water=1), "send", "stilgar", "the_great_flat", 0, "")


@proves("R30.2", "R7.12", "space:sell_melange")
@pytest.mark.parametrize("spice", [0, 1, 2, 3, 4, 5, 9])
def test_no_more_spice_is_sold_than_owned(spice):
    """With less than two the space is closed; otherwise 2 to 5, but not more than there is."""
    t = table(hand=["dune_the_desert_planet"], spice=spice)
    rates = {option[3] for option in t.legal() if option[:3] == ("send", "dune_the_desert_planet", "sell_melange")}
    assert rates == {rate for rate in range(4) if rate + 2 <= spice}
    if spice < 5:
        assert refused(t, "send", "dune_the_desert_planet", "sell_melange", 3, "")


@proves("R30.3", "space:sietch_tabr")
def test_sietch_tabr_at_fremen_influence_one():
    """Closed, even with a card that has the City icon and any other means."""
    assert refused(table(hand=["chani"], influence={"fremen": 1}), "send", "chani", "sietch_tabr", 0, "")


@proves("R30.4", "space:high_council", "space:swordmaster")
def test_a_second_visit_to_the_council_or_the_swordmaster():
    """Both are closed to whoever has been there."""
    t = table(hand=["dagger"], council=True, swordmaster=True, solari=20)
    assert refused(t, "send", "dagger", "high_council", 0, "")
    assert refused(t, "send", "dagger", "swordmaster", 0, "")


@proves("R30.6", "R30.22")
def test_more_troops_than_allowed():
    """Three on a space that recruits none; five where two were recruited."""
    assert refused(table(hand=["diplomacy"]).play("diplomacy", "stillsuits"), "deploy", 3)
    assert refused(table(hand=["diplomacy"], water=1).play("diplomacy", "hardy_warriors"), "deploy", 5)


@proves("R30.7")
def test_deploying_where_no_fight_is():
    """Rally Troops and Conspire are no Combat spaces."""
    assert refused(table(hand=["dagger"], solari=4).play("dagger", "rally_troops"), "deploy", 1)
    assert refused(table(hand=["diplomacy"], spice=4).play("diplomacy", "conspire"), "deploy", 1)


@proves("R30.8", "card:foldspace")
def test_buying_foldspace():
    """No persuasion buys it."""
    assert refused(table(hand=worth(10)).reveal(), "acquire", "foldspace", -1, "discard")


@proves("R30.12", "intrigue:to_the_victor")
def test_a_winners_card_in_combat():
    """To the Victor is refused in Combat, and after a tie its owner is not even asked."""
    t = table(intrigue=["to_the_victor"]).fight(4, 4)
    assert refused(t, "intrigue", "to_the_victor")
    assert t.pass_().state.round == 2


@proves("R30.13", "R19.6", "conflict:guild_bank_raid")
def test_a_tie_for_second_with_three_players():
    """Neither gets a reward, nor is the third reward given instead."""
    t = table(3).conflict("guild_bank_raid")
    t.setup(0, solari=0).setup(1, solari=0).setup(2, solari=0).fight(10, 8, 8)
    assert [t.solari(seat) for seat in range(3)] == [6, 0, 0]


@proves("R30.14", "R6.3")
def test_a_plot_card_out_of_turn():
    """Seat 1 tries to play Windfall in seat 0's turn, seat 0 Bribery in Combat."""
    t = table(intrigue=["bribery"], solari=2).setup(1, intrigue=["windfall"])
    assert (t.asked(), t.state.phase) == (0, "turns")
    assert refused(t, "intrigue", "windfall")
    assert refused(t.fight(4), "intrigue", "bribery")


@proves("R30.15", "intrigue:bribery")
def test_an_intrigue_card_without_its_cost():
    """Bribery with one Solari."""
    assert refused(table(intrigue=["bribery"], solari=1), "intrigue", "bribery")


@proves("R30.17", "card:shifting_allegiances")
def test_losing_influence_one_does_not_have():
    """With Guild influence only, the loss of Shifting Allegiances cannot be with another faction."""
    t = table(hand=["shifting_allegiances"], spice=2, influence={"guild": 1, "emperor": 1})
    t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances", "pay")
    assert refused(t, "faction", "fremen")


@proves("R30.18")
def test_a_second_agent_in_one_turn():
    """After Diplomacy has sent an Agent, Dagger sends none."""
    t = table(hand=["diplomacy", "dagger"]).play("diplomacy", "wealth")
    assert refused(t, "send", "dagger", "hall_of_oratory", 0, "")


@proves("R30.19")
@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow"])
def test_a_card_without_icons_in_an_agent_turn(card):
    """Refused for every kind of space."""
    t = table(hand=[card])
    for space in ("wealth", "hall_of_oratory", "arrakeen", "secure_contract"):
        assert refused(t, "send", card, space, 0, "")


@proves("R30.21", "card:kwisatz_haderach")
def test_kwisatz_haderach_without_any_agent_to_move():
    """Legal from the board; refused from a space where one has no Agent, and from an empty leader."""
    t = table(hand=["kwisatz_haderach"], agents=["wealth", "carthag"])
    assert refused(t, "send", "kwisatz_haderach", "arrakeen", 0, "")
    assert refused(t, "send", "kwisatz_haderach", "arrakeen", 0, "secrets")
    assert t.can("send", "kwisatz_haderach", "arrakeen", 0, "wealth")


@proves("R30.23", "R26.2")
def test_a_rival_turns_the_next_card_for_a_space_closed_by_the_voice():
    """Carthag is closed: the Rival goes to Wealth."""
    t = solo_table().voice("carthag", 0).rival_turn(1, "hagal_carthag", "hagal_wealth")
    assert t.seat(1).agents == ("wealth",)
    assert t.state.hagal_discard == ("hagal_carthag", "hagal_wealth")
