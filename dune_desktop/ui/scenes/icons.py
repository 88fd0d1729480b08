"""The icons in sight on the table, over it."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.presenters.screens.icon_list import TEXT, icon_list, icon_list_limit
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.screen.under import Told, Under, hits_tip
from dune_desktop.ui.window.scene import Scene


class IconsScene(Scrolling, Overlay):
    """A list to glance at."""

    passing = True
    column = TEXT

    def __init__(self, context: UiContext, below: Scene, icons: Sequence[str]) -> None:
        super().__init__(context, below)
        self.icons = icons

    def regions(self, page: Page) -> list[Region]:
        self.limit = icon_list_limit(page, self.icons)
        self.scroll_to(self.offset)
        return icon_list(page, self.icons, self.offset)

    def explain(self, there: Under) -> Told | None:
        """Nothing more than what stands beside an icon."""
        return hits_tip(there)
