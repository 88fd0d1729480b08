"""Drives the real window program by real events, finding what to click through the program's own screen."""

from __future__ import annotations

import os
from collections.abc import Callable
from math import inf

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.screen.display import Hit, Screen
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.owner import Owner
from dune_desktop.ui.window.scene import Ask, Go, Scene, Ways, WindowPreferences
from tests.ui.drawable import Drawable

STEP = 0.8  # seconds between two events: longer than the dead time of a button that has just changed


class Driver:
    """A person with a mouse: sees what is on the screen, moves, clicks, presses keys.

    The window is really `painted` only if asked for; otherwise it is asked whether it could be (`drawable`).
    """

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        seed: int = 1,
        ways: Ways | None = None,
        manner: WindowPreferences | None = None,
        owner: Owner | None = None,
        *,
        painted: bool = False,
    ) -> None:
        self.app = App(
            scene,
            ways=ways or _questions(scene),
            manner=manner or WindowPreferences(language),
            opening=Opening(size=size),
            owner=owner,
        )
        self.app.start()
        self.app.easel.painter.patience = inf  # every picture is whole
        if not painted:
            self.app.easel.painter.paint = Drawable().paint  # type: ignore[method-assign,assignment]
        self.now = 100.0
        self.chance = Chance(stream(seed))
        self.clicks = 0
        self.turn()

    def __enter__(self) -> Driver:
        return self

    def __exit__(self, *_: object) -> None:
        self.app.close()

    @property
    def screen(self) -> Screen:
        assert self.app.input.screen is not None
        return self.app.input.screen

    def turn(self) -> None:
        """Let the window handle what was posted."""
        self.now += STEP
        self.app.turn(pygame.event.get(), self.now)

    def hits(self, *names: str) -> list[Hit]:
        """The hits that can be reached and act, of these action names (all of them without names)."""
        return [
            spot.hit
            for spot in spots(self.screen)
            if spot.hit.action and (not names or str(spot.hit.action[0]) in names)
        ]

    def find(self, *action: object) -> Hit | None:
        """The hit with exactly this action."""
        return next((hit for hit in self.hits() if hit.action == action), None)

    def move(self, hit: Hit) -> None:
        """Move the pointer onto the middle of a hit."""
        x, y = self.app.easel.painter.to_pixels(hit.rect).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        self.turn()

    def click(self, hit: Hit) -> None:
        """Move there and press the left button."""
        self.move(hit)
        pos = self.app.easel.painter.to_pixels(hit.rect).center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        self.clicks += 1
        self.turn()

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.turn()

    def choose(self, hits: list[Hit]) -> Hit:
        return hits[self.chance.below(len(hits))]

    def play_until(self, done: Callable[[], bool], limit: int = 4000) -> None:
        """Click about like a person who plays quickly, until `done`."""
        while not done():
            assert self.clicks < limit, f"not done after {limit} clicks"
            hits = self.hits(*PLAYING)
            assert hits, "nothing to click"
            forward = [hit for hit in hits if hit.action[0] not in BACKWARD]
            self.click(self.choose(forward or hits))


def _questions(table: Scene) -> Ways:
    """The ways of a table without a program: there are only questions."""

    def follow(request: Go | Ask, below: Scene) -> Scene | None:
        return Message(table.context, below, request) if isinstance(request, Ask) else None  # type: ignore[attr-defined]

    return follow


PLAYING = (
    "card", "borrow", "space", "commit", "option", "options", "weighty", "group", "several", "after", "intrigue",
    "troops", "take_back", "reveal", "end_turn", "answer", "next", "skip", "uncover", "close", "cancel", "pile",
)  # fmt: skip
"""Actions that carry a game on; menus, settings, undo and looking around are left out."""

BACKWARD = frozenset({"cancel", "pile", "close"})
