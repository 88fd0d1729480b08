"""What rules of another board need of the base rules, each with an invented box that uses it."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.assembly.compiled import Play
from dune_desktop.engine.model.config import ConfigError
from dune_desktop.engine.model.effects import Control, Gain
from dune_desktop.engine.model.options import Send
from dune_desktop.engine.rules.units import Unit
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.players.player import RandomPlayer
from tests.kit import table
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

WAY_IN = ("occupied", "passed", "own_agent")

WYRM = """
from dataclasses import dataclass
from typing import Literal
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.records import Record

@cloneable
@dataclass(slots=True)
class Wyrms(Record):
    conflict: int = 0
    joined: int = 0
    kind: Literal["wyrms"] = "wyrms"
"""


def played(boxes: tuple[str, ...], seeds: int = 10) -> list[Any]:
    """The positions at the end of games at random; every position on the way is sound, and could be a saved one."""
    config = GameConfig((SeatConfig(),) * 3, boxes)
    rules, ends = Rules(catalog(boxes), config), []
    for seed in range(seeds):
        state, player = rules.new_game(seed), RandomPlayer(seed)
        while state.stack:
            rules.play(state, player.pick(rules.legal(state)))
            assert problems(rules, state) == []
        ends.append(state)
    return ends


def test_the_order_of_the_seats_is_a_rule(make_box: Make) -> None:
    """Counterclockwise: turns, Combat and the next First Player follow it."""

    def backwards(inner: Any, rules: Rules, state: Any) -> tuple[int, ...]:
        first, *others = inner(rules, state)
        return (first, *reversed(others))

    def install(builder: Any) -> None:
        builder.replace("first_player", lambda rules, state: 2)
        builder.replace("next_first_player", lambda rules, state: (state.first_player - 1) % len(state.seats))
        builder.wrap("seat_order", backwards)

    make_box("first", {}, boards=("base",), install=install)
    boxes = ("base", "first")
    rules = Rules(catalog(boxes), GameConfig((SeatConfig(),) * 3, boxes))
    state = rules.new_game(1)
    seats = []
    while state.round < 3:
        if state.turn is not None and (not seats or seats[-1] != (state.round, state.turn.seat)):
            seats.append((state.round, state.turn.seat))
        rules.play(state, ("reveal",) if ("reveal",) in rules.legal(state) else rules.legal(state)[-1])
    assert seats == [(1, 2), (1, 1), (1, 0), (2, 1), (2, 0), (2, 2)]


def test_ties_and_prizes_of_a_conflict_are_rules(make_box: Make) -> None:
    """Here a tie for second pays the third reward, and whoever commands a fourth troop gets everything twice."""
    won: list[int] = []

    def places(inner: Any, rules: Rules, strengths: list[int]) -> list[int]:
        return [
            3 if strengths.count(own) > 1 and own else place
            for own, place in zip(strengths, inner(rules, strengths), strict=True)
        ]

    def prize(inner: Any, rules: Rules, state: Any, seat: int, place: int) -> tuple[Any, ...]:
        printed = inner(rules, state, seat, place)
        again = tuple(effect for effect in printed if not isinstance(effect, Control))
        return printed + again if state.seats[seat].conflict > 3 else printed

    def install(builder: Any) -> None:
        builder.wrap("places_earned", places)
        builder.wrap("prize", prize)
        builder.on("on_rewards_given", lambda rules, state, winner: won.append(winner))

    make_box("first", {}, boards=("base",), install=install)
    t = table(3, boxes=("base", "first")).conflict("skirmish_a")
    for seat, conflict in enumerate((4, 2, 2)):
        t.setup(seat, conflict=conflict, solari=0)
    first = t.rules.conflicts["skirmish_a"].first
    assert t.rules.reward(t.state, 0, 1) == first * 2
    t.combat_begins()
    while t.state.phase == "combat":
        t.idle()
    assert won == [0]
    rewards = [(event[1], event[2]) for event in t.events if event[0] == "reward"]
    assert rewards == [(0, 1), (1, 3), (2, 3)]


def test_pieces_can_open_spaces_and_reach_them(make_box: Make) -> None:
    """A Dagger, sent with the help of another piece, goes to Arrakeen although another Agent stands there."""
    help_, space = "space:arrakeen", "arrakeen"

    def plays(inner: Any, rules: Rules, state: Any, turn: Any) -> list[Play]:
        found = inner(rules, state, turn)
        helped = [each.card for each in found if each.card == "dagger"]
        return [*found, *(Play(card, help_, rules.played_as(rules, card, help_)) for card in helped)]

    def played_as(inner: Any, rules: Rules, card: str, also: str) -> Any:
        spec = inner(rules, card, "")
        if also != help_:
            return spec
        return replace(spec, reach_varies=True, modifiers=replace(spec.modifiers, passes_at=frozenset({space})))

    def reached(inner: Any, rules: Rules, state: Any, turn: Any, play: Play) -> Any:
        if play.also != help_:
            return inner(rules, state, turn, play)
        return ((space, (Send("send", play.card, space, 0, also=help_),)),)

    def install(builder: Any) -> None:
        for rule, wrapper in (("plays", plays), ("played_as", played_as), ("reached", reached)):
            builder.wrap(rule, wrapper)

    make_box("first", {}, boards=("base",), install=install)
    t = table(boxes=("base", "first"), hand=["dagger"]).setup(1, agents=[space])
    sent = ("send", "dagger", space, 0, "", help_)
    assert t.can(*sent)
    assert t.rules.past_agents(t.state, sent) == help_
    assert not t.can("send", "dagger", space, 0, "", "")
    told = [check for check in t.rules.send_checks(t.state, space, ("dagger",)) if check.reason.key in WAY_IN]
    assert [(check.reason.key, check.met) for check in told] == [("passed", True)]
    t.do(*sent)
    assert first_problem(t.rules, t.state) == ""
    assert t.state.seats[0].agents == (space,)


def test_a_leader_may_have_a_deck_and_a_second_side(make_box: Make) -> None:
    """The second side is dealt to nobody and chosen by nobody; a seat that turned its leader over is sound."""
    leaders = [
        {"id": "day", "house": "", "complexity": 1, "ability": [], "signet": []},
        {"id": "night", "house": "", "complexity": 1, "ability": [], "signet": [], "side_of": "first/day"},
    ]

    def cards(inner: Any, rules: Rules, leader: str) -> tuple[str, ...]:
        return tuple(card for card in inner(rules, leader) if leader != "first/day" or card != "diplomacy")

    make_box(
        "first", {"leaders": leaders}, boards=("base",), install=lambda builder: builder.wrap("starting_cards", cards)
    )
    boxes = ("base", "first")
    with pytest.raises(ConfigError, match="first/night"):
        Rules(catalog(boxes), GameConfig((SeatConfig("human", "first/night"), *[SeatConfig()] * 2), boxes)).new_game(1)
    rules = Rules(catalog(boxes), GameConfig((SeatConfig("human", "first/day"), *[SeatConfig()] * 2), boxes))
    dealt = {seat.leader for seed in range(40) for seat in rules.new_game(seed).seats}
    assert "first/night" not in dealt
    state = rules.new_game(1)
    assert len(state.seats[0].deck + state.seats[0].hand) == len(state.seats[1].deck + state.seats[1].hand) - 1
    assert problems(rules, state) == []
    state.seats[0].leader = "first/night"
    assert first_problem(rules, state) == ""


def test_whoever_acquires_a_card_is_noticed(make_box: Make) -> None:
    def gift(rules: Rules, state: Any, seat: int, card: str) -> None:
        rules.gains["water"](rules, state, seat, 1, "card:" + card)

    make_box("first", {}, boards=("base",), install=lambda builder: builder.on("on_acquire", gift))
    t = table(boxes=("base", "first"), water=0, hand=["dagger"]).reveal().setup(0, persuasion=9)
    assert t.buy("arrakis_liaison").water() == 1


def test_units_without_limit_come_from_the_bank_and_go_back(make_box: Make) -> None:
    """A wyrm joins with each card acquired, adds its strength, never retreats, and is gone after Combat."""
    wyrm = Unit("wyrm", 3, None, "bank", "wyrms", "deploy_wyrm", "retreat_wyrm")

    def comes(rules: Rules, state: Any, seat: int, card: str) -> None:
        state.seats[seat].own["wyrms"].conflict += 1

    def install(builder: Any) -> None:
        wyrms = import_module("made_up_first.vocabulary").Wyrms
        builder.add_state("wyrms", seat=wyrms, turn=wyrms)
        builder.add_unit(wyrm)
        builder.on("on_acquire", comes)

    make_box("first", {}, boards=("base",), install=install, vocabulary=WYRM)
    t = table(boxes=("base", "first"), hand=["dagger"]).reveal().setup(0, persuasion=9)
    t.buy("arrakis_liaison").buy("arrakis_liaison")
    assert t.rules.strength_by_unit(t.state, 0) == (("troop", 0), ("wyrm", 6))
    assert t.rules.strength(t.state, 0) == 7  # the Dagger's sword counts, because a unit is there
    t.finish_round()
    assert t.rules.strength_by_unit(t.state, 0) == (("troop", 0), ("wyrm", 0))
    played(("base", "ix", "first"), 3)


def test_seats_can_be_asked_before_the_first_round(make_box: Make) -> None:
    asked: list[int] = []

    def give(rules: Rules, state: Any, seat: int) -> bool:
        if seat in asked:
            return False
        asked.append(seat)
        rules.gains["spice"](rules, state, seat, 1, "start")
        return True

    make_box("first", {}, boards=("base",), install=lambda builder: builder.on("setup_choices", give))
    boxes = ("base", "first")
    state = Rules(
        catalog(boxes), GameConfig((SeatConfig("human", "paul_atreides"), *[SeatConfig()] * 2), boxes)
    ).new_game(5)
    order = (state.first_player, (state.first_player + 1) % 3, (state.first_player + 2) % 3)
    assert tuple(asked) == order
    assert (state.round, [seat.spice for seat in state.seats]) == (1, [1, 1, 1])


def test_a_seat_may_command_the_units_and_influence_of_another(make_box: Make) -> None:
    """Seat 0 is a commander of seat 2: what it recruits, deploys and gains is of seat 2."""

    def ally(rules: Rules, state: Any, seat: int) -> int:
        return 2 if seat == 0 else seat

    def install(builder: Any) -> None:
        builder.replace("army_seat", ally)
        builder.replace("track_seat", ally)

    make_box("first", {}, boards=("base",), install=install)
    t = table(3, boxes=("base", "first"), hand=["dagger", "diplomacy"], garrison=0)
    t.setup(2, garrison=1)
    rules, state = t.rules, t.state
    rules.effects[Gain].run(rules, state, 0, Gain("troop", 2), "card:dagger")
    assert [seat.garrison for seat in state.seats] == [0, 3, 3]
    t.play("diplomacy", "wealth").finish_turn()
    assert state.seats[0].influence == (0, 0, 0, 0)
    assert state.seats[2].influence == (1, 0, 0, 0)
