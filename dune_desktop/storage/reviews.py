"""What reviews of games have found out, kept in a folder beside the saves. Whatever cannot be used is no review."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from dune_desktop.storage.checker import checker
from dune_desktop.storage.disk import SaveError, read, write

FOLDER = "reviews"
LARGEST = 1 << 20  # bytes

Chance = Annotated[float, Field(ge=-1.0, le=1.0)]


Word = Annotated[str, Field(max_length=40)]


class KeptPiece(BaseModel):
    """What is known of one answer: chances of the seats before it, the best other way, what the answer was worth beside
    that, and how that differs: in which aspects, by the end of the round (`later`) or of the turn, and in numbers.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: Annotated[int, Field(ge=0, le=100_000)]
    chances: tuple[Chance, ...]
    better: tuple[str | int, ...]
    worth: Chance
    why: tuple[tuple[Word, Annotated[float, Field(allow_inf_nan=False)]], ...] = ()
    later: bool = False
    counts: tuple[tuple[Word, Word, int], ...] = ()


class KeptReview(BaseModel):
    """A review, finished or not. `stamp` is that of the log it was made from.

    What another version found out is found out again: it told more than it could be sure of, how the game stood as seen
    from one seat after another, or no reasons.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["dune-desktop-review"] = "dune-desktop-review"
    version: Literal[4] = 4
    stamp: int
    pieces: tuple[KeptPiece, ...]


_CHECKER = checker(KeptReview)


def review_of(folder: Path, game: str) -> Path:
    """The file of a game's review; `folder` is that of the saves."""
    return folder / FOLDER / f"{game}.json"


def load_review(folder: Path, game: str, stamp: int) -> tuple[KeptPiece, ...]:
    """What was found out about the game with the log of this stamp; nothing where there is nothing sound."""
    with suppress(OSError, ValidationError, ValueError, RecursionError):
        kept: KeptReview = _CHECKER.validate_json(read(review_of(folder, game), LARGEST))
        if kept.stamp == stamp:
            return kept.pieces
    return ()


def save_review(folder: Path, game: str, stamp: int, pieces: tuple[KeptPiece, ...]) -> None:
    """Keep it; a folder that cannot be written to is no reason to complain: it can be found out again."""
    with suppress(SaveError):
        data = KeptReview(stamp=stamp, pieces=pieces).model_dump_json().encode()
        write(review_of(folder, game), data, top=folder)
