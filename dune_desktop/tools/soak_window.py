"""The part of `soak` with a window: computers play each other in it, and it must neither stop, stall nor grow.

It goes at the speed at which somebody would watch it, but for a twelfth of the time, five minutes at most, in which it
hurries to see many tables. As long again it is watched before memory counts, those who think most first: so that most
of what a window keeps, also of what moves, is there before it is looked whether it grows. Nothing of the player's is
touched: the program has a folder of its own.
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
from dune_desktop.session.chairs import seated
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
WARM = 600.0  # seconds after which everything was seen, and memory stays what it is
HURRY = 1 / 12  # of the time, half of what it may take to get warm at most
QUICK = (LEVELS[0], LEVELS[0], LEVELS[2])  # who answers at once, and now and then who also thinks
HURRIED = {"motion": "off", "rival_pace": "instant"}
WATCHED = {"motion": "fast", "rival_pace": "fast"}
GROWTH = 0.05  # of that memory may come to it
STALL = 0.5  # seconds of work in one turn of the loop, which somebody would notice
STILL = 900.0  # seconds without an answer, which no computer takes
SAMPLE = 15.0  # seconds between two looks at memory
AFTERWARDS = ("ranking", "replay")  # what is looked at when a game is over
LOOK = 2.0  # seconds, at each


@dataclass(slots=True)
class Watched:
    """What an hour of the window, or another time, came to."""

    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0
    games: int = 0
    answers: int = 0
    turns: int = 0
    longest: float = 0.0  # seconds of work in one turn of the loop
    late: float = 0.0  # seconds that the longest one took by the clock, with all else that the machine did
    memory: list[tuple[float, float]] = field(default_factory=list)  # seconds since the beginning, MB

    @property
    def growth(self) -> float:
        """By what part of the most memory taken while it was new the window has grown since; 0 for a short run."""
        fresh = [taken for seconds, taken in self.memory if seconds < WARM]
        warm = [taken for seconds, taken in self.memory if seconds >= WARM]
        return max(warm) / max(fresh) - 1 if fresh and warm else 0.0

    def judge(self) -> None:
        """What was measured is a fault where it is too much."""
        if self.longest > STALL:
            self.faults.append(f"one turn of the loop had {self.longest:.2f} s of work")
        if self.growth > GROWTH:
            self.faults.append(f"memory has grown by {self.growth:.1%}")

    def lines(self) -> Iterator[str]:
        """The report for the terminal; nothing if nobody watched."""
        if not self.turns:
            return
        yield f"{self.seconds / 60:.0f} minutes of the window: {self.games} games to their end, {self.answers} answers"
        yield f"{self.turns} turns of the loop, the longest {self.longest:.2f} s of work and {self.late:.2f} s in all"
        if self.memory:
            told = ", ".join(f"{taken:.0f}" for _, taken in self.memory[:: max(1, len(self.memory) // 20)])
            yield f"MB of memory: {told}; {self.growth:+.1%} after the first {WARM / 60:.0f} minutes"
        yield from self.faults


class _Window:
    """One window and those who play in it."""

    def __init__(self, program: Program, watched: Watched, seed: int) -> None:
        self.program = program
        self.watched = watched
        self.seed = seed
        every = list(tables())
        Random(seed).shuffle(every)
        self._tables = cycle(every)
        self._levels = cycle(QUICK)
        ways = Ways(program)
        self.app = App(ways.first(), ways=ways, manner=program.manner, opening=Opening(size=SIZE))
        self._config: GameConfig = every[0]
        self._began = self._sampled = self._answered_at = time.monotonic()
        self._answered = 0
        self._left: list[str] = []  # what is still to be looked at, of the game that is over
        self._looked = 0.0

    def run(self, minutes: float) -> Iterator[str]:
        """Let computers play for so long; tells of every game that came to its end."""
        self.app.start()
        try:
            self._sit_down()
            self._began = time.monotonic()
            hurried: float | None = self._began + min(WARM / 2, 60 * minutes * HURRY)
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
        """Another table, with computers of one level after another."""
        self._config, level = next(self._tables), next(self._levels)
        self.seed += 1
        people = [level if place.kind == "human" else "" for place in self._config.seats]
        chairs = seated(((each, "") for each in people), self.seed)
        self._left = list(AFTERWARDS)
        self._answered, self._answered_at = 0, time.monotonic()
        self.app.follow(Go("new", (self._config, self.seed, ("",) * len(people), chairs)))

    def _turn(self, now: float) -> None:
        """One turn of the loop, as the program has it; an error is told, and another game begins."""
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
        """How the game goes, and what memory it takes."""
        if now - self._sampled >= SAMPLE:
            self._sampled = now
            self.watched.memory.append((now - self._began, self._taken()))
        game = self.program.game
        assert game is not None
        answered = game.session.answered
        if answered != self._answered:
            self.watched.answers += answered - self._answered
            self._answered, self._answered_at = answered, now
        if game.session.over and now >= self._looked + LOOK:
            self._looked = now
            if self._left:
                self.app.follow(Go(self._left.pop(0)))
                return
            self.watched.games += 1
            yield f"game {self.watched.games}: {told(self._config)}, {answered} answers, {self._taken():.0f} MB"
            self._examine()
            self._sit_down()
        elif now - self._answered_at > STILL:
            self._fault("nobody answers any more")
            self._sit_down()

    def _examine(self) -> None:
        """Whether what was kept of the game is sound, and its log leads to its end."""
        assert self.program.game is not None
        self.program.slots.flush()
        for wrong in check(automatic(self.program.places.saves, self.program.game.id)):
            self._fault(wrong)

    def _fault(self, what: str) -> None:
        self.watched.faults.append(f"{told(self._config)} seed {self.seed}: {what}")

    def _taken(self) -> float:
        """MB that the window has taken, and whoever thinks for it."""
        thinking = getattr(self.program.runner, "pid", None)
        return megabytes() + (megabytes(thinking) if thinking is not None else 0.0)


def watch(watched: Watched, minutes: float, seed: int = 0) -> Iterator[str]:
    """Let computers play in a window for so long, telling of every game; `watched` learns what came of it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # who names another one can look on
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
