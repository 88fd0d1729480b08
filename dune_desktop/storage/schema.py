"""The content of a save file: a snapshot first, a log second.

The snapshot is the position itself, mid-effect or not; loading needs nothing else. The log serves the chronicle, replay
and bug reports, and may no longer replay when rules or content have changed since.
"""

from __future__ import annotations

import operator
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import SchemaValidator

from dune_desktop import __version__
from dune_desktop.content.catalog import catalog
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import GameConfig
from dune_desktop.engine.model.ids import Phase
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.validation.field_kinds import MAX_COUNT
from dune_desktop.session import Chair, Entry
from dune_desktop.storage.checker import checker
from dune_desktop.storage.disk import is_game, plain

FORMAT: Final = "dune-desktop-save"
VERSION: Final = 8


MAX_SEED: Final = 10**100  # room for anything typed after --seed


def _game(game: str) -> str:
    if not is_game(game):
        raise ValueError("is no id of a game")
    return game


def _day(saved: datetime) -> datetime:
    if not 1971 <= saved.year <= 9000:  # what every system can convert to local time
        raise ValueError(f"is no day of our time: {saved:%Y-%m-%d}")
    return saved


Text = Annotated[str, AfterValidator(plain)]


class Summary(BaseModel):
    """The summary that a list of saves shows without reading the position; copied from the snapshot when saving."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    round: Annotated[int, Field(ge=0, le=99)]
    phase: Phase
    names: tuple[Text, ...]
    leaders: tuple[Text, ...]
    points: tuple[Annotated[int, Field(ge=-MAX_COUNT, le=MAX_COUNT)], ...]
    over: bool


class Save(BaseModel):
    """A whole save file. Read and write it by `save_model`, which knows the records of the installed boxes."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    format: Literal["dune-desktop-save"] = FORMAT
    version: int = VERSION
    app: Text = __version__
    game: Annotated[str, AfterValidator(_game)] = Field(description="the same for all saves of one game")
    name: Text = Field("", description="given by the player; empty for the save the program makes by itself")
    saved: Annotated[AwareDatetime, AfterValidator(_day)] = Field(default_factory=lambda: datetime.now(UTC))
    seed: Annotated[int, Field(ge=-MAX_SEED, le=MAX_SEED)]
    config: GameConfig
    names: tuple[Text, ...]
    chairs: tuple[Chair, ...]
    hints: tuple[Annotated[int, Field(ge=0, le=MAX_COUNT)], ...]
    onward: Annotated[int, Field(ge=0, le=99)] = Field(
        0, description="the round in which it was played on from another game", exclude_if=operator.not_
    )
    summary: Summary
    state: GameState
    log: tuple[Entry, ...]

    @model_validator(mode="after")
    def _one_for_each_seat(self) -> Save:
        """Check that per-seat fields have one item per seat and that the leaders belong to the game's boxes."""
        seats = len(self.config.seats)
        said = self.summary
        told = {"names": self.names, "chairs": self.chairs, "hints": self.hints}
        for what, items in {**told, "summary.names": said.names, "summary.points": said.points}.items():
            if len(items) != seats:
                raise ValueError(f"{len(items)} {what} for {seats} seats")
        if any(
            chair.computer and seat.kind != "human" for seat, chair in zip(self.config.seats, self.chairs, strict=True)
        ):
            raise ValueError("a computer sits where the rules answer by themselves")
        if said.leaders != tuple(seat.leader for seat in self.state.seats) or len(said.leaders) != seats:
            raise ValueError("summary.leaders are not those at the table")
        known = {leader.id for leader in catalog(self.config.boxes).leaders}
        for seat, leader in zip(self.config.seats, said.leaders, strict=True):
            if leader not in known and (leader or seat.kind != "hagal"):
                raise ValueError(f"there is no leader {leader!r} in these boxes")
        return self


@registry.until_boxes_change
@cache
def save_model() -> type[Save]:
    """Return `Save` built with the records and frames of all boxes. Building it is slow."""
    Save.model_rebuild(force=True)
    return Save


@registry.until_boxes_change
@cache
def save_checker() -> SchemaValidator:
    """Return the validator for data read from a save. Building it is slow."""
    return checker(save_model())
