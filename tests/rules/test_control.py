"""R17: control markers."""

import pytest

from tests.kit import proves, table


@proves("R17.1")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("siege_of_carthag", "carthag"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_arrakeen", "arrakeen"),
        ("battle_for_carthag", "carthag"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
def test_the_winner_puts_a_marker_on_the_space(card, space):
    """The sole winner controls the space that the Conflict names, and no other."""
    t = table().conflict(card).fight(0, 4)
    assert t.state.control == {space: 1}


@proves("R17.1")
def test_an_opponents_marker_is_replaced():
    """Seat 3 controlled Arrakeen; the winner controls it now, and only he is paid."""
    t = table().conflict("siege_of_arrakeen").control("arrakeen", 3).fight(4)
    assert t.state.control == {"arrakeen": 0}
    t.setup(2, hand=["reconnaissance"], solari=0).setup(0, solari=0).setup(3, solari=0).until_turn_of(2)
    t.play("reconnaissance", "arrakeen")
    assert (t.solari(0), t.solari(3)) == (1, 0)


@proves("R17.2")
def test_a_marker_stays_from_round_to_round():
    """Control outlasts other Conflicts, won by others."""
    t = table().control("carthag", 2).next_conflict("siege_of_arrakeen").fight(4)
    assert t.state.control["carthag"] == 2
    t.fight(4)
    assert t.state.control == {"carthag": 2, "arrakeen": 0}


@proves("R17.2")
def test_several_spaces_may_be_controlled():
    """Both cities of one controller pay him."""
    t = table(hand=["reconnaissance"]).setup(1, hand=["reconnaissance"]).setup(2, solari=0)
    t.control("arrakeen", 2).control("carthag", 2)
    t.play("reconnaissance", "arrakeen").finish_turn().play("reconnaissance", "carthag")
    assert t.solari(2) == 2


@proves("R17.3")
def test_winning_a_space_one_controls_changes_nothing():
    """The marker stays, there is one point for the win and nothing more."""
    t = table().conflict("siege_of_carthag").control("carthag", 0).fight(4)
    assert t.state.control == {"carthag": 0}
    assert t.vp() == 2


@proves("R17.4", "R19.4")
def test_a_tie_for_first_gives_nobody_control():
    """Two at ten: the old controller stays, without one nobody controls."""
    t = table().conflict("siege_of_carthag").control("carthag", 3).fight(10, 10)
    assert t.state.control == {"carthag": 3}
    t = table().conflict("siege_of_carthag").fight(10, 10)
    assert t.state.control == {}
