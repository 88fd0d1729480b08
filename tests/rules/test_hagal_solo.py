"""R26 and R28: House Hagal as the two Rivals of a solo game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from tests.kit.coverage import proves
from tests.kit.table import Table, new_solo_game, solo_table

LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"
ARIANA = "countess_ariana_thorvald"
MEMNON = "earl_memnon_thorvald"
ILBAN = "count_ilban_richese"
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def resting(difficulty: str = "mercenary", **facts: Any) -> Table:
    """A solo table whose Rivals have no Agent left, so that only the Conflict of the round is to come."""
    return solo_table(difficulty, **facts).setup(1, agents_left=0).setup(2, agents_left=0)


def fought(card: str, *strengths: int, rivals: tuple[dict[str, Any], dict[str, Any]] = ({}, {})) -> Table:
    """The Conflict was fought with these strengths and no combat bonus; facts about the Rivals.

    The human has the first turn of the next round, so the Rivals own what the Conflict gave and no more.
    """
    t = resting().conflict(card).first_player(2)
    for seat, facts in enumerate(rivals, start=1):
        t.setup(seat, **{"water": 0, **facts})
    return t.hagal_deck("hagal_carthag", "hagal_carthag").fight(*strengths)


def verdicts(t: Table) -> list[tuple[object, ...]]:
    """The cards the Rival revealed in the last move, and what became of each."""
    return [(event[2], event[4]) for event in t.event("hagal")]


def round_start_events(t: Table) -> list[tuple[object, ...]]:
    """What happened in the last move from the new Conflict card to the first turn."""
    kinds = [event[0] for event in t.events]
    start = kinds.index("conflict")
    return t.events[start : kinds.index("turn", start)]


# ------------------------------------------------------------------------------------------------ a Rival's turn


@proves("R26.1", "R28.8", "R5.2")
def test_a_rival_takes_agent_turns_only() -> None:
    """In a whole round each Rival takes two Agent turns and no Reveal turn; it has no hand and no deck."""
    t = solo_table().reveal()
    t.end_turn()
    round_1 = t.events[: t.events.index(("phase", -1, "combat"))]
    turns = [event[1:] for event in round_1 if event[0] == "end_turn"]
    assert turns == [(0, "reveal"), (1, "agent"), (2, "agent"), (1, "agent"), (2, "agent")]
    assert [(seat.hand, seat.deck) for seat in t.state.seats[1:]] == [((), ()), ((), ())]


@proves("R26.2")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_an_occupied_space_means_another_card(owner: int) -> None:
    """A space with anybody's Agent, the Rival's own too, is passed over for the next card."""
    t = solo_table().setup(owner, agents=["wealth"]).rival_turn(1, "hagal_wealth", "hagal_foldspace")
    assert t.seat(1).agents[-1] == "foldspace"
    assert verdicts(t) == [("hagal_wealth", "occupied"), ("hagal_foldspace", "goes")]


@proves("R26.2", "R25.26", "R30.23", "card:the_voice")
def test_a_space_closed_by_the_voice_means_another_card() -> None:
    """The human's Voice closes the space to a Rival."""
    t = solo_table().voice("wealth", 0).rival_turn(1, "hagal_wealth", "hagal_foldspace")
    assert t.seat(1).agents == ("foldspace",)
    assert verdicts(t) == [("hagal_wealth", "voice"), ("hagal_foldspace", "goes")]


@proves("R26.2", "R28.8")
def test_a_rival_uses_one_agent_a_turn() -> None:
    """One card is followed, one Agent leaves the supply."""
    t = solo_table().rival_turn(1, "hagal_wealth", "hagal_foldspace")
    assert (t.seat(1).agents, t.seat(1).agents_left) == (("wealth",), 1)


@proves("R26.2", "R26.17")
def test_a_rival_always_finds_a_space() -> None:
    """With nine Agents and two Voice markers on the spaces of the cards, the Rival goes to the one left."""
    t = solo_table(swordmaster=True, mentat=True, agents=["conspire", "wealth", "heighliner", "foldspace"])
    t.setup(1, swordmaster=True, agents=["stillsuits", "rally_troops"])
    t.setup(2, swordmaster=True, agents=["selective_breeding", "secrets", "hardy_warriors"])
    t.voice("hall_of_oratory", 0).voice("carthag", 0).rival_turn(1)
    assert t.seat(1).agents == ("stillsuits", "rally_troops", "arrakeen")


@proves("R26.3")
def test_an_empty_deck_is_renewed_in_the_same_turn() -> None:
    """The last card was of no use: all cards are shuffled into a new deck and the Rival goes on revealing."""
    t = solo_table().setup(0, agents=["wealth"]).hagal_deck("hagal_wealth", alone=True).rival_turn(1)
    assert len(t.seat(1).agents) == 1
    assert [event[:3] for event in t.event("shuffle")] == [("shuffle", -1, "hagal")]
    revealed = tuple(event[2] for event in t.event("hagal"))[1:]
    assert (t.state.hagal_discard, len(t.state.hagal_deck)) == (revealed, 27 - len(revealed))


@proves("R26.3")
def test_revealed_cards_lie_aside() -> None:
    """Cards used and cards ignored do not come back before the deck is renewed."""
    t = solo_table().setup(0, agents=["wealth"]).rival_turn(1, "hagal_wealth", "hagal_foldspace")
    assert t.state.hagal_discard == ("hagal_wealth", "hagal_foldspace")


@proves("R26.5", "R14.3", "R28.11")
@pytest.mark.parametrize("card", ["hagal_wealth", "hagal_foldspace", "hagal_secrets", "hagal_stillsuits"])
def test_a_rival_takes_no_bonus_at_four(card: str) -> None:
    """At 4 influence it gets the Alliance and its point, but not the bonus of the track."""
    facts = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 3)
    t = solo_table().setup(1, influence=facts, garrison=0, water=0).rival_turn(1, card)
    player = t.seat(1)
    assert (player.solari, player.water, player.intrigue, player.supply) == (0, 0, (), 12)
    assert (sorted(player.influence), t.state.alliances.count(1), t.vp(1)) == ([3, 3, 3, 4], 1, 4 + 1)


@proves("R26.5", "R28.11", "R14.2")
def test_a_rival_scores_at_two_influence() -> None:
    """The second step brings its point, the third none."""
    t = solo_table().setup(1, influence={"guild": 1}).rival_turn(1, "hagal_foldspace")
    assert t.vp(1) == 1
    t.setup(1, agents=[]).rival_turn(1, "hagal_foldspace")
    assert (t.influence("guild", 1), t.vp(1)) == (3, 1)


@proves("R26.5", "R14.6", "R14.13", "R28.11")
def test_a_rival_takes_an_alliance_from_the_human() -> None:
    """Rising above the human it takes the token, and the point moves with it."""
    t = solo_table(influence={"guild": 4}, vp=5).setup(1, influence={"guild": 4}, vp=5)
    assert t.alliance("guild") == 0
    t.rival_turn(1, "hagal_foldspace")
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (1, 4, 6)


@proves("R26.5", "R14.6", "R28.11")
def test_a_rival_loses_an_alliance_to_the_human() -> None:
    """The human rising above it takes the token and the point."""
    t = solo_table(influence={"guild": 3}, hand=["diplomacy"]).setup(1, influence={"guild": 4}, vp=5)
    t.setup(0, influence={"guild": 4}, vp=5)
    assert t.alliance("guild") == 1
    t.play("diplomacy", "foldspace")
    assert (t.alliance("guild"), t.vp(0), t.vp(1)) == (0, 6, 4)


@proves("R26.6", "R1.2", "R15.1", "R28.20")
def test_a_rival_recruits_what_its_supply_has() -> None:
    """With one troop left in the supply Rally Troops recruits one."""
    t = solo_table().setup(1, garrison=11).rival_turn(1, "hagal_rally_troops")
    assert (t.garrison(1), t.supply(1)) == (12, 0)


@proves("R26.7")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_rival_deploys_two_of_its_garrison(garrison: int, deployed: int) -> None:
    """On a Combat space two troops of the garrison deploy, or as many as there are."""
    t = solo_table().setup(1, garrison=garrison).rival_turn(1, "hagal_stillsuits")
    assert (t.troops(1), t.garrison(1)) == (deployed, garrison - deployed)


@proves("R14.1", "R28.20")
def test_a_rivals_influence_ends_at_six() -> None:
    """At 6 another step is lost."""
    t = solo_table().setup(1, influence={"guild": 6}).rival_turn(1, "hagal_foldspace")
    assert t.influence("guild", 1) == 6


# ------------------------------------------------------------------------------------------------ what affects it


@proves("R26.11", "card:gun_thopter")
def test_a_rival_loses_a_garrisoned_troop_like_an_opponent() -> None:
    """Gun Thopter: each opponent loses a garrisoned troop, a Rival without one nothing."""
    t = solo_table(hand=["gun_thopter"]).setup(1, garrison=2).setup(2, garrison=0)
    t.play("gun_thopter", "secure_contract").take("card:gun_thopter")
    assert (t.garrison(1), t.supply(1), t.garrison(2)) == (1, 11, 0)


@proves("R26.11", "intrigue:double_cross")
def test_a_rival_is_double_crossed() -> None:
    """Double Cross: the Rival loses its deployed troop."""
    t = solo_table(solari=1, intrigue=["double_cross"]).setup(2, conflict=2)
    t.intrigue("double_cross")
    assert (t.troops(2), t.troops(0)) == (1, 1)


@proves("R26.11", "R25.24", "card:test_of_humanity")
def test_a_rival_without_a_hand_loses_a_deployed_troop() -> None:
    """Test of Humanity: it cannot discard, so it loses a deployed troop, or nothing without one."""
    t = solo_table(hand=["test_of_humanity"]).setup(1, conflict=2, garrison=1).setup(2, garrison=1)
    t.play("test_of_humanity", "hall_of_oratory").take("card:test_of_humanity")
    assert (t.troops(1), t.garrison(1), t.troops(2), t.garrison(2)) == (1, 1, 0, 1)
    assert t.can("end_turn")


@proves("R26.11", "R25.21", "card:reverend_mother_mohiam")
def test_a_rival_without_a_hand_ignores_discards() -> None:
    """Reverend Mother Mohiam asks nobody for a discard."""
    t = solo_table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    assert t.asked() == 0
    assert t.can("end_turn")


@proves("R26.15", "R7.15")
@pytest.mark.parametrize(
    ("card", "space", "gained"),
    [
        ("hagal_carthag", "carthag", (1, 0)),
        ("hagal_arrakeen_1p", "arrakeen", (1, 0)),
        ("hagal_harvest_spice", "imperial_basin", (0, 1)),
    ],
)
def test_a_rivals_agent_pays_the_controller(card: str, space: str, gained: tuple[int, int]) -> None:
    """The human who controls the space gains its bonus when a Rival sends an Agent there."""
    t = solo_table(solari=0, spice=0).control(space, 0).bonus_spice("imperial_basin", 1).rival_turn(1, card)
    assert (t.seat(1).agents, t.solari(), t.spice()) == ((space,), *gained)


@proves("R26.16", "R20.1", "R20.3")
def test_a_rivals_agent_blocks_and_stops_bonus_spice() -> None:
    """The human cannot go where the Rival stands, and at the Makers its space gets no bonus spice."""
    t = resting(hand=["dune_the_desert_planet"], water=1).setup(1, agents=["hagga_basin", "wealth"])
    assert t.why_not("send", "dune_the_desert_planet", "hagga_basin") == "occupied"
    t.fight()
    kinds = [event[0] for event in t.events]
    makers = t.events[: kinds.index("recall")]
    spice = {event[2:] for event in makers if event[0] == "bonus_spice"}
    assert spice == {("imperial_basin", 1), ("the_great_flat", 1)}


@proves("R26.16", "R21.2")
def test_a_rivals_agents_are_recalled() -> None:
    """At the start of the next round both Agents of each Rival are in its supply again."""
    t = resting().first_player(2).fight()
    assert (t.state.round, t.asked()) == (2, 0)
    assert [(seat.agents, seat.agents_left) for seat in t.state.seats[1:]] == [((), 2), ((), 2)]


# ------------------------------------------------------------------------------------------------ Combat


@proves("R26.12", "R18.1")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_the_combat_bonus_comes_in_turn_order(first: int, order: list[int]) -> None:
    """From the First Player marker clockwise each Rival with a troop reveals one card."""
    t = resting().first_player(first).hagal_deck("hagal_wealth", "hagal_secrets").fight(0, 2, 2)
    assert [event[1:] for event in t.event("hagal_bonus")] == [
        (order[0], "hagal_wealth", 3),
        (order[1], "hagal_secrets", 1),
    ]


@proves("R26.12", "R18.3")
def test_a_rival_without_a_troop_has_no_combat_bonus() -> None:
    """Only the Rival with a troop in the Conflict reveals a card."""
    t = resting().hagal_deck("hagal_wealth").fight(0, 0, 2)
    assert [event[1] for event in t.event("hagal_bonus")] == [2]


@proves("R26.13", "R10.14")
def test_a_rivals_strength_before_combat_is_its_troops() -> None:
    """In the Player Turns 2 per troop, nothing else."""
    t = solo_table().setup(1, garrison=3).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.strength(1)) == (4, 8)


@proves("R26.13", "R18.8")
def test_the_combat_bonus_is_gone_in_the_next_round() -> None:
    """The swords revealed for one Combat do not count in the next."""
    t = resting().hagal_deck("hagal_heighliner", "hagal_conspire").fight(0, 2, 2)
    assert t.state.round == 2
    assert (t.seat(1).swords, t.seat(2).swords) == (0, 0)


@proves("R18.2", "R28.14")
def test_rivals_play_no_intrigue_cards() -> None:
    """A Rival with an Ambush in the Conflict is never asked, adds nothing for it and keeps it."""
    t = resting(intrigue=["bribery"]).setup(1, intrigue=["ambush"]).hagal_deck("hagal_carthag").fight(2, 4)
    assert (t.asked(), t.strength(1)) == (0, 4)
    t.pass_()
    assert (t.state.round, t.seat(1).intrigue) == (2, ("ambush",))


@proves("R28.14", "R22.1")
def test_rivals_play_no_endgame_cards() -> None:
    """A Tiebreaker in a Rival's hand brings it nothing at the end."""
    t = resting(vp=10).setup(1, intrigue=["tiebreaker"]).fight()
    assert (t.state.phase, t.spice(1)) == ("over", 0)


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
    t = resting(difficulty).round(number - 2).fight()
    assert (t.state.round, t.seat(1).swordmaster, t.seat(2).swordmaster) == (number - 1, False, False)
    t.fight()
    assert t.state.round == number
    assert [len(seat.agents) + seat.agents_left for seat in t.state.seats] == [2, 3, 3]
    t.fight()
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
    marks = [t.fight().state.first_player for _ in range(3)]
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


# ------------------------------------------------------------------------------------------------ the order of turns


@proves("R28.8", "R5.1")
def test_rivals_act_in_turn_order_between_the_humans_turns() -> None:
    """After the human's Agent turn both Rivals act, clockwise, then the human again."""
    t = solo_table(hand=["dagger", "diplomacy"]).play("dagger", "hall_of_oratory").end_turn()
    assert [event[1] for event in t.event("send")] == [1, 2]
    assert t.asked() == 0


@proves("R28.8", "R5.5")
def test_rivals_go_on_after_the_human_has_revealed() -> None:
    """The human reveals first of all: both Rivals still send both Agents, in turn, before Combat."""
    t = solo_table().reveal()
    t.end_turn()
    until = t.events.index(("phase", -1, "combat"))
    assert [event[1] for event in t.events[:until] if event[0] == "send"] == [1, 2, 1, 2]


@proves("R28.8")
def test_a_rival_without_an_agent_is_skipped() -> None:
    """The first Rival has none left: only the second acts."""
    t = solo_table(hand=["dagger"]).setup(1, agents_left=0).play("dagger", "hall_of_oratory").end_turn()
    assert [event[1] for event in t.event("turn")] == [2, 0]


@proves("R28.8", "R5.5")
def test_the_human_goes_on_when_the_rivals_are_done() -> None:
    """With no Rival's Agent left the human takes turn after turn until he reveals."""
    t = resting(hand=["dagger", "diplomacy"]).play("dagger", "hall_of_oratory").end_turn()
    assert (t.asked(), t.state.phase) == (0, "turns")
    t.play("diplomacy", "wealth")
    assert len(t.seat().agents) == 2


# ------------------------------------------------------------------------------------------------ conversions


@proves("R28.13", "R28.22")
def test_three_intrigue_cards_are_a_point() -> None:
    """The third intrigue card, here bought by the Baron: all three go to the discard pile for 1 point."""
    t = solo_table(rivals=(BARON, RABBAN)).setup(1, solari=1, intrigue=["ambush", "bribery"])
    t.top_of_intrigue_deck("windfall").rival_turn(1, "hagal_arrakeen_1p")
    assert (t.seat(1).intrigue, t.vp(1)) == ((), 1)
    assert sorted(t.state.intrigue_discard) == ["ambush", "bribery", "windfall"]
    assert t.event("convert") == [("convert", 1, "intrigue", 3, ("ambush", "bribery", "windfall"))]


@proves("R28.13")
@pytest.mark.parametrize(("water", "left", "points"), [(0, 2, 0), (1, 0, 1), (2, 1, 1)])
def test_three_water_are_a_point(water: int, left: int, points: int) -> None:
    """2 water of Secure Imperial Basin: whatever makes three is spent at once."""
    t = fought("secure_imperial_basin", 8, 4, rivals=({"water": water}, {}))
    assert (t.water(1), t.vp(1)) == (left, points)


@proves("R28.13")
@pytest.mark.parametrize(("solari", "left", "points"), [(0, 6, 0), (1, 0, 1), (6, 5, 1)])
def test_seven_solari_are_a_point(solari: int, left: int, points: int) -> None:
    """6 Solari of Guild Bank Raid: whatever makes seven is spent at once."""
    t = fought("guild_bank_raid", 2, 8, rivals=({"solari": solari}, {}))
    assert (t.solari(1), t.vp(1)) == (left, points)


@proves("R28.13", "R28.9")
@pytest.mark.parametrize(("spice", "bonus", "left", "points"), [(2, 1, 6, 0), (2, 2, 0, 1), (6, 5, 0, 2), (6, 6, 1, 2)])
def test_seven_spice_are_a_point_repeatedly(spice: int, bonus: int, left: int, points: int) -> None:
    """3 and the bonus spice of The Great Flat: as many sevens as there are."""
    t = solo_table().setup(1, spice=spice).bonus_spice("the_great_flat", bonus).rival_turn(1, "hagal_harvest_spice")
    assert (t.spice(1), t.vp(1)) == (left, points)


@proves("R28.13", "R28.12", "R7.15")
def test_a_rival_converts_in_the_humans_turn() -> None:
    """The Solari of a control bonus is the seventh: the point comes at once, in another's turn."""
    t = solo_table(hand=["reconnaissance"]).setup(1, solari=6).control("arrakeen", 1).play("reconnaissance", "arrakeen")
    assert (t.solari(1), t.vp(1)) == (0, 1)


@proves("R28.13", "O15")
def test_a_rival_converts_in_the_middle_of_its_turn() -> None:
    """Arrakeen under its own control: the control bonus and Ilban's signet each count as they come."""
    t = solo_table(rivals=(ILBAN, RABBAN)).setup(1, solari=5).control("arrakeen", 1)
    t.rival_turn(1, "hagal_arrakeen_1p")
    assert (t.solari(1), t.vp(1)) == (0, 1)


@proves("R28.13")
def test_the_human_converts_nothing() -> None:
    """Only Rivals convert: the human keeps seven Solari."""
    t = solo_table(solari=5, vp=0, intrigue=["windfall"]).intrigue("windfall")
    assert (t.solari(), t.vp()) == (7, 0)


# ------------------------------------------------------------------------------------------------ Conflict rewards


@proves("R28.12", "R19.8", "R19.3")
def test_rivals_rank_like_players() -> None:
    """A Rival wins, the human is second; third place, the other Rival's, gives nothing."""
    t = fought("desert_power", 4, 6, 2)
    assert (t.vp(1), t.water(1), t.spice(1)) == (1, 1, 0)
    assert (t.water(0), t.spice(0)) == (1 + 1, 1 + 1)  # the Mercenary's human began with one of each
    assert (t.vp(2), t.spice(2)) == (0, 0)


@proves("R28.12", "R19.4")
def test_rivals_tied_for_first_get_the_second_reward() -> None:
    """Both Rivals tied: each gets 1 water and 1 spice, nobody the point."""
    t = fought("desert_power", 2, 4, 4)
    assert [(t.vp(seat), t.water(seat), t.spice(seat)) for seat in (1, 2)] == [(0, 1, 1), (0, 1, 1)]


@proves("R28.12", "conflict:cloak_and_dagger")
def test_rivals_gain_intrigue_cards() -> None:
    """Second place of Cloak and Dagger: one intrigue card and 1 spice."""
    t = fought("cloak_and_dagger", 0, 4, 2).pick("guild")
    assert (len(t.seat(1).intrigue), len(t.seat(2).intrigue), t.spice(2)) == (2, 1, 1)


@proves("R28.12", "R17.1", "conflict:siege_of_arrakeen")
def test_a_rival_takes_control() -> None:
    """The winning Rival puts its marker on Arrakeen, in the place of the human's."""
    t = resting().control("arrakeen", 0).conflict("siege_of_arrakeen").hagal_deck("hagal_carthag").fight(0, 4)
    assert (t.state.control, t.vp(1)) == ({"arrakeen": 1}, 1)


@proves("R28.12", "R7.15")
def test_a_rival_gains_the_control_bonus() -> None:
    """The human's Agent at Carthag, controlled by a Rival, brings the Rival 1 Solari."""
    t = solo_table(hand=["reconnaissance"]).control("carthag", 2).play("reconnaissance", "carthag")
    assert t.solari(2) == 1


@proves("R28.12", "R4.2", "O14")
@pytest.mark.parametrize("difficulty", ["mercenary", "mentat"])
def test_a_controlling_rival_defends(difficulty: str) -> None:
    """When its space is fought for it deploys a troop from the supply, without a question."""
    t = resting(difficulty).control("arrakeen", 2).next_conflict("siege_of_arrakeen").fight()
    assert ("deploy", 2, 1, "supply") in round_start_events(t)


@proves("R28.12", "R4.2", "O14")
def test_a_controlling_rival_without_supply_does_not_defend() -> None:
    """With all troops on the board there is none to deploy."""
    t = resting().setup(2, garrison=12).control("arrakeen", 2).next_conflict("siege_of_arrakeen").fight()
    assert not [event for event in round_start_events(t) if event[0] == "deploy"]


@proves("R28.12", "R23.5", "conflict:sort_through_the_chaos")
def test_a_rival_wins_the_mentat() -> None:
    """In the next round it has one Agent more and takes three turns; after that the Mentat is back."""
    t = fought("sort_through_the_chaos", 0, 4)
    assert (t.state.round, t.state.mentat, t.solari(1), len(t.seat(1).intrigue)) == (2, 1, 2, 1)
    t.reveal()
    t.end_turn()
    until = t.events.index(("phase", -1, "combat"))
    assert [event[1] for event in t.events[:until] if event[0] == "send"] == [1, 2, 1, 2, 1]
    assert (t.state.mentat, len(t.seat(1).agents) + t.seat(1).agents_left) == (-1, 2)


@proves("R28.12", "conflict:terrible_purpose")
def test_the_trash_icon_does_nothing_for_a_rival() -> None:
    """Terrible Purpose: the point only, and no question."""
    t = fought("terrible_purpose", 0, 4)
    assert (t.state.round, t.vp(1)) == (2, 1)
    assert not t.event("trash")


# ------------------------------------------------------------------------------------------------ choices


@proves("R28.15", "conflict:skirmish_c")
def test_a_rival_takes_influence_where_it_has_least() -> None:
    """One Faction lowest: the step goes there without a question."""
    facts = {"influence": {"emperor": 1, "guild": 2, "bene_gesserit": 1}}
    t = fought("skirmish_c", 0, 4, rivals=(facts, {}))
    assert (t.state.round, t.seat(1).influence) == (2, (1, 2, 1, 1))


@proves("R28.15", "conflict:skirmish_c")
def test_a_tie_for_least_influence_is_the_humans_choice() -> None:
    """Two Factions lowest: the human chooses one of these two, in the Rival's name."""
    t = fought("skirmish_c", 0, 4, rivals=({"influence": {"emperor": 1, "guild": 2}}, {}))
    assert (t.decision().seat, t.decision().acting_for) == (0, 1)
    assert {option[1] for option in t.legal()} == {"bene_gesserit", "fremen"}
    t.pick("fremen")
    assert t.seat(1).influence == (1, 2, 0, 1)


@proves("R28.15", "R13.7", "conflict:grand_vision")
def test_two_influence_go_to_the_one_lowest_faction() -> None:
    """Grand Vision: both steps with the Faction where it has least, the second one scores."""
    facts = {"influence": {"emperor": 1, "guild": 1, "bene_gesserit": 1}}
    t = fought("grand_vision", 0, 4, rivals=(facts, {}))
    assert (t.seat(1).influence, t.vp(1), len(t.seat(1).intrigue)) == ((1, 1, 1, 2), 1, 1)


@proves("R28.15", "O16", "conflict:machinations")
def test_machinations_for_a_rival_takes_the_two_lowest() -> None:
    """One step each with its two lowest Factions, the lowest first."""
    facts = {"influence": {"emperor": 3, "guild": 1, "bene_gesserit": 2}}
    t = fought("machinations", 0, 4, rivals=(facts, {}))
    assert [event[2:5] for event in t.event("influence")] == [("fremen", 0, 1), ("guild", 1, 2)]


@proves("R28.15", "O16", "conflict:machinations")
def test_machinations_with_a_tie_is_the_humans_choice() -> None:
    """The lowest is clear, the second lowest tied: the human chooses among these, not the first one again."""
    facts = {"influence": {"emperor": 3, "guild": 1, "bene_gesserit": 1}}
    t = fought("machinations", 0, 4, rivals=(facts, {}))
    assert (t.asked(), t.influence("fremen", 1)) == (0, 1)
    assert {option[1] for option in t.legal()} == {"guild", "bene_gesserit"}


@proves("R28.15", "conflict:battle_for_arrakeen")
def test_other_choices_are_the_humans() -> None:
    """Second place of Battle for Arrakeen: the human decides which two of three the Rival gets."""
    t = fought("battle_for_arrakeen", 8, 4)
    assert (t.decision().seat, t.decision().acting_for) == (0, 1)
    t.branch(0).branch(2)
    assert (len(t.seat(1).intrigue), t.solari(1), t.spice(1)) == (1, 3, 0)


# ------------------------------------------------------------------------------------------------ expert deployment


def expert(rival: int, *others: tuple[int, int], card: str = "skirmish_a", difficulty: str = "mentat") -> Table:
    """A Rival with so many troops in the Conflict, 3 garrisoned; (troops, swords) of the human, the other Rival."""
    t = solo_table(difficulty).conflict(card).setup(1, garrison=3, conflict=rival)
    for seat, (troops, swords) in zip((0, 2), others, strict=False):
        t.setup(seat, conflict=troops, swords=swords)
    return t


@proves("R28.16", "R28.2")
@pytest.mark.parametrize("difficulty", ["mentat", "kwisatz_haderach"])
@pytest.mark.parametrize("card", ["skirmish_a", "desert_power"])
def test_an_expert_rival_leading_by_four_keeps_its_troops(difficulty: str, card: str) -> None:
    """Conflict I and II: with 4 strength more than both others nothing is deployed; recruits stay too."""
    t = expert(3, (1, 0), card=card, difficulty=difficulty).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1), t.supply(1)) == (3, 5, 4)


@proves("R28.16", "O11")
def test_an_expert_rival_leading_by_less_deploys_all() -> None:
    """Leading by 2 it deploys its recruits and two more, even if its lead grows beyond 4."""
    t = expert(3, (2, 0)).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (7, 1)


@proves("R28.16", "R10.14")
def test_the_expert_test_counts_strength_not_troops() -> None:
    """Two troops ahead, but the human has revealed a sword: a lead of 3 is not enough (FAQ Solo Play)."""
    t = expert(3, (1, 1)).rival_turn(1, "hagal_stillsuits")
    assert (t.strength(0), t.troops(1), t.garrison(1)) == (3, 5, 1)


@proves("R28.16")
def test_the_expert_test_looks_at_the_other_rival_too() -> None:
    """Far ahead of the human, level with the other Rival: it deploys."""
    t = expert(3, (0, 0), (3, 0)).rival_turn(1, "hagal_stillsuits")
    assert (t.troops(1), t.garrison(1)) == (5, 1)


@proves("R28.16", "R10.9")
def test_the_expert_test_ignores_swords_without_a_troop() -> None:
    """A human with swords and no troop has strength 0: two troops are a lead of 4."""
    t = expert(2, (0, 3)).rival_turn(1, "hagal_stillsuits")
    assert (t.troops(1), t.garrison(1)) == (2, 3)


@proves("R28.16", "conflict:grand_vision")
def test_an_expert_rival_deploys_all_in_a_conflict_iii() -> None:
    """In a Conflict III it deploys without the test."""
    t = expert(4, (0, 0), card="grand_vision").rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (8, 1)


@proves("R28.16", "R28.2", "R26.7")
@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar"])
def test_below_expert_a_rival_never_holds_back(difficulty: str) -> None:
    """Mercenary and Sardaukar: it deploys however far it leads."""
    t = expert(4, (0, 0), difficulty=difficulty).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (8, 1)


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
