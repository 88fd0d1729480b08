"""Plot intrigue cards of the base game that are about sending Agents, with every official ruling."""

from __future__ import annotations

from tests.kit.coverage import proves
from tests.kit.table import table

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


@proves("intrigue:dispatch_an_envoy", "R25.29", "O19")
def test_dispatch_an_envoy_does_not_help_twice() -> None:
    """A second copy in the same turn would do nothing; in another turn it can be played."""
    t = table(hand=["dagger"], intrigue=["dispatch_an_envoy"] * 2).intrigue("dispatch_an_envoy")
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"
    t.play("dagger", "hall_of_oratory").finish_turn().until_turn_of(0)
    assert t.can("intrigue", "dispatch_an_envoy")


@proves("intrigue:dispatch_an_envoy", "R6.7", "O19")
def test_dispatch_an_envoy_comes_before_sending() -> None:
    """After the Agent was sent, or in a Reveal turn, it would do nothing."""
    t = table(hand=["dagger"], intrigue=["dispatch_an_envoy"])
    t.play("dagger", "hall_of_oratory")
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"
    t.end_turn().until_turn_of(0).reveal()
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"


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
