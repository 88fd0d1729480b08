"""The whole chronicle over the table."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.log import BOOK, column
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.reading import Reading
from dune_desktop.ui.window.scene import Go, Request, Scene


class LogScene(Reading):
    """Everything that happened, as the person before the screen may know it; it opens at the newest line."""

    book = BOOK
    end = True

    def __init__(self, desk: Desk, below: Scene, lines: Sequence[LogLine]) -> None:
        super().__init__(desk, below)
        self.lines = lines

    def read(self, page: Page) -> Read:
        return column(page, self.lines)

    def title(self, page: Page) -> str:
        return page.t("table.chronicle")

    def empty(self, page: Page) -> str:
        return page.t("log.lost")

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))
