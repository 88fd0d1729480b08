"""The files in the folder of saves by their names, without looking into them. Standard library only."""

from __future__ import annotations

import os
from pathlib import Path

from dune_desktop.storage.disk import PART, SUFFIX, SaveError, head, is_game, write

_AUTOMATIC = "auto-"
_QUICK = "quick-"
_EARLIER = "earlier-"
_OLDER = ".bak"
_LAST = "last-played"
_LONGEST_NAME = 255  # bytes


def automatic(folder: Path, game: str) -> Path:
    """The file the program keeps a game in by itself. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_AUTOMATIC}{_sound(folder, game)}{SUFFIX}"


def quick(folder: Path, game: str) -> Path:
    """The file of the game's quick save. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_QUICK}{_sound(folder, game)}{SUFFIX}"


def earlier(folder: Path, game: str) -> Path:
    """The folder of the game's earlier positions. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_EARLIER}{_sound(folder, game)}"


def game_of(path: Path) -> str:
    """The id of the game whose automatic save this is by its name; "" if it is none."""
    return path.stem.removeprefix(_AUTOMATIC) if is_automatic(path) else ""


def round_start(folder: Path, game: str, number: int) -> Path:
    """The file of the position at the start of that round."""
    return earlier(folder, game) / f"round-{number:02}{SUFFIX}"


def _sound(folder: Path, game: str) -> str:
    if not is_game(game):
        raise SaveError("unwritable", folder, "the game has no sound id")
    return game


def is_automatic(path: Path) -> bool:
    """Whether the file has the name of one that the program keeps by itself."""
    return path.name.startswith(_AUTOMATIC) and path.suffix == SUFFIX


def predecessor(path: Path) -> Path:
    """Where the file is that this one replaced."""
    return path.with_suffix(_OLDER)


def saves_in(folder: Path) -> list[Path]:
    """All saves of the folder, those included of which only the predecessor is left; none if it cannot be read."""
    names = _names(folder)
    older = {name for name in names if name.startswith(_AUTOMATIC) and name.endswith(_OLDER)}
    found = {name for name in names if name.endswith(SUFFIX)} | {name[: -len(_OLDER)] + SUFFIX for name in older}
    return [folder / name for name in sorted(found)]


def parts_in(folder: Path) -> list[Path]:
    """What is being written in the folder, or was when it came to an end."""
    return [folder / name for name in sorted(_names(folder)) if name.endswith(PART)]


def exists(path: Path) -> bool:
    """Whether there is such a file, as far as can be told: a folder may be shut."""
    return os.path.exists(path)  # noqa: PTH110


def _names(folder: Path) -> set[str]:
    try:
        with os.scandir(folder) as entries:
            return {entry.name for entry in entries}
    except OSError:
        return set()


def last_written(folder: Path) -> Path | None:
    """The save that was written last whatever the clock said, if that is known."""
    try:
        return folder / head(folder / _LAST, _LONGEST_NAME).decode()
    except (OSError, ValueError):
        return None


def note_last_written(path: Path) -> None:
    """Know from now on that this save is the one written last. Where that cannot be kept, times must do."""
    try:
        write(path.with_name(_LAST), path.name.encode())
    except SaveError:
        return
