"""The rules in short, over whatever was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rules import BOOK, rules_regions, text
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Action, Pop, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class RulesScene(Scrolling, Overlay):
    """A text that scrolls, with its sections beside it."""

    def __init__(self, program: Program, below: Scene) -> None:
        super().__init__(below)
        self.program = program
        self.chosen: int | None = None
        self._made: tuple[object, Read] | None = None

    @property
    def texts(self) -> Texts:
        return self.program.texts

    def regions(self, page: Page) -> list[Region]:
        key = (page.width, page.height, page.texts.language)
        if self._made is None or self._made[0] != key:
            self._made = (key, text(page))
            self.limit = BOOK.limit(page, self._made[1].blocks)
            self._to(self.offset)
        return rules_regions(page, self._made[1], self.offset, self.chosen)

    def handle(self, action: Action) -> Request | None:
        if self.scroll(action, BOOK.column):
            self.chosen = None
            return None
        if action[0] == "section" and self._made is not None:
            self.chosen = int(action[1])  # type: ignore[call-overload]
            self._to(self._made[1].parts[self.chosen][1])
            return None
        if action == ("key", "F1"):
            return Pop()
        return super().handle(action)
