"""R18, R19: the Combat phase, who gets which reward, and cards for winners."""

import pytest

from tests.kit import proves, solo_table, table

SOLARI = {1: 6, 2: 4, 3: 2, 0: 0}  # what Guild Bank Raid pays for each place

FOUR_PLAYERS = [
    ((10, 8, 6, 4), (1, 2, 3, 0)),
    ((10, 10, 6, 4), (2, 2, 3, 0)),
    ((10, 10, 6, 6), (2, 2, 0, 0)),
    ((10, 10, 10, 4), (2, 2, 2, 0)),
    ((10, 8, 8, 4), (1, 3, 3, 0)),
    ((10, 8, 8, 8), (1, 3, 3, 3)),
    ((10, 8, 6, 6), (1, 2, 0, 0)),
    ((10, 10, 10, 10), (2, 2, 2, 2)),
    ((10, 8, 0, 0), (1, 2, 0, 0)),
    ((10, 10, 6, 0), (2, 2, 3, 0)),
    ((10, 10, 0, 0), (2, 2, 0, 0)),
    ((10, 8, 8, 0), (1, 3, 3, 0)),
    ((10, 0, 0, 0), (1, 0, 0, 0)),
]
FEWER_PLAYERS = [
    ((10, 8, 6), (1, 2, 0)),
    ((10, 10, 6), (2, 2, 0)),
    ((10, 8, 8), (1, 0, 0)),
    ((10, 10, 10), (2, 2, 2)),
    ((10, 10, 0), (2, 2, 0)),
    ((10, 0, 0), (1, 0, 0)),
    ((0, 0, 0), (0, 0, 0)),
]


def raid(players, strengths):
    """Guild Bank Raid fought with these strengths: what each seat was paid."""
    t = table(players).conflict("guild_bank_raid")
    for seat in range(len(strengths)):
        t.setup(seat, solari=0)
    t.fight(*strengths)
    assert t.state.round == 2
    return tuple(t.solari(seat) for seat in range(len(strengths)))


# -------------------------------------------------------------------------------- Combat intrigue


@proves("R18.1")
def test_combat_goes_round_from_the_first_player():
    """Seat 2 has the First Player marker: seats 3, 0 and 1 are asked, in this order, seat 2 has no troop."""
    t = table(turn_of=2)
    for seat in range(4):
        t.setup(seat, intrigue=["windfall", "ambush", "charisma", "bribery"][seat : seat + 1])
    t.fight(2, 2, 0, 2)
    order = []
    while t.state.phase == "combat":
        order.append(t.asked())
        t.pass_()
    assert order == [3, 0, 1]


@proves("R18.1")
def test_any_number_of_combat_cards_in_a_row():
    """Two Ambushes of one player before anybody else is asked."""
    t = table(intrigue=["ambush", "ambush", "windfall"]).setup(1, intrigue=["charisma"]).fight(2, 2)
    t.intrigue("ambush")
    assert t.asked() == 0
    t.intrigue("ambush")
    assert (t.strength(), t.asked()) == (10, 0)


@proves("R18.2")
def test_passing_does_not_bind():
    """Seat 0 passes, seat 1 plays a card and stops: seat 0 may answer it."""
    t = table(intrigue=["ambush", "windfall"]).setup(1, intrigue=["private_army", "charisma"], spice=2).fight(4, 2)
    t.pass_().intrigue("private_army").stop()
    assert (t.state.phase, t.asked()) == ("combat", 0)
    t.intrigue("ambush")
    assert (t.strength(0), t.strength(1)) == (8, 7)


@proves("R18.2")
def test_a_card_starts_the_count_of_passes_anew():
    """Seat 0 passes, seat 1 plays: afterwards both must pass before Combat ends."""
    t = table(intrigue=["ambush"]).setup(1, intrigue=["ambush", "charisma"]).fight(4, 2)
    t.pass_().intrigue("ambush").stop().pass_()
    assert (t.event("winner"), t.asked()) == ([], 1)
    t.pass_()
    assert t.event("winner") == [("winner", 1)]


@proves("R18.2")
def test_to_stop_after_a_card_is_not_a_pass():
    """The printed example: John passes, Abby plays Ambush, John passes again, Abby also passes."""
    t = table(intrigue=["windfall"]).setup(1, intrigue=["ambush", "charisma"]).fight(8, 6)
    t.pass_().intrigue("ambush")
    assert not t.can("pass")
    t.stop()
    assert t.event("stop") == [("stop", 1, "combat")]
    t.pass_()
    assert (t.asked(), t.can("stop")) == (1, False)
    t.pass_()
    assert t.event("winner") == [("winner", 1)]


@proves("R18.2")
def test_a_second_card_may_be_kept_until_it_is_seen_that_nobody_reacts():
    """Seat 0 plays one Ambush and waits; seats 1 and 2 pass, and it plays the other one after all."""
    t = table(intrigue=["ambush", "ambush", "windfall"]).setup(1, intrigue=["bribery"]).setup(2, intrigue=["charisma"])
    t.fight(2, 4, 2).intrigue("ambush").stop().pass_().pass_()
    assert (t.asked(), t.event("winner")) == (0, [])
    t.intrigue("ambush").stop().pass_().pass_()
    assert t.asked() == 0
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.2")
def test_with_nobody_to_wait_for_to_stop_is_a_pass():
    """The only other player in the Conflict holds no card: nobody could react, so it is not asked twice."""
    t = table(intrigue=["ambush", "windfall"]).setup(1, intrigue=[]).fight(4, 2).intrigue("ambush")
    assert t.legal() == [("pass",)]
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.2", "R18.4")
def test_who_has_no_card_left_after_playing_has_not_passed_either():
    """Seat 1 passes, seat 0 plays its last card: seat 1 is asked once more, then it is over."""
    t = table(intrigue=["ambush"]).setup(1, intrigue=["ambush"]).first_player(1).fight(4, 2)
    assert t.asked() == 1
    t.pass_().intrigue("ambush")
    assert (t.asked(), t.event("winner")) == (1, [])
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.2")
def test_combat_ends_when_all_have_passed_in_a_row():
    """Three players pass one after the other."""
    t = table(intrigue=["ambush"]).setup(1, intrigue=["windfall"]).setup(2, intrigue=["bribery"]).fight(4, 2, 2)
    t.pass_().pass_()
    assert t.event("winner") == []
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.2")
def test_a_player_alone_in_combat_closes_it_by_one_pass():
    """Nobody else has troops."""
    t = table(intrigue=["ambush"]).setup(1, intrigue=["ambush"]).fight(2)
    assert t.asked() == 0
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.2", "R28.14")
def test_rivals_are_never_asked_in_combat():
    """A Rival with troops and intrigue cards plays none: after the human's pass Combat is over."""
    t = solo_table(intrigue=["windfall"]).setup(1, agents_left=0, intrigue=["ambush", "ambush"])
    t.setup(2, agents_left=0).hagal_deck("hagal_carthag").fight(2, 6, 0)
    assert (t.state.phase, t.asked(), t.strength(1)) == ("combat", 0, 6)
    t.pass_()
    assert t.state.round == 2
    assert len(t.seat(1).intrigue) == 2


@proves("R18.3")
def test_players_without_a_troop_are_skipped():
    """Seat 1 holds an Ambush and swords, but no troop."""
    t = table(intrigue=["windfall"]).setup(1, intrigue=["ambush"]).fight(4, 1)
    assert t.asked() == 0
    t.pass_()
    assert t.event("winner") == [("winner", 0)]


@proves("R18.4", "intrigue:ambush")
def test_strength_is_adjusted_after_each_card():
    """Four and four and four."""
    t = table(intrigue=["ambush", "ambush", "windfall"]).fight(4, 2)
    heights = [t.strength()]
    heights.append(t.intrigue("ambush").strength())
    heights.append(t.intrigue("ambush").strength())
    assert heights == [4, 8, 12]


@proves("R18.4", "intrigue:staged_incident", "R25.23")
def test_who_has_lost_the_last_troop_is_no_longer_involved():
    """Staged Incident takes seat 0's three troops: it has strength 0, is not asked again and wins nothing."""
    t = table(intrigue=["staged_incident", "ambush"]).setup(1, intrigue=["ambush", "windfall"]).fight(7, 2)
    points = t.vp()
    t.intrigue("staged_incident")
    assert (t.troops(), t.strength(), t.asked()) == (0, 0, 1)
    t.intrigue("ambush")
    assert t.asked() == 1
    t.pass_()
    assert t.event("winner") == [("winner", 1)]
    assert (t.vp(), t.seat().intrigue) == (points + 1, ("ambush",))


# -------------------------------------------------------------------------------- cards for winners


@proves("R18.5", "intrigue:to_the_victor")
def test_a_card_for_winners_is_played_after_the_win():
    """Not in Combat, but after the rewards, before the Makers phase."""
    t = table(intrigue=["to_the_victor"], spice=0).fight(4, 2)
    assert t.legal() == [("pass",)]
    t.pass_()
    assert (t.state.round, t.state.phase, t.vp()) == (1, "combat", 2)
    t.intrigue("to_the_victor")
    assert t.spice() == 3
    assert t.state.bonus_spice["hagga_basin"] == 1  # the Makers phase came after it
    assert t.state.round == 2


@proves("R18.5", "R18.6", "R25.8", "R25.27", "intrigue:demand_respect", "intrigue:to_the_victor")
def test_any_number_of_cards_for_winners():
    """To the Victor's three spice pay for the two influence of Demand Respect."""
    t = table(intrigue=["demand_respect", "to_the_victor"], spice=0).fight(4)
    t.pass_()
    t.intrigue("to_the_victor").intrigue("demand_respect").branch(1).pick("fremen")
    assert (t.spice(), t.influence("fremen")) == (1, 2)


@proves("R18.5", "R30.12", "intrigue:to_the_victor")
def test_a_tie_for_first_is_not_a_win():
    """Level at the top nobody may play To the Victor."""
    t = table(intrigue=["to_the_victor"], spice=0).fight(4, 4)
    t.pass_()
    assert t.state.round == 2
    assert (t.spice(), t.seat().intrigue[:1]) == (0, ("to_the_victor",))


@proves("R18.5", "intrigue:to_the_victor")
def test_the_second_has_not_won():
    """Only the sole winner is asked."""
    t = table().setup(1, intrigue=["to_the_victor"], spice=0).fight(6, 4)
    t.pass_()
    assert t.state.round == 2
    assert t.spice(1) == 0


@proves("R18.6", "intrigue:to_the_victor", "conflict:raid_stockpiles")
def test_a_card_for_winners_received_as_reward_may_be_played_at_once():
    """Raid Stockpiles gives an intrigue card: it is To the Victor."""
    t = table(spice=0).conflict("raid_stockpiles").top_of_intrigue_deck("to_the_victor").fight(4)
    assert (t.state.round, t.spice()) == (1, 3)
    t.intrigue("to_the_victor")
    assert t.spice() == 6


@proves("R18.6", "R25.8", "intrigue:demand_respect", "conflict:raid_stockpiles")
def test_spice_just_won_pays_for_demand_respect():
    """No spice before: two of the three spice of the win are spent."""
    t = table(spice=0).conflict("raid_stockpiles").top_of_intrigue_deck("demand_respect").fight(4)
    t.intrigue("demand_respect").branch(1).pick("guild")
    assert (t.spice(), t.influence("guild")) == (1, 2)


@proves("R18.7")
def test_without_troops_there_is_no_winner():
    """Swords alone do not win: nobody gets a reward."""
    t = table().conflict("siege_of_arrakeen").setup(0, swords=5).setup(1, intrigue=["to_the_victor"])
    points = [t.vp(seat) for seat in range(4)]
    t.fight(1, 1, 1, 1)
    assert t.state.round == 2
    assert [t.vp(seat) for seat in range(4)] == points
    assert t.state.control == {}


@proves("R18.8")
def test_after_combat_everything_is_cleared():
    """Troops to supply, strength to 0: next round two troops count four, swords of last round nothing."""
    t = table().fight(9, 5)
    assert [(t.troops(seat), t.supply(seat), t.strength(seat)) for seat in (0, 1)] == [(0, 9, 0), (0, 9, 0)]
    t.setup(0, conflict=2)
    assert t.strength() == 4


@proves("R18.9", "R14.4", "conflict:skirmish_c")
def test_troops_recruited_during_combat_go_to_the_garrison():
    """The reward brings the Emperor's two troops: they are not in the Conflict and stay for the next round."""
    t = table(influence={"emperor": 3}, garrison=1).conflict("skirmish_c").fight(4)
    t.pick("emperor")
    assert (t.garrison(), t.troops(), t.supply()) == (3, 0, 9)


@proves("R18.9", "conflict:skirmish_c")
def test_troops_in_the_conflict_are_not_yet_in_supply():
    """All twelve are out: the Emperor's bonus during the rewards recruits nobody."""
    t = table(influence={"emperor": 3}, garrison=8).conflict("skirmish_c").fight(8).pick("emperor")
    assert (t.garrison(), t.supply()) == (8, 4)


# -------------------------------------------------------------------------------- ranking


@proves("R19.1", "R19.2", "R19.3", "R19.4", "R19.5", "R19.6", "R19.7", "conflict:guild_bank_raid")
@pytest.mark.parametrize(("strengths", "places"), FOUR_PLAYERS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_ranking_of_four_players(strengths, places, mirrored):
    """Every row of the four-player table, dealt to the seats in both directions."""
    step = -1 if mirrored else 1
    assert raid(4, strengths[::step]) == tuple(SOLARI[place] for place in places[::step])


@proves("R19.1", "R19.2", "R19.3", "R19.4", "R19.6", "conflict:guild_bank_raid")
@pytest.mark.parametrize(("strengths", "places"), FEWER_PLAYERS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_ranking_of_three_players(strengths, places, mirrored):
    """Every row of the table for fewer players, with three humans."""
    step = -1 if mirrored else 1
    assert raid(3, strengths[::step]) == tuple(SOLARI[place] for place in places[::step])


@proves("R19.8", "R28.12", "conflict:guild_bank_raid")
@pytest.mark.parametrize(("strengths", "places"), FEWER_PLAYERS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_ranking_with_rivals(strengths, places, mirrored):
    """The same rows in the solo game: Rivals rank and are paid like players, first and second place only."""
    step = -1 if mirrored else 1
    t = solo_table(solari=0).conflict("guild_bank_raid").setup(1, agents_left=0).setup(2, agents_left=0)
    t.hagal_deck("hagal_carthag", "hagal_carthag").fight(*strengths[::step])
    assert t.state.round == 2
    assert tuple(t.solari(seat) for seat in range(3)) == tuple(SOLARI[place] for place in places[::step])


@proves("R19.8", "R27.7", "conflict:guild_bank_raid")
@pytest.mark.parametrize(
    ("strengths", "paid"),
    [
        ((8, 6, 10), (4, 0)),  # House Hagal alone in first: the first reward is not given
        ((10, 6, 10), (4, 0)),  # level with a human for first: he gets the second reward
        ((10, 6, 8), (6, 0)),  # alone in second: the second reward is not given
        ((10, 8, 8), (6, 0)),  # level with a human for second: he gets nothing
        ((10, 8, 6), (6, 4)),  # last
        ((10, 10, 10), (4, 4)),  # all level
    ],
)
def test_house_hagal_takes_its_place_but_no_reward(strengths, paid):
    """Two players: what House Hagal would earn nobody gets, and it counts in ties."""
    t = table(2).conflict("guild_bank_raid").setup(0, solari=0).setup(1, solari=0)
    t.setup(2, agents_left=0).hagal_deck("hagal_carthag").fight(*strengths)
    assert t.state.round == 2
    assert (t.solari(0), t.solari(1), t.solari(2)) == (*paid, 0)


@proves("R19.3", "conflict:guild_bank_raid")
def test_the_third_reward_exists_with_four_players_only():
    """10, 8, 6: the third is paid with four players and not with three."""
    assert raid(4, (10, 8, 6, 0)) == (6, 4, 2, 0)
    assert raid(3, (10, 8, 6)) == (6, 4, 0)


@proves("R19.9", "O4")
def test_rewards_are_resolved_first_to_third_and_clockwise():
    """First place, then the two level for second from the First Player marker on: seats 1, then 3 and 0."""
    t = table(turn_of=2).conflict("guild_bank_raid").fight(8, 10, 0, 8)
    assert [event[1:3] for event in t.event("reward")] == [(1, 1), (3, 3), (0, 3)]
