"""R28: a solo game from its set-up to its end."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from tests.kit.coverage import proves
from tests.kit.table import new_solo_game, solo_table
from tests.rules.solo import ARIANA, BARON, DIFFICULTIES, ILBAN, LETO, MEMNON, RABBAN, resting

# ------------------------------------------------------------------------------------------------ set-up


@proves("R28.1")
def test_leaders_left_to_chance_are_allowed_ones() -> None:
    """Over many games the Rivals have every leader but Paul Atreides and Helena Richese, never one twice."""
    seats = (SeatConfig("human"), SeatConfig("rival"), SeatConfig("rival"))
    rules = Rules(catalog(), GameConfig(seats, difficulty="mercenary"))
    games = [[seat.leader for seat in rules.new_game(seed).seats] for seed in range(60)]
    assert {leader for game in games for leader in game[1:]} == {LETO, BARON, RABBAN, ARIANA, MEMNON, ILBAN}
    assert {len(set(game)) for game in games} == {3}


@proves("R28.2", "R28.4", "R2.5")
@pytest.mark.parametrize(
    ("difficulty", "human", "intrigue", "garrison"),
    [
        ("mercenary", (1, 1, 1), 0, 0),
        ("sardaukar", (0, 0, 1), 1, 3),
        ("mentat", (0, 0, 1), 1, 3),
        ("kwisatz_haderach", (0, 0, 1), 1, 3),
    ],
)
def test_what_everybody_starts_with(difficulty: str, human: tuple[int, int, int], intrigue: int, garrison: int) -> None:
    """The human's Solari, spice and water; each Rival's water, intrigue card and garrison, by difficulty."""
    t = new_solo_game(difficulty, rivals=(RABBAN, LETO))
    assert (t.solari(), t.spice(), t.water(), t.garrison()) == (*human, 3)
    for seat in (1, 2):
        recruited = sum(int(str(event[2])) for event in t.event("recruit") if event[1] == seat)
        assert (t.water(seat), len(t.seat(seat).intrigue)) == (1, intrigue)
        assert (12 - t.supply(seat) - recruited, t.spice(seat), t.solari(seat)) == (garrison, 0, 0)


@proves("R28.5")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_rivals_start_with_two_agents(difficulty: str) -> None:
    """Two Agents each, the third one waits in the Conflict deck."""
    t = new_solo_game(difficulty)
    assert [len(seat.agents) + seat.agents_left for seat in t.state.seats] == [2, 2, 2]
    assert [len(seat.agents) for seat in t.state.seats] == [0, 1, 1]


@proves("R28.2", "R28.5", "R3.1")
@pytest.mark.parametrize(
    ("difficulty", "number"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_rivals_get_their_swordmasters_at_once(difficulty: str, number: int) -> None:
    """Not before the Conflict card above them is revealed, then both at once, for all rounds to come."""
    t = resting(difficulty).round(number - 2).finish_round()
    assert (t.state.round, t.seat(1).swordmaster, t.seat(2).swordmaster) == (number - 1, False, False)
    t.finish_round()
    assert t.state.round == number
    assert [len(seat.agents) + seat.agents_left for seat in t.state.seats] == [2, 3, 3]
    t.finish_round()
    assert t.state.round == number + 1
    assert [len(seat.agents) + seat.agents_left for seat in t.state.seats] == [2, 3, 3]


@proves("R28.5", "R28.8")
def test_the_third_agent_acts_in_the_same_round() -> None:
    """In the round the Swordmasters come each Rival takes three turns."""
    t = resting("mentat").round(2).fight()
    assert t.state.round == 3
    agents = [seat.agents for seat in t.state.seats[1:]]
    t.reveal()
    t.end_turn()
    until = [event[0] for event in t.events].index("phase")
    later = Counter(event[1] for event in t.events[:until] if event[0] == "send")
    assert [len(agents[0]) + later[1], len(agents[1]) + later[2]] == [3, 3]


@proves("R28.6", "R1.3", "hagal:hagal_reshuffle", "hagal:hagal_arrakeen_2p")
def test_the_cards_for_two_players_are_removed() -> None:
    """27 House Hagal cards, none of them marked 2P."""
    t = solo_table()
    assert len(t.state.hagal_deck) == 27
    assert not {"hagal_reshuffle", "hagal_arrakeen_2p"} & set(t.state.hagal_deck)
    assert t.state.hagal_deck.count("hagal_arrakeen_1p") == 3


@proves("R28.7", "R2.7", "R28.8")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rival_on_the_left_begins(seed: int) -> None:
    """The Rival next clockwise has the First Player marker; both Rivals act before the human's first turn."""
    t = new_solo_game(seed=seed)
    assert (t.state.first_player, t.asked()) == (1, 0)
    assert [event[1] for event in t.event("send")] == [1, 2]


@proves("R28.7", "R21.2")
def test_the_marker_passes_among_all_three() -> None:
    """Clockwise: from the first Rival to the second, to the human, to the first again."""
    t = resting().first_player(1)
    marks = [t.finish_round().state.first_player for _ in range(3)]
    assert marks == [2, 0, 1]


@proves("R28.21", "R2.6")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_scores_start_at_zero(difficulty: str) -> None:
    """The point of four-player games is not given, and nobody has strength; a first turn brings no point either."""
    t = new_solo_game(difficulty, rivals=(RABBAN, LETO))
    assert [t.vp(seat) for seat in range(3)] == [0, 0, 0]
    assert [t.seat(seat).swords for seat in range(3)] == [0, 0, 0]


@proves("R28.2", "R28.3", "space:mentat")
@pytest.mark.parametrize(
    ("difficulty", "price"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5), ("kwisatz_haderach", 5)]
)
def test_the_price_of_the_mentat(difficulty: str, price: int) -> None:
    """2 Solari for the Mercenary, 5 with the token of the harder games."""
    t = solo_table(difficulty, hand=["dagger"], solari=price - 1)
    assert t.why_not("send", "dagger", "mentat") == "cost"
    t.setup(solari=price).play("dagger", "mentat")
    assert t.solari() == 0


@proves("R28.2", "R28.19", "space:swordmaster")
@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar", "mentat"])
def test_the_human_may_gain_a_swordmaster(difficulty: str) -> None:
    """Up to Expert the human may buy the third Agent."""
    t = solo_table(difficulty, hand=["dagger"], solari=8).play("dagger", "swordmaster")
    assert t.seat().swordmaster


@proves("R28.2", "R28.19", "space:swordmaster")
def test_the_human_of_expert_plus_gains_no_swordmaster() -> None:
    """Kwisatz Haderach: the Swordmaster space is closed to the human."""
    t = solo_table("kwisatz_haderach", hand=["dagger"], solari=8)
    assert t.why_not("send", "dagger", "swordmaster") == "no_swordmaster"


# ------------------------------------------------------------------------------------------------ the end


@proves("R28.17", "R21.1")
def test_a_rival_with_ten_points_ends_the_game_and_may_win() -> None:
    """At Recall 10 points of a Rival end the game; it is ranked like a player."""
    t = resting(vp=8).setup(1, vp=10).fight()
    assert t.state.phase == "over"
    assert t.event("game_over")[0][2] == (1, 0, 2)


@proves("R28.17", "R22.4")
@pytest.mark.parametrize(
    ("human", "rival", "winner"),
    [
        ({"spice": 3, "solari": 0}, {"spice": 4, "solari": 0}, 1),
        ({"spice": 4, "solari": 5}, {"spice": 4, "solari": 6}, 1),
        ({"spice": 4, "solari": 5, "water": 1}, {"spice": 4, "solari": 5, "water": 2}, 1),
        ({"spice": 4, "solari": 5, "water": 2, "garrison": 1}, {"spice": 4, "solari": 5, "water": 2, "garrison": 2}, 1),
        ({"spice": 4, "solari": 5, "water": 2, "garrison": 2}, {"spice": 4, "solari": 5, "water": 2, "garrison": 1}, 0),
    ],
)
def test_tiebreakers_count_for_rivals(human: dict[str, int], rival: dict[str, int], winner: int) -> None:
    """With level points: spice, Solari, water, troops in the garrison, a Rival's as a player's."""
    t = resting(vp=10, **human).setup(1, vp=10, **rival).fight()
    assert t.event("game_over")[0][2][0] == winner  # type: ignore[index]


@proves("R28.17", "R22.5")
def test_a_full_tie_with_a_rival_is_the_humans() -> None:
    """Rivals take no Reveal turn, so the human took the latest one."""
    same = {"vp": 10, "spice": 2, "solari": 2, "water": 2, "garrison": 3}
    t = resting(**same).setup(1, **same).setup(2, **same).fight()
    assert t.event("game_over")[0][2][0] == 0  # type: ignore[index]
