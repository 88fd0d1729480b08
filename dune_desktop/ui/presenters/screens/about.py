"""About the program: its version, where the player's files are, and everything that others made for it."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop import __version__
from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import column, draw, paragraph, part, row, share
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens.book import Book, grown, heading
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.system.licenses import License
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.type import USUAL

BOOK = Book("about", pitch=46.0)
PROGRAM, FILES = 0, 1
_WORK = row(part(0.4), part(0.02), part(0.18), part(0.02), part(0.38))
OWN = 2  # sections before those of others' works


@dataclass(frozen=True, slots=True)
class Place:
    """A folder of the player's: what is in it, where it is, what opens it."""

    title: str
    text: str
    path: str
    action: tuple[object, ...]
    failed: bool = False


def headings(page: Page, works: Sequence[License]) -> list[str]:
    """The sections."""
    return [str(page.t("about.program")), str(page.t("about.files")), *(work.name for work in works)]


def program_text(page: Page, works: Sequence[License]) -> list[Block]:
    """What the program is, and whose."""
    width = BOOK.text_width(page)
    t = page.t
    made = [heading(page, width, str(t("title.title")), str(t("about.version", version=__version__)))]
    said = (t("title.notice"), t("about.unofficial"), t("about.own", license="MIT"))
    made += [_paragraph(page, text, width) for text in said]
    made += [Block(10), _paragraph(page, t("about.others"), width)]
    for work in works:
        made.append(_work(page, work, width))
    return grown(page, [*made, Block(20)])


def _work(page: Page, work: License, width: float) -> Block:
    """A work of somebody else in a line: its name, its version, its license."""
    b = page.build()
    high = 0.0
    places = _WORK.split(Rect(0, 0, width, 0))[::2]
    for place, (rect, words) in enumerate(zip(places, (work.name, work.version, work.license), strict=True)):
        style = Style(weight=500 if place else 600, color="bone2" if place else "bone", line=28)
        inset = 0 if place else 14
        laid = b.markup(rect.x + inset, 0, escape(words), rect.w - inset, style, shrink=True)
        high = max(high, laid.height)
    return Block.of(b, high + 3)


def files_text(page: Page, places: Sequence[Place]) -> list[Block]:
    """Where the player's files are, each with a button that opens its folder."""
    width = BOOK.text_width(page)
    made = [heading(page, width, str(page.t("about.files"))), _paragraph(page, page.t("about.kept"), width), Block(6)]
    for order, place in enumerate(places):
        made.append(_folder(page, place, order, width))
    return grown(page, made)


def _folder(page: Page, place: Place, order: int, width: float) -> Block:
    """A folder: what is in it, where it is, and the button that opens it."""
    b, note = page.build(), USUAL.style("note", color="bone2")
    b.plate(Rect(0, 0, width, 1), "rule")
    opens = page.button(page.t("about.open"), place.action, height=46, order=order)
    room, at = row(share(), 24, opens).split(Rect(0, 16, width, 46))
    draw(b, opens, at)
    style = Style(size=24, weight=600, color="cream")
    title = b.markup(0, 38 - style.pitch / 2, escape(place.title), room.w, style, shrink=True)
    told = [paragraph(page.metrics, place.text, note)]
    told.append(paragraph(page.metrics, escape(place.path), USUAL.style("note", color="brass_light")))
    if place.failed:
        told.append(paragraph(page.metrics, page.t("about.not_opened"), note))
    below = column(*told, gap=8)
    high = below.height(width).natural
    draw(b, below, Rect(0, 39 + title.height, width, high))
    return Block.of(b, 39 + title.height + high + 26)


def work_text(page: Page, work: License) -> list[Block]:
    """The license of somebody else's work."""
    width = BOOK.text_width(page)
    made = [heading(page, width, f"{work.name} {work.version}".strip(), work.license)]
    if work.home:
        b = page.build()
        home = b.markup(0, 0, escape(work.home), width, Style(color="brass_light", line=24))
        made.append(Block.of(b, home.height + 18))
    for text in _paragraphs(work.text):
        made.append(_paragraph(page, escape(text), width, USUAL.style("note", color="bone2")))
    return grown(page, [*made, Block(20)])


def _paragraphs(text: str) -> list[str]:
    """A plain text set anew: the ends of its lines are no longer those of the file."""
    parts = [" ".join(each.split()) for each in text.replace("\r", "").split("\n\n")]
    return [each for each in parts if each.strip("=-_* ")]


def _paragraph(page: Page, text: str, width: float, style: Style | None = None) -> Block:
    b = page.build()
    style = style or USUAL.style("prose", color="#EFE3CC")
    return Block.of(b, b.markup(0, 0, text, width, style).height + 14)


def about_regions(
    page: Page, titles: Sequence[str], chosen: int, blocks: Sequence[Block], offset: float
) -> list[Region]:
    """The panel: sections at the left, the chosen one's text at the right."""
    return BOOK.regions(page, str(page.t("about.title")), titles, chosen, blocks, offset, apart=OWN)
