"""R26 and R28: House Hagal as the two Rivals of a solo game: their turns, what affects them, what they choose."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import solo_table
from tests.rules.solo import BARON, ILBAN, RABBAN, fought, resting, verdicts

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
