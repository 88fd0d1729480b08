"""`soak`: a test of the program over hours in four parts, which reports every fault.

Random games at every table, each position checked; games that are saved and loaded every few answers and must not
change; games compared with a twin that a seat cannot tell apart (`two_worlds`); and the window with computers in all
seats and everything moving (`soak_window`).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import field
from itertools import chain, combinations
from pathlib import Path

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import ConfigError, solo, table
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.slots import Slots
from dune_desktop.tools import two_worlds
from dune_desktop.tools.simulate import run_games

SAVE_INTERVAL = 10  # answers between saving and loading a game
TWIN_INTERVAL = 60  # answers between two comparisons of a game and its twin
MAX_ITEMS = 2  # items of each kind opened or pointed at in a comparison
GAME = "soak"


@dataclass(slots=True)
class Report:
    """The result of the parts without a window."""

    faults: list[str] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    saved: int = 0  # games saved and loaded on the way
    loads: int = 0  # number of loads
    worlds: two_worlds.Report = field(default_factory=two_worlds.Report)

    def add(self, other: Report) -> None:
        self.faults += other.faults
        self.games += other.games
        self.decisions += other.decisions
        self.saved += other.saved
        self.loads += other.loads
        self.worlds.add(other.worlds)

    def lines(self) -> Iterator[str]:
        """Yield the lines to print."""
        if self.games:
            yield f"{self.games} games, {self.decisions} decisions, every position checked"
        if self.saved:
            yield f"{self.saved} games saved and loaded, {self.loads} times in all"
        yield from self.worlds.lines()
        yield from self.faults


def tables() -> Iterator[GameConfig]:
    """Yield every possible table: all allowed combinations of boxes, people, difficulties and variants."""
    ids = tuple(box.id for box in registry.boxes())
    variants = tuple(variant.id for variant in registry.variants())
    for boxes in filter(None, _some(ids)):
        for chosen in _some(variants):
            for level in DIFFICULTIES:
                with suppress(ConfigError):
                    yield solo(level, boxes=boxes, variants=chosen)
            for people in (2, 3, 4):
                with suppress(ConfigError):
                    yield table(people, boxes, chosen)


def _some(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, many) for many in range(len(names) + 1))


def told(config: GameConfig) -> str:
    """Return a short description of a table for fault reports."""
    seats = ",".join(seat.kind for seat in config.seats)
    return " ".join(filter(None, (seats, "+".join(config.boxes), config.difficulty, "+".join(config.variants))))


def soak(report: Report, games: int, saved: int, seed: int = 0, jobs: int = 1, looked: int = 0) -> None:
    """Play games of each part, spread over all tables and `jobs` processes; `report` grows with every table."""
    for play, many in ((_examined, games), (_put_down, saved), (_looked_at, looked)):
        for found in _spread(play, many, seed, jobs):
            report.add(found)


_Part = tuple[GameConfig, int, int]
"""A table, the seed of its first game, and the number of games."""


def _spread(play: Callable[[_Part], Report], games: int, seed: int, jobs: int) -> Iterator[Report]:
    """Play the games, spread evenly over all tables, and yield a report per table."""
    every = tuple(tables())
    shares = [games // len(every) + (place < games % len(every)) for place in range(len(every))]
    parts = [(config, seed, many) for config, many in zip(every, shares, strict=True) if many]
    if jobs == 1 or getattr(sys, "frozen", False):  # the packaged program cannot start others
        yield from map(play, parts)
    else:
        import multiprocessing

        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap_unordered(play, parts)


def _examined(part: _Part) -> Report:
    """Play random games, checking each position."""
    config, first, many = part
    found = run_games(config, first, many, check=True)
    return Report([f"{told(config)}: {error}" for error in found.errors], many, found.decisions)


def _put_down(part: _Part) -> Report:
    """Play random games, saving and loading them every `SAVE_INTERVAL` answers."""
    config, first, many = part
    report = Report()
    for seed in range(first, first + many):
        try:
            with tempfile.TemporaryDirectory() as folder:
                _down_and_up(config, seed, Slots(Path(folder)), report)
        except Exception as error:  # a failing game must not hide the others
            report.faults.append(f"{told(config)}: seed {seed}: {type(error).__name__}: {error}")
        report.saved += 1
    return report


def _looked_at(part: _Part) -> Report:
    """Play random games, comparing each with a twin that a seat cannot tell apart (R29)."""
    config, first, many = part
    report = Report()
    for seed in range(first, first + many):
        found = two_worlds.look(config, seed, TWIN_INTERVAL, MAX_ITEMS, told(config))
        report.faults, found.faults = report.faults + found.faults, []
        report.worlds.add(found)
    return report


def _down_and_up(config: GameConfig, seed: int, slots: Slots, report: Report) -> None:
    """Play one game, replacing it every `SAVE_INTERVAL` answers by its saved copy.

    Raises AssertionError if the copy differs.
    """
    rules, player = Rules(catalog(config.boxes), config), RandomPlayer(seed)
    session = Session.start(rules, seed, ("",) * len(config.seats))
    while not session.over:
        for _ in range(SAVE_INTERVAL):
            if not session.over:
                session.answer(player.pick(rules.legal(session.state)))
        slots.keep(session, GAME)
        again, _ = slots.load(automatic(slots.folder, GAME))
        report.loads += 1
        same = (again.state, again.log, again.chairs) == (session.state, session.log, session.chairs)
        if not same or slots.fallen_back:
            raise AssertionError(f"after {session.answered} answers another game came back")
        if again.steps != session.steps:
            raise AssertionError(f"after {session.answered} answers the log told another story")
        session = again
