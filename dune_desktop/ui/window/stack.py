"""The stack of scenes: which is on top, and how requests change the stack."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.window.scene import Ask, Back, Go, Quit, Request, Scene, Ways


class Stack:
    """The stack of scenes, the first at the bottom; `entered` is called when another one is on top."""

    def __init__(self, first: Scene, ways: Ways, entered: Callable[[], None]) -> None:
        self.scenes = [first]
        self.ways = ways
        self.entered = entered

    @property
    def top(self) -> Scene:
        """Return the scene that is shown."""
        return self.scenes[-1]

    def go(self, way: Go | Ask) -> Request | None:
        """Enter the scene that a request leads to; return its first request, or the one in place of it."""
        found = self.ways(way, self.top)
        if not isinstance(found, Scene):
            return found
        below = self.scenes[:-1] if self.top.passing else self.scenes
        self._show([found] if found.alone else [*below, found])
        return found.arrive()

    def back(self, request: Back) -> tuple[Request | None, ...]:
        """Leave the top scene; return the request of the scene below on its answer, and the one asked for."""
        if len(self.scenes) > 1:
            self._show(self.scenes[:-1])
            return self.top.told(request.answer), request.then
        return (request.then or Quit(),)

    def _show(self, scenes: list[Scene]) -> None:
        self.scenes = scenes
        self.entered()
