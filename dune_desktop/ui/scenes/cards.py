"""What is known of the cards, over the table: a page for each kind of pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens import cards as shown
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.scenes.table.position import seen_on
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Go, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.scenes.table.shown_game import ShownGame


class CardsScene(Scrolling, Overlay):
    """Opened at a page, if there is one of that name for who sits here; a click shows a card large.

    Of others, whoever is asked about comes `first`.
    """

    column = shown.BOOK.column

    def __init__(
        self, context: UiContext, below: Scene, shown_game: ShownGame, tab: str = "", first: int = NOBODY
    ) -> None:
        super().__init__(context, below)
        self.shown_game = shown_game
        self.tab = tab
        self.first = first
        self.names: list[str] = []
        self._made: tuple[object, list[Block]] | None = None

    def regions(self, page: Page) -> list[Region]:
        known = self.known(page)
        self.names = names = shown.tabs(known)
        self.tab = self.tab if self.tab in names else names[0]
        blocks = self._blocks(page, known)
        self.limit = shown.BOOK.limit(page, blocks)
        self.scroll_to(self.offset)
        return shown.cards_regions(page, known, names.index(self.tab), blocks, self.offset)

    def _blocks(self, page: Page, known: shown.Known) -> list[Block]:
        """The page, made anew only for another one, another window, size of text or language."""
        key = (page.width, page.height, page.type, page.texts.language, self.tab)
        if self._made is None or self._made[0] != key:
            self._made = (key, shown.cards_blocks(page, known, self.tab))
        return self._made[1]

    def known(self, page: Page) -> shown.Known:
        """What whoever sits here may know."""
        shown_game = self.shown_game
        players = [seat for seat, plays in enumerate(shown_game.session.rules.is_player) if plays]
        return shown.Known(seen_on(page, shown_game), {seat: shown_game.owned(seat) for seat in players}, self.first)

    def do_section(self, section: int) -> None:
        self.tab = self.names[section]
        self.scroll_to(0)

    def do_codex(self) -> Request | None:
        return Go("codex")

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))
