"""The title screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.ui.display import Screen
from dune_desktop.ui.metrics import Metrics
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.title import Entry, title_screen
from dune_desktop.ui.stage import Action, Push, Quit, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class TitleScene(Scene):
    """Where the program begins: go on with the latest game, or anything else."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.look_again()

    def look_again(self) -> None:
        """Look into the folder of saves: something may have come or gone."""
        self.slots = self.program.slots.list()
        latest = next((slot for slot in self.slots if slot.save is not None), None)
        self.waiting = None if latest is None or latest.save is None or latest.save.summary.over else latest

    def entries(self) -> tuple[Entry, ...]:
        """The menu: only what works is in it."""
        t = self.program.texts.t
        found = [Entry(t("title.new_game"), ("new",), "N")]
        if self.slots:
            found.append(Entry(t("title.load"), ("load",), "L"))
        return (*found, Entry(t("title.rules"), ("rules",), "R"), Entry(t("title.quit"), ("leave",), "Q"))

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        save = self.waiting.save if self.waiting is not None else None
        return title_screen(Page(self.program.texts, metrics, *size), save, self.entries())

    def handle(self, action: Action) -> Request | None:
        name = "continue" if action == ("key", "Enter") and self.waiting is not None else action[0]
        if name == "continue" and self.waiting is not None:
            return self.program.open(self, self.waiting.path)
        if name == "new" or action == ("key", "Enter"):
            return Push(self.program.new_game())
        if name == "load":
            return Push(self.program.load_list())
        if name == "rules" or action == ("key", "F1"):
            return self.program.rules(self)
        if name == "language":
            return self.program.speak(str(action[1]))
        if name == "leave":
            return Quit()
        if name in ("look_again", "answered"):
            self.look_again()
        return None
