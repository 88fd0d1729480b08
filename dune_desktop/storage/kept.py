"""A cache on disk with a limited size: everything in it can be made again."""

from __future__ import annotations

import logging
import os
import stat
import sys
import zlib
from contextlib import suppress
from pathlib import Path

from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError

ENDING = ".kept"

log = logging.getLogger(__name__)


class Kept:
    """A cache of bytes by name, at most `limit` bytes in all; the least recently used files are removed first.

    Each file begins with its full name and a checksum. A broken file, or one of another name, counts as missing.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit

    def get(self, name: str, size: int) -> memoryview | None:
        """Return the bytes kept under the name, None if there are none of this size or they are damaged."""
        path, head = self.path(name), len(_head(name, b""))
        try:
            data = memoryview(disk.read(path, head + size))
            if len(data) != head + size or data[:head] != _head(name, data[head:]):
                return None
            with suppress(OSError):
                os.utime(disk.SYSTEM.reach(path))
        except (SaveError, OSError):
            return None
        return data[head:]

    def put(self, name: str, data: memoryview | bytes) -> None:
        """Keep the data under the name; if that fails, only log it. Writing may take a while."""
        try:
            disk.write(self.path(name), b"".join((_head(name, data), data)), top=self._folder.parent)
            self._tidy()
        except (SaveError, OSError) as error:
            log.info("not kept: %s", error)

    def path(self, name: str) -> Path:
        """Return the file for the name."""
        return self._folder / f"{zlib.crc32(name.encode()):08x}{ENDING}"

    def _tidy(self) -> None:
        """Remove the oldest files beyond the limit, unfinished ones included."""
        found = []
        for entry in disk.inside(self._folder):
            seen = entry.stat(follow_symlinks=False)
            if stat.S_ISREG(seen.st_mode) and entry.name.endswith((ENDING, ENDING + disk.PART)):
                found.append((seen.st_mtime, seen.st_size, self._folder / entry.name))
        room = self._limit
        for _, size, path in sorted(found, reverse=True):
            room -= size
            if room < 0:
                disk.remove(path)


def _head(name: str, data: memoryview | bytes) -> bytes:
    """Return what a file begins with; its length does not depend on the data."""
    return f"{zlib.crc32(data):08x} {sys.byteorder} {name}\n".encode()
