"""The whole chronicle over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.log import BOOK, column, log_regions
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Action, Pop, Request

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.game import GameScene


class LogScene(Scrolling, Overlay):
    """Everything that happened, as the person before the screen may know it; it opens at the newest line."""

    def __init__(self, program: Program, game: GameScene) -> None:
        super().__init__(game)
        self.program = program
        hidden = game.curtain != NOBODY
        self.lines = game.chronicle.all_lines(NOBODY if hidden else game.viewer)
        self.chosen: int | None = None
        self._made: tuple[object, Read] | None = None

    @property
    def texts(self) -> Texts:
        return self.program.texts

    def regions(self, page: Page) -> list[Region]:
        key = (page.width, page.height, page.texts.language)
        if self._made is None or self._made[0] != key:
            self._made = (key, column(page, self.lines))
            self.limit = BOOK.limit(page, self._made[1].blocks)
            self.offset = self.limit
        return log_regions(page, self._made[1], self.offset, self.chosen)

    def handle(self, action: Action) -> Request | None:
        if self.scroll(action, BOOK.column):
            self.chosen = None
            return None
        if action[0] in ("look", "inspect"):
            return self.program.inspect(self, str(action[1]))
        if action[0] == "section" and self._made is not None:
            self.chosen = int(action[1])  # type: ignore[call-overload]
            self._to(self._made[1].parts[self.chosen][1])
            return None
        if action == ("key", "L"):
            return Pop()
        return super().handle(action)
