"""What those who do not think ahead are reluctant to do, where it is laughable and nowhere else."""

from __future__ import annotations

from dune_desktop.engine.sight import Sight
from dune_desktop.players.levels import computer
from dune_desktop.players.reluctance import Reluctance
from dune_desktop.players.sense import sensible
from tests.kit import Table, table


def _sight(t: Table) -> Sight:
    t = t.watch()
    return t.sight(t.asked())


def _reluctance(t: Table) -> Reluctance:
    return Reluctance(t.rules, t.state, 0, t.legal())


def test_the_more_an_army_is_at_home_the_less_an_agent_goes_elsewhere() -> None:
    elsewhere, there = ("send", "dagger", "wealth", 0, "", ""), ("send", "dagger", "carthag", 0, "", "")
    few, more, many = (_reluctance(table(garrison=troops)) for troops in (4, 6, 9))
    assert 0.0 == few(elsewhere) < more(elsewhere) < many(elsewhere)
    assert many(there) == 0.0


def test_troops_follow_where_somebody_can_still_come() -> None:
    """It is the Agents of the others that count, and what stands there."""

    def sent(agents: int, conflict: int) -> float:
        t = table(hand=["reconnaissance"], garrison=3, conflict=3)
        for seat in range(1, 4):
            t.setup(seat, garrison=2, conflict=conflict, agents_left=agents)
        return _reluctance(t.play("reconnaissance", "carthag").take("space:carthag"))(("deploy", 2))

    assert sent(agents=0, conflict=0) > 0.0
    assert sent(agents=1, conflict=0) == 0.0
    assert sent(agents=0, conflict=1) == 0.0


def test_a_turn_ends_with_nothing_to_buy_as_it_always_did() -> None:
    t = table(hand=["dagger"], agents_left=0).reveal()
    assert not [option for option in t.legal() if option[0] == "acquire"]
    assert _reluctance(t)(("end_turn",)) == 0.0


def test_a_sword_that_betters_no_place_is_kept_by_those_who_do_not_think_of_the_next() -> None:
    """Two together would; a reflex plays one of them and then thinks better of it."""
    t = table(intrigue=["ambush", "master_tactician"], garrison=0, conflict=2, agents_left=0).round(6)
    for seat, troops in ((1, 5), (2, 5), (3, 5)):
        t.setup(seat, garrison=0, conflict=troops, intrigue=[])
    sight = _sight(t.until_phase("combat"))
    cards = {option for option in sight.options if option[0] == "intrigue"}
    assert ("intrigue", "ambush") in cards
    kept = sensible(sight.rules, sight.world(1), sight.seat, sight.options, ahead=False)
    assert ("intrigue", "ambush") not in kept
    assert ("intrigue", "ambush") in sensible(sight.rules, sight.world(1), sight.seat, sight.options, ahead=True)
    assert computer("adept").choose(sight) != ("intrigue", "ambush")


def _plays_second_wave(garrison: int, ahead: bool) -> bool:
    """Two troops against four and no other card, with so many at home."""
    t = table(boxes=("base", "ix"), intrigue=["second_wave"], garrison=garrison, conflict=2, agents_left=0).round(3)
    for seat, troops in ((1, 4), (2, 0), (3, 0)):
        t.setup(seat, garrison=0, conflict=troops, intrigue=[])
    sight = _sight(t.until_phase("combat"))
    assert ("intrigue", "second_wave") in sight.options
    return ("intrigue", "second_wave") in sensible(sight.rules, sight.world(1), sight.seat, sight.options, ahead)


def test_a_second_wave_is_kept_where_there_is_nobody_to_come_with_it() -> None:
    """Second with 4 against 8: with two swords and two troops one leads, with the swords alone nothing is won."""
    for ahead in (False, True):
        assert not _plays_second_wave(garrison=0, ahead=ahead)
        assert _plays_second_wave(garrison=2, ahead=ahead)


def test_what_comes_of_winning_is_worth_a_card_to_who_wins() -> None:
    def kept(mine: int) -> bool:
        t = table(boxes=("base", "ix"), intrigue=["strategic_push"], garrison=0, conflict=mine, agents_left=0).round(3)
        for seat, troops in ((1, 4), (2, 0), (3, 0)):
            t.setup(seat, garrison=0, conflict=troops, intrigue=[])
        sight = _sight(t.until_phase("combat"))
        return ("intrigue", "strategic_push") not in sensible(
            sight.rules, sight.world(1), sight.seat, sight.options, ahead=False
        )

    assert kept(mine=2)
    assert not kept(mine=5)
