"""The files in the folder of saves by their names, without looking into them. Standard library only."""

from __future__ import annotations

import os
from pathlib import Path

from dune_desktop.storage.disk import SUFFIX, SaveError, write

_AUTOMATIC = "auto-"
_OLDER = ".bak"
_LAST = "last-played"


def automatic(folder: Path, game: str) -> Path:
    """The file the program keeps a game in by itself."""
    return folder / f"{_AUTOMATIC}{game}{SUFFIX}"


def predecessor(path: Path) -> Path:
    """Where the file is that this one replaced."""
    return path.with_suffix(_OLDER)


def saves_in(folder: Path) -> list[Path]:
    """All saves of the folder, those included of which only the predecessor is left; none if it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            names = {entry.name for entry in entries}
    except OSError:
        return []
    older = {name for name in names if name.startswith(_AUTOMATIC) and name.endswith(_OLDER)}
    found = {name for name in names if name.endswith(SUFFIX)} | {name[: -len(_OLDER)] + SUFFIX for name in older}
    return [folder / name for name in sorted(found)]


def last_written(folder: Path) -> Path | None:
    """The save that was written last whatever the clock said, if that is known."""
    try:
        return folder / (folder / _LAST).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None


def note_last_written(path: Path) -> None:
    """Know from now on that this save is the one written last. Where that cannot be kept, times must do."""
    try:
        write(path.with_name(_LAST), path.name.encode())
    except SaveError:
        return
