"""Writing files so that a crash never leaves half of one, and what can be wrong with a file. Standard library only."""

from __future__ import annotations

import os
from pathlib import Path

SUFFIX = ".dune"


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
