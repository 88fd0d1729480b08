"""R20, R21, R22: the end of a round and the end of the game."""

import pytest

from tests.kit import proves, solo_table, table


def ranking(t):
    """The round ends and with it the game: the seats from first to last."""
    t.finish_round()
    assert t.state.phase == "over"
    ((_, _, seats),) = t.event("game_over")
    return list(seats)


# -------------------------------------------------------------------------------- Makers


@proves("R20.1")
def test_maker_spaces_without_an_agent_get_a_bonus_spice():
    """Hagga Basin is visited; the other two get one each, added to what lies there."""
    t = table(agents=["hagga_basin"]).bonus_spice("the_great_flat", 2).finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 1, "hagga_basin": 0, "the_great_flat": 3}


@proves("R20.1")
def test_bonus_spice_has_no_maximum():
    """Twenty lie there, and every round without a visit adds one."""
    t = table(3).bonus_spice("hagga_basin", 20)
    t.finish_round().finish_round()
    assert t.state.bonus_spice["hagga_basin"] == 22


@proves("R20.1")
def test_an_agent_of_any_player_counts():
    """Seat 2's Agent keeps the spice away as well."""
    t = table().setup(2, agents=["imperial_basin"]).finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "the_great_flat": 1}


@proves("R20.2", "R25.14", "card:kwisatz_haderach")
def test_a_space_whose_agent_was_moved_away_gets_the_spice():
    """Kwisatz Haderach takes the Agent from Hagga Basin to the Imperial Basin."""
    t = table(hand=["kwisatz_haderach"], agents=["hagga_basin", "carthag"])
    t.play("kwisatz_haderach", "imperial_basin", origin="hagga_basin").finish_turn().finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "the_great_flat": 1}


@proves("R20.3")
def test_the_mentat_counts_as_an_agent():
    """All Agents of seat 0 are out, the Mentat among them: each of its three spaces counts as visited."""
    t = table(mentat=True).setup(agents=["hagga_basin", "imperial_basin", "the_great_flat"]).finish_round()
    assert set(t.state.bonus_spice.values()) == {0}


@proves("R20.4")
def test_the_maker_spaces_of_this_board():
    """Three spaces hold bonus spice: no others are harvested."""
    t = table().finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}


# -------------------------------------------------------------------------------- Recall


@proves("R21.1", "R30.20")
def test_ten_points_do_not_end_the_game_during_the_round():
    """At ten points everybody still takes all turns; the game ends at Recall."""
    t = table(intrigue=["choam_shares"], solari=7, vp=9, hand=["diplomacy"])
    t.intrigue("choam_shares").play("diplomacy", "wealth").end_turn()
    assert (t.vp(), t.state.phase, t.asked()) == (10, "turns", 1)
    t.until_turn_of(0).reveal()
    t.end_turn()
    assert t.state.phase == "over"


@proves("R21.1")
def test_nine_points_do_not_end_the_game():
    """The next round begins."""
    t = table(vp=9).finish_round()
    assert (t.state.round, t.state.phase) == (2, "turns")


@proves("R21.1")
def test_points_of_the_last_combat_count():
    """The point of the Conflict is the tenth: the game ends in this round."""
    t = table(vp=9).fight(4)
    assert (t.vp(), t.state.phase) == (10, "over")


@proves("R21.1")
def test_an_empty_conflict_deck_ends_the_game():
    """After the tenth round nobody needs ten points."""
    t = table().round(9).finish_round()
    assert (t.state.round, t.state.phase) == (10, "turns")
    t.finish_round()
    assert (t.state.round, t.state.phase) == (10, "over")


@proves("R21.1", "R28.17")
def test_ten_points_of_a_rival_end_the_game():
    """A Rival at ten triggers the end and wins."""
    t = solo_table().setup(1, vp=10, agents_left=0).setup(2, agents_left=0)
    assert ranking(t)[0] == 1


@proves("R21.2")
def test_recall_brings_everything_back():
    """Mentat to its space, all Agents to their leaders, the First Player marker one seat clockwise."""
    t = table(turn_of=3, mentat=True)
    t.setup(3, agents=["wealth", "carthag", "mentat"]).setup(1, agents=["arrakeen"]).finish_round()
    assert t.state.mentat == -1
    assert [(t.seat(seat).agents, t.seat(seat).agents_left) for seat in range(4)] == [((), 2)] * 4
    assert (t.state.first_player, t.asked()) == (0, 0)


@proves("R21.2", "R5.1")
def test_the_first_player_marker_goes_round():
    """Three players: seats 0, 1, 2 and 0 again begin the rounds."""
    t = table(3)
    first = [t.asked()]
    for _ in range(3):
        first.append(t.finish_round().asked())
    assert first == [0, 1, 2, 0]


# -------------------------------------------------------------------------------- Endgame


@proves("R22.1", "intrigue:corner_the_market", "intrigue:plans_within_plans")
def test_any_number_of_endgame_cards_in_any_order():
    """Both Endgame cards of a player are offered, and after the first the second."""
    t = table(vp=8, intrigue=["corner_the_market", "plans_within_plans"], deck=["the_spice_must_flow"] * 2)
    t.setup(influence={"emperor": 3, "guild": 3, "fremen": 3}).until_phase("endgame")
    assert {option[1] for option in t.legal() if option[0] == "intrigue"} == {
        "corner_the_market",
        "plans_within_plans",
    }
    t.intrigue("plans_within_plans").intrigue("corner_the_market")
    assert t.vp() == 14


@proves("R22.1", "O3", "intrigue:tiebreaker")
def test_endgame_cards_go_round_from_the_first_player_until_all_pass():
    """The First Player marker is with seat 2: seats 2, 3 and 0 are asked, and 2 again after a card of seat 0."""
    t = table(turn_of=2, vp=10).setup(0, intrigue=["tiebreaker"]).setup(2, intrigue=["windfall"])
    t.setup(3, intrigue=["ambush"]).until_phase("endgame")
    asked = []
    for answer in ("pass", "pass", "tiebreaker", "pass", "pass"):
        asked.append(t.asked())
        t.pass_() if answer == "pass" else t.intrigue(answer)
    assert asked == [2, 3, 0, 2, 3]
    assert t.state.phase == "over"


@proves("R22.1", "R18.2", "O3", "intrigue:tiebreaker")
def test_to_stop_after_an_endgame_card_is_not_a_pass():
    """Seat 2 plays Tiebreaker and waits: seat 3 passes, and seat 2 may still play its other card."""
    t = table(turn_of=2, vp=10, influence={"emperor": 3, "guild": 3, "fremen": 3})
    t.setup(2, intrigue=["tiebreaker", "plans_within_plans"]).setup(3, intrigue=["ambush"]).until_phase("endgame")
    t.intrigue("tiebreaker").stop()
    assert t.asked() == 3
    t.pass_()
    assert (t.asked(), t.state.phase) == (2, "endgame")
    points = t.vp(2)
    t.intrigue("plans_within_plans").pass_()
    assert (t.vp(2), t.state.phase) == (points + 1, "over")


@proves("R22.2")
def test_the_highest_score_wins():
    """Eleven before ten before the others."""
    t = table(vp=3).setup(1, vp=10).setup(2, vp=11).setup(3, vp=4)
    assert ranking(t) == [2, 1, 3, 0]


@proves("R22.2", "intrigue:corner_the_market")
def test_the_points_after_endgame_cards_decide():
    """Seat 0 ended the game with ten points, but Corner the Market brings seat 1 from nine to eleven."""
    t = table(vp=10).setup(1, vp=9, intrigue=["corner_the_market"], deck=["the_spice_must_flow"] * 2)
    t.until_phase("endgame").intrigue("corner_the_market")
    assert t.vp(1) == 11
    assert t.event("game_over")[0][2][:2] == (1, 0)


@proves("R22.3")
def test_who_fell_below_ten_before_recall_does_not_end_the_game():
    """Ten points with Guild influence 2; it falls to 1, the gain is lost at the top, and the game goes on."""
    t = table(hand=["shifting_allegiances"], spice=2, influence={"guild": 2, "fremen": 6}, vp=10)
    t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances", "pay")
    t.do("faction", "guild").do("faction", "fremen")
    assert t.vp() == 9
    t.finish_turn().finish_round()
    assert (t.vp(), t.state.round, t.state.phase) == (9, 2, "turns")


@proves("R22.4", "R0.4")
@pytest.mark.parametrize(
    ("zero", "one", "winner"),
    [
        ((1, 9, 9, 9), (2, 0, 0, 0), 1),  # spice first, whatever the rest
        ((2, 1, 9, 9), (2, 2, 0, 0), 1),  # then Solari
        ((2, 2, 1, 9), (2, 2, 2, 0), 1),  # then water
        ((2, 2, 2, 1), (2, 2, 2, 2), 1),  # then troops in the garrison
        ((3, 0, 0, 0), (2, 9, 9, 9), 0),
        ((2, 3, 0, 0), (2, 2, 9, 9), 0),
        ((2, 2, 3, 0), (2, 2, 2, 9), 0),
        ((2, 2, 2, 3), (2, 2, 2, 2), 0),
    ],
)
def test_tiebreakers_in_order(zero, one, winner):
    """Level at ten points: spice, then Solari, then water, then garrison; who leads in more does not matter."""
    t = table()
    for seat, (spice, solari, water, garrison) in enumerate((zero, one)):
        t.setup(seat, vp=10, spice=spice, solari=solari, water=water, garrison=garrison)
    assert ranking(t)[0] == winner


@proves("R22.5")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 0), (2, 1), (3, 1)])
def test_after_a_full_tie_the_latest_reveal_turn_wins(first, winner):
    """Everything equal: of seats 0 and 1 the one that revealed later in the last round wins."""
    t = table(turn_of=first)
    for seat in (0, 1):
        t.setup(seat, vp=10, spice=0, solari=0, water=1, garrison=3)
    assert ranking(t)[:2] == [winner, 1 - winner]


@proves("R22.5")
def test_a_human_fully_level_with_a_rival_wins():
    """A Rival takes no Reveal turn."""
    t = solo_table(vp=10, spice=0, solari=0, water=1, garrison=3)
    t.setup(1, vp=10, water=1, garrison=3, agents_left=0).setup(2, agents_left=0)
    assert ranking(t)[:2] == [0, 1]


@proves("R22.6", "intrigue:tiebreaker")
def test_the_tiebreaker_card_counts_as_ten_spice():
    """Level at ten points seat 0 has nine spice; seat 1's card makes ten of none."""
    t = table(vp=10, spice=9).setup(1, vp=10, spice=0, intrigue=["tiebreaker"])
    t.until_phase("endgame").intrigue("tiebreaker")
    assert t.event("game_over")[0][2][:2] == (1, 0)
