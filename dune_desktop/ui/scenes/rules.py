"""The rules in short, over whatever was there."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.engine.assembly import registry
from dune_desktop.ui.presenters.screens.book import Read
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rules import BOOK, text
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.reading import Reading
from dune_desktop.ui.window.scene import Scene


class RulesScene(Reading):
    """A text that scrolls, with its sections beside it: the rules of the board on the table.

    Away from a table those of the board that was played last, and the way to those of the others.
    """

    book = BOOK
    searched = True

    def __init__(self, context: UiContext, below: Scene) -> None:
        super().__init__(context, below)
        at_table = context.texts.board
        boards = {box.brings: box.id for box in registry.boxes() if box.brings}
        latest = (board for board, box in boards.items() if box in context.settings.boxes)
        self.board = at_table or next(latest, next(iter(boards)))
        self.boards = {} if at_table else boards

    def read(self, page: Page) -> Read:
        return text(replace(page, texts=page.texts.on(self.board)))

    def title(self, page: Page) -> str:
        key = f"help.rules.{self.board}"
        return page.t(key if page.texts.has(key) else "rules.title")

    def others(self, page: Page) -> tuple[str, ...]:
        return tuple(page.t(f"newgame.board.{box}") for board, box in self.boards.items() if board != self.board)

    def read_other(self, number: int) -> None:
        self.board = [board for board in self.boards if board != self.board][number]
        super().read_other(number)
