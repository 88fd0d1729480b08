"""The arena: who plays whom, what is counted, and that stopping loses nothing."""

from __future__ import annotations

import json
from itertools import count

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.knowledge.information_state import info_state_of
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.config import ConfigError, solo
from dune_desktop.players.levels import SIMULATIONS, computer
from dune_desktop.players.search import search
from dune_desktop.tools import arena as module
from dune_desktop.tools.arena import Row, arena, interval

BASE = ("base",)


def test_seats_are_rotated():
    """Every seat is the lone one's equally often, every pair of seats the first pair's."""
    alone = Row.read("adept:3xnovice", BASE)
    assert [alone.seats(game) for game in range(4)] == [(0,), (1,), (2,), (3,)]
    two = Row.read("adept:novice", BASE)
    pairs = [two.seats(game) for game in range(6)]
    assert len(set(pairs)) == 6
    assert all(sum(seat in pair for pair in pairs) == 3 for seat in range(4))
    assert Row.read("adept@mentat", BASE).seats(7) == (0,)


@pytest.mark.parametrize("row", ["adept:nobody", "nobody:adept", "adept@easy", "adept/coward:novice"])
def test_a_row_that_cannot_be_played_is_refused(row):
    """By name, before anything is played."""
    with pytest.raises(ConfigError):
        Row.read(row, BASE)


def test_an_interval_is_where_the_truth_lies():
    """Wilson's: never outside of 0 and 1, narrower with more games."""
    assert interval(24, 36) == pytest.approx((0.503, 0.798), abs=0.001)
    low, high = interval(0, 10)
    assert low == pytest.approx(0)
    assert 0.2 < high < 0.35
    assert interval(200, 400)[1] - interval(200, 400)[0] < 0.1


def test_what_was_played_is_not_played_again(tmp_path, monkeypatch):
    """The games are kept as they end, and the same rows are told from them."""
    results = tmp_path / "games.jsonl"
    rows = ["novice:random", "random@mercenary"]
    told = list(arena(rows, BASE, 2, results, 5))
    assert told[0].startswith("novice:random (base): 2 games, ")
    assert told[1].startswith("random@mercenary (base): 2 games, ")
    assert len(results.read_text().splitlines()) == 4
    monkeypatch.setattr(module, "play", None)
    assert list(arena(rows, BASE, 2, results, 5)) == told


def test_the_same_seed_is_the_same_game(tmp_path):
    """But for the time it took."""
    games = []
    for name in ("one", "two"):
        list(arena(["novice:adept"], BASE, 1, tmp_path / name, 3))
        record = json.loads((tmp_path / name).read_text())
        games.append({what: number for what, number in record.items() if what not in ("decision", "slowest")})
    assert games[0] == games[1]
    assert games[0]["points"] > 0


def test_a_busy_machine_measures_the_same_players(monkeypatch):
    """A clock that leaps cuts short whoever is waited for, and nobody in the arena."""
    rules = Rules(catalog(BASE), solo("mentat"))
    state = rules.new_game(8)
    while len(rules.legal(state)) < 4:
        rules.play(state, rules.legal(state)[0])
    info_state = info_state_of(rules, state, Memory.begin(rules, state, 0))
    clock = count(step=60)
    monkeypatch.setattr(search, "monotonic", lambda: next(clock))  # asked once before and once in every simulation
    computer("expert").choose(info_state)
    assert next(clock) == 60 * 2
    module.player("expert", 0).choose(info_state)
    assert next(clock) > 60 * SIMULATIONS["expert"] // 5  # a clear decision needs a quarter, or less
