"""What those who do not think ahead are reluctant to do, where it is laughable and nowhere else."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.players.heuristics.move_penalties import MovePenalties
from dune_desktop.players.heuristics.pruning import sensible
from dune_desktop.players.levels import computer
from tests.kit import Table, ix_table, table


def _sight(t: Table) -> InformationState:
    t = t.watch()
    return t.info_state(t.asked())


def _reluctance(t: Table) -> MovePenalties:
    return MovePenalties(t.rules, t.state, 0, t.legal())


def test_the_more_an_army_is_at_home_the_less_an_agent_goes_elsewhere() -> None:
    elsewhere, there = ("send", "diplomacy", "secrets", 0, "", ""), ("send", "reconnaissance", "carthag", 0, "", "")
    few, more, many = (_reluctance(table(hand=["diplomacy", "reconnaissance"], garrison=n)) for n in (4, 6, 9))
    assert 0.0 == few(elsewhere) < more(elsewhere) < many(elsewhere)
    assert many(there) == 0.0


def test_troops_follow_where_somebody_can_still_come() -> None:
    """It is the Agents of the others that count, and what stands there."""

    def sent(agents: int, conflict: int, mine: int = 3) -> float:
        t = table(hand=["reconnaissance"], garrison=3, conflict=mine)
        for seat in range(1, 4):
            t.setup(seat, garrison=2, conflict=conflict, agents_left=agents)
        return _reluctance(t.play("reconnaissance", "carthag").take("space:carthag"))(("deploy", 2))

    assert sent(agents=0, conflict=0) > 0.0
    assert sent(agents=1, conflict=0) == 0.0
    assert sent(agents=0, conflict=1) == 0.0
    assert sent(agents=0, conflict=1, mine=6) > 0.0


def test_a_turn_ends_with_nothing_to_buy_as_it_always_did() -> None:
    t = table(hand=["dagger"], agents_left=0).reveal()
    assert not [option for option in t.legal() if option[0] == "acquire"]
    assert _reluctance(t)(("end_turn",)) == 0.0


def test_a_sword_that_betters_no_place_is_kept_by_those_who_do_not_think_of_the_next() -> None:
    """Two together would; a reflex plays one of them and then thinks better of it."""
    t = table(intrigue=["ambush", "master_tactician"], garrison=0, conflict=2, agents_left=0).round(6)
    for seat, troops in ((1, 5), (2, 5), (3, 5)):
        t.setup(seat, garrison=0, conflict=troops, intrigue=[])
    info_state = _sight(t.until_phase("combat"))
    cards = {option for option in info_state.options if option[0] == "intrigue"}
    assert ("intrigue", "ambush") in cards
    kept = sensible(info_state.rules, info_state.determinize(1), info_state.seat, info_state.options, ahead=False)
    assert ("intrigue", "ambush") not in kept
    assert ("intrigue", "ambush") in sensible(
        info_state.rules, info_state.determinize(1), info_state.seat, info_state.options, ahead=True
    )
    assert computer("adept").choose(info_state) != ("intrigue", "ambush")


def _plays_second_wave(garrison: int, ahead: bool) -> bool:
    """Two troops against four and no other card, with so many at home."""
    t = table(boxes=("base", "ix"), intrigue=["second_wave"], garrison=garrison, conflict=2, agents_left=0).round(3)
    for seat, troops in ((1, 4), (2, 0), (3, 0)):
        t.setup(seat, garrison=0, conflict=troops, intrigue=[])
    info_state = _sight(t.until_phase("combat"))
    assert ("intrigue", "second_wave") in info_state.options
    return ("intrigue", "second_wave") in sensible(
        info_state.rules, info_state.determinize(1), info_state.seat, info_state.options, ahead
    )


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
        info_state = _sight(t.until_phase("combat"))
        return ("intrigue", "strategic_push") not in sensible(
            info_state.rules, info_state.determinize(1), info_state.seat, info_state.options, ahead=False
        )

    assert kept(mine=2)
    assert not kept(mine=5)


def test_a_point_at_once_speaks_for_itself() -> None:
    """Where one step more is a point it is rather taken than another step; a point is not paid away."""
    t = table(hand=["diplomacy"], influence={"guild": 1})
    of = _reluctance(t)
    assert of(("send", "diplomacy", "foldspace", 0, "", "")) < of(("send", "diplomacy", "secrets", 0, "", "")) == 0.0


def test_the_mentat_is_not_called_from_an_empty_space() -> None:
    send: OptionId = ("send", "dagger", "mentat", 0, "", "")

    def against(mentat: int) -> float:
        t = table(hand=["dagger"], solari=2)
        t.state.mentat = mentat
        return _reluctance(t)(send)

    assert against(NOBODY) == 0.0 < against(mentat=2)


def test_who_is_rich_has_a_seat_in_the_council() -> None:
    send: OptionId = ("send", "dagger", "high_council", 0, "", "")
    assert _reluctance(table(hand=["dagger"], solari=12))(send) < _reluctance(table(hand=["dagger"], solari=5))(send)


def test_what_costs_nothing_is_not_declined() -> None:
    """Armand Ecaz may have a card of the Row for nothing."""
    t = ix_table(leader="archduke_armand_ecaz", hand=["signet_ring"], garrison=3).row("spice_hunter")
    t.play("signet_ring", "carthag")
    while ("decline",) not in t.legal():
        t.do(*next(option for option in t.legal() if option[0] == "take" and str(option[1]).startswith("leader")))
    assert _reluctance(t)(("decline",)) > 0.0


def test_a_card_that_was_paid_for_is_not_thrown_away_before_one_that_was_not() -> None:
    t = table(hand=["gene_manipulation", "dagger", "sardaukar_infantry"])
    t.play("gene_manipulation", "carthag").take("card:gene_manipulation")
    of = _reluctance(t)
    assert of(("trash", "hand", "sardaukar_infantry")) > of(("trash", "hand", "dagger")) == 0.0
