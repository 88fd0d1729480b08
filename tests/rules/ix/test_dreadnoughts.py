"""X5: dreadnoughts, units and the Conflict."""

import pytest

from tests.kit import ix_table, proves

RAID = "guild_bank_raid"  # 6, 4 or 2 Solari


def deployments(t):
    """Every (troops, dreadnoughts) that may be deployed now."""
    return {(option[1], option[2] if len(option) > 2 else 0) for option in t.legal() if option[0] == "deploy"}


def armed(**facts):
    """Advanced Weaponry played: a dreadnought was commissioned this turn."""
    return ix_table(intrigue=["advanced_weaponry"], solari=3, **facts).intrigue("advanced_weaponry")


# -------------------------------------------------------------------------------- commissioning


@proves("X5.1", "intrigue:advanced_weaponry")
def test_a_dreadnought_goes_from_supply_to_garrison():
    """One; the other stays in the supply."""
    t = armed()
    assert (t.ix().supply, t.ix().garrison, t.ix().conflict) == (1, 1, 0)


@proves("X5.1", "space:dreadnought")
def test_a_dreadnought_is_commissioned_at_once():
    """Ruling 52: nothing asks for it and it cannot be declined; it is there before the tile is chosen or refused."""
    t = ix_table(hand=["dagger"], solari=3, spice=5).play("dagger", "dreadnought")
    assert (t.ix().supply, t.ix().garrison) == (1, 1)
    assert [option[0] for option in t.legal()] == ["take", "end_turn"]
    t.take("space:dreadnought")
    assert {option[0] for option in t.legal()} == {"buy_tech", "decline"}
    assert (t.decline().ix().supply, t.ix().garrison) == (1, 1)


@proves("X5.2", "X5.6")
def test_a_dreadnought_commissioned_this_turn_is_outside_the_limit():
    """With Stillsuits: two troops of the garrison and the new dreadnought."""
    t = armed(hand=["diplomacy"]).play("diplomacy", "stillsuits")
    assert deployments(t) == {(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)}
    t.do("deploy", 2, 1)
    assert (t.troops(), t.ix().conflict, t.can("deploy")) == (2, 1, False)


@proves("X5.2", "card:ix_guild_compact")
def test_a_dreadnought_commissioned_after_sending_the_agent_may_be_deployed():
    """Ix-Guild Compact at the Heighliner: five troops, two more units and the dreadnought."""
    t = ix_table(hand=["ix_guild_compact", "dagger", "dagger"], spice=6).play("ix_guild_compact", "heighliner")
    assert (0, 1) not in deployments(t)
    t.take("card:ix_guild_compact")  # just two cards, so there is no choice
    assert (7, 1) in deployments(t)
    assert (8, 0) not in deployments(t)


@proves("X5.2")
def test_without_a_combat_space_it_stays_in_the_garrison():
    """On another space of the same turn nothing is deployed; on a later turn it counts among the two."""
    t = armed(hand=["dagger", "diplomacy"]).play("dagger", "tech_negotiation")
    assert deployments(t) == set()
    t.finish_turn().until_turn_of(0).play("diplomacy", "stillsuits")
    assert deployments(t) == {(1, 0), (2, 0), (0, 1), (1, 1)}


@proves("X5.3")
def test_no_more_than_two_are_commissioned():
    """One in the garrison and one on a board space: the icon gives nothing, the 3 Solari are paid for the tile."""
    t = (
        ix_table(hand=["dagger"], solari=3, dreadnoughts={"garrison": 1})
        .hold("carthag", 0)
        .play("dagger", "dreadnought")
    )
    assert (t.ix().supply, t.ix().garrison, t.solari()) == (0, 1, 0)


@proves("X5.3")
def test_an_intrigue_card_for_nothing_is_not_played():
    """Advanced Weaponry as a Plot card without a dreadnought in the supply."""
    t = ix_table(intrigue=["advanced_weaponry"], solari=3, dreadnoughts={"garrison": 1, "conflict": 1})
    assert not t.can("intrigue")


# -------------------------------------------------------------------------------- units and troops


@proves("X5.4", "X5.12", "intrigue:diversion")
def test_diversion_counts_troops_and_dreadnoughts():
    """Four units deployed this turn: three troops and a dreadnought are enough, three units are not."""
    for troops, enough in ((3, True), (2, False)):
        t = ix_table(hand=["diplomacy"], water=1, intrigue=["diversion"], dreadnoughts={"garrison": 1})
        t.play("diplomacy", "hardy_warriors").do("deploy", troops, 1)
        assert t.can("intrigue", "diversion") is enough


@proves("X5.5", "leader:baron_vladimir_harkonnen")
def test_masterstroke_wants_four_troops():
    """Three troops and a dreadnought do not do; a fourth troop does."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = ix_table(leaders=leaders, secret=["guild", "fremen"], hand=["diplomacy"], water=1, garrison=4)
    t.setup(dreadnoughts={"garrison": 1}).play("diplomacy", "hardy_warriors").do("deploy", 3, 1)
    assert not t.can("masterstroke")
    t = ix_table(leaders=leaders, secret=["guild", "fremen"], hand=["diplomacy"], water=1, garrison=4)
    t.play("diplomacy", "hardy_warriors").do("deploy", 4)
    assert t.can("masterstroke")


@proves("X5.5", "card:scout")
def test_base_cards_do_not_retreat_dreadnoughts():
    """Scout with a dreadnought alone in the Conflict has nothing to retreat."""
    t = ix_table(hand=["scout"], dreadnoughts={"conflict": 1}).reveal()
    assert not t.can_take("card:scout")
    t = ix_table(hand=["scout"], conflict=1, dreadnoughts={"conflict": 1}).reveal().take("card:scout")
    assert {option for option in t.legal() if option[0] == "retreat"} == {("retreat", 1)}


@proves("X5.5", "card:gun_thopter")
def test_base_cards_do_not_make_dreadnoughts_be_lost():
    """Gun Thopter against a garrison of one dreadnought."""
    t = ix_table(hand=["gun_thopter"]).setup(1, garrison=0, dreadnoughts={"garrison": 1})
    t.play("gun_thopter", "arrakeen").take("card:gun_thopter")
    assert (t.ix(1).garrison, t.garrison(2)) == (1, 2)


@proves("X5.5", "intrigue:rapid_mobilization")
def test_base_cards_do_not_deploy_dreadnoughts():
    """Rapid Mobilization: troops only."""
    t = ix_table(intrigue=["rapid_mobilization"], garrison=2, dreadnoughts={"garrison": 2})
    t.intrigue("rapid_mobilization")
    assert deployments(t) == {(1, 0), (2, 0)}


@proves("X5.6")
def test_two_garrison_units_of_either_kind():
    """Stillsuits with three troops and both dreadnoughts in the garrison."""
    t = ix_table(hand=["diplomacy"], dreadnoughts={"garrison": 2}).play("diplomacy", "stillsuits")
    assert deployments(t) == {(1, 0), (2, 0), (0, 1), (1, 1), (0, 2)}


@proves("X5.6")
def test_the_limit_counts_over_the_whole_turn():
    """One dreadnought, then one troop; then nothing more."""
    t = ix_table(hand=["diplomacy"], dreadnoughts={"garrison": 2}).play("diplomacy", "stillsuits").do("deploy", 0, 1)
    assert deployments(t) == {(1, 0), (0, 1)}
    assert deployments(t.deploy(1)) == set()


@proves("X5.6")
def test_recruits_do_not_make_room_for_more_dreadnoughts():
    """Hardy Warriors recruits two troops: with both dreadnoughts just these two may go."""
    t = ix_table(hand=["diplomacy"], water=1, dreadnoughts={"garrison": 2}).play("diplomacy", "hardy_warriors")
    assert max(troops for troops, dreadnoughts in deployments(t) if dreadnoughts == 2) == 2
    assert max(troops for troops, dreadnoughts in deployments(t) if dreadnoughts == 0) == 4


@proves("X5.6")
def test_a_new_dreadnought_does_not_make_room_for_more_troops():
    """One commissioned and one there before: at most one troop besides both."""
    t = armed(hand=["diplomacy"], dreadnoughts={"garrison": 1}).play("diplomacy", "stillsuits")
    assert deployments(t) == {(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2)}


@proves("X5.6")
def test_what_is_not_deployed_is_in_the_garrison():
    """Nothing was deployed with the turn's end."""
    t = armed(hand=["diplomacy"], water=1).play("diplomacy", "hardy_warriors").end_turn()
    assert (t.garrison(), t.ix().garrison, t.troops(), t.ix().conflict) == (5, 1, 0, 0)


@proves("X5.7")
def test_garrison_troops_are_not_recruited_again():
    """With an empty supply Hardy Warriors recruits nobody: two may go, not four."""
    t = ix_table(hand=["diplomacy"], water=1, garrison=12).play("diplomacy", "hardy_warriors")
    assert deployments(t) == {(1, 0), (2, 0)}


# -------------------------------------------------------------------------------- strength


@proves("X5.8", "X5.14")
@pytest.mark.parametrize(
    ("troops", "dreadnoughts", "swords", "strength"),
    [(2, 0, 0, 4), (0, 1, 2, 5), (2, 1, 0, 7), (0, 2, 0, 6), (0, 0, 2, 0)],
)
def test_two_per_troop_three_per_dreadnought_one_per_sword(troops, dreadnoughts, swords, strength):
    """The three official examples, both dreadnoughts, and swords without a unit."""
    t = ix_table(conflict=troops, dreadnoughts={"conflict": dreadnoughts}, swords=swords)
    assert t.strength() == strength


@proves("X5.8", "X10.5", "leader:prince_rhombur_vernius")
def test_rhomburs_dreadnoughts_have_four():
    """Each; his troops are as others'."""
    t = ix_table(leader="prince_rhombur_vernius", conflict=1, dreadnoughts={"conflict": 2})
    assert t.strength() == 2 + 8


@proves("X5.9", "X5.13")
def test_a_dreadnought_alone_is_in_the_conflict():
    """Swords count, Combat cards may be played."""
    t = ix_table(hand=["dagger"], intrigue=["ambush"], dreadnoughts={"conflict": 1}).reveal()
    assert t.strength() == 4
    t.finish_turn().until_phase("combat")
    assert t.asked() == 0
    assert t.intrigue("ambush").event("gain") == [("gain", 0, "sword", 4, "intrigue:ambush")]


@proves("X5.9", "X5.13")
def test_a_dreadnought_in_the_garrison_is_not():
    """No strength, and nobody is asked for Combat cards."""
    t = ix_table(hand=["dagger"], intrigue=["ambush"], dreadnoughts={"garrison": 2}).reveal()
    assert t.strength() == 0
    t.finish_turn().finish_round()
    assert (t.state.round, t.seat().intrigue) == (2, ("ambush",))


@proves("X5.13", "X5.9")
def test_a_dreadnought_is_ranked():
    """Three against two: the dreadnought wins, the troop is second, the dreadnought in a garrison gets nothing."""
    t = ix_table(solari=0, dreadnoughts={"conflict": 1}).setup(1, solari=0, dreadnoughts={"garrison": 1}).conflict(RAID)
    t.setup(2, solari=0).fight(0, 0, 2).pick("arrakeen")
    assert (t.solari(0), t.solari(1), t.solari(2)) == (6, 0, 4)


@proves("X5.13", "intrigue:double_cross")
def test_double_cross_wants_a_troop():
    """An opponent with a dreadnought only is no victim."""
    t = ix_table(intrigue=["double_cross"], solari=1).setup(1, dreadnoughts={"conflict": 1})
    assert not t.can("intrigue", "double_cross")
    t.setup(2, conflict=1).intrigue("double_cross")
    assert (t.troops(2), t.ix(1).conflict, t.troops()) == (0, 1, 1)


@proves("X5.13", "card:test_of_humanity")
def test_test_of_humanity_cannot_be_met_with_a_dreadnought():
    """Seat 1 has a dreadnought in the Conflict and one card: the card goes without a question."""
    t = ix_table(hand=["test_of_humanity"]).setup(1, hand=["dagger"], dreadnoughts={"conflict": 1})
    t.play("test_of_humanity", "secrets").take("card:test_of_humanity")
    assert (t.seat(1).hand, t.ix(1).conflict) == ((), 1)


# -------------------------------------------------------------------------------- after Combat


@proves("X5.10")
def test_dreadnoughts_of_those_who_did_not_win_go_home():
    """Second place with its reward, and last place: to the garrison; troops to the supply."""
    t = ix_table(dreadnoughts={"conflict": 1}).setup(1, dreadnoughts={"conflict": 2}).conflict(RAID)
    t.setup(2, dreadnoughts={"conflict": 1}).fight(4, 0, 10, 2).pick("carthag")
    t.finish_round()
    assert [(t.ix(seat).garrison, t.ix(seat).conflict) for seat in (0, 1)] == [(1, 0), (2, 0)]
    assert [t.troops(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert t.supply(0) == 9


@proves("X5.10")
def test_a_tie_for_first_has_no_winner():
    """Both dreadnoughts go to garrisons, no space is taken."""
    t = ix_table(dreadnoughts={"conflict": 1}).setup(1, dreadnoughts={"conflict": 1}).conflict(RAID).fight(2, 2)
    assert (t.state.round, t.state.own["ix"].holds) == (2, {})
    assert [(t.ix(seat).garrison, t.ix(seat).conflict) for seat in (0, 1)] == [(1, 0), (1, 0)]


@proves("X5.11", "card:negotiated_withdrawal")
def test_a_retreating_dreadnought_goes_to_the_garrison():
    """Not to the supply."""
    t = ix_table(hand=["negotiated_withdrawal"], conflict=1, dreadnoughts={"conflict": 2}).reveal()
    t.take("card:negotiated_withdrawal")
    assert (t.ix().garrison, t.ix().supply, t.ix().conflict) == (2, 0, 0)


# -------------------------------------------------------------------------------- new cards


@proves("X5.12", "card:negotiated_withdrawal")
def test_negotiated_withdrawal_takes_three_units():
    """Of two troops and two dreadnoughts any three; two units are not enough."""
    t = ix_table(hand=["negotiated_withdrawal"], conflict=2, dreadnoughts={"conflict": 2}).reveal()
    t.take("card:negotiated_withdrawal")
    assert {option for option in t.legal() if option[0] == "retreat"} == {("retreat", 2, 1), ("retreat", 1, 2)}
    t = ix_table(hand=["negotiated_withdrawal"], conflict=1, dreadnoughts={"conflict": 1}).reveal()
    assert not t.can_take("card:negotiated_withdrawal")


@proves("X5.12", "X9.4", "intrigue:second_wave")
def test_second_wave_deploys_two_units():
    """Two of troops and dreadnoughts; it needs a unit in the Conflict before."""
    t = ix_table(intrigue=["second_wave"], conflict=1, garrison=2, dreadnoughts={"garrison": 1}).until_phase("combat")
    t.intrigue("second_wave")
    assert deployments(t) == {(1, 0), (2, 0), (0, 1), (1, 1)}
    t.do("deploy", 1, 1)
    assert t.strength() == 4 + 3 + 2
    t = ix_table(intrigue=["second_wave"], garrison=2, dreadnoughts={"garrison": 1}).finish_round()
    assert (t.state.round, t.seat().intrigue) == (2, ("second_wave",))


@proves("X5.12", "card:satellite_ban")
def test_satellite_ban_retreats_troops_only():
    """Up to two; a dreadnought stays."""
    t = ix_table(hand=["satellite_ban"], conflict=1, dreadnoughts={"conflict": 1}).reveal().take("card:satellite_ban")
    assert {option for option in t.legal() if option[0] == "retreat"} == {("retreat", 1)}


@proves("X5.12", "intrigue:strongarm")
def test_strongarm_costs_a_troop():
    """A dreadnought does not pay it."""
    t = ix_table(hand=["diplomacy"], intrigue=["strongarm"], garrison=0, dreadnoughts={"garrison": 1})
    assert not t.play("diplomacy", "wealth").can("intrigue", "strongarm")
    t = ix_table(hand=["diplomacy"], intrigue=["strongarm"], garrison=1).play("diplomacy", "wealth")
    assert t.can("intrigue", "strongarm")


@proves("X5.12", "card:desert_ambush")
def test_desert_ambush_counts_troops_and_drives_back_units():
    """A deployed dreadnought does not count; for a troop an enemy dreadnought may be driven back."""
    t = ix_table(hand=["desert_ambush"], dreadnoughts={"garrison": 1}).setup(1, dreadnoughts={"conflict": 1})
    t.play("desert_ambush", "imperial_basin").do("deploy", 0, 1)
    assert not t.can_take("card:desert_ambush")
    t.deploy(1).take("card:desert_ambush").do("drive_back", 1, "dreadnought")
    assert (t.ix(1).conflict, t.ix(1).garrison) == (0, 1)
    assert not t.can_take("card:desert_ambush")


@proves("X5.12", "intrigue:cannon_turrets")
def test_cannon_turrets_retreat_a_dreadnought_of_each_opponent():
    """One of two, and no troop in its place."""
    t = ix_table(intrigue=["cannon_turrets"], conflict=1, dreadnoughts={"conflict": 1})
    t.setup(1, dreadnoughts={"conflict": 2}).setup(2, conflict=1).until_phase("combat").intrigue("cannon_turrets")
    assert (t.ix(1).conflict, t.ix(1).garrison, t.troops(2)) == (1, 1, 1)


@proves("X5.12", "card:full_scale_assault")
def test_full_scale_assault_counts_dreadnoughts_in_the_conflict():
    """Three swords each; those of the garrison do not count."""
    t = ix_table(hand=["full_scale_assault"], conflict=2, dreadnoughts={"conflict": 1, "garrison": 1}).reveal()
    assert t.seat().swords == 3
