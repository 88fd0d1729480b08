"""The process that thinks: one task at a time, pressing ones first, none that nobody wants to know of any more.

It hears of everything at once, also while it thinks: a thread listens, and interrupts what has become pointless. When
the window is gone, however that came, so is the line to it, and the process ends.
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

UNHURRIED = 5  # how much the window goes before, where systems let programs say so


class _Interrupted(BaseException):
    """What is being thought about is not wanted now."""


class _Thinker:
    def __init__(self, line: Connection) -> None:
        self.line = line
        self.waiting: dict[int, bytes] = {}  # tasks by number
        self.pressing: set[int] = set()
        self.now = -1  # the task that is being thought about
        self.news = threading.Condition()

    def listen(self) -> None:
        """Take in what is asked and what is dropped, until nobody is there any more."""
        while True:
            try:
                word, ticket, pressing, data = self.line.recv()
            except (EOFError, OSError):
                os._exit(0)
            with self.news:
                if word == "ask":
                    self.waiting[ticket] = data
                    if pressing:
                        self.pressing.add(ticket)
                    self.news.notify()
                else:
                    self.waiting.pop(ticket, None)
                    self.pressing.discard(ticket)
                pointless = self.pointless()
            if pointless:
                _thread.interrupt_main()

    def pointless(self) -> bool:
        """Whether to stop thinking about the present task: nobody wants it, or something is more pressing."""
        if self.now < 0:
            return False
        return self.now not in self.waiting or bool(self.pressing - {self.now} and self.now not in self.pressing)

    def interrupt(self, *_: object) -> None:
        """In the midst of thinking; elsewhere it does no harm."""
        if self.pointless():
            self.now = -1
            raise _Interrupted

    def work(self) -> None:
        """Think about one task after another."""
        while True:
            with self.news:
                while not self.waiting:
                    self.news.wait()
                ticket = min(self.pressing or self.waiting)
                data = self.waiting[ticket]
            with suppress(_Interrupted):
                self.think(ticket, data)

    def think(self, ticket: int, data: bytes) -> None:
        """Think about a task and tell what came of it; what is interrupted stays among what is waiting."""
        self.now = ticket
        if self.pointless():  # the word came before the work
            self.now = -1
            return
        thought = run_safely(lambda: unpack(data).think())
        self.now = -1
        with self.news:
            wanted = self.waiting.pop(ticket, None) is not None
            self.pressing.discard(ticket)
        if wanted:
            with suppress(OSError):
                self.line.send_bytes(pack((ticket, thought)))


def main(line: Connection) -> None:
    """Think about what comes along the line, until nobody is at its other end."""
    thinker = _Thinker(line)
    signal.signal(signal.SIGINT, thinker.interrupt)
    if hasattr(os, "nice"):
        os.nice(UNHURRIED)
    threading.Thread(target=thinker.listen, name="listener", daemon=True).start()
    warm_up()
    thinker.work()


def warm_up() -> None:
    """Have at hand what every task needs."""
    from dune_desktop.company import tasks
    from dune_desktop.content.catalog import catalog

    assert tasks
    catalog()
    gc.collect()
    gc.freeze()
