"""R8: deploying troops to the Conflict."""

import pytest

from tests.kit import proves, table

COMBAT_SPACES = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "the_great_flat",
    "hagga_basin",
    "imperial_basin",
}
ALL_SPACES = [
    *("conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors"),
    *("stillsuits", "high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory", "sell_melange"),
    *("secure_contract", "arrakeen", "carthag", "research_station", "sietch_tabr", "the_great_flat"),
    *("hagga_basin", "imperial_basin"),
]


def most(t):
    """The largest number of troops that may be deployed now."""
    return max((option[1] for option in t.legal() if option[0] == "deploy"), default=0)


@proves("R8.1", "R30.6", "space:stillsuits")
def test_up_to_two_garrison_troops_on_a_combat_space():
    """Stillsuits recruits nobody: two of three garrisoned troops may go, the third may not."""
    t = table(hand=["diplomacy"]).play("diplomacy", "stillsuits")
    assert most(t) == 2
    t.deploy(2)
    assert (t.troops(), t.garrison()) == (2, 1)
    assert not t.can("deploy")


@proves("R8.1", "R8.3", "R30.22", "space:hardy_warriors")
def test_all_recruits_and_two_more():
    """Two recruited, three in the garrison before: four may go, not five."""
    t = table(hand=["diplomacy"], water=1).play("diplomacy", "hardy_warriors")
    assert most(t) == 4
    t.deploy(4)
    assert (t.troops(), t.garrison()) == (4, 1)
    assert not t.can("deploy")


@proves("R8.1", "R8.4")
def test_any_number_up_to_the_limit():
    """Each smaller number is open too."""
    t = table(hand=["diplomacy"], water=1).play("diplomacy", "hardy_warriors")
    assert {option[1] for option in t.legal() if option[0] == "deploy"} == {1, 2, 3, 4}


@proves("R8.1")
def test_the_garrison_must_hold_the_troops():
    """One troop in the garrison: one may go."""
    t = table(hand=["diplomacy"], garrison=1).play("diplomacy", "stillsuits")
    assert most(t) == 1


@proves("R8.2")
def test_recruits_of_the_card_count():
    """Gurney Halleck's two troops and Carthag's one: three recruits and two more."""
    t = table(hand=["gurney_halleck"]).play("gurney_halleck", "carthag")
    assert most(t) == 5


@proves("R8.2", "intrigue:reinforcements")
@pytest.mark.parametrize("first", [True, False])
def test_recruits_of_an_intrigue_card_count_before_and_after_sending(first):
    """Reinforcements recruits three, before the Agent is sent or after: five may go either way."""
    t = table(hand=["diplomacy"], intrigue=["reinforcements"], solari=3)
    if first:
        t.intrigue("reinforcements").play("diplomacy", "stillsuits")
    else:
        t.play("diplomacy", "stillsuits").intrigue("reinforcements")
    assert t.garrison() == 6
    assert most(t) == 5


@proves("R8.2", "R14.4", "intrigue:favored_subject")
def test_recruits_of_an_influence_bonus_count():
    """The Emperor's two troops at 4 influence, gained by Favored Subject in this turn."""
    t = table(hand=["diplomacy"], intrigue=["favored_subject"], influence={"emperor": 3})
    t.play("diplomacy", "stillsuits")
    assert most(t) == 2
    t.intrigue("favored_subject")
    assert t.garrison() == 5
    assert most(t) == 4


@proves("R8.2", "leader:glossu_the_beast_rabban")
def test_recruits_of_a_leader_ability_count():
    """Rabban's Brutality at Carthag: one troop each from ring and space."""
    t = table(turn_of=1, hand=["signet_ring"]).play("signet_ring", "carthag")
    t.take("leader:glossu_the_beast_rabban")
    assert t.garrison(1) == 5
    assert most(t) == 4


@proves("R8.3")
def test_the_two_from_the_garrison_are_one_allowance_per_turn():
    """One troop now, one later: a third is too many."""
    t = table(hand=["diplomacy"]).play("diplomacy", "stillsuits").deploy(1)
    assert most(t) == 1
    t.deploy(1)
    assert not t.can("deploy")


@proves("R8.3", "R15.1")
def test_recruiting_is_always_from_supply():
    """With an empty supply Reinforcements brings nobody, so the allowance does not grow."""
    t = table(hand=["diplomacy"], garrison=12, water=1).play("diplomacy", "hardy_warriors")
    assert (t.garrison(), most(t)) == (12, 2)


@proves("R8.4")
def test_deployment_is_optional():
    """Nobody need be deployed; the recruits stay in the garrison."""
    t = table(hand=["diplomacy"], water=1).play("diplomacy", "hardy_warriors").end_turn()
    assert (t.troops(), t.garrison()) == (0, 5)


@proves("R8.5", "R30.7", "space:rally_troops", "space:conspire")
@pytest.mark.parametrize(("card", "space", "garrison"), [("dagger", "rally_troops", 7), ("diplomacy", "conspire", 5)])
def test_nothing_is_deployed_on_another_space(card, space, garrison):
    """The recruits of Rally Troops and Conspire go to the garrison and stay there."""
    t = table(hand=[card], solari=4, spice=4).play(card, space)
    assert (t.garrison(), t.troops()) == (garrison, 0)
    assert not t.can("deploy")


@proves("R8.5", "intrigue:rapid_mobilization")
def test_a_card_deploys_on_its_own_terms_on_any_space():
    """Rapid Mobilization after Rally Troops deploys the whole garrison."""
    t = table(hand=["dagger"], solari=4, intrigue=["rapid_mobilization"]).play("dagger", "rally_troops")
    t.intrigue("rapid_mobilization").deploy(7)
    assert (t.garrison(), t.troops()) == (0, 7)


@proves("R8.6")
@pytest.mark.parametrize("space", ALL_SPACES)
def test_the_ten_combat_spaces(space):
    """An Agent sent to one of the ten lets troops be deployed; to one of the other twelve it does not."""
    t = table(hand=["foldspace"], solari=20, spice=20, water=20, influence={"fremen": 2})
    t.play("foldspace", space)
    assert t.can("deploy", 2) == (space in COMBAT_SPACES)


@proves("R8.7", "R15.4")
def test_deployed_troops_belong_to_this_conflict_only():
    """They fight together with earlier ones, and after Combat they are gone from there."""
    t = table(hand=["diplomacy", "reconnaissance"])
    t.play("diplomacy", "stillsuits").deploy(2).end_turn().until_turn_of(0)
    t.play("reconnaissance", "carthag").deploy(1)
    assert (t.troops(), t.strength()) == (3, 6)
    t.finish_round()
    assert (t.troops(), t.garrison(), t.supply()) == (0, 1, 11)


@proves("R8.8", "O2")
def test_deploying_before_and_after_recruiting():
    """Two garrison troops first, then the recruits of a later effect of the same turn."""
    t = table(hand=["diplomacy"], intrigue=["reinforcements"], solari=3).play("diplomacy", "stillsuits")
    t.deploy(2)
    assert not t.can("deploy")
    t.intrigue("reinforcements")
    assert most(t) == 3
    t.deploy(3)
    assert (t.troops(), t.garrison()) == (5, 1)


@proves("R8.8", "O2")
def test_deploying_is_open_from_the_placing_of_the_agent():
    """Not before the Agent is sent, and at once when it stands there, before other effects are taken."""
    t = table(hand=["reconnaissance"])
    assert not t.can("deploy")
    t.play("reconnaissance", "arrakeen")
    assert most(t) == 3
    assert t.can_take("space:arrakeen", "gain")


@proves("R8.1", "R8.8", "O2", "intrigue:urgent_mission")
def test_sending_is_what_allows_deployment():
    """Urgent Mission takes the Agent back from the Combat space: it was sent there in this turn all the same."""
    t = table(hand=["diplomacy"], intrigue=["urgent_mission"]).play("diplomacy", "stillsuits")
    assert most(t) == 2
    t.intrigue("urgent_mission")
    assert t.seat().agents == ()
    assert most(t) == 2
    assert t.deploy(2).troops() == 2
    assert not t.can("deploy")


@proves("R8.8")
def test_an_agent_of_an_earlier_turn_on_a_combat_space_does_not_count():
    """Only the Agent sent this turn allows deployment."""
    t = table(hand=["diplomacy"], agents=["arrakeen"]).play("diplomacy", "wealth")
    assert not t.can("deploy")


@proves("R8.9", "intrigue:rapid_mobilization")
def test_rapid_mobilization_does_not_use_up_the_allowance():
    """One troop by Rapid Mobilization, and still two under the right of the space."""
    t = table(hand=["diplomacy"], garrison=4, intrigue=["rapid_mobilization"]).play("diplomacy", "stillsuits")
    t.intrigue("rapid_mobilization").deploy(1)
    assert most(t) == 2
    t.deploy(2)
    assert (t.troops(), t.garrison()) == (3, 1)


@proves("R8.9", "intrigue:double_cross")
def test_double_cross_deploys_from_the_supply_on_any_space():
    """Its troop comes from the supply; the garrison and the allowance are untouched."""
    t = table(hand=["diplomacy"], intrigue=["double_cross"], solari=1).setup(1, conflict=1)
    t.play("diplomacy", "stillsuits").intrigue("double_cross")
    assert (t.troops(), t.garrison(), t.supply(), t.troops(1)) == (1, 3, 8, 0)
    assert most(t) == 2


@proves("R8.9", "card:gun_thopter", "card:sardaukar_legion")
@pytest.mark.parametrize(("card", "n"), [("gun_thopter", 1), ("sardaukar_legion", 3)])
def test_a_reveal_box_deploys_from_the_garrison_without_a_combat_space(card, n):
    """In the Reveal turn no Agent is sent at all."""
    t = table(hand=[card], garrison=5).reveal().take("card:" + card, "deploy")
    assert most(t) == n
    t.deploy(n)
    assert (t.troops(), t.garrison(), t.supply()) == (n, 5 - n, 7)


@proves("R8.9", "card:gurney_halleck")
def test_gurney_halleck_deploys_only_the_troops_he_recruits():
    """In his Reveal box: two recruits, of which any may be deployed, and no more."""
    t = table(hand=["gurney_halleck"], solari=3).reveal().take("card:gurney_halleck", "pay")
    assert (t.garrison(), most(t)) == (5, 2)
    t.deploy(2)
    assert (t.troops(), t.garrison()) == (2, 3)


@proves("R8.9", "intrigue:reinforcements")
def test_reinforcements_deploys_only_in_a_reveal_turn():
    """In a Reveal turn any of the three recruits may be deployed; in an Agent turn elsewhere none."""
    t = table(intrigue=["reinforcements"], solari=3).reveal().intrigue("reinforcements")
    assert most(t) == 3
    t.deploy(2)
    assert (t.troops(), t.garrison()) == (2, 4)
    t = table(hand=["diplomacy"], intrigue=["reinforcements"], solari=3).play("diplomacy", "wealth")
    t.intrigue("reinforcements")
    assert (t.garrison(), t.can("deploy")) == (6, False)
