"""The part of `bench` for thinking: the window's speed while the strongest computers think beside it.

Frames are measured by the real clock, so `load` tells how busy the machine was: its load average over a minute.
"""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from dune_desktop.company.tasks import Choose, choice
from dune_desktop.company.worker import Worker
from dune_desktop.engine.assembly.registry import largest
from dune_desktop.engine.model.config import table
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.players.levels import LEVELS
from dune_desktop.session.chairs import chairs_for
from dune_desktop.storage.places import Places
from dune_desktop.tools.bench_screen import spread
from dune_desktop.tools.memory import megabytes
from dune_desktop.ui.program import Program
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.gc_schedule import settle, unsettle
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Go
from dune_desktop.ui.window.unseen import headless

SIZE: Final = (1920, 1080)
FRAMES_MEASURED: Final = 1000  # frames measured while something moves, in a game of three computers
IDLE_SECONDS: Final = 10.0  # seconds in which nobody acts
CANCELED_SEARCHES: Final = 12  # searches to cancel
SECONDS_TO_CANCEL: Final = 0.15  # seconds after which each is canceled


def thinking() -> dict[str, Any]:
    """Return frame times, memory, time to cancel a search, and processor use during a person's turn."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Places.under(Path(folder)), DEFAULT)
        program.remember(hold_moments=False, rival_pace="fast", curtain=False)
        for _ in program.prepare():
            pass
        headless.open_display(SIZE)
        settle()  # as the window does once it is ready
        ways = Ways(program)
        app = App(ways.first(), ways=ways, manner=program.manner, opening=Opening(size=SIZE))
        app.start()
        try:
            return _measured(app, program)
        finally:
            app.close()
            program.close()
            unsettle()


def _measured(app: App, program: Program) -> dict[str, Any]:
    _sit_down(app, LEVELS[-1:] * 3)
    found = _watched(app, program)
    found["cancel_ms"] = _broken_off(program)
    _sit_down(app, ("", *LEVELS[-1:] * 2))
    return {**found, "idle_percent": _idle(app, program), "load": round(os.getloadavg()[0], 1)}


def _sit_down(app: App, levels: tuple[str, ...]) -> None:
    config = table(3, largest()[0])
    app.follow(Go("new", (config, 5, ("A", "", ""), chairs_for(((level, "") for level in levels), 5))))


def _watched(app: App, program: Program) -> dict[str, Any]:
    """Measure frames while something moves and a computer mostly thinks."""
    intervals: list[float] = []
    work: list[float] = []
    before = 0.0
    while len(intervals) < FRAMES_MEASURED and not _session(program).over:
        now, moving = time.monotonic(), app.projector.waits
        worked = time.thread_time()
        app.turn(headless.events(), now)
        if moving and before:
            intervals.append((now - before) * 1000)
            work.append((time.thread_time() - worked) * 1000)
        before = now if moving else 0.0
        time.sleep(app.pause(time.monotonic()))
    taken = {"window": round(megabytes()), "thinker": round(megabytes(_worker(program).pid or 0))}
    answers = _session(program).answered
    return {"answers": answers, "interval_ms": spread(intervals), "work_ms": spread(work), "memory_mb": taken}


def _broken_off(program: Program) -> dict[str, float]:
    """Return the milliseconds from canceling a search until the worker has answered another task."""
    runner, task = _worker(program), choice(_session(program))
    assert task is not None
    runner.cancel_pressing()
    quick = replace(task, info_state=replace(task.info_state, options=task.info_state.options[:1]))
    _await(runner, quick)
    took = []
    for _ in range(CANCELED_SEARCHES):
        runner.submit(task)
        time.sleep(SECONDS_TO_CANCEL)
        began = time.perf_counter()
        runner.cancel_pressing()
        _await(runner, quick)
        took.append((time.perf_counter() - began) * 1000)
    return spread(took)


def _await(runner: Worker, task: Choose) -> None:
    ticket = runner.submit(task)
    while runner.fetch(ticket) is None:
        time.sleep(0.001)


def _idle(app: App, program: Program) -> dict[str, float | None]:
    """Return the percentage of a core used while a person is asked and does nothing."""
    while _session(program).asked_computer() is not None or program.shown_game is None or program.shown_game.watching:
        app.turn(headless.events(), time.monotonic())
    _rest(app, IDLE_SECONDS / 2)
    pid = _worker(program).pid or 0
    window, thinker, began = time.process_time(), _seconds(pid), time.monotonic()
    _rest(app, IDLE_SECONDS)
    passed = (time.monotonic() - began) / 100
    after = _seconds(pid)
    theirs = None if after is None or thinker is None else round((after - thinker) / passed, 2)
    return {"window": round((time.process_time() - window) / passed, 2), "thinker": theirs}


def _rest(app: App, seconds: float) -> None:
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        app.turn(headless.events(), now)
        time.sleep(app.pause(time.monotonic()))


def _seconds(pid: int) -> float | None:
    """Return the processor seconds used by a process; None on systems that do not tell."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return None
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / float(os.sysconf("SC_CLK_TCK"))


def _session(program: Program) -> Any:
    assert program.game is not None
    return program.game.session


def _worker(program: Program) -> Worker:
    assert isinstance(program.runner, Worker)
    return program.runner
