"""Cards at their time: Plot cards wait for it, Combat cards stop where they change nothing, and points are kept."""

from __future__ import annotations

import pytest

from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.players.heuristics.pruning import sensible
from dune_desktop.players.levels import computer
from tests.cards.immortality.test_walking_the_tracks import at, go
from tests.kit import Table, imm, ix_table, solo_table, table, uprising_table
from tests.players.positions.case import DEAR
from tests.rules.immortality.test_with_other_boxes import aside


def _sight(t: Table) -> InformationState:
    t = t.watch()
    return t.info_state(t.asked())


def _sense(t: Table, ahead: bool = True) -> tuple[OptionId, ...]:
    info_state = _sight(t)
    return sensible(info_state.rules, info_state.determinize(1), info_state.seat, info_state.options, ahead)


def _plays(t: Table, card: str) -> bool:
    """Whether it makes sense to play the card, which could be played."""
    assert ("intrigue", card) in t.legal()
    senses = {("intrigue", card) in _sense(t, ahead) for ahead in (False, True)}
    assert len(senses) == 1
    return senses.pop()


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_a_way_is_not_opened_for_nobody(card: str) -> None:
    """All Agents are away: only the Reveal turn is left."""
    assert not _plays(table(hand=["dagger", "diplomacy"], intrigue=[card], agents_left=0).round(4), card)


@pytest.mark.parametrize(
    ("partner", "gains"), [("slig_farmer", "dagger"), ("face_dancer_initiate", "face_dancer_initiate")]
)
def test_the_icons_of_an_envoy_go_where_they_bring_more(partner: str, gains: str) -> None:
    """Ilesa's Dagger with them: 6 Solari beside the Farmer rather than 1 and a spice, else the spice rather than 1."""
    t = aside("dagger", imm(partner)).setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0)
    t.intrigue("dispatch_an_envoy").graft("dagger", imm(partner), "stillsuits")
    wanted = gains if gains == "dagger" else imm(gains)
    assert _sense(t, ahead=False) == _sense(t) == (("gain_icons", wanted),)
    assert computer("novice").choose(_sight(t)) == ("gain_icons", wanted)


def test_who_has_opened_a_way_takes_it() -> None:
    """The envoy goes to a Faction, not where the card would have sent it anyway."""
    t = table(hand=["dagger"], intrigue=["dispatch_an_envoy"], agents_left=1).round(4)
    assert _plays(t, "dispatch_an_envoy")
    t.intrigue("dispatch_an_envoy")
    spaces = {option[2] for option in t.legal() if option[0] == "send"}
    left = {option[2] for option in _sense(t) if option[0] == "send"}
    assert "hall_of_oratory" in spaces - left
    assert {"wealth", "secrets", "stillsuits", "foldspace"} <= left


def test_persuasion_is_not_brought_for_nothing() -> None:
    """Charisma waits for the Reveal turn, and there for something that can be bought with it and not without."""
    assert not _plays(table(hand=["dagger"], intrigue=["charisma"]).round(3), "charisma")
    t = table(hand=["dagger"], intrigue=["charisma"], agents_left=0).row(*DEAR).reveal()
    assert _plays(t, "charisma")  # for the Arrakis Liaison
    t = table(hand=["convincing_argument"], intrigue=["charisma"], agents_left=0).row(*DEAR).reveal()
    assert not _plays(t, "charisma")


def test_reinforcements_come_where_they_can_go_on() -> None:
    """Not at a space from which nobody goes to the Conflict, nor just before the Reveal turn, but in it."""
    hand = ["diplomacy", "reconnaissance"]
    t = table(hand=hand, intrigue=["reinforcements"], solari=3, agents_left=2).round(3)
    assert not _plays(t, "reinforcements")
    assert not _plays(t.play("diplomacy", "secrets"), "reinforcements")
    t = table(hand=hand, intrigue=["reinforcements"], solari=3, agents_left=2).round(3)
    assert _plays(t.play("reconnaissance", "carthag"), "reinforcements")
    t = table(hand=hand, intrigue=["reinforcements"], solari=3, agents_left=0).round(3)
    assert not _plays(t, "reinforcements")
    assert _plays(t.reveal(), "reinforcements")


def test_the_mentat_is_not_hired_when_nobody_is_sent_any_more() -> None:
    t = ix_table(hand=["dagger"], intrigue=["calculated_hire"], spice=2, agents_left=1).round(3)
    assert _plays(t, "calculated_hire")
    t = ix_table(hand=["dagger"], intrigue=["calculated_hire"], spice=2, agents_left=0).round(3).reveal()
    assert not _plays(t, "calculated_hire")


def test_nobody_is_mobilised_who_may_go_anyway_or_is_not_there() -> None:
    def after_carthag(garrison: int) -> Table:
        t = table(hand=["reconnaissance"], intrigue=["rapid_mobilization"], garrison=garrison, agents_left=1).round(3)
        return t.play("reconnaissance", "carthag")

    assert not _plays(
        table(hand=["dagger"], intrigue=["rapid_mobilization"], garrison=0).round(3), "rapid_mobilization"
    )
    assert not _plays(after_carthag(2), "rapid_mobilization")  # with the one recruited these are all
    assert _plays(after_carthag(3), "rapid_mobilization")


def _second(card: str, more: str = "", mine: int = 2, theirs: int = 5) -> Table:
    """In Combat with these cards: second, and nobody else is there."""
    cards = [each for each in (more, card) if each]
    t = table(intrigue=cards, garrison=0, conflict=mine, agents_left=0, spice=4).round(6)
    for seat, troops in ((1, theirs), (2, 0), (3, 0)):
        t.setup(seat, garrison=0, conflict=troops, intrigue=[])
    return t.until_phase("combat")


def test_who_has_played_one_card_stops_where_the_next_betters_no_place() -> None:
    """Both together would not: the first was not wise, the second would be foolish."""
    t = _second("ambush", "private_army", mine=1, theirs=8).setup(1, intrigue=["windfall"])
    assert ("stop",) in t.intrigue("private_army").legal()
    assert _sense(t, ahead=False) == _sense(t, ahead=True) == (("stop",),)


def test_a_tactician_goes_home_only_where_nothing_is_earned() -> None:
    """Second with 4 against 10: three swords are for nothing, and going home would give the second reward away."""
    assert ("intrigue", "master_tactician") not in _sense(_second("master_tactician"))
    t = _second("master_tactician").intrigue("master_tactician")
    assert set(t.legal()) == set(_sense(t))  # it is too late to do something sensible
    lost = table(intrigue=["master_tactician"], garrison=0, conflict=1, agents_left=0).round(6)
    for seat, troops in ((1, 5), (2, 4), (3, 4)):
        lost.setup(seat, garrison=0, conflict=troops, intrigue=[])
    lost = lost.until_phase("combat")
    assert ("intrigue", "master_tactician") in _sense(lost)
    assert _sense(lost.intrigue("master_tactician")) == (("branch", 1),)


def test_a_card_that_may_be_a_point_is_not_thrown_away() -> None:
    """A step of Research pays Intrigue cards for others: not with the one that counts at the end."""
    t = go(at("c6r2").setup(intrigue=[imm("breakthrough"), "corner_the_market", "windfall"]), "c7r3")
    t.take("research:" + imm("c7r3"))
    thrown = {option for option in t.legal() if option[0] == "trash_intrigue"}
    assert ("trash_intrigue", "corner_the_market") in thrown
    for ahead in (False, True):
        assert thrown & set(_sense(t, ahead)) == {("trash_intrigue", "windfall")}


def test_a_step_that_is_paid_for_with_itself_is_kept() -> None:
    """Only one Faction has a step to give, and none is worth more."""
    t = ix_table(hand=["dagger"], intrigue=["finesse"], influence={"fremen": 2}, agents_left=0).round(4)
    assert ("intrigue", "finesse") in t.legal()
    assert computer("adept").choose(_sight(t)) != ("intrigue", "finesse")


def test_a_negotiator_who_costs_nothing_goes() -> None:
    """Whoever comes to Tech Negotiation without a price to pay sends somebody, rather than nobody."""
    t = ix_table(hand=["dagger"], spice=0, solari=0, agents_left=1).round(2)
    t.shown("windtraps", "flagship", "spaceport").play("dagger", "tech_negotiation")
    for _ in range(4):
        if t.event("negotiate"):
            break
        t.do(*computer("adept").choose(_sight(t)))
    assert t.event("negotiate")


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_a_card_that_calls_the_reserves_calls_them_all(level: str) -> None:
    """It asks once how many; who sends one has sent one."""
    t = table(hand=["dagger"], intrigue=["reinforcements"], solari=3, garrison=0, conflict=1, agents_left=0).round(10)
    t.setup(1, conflict=2).reveal().intrigue("reinforcements")
    assert {("deploy", 1), ("deploy", 3)} <= set(t.legal())
    assert computer(level).choose(_sight(t)) == ("deploy", 3)


def test_one_troop_wins_where_no_rival_can_come() -> None:
    """Their Agents are away, and so they stay; more troops would win no more."""

    def at_carthag(agents: int) -> Table:
        t = solo_table(hand=["reconnaissance"], garrison=3, agents_left=1).round(3)
        for seat in (1, 2):
            t.setup(seat, agents_left=agents, conflict=0)
        return t.play("reconnaissance", "carthag")

    for ahead in (False, True):
        assert {option for option in _sense(at_carthag(0), ahead) if option[0] == "deploy"} == {("deploy", 1)}
        assert ("deploy", 3) in _sense(at_carthag(1), ahead)


@pytest.mark.parametrize(("swords", "sense"), [(1, True), (2, False)])
def test_units_that_may_tie_for_second_are_deployed_where_that_is_paid(swords: int, sense: bool) -> None:
    """With three in Uprising those tied for second take the third reward (U10.5); whoever is third takes nothing.

    The unit that can be deployed counts as a sandworm: it may come to 3.
    """
    t = uprising_table(3, hand=["dune_the_desert_planet"], garrison=1, agents_left=1, intrigue=[], water=1)
    t.setup(1, conflict=6, garrison=0, intrigue=[], revealed=True)
    t.setup(2, conflict=1, swords=swords, garrison=0, intrigue=[], revealed=True)
    t.play("dune_the_desert_planet", "imperial_basin")
    assert any(option[0] == "deploy" for option in t.legal())
    assert any(option[0] == "deploy" for option in _sense(t)) == sense
