"""The rules in short, over whatever was there."""

from __future__ import annotations

from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rules import BOOK, text
from dune_desktop.ui.scenes.reading import Reading


class RulesScene(Reading):
    """A text that scrolls, with its sections beside it."""

    book = BOOK
    searched = True

    def read(self, page: Page) -> Read:
        return text(page)

    def title(self, page: Page) -> str:
        return page.t("rules.title")
