"""R7, R9: the Agent turn - sending, paying, and the effects in any order."""

import pytest

from tests.kit import proves, table


@proves("R7.1")
def test_an_agent_turn_plays_one_card_and_sends_one_agent():
    """The card goes from hand into play, one Agent from the leader to the space."""
    t = table(hand=["dagger", "diplomacy"])
    t.play("dagger", "hall_of_oratory")
    assert (t.seat().agents_left, t.seat().agents) == (1, ("hall_of_oratory",))
    assert (t.seat().hand, t.seat().in_play) == (("diplomacy",), ("dagger",))


@proves("R7.2")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("dagger", {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}),
        ("reconnaissance", {"arrakeen", "carthag", "research_station", "sietch_tabr"}),
        (
            "dune_the_desert_planet",
            {"sell_melange", "secure_contract", "imperial_basin", "hagga_basin", "the_great_flat"},
        ),
        (
            "diplomacy",
            {"conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets"}
            | {"hardy_warriors", "stillsuits"},
        ),
    ],
)
def test_a_card_reaches_the_spaces_of_its_icons_and_no_others(card, spaces):
    """With everything affordable each starting card reaches exactly the spaces that show one of its icons."""
    t = table(hand=[card], solari=20, spice=20, water=20, influence={"fremen": 2})
    assert {option[2] for option in t.legal() if option[0] == "send"} == spaces


@proves("R7.2", "R30.18")
def test_one_card_sends_one_agent():
    """A card with four icons sends one Agent, and after it no second one goes in that turn."""
    t = table(hand=["diplomacy", "dagger"])
    t.play("diplomacy", "wealth")
    assert not t.can("send")
    assert t.seat().agents_left == 1


@proves("R7.3")
def test_a_space_with_another_players_agent_is_closed():
    """Wealth is taken by seat 1."""
    t = table(hand=["diplomacy"]).setup(1, agents=["wealth"])
    assert not t.can("send", "diplomacy", "wealth")
    assert t.why_not("send", "diplomacy", "wealth") == "occupied"


@proves("R7.3")
def test_a_space_with_ones_own_agent_is_closed():
    """One's own Agent blocks like any other."""
    t = table(hand=["diplomacy"], agents=["wealth"])
    assert not t.can("send", "diplomacy", "wealth")
    assert t.why_not("send", "diplomacy", "wealth") == "own_agent"


@proves("R7.4", "R30.19")
@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow", "sardaukar_infantry"])
def test_a_card_without_icons_sends_nobody(card):
    """It can only be revealed."""
    t = table(hand=[card], solari=20, spice=20, water=20)
    assert t.legal() == [("reveal",)]


@proves("R7.4", "R25.14", "card:kwisatz_haderach")
def test_the_box_of_kwisatz_haderach_replaces_icons():
    """It has no icons and yet sends an Agent to spaces of every icon."""
    t = table(hand=["kwisatz_haderach"], solari=20, spice=20, water=20, influence={"fremen": 2})
    assert len({option[2] for option in t.legal() if option[0] == "send"}) == 22


@proves("R7.4", "R25.29", "intrigue:dispatch_an_envoy")
def test_dispatch_an_envoy_gives_icons_to_a_card_without_any():
    """Convincing Argument then sends an Agent to a faction space, and to no other."""
    t = table(hand=["convincing_argument"], intrigue=["dispatch_an_envoy"], solari=20)
    t.intrigue("dispatch_an_envoy")
    assert {option[2] for option in t.legal() if option[0] == "send"} == {"wealth", "foldspace", "secrets"} | {
        "hardy_warriors",
        "stillsuits",
    }
    t.play("convincing_argument", "wealth")
    assert t.influence("emperor") == 1


@proves("R7.5", "R30.3", "space:sietch_tabr")
def test_a_requirement_must_be_met_when_sending():
    """Sietch Tabr is closed at Fremen influence 1 and open at 2."""
    t = table(hand=["reconnaissance"], influence={"fremen": 1})
    assert t.why_not("send", "reconnaissance", "sietch_tabr") == "influence"
    t.setup(influence={"fremen": 2})
    assert t.can("send", "reconnaissance", "sietch_tabr")


@proves("R7.6", "R9.2")
def test_the_cost_is_paid_when_the_agent_is_sent():
    """Two water for the Research Station are gone before any card is drawn."""
    t = table(hand=["reconnaissance"], water=3)
    t.play("reconnaissance", "research_station")
    assert t.water() == 1
    assert t.can_take("space:research_station", "gain")


@proves("R7.6", "R30.1", "card:stilgar")
def test_what_the_card_will_give_does_not_pay_the_space():
    """Stilgar's water cannot pay Hagga Basin, nor the second water of the Great Flat."""
    t = table(hand=["stilgar"], water=0)
    assert not t.can("send", "stilgar", "hagga_basin")
    assert t.why_not("send", "stilgar", "hagga_basin") == "cost"
    t.setup(water=1)
    assert t.can("send", "stilgar", "hagga_basin")
    assert not t.can("send", "stilgar", "the_great_flat")


@proves("R7.6")
def test_what_the_space_will_give_does_not_pay_it():
    """The Heighliner costs six spice; its own effects do not help, one short is too little."""
    t = table(hand=["diplomacy"], spice=5)
    assert not t.can("send", "diplomacy", "heighliner")
    t.setup(spice=6).play("diplomacy", "heighliner")
    assert (t.spice(), t.water()) == (0, 3)


@proves("R7.7")
def test_effects_may_be_taken_card_first():
    """Thufir Hawat at Carthag: the card's draw before the space's intrigue card."""
    t = table(hand=["thufir_hawat"]).play("thufir_hawat", "carthag")
    t.take("card:thufir_hawat", "gain")
    assert (len(t.seat().hand), len(t.seat().intrigue)) == (1, 0)
    t.take("space:carthag", "gain")
    assert len(t.seat().intrigue) == 1


@proves("R7.7")
def test_effects_may_be_taken_space_first():
    """Thufir Hawat at Carthag the other way round."""
    t = table(hand=["thufir_hawat"]).play("thufir_hawat", "carthag")
    t.take("space:carthag", "gain")
    assert (len(t.seat().hand), len(t.seat().intrigue)) == (0, 1)
    t.take("card:thufir_hawat", "gain")
    assert len(t.seat().hand) == 1


@proves("R7.7")
def test_the_influence_of_the_space_may_be_taken_in_between():
    """Thufir Hawat at Secrets: card, influence, space is one of the orders."""
    t = table(hand=["thufir_hawat"]).play("thufir_hawat", "secrets")
    t.take("card:thufir_hawat", "gain")
    t.take("space:secrets", "influence")
    assert (t.influence("bene_gesserit"), len(t.seat().intrigue)) == (1, 0)
    t.take("space:secrets", "gain")
    assert len(t.seat().intrigue) == 1


@proves("R7.7", "R13.1")
def test_all_effects_are_gained_before_the_turn_ends():
    """The turn cannot end while a compulsory effect waits."""
    t = table(hand=["thufir_hawat"]).play("thufir_hawat", "carthag")
    assert not t.can("end_turn")
    t.take("card:thufir_hawat", "gain")
    assert not t.can("end_turn")
    t.take("space:carthag", "gain")
    assert t.can("end_turn")


@proves("R7.8", "card:duncan_idaho")
def test_an_effect_of_the_same_turn_pays_an_arrow_cost():
    """Duncan Idaho at Sietch Tabr without water: the water of the space pays his arrow."""
    t = table(hand=["duncan_idaho"], water=0, influence={"fremen": 2})
    t.play("duncan_idaho", "sietch_tabr")
    t.take("card:duncan_idaho", "pay").finish_turn()
    assert (t.water(), t.garrison(), len(t.seat().hand)) == (0, 5, 1)


@proves("R7.9")
def test_the_reveal_box_gives_nothing_in_an_agent_turn():
    """Stilgar's three swords and persuasion are not gained when he sends an Agent."""
    t = table(hand=["stilgar"]).setup(conflict=1)
    t.play("stilgar", "carthag")
    assert (t.strength(), t.persuasion()) == (2, 0)


@proves("R7.10")
def test_the_card_stays_in_play_until_clean_up():
    """A card played on an Agent turn reaches the discard pile at the end of the Reveal turn."""
    t = table(hand=["diplomacy"]).play("diplomacy", "wealth").finish_turn()
    assert (t.seat().in_play, t.seat().discard) == (("diplomacy",), ())
    t.until_turn_of(0).reveal()
    assert t.seat().in_play == ("diplomacy",)
    t.end_turn()
    assert (t.seat().in_play, t.seat().discard) == ((), ("diplomacy",))


@proves("R7.11", "R30.4", "space:high_council", "space:swordmaster")
@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
def test_high_council_and_swordmaster_are_open_once_per_game(space):
    """The second visit is illegal in a later round too, with an ordinary card and with Kwisatz Haderach."""
    t = table(hand=["dagger"], solari=20).play("dagger", space).finish_turn()
    t.finish_round().setup(0, hand=["dagger", "kwisatz_haderach"], solari=20).until_turn_of(0)
    assert t.seat().agents == ()
    assert t.why_not("send", "dagger", space) == "once"
    assert t.why_not("send", "kwisatz_haderach", space) == "once"
    assert t.can("send", "kwisatz_haderach", "rally_troops")


@proves("R7.11")
def test_every_player_may_visit_the_high_council():
    """Seat 1 takes a seat in the round after seat 0 did."""
    t = table(hand=["dagger"], solari=5).play("dagger", "high_council").finish_turn().finish_round()
    t.setup(1, hand=["dagger"], solari=5).until_turn_of(1).play("dagger", "high_council")
    assert (t.seat(0).council, t.seat(1).council) == (True, True)


@proves("R7.12", "space:sell_melange")
@pytest.mark.parametrize(("rate", "spice", "solari"), [(0, 2, 6), (1, 3, 8), (2, 4, 10), (3, 5, 12)])
def test_sell_melange_has_four_prices(rate, spice, solari):
    """2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari, chosen and paid when the Agent is sent."""
    t = table(hand=["dune_the_desert_planet"], spice=5, solari=0)
    t.play("dune_the_desert_planet", "sell_melange", rate=rate)
    assert (t.spice(), t.solari()) == (5 - spice, solari)


@proves("R7.12")
def test_sell_melange_is_one_exchange_per_visit():
    """With ten spice one still sells once: nothing waits after the exchange."""
    t = table(hand=["dune_the_desert_planet"], spice=10, solari=0)
    t.play("dune_the_desert_planet", "sell_melange", rate=3)
    assert t.legal() == [("end_turn",)]
    assert (t.spice(), t.solari()) == (5, 12)


@proves("R7.13", "space:selective_breeding")
def test_selective_breeding_without_trashing():
    """Two spice send the Agent; who does not trash draws nothing and still gains influence."""
    t = table(hand=["diplomacy"], spice=2).play("diplomacy", "selective_breeding").end_turn()
    assert (t.spice(), t.influence("bene_gesserit"), t.hand()) == (0, 1, {})


@proves("R7.13", "space:selective_breeding")
def test_selective_breeding_with_trashing():
    """Trashing a card draws two."""
    t = table(hand=["diplomacy", "dagger"], spice=2).play("diplomacy", "selective_breeding")
    t.take("space:selective_breeding", "pay").do("trash", "hand", "dagger")
    assert len(t.seat().hand) == 2
    assert t.state.trashed == ("dagger",)


@proves("R7.14", "R20.4")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)])
def test_harvest_takes_the_base_spice_and_all_bonus_spice(space, base):
    """A Maker space gives its base spice and everything that lies there; nothing stays."""
    t = table(hand=["dune_the_desert_planet"], water=2, spice=0).bonus_spice(space, 4)
    t.play("dune_the_desert_planet", space)
    assert t.spice() == base + 4
    assert t.state.bonus_spice[space] == 0


@proves("R7.14")
def test_harvest_leaves_the_bonus_spice_of_other_spaces():
    """Only the spice of the space itself is taken."""
    t = table(hand=["dune_the_desert_planet"], water=2).bonus_spice("hagga_basin", 2)
    t.play("dune_the_desert_planet", "imperial_basin")
    assert (t.spice(), t.state.bonus_spice["hagga_basin"]) == (1, 2)


@proves("R7.15", "R17.2")
@pytest.mark.parametrize(
    ("space", "card", "gain"),
    [
        ("arrakeen", "reconnaissance", (1, 0)),
        ("carthag", "reconnaissance", (1, 0)),
        ("imperial_basin", "dune_the_desert_planet", (0, 1)),
    ],
)
def test_the_controller_gains_when_another_player_sends_there(space, card, gain):
    """One Solari, one Solari, one spice for the controller; the visitor gets nothing of it."""
    t = table(hand=[card], solari=0).setup(2, solari=0, spice=0).control(space, 2)
    t.play(card, space)
    assert (t.solari(2), t.spice(2)) == gain
    assert t.solari() == 0


@proves("R7.15")
def test_the_controllers_own_bonus_comes_at_once_and_pays_an_arrow():
    """The Baron controls Arrakeen and sends his ring there without money: the bonus pays its arrow."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = table(leaders=leaders, hand=["signet_ring"], solari=0).control("arrakeen", 0)
    t.play("signet_ring", "arrakeen")
    assert t.solari() == 1
    t.take("leader:baron_vladimir_harkonnen", "pay")
    assert (t.solari(), len(t.seat().intrigue)) == (0, 1)


@proves("R7.15")
def test_nobody_gains_without_a_control_marker():
    """An uncontrolled city gives nobody a bonus."""
    t = table(hand=["reconnaissance"], solari=0).play("reconnaissance", "carthag")
    assert [t.solari(seat) for seat in (0, 2, 3)] == [0, 0, 0]


@proves("R7.16", "O23", "intrigue:urgent_mission")
def test_a_recalled_agent_may_be_sent_again_in_a_later_turn():
    """Urgent Mission after sending: the space is free at once, the Agent goes out again next turn."""
    t = table(hand=["diplomacy", "dagger"], intrigue=["urgent_mission"], agents=["arrakeen"])
    t.setup(1, hand=["diplomacy"])
    t.play("diplomacy", "wealth").intrigue("urgent_mission").pick("wealth")
    assert (t.seat().agents, t.seat().agents_left) == (("arrakeen",), 1)
    t.end_turn()
    assert t.can("send", "diplomacy", "wealth")
    t.until_turn_of(0)
    assert t.can("send", "dagger", "hall_of_oratory")


@proves("R7.16", "O23", "intrigue:urgent_mission")
def test_an_agent_recalled_before_sending_is_sent_in_this_turn_to_the_same_space():
    """Its former space is unoccupied at once; it was placed on an earlier turn, so it may go now."""
    t = table(hand=["diplomacy"], intrigue=["urgent_mission"], agents=["wealth", "carthag"])
    t.intrigue("urgent_mission").pick("wealth").play("diplomacy", "wealth")
    assert sorted(t.seat().agents) == ["carthag", "wealth"]


@proves("R7.16")
def test_the_mentat_is_recalled_like_any_agent():
    """Three Agents out, the Mentat among them: one comes back, and is used again."""
    t = table(hand=["diplomacy"], intrigue=["urgent_mission"], mentat=True)
    t.setup(agents=["wealth", "carthag", "arrakeen"])
    t.intrigue("urgent_mission").pick("carthag").play("diplomacy", "secrets")
    assert sorted(t.seat().agents) == ["arrakeen", "secrets", "wealth"]
    assert t.state.mentat == 0


@proves("R7.16", "card:kwisatz_haderach")
def test_the_mentat_is_moved_like_any_agent():
    """Kwisatz Haderach moves one of three Agents, the Mentat among them."""
    t = table(hand=["kwisatz_haderach"], mentat=True).setup(agents=["wealth", "carthag", "arrakeen"])
    t.play("kwisatz_haderach", "secrets", origin="arrakeen")
    assert sorted(t.seat().agents) == ["carthag", "secrets", "wealth"]


# -------------------------------------------------------------------------------- resources


@proves("R9.1")
def test_payments_go_to_the_bank():
    """What one player pays no other player receives."""
    t = table(hand=["dagger"], solari=4).setup(1, solari=1).setup(2, solari=2)
    t.play("dagger", "rally_troops")
    assert [t.solari(seat) for seat in range(3)] == [0, 1, 2]


@proves("R9.2", "R13.3")
def test_a_cost_is_paid_once_and_in_full():
    """Spice Smugglers: with one spice the arrow is closed; with four it works once, for two."""
    t = table(hand=["spice_smugglers"], spice=1).play("spice_smugglers", "carthag")
    assert not t.can_take("card:spice_smugglers")
    t = table(hand=["spice_smugglers"], spice=4, solari=0).play("spice_smugglers", "carthag")
    t.take("card:spice_smugglers")
    assert (t.spice(), t.solari(), t.influence("guild")) == (2, 3, 1)
    assert not t.can_take("card:spice_smugglers")
