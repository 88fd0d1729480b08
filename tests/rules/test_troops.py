"""R15: recruiting, retreating, losing troops."""

from tests.kit import proves, table


@proves("R15.1", "R30.5")
def test_troops_are_recruited_from_supply_to_garrison():
    """Rally Troops: four from the supply."""
    t = table(hand=["dagger"], solari=4).play("dagger", "rally_troops")
    assert (t.garrison(), t.supply(), t.troops()) == (7, 5, 0)


@proves("R15.1", "R30.5", "R13.8")
def test_as_many_are_recruited_as_there_are():
    """None with an empty supply, two with two left."""
    t = table(hand=["dagger"], solari=4, garrison=12).play("dagger", "rally_troops")
    assert (t.garrison(), t.supply()) == (12, 0)
    t = table(hand=["dagger"], solari=4, garrison=10).play("dagger", "rally_troops")
    assert (t.garrison(), t.supply()) == (12, 0)


@proves("R15.2", "intrigue:master_tactician")
def test_retreat_is_from_the_conflict_to_the_own_garrison():
    """Master Tactician: two of three troops go home, and the strength falls by four."""
    t = table(intrigue=["master_tactician", "windfall"]).fight(6, 2).intrigue("master_tactician").branch(1)
    t.do("retreat", 2)
    assert (t.troops(), t.garrison(), t.strength()) == (1, 5, 2)


@proves("R15.2", "R13.5", "card:scout")
def test_the_only_troop_may_retreat_or_stay():
    """Scout with one troop in the Conflict: one may retreat, not two, and none need."""
    t = table(hand=["scout"]).setup(conflict=1).reveal()
    assert t.can("end_turn")
    t.take("card:scout", "retreat")
    assert set(t.legal()) == {("retreat", 1), ("decline",)}
    t.do("retreat", 1)
    assert (t.troops(), t.garrison(), t.strength()) == (0, 4, 0)


@proves("R15.3", "card:gun_thopter", "R25.12")
def test_a_garrisoned_troop_is_lost_to_the_supply():
    """Gun Thopter: each opponent loses one troop of the garrison, none of those in the Conflict."""
    t = table(hand=["gun_thopter"]).setup(1, conflict=2).setup(2, garrison=0, conflict=1)
    t.play("gun_thopter", "carthag").take("card:gun_thopter", "each_opponent")
    assert (t.garrison(1), t.troops(1), t.supply(1)) == (2, 2, 8)
    assert (t.garrison(2), t.troops(2), t.supply(2)) == (0, 1, 11)
    assert (t.garrison(3), t.garrison(0)) == (2, 4)


@proves("R15.3", "card:test_of_humanity")
def test_a_deployed_troop_is_lost_to_the_supply():
    """Test of Humanity: from the Conflict to the supply; the garrison stays."""
    t = table(hand=["test_of_humanity"]).setup(1, conflict=2)
    t.play("test_of_humanity", "carthag").take("card:test_of_humanity")
    assert (t.garrison(1), t.troops(1), t.supply(1)) == (3, 1, 8)


@proves("R15.4", "R18.8")
def test_troops_in_the_conflict_return_to_supply_after_combat():
    """Winner and loser alike; the garrisons stay."""
    t = table().fight(6, 2)
    assert [(t.troops(seat), t.garrison(seat), t.supply(seat)) for seat in (0, 1)] == [(0, 3, 9), (0, 3, 9)]
    assert t.state.round == 2


@proves("R15.5", "R18.3")
def test_markers_and_tokens_are_no_troops():
    """Control of all three spaces and a seat on the Council give no strength and no part in Combat."""
    t = table(council=True, intrigue=["ambush"])
    t.control("arrakeen", 0).control("carthag", 0).control("imperial_basin", 0).setup(1, intrigue=["ambush"])
    assert (t.strength(), t.garrison() + t.supply()) == (0, 12)
    t.fight(0, 2)
    assert (t.state.phase, t.asked()) == ("combat", 1)


@proves("R15.6", "card:scout", "card:gun_thopter")
def test_retreated_troops_are_garrison_troops_again():
    """Scout retreats the only troops there were; Gun Thopter deploys one of them again."""
    t = table(hand=["scout", "gun_thopter"], garrison=0).setup(conflict=2).reveal()
    assert not t.can_take("card:gun_thopter", "deploy")
    t.take("card:scout", "retreat").do("retreat", 2)
    t.take("card:gun_thopter", "deploy").deploy(1)
    assert (t.troops(), t.garrison()) == (1, 1)


@proves("R15.6", "R8.3")
def test_recruits_of_an_earlier_turn_are_ordinary_garrison_troops():
    """Four recruited at Rally Troops last turn: at Stillsuits now only two may be deployed."""
    t = table(hand=["dagger", "diplomacy"], solari=4).play("dagger", "rally_troops").end_turn().until_turn_of(0)
    t.play("diplomacy", "stillsuits")
    assert t.garrison() == 7
    assert t.can("deploy", 2)
    assert not t.can("deploy", 3)
