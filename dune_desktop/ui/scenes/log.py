"""The whole chronicle over the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.log import BOOK, column
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.reading import Reading
from dune_desktop.ui.scenes.table.recap import Span
from dune_desktop.ui.window.scene import Go, Request, Scene

NO_TURNS: Final[Mapping[int, Span]] = MappingProxyType({})


class LogScene(Reading):
    """Everything that happened, as the person before the screen may know it; it opens at the newest line.

    All of it can be looked back to: `moments` are the numbers of answers after which each line was so, and a line leads
    there. Of `turns`, the events of each by the number of its first line, a button plays one. Without them none does.
    """

    book = BOOK
    end = True
    searched = True

    def __init__(
        self,
        context: UiContext,
        below: Scene,
        lines: Sequence[LogLine],
        turns: Mapping[int, Span] = NO_TURNS,
        moments: Sequence[int | None] = (),
    ) -> None:
        super().__init__(context, below)
        self.lines = lines
        self.turns = turns
        self.moments = moments

    def read(self, page: Page) -> Read:
        return column(page, self.lines, self.turns, self.moments)

    def title(self, page: Page) -> str:
        return page.t("table.chronicle")

    def empty(self, page: Page) -> str:
        return page.t("log.lost")

    def do_again(self, line: int) -> Request | None:
        """Play the turn that begins with a line."""
        return Go("replay", (self.moments[line], self.turns[line]))

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_moment(self, number: int) -> Request | None:
        """Look back to when a line was so."""
        return Go("replay", (number,))
