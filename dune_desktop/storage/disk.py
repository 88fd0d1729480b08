"""Writing files so that neither a crash nor a power cut leaves half of one, and what can be wrong with a file.

Standard library only.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

SUFFIX = ".dune"
PART = ".part"


class SaveError(ValueError):
    """The file cannot be used as a save; it was left as it is. `key` names the reason for a translated message."""

    def __init__(self, key: str, path: Path | None, detail: str = "") -> None:
        self.key = key
        self.path = path
        self.detail = detail
        name = path.name if path else "the data"
        super().__init__(MESSAGES[key].format(name=name, detail=detail))


MESSAGES = {
    "missing": "{name} does not exist",
    "unreadable": "{name} cannot be read: {detail}",
    "foreign": "{name} is not a saved game of this program",
    "broken": "{name} is damaged: {detail}",
    "too_new": "{name} was made by a newer version of this program (save version {detail})",
    "unwritable": "{name} cannot be written: {detail}",
    "in_use": "the game in {name} is open in another window",
}


class System:
    """What is asked of the system when a file is written, call by call: all that changes the disk goes through here."""

    def make_folder(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)

    def create(self, path: Path) -> int:
        """An empty file, open for writing."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o644)

    def write(self, file: int, data: memoryview) -> int:
        """Write the beginning of the data; how much of it."""
        return os.write(file, data)

    def sync(self, file: int) -> None:
        """Wait until the disk has what was written. macOS otherwise waits for the disk's own memory only."""
        if sys.platform == "darwin":
            import fcntl

            with suppress(OSError):  # not every file system knows it
                fcntl.fcntl(file, fcntl.F_FULLFSYNC)
                return
        os.fsync(file)

    def close(self, file: int) -> None:
        os.close(file)

    def rename(self, old: Path, new: Path) -> None:
        """Replace `new`, if it exists, in one step."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        path.unlink()

    def sync_folder(self, folder: Path) -> None:
        """Wait until the disk has the names in the folder; not every system can be asked to, Windows cannot."""
        if os.name == "nt":
            return
        with suppress(OSError):
            file = os.open(folder, os.O_RDONLY)
            try:
                self.sync(file)
            finally:
                os.close(file)


SYSTEM = System()


def write(path: Path, data: bytes, predecessor: Path | None = None) -> None:
    """Replace the file in one step, and wait until the disk has it; raises `SaveError`.

    At any moment there is the old file or the new one, whole, at `path` or, for the blink between two names, the old
    one at `predecessor` alone. That is where the old file stays, if it is given.
    """
    part = path.with_name(path.name + PART)
    try:
        _make(path.parent)
        try:
            _fill(part, data)
            if predecessor is not None and path.exists():
                SYSTEM.rename(path, predecessor)
            SYSTEM.rename(part, path)
        except OSError:
            with suppress(OSError):
                SYSTEM.remove(part)
            raise
        SYSTEM.sync_folder(path.parent)
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from None


def _fill(part: Path, data: bytes) -> None:
    file = SYSTEM.create(part)
    try:
        left = memoryview(data)
        while left:
            left = left[SYSTEM.write(file, left) :]
        SYSTEM.sync(file)
    finally:
        SYSTEM.close(file)


def _make(folder: Path) -> None:
    """Make the folder with all that lead to it, each known to the disk before anything is put into it."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        _make(folder.parent)
    SYSTEM.make_folder(folder)
    SYSTEM.sync_folder(folder.parent)


def remove(path: Path) -> None:
    """Remove a file for good; raises `SaveError`."""
    try:
        SYSTEM.remove(path)
    except FileNotFoundError:
        raise SaveError("missing", path) from None
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from None
    SYSTEM.sync_folder(path.parent)


def refusal(folder: Path) -> SaveError | None:
    """Why the files of the folder cannot be seen; None if they can, or if there is no such folder yet."""
    try:
        with os.scandir(folder):
            return None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return SaveError("unreadable", folder, error.strerror or str(error))
