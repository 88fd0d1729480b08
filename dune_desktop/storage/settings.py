"""The player's settings; a missing or broken file means the defaults, and is never a reason not to start."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from dune_desktop.engine.ids import Box, Difficulty, Variant
from dune_desktop.storage.files import SaveError, write


class Settings(BaseModel):
    """What the player has chosen for the program as a whole. Unknown keys of newer versions are dropped."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["en", "ko", "ja"] | None = None  # None: as the system is set
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    rival_pace: Literal["instant", "fast", "normal", "step"] = "normal"
    player_names: tuple[str, ...] = ()
    table: Literal["solo", "2", "3", "4"] = "solo"  # the kind of table of the latest game, and what was played there
    difficulty: Difficulty = "mercenary"
    boxes: tuple[Box, ...] = ("base",)
    variants: tuple[Variant, ...] = ()


def load_settings(path: Path) -> Settings:
    """The settings in the file, or the defaults."""
    try:
        return Settings.model_validate_json(path.read_bytes())
    except (OSError, ValidationError, UnicodeDecodeError):
        return Settings()


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; a folder that cannot be written to is no reason to stop playing."""
    try:
        write(path, settings.model_dump_json(indent=2).encode())
    except SaveError:
        return
