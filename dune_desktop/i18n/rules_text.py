"""The rules for players in the program's own words: some two pages for each board, and half a page for each box."""

from __future__ import annotations

from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts

SECTIONS: Final = (
    *("aim", "round", "agent", "spaces", "reveal", "influence", "conflict", "intrigue", "leaders", "end"),
    *("solo", "two"),
)


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading and its paragraphs, as rich text."""

    id: str
    heading: str
    paragraphs: tuple[Markup, ...]


def rules(texts: Texts) -> tuple[RulesSection, ...]:
    """Return all sections that hold on the board of the texts, or on the first one if they have none.

    They are in reading order: first the general ones, in the words that the board has of its own, then those of the
    boxes played on it, in the order of the boxes.
    """
    first = registry.board_of(registry.standard())
    board = texts.board or (first.brings if first is not None else "")
    order = [box.id for box in registry.boxes() if board in (box.brings, *box.boards)]
    known = {box.id for box in registry.boxes()}
    names = [name for name in texts.words.rules if box_of(name) not in known or box_of(name) in order]
    names.sort(key=lambda name: order.index(box_of(name)) if box_of(name) in order else -1)
    return tuple(_section(texts, name) for name in names)


def box_of(name: str) -> str:
    """Return the box of a section by its name: the box, or BOX_CHAPTER where there are several."""
    return name.partition("_")[0]


def _section(texts: Texts, name: str) -> RulesSection:
    paragraphs: list[Markup] = []
    while texts.has(key := f"rules.{name}.{len(paragraphs) + 1}"):
        paragraphs.append(texts.t(key))
    return RulesSection(name, str(texts.t(f"rules.{name}.title")), tuple(paragraphs))
