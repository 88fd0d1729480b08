"""File writing in a thread of its own, so that a slow disk does not stop the picture."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path

from dune_desktop.storage.disk import SaveError

log = logging.getLogger(__name__)


class Writer:
    """A queue of writing jobs, worked off by a thread that lives while there are jobs.

    Files are written one after another. Of several waiting jobs for one file only the newest is done, because it writes
    everything. The program does not end before the last job is done.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: dict[Path, Callable[[], None]] = {}
        self._at: Path | None = None  # the file being written
        self._running = False
        self._wrong: dict[Path, SaveError] = {}

    def put(self, path: Path, job: Callable[[], None], patience: float) -> None:
        """Queue a job that writes the file, and wait for it at most `patience` seconds."""
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
        """Wait until the file, or every file, is written; tell whether it was done within `patience` seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: self._idle(path), patience)

    def wrong(self, path: Path) -> SaveError | None:
        """Return the error of the last try to write the file; None if it succeeded."""
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
    """Run the job and return its error. Nothing is raised, because that would end the thread."""
    try:
        job()
    except SaveError as error:
        return error
    except Exception as error:
        log.exception("%s was not written", path)
        return SaveError("unwritable", path, str(error) or type(error).__name__)
    return None
