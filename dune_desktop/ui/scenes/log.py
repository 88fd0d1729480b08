"""The whole chronicle over the table."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.log import BOOK, column, log_regions
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Go, Request, Scene


class LogScene(Scrolling, Overlay):
    """Everything that happened, as the person before the screen may know it; it opens at the newest line."""

    column = BOOK.column

    def __init__(self, desk: Desk, below: Scene, lines: Sequence[LogLine]) -> None:
        super().__init__(desk, below)
        self.lines = lines
        self.chosen: int | None = None
        self._made: tuple[object, Read] | None = None

    def regions(self, page: Page) -> list[Region]:
        key = (page.width, page.height, page.texts.language)
        if self._made is None or self._made[0] != key:
            self._made = (key, column(page, self.lines))
            self.limit = BOOK.limit(page, self._made[1].blocks)
            self.offset = self.limit
        return log_regions(page, self._made[1], self.offset, self.chosen)

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        self.chosen = None

    def do_section(self, part: int) -> None:
        assert self._made is not None
        self.scroll_to(self._made[1].parts[part][1])
        self.chosen = part

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))
