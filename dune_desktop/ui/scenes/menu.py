"""The menu over the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import BEHIND, Page
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Picture, Region
from dune_desktop.ui.window.scene import Go, Quit, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class MenuScene(Overlay):
    """Everything that is not a move in the game."""

    def __init__(self, program: Program, below: Scene, game: OpenGame) -> None:
        super().__init__(program, below)
        self.program = program
        self.game = game
        self.past = game.parent or game.id  # the game whose earlier positions are those of this one
        self.earlier = bool(program.slots.earlier(self.past))  # whether there are positions to go back to
        self.saved = ""  # the name it was just saved under

    def regions(self, page: Page) -> list[Region]:
        t = page.t
        if self.game.session.over:
            first = Entry(t("over.ranking"), ("ranking",), "confirm")
        else:
            first = Entry(t("menu.resume"), ("back",), "back confirm menu")
        files = [Entry(t("menu.save"), ("save",), "save"), Entry(t("menu.load"), ("load",), "load")]
        if self.earlier:
            files.append(Entry(t("menu.earlier"), ("earlier",), "earlier"))
        files.append(Entry(t("menu.replay"), ("replay",), "replay"))
        other = [
            Entry(t("menu.rules"), ("rules",), "rules help"),
            Entry(t("codex.title"), ("codex",), "codex"),
            Entry(t("settings.title"), ("settings",), "settings"),
            Entry(t("menu.about"), ("about",), "about"),
        ]
        leave = [
            Entry(t("title.new_game"), ("new",), "new_game"),
            Entry(t("menu.title_screen"), ("title",), "title"),
            Entry(t("menu.quit"), ("leave",), "quit"),
        ]
        trouble = self.game.in_trouble
        state = t("errors.not_saved" if trouble else "menu.autosave")
        note = f"{state}\n{t('menu.seed', seed=str(self.game.session.seed))}"
        news = t("menu.saved", name=self.saved) if self.saved and not trouble else ""
        return menu(page, first, (files + other, leave), note, news)

    def soon(self) -> Iterator[Picture]:
        return iter((BEHIND,))

    def told(self, answer: object) -> Request | None:
        self.under = None  # the table below may look different after the settings
        if isinstance(answer, str):
            self.saved = answer
        return None

    def do_ranking(self) -> Request | None:
        return Go("ranking")

    def do_save(self) -> Request | None:
        return Go("save")

    def do_load(self) -> Request | None:
        return self.program.unless_lost(Go("load"))

    def do_earlier(self) -> Request | None:
        return self.program.unless_lost(Go("earlier", (self.past, self.game.session.state.round)))

    def do_replay(self) -> Request | None:
        return Go("replay", (0,))

    def do_rules(self) -> Request | None:
        return Go("rules")

    def do_codex(self) -> Request | None:
        return Go("codex")

    def do_about(self) -> Request | None:
        return Go("about")

    def do_settings(self) -> Request | None:
        return Go("settings")

    def do_new(self) -> Request | None:
        return self.program.unless_lost(Go("new_game"))

    def do_title(self) -> Request | None:
        return self.program.unless_lost(Go("title"))

    def do_leave(self) -> Request | None:
        return self.program.unless_lost(Quit())
