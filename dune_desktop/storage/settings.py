"""The player's settings; a missing or broken file means the defaults, and is never a reason not to start.

They are read before the first picture is shown, so nothing is imported here that takes long.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.storage.disk import SaveError, plain, read, write

if TYPE_CHECKING:
    from dune_desktop.engine.ids import Box, Difficulty, Variant


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen for the program as a whole."""

    language: str | None = None  # its code; None, or one that is not there: as the system is set
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    rival_pace: Literal["instant", "fast", "normal", "step"] = "normal"
    buy_at_once: bool = False  # one click acquires; otherwise the first one shows what it would mean
    player_names: tuple[str, ...] = ()
    table: Literal["solo", "2", "3", "4"] = "solo"  # the kind of table of the latest game, and what was played there
    difficulty: Difficulty = "mercenary"
    boxes: tuple[Box, ...] = ()  # as they were called then; whoever offers a game knows which there are
    variants: tuple[Variant, ...] = ()


SMALLEST: Final = (640, 360)
LARGEST: Final = (16384, 16384)
FILE_SIZE: Final = 1 << 20  # bytes; what is larger was not written by us
PEOPLE: Final = 4
CODE: Final = 8  # letters of a language's code
MOST, LONGEST = 30, 40  # words in a list, letters in a word


def _is_size(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
        return False
    return all(least <= n <= most for least, n, most in zip(SMALLEST, value, LARGEST, strict=True))


def _is_code(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= CODE and value.isascii() and value.isalpha() and value.islower()


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= PEOPLE and all(isinstance(name, str) for name in value)


def _are_words(value: Any) -> bool:
    """Names of boxes or variants, each once."""
    if not isinstance(value, list) or len(value) > MOST or not all(isinstance(word, str) for word in value):
        return False
    return len(set(value)) == len(value) and all(len(word) <= LONGEST and word.isidentifier() for word in value)


_SOUND: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: value is None or _is_code(value),
    "window": lambda value: value is None or _is_size(value),
    "fullscreen": lambda value: isinstance(value, bool),
    "rival_pace": lambda value: value in ("instant", "fast", "normal", "step"),
    "buy_at_once": lambda value: isinstance(value, bool),
    "player_names": _are_names,
    "table": lambda value: value in ("solo", "2", "3", "4"),
    "difficulty": lambda value: value in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
    "boxes": _are_words,
    "variants": _are_words,
}


def load_settings(path: Path) -> Settings:
    """The settings in the file; the default where one is missing or makes no sense."""
    written = _read(path)
    found = {field.name: written[field.name] for field in fields(Settings) if field.name in written}
    sound: dict[str, Any] = {name: value for name, value in found.items() if _SOUND[name](value)}
    for name, value in sound.items():
        if isinstance(value, list):
            sound[name] = tuple(plain(item) if isinstance(item, str) else item for item in value)
    return replace(Settings(), **sound)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; a folder that cannot be written to is no reason to stop playing.

    What a newer version of the program wrote beside them stays in the file.
    """
    ours = asdict(settings)
    others = {name: value for name, value in _read(path).items() if name not in ours}
    try:
        text = json.dumps({**ours, **others}, indent=2)
    except RecursionError:
        text = json.dumps(ours, indent=2)
    try:
        write(path, text.encode())
    except SaveError:
        return


def _read(path: Path) -> dict[str, Any]:
    """What is written in the file, whatever it is; nothing if that cannot be read."""
    try:
        written = json.loads(read(path, FILE_SIZE))
    except (OSError, ValueError, RecursionError):
        return {}
    return written if isinstance(written, dict) else {}
