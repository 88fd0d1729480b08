"""A first turn and the keys of the table, over it."""

from __future__ import annotations

from dune_desktop.ui.presenters.screens.key_card import TEXT, key_card, key_limit
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Go, Request


class KeysScene(Scrolling, Overlay):
    """A card to glance at; from it one comes to the rules."""

    passing = True
    column = TEXT

    def regions(self, page: Page) -> list[Region]:
        self.limit = key_limit(page)
        self.scroll_to(self.offset)
        return key_card(page, self.offset)

    def do_rules(self) -> Request | None:
        return Go("rules")
