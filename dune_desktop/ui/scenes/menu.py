"""The menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.window.scene import Back, Fullscreen, Go, Quit, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class MenuScene(Overlay):
    """Everything that is not a move in the game."""

    def __init__(self, program: Program, below: Scene, game: OpenGame) -> None:
        super().__init__(program, below)
        self.program = program
        self.game = game
        self.saved = ""  # the name it was just saved under

    def regions(self, page: Page) -> list[Region]:
        t = page.t
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
        settings = self.desk.settings
        return menu(page, first, (files + other, leave), settings.rival_pace, settings.buy_at_once, note)

    def told(self, answer: object) -> Request | None:
        if isinstance(answer, str):
            self.saved = answer
        return None

    def do_key(self, name: str) -> Request | None:
        if name == "Enter":
            return Go("ranking") if self.game.session.over else Back()
        return Back() if name == "M" and not self.game.session.over else None

    def do_ranking(self) -> Request | None:
        return Go("ranking")

    def do_save(self) -> Request | None:
        return Go("save")

    def do_load(self) -> Request | None:
        return self.program.unless_lost(Go("load"))

    def do_rules(self) -> Request | None:
        return Go("rules")

    def do_about(self) -> Request | None:
        return Go("about")

    def do_language(self, language: str) -> Request | None:
        return self.program.speak(language)

    def do_buying(self, at_once: bool) -> None:
        self.desk.remember(buy_at_once=at_once)

    def do_pace(self, pace: str) -> None:
        self.desk.remember(rival_pace=pace)
        self.under = None  # the table below shows it too

    def do_fullscreen(self) -> Request | None:
        return Fullscreen()

    def do_new(self) -> Request | None:
        return self.program.unless_lost(Go("new_game"))

    def do_title(self) -> Request | None:
        return self.program.unless_lost(Go("title"))

    def do_leave(self) -> Request | None:
        return self.program.unless_lost(Quit())
