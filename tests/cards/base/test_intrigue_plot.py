"""The Plot intrigue cards of the base game: effect, price, condition, moment, and every official ruling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, table

# Facts about the player under which each card can be played at any moment of the own turn.
ANY_MOMENT: dict[str, dict[str, Any]] = {
    "bribery": {"solari": 2},
    "bypass_protocol": {},
    "calculated_hire": {"spice": 1},
    "charisma": {},
    "choam_shares": {"solari": 7},
    "councilors_dispensation": {"council": True},
    "double_cross": {"solari": 1},
    "favored_subject": {},
    "guild_authorization": {},
    "know_their_ways": {},
    "poison_snooper": {},
    "rapid_mobilization": {},
    "recruitment_mission": {},
    "refocus": {},
    "reinforcements": {"solari": 3},
    "secret_of_the_sisterhood": {},
    "the_sleeper_must_awaken": {"spice": 4},
    "urgent_mission": {"agents": ["secure_contract"]},
    "water_of_life": {"spice": 1, "water": 1},
    "water_peddlers_union": {},
    "windfall": {},
}
AT_THE_START_ONLY: dict[str, dict[str, Any]] = {"bindu_suspension": {}, "dispatch_an_envoy": {}, "infiltrate": {}}
PLOT = {**ANY_MOMENT, **AT_THE_START_ONLY}

ALL_PLOT = tuple("intrigue:" + card for card in PLOT)
ANY_MOMENT_NAMES = tuple("intrigue:" + card for card in ANY_MOMENT)


def holding(card: str, **facts: Any) -> Table:
    """Seat 0 is about to take a turn, holds the card and a Dagger; seat 1 has a troop in the Conflict."""
    return table(intrigue=[card], **{"hand": ["dagger"], **facts}).setup(1, conflict=1)


# ------------------------------------------------------------------------------------------------ moments


@proves("R6.1", "R6.7", *ALL_PLOT)
@pytest.mark.parametrize("card", PLOT)
def test_plot_cards_are_played_before_the_kind_of_turn_is_chosen(card: str) -> None:
    """Every Plot card can be played at the start of the own turn, and still any kind of turn may follow."""
    t = holding(card, **PLOT[card])
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.1", *ANY_MOMENT_NAMES)
@pytest.mark.parametrize("card", ANY_MOMENT)
def test_plot_cards_are_played_after_the_agent_was_sent(card: str) -> None:
    """Plot: any moment of the own Agent turn, also after the last effect."""
    t = holding(card, **ANY_MOMENT[card])
    t.play("dagger", "hall_of_oratory")
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.1", *ANY_MOMENT_NAMES)
@pytest.mark.parametrize("card", ANY_MOMENT)
def test_plot_cards_are_played_in_the_reveal_turn(card: str) -> None:
    """Plot: any moment of the own Reveal turn."""
    t = holding(card, **ANY_MOMENT[card])
    t.reveal()
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.3", "R30.14", *ALL_PLOT)
@pytest.mark.parametrize("card", PLOT)
def test_plot_cards_are_not_played_in_combat_nor_after_a_win_nor_at_the_end(card: str) -> None:
    """In the Combat window, in the winner's window and in the Endgame a Plot card is closed by its timing."""
    t = holding(card, vp=10, **PLOT[card])
    t.fight(8, 2)
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("combat", "timing")
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("endgame", "timing")


@proves("R6.3", "R30.14")
def test_plot_cards_are_not_played_in_another_players_turn() -> None:
    """While seat 1 could play its own Poison Snooper, seat 0 cannot play his."""
    t = table(turn_of=1, intrigue=["poison_snooper"]).setup(0, intrigue=["poison_snooper"])
    assert t.can("intrigue", "poison_snooper")
    assert t.asked() == 1
    assert t.intrigue("poison_snooper").seat(0).intrigue == ("poison_snooper",)


@proves("R6.3", "R4.5")
def test_plot_cards_are_not_played_in_round_start() -> None:
    """The controller who may send a defender at Round Start cannot play a Plot card then."""
    t = table(intrigue=["windfall"]).control("arrakeen", 0).next_conflict("siege_of_arrakeen")
    t.finish_round()
    assert (t.state.phase, t.asked()) == ("round_start", 0)
    assert not t.can("intrigue")


@proves("R6.6", "intrigue:windfall")
def test_a_resolved_card_goes_to_the_discard_pile() -> None:
    """A played and resolved intrigue card lies face up on the intrigue discard pile."""
    t = table(intrigue=["windfall"])
    t.intrigue("windfall")
    assert t.state.intrigue_discard == ("windfall",)


# ------------------------------------------------------------------------------------------------ Bindu Suspension


@proves("intrigue:bindu_suspension", "R25.2", "O7")
def test_bindu_suspension_draws_and_ends_the_turn() -> None:
    """Draw a card and pass: the turn is over without an Agent or Reveal turn."""
    t = table(deck=["reconnaissance", "dagger"], intrigue=["bindu_suspension"])
    t.intrigue("bindu_suspension").take("intrigue:bindu_suspension", "gain").take("intrigue:bindu_suspension", "may")
    assert t.asked() == 1
    assert t.seat().hand == ("reconnaissance",)
    assert (t.seat().agents_left, t.seat().revealed) == (2, False)


@proves("intrigue:bindu_suspension", "R25.2")
def test_bindu_suspension_leaves_later_turns_alone() -> None:
    """Passing is only this turn: the next turn of the round may be an Agent turn with the card drawn."""
    t = table(deck=["reconnaissance"], intrigue=["bindu_suspension"])
    t.intrigue("bindu_suspension").take("intrigue:bindu_suspension", "gain").take("intrigue:bindu_suspension", "may")
    t.until_turn_of(0)
    t.play("reconnaissance", "carthag")
    assert (t.state.round, t.seat().agents) == (1, ("carthag",))


@proves("intrigue:bindu_suspension", "R25.2", "O7")
def test_bindu_suspension_may_be_played_without_passing() -> None:
    """Who does not pass takes the turn as usual, with the card drawn."""
    t = table(deck=["reconnaissance"], intrigue=["bindu_suspension"])
    t.intrigue("bindu_suspension").take("intrigue:bindu_suspension", "gain").decline()
    t.play("reconnaissance", "carthag")
    assert t.seat().agents == ("carthag",)


@proves("intrigue:bindu_suspension", "R25.2")
def test_bindu_suspension_cannot_skip_its_draw() -> None:
    """Only the pass is optional: while the card is not drawn the card cannot be left."""
    t = table(deck=["reconnaissance"], intrigue=["bindu_suspension"])
    t.intrigue("bindu_suspension")
    assert not t.can("done")
    assert not t.can("decline")


@proves("intrigue:bindu_suspension", "R25.2")
def test_bindu_suspension_comes_before_anything_else() -> None:
    """Not after another Plot card of the same turn, and not after that turn's Agent."""
    t = table(hand=["dagger"], intrigue=["bindu_suspension", "windfall"])
    t.intrigue("windfall")
    assert t.why_not("intrigue", "bindu_suspension") == "condition"
    t.play("dagger", "hall_of_oratory")
    assert t.why_not("intrigue", "bindu_suspension") == "condition"


@proves("intrigue:bindu_suspension", "R25.2")
def test_bindu_suspension_is_too_late_once_revealed() -> None:
    """Not in a Reveal turn that has begun."""
    t = table(intrigue=["bindu_suspension"])
    t.reveal()
    assert t.why_not("intrigue", "bindu_suspension") == "condition"


# ------------------------------------------------------------------------------------------------ Bribery


@proves("intrigue:bribery", "R6.4")
def test_bribery_buys_one_influence_with_any_faction() -> None:
    """2 Solari: 1 influence with any one of the four Factions."""
    t = table(solari=3, intrigue=["bribery"])
    t.intrigue("bribery")
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("guild")
    assert (t.solari(), t.influence("guild")) == (1, 1)


@proves("intrigue:bribery", "R6.4", "R30.15", "R25.28")
def test_bribery_needs_its_two_solari() -> None:
    """With 1 Solari it cannot be played, not even for nothing."""
    assert table(solari=1, intrigue=["bribery"]).why_not("intrigue", "bribery") == "cost"


@proves("intrigue:bribery", "R6.4", "O19")
def test_bribery_for_nothing_is_closed() -> None:
    """With 6 influence everywhere there is nothing to gain."""
    top = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 6)
    assert table(solari=2, influence=top, intrigue=["bribery"]).why_not("intrigue", "bribery") == "nothing"


# ------------------------------------------------------------------------------------------------ Bypass Protocol

ROW = ("spice_hunter", "fremen_camp", "chani", "gurney_halleck", "crysknife")  # they cost 2, 4, 5, 6 and 3


@proves("intrigue:bypass_protocol", "R11.11", "R11.5")
def test_bypass_protocol_takes_a_card_of_three_or_less() -> None:
    """First option: free, cost 3 or less, from the row or the Reserve, on the discard pile; the row is refilled."""
    t = table(spice=2, intrigue=["bypass_protocol"]).row(*ROW).top_of_imperium_deck("stilgar")
    t.intrigue("bypass_protocol").branch(0)
    assert {option[1] for option in t.legal()} == {"spice_hunter", "crysknife", "arrakis_liaison"}
    t.pick("crysknife")
    assert (t.seat().discard, t.spice()) == (("crysknife",), 2)
    assert t.state.row == ("spice_hunter", "fremen_camp", "chani", "gurney_halleck", "stilgar")


@proves("intrigue:bypass_protocol", "R11.11")
def test_bypass_protocol_pays_for_a_card_of_five_or_less_on_top() -> None:
    """Second option: 2 spice, cost 5 or less, on top of the deck."""
    t = table(spice=3, deck=["dagger"], intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1)
    assert {option[1] for option in t.legal()} == {
        "spice_hunter", "fremen_camp", "chani", "crysknife", "arrakis_liaison",
    }  # fmt: skip
    t.pick("fremen_camp")
    assert (t.seat().deck, t.seat().discard, t.spice()) == (("fremen_camp", "dagger"), (), 1)


@proves("intrigue:bypass_protocol", "R6.4", "R13.6")
def test_bypass_protocol_without_spice_is_the_first_option() -> None:
    """With 1 spice only the free option can be chosen."""
    t = table(spice=1, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").pick("spice_hunter")
    assert (t.seat().discard, t.spice()) == (("spice_hunter",), 1)


@proves("intrigue:bypass_protocol", "R11.6", "card:chani")
def test_bypass_protocol_works_the_acquire_box() -> None:
    """Chani acquired this way gives her water."""
    t = table(spice=2, water=0, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1).pick("chani")
    assert t.water() == 1


@proves("intrigue:bypass_protocol", "R11.1")
def test_bypass_protocol_pays_no_persuasion() -> None:
    """In a Reveal turn the persuasion is left for other cards."""
    t = table(hand=["convincing_argument"], intrigue=["bypass_protocol"]).row(*ROW)
    t.reveal().intrigue("bypass_protocol").pick("crysknife")
    assert t.persuasion() == 2


@proves("intrigue:bypass_protocol", "R11.2", "card:foldspace")
def test_bypass_protocol_takes_no_foldspace() -> None:
    """Foldspace has no price and is never among the cards (FAQ Foldspace)."""
    t = table(spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1)
    assert not t.can("acquire", "foldspace")


@proves("intrigue:bypass_protocol", "leader:helena_richese", "R24.5")
def test_bypass_protocol_takes_helenas_card_at_full_price() -> None:
    """The card Helena set aside counts with its printed cost: a 4 is none of "3 or less" (FAQ Manipulate)."""
    t = table(leader="helena_richese", hand=["signet_ring"], spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.play("signet_ring", "hall_of_oratory").take("leader:helena_richese").pick(1)
    t.intrigue("bypass_protocol").branch(1)
    assert t.can("acquire", "fremen_camp")
    t.pick("fremen_camp")
    assert (t.seat().deck[0], t.seat().set_aside) == ("fremen_camp", "")


@proves("intrigue:bypass_protocol", "leader:helena_richese", "R24.5")
def test_bypass_protocol_has_no_discount_for_helenas_card() -> None:
    """The same card is not offered by the first option, which her discount would allow."""
    t = table(leader="helena_richese", hand=["signet_ring"], spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.play("signet_ring", "hall_of_oratory").take("leader:helena_richese").pick(1)
    t.intrigue("bypass_protocol").branch(0)
    assert t.can("acquire", "crysknife")
    assert not t.can("acquire", "fremen_camp")


# ------------------------------------------------------------------------------------------------ Calculated Hire


@proves("intrigue:calculated_hire", "R23.6", "R23.2")
def test_calculated_hire_takes_the_mentat() -> None:
    """1 spice: the Mentat from its space, one more Agent in this round, usable at once."""
    t = table(hand=["dagger"], spice=1, agents=["wealth", "secrets"], intrigue=["calculated_hire"])
    assert not t.can("send")
    t.intrigue("calculated_hire")
    assert (t.spice(), t.state.mentat) == (0, 0)
    t.play("dagger", "hall_of_oratory")
    assert t.seat().agents == ("wealth", "secrets", "hall_of_oratory")


@proves("intrigue:calculated_hire", "R23.4")
def test_calculated_hire_is_for_this_round() -> None:
    """Recall returns the Mentat."""
    t = table(spice=1, intrigue=["calculated_hire"])
    t.intrigue("calculated_hire").finish_round()
    assert (t.state.mentat, t.seat().agents_left) == (-1, 2)


@proves("intrigue:calculated_hire", "R6.4")
def test_calculated_hire_needs_a_spice() -> None:
    """Without spice it is closed."""
    assert table(spice=0, intrigue=["calculated_hire"]).why_not("intrigue", "calculated_hire") == "cost"


@proves("intrigue:calculated_hire", "R23.6", "R25.3")
def test_calculated_hire_needs_the_mentat_on_its_space() -> None:
    """With the Mentat at another player it cannot be played at all (FAQ Intrigue cards)."""
    t = table(spice=1, intrigue=["calculated_hire"]).setup(1, mentat=True)
    assert t.why_not("intrigue", "calculated_hire") == "no_mentat"


@proves("intrigue:calculated_hire", "R23.6")
def test_calculated_hire_does_not_move_the_own_mentat() -> None:
    """Who has the Mentat already cannot hire it again."""
    t = table(spice=1, mentat=True, intrigue=["calculated_hire"])
    assert t.why_not("intrigue", "calculated_hire") == "no_mentat"


# ------------------------------------------------------------------------------------------------ Charisma


@proves("intrigue:charisma", "R6.5", "R25.6")
def test_charisma_waits_for_the_reveal_turn() -> None:
    """Played on an Agent turn it stays face up, gives 2 persuasion in the Reveal turn, and is then discarded."""
    t = table(hand=["dagger"], intrigue=["charisma"])
    t.intrigue("charisma").play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == (("charisma",), ())
    t.until_turn_of(0).setup(agents=[]).reveal()
    assert t.persuasion() == 2
    t.end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == ((), ("charisma",))


@proves("intrigue:charisma", "R6.5")
def test_charisma_works_at_once_in_the_reveal_turn() -> None:
    """Played in the Reveal turn it gives its persuasion now."""
    t = table(intrigue=["charisma"])
    t.reveal().intrigue("charisma")
    assert (t.persuasion(), t.state.intrigue_discard) == (2, ("charisma",))


@proves("intrigue:charisma", "R25.6")
def test_charisma_is_for_one_round() -> None:
    """In the next round's Reveal turn it gives nothing more."""
    t = table(intrigue=["charisma"])
    t.intrigue("charisma").finish_round().until_turn_of(0).setup(hand=[]).reveal()
    assert (t.state.round, t.persuasion()) == (2, 0)


@proves("intrigue:charisma", "R6.8", "R12.5", "space:secrets")
def test_charisma_lying_face_up_is_not_held() -> None:
    """A card waiting face up does not count for Secrets and cannot be stolen."""
    held = ["charisma", "windfall", "ambush", "bribery"]
    t = table(intrigue=held)
    t.intrigue("charisma").reveal().end_turn()
    t.setup(1, hand=["diplomacy"]).play("diplomacy", "secrets")
    assert sorted(t.seat(0).intrigue) == ["ambush", "bribery", "windfall"]
    assert not t.can_take("space:secrets", "steal_intrigue")


# ------------------------------------------------------------------------------------------------ points for resources


@proves("intrigue:choam_shares")
def test_choam_shares_buys_a_point() -> None:
    """7 Solari: 1 victory point."""
    t = table(solari=8, vp=3, intrigue=["choam_shares"])
    t.intrigue("choam_shares")
    assert (t.solari(), t.vp()) == (1, 4)


@proves("intrigue:choam_shares", "R6.4")
def test_choam_shares_needs_seven_solari() -> None:
    """With 6 Solari it is closed."""
    assert table(solari=6, intrigue=["choam_shares"]).why_not("intrigue", "choam_shares") == "cost"


@proves("intrigue:the_sleeper_must_awaken")
def test_the_sleeper_must_awaken_buys_a_point() -> None:
    """4 spice: 1 victory point."""
    t = table(spice=5, vp=3, intrigue=["the_sleeper_must_awaken"])
    t.intrigue("the_sleeper_must_awaken")
    assert (t.spice(), t.vp()) == (1, 4)


@proves("intrigue:the_sleeper_must_awaken", "R6.4")
def test_the_sleeper_must_awaken_needs_four_spice() -> None:
    """With 3 spice it is closed."""
    t = table(spice=3, intrigue=["the_sleeper_must_awaken"])
    assert t.why_not("intrigue", "the_sleeper_must_awaken") == "cost"


# ------------------------------------------------------------------------------------------------ resources


@proves("intrigue:councilors_dispensation", "R25.28")
def test_councilors_dispensation_gives_spice_to_a_councilor() -> None:
    """With a High Council seat: 2 spice."""
    t = table(council=True, spice=0, intrigue=["councilors_dispensation"])
    t.intrigue("councilors_dispensation")
    assert t.spice() == 2


@proves("intrigue:councilors_dispensation", "R25.28", "R6.4")
def test_councilors_dispensation_needs_the_seat() -> None:
    """Without a seat on the High Council it cannot be played (FAQ Intrigue cards)."""
    t = table(intrigue=["councilors_dispensation"])
    assert t.why_not("intrigue", "councilors_dispensation") == "condition"


@proves("intrigue:councilors_dispensation", "R6.1", "R13.10", "space:high_council")
def test_councilors_dispensation_follows_the_seat_taken_this_turn() -> None:
    """After this turn's Agent took the seat the card can be played in the same turn."""
    t = table(hand=["dagger"], solari=5, intrigue=["councilors_dispensation"])
    t.play("dagger", "high_council").intrigue("councilors_dispensation")
    assert t.spice() == 2


@proves("intrigue:water_peddlers_union")
def test_water_peddlers_union_gives_water() -> None:
    """1 water."""
    t = table(water=2, intrigue=["water_peddlers_union"])
    t.intrigue("water_peddlers_union")
    assert t.water() == 3


@proves("intrigue:water_peddlers_union", "R6.2", "space:hagga_basin")
def test_water_peddlers_union_pays_the_space() -> None:
    """The water gained before sending pays Hagga Basin in the same turn."""
    t = table(hand=["dune_the_desert_planet"], water=0, intrigue=["water_peddlers_union"])
    assert t.why_not("send", "dune_the_desert_planet", "hagga_basin") == "cost"
    t.intrigue("water_peddlers_union").play("dune_the_desert_planet", "hagga_basin")
    assert t.water() == 0


@proves("intrigue:windfall")
def test_windfall_gives_solari() -> None:
    """2 Solari."""
    t = table(solari=1, intrigue=["windfall"])
    t.intrigue("windfall")
    assert t.solari() == 3


@proves("intrigue:windfall", "R6.2", "space:mentat")
def test_windfall_pays_the_space() -> None:
    """The Solari gained before sending pay the Mentat in the same turn."""
    t = table(hand=["dagger"], solari=0, intrigue=["windfall"])
    assert t.why_not("send", "dagger", "mentat") == "cost"
    t.intrigue("windfall").play("dagger", "mentat")
    assert t.solari() == 0


# ------------------------------------------------------------------------------------------------ Dispatch an Envoy


@proves("intrigue:dispatch_an_envoy", "R25.29")
def test_dispatch_an_envoy_adds_the_four_faction_icons() -> None:
    """A Dagger reaches all four Factions, keeps its Landsraad icon and gets no other icon."""
    t = table(hand=["dagger"], solari=0, spice=6, water=2, intrigue=["dispatch_an_envoy"])
    t.intrigue("dispatch_an_envoy")
    assert {option[2] for option in t.legal() if option[0] == "send"} == {
        "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
        "stillsuits", "hall_of_oratory",
    }  # fmt: skip


@proves("intrigue:dispatch_an_envoy", "R7.4", "R14.8")
def test_dispatch_an_envoy_makes_a_card_without_icons_playable() -> None:
    """A Convincing Argument, which has no icon, sends an Agent to the Emperor; the influence comes as usual."""
    t = table(hand=["convincing_argument"], intrigue=["dispatch_an_envoy"])
    assert t.why_not("send", "convincing_argument", "wealth") == "no_icons"
    t.intrigue("dispatch_an_envoy").play("convincing_argument", "wealth")
    assert (t.influence("emperor"), t.solari()) == (1, 2)


@proves("intrigue:dispatch_an_envoy", "R25.29")
def test_dispatch_an_envoy_is_for_this_turn() -> None:
    """The card played in the next turn has only its own icons again."""
    t = table(hand=["dagger", "dagger"], intrigue=["dispatch_an_envoy"])
    t.intrigue("dispatch_an_envoy").play("dagger", "wealth").end_turn().until_turn_of(0)
    assert t.why_not("send", "dagger", "stillsuits") == "no_icon"


@proves("intrigue:dispatch_an_envoy", "R6.7", "O19")
def test_dispatch_an_envoy_comes_before_sending() -> None:
    """After the Agent was sent, or in a Reveal turn, it would do nothing."""
    t = table(hand=["dagger"], intrigue=["dispatch_an_envoy"])
    t.play("dagger", "hall_of_oratory")
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"
    t.end_turn().until_turn_of(0).reveal()
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"


# ------------------------------------------------------------------------------------------------ Double Cross


@proves("intrigue:double_cross", "R8.9", "R15.3")
def test_double_cross_swaps_a_troop() -> None:
    """1 Solari: the chosen opponent loses a deployed troop to the supply, a troop of mine comes from my supply."""
    t = table(solari=1, intrigue=["double_cross"]).setup(1, conflict=2).setup(2, conflict=1)
    supplies = t.supply(0), t.supply(2)
    t.intrigue("double_cross").pick(2)
    assert (t.troops(0), t.troops(1), t.troops(2)) == (1, 2, 0)
    assert (t.supply(0), t.supply(2)) == (supplies[0] - 1, supplies[1] + 1)
    assert (t.solari(), t.garrison()) == (0, 3)


@proves("intrigue:double_cross", "R25.9")
def test_double_cross_needs_an_opponents_troop_in_the_conflict() -> None:
    """With troops of one's own only, it cannot be played (FAQ Double Cross)."""
    t = table(solari=1, conflict=2, intrigue=["double_cross"])
    assert t.why_not("intrigue", "double_cross") == "no_opponent"


@proves("intrigue:double_cross", "R6.4")
def test_double_cross_needs_a_solari() -> None:
    """Without Solari it is closed."""
    t = table(solari=0, intrigue=["double_cross"]).setup(1, conflict=1)
    assert t.why_not("intrigue", "double_cross") == "cost"


@proves("intrigue:double_cross", "R25.9")
def test_double_cross_needs_no_troop_in_the_supply() -> None:
    """With an empty supply nothing is deployed, the opponent's troop is lost all the same (FAQ Double Cross)."""
    t = table(solari=1, garrison=8, conflict=4, intrigue=["double_cross"]).setup(1, conflict=1)
    t.intrigue("double_cross")
    assert (t.troops(0), t.garrison(0), t.troops(1)) == (4, 8, 0)


@proves("intrigue:double_cross", "R10.11", "R10.9")
def test_double_cross_changes_a_strength_already_set() -> None:
    """An opponent who has revealed loses 2 strength, and all of it with the last troop."""
    t = table(turn_of=1, conflict=1, hand=["dagger"]).first_player(0)
    t.reveal().end_turn()
    assert t.strength(1) == 3
    t.setup(2, solari=1, intrigue=["double_cross"]).intrigue("double_cross")
    assert (t.strength(1), t.strength(2)) == (0, 2)


@proves("intrigue:double_cross", "leader:baron_vladimir_harkonnen", "R25.5")
def test_double_cross_counts_as_deploying() -> None:
    """Its troop counts for Masterstroke: three by Rapid Mobilization and this one are four."""
    t = table(turn_of=3, solari=1, secret=["guild", "fremen"], intrigue=["double_cross", "rapid_mobilization"])
    t.setup(0, conflict=1)
    t.intrigue("rapid_mobilization").deploy(3)
    assert t.why_not("masterstroke") == "deploy_more"
    t.intrigue("double_cross")
    assert t.can("masterstroke")


# ------------------------------------------------------------------------------------------------ influence

INFLUENCE = {
    "favored_subject": "emperor",
    "guild_authorization": "guild",
    "secret_of_the_sisterhood": "bene_gesserit",
    "know_their_ways": "fremen",
}
INFLUENCE_NAMES = tuple("intrigue:" + card for card in INFLUENCE)


@proves("R14.2", *INFLUENCE_NAMES)
@pytest.mark.parametrize(("card", "faction"), INFLUENCE.items())
def test_influence_cards_give_one_step(card: str, faction: str) -> None:
    """1 influence with the card's Faction, here the second one, which brings its point."""
    t = table(influence={faction: 1}, vp=3, intrigue=[card])
    t.intrigue(card)
    assert (t.influence(faction), t.vp()) == (2, 4)


@proves("O19", *INFLUENCE_NAMES)
@pytest.mark.parametrize(("card", "faction"), INFLUENCE.items())
def test_influence_cards_are_closed_at_the_top(card: str, faction: str) -> None:
    """At 6 influence the card could do nothing and stays in hand."""
    t = table(influence={faction: 6}, intrigue=[card])
    assert t.why_not("intrigue", card) == "nothing"


@proves("intrigue:know_their_ways", "R7.5", "space:sietch_tabr")
def test_know_their_ways_opens_sietch_tabr() -> None:
    """The influence gained before sending meets the requirement of Sietch Tabr in the same turn."""
    t = table(hand=["reconnaissance"], influence={"fremen": 1}, intrigue=["know_their_ways"])
    assert t.why_not("send", "reconnaissance", "sietch_tabr") == "influence"
    t.intrigue("know_their_ways").play("reconnaissance", "sietch_tabr")
    assert t.seat().agents == ("sietch_tabr",)


@proves("intrigue:guild_authorization", "R6.2", "R14.4", "space:swordmaster")
def test_guild_authorization_pays_by_the_bonus_at_four() -> None:
    """The 3 Solari of the fourth step pay the Swordmaster in the same turn."""
    t = table(hand=["dagger"], solari=5, influence={"guild": 3}, intrigue=["guild_authorization"])
    t.intrigue("guild_authorization").play("dagger", "swordmaster")
    assert (t.solari(), t.seat().swordmaster) == (0, True)


@proves("intrigue:favored_subject", "R8.2", "R14.4", "space:carthag")
def test_favored_subject_recruits_for_the_conflict() -> None:
    """The 2 troops of the fourth step count as recruited in this turn: 1 + 2 + 2 may be deployed at Carthag."""
    t = table(hand=["reconnaissance"], influence={"emperor": 3}, intrigue=["favored_subject"])
    t.intrigue("favored_subject").play("reconnaissance", "carthag")
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)


@proves("intrigue:secret_of_the_sisterhood", "R14.4")
def test_secret_of_the_sisterhood_draws_at_the_fourth_step() -> None:
    """The bonus of the fourth step is an intrigue card, which may be played in the same turn."""
    t = table(influence={"bene_gesserit": 3}, solari=0, intrigue=["secret_of_the_sisterhood"])
    t.top_of_intrigue_deck("windfall")
    t.intrigue("secret_of_the_sisterhood").intrigue("windfall")
    assert t.solari() == 2


# ------------------------------------------------------------------------------------------------ Infiltrate


@proves("intrigue:infiltrate", "R7.3")
def test_infiltrate_passes_enemy_agents() -> None:
    """The next Agent may go to a space with an enemy Agent; both stand there."""
    t = table(hand=["dagger"], intrigue=["infiltrate"]).setup(1, agents=["hall_of_oratory"])
    assert t.why_not("send", "dagger", "hall_of_oratory") == "occupied"
    t.intrigue("infiltrate").play("dagger", "hall_of_oratory")
    assert (t.seat(0).agents, t.seat(1).agents) == (("hall_of_oratory",), ("hall_of_oratory",))


@proves("intrigue:infiltrate", "R7.3")
def test_infiltrate_does_not_pass_own_agents() -> None:
    """One's own Agent still blocks, even beside an enemy one."""
    t = table(hand=["dagger"], agents=["hall_of_oratory"], intrigue=["infiltrate"])
    t.setup(1, agents=["hall_of_oratory"]).intrigue("infiltrate")
    assert t.why_not("send", "dagger", "hall_of_oratory") == "own_agent"


@proves("intrigue:infiltrate", "R25.26", "card:the_voice")
def test_infiltrate_does_not_overcome_the_voice() -> None:
    """A space closed by The Voice stays closed."""
    t = table(hand=["dagger"], intrigue=["infiltrate"]).voice("hall_of_oratory", 1).intrigue("infiltrate")
    assert t.why_not("send", "dagger", "hall_of_oratory") == "voice"


@proves("intrigue:infiltrate")
def test_infiltrate_is_for_this_turn() -> None:
    """In the next turn enemy Agents block again."""
    t = table(hand=["dagger", "dagger"], intrigue=["infiltrate"], solari=2).setup(1, agents=["hall_of_oratory"])
    t.intrigue("infiltrate").play("dagger", "mentat").take("space:mentat").end_turn().until_turn_of(0)
    assert t.why_not("send", "dagger", "hall_of_oratory") == "occupied"


@proves("intrigue:infiltrate", "R6.7", "O19")
def test_infiltrate_comes_before_sending() -> None:
    """After the Agent was sent it would do nothing."""
    t = table(hand=["dagger"], intrigue=["infiltrate"]).play("dagger", "hall_of_oratory")
    assert t.why_not("intrigue", "infiltrate") == "nothing"


# ------------------------------------------------------------------------------------------------ Poison Snooper


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_draws_the_card() -> None:
    """The top card may be drawn."""
    t = table(deck=["dagger", "diplomacy"], intrigue=["poison_snooper"])
    t.intrigue("poison_snooper").do("draw_top")
    assert (t.seat().hand, t.seat().deck) == (("dagger",), ("diplomacy",))


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_trashes_the_card() -> None:
    """The top card may be trashed; a Reserve card goes back to its stack."""
    t = table(deck=["arrakis_liaison", "diplomacy"], intrigue=["poison_snooper"])
    left = t.state.reserve["arrakis_liaison"]
    t.intrigue("poison_snooper").do("trash_top")
    assert (t.seat().hand, t.seat().deck) == ((), ("diplomacy",))
    assert t.state.reserve["arrakis_liaison"] == left + 1


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_leaves_no_card_on_top() -> None:
    """One of the two must be done."""
    t = table(deck=["dagger"], intrigue=["poison_snooper"])
    t.intrigue("poison_snooper")
    assert t.legal() == [("draw_top",), ("trash_top",)]


@proves("intrigue:poison_snooper", "R29.2")
def test_poison_snooper_shows_the_card_to_its_owner_only() -> None:
    """While choosing, the owner sees the top card and nobody else does."""
    t = table(leader="count_ilban_richese", deck=["dagger", "diplomacy"], intrigue=["poison_snooper"])
    assert t.view(0).seats[0].deck == ("?", "?")
    t.intrigue("poison_snooper")
    assert t.view(0).seats[0].deck == ("dagger", "?")
    assert t.view(1).seats[0].deck == ("?", "?")


@proves("intrigue:poison_snooper", "R16.4", "O19")
def test_poison_snooper_does_not_reshuffle() -> None:
    """With an empty deck there is nothing to look at, whatever lies in the discard pile."""
    t = table(deck=[], discard=["dagger"], intrigue=["poison_snooper"])
    assert t.why_not("intrigue", "poison_snooper") == "nothing"


@proves("intrigue:poison_snooper", "R10.6", "R25.18")
def test_poison_snooper_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """A card drawn in the Reveal turn is revealed at once: its persuasion counts."""
    t = table(hand=[], deck=["convincing_argument"], intrigue=["poison_snooper"])
    t.reveal().intrigue("poison_snooper").do("draw_top")
    assert (t.persuasion(), t.seat().in_play) == (2, ("convincing_argument",))


# ------------------------------------------------------------------------------------------------ Rapid Mobilization


@proves("intrigue:rapid_mobilization", "R8.9")
def test_rapid_mobilization_deploys_any_number_from_the_garrison() -> None:
    """Without a Combat space and beyond two: all five of the garrison."""
    t = table(garrison=5, intrigue=["rapid_mobilization"])
    t.intrigue("rapid_mobilization").deploy(5)
    assert (t.garrison(), t.troops(), t.supply()) == (0, 5, 7)


@proves("intrigue:rapid_mobilization", "R13.5", "R25.5")
def test_rapid_mobilization_may_deploy_none() -> None:
    """Any number may be zero, with troops in the garrison or without (FAQ Retreat)."""
    t = table(garrison=2, intrigue=["rapid_mobilization"])
    t.intrigue("rapid_mobilization").decline()
    assert (t.garrison(), t.troops(), t.state.intrigue_discard) == (2, 0, ("rapid_mobilization",))
    assert table(garrison=0, intrigue=["rapid_mobilization"]).can("intrigue", "rapid_mobilization")


@proves("intrigue:rapid_mobilization", "R8.9", "R8.3")
def test_rapid_mobilization_does_not_use_up_the_allowance() -> None:
    """Two more troops from the garrison and the one recruited may follow at Carthag."""
    t = table(garrison=5, hand=["reconnaissance"], intrigue=["rapid_mobilization"])
    t.play("reconnaissance", "carthag").intrigue("rapid_mobilization").deploy(2)
    assert t.can("deploy", 3)
    assert not t.can("deploy", 4)


@proves("intrigue:rapid_mobilization", "leader:baron_vladimir_harkonnen", "R25.5")
def test_rapid_mobilization_counts_for_masterstroke() -> None:
    """Four troops deployed by it are four troops deployed in this turn."""
    t = table(turn_of=3, garrison=4, secret=["guild", "fremen"], intrigue=["rapid_mobilization"])
    t.intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert (t.influence("guild", 3), t.influence("fremen", 3)) == (1, 1)


# ------------------------------------------------------------------------------------------------ Recruitment Mission


@proves("intrigue:recruitment_mission", "R25.19", "R6.5")
def test_recruitment_mission_waits_for_the_reveal_turn() -> None:
    """Played before the Reveal turn it stays face up, then gives 1 persuasion and is discarded."""
    t = table(hand=["dagger"], intrigue=["recruitment_mission"])
    t.intrigue("recruitment_mission").play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == (("recruitment_mission",), ())
    t.until_turn_of(0).setup(agents=[]).reveal()
    assert t.persuasion() == 1
    t.end_turn()
    assert t.state.intrigue_discard == ("recruitment_mission",)


@proves("intrigue:recruitment_mission", "R25.19")
def test_recruitment_mission_is_decided_for_each_card() -> None:
    """Of two cards acquired one goes on top of the deck, the other on the discard pile."""
    t = table(hand=["stilgar", "diplomacy"], deck=["dagger"], intrigue=["recruitment_mission"])
    t.reveal().intrigue("recruitment_mission")
    t.buy("arrakis_liaison", to="top").buy("arrakis_liaison")
    assert (t.seat().deck, t.seat().discard) == (("arrakis_liaison", "dagger"), ("arrakis_liaison",))


@proves("intrigue:recruitment_mission", "R25.19", "intrigue:bypass_protocol")
def test_recruitment_mission_does_nothing_for_an_agent_turn() -> None:
    """A card acquired on an Agent turn cannot go on top (FAQ Recruitment Mission)."""
    t = table(hand=["dagger"], intrigue=["recruitment_mission", "bypass_protocol"]).row(*ROW)
    t.intrigue("recruitment_mission").play("dagger", "hall_of_oratory").intrigue("bypass_protocol")
    assert t.can("acquire", "crysknife", 4, "discard")
    assert not t.can("acquire", "crysknife", 4, "top")


@proves("intrigue:recruitment_mission", "R25.19", "intrigue:bypass_protocol")
def test_recruitment_mission_serves_any_card_acquired_in_the_reveal_turn() -> None:
    """Also a card acquired by another effect of the Reveal turn may go on top."""
    t = table(hand=[], intrigue=["recruitment_mission", "bypass_protocol"]).row(*ROW)
    t.intrigue("recruitment_mission").reveal().intrigue("bypass_protocol").do("acquire", "crysknife", 4, "top")
    assert t.seat().deck[0] == "crysknife"


@proves("intrigue:recruitment_mission", "R25.19")
def test_recruitment_mission_is_for_one_round() -> None:
    """In the next round's Reveal turn cards cannot go on top any more."""
    t = table(intrigue=["recruitment_mission"])
    t.intrigue("recruitment_mission").finish_round().until_turn_of(0).setup(hand=["convincing_argument"]).reveal()
    assert t.can("acquire", "arrakis_liaison", -1, "discard")
    assert not t.can("acquire", "arrakis_liaison", -1, "top")


# ------------------------------------------------------------------------------------------------ Refocus


@proves("intrigue:refocus", "R25.20")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    """The discard pile goes into the deck, then a card is drawn: nobody is asked for an order."""
    t = table(deck=["dagger"], discard=["diplomacy", "reconnaissance"], intrigue=["refocus"])
    t.intrigue("refocus")
    assert (len(t.seat().hand), len(t.seat().deck), t.seat().discard) == (1, 2, ())
    assert sorted(t.seat().hand + t.seat().deck) == ["dagger", "diplomacy", "reconnaissance"]
    assert [event[0] for event in t.events if event[0] in ("shuffle", "draw")] == ["shuffle", "draw"]


@proves("intrigue:refocus", "R25.20")
def test_refocus_can_find_a_card_of_the_discard_pile() -> None:
    """With an empty deck the card drawn is the one that lay in the discard pile."""
    t = table(deck=[], discard=["diplomacy"], intrigue=["refocus"])
    t.intrigue("refocus")
    assert (t.seat().hand, t.seat().deck, t.seat().discard) == (("diplomacy",), (), ())


@proves("intrigue:refocus", "R25.20")
def test_refocus_reshuffles_the_deck_without_a_discard_pile() -> None:
    """With an empty discard pile the deck is shuffled all the same: a known top card is known no longer."""
    t = table(leader="count_ilban_richese", spice=2, deck=["dagger", "diplomacy", "reconnaissance"])
    t.setup(intrigue=["bypass_protocol", "refocus"]).row(*ROW).intrigue("bypass_protocol").branch(1).pick("chani")
    assert t.view(1).seats[0].deck == ("chani", "?", "?", "?")
    t.intrigue("refocus")
    assert t.event("shuffle") == [("shuffle", 0, "discard", ())]
    assert t.view(1).seats[0].deck == ("?", "?", "?")


@proves("intrigue:refocus", "O19")
def test_refocus_without_any_card_is_closed() -> None:
    """With neither a deck nor a discard pile it could do nothing."""
    t = table(deck=[], discard=[], intrigue=["refocus"])
    assert t.why_not("intrigue", "refocus") == "nothing"


@proves("intrigue:refocus", "R10.6", "R25.20")
def test_refocus_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """A card drawn in the Reveal turn is revealed at once."""
    t = table(hand=[], deck=[], discard=["convincing_argument"], intrigue=["refocus"])
    t.reveal().intrigue("refocus")
    assert (t.persuasion(), t.seat().in_play) == (2, ("convincing_argument",))


@proves("intrigue:refocus", "R6.7")
def test_refocus_may_find_the_card_that_sends_the_agent() -> None:
    """A card drawn before the kind of turn is chosen goes to hand and may send the Agent."""
    t = table(hand=[], deck=[], discard=["reconnaissance"], intrigue=["refocus"])
    assert not t.can("send")
    t.intrigue("refocus").play("reconnaissance", "carthag")
    assert t.seat().agents == ("carthag",)


# ------------------------------------------------------------------------------------------------ Reinforcements


@proves("intrigue:reinforcements", "R8.5")
def test_reinforcements_recruits_three_troops() -> None:
    """3 Solari: three troops from the supply to the garrison; without a Combat space none may be deployed."""
    t = table(hand=["dagger"], solari=3, intrigue=["reinforcements"])
    t.play("dagger", "hall_of_oratory").intrigue("reinforcements")
    assert (t.solari(), t.garrison(), t.supply()) == (0, 3 + 1 + 3, 12 - 7)
    assert not t.can("deploy")


@proves("intrigue:reinforcements", "R8.2", "R8.8")
@pytest.mark.parametrize("before", [True, False])
def test_reinforcements_may_go_to_the_conflict_on_a_combat_space(before: bool) -> None:
    """Played before or after the Agent went to Carthag: 1 + 3 recruits and two others may be deployed."""
    t = table(hand=["reconnaissance"], solari=3, intrigue=["reinforcements"])
    if before:
        t.intrigue("reinforcements").play("reconnaissance", "carthag")
    else:
        t.play("reconnaissance", "carthag").intrigue("reinforcements")
    assert t.can("deploy", 6)
    assert not t.can("deploy", 7)


@proves("intrigue:reinforcements", "R8.9", "R13.5")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_reinforcements_deploys_any_of_its_troops_in_the_reveal_turn(n: int) -> None:
    """In the Reveal turn none to three of just these troops may be deployed, although the garrison has more."""
    t = table(solari=3, garrison=3, intrigue=["reinforcements"])
    t.reveal().intrigue("reinforcements")
    assert {option for option in t.legal() if option[0] == "deploy"} == {("deploy", 1), ("deploy", 2), ("deploy", 3)}
    if n:
        t.deploy(n)
    else:
        t.decline()
    assert (t.troops(), t.garrison()) == (n, 6 - n)


@proves("intrigue:reinforcements", "R15.1", "R13.8")
def test_reinforcements_come_from_the_supply_only() -> None:
    """With one troop in the supply one is recruited, and only it may be deployed."""
    t = table(solari=3, garrison=11, intrigue=["reinforcements"])
    t.reveal().intrigue("reinforcements")
    assert t.garrison() == 12
    assert t.can("deploy", 1)
    assert not t.can("deploy", 2)


@proves("intrigue:reinforcements", "R6.4")
def test_reinforcements_needs_three_solari() -> None:
    """With 2 Solari it is closed."""
    assert table(solari=2, intrigue=["reinforcements"]).why_not("intrigue", "reinforcements") == "cost"


@proves("intrigue:reinforcements", "R15.1", "O19")
def test_reinforcements_with_an_empty_supply_is_closed() -> None:
    """With all twelve troops on the board there is nobody to recruit."""
    t = table(solari=3, garrison=12, intrigue=["reinforcements"])
    assert t.why_not("intrigue", "reinforcements") == "nothing"


# ------------------------------------------------------------------------------------------------ Urgent Mission


@proves("intrigue:urgent_mission", "R7.16", "O23")
def test_urgent_mission_brings_an_agent_back_for_this_turn() -> None:
    """Both Agents are out: the one recalled is sent again in this turn, and its old space is free."""
    t = table(hand=["dagger"], agents=["hall_of_oratory", "wealth"], intrigue=["urgent_mission"])
    assert t.why_not("send", "dagger", "hall_of_oratory") == "no_agent"
    t.intrigue("urgent_mission").pick("hall_of_oratory")
    t.play("dagger", "hall_of_oratory")
    assert t.seat().agents == ("wealth", "hall_of_oratory")


@proves("intrigue:urgent_mission", "R7.16", "O23")
def test_urgent_mission_may_recall_the_agent_of_this_turn() -> None:
    """The Agent just sent goes back and acts in a later turn of the round, not once more in this one."""
    t = table(hand=["dagger", "reconnaissance"], agents_left=1, intrigue=["urgent_mission"])
    t.play("dagger", "hall_of_oratory").intrigue("urgent_mission").pick("hall_of_oratory")
    assert not t.can("send")
    t.end_turn().until_turn_of(0)
    t.play("reconnaissance", "carthag")
    assert t.seat().agents[-1] == "carthag"


@proves("intrigue:urgent_mission", "R7.16")
def test_urgent_mission_frees_the_space_for_others() -> None:
    """The space the Agent left can be used by the next player."""
    t = table(agents=["hall_of_oratory"], intrigue=["urgent_mission"]).setup(1, hand=["dagger"])
    t.intrigue("urgent_mission").reveal().end_turn()
    t.play("dagger", "hall_of_oratory")
    assert t.seat(1).agents == ("hall_of_oratory",)


@proves("intrigue:urgent_mission", "O19")
def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    """With all Agents on the leader it cannot be played; other players' Agents do not help."""
    t = table(intrigue=["urgent_mission"]).setup(1, agents=["wealth"])
    assert t.why_not("intrigue", "urgent_mission") == "no_agent_out"


# ------------------------------------------------------------------------------------------------ Water of Life


@proves("intrigue:water_of_life", "R6.7")
def test_water_of_life_draws_three_cards() -> None:
    """1 water and 1 spice: three cards, one of which sends the Agent of this turn."""
    t = table(water=1, spice=1, deck=["dagger", "diplomacy", "reconnaissance", "seek_allies"])
    t.setup(intrigue=["water_of_life"]).intrigue("water_of_life")
    assert (t.water(), t.spice(), t.seat().hand) == (0, 0, ("dagger", "diplomacy", "reconnaissance"))
    t.play("reconnaissance", "carthag")
    assert t.seat().agents == ("carthag",)


@proves("intrigue:water_of_life", "R6.4")
@pytest.mark.parametrize(("water", "spice"), [(0, 1), (1, 0), (0, 5)])
def test_water_of_life_needs_both(water: int, spice: int) -> None:
    """Without the water or without the spice it is closed: no partial payment."""
    t = table(water=water, spice=spice, intrigue=["water_of_life"])
    assert t.why_not("intrigue", "water_of_life") == "cost"


@proves("intrigue:water_of_life", "R10.6")
def test_water_of_life_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """Cards drawn in the Reveal turn are revealed at once: 2 persuasion, 1 persuasion and a sword."""
    t = table(water=1, spice=1, conflict=1, deck=["convincing_argument", "diplomacy", "dagger"])
    t.setup(intrigue=["water_of_life"]).reveal().intrigue("water_of_life")
    assert (t.persuasion(), t.strength(), t.seat().hand) == (3, 3, ())


@proves("intrigue:water_of_life", "R16.3")
def test_water_of_life_reshuffles_when_the_deck_runs_out() -> None:
    """One card in the deck, two in the discard pile: all three are drawn."""
    t = table(water=1, spice=1, deck=["dagger"], discard=["diplomacy", "reconnaissance"], intrigue=["water_of_life"])
    t.intrigue("water_of_life")
    assert t.hand() == {"dagger": 1, "diplomacy": 1, "reconnaissance": 1}
