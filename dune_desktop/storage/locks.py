"""Who plays which game: a game is open in one window of this program at a time, or the windows would overwrite it."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

_PLACES = 1 << 30


class Locks:
    """Locks on places of one file, a place for each game. The system lifts them when the program ends, however it does.

    A folder that knows no locks is no reason not to play: every game is free there.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._open: int | None = None
        self._held: set[str] = set()

    def take(self, game: str) -> bool:
        """Whether the game is ours from now on (or was already)."""
        if game in self._held:
            return True
        if not self._lock(_place(game)):
            return False
        self._held.add(game)
        return True

    def release(self, game: str) -> None:
        """Anyone may open the game again."""
        if game in self._held:
            self._held.discard(game)
            self._unlock(_place(game))

    def free(self, game: str) -> bool:
        """Whether no other window has the game open."""
        if game in self._held:
            return True
        free = self.take(game)
        self.release(game)
        return free

    def close(self) -> None:
        """Release every game."""
        self._held.clear()
        if self._open is not None:
            os.close(self._open)
            self._open = None

    def _handle(self) -> int:
        if self._open is None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._open = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o644)
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
                # EACCES may also mean that the folder cannot be written to; then there is no file to be locked
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
