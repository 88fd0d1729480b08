"""R5, R6: whose turn it is, which kind of turn, and the Plot intrigue cards played in it."""

import pytest

from tests.kit import proves, table


@proves("R5.1")
def test_turns_go_clockwise_from_the_first_player():
    """One turn at a time: seats 2, 3, 0, 1, and 2 again."""
    t = table(turn_of=2)
    asked = []
    for seat in range(4):
        t.setup(seat, hand=["dagger", "diplomacy"])
    for space in ("hall_of_oratory", "wealth", "secrets", "foldspace", "stillsuits"):
        asked.append(t.asked())
        t.play("dagger" if space == "hall_of_oratory" else "diplomacy", space)
        t.finish_turn()
    assert asked == [2, 3, 0, 1, 2]


@proves("R5.2")
def test_a_turn_is_an_agent_turn_or_a_reveal_turn():
    """Nobody passes: with a card, Agents and money one sends an Agent or reveals."""
    t = table(hand=["dagger"], solari=9)
    assert {option[0] for option in t.legal()} == {"send", "reveal"}


@proves("R5.2")
def test_one_may_reveal_while_agents_remain():
    """Agent turns are optional."""
    t = table(hand=["dagger"])
    t.reveal().end_turn()
    assert t.seat().agents_left == 2
    assert t.seat().revealed


@proves("R5.2", "R25.2", "intrigue:bindu_suspension")
def test_bindu_suspension_is_the_only_way_to_pass():
    """The turn ends without an Agent or Reveal turn, and another turn comes later."""
    t = table(hand=["dagger"], intrigue=["bindu_suspension"]).intrigue("bindu_suspension")
    t.take("intrigue:bindu_suspension", "gain").take("intrigue:bindu_suspension", "may")
    assert t.asked() == 1
    assert not t.seat().revealed
    t.until_turn_of(0)
    assert (t.seat().agents_left, t.can("send", "dagger")) == (2, True)


@proves("R5.3")
def test_without_an_agent_the_turn_is_a_reveal_turn():
    """Both Agents are on the board: only revealing is left."""
    t = table(hand=["dagger", "diplomacy"], agents_left=0)
    assert t.legal() == [("reveal",)]


@proves("R5.3")
def test_without_a_card_that_can_send_the_turn_is_a_reveal_turn():
    """Two Agents, but only cards without icons."""
    t = table(hand=["convincing_argument", "the_spice_must_flow"])
    assert t.legal() == [("reveal",)]


@proves("R5.3", "intrigue:urgent_mission")
def test_a_recalled_agent_makes_an_agent_turn_possible():
    """Urgent Mission played first brings an Agent back to send."""
    t = table(hand=["diplomacy"], intrigue=["urgent_mission"], agents=["carthag", "arrakeen"])
    assert not t.can("send")
    t.intrigue("urgent_mission").pick("carthag")
    assert t.can("send", "diplomacy", "wealth")


@proves("R5.3", "R6.7", "intrigue:water_of_life")
def test_a_card_drawn_by_a_plot_card_may_send_the_agent():
    """Water of Life before the kind of turn is chosen: the drawn card is in hand and sends an Agent."""
    t = table(deck=["convincing_argument", "diplomacy", "dagger"], intrigue=["water_of_life"], water=1, spice=1)
    assert not t.can("send")
    t.intrigue("water_of_life")
    t.play("diplomacy", "wealth")
    assert t.hand() == {"convincing_argument": 1, "dagger": 1}


@proves("R5.3", "R6.2", "intrigue:windfall")
def test_money_from_a_plot_card_pays_for_the_space():
    """Two Solari of Windfall are the price of the Mentat space."""
    t = table(hand=["dagger"], intrigue=["windfall"], solari=0)
    assert not t.can("send", "dagger", "mentat")
    t.intrigue("windfall").play("dagger", "mentat")
    assert t.solari() == 0


@proves("R5.3", "R25.14", "card:kwisatz_haderach")
def test_kwisatz_haderach_needs_no_agent_on_the_leader():
    """With both Agents on the board it still sends one of them."""
    t = table(hand=["kwisatz_haderach"], agents=["wealth", "carthag"])
    t.play("kwisatz_haderach", "arrakeen", origin="wealth")
    assert sorted(t.seat().agents) == ["arrakeen", "carthag"]


@proves("R5.4")
def test_a_card_is_not_played_for_its_agent_box_alone():
    """Opulence would give three Solari, but both Emperor spaces are taken: it cannot be played."""
    t = table(hand=["opulence"], spice=4).setup(1, agents=["wealth", "conspire"])
    assert t.legal() == [("reveal",)]


@proves("R5.5")
def test_after_the_reveal_turn_ones_turns_are_skipped():
    """Seat 0 has revealed; the others go on, and the phase ends when the last of them has revealed."""
    t = table().reveal_and_end()
    t.setup(1, hand=["diplomacy"])
    t.play("diplomacy", "wealth").finish_turn()
    t.reveal_and_end().reveal_and_end()
    assert (t.asked(), t.state.phase) == (1, "turns")
    t.reveal_and_end()
    assert t.state.round == 2


@proves("R5.6", "R10.5")
def test_an_empty_hand_still_has_a_reveal_turn():
    """Without a card: 2 persuasion for the High Council, 1 for the Agent in the Hall of Oratory."""
    t = table(hand=[], council=True, agents=["hall_of_oratory"]).reveal()
    assert t.persuasion() == 3
    assert t.seat().in_play == ()


# -------------------------------------------------------------------------------- the Plot window


@proves("R6.1", "R6.7")
def test_plot_cards_before_the_card_is_chosen():
    """Any number of Plot cards before the kind of turn is chosen; then still an Agent turn."""
    t = table(hand=["diplomacy"], intrigue=["windfall", "water_peddlers_union"], solari=0, water=0)
    t.intrigue("windfall").intrigue("water_peddlers_union")
    assert (t.solari(), t.water()) == (2, 1)
    assert t.can("send", "diplomacy", "wealth")
    assert t.can("reveal")


@proves("R6.1")
def test_plot_cards_between_and_after_the_effects_of_an_agent_turn():
    """Windfall before the card is drawn, another Plot card after all effects, while the turn lasts."""
    t = table(hand=["reconnaissance"], intrigue=["windfall", "water_peddlers_union"], solari=0, water=0)
    t.play("reconnaissance", "arrakeen")
    assert t.can_take("space:arrakeen", "gain")
    t.intrigue("windfall")
    t.take("space:arrakeen", "gain")
    t.intrigue("water_peddlers_union")
    assert (t.solari(), t.water(), len(t.seat().hand)) == (2, 1, 1)
    assert t.can("end_turn")


@proves("R6.1")
def test_plot_cards_during_and_after_the_effects_of_a_reveal_turn():
    """Between the effects and the purchases of a Reveal turn, too."""
    t = table(hand=["gun_thopter", "arrakis_liaison"], intrigue=["windfall", "water_peddlers_union"], solari=0)
    t.reveal()
    t.intrigue("windfall")
    assert t.can_take("card:gun_thopter", "deploy")
    t.take("card:gun_thopter", "deploy").deploy(1)
    t.buy("arrakis_liaison")
    t.intrigue("water_peddlers_union")
    assert (t.solari(), t.water()) == (2, 2)


@proves("R6.3", "R30.14")
def test_no_plot_card_in_another_players_turn():
    """Seat 1 must answer for the Test of Humanity in seat 0's turn, and cannot play Windfall then."""
    t = table(hand=["test_of_humanity"]).setup(1, hand=["dagger", "diplomacy"], intrigue=["windfall"])
    t.play("test_of_humanity", "carthag").take("card:test_of_humanity")
    assert t.asked() == 1
    assert {option[0] for option in t.legal()} == {"discard"}


@proves("R6.3", "R30.14")
def test_no_plot_card_in_combat():
    """A player with troops and Windfall can only pass in Combat."""
    t = table(intrigue=["windfall"]).fight(4, 2)
    assert (t.state.phase, t.asked()) == ("combat", 0)
    assert t.legal() == [("pass",)]


@proves("R6.3")
def test_no_plot_card_between_combat_and_the_next_turns():
    """Makers and Recall ask nobody, whatever Plot cards are held: the next question is the next round's turn."""
    t = table().setup(2, intrigue=["windfall", "water_peddlers_union"]).finish_round()
    assert (t.state.round, t.state.phase) == (2, "turns")
    assert t.asked() == 1
    assert len(t.seat(2).intrigue) == 2


@proves("R6.4", "R25.28", "intrigue:councilors_dispensation")
def test_an_intrigue_card_needs_its_condition():
    """Councilor's Dispensation is closed without a seat on the High Council."""
    t = table(intrigue=["councilors_dispensation"], spice=0)
    assert not t.can("intrigue", "councilors_dispensation")
    t.setup(council=True).intrigue("councilors_dispensation")
    assert t.spice() == 2


@proves("R6.4", "R25.28", "R30.15", "intrigue:bribery")
def test_an_intrigue_card_needs_its_cost():
    """Bribery cannot be played with one Solari; with two they are paid, and it cannot be had without paying."""
    t = table(intrigue=["bribery"], solari=1)
    assert not t.can("intrigue", "bribery")
    t.setup(solari=2).intrigue("bribery")
    assert t.solari() == 0
    assert {option[0] for option in t.legal()} == {"faction"}


@proves("R6.5", "R25.6", "intrigue:charisma")
def test_a_plot_card_for_the_reveal_turn_waits_face_up():
    """Charisma played in an Agent turn lies open until the Reveal turn, gives 2 persuasion, and is discarded."""
    t = table(hand=["diplomacy"], intrigue=["charisma"]).intrigue("charisma")
    assert (t.seat().intrigue, t.seat().intrigue_open) == ((), ("charisma",))
    assert t.view(1).seats[0].intrigue_open == ("charisma",)
    t.play("diplomacy", "wealth").finish_turn().until_turn_of(0).reveal()
    assert t.persuasion() == 2
    t.end_turn()
    assert t.seat().intrigue_open == ()
    assert t.state.intrigue_discard[-1] == "charisma"


@proves("R6.5", "intrigue:charisma")
def test_charisma_works_at_once_in_the_reveal_turn():
    """Played in the Reveal turn itself it gives its persuasion there and then."""
    t = table(hand=["diplomacy"], intrigue=["charisma"]).reveal()
    assert t.persuasion() == 1
    t.intrigue("charisma")
    assert t.persuasion() == 3


@proves("R6.6")
def test_a_played_intrigue_card_goes_to_the_discard_pile():
    """Windfall lies face up on the discard pile once resolved."""
    t = table(intrigue=["windfall"]).intrigue("windfall")
    assert t.state.intrigue_discard == ("windfall",)
    assert t.seat().intrigue == ()
    assert t.view(1).intrigue_discard == ("windfall",)


@proves("R6.7", "O17")
def test_sending_is_one_step_without_a_plot_window():
    """Choosing, paying and placing happen together: with one move the Agent stands and the price is paid."""
    t = table(hand=["dagger"], intrigue=["windfall"], solari=5)
    t.play("dagger", "high_council")
    assert (t.solari(), t.seat().agents, t.seat().in_play) == (0, ("high_council",), ("dagger",))


@proves("R6.7", "R6.2", "O17")
def test_a_plot_card_cannot_pay_after_the_space_was_chosen():
    """Three Solari and Windfall in hand: the High Council is closed until Windfall has been played."""
    t = table(hand=["dagger"], intrigue=["windfall"], solari=3)
    assert t.why_not("send", "dagger", "high_council") == "cost"
    t.intrigue("windfall")
    assert t.can("send", "dagger", "high_council")


@proves("R6.7", "intrigue:dispatch_an_envoy", "intrigue:infiltrate")
@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_a_card_that_helps_to_send_comes_before_sending(card):
    """Dispatch an Envoy and Infiltrate are playable before the Agent is sent, not after, not in a Reveal turn."""
    t = table(hand=["diplomacy"], intrigue=[card])
    assert t.can("intrigue", card)
    t.play("diplomacy", "wealth")
    assert not t.can("intrigue", card)
    t = table(hand=["diplomacy"], intrigue=[card]).reveal()
    assert not t.can("intrigue", card)


@proves("R6.8", "R6.5")
def test_a_waiting_plot_card_is_no_longer_held():
    """Seat 1 plays Charisma as one of four cards; Secrets then takes nothing from the three it holds."""
    t = table(turn_of=1, hand=["dagger"], intrigue=["charisma", "windfall", "ambush", "bribery"])
    t.setup(2, hand=["diplomacy"])
    t.intrigue("charisma").play("dagger", "hall_of_oratory").finish_turn()
    t.play("diplomacy", "secrets")
    assert not t.can_take("space:secrets", "steal_intrigue")
    assert t.seat(1).intrigue == ("windfall", "ambush", "bribery")
