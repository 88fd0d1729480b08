"""The rules in short: sections to jump to at the left, their text at the right."""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.i18n import Texts
from dune_desktop.i18n.rules_text import rules
from dune_desktop.ui.display import Rect, Region
from dune_desktop.ui.presenters.screens.page import Block, Page, limit_of, part_in_sight, scrolled, veil
from dune_desktop.ui.richtext import Style
from dune_desktop.ui.theme import PLATES
from dune_desktop.ui.widgets import button

COLUMN = "rules.text"
KEYS = ("move", "act", "primary", "hand", "inspect", "reveal", "pass", "undo", "log", "help", "fullscreen", "back")
WIDTH, NAV = 1400.0, 360.0


@dataclass(frozen=True, slots=True)
class Text:
    """The rules as blocks, and where each section begins."""

    blocks: tuple[Block, ...]
    sections: tuple[tuple[str, float], ...]

    def limit(self, height: float) -> float:
        return limit_of(self.blocks, height)


def frame(page: Page) -> Rect:
    """The panel."""
    wide = min(WIDTH, page.width - 120)
    return Rect((page.width - wide) / 2, 60, wide, page.height - 120)


def text_rect(page: Page) -> Rect:
    """Where the text is."""
    rect = frame(page)
    return Rect(rect.x + NAV + 44, rect.y + 100, rect.w - NAV - 80, rect.h - 100 - 28)


def chapters(texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Headings and paragraphs: a first turn, the rules, the keys."""
    first = tuple(str(texts.t(key)) for key in texts.keys("help.start.") if key != "help.start.title")
    keys = tuple(str(texts.t("keys." + key)) for key in KEYS)
    return [
        (str(texts.t("help.start.title")), first),
        *((part.heading, tuple(map(str, part.paragraphs))) for part in rules(texts)),
        (str(texts.t("help.keys")), keys),
    ]


def text(page: Page) -> Text:
    """All sections one after another."""
    width = text_rect(page).w - 40
    blocks: list[Block] = []
    sections: list[tuple[str, float]] = []
    height = 0.0
    for heading, paragraphs in chapters(page.texts):
        sections.append((heading, height))
        b = page.build()
        b.text(0, 22, heading, 28, colour="cream", face="title", box=width)
        b.plate(Rect(0, 46, width, 1), "rule")
        made = [Block.of(b, 62)]
        for paragraph in paragraphs:
            b = page.build()
            laid = b.markup(0, 0, paragraph, width, Style(size=22, colour="#EFE3CC", line=31, icon=1.15))
            made.append(Block.of(b, laid.height + 14))
        made.append(Block(26))
        blocks += made
        height += sum(block.height for block in made)
    return Text(tuple(blocks), tuple(sections))


def rules_regions(page: Page, made: Text, offset: float, chosen: int | None) -> list[Region]:
    """The panel; `chosen` is the section that was jumped to, until somebody scrolls."""
    rect = frame(page)
    b = page.build()
    b.plate(rect, "dialog")
    b.text(rect.x + 36, rect.y + 54, page.t("rules.title"), 38, colour="brass_light", face="title", box=rect.w - 300)
    b.drawn(
        button(
            page.metrics,
            rect.right - 24,
            rect.y + 28,
            page.t("common.close"),
            ("back",),
            anchor="right",
            key="Esc",
            show_key="Esc",
            order=99,
        )
    )
    area = text_rect(page)
    b.line(area.x - 22, area.y, area.x - 22, area.bottom, "brass/35")
    seen = part_in_sight([top for _, top in made.sections], offset, made.limit(area.h))
    now = seen if chosen is None else chosen
    y = area.y
    for place, (heading, _) in enumerate(made.sections):
        box = Rect(rect.x + 26, y, NAV - 16, 48)
        style = "chosen" if place == now else "option.bare"
        b.plate(box, style)
        b.text(box.x + 16, box.y + 24, heading, 21, 600, PLATES[style].ink, box=box.w - 24)
        b.hit(box, action=("section", place), order=10, radius=6)
        y += 54
    return [
        veil(page, "rules"),
        b.region("rules", rect, bleed=60),
        scrolled(COLUMN, area, made.blocks, offset),
    ]
