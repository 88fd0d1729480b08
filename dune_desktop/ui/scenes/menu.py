"""The menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.scenes.saves import SaveScene
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Action, Fullscreen, Pop, Push, Quit, Request, Reset

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.game import GameScene


class MenuScene(Overlay):
    """Everything that is not a move in the game."""

    def __init__(self, program: Program, game: GameScene) -> None:
        super().__init__(game)
        self.program = program
        self.game = game
        self.saved = ""  # the name it was just saved under

    @property
    def texts(self) -> Texts:
        return self.program.texts

    def regions(self, page: Page) -> list[Region]:
        t = self.texts.t
        if self.game.session.over:
            first = Entry(t("over.ranking"), ("ranking",))
        else:
            first = Entry(t("menu.resume"), ("back",), "Esc")
        files = [Entry(t("menu.save"), ("save",), "S"), Entry(t("menu.load"), ("load",), "L")]
        other = [Entry(t("menu.rules"), ("rules",), "F1"), Entry(t("menu.about"), ("about",), "A")]
        leave = [
            Entry(t("title.new_game"), ("new",), "N"),
            Entry(t("menu.title_screen"), ("title",), "T"),
            Entry(t("menu.quit"), ("leave",), "Q"),
        ]
        if self.game.in_trouble:
            state = t("errors.not_saved")
        else:
            state = t("menu.saved", name=self.saved) if self.saved else t("menu.autosave")
        note = f"{state}\n{t('menu.seed', seed=str(self.game.session.seed))}"
        return menu(page, first, (files + other, leave), self.game.pace, self.game.buy_at_once, note)

    def handle(self, action: Action) -> Request | None:
        name = action[0]
        if name == "back" or (action in (("key", "Enter"), ("key", "M")) and not self.game.session.over):
            return Pop()
        if name == "ranking" or action == ("key", "Enter"):
            return Reset(self.game.ranking())
        if name == "save":
            return Push(SaveScene(self.program, self, self.game))
        if name == "saved":
            self.saved = str(action[1])
        elif name == "load":
            return self.program.unless_lost(self, lambda: Push(self.program.load_list()))
        elif name == "rules":
            return self.program.rules(self)
        elif name == "about":
            return self.program.about(self)
        elif name == "language":
            return self.program.speak(str(action[1]))
        elif name == "buying":
            self.game.buy_at_once = bool(action[1])
            self.program.remember(buy_at_once=self.game.buy_at_once)
        elif name == "pace":
            self.game.set_pace(str(action[1]))
            self.under = None  # the table below shows it too
        elif name == "fullscreen":
            return Fullscreen()
        elif name == "new":
            return self.program.unless_lost(self, lambda: Push(self.program.new_game()))
        elif name == "title":
            return self.program.unless_lost(self, lambda: Reset(self.program.title()))
        elif name == "leave":
            return self.program.unless_lost(self, Quit)
        elif name == "quit":
            return super().handle(action)
        return None
