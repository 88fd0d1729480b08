"""The list of lessons, reached from the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.lessons.lesson import lesson, lesson_ids
from dune_desktop.ui.presenters.lesson.list import Offered, lessons_screen
from dune_desktop.ui.scenes.lessons.progress import DONE, progress
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Go, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class LessonsScene(Scene):
    """All lessons; a lesson that was left goes on where it was left."""

    alone = True

    def __init__(self, program: Program) -> None:
        self.program = program

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return lessons_screen(self.program.page(metrics, size), [self._offered(name) for name in lesson_ids()])

    def _offered(self, name: str) -> Offered:
        taught, left = lesson(name), progress(self.program.settings, name)
        return Offered(name, taught.minutes, taught.number(left), len(taught.steps), left == DONE)

    def do_begin(self, name: str) -> Request | None:
        left = progress(self.program.settings, name)
        return Go("lesson", (name, left))

    def do_back(self) -> Request | None:
        return Go("title")
