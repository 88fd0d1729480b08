"""The Combat and Endgame intrigue cards of the base game, those for the winner of a Conflict included."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table, table

# Facts about the player under which each card can be played in the Combat window with three troops there.
COMBAT: dict[str, dict[str, Any]] = {
    "allied_armada": {"influence": {"guild": 4}, "spice": 2},
    "ambush": {},
    "master_tactician": {},
    "private_army": {"spice": 2},
    "staged_incident": {},
    "tiebreaker": {},
}
WIN: dict[str, dict[str, Any]] = {"demand_respect": {}, "to_the_victor": {}}
ENDGAME: dict[str, dict[str, Any]] = {
    "corner_the_market": {"discard": ["the_spice_must_flow", "the_spice_must_flow"]},
    "plans_within_plans": {"influence": {"emperor": 3, "guild": 3, "fremen": 3}},
    "tiebreaker": {},
}
NO_PLOT = {**COMBAT, **WIN, **ENDGAME}

COMBAT_NAMES = tuple("intrigue:" + card for card in COMBAT)
WIN_NAMES = tuple("intrigue:" + card for card in WIN)
NO_PLOT_NAMES = tuple("intrigue:" + card for card in NO_PLOT)


def in_combat(*cards: str, strengths: tuple[int, ...] = (6, 2), **facts: Any) -> Table:
    """The Combat window; seat 0, of strength 6, holds these cards and a Plot card, and is asked."""
    t = table(intrigue=[*cards, "bribery"], **facts).fight(*strengths)
    assert (t.decision().kind, t.asked()) == ("combat", 0)
    return t


def has_won(*cards: str, conflict: str = "skirmish_a", **facts: Any) -> Table:
    """Seat 0 has won the Conflict, got its reward, and is asked for cards to play as the winner."""
    t = table(intrigue=list(cards), **facts).conflict(conflict).fight(6, 2)
    return t.pass_() if t.decision().kind == "combat" else t


def at_the_end(*cards: str, **facts: Any) -> Table:
    """The Endgame; seat 0, with no troop in the last Conflict, holds these cards and is asked."""
    t = table(intrigue=list(cards), **facts).setup(3, vp=10).fight()
    assert (t.decision().kind, t.asked()) == ("endgame", 0)
    return t


# ------------------------------------------------------------------------------------------------ windows


@proves("R18.3", "R12.3", *NO_PLOT_NAMES)
@pytest.mark.parametrize("card", NO_PLOT)
def test_they_are_no_plot_cards(card: str) -> None:
    """Combat and Endgame cards are closed by their timing in every part of the own turn."""
    t = table(hand=["dagger"], intrigue=[card], **NO_PLOT[card])
    assert t.why_not("intrigue", card) == "timing"
    t.play("dagger", "hall_of_oratory")
    assert t.why_not("intrigue", card) == "timing"
    t.end_turn().until_turn_of(0).reveal()
    assert t.why_not("intrigue", card) == "timing"


@proves("R18.1", *COMBAT_NAMES)
@pytest.mark.parametrize("card", COMBAT)
def test_combat_cards_are_played_in_combat(card: str) -> None:
    """A player with troops in the Conflict may play the card in the Combat window."""
    t = in_combat(card, **COMBAT[card])
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R18.3", *COMBAT_NAMES)
@pytest.mark.parametrize("card", COMBAT)
def test_combat_cards_need_a_troop_in_the_conflict(card: str) -> None:
    """Without a troop in the Conflict its holder is never asked; the other player is."""
    t = table(intrigue=[card], **COMBAT[card]).setup(1, intrigue=["ambush"]).fight(0, 4)
    asked = []
    while t.state.phase == "combat":
        asked.append(t.asked())
        t.pass_()
    assert asked == [1, 1]  # the Combat window and the winner's
    assert t.seat(0).intrigue == (card,)


@proves("R18.5", *COMBAT_NAMES)
@pytest.mark.parametrize("card", COMBAT)
def test_combat_cards_are_too_late_after_the_win(card: str) -> None:
    """In the winner's window a Combat card is closed by its timing."""
    t = has_won(card, **COMBAT[card])
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")


@proves("R18.5", *WIN_NAMES)
@pytest.mark.parametrize("card", WIN)
def test_winners_cards_are_too_early_in_combat(card: str) -> None:
    """A card "when you win a Conflict" is not played in the Combat window (FAQ When you win a Conflict)."""
    assert in_combat(card).why_not("intrigue", card) == "timing"


@proves("R18.5", *WIN_NAMES)
@pytest.mark.parametrize("card", WIN)
def test_winners_cards_are_played_before_the_makers(card: str) -> None:
    """The sole winner is asked after the rewards, still in Combat."""
    t = has_won(card)
    assert (t.decision().kind, t.asked(), t.state.phase) == ("win", 0, "combat")
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R18.5", "R30.12", *WIN_NAMES)
@pytest.mark.parametrize("card", WIN)
def test_winners_cards_are_not_played_after_a_tie(card: str) -> None:
    """Tied for first is not winning: nobody is asked after the rewards (FAQ When you win a Conflict)."""
    t = table(intrigue=[card]).fight(4, 4, 2).pass_()
    assert (t.state.round, t.seat().intrigue[0]) == (2, card)


@proves("R18.5", *WIN_NAMES)
@pytest.mark.parametrize("card", WIN)
def test_winners_cards_are_not_played_by_the_second(card: str) -> None:
    """Only the winner is asked, not the holder of second place."""
    t = table(intrigue=[card]).conflict("skirmish_b").fight(2, 4).pass_()
    assert (t.state.round, t.seat().intrigue) == (2, (card,))


@proves("R18.5", *WIN_NAMES)
@pytest.mark.parametrize("card", WIN)
def test_winners_cards_are_not_played_when_a_rival_wins(card: str) -> None:
    """In a solo game a Rival's win gives the human no such moment."""
    t = solo_table(intrigue=[card]).setup(1, agents_left=0).setup(2, agents_left=0).conflict("skirmish_b")
    t.hagal_deck("hagal_carthag").fight(2, 8).pass_()
    assert (t.state.round, t.seat().intrigue) == (2, (card,))


@proves("R22.1", "R18.1", "intrigue:corner_the_market", "intrigue:plans_within_plans")
@pytest.mark.parametrize("card", ["corner_the_market", "plans_within_plans"])
def test_endgame_cards_are_for_the_end(card: str) -> None:
    """Closed by their timing in Combat and for the winner, although their conditions hold."""
    t = in_combat(card, **ENDGAME[card])
    assert t.why_not("intrigue", card) == "timing"
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")


@proves("R22.1", *NO_PLOT_NAMES)
@pytest.mark.parametrize("card", sorted(NO_PLOT.keys() - ENDGAME.keys()))
def test_combat_cards_are_not_for_the_end(card: str) -> None:
    """In the Endgame they are closed by their timing."""
    assert at_the_end(card, **NO_PLOT[card]).why_not("intrigue", card) == "timing"


# ------------------------------------------------------------------------------------------------ strength


@proves("intrigue:allied_armada", "R18.4")
def test_allied_armada_gives_seven_swords() -> None:
    """With an Alliance, 2 spice give 7 swords, which count at once."""
    t = in_combat("allied_armada", influence={"fremen": 4}, spice=3)
    t.intrigue("allied_armada")
    assert (t.strength(), t.spice()) == (6 + 7, 1)


@proves("intrigue:allied_armada", "R14.9", "R6.4")
def test_allied_armada_needs_an_alliance() -> None:
    """4 influence without the token, which another player holds, is not enough."""
    t = table(influence={"fremen": 4}, spice=2, intrigue=["allied_armada"]).setup(1, influence={"fremen": 5})
    assert t.alliance("fremen") == 1
    assert t.fight(6, 2).why_not("intrigue", "allied_armada") == "condition"


@proves("intrigue:allied_armada", "R6.4")
def test_allied_armada_needs_two_spice() -> None:
    """With the Alliance and 1 spice it is closed."""
    t = in_combat("allied_armada", influence={"fremen": 4}, spice=1)
    assert t.why_not("intrigue", "allied_armada") == "cost"


@proves("intrigue:ambush", "R18.4")
def test_ambush_gives_four_swords() -> None:
    """4 swords at once; the second copy may follow in the same go."""
    t = in_combat("ambush", "ambush")
    t.intrigue("ambush")
    assert (t.strength(), t.asked()) == (6 + 4, 0)
    t.intrigue("ambush")
    assert t.strength() == 6 + 8


@proves("intrigue:ambush", "R19.2", "conflict:skirmish_b")
def test_ambush_can_turn_the_conflict() -> None:
    """The strength added in the window decides who wins."""
    t = table(intrigue=["ambush"], vp=0, water=0).conflict("skirmish_b").setup(1, vp=0, water=0).fight(2, 4)
    t.intrigue("ambush")
    assert (t.vp(0), t.water(0), t.vp(1), t.water(1)) == (1, 0, 0, 1)


@proves("intrigue:private_army", "R18.4")
def test_private_army_gives_five_swords() -> None:
    """2 spice give 5 swords at once."""
    t = in_combat("private_army", spice=2)
    t.intrigue("private_army")
    assert (t.strength(), t.spice()) == (6 + 5, 0)


@proves("intrigue:private_army", "R6.4", "R30.15")
def test_private_army_needs_two_spice() -> None:
    """With 1 spice it is closed."""
    assert in_combat("private_army", spice=1).why_not("intrigue", "private_army") == "cost"


@proves("intrigue:tiebreaker", "R18.4")
def test_tiebreaker_gives_two_swords_in_combat() -> None:
    """In Combat: 2 swords, no spice, and the card is gone."""
    t = in_combat("tiebreaker", spice=0)
    t.intrigue("tiebreaker")
    assert (t.strength(), t.spice(), t.seat().intrigue) == (6 + 2, 0, ("bribery",))


# ------------------------------------------------------------------------------------------------ Master Tactician


@proves("intrigue:master_tactician", "R18.4")
def test_master_tactician_gives_three_swords() -> None:
    """First option: 3 swords."""
    t = in_combat("master_tactician")
    t.intrigue("master_tactician").branch(0)
    assert (t.strength(), t.troops()) == (6 + 3, 3)


@proves("intrigue:master_tactician", "R15.2", "R10.11")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_master_tactician_retreats_up_to_three(n: int) -> None:
    """Second option: one to three troops back to the garrison, not to the supply; the strength falls at once."""
    t = in_combat("master_tactician", strengths=(8, 2), garrison=3)
    t.intrigue("master_tactician").branch(1).do("retreat", n)
    assert (t.troops(), t.garrison(), t.supply(), t.strength()) == (4 - n, 3 + n, 5, 8 - 2 * n)


@proves("intrigue:master_tactician", "R15.2")
def test_master_tactician_retreats_no_more_than_three() -> None:
    """With four troops in the Conflict at most three retreat."""
    t = in_combat("master_tactician", strengths=(8, 2))
    t.intrigue("master_tactician").branch(1)
    assert t.can("retreat", 3)
    assert not t.can("retreat", 4)


@proves("intrigue:master_tactician", "R13.5")
def test_master_tactician_may_retreat_none() -> None:
    """Up to three includes zero (FAQ Retreat)."""
    t = in_combat("master_tactician")
    t.intrigue("master_tactician").branch(1).decline()
    assert (t.troops(), t.strength(), t.seat().intrigue) == (3, 6, ("bribery",))


@proves("intrigue:master_tactician", "R10.9", "R18.4", "R19.1", "conflict:skirmish_b")
def test_master_tactician_with_the_last_troop_ends_ones_part() -> None:
    """With no troop left the strength is 0, swords included: no further card, no reward."""
    t = table(intrigue=["master_tactician", "ambush"], vp=0).setup(1, vp=0).conflict("skirmish_b").fight(5, 2)
    t.intrigue("master_tactician").branch(1).do("retreat", 2)
    assert (t.state.round, t.vp(0), t.vp(1)) == (2, 0, 1)
    assert t.seat(0).intrigue == ("ambush",)


# ------------------------------------------------------------------------------------------------ Staged Incident


@proves("intrigue:staged_incident", "R25.23", "R15.3", "R10.11")
def test_staged_incident_loses_three_troops_for_a_point() -> None:
    """Three troops of the Conflict go to the supply, the strength falls at once, 1 victory point comes."""
    t = in_combat("staged_incident", strengths=(9, 2), garrison=3, vp=2)
    t.intrigue("staged_incident")
    assert (t.troops(), t.supply(), t.garrison(), t.strength(), t.vp()) == (1, 8, 3, 3, 3)


@proves("intrigue:staged_incident", "R6.4", "R9.2")
def test_staged_incident_needs_three_troops_in_the_conflict() -> None:
    """With two there it is closed, whatever the garrison holds."""
    t = in_combat("staged_incident", strengths=(5, 2), garrison=5)
    assert t.why_not("intrigue", "staged_incident") == "cost_lose_troop"


@proves("intrigue:staged_incident", "R25.23", "R10.9", "R18.4")
def test_staged_incident_with_the_last_troops_ends_ones_part() -> None:
    """With no troop left the strength is 0: its player cannot play on and gets no reward."""
    t = table(intrigue=["staged_incident", "ambush"], vp=0).setup(1, vp=0).conflict("skirmish_b").fight(7, 2)
    t.intrigue("staged_incident")
    assert (t.state.round, t.vp(0), t.vp(1)) == (2, 1, 1)
    assert t.seat(0).intrigue == ("ambush",)


# ------------------------------------------------------------------------------------------------ To the Victor


@proves("intrigue:to_the_victor")
def test_to_the_victor_gives_three_spice() -> None:
    """The winner gains 3 spice."""
    t = has_won("to_the_victor", spice=0)
    t.intrigue("to_the_victor")
    assert t.spice() == 3


@proves("intrigue:to_the_victor", "R18.6", "conflict:raid_stockpiles")
def test_to_the_victor_drawn_as_the_reward_is_played_at_once() -> None:
    """The intrigue card of the reward itself may be played (FAQ When you win a Conflict)."""
    t = table(spice=0).conflict("raid_stockpiles").top_of_intrigue_deck("to_the_victor").fight(4, 2)
    t.intrigue("to_the_victor")
    assert t.spice() == 3 + 3


# ------------------------------------------------------------------------------------------------ Demand Respect


@proves("intrigue:demand_respect")
def test_demand_respect_gives_one_influence() -> None:
    """First option: 1 influence with any Faction, for nothing."""
    t = has_won("demand_respect", spice=2)
    t.intrigue("demand_respect").branch(0)
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("fremen")
    assert (t.influence("fremen"), t.spice()) == (1, 2)


@proves("intrigue:demand_respect", "R13.7")
def test_demand_respect_gives_two_influence_for_spice() -> None:
    """Second option: 2 spice, and both steps go to one single Faction."""
    t = has_won("demand_respect", spice=2)
    t.intrigue("demand_respect").branch(1).pick("guild")
    assert (t.influence("guild"), t.spice()) == (2, 0)
    assert sum(t.seat().influence) == 2


@proves("intrigue:demand_respect", "R6.4", "R13.6")
def test_demand_respect_without_spice_is_the_first_option() -> None:
    """With 1 spice only the first option can be chosen: one step, nothing paid."""
    t = has_won("demand_respect", spice=1)
    t.intrigue("demand_respect").pick("guild")
    assert (t.influence("guild"), t.spice()) == (1, 1)


@proves("intrigue:demand_respect", "R18.6", "R25.8", "conflict:raid_stockpiles")
def test_demand_respect_is_paid_with_spice_just_won() -> None:
    """The 3 spice of Raid Stockpiles may pay for it."""
    t = has_won("demand_respect", conflict="raid_stockpiles", spice=0)
    t.intrigue("demand_respect").branch(1).pick("emperor")
    assert (t.influence("emperor"), t.spice()) == (2, 1)


@proves("intrigue:demand_respect", "intrigue:to_the_victor", "R18.6", "R25.27")
def test_to_the_victor_may_fund_demand_respect() -> None:
    """Any number of such cards may be played: To the Victor gives the spice first."""
    t = has_won("demand_respect", "to_the_victor", spice=0)
    t.intrigue("to_the_victor").intrigue("demand_respect").branch(1).pick("emperor")
    assert (t.influence("emperor"), t.spice()) == (2, 1)


@proves("intrigue:demand_respect", "R18.9", "R14.4")
def test_troops_recruited_by_demand_respect_go_to_the_garrison() -> None:
    """The Emperor's bonus at 4 comes while the troops of the Conflict are not yet in the supply."""
    t = has_won("demand_respect", spice=2, garrison=8, influence={"emperor": 2})
    assert (t.troops(), t.supply()) == (3, 1)
    t.intrigue("demand_respect").branch(1).pick("emperor")
    assert (t.garrison(), t.supply()) == (9, 3)


# ------------------------------------------------------------------------------------------------ Corner the Market

TSMF = "the_spice_must_flow"


@proves("intrigue:corner_the_market", "R25.7")
@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [
        (2, (0, 0, 0), 2),
        (2, (1, 1, 1), 2),
        (2, (0, 2, 0), 1),
        (3, (0, 0, 4), 1),
        (1, (0, 0, 0), 1),
        (5, (2, 2, 1), 2),
    ],
)
def test_corner_the_market_counts_the_spice_must_flow(mine: int, others: tuple[int, ...], points: int) -> None:
    """1 point for two copies, 1 for more than every single opponent; a tie with any of them misses the second."""
    t = at_the_end_with_market(mine, others)
    before = t.vp()
    t.intrigue("corner_the_market")
    assert t.vp() - before == points


def at_the_end_with_market(mine: int, others: tuple[int, ...]) -> Table:
    """The Endgame, where the players own so many The Spice Must Flow; half of seat 0's lie in its deck."""
    t = table(intrigue=["corner_the_market"], deck=[TSMF] * (mine // 2), discard=[TSMF] * (mine - mine // 2))
    for seat, n in enumerate(others, start=1):
        t.setup(seat, discard=[TSMF] * n)
    return t.setup(3, vp=10).fight()


@proves("intrigue:corner_the_market", "R25.7", "R6.4")
@pytest.mark.parametrize(("mine", "others"), [(0, (0, 0, 0)), (1, (1, 0, 0)), (1, (0, 0, 2))])
def test_corner_the_market_needs_one_of_its_conditions(mine: int, others: tuple[int, ...]) -> None:
    """With neither two copies nor the lead it cannot be played."""
    assert at_the_end_with_market(mine, others).why_not("intrigue", "corner_the_market") == "condition"


@proves("intrigue:corner_the_market", "R28.18", "R25.7")
@pytest.mark.parametrize(("mine", "points"), [(2, 1), (3, 2)])
def test_corner_the_market_counts_two_for_each_rival(mine: int, points: int) -> None:
    """Solo: each Rival counts as having two, so three are needed for the second point."""
    t = solo_table(intrigue=["corner_the_market"], discard=[TSMF] * mine, vp=10)
    t.setup(1, agents_left=0).setup(2, agents_left=0).fight().intrigue("corner_the_market")
    assert t.vp() == 10 + points


@proves("intrigue:corner_the_market", "R27.12")
def test_corner_the_market_counts_none_for_house_hagal() -> None:
    """Two players: House Hagal owns none, one copy is more than every opponent has."""
    t = table(2, intrigue=["corner_the_market"], discard=[TSMF], vp=10).fight()
    t.intrigue("corner_the_market")
    assert t.vp() == 10 + 1


# ------------------------------------------------------------------------------------------------ Plans Within Plans


@proves("intrigue:plans_within_plans", "R25.17")
def test_plans_within_plans_gives_a_point_for_three_tracks() -> None:
    """3 influence or more on three tracks: 1 point; the second option is closed."""
    t = at_the_end("plans_within_plans", influence={"emperor": 3, "guild": 5, "fremen": 3, "bene_gesserit": 2})
    before = t.vp()
    t.intrigue("plans_within_plans")
    assert t.vp() - before == 1


@proves("intrigue:plans_within_plans", "R25.17")
def test_plans_within_plans_gives_one_of_its_options() -> None:
    """With 3 on all four tracks it is 2 points, never 3; nobody is asked whether he would rather have 1."""
    t = at_the_end("plans_within_plans", influence=dict.fromkeys(("emperor", "guild", "fremen", "bene_gesserit"), 3))
    before = t.vp()
    t.intrigue("plans_within_plans")
    assert t.vp() - before == 2


@proves("intrigue:plans_within_plans", "R25.17", "R6.4")
def test_plans_within_plans_needs_three_influence() -> None:
    """2 influence, the space of the victory point, does not count (FAQ Plans Within Plans)."""
    t = at_the_end("plans_within_plans", influence={"emperor": 3, "guild": 6, "fremen": 2, "bene_gesserit": 2})
    assert t.why_not("intrigue", "plans_within_plans") == "condition"


# ------------------------------------------------------------------------------------------------ Tiebreaker


@proves("intrigue:tiebreaker", "R22.4", "R22.6")
def test_tiebreaker_decides_a_tie_at_the_end() -> None:
    """In the Endgame it gives 10 spice, and spice is the first tiebreaker."""
    t = table(intrigue=["tiebreaker"], vp=10, spice=0).setup(1, vp=10, spice=9, solari=20).fight()
    assert t.rules.ranking(t.state)[0] == 1
    t.intrigue("tiebreaker")
    assert t.spice() == 10
    assert t.event("game_over")[0][2][0] == 0  # type: ignore[index]


@proves("intrigue:tiebreaker")
def test_tiebreaker_is_used_once() -> None:
    """Played in Combat of the last round it is not there in the Endgame."""
    t = table(intrigue=["tiebreaker", "corner_the_market"], vp=10, spice=0).fight(4, 2)
    t.intrigue("tiebreaker").pass_().pass_()
    assert t.decision().kind == "endgame"
    assert not t.can("intrigue", "tiebreaker")
    assert t.spice() == 0
