"""X6: the winner's dreadnought takes control of a space for a round."""

import pytest

from tests.kit import ix_table, proves

FLAGS = {("space", "arrakeen"), ("space", "carthag"), ("space", "imperial_basin")}
RAID = "guild_bank_raid"


def won(**facts):
    """Seat 0 has won the Conflict with a dreadnought in it and is asked where it goes."""
    facts.setdefault("dreadnoughts", {"conflict": 1})
    return ix_table(**facts).conflict(RAID).fight(4)


@proves("X6.1")
def test_the_winner_must_choose_one_of_three_spaces():
    """No way round it."""
    t = won()
    assert set(t.legal()) == FLAGS
    t.do("space", "arrakeen")
    assert t.state.own["ix"].holds["arrakeen"][0] == 0
    assert (t.ix().supply, t.ix().garrison, t.ix().conflict) == (1, 0, 0)


@proves("X6.1")
def test_without_a_dreadnought_in_the_conflict_there_is_nothing_to_place():
    """One in the garrison does not do, and neither does a win by an opponent."""
    t = ix_table(dreadnoughts={"garrison": 2}).conflict(RAID).fight(4)
    assert (t.state.round, t.state.own["ix"].holds) == (2, {})
    t = ix_table(dreadnoughts={"conflict": 1}).conflict(RAID).fight(0, 4)
    assert (t.state.round, t.state.own["ix"].holds) == (2, {})


@proves("X6.1")
def test_a_space_with_a_dreadnought_cannot_be_chosen():
    """Seat 1 stands at Carthag from last round."""
    t = ix_table(dreadnoughts={"conflict": 1}).hold("carthag", 1).conflict(RAID).fight(4)
    assert set(t.legal()) == FLAGS - {("space", "carthag")}


def test_what_was_fought_with_is_remembered_until_the_units_go_home():
    """While the winner still takes its prize, the dreadnought has left the Conflict and the verdict stands."""
    t = ix_table(dreadnoughts={"conflict": 1}, intrigue=["windfall"]).conflict(RAID).fight(4, 1).do("pass")
    before = [t.rules.decided_strength(t.state, seat) for seat in range(4)]
    assert before[0] == max(before)
    t.do("space", "arrakeen")
    assert t.state.round == 1
    assert t.strength(0) < before[0]
    assert [t.rules.decided_strength(t.state, seat) for seat in range(4)] == before


@proves("X6.2")
def test_a_second_dreadnought_goes_to_the_garrison():
    """One space, not two."""
    t = won(dreadnoughts={"conflict": 2}).do("space", "carthag")
    assert set(t.state.own["ix"].holds) == {"carthag"}
    assert (t.ix().garrison, t.ix().conflict, t.ix().supply) == (1, 0, 0)


@proves("X6.3")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_marker_stays_underneath(owner):
    """An opponent's or one's own."""
    t = ix_table(dreadnoughts={"conflict": 1}).control("carthag", owner).conflict(RAID).fight(4).do("space", "carthag")
    assert t.state.control == {"carthag": owner}


@proves("X6.4", "X6.3")
@pytest.mark.parametrize(
    ("card", "space", "what"),
    [
        ("reconnaissance", "arrakeen", "solari"),
        ("reconnaissance", "carthag", "solari"),
        ("dune_the_desert_planet", "imperial_basin", "spice"),
    ],
)
@pytest.mark.parametrize("visitor", [0, 1, 2])
def test_the_control_bonus_goes_to_the_dreadnoughts_owner(card, space, what, visitor):
    """Not to seat 2 whose marker lies underneath, whoever sends the Agent."""
    t = ix_table(turn_of=visitor, hand=[card]).control(space, 2).hold(space, 0)
    for seat in range(4):
        t.setup(seat, **{what: 0})
    t.play(card, space)
    gained = [event for event in t.event("gain") if event[2] == what and event[4] == "space:" + space]
    harvested = space == "imperial_basin"  # the visitor's own spice
    assert ("gain", 0, what, 1, "space:" + space) in gained
    assert len(gained) == 1 + harvested
    assert getattr(t.seat(2), what) == (1 if harvested and visitor == 2 else 0)


@proves("X6.4", "X6.9")
def test_the_defensive_bonus_goes_to_the_dreadnoughts_owner():
    """Seat 2's marker lies under seat 1's dreadnought: seat 1 may deploy a troop from its supply, or not."""
    for defends in (True, False):
        t = ix_table().control("carthag", 2).hold("carthag", 1, placed=1).next_conflict("siege_of_carthag")
        t.finish_round()
        assert (t.state.round, t.asked()) == (2, 1)
        supply = t.supply(1)
        t = t.do(*t.legal()[0]) if defends else t.decline()
        assert (t.troops(1), t.supply(1), t.troops(2)) == ((1, supply - 1, 0) if defends else (0, supply, 0))


@proves("X6.9")
def test_without_a_troop_in_supply_there_is_no_defence():
    """Nobody is asked."""
    t = ix_table().setup(1, garrison=12).hold("carthag", 1, placed=1).next_conflict("siege_of_carthag").finish_round()
    assert (t.state.phase, t.troops(1)) == ("turns", 0)


@proves("X6.5", "X6.3")
def test_control_falls_back_to_the_marker():
    """After the dreadnought left, seat 2 gets the bonus again."""
    t = (
        ix_table(hand=["reconnaissance"], solari=0)
        .setup(2, solari=0)
        .control("carthag", 2)
        .hold("carthag", 1, placed=0)
    )
    t.finish_round()
    assert t.state.own["ix"].holds == {}
    t.until_turn_of(0).setup(hand=["reconnaissance"]).setup(2, solari=0).play("reconnaissance", "carthag")
    assert t.solari(2) == 1


@proves("X6.6", "X6.5")
def test_a_round_of_control():
    """Placed in Combat of round 1, in force in round 2 where it cannot fight, home when Combat of round 2 ends."""
    t = won().do("space", "carthag")
    assert (t.state.round, set(t.state.own["ix"].holds)) == (2, {"carthag"})
    t.until_turn_of(0).setup(hand=["diplomacy"]).play("diplomacy", "stillsuits")
    assert not [option for option in t.legal() if option[0] == "deploy" and len(option) > 2]
    t.finish_turn().finish_round()
    assert (t.state.round, t.state.own["ix"].holds, t.ix().garrison) == (3, {}, 1)


@proves("X6.6")
def test_during_combat_of_the_next_round_it_is_still_there():
    """The Combat window of round 2 is open, the dreadnought on its space."""
    t = won().do("space", "carthag")
    t.setup(1, intrigue=["ambush"], conflict=1).until_phase("combat")
    assert (t.state.round, t.asked(), set(t.state.own["ix"].holds)) == (2, 1, {"carthag"})


@proves("X6.7")
def test_last_rounds_dreadnought_blocks_the_new_winners_choice():
    """Frida's example: seat 1 wins in round 2 and cannot pick what seat 0 took in round 1."""
    t = won().do("space", "arrakeen").setup(1, dreadnoughts={"conflict": 1})
    t.conflict("skirmish_a").fight(0, 4)
    assert t.asked() == 1
    assert set(t.legal()) == FLAGS - {("space", "arrakeen")}
    t.do("space", "carthag")
    assert {space: held[0] for space, held in t.state.own["ix"].holds.items()} == {"carthag": 1}
    assert t.ix().garrison == 1


@proves("X6.8")
def test_marker_and_dreadnought_can_take_two_spaces():
    """Siege of Carthag won with a dreadnought: Carthag for good, Arrakeen for a round."""
    t = ix_table(dreadnoughts={"conflict": 1}).conflict("siege_of_carthag").fight(4)
    t.take("conflict:siege_of_carthag", "place_dreadnought").do("space", "arrakeen")
    assert (t.state.control, set(t.state.own["ix"].holds)) == ({"carthag": 0}, {"arrakeen"})


@proves("X6.8")
def test_marker_and_dreadnought_on_the_same_space():
    """One space, for good and for now."""
    t = ix_table(dreadnoughts={"conflict": 1}).conflict("siege_of_carthag").fight(4)
    t.take("conflict:siege_of_carthag", "place_dreadnought").do("space", "carthag")
    assert (t.state.control, set(t.state.own["ix"].holds)) == ({"carthag": 0}, {"carthag"})


@proves("X6.8")
def test_a_marker_won_for_a_held_space_goes_underneath():
    """Seat 1 stands at Carthag during the round; seat 0's marker counts from when it leaves."""
    t = ix_table().hold("carthag", 1, placed=1).conflict("siege_of_carthag")
    t.fight(4)
    assert (t.state.control, set(t.state.own["ix"].holds)) == ({"carthag": 0}, {"carthag"})
    t.until_turn_of(2).setup(2, hand=["reconnaissance"]).setup(0, solari=0).setup(1, solari=0)
    t.play("reconnaissance", "carthag")
    assert (t.solari(0), t.solari(1)) == (0, 1)
    t.finish_turn().finish_round().until_turn_of(2).setup(2, hand=["reconnaissance"]).setup(0, solari=0)
    t.setup(1, solari=0).play("reconnaissance", "carthag")
    assert (t.solari(0), t.solari(1)) == (1, 0)


@proves("X6.10")
@pytest.mark.parametrize("first", ["arrakeen", "carthag", "imperial_basin"])
def test_there_are_always_two_spaces_to_choose_from(first):
    """Every round somebody wins with a dreadnought: never less than two, never more than one held."""
    t = won().do("space", first)
    for number, card in ((2, "skirmish_a"), (3, "skirmish_b"), (4, "desert_power")):
        assert t.state.round == number
        assert len(t.state.own["ix"].holds) == 1
        seat = number % 2
        t.setup(seat, dreadnoughts={"conflict": 2 - sum(held[0] == seat for held in t.state.own["ix"].holds.values())})
        t.conflict(card).fight(*([0] * seat), 4)
        assert len([option for option in t.legal() if option[0] == "space"]) == 2
        t.do(*t.legal()[0])


@proves("X6.11")
def test_the_order_of_the_official_example():
    """Winner's reward and dreadnought, the others' rewards, last round's dreadnought goes home at the end."""
    t = ix_table(dreadnoughts={"conflict": 1}, solari=0).hold("carthag", 2).setup(1, dreadnoughts={"conflict": 1})
    t.conflict(RAID).setup(1, solari=0).fight(4, 2)
    assert (t.solari(0), t.solari(1)) == (6, 0)
    assert set(t.state.own["ix"].holds) == {"carthag"}
    t.do("space", "arrakeen")
    kinds = [event[:2] for event in t.events if event[0] in ("hold", "reward", "hold_over")]
    assert kinds == [("hold", 0), ("reward", 1), ("hold_over", 2)]
    assert (t.ix(1).garrison, t.ix(2).garrison) == (1, 1)
