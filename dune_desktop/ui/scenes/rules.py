"""The rules in short, over whatever was there: a book with moving pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dune_desktop.engine.assembly import registry
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.scrolling import Block, shown_in
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rule_pages import rule_page
from dune_desktop.ui.presenters.screens.rules import BOOK, SHAPE, pictures, text
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.examples import Running
from dune_desktop.ui.scenes.manner import TEMPOS
from dune_desktop.ui.scenes.reading import Reading
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.under import Under
from dune_desktop.ui.window.scene import Scene

RIM: Final = 8.0  # of a card, that is seen around it


class RulesScene(Reading):
    """A text that scrolls, with its sections beside it: the rules of the board on the table.

    Away from a table those of the board that was played last, and the way to those of the others. It opens at a
    `section`, if one is named; BOX/SECTION is that of the board of a box. The example of the section that is read is
    played over and over.
    """

    book = BOOK
    searched = True

    def __init__(self, context: UiContext, below: Scene, section: str = "") -> None:
        super().__init__(context, below)
        at_table = context.texts.board
        boards = {box.brings: box.id for box in registry.boxes() if box.brings}
        latest = (board for board, box in boards.items() if box in context.settings.boxes)
        box, _, self._wanted = section.rpartition("/")
        self.board = at_table or (registry.box(box).brings if box else next(latest, next(iter(boards))))
        self.boards = {} if at_table else boards
        self.running: Running | None = None
        self._playing = ""  # the section whose example is in sight
        self._drawn: dict[str, Block] = {}  # the components of sections, as they look on one page
        self._drawn_for: Page | None = None
        self._kept: tuple[object, list[Region]] | None = None  # the text, and what it was made for

    def read(self, page: Page) -> Read:
        return text(replace(page, texts=self._texts(page)))

    def _texts(self, page: Page) -> Texts:
        return page.texts.on(self.board)

    def title(self, page: Page) -> str:
        key = f"help.rules.{self.board}"
        return page.t(key if page.texts.has(key) else "rules.title")

    def others(self, page: Page) -> tuple[str, ...]:
        return tuple(page.t(f"newgame.board.{box}") for board, box in self.boards.items() if board != self.board)

    def read_other(self, number: int) -> None:
        self._drawn = {}
        self.board = [board for board in self.boards if board != self.board][number]
        super().read_other(number)

    def page_about(self, there: Under) -> str:
        return ""  # it is being read

    # ------------------------------------------------------------------------------------------------ examples

    @property
    def animating(self) -> bool:
        return self.running is not None and self.running.moving

    def regions(self, page: Page) -> list[Region]:
        key = (page, self.board, self.offset, self.chosen, self.finding.sought)
        if self._kept is None or self._kept[0] != key or self.finding.goes:  # an example moves, and the text does not
            regions = super().regions(page)
            self._kept = (page, self.board, self.offset, self.chosen, self.finding.sought), regions
        regions = self._kept[1]
        assert self.made is not None
        if self._wanted:
            part = self.made.sections.get(self._wanted)
            self._wanted = ""
            if part is not None:
                self.do_section(part)
                return self.regions(page)
        return [*regions[:-1], *self._pictures(page, self.made), *self._film(page, self.made), regions[-1]]

    def _pictures(self, page: Page, read: Read) -> list[Region]:
        """The components on the pages in sight, each drawn when it is first seen."""
        area = self.book.area(page)
        if self._drawn_for != page:
            self._drawn_for, self._drawn = page, {}
        regions: list[Region] = []
        for section, place in read.pictures.items():
            rect = place.moved(area.x, area.y - self.offset)
            if rect.bottom <= area.y or rect.y >= area.bottom:
                continue
            if section not in self._drawn:
                own = replace(page, texts=self._texts(page))
                self._drawn[section] = pictures(own, section, place)
            seen = _within(rect.inset(-RIM), area.inset(-RIM, 0))
            regions.append(shown_in("rules.pictures." + section, seen, rect, self._drawn[section]))
        return regions

    def _film(self, page: Page, read: Read) -> list[Region]:
        """The example that plays."""
        found = self._in_sight(page, read)
        if found is None:
            self._playing, self.running = "", None
            return []
        section, rect = found
        if self.running is None or (self._playing, self.running.page) != (section, page):
            self._playing = section
            example = rule_page(self.board, section).example
            assert example is not None
            tempo = TEMPOS[self.context.settings.motion]
            self.running = Running(example, page, self._texts(page), tempo, SHAPE)
        area = self.book.area(page)
        return [Region("rules.film", _within(rect, area), self.running.elements(rect), clip=True)]

    def _in_sight(self, page: Page, read: Read) -> tuple[str, Rect] | None:
        """The example of which most is in sight, and where it is; the upper one of several."""
        area = self.book.area(page)
        seen: list[tuple[float, str, Rect]] = []
        for section, film in read.films.items():
            rect = film.moved(area.x, area.y - self.offset)
            high = min(rect.bottom, area.bottom) - max(rect.y, area.y)
            if high > 0:
                seen.append((high / rect.h, section, rect))
        most = max(seen, key=lambda each: each[0], default=None)
        return None if most is None else most[1:]

    def tick(self, now: float) -> bool:
        return self.running is not None and self.running.tick(now)

    def do_film(self) -> None:
        """Let the example stand still, or go on."""
        if self.running is not None:
            self.running.paused = not self.running.paused


def _within(rect: Rect, other: Rect) -> Rect:
    """What lies in both rectangles."""
    left, top = max(rect.x, other.x), max(rect.y, other.y)
    return Rect(left, top, min(rect.right, other.right) - left, min(rect.bottom, other.bottom) - top)
