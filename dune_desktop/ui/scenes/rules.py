"""The rules in short, over whatever was there."""

from __future__ import annotations

from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rules import BOOK, rules_regions, text
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Scene


class RulesScene(Scrolling, Overlay):
    """A text that scrolls, with its sections beside it."""

    column = BOOK.column

    def __init__(self, desk: Desk, below: Scene) -> None:
        super().__init__(desk, below)
        self.chosen: int | None = None
        self._made: tuple[object, Read] | None = None

    def regions(self, page: Page) -> list[Region]:
        key = (page.width, page.height, page.texts.language)
        if self._made is None or self._made[0] != key:
            self._made = (key, text(page))
            self.limit = BOOK.limit(page, self._made[1].blocks)
            super().scroll_to(self.offset)
        return rules_regions(page, self._made[1], self.offset, self.chosen)

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        self.chosen = None

    def do_section(self, part: int) -> None:
        assert self._made is not None
        self.scroll_to(self._made[1].parts[part][1])
        self.chosen = part
