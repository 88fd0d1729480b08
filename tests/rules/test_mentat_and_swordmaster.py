"""R23: the Agents beyond the first two."""

from tests.kit import proves, table


@proves("R23.1", "R30.16", "space:mentat")
def test_the_mentat_is_taken_from_its_space_only():
    """Seat 1 has it: seat 0's visit draws the card, and the Mentat stays with seat 1."""
    t = table(hand=["dagger"], solari=2).setup(1, mentat=True)
    t.play("dagger", "mentat").finish_turn()
    assert (t.state.mentat, t.seat().agents_left, t.seat(1).agents_left) == (1, 1, 3)
    assert len(t.seat().hand) == 1


@proves("R23.2", "space:mentat")
def test_the_mentat_is_one_more_agent_this_round():
    """Mentat space, then two more Agents in two more turns, each with a card; a fourth turn reveals."""
    t = table(hand=["dagger", "diplomacy", "reconnaissance", "dune_the_desert_planet"], solari=2)
    t.play("dagger", "mentat").finish_turn()
    assert (t.state.mentat, t.seat().agents_left) == (0, 2)
    t.setup(1, hand=["diplomacy", "dagger"]).play("diplomacy", "stillsuits").finish_turn()
    t.until_turn_of(0).play("diplomacy", "wealth").finish_turn()
    t.until_turn_of(0).play("reconnaissance", "carthag").finish_turn()
    t.until_turn_of(0)
    assert sorted(t.seat().agents) == ["carthag", "mentat", "wealth"]
    assert not t.can("send")


@proves("R23.3", "space:mentat")
def test_visiting_the_mentat_space_when_it_is_gone_draws_the_card():
    """The owner of the Mentat himself may come again: one card, no second Mentat."""
    t = table(hand=["dagger"], solari=2, mentat=True).play("dagger", "mentat").finish_turn()
    assert len(t.seat().hand) == 1
    assert t.seat().agents_left == 2


@proves("R23.4")
def test_recall_returns_the_mentat_from_wherever_it_is():
    """On a board space or unused on the leader: next round it is to be had on its space."""
    for agents in (["wealth", "carthag", "arrakeen"], []):
        t = table(mentat=True).setup(agents=agents).finish_round()
        assert (t.state.mentat, t.seat().agents_left, t.seat().agents) == (-1, 2, ())
        t.setup(1, hand=["dagger"], solari=2).play("dagger", "mentat").finish_turn()
        assert t.state.mentat == 1


@proves("R23.5", "R30.24", "R21.2", "conflict:sort_through_the_chaos")
def test_the_mentat_won_in_conflict_is_not_available_to_others():
    """Seat 1 has it for the whole next round; a visit of seat 2 only draws, and Recall returns it."""
    t = table().conflict("sort_through_the_chaos").fight(0, 4).finish_round()
    assert (t.state.round, t.state.mentat, t.seat(1).agents_left) == (2, 1, 3)
    t.setup(2, hand=["dagger"], solari=2).until_turn_of(2).play("dagger", "mentat").finish_turn()
    assert (t.state.mentat, t.seat(2).agents_left, len(t.seat(2).hand)) == (1, 1, 1)
    t.finish_round()
    assert (t.state.round, t.state.mentat, t.seat(1).agents_left) == (3, -1, 2)


@proves("R23.5", "R21.2", "conflict:sort_through_the_chaos")
def test_the_winner_takes_the_mentat_from_whoever_had_it():
    """Seat 0 had it this round; seat 1, the winner, has it next round."""
    t = table(mentat=True).conflict("sort_through_the_chaos").fight(0, 4).finish_round()
    assert (t.state.mentat, t.seat(0).agents_left, t.seat(1).agents_left) == (1, 2, 3)


@proves("R23.6", "R25.3", "intrigue:calculated_hire")
def test_calculated_hire_needs_the_mentat_on_its_space():
    """For a spice it is taken from there; with another player the card cannot be played."""
    t = table(intrigue=["calculated_hire"], spice=1).intrigue("calculated_hire")
    assert (t.state.mentat, t.seat().agents_left, t.spice()) == (0, 3, 0)
    t = table(intrigue=["calculated_hire"], spice=1).setup(1, mentat=True)
    assert not t.can("intrigue", "calculated_hire")


@proves("R23.6", "intrigue:calculated_hire")
def test_calculated_hire_with_the_mentat_on_another_space():
    """It stands at Wealth as an Agent of seat 1: not to be hired, not even from the own leader."""
    t = table(intrigue=["calculated_hire"], spice=1).setup(1, mentat=True)
    t.setup(1, agents=["wealth", "carthag", "arrakeen"])
    assert not t.can("intrigue", "calculated_hire")
    t = table(intrigue=["calculated_hire"], spice=1, mentat=True)
    assert not t.can("intrigue", "calculated_hire")


@proves("R23.7", "space:swordmaster")
def test_the_swordmaster_is_usable_at_once_and_for_the_rest_of_the_game():
    """The same round: two more Agents after the visit; the next round three."""
    t = table(hand=["dagger", "diplomacy", "reconnaissance"], solari=8).play("dagger", "swordmaster").finish_turn()
    assert t.seat().agents_left == 2
    t.until_turn_of(0).play("diplomacy", "wealth").finish_turn()
    t.until_turn_of(0).play("reconnaissance", "carthag").finish_turn()
    assert sorted(t.seat().agents) == ["carthag", "swordmaster", "wealth"]
    t.finish_round()
    assert (t.seat().swordmaster, t.seat().agents_left) == (True, 3)
    t.finish_round()
    assert t.seat().agents_left == 3
