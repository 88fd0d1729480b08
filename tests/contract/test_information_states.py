"""What a player is given, checked at every decision of random games over all mixes of seats."""

from __future__ import annotations

import ast
import gc
from itertools import islice
from pathlib import Path
from typing import get_type_hints

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.knowledge.information_state import InformationState, info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.players import player as player_module
from dune_desktop.players.player import Player, RandomPlayer
from dune_desktop.session import Session
from tests.contract.test_every_decision import LONGEST_GAME, TABLES
from tests.kit.coverage import proves

pytestmark = pytest.mark.slow

LEADERS = tuple(leader.id for leader in catalog(("base", "ix")).leaders)


def _sights(config: GameConfig, seeds: range):
    """Plays games with random answers; yields rules, position and what the seat that is asked may know of it."""
    rules = Rules(catalog(config.boxes), config)
    for seed in seeds:
        player, state = RandomPlayer(seed), rules.new_game(seed)
        memories = [Memory.begin(rules, state, at) for at, human in enumerate(rules.is_player) if human]
        while state.stack:
            asked = next(memory for memory in memories if memory.seat == rules.asked(state))
            info_state = info_state_of(rules, state, asked)
            yield rules, state, info_state
            events = rules.play(state, player.choose(info_state))
            for memory in memories:
                update_memory(rules, memory, events, state)


DEALT = ("imperium_deck", "intrigue_deck", "conflict_deck", "hagal_deck")


def _open_info_states(config: GameConfig, seeds: range):
    """Plays games with random answers; yields every third position of each, and what is known with all hands open."""
    for seed in seeds:
        session = Session.start(Rules(catalog(config.boxes), config), seed, ("",) * len(config.seats))
        player = RandomPlayer(seed)
        while not session.over:
            if session.answered % 3 == 0:
                yield session, session.open_info_state()
            session.answer(player.choose(session.info_state()))


def _fit(rules: Rules, state: GameState, info_state: InformationState, seeds: tuple[int, ...]) -> None:
    """These worlds could be the true one: each is sound, looks the same from the seat, the same can be done in it."""
    decision = rules.decision(state)
    for seed in seeds:
        world = info_state.determinize(seed)
        assert first_problem(rules, world) == ""
        assert rules.view(world, info_state.seat) == info_state.view
        assert rules.legal(world) == list(info_state.options)
        assert rules.decision(world) == decision
    assert info_state.view == rules.view(state, info_state.seat)
    assert list(info_state.options) == rules.legal(state)
    assert info_state.decision() == decision


@pytest.mark.parametrize("name", TABLES)
@proves("R29.1", "R29.2", "X3.41")
def test_every_world_could_be_the_true_one(name):
    """At every third decision of some games, each time for another seed."""
    for count, (rules, state, info_state) in enumerate(_sights(TABLES[name], range(300, 302))):
        if count % 3 == 0:
            _fit(rules, state, info_state, (count,))


@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_thinks_in_worlds_that_could_be_true(leader):
    """Whatever the leader hides and sees, in its own seat and from across the table, at every third decision."""
    others = [name for name in ("viscount_hundro_moritani", "ilesa_ecaz", "paul_atreides") if name != leader]
    seats = tuple(SeatConfig("human", name) for name in (leader, *others[:2]))
    for count, (rules, state, info_state) in enumerate(_sights(GameConfig(seats, ("base", "ix")), range(1))):
        if count % 3 == 0:
            _fit(rules, state, info_state, (count,))


@pytest.mark.parametrize("name", TABLES)
def test_what_a_memory_holds_is_true(name):
    """A card it places lies there: in its very place in a deck, anywhere in a hand; as many as there are."""
    placed = 0
    for rules, state, info_state in _sights(TABLES[name], range(310, 313)):
        for (zone, owner), labels in info_state.memory.places.items():
            cards = rules.zones[zone].get(state, owner)
            assert len(cards) == len(labels), (zone, owner)
            known = [label for label in labels if isinstance(label, str)]
            if zone.endswith("deck"):
                pairs = zip(labels, cards, strict=True)
                assert all(isinstance(label, int) or label == card for label, card in pairs), (zone, owner)
            assert all(known.count(card) <= cards.count(card) for card in known), (zone, owner)
            placed += len(known)
    assert placed or sum(rules.is_player) == 1, "something is learned from people at the table"


@pytest.mark.parametrize("name", TABLES)
def test_worlds_can_be_played_to_the_end(name):
    """By chance, from every twentieth decision of a game."""
    for rules, _, info_state in islice(_sights(TABLES[name], range(320, 321)), 0, None, 20):
        world, player, answers = info_state.determinize(1), RandomPlayer(1), 0
        while world.stack:
            rules.play(world, player.pick(rules.legal(world)))
            answers += 1
            assert answers < LONGEST_GAME
        assert problems(rules, world) == []


@pytest.mark.parametrize("name", TABLES)
def test_a_sight_depends_on_nothing_hidden(name):
    """Everything hidden in the true position dealt anew: view, options and worlds stay, and so does a new memory."""
    for count, (rules, state, info_state) in enumerate(_sights(TABLES[name], range(330, 332))):
        other = info_state_of(rules, info_state.determinize(count + 7), info_state.memory)
        assert (other.view, other.options, other.acting_for) == (
            info_state.view,
            info_state.options,
            info_state.acting_for,
        )
        assert other.determinize(3) == info_state.determinize(3)
        if count == 0:
            assert Memory.begin(rules, info_state.determinize(7), info_state.seat) == Memory.begin(
                rules, state, info_state.seat
            )


@pytest.mark.parametrize("name", TABLES)
def test_with_all_hands_open_only_chance_is_dealt_anew(name):
    """Everybody holds what they hold, decks have their cards, and those on them that somebody knows lie where they lay;
    the order of the others, and the Conflicts to come, are others in another world.
    """
    dealt = set()
    for count, (session, opened) in enumerate(_open_info_states(TABLES[name], range(350, 352))):
        rules, state, world = session.rules, session.state, opened.determinize(count)
        assert first_problem(rules, world) == ""
        assert rules.legal(world) == rules.legal(state) == list(opened.options)
        for seat, was in zip(world.seats, state.seats, strict=True):
            assert (seat.hand, seat.intrigue, seat.secret, seat.own) == (was.hand, was.intrigue, was.secret, was.own)
            assert seat.deck[: seat.known_top] == was.deck[: was.known_top]
        for zone in rules.zones.values():
            for owner in (-1,) if zone.of == "table" else [at for at, human in enumerate(rules.is_player) if human]:
                assert sorted(zone.get(world, owner)) == sorted(zone.get(state, owner))
        own = session.info_state().memory
        deck = world.seats[own.seat].deck
        labels = own.places["deck", own.seat]
        assert all(isinstance(label, int) or label == card for label, card in zip(labels, deck, strict=True))
        assert len(world.conflict_deck) == len(state.conflict_deck)
        assert world.rng != state.rng
        dealt |= {part for part in DEALT if getattr(world, part) != getattr(state, part)}
    assert dealt == set(DEALT) - ({"hagal_deck"} if not opened.rules.hagal_deck else set())


@pytest.mark.parametrize("name", TABLES)
def test_two_truths_that_look_alike_are_remembered_alike(name):
    """As long as two games show a seat the same, it remembers and thinks the same, whatever is hidden in them."""
    compared = 0
    for rules, state, info_state in islice(_sights(TABLES[name], range(340, 341)), 0, 120):
        truths = [state.clone(), info_state.determinize(1)]
        memories = [info_state.memory.copy() for _ in truths]
        for truth, memory in zip(truths, memories, strict=True):
            update_memory(rules, memory, rules.play(truth, info_state.options[-1]), truth)
        if rules.view(truths[0], info_state.seat) == rules.view(truths[1], info_state.seat):
            assert memories[0] == memories[1]
            compared += 1
    assert compared > 10


def _reachable(start: object) -> list[object]:
    """Everything that can be got at from an object, short of modules and classes."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        each = waiting.pop()
        if id(each) not in seen and not isinstance(each, type | type(ast)):
            seen[id(each)] = each
            waiting += [part for part in gc.get_referents(each) if not _is_program(part)]
    return list(seen.values())


def _is_program(part: object) -> bool:
    return isinstance(part, dict) and "__builtins__" in part


@pytest.mark.parametrize("name", ["four with Ix", "solo mentat with Ix and variants"])
def test_no_way_leads_from_a_sight_to_the_true_position(name):
    """No record of it can be reached: not the position, no seat, turn or frame."""
    for rules, state, info_state in islice(_sights(TABLES[name], range(1)), 0, 60, 6):
        mine = {id(record) for record in (state, *state.seats, state.turn, *state.stack) if record is not None}
        reached = _reachable(info_state)
        assert any(each is rules for each in reached), "the search looks into what an information state holds"
        assert any(each is info_state.view for each in reached)
        assert not mine & {id(each) for each in reached}


def test_a_player_is_given_a_sight_and_nothing_else():
    """By its type, and by what the modules of players name."""
    hints = get_type_hints(Player.choose, vars(player_module))
    assert {name: hint for name, hint in hints.items() if name != "return"} == {"info_state": InformationState}
    for path in Path(player_module.__file__).parent.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text())))
        named = {node.id for node in nodes if isinstance(node, ast.Name)}
        named |= {node.name for node in nodes if isinstance(node, ast.alias)}
        assert not named & {"GameState", "Session"}, path.name


@pytest.mark.parametrize("level", ["sardaukar", "mentat"])
@proves("R28.15")
def test_whose_choice_it_is_can_be_asked(level):
    """Now and then the human answers for a Rival, and rules, decision and sight say for which."""
    for_rivals = 0
    for rules, state, info_state in _sights(solo(level), range(8)):
        decision = rules.decision(state)
        assert decision is not None
        assert info_state.acting_for == rules.acting_for(state) == decision.acting_for
        assert info_state.seat == decision.seat == rules.asked(state)
        for_rivals += info_state.acting_for != info_state.seat
        assert rules.is_player[info_state.acting_for] == (info_state.acting_for == info_state.seat)
    assert for_rivals > 0


def test_a_seat_that_is_not_asked_has_no_options():
    """It may look, and think ahead all the same."""
    rules = Rules(catalog(("base",)), table(3))
    state = rules.new_game(1)
    asked = rules.asked(state)
    assert asked is not None
    other = info_state_of(rules, state, Memory.begin(rules, state, (asked + 1) % 3))
    assert other.options == ()
    assert other.acting_for == asked
    assert rules.asked(other.determinize(1)) == asked
