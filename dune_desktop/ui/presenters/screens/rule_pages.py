"""What a page of the rules shows besides its text, and what leads to it: data in `assets/book`, a file for each box.

A file names the sections of its box as `i18n.rules_text` does. One with a board names all sections on that board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.rules_text import box_of
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.system import assets

FOLDER: Final = "book"
SAVE: Final = ".dune"
LISTS: Final = ("pictures", "reasons", "tips", "decisions")  # of names, in what is said about a page


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
    kinds of things on the table (`display.Thing`), decisions the kinds of questions.
    """

    section: str
    pictures: tuple[str, ...] = ()
    example: Example | None = None
    reasons: tuple[str, ...] = ()
    tips: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()


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
    lists: dict[str, Any] = {name: tuple(facts.get(name, ())) for name in LISTS}
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
    return registry.with_needed((box,)) if box in known_boxes() else (_with_board(board),)


def boards() -> tuple[str, ...]:
    """Return the boards that have rules of their own."""
    return tuple(box.brings for box in registry.boxes() if box.brings)


def missing(board: str, page: RulePage) -> list[str]:
    """Return what a page shows although it is not there: components of its boxes, and icons that say what they mean."""
    texts, components = Texts(DEFAULT, board), catalog(boxes_of_page(board, page.section))
    return [
        key
        for key in page.pictures
        if not (texts.has("icontip." + key.partition(":")[2]) if is_sign(key) else subject(texts, components, key))
    ]


def is_sign(key: str) -> bool:
    """Tell whether a picture is an icon or a wooden piece, and no component."""
    return key.partition(":")[0] in ("icon", "piece")


def known_boxes() -> frozenset[str]:
    """Return the names that sections of boxes begin with."""
    return frozenset(box.id for box in registry.boxes())


def _of_game(board: str, boxes: tuple[str, ...]) -> Iterator[RulePage]:
    """All pages that hold in a game, those of its later boxes first; general ones say on each board what they say."""
    for box in dict.fromkeys((*reversed(boxes), _with_board(board), _with_board(""))):
        own = box in boxes
        yield from (page for page in pages_of(box).values() if own or box_of(page.section) not in known_boxes())


def explains(board: str, boxes: tuple[str, ...], what: str, *names: str) -> str:
    """Return the section that explains the first of these names that any does; `what` is one of `LISTS`.

    "" if none does.
    """
    for name in names:
        for page in _of_game(board, boxes):
            if name in getattr(page, what):
                return page.section
    return ""


def page_of(board: str, component: str, icon: str = "") -> str:
    """Return BOX/SECTION, the page about an icon or else a component away from a table; "" if there is none.

    The box brings the board on which the component belongs; that of an icon alone is the one with `board`.
    """
    kind, _, name = component.partition(":")
    own = name.partition("/")[0] if "/" in name else ""
    if own in known_boxes():
        of = registry.box(own)
        board = of.brings or next(iter(of.boards), board)
    elif component:
        board = ""
    brings = _with_board(board)
    board = registry.box(brings).brings
    boxes = tuple(box.id for box in registry.boxes() if box.id == brings or board in box.boards)
    section = explains(board, boxes, "pictures", "icon:" + icon) if icon else ""
    section = section or explains(board, boxes, "tips", kind)
    if not section and kind:
        shown = (page for page in _of_game(board, boxes) if any(each.startswith(kind + ":") for each in page.pictures))
        section = next((page.section for page in shown), "")
    return f"{brings}/{section}" if section else ""
