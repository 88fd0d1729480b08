"""The Fremen cards of the Imperium deck; Fremen Bond is R16.8."""

from __future__ import annotations

from tests.kit import table, worth
from tests.kit.coverage import proves

COMMANDO, CAMP, HUNTER = "fedaykin_death_commando", "fremen_camp", "spice_hunter"
MOTHER, RIDERS = "sietch_reverend_mother", "worm_riders"


# ------------------------------------------------------------------------------------------ Chani


@proves("card:chani", "R11.6")
def test_chani_gives_nothing_on_an_agent_turn():
    """The Agent box is empty, and the water of the acquire box does not come again."""
    t = table(hand=["chani"]).play("chani", "secure_contract")
    assert not t.can("take")
    assert t.can("end_turn")
    assert (t.water(), t.solari(), t.garrison()) == (1, 3, 3)


@proves("card:chani", "R15.2", "R10.11")
def test_chani_retreats_any_number_of_troops():
    """Reveal box: 2 persuasion; some troops return to the garrison and no longer count for strength."""
    t = table(hand=["chani", "dagger"], conflict=3).reveal()
    assert (t.persuasion(), t.strength()) == (2, 7)
    t.take("card:chani")
    assert set(t.legal()) == {("retreat", 1), ("retreat", 2), ("retreat", 3), ("decline",)}
    t.do("retreat", 2)
    assert (t.troops(), t.garrison(), t.supply()) == (1, 5, 6)
    assert t.strength() == 3
    assert not t.can("take")


@proves("card:chani", "R13.5", "R25.5")
def test_chani_may_retreat_none():
    """FAQ Retreat: any number may be zero, by declining or by leaving the effect."""
    t = table(hand=["chani"], conflict=3).reveal().take("card:chani").decline()
    assert (t.troops(), t.garrison()) == (3, 3)
    t = table(hand=["chani"], conflict=3).reveal().end_turn()
    assert (t.troops(), t.garrison()) == (3, 3)


@proves("card:chani", "R10.9")
def test_chani_retreating_all_troops_leaves_no_strength():
    """With the last troop gone strength is 0, swords included."""
    t = table(hand=["chani", "stilgar"], conflict=2).reveal().take("card:chani").do("retreat", 2)
    assert (t.strength(), t.troops(), t.garrison()) == (0, 0, 5)


@proves("card:chani", "R15.2")
def test_chani_without_troops_in_the_conflict_retreats_none():
    """Garrison troops cannot retreat: nothing waits."""
    t = table(hand=["chani"]).reveal()
    assert not t.can("take")
    assert t.persuasion() == 2


@proves("card:chani", "R11.6")
def test_chani_acquired_gives_water_once():
    """Acquire box: 1 water at the moment of acquiring; revealing her gives none."""
    t = table(hand=worth(5)).row("chani").reveal().buy("chani")
    assert t.water() == 2
    assert t.seat().discard == ("chani",)
    assert table(hand=["chani"]).reveal().end_turn().water() == 1


@proves("card:chani", "R11.6", "R11.11")
def test_chani_acquired_by_an_intrigue_card_gives_water():
    """However acquired: Bypass Protocol takes her in an Agent turn and the acquire box works."""
    t = table(intrigue=["bypass_protocol"], spice=2).row("chani").intrigue("bypass_protocol").branch(1)
    t.pick("chani")
    assert (t.water(), t.spice()) == (2, 0)
    assert t.seat().deck[0] == "chani"


@proves("card:chani", "R11.6", "R24.5")
def test_chani_acquired_from_helenas_hand_gives_water():
    """However acquired: set aside by Helena Richese and bought for 4 she brings her water."""
    t = table(leaders=("helena_richese", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"))
    t.setup(hand=["signet_ring", *worth(4)]).row("chani").play("signet_ring", "secure_contract")
    t.take("leader:helena_richese").do("row", 0).end_turn().until_turn_of(0).reveal().buy("chani")
    assert (t.water(), t.persuasion()) == (2, 0)


# ------------------------------------------------------------------------------------------ Crysknife


@proves("card:crysknife")
def test_crysknife_gives_a_solari():
    """Agent box: 1 solari; no influence, even with another Fremen card in play."""
    t = table(hand=["crysknife"], in_play=["stilgar"]).play("crysknife", "imperial_basin")
    assert (t.solari(), t.influence("fremen")) == (1, 0)


@proves("card:crysknife", "R16.8")
def test_crysknife_reveals_a_sword_and_with_bond_influence():
    """Reveal box: 1 sword; with another Fremen card 1 Fremen influence, compulsory."""
    t = table(hand=["crysknife", "stilgar"], conflict=1).reveal()
    assert t.strength() == 6
    assert t.end_turn().influence("fremen") == 1


@proves("card:crysknife", "R16.8", "R16.7")
def test_crysknife_bond_with_a_card_of_an_agent_turn():
    """The other Fremen card may have sent an Agent this round."""
    t = table(hand=["stilgar", "crysknife"]).play("stilgar", "secure_contract").end_turn().until_turn_of(0)
    assert t.reveal().end_turn().influence("fremen") == 1


@proves("card:crysknife", "R16.8")
def test_crysknife_alone_gives_only_the_sword():
    """It does not bond with itself, nor with a Fremen card in the discard pile or one that only has the icon."""
    t = table(hand=["crysknife", "diplomacy"], discard=["stilgar"], conflict=1).reveal()
    assert t.strength() == 3
    assert t.end_turn().influence("fremen") == 0


@proves("card:crysknife", "R14.2", "R14.3")
def test_crysknife_influence_counts_like_any_other():
    """The step from 3 to 4 brings the Alliance and the water of the track."""
    t = table(hand=["crysknife", HUNTER], influence={"fremen": 3}).reveal()
    assert t.end_turn().influence("fremen") == 4
    assert (t.alliance("fremen"), t.water()) == (0, 2)


# ------------------------------------------------------------------------------------------ Fedaykin Death Commando


@proves("card:fedaykin_death_commando", "R16.6", "R16.9", "R13.1")
def test_commando_may_trash_a_card():
    """Agent box: one card of hand, discard pile or play, itself included, or none."""
    t = table(hand=[COMMANDO, "dagger"], discard=["diplomacy"], in_play=["seek_allies"])
    t.play(COMMANDO, "secure_contract").take("card:" + COMMANDO)
    assert set(t.legal()) == {
        ("trash", "hand", "dagger"),
        ("trash", "discard", "diplomacy"),
        ("trash", "in_play", "seek_allies"),
        ("trash", "in_play", COMMANDO),
        ("decline",),
    }
    t.do("trash", "hand", "dagger")
    assert not t.hand()
    assert t.state.trashed.count("dagger") == 1
    assert not t.can("take")


@proves("card:fedaykin_death_commando", "R13.1")
def test_commando_need_not_trash():
    """The trash icon is optional, by leaving it or by declining when asked."""
    t = table(hand=[COMMANDO, "dagger"]).play(COMMANDO, "secure_contract").end_turn()
    assert t.hand() == {"dagger": 1}
    t = table(hand=[COMMANDO, "dagger"]).play(COMMANDO, "secure_contract").take("card:" + COMMANDO).decline()
    assert t.hand() == {"dagger": 1}
    assert not t.can("take")


@proves("card:fedaykin_death_commando", "R11.8", "R16.6")
def test_commando_returns_a_reserve_card_to_its_stack():
    """A trashed Reserve card is not out of the game."""
    t = table(hand=[COMMANDO], discard=["arrakis_liaison"]).play(COMMANDO, "secure_contract")
    left = t.state.reserve["arrakis_liaison"]
    t.take("card:" + COMMANDO).do("trash", "discard", "arrakis_liaison")
    assert t.state.reserve["arrakis_liaison"] == left + 1
    assert "arrakis_liaison" not in t.state.trashed


@proves("card:fedaykin_death_commando", "R16.8")
def test_commando_reveals_persuasion_and_with_bond_three_swords():
    """Reveal box: 1 persuasion; 3 swords with another Fremen card in play, none without."""
    t = table(hand=[COMMANDO], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)
    t = table(hand=[COMMANDO], in_play=["stilgar"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 5)


@proves("card:fedaykin_death_commando", "R16.8")
def test_two_commandos_bond_with_each_other():
    """Two Bond cards switch each other on, copies of one card too."""
    t = table(hand=[COMMANDO, COMMANDO], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 8)


# ------------------------------------------------------------------------------------------ Fremen Camp


@proves("card:fremen_camp", "R13.3")
def test_camp_recruits_three_troops_for_two_spice_once():
    """Agent box: 2 spice, 3 troops; with 4 spice not twice."""
    t = table(hand=[CAMP], spice=4).play(CAMP, "secure_contract").take("card:" + CAMP)
    assert (t.spice(), t.garrison(), t.supply()) == (2, 6, 6)
    assert not t.can("take")


@proves("card:fremen_camp", "R13.1")
def test_camp_may_be_left_unpaid():
    """The arrow is optional."""
    t = table(hand=[CAMP], spice=2).play(CAMP, "secure_contract").end_turn()
    assert (t.spice(), t.garrison()) == (2, 3)


@proves("card:fremen_camp", "R9.2")
def test_camp_cannot_be_paid_in_part():
    """With 1 spice there is nothing to take."""
    t = table(hand=[CAMP], spice=1).play(CAMP, "secure_contract")
    assert not t.can("take")
    assert t.can("end_turn")
    assert (t.spice(), t.garrison()) == (1, 3)


@proves("card:fremen_camp", "R7.8", "R8.1", "R8.2")
def test_camp_spends_harvested_spice_and_its_troops_deploy():
    """Spice of the same turn may pay; the 3 recruits and 2 more of the garrison may be deployed."""
    t = table(hand=[CAMP], water=1).play(CAMP, "hagga_basin").take("card:" + CAMP)
    assert (t.spice(), t.garrison()) == (0, 6)
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)


@proves("card:fremen_camp", "R15.1", "R13.8")
def test_camp_recruits_what_the_supply_holds():
    """With 2 troops in supply 2 come, for the full price."""
    t = table(hand=[CAMP], spice=2, garrison=10).play(CAMP, "secure_contract").take("card:" + CAMP)
    assert (t.spice(), t.garrison(), t.supply()) == (0, 12, 0)


@proves("card:fremen_camp")
def test_camp_reveals_two_persuasion_and_a_sword():
    """Reveal box: 2 persuasion, 1 sword; no recruiting."""
    t = table(hand=[CAMP], spice=2, conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 3)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Liet Kynes


@proves("card:liet_kynes", "R25.15")
def test_liet_kynes_alone_reveals_two_persuasion():
    """Reveal box: 2 persuasion per Fremen card in play, himself included."""
    assert table(hand=["liet_kynes"]).reveal().persuasion() == 2


@proves("card:liet_kynes", "R25.15")
def test_liet_kynes_counts_agent_turn_and_reveal():
    """FAQ Liet Kynes: Fremen cards of the Agent turns of this round and of this Reveal turn both count."""
    t = table(hand=["stilgar", "liet_kynes", MOTHER]).play("stilgar", "secure_contract").end_turn()
    t.until_turn_of(0).reveal()
    assert t.persuasion() == 2 * 3 + 3  # Liet for three cards, Sietch Reverend Mother by her Bond
    assert t.spice() == 1


@proves("card:liet_kynes", "R25.15")
def test_liet_kynes_counts_tags_not_icons():
    """A card with the Fremen icon but without the tag does not count, nor do cards that are not in play."""
    t = table(hand=["liet_kynes", "seek_allies", "power_play"], discard=["stilgar"], deck=[HUNTER]).reveal()
    assert t.persuasion() == 2


@proves("card:liet_kynes", "O21", "R10.6")
def test_liet_kynes_counts_a_card_revealed_later():
    """A Fremen card drawn in the Reveal turn is revealed and counted too."""
    t = table(hand=["liet_kynes"], deck=["arrakis_liaison"], intrigue=["poison_snooper"]).reveal()
    assert t.persuasion() == 2
    t.intrigue("poison_snooper").do("draw_top")
    assert t.persuasion() == 2 + 2 + 2


@proves("card:liet_kynes", "R11.6")
def test_liet_kynes_acquired_gives_emperor_influence():
    """Acquire box: 1 Emperor influence, once."""
    t = table(hand=worth(5)).row("liet_kynes").reveal().buy("liet_kynes")
    assert t.seat().influence == (1, 0, 0, 0)


@proves("card:liet_kynes", "R11.6")
def test_liet_kynes_gives_nothing_on_an_agent_turn():
    """The Agent box is empty: at Stillsuits only the space gives, and no Emperor influence comes."""
    t = table(hand=["liet_kynes"]).play("liet_kynes", "stillsuits")
    assert not t.can("take")
    assert t.water() == 2
    assert t.end_turn().seat().influence == (0, 0, 0, 1)


# ------------------------------------------------------------------------------------------ Sietch Reverend Mother


@proves("card:sietch_reverend_mother", "R16.6", "R13.1")
def test_sietch_reverend_mother_may_trash_a_card():
    """Agent box: the trash icon, for hand, discard pile and play, or none."""
    t = table(hand=[MOTHER, "dagger"], discard=["diplomacy"]).play(MOTHER, "stillsuits").take("card:" + MOTHER)
    assert set(t.legal()) == {
        ("trash", "hand", "dagger"),
        ("trash", "discard", "diplomacy"),
        ("trash", "in_play", MOTHER),
        ("decline",),
    }
    t.do("trash", "in_play", MOTHER)
    assert MOTHER in t.state.trashed
    assert not t.seat().in_play


@proves("card:sietch_reverend_mother", "R13.1")
def test_sietch_reverend_mother_need_not_trash():
    """The turn may end without trashing."""
    t = table(hand=[MOTHER, "dagger"]).play(MOTHER, "stillsuits").end_turn()
    assert t.hand() == {"dagger": 1}
    assert t.seat().in_play == (MOTHER,)


@proves("card:sietch_reverend_mother", "R16.8")
def test_sietch_reverend_mother_with_bond():
    """Reveal box: 3 persuasion and 1 spice, both behind the Fremen Bond."""
    t = table(hand=[MOTHER], in_play=["stilgar"]).reveal()
    assert (t.persuasion(), t.spice()) == (3, 1)


@proves("card:sietch_reverend_mother", "R16.8")
def test_sietch_reverend_mother_without_bond():
    """Alone, or beside a Bene Gesserit card, she gives neither persuasion nor spice."""
    t = table(hand=[MOTHER], in_play=["bene_gesserit_sister"]).reveal()
    assert (t.persuasion(), t.spice()) == (0, 0)


@proves("card:sietch_reverend_mother", "R16.8")
def test_sietch_reverend_mother_bonds_with_another_bond_card():
    """Two Bond cards switch each other on, in any order."""
    t = table(hand=[MOTHER, HUNTER]).reveal()
    assert (t.persuasion(), t.spice()) == (3 + 1, 1 + 1)


@proves("card:sietch_reverend_mother", "R16.7")
def test_sietch_reverend_mother_is_bene_gesserit_too():
    """She has both tags: she switches on cards that ask for another Bene Gesserit card."""
    t = table(hand=["gene_manipulation"], in_play=[MOTHER]).play("gene_manipulation", "hall_of_oratory")
    assert t.spice() == 2


# ------------------------------------------------------------------------------------------ Spice Hunter


@proves("card:spice_hunter")
def test_spice_hunter_gives_nothing_on_an_agent_turn():
    """The Agent box is empty, also beside another Fremen card."""
    t = table(hand=[HUNTER], in_play=["stilgar"]).play(HUNTER, "secure_contract")
    assert not t.can("take")
    assert (t.spice(), t.solari()) == (0, 3)


@proves("card:spice_hunter", "R16.8")
def test_spice_hunter_reveals_and_bonds():
    """Reveal box: 1 persuasion, 1 sword; 1 spice with another Fremen card only."""
    t = table(hand=[HUNTER], conflict=1).reveal()
    assert (t.persuasion(), t.strength(), t.spice()) == (1, 3, 0)
    t = table(hand=[HUNTER], in_play=["stilgar"], conflict=1).reveal()
    assert (t.persuasion(), t.strength(), t.spice()) == (1, 3, 1)


@proves("card:spice_hunter", "R16.8")
def test_two_spice_hunters_bond_with_each_other():
    """Each is the other's other Fremen card: 2 spice."""
    assert table(hand=[HUNTER, HUNTER]).reveal().spice() == 2


@proves("card:spice_hunter", "R10.6", "R13.10")
def test_spice_hunter_bonds_with_a_card_revealed_later():
    """The Bond is tested when it is used: a Fremen card drawn in the Reveal turn fulfils it."""
    t = table(hand=[HUNTER], deck=["arrakis_liaison"], intrigue=["poison_snooper"]).reveal()
    assert t.spice() == 0
    assert t.intrigue("poison_snooper").do("draw_top").spice() == 1


# ------------------------------------------------------------------------------------------ Stilgar


@proves("card:stilgar")
def test_stilgar_gives_water():
    """Agent box: 1 water."""
    t = table(hand=["stilgar"], water=0).play("stilgar", "secure_contract")
    assert t.water() == 1


@proves("card:stilgar", "R7.6", "R30.1")
def test_stilgar_water_cannot_pay_the_space():
    """The cost of the space comes first: with 1 water the Research Station is out of reach."""
    t = table(hand=["stilgar"], water=1)
    assert not t.can("send", "stilgar", "research_station")
    assert t.why_not("send", "stilgar", "research_station") == "cost"
    t.play("stilgar", "hagga_basin")
    assert (t.water(), t.spice()) == (1, 2)


@proves("card:stilgar")
def test_stilgar_reveals_two_persuasion_and_three_swords():
    """Reveal box: 2 persuasion, 3 swords; no water."""
    t = table(hand=["stilgar"], conflict=1).reveal()
    assert (t.persuasion(), t.strength(), t.water()) == (2, 5, 1)


# ------------------------------------------------------------------------------------------ Worm Riders


@proves("card:worm_riders")
def test_worm_riders_give_two_spice():
    """Agent box: 2 spice, whatever the influence."""
    assert table(hand=[RIDERS]).play(RIDERS, "secure_contract").spice() == 2


@proves("card:worm_riders", "R14.15")
def test_worm_riders_need_fremen_influence():
    """Reveal box: nothing at Fremen influence 1, 4 swords at 2."""
    assert table(hand=[RIDERS], conflict=1, influence={"fremen": 1}).reveal().strength() == 2
    assert table(hand=[RIDERS], conflict=1, influence={"fremen": 2}).reveal().strength() == 6


@proves("card:worm_riders", "R14.9")
def test_worm_riders_add_two_swords_with_the_alliance():
    """With the Fremen Alliance both lines count: 6 swords."""
    assert table(hand=[RIDERS], conflict=1, influence={"fremen": 4}).reveal().strength() == 8


@proves("card:worm_riders", "R14.9")
def test_worm_riders_alliance_means_the_token():
    """At influence 4 without the token, or with the token of another faction, only 4 swords come."""
    t = table(hand=[RIDERS], conflict=1, influence={"fremen": 4, "guild": 4})
    t.setup(1, influence={"fremen": 5})
    assert (t.alliance("fremen"), t.alliance("guild")) == (1, 0)
    assert t.reveal().strength() == 6


@proves("card:worm_riders", "R13.10", "R10.4")
def test_worm_riders_count_influence_of_the_same_reveal():
    """Influence that Crysknife brings in this Reveal turn fulfils the condition."""
    t = table(hand=[RIDERS, "crysknife"], conflict=1, influence={"fremen": 1}).reveal().end_turn()
    assert (t.influence("fremen"), t.strength()) == (2, 2 + 1 + 4)
