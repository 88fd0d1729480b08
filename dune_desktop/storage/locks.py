"""Locks on open games, so that only one window of the program plays and saves a game at a time."""

from __future__ import annotations

import os
import sys
import threading
import time
import zlib
from pathlib import Path

from dune_desktop.storage import disk

_PLACES = 1 << 30
CHECK_SECONDS = 0.2  # seconds between checks whether the file is still there
NEW_FILE_SECONDS = 0.6  # seconds after which every window has noticed that the file is new


class Locks:
    """Locks on byte ranges of one file, one for each game. The system releases them however the program ends.

    The file may be deleted while a game is open, and a lock on a deleted file blocks nobody. So a window that holds a
    game checks the file regularly and locks the game again in a new file; and a window that finds a new file waits
    until all others have done so. A game that another window has got all the same is no longer ours (`mine`).

    In a folder without support for locks every game is free.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._open: int | None = None
        self._held: set[str] = set()
        self._guard = threading.RLock()
        self._watch_over: threading.Event | None = None  # ends the thread that watches the file

    def take(self, game: str, new: bool = False) -> bool:
        """Lock the game; tell whether it is ours now.

        No other window can know a `new` game, so nothing is waited for.
        """
        with self._guard:
            self._renew()
            if game in self._held:
                return True
            self._handle_or_none()
        if not new:
            time.sleep(self._youth())
        with self._guard:
            self._renew()
            if not self._lock(_place(game)):
                return False
            self._held.add(game)
            self._watch()
            return True

    def settled(self) -> bool:
        """Tell whether `take` would not wait, as long as the file is not replaced by a new one."""
        with self._guard:
            self._renew()
            self._handle_or_none()
            return not self._youth()

    def mine(self, game: str) -> bool:
        """Tell whether we still hold the game."""
        with self._guard:
            self._renew()
            return game in self._held

    def release(self, game: str) -> None:
        """Unlock the game, so that any window may open it."""
        with self._guard:
            if game in self._held:
                self._held.discard(game)
                self._unlock(_place(game))

    def free(self, game: str) -> bool:
        """Tell whether no other window has the game open."""
        if self.mine(game):
            return True
        free = self.take(game)
        self.release(game)
        return free

    def close(self) -> None:
        """Release every game."""
        with self._guard:
            if self._watch_over is not None:
                self._watch_over.set()
                self._watch_over = None
            self._held.clear()
            if self._open is not None:
                os.close(self._open)
                self._open = None

    # ------------------------------------------------------------------------------------------------ a lost file

    def _watch(self) -> None:
        """Start a thread that watches the file while any game is held."""
        if self._watch_over is None:
            self._watch_over = threading.Event()
            threading.Thread(target=self._look_after, args=(self._watch_over,), name="locks", daemon=True).start()

    def _look_after(self, over: threading.Event) -> None:
        while not over.wait(CHECK_SECONDS):
            with self._guard:
                self._renew()
                if not self._held and self._watch_over is over:
                    self._watch_over = None
                    return

    def _renew(self) -> None:
        """Lock the held games again in a new file if the old one was removed."""
        if self._open is None or self._same():
            return
        old, self._open = self._open, None
        if self._handle_or_none() is None:
            self._open = old  # the folder is gone, so no other window finds a file either
            return
        os.close(old)
        self._held = {game for game in self._held if self._lock(_place(game))}

    def _same(self) -> bool:
        """Tell whether the open file is still the one at its path. Windows removes no open file."""
        assert self._open is not None
        if sys.platform == "win32":
            return True
        try:
            return os.path.samestat(os.fstat(self._open), disk.stat_of(self.file))
        except OSError:
            return False

    def _youth(self) -> float:
        """Return the seconds until all holders must have noticed a new file.

        A file has this wait only once: it never changes after it is made.
        """
        if self._open is None or sys.platform == "win32":
            return 0.0
        left = os.fstat(self._open).st_mtime + NEW_FILE_SECONDS - time.time()
        return left if 0 < left <= NEW_FILE_SECONDS else 0.0

    def _handle_or_none(self) -> int | None:
        try:
            return self._handle()
        except OSError:
            return None

    # ------------------------------------------------------------------------------------------------ the system

    def _handle(self) -> int:
        if self._open is None:
            disk.make(self.file.parent)
            disk.remove_obstacle(self.file)
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
            self._open = os.open(disk.SYSTEM.reach(self.file), flags, 0o644)
        return self._open

    if sys.platform == "win32":

        def _lock(self, place: int) -> bool:
            import msvcrt

            try:
                handle = self._handle()
            except OSError:
                return True
            os.lseek(handle, place, os.SEEK_SET)
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except OSError:
                return False
            return True

        def _unlock(self, place: int) -> None:
            import msvcrt

            if self._open is not None:
                os.lseek(self._open, place, os.SEEK_SET)
                msvcrt.locking(self._open, msvcrt.LK_UNLCK, 1)

    else:

        def _lock(self, place: int) -> bool:
            import fcntl

            try:
                fcntl.lockf(self._handle(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
            except (BlockingIOError, PermissionError):
                # EACCES may also mean a folder that cannot be written to; then there is no file to lock
                return self._open is None
            except OSError:
                return True
            return True

        def _unlock(self, place: int) -> None:
            import fcntl

            if self._open is not None:
                fcntl.lockf(self._open, fcntl.LOCK_UN, 1, place)


def _place(game: str) -> int:
    return zlib.crc32(game.encode()) % _PLACES
