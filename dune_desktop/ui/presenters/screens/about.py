"""About the program: its version, where the player's files are, and everything that others made for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dune_desktop import __version__
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.book import Book, heading
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.system.licences import Licence
from dune_desktop.ui.text.richtext import Style, escape

BOOK = Book("about", pitch=46.0)
PROGRAM, FILES = 0, 1
OWN = 2  # sections before those of others' works


@dataclass(frozen=True, slots=True)
class Place:
    """A folder of the player's: what is in it, where it is, what opens it."""

    title: str
    text: str
    path: str
    action: tuple[object, ...]
    failed: bool = False


def headings(page: Page, works: Sequence[Licence]) -> list[str]:
    """The sections."""
    return [str(page.t("about.program")), str(page.t("about.files")), *(work.name for work in works)]


def program_text(page: Page, works: Sequence[Licence]) -> list[Block]:
    """What the program is, and whose."""
    width = BOOK.text_width(page)
    t = page.t
    made = [heading(page, width, str(t("title.title")), str(t("about.version", version=__version__)))]
    said = (t("title.notice"), t("about.unofficial"), t("about.own", licence="MIT"))
    made += [_paragraph(page, text, width) for text in said]
    made += [Block(10), _paragraph(page, t("about.others"), width)]
    for work in works:
        b = page.build()
        middle, size = page.type.of(14), page.type.of(20)
        b.text(14, middle, work.name, size, 600, "bone", box=width * 0.4)
        b.text(width * 0.42, middle, work.version, size, 500, "bone2", box=width * 0.18)
        b.text(width * 0.62, middle, work.licence, size, 500, "bone2", box=width * 0.38)
        made.append(Block.of(b, page.type.of(31)))
    return [*made, Block(20)]


def files_text(page: Page, places: Sequence[Place]) -> list[Block]:
    """Where the player's files are, each with a button that opens its folder."""
    width = BOOK.text_width(page)
    made = [heading(page, width, str(page.t("about.files"))), _paragraph(page, page.t("about.kept"), width), Block(6)]
    for order, place in enumerate(places):
        b = page.build()
        b.plate(Rect(0, 0, width, 1), "rule")
        b.text(0, 38, place.title, 24, 600, "cream", box=width - 320)
        b.drawn(
            button(page.metrics, width, 16, page.t("about.open"), place.action, anchor="right", height=46, order=order)
        )
        y = 68.0
        note = page.type.style("note", colour="bone2")
        y += b.markup(0, y, place.text, width, note).height + 8
        y += b.markup(0, y, escape(place.path), width, page.type.style("note", colour="brass_light")).height
        if place.failed:
            y += 8 + b.markup(0, y + 8, page.t("about.not_opened"), width, note).height
        made.append(Block.of(b, y + 26))
    return made


def work_text(page: Page, work: Licence) -> list[Block]:
    """The licence of somebody else's work."""
    width = BOOK.text_width(page)
    made = [heading(page, width, f"{work.name} {work.version}".strip(), work.licence)]
    if work.home:
        b = page.build()
        b.text(0, 12, work.home, 20, 500, "brass_light", box=width)
        made.append(Block.of(b, 42))
    for part in _paragraphs(work.text):
        made.append(_paragraph(page, escape(part), width, page.type.style("note", colour="bone2")))
    return [*made, Block(20)]


def _paragraphs(text: str) -> list[str]:
    """A plain text set anew: the ends of its lines are no longer those of the file."""
    parts = [" ".join(part.split()) for part in text.replace("\r", "").split("\n\n")]
    return [part for part in parts if part.strip("=-_* ")]


def _paragraph(page: Page, text: str, width: float, style: Style | None = None) -> Block:
    b = page.build()
    style = style or page.type.style("prose", colour="#EFE3CC")
    return Block.of(b, b.markup(0, 0, text, width, style).height + 14)


def about_regions(
    page: Page, titles: Sequence[str], chosen: int, blocks: Sequence[Block], offset: float
) -> list[Region]:
    """The panel: sections at the left, the chosen one's text at the right."""
    return BOOK.regions(page, str(page.t("about.title")), titles, chosen, blocks, offset, apart=OWN)
