"""R24: official clarifications about leaders."""

import pytest

from tests.kit import proves, table

OTHERS = ["paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald"]


def led_by(leader, **facts):
    """Seat 0 has this leader; the others are led by quiet ones."""
    rest = [name for name in (*OTHERS, "duke_leto_atreides") if name != leader]
    return table(leaders=[leader, *rest[:3]], **facts)


@proves("R24.1", "leader:paul_atreides", "card:signet_ring")
def test_the_right_ability_works_through_the_signet_ring_on_an_agent_turn():
    """Paul draws one card for his ring, once."""
    t = led_by("paul_atreides", hand=["signet_ring"]).play("signet_ring", "hall_of_oratory")
    t.take("leader:paul_atreides")
    assert len(t.seat().hand) == 1
    assert t.legal() == [("end_turn",)]


@proves("R24.1", "card:signet_ring")
def test_the_right_ability_does_not_work_when_the_ring_is_revealed():
    """Memnon's ring in the Reveal turn: a persuasion and no spice."""
    t = led_by("earl_memnon_thorvald", hand=["signet_ring"], spice=0).reveal()
    assert (t.persuasion(), t.spice()) == (1, 0)


@proves("R24.1")
def test_the_right_ability_does_not_work_with_other_cards():
    """Memnon gains no spice for a Dagger."""
    t = led_by("earl_memnon_thorvald", hand=["dagger"], spice=0).play("dagger", "hall_of_oratory").finish_turn()
    assert t.spice() == 0


@proves("R24.1", "R13.9", "leader:earl_memnon_thorvald")
def test_the_left_ability_is_always_on_and_compulsory():
    """Memnon takes a seat on the High Council: an influence of his choice must follow."""
    t = led_by("earl_memnon_thorvald", hand=["dagger"], solari=5).play("dagger", "high_council")
    assert not t.can("end_turn")
    t.take("leader:earl_memnon_thorvald").pick("guild")
    assert (t.influence("guild"), t.can("end_turn")) == (1, True)


# -------------------------------------------------------------------------------- Baron


def baron(**facts):
    """The Baron chose Emperor and Fremen."""
    return led_by("baron_vladimir_harkonnen", secret=["emperor", "fremen"], **facts)


@proves("R24.2", "R25.5", "leader:baron_vladimir_harkonnen")
def test_the_baron_reveals_with_four_troops_deployed_in_one_turn():
    """Three are too few; with the fourth he may show his factions and gains one with each."""
    t = baron(hand=["diplomacy"], intrigue=["rapid_mobilization"], garrison=4).play("diplomacy", "wealth")
    t.intrigue("rapid_mobilization").deploy(3)
    assert t.why_not("masterstroke") == "deploy_more"
    t = baron(hand=["diplomacy"], intrigue=["rapid_mobilization"], garrison=4).play("diplomacy", "secrets")
    t.intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert (t.influence("emperor"), t.influence("fremen"), t.influence("guild")) == (1, 1, 0)


@proves("R24.2", "R25.5", "intrigue:double_cross")
def test_the_troop_of_double_cross_counts_for_the_baron():
    """Three by Hardy Warriors and one of Double Cross are four."""
    t = baron(hand=["diplomacy"], intrigue=["double_cross"], solari=1).setup(1, conflict=1)
    t.play("diplomacy", "stillsuits").deploy(2).intrigue("double_cross")
    assert not t.can("masterstroke")
    t = baron(hand=["diplomacy"], intrigue=["double_cross"], solari=1, water=1).setup(1, conflict=1)
    t.play("diplomacy", "hardy_warriors").deploy(3).intrigue("double_cross")
    assert t.can("masterstroke")


@proves("R24.2", "O6", "leader:baron_vladimir_harkonnen")
def test_the_baron_need_not_reveal_at_the_first_opportunity():
    """He may end the turn without it and do it on a later turn with four troops."""
    t = baron(hand=["diplomacy", "reconnaissance"], garrison=8, intrigue=["rapid_mobilization"], water=1)
    t.play("diplomacy", "hardy_warriors").deploy(4)
    assert t.can("end_turn")
    t.end_turn()
    assert not t.seat().secret_used
    t.until_turn_of(0).intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert t.influence("emperor") == 1


@proves("R24.2")
def test_troops_of_different_turns_do_not_add_up():
    """Two and two in two turns: no Masterstroke."""
    t = baron(hand=["diplomacy", "reconnaissance"], garrison=6).play("diplomacy", "stillsuits").deploy(2)
    t.end_turn().until_turn_of(0).play("reconnaissance", "carthag").deploy(3)
    assert t.troops() == 5
    assert not t.can("masterstroke")


@proves("R24.2")
def test_the_baron_reveals_once_per_game():
    """The second time four troops are deployed nothing is offered."""
    t = baron(garrison=4, intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(4)
    t.do("masterstroke").finish_turn().finish_round()
    t.setup(0, garrison=6, intrigue=["rapid_mobilization"]).until_turn_of(0).intrigue("rapid_mobilization").deploy(4)
    assert not t.can("masterstroke")


# -------------------------------------------------------------------------------- Ariana


@proves("R24.3", "leader:countess_ariana_thorvald")
@pytest.mark.parametrize(
    ("space", "bonus", "gained"),
    [("imperial_basin", 0, 0), ("hagga_basin", 0, 1), ("the_great_flat", 0, 2), ("imperial_basin", 2, 2)],
)
def test_ariana_harvests_one_less_and_draws(space, bonus, gained):
    """One spice less of base and bonus together, and a card, on every Maker space."""
    t = led_by("countess_ariana_thorvald", hand=["dune_the_desert_planet"], water=2, spice=0)
    t.bonus_spice(space, bonus).play("dune_the_desert_planet", space).take("leader:countess_ariana_thorvald")
    assert (t.spice(), t.state.bonus_spice[space], len(t.seat().hand)) == (gained, 0, 1)


@proves("R24.3", "card:worm_riders", "card:smugglers_thopter")
def test_ariana_loses_nothing_of_other_spice():
    """Worm Riders' two spice on a Maker space and a spice of a Reveal box come in full."""
    t = led_by("countess_ariana_thorvald", hand=["worm_riders"], water=1, spice=0)
    t.play("worm_riders", "hagga_basin")
    assert t.spice() == 3
    t = led_by("countess_ariana_thorvald", hand=["smugglers_thopter"], spice=0).reveal()
    assert (t.spice(), t.hand()) == (1, {})


@proves("R24.3", "R7.15")
def test_ariana_gets_the_control_bonus_in_full():
    """The spice of her control marker is not harvested: nothing of the base spice, one of the marker."""
    t = led_by("countess_ariana_thorvald", hand=["dune_the_desert_planet"], spice=0).control("imperial_basin", 0)
    t.play("dune_the_desert_planet", "imperial_basin")
    assert t.spice() == 1


# -------------------------------------------------------------------------------- Ilban, Leto


@proves("R24.4", "leader:count_ilban_richese")
@pytest.mark.parametrize(
    ("card", "space", "draws"),
    [
        ("dagger", "high_council", True),
        ("dagger", "rally_troops", True),
        ("dagger", "swordmaster", True),
        ("dagger", "hall_of_oratory", False),
        ("diplomacy", "hardy_warriors", False),
        ("dune_the_desert_planet", "sell_melange", False),
        ("dune_the_desert_planet", "hagga_basin", False),
    ],
)
def test_ilban_draws_for_solari_paid_to_a_space(card, space, draws):
    """Only for the Solari of a space's cost; spice and water do not count."""
    t = led_by("count_ilban_richese", hand=[card], solari=10, spice=5, water=2).play(card, space)
    assert t.can_take("leader:count_ilban_richese") == draws
    t.finish_turn()
    assert len(t.seat().hand) == int(draws)


@proves("R24.4", "R13.9", "space:mentat")
def test_ilban_draws_at_the_mentat_space_besides_its_own_card():
    """Two Solari for the Mentat: the space's card and the leader's card."""
    t = led_by("count_ilban_richese", hand=["dagger"], solari=2).play("dagger", "mentat").finish_turn()
    assert len(t.seat().hand) == 2


@proves("R24.4", "card:firm_grip", "intrigue:bribery")
def test_ilban_does_not_draw_for_the_cost_of_a_card():
    """Two Solari for Firm Grip's arrow, two for Bribery: no card."""
    t = led_by("count_ilban_richese", hand=["firm_grip"], intrigue=["bribery"], solari=4)
    t.play("firm_grip", "hall_of_oratory").take("card:firm_grip").do("branch", 0)
    t.intrigue("bribery").do("faction", "fremen")
    assert t.solari() == 0
    t.finish_turn()
    assert t.seat().hand == ()


@proves("R24.8", "leader:duke_leto_atreides")
@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 4), ("mentat", 1), ("swordmaster", 7), ("rally_troops", 3)]
)
def test_leto_pays_one_solari_less_for_landsraad_spaces(space, price):
    """One Solari too few closes the space; exactly the lower price opens it and is all that is paid."""
    t = led_by("duke_leto_atreides", hand=["dagger"], solari=price - 1)
    assert not t.can("send", "dagger", space)
    t.setup(solari=price).play("dagger", space)
    assert t.solari() == 0


@proves("R24.8")
def test_leto_pays_everything_else_in_full():
    """A free Landsraad space pays him nothing back; card costs and spice are not lowered."""
    t = led_by("duke_leto_atreides", hand=["dagger"], solari=3, intrigue=["bribery"])
    t.play("dagger", "hall_of_oratory")
    assert t.solari() == 3
    t.intrigue("bribery")
    assert t.solari() == 1
    t = led_by("duke_leto_atreides", hand=["diplomacy"], spice=3)
    assert not t.can("send", "diplomacy", "conspire")


# -------------------------------------------------------------------------------- Helena, Paul, Rabban


def helena(**facts):
    """Helena has set a card of price 5 aside with her ring."""
    t = led_by("helena_richese", hand=["signet_ring"], **facts).row("chani").top_of_imperium_deck("scout")
    t.play("signet_ring", "secure_contract").take("leader:helena_richese").do("row", 0).finish_turn()
    return t


@proves("R24.5", "leader:helena_richese")
def test_helenas_card_is_not_for_opponents():
    """The card leaves the row and is replaced; seat 1 with ten persuasion cannot acquire it."""
    t = helena()
    assert t.state.row[0] == "scout"
    assert t.seat().set_aside == "chani"
    t.setup(1, hand=["convincing_argument"] * 2 + ["arrakis_liaison"] * 3).reveal()
    assert t.persuasion() == 10
    assert t.can("acquire", "scout")
    assert not t.can("acquire", "chani")


@proves("R24.5", "leader:helena_richese")
def test_helena_acquires_her_card_for_one_less():
    """Four persuasion for the card of 5, its acquire box works."""
    t = helena(water=0).until_turn_of(0).setup(0, hand=["arrakis_liaison"] * 2).reveal().buy("chani")
    assert (t.persuasion(), t.water(), t.seat().discard) == (0, 1, ("chani",))
    assert t.seat().set_aside == ""


@proves("R24.5", "intrigue:bypass_protocol")
def test_helena_acquires_her_card_by_other_means_without_the_discount():
    """Bypass Protocol up to 5 takes it, up to 3 it does not: the discount does not count there."""
    t = helena().setup(0, intrigue=["bypass_protocol"], spice=2).until_turn_of(0).intrigue("bypass_protocol")
    t.branch(1).pick("chani")
    assert t.seat().deck[0] == "chani"
    t = led_by("helena_richese", hand=["signet_ring"], spice=0).row("duncan_idaho").play("signet_ring", "carthag")
    t.take("leader:helena_richese").do("row", 0).finish_turn()
    t.setup(0, intrigue=["bypass_protocol"]).until_turn_of(0).intrigue("bypass_protocol")
    assert not t.can("acquire", "duncan_idaho")
    assert t.can("acquire", "arrakis_liaison")


@proves("R24.5", "leader:helena_richese")
def test_helenas_card_leaves_the_game_if_it_is_not_acquired():
    """At the end of her Reveal turn it is gone."""
    t = helena().until_turn_of(0).reveal()
    assert t.seat().set_aside == "chani"
    t.end_turn()
    assert t.seat().set_aside == ""
    assert "chani" in t.state.trashed
    assert "chani" not in t.state.row + t.state.imperium_deck


@proves("R24.6", "R7.3", "leader:helena_richese")
def test_helena_passes_enemy_agents_at_landsraad_and_city_spaces():
    """Enemy Agents there do not block her; at other spaces they do, and her own always."""
    t = led_by("helena_richese", hand=["dagger", "reconnaissance", "diplomacy", "dune_the_desert_planet"], solari=9)
    t.setup(1, agents=["hall_of_oratory", "carthag"]).setup(2, agents=["wealth", "secure_contract"])
    t.setup(0, agents=["arrakeen"])
    assert t.can("send", "dagger", "hall_of_oratory")
    assert t.can("send", "reconnaissance", "carthag")
    assert not t.can("send", "diplomacy", "wealth")
    assert not t.can("send", "dune_the_desert_planet", "secure_contract")
    assert not t.can("send", "reconnaissance", "arrakeen")


@proves("R24.6", "R25.26", "card:the_voice")
def test_helena_does_not_beat_once_per_game_or_the_voice():
    """A second visit of the High Council and a space marked by an opponent are closed to her too."""
    t = led_by("helena_richese", hand=["dagger"], council=True, solari=9).setup(1, agents=["high_council"])
    t.voice("rally_troops", 2)
    assert t.why_not("send", "dagger", "high_council") == "once"
    assert t.why_not("send", "dagger", "rally_troops") == "voice"


@proves("R24.7", "R29.2", "leader:paul_atreides")
def test_paul_knows_the_top_of_his_deck():
    """Paul sees the top card and no more, others nothing; another leader sees nothing of his own deck."""
    t = led_by("paul_atreides", deck=["dagger", "diplomacy"])
    assert t.view(0).seats[0].deck == ("dagger", "?")
    assert t.view(1).seats[0].deck == ("?", "?")
    t = led_by("earl_memnon_thorvald", deck=["dagger", "diplomacy"])
    assert t.view(0).seats[0].deck == ("?", "?")


@proves("R24.7", "R16.4")
def test_paul_sees_nothing_of_an_empty_deck():
    """The discard pile is not shuffled for a look."""
    t = led_by("paul_atreides", deck=[], discard=["dagger"])
    assert (t.view(0).seats[0].deck, t.view(0).seats[0].discard) == ((), ("dagger",))


@proves("R24.9", "R13.6", "leader:glossu_the_beast_rabban")
@pytest.mark.parametrize(("branch", "troops"), [(0, 1), (1, 2)])
def test_rabban_with_an_alliance_may_choose_either(branch, troops):
    """One troop or two."""
    t = led_by("glossu_the_beast_rabban", hand=["signet_ring"], influence={"fremen": 4}, garrison=0)
    t.play("signet_ring", "secure_contract").take("leader:glossu_the_beast_rabban").branch(branch)
    assert t.garrison() == troops


@proves("R24.9", "leader:glossu_the_beast_rabban")
def test_rabban_without_an_alliance_has_one_troop():
    """The two troops cannot be chosen, not even with 4 influence, if another holds the token."""
    t = led_by("glossu_the_beast_rabban", hand=["signet_ring"], garrison=0).setup(1, influence={"fremen": 4})
    t.setup(0, influence={"fremen": 4}).play("signet_ring", "secure_contract")
    t.take("leader:glossu_the_beast_rabban")
    assert t.garrison() == 1
