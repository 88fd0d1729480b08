"""About the program, over whatever was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens import about
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.system import folders
from dune_desktop.ui.system.licenses import licenses
from dune_desktop.ui.window.scene import Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class AboutScene(Scrolling, Overlay):
    """The program, the player's files, and the licenses of what others made."""

    column = about.BOOK.column

    def __init__(self, program: Program, below: Scene) -> None:
        super().__init__(program, below)
        self.program = program
        self.works = licenses()
        self.chosen = about.PROGRAM
        self.failed: set[str] = set()  # folders that could not be opened
        self._made: tuple[object, list[Block]] | None = None

    @property
    def folders(self) -> dict[str, str]:
        """The player's folders by what is in them."""
        places = self.program.places
        return {
            "saves": str(places.saves),
            "settings": str(places.settings.parent),
            "log": str(places.log.parent),
        }

    def regions(self, page: Page) -> list[Region]:
        key = (page, self.chosen, len(self.failed))
        if self._made is None or self._made[0] != key:
            self._made = (key, self._blocks(page))
            self.limit = about.BOOK.limit(page, self._made[1])
            self.scroll_to(self.offset)
        return about.about_regions(page, about.headings(page, self.works), self.chosen, self._made[1], self.offset)

    def _blocks(self, page: Page) -> list[Block]:
        if self.chosen == about.PROGRAM:
            return about.program_text(page, self.works)
        if self.chosen == about.FILES:
            t = page.t
            places = [
                about.Place(str(t("about." + name)), t(f"about.{name}.text"), path, ("open", name), name in self.failed)
                for name, path in self.folders.items()
            ]
            return about.files_text(page, places)
        return about.work_text(page, self.works[self.chosen - about.OWN])

    def do_section(self, part: int) -> None:
        self.chosen = part
        self.scroll_to(0)

    def do_open(self, name: str) -> None:
        if not folders.show(self.folders[name]):
            self.failed.add(name)
