"""The worker process: runs one task at a time, pressing ones first, and stops tasks that were canceled.

A thread receives messages while a task runs, and interrupts a task that has become pointless. When the window is gone,
the pipe closes, and the process ends.
"""

from __future__ import annotations

import _thread
import gc
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection

from dune_desktop.company.pickling import pack, unpack
from dune_desktop.company.task_runner import run_safely

NICENESS = 5  # niceness, so that the window goes first


class _Interrupted(BaseException):
    """Raised in the main thread to stop the present task."""


class _TaskQueue:
    """The tasks of the worker process, and their execution."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.waiting: dict[int, bytes] = {}  # packed tasks by number
        self.pressing: set[int] = set()
        self.now = -1  # number of the running task, -1 for none
        self.changed = threading.Condition()

    def listen(self) -> None:
        """Receive new and canceled tasks until the pipe closes; then end the process."""
        while True:
            try:
                word, ticket, pressing, data = self.line.recv()
            except (EOFError, OSError):
                os._exit(0)
            with self.changed:
                if word == "submit":
                    self.waiting[ticket] = data
                    if pressing:
                        self.pressing.add(ticket)
                    self.changed.notify()
                else:
                    self.waiting.pop(ticket, None)
                    self.pressing.discard(ticket)
                should_stop = self.should_stop()
            if should_stop:
                _thread.interrupt_main()

    def should_stop(self) -> bool:
        """Tell whether to stop the running task: it was canceled, or another one is more pressing."""
        if self.now < 0:
            return False
        return self.now not in self.waiting or bool(self.pressing - {self.now} and self.now not in self.pressing)

    def interrupt(self, *_: object) -> None:
        """Stop the running task if it is pointless; otherwise do nothing."""
        if self.should_stop():
            self.now = -1
            raise _Interrupted

    def work(self) -> None:
        """Run one task after another, without end."""
        while True:
            with self.changed:
                while not self.waiting:
                    self.changed.wait()
                ticket = min(self.pressing or self.waiting)
                data = self.waiting[ticket]
            with suppress(_Interrupted):
                self.think(ticket, data)

    def think(self, ticket: int, data: bytes) -> None:
        """Run a task and send its result; an interrupted task keeps waiting."""
        self.now = ticket
        if self.should_stop():  # canceled before it began
            self.now = -1
            return
        thought = run_safely(lambda: unpack(data).think())
        self.now = -1
        with self.changed:
            wanted = self.waiting.pop(ticket, None) is not None
            self.pressing.discard(ticket)
        if wanted:
            with suppress(OSError):
                self.line.send_bytes(pack((ticket, thought)))


def main(line: Connection) -> None:
    """Run the tasks that come through the pipe until it closes."""
    queue = _TaskQueue(line)
    signal.signal(signal.SIGINT, queue.interrupt)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=queue.listen, name="listener", daemon=True).start()
    warm_up()
    queue.work()


def warm_up() -> None:
    """Import and load what every task needs."""
    from dune_desktop.company import tasks
    from dune_desktop.content.catalog import catalog

    assert tasks
    catalog()
    gc.collect()
    gc.freeze()
