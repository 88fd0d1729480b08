"""The end of the program on SIGTERM: the player may be asked once, but only for a limited time."""

from __future__ import annotations

import signal
from contextlib import suppress
from types import FrameType
from typing import Self

import pygame

from dune_desktop.ui.window.scene import Scene

PATIENCE = 10.0  # seconds that the question may stay unanswered


class Ending:
    """A context manager that handles SIGTERM in place of SDL, which treats each one as a window being closed."""

    def __init__(self) -> None:
        self._calls = self._told = 0
        self._open: tuple[float, Scene] | None = None  # since when, and the scene with the question

    def __enter__(self) -> Self:
        with suppress(ValueError):  # not in the main thread, which alone gets signals
            signal.signal(signal.SIGTERM, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ValueError):
            signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._calls += 1
        if self._calls > 1:  # if this does not help either, the next signal ends the process
            signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def events(self) -> list[pygame.event.Event]:
        """Return a QUIT event for the window, once per signal."""
        new, self._told = self._calls > self._told, self._calls
        return [pygame.event.Event(pygame.QUIT)] if new else []

    def due(self, scene: Scene, now: float) -> bool:
        """Tell whether to end now: a second signal came, or the question about it stayed unanswered too long."""
        if not self._calls:
            return False
        if self._open is None:
            self._open = now, scene
        since, asking = self._open
        return self._calls > 1 or (scene is asking and now - since >= PATIENCE)
