"""A task runner in a process of its own, so that the window never waits; a process that dies is started again.

If the system starts no process, tasks run in the window's process, which then waits.
"""

from __future__ import annotations

import logging
import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from dune_desktop.company import process
from dune_desktop.company.pickling import pack, unpack
from dune_desktop.company.task_runner import TaskResult, run_safely
from dune_desktop.company.tasks import Task

MAX_DEATHS = 2  # processes that may die over one task before it runs in this process

log = logging.getLogger(__name__)


class Worker:
    """A task runner in another process, which is started with the first task or by `start`.

    If a process dies over a task, the next one repeats it: the result is the same.
    """

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._open: dict[int, Task] = {}
        self._known: dict[int, TaskResult] = {}
        self._died: dict[int, int] = {}  # task number -> processes that died over it
        self._count = 0

    @property
    def pid(self) -> int | None:
        """The id of the worker process, or None."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process if there is none; it gets ready within some tenths of a second, without blocking."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
        except OSError as error:  # too many open files
            log.warning("there is no line to a process that thinks: %s", error)
            return
        made = context.Process(target=process.main, args=(theirs,), name="thinker", daemon=True)
        try:
            made.start()
        except OSError as error:
            log.warning("there is no process that thinks: %s", error)
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._line = made, ours

    # ------------------------------------------------------------------------------------------------ tasks

    def submit(self, task: Task) -> int:
        self._count += 1
        self._open[self._count] = task
        self._send(self._count)
        return self._count

    def fetch(self, ticket: int) -> TaskResult | None:
        self._listen()
        return self._known.pop(ticket, None)

    def cancel(self, ticket: int) -> None:
        self._known.pop(ticket, None)
        if self._open.pop(ticket, None) is not None and self._line is not None:
            with suppress(OSError):
                self._line.send(("cancel", ticket, False, b""))

    def cancel_pressing(self) -> None:
        for ticket in [ticket for ticket, task in self._open.items() if task.pressing]:
            self.cancel(ticket)

    def close(self) -> None:
        """Kill the process, whatever it is running."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    # ------------------------------------------------------------------------------------------------ the line

    def _send(self, ticket: int) -> None:
        self.start()
        if self._line is None:
            self._known[ticket] = run_safely(self._open.pop(ticket).think)
            return
        task = self._open[ticket]
        with suppress(OSError):  # `_listen` notices that a process has died
            self._line.send(("submit", ticket, task.pressing, pack(task)))

    def _listen(self) -> None:
        """Take in the results that the process has sent; if it has died, start another one."""
        try:
            while self._line is not None and self._line.poll():
                ticket, thought = unpack(self._line.recv_bytes())
                if self._open.pop(ticket, None) is not None:
                    self._known[ticket] = thought
        except (EOFError, OSError):
            self._restart()

    def _restart(self) -> None:
        log.warning("the process that thinks has died")
        self.close()
        if not self._open:
            return
        first = min(self._open, key=lambda ticket: (not self._open[ticket].pressing, ticket))
        self._died[first] = self._died.get(first, 0) + 1
        if self._died[first] > MAX_DEATHS:
            self._known[first] = run_safely(self._open.pop(first).think)
        for ticket in list(self._open):
            self._send(ticket)
