"""File names in the folder of saves, handled without opening the files. Standard library only."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from dune_desktop.storage.disk import PART, SUFFIX, SaveError, exists, head, inside, is_game, write

PREDECESSOR_SUFFIX = ".bak"
"""The suffix of a predecessor: a save that a newer one has replaced."""

_AUTOMATIC = "auto-"
_QUICK = "quick-"
_EARLIER = "earlier-"
_DELETED = "deleted"
_LAST = "last-played"
_PAST = "past-games.jsonl"
_LONGEST_NAME = 255  # bytes
_LONGEST_STEM = 200  # bytes of a name given by a player, leaving room for suffixes

_TAKEN = frozenset(
    {"con", "prn", "aux", "nul"}
    | {port + number for port in ("com", "lpt") for number in "0123456789\u00b9\u00b2\u00b3"}
)
"""Windows device names, reserved with any suffix."""


def automatic(folder: Path, game: str) -> Path:
    """Return the file of the game's automatic save. Raises `SaveError` for an invalid game id."""
    return folder / f"{_AUTOMATIC}{_sound(folder, game)}{SUFFIX}"


def quick(folder: Path, game: str) -> Path:
    """Return the file of the game's quick save. Raises `SaveError` for an invalid game id."""
    return folder / f"{_QUICK}{_sound(folder, game)}{SUFFIX}"


def earlier(folder: Path, game: str) -> Path:
    """Return the folder of the game's earlier positions. Raises `SaveError` for an invalid game id."""
    return folder / f"{_EARLIER}{_sound(folder, game)}"


def deleted(folder: Path) -> Path:
    """Return the folder of deleted saves."""
    return folder / _DELETED


def past_games(folder: Path) -> Path:
    """Return the file of past games' results, beside the folder of saves."""
    return folder.parent / _PAST


def named(folder: Path, name: str) -> Path:
    """Return the file for a player's save name, turned into a file name valid on every system.

    Names that differ only in case mean the same file: on some systems they do, and files travel.
    """
    plain = unicodedata.normalize("NFC", name).strip()
    stem = _cut(re.sub(r"[^\w\- ]", "_", plain)).strip(" .") or "_"
    if stem.casefold() in _TAKEN or stem.casefold().startswith((_AUTOMATIC, _QUICK)):
        stem = "_" + stem
    wanted = stem + SUFFIX
    return folder / next((found for found in sorted(_names(folder)) if _alike(found) == _alike(wanted)), wanted)


def _cut(stem: str) -> str:
    return stem.encode()[:_LONGEST_STEM].decode(errors="ignore")


def _alike(name: str) -> str:
    """Return a form of the name that is equal for names of one file on any system."""
    return unicodedata.normalize("NFC", name).casefold()


def free(path: Path) -> Path:
    """Return the path, or if taken, the first free one with a number after its name."""
    found, number = path, 2
    while exists(found):
        found, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return found


def game_of(path: Path) -> str:
    """Return the game id in the name of an automatic save; "" for other files."""
    return path.stem.removeprefix(_AUTOMATIC) if is_automatic(path) else ""


def round_start(folder: Path, game: str, number: int) -> Path:
    """Return the file of the position at the start of a round."""
    return earlier(folder, game) / f"round-{number:02}{SUFFIX}"


def _sound(folder: Path, game: str) -> str:
    if not is_game(game):
        raise SaveError("unwritable", folder, "the game has no sound id")
    return game


def is_automatic(path: Path) -> bool:
    """Tell whether the file has the name of an automatic save."""
    return path.name.startswith(_AUTOMATIC) and path.suffix == SUFFIX


def predecessor(path: Path) -> Path:
    """Return the path of the save that this file replaced."""
    return path.with_suffix(PREDECESSOR_SUFFIX)


def saves_in(folder: Path) -> list[Path]:
    """Return all saves in the folder, also those with only a predecessor left; [] if it is unreadable."""
    names = _names(folder)
    older = {name for name in names if name.startswith(_AUTOMATIC) and name.endswith(PREDECESSOR_SUFFIX)}
    found = {name for name in names if name.endswith(SUFFIX)} | {
        name[: -len(PREDECESSOR_SUFFIX)] + SUFFIX for name in older
    }
    return [folder / name for name in sorted(found)]


def parts_in(folder: Path) -> list[Path]:
    """Return the part files in the folder, of writes in progress or interrupted."""
    return [folder / name for name in sorted(_names(folder)) if name.endswith(PART)]


def _names(folder: Path) -> set[str]:
    try:
        return {entry.name for entry in inside(folder)}
    except OSError:
        return set()


def last_written(folder: Path) -> Path | None:
    """Return the save written last, independent of the clock; None if unknown."""
    try:
        return folder / head(folder / _LAST, _LONGEST_NAME).decode()
    except (OSError, ValueError):
        return None


def note_last_written(path: Path) -> None:
    """Note this save as the one written last; if that fails, times decide."""
    try:
        write(path.with_name(_LAST), path.name.encode())
    except SaveError:
        return
