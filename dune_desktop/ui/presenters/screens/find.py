"""The field that looks for words in a book: in the head of its panel, before the way out.

In a text one goes from place to place; of things that are shown those are left that the words are found in.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.widgets import button
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
    height = rect.h
    box = Rect(rect.x, rect.y, rect.w if sought.empty else WIDTH, height)
    _field(page, b, box, sought.wanted, sought.editing)
    if not sought.empty:
        words = page.t("find.found", n=sought.chosen + 1, all=sought.found) if sought.found else page.t("find.none")
        ink = "bone" if sought.found else "ember"
        middle = rect.y + height / 2
        b.text(box.right + 18, middle, words, 20, 600, ink, box=COUNT - 24, thing="find:count")
        x = rect.right - 2 * SIGN - 6
        for step, sign, command in ((-1, "↑", "previous"), (1, "↓", "confirm")):
            key = "find.previous" if step < 0 else "find.next"
            made = button(
                page.metrics,
                x,
                rect.y,
                sign,
                ("find", step),
                width=SIGN,
                height=height,
                command=command,
                refusal="" if sought.found else str(page.t("find.none")),
                tip=page.with_key(page.t(key), command),
                order=2,
                name=f"find:{command}",
            )
            b.drawn(made)
            x += SIGN + 6
    return b.region(f"{book.name}.find", rect, bleed=8)


def filter_bar(page: Page, book: Book, wanted: TextEdit, editing: bool, found: int) -> Region:
    """The field, and of how many things the words are found in; Enter opens the first of them."""
    b = page.build()
    rect = _place(page, book, WIDTH + COUNT)
    searched = bool(wanted.shown.strip())
    box = Rect(rect.x, rect.y, WIDTH if searched else rect.w, rect.h)
    _field(page, b, box, wanted, editing)
    if searched:
        words, ink = (page.t("find.many", n=found), "bone") if found else (page.t("find.none"), "ember")
        b.text(box.right + 18, rect.y + rect.h / 2, words, 20, 600, ink, box=COUNT - 24, thing="find:count")
    return b.region(f"{book.name}.find", rect, bleed=8)


def _place(page: Page, book: Book, wide: float) -> Rect:
    """Where the bar is, if it is so wide."""
    height = 48.0
    return Rect(book.way_out(page).rect.x - 20 - wide, book.frame(page).y + 54 - height / 2, wide, height)


def _field(page: Page, b: Build, box: Rect, wanted: TextEdit, editing: bool) -> None:
    """The field itself, which the command of searching leads to."""
    hint = page.with_key(page.t("find.hint"), "search")
    drawn = text_field(page.metrics, box, FIELD, wanted, active=editing, hint=hint, order=1)
    b.drawn(changed(drawn, hits=tuple(changed(hit, command="search") for hit in drawn.hits)))
