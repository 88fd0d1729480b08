"""The table within the program: the game is kept on disk, and trouble with that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.window.scene import Action, Ask, Go, Question, Quit, Request, Stay

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class GameScene(TableScene):
    """A game of the player's own."""

    def __init__(self, program: Program, game: OpenGame, sitting: Sitting) -> None:
        super().__init__(sitting, program)
        self.program = program
        self.game = game

    def arrive(self) -> Request | None:
        return self.program.rescued()

    def handle(self, action: Action) -> Request | None:
        request = super().handle(action)
        if request is not None and not isinstance(request, Stay):
            return request
        if self.session.over and not self.sitting.watching and not self.sitting.ranked:
            return Go("ranking")  # the end was shown by itself, without a click that would have led there
        self.game.look_after()
        error = self.game.tell()
        if error is None:
            return request
        t = self.desk.texts.t
        body = self.program.words_for(error) + "\n" + t("errors.goes_on")
        return Ask(Question.notice(t("errors.not_saved"), body, t("common.continue")))

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
