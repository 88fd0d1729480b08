"""Plot intrigue cards of the base game that are about troops, with every official ruling."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import table

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
