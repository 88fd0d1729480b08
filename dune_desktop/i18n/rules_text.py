"""The rules for players in the program's own words: some two pages, and half a page for each box."""

from __future__ import annotations

from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts

SECTIONS: Final = ("aim", "round", "agent", "reveal", "influence", "conflict", "intrigue", "end", "solo", "two")


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading and its paragraphs, as rich text."""

    id: str
    heading: str
    paragraphs: tuple[Markup, ...]


def rules(texts: Texts) -> tuple[RulesSection, ...]:
    """Return all sections in reading order, those of boxes last and in the order of the boxes."""
    order = [box.id for box in registry.boxes()]
    names = sorted(texts.words.rules, key=lambda name: order.index(name) if name in order else -1)
    return tuple(_section(texts, name) for name in names)


def _section(texts: Texts, name: str) -> RulesSection:
    paragraphs: list[Markup] = []
    while texts.has(key := f"rules.{name}.{len(paragraphs) + 1}"):
        paragraphs.append(texts.t(key))
    return RulesSection(name, str(texts.t(f"rules.{name}.title")), tuple(paragraphs))
