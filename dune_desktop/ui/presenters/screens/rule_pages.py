"""What a page of the rules shows besides its text, and what leads to it: data in `assets/book`, a file for each box.

A file names the sections of its box as `i18n.rules_text` does. One with a board names all sections on that board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n.rules_text import box_of
from dune_desktop.ui.system import assets

FOLDER: Final = "book"
SAVE: Final = ".dune"


@dataclass(frozen=True, slots=True)
class Move:
    """An answer in an example, and the part of the table to look at meanwhile: names of things and regions."""

    answer: OptionId
    look: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position, as a save, and what is played from there, as the seat `viewer` sees it."""

    save: Path
    moves: tuple[Move, ...]
    viewer: int = 0


@dataclass(frozen=True, slots=True)
class RulePage:
    """Pictures: components, or `piece:KIND` and `icon:NAME`; an example; the reasons and the tips it explains.

    Reasons are keys of `Reason`, with what they are about behind a dot where that matters ("cost.water"). Tips are the
    kinds of things on the table (`display.Thing`).
    """

    section: str
    pictures: tuple[str, ...] = ()
    example: Example | None = None
    reasons: tuple[str, ...] = ()
    tips: tuple[str, ...] = ()
    decisions: tuple[str, ...] = field(default=())


@registry.until_boxes_change
@cache
def pages_of(box: str) -> Mapping[str, RulePage]:
    """Return the pages that the file of a box describes, by section; none if it has no file."""
    folder = assets.folder() / FOLDER
    file = folder / f"{box}.json"
    if not file.is_file():
        return {}
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {section: _page(folder / box, section, facts) for section, facts in told.items()}


def _page(folder: Path, section: str, facts: Mapping[str, Any]) -> RulePage:
    example = facts.get("example")
    lists = {name: tuple(facts.get(name, ())) for name in ("pictures", "reasons", "tips", "decisions")}
    if example is None:
        return RulePage(section, **lists)
    moves: list[Move] = []
    look: tuple[str, ...] = ()
    for step in example["moves"]:
        look = tuple(step.get("look", look))
        moves.append(Move(tuple(step["answer"]), look))
    return RulePage(
        section, example=Example(folder / (section + SAVE), tuple(moves), example.get("viewer", 0)), **lists
    )


def rule_page(board: str, section: str) -> RulePage:
    """Return the page of a section on a board; an empty one if nothing is said about it."""
    own = pages_of(box_of(section)).get(section)
    return own or pages_of(_with_board(board)).get(section) or RulePage(section)


def _with_board(board: str) -> str:
    """Return the box that brings a board; the first one for "" or an unknown board."""
    brings = {box.brings: box.id for box in reversed(registry.boxes()) if box.brings}
    return brings.get(board) or next(box.id for box in registry.boxes() if box.brings)


def boxes_of_page(board: str, section: str) -> tuple[str, ...]:
    """Return the boxes whose components the page of a section shows."""
    box = box_of(section)
    known = {each.id for each in registry.boxes()}
    return registry.with_needed((box,)) if box in known else (_with_board(board),)


def _of_game(board: str, boxes: tuple[str, ...]) -> Iterator[RulePage]:
    """All pages that hold in a game, those of its later boxes first."""
    for box in dict.fromkeys((*reversed(boxes), _with_board(board))):
        yield from pages_of(box).values()


def explains(board: str, boxes: tuple[str, ...], what: str, *names: str) -> str:
    """Return the section that explains the first of these names that any does; `what`: reasons, tips or decisions.

    "" if none does.
    """
    for name in names:
        for page in _of_game(board, boxes):
            if name in getattr(page, what):
                return page.section
    return ""
