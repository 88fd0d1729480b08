"""The table within the program: the game saves itself, and there are ways to the menu, the log and the ranking."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.scenes.chronicle import Chronicle
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Choice, Message
from dune_desktop.ui.scenes.table import TableScene
from dune_desktop.ui.window.scene import Action, Push, Quit, Replace, Request, Scene, Stay

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program

log = logging.getLogger(__name__)


class GameScene(TableScene):
    """A game that is kept on disk after every answer. `game` names it among the saves."""

    def __init__(self, program: Program, session: Session, game: str) -> None:
        settings = program.settings
        super().__init__(
            session, program.texts, self._leave, settings.rival_pace, self._remember_pace, settings.buy_at_once
        )
        self.program = program
        self.game = game
        self.trouble: SaveError | None = None  # why the game could not be kept, until that is told
        self.in_trouble = False
        self.ranking_seen = False
        self.fallen_back = False  # whether the newest save was harmed, so that this is the one before it
        session.listeners.append(self.keep)

    def keep(self, session: Session) -> None:
        """Save by itself. A game that another window has got hold of meanwhile goes on as one of its own."""
        slots = self.program.slots
        if not slots.locks.mine(self.game):
            self.game = slots.new_game()
            slots.locks.take(self.game, new=True)
        with suppress(SaveError):
            slots.keep(session, self.game)
        self.look_after()

    def look_after(self) -> None:
        """Learn how saving ended. A disk that refuses is told of once, and again only after it has worked meanwhile."""
        error = self.program.slots.trouble(self.game)
        if error is not None and not self.in_trouble:
            log.warning("the game could not be saved: %s", error)
            self.trouble = error
        self.in_trouble = error is not None

    def speak(self, texts: Texts) -> None:
        """Go on in another language."""
        from dune_desktop.ui.program import full_names

        self.texts = texts
        self.session.names = full_names(texts, self.session)
        self.chronicle = Chronicle(self.session, texts)

    def first_scene(self) -> Scene:
        """What to show when the game is opened: the table, or how it ended; over it what there is to say."""
        scene = self.ranking() if self.session.over else self
        if not self.fallen_back:
            return scene
        self.fallen_back = False
        t = self.texts.t
        go_on = Choice(t("common.continue"), lambda: Replace(scene), primary=True)
        return Message(scene, self.texts, t("rescue.title"), t("rescue.body"), [go_on])

    def handle(self, action: Action) -> Request | None:
        if action == ("quit",):
            return self.program.unless_lost(self, Quit)
        request = super().handle(action)
        if request is not None and not isinstance(request, Stay):
            return request
        if self.session.over and not self.watching and not self.ranking_seen:
            return self._leave("over")  # the end was shown by itself, without a click that would have led there
        self.look_after()
        if self.trouble is not None:
            return Push(self._tell_trouble())
        return request

    def _tell_trouble(self) -> Message:
        assert self.trouble is not None
        error, self.trouble = self.trouble, None
        t = self.texts.t
        body = self.program.words_for(error) + "\n" + t("errors.goes_on")
        return Message(self, self.texts, t("errors.not_saved"), body, [Choice(t("common.continue"), primary=True)])

    def _remember_pace(self, pace: str) -> None:
        self.program.remember(rival_pace=pace)

    def ranking(self) -> GameOverScene:
        self.ranking_seen = True
        return GameOverScene(self.program, self)

    def _leave(self, where: str) -> Request | None:
        if where == "over":
            return Replace(self.ranking())
        if where == "menu":
            return Push(MenuScene(self.program, self))
        if where == "log":
            return Push(LogScene(self.program, self))
        if where == "help":
            return self.program.rules(self)
        return self.program.inspect(self, where.removeprefix("inspect:"))
