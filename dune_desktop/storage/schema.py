"""What a save file holds: a snapshot first, a log second.

The snapshot is the position itself, mid-effect or not; loading needs nothing else. The log serves the chronicle, replay
and bug reports, and may refuse to replay when rules or content have changed since.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from dune_desktop import __version__
from dune_desktop.engine.config import GameConfig
from dune_desktop.engine.ids import Phase
from dune_desktop.engine.state import GameState
from dune_desktop.session import Entry

FORMAT: Final = "dune-desktop-save"
VERSION: Final = 2


class Summary(BaseModel):
    """What a list of saves shows without opening the game: filled from the snapshot when it is saved."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    round: int
    phase: Phase
    names: tuple[str, ...]
    leaders: tuple[str, ...]
    points: tuple[int, ...]
    over: bool


class Save(BaseModel):
    """A whole save file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["dune-desktop-save"] = FORMAT
    version: int = VERSION
    app: str = __version__
    game: str = Field(description="the same for all saves of one game")
    name: str = Field("", description="given by the player; empty for the save the program makes by itself")
    saved: datetime = Field(default_factory=lambda: datetime.now(UTC))
    seed: int
    config: GameConfig
    names: tuple[str, ...]
    summary: Summary
    state: GameState
    log: tuple[Entry, ...]
