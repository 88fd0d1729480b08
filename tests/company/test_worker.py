"""Computers think in a process of their own: it answers as thinking here would, and can be stopped, or die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from dune_desktop.company.mind import Thought
from dune_desktop.company.post import pack, rules_of, unpack
from dune_desktop.company.tasks import Choose, choice
from dune_desktop.company.worker import Worker
from dune_desktop.engine.config import solo, table
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import GUESTS, Chair, Session


@dataclass(frozen=True)
class Brood:
    """A task that takes so long, or for ever."""

    seconds: float
    pressing: bool = True

    def think(self) -> str:
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
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


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def _wait(worker: Worker, ticket: int, within: float = 60.0) -> Thought:
    end = time.monotonic() + within
    while (thought := worker.heard(ticket)) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.002)
    return thought


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
    there = _wait(worker, worker.ask(task))
    assert there.result == task.think()
    assert there.result in session.rules.legal(session.state)


def test_sights_travel_without_their_rules():
    """What goes to the other process is a few thousand bytes, and is the same there."""
    task = choice(_some(_session(), 60))
    data = pack(task)
    assert len(data) < 40_000
    assert unpack(data) == task
    assert unpack(data).sight.rules is task.sight.rules


def test_rules_stay_for_the_game_at_the_table_and_another():
    """Of an evening at many tables no more is left, and for turns at two of them nothing is made anew."""
    first, second, third = (rules_of(config) for config in (table(4), table(3), table(2)))
    assert rules_of(table(3)) is second
    assert rules_of(table(2)) is third
    assert rules_of(table(4)) is not first


def test_what_nobody_wants_to_know_is_not_thought_about(worker):
    """A dropped task makes way for the next within a tenth of a second, and nothing is heard of it."""
    _wait(worker, worker.ask(Brood(0.0)))  # the process is ready
    pointless = worker.ask(Brood(1000.0))
    time.sleep(0.2)
    before = time.monotonic()
    worker.drop(pointless)
    assert time.monotonic() - before < 0.05
    assert _wait(worker, worker.ask(Brood(0.0))).result == "done"
    assert time.monotonic() - before < 0.5  # a tenth where nothing else runs
    assert worker.heard(pointless) is None


def test_what_is_pressing_goes_before_what_is_not(worker):
    """A question at the table interrupts a review, which goes on afterwards."""
    slow = worker.ask(Brood(1.0, pressing=False))
    _wait(worker, worker.ask(Brood(0.0)))
    assert worker.heard(slow) is None
    assert _wait(worker, slow).result == "done"


def test_a_mistake_is_told_and_the_next_task_is_done(worker):
    """A task that fails takes nothing with it."""
    assert _wait(worker, worker.ask(Stumble())).failed
    assert _wait(worker, worker.ask(Brood(0.0))).result == "done"


def test_a_process_that_dies_is_started_again(worker):
    """Nothing is lost: the next process is given what the last one was asked."""
    session = _some(_session(), 30)
    _wait(worker, worker.ask(Brood(0.0)))
    first = worker.pid
    ticket, other = worker.ask(Brood(1.0)), worker.ask(choice(session))
    assert first is not None
    os.kill(first, signal.SIGTERM)
    assert _wait(worker, ticket).result == "done"
    assert _wait(worker, other).result == choice(session).think()
    assert worker.pid != first


def test_a_task_that_kills_every_process_is_thought_about_here(worker):
    """So the game goes on whatever happens to processes on this machine."""
    assert _wait(worker, worker.ask(Perish(os.getpid()))).result == "survived"
    assert _wait(worker, worker.ask(Brood(0.0))).result == "done"


@pytest.mark.parametrize("what", ["process", "line"])
def test_where_there_is_no_process_it_is_thought_about_here(worker, monkeypatch, what):
    """The system may give no more of them; when it gives one again, it thinks there."""

    def refuse(*_):
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as short:
        if what == "process":
            short.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        else:
            short.setattr("multiprocessing.context.SpawnContext.Pipe", refuse)
        worker.start()
        assert worker.pid is None
        assert _wait(worker, worker.ask(Brood(0.0))).result == "done"
        worker.close()
    assert _wait(worker, worker.ask(Brood(0.0))).result == "done"
    assert worker.pid is not None


_ALONE = """
import sys, time
from dune_desktop.company.worker import Worker
from tests.company.test_worker import Brood
if __name__ == "__main__":
    worker = Worker()
    ready = worker.ask(Brood(0.0))
    while worker.heard(ready) is None:
        time.sleep(0.01)
    worker.ask(Brood(1000.0))
    time.sleep(0.1)
    print(worker.pid, flush=True)
    time.sleep(1000)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked for by signals")
def test_nobody_thinks_on_when_the_program_is_killed(tmp_path):
    """The process ends by itself, also in the midst of thinking."""
    script = tmp_path / "alone.py"
    script.write_text(_ALONE)
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        thinker = int(program.stdout.readline())
        program.kill()
    _until(lambda: not _alive(thinker))


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 10.0
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def _alive(pid: int) -> bool:
    """Whether the process runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(status.strip()) and not status.strip().startswith("Z")
