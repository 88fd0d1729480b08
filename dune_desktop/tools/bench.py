"""`bench`: measures the speed of engine, saves, screen and thinking on this machine, as one JSON object."""

from __future__ import annotations

import cProfile
import gc
import pstats
import statistics
import time
from collections.abc import Callable
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.engine.model.config import table
from dune_desktop.session import Entry, Replay, Session
from dune_desktop.storage.files import of_session, pack, unpack

RUNS = 5
GAMES = 30
CALL_SEEDS = range(5)


def _play(rules: Rules, seed: int, stop_after: int | None = None) -> tuple[GameState, int]:
    chance = Chance(stream(seed))
    state = rules.new_game(seed)
    decisions = 0
    while state.stack and decisions != stop_after:
        options = rules.legal(state)
        rules.play(state, options[chance.below(len(options))])
        decisions += 1
    return state, decisions


def _games(rules: Rules) -> tuple[float, float]:
    decisions = 0
    began = time.perf_counter()
    for seed in range(GAMES):
        decisions += _play(rules, seed)[1]
    seconds = time.perf_counter() - began
    return GAMES / seconds, decisions / seconds


def _micro(work: Callable[[], object], times: int = 2000) -> float:
    """Return the microseconds per call, as the median of the runs."""
    results = []
    for _ in range(RUNS):
        gc.collect()
        began = time.perf_counter()
        for _ in range(times):
            work()
        results.append((time.perf_counter() - began) / times * 1e6)
    return round(statistics.median(results), 2)


def calls_per_decision(rules: Rules) -> float:
    """Return profiled function calls per decision on fixed seeds, a figure without noise."""
    profile = cProfile.Profile()
    decisions = 0
    profile.enable()
    for seed in CALL_SEEDS:
        decisions += _play(rules, seed)[1]
    profile.disable()
    calls: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]  # missing in the stubs
    return round(calls / decisions, 1)


def engine() -> dict[str, Any]:
    """Measure the rules in games of four random players, the decisions also on each other board, in turns."""
    rules = Rules(catalog(), table(4))
    boards = {box.id: Rules(catalog((box.id,)), table(4, (box.id,))) for box in registry.boxes() if box.brings}
    for each in boards.values():
        _games(each)
    runs = [{name: _games(each) for name, each in boards.items()} for _ in range(RUNS)]
    speeds = [run[rules.catalog.boxes[0]] for run in runs]
    middle, _ = _play(rules, 3, stop_after=200)

    def list_again() -> None:
        middle.offer = None
        rules.legal(middle)

    return {
        "games_per_s": round(statistics.median(speed[0] for speed in speeds), 1),
        "decisions_per_s": round(statistics.median(speed[1] for speed in speeds)),
        "decisions_per_s_by_board": {name: round(statistics.median(run[name][1] for run in runs)) for name in boards},
        "copy_us": _micro(middle.clone),
        "legal_list_us": _micro(list_again),
        "calls_per_decision": calls_per_decision(rules),
    }


def saves() -> dict[str, Any]:
    """Measure making, reading and replaying the save of a finished four-player game."""
    rules = Rules(catalog(), table(4))
    session = Session.start(rules, 3, ("A", "B", "C", "D"))
    chance = Chance(stream(3))
    while not session.over:
        options = rules.legal(session.state)
        session.answer(options[chance.below(len(options))])
    data = pack(of_session(session, "bench"))
    log: list[Entry] = session.log
    replaying = _micro(lambda: Replay(rules, 3, log), 5)
    return {
        "make_ms": _micro(lambda: pack(of_session(session, "bench")), 50) / 1000,
        "load_ms": _micro(lambda: unpack(data), 50) / 1000,
        "bytes": len(data),
        "replay_answers_per_s": round(len(log) / replaying * 1e6),
    }


def measure(only: str | None) -> dict[str, Any]:
    """Return all figures, or those of one part."""
    from dune_desktop.tools import bench_clicks, bench_screen
    from dune_desktop.tools.bench_thinking import thinking

    parts = {"engine": engine, "saves": saves, "screen": bench_screen.screen, "motion": bench_screen.motion}
    parts |= {"clicks": bench_clicks.clicks, "thinking": thinking}
    return {name: part() for name, part in parts.items() if only in (None, name)}
