"""The intrigue cards of Rise of Ix: moment, price, condition, effect, and every official ruling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, ix_table, solo_table
from tests.kit.coverage import proves

# Facts about the player under which each card can be played at any moment of the own turn.
ANY_MOMENT: dict[str, dict[str, Any]] = {
    "advanced_weaponry": {"solari": 3},
    "cull": {"solari": 1},
    "expedite": {"spice": 1},
    "finesse": {"influence": {"guild": 1}},
    "glimpse_the_path": {"spice": 1},
    "machine_culture": {"spice": 9},
    "quid_pro_quo": {"spice": 2, "agents": ["wealth"]},
    "secret_forces": {"council": True},
}
WITH_A_HAND: dict[str, dict[str, Any]] = {"ixian_probe": {"hand": ["dagger", "diplomacy", "signet_ring"]}}
PLOT = {**ANY_MOMENT, **WITH_A_HAND}
# Facts under which each card can be played in the Combat window.
COMBAT: dict[str, dict[str, Any]] = {
    "advanced_weaponry": {"tech": ["artillery", "minimic_film", "spaceport"]},
    "blackmail": {"influence": {"guild": 1}},
    "cannon_turrets": {},
    "finesse": {},
    "second_wave": {},
    "strategic_push": {},
    "war_chest": {"solari": 2},
}
ENDGAME: dict[str, dict[str, Any]] = {
    "grand_conspiracy": {
        "council": True,
        "dreadnoughts": {"garrison": 2},
        "discard": ["the_spice_must_flow"],
    },
    "machine_culture": {"tech": ["artillery", "minimic_film", "spaceport"]},
    "war_chest": {"solari": 10},
}
PLOT_ONLY = sorted(PLOT.keys() - COMBAT.keys() - ENDGAME.keys())
COMBAT_ONLY = sorted(COMBAT.keys() - PLOT.keys())
FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}


def names(cards: Any) -> tuple[str, ...]:
    return tuple("intrigue:" + card for card in cards)


def holding(card: str, **facts: Any) -> Table:
    """Seat 0 is about to take a turn, holds the card and a Dagger."""
    return ix_table(intrigue=[card], **{"hand": ["dagger"], **facts})


def in_combat(*cards: str, strengths: tuple[int, ...] = (6, 2), **facts: Any) -> Table:
    """The Combat window; seat 0, of strength 6, holds these cards and a base Plot card, and is asked."""
    t = ix_table(intrigue=[*cards, "bribery"], **facts).fight(*strengths)
    assert (t.decision().kind, t.asked()) == ("combat", 0)
    return t


def at_the_end(*cards: str, **facts: Any) -> Table:
    """The Endgame; seat 0, with no troop in the last Conflict, holds these cards and is asked."""
    t = ix_table(intrigue=list(cards), **facts).setup(3, vp=10).fight()
    assert (t.decision().kind, t.asked()) == ("endgame", 0)
    return t


@proves("X1.1", "X1.5")
def test_each_of_the_seventeen_is_in_the_deck_once() -> None:
    """Shuffled among the forty of the base game."""
    deck = ix_table().state.intrigue_deck
    cards = {*PLOT, *COMBAT, *ENDGAME, "diversion", "strongarm"}
    assert [card for card in cards if deck.count(card) != 1] == []
    assert (len(cards), len(deck)) == (17, 40 + 17)


# ------------------------------------------------------------------------------------------------ moments


@pytest.mark.parametrize("card", PLOT)
@proves("R6.1", "R6.7", "X9.8", *names(PLOT))
def test_plot_cards_are_played_before_the_kind_of_turn_is_chosen(card: str) -> None:
    """Every Plot card that needs nothing of this turn can be played at its start."""
    t = holding(card, **PLOT[card]).intrigue(card)
    assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", PLOT)
@proves("R6.1", *names(PLOT))
def test_plot_cards_are_played_after_the_agent_was_sent(card: str) -> None:
    """Any moment of the own Agent turn."""
    t = holding(card, **PLOT[card]).play("dagger", "tech_negotiation").intrigue(card)
    assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", ANY_MOMENT)
@proves("R6.1", *names(ANY_MOMENT))
def test_plot_cards_are_played_in_the_reveal_turn(card: str) -> None:
    """Any moment of the own Reveal turn."""
    t = holding(card, **ANY_MOMENT[card]).reveal().intrigue(card)
    assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", PLOT_ONLY)
@proves("R6.3", *names(PLOT_ONLY))
def test_plot_cards_are_not_played_in_combat_nor_at_the_end(card: str) -> None:
    """In the Combat window, in the winner's window and in the Endgame they are closed by their timing."""
    t = holding(card, vp=10, **PLOT[card]).fight(8, 2)
    for window in "combat", "win", "endgame":
        assert (t.decision().kind, t.why_not("intrigue", card)) == (window, "timing")
        t.pass_()


@pytest.mark.parametrize("card", COMBAT)
@proves("R18.1", *names(COMBAT))
def test_combat_cards_are_played_in_combat(card: str) -> None:
    """A player with troops in the Conflict may play the card in the Combat window."""
    t = in_combat(card, **COMBAT[card]).intrigue(card)
    assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", COMBAT)
@proves("X5.9", "X5.13", "X9.4", *names(COMBAT))
def test_a_dreadnought_in_the_conflict_is_enough_to_play_combat_cards(card: str) -> None:
    """With a dreadnought there and no troop its owner is asked and may play."""
    t = ix_table(intrigue=[card], dreadnoughts={"conflict": 1}, **COMBAT[card]).fight()
    assert (t.decision().kind, t.asked()) == ("combat", 0)
    assert t.can("intrigue", card)


@pytest.mark.parametrize("card", COMBAT)
@proves("X5.9", "X9.4", "R18.3", *names(COMBAT))
def test_combat_cards_need_a_unit_in_the_conflict(card: str) -> None:
    """Dreadnoughts and troops in the garrison do not count: their owner is never asked."""
    t = ix_table(intrigue=[card], garrison=5, dreadnoughts={"garrison": 2}, **COMBAT[card])
    t.setup(1, intrigue=["ambush"]).fight(0, 4)
    asked = []
    while t.state.phase == "combat":
        asked.append(t.asked())
        t.pass_()
    assert asked == [1, 1]  # the Combat window and the winner's
    assert t.seat(0).intrigue == (card,)


@pytest.mark.parametrize("card", COMBAT_ONLY)
@proves("R18.3", "R18.5", *names(COMBAT_ONLY))
def test_combat_cards_are_no_plot_cards_and_too_late_after_the_win(card: str) -> None:
    """Closed by their timing in the own turn and in the winner's window."""
    assert holding(card, **COMBAT[card]).why_not("intrigue", card) == "timing"
    t = in_combat(card, **COMBAT[card]).pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")


@pytest.mark.parametrize("card", ["grand_conspiracy", "war_chest"])
@proves("R22.1", "intrigue:grand_conspiracy", "intrigue:war_chest")
def test_endgame_cards_are_no_plot_cards(card: str) -> None:
    """Closed by their timing in the own turn, although their conditions hold."""
    assert holding(card, **ENDGAME[card]).why_not("intrigue", card) == "timing"


@pytest.mark.parametrize("card", sorted(COMBAT.keys() - ENDGAME.keys()))
@proves("R22.1", *names(COMBAT))
def test_other_cards_are_not_for_the_end(card: str) -> None:
    """In the Endgame they are closed by their timing."""
    assert at_the_end(card, **COMBAT[card]).why_not("intrigue", card) == "timing"


# ------------------------------------------------------------------------------------------------ Advanced Weaponry


@proves("intrigue:advanced_weaponry", "X5.1", "X9.8")
def test_advanced_weaponry_buys_a_dreadnought() -> None:
    """Plot: 3 Solari for a dreadnought into the garrison."""
    t = ix_table(intrigue=["advanced_weaponry"], solari=4).intrigue("advanced_weaponry")
    assert (t.solari(), t.ix().supply, t.ix().garrison) == (1, 1, 1)


@proves("intrigue:advanced_weaponry", "X5.2")
def test_advanced_weaponrys_dreadnought_may_be_deployed() -> None:
    """Commissioned in a turn with an Agent on a Combat space it may be deployed besides two of the garrison."""
    t = ix_table(hand=["reconnaissance"], intrigue=["advanced_weaponry"], solari=3).play("reconnaissance", "carthag")
    t.intrigue("advanced_weaponry").do("deploy", 3, 1)
    assert (t.troops(), t.ix().conflict, t.strength()) == (3, 1, 9)


@proves("intrigue:advanced_weaponry", "X9.8", "X5.3")
def test_advanced_weaponry_needs_solari_and_a_dreadnought() -> None:
    """With 2 Solari, or with both dreadnoughts commissioned, it is closed."""
    t = ix_table(intrigue=["advanced_weaponry"], solari=2)
    assert t.why_not("intrigue", "advanced_weaponry") == "cost"
    t = ix_table(intrigue=["advanced_weaponry"], solari=3, dreadnoughts={"garrison": 2})
    assert t.why_not("intrigue", "advanced_weaponry") == "nothing"


@proves("intrigue:advanced_weaponry", "R18.4", "X3.18")
def test_advanced_weaponry_with_three_tiles_gives_four_swords() -> None:
    """Combat: 4 swords with three tiles, for nothing; with two it is closed, the 3 Solari notwithstanding."""
    t = in_combat("advanced_weaponry", tech=["artillery", "windtraps", "spaceport"]).intrigue("advanced_weaponry")
    assert (t.strength(), t.ix().supply) == (6 + 4, 2)
    t = in_combat("advanced_weaponry", tech=["artillery", "windtraps"], solari=3)
    assert t.why_not("intrigue", "advanced_weaponry") == "condition"


# ------------------------------------------------------------------------------------------------ Blackmail


@proves("intrigue:blackmail", "X9.9", "R14.2", "R18.4")
def test_blackmail_costs_influence() -> None:
    """1 influence of choice lost, with the point of the second step, for 5 swords."""
    t = in_combat("blackmail", influence={"guild": 2, "fremen": 1})
    vp = t.vp()
    t.intrigue("blackmail")
    assert {option[1] for option in t.legal()} == {"guild", "fremen"}
    t.pick("guild")
    assert (t.influence("guild"), t.vp(), t.strength()) == (1, vp - 1, 6 + 5)


@proves("intrigue:blackmail", "X9.9", "X9.8")
def test_blackmail_needs_influence_to_lose() -> None:
    """Without any it is closed."""
    assert in_combat("blackmail").why_not("intrigue", "blackmail") == "cost_lose_influence"


# ------------------------------------------------------------------------------------------------ Cannon Turrets


@proves("intrigue:cannon_turrets", "X5.12", "X5.11")
def test_cannon_turrets_drive_back_one_dreadnought_of_each_opponent() -> None:
    """2 swords; each opponent's one dreadnought goes to his garrison; troops and one's own stay."""
    t = ix_table(intrigue=["cannon_turrets"], dreadnoughts={"conflict": 1})
    t.setup(1, dreadnoughts={"conflict": 2}).setup(2, dreadnoughts={"conflict": 1}, intrigue=["ambush"])
    t.fight(2, 2, 2, 2).intrigue("cannon_turrets")
    assert [t.strength(seat) for seat in range(4)] == [2 + 3 + 2, 2 + 3, 2, 2]
    assert [(t.ix(seat).conflict, t.ix(seat).garrison) for seat in range(4)] == [(1, 0), (1, 1), (0, 1), (0, 0)]


@proves("intrigue:cannon_turrets", "X5.9", "conflict:skirmish_b")
def test_cannon_turrets_may_take_the_last_unit() -> None:
    """An opponent with nothing else there has no strength left: no reward, no card to play."""
    t = ix_table(intrigue=["cannon_turrets"], vp=0).conflict("skirmish_b")
    t.setup(1, dreadnoughts={"conflict": 1}, vp=0, water=0, intrigue=["ambush"]).fight(2)
    t.intrigue("cannon_turrets")
    assert (t.state.round, t.vp(0), t.water(1), t.seat(1).intrigue) == (2, 1, 0, ("ambush",))


@proves("intrigue:cannon_turrets", "X8.8")
def test_cannon_turrets_reach_rivals_and_house_hagal() -> None:
    """Their dreadnoughts retreat too; opponents without one in the Conflict are unaffected."""
    t = solo_table(boxes=("base", "ix"), intrigue=["cannon_turrets"])
    for rival in 1, 2:
        t.setup(rival, agents_left=0, dreadnoughts={"conflict": 1} if rival == 1 else {"garrison": 1})
    t.hagal_deck("hagal_carthag", "hagal_carthag").fight(6).intrigue("cannon_turrets")
    assert t.event("retreat_dreadnought") == [("retreat_dreadnought", 1, 1)]
    t = ix_table(2, intrigue=["cannon_turrets"]).setup(2, agents_left=0, dreadnoughts={"conflict": 2})
    t.fight(6).intrigue("cannon_turrets")
    assert t.event("retreat_dreadnought") == [("retreat_dreadnought", 2, 1)]


@proves("intrigue:cannon_turrets", "X9.8")
def test_cannon_turrets_without_enemy_dreadnoughts_give_their_swords() -> None:
    """With none to drive back the 2 swords remain."""
    assert in_combat("cannon_turrets").intrigue("cannon_turrets").strength() == 6 + 2


# ------------------------------------------------------------------------------------------------ Cull, Expedite


@proves("intrigue:cull", "R16.6")
def test_cull_trashes_a_card() -> None:
    """1 Solari: a card from hand, discard pile or play is trashed; that icon may be declined."""
    t = holding("cull", solari=2, discard=["diplomacy"]).intrigue("cull").do("trash", "discard", "diplomacy")
    assert (t.solari(), t.state.trashed) == (1, ("diplomacy",))
    t = holding("cull", solari=2).intrigue("cull").decline()
    assert (t.solari(), t.state.trashed, t.state.intrigue_discard) == (1, (), ("cull",))


@proves("intrigue:cull", "X9.8")
def test_cull_needs_its_solari() -> None:
    """Without Solari it is closed."""
    assert holding("cull").why_not("intrigue", "cull") == "cost"


@proves("intrigue:expedite", "X4.2", "X4.11")
def test_expedite_moves_the_freighter() -> None:
    """1 spice: one Freighter icon, to advance or to recall, or to leave."""
    t = holding("expedite", spice=1, freighter=1).intrigue("expedite").pick("advance")
    assert (t.spice(), t.ix().freighter, t.can("freighter")) == (0, 2, False)
    t = holding("expedite", spice=1, freighter=1).intrigue("expedite").pick("recall").branch(1)
    assert (t.spice(), t.ix().freighter) == (2, 0)
    t = holding("expedite", spice=1, freighter=1).intrigue("expedite").decline()
    assert (t.spice(), t.ix().freighter, t.seat().intrigue) == (0, 1, ())


@proves("intrigue:expedite", "X9.8")
def test_expedite_needs_its_spice() -> None:
    """Without spice it is closed."""
    assert holding("expedite").why_not("intrigue", "expedite") == "cost"


# ------------------------------------------------------------------------------------------------ Diversion


def at_heighliner(**facts: Any) -> Table:
    return ix_table(hand=["diplomacy"], intrigue=["diversion"], spice=6, **facts).play("diplomacy", "heighliner")


@proves("intrigue:diversion", "X4.11", "R6.4")
def test_diversion_needs_four_units_deployed() -> None:
    """After three it is closed; after the fourth, deployed separately, it gives a Freighter icon."""
    t = at_heighliner().deploy(3)
    assert t.why_not("intrigue", "diversion") == "condition"
    t.deploy(1).intrigue("diversion").pick("advance")
    assert (t.ix().freighter, t.can("freighter")) == (1, False)


@proves("intrigue:diversion", "X5.4", "X5.12")
def test_diversion_adds_troops_and_dreadnoughts() -> None:
    """Two troops and two dreadnoughts are four units; two and one are not."""
    t = at_heighliner(dreadnoughts={"garrison": 2}).do("deploy", 2, 1)
    assert not t.can("intrigue", "diversion")
    assert t.do("deploy", 0, 1).can("intrigue", "diversion")


@proves("intrigue:diversion")
def test_diversion_counts_one_turn_only() -> None:
    """Units there from before do not count, nor do those of an earlier turn of the round."""
    t = at_heighliner(conflict=3, garrison=3).deploy(3)
    assert t.why_not("intrigue", "diversion") == "condition"
    t.end_turn().until_turn_of(0).setup(hand=["reconnaissance"]).play("reconnaissance", "carthag").deploy(2)
    assert t.why_not("intrigue", "diversion") == "condition"


@proves("intrigue:diversion", "card:treachery")
def test_diversion_counts_whatever_deploys() -> None:
    """Four troops sent by two Treacheries in a Reveal turn are enough; the icon may be left."""
    t = ix_table(hand=["treachery", "treachery"], intrigue=["diversion"]).reveal().take("card:treachery")
    assert not t.can("intrigue", "diversion")
    t.take("card:treachery").intrigue("diversion").decline()
    assert (t.ix().freighter, t.seat().intrigue) == (0, ())


# ------------------------------------------------------------------------------------------------ Finesse


@proves("intrigue:finesse", "R13.4")
def test_finesse_moves_influence() -> None:
    """Plot: 1 influence lost with one Faction, 1 gained with any."""
    t = ix_table(intrigue=["finesse"], influence={"guild": 1, "fremen": 1}).intrigue("finesse")
    assert {option[1] for option in t.legal()} == {"guild", "fremen"}
    t.pick("guild")
    assert {option[1] for option in t.legal()} == FACTIONS
    assert t.pick("fremen").seat().influence == (0, 0, 0, 2)


@proves("intrigue:finesse", "X9.9")
def test_finesse_may_give_back_what_it_took() -> None:
    """The same Faction may be gained again: no change in all."""
    t = ix_table(intrigue=["finesse"], influence={"guild": 2}, vp=3).intrigue("finesse").pick("guild")
    assert (t.influence("guild"), t.vp()) == (2, 3)


@proves("intrigue:finesse", "X9.9", "R18.4")
def test_finesse_needs_influence_as_a_plot_card_only() -> None:
    """Without influence the Plot use is closed; in Combat it gives 2 swords and loses nothing."""
    assert ix_table(intrigue=["finesse"]).why_not("intrigue", "finesse") == "cost_lose_influence"
    t = in_combat("finesse", influence={"guild": 1}).intrigue("finesse")
    assert (t.strength(), t.influence("guild")) == (6 + 2, 1)


# ------------------------------------------------------------------------------------------------ cards drawn


@proves("intrigue:glimpse_the_path", "X9.8")
def test_glimpse_the_path_gives_water_and_a_card() -> None:
    """1 spice: 1 water and a card; without spice it is closed."""
    t = ix_table(intrigue=["glimpse_the_path"], spice=1, water=0, deck=["dagger", "diplomacy"])
    t.intrigue("glimpse_the_path")
    assert (t.spice(), t.water(), t.seat().hand) == (0, 1, ("dagger",))
    assert ix_table(intrigue=["glimpse_the_path"]).why_not("intrigue", "glimpse_the_path") == "cost"


@proves("intrigue:ixian_probe", "X7.1")
def test_ixian_probe_exchanges_two_cards() -> None:
    """Two cards of choice are discarded, two drawn."""
    t = ix_table(hand=["dagger", "diplomacy", "signet_ring"], deck=["reconnaissance", "convincing_argument"])
    t.setup(intrigue=["ixian_probe"]).intrigue("ixian_probe").pick("dagger").pick("signet_ring")
    assert t.hand() == {"diplomacy": 1, "reconnaissance": 1, "convincing_argument": 1}
    assert sorted(t.seat().discard) == ["dagger", "signet_ring"]


@proves("intrigue:ixian_probe", "X9.8", "X3.39")
def test_ixian_probe_needs_two_cards_in_hand() -> None:
    """With one it is closed, and in a Reveal turn, when the hand is empty."""
    assert holding("ixian_probe").why_not("intrigue", "ixian_probe") == "cost_discard"
    t = ix_table(hand=["dagger", "diplomacy"], intrigue=["ixian_probe"]).reveal()
    assert t.why_not("intrigue", "ixian_probe") == "cost_discard"


# ------------------------------------------------------------------------------------------------ Machine Culture

THREE = ("windtraps", "artillery", "flagship")


@proves("intrigue:machine_culture", "X3.12", "X3.7")
def test_machine_culture_buys_a_tile_at_full_price() -> None:
    """Plot: one tile for spice, without discount."""
    t = ix_table(intrigue=["machine_culture"], spice=2).shown(*THREE).intrigue("machine_culture")
    t.do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (0, ("windtraps",))


@proves("intrigue:machine_culture", "X3.9")
def test_machine_culture_takes_negotiators() -> None:
    """Negotiators may be returned for it."""
    t = ix_table(intrigue=["machine_culture"], negotiators=2).shown(*THREE).intrigue("machine_culture")
    t.do("buy_tech", 0, 2, "spice")
    assert (t.ix().negotiators, t.ix().tech) == (0, ("windtraps",))


@proves("intrigue:machine_culture", "X17.8", "X9.8")
def test_machine_culture_need_not_buy() -> None:
    """Once played the purchase may still be declined; the card is gone."""
    t = ix_table(intrigue=["machine_culture"], spice=2).shown(*THREE).intrigue("machine_culture").decline()
    assert (t.spice(), t.ix().tech, t.state.intrigue_discard) == (2, (), ("machine_culture",))


@proves("intrigue:machine_culture", "R6.4")
def test_machine_culture_needs_a_tile_it_can_pay() -> None:
    """With nothing to pay the cheapest tile it is closed."""
    assert not ix_table(intrigue=["machine_culture"], solari=9).shown(*THREE).can("intrigue", "machine_culture")


@proves("intrigue:machine_culture", "X16.4")
def test_machine_culture_scores_for_three_tiles() -> None:
    """Endgame: 1 point with three tiles; with two it is closed, spice for another notwithstanding."""
    t = at_the_end("machine_culture", tech=["artillery", "windtraps", "spaceport"], vp=4)
    t.intrigue("machine_culture")
    assert t.vp() == 5
    t = at_the_end("machine_culture", tech=["artillery", "windtraps"], spice=9)
    assert t.why_not("intrigue", "machine_culture") == "condition"


# ------------------------------------------------------------------------------------------------ Quid Pro Quo


@proves("intrigue:quid_pro_quo")
def test_quid_pro_quo_pays_where_ones_agents_are() -> None:
    """2 spice: 1 influence with each Faction that has one's Agents, also those of earlier turns; no more for two."""
    t = ix_table(intrigue=["quid_pro_quo"], spice=2, agents=["wealth", "secrets"]).setup(1, agents=["stillsuits"])
    t.intrigue("quid_pro_quo")
    assert (t.spice(), t.seat().influence) == (0, (1, 0, 1, 0))
    t = ix_table(intrigue=["quid_pro_quo"], spice=2, agents=["wealth", "conspire"]).intrigue("quid_pro_quo")
    assert t.seat().influence == (1, 0, 0, 0)


@proves("intrigue:quid_pro_quo")
def test_quid_pro_quo_counts_the_agent_just_sent() -> None:
    """The Agent of this turn counts, with that of the turn before."""
    t = ix_table(hand=["diplomacy"], intrigue=["quid_pro_quo"], spice=2, agents=["stillsuits"])
    t.play("diplomacy", "foldspace").intrigue("quid_pro_quo").finish_turn()
    assert t.seat().influence == (0, 2, 0, 1)


@proves("intrigue:quid_pro_quo", "X9.8", "R6.4")
def test_quid_pro_quo_needs_spice_and_an_agent_there() -> None:
    """With 1 spice, or with Agents on other spaces only, it is closed."""
    t = ix_table(intrigue=["quid_pro_quo"], spice=1, agents=["wealth"])
    assert t.why_not("intrigue", "quid_pro_quo") == "cost"
    t = ix_table(intrigue=["quid_pro_quo"], spice=2, agents=["smuggling"])
    assert not t.can("intrigue", "quid_pro_quo")


@proves("intrigue:quid_pro_quo", "intrigue:strongarm", "O19")
def test_influence_at_six_leaves_nothing_to_buy() -> None:
    """With 6 influence where the Agents are neither card can be played; with one other Faction visited it can."""
    for card in "quid_pro_quo", "strongarm":
        t = ix_table(hand=["diplomacy"], intrigue=[card], spice=2, influence={"emperor": 6}).play("diplomacy", "wealth")
        assert t.why_not("intrigue", card) == "nothing"
    t = ix_table(intrigue=["quid_pro_quo"], spice=2, influence={"emperor": 6}, agents=["wealth", "secrets"])
    assert t.intrigue("quid_pro_quo").seat().influence == (6, 0, 1, 0)


# ------------------------------------------------------------------------------------------------ Second Wave


@proves("intrigue:second_wave", "X5.4", "X5.12", "R18.4")
@pytest.mark.parametrize(
    ("units", "strength"), [((2,), 6 + 2 + 4), ((1,), 6 + 2 + 2), ((1, 1), 6 + 2 + 5), ((0, 1), 6 + 2 + 3)]
)
def test_second_wave_deploys_up_to_two_units(units: tuple[int, ...], strength: int) -> None:
    """2 swords, and one or two units of the garrison, troops or dreadnoughts, join the Conflict at once."""
    t = in_combat("second_wave", garrison=3, dreadnoughts={"garrison": 1}).intrigue("second_wave")
    t.do("deploy", *units)
    assert t.strength() == strength
    assert t.garrison() == 3 - units[0]


@proves("intrigue:second_wave", "X5.12", "R13.5")
def test_second_wave_deploys_two_at_most_and_none_if_one_likes() -> None:
    """Three are too many; none is allowed; with an empty garrison the swords come alone."""
    t = in_combat("second_wave", garrison=3, dreadnoughts={"garrison": 2}).intrigue("second_wave")
    assert not any(sum(option[1:]) > 2 for option in t.legal() if option[0] == "deploy")  # type: ignore[arg-type]
    assert t.can("deploy", 0, 2)
    assert t.decline().strength() == 6 + 2
    assert in_combat("second_wave", garrison=0).intrigue("second_wave").strength() == 6 + 2


# ------------------------------------------------------------------------------------------------ Secret Forces


@proves("intrigue:secret_forces", "X9.8")
def test_secret_forces_recruits_for_councillors() -> None:
    """With a High Council seat 2 troops; without one it is closed."""
    assert ix_table(intrigue=["secret_forces"], council=True).intrigue("secret_forces").garrison() == 5
    assert ix_table(intrigue=["secret_forces"]).why_not("intrigue", "secret_forces") == "condition"


@proves("intrigue:secret_forces", "R8.2", "X5.6")
@pytest.mark.parametrize("first", [True, False])
def test_secret_forces_may_join_the_conflict(first: bool) -> None:
    """Played before or after an Agent goes to a Combat space, both troops may be deployed."""
    t = ix_table(hand=["reconnaissance"], intrigue=["secret_forces"], council=True)
    if first:
        t.intrigue("secret_forces").play("reconnaissance", "carthag")
    else:
        t.play("reconnaissance", "carthag").intrigue("secret_forces")
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)


@proves("intrigue:secret_forces", "X3.17")
def test_secret_forces_elsewhere_stay_in_the_garrison() -> None:
    """On a turn without a Combat space, or in the Reveal turn, nobody is deployed."""
    t = holding("secret_forces", council=True).play("dagger", "tech_negotiation").intrigue("secret_forces")
    assert (t.garrison(), t.can("deploy")) == (5, False)
    t = holding("secret_forces", council=True).reveal().intrigue("secret_forces")
    assert (t.garrison(), t.can("deploy")) == (5, False)


# ------------------------------------------------------------------------------------------------ Strategic Push


@proves("intrigue:strategic_push", "X9.10", "R18.4")
def test_strategic_push_pays_for_a_win() -> None:
    """2 swords; the 2 Solari come with the win, not before."""
    t = ix_table(intrigue=["strategic_push", "ambush"], solari=0).conflict("skirmish_b").fight(2, 3)
    t.intrigue("strategic_push")
    assert (t.strength(), t.solari()) == (4, 0)
    t.pass_()
    assert t.solari() == 2


@proves("intrigue:strategic_push", "X9.10", "R30.12")
@pytest.mark.parametrize("enemies", [(4,), (6,), (4, 4)])
def test_strategic_push_pays_for_no_tie_and_no_defeat(enemies: tuple[int, ...]) -> None:
    """Tied for first or beaten: nothing; nor in the next round."""
    t = ix_table(intrigue=["strategic_push"], solari=0).conflict("skirmish_b").next_conflict("skirmish_c")
    t.fight(2, *enemies).intrigue("strategic_push")
    assert (t.state.round, t.solari()) == (2, 0)
    t.fight(4)
    t.pick("guild")
    assert (t.state.round, t.solari()) == (3, 0)


@proves("intrigue:strategic_push", "X9.10", "X5.9")
def test_strategic_push_wins_by_a_dreadnought_too() -> None:
    """The win of a lone dreadnought pays, besides placing it."""
    t = ix_table(intrigue=["strategic_push"], solari=0, dreadnoughts={"conflict": 1}).conflict("skirmish_b").fight()
    t.intrigue("strategic_push").pick("carthag")
    assert t.solari() == 2


# ------------------------------------------------------------------------------------------------ Strongarm


@proves("intrigue:strongarm", "X17.5", "X5.12")
@pytest.mark.parametrize("where", ["garrison", "conflict"])
def test_strongarm_costs_a_troop(where: str) -> None:
    """A troop of garrison or Conflict, as one likes, to the supply: 1 influence with the Faction visited."""
    t = ix_table(hand=["diplomacy"], intrigue=["strongarm"], conflict=2).play("diplomacy", "secrets")
    supply = t.supply()
    t.intrigue("strongarm").pick(where)
    assert (t.garrison(), t.troops()) == ((2, 2) if where == "garrison" else (3, 1))
    assert t.supply() == supply + 1
    t.finish_turn()
    assert t.seat().influence == (0, 0, 2, 0)


@proves("intrigue:strongarm")
def test_strongarm_needs_an_agent_sent_to_a_faction_this_turn() -> None:
    """Closed before an Agent is sent, on another space, and for the Agent of an earlier turn."""
    t = ix_table(hand=["dagger"], intrigue=["strongarm"], agents=["secrets"])
    assert not t.can("intrigue", "strongarm")
    assert not t.play("dagger", "tech_negotiation").can("intrigue", "strongarm")
    t = ix_table(hand=["dagger"], intrigue=["strongarm"], agents=["secrets"]).reveal()
    assert not t.can("intrigue", "strongarm")


@proves("intrigue:strongarm", "X5.12", "X9.8")
def test_strongarm_takes_no_dreadnought() -> None:
    """With dreadnoughts and no troop the price cannot be paid."""
    t = ix_table(hand=["diplomacy"], intrigue=["strongarm"], garrison=0, dreadnoughts={"garrison": 1, "conflict": 1})
    t.play("diplomacy", "secrets")
    assert t.why_not("intrigue", "strongarm") == "cost_lose_any_troop"


# ------------------------------------------------------------------------------------------------ War Chest


@proves("intrigue:war_chest", "X9.8", "R18.4")
def test_war_chest_buys_four_swords() -> None:
    """Combat: 2 Solari for 4 swords; with 1 it is closed."""
    t = in_combat("war_chest", solari=3).intrigue("war_chest")
    assert (t.strength(), t.solari()) == (6 + 4, 1)
    assert in_combat("war_chest", solari=1).why_not("intrigue", "war_chest") == "cost"


@proves("intrigue:war_chest", "X16.4")
def test_war_chest_shows_ten_solari_for_a_point() -> None:
    """Endgame: 1 point with 10 Solari, which stay; with 9 it is closed."""
    t = at_the_end("war_chest", solari=10, vp=4).intrigue("war_chest")
    assert (t.vp(), t.solari()) == (5, 10)
    assert at_the_end("war_chest", solari=9).why_not("intrigue", "war_chest") == "condition"


# ------------------------------------------------------------------------------------------------ Grand Conspiracy

FOUR: dict[str, dict[str, Any]] = {
    "dreadnoughts": {"dreadnoughts": {"garrison": 2}},
    "flow": {"discard": ["the_spice_must_flow"]},
    "influence": {"influence": {"guild": 4, "fremen": 5}},
    "council": {"council": True},
}


def conspiring(*without: str, **facts: Any) -> Table:
    """The Endgame with all four things but these, and what `facts` says."""
    own: dict[str, Any] = {}
    for name, fact in FOUR.items():
        if name not in without:
            own.update(fact)
    return at_the_end("grand_conspiracy", **{**own, **facts})


@proves("intrigue:grand_conspiracy", "X16.4")
@pytest.mark.parametrize("missing", FOUR)
def test_grand_conspiracy_scores_one_for_any_three(missing: str) -> None:
    """Three of the four, whichever: 1 point, and no second."""
    t = conspiring(missing)
    vp = t.vp()
    t.intrigue("grand_conspiracy")
    assert t.vp() == vp + 1


@proves("intrigue:grand_conspiracy", "X16.4")
def test_grand_conspiracy_scores_two_for_all_four() -> None:
    """All four: 2 points in all, not 3."""
    t = conspiring()
    vp = t.vp()
    t.intrigue("grand_conspiracy")
    if t.can("branch", 1):
        t.branch(1)
    assert t.vp() == vp + 2


@proves("intrigue:grand_conspiracy", "R6.4")
@pytest.mark.parametrize("also", ["flow", "influence", "council"])
def test_grand_conspiracy_needs_three(also: str) -> None:
    """With two of the four it is closed."""
    assert not conspiring("dreadnoughts", also).can("intrigue", "grand_conspiracy")


@proves("intrigue:grand_conspiracy")
@pytest.mark.parametrize(
    "almost",
    [
        {"dreadnoughts": {"garrison": 1}},
        {"influence": {"guild": 4, "fremen": 3}},
        {"influence": {"guild": 6}},
    ],
)
def test_grand_conspiracy_takes_nothing_for_almost(almost: dict[str, Any]) -> None:
    """One dreadnought, or 4 influence on a single track, does not count."""
    missing = "dreadnoughts" if "dreadnoughts" in almost else "influence"
    assert not conspiring(missing, "flow", **almost).can("intrigue", "grand_conspiracy")


@proves("intrigue:grand_conspiracy", "X17.19", "X5.3")
def test_grand_conspiracy_counts_every_dreadnought_commissioned() -> None:
    """One in the garrison and one standing on a board space are two."""
    t = ix_table(intrigue=["grand_conspiracy"], council=True, discard=["the_spice_must_flow"])
    t.setup(dreadnoughts={"garrison": 1}).hold("carthag", 0, placed=1).setup(3, vp=10).fight()
    assert (t.decision().kind, t.can("intrigue", "grand_conspiracy")) == ("endgame", True)
