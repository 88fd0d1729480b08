"""R26 and R27: House Hagal as the third competitor of a two-player game, in seat 2."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, new_game, table

HAGAL = 2
LEADERS = ("paul_atreides", "earl_memnon_thorvald")


def fought(card: str, *strengths: int, **hagal: Any) -> Table:
    """The Conflict was fought with these strengths and no combat bonus; nobody owned anything before."""
    t = table(2)
    for seat in (0, 1):
        t.setup(seat, solari=0, spice=0, water=0, vp=0)
    t.setup(HAGAL, **{"agents_left": 0, **hagal})
    return t.conflict(card).hagal_deck("hagal_carthag").fight(*strengths)


def gains(t: Table, seat: int) -> tuple[int, int, int]:
    """Points, water and spice, which are all that Desert Power gives."""
    return t.vp(seat), t.water(seat), t.spice(seat)


FIRST, SECOND, NONE = (1, 1, 0), (0, 1, 1), (0, 0, 0)  # the rewards of Desert Power in the terms of `gains`


def senders(t: Table) -> list[object]:
    """The seats that sent an Agent in the last move, in order."""
    return [event[1] for event in t.event("send")]


# ------------------------------------------------------------------------------------------------ set-up


@proves("R27.2", "R27.13", "R27.1")
def test_house_hagal_at_the_start() -> None:
    """No leader, no influence, no troops in the garrison, all in supply, three Agents, no resources, no strength."""
    hagal = new_game(2, leaders=LEADERS).seat(HAGAL)
    assert (hagal.leader, hagal.influence) == ("", (0, 0, 0, 0))
    assert (hagal.garrison, hagal.conflict, hagal.supply, hagal.agents_left) == (0, 0, 12, 3)
    assert (hagal.solari, hagal.spice, hagal.water, hagal.intrigue, hagal.deck, hagal.hand) == (0, 0, 0, (), (), ())
    assert (hagal.swords, hagal.vp) == (0, 0)


@proves("R27.2", "R1.3", "hagal:hagal_arrakeen_1p", "hagal:hagal_reshuffle")
def test_the_cards_for_one_player_are_removed() -> None:
    """28 House Hagal cards, none of them marked 1P, the Reshuffle card among them."""
    deck = new_game(2, leaders=LEADERS).state.hagal_deck
    assert (len(deck), deck.count("hagal_arrakeen_1p")) == (28, 0)
    assert (deck.count("hagal_arrakeen_2p"), deck.count("hagal_reshuffle")) == (3, 1)


@proves("R27.6", "R2.6")
def test_both_players_start_at_zero() -> None:
    """The point of the four-player game is not given."""
    t = new_game(2, leaders=LEADERS)
    assert (t.vp(0), t.vp(1)) == (0, 0)


@proves("R27.5", "R2.7")
def test_the_first_player_is_one_of_the_humans() -> None:
    """Over many games both humans begin, House Hagal never."""
    assert {new_game(2, leaders=LEADERS, seed=seed).state.first_player for seed in range(30)} == {0, 1}


# ------------------------------------------------------------------------------------------------ its turns


@proves("R27.3")
@pytest.mark.parametrize("first", [0, 1])
def test_it_acts_right_after_each_agent_turn_of_the_first_player(first: int) -> None:
    """The holder of the marker sends an Agent: House Hagal sends one before the other player's turn."""
    t = table(2, turn_of=first, hand=["dagger"]).hagal_deck("hagal_wealth")
    t.play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat(HAGAL).agents, t.asked()) == (("wealth",), 1 - first)


@proves("R27.3")
def test_it_does_not_act_after_the_second_player() -> None:
    """The Agent turn of the player without the marker is followed by none of House Hagal."""
    t = table(2, hand=["diplomacy"]).hagal_deck("hagal_rally_troops").setup(1, hand=["dagger"])
    t.play("diplomacy", "wealth").end_turn()
    t.play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat(HAGAL).agents, t.asked()) == (("rally_troops",), 0)


@proves("R27.3")
def test_it_does_not_act_after_a_reveal_turn() -> None:
    """The first player reveals: House Hagal stays."""
    t = table(2).reveal().end_turn()
    assert (t.seat(HAGAL).agents, t.asked()) == ((), 1)


@proves("R27.3")
def test_it_does_not_act_for_the_second_player_alone() -> None:
    """After the first player has revealed the other one's Agent turns are not followed by any of House Hagal."""
    t = table(2).reveal().end_turn()
    t.setup(1, hand=["dagger"]).play("dagger", "hall_of_oratory").end_turn()
    assert t.seat(HAGAL).agents == ()


@proves("O13", "R27.3", "intrigue:bindu_suspension")
def test_it_acts_after_bindu_suspension() -> None:
    """A turn passed by Bindu Suspension is an Agent turn of the first player all the same."""
    t = table(2, intrigue=["bindu_suspension"]).hagal_deck("hagal_wealth").intrigue("bindu_suspension")
    t.take("intrigue:bindu_suspension", "gain").take("intrigue:bindu_suspension", "may")
    assert (t.seat(HAGAL).agents, t.asked()) == (("wealth",), 1)


@proves("R27.4", "R27.3")
def test_it_acts_at_most_three_times() -> None:
    """The first player takes four Agent turns, House Hagal three."""
    hand = ["dagger", "dagger", "diplomacy", "dune_the_desert_planet"]
    t = table(2, hand=hand, swordmaster=True, mentat=True, solari=4)
    t.hagal_deck("hagal_foldspace", "hagal_secrets", "hagal_stillsuits", "hagal_conspire")
    spaces = ("hall_of_oratory", "rally_troops", "wealth", "secure_contract")
    sent = [senders(t.play(card, space).end_turn().until_turn_of(0)) for card, space in zip(hand, spaces, strict=True)]
    assert t.seat(HAGAL).agents == ("foldspace", "secrets", "stillsuits")
    assert len(sent) == len(t.seat(0).agents) == 4


@proves("R27.4")
def test_it_acts_as_often_as_the_first_player() -> None:
    """One Agent turn of the first player in the round, one turn of House Hagal."""
    t = table(2, hand=["dagger"]).hagal_deck("hagal_foldspace", "hagal_wealth").play("dagger", "hall_of_oratory")
    t.end_turn().until_turn_of(0).reveal_and_end()
    assert t.event("phase")[0][2] == "combat"
    assert sum(event[:2] == ("send", HAGAL) for event in t.events) == 0


@proves("R27.5", "R21.2")
def test_the_marker_alternates_between_the_humans() -> None:
    """House Hagal never holds the First Player marker."""
    t = table(2)
    assert [t.finish_round().state.first_player for _ in range(3)] == [1, 0, 1]


@proves("R26.2", "R25.26", "R30.23")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_voice_of_either_player_closes_a_space_to_it(owner: int) -> None:
    """A card naming a space closed by The Voice is passed over."""
    t = table(2).voice("wealth", owner).rival_turn(HAGAL, "hagal_wealth", "hagal_foldspace")
    assert t.seat(HAGAL).agents == ("foldspace",)


@proves("R26.15", "R7.15")
@pytest.mark.parametrize("owner", [0, 1])
def test_its_agent_pays_the_controller(owner: int) -> None:
    """The player who controls Carthag gains 1 Solari when House Hagal goes there."""
    t = table(2).setup(owner, solari=0).control("carthag", owner).rival_turn(HAGAL, "hagal_carthag")
    assert t.solari(owner) == 1


@proves("R26.16", "R21.2", "R20.1")
def test_its_agents_block_stop_bonus_spice_and_are_recalled() -> None:
    """At the Makers its space gets no spice; in the next round its three Agents are back."""
    t = table(2, hand=["dune_the_desert_planet"]).bonus_spice("imperial_basin", 1)
    t.rival_turn(HAGAL, "hagal_harvest_spice")
    assert t.why_not("send", "dune_the_desert_planet", "imperial_basin") == "occupied"
    t.finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "the_great_flat": 1}
    assert (t.seat(HAGAL).agents, t.seat(HAGAL).agents_left) == ((), 3)


# ------------------------------------------------------------------------------------------------ influence


@proves("R27.8", "R26.5", "R14.5")
def test_it_takes_an_alliance_from_the_board() -> None:
    """Reaching 4 first it takes the token, for no point and without the bonus."""
    t = table(2).setup(HAGAL, influence={"guild": 3}).rival_turn(HAGAL, "hagal_foldspace")
    assert (t.alliance("guild"), t.vp(HAGAL), t.solari(HAGAL)) == (HAGAL, 0, 0)


@proves("R27.8", "R14.5", "R30.10")
def test_it_denies_the_alliance_to_a_human() -> None:
    """A human who reaches 4 after it gets the bonus and no token, and takes it by rising above."""
    t = table(2, influence={"guild": 3}, vp=3, solari=0).setup(HAGAL, influence={"guild": 4})
    t.setup(0, intrigue=["guild_authorization"]).intrigue("guild_authorization")
    assert (t.alliance("guild"), t.vp(0), t.solari(0)) == (HAGAL, 3, 3)
    t.setup(0, hand=["diplomacy"]).play("diplomacy", "foldspace")
    assert (t.alliance("guild"), t.vp(0)) == (0, 4)


@proves("R27.8", "R14.6", "R14.13")
def test_it_takes_an_alliance_and_its_point_from_a_human() -> None:
    """Passed by it, the human loses the token and its point."""
    t = table(2, influence={"guild": 4}, vp=5).setup(HAGAL, influence={"guild": 4})
    t.rival_turn(HAGAL, "hagal_foldspace")
    assert (t.alliance("guild"), t.vp(0), t.vp(HAGAL)) == (HAGAL, 4, 0)


@proves("R27.1", "R14.2")
def test_it_scores_nothing_for_influence() -> None:
    """The second step of influence brings it no point."""
    t = table(2).setup(HAGAL, influence={"guild": 1}).rival_turn(HAGAL, "hagal_foldspace")
    assert (t.influence("guild", HAGAL), t.vp(HAGAL)) == (2, 0)


# ------------------------------------------------------------------------------------------------ the Conflict


@proves("R19.8", "R27.1", "R27.7", "conflict:desert_power")
@pytest.mark.parametrize(
    ("strengths", "rewards"),
    [
        ((6, 4, 2), (FIRST, SECOND)),
        ((4, 2, 6), (SECOND, NONE)),  # alone in first place: the first reward is not given
        ((6, 2, 4), (FIRST, NONE)),  # alone in second place: the second reward is not given
        ((6, 2, 6), (SECOND, NONE)),  # it ties with a human for first
        ((6, 4, 4), (FIRST, NONE)),  # it ties with a human for second
        ((4, 4, 6), (NONE, NONE)),  # two humans tied for second behind it
        ((6, 6, 4), (SECOND, SECOND)),
        ((4, 4, 4), (SECOND, SECOND)),
        ((4, 0, 6), (SECOND, NONE)),
        ((0, 0, 6), (NONE, NONE)),
    ],
)
def test_it_takes_its_place_and_no_reward(
    strengths: tuple[int, ...], rewards: tuple[tuple[int, int, int], ...]
) -> None:
    """House Hagal is ranked like a player, its reward is not given, and there is no third one."""
    t = fought("desert_power", *strengths)
    assert (gains(t, 0), gains(t, 1)) == rewards
    assert gains(t, HAGAL) == NONE


@proves("R27.9", "conflict:siege_of_arrakeen")
@pytest.mark.parametrize("owner", [0, 1])
def test_its_win_removes_a_humans_marker(owner: int) -> None:
    """It wins a Conflict for a space a human controls: the marker goes, and it controls nothing."""
    t = table(2).setup(HAGAL, agents_left=0).control("arrakeen", owner).control("carthag", owner)
    t.conflict("siege_of_arrakeen").hagal_deck("hagal_carthag").fight(2, 0, 6)
    assert t.state.control == {"carthag": owner}


@proves("R27.9", "R17.4", "conflict:siege_of_arrakeen")
def test_its_tie_removes_no_marker() -> None:
    """Tied for first it has not won."""
    t = table(2).setup(HAGAL, agents_left=0).control("arrakeen", 1)
    t.conflict("siege_of_arrakeen").hagal_deck("hagal_carthag").fight(6, 0, 6)
    assert t.state.control == {"arrakeen": 1}


@proves("R27.9", "conflict:siege_of_arrakeen")
def test_it_never_controls_a_space() -> None:
    """It wins a Conflict for a space nobody controls: nobody controls it."""
    assert fought("siege_of_arrakeen", 2, 0, 6).state.control == {}


@proves("R27.11", "R15.4", "R18.8")
def test_its_troops_return_to_its_supply() -> None:
    """After Combat no troop of it is in the Conflict, those of the garrison stay."""
    t = fought("desert_power", 2, 0, 6, garrison=2)
    assert (t.troops(HAGAL), t.garrison(HAGAL), t.supply(HAGAL)) == (0, 2, 10)


@proves("R27.12", "R26.11", "intrigue:double_cross")
def test_it_is_an_opponent_for_losses() -> None:
    """Double Cross may take its deployed troop."""
    t = table(2, solari=1, intrigue=["double_cross"]).setup(HAGAL, conflict=2)
    t.intrigue("double_cross")
    assert (t.troops(HAGAL), t.supply(HAGAL), t.troops(0)) == (1, 11, 1)


@proves("R27.12", "R26.11", "card:test_of_humanity", "card:reverend_mother_mohiam")
def test_it_has_no_hand_to_discard_from() -> None:
    """Test of Humanity takes a deployed troop of it; the other player may discard instead."""
    t = table(2, hand=["test_of_humanity"]).setup(1, hand=["dagger"]).setup(HAGAL, conflict=1)
    t.play("test_of_humanity", "hall_of_oratory").take("card:test_of_humanity")
    assert (t.seat(1).discard, t.troops(HAGAL), t.asked()) == (("dagger",), 0, 0)


# ------------------------------------------------------------------------------------------------ the end


@proves("R27.1", "R22.2")
def test_it_cannot_win() -> None:
    """The final ranking is one of the two humans."""
    t = table(2, vp=10).setup(1, vp=4).setup(HAGAL, influence=dict.fromkeys(("emperor", "guild", "fremen"), 6)).fight()
    assert t.event("game_over")[0][2] == (0, 1)


@proves("R27.1", "R6.3")
def test_its_turns_ask_nobody() -> None:
    """Blocking is all it does: its turn leaves no question behind, the next one is the other player's turn."""
    t = table(2, hand=["dagger"]).setup(HAGAL, garrison=3).hagal_deck("hagal_heighliner")
    t.play("dagger", "hall_of_oratory").end_turn()
    assert (t.decision().kind, t.asked(), t.troops(HAGAL)) == ("turn", 1, 5)
