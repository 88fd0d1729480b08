"""Reviews of games, stored in a folder beside the saves. An unusable file counts as no review."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from dune_desktop.storage.checker import checker
from dune_desktop.storage.disk import SaveError, read, write

FOLDER = "reviews"
MAX_BYTES = 1 << 20  # bytes

Chance = Annotated[float, Field(ge=-1.0, le=1.0)]


Word = Annotated[str, Field(max_length=40)]


class KeptPiece(BaseModel):
    """The review of one answer: chances before it, the best alternative, and the difference between the two.

    `chances` are those of the seats before the answer, `better` is the best alternative and `worth` what the answer was
    worth beside it. `why` and `counts` give the difference by aspects and in numbers, by the end of the round if
    `later`, else of the turn.
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
    """A review, finished or not. `stamp` identifies the log it was made from.

    A file of another version is not used, and the review is made anew: earlier versions claimed more than was certain,
    judged positions from changing seats, or gave no reasons.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["dune-desktop-review"] = "dune-desktop-review"
    version: Literal[4] = 4
    stamp: int
    pieces: tuple[KeptPiece, ...]


_CHECKER = checker(KeptReview)


def review_of(folder: Path, game: str) -> Path:
    """Return the file of a game's review; `folder` is the folder of saves."""
    return folder / FOLDER / f"{game}.json"


def load_review(folder: Path, game: str, stamp: int) -> tuple[KeptPiece, ...]:
    """Load the review pieces of the game with this log stamp; an empty tuple if there are none usable."""
    with suppress(OSError, ValidationError, ValueError, RecursionError):
        kept: KeptReview = _CHECKER.validate_json(read(review_of(folder, game), MAX_BYTES))
        if kept.stamp == stamp:
            return kept.pieces
    return ()


def save_review(folder: Path, game: str, stamp: int, pieces: tuple[KeptPiece, ...]) -> None:
    """Save the review; write errors are ignored, because a review can be made again."""
    with suppress(SaveError):
        data = KeptReview(stamp=stamp, pieces=pieces).model_dump_json().encode()
        write(review_of(folder, game), data, top=folder)
