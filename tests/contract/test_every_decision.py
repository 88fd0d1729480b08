"""The contract of the engine, checked at every decision of many random games over all mixes of seats."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from pydantic import TypeAdapter

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.knowledge.information_state import determinize
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.engine.model.records import Row
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Entry, Replay
from tests.contract.tables import TABLES
from tests.kit.coverage import proves

pytestmark = pytest.mark.slow

POSITION: TypeAdapter[GameState] = TypeAdapter(GameState)

WITH_BOX = {box: [name for name, config in TABLES.items() if box in config.boxes] for box in ("ix", "immortality")}
LONGEST_GAME = 5000


def _games(name: str, seeds: range):
    """Plays games with random answers; yields rules, position and player before every answer."""
    rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
    for seed in seeds:
        player = RandomPlayer(seed)
        state = rules.new_game(seed)
        decisions = 0
        while state.stack:
            yield rules, state, player
            rules.play(state, player.pick(rules.legal(state)))
            decisions += 1
            assert decisions < LONGEST_GAME, f"{name}, seed {seed}: no end"
        assert state.phase == "over"
        assert problems(rules, state) == [], f"{name}, seed {seed}, at the end"


@pytest.mark.parametrize("name", TABLES)
def test_positions_are_sound_and_games_end(name):
    """Cards, troops, Agents, tokens and points are conserved at every decision, and every game ends."""
    seen = 0
    for rules, state, _ in _games(name, range(1000, 1004)):
        found = problems(rules, state)
        assert found == [], f"{name}, round {state.round}: {found}"
        seen += 1
    assert seen > 4 * 30


@pytest.mark.parametrize("name", TABLES)
def test_what_play_leads_to_can_be_loaded(name):
    """The door for positions from outside lets in every one that play leads to, whatever is in progress in it."""
    for rules, state, _ in _games(name, range(2000, 2002)):
        assert first_problem(rules, state) == "", f"{name}, round {state.round}"


@pytest.mark.parametrize("name", TABLES)
def test_a_position_survives_json_and_cloning(name):
    """JSON gives back an equal position; a clone given the same answer ends equal; the original stays as it was."""
    for rules, state, _ in _games(name, range(2)):
        written = POSITION.dump_json(state)
        assert POSITION.validate_json(written) == state
        copy, twin = state.clone(), state.clone()
        assert copy == state
        option = rules.legal(state)[0]
        assert rules.play(copy, option) == rules.play(twin, option)
        assert copy == twin
        assert POSITION.dump_json(state) == written, "playing on a clone changed the original"


@pytest.mark.parametrize("name", TABLES)
def test_decisions_tell_the_truth(name):
    """What is described is what is legal; closed options have reasons."""
    for rules, state, _ in _games(name, range(2)):
        decision = rules.decision(state)
        assert decision is not None
        assert list(decision.legal) == rules.legal(state)
        assert len(set(decision.legal)) == len(decision.legal) > 0
        closed = [option for option in decision.options if option.reason is not None]
        assert not {option.id for option in closed} & set(decision.legal)


@pytest.mark.parametrize("name", TABLES)
def test_every_option_can_be_played(name):
    """Every legal option of every decision leads to a sound position."""
    for rules, state, _ in _games(name, range(50, 52)):
        for option in list(rules.legal(state)):
            copy = state.clone()
            rules.play(copy, option)
            found = problems(rules, copy)
            assert found == [], f"{name}: {option} in round {state.round}: {found}"


@pytest.mark.parametrize("name", TABLES)
@proves("R29.1", "R29.2", "X3.41")
def test_views_leak_nothing(name):
    """A view shows no hidden card, and dealing the hidden cards anew leaves it as it was.

    They are dealt anew for whoever is asked, and for one after another of the others, in turns.
    """
    for count, (rules, state, _) in enumerate(_games(name, range(20, 22))):
        others = [seat for seat in range(-1, len(state.seats)) if seat != rules.asked(state)]
        dealt = others[count // 2 % len(others)] if count % 2 else rules.asked(state)
        for seat in range(-1, len(state.seats)):
            seen = rules.view(state, seat)
            assert (seen.rng, seen.streams) == (0, {})
            assert set(seen.imperium_deck) | set(seen.intrigue_deck) | set(seen.conflict_deck) <= {HIDDEN}
            assert {card for row in seen.own.values() if isinstance(row, Row) for card in row.deck} <= {HIDDEN}
            for other, hand in enumerate(seen.seats):
                if other != seat:
                    assert set(hand.hand) | set(hand.intrigue) <= {HIDDEN}
                    assert hand.own.get("set_aside") is None or hand.own["set_aside"].card in ("", HIDDEN)
            assert seen.own.get("ix") is None or {tile for pile in seen.own["ix"].stacks for tile in pile} <= {HIDDEN}
            if seat == dealt:
                world = determinize(rules, state, seat, seed=len(state.conflicts))
                assert rules.view(world, seat) == seen
                assert problems(rules, world) == []


def test_dealing_anew_really_changes_hidden_cards():
    """The check above is worth something: hidden zones of another world differ from the true ones."""
    changed = total = 0
    for rules, state, _ in _games("four", range(30, 32)):
        world = determinize(rules, state, 0, seed=state.round)
        total += 1
        changed += world.imperium_deck != state.imperium_deck and world.intrigue_deck != state.intrigue_deck
    assert changed > total * 0.9


def test_dealing_anew_really_changes_tiles_and_cards_set_aside():
    """Another world has other tiles in the stacks, and now and then another card set aside by Ilesa (seat 0)."""
    changed = total = asides = other_asides = 0
    for rules, state, _ in _games("four with Ix", range(30, 32)):
        world = determinize(rules, state, 1, seed=state.round)
        total += 1
        changed += world.own["ix"].stacks != state.own["ix"].stacks
        assert world.own["ix"].shown == state.own["ix"].shown
        if state.seats[0].own["set_aside"].card:
            asides += 1
            other_asides += world.seats[0].own["set_aside"].card != state.seats[0].own["set_aside"].card
    assert changed > total * 0.8
    assert other_asides > asides * 0.3 > 0


OF_IX = {
    *("freighter", "tech", "tile", "tile_lost", "use_tech", "tech_trashed", "negotiate", "commission", "scrap"),
    *("deploy_dreadnought", "retreat_dreadnought", "hold", "hold_over", "under", "put_back", "aside", "aside_back"),
    *("snooper", "extra_turn", "dice", "row_trash"),
}


OF_IMMORTALITY = {
    *(
        "graft",
        "research",
        "marker",
        "tleilaxu",
        "specimen",
        "specimens_back",
        "specimens_paid",
        "atomics",
        "row_trash",
    ),
}


@pytest.mark.parametrize(("box", "happens"), [("ix", OF_IX), ("immortality", OF_IMMORTALITY)])
def test_everything_of_the_box_happens_in_these_games(box, happens):
    """The checks above are worth something: the kinds of events of the box occur in games like these."""
    missing = set(happens)
    for seed in range(1000, 1040):
        for name in WITH_BOX[box]:
            rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
            player, state = RandomPlayer(seed), rules.new_game(seed)
            while state.stack:
                events = rules.play(state, player.pick(rules.legal(state)))
                missing -= {str(event[0]) for event in events}
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("name", TABLES)
def test_a_log_replays_to_the_same_position(name):
    """The answers of a game alone lead to its end again."""
    config = TABLES[name]
    rules = Rules(catalog(config.boxes), config)
    state, player, log = rules.new_game(9), RandomPlayer(9), []
    while state.stack:
        seat = rules.asked(state)
        option = player.pick(rules.legal(state))
        rules.play(state, option)
        log.append(Entry(seat, option))
    again = Replay(rules, 9, log)
    assert again.divergence is None
    assert again.state == state


_HASHES = """
import hashlib
from tests.contract.test_every_decision import POSITION, TABLES, _games
for name in TABLES:
    digest = hashlib.sha256()
    for rules, state, _ in _games(name, range(70, 72)):
        digest.update(POSITION.dump_json(state))
    print(name, digest.hexdigest())
"""


def test_the_same_seed_gives_the_same_game_under_any_hash_seed():
    """Nothing depends on the order of sets or on hashing: two interpreters with other hash seeds agree."""

    def run(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", _HASHES], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    first = run("1")
    assert len(first.splitlines()) == len(TABLES)
    assert first == run("4711")
