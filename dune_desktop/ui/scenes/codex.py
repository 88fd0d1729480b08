"""Every component there is, over whatever was there: by kind, and searched."""

from __future__ import annotations

from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.screens import codex as shown
from dune_desktop.ui.presenters.screens.find import filter_bar
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.finding import Typed
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Go, Request, Scene


class CodexScene(Scrolling, Overlay):
    """The components of these boxes as they are played together, or of all there are; a click shows one large.

    Where words that are typed stand nowhere on the page that lies open, all pages are shown.
    """

    column = shown.BOOK.column

    def __init__(self, context: UiContext, below: Scene, boxes: tuple[str, ...] = ()) -> None:
        super().__init__(context, below)
        self.boxes = boxes
        self.shelf = shown.EVERYTHING
        self.typed = Typed()
        self.shelves: list[str] = []
        self.found: tuple[shown.Entry, ...] = ()  # on all pages
        self._fresh = False  # whether something else is looked for than before
        self._drawings = Drawings()

    def regions(self, page: Page) -> list[Region]:
        every = shown.entries(page.texts.language, self.boxes)
        words = self._search(every)
        if self._fresh and self.found and not self.listed():
            self.shelf = shown.EVERYTHING
        self._fresh = False
        counts = dict.fromkeys(shown.shelves(every), 0) | shown.shelves(self.found)
        self.shelves = [shown.EVERYTHING, *counts]
        pages = [(shown.EVERYTHING, len(self.found)), *counts.items()]
        column = shown.rows(page, shown.groups(page, self.found, self.shelf, words))
        self.limit = shown.limit(page, column)
        self.scroll_to(self.offset)
        blocks = shown.blocks(page, column, self.offset, self._drawings)
        place = self.shelves.index(self.shelf)
        empty = page.t("codex.elsewhere" if self.found else "codex.nothing")
        return [
            *shown.codex_regions(page, pages, place, blocks, self.offset, str(empty)),
            filter_bar(page, shown.BOOK, self.typed.wanted, self.typed.editing, pages[place][1]),
        ]

    def _search(self, every: tuple[shown.Entry, ...]) -> str:
        """Find what is looked for, and return the words: what is still composed does not count if it stands nowhere."""
        wanted = self.typed.wanted
        words = wanted.shown
        self.found = shown.found(every, words)
        if not self.found and wanted.composing:
            words = wanted.value
            self.found = shown.found(every, words)
        return words

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        if verb == "enter":
            return self._first()
        before = self.typed.wanted.shown
        copy = self.typed.edit(verb, *arguments)
        if self.typed.wanted.shown != before:
            self._fresh = True
            self.scroll_to(0)
        return copy

    def _first(self) -> Request | None:
        """The page of the first thing that is found, on the page that lies open."""
        return next(map(self.do_look, self.listed()), None)

    def listed(self) -> tuple[str, ...]:
        """All that is found on the page that lies open."""
        return tuple(entry.subject.key for entry in self.found if self.shelf in (shown.EVERYTHING, entry.shelf))

    def do_section(self, section: int) -> None:
        self.shelf = self.shelves[section]
        self.scroll_to(0)

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))
