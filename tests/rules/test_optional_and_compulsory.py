"""R13: what may be left, what must be done, and choices."""

import pytest

from tests.kit import proves, table


@proves("R13.1")
def test_drawing_is_compulsory():
    """An effect without arrow, icon of trashing or "you may" must be taken before the turn ends."""
    t = table(hand=["reconnaissance"]).play("reconnaissance", "arrakeen")
    assert not t.can("end_turn")
    t.take("space:arrakeen", "gain")
    assert t.can("end_turn")


@proves("R13.1")
def test_an_arrow_may_be_left():
    """Spice Smugglers: the turn may end with the spice unspent."""
    t = table(hand=["spice_smugglers"], spice=2).play("spice_smugglers", "arrakeen")
    t.take("space:arrakeen", "gain")
    assert t.can_take("card:spice_smugglers", "pay")
    t.end_turn()
    assert (t.spice(), t.influence("guild")) == (2, 0)


@proves("R13.1")
def test_trashing_by_the_icon_may_be_left():
    """Guild Administrator: the turn may end without trashing, or the choice be declined."""
    t = table(hand=["guild_administrator"]).play("guild_administrator", "secure_contract")
    assert t.can("end_turn")
    t.take("card:guild_administrator", "trash")
    assert t.can("decline")
    t.decline().end_turn()
    assert t.state.trashed == ()


@proves("R13.1", "O7", "R25.2", "intrigue:bindu_suspension")
def test_you_may_means_that_one_need_not():
    """Bindu Suspension: a card is drawn, and the turn need not end."""
    t = table(deck=["diplomacy", "dagger"], intrigue=["bindu_suspension"]).intrigue("bindu_suspension")
    t.take("intrigue:bindu_suspension", "gain").decline()
    assert t.asked() == 0
    t.play("diplomacy", "wealth")
    assert t.seat().agents == ("wealth",)


@proves("R13.2", "R25.30", "card:seek_allies", "card:power_play", "card:foldspace")
@pytest.mark.parametrize("card", ["seek_allies", "power_play", "foldspace"])
def test_a_card_that_trashes_itself_must_do_so(card):
    """There is no arrow before it: whoever does as little as possible still loses the card."""
    t = table(hand=[card]).play(card, "wealth")
    t.finish_turn()
    assert card not in t.seat().in_play + t.seat().discard + t.seat().hand
    t.finish_round()
    assert card not in t.seat().in_play + t.seat().discard + t.seat().hand + t.seat().deck


@proves("R13.3", "space:selective_breeding")
def test_an_arrow_cost_is_paid_once_per_visit():
    """Selective Breeding: one card trashed, two drawn, and that is all."""
    t = table(hand=["diplomacy", "dagger", "dagger"], spice=9).play("diplomacy", "selective_breeding")
    t.take("space:selective_breeding", "pay").do("trash", "hand", "dagger")
    assert len(t.seat().hand) == 3
    assert not t.can_take("space:selective_breeding")


@proves("R13.3", "R25.10", "card:duncan_idaho")
def test_an_arrow_cost_is_paid_once_per_play():
    """Duncan Idaho with five water: one water, one troop, one card."""
    t = table(hand=["duncan_idaho"], water=5).play("duncan_idaho", "carthag")
    t.take("card:duncan_idaho", "pay")
    assert t.water() == 4
    assert not t.can_take("card:duncan_idaho", "pay")


@proves("R13.4", "R30.17", "R25.22", "card:shifting_allegiances")
def test_influence_cannot_be_lost_at_zero():
    """Shifting Allegiances without any influence: the cost cannot be paid; with some it can."""
    t = table(hand=["shifting_allegiances"], spice=2).play("shifting_allegiances", "secure_contract")
    assert not t.can_take("card:shifting_allegiances")
    t = table(hand=["shifting_allegiances"], spice=2, influence={"guild": 1})
    t.play("shifting_allegiances", "secure_contract")
    assert t.can_take("card:shifting_allegiances", "pay")


@proves("R13.4", "R16.9", "card:seek_allies", "space:selective_breeding")
def test_a_trash_cost_needs_a_card():
    """Seek Allies trashed itself first, and there is no other card in hand, play or discard pile."""
    t = table(hand=["seek_allies"], spice=2).play("seek_allies", "selective_breeding")
    assert t.can_take("space:selective_breeding", "pay")
    t.take("card:seek_allies", "trash_self")
    assert not t.can_take("space:selective_breeding", "pay")
    assert t.can("end_turn")


@proves("R13.5", "R25.5", "intrigue:rapid_mobilization")
def test_any_number_may_be_zero_troops_to_deploy():
    """Rapid Mobilization is played for nothing, even with an empty garrison."""
    t = table(intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").decline()
    assert (t.troops(), t.state.intrigue_discard) == (0, ("rapid_mobilization",))
    t = table(intrigue=["rapid_mobilization"], garrison=0).intrigue("rapid_mobilization")
    assert t.state.intrigue_discard == ("rapid_mobilization",)


@proves("R13.5", "R25.5", "card:chani")
def test_any_number_may_be_zero_troops_to_retreat():
    """Chani's Reveal box is left without retreating, or used for some of the troops."""
    t = table(hand=["chani"]).setup(conflict=3).reveal()
    assert t.can("end_turn")
    t.take("card:chani", "retreat")
    assert {option[1] for option in t.legal() if option[0] == "retreat"} == {1, 2, 3}
    t.decline()
    assert t.troops() == 3


@proves("R13.6", "R25.24", "card:test_of_humanity")
def test_an_option_that_can_be_carried_out_must_be_taken():
    """Test of Humanity: with a hand and no troop one discards, with a troop and no hand one loses it."""
    t = table(hand=["test_of_humanity"]).setup(1, hand=["dagger", "diplomacy"]).setup(2, conflict=2)
    t.play("test_of_humanity", "carthag").take("card:test_of_humanity")
    assert t.asked() == 1
    t.do("discard", "dagger")
    assert t.seat(1).discard == ("dagger",)
    assert (t.troops(2), t.supply(2)) == (1, 8)
    assert t.asked() == 0


@proves("R13.6", "card:test_of_humanity")
def test_who_can_do_either_chooses():
    """With both a card and a troop the opponent picks."""
    t = table(hand=["test_of_humanity"]).setup(1, hand=["dagger"], conflict=1)
    t.play("test_of_humanity", "carthag").take("card:test_of_humanity")
    assert set(t.legal()) == {("branch", 0), ("branch", 1)}
    t.branch(1)
    assert (t.troops(1), t.hand(1)) == (0, {"dagger": 1})


@proves("R13.6", "O24", "card:guild_ambassador")
def test_an_option_that_only_gives_may_be_chosen_for_nothing():
    """Shifting Allegiances at Guild influence 6: the Guild may be chosen, and the steps are lost."""
    t = table(hand=["shifting_allegiances"], spice=2, influence={"guild": 6, "fremen": 1})
    t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances", "pay")
    t.pick("fremen").pick("guild")
    assert (t.influence("guild"), t.influence("fremen")) == (6, 0)


@proves("R13.6", "card:guild_ambassador")
def test_two_spice_or_nothing_is_no_question():
    """Guild Ambassador at Guild influence 6: the influence would be lost, so the two spice come by themselves."""
    t = table(hand=["guild_ambassador"], spice=0, influence={"guild": 6})
    t.play("guild_ambassador", "hall_of_oratory").take("card:guild_ambassador")
    assert (t.influence("guild"), t.spice(), t.can("branch")) == (6, 2, False)


@proves("R24.9", "leader:glossu_the_beast_rabban")
def test_one_troop_or_two_is_no_question_when_only_one_is_there():
    """Rabban with an Alliance: with two in the supply he chooses, with one both options recruit it."""
    for supply, asked in ((2, True), (1, False)):
        t = table(leader="glossu_the_beast_rabban", hand=["signet_ring"], influence={"guild": 4})
        t.setup(conflict=0, garrison=12 - supply).play("signet_ring", "imperial_basin")
        t.take("leader:glossu_the_beast_rabban")
        assert t.can("branch") == asked
        if asked:
            t.branch(0)
        assert t.garrison() == 13 - supply


@proves("R13.6", "O24", "conflict:cloak_and_dagger")
@pytest.mark.parametrize(("fremen", "asked"), [(5, True), (6, False)])
def test_where_no_step_can_be_gained_no_faction_is_asked_for(fremen, asked):
    """At 6 with everybody every choice would be lost; below that with one of them any may be named."""
    t = table(influence={"emperor": 6, "guild": 6, "bene_gesserit": 6, "fremen": fremen})
    t.conflict("cloak_and_dagger").fight(4).take("conflict:cloak_and_dagger", "influence")
    assert t.can("faction", "guild") == asked


@proves("R13.7", "R25.22", "card:shifting_allegiances")
def test_two_influence_go_to_one_faction():
    """Shifting Allegiances: one faction is picked, and both steps are taken there."""
    t = table(hand=["shifting_allegiances"], spice=2, influence={"guild": 1})
    t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances", "pay")
    assert t.influence("guild") == 0
    t.pick("fremen")
    assert t.influence("fremen") == 2
    assert not t.can("faction")


@proves("R13.8", "R30.5")
def test_as_many_troops_as_there_are():
    """Four to recruit, two in supply: two come."""
    t = table(hand=["dagger"], solari=4, garrison=10).play("dagger", "rally_troops")
    assert (t.garrison(), t.supply()) == (12, 0)


@proves("R13.8", "R14.1", "card:power_play")
def test_influence_above_six_is_lost():
    """Power Play's two steps at 5: one is taken, the other lost."""
    t = table(hand=["power_play"], influence={"emperor": 5}).play("power_play", "wealth")
    t.finish_turn()
    assert t.influence("emperor") == 6


@proves("R13.8", "R25.21", "card:reverend_mother_mohiam")
def test_one_card_of_two_is_discarded():
    """Mohiam: who holds one card discards it, who holds none discards nothing."""
    t = table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"]).setup(1, hand=["dagger"])
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    assert (t.seat(1).hand, t.seat(1).discard) == ((), ("dagger",))
    assert t.asked() == 0


@proves("R13.8", "R9.2", "intrigue:staged_incident")
def test_a_cost_is_never_partial():
    """Staged Incident costs three deployed troops: with two it cannot be played."""
    t = table(intrigue=["staged_incident"]).fight(4, 2)
    assert t.legal() == [("pass",)]


@proves("R13.9", "R24.3", "leader:countess_ariana_thorvald")
def test_a_leader_ability_is_compulsory():
    """Ariana must draw her card for the harvest before the turn ends."""
    leaders = ["countess_ariana_thorvald", "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = table(leaders=leaders, hand=["dune_the_desert_planet"], water=1)
    t.play("dune_the_desert_planet", "hagga_basin")
    assert not t.can("end_turn")
    t.take("leader:countess_ariana_thorvald")
    assert (t.spice(), len(t.seat().hand)) == (1, 1)
    assert t.can("end_turn")


@proves("R13.9", "conflict:skirmish_c")
def test_a_conflict_reward_is_compulsory():
    """The influence of a first place must be taken with some faction."""
    t = table().conflict("skirmish_c").fight(4)
    assert t.asked() == 0
    assert {option[0] for option in t.legal()} == {"faction"}
    t.pick("fremen")
    assert t.influence("fremen") == 1


@proves("R13.9", "conflict:terrible_purpose")
def test_the_trash_icon_of_a_reward_is_optional():
    """Terrible Purpose: the winner may leave his cards alone."""
    t = table(discard=["dagger"]).conflict("terrible_purpose").fight(4)
    assert t.can("trash", "discard", "dagger")
    t.decline()
    assert t.vp() == 2
    assert t.state.trashed == ()


@proves("R13.10", "R14.15", "card:smugglers_thopter", "intrigue:guild_authorization")
def test_a_condition_is_tested_when_the_effect_is_used():
    """Smuggler's Thopter at Guild influence 1 gives nothing; raised to 2 in the same turn it draws two."""
    t = table(hand=["smugglers_thopter"], intrigue=["guild_authorization"], influence={"guild": 1})
    t.play("smugglers_thopter", "secure_contract")
    assert not t.can_take("card:smugglers_thopter")
    t.intrigue("guild_authorization").take("card:smugglers_thopter")
    assert len(t.seat().hand) == 2
