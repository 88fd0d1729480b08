"""A book to read over another scene: the text scrolls, and its parts can be jumped to."""

from __future__ import annotations

from dune_desktop.ui.presenters.screens.book import Book, Read
from dune_desktop.ui.presenters.screens.find import find_bar
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.finding import Finding
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Request, Scene


class Reading(Scrolling, Overlay):
    """What is read is made anew only for another page. It opens at its beginning, or at its `end`.

    Where it is `searched`, words can be looked for in it.
    """

    book: Book
    end = False
    searched = False

    def __init__(self, context: UiContext, below: Scene) -> None:
        super().__init__(context, below)
        self.column = self.book.column
        self.chosen: int | None = None  # the part that was jumped to, until somebody scrolls
        self.finding = Finding()
        self._made: tuple[Page, Read] | None = None

    def read(self, page: Page) -> Read:
        """The text."""
        raise NotImplementedError

    @property
    def made(self) -> Read | None:
        """The text as it was set last."""
        return self._made[1] if self._made is not None else None

    def title(self, page: Page) -> str:
        raise NotImplementedError

    def others(self, page: Page) -> tuple[str, ...]:
        """What other texts are called that can be read here instead; they stand below the parts."""
        return ()

    def read_other(self, number: int) -> None:
        """Read that one instead, from its beginning."""
        self._made = None
        self.scroll_to(0)

    def empty(self, page: Page) -> str:
        """What is said instead where there is no text."""
        return ""

    def regions(self, page: Page) -> list[Region]:
        if self._made is None or self._made[0] != page:
            self._made = (page, self.read(page))
            self.limit = self.book.limit(page, self._made[1].blocks)
            super().scroll_to(self.limit if self.end else self.offset)
        read = self._made[1]
        blocks = read.blocks
        if self.searched:
            blocks = tuple(self.finding.look(blocks, page.metrics, self.offset))
            if self.finding.goes:
                self.scroll_to(self.finding.offset(self.offset, self.book.area(page).h))
                self.chosen = self._part_of(read)
        now = self.book.in_sight(page, read, self.offset) if self.chosen is None else self.chosen
        names, others = [name for name, _ in read.parts], self.others(page)
        regions = self.book.regions(
            page,
            self.title(page),
            [*names, *others],
            now,
            blocks,
            self.offset,
            apart=len(names) if others else 0,
            empty=self.empty(page),
        )
        if self.searched:
            regions.append(find_bar(page, self.book, self.finding.sought))
        return regions

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        self.chosen = None

    def _part_of(self, read: Read) -> int | None:
        """The part in which that stands which was looked for; None if it stands nowhere."""
        at = self.finding.at
        return None if at is None else max((n for n, (_, top) in enumerate(read.parts) if top <= at), default=0)

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        if verb == "enter":
            self.do_find(-1 if arguments else 1)
            return None
        return self.finding.edit(verb, *arguments)

    def do_find(self, step: int) -> None:
        """Go to the next place where the words stand, or the one before."""
        self.finding.step(step)

    def do_section(self, part: int) -> None:
        assert self._made is not None
        parts = self._made[1].parts
        if part >= len(parts):
            self.read_other(part - len(parts))
            return
        self.scroll_to(parts[part][1])
        self.chosen = part
