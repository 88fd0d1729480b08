"""X17: the points that no official text decides, as they are decided; those about Rivals stand elsewhere.

Two points of the base game that only an expansion brings up are played here too.
"""

import pytest

from tests.kit import ix_table, proves, solo_table, worth

SMUGGLER = "dune_the_desert_planet"


@proves("X17.2", "X3.9")
def test_no_more_negotiators_than_the_price_are_returned():
    """Training Drones for 3 - 1: none, one or two of five; not three."""
    t = ix_table(hand=["dagger"], spice=9, negotiators=5).shown("training_drones", "flagship", "spaceport")
    t.play("dagger", "tech_negotiation").take("space:tech_negotiation").branch(0)
    assert {option[2] for option in t.legal() if option[:2] == ("buy_tech", 0)} == {0, 1, 2}


@proves("X17.2")
def test_no_negotiator_is_returned_without_a_purchase():
    """Declining leaves them all; nothing else in the turn brings them home."""
    t = ix_table(hand=["dagger"], spice=9, negotiators=5).play("dagger", "tech_negotiation")
    t.take("space:tech_negotiation").branch(0).decline().finish_turn()
    assert (t.ix().negotiators, t.supply()) == (5, 4)


@proves("X17.3", "conflict:trade_monopoly")
@pytest.mark.parametrize(("tiles", "troops"), [((), 2), (("troop_transports",), 3)])
def test_troops_after_combat_go_to_the_garrison(tiles, troops):
    """A recall as a reward, even with Troop Transports: nothing is asked about deploying."""
    t = ix_table(freighter=2, tech=tiles, garrison=0).conflict("trade_monopoly").fight(2).do("freighter", "recall")
    t.take("shipping:shipping_dividends").branch(0)
    asked = []
    while t.state.round == 1:
        asked += t.legal()
        t.idle()
    assert "deploy" not in {option[0] for option in asked}
    assert (t.garrison(), t.troops()) == (troops + 1, 0)  # and one troop of Trade Monopoly


@proves("X17.3", "X7.11", "card:treachery", "tech:disposal_facility")
def test_treachery_unloaded_after_combat_goes_to_the_garrison():
    """Disposal Facility bought with the reward trashes it."""
    t = ix_table(freighter=3, spice=9, garrison=0, discard=["treachery"]).conflict("trade_monopoly")
    t.shown("disposal_facility", "flagship", "spaceport").fight(2).do("freighter", "recall")
    garrison = t.garrison()
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice").do("trash", "discard", "treachery")
    while t.state.round == 1:
        t.idle()
    assert (t.garrison() - garrison, t.troops()) in ((2, 0), (3, 0))  # Trade Monopoly's troop may have come before


@proves("X17.4", "card:full_scale_assault", "intrigue:cannon_turrets")
def test_swords_stay_when_the_dreadnoughts_leave_later():
    """Full-Scale Assault counted two; one is driven back in Combat: its strength goes, its three swords stay."""
    t = ix_table(hand=["full_scale_assault"], conflict=1, dreadnoughts={"conflict": 2}).reveal()
    assert t.strength() == 2 + 6 + 6
    t.setup(1, conflict=1, intrigue=["cannon_turrets"]).finish_turn().until_phase("combat").intrigue("cannon_turrets")
    assert t.event("retreat_dreadnought") == [("retreat_dreadnought", 0, 1)]
    assert ("reward", 0, 1, "skirmish_a") in t.events  # 2 + 3 + 6 against 2 + 2


@proves("X17.5", "intrigue:strongarm")
@pytest.mark.parametrize("where", ["garrison", "conflict"])
def test_strongarm_takes_the_troop_from_where_its_owner_likes(where):
    """Garrison or Conflict."""
    t = ix_table(hand=["diplomacy"], intrigue=["strongarm"], garrison=2, conflict=2).play("diplomacy", "wealth")
    t.intrigue("strongarm").do("lose_from", where)
    assert (t.garrison(), t.troops()) == ((1, 2) if where == "garrison" else (2, 1))
    assert t.supply() == 9
    t.finish_turn()
    assert t.influence("emperor") == 2


@proves("X17.6", "tech:disposal_facility")
def test_persuasion_already_spent_counts():
    """Six gained, five spent: a card may be trashed."""
    t = ix_table(tech=["disposal_facility"], hand=worth(6)).row("stilgar").reveal().buy("stilgar")
    assert t.persuasion() == 1
    assert t.can_take("tech:disposal_facility")


@proves("X17.7")
def test_the_winner_takes_reward_and_control_in_any_order():
    """Cloak and Dagger with a dreadnought: the space first or the Influence first."""
    t = ix_table(dreadnoughts={"conflict": 1}).conflict("cloak_and_dagger").fight(2)
    t.take("conflict:cloak_and_dagger", "place_dreadnought").do("space", "carthag")
    assert (set(t.state.own["ix"].holds), sum(t.seat().influence)) == ({"carthag"}, 0)
    t = ix_table(dreadnoughts={"conflict": 1}).conflict("cloak_and_dagger").fight(2)
    t.take("conflict:cloak_and_dagger", "influence").pick("guild")
    assert (t.state.own["ix"].holds, t.influence("guild")) == ({}, 1)
    assert t.can_take("conflict:cloak_and_dagger", "place_dreadnought")


@proves("X17.7", "intrigue:to_the_victor", "conflict:economic_supremacy")
def test_the_winner_plays_cards_for_winners_before_the_reward():
    """To the Victor's 3 spice and one more pay for the second point of Economic Supremacy."""
    t = ix_table(intrigue=["to_the_victor"], spice=1, solari=0).conflict("economic_supremacy").fight(4)
    t.pass_()
    t.intrigue("to_the_victor").take("conflict:economic_supremacy")
    assert (t.spice(), t.vp()) == (0, 3)


@proves("X17.8", "X9.8", "intrigue:machine_culture")
def test_machine_culture_may_be_played_without_a_purchase():
    """The tile is declined, the card is gone."""
    t = ix_table(intrigue=["machine_culture"], spice=9).shown("flagship", "spaceport", "training_drones")
    t.intrigue("machine_culture").decline()
    assert (t.ix().tech, t.spice(), t.state.intrigue_discard) == ((), 9, ("machine_culture",))


def monopoly(tile, spice, **facts):
    """Trade Monopoly won: the Freighter comes back from the top."""
    others = [name for name in ("flagship", "spaceport", "artillery") if name != tile][:2]
    t = ix_table(freighter=3, spice=spice, **facts).conflict("trade_monopoly").shown(tile, *others).fight(2)
    if t.can_take("conflict:trade_monopoly", "freighter"):
        t.take("conflict:trade_monopoly", "freighter")
    return t.do("freighter", "recall")


@proves("X17.9", "tech:windtraps")
def test_windtraps_bought_with_the_reward_do_not_pay_for_this_win():
    """One water for acquiring it; the next win gives one more."""
    t = monopoly("windtraps", 0, water=0).take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    while t.state.round == 1:
        t.idle()
    assert (t.ix().tech, t.water()) == (("windtraps",), 1)
    t.conflict("skirmish_b").fight(2)
    assert t.water() == 2


@proves("X17.9", "tech:detonation_devices")
def test_detonation_devices_bought_with_the_reward_work_if_the_control_step_is_to_come():
    """Bought first, then used in place of control."""
    t = monopoly("detonation_devices", 1, dreadnoughts={"conflict": 1})
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    while not t.can("tech", "detonation_devices"):
        if t.can_take("conflict:trade_monopoly", "place_dreadnought"):
            t.take("conflict:trade_monopoly", "place_dreadnought")
        else:
            t.idle()
    assert t.do("tech", "detonation_devices").vp() == 2


@proves("X17.10", "X4.11")
def test_the_order_of_round_start():
    """Conflict card, defensive troop, hands, then the tiles of seats 1, 2, 3, 0: seat 1 has the First Player marker."""
    t = ix_table().hold("carthag", 2, placed=1).next_conflict("siege_of_carthag")
    for seat, tile in ((0, "shuttle_fleet"), (3, "holtzman_engine")):
        t.setup(seat, tech=[tile])
    t.finish_round()
    assert t.asked() == 2
    events = list(t.events)
    t.do(*t.legal()[0])
    events += t.events
    kinds = [event[:2] for event in events if event[0] in ("conflict", "deploy", "draw")]
    paid = [event[1] for event in events if event[0] == "gain" and event[4] == "tech:shuttle_fleet"]
    assert kinds == [
        ("conflict", -1),
        ("deploy", 2),
        ("draw", 1),
        ("draw", 2),
        ("draw", 3),
        ("draw", 0),
        ("draw", 3),
    ]
    assert paid == [0]
    assert t.state.first_player == 1


@proves("X17.10", "X10.2")
@pytest.mark.parametrize("draw_first", [True, False])
def test_the_round_start_abilities_of_a_player_come_in_any_order(draw_first):
    """Ilesa with Holtzman Engine: she draws before or after she sets a card aside."""
    t = ix_table(leader="ilesa_ecaz", tech=["holtzman_engine"]).finish_round()
    assert t.asked() == 0
    while not t.can_take("tech:holtzman_engine"):
        t.idle()
    t.take("tech:holtzman_engine" if draw_first else "leader:ilesa_ecaz")
    assert len(t.seat().hand) == (6 if draw_first else 5)
    assert t.can("aside")


@proves("X17.11", "X4.3")
def test_a_recall_is_finished_before_other_effects():
    """The city's own effects wait; a Plot card may be played in between."""
    t = ix_table(hand=["landing_rights"], freighter=2, intrigue=["windfall"], solari=0)
    t.play("landing_rights", "carthag").take("card:landing_rights").do("freighter", "recall")
    assert not t.can_take("space:carthag")
    assert not t.can("end_turn")
    assert not t.can("deploy")
    t.intrigue("windfall")
    assert t.solari() == 2
    t.take("shipping:shipping_dividends").branch(0).pick("guild")
    assert t.can_take("space:carthag")


@proves("X17.11", "tech:flagship")
def test_tiles_may_be_used_between_the_rewards_of_a_recall():
    """Dividends first, then the Flagship for 4 of them, then the Influence."""
    t = ix_table(hand=[SMUGGLER], freighter=3, tech=["flagship"], solari=0, spice=9).play(SMUGGLER, "smuggling")
    t.take("space:smuggling").do("freighter", "recall")
    assert not t.can("tech", "flagship")
    t.take("shipping:shipping_dividends").branch(0).do("tech", "flagship")
    assert (t.solari(), t.garrison()) == (2, 3 + 2 + 3)
    t.take("shipping:shipping_troops").pick("guild")
    assert t.influence("guild") == 1


def conspirator(**facts):
    """The endgame with Grand Conspiracy; seated, and with one The Spice Must Flow."""
    return ix_table(vp=10, council=True, discard=["the_spice_must_flow"], intrigue=["grand_conspiracy"], **facts)


@proves("X17.19", "X5.3", "intrigue:grand_conspiracy")
def test_grand_conspiracy_counts_commissioned_dreadnoughts():
    """Garrison and board space count, the supply does not."""
    t = conspirator(dreadnoughts={"garrison": 2}).until_phase("endgame")
    assert t.can("intrigue", "grand_conspiracy")
    t = conspirator(dreadnoughts={"garrison": 1}).until_phase("endgame")
    assert not t.can("intrigue", "grand_conspiracy")
    t = conspirator(dreadnoughts={"conflict": 2}).conflict("skirmish_b").fight(2).pass_()
    t.do("space", "carthag").until_phase("endgame")
    assert (t.state.phase, set(t.state.own["ix"].holds), t.ix().garrison) == ("endgame", {"carthag"}, 1)
    assert t.can("intrigue", "grand_conspiracy")


@proves("X17.20", "X10.1", "leader:archduke_armand_ecaz")
def test_armands_conscript_is_free_and_not_foldspace():
    """Cards for three or less of Row and Reserve; it may be declined, and Acquire effects apply."""
    t = ix_table(leader="archduke_armand_ecaz", hand=["signet_ring"]).row("scout", "stilgar", "negotiated_withdrawal")
    t.play("signet_ring", "carthag").take("leader:archduke_armand_ecaz")
    offered = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert all(t.rules.cards[card].cost <= 3 for card in offered)
    assert {"scout", "arrakis_liaison"} <= offered
    assert not {"stilgar", "negotiated_withdrawal", "foldspace"} & offered
    t.buy("scout")
    assert t.seat().discard == ("scout",)


@proves("X17.20", "X10.1")
def test_armands_conscript_is_optional():
    """ "You may acquire"."""
    t = ix_table(leader="archduke_armand_ecaz", hand=["signet_ring"]).row("scout").play("signet_ring", "smuggling")
    assert t.end_turn().seat().discard == ()


@proves("X17.21", "X10.6", "leader:tessia_vernius")
def test_tessias_reward_in_combat_is_taken_at_once():
    """Influence as a Conflict reward reaches the Emperor's token: two troops, into the garrison."""
    t = ix_table(leader="tessia_vernius", influence={"emperor": 1}, garrison=0).conflict("skirmish_c")
    t.setup(snooped=("guild",))
    t.fight(4).pick("emperor")
    assert (t.snooped(), t.garrison(), t.troops()) == (("guild", "emperor"), 2, 0)


@proves("X17.21", "X7.3")
def test_tessias_reward_in_another_players_turn_is_taken_at_once():
    """Mohiam makes her discard In the Shadows: she reaches the Bene Gesserit token and may discard for a spice."""
    leaders = ["paul_atreides", "tessia_vernius", "helena_richese", "earl_memnon_thorvald"]
    t = ix_table(leaders=leaders, hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(1, hand=["in_the_shadows", "in_the_shadows", "dagger"], influence={"bene_gesserit": 1}, spice=0)
    t.play("reverend_mother_mohiam", "secrets").take("card:reverend_mother_mohiam")
    t.do("discard", "in_the_shadows").do("discard", "in_the_shadows")
    while not t.can_take("leader:tessia_vernius"):
        t.do(*t.legal()[0])
    assert (t.asked(), t.turn.seat) == (1, 0)
    t.take("leader:tessia_vernius")
    assert (t.spice(1), t.seat(1).hand) == (1, ())


@proves("O5", "X3.22", "tech:disposal_facility")
def test_a_revealed_card_that_is_trashed_leaves_its_persuasion_and_swords():
    """Stilgar: 2 persuasion and 3 swords stay when Disposal Facility trashes him."""
    t = ix_table(tech=["disposal_facility"], hand=["stilgar", *worth(4)], conflict=1).reveal()
    assert (t.persuasion(), t.seat().swords) == (6, 3)
    t.take("tech:disposal_facility").do("trash", "in_play", "stilgar")
    assert (t.persuasion(), t.seat().swords, t.strength()) == (6, 3, 5)
    assert t.state.trashed.count("stilgar") == 1


@proves("R26.14", "X11.5")
@pytest.mark.parametrize(("guild", "taken"), [(1, "smuggling"), (2, "interstellar_shipping")])
def test_of_two_spaces_of_a_house_hagal_card_only_the_matching_one_is_used(guild, taken):
    """By the Rival's Influence; where that one is occupied a new card is turned, the other space stays empty."""
    card = "hagal_smuggling_or_interstellar_shipping"
    t = solo_table(boxes=("base", "ix")).setup(1, influence={"guild": guild})
    assert t.rival_turn(1, card).seat(1).agents == (taken,)
    t = solo_table(boxes=("base", "ix"), agents=[taken]).setup(1, influence={"guild": guild})
    assert t.rival_turn(1, card, "hagal_wealth").seat(1).agents == ("wealth",)


@proves("X3.24", "X7.2", "tech:holoprojectors")
def test_holoprojectors_with_empty_deck_and_discard_pile():
    """The discarded card unloads and, shuffled, is the one drawn."""
    t = ix_table(tech=["holoprojectors"], hand=["water_peddler", "dagger"], deck=[], water=0)
    t.do("tech", "holoprojectors").do("discard", "water_peddler")
    assert (t.water(), t.hand()["water_peddler"]) == (1, 1)
