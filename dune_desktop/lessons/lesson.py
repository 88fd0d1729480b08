"""What a lesson is: a prepared game, what the others do in it, and its steps. Read from the files in `data`.

docs/adding-a-lesson.md explains the files. The texts of a lesson are `lesson.ID.title`, `lesson.ID.about`, and for each
step `lesson.ID.STEP` and, if something is to be done, `lesson.ID.STEP.do`.
"""

from __future__ import annotations

import json
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from dune_desktop.content.schema import checker
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, OptionId
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import SeatConfig
from dune_desktop.engine.model.effects import Effects
from dune_desktop.engine.model.ids import Difficulty, SeatKind

FOLDER: Final = Path(__file__).parent / "data"
ANYTHING: Final = "*"
"""In a pattern of an answer: any value; as the last part any number of values."""

PUPIL: Final = 0
"""The seat of whoever learns."""


class LessonError(ValueError):
    """A lesson file that cannot be used; the message says which and why."""


@dataclass(frozen=True)
class LessonSeat:
    """A seat of the prepared game, and what is different there from an ordinary set-up.

    `deck`: the cards on top of the seat's deck; one that is not in it comes from the Imperium deck. `start`: effects
    carried out for the seat after the set-up. `answers`: what this seat answers, in order; once these are used up, or
    where the next one is not legal, a computer decides.
    """

    leader: str = ""
    kind: SeatKind = "human"
    deck: tuple[str, ...] = ()
    start: Effects = ()
    answers: tuple[OptionId, ...] = ()


@dataclass(frozen=True)
class Step:
    """One step: something to read, or to do if there are `answers`.

    `light`: names of the things on the screen that keep their light. `answers`: what is answered, in order, where the
    step is skipped; the pupil gives them in any order, the last one at the end, or others in their place that match a
    pattern in `accept`. What matches a pattern in `also` may be answered meanwhile. A step with `wait` is shown once it
    is the pupil's turn again, or once the next round has begun. `freely`: the pupil plays on, with hints, until the
    round is over.
    """

    id: str
    light: tuple[str, ...] = ()
    answers: tuple[OptionId, ...] = ()
    accept: tuple[OptionId, ...] = ()
    also: tuple[OptionId, ...] = ()
    wait: Literal["", "turn", "round"] = ""
    freely: bool = False

    @property
    def reads(self) -> bool:
        """Tell whether the step is only read."""
        return not self.answers and not self.freely


@dataclass(frozen=True)
class Lesson:
    """A lesson. `piles`: cards on top of decks of the table, by the deck's name in the position."""

    id: str
    minutes: int
    seats: tuple[LessonSeat, ...]
    steps: tuple[Step, ...]
    seed: int = 1
    boxes: tuple[str, ...] = ()
    difficulty: Difficulty | None = None
    variants: tuple[str, ...] = ()
    piles: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def config(self) -> GameConfig:
        """Return the configuration of its game."""
        seats = tuple(SeatConfig(seat.kind, seat.leader) for seat in self.seats)
        return GameConfig(seats, self.boxes or registry.standard(), self.difficulty, self.variants)

    def number(self, step: str) -> int:
        """Return the number of the step with this id, 0 if there is none."""
        return next((number for number, each in enumerate(self.steps) if each.id == step), 0)


def lesson_ids() -> tuple[str, ...]:
    """Return the ids of all lessons, in the order in which they are offered."""
    return tuple(json.loads((FOLDER / "order.json").read_text(encoding="utf-8")))


@cache
def lesson(name: str) -> Lesson:
    """Return the lesson with this id; raise LessonError if its file cannot be used."""
    path = FOLDER / f"{name}.json"
    try:
        found: Lesson = _reader().validate_json(path.read_bytes())
        found.config  # noqa: B018 (it raises what is wrong with it)
    except (OSError, ValidationError, ValueError) as error:
        raise LessonError(f"{path.name}: {error}") from error
    if found.id != name:
        raise LessonError(f"{path.name}: its id is {found.id!r}")
    return found


@cache
def _reader() -> TypeAdapter[Lesson]:
    checker()  # tells pydantic how effects are read
    parts: tuple[Any, ...] = (Lesson, LessonSeat, Step)
    for part in parts:
        part.__pydantic_config__ = ConfigDict(extra="forbid", strict=False)
    return TypeAdapter(Lesson)
