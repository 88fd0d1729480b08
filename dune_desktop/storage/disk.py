"""Files of the player: written so that a crash never leaves half of one, read without trust. Standard library only."""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from pathlib import Path

SUFFIX = ".dune"
LARGEST = 4 << 20  # bytes of a file of ours; a long game has a hundredth of that
LONGEST = 200  # letters of a name or a version

_GAME = re.compile(r"[0-9A-Za-z_-]{1,64}")


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
    "too_large": "{name} is too large for a file of this program ({detail})",
    "foreign": "{name} is not a saved game of this program",
    "broken": "{name} is damaged: {detail}",
    "too_new": "{name} was made by a newer version of this program (save version {detail})",
    "unwritable": "{name} cannot be written: {detail}",
    "in_use": "the game in {name} is open in another window",
}


def read(path: Path, most: int = LARGEST) -> bytes:
    """What the file holds, if it is a file at all and no larger than `most`. Raises `SaveError` or `OSError`.

    Nothing is waited for: a pipe or a device that bears the name of a file is not read.
    """
    data = head(path, most + 1)
    if len(data) > most:
        raise SaveError("too_large", path, f"> {most >> 20} MB")
    return data


def head(path: Path, most: int) -> bytes:
    """The beginning of the file, if it is a file at all. Raises `SaveError` or `OSError`."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:  # no name that a file can have
        raise SaveError("missing", path) from None
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise SaveError("foreign", path)
        pieces = []
        while most > 0 and (piece := os.read(handle, most)):
            pieces.append(piece)
            most -= len(piece)
        return b"".join(pieces)
    finally:
        os.close(handle)


def is_game(game: str) -> bool:
    """Whether this can be the id of a game: it becomes part of the name of a file."""
    return _GAME.fullmatch(game) is not None


def plain(text: str) -> str:
    """The text as one line that can be shown and written: no control characters, not too long."""
    return "".join(sign for sign in text[:LONGEST] if unicodedata.category(sign) not in _UNSEEN)


_UNSEEN = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def write(path: Path, data: bytes, durable: bool = True) -> None:
    """Replace the file in one step: there is always either the old or the new one; raises `SaveError`.

    `durable` waits until the disk has it, which a save made after every answer need not do.
    """
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from None
