"""The end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.ui.presenters.screens.game_over import COLUMN, Result, over_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.overlay import Scrolling
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Action, Quit, Replace, Request, Reset, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.game import GameScene


class GameOverScene(Scrolling, Scene):
    """Ranking, points, and what next. It stands in the place of the table, which can still be looked at."""

    def __init__(self, program: Program, game: GameScene) -> None:
        self.program = program
        self.game = game

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        session = self.game.session
        page = Page(self.program.texts, metrics, *size)
        screen, self.limit = over_screen(page, Result(session.rules, self.game.view(), session.names), self.offset)
        self.offset = min(self.offset, self.limit)
        return screen

    def handle(self, action: Action) -> Request | None:
        name = action[0]
        leaving = self.program.unless_lost
        if name == "quit":
            return leaving(self, Quit)
        if self.scroll(action, COLUMN):
            return None
        if name in ("look", "inspect"):
            return self.program.inspect(self, str(action[1]))
        if name in ("back", "table"):
            return Replace(self.game)
        if name == "again" or action == ("key", "Enter"):
            return leaving(self, lambda: self._again(same=action[1:] == ("same",)))
        if name == "title":
            return leaving(self, lambda: Reset(self.program.title()))
        return None

    def _again(self, same: bool) -> Request:
        """The same seats once more. Leaders that were left to chance are drawn anew, unless the seed is the same."""
        from dune_desktop.ui.program import fresh_seed

        session = self.game.session
        names = self.program.given_names(session)
        return Reset(self.program.begin(session.config, session.seed if same else fresh_seed(), names))
