"""The rules in short: sections to jump to at the left, their text at the right."""

from __future__ import annotations

from dune_desktop.i18n import Texts
from dune_desktop.i18n.rules_text import rules
from dune_desktop.ui.presenters.screens.book import Book, Read, heading
from dune_desktop.ui.presenters.screens.page import Block, Page
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.text.richtext import Style

BOOK = Book("rules")
KEYS = ("move", "act", "primary", "hand", "inspect", "reveal", "pass", "undo", "log", "help", "fullscreen", "back")


def chapters(texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Headings and paragraphs: a first turn, the rules, the keys."""
    first = tuple(str(texts.t(key)) for key in texts.keys("help.start.") if key != "help.start.title")
    keys = tuple(str(texts.t("keys." + key)) for key in KEYS)
    return [
        (str(texts.t("help.start.title")), first),
        *((part.heading, tuple(map(str, part.paragraphs))) for part in rules(texts)),
        (str(texts.t("help.keys")), keys),
    ]


def text(page: Page) -> Read:
    """All sections one after another."""
    width = BOOK.text_width(page)
    blocks: list[Block] = []
    sections: list[tuple[str, float]] = []
    height = 0.0
    for name, paragraphs in chapters(page.texts):
        sections.append((name, height))
        made = [heading(page, width, name)]
        for paragraph in paragraphs:
            b = page.build()
            laid = b.markup(0, 0, paragraph, width, Style(size=22, colour="#EFE3CC", line=31, icon=1.15))
            made.append(Block.of(b, laid.height + 14))
        made.append(Block(26))
        blocks += made
        height += sum(block.height for block in made)
    return Read(tuple(blocks), tuple(sections))


def rules_regions(page: Page, read: Read, offset: float, chosen: int | None) -> list[Region]:
    """The panel; `chosen` is the section that was jumped to, until somebody scrolls."""
    now = BOOK.in_sight(page, read, offset) if chosen is None else chosen
    names = [name for name, _ in read.parts]
    return BOOK.regions(page, str(page.t("rules.title")), names, now, read.blocks, offset)
