"""The scenes that lie over one another: which is on top, where ways lead from there, and what is left for them."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.window.scene import Ask, Back, Go, Quit, Request, Scene, Ways


class Stack:
    """`scenes` from the first one up; `entered` is told whenever another one has come to the top."""

    def __init__(self, first: Scene, ways: Ways, entered: Callable[[], None]) -> None:
        self.scenes = [first]
        self.ways = ways
        self.entered = entered

    @property
    def top(self) -> Scene:
        """The scene that is shown."""
        return self.scenes[-1]

    def go(self, way: Go | Ask) -> Request | None:
        """Enter what a way leads to; what there is to say first, or comes instead."""
        found = self.ways(way, self.top)
        if not isinstance(found, Scene):
            return found
        below = self.scenes[:-1] if self.top.passing else self.scenes
        self._show([found] if found.alone else [*below, found])
        return found.arrive()

    def back(self, request: Back) -> tuple[Request | None, ...]:
        """Leave the scene on top; what the one below makes of its answer, and then what was still asked for."""
        if len(self.scenes) > 1:
            self._show(self.scenes[:-1])
            return self.top.told(request.answer), request.then
        return (request.then or Quit(),)

    def _show(self, scenes: list[Scene]) -> None:
        self.scenes = scenes
        self.entered()
