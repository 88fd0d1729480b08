"""The system asks the program to end: the player may be asked once about it, but the end does not wait for ever."""

from __future__ import annotations

import signal
from contextlib import suppress
from types import FrameType
from typing import Self

import pygame

from dune_desktop.ui.window.scene import Scene

PATIENCE = 10.0  # seconds that a question may stand unanswered


class Ending:
    """Hears SIGTERM while it is entered, in place of SDL, for which each one is only a window being closed."""

    def __init__(self) -> None:
        self._calls = self._told = 0
        self._open: tuple[float, Scene] | None = None  # since when which question stands

    def __enter__(self) -> Self:
        with suppress(ValueError):  # not in the main thread, where nothing is heard
            signal.signal(signal.SIGTERM, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ValueError):
            signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._calls += 1
        if self._calls > 1:  # if not even that helps, the next one does
            signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def events(self) -> list[pygame.event.Event]:
        """What the window hears of it: that it is to be closed."""
        new, self._told = self._calls > self._told, self._calls
        return [pygame.event.Event(pygame.QUIT)] if new else []

    def due(self, scene: Scene, now: float) -> bool:
        """Whether the end waits no longer: it was asked for again, or nobody answers what the scene asks about it."""
        if not self._calls:
            return False
        if self._open is None:
            self._open = now, scene
        since, asking = self._open
        return self._calls > 1 or (scene is asking and now - since >= PATIENCE)
