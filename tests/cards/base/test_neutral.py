"""The cards of the Imperium deck that belong to no faction."""

from __future__ import annotations

from tests.kit import solo_table, table, worth
from tests.kit.coverage import proves

RECRUITER, MISSION, DIRECTORSHIP = "arrakis_recruiter", "assassination_mission", "choam_directorship"
DUNCAN, GUN, GURNEY, PITER = "duncan_idaho", "gun_thopter", "gurney_halleck", "piter_de_vries"
POWER, SHIFT, THUFIR = "power_play", "shifting_allegiances", "thufir_hawat"


# ------------------------------------------------------------------------------------------ Arrakis Recruiter


@proves("card:arrakis_recruiter", "R8.1", "R8.2")
def test_recruiter_recruits_a_troop_that_may_deploy():
    """Agent box: 1 troop; with that of Carthag 2 recruits and 2 of the garrison may be deployed."""
    t = table(hand=[RECRUITER]).play(RECRUITER, "carthag")
    assert (t.garrison(), t.supply()) == (5, 7)
    assert t.can("deploy", 4)
    assert not t.can("deploy", 5)


@proves("card:arrakis_recruiter")
def test_recruiter_reveals_persuasion_and_a_sword():
    """Reveal box: 1 persuasion, 1 sword; no troop."""
    t = table(hand=[RECRUITER], conflict=1).reveal()
    assert (t.persuasion(), t.strength(), t.garrison()) == (1, 3, 3)


# ------------------------------------------------------------------------------------------ Assassination Mission


@proves("card:assassination_mission")
def test_assassination_mission_reveals_a_solari_and_a_sword():
    """Reveal box: 1 Solari, 1 sword, no persuasion; it cannot trash itself for the 4 Solari."""
    t = table(hand=[MISSION], conflict=1).reveal()
    assert (t.solari(), t.strength(), t.persuasion()) == (1, 3, 0)
    assert not t.can("take")
    assert t.end_turn().solari() == 1


@proves("card:assassination_mission", "R25.1")
def test_assassination_mission_trashed_from_hand_pays():
    """FAQ Assassination Mission: 4 Solari when something else trashes it."""
    t = table(hand=["guild_administrator", MISSION]).play("guild_administrator", "imperial_basin")
    t.take("card:guild_administrator").do("trash", "hand", MISSION)
    assert t.solari() == 4
    assert t.state.trashed == (MISSION,)


@proves("card:assassination_mission", "R25.1")
def test_assassination_mission_trashed_from_the_discard_pile_pays():
    """The 4 Solari do not depend on where it lay."""
    t = table(hand=["guild_administrator"], discard=[MISSION]).play("guild_administrator", "imperial_basin")
    assert t.take("card:guild_administrator").do("trash", "discard", MISSION).solari() == 4


@proves("card:assassination_mission", "R25.1", "R16.4")
def test_assassination_mission_trashed_from_the_deck_pays():
    """Poison Snooper may trash it from the top of the deck."""
    t = table(deck=[MISSION, "dagger"], intrigue=["poison_snooper"]).intrigue("poison_snooper").do("trash_top")
    assert (t.solari(), t.seat().deck) == (4, ("dagger",))


@proves("card:assassination_mission", "R25.1")
def test_assassination_mission_trashed_as_a_cost_pays():
    """Trashed as the price of Selective Breeding it brings its 4 Solari besides the two cards."""
    t = table(hand=["diplomacy", MISSION], spice=2).play("diplomacy", "selective_breeding")
    t.take("space:selective_breeding").do("trash", "hand", MISSION)
    assert (t.solari(), sum(t.hand().values())) == (4, 2)


@proves("card:assassination_mission", "R7.4", "R30.19")
def test_assassination_mission_sends_no_agent():
    """Without icons it cannot be played in an Agent turn."""
    t = table(hand=[MISSION])
    assert t.legal() == [("reveal",)]
    assert t.why_not("send", MISSION, "wealth") == "no_icons"


@proves("card:assassination_mission", "R25.29")
def test_assassination_mission_sends_an_agent_with_added_icons():
    """With the icons of Dispatch an Envoy it does; its Agent box is empty and no Solari come but those of the space."""
    t = table(hand=[MISSION], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy").play(MISSION, "wealth")
    assert not t.can("take")
    assert t.end_turn().solari() == 2


# ------------------------------------------------------------------------------------------ Carryall


@proves("card:carryall", "R25.4")
def test_carryall_doubles_the_base_spice():
    """FAQ Carryall: 2 at Imperial Basin, 4 at Hagga Basin, 6 at The Great Flat."""
    assert table(hand=["carryall"]).play("carryall", "imperial_basin").spice() == 2
    assert table(hand=["carryall"]).play("carryall", "hagga_basin").spice() == 4
    assert table(hand=["carryall"], water=2).play("carryall", "the_great_flat").spice() == 6


@proves("card:carryall", "R25.4", "R7.14")
def test_carryall_does_not_double_bonus_spice():
    """Bonus spice on the space counts once."""
    t = table(hand=["carryall"]).bonus_spice("hagga_basin", 3).play("carryall", "hagga_basin")
    assert t.spice() == 2 + 2 + 3
    assert t.state.bonus_spice["hagga_basin"] == 0


@proves("card:carryall", "R25.4", "R7.15")
def test_carryall_does_not_double_the_control_bonus():
    """The spice of one's own control marker counts once."""
    t = table(hand=["carryall"]).control("imperial_basin", 0).play("carryall", "imperial_basin")
    assert t.spice() == 1 + 1 + 1


@proves("card:carryall", "R25.4")
def test_carryall_does_nothing_without_harvest():
    """At the other two Spice Trade spaces it adds nothing."""
    t = table(hand=["carryall"]).play("carryall", "secure_contract")
    assert (t.spice(), t.solari()) == (0, 3)
    t = table(hand=["carryall"], spice=2).play("carryall", "sell_melange")
    assert (t.spice(), t.solari()) == (0, 6)


@proves("card:carryall", "R25.4", "R24.3")
def test_carryall_and_spice_addict():
    """Spice Addict takes 1 of what is harvested, once: 3 spice at Hagga Basin, and a card."""
    t = table(leaders=("countess_ariana_thorvald", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"))
    t.setup(hand=["carryall"], deck=["dagger"]).play("carryall", "hagga_basin")
    t.take("leader:countess_ariana_thorvald")
    assert (t.spice(), t.hand()) == (3, {"dagger": 1})


@proves("card:carryall")
def test_carryall_reveals_persuasion_and_spice():
    """Reveal box: 1 persuasion, 1 spice."""
    t = table(hand=["carryall"]).reveal()
    assert (t.persuasion(), t.spice()) == (1, 1)


# ------------------------------------------------------------------------------------------ CHOAM Directorship


@proves("card:choam_directorship", "R11.6", "R14.2")
def test_directorship_acquired_gives_influence_with_all_four():
    """Acquire box: 1 influence with each faction, at once; steps to 2 score as usual."""
    t = table(hand=worth(8), influence={"emperor": 1, "fremen": 1}).row(DIRECTORSHIP).reveal()
    before = t.vp()
    t.buy(DIRECTORSHIP)
    assert t.seat().influence == (2, 1, 1, 2)
    assert t.vp() == before + 2


@proves("card:choam_directorship", "R11.6")
def test_directorship_reveals_three_solari():
    """Reveal box: 3 Solari; the influence does not come again."""
    t = table(hand=[DIRECTORSHIP]).reveal()
    assert (t.solari(), t.persuasion()) == (3, 0)
    assert t.end_turn().seat().influence == (0, 0, 0, 0)


@proves("card:choam_directorship", "R7.4", "R25.29")
def test_directorship_sends_an_agent_only_with_added_icons():
    """Without icons it cannot be played; sent by Dispatch an Envoy it gives only what the space gives."""
    t = table(hand=[DIRECTORSHIP], intrigue=["dispatch_an_envoy"])
    assert not t.can("send")
    t.intrigue("dispatch_an_envoy").play(DIRECTORSHIP, "stillsuits").end_turn()
    assert (t.seat().influence, t.solari()) == ((0, 0, 0, 1), 0)


# ------------------------------------------------------------------------------------------ Dr. Yueh


@proves("card:dr_yueh")
def test_dr_yueh_draws_a_card():
    """Agent box: one card, compulsory, besides what the space gives."""
    t = table(hand=["dr_yueh"], influence={"fremen": 2}, deck=["dagger", "diplomacy"]).play("dr_yueh", "sietch_tabr")
    assert not t.can("end_turn")
    assert t.take("card:dr_yueh").hand() == {"dagger": 1}
    assert t.can("end_turn")


@proves("card:dr_yueh", "R16.3")
def test_dr_yueh_draws_from_a_renewed_deck():
    """With an empty deck the discard pile becomes the deck; he himself lies in play and is not shuffled in."""
    t = table(hand=["dr_yueh"], influence={"fremen": 2}, deck=[], discard=["dagger"]).play("dr_yueh", "sietch_tabr")
    t.take("card:dr_yueh")
    assert t.hand() == {"dagger": 1}
    assert (t.seat().deck, t.seat().discard) == ((), ())


@proves("card:dr_yueh")
def test_dr_yueh_reveals_one_persuasion():
    """Reveal box: 1 persuasion."""
    t = table(hand=["dr_yueh"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Duncan Idaho


@proves("card:duncan_idaho", "R25.10", "R13.3")
def test_duncan_sells_a_troop_and_a_card_for_water_once():
    """Agent box: 1 water for 1 troop and 1 card; FAQ paying a cost: 2 water do not pay twice."""
    t = table(hand=[DUNCAN], water=2, deck=["dagger", "diplomacy"]).play(DUNCAN, "carthag").take("card:" + DUNCAN)
    assert (t.water(), t.garrison(), t.hand()) == (1, 5, {"dagger": 1})
    assert not t.can_take("card:" + DUNCAN)


@proves("card:duncan_idaho", "R13.1")
def test_duncan_may_be_left_unpaid():
    """The arrow is optional."""
    t = table(hand=[DUNCAN], water=1).play(DUNCAN, "carthag").take("space:carthag").end_turn()
    assert (t.water(), t.garrison(), len(t.seat().hand)) == (1, 4, 0)


@proves("card:duncan_idaho", "R9.2")
def test_duncan_cannot_be_paid_without_water():
    """With 0 water there is nothing to take."""
    t = table(hand=[DUNCAN], water=0).play(DUNCAN, "carthag")
    assert not t.can_take("card:" + DUNCAN)
    assert t.take("space:carthag").can("end_turn")


@proves("card:duncan_idaho", "R7.8")
def test_duncan_spends_water_of_the_same_turn():
    """The water of Sietch Tabr may pay."""
    t = table(hand=[DUNCAN], water=0, influence={"fremen": 2}).play(DUNCAN, "sietch_tabr").take("card:" + DUNCAN)
    assert (t.water(), t.garrison()) == (0, 5)


@proves("card:duncan_idaho", "R8.2")
def test_duncan_troop_counts_as_recruited_this_turn():
    """It may be deployed besides that of the space and two others."""
    t = table(hand=[DUNCAN], water=1).play(DUNCAN, "carthag")
    assert not t.can("deploy", 4)
    assert t.take("card:" + DUNCAN).can("deploy", 4)


@proves("card:duncan_idaho")
def test_duncan_reveals_water_and_two_swords():
    """Reveal box: 1 water, 2 swords, no persuasion; nothing to pay."""
    t = table(hand=[DUNCAN], conflict=1).reveal()
    assert (t.water(), t.strength(), t.persuasion()) == (2, 4, 0)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Gun Thopter


@proves("card:gun_thopter", "R25.12", "R15.3")
def test_gun_thopter_shoots_one_garrison_troop_of_each_opponent():
    """Agent box: each opponent loses 1 garrisoned troop to its supply; troops in the Conflict are safe."""
    t = table(hand=[GUN]).setup(1, garrison=2, conflict=2).setup(3, garrison=1)
    t.play(GUN, "secure_contract").take("card:" + GUN)
    assert [(t.garrison(seat), t.troops(seat), t.supply(seat)) for seat in (1, 2, 3)] == [
        (1, 2, 9),
        (2, 0, 10),
        (0, 0, 12),
    ]
    assert (t.garrison(), t.supply()) == (3, 9)


@proves("card:gun_thopter", "R25.12")
def test_gun_thopter_spares_an_empty_garrison():
    """FAQ Gun Thopter: without garrisoned troops an opponent loses none, not from the Conflict either."""
    t = table(hand=[GUN]).setup(1, garrison=0, conflict=2).play(GUN, "secure_contract").take("card:" + GUN)
    assert (t.garrison(1), t.troops(1), t.supply(1)) == (0, 2, 10)
    assert t.garrison(2) == 2


@proves("card:gun_thopter", "R13.1")
def test_gun_thopter_must_shoot():
    """The effect is compulsory."""
    t = table(hand=[GUN]).play(GUN, "secure_contract")
    assert not t.can("end_turn")


@proves("card:gun_thopter", "R26.11")
def test_gun_thopter_hits_rivals():
    """Rivals with troops in the garrison lose one too."""
    t = solo_table("sardaukar", hand=[GUN]).play(GUN, "secure_contract").take("card:" + GUN)
    assert [(t.garrison(seat), t.supply(seat)) for seat in (1, 2)] == [(2, 10), (2, 10)]


@proves("card:gun_thopter", "R8.9", "R10.15")
def test_gun_thopter_reveals_swords_and_may_deploy_one():
    """Reveal box: 3 swords; 1 garrison troop may join the Conflict, and then the swords count."""
    t = table(hand=[GUN]).reveal()
    assert (t.strength(), t.persuasion()) == (0, 0)
    t.take("card:" + GUN)
    assert set(t.legal()) == {("deploy", 1), ("decline",)}
    t.deploy(1)
    assert (t.troops(), t.garrison(), t.supply()) == (1, 2, 9)
    assert t.strength() == 5
    assert not t.can("take")


@proves("card:gun_thopter", "R13.1", "R8.9")
def test_gun_thopter_need_not_deploy():
    """It may be declined, and without garrison troops there is none to deploy."""
    t = table(hand=[GUN], conflict=1).reveal().take("card:" + GUN).decline()
    assert (t.troops(), t.garrison(), t.strength()) == (1, 3, 5)
    assert table(hand=[GUN]).reveal().end_turn().troops() == 0
    assert not table(hand=[GUN], garrison=0, conflict=1).reveal().can("take")


@proves("card:gun_thopter", "R10.3")
def test_gun_thopter_shoots_nobody_when_revealed():
    """The Agent box is ignored in the Reveal turn."""
    t = table(hand=[GUN]).reveal().end_turn()
    assert [t.garrison(seat) for seat in (1, 2, 3)] == [3, 3, 3]


# ------------------------------------------------------------------------------------------ Gurney Halleck


@proves("card:gurney_halleck", "R8.2")
def test_gurney_recruits_two_troops_and_draws():
    """Agent box: 2 troops and 1 card; with Sietch Tabr 3 recruits, so 5 troops may be deployed."""
    t = table(hand=[GURNEY], influence={"fremen": 2}, deck=["dagger", "diplomacy"]).play(GURNEY, "sietch_tabr")
    assert (t.garrison(), t.supply()) == (6, 6)
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)
    assert not t.can("end_turn")
    assert t.take("card:" + GURNEY).hand() == {"dagger": 1}


@proves("card:gurney_halleck", "R8.9")
def test_gurney_recruits_for_solari_and_may_deploy_these_troops():
    """Reveal box: 2 persuasion; 3 Solari for 2 troops that may go straight to the Conflict, just these two."""
    t = table(hand=[GURNEY], solari=3).reveal()
    assert t.persuasion() == 2
    t.take("card:" + GURNEY)
    assert set(t.legal()) == {("deploy", 2), ("deploy", 1), ("decline",)}
    t.deploy(2)
    assert (t.solari(), t.troops(), t.garrison(), t.supply()) == (0, 2, 3, 7)
    assert t.strength() == 4


@proves("card:gurney_halleck")
def test_gurney_may_keep_the_troops_back():
    """The deployment may be declined, or made with one of the two: the others stay in the garrison."""
    t = table(hand=[GURNEY], solari=3).reveal().take("card:" + GURNEY).decline()
    assert (t.solari(), t.troops(), t.garrison()) == (0, 0, 5)
    t = table(hand=[GURNEY], solari=3).reveal().take("card:" + GURNEY).deploy(1)
    assert (t.troops(), t.garrison()) == (1, 4)
    assert not t.can("take")


@proves("card:gurney_halleck", "R13.3", "R9.2", "R13.1")
def test_gurney_is_paid_once_or_not():
    """With 6 Solari only once, with 2 not at all; with 3 he need not be paid."""
    t = table(hand=[GURNEY], solari=6).reveal().take("card:" + GURNEY).decline()
    assert t.solari() == 3
    assert not t.can("take")
    assert not table(hand=[GURNEY], solari=2).reveal().can("take")
    t = table(hand=[GURNEY], solari=3).reveal().end_turn()
    assert (t.solari(), t.garrison()) == (3, 3)


@proves("card:gurney_halleck", "R15.1", "R13.8")
def test_gurney_deploys_only_troops_that_came():
    """With 1 troop in supply 1 is recruited, and garrison troops may not go in the place of the other."""
    t = table(hand=[GURNEY], solari=3, garrison=11).reveal().take("card:" + GURNEY)
    assert set(t.legal()) == {("deploy", 1), ("decline",)}
    assert (t.garrison(), t.supply()) == (12, 0)


# ------------------------------------------------------------------------------------------ Piter De Vries


@proves("card:piter_de_vries")
def test_piter_draws_an_intrigue_card():
    """Agent box: 1 intrigue card, compulsory."""
    t = table(hand=[PITER]).top_of_intrigue_deck("ambush").play(PITER, "hall_of_oratory")
    assert not t.can("end_turn")
    assert t.take("card:" + PITER).seat().intrigue == ("ambush",)


@proves("card:piter_de_vries")
def test_piter_reveals_three_persuasion_and_a_sword():
    """Reveal box: 3 persuasion, 1 sword; no intrigue card."""
    t = table(hand=[PITER], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (3, 3)
    assert t.end_turn().seat().intrigue == ()


# ------------------------------------------------------------------------------------------ Power Play


@proves("card:power_play", "R13.2")
def test_power_play_gives_two_influence_and_is_trashed():
    """Agent box: 2 influence instead of 1 at the faction space; trashing itself is compulsory."""
    t = table(hand=[POWER]).play(POWER, "wealth").end_turn()
    assert t.seat().influence == (2, 0, 0, 0)
    assert t.solari() == 2
    assert not t.seat().in_play
    assert t.state.trashed == (POWER,)


@proves("card:power_play")
def test_power_play_raises_only_the_faction_visited():
    """At Stillsuits it is 2 Fremen influence, nothing elsewhere."""
    t = table(hand=[POWER], influence={"guild": 1}).play(POWER, "stillsuits").end_turn()
    assert t.seat().influence == (0, 1, 0, 2)


@proves("card:power_play", "R14.3", "R14.16")
def test_power_play_jumps_over_four():
    """From 3 to 5: the bonus of the track and the Alliance are taken in passing."""
    t = table(hand=[POWER], influence={"guild": 3}).play(POWER, "foldspace").end_turn()
    assert (t.influence("guild"), t.solari(), t.alliance("guild")) == (5, 3, 0)


@proves("card:power_play", "R25.30", "R16.9")
def test_power_play_may_be_trashed_by_another_effect():
    """Trashed as the price of Selective Breeding it has nothing left to trash; the 2 influence come all the same."""
    t = table(hand=[POWER, "dagger"], spice=2).play(POWER, "selective_breeding")
    t.take("space:selective_breeding").do("trash", "in_play", POWER)
    assert t.can("end_turn")
    t.end_turn()
    assert t.influence("bene_gesserit") == 2
    assert t.hand()["dagger"] >= 1
    assert t.state.trashed == (POWER,)


@proves("card:power_play")
def test_power_play_reveals_nothing():
    """The Reveal box is empty; revealed it is not trashed."""
    t = table(hand=[POWER], conflict=1).reveal()
    assert (t.persuasion(), t.strength(), t.seat().in_play) == (0, 2, (POWER,))
    assert t.end_turn().seat().discard == (POWER,)


# ------------------------------------------------------------------------------------------ Scout


@proves("card:scout", "R15.2")
def test_scout_reveals_and_retreats_up_to_two():
    """Reveal box: 1 persuasion, 1 sword; up to 2 troops back to the garrison."""
    t = table(hand=["scout"], conflict=3).reveal()
    assert (t.persuasion(), t.strength()) == (1, 7)
    t.take("card:scout")
    assert set(t.legal()) == {("retreat", 1), ("retreat", 2), ("decline",)}
    t.do("retreat", 2)
    assert (t.troops(), t.garrison(), t.supply(), t.strength()) == (1, 5, 6, 3)
    assert not t.can("take")


@proves("card:scout", "R13.5")
def test_scout_need_not_retreat():
    """Up to two includes none; without troops in the Conflict nothing waits."""
    t = table(hand=["scout"], conflict=1).reveal().take("card:scout")
    assert set(t.legal()) == {("retreat", 1), ("decline",)}
    assert t.decline().troops() == 1
    assert table(hand=["scout"], conflict=1).reveal().end_turn().troops() == 1
    assert not table(hand=["scout"]).reveal().can("take")


@proves("card:scout", "R10.3")
def test_scout_gives_nothing_on_an_agent_turn():
    """The Agent box is empty: no troop retreats."""
    t = table(hand=["scout"], conflict=1).play("scout", "secure_contract")
    assert not t.can("take")
    assert (t.solari(), t.troops()) == (3, 1)


# ------------------------------------------------------------------------------------------ Shifting Allegiances


@proves("card:shifting_allegiances", "R25.22", "R13.7")
def test_shifting_allegiances_moves_influence():
    """Agent box: 1 influence of choice and 2 spice for 2 influence, both with one faction."""
    t = table(hand=[SHIFT], spice=4, influence={"guild": 2, "fremen": 1}).play(SHIFT, "hall_of_oratory")
    t.take("card:" + SHIFT)
    assert set(t.legal()) == {("faction", "guild"), ("faction", "fremen")}
    t.pick("guild")
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("emperor")
    assert (t.seat().influence, t.spice()) == ((2, 1, 0, 1), 2)
    assert not t.can("take")


@proves("card:shifting_allegiances", "R25.22")
def test_shifting_allegiances_back_to_the_same_faction():
    """FAQ Shifting Allegiances: losing and gaining with the same faction is a net gain of one."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 2}).play(SHIFT, "hall_of_oratory")
    before = t.vp()
    t.take("card:" + SHIFT).pick("guild")
    assert (t.influence("guild"), t.vp()) == (3, before)


@proves("card:shifting_allegiances", "R14.2")
def test_shifting_allegiances_loses_the_point_below_two():
    """Falling from 2 to 1 costs the victory point, rising to 2 elsewhere brings one."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 2, "fremen": 1}).play(SHIFT, "hall_of_oratory")
    before = t.vp()
    t.take("card:" + SHIFT).pick("guild")
    assert t.vp() == before - 1
    t.pick("fremen")
    assert (t.seat().influence, t.vp()) == ((0, 1, 0, 3), before)


@proves("card:shifting_allegiances", "R14.12")
def test_shifting_allegiances_may_cost_an_alliance():
    """The holder who falls to 3 gives the token to the opponent who stands at 4."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 4}).setup(2, influence={"guild": 4})
    t.play(SHIFT, "hall_of_oratory")
    assert t.alliance("guild") == 0
    t.take("card:" + SHIFT).pick("fremen")
    assert (t.alliance("guild"), t.influence("guild"), t.influence("fremen")) == (2, 3, 2)


@proves("card:shifting_allegiances", "R14.12")
def test_shifting_allegiances_lets_the_holder_choose_an_heir():
    """With two opponents at 4 the falling holder picks who takes the token, and then gains its 2 influence."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 4}).setup(1, influence={"guild": 4})
    t.setup(3, influence={"guild": 4}).play(SHIFT, "hall_of_oratory").take("card:" + SHIFT)
    assert set(t.legal()) == {("opponent", 1), ("opponent", 3)}
    t.do("opponent", 3).pick("guild")
    assert (t.alliance("guild"), t.influence("guild")) == (0, 5)


@proves("card:shifting_allegiances", "R25.22", "R13.4", "R9.2", "R30.17")
def test_shifting_allegiances_both_costs_must_be_payable():
    """FAQ Shifting Allegiances: neither without influence to lose nor with 1 spice."""
    assert not table(hand=[SHIFT], spice=2).play(SHIFT, "hall_of_oratory").can("take")
    t = table(hand=[SHIFT], spice=1, influence={"guild": 3}).play(SHIFT, "hall_of_oratory")
    assert not t.can("take")
    assert (t.spice(), t.influence("guild")) == (1, 3)


@proves("card:shifting_allegiances", "R13.1")
def test_shifting_allegiances_may_be_left_unpaid():
    """The arrow is optional."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 3}).play(SHIFT, "hall_of_oratory").end_turn()
    assert (t.spice(), t.seat().influence) == (2, (0, 3, 0, 0))


@proves("card:shifting_allegiances")
def test_shifting_allegiances_reveals_two_persuasion():
    """Reveal box: 2 persuasion; nothing to pay."""
    t = table(hand=[SHIFT], spice=2, influence={"guild": 3}).reveal()
    assert t.persuasion() == 2
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Thufir Hawat


@proves("card:thufir_hawat")
def test_thufir_draws_a_card():
    """Agent box: one card, no intrigue card."""
    t = table(hand=[THUFIR], deck=["dagger", "diplomacy"]).play(THUFIR, "wealth")
    assert not t.can("end_turn")
    assert t.take("card:" + THUFIR).hand() == {"dagger": 1}
    assert t.end_turn().seat().intrigue == ()


@proves("card:thufir_hawat", "R6.1")
def test_thufir_reveals_persuasion_and_an_intrigue_card():
    """Reveal box: 1 persuasion, 1 intrigue card, compulsory; a Plot card so drawn may be played in this turn."""
    t = table(hand=[THUFIR]).top_of_intrigue_deck("windfall").reveal()
    assert t.persuasion() == 1
    assert not t.can("end_turn")
    t.take("card:" + THUFIR)
    assert t.seat().intrigue == ("windfall",)
    assert t.intrigue("windfall").solari() == 2
