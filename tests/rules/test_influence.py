"""R14: influence tracks, Alliances and the points that come with them. Everybody has one point to begin with."""

import pytest

from tests.kit import proves, table

PLOT = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}


def lose_guild(t):
    """Seat 0, with influence only there, loses one with the Guild: the cost of Shifting Allegiances."""
    t.setup(0, hand=["shifting_allegiances"], spice=2).play("shifting_allegiances", "secure_contract")
    return t.take("card:shifting_allegiances", "pay")


@proves("R14.1")
def test_influence_never_exceeds_six():
    """The Guild's own space gives nothing more at the top of the track."""
    t = table(hand=["diplomacy"], influence={"guild": 6}).play("diplomacy", "foldspace").finish_turn()
    assert t.influence("guild") == 6


@proves("R14.1", "R14.8")
def test_influence_rises_step_by_step_from_zero_to_six():
    """Six visits of the Fremen's space from the start box reach the top."""
    t = table(3)
    heights = []
    for _ in range(7):
        t.setup(0, hand=["diplomacy"]).until_turn_of(0).play("diplomacy", "stillsuits").finish_turn()
        heights.append(t.influence("fremen"))
        t.finish_round()
    assert heights == [1, 2, 3, 4, 5, 6, 6]


@proves("R14.2")
@pytest.mark.parametrize("faction", PLOT)
def test_reaching_two_is_a_point(faction):
    """From 1 to 2: one point; from 2 to 3: none."""
    t = table(intrigue=[PLOT[faction]], influence={faction: 1})
    assert t.vp() == 1
    t.intrigue(PLOT[faction])
    assert (t.influence(faction), t.vp()) == (2, 2)
    t = table(intrigue=[PLOT[faction]], influence={faction: 2}).intrigue(PLOT[faction])
    assert (t.influence(faction), t.vp()) == (3, 2)


@proves("R14.2")
def test_falling_below_two_loses_the_point_and_reaching_two_again_brings_it_back():
    """From 2 to 1 and back: two points, one, two."""
    t = table(intrigue=["guild_authorization"], influence={"guild": 2})
    assert t.vp() == 2
    lose_guild(t)
    assert (t.influence("guild"), t.vp()) == (1, 1)
    t.pick("emperor").intrigue("guild_authorization")
    assert (t.influence("guild"), t.influence("emperor"), t.vp()) == (2, 2, 3)


@proves("R14.3", "R14.4")
@pytest.mark.parametrize(
    ("faction", "gain"),
    [("emperor", (2, 0, 0, 0)), ("guild", (0, 3, 0, 0)), ("bene_gesserit", (0, 0, 1, 0)), ("fremen", (0, 0, 0, 1))],
)
def test_reaching_four_gives_the_bonus_of_the_track(faction, gain):
    """Emperor 2 troops, Guild 3 Solari, Bene Gesserit 1 intrigue card, Fremen 1 water; only that."""
    t = table(intrigue=[PLOT[faction]], influence={faction: 3}, garrison=0, solari=0, water=0)
    t.intrigue(PLOT[faction])
    assert t.influence(faction) == 4
    assert (t.garrison(), t.solari(), len(t.seat().intrigue), t.water()) == gain


@proves("R14.3", "R14.16", "card:power_play")
def test_jumping_over_four_gives_the_bonus_too():
    """Power Play from 3 to 5 at a Guild space: three Solari, once."""
    t = table(hand=["power_play"], influence={"guild": 3}, solari=0).play("power_play", "foldspace").finish_turn()
    assert (t.influence("guild"), t.solari()) == (5, 3)


@proves("R14.3")
def test_the_bonus_is_kept_when_falling_and_given_again_when_climbing():
    """From 4 to 3 nothing is returned; from 3 to 4 there are three Solari again."""
    t = lose_guild(table(intrigue=["guild_authorization"], influence={"guild": 4}, solari=3))
    assert (t.influence("guild"), t.solari()) == (3, 6)  # three of Secure Contract
    t.pick("fremen").intrigue("guild_authorization")
    assert (t.influence("guild"), t.solari()) == (4, 9)


@proves("R14.3", "R30.10")
def test_the_second_to_reach_four_gets_the_bonus_but_not_the_alliance():
    """Seat 1 holds the token at 4; seat 0 reaches 4 and gains the Solari only."""
    t = table(intrigue=["guild_authorization"], influence={"guild": 3}, solari=0).setup(1, influence={"guild": 4})
    points = t.vp()
    t.intrigue("guild_authorization")
    assert (t.influence("guild"), t.solari(), t.vp()) == (4, 3, points)
    assert t.alliance("guild") == 1


@proves("R14.5")
def test_the_first_to_reach_four_takes_the_alliance_and_a_point():
    """Nobody is at 4: the token comes from the board."""
    t = table(intrigue=["know_their_ways"], influence={"fremen": 3})
    assert (t.alliance("fremen"), t.vp()) == (-1, 2)
    t.intrigue("know_their_ways")
    assert (t.alliance("fremen"), t.vp()) == (0, 3)


@proves("R14.6", "R14.13")
def test_rising_above_the_holder_takes_the_alliance_and_its_point():
    """Seat 1 holds the token at 4; seat 0 rises from 4 to 5: minus one and plus one."""
    t = table().setup(1, influence={"guild": 4}).setup(0, influence={"guild": 4}, intrigue=["guild_authorization"])
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (1, 2, 3)
    t.intrigue("guild_authorization")
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (0, 3, 2)


@proves("R14.6", "R30.11")
def test_reaching_the_height_of_the_holder_is_not_enough():
    """Seat 1 holds the token at 5; seat 0 rises from 4 to 5 and gets nothing."""
    t = table().setup(1, influence={"guild": 5}).setup(0, influence={"guild": 4}, intrigue=["guild_authorization"])
    t.intrigue("guild_authorization")
    assert (t.influence("guild"), t.alliance("guild"), t.vp(0), t.vp(1)) == (5, 1, 2, 3)


@proves("R14.7")
def test_a_holder_at_six_is_not_overtaken():
    """Seat 0 reaches 6 too and stays there; the token stays with seat 1."""
    t = table(intrigue=["guild_authorization"], hand=["diplomacy"]).setup(1, influence={"guild": 6})
    t.setup(0, influence={"guild": 5}).intrigue("guild_authorization").play("diplomacy", "foldspace").finish_turn()
    assert (t.influence("guild"), t.alliance("guild")) == (6, 1)


@proves("R14.8")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("conspire", "emperor"),
        ("wealth", "emperor"),
        ("heighliner", "guild"),
        ("foldspace", "guild"),
        ("selective_breeding", "bene_gesserit"),
        ("secrets", "bene_gesserit"),
        ("hardy_warriors", "fremen"),
        ("stillsuits", "fremen"),
    ],
)
def test_an_agent_on_a_faction_space_gives_one_influence_there(space, faction):
    """One step with that faction and with no other."""
    t = table(hand=["diplomacy"], spice=6, water=1).play("diplomacy", space).finish_turn()
    heights = {name: t.influence(name) for name in PLOT}
    assert heights == {name: int(name == faction) for name in PLOT}


@proves("R14.9", "card:firm_grip")
def test_an_effect_for_the_alliance_needs_the_token():
    """Firm Grip: 4 influence with the Emperor give no persuasion while seat 1 holds the token."""
    t = table().setup(1, influence={"emperor": 5}).setup(0, influence={"emperor": 4}, hand=["firm_grip"]).reveal()
    assert t.persuasion() == 0
    t = table(influence={"emperor": 4}, hand=["firm_grip"]).reveal()
    assert t.persuasion() == 4


@proves("R14.10", "R14.13")
def test_a_holder_who_falls_behind_one_level_opponent_hands_over_the_token():
    """Both at 5, seat 0 holds it and loses one: the token and its point go to seat 1."""
    t = table(influence={"guild": 5}).setup(1, influence={"guild": 5})
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (0, 3, 2)
    lose_guild(t)
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (1, 2, 3)


@proves("R14.10")
def test_the_falling_holder_chooses_among_level_opponents():
    """Three at 5: seat 0 falls and gives the token to seat 2 of its choice, not to seat 3 at 4."""
    t = table(influence={"guild": 5}).setup(1, influence={"guild": 5}).setup(2, influence={"guild": 5})
    lose_guild(t.setup(3, influence={"guild": 4}))
    assert t.asked() == 0
    assert set(t.legal()) == {("opponent", 1), ("opponent", 2)}
    t.pick(2)
    assert (t.alliance("guild"), t.vp(0), t.vp(1), t.vp(2)) == (2, 2, 2, 3)


@proves("R14.11")
def test_a_holder_who_falls_to_a_tie_keeps_the_token():
    """From 5 to 4, level with seat 1 at 4: nothing moves."""
    t = lose_guild(table(influence={"guild": 5}).setup(1, influence={"guild": 4}))
    assert (t.influence("guild"), t.alliance("guild"), t.vp(0), t.vp(1)) == (4, 0, 3, 2)


@proves("R14.12")
def test_a_holder_who_falls_to_three_gives_the_token_to_whoever_is_at_four():
    """Level at 4 with seat 2, seat 0 falls to 3: seat 2 takes the token."""
    t = lose_guild(table(influence={"guild": 4}).setup(2, influence={"guild": 4}))
    assert (t.influence("guild"), t.alliance("guild"), t.vp(0), t.vp(2)) == (3, 2, 2, 3)


@proves("R14.12", "R14.5")
def test_the_token_returns_to_the_board_and_is_taken_by_the_next_at_four():
    """Nobody else is at 4: the token lies on the board; climbing to 4 again takes it again."""
    t = lose_guild(table(intrigue=["guild_authorization"], influence={"guild": 4}).setup(2, influence={"guild": 3}))
    assert (t.alliance("guild"), t.vp(0)) == (-1, 2)
    t.pick("guild")
    assert (t.influence("guild"), t.alliance("guild"), t.vp(0)) == (5, 0, 3)


@proves("R14.12")
def test_a_returned_token_goes_to_another_player():
    """After seat 0 lost the token to the board, seat 1 rises from 3 to 4 and takes it, level or not."""
    t = table(influence={"guild": 4}).setup(1, influence={"guild": 3}, intrigue=["guild_authorization"])
    lose_guild(t).pick("fremen").finish_turn()
    t.intrigue("guild_authorization")
    assert (t.alliance("guild"), t.vp(1)) == (1, 3)


@proves("R14.14")
def test_scores_above_twelve_count():
    """Twelve points and one more are thirteen."""
    t = table(intrigue=["choam_shares"], solari=7, vp=12).intrigue("choam_shares")
    assert t.vp() == 13


@proves("R14.15", "card:worm_riders")
def test_an_effect_with_an_influence_number_needs_that_much():
    """Worm Riders: nothing at Fremen influence 1, four swords at 2, at 3 still four."""
    swords = []
    for steps in (1, 2, 3):
        t = table(hand=["worm_riders"], influence={"fremen": steps}).setup(conflict=1).reveal()
        swords.append(t.strength() - 2)
    assert swords == [0, 4, 4]


@proves("R14.16", "card:power_play")
def test_every_step_is_tested():
    """From 1 to 3 the point at 2; from 3 to 5 bonus, token of seat 1 at 4, all on the way."""
    t = table(hand=["power_play"], influence={"emperor": 1}).play("power_play", "wealth").finish_turn()
    assert (t.influence("emperor"), t.vp()) == (3, 2)
    t = table(hand=["power_play"]).setup(1, influence={"emperor": 4}).setup(0, influence={"emperor": 3}, garrison=0)
    t.play("power_play", "wealth").finish_turn()
    assert (t.influence("emperor"), t.garrison(), t.alliance("emperor")) == (5, 2, 0)
    assert (t.vp(0), t.vp(1)) == (3, 2)


@proves("R14.16", "R13.1")
def test_influence_is_compulsory():
    """Whoever leaves everything that may be left still gains the influence of the space, point included."""
    t = table(hand=["diplomacy"], influence={"emperor": 1}).play("diplomacy", "wealth").finish_turn()
    assert (t.influence("emperor"), t.vp()) == (2, 2)
