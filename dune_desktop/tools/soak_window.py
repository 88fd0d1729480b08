"""The part of `soak` with a window: computers play in it, and it must not stop, stall or grow.

It runs at a watchable speed, except for the first twelfth of the time (five minutes at most), in which it hurries
through many tables. It then runs as long again before memory counts, the slowest thinkers first, so that most of what a
window caches is there before growth is measured. The program has a folder of its own and touches no files of the
player.
"""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import field
from itertools import cycle
from pathlib import Path
from random import Random

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.players.levels import LEVELS
from dune_desktop.session.chairs import chairs_for
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.places import Places
from dune_desktop.tools.check import check
from dune_desktop.tools.memory import megabytes
from dune_desktop.tools.soak import tables, told
from dune_desktop.ui.program import Program
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.gc_schedule import settle, unsettle
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Go
from dune_desktop.ui.window.unseen import headless

SIZE = (1280, 720)
WARM_UP_SECONDS = 600.0  # seconds after which everything was seen and memory is stable
HURRIED_SHARE = 1 / 12  # of the time; at most half of the time to get warm
LEVELS_PLAYED = (LEVELS[0], LEVELS[0], LEVELS[2])  # levels that answer at once, and one that also thinks
HURRIED = {"motion": "off", "rival_pace": "instant"}
WATCHED = {"motion": "fast", "rival_pace": "fast"}
MAX_GROWTH = 0.05  # share by which memory may grow
MAX_STALL_SECONDS = 0.5  # seconds of work in one turn of the loop that a player would notice
MAX_SILENCE_SECONDS = 900.0  # seconds without an answer, more than any computer takes
SAMPLE_SECONDS = 15.0  # seconds between two measurements of memory
FINAL_SCREENS = ("ranking", "replay")  # screens to open when a game is over
LOOK_SECONDS = 2.0  # seconds at each of them


@dataclass(slots=True)
class Watched:
    """The result of watching the window for a time."""

    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0
    games: int = 0
    answers: int = 0
    turns: int = 0
    longest: float = 0.0  # most seconds of work in one turn of the loop
    late: float = 0.0  # seconds of that turn by the clock, including other load of the machine
    memory: list[tuple[float, float]] = field(default_factory=list)  # seconds since the beginning, MB

    @property
    def growth(self) -> float:
        """Return the growth of memory as a share of its peak while the window was warming up; 0 for a short run."""
        fresh = [taken for seconds, taken in self.memory if seconds < WARM_UP_SECONDS]
        warm = [taken for seconds, taken in self.memory if seconds >= WARM_UP_SECONDS]
        return max(warm) / max(fresh) - 1 if fresh and warm else 0.0

    def judge(self) -> None:
        """Add a fault for each measured value that is too high."""
        if self.longest > MAX_STALL_SECONDS:
            self.faults.append(f"one turn of the loop had {self.longest:.2f} s of work")
        if self.growth > MAX_GROWTH:
            self.faults.append(f"memory has grown by {self.growth:.1%}")

    def lines(self) -> Iterator[str]:
        """Yield the lines to print; none if nothing was watched."""
        if not self.turns:
            return
        yield f"{self.seconds / 60:.0f} minutes of the window: {self.games} games to their end, {self.answers} answers"
        yield f"{self.turns} turns of the loop, the longest {self.longest:.2f} s of work and {self.late:.2f} s in all"
        if self.memory:
            told = ", ".join(f"{taken:.0f}" for _, taken in self.memory[:: max(1, len(self.memory) // 20)])
            yield f"MB of memory: {told}; {self.growth:+.1%} after the first {WARM_UP_SECONDS / 60:.0f} minutes"
        yield from self.faults


class _Window:
    """One window and the computers that play in it."""

    def __init__(self, program: Program, watched: Watched, seed: int) -> None:
        self.program = program
        self.watched = watched
        self.seed = seed
        every = list(tables())
        Random(seed).shuffle(every)
        self._tables = cycle(every)
        self._levels = cycle(LEVELS_PLAYED)
        ways = Ways(program)
        self.app = App(ways.first(), ways=ways, manner=program.manner, opening=Opening(size=SIZE))
        self._config: GameConfig = every[0]
        self._began = self._sampled = self._answered_at = time.monotonic()
        self._answered = 0
        self._left: list[str] = []  # screens still to be opened, of the finished game
        self._looked = 0.0

    def run(self, minutes: float) -> Iterator[str]:
        """Let computers play for this long; yield a line for every game that ends."""
        self.app.start()
        try:
            self._sit_down()
            self._began = time.monotonic()
            hurried: float | None = self._began + min(WARM_UP_SECONDS / 2, 60 * minutes * HURRIED_SHARE)
            while (now := time.monotonic()) < self._began + 60 * minutes:
                if hurried is not None and now >= hurried:
                    hurried, self._levels = None, cycle(reversed(LEVELS))
                    for name, value in WATCHED.items():
                        self.app.follow(self.program.change(name, value))
                self._turn(now)
                yield from self._look(now)
                time.sleep(self.app.pause(time.monotonic()))
        finally:
            self.watched.seconds = time.monotonic() - self._began
            self.app.close()

    def _sit_down(self) -> None:
        """Begin a game at another table, with computers of the next level."""
        self._config, level = next(self._tables), next(self._levels)
        self.seed += 1
        people = [level if place.kind == "human" else "" for place in self._config.seats]
        chairs = chairs_for(((each, "") for each in people), self.seed)
        self._left = list(FINAL_SCREENS)
        self._answered, self._answered_at = 0, time.monotonic()
        self.app.follow(Go("new", (self._config, self.seed, ("",) * len(people), chairs)))

    def _turn(self, now: float) -> None:
        """Run one turn of the loop; note an error as a fault and begin another game."""
        began, worked = time.perf_counter(), time.thread_time()
        try:
            self.app.turn(headless.events(), now)
        except Exception:
            self._fault(traceback.format_exc())
            self._sit_down()
        self.watched.turns += 1
        self.watched.longest = max(self.watched.longest, time.thread_time() - worked)
        self.watched.late = max(self.watched.late, time.perf_counter() - began)

    def _look(self, now: float) -> Iterator[str]:
        """Check progress and measure memory; yield a line when a game is over."""
        if now - self._sampled >= SAMPLE_SECONDS:
            self._sampled = now
            self.watched.memory.append((now - self._began, self._taken()))
        game = self.program.game
        assert game is not None
        answered = game.session.answered
        if answered != self._answered:
            self.watched.answers += answered - self._answered
            self._answered, self._answered_at = answered, now
        if game.session.over and now >= self._looked + LOOK_SECONDS:
            self._looked = now
            if self._left:
                self.app.follow(Go(self._left.pop(0)))
                return
            self.watched.games += 1
            yield f"game {self.watched.games}: {told(self._config)}, {answered} answers, {self._taken():.0f} MB"
            self._examine()
            self._sit_down()
        elif now - self._answered_at > MAX_SILENCE_SECONDS:
            self._fault("nobody answers any more")
            self._sit_down()

    def _examine(self) -> None:
        """Check that the game's save is sound and its log leads to its end."""
        assert self.program.game is not None
        self.program.slots.flush()
        for wrong in check(automatic(self.program.places.saves, self.program.game.id)):
            self._fault(wrong)

    def _fault(self, what: str) -> None:
        self.watched.faults.append(f"{told(self._config)} seed {self.seed}: {what}")

    def _taken(self) -> float:
        """Return the MB used by the window and by the worker process."""
        thinking = getattr(self.program.runner, "pid", None)
        return megabytes() + (megabytes(thinking) if thinking is not None else 0.0)


def watch(watched: Watched, minutes: float, seed: int = 0) -> Iterator[str]:
    """Let computers play in a window for this long; yield a line per game and fill `watched`."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # naming another driver makes it visible
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Places.under(Path(folder)), DEFAULT)
        program.remember(hold_moments=False, **HURRIED)
        for _ in program.prepare():
            pass
        settle()  # as the window does once it is ready
        try:
            yield from _Window(program, watched, seed).run(minutes)
        finally:
            program.close()
            unsettle()
