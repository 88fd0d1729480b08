"""U4: the five phases of a round, the end of the game and the ranking."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table


def revealed_all(players: int = 3, **facts: object) -> Table:
    """A table where all seats have revealed, so that the turns are over."""
    t = uprising_table(players, **facts)
    for seat in range(1, players):
        t.setup(seat, revealed=True)
    return t


@proves("U4.1")
def test_a_round_has_five_phases() -> None:
    """In this order, and then the next round begins."""
    t = uprising_table(3).round(3)
    phases, state = [], t.state
    while state.round == 3:
        t.idle()
        phases += [event[2] for event in t.event("phase")]
    assert phases[:3] == ["combat", "makers", "recall"]
    assert phases[3:] == ["round_start", "turns"]


@proves("U4.2", "U7.2")
def test_everybody_draws_five_cards_on_top_of_what_is_kept() -> None:
    """Three cards drawn after the Reveal turn make a hand of eight; the next Conflict card is revealed."""
    t = revealed_all().next_conflict("test_of_loyalty")
    t.setup(1, hand=["dagger", "dagger", "diplomacy"])
    t.reveal_and_end().everybody_passes()
    assert t.state.round == 2
    assert [len(t.seat(seat).hand) for seat in range(3)] == [5, 8, 5]
    assert t.state.conflict == upr("test_of_loyalty")


@proves("U4.2", "U9.2")
@pytest.mark.parametrize("answer", [1, 0])
def test_who_controls_the_location_may_deploy_a_troop(answer: int) -> None:
    """From the supply, before anybody draws; or not."""
    t = revealed_all().next_conflict("siege_of_arrakeen").control("arrakeen", 2)
    t.recall_begins()
    assert (t.asked(), t.state.conflict) == (2, upr("siege_of_arrakeen"))
    supply = t.supply(2)
    t.take("conflict:siege_of_arrakeen") if answer else t.decline()
    assert (t.troops(2), t.supply(2)) == (answer, supply - answer)


@proves("U4.2", "U9.2")
def test_nobody_defends_another_location() -> None:
    """Seat 2 controls Spice Refinery, and Arrakeen is fought for."""
    t = revealed_all().next_conflict("siege_of_arrakeen").control("spice_refinery", 2)
    t.recall_begins()
    assert (t.decision().kind, t.troops(2)) == ("turn", 0)


@proves("U4.3")
def test_turns_go_round_until_all_have_revealed() -> None:
    """Seat 1 reveals with both Agents left and is passed over from then on."""
    t = uprising_table(3, hand=["dagger", "reconnaissance"], turn_of=1)
    t.setup(2, hand=["diplomacy", "dagger"])
    order = [t.asked()]
    t.reveal_and_end()
    order.append(t.asked())
    t.play("diplomacy", "secrets").finish_turn()
    order.append(t.asked())
    t.reveal_and_end()
    order.append(t.asked())
    assert (order, t.seat(1).agents_left) == ([1, 2, 0, 2], 2)


@proves("U4.4")
def test_plot_cards_are_played_at_any_point_of_the_own_turn() -> None:
    """Before sending, after it, and in the Reveal turn; not in another's turn."""
    t = uprising_table(3, hand=["dagger"], intrigue=["contingency_plan"] * 3)
    t.intrigue("contingency_plan").play("dagger", "assembly_hall").intrigue("contingency_plan")
    assert t.solari() == 4
    t.finish_turn()
    assert not t.can("intrigue")  # seat 1
    t.until_turn_of(0).reveal().intrigue("contingency_plan")
    assert t.solari() == 6


@proves("U4.5")
def test_makers_bring_spice_where_no_agent_is() -> None:
    """On all three Maker spaces but the one with an Agent, beside what lies there."""
    t = revealed_all(agents=["hagga_basin"]).bonus_spice("deep_desert", 2).bonus_spice("hagga_basin", 1)
    t.reveal_and_end().everybody_passes()
    assert t.state.bonus_spice == {upr("deep_desert"): 3, upr("hagga_basin"): 1, upr("imperial_basin"): 1}


@proves("U4.6")
def test_agents_return_and_the_marker_goes_on() -> None:
    """One seat clockwise, from the last seat to the first."""
    t = revealed_all(agents=["fremkit", "arrakeen"]).first_player(2).recall_begins()
    assert (t.seat().agents, t.seat().agents_left) == ((), 2)
    assert (t.state.first_player, t.asked()) == (0, 0)


@proves("U4.7")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True)])
def test_ten_points_end_the_game_after_the_round(points: int, over: bool) -> None:
    """Not before the round is over."""
    t = uprising_table(3, vp=points)
    assert t.state.phase == "turns"
    t.recall_begins()
    assert (t.state.phase == "over") is over


@proves("U4.7", "U3.2")
@pytest.mark.parametrize(("number", "over"), [(9, False), (10, True)])
def test_the_game_ends_when_the_last_conflict_was_fought_for(number: int, over: bool) -> None:
    """Ten rounds; the tenth Conflict card still gives its rewards."""
    t = uprising_table(3).round(number).combat_begins(0, 4)
    assert [event[:3] for event in t.event("reward")] == [("reward", 1, 1)]
    t.choose_if_asked("guild", "emperor").everybody_passes()
    assert (t.state.phase == "over") is over


@proves("U4.8", "U11.4")
def test_the_wild_icon_is_matched_after_the_endgame_cards() -> None:
    """Ruling 95: the card Crysknife uses the Objective; what is left for the wild icon is the Ornithopter."""
    t = uprising_table(
        3,
        objective="objective_crysknife",
        won=["propaganda", "skirmish_ornithopter"],
        intrigue=["crysknife"],
    )
    t.endgame_begins().intrigue("crysknife").pick("objective:objective_crysknife").everybody_passes()
    assert t.state.phase == "over"
    assert (t.vp(), t.face_up()) == (2, ())


@proves("U4.8")
@pytest.mark.parametrize("fact", ["vp", "spice", "solari", "water", "garrison"])
def test_ties_are_broken_in_this_order(fact: str) -> None:
    """Each one counts more than all that follow it."""
    facts = ("vp", "spice", "solari", "water", "garrison")
    t = uprising_table(3)
    for seat in range(3):
        t.setup(seat, **dict.fromkeys(facts, 3))
    later = facts[facts.index(fact) + 1 :]
    t.setup(1, **{fact: 4}, **dict.fromkeys(later, 3)).setup(2, **dict.fromkeys(later, 5))
    t.endgame_begins().everybody_passes()
    assert t.event("game_over")[0][2][0] == 1


@proves("U4.8")
def test_the_last_tie_goes_to_the_latest_reveal_turn() -> None:
    """Round 10: seat 1 takes its Reveal turn after seat 0, seat 2 has taken it before."""
    t = uprising_table(3).round(10).setup(2, revealed=True).reveal_and_end().reveal_and_end()
    assert t.event("game_over")[0][2] == (1, 0, 2)


@proves("U4.8", "U16.10")
def test_endgame_cards_go_round_from_the_first_player() -> None:
    """Ruling 3: each plays its card, then all have to pass in a row."""
    t = uprising_table(3, intrigue=["crysknife"]).first_player(1)
    t.setup(1, intrigue=["ornithopter"]).setup(2, intrigue=["desert_mouse"])
    t.endgame_begins()
    plays = []
    while t.state.phase != "over":
        seat = t.asked()
        t.do(*t.legal()[0])
        plays += [(event[0], seat) for event in t.events if event[0] in ("intrigue", "pass")]
    assert [seat for kind, seat in plays if kind == "intrigue"] == [1, 2, 0]
    assert [t.vp(seat) for seat in range(3)] == [1, 1, 1]


@proves("U4.9")
def test_scores_may_pass_twelve() -> None:
    """A point for Influence on top of twelve."""
    t = uprising_table(hand=["diplomacy"], vp=12, influence={"guild": 1})
    t.setup(0, vp=12).play("diplomacy", "deliver_supplies").finish_turn()
    assert t.vp() == 13
