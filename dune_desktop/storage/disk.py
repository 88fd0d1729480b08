"""Safe access to the player's files: a crash or power cut never leaves half a file; reading trusts nothing.

The player may keep the program's folders elsewhere and link to them. Below those, no link is followed when something is
written, moved or deleted, because it could lead anywhere. Standard library only.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

SUFFIX = ".dune"
PART = ".part"
MAX_BYTES = 4 << 20  # bytes of a file of ours; a long game has a hundredth of that
MAX_NAME_LENGTH = 200  # letters of a name or a version

_GAME = re.compile(r"[0-9A-Za-z_-]{1,64}")


class SaveError(ValueError):
    """A save that cannot be used, or a refused change to a file, which is left unchanged.

    `key` names the reason, for a translated message.
    """

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
    "too_large": "{name} is too large for a file of this program ({detail})",
    "too_new": "{name} was made by a newer version of this program (save version {detail})",
    "no_box": "{name} was played with {detail}, which is not installed here",
    "unwritable": "{name} cannot be written: {detail}",
    "in_use": "the game in {name} is open in another window",
    "taken": "there is a save called {name} already",
    "linked": "{name} is a link to another place, where nothing is changed",
}


def read(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the content of a regular file of at most `max_bytes` bytes. Raises `SaveError` or `OSError`.

    It never blocks: a pipe or a device under that name is not read.
    """
    data = head(path, max_bytes + 1)
    if len(data) > max_bytes:
        raise SaveError("too_large", path, f"> {max_bytes >> 20} MB")
    return data


def head(path: Path, max_bytes: int) -> bytes:
    """Return the first `max_bytes` bytes of a regular file. Raises `SaveError` or `OSError`."""
    try:
        handle = os.open(SYSTEM.reach(path), os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:  # not a possible file name
        raise SaveError("missing", path) from None
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise SaveError("foreign", path)
        pieces = []
        while max_bytes > 0 and (piece := os.read(handle, max_bytes)):
            pieces.append(piece)
            max_bytes -= len(piece)
        return b"".join(pieces)
    finally:
        os.close(handle)


def is_game(game: str) -> bool:
    """Tell whether the text is a valid game id, safe as part of a file name."""
    return _GAME.fullmatch(game) is not None


def plain(text: str) -> str:
    """Return the text as one printable line: no control characters, at most `MAX_NAME_LENGTH` letters."""
    if len(text) <= MAX_NAME_LENGTH and text.isprintable():
        return text
    return "".join(sign for sign in text[:MAX_NAME_LENGTH] if unicodedata.category(sign) not in _UNSEEN)


_UNSEEN = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


class System:
    """The system calls that change the disk; all changes go through here."""

    def reach(self, path: Path) -> str:
        """Return the path as text that the system accepts at any length."""
        return marked(os.path.abspath(path)) if os.name == "nt" else os.fspath(path)

    def make_folder(self, folder: Path) -> None:
        with suppress(FileExistsError):
            os.mkdir(self.reach(folder))

    def create(self, path: Path) -> int:
        """Create a file and return it open for writing; raises `FileExistsError` if anything is there, even a link."""
        return os.open(self.reach(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)

    def write(self, file: int, data: memoryview) -> int:
        """Write the beginning of the data and return the number of bytes written."""
        return os.write(file, data)

    def sync(self, file: int) -> None:
        """Wait until the data is on the disk. On macOS plain fsync waits for the disk's cache only."""
        if sys.platform == "darwin":
            import fcntl

            with suppress(OSError):  # not every file system knows it
                fcntl.fcntl(file, fcntl.F_FULLFSYNC)
                return
        os.fsync(file)

    def close(self, file: int) -> None:
        os.close(file)

    def rename(self, old: Path, new: Path) -> None:
        """Rename a file, replacing `new` in one step if it exists."""
        os.replace(self.reach(old), self.reach(new))

    def remove(self, path: Path) -> None:
        os.unlink(self.reach(path))

    def remove_folder(self, folder: Path) -> None:
        """Remove an empty folder."""
        os.rmdir(self.reach(folder))

    def sync_folder(self, folder: Path) -> None:
        """Wait until the folder's file names are on the disk, on systems that can; Windows cannot."""
        if os.name == "nt":
            return
        with suppress(OSError):
            file = os.open(self.reach(folder), os.O_RDONLY)
            try:
                self.sync(file)
            finally:
                os.close(file)


SYSTEM = System()

_LONG = 240  # letters from which Windows may refuse a path, or a part file beside it
_MARK, _SHARE = "\\\\?\\", "\\\\"


def marked(whole: str) -> str:
    """Return an absolute Windows path, prefixed if it is too long to be accepted otherwise."""
    if len(whole) < _LONG or whole.startswith(_MARK):
        return whole
    return _MARK + ("UNC\\" + whole.removeprefix(_SHARE) if whole.startswith(_SHARE) else whole)


def exists(path: Path) -> bool:
    """Tell whether anything has that path; False also if its folder cannot be read."""
    return os.path.lexists(SYSTEM.reach(path))


def is_link(path: Path) -> bool:
    """Tell whether the path is a link, including Windows junctions."""
    try:
        return _links(os.lstat(SYSTEM.reach(path)))
    except OSError:
        return False


def is_folder(entry: os.DirEntry[str]) -> bool:
    """Tell whether the entry is a folder and not a link to one. Raises `OSError`."""
    seen = entry.stat(follow_symlinks=False)
    return stat.S_ISDIR(seen.st_mode) and not _links(seen)


def _links(seen: os.stat_result) -> bool:
    junction = getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)  # on Windows only
    return stat.S_ISLNK(seen.st_mode) or getattr(seen, "st_reparse_tag", 0) == junction


def remove_obstacle(path: Path) -> None:
    """Remove anything at the path that is not a regular file, such as a link or a pipe.

    Call it before opening the file for writing. Raises `OSError`.
    """
    try:
        if stat.S_ISREG(os.lstat(SYSTEM.reach(path)).st_mode):
            return
    except FileNotFoundError:
        return
    SYSTEM.remove(path)


def stat_of(path: Path) -> os.stat_result:
    """Return the size and times of a file. Raises `OSError`."""
    return os.stat(SYSTEM.reach(path))


def inside(folder: Path) -> list[os.DirEntry[str]]:
    """Return the entries of the folder, sorted by name. Raises `OSError`."""
    with os.scandir(SYSTEM.reach(folder)) as entries:
        return sorted(entries, key=lambda entry: entry.name)


def files_in(folder: Path) -> Iterator[Path]:
    """Yield all files in the folder and its subfolders. Raises `OSError`."""
    for entry in inside(folder):
        path = folder / entry.name
        if is_folder(entry):
            yield from files_in(path)
        else:
            yield path


def write(path: Path, data: bytes, predecessor: Path | None = None, top: Path | None = None) -> None:
    """Replace the file in one step, and wait until it is on the disk; raises `SaveError`.

    If `top` is given, the path must lie in it or below, with no link among the folders on the way.

    At any moment there is the old file or the new one, whole, at `path`; or, between two renames, the old one at
    `predecessor` alone. The old file stays there if `predecessor` is given.
    """
    part = path.with_name(path.name + PART)
    if top is not None:
        _demand_no_link(path, top)
    try:
        make(path.parent)
        try:
            _fill(part, data)
            if predecessor is not None and exists(path):
                _renamed(path, predecessor)
            _renamed(part, path)
        except OSError:
            with suppress(OSError):
                SYSTEM.remove(part)
            raise
        SYSTEM.sync_folder(path.parent)
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from None


def move(old: Path, new: Path, top: Path) -> None:
    """Move a file or folder to a free path, making folders on the way; raises `SaveError`.

    Both places are below `top`, and no folder on the way may be a link.
    """
    _demand_no_link(old, top)
    _demand_no_link(new, top)
    try:
        make(new.parent)
        _renamed(old, new)
    except FileNotFoundError:
        raise SaveError("missing", old) from None
    except OSError as error:
        raise SaveError("unwritable", old, error.strerror or str(error)) from None
    for folder in {old.parent, new.parent}:
        SYSTEM.sync_folder(folder)


def link_before(path: Path, top: Path) -> Path | None:
    """Return the first link found among the folders between `top` and the path; None if there is none."""
    folders = (folder for folder in path.parents if top in folder.parents)
    return next(filter(is_link, folders), None)


def _demand_no_link(path: Path, top: Path) -> None:
    link = link_before(path, top)
    if link is not None:
        raise SaveError("linked", link)


def _renamed(old: Path, new: Path) -> None:
    _patiently(partial(SYSTEM.rename, old, new))


def _patiently(change: Callable[[], None]) -> None:
    """Retry the change for a while if another program, such as a virus scanner, has the file open."""
    for pause in _PAUSES:
        try:
            return change()
        except OSError as error:
            if getattr(error, "winerror", None) not in _SHARED:
                raise
            time.sleep(pause)
    return change()


_SHARED = (5, 32, 33)
"""Windows errors for a file open elsewhere: access denied, sharing violation, lock violation."""

_PAUSES = (0.01, 0.03, 0.1, 0.3)  # seconds


def _fill(part: Path, data: bytes) -> None:
    try:
        file = SYSTEM.create(part)
    except FileExistsError:  # an interrupted write, or a link: never write into what is there
        _patiently(partial(SYSTEM.remove, part))
        file = SYSTEM.create(part)
    try:
        left = memoryview(data)
        while left:
            left = left[SYSTEM.write(file, left) :]
        SYSTEM.sync(file)
    finally:
        SYSTEM.close(file)


def make(folder: Path) -> None:
    """Make the folder and its parents, syncing each before anything is put into it. Raises `OSError`."""
    if os.path.isdir(SYSTEM.reach(folder)):
        return
    if folder.parent != folder:
        make(folder.parent)
    SYSTEM.make_folder(folder)
    SYSTEM.sync_folder(folder.parent)


def remove(path: Path) -> None:
    """Remove a file for good; raises `SaveError`."""
    try:
        _patiently(partial(SYSTEM.remove, path))
    except FileNotFoundError:
        raise SaveError("missing", path) from None
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from None
    SYSTEM.sync_folder(path.parent)


def clear(folder: Path) -> None:
    """Remove a folder for good with its content, the deepest first; raises `SaveError`."""
    try:
        _clear(folder)
    except OSError as error:
        raise SaveError("unwritable", folder, error.strerror or str(error)) from None
    SYSTEM.sync_folder(folder.parent)


def _clear(folder: Path) -> None:
    for entry in sorted(inside(folder), key=lambda entry: not is_folder(entry)):
        path = folder / entry.name
        if is_folder(entry):
            _clear(path)
        else:
            _patiently(partial(SYSTEM.remove, path))
    _patiently(partial(SYSTEM.remove_folder, folder))


def refusal(folder: Path) -> SaveError | None:
    """Return why the folder cannot be read; None if it can, or if it does not exist yet."""
    try:
        with os.scandir(SYSTEM.reach(folder)):
            return None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return SaveError("unreadable", folder, error.strerror or str(error))
