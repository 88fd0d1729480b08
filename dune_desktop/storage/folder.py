"""The files in the folder of saves by their names, without looking into them. Standard library only."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from dune_desktop.storage.disk import PART, SUFFIX, SaveError, exists, head, inside, is_game, write

OLDER = ".bak"
"""How the name of a file ends that another one has replaced."""

_AUTOMATIC = "auto-"
_QUICK = "quick-"
_EARLIER = "earlier-"
_DELETED = "deleted"
_LAST = "last-played"
_PAST = "past-games.jsonl"
_LONGEST_NAME = 255  # bytes
_LONGEST_STEM = 200  # bytes of a name that a player gives: the endings of ours must find room behind it

_TAKEN = frozenset(
    {"con", "prn", "aux", "nul"}
    | {port + number for port in ("com", "lpt") for number in "0123456789\u00b9\u00b2\u00b3"}
)
"""Names that Windows has for devices, whatever ending they are given."""


def automatic(folder: Path, game: str) -> Path:
    """The file the program keeps a game in by itself. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_AUTOMATIC}{_sound(folder, game)}{SUFFIX}"


def quick(folder: Path, game: str) -> Path:
    """The file of the game's quick save. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_QUICK}{_sound(folder, game)}{SUFFIX}"


def earlier(folder: Path, game: str) -> Path:
    """The folder of the game's earlier positions. Raises `SaveError` for an id that would lead elsewhere."""
    return folder / f"{_EARLIER}{_sound(folder, game)}"


def deleted(folder: Path) -> Path:
    """Where what was deleted lies for a while."""
    return folder / _DELETED


def past_games(folder: Path) -> Path:
    """The file of what came of finished games, beside the folder of saves."""
    return folder.parent / _PAST


def named(folder: Path, name: str) -> Path:
    """The file for a name that a player gives. Whatever it is becomes a name that every system accepts.

    Two names that differ only in large and small letters are one: on some systems they are, and files travel.
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
    """What the names of one file have in common on all systems."""
    return unicodedata.normalize("NFC", name).casefold()


def free(path: Path) -> Path:
    """The path, or the next one with a number behind its name where nothing is yet."""
    found, number = path, 2
    while exists(found):
        found, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return found


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
    return path.with_suffix(OLDER)


def saves_in(folder: Path) -> list[Path]:
    """All saves of the folder, those included of which only the predecessor is left; none if it cannot be read."""
    names = _names(folder)
    older = {name for name in names if name.startswith(_AUTOMATIC) and name.endswith(OLDER)}
    found = {name for name in names if name.endswith(SUFFIX)} | {name[: -len(OLDER)] + SUFFIX for name in older}
    return [folder / name for name in sorted(found)]


def parts_in(folder: Path) -> list[Path]:
    """What is being written in the folder, or was when it came to an end."""
    return [folder / name for name in sorted(_names(folder)) if name.endswith(PART)]


def _names(folder: Path) -> set[str]:
    try:
        return {entry.name for entry in inside(folder)}
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
