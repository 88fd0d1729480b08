"""Recordings of a game played by a list of steps, for animated pictures in documents."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from pathlib import Path

import pygame

from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.motion.tempo import USUAL
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Scene, WindowPreferences
from dune_desktop.ui.window.unseen import headless

WINDOW, MOVING = (1280, 720), (800, 450)
RATE = 10  # frames per second
GLIDE, REST = 0.5, 0.9  # seconds that the pointer moves, and rests before it clicks
HAND = ((0, 0), (0, 14), (3.4, 11), (5.6, 16), (8, 15), (5.8, 10), (10, 10))
"""The outline of the pointer."""

Step = float | str | Action
"""Seconds to wait, or a place to click, by the beginning of its action or by its command."""


class Recorder:
    """An invisible window with a clock of its own, of which every picture is kept."""

    def __init__(self, scene: Scene) -> None:
        self.app = App(scene, opening=Opening(size=WINDOW), manner=WindowPreferences(tip_after=inf, tempo=USUAL))
        self.frames: list[pygame.Surface] = []
        self._now = 100.0
        self._at = (WINDOW[0] * 0.4, WINDOW[1] * 0.66)

    def record(self, steps: Iterable[Step], save: Path) -> list[tuple[pygame.Surface, int]]:
        """Return the frames of these steps in a save's game, each with its milliseconds.

        Raises `SaveError` if something cannot be clicked then.
        """
        headless.open_display()
        self.app.start()
        self.app.easel.painter.patience = inf  # every frame is complete
        self._turn()
        try:
            for step in steps:
                if isinstance(step, float):
                    self._wait(step)
                else:
                    self._click(step, save)
        finally:
            self.app.close()
        return [(frame, round(1000 / RATE)) for frame in self.frames]

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds * RATE)):
            self._turn()

    def _click(self, wanted: str | Action, save: Path) -> None:
        """Move the pointer to the wanted hit, rest a moment and click."""
        hits = [spot.hit for spot in spots(self.app.screen) if spot.hit.action]
        if isinstance(wanted, str):
            found = [hit for hit in hits if wanted in hit.command.split()]
        else:
            found = [hit for hit in hits if hit.action[: len(wanted)] == wanted]
        if not found:
            raise SaveError("broken", save, f"nothing does {wanted}")
        (hit, *_) = found
        begin, end = self._at, self.app.easel.painter.to_pixels(hit.rect).center
        steps = round(GLIDE * RATE)
        for step in range(1, steps + 1):
            share = step / steps
            share = share * share * (3 - 2 * share)
            self._at = (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            self._turn(pygame.event.Event(pygame.MOUSEMOTION, pos=self._at, rel=(0, 0), buttons=(0, 0, 0)))
        self._wait(REST)
        press = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self._turn(*(pygame.event.Event(kind, pos=self._at, button=1) for kind in press))

    def _turn(self, *events: pygame.event.Event) -> None:
        """Run one turn of the loop and keep its frame with the pointer, in few colors to keep the file small."""
        self._now += 1 / RATE
        self.app.turn(events, self._now)
        small = pygame.transform.smoothscale(self.app.easel.place.surface, MOVING)
        few = pygame.Surface(MOVING, 0, 16)
        few.blit(small, (0, 0))
        frame = few.convert(32)
        scale = MOVING[0] / WINDOW[0]
        outline = [(self._at[0] * scale + 1.1 * x, self._at[1] * scale + 1.1 * y) for x, y in HAND]
        pygame.draw.polygon(frame, "white", outline)
        pygame.draw.polygon(frame, "#140C16", outline, 1)
        self.frames.append(frame)
