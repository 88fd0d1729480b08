"""`hammer`: random mouse and key input in one window with everything moving, while memory is measured.

Now and then everything is redrawn, and the window must already have shown the same, to the pixel. All tables take
turns. One seed gives the same events on every machine, but for the computers' thinking. The program has a folder of its
own and touches no files of the player.
"""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from random import Random
from typing import Any

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import MOTIONS
from dune_desktop.tools.memory import megabytes
from dune_desktop.tools.soak import tables, told
from dune_desktop.ui.program import Program
from dune_desktop.ui.system import folders
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Go
from dune_desktop.ui.window.unseen import headless
from dune_desktop.ui.window.unseen.afresh import stale
from dune_desktop.ui.window.unseen.random_input import Clumsy

SIZE = (1280, 720)
EVENTS_PER_SPEED = 1000  # events at one speed of motion
STRETCHES_PER_TABLE = 2  # stretches before another table is opened
PAUSES = (0.0, 0.0, 0.016, 0.1, 0.4, 1.3)  # seconds between two gestures
FRAME = 1 / 60
MAX_GROWTH_MB = 48.0  # MB that memory may grow in the second half of a run
MOVING_SPEEDS = tuple(motion for motion in MOTIONS if motion != "off")
NAMES = ("Ana", "Bo", "Chi", "Dai")
REDRAW_SHARE = 0.3  # share of the moments at rest in which everything is redrawn


@dataclass(slots=True)
class Report:
    """The result of a run: events, scenes seen, answers given, and memory over time."""

    events: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    seconds: float = 0.0
    looked: int = 0  # times that everything was redrawn
    faults: list[str] = field(default_factory=list)  # differences found by that
    memory: list[float] = field(default_factory=list)  # MB at the end of each stretch; empty where unknown

    @property
    def grown(self) -> float:
        """Return the MB that memory grew in the second half, when everything had been seen once."""
        half = self.memory[len(self.memory) // 2 :]
        return max(half) - half[0] if half else 0.0

    def lines(self) -> list[str]:
        """Return the lines to print."""
        seen = ", ".join(f"{name} {n}" for name, n in self.scenes.most_common())
        lines = [f"{self.events} events, {self.answers} answers at the table, {self.seconds:.0f} s", seen]
        lines += [f"drawn afresh {self.looked} times, {len(self.faults)} of them with a difference", *self.faults]
        if self.memory:
            lines.append(
                f"memory {self.memory[0]:.0f} to {max(self.memory):.0f} MB, {self.grown:.0f} in the second half"
            )
        return lines


class _Run:
    """One window under random input."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.seed = seed
        self.chance = Random(seed)
        self.report = Report()
        self.ways = Ways(program)
        for _ in program.prepare():
            pass
        self.app = App(
            self.ways.first(),
            ways=self.ways,
            manner=program.manner,
            opening=Opening(size=SIZE),
            owner=program,
        )
        self._tables = list(tables())
        self.chance.shuffle(self._tables)
        self._config = self._tables[-1]
        self.hand = Clumsy(self.app, seed, lambda action: action[0] == "quit")
        self.now = 100.0

    def to(self, events: int) -> Report:
        """Send at least this many events and return the report."""
        began = time.perf_counter()
        self.app.start()
        stretch = 0
        try:
            while self.report.events < events:
                if self.report.events >= stretch * EVENTS_PER_SPEED:
                    self._begin(stretch)
                    stretch += 1
                self._press()
        finally:
            self.app.close()
        self.report.seconds = time.perf_counter() - began
        return self.report

    def _begin(self, stretch: int) -> None:
        """Begin a stretch with another speed and, every `STRETCHES_PER_TABLE` stretches, another table."""
        if stretch % STRETCHES_PER_TABLE == 0:
            self._config = self._tables[stretch // STRETCHES_PER_TABLE % len(self._tables)]
            self.app.follow(Go("new", (self._config, self.seed + stretch, NAMES[: self._config.players])))
        self.app.follow(self.program.change("motion", MOVING_SPEEDS[stretch % len(MOVING_SPEEDS)]))
        self._turn([], FRAME)
        if stretch:
            gc.collect()
            self.report.memory += [taken] if (taken := megabytes()) else []

    def _press(self) -> None:
        """Make one gesture, event by event, and the frames that follow."""
        for event in self.hand.gesture():
            self._turn([event], 0.0)
            self.report.events += 1
        for _ in range(self.chance.choice((1, 1, 2, 5))):
            self._turn([], FRAME)
        self._turn([], self.chance.choice(PAUSES))
        if not self.app.show.goes_on and self.chance.random() < REDRAW_SHARE:
            self._look()
        self.report.scenes[type(self.app.scene).__name__] += 1

    def _look(self) -> None:
        """Compare the window with a complete redraw, and note a difference."""
        self.report.looked += 1
        if found := stale(self.app, self.now):
            self.report.faults.append(f"{told(self._config)}, event {self.report.events}: {found}")

    def _turn(self, events: list[Any], later: float) -> None:
        self.now += later
        game = self.program.game
        before = len(game.session.log) if game is not None else 0
        self.app.turn(events, self.now)
        if game is not None and game is self.program.game:
            self.report.answers += max(0, len(game.session.log) - before)
        if not self.app.running:  # a key has left the program, which begins again in the same window
            self.app.running = True
            self.app.follow(Go("title"))


@contextmanager
def _no_folder_opens() -> Iterator[None]:
    """Prevent buttons from opening folder windows of the system."""
    really = folders.show
    folders.show = lambda folder: False
    try:
        yield
    finally:
        folders.show = really


def hammer(events: int, seed: int = 0) -> Report:
    """Send this many random events and return the report; any exception of the program is raised."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    headless.open_display(SIZE)
    with tempfile.TemporaryDirectory() as folder, _no_folder_opens():
        program = Program(Places.under(Path(folder)), DEFAULT)
        try:
            return _Run(program, seed).to(events)
        finally:
            program.close()
