"""Computers think in a process of their own: it answers as thinking here would, and can be stopped, or die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from dune_desktop.company.pickling import pack, rules_of, unpack
from dune_desktop.company.task_runner import TaskResult
from dune_desktop.company.tasks import Choose, choice
from dune_desktop.company.worker import Worker
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, Chair, Session


@dataclass(frozen=True)
class Quick:
    """A task that is done at once."""

    pressing: bool = True

    def think(self) -> str:
        return "done"


@dataclass(frozen=True)
class Brood:
    """A task that takes until somebody makes the file `end`; that it is thought about, the file `begun` tells."""

    folder: str
    pressing: bool = True

    @property
    def begun(self) -> Path:
        return Path(self.folder) / "begun"

    @property
    def end(self) -> Path:
        return Path(self.folder) / "end"

    def think(self) -> str:
        self.begun.touch()
        while not self.end.exists():
            pass
        return "done"


@dataclass(frozen=True)
class Stumble:
    """A task with a mistake in it."""

    pressing: bool = True

    def think(self) -> str:
        raise ZeroDivisionError


@dataclass(frozen=True)
class Perish:
    """A task over which every process dies that is not this one."""

    here: int
    pressing: bool = True

    def think(self) -> str:
        if os.getpid() != self.here:
            os._exit(3)
        return "survived"


@pytest.fixture(scope="module")
def started() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def worker(started: Worker) -> Iterator[Worker]:
    """The same one for all tests: its process is started once, and again only where one dies or is closed."""
    yield started
    started.cancel_pressing()


HANGS = 300.0  # seconds after which nothing comes any more, on however slow a machine


def _wait(worker: Worker, ticket: int) -> TaskResult:
    found: list[TaskResult] = []

    def arrived() -> bool:
        found.extend(filter(None, [worker.fetch(ticket)]))
        return bool(found)

    _until(arrived)
    return found[0]


def _session(config=None, seed: int = 4) -> Session:
    config = config or table(3)
    chairs = tuple(
        Chair("novice", "balanced", guest) if seat.kind == "human" else Chair()
        for seat, guest in zip(config.seats, GUESTS, strict=False)
    )
    return Session.start(rules_of(config), seed, tuple("ABCD"[: len(chairs)]), chairs)


def _some(session: Session, answers: int) -> Session:
    player = RandomPlayer(2)
    for _ in range(answers):
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


@pytest.mark.parametrize("config", [table(4), solo("mentat"), table(2)], ids=["four", "solo", "two"])
def test_it_answers_as_thinking_here_would(worker, config):
    """What comes of a task depends on nothing but the task, so a game with computers can be played again."""
    session = _some(_session(config), 40)
    task = choice(session)
    assert isinstance(task, Choose)
    there = _wait(worker, worker.submit(task))
    assert there.result == task.think()
    assert there.result in session.rules.legal(session.state)


def test_sights_travel_without_their_rules():
    """What goes to the other process is a few thousand bytes, and is the same there."""
    task = choice(_some(_session(), 60))
    data = pack(task)
    assert len(data) < 40_000
    assert unpack(data) == task
    assert unpack(data).info_state.rules is task.info_state.rules


def test_rules_stay_for_the_game_at_the_table_and_another():
    """Of an evening at many tables no more is left, and for turns at two of them nothing is made anew."""
    first, second, third = (rules_of(config) for config in (table(4), table(3), table(2)))
    assert rules_of(table(3)) is second
    assert rules_of(table(2)) is third
    assert rules_of(table(4)) is not first


def test_what_nobody_wants_to_know_is_not_thought_about(worker, tmp_path):
    """A dropped task, which would never end, makes way for the next, and nothing is heard of it."""
    endless = Brood(str(tmp_path))
    pointless = worker.submit(endless)
    _until(endless.begun.exists)
    worker.cancel(pointless)
    assert _wait(worker, worker.submit(Quick())).result == "done"
    assert worker.fetch(pointless) is None


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be held there")
def test_nobody_waits_until_a_task_is_dropped(worker, tmp_path):
    """Not even if the process that thinks does nothing at all."""
    endless = Brood(str(tmp_path))
    pointless = worker.submit(endless)
    _until(endless.begun.exists)
    os.kill(worker.pid, signal.SIGSTOP)
    dropping = threading.Thread(target=worker.cancel, args=(pointless,), daemon=True)
    dropping.start()
    dropping.join(HANGS)
    assert not dropping.is_alive()
    os.kill(worker.pid, signal.SIGCONT)
    assert _wait(worker, worker.submit(Quick())).result == "done"


def test_what_is_pressing_goes_before_what_is_not(worker, tmp_path):
    """A question at the table interrupts a review, which goes on afterwards."""
    review = Brood(str(tmp_path), pressing=False)
    slow = worker.submit(review)
    _until(review.begun.exists)
    _wait(worker, worker.submit(Quick()))
    assert worker.fetch(slow) is None
    review.end.touch()
    assert _wait(worker, slow).result == "done"


def test_a_mistake_is_told_and_the_next_task_is_done(worker):
    """A task that fails takes nothing with it."""
    assert _wait(worker, worker.submit(Stumble())).failed
    assert _wait(worker, worker.submit(Quick())).result == "done"


def test_a_process_that_dies_is_started_again(worker, tmp_path):
    """Nothing is lost: the next process is given what the last one was asked."""
    session, task = _some(_session(), 30), Brood(str(tmp_path))
    ticket, other = worker.submit(task), worker.submit(choice(session))
    _until(task.begun.exists)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGTERM)
    task.end.touch()
    assert _wait(worker, ticket).result == "done"
    assert _wait(worker, other).result == choice(session).think()
    assert worker.pid != first


def test_a_task_that_kills_every_process_is_thought_about_here(worker):
    """So the game goes on whatever happens to processes on this machine."""
    assert _wait(worker, worker.submit(Perish(os.getpid()))).result == "survived"
    assert _wait(worker, worker.submit(Quick())).result == "done"


@pytest.mark.parametrize("what", ["process", "line"])
def test_where_there_is_no_process_it_is_thought_about_here(worker, monkeypatch, what):
    """The system may give no more of them; when it gives one again, it thinks there."""

    def refuse(*_):
        raise BlockingIOError(11, "Resource temporarily unavailable")

    worker.close()
    with monkeypatch.context() as short:
        if what == "process":
            short.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        else:
            short.setattr("multiprocessing.context.SpawnContext.Pipe", refuse)
        worker.start()
        assert worker.pid is None
        assert _wait(worker, worker.submit(Quick())).result == "done"
        worker.close()
    assert _wait(worker, worker.submit(Quick())).result == "done"
    assert worker.pid is not None


_ALONE = """
import sys, time
from dune_desktop.company.worker import Worker
from tests.company.test_worker import Brood
if __name__ == "__main__":
    worker, endless = Worker(), Brood(sys.argv[1])
    worker.submit(endless)
    while not endless.begun.exists():
        time.sleep(0.01)
    print(worker.pid, flush=True)
    time.sleep(1000)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked for by signals")
def test_nobody_thinks_on_when_the_program_is_killed(tmp_path):
    """The process ends by itself, also in the midst of thinking."""
    script = tmp_path / "alone.py"
    script.write_text(_ALONE)
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    command = [sys.executable, str(script), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        thinker = int(program.stdout.readline())
        program.kill()
    _until(lambda: not _alive(thinker))


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + HANGS
    while not done():
        assert time.monotonic() < end, "it never comes"
        time.sleep(0.002)


def _alive(pid: int) -> bool:
    """Whether the process runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(status.strip()) and not status.strip().startswith("Z")
