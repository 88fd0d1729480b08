"""The keys of the table, over it."""

from __future__ import annotations

from dune_desktop.ui.presenters.screens.key_card import key_card
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Go, Request


class KeysScene(Overlay):
    """A card to glance at; from it one comes to the rules."""

    passing = True

    def regions(self, page: Page) -> list[Region]:
        return key_card(page)

    def do_rules(self) -> Request | None:
        return Go("rules")
