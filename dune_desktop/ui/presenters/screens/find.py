"""The field that looks for words in a book: in the head of its panel, before the way out.

In a text one goes from place to place; of things that are shown those are left that the words are found in.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import draw, fixed, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.presenters.screens.book import Book
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.textedit import TextEdit

FIELD: Final = "find"
WIDTH: Final = 330.0
COUNT: Final = 170.0  # room for how many were found
SIGN: Final = 50.0  # a button with nothing but a sign on it


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked for, whether it is being typed, how many were found and which of them is looked at."""

    wanted: TextEdit
    editing: bool
    found: int
    chosen: int

    @property
    def empty(self) -> bool:
        return not self.wanted.shown.strip()


def find_bar(page: Page, book: Book, sought: Sought) -> Region:
    """The field, how many were found, and the ways to the next and the one before."""
    b = page.build()
    rect = _place(page, book, WIDTH + COUNT + 2 * SIGN + 12)
    box, count, *places = row(fixed(WIDTH), 18, share(), 0, fixed(SIGN), 6, fixed(SIGN)).split(rect)
    _field(page, b, rect if sought.empty else box, sought.wanted, sought.editing)
    if not sought.empty:
        _count(b, count, page.t("find.found", n=sought.chosen + 1, all=sought.found) if sought.found else "", page)
        refusal = "" if sought.found else str(page.t("find.none"))
        for place, step, sign, command in zip(places, (-1, 1), "↑↓", ("previous", "confirm"), strict=True):
            tip = page.with_key(page.t("find.previous" if step < 0 else "find.next"), command)
            way = partial(page.button, sign, ("find", step), command=command, cap="", width=SIGN)
            draw(b, way(refusal=refusal, tip=tip, order=2, name=f"find:{command}"), place)
    return b.region(f"{book.name}.find", rect, bleed=8)


def _count(b: Build, rect: Rect, found: str, page: Page) -> None:
    """How many were found, if any were."""
    ink, words = "bone" if found else "ember", found or page.t("find.none")
    wide = min(COUNT - 24, page.metrics.width(words, 20, 600))
    b.plate(Rect(rect.x - 10, rect.center[1] - 18, wide + 20, 36), "caption")
    b.text(rect.x, rect.center[1], words, 20, 600, ink, box=COUNT - 24, thing="find:count")


def filter_bar(page: Page, book: Book, wanted: TextEdit, editing: bool, found: int) -> Region:
    """The field, and of how many things the words are found in; Enter opens the first of them."""
    b = page.build()
    rect = _place(page, book, WIDTH + COUNT)
    searched = bool(wanted.shown.strip())
    box, count = row(fixed(WIDTH), 18, share()).split(rect)
    _field(page, b, box if searched else rect, wanted, editing)
    if searched:
        _count(b, count, page.t("find.many", n=found) if found else "", page)
    return b.region(f"{book.name}.find", rect, bleed=8)


def _place(page: Page, book: Book, wide: float) -> Rect:
    """Where the bar is, if it is so wide."""
    return row(share(), item(wide, 48), 20, book.way_out(page), 24).split(book.head(page))[1]


def _field(page: Page, b: Build, box: Rect, wanted: TextEdit, editing: bool) -> None:
    """The field itself, which the command of searching leads to."""
    hint = page.with_key(page.t("find.hint"), "search")
    drawn = text_field(page.metrics, box, FIELD, wanted, active=editing, hint=hint, order=1)
    b.drawn(changed(drawn, hits=tuple(changed(hit, command="search") for hit in drawn.hits)))
