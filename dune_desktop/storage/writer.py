"""Writing in a thread of its own: a disk may take its time, and the picture must not stand still meanwhile."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path

from dune_desktop.storage.disk import SaveError

log = logging.getLogger(__name__)


class Writer:
    """Does what writes a file in a thread that lives as long as there is something to write.

    Files are written one after another. Of several jobs for one file that wait, only the newest is done: it holds all
    that the others do. The program does not end before the last one is done.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: dict[Path, Callable[[], None]] = {}
        self._at: Path | None = None  # the file being written
        self._running = False
        self._wrong: dict[Path, SaveError] = {}

    def put(self, path: Path, job: Callable[[], None], patience: float) -> None:
        """Have the file written; wait so many seconds for it and no longer."""
        with self._changed:
            self._waiting[path] = job
            start = not self._running
            self._running = True
        if start:
            try:
                threading.Thread(target=self._work, name="writer").start()
            except RuntimeError:  # the system gives no more threads
                self._work()
        self.wait(path, patience)

    def wait(self, path: Path | None = None, patience: float | None = None) -> bool:
        """Wait until the file, or every file, is written; whether it was in time."""
        with self._changed:
            return self._changed.wait_for(lambda: self._idle(path), patience)

    def wrong(self, path: Path) -> SaveError | None:
        """Why the file could not be written the last time it was tried."""
        with self._changed:
            return self._wrong.get(path)

    def _idle(self, path: Path | None) -> bool:
        if path is None:
            return not self._waiting and self._at is None
        return path not in self._waiting and path != self._at

    def _work(self) -> None:
        while True:
            with self._changed:
                if not self._waiting:
                    self._running = False
                    return
                self._at = next(iter(self._waiting))
                job = self._waiting.pop(self._at)
                path = self._at
            error = _done(path, job)
            with self._changed:
                self._at = None
                self._wrong.pop(path, None)
                if error is not None:
                    self._wrong[path] = error
                self._changed.notify_all()


def _done(path: Path, job: Callable[[], None]) -> SaveError | None:
    """Do it; what went wrong. No error ends the thread, or nothing would be written any more."""
    try:
        job()
    except SaveError as error:
        return error
    except Exception as error:
        log.exception("%s was not written", path)
        return SaveError("unwritable", path, str(error) or type(error).__name__)
    return None
