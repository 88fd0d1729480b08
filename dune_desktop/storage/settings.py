"""The player's settings; a missing or broken file means the defaults, and is never a reason not to start.

They are read before the first picture is shown, so nothing is imported here that takes long.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.storage.disk import SaveError, write

if TYPE_CHECKING:
    from dune_desktop.engine.ids import Box, Difficulty, Variant


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen for the program as a whole."""

    language: Literal["en", "ko", "ja"] | None = None  # None: as the system is set
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    rival_pace: Literal["instant", "fast", "normal", "step"] = "normal"
    buy_at_once: bool = False  # one click acquires; otherwise the first one shows what it would mean
    player_names: tuple[str, ...] = ()
    table: Literal["solo", "2", "3", "4"] = "solo"  # the kind of table of the latest game, and what was played there
    difficulty: Difficulty = "mercenary"
    boxes: tuple[Box, ...] = ("base",)
    variants: tuple[Variant, ...] = ()


def _is_size(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(n) is int and n > 0 for n in value)


_SOUND: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: value in (None, "en", "ko", "ja"),
    "window": lambda value: value is None or _is_size(value),
    "fullscreen": lambda value: isinstance(value, bool),
    "rival_pace": lambda value: value in ("instant", "fast", "normal", "step"),
    "buy_at_once": lambda value: isinstance(value, bool),
    "player_names": lambda value: isinstance(value, list) and all(isinstance(name, str) for name in value),
    "table": lambda value: value in ("solo", "2", "3", "4"),
    "difficulty": lambda value: value in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
    "boxes": lambda value: value in (["base"], ["base", "ix"]),
    "variants": lambda value: (
        isinstance(value, list) and all(name in ("epic", "row_churn", "brutal_escalation") for name in value)
    ),
}


def load_settings(path: Path) -> Settings:
    """The settings in the file; the default where one is missing or makes no sense. Unknown ones are dropped."""
    try:
        plain = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return Settings()
    if not isinstance(plain, dict):
        return Settings()
    found = {field.name: plain[field.name] for field in fields(Settings) if field.name in plain}
    sound: dict[str, Any] = {name: value for name, value in found.items() if _SOUND[name](value)}
    for name, value in sound.items():
        if isinstance(value, list):
            sound[name] = tuple(value)
    return replace(Settings(), **sound)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; a folder that cannot be written to is no reason to stop playing."""
    try:
        write(path, json.dumps(asdict(settings), indent=2, ensure_ascii=False).encode())
    except SaveError:
        return
