"""Somebody at the window of the whole program."""

from __future__ import annotations

from pathlib import Path

import pygame

from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.screen.display import Hit, Label
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Scene
from tests.ui.driver import Driver
from tests.ui.tables import start


class Person(Driver):
    """Somebody at the window of a program, who can also type, inspect and press keys by name."""

    def __init__(
        self,
        program: Program,
        scene: Scene | None = None,
        size: tuple[int, int] = (1280, 720),
        *,
        painted: bool = False,
    ) -> None:
        self.program = program
        ways, manner = Ways(program), program.manner
        super().__init__(scene or start(program), size, ways=ways, manner=manner, owner=program, painted=painted)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def at(self) -> str:
        """What kind of scene is shown: "GameScene"."""
        return type(self.scene).__name__

    @property
    def table(self) -> GameScene:
        assert isinstance(self.scene, GameScene)
        return self.scene

    def do(self, *action: object) -> None:
        """Click what has this action."""
        hit = self.find(*action)
        assert hit is not None, f"nothing does {action}; there is {[hit.action for hit in self.hits()]}"
        self.click(hit)

    def press(self, *names: str) -> None:
        for name in names:
            self.key(getattr(pygame, "K_" + name))

    def write(self, text: str) -> None:
        """Text as the keyboard or an input method delivers it."""
        for char in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=char, start=0, length=1))
            self.turn()
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=char))
            self.turn()

    def look_at(self, component: str) -> None:
        """The right button on what shows a component."""
        spot = next(spot for spot in spots(self.screen) if spot.hit.inspect == component)
        self.right(spot.hit)

    def right(self, hit: Hit) -> None:
        pos = self.app.easel.painter.to_pixels(hit.rect).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
        self.turn()

    def words(self) -> str:
        """All text on the screen."""
        found = [e.text for region in self.screen.regions for e in region.elements if isinstance(e, Label)]
        return " ".join(found)

    def answers(self, count: int) -> None:
        """Play until so many more answers are given."""
        table = self.table
        wanted = len(table.session.log) + count
        self.play_until(lambda: len(table.session.log) >= wanted or table.session.over)

    def menu(self) -> None:
        """Esc until the menu is there."""
        while not isinstance(self.scene, MenuScene):
            self.press("ESCAPE")

    def close(self) -> None:
        """The cross of the window."""
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        self.turn()


def games(program: Program) -> list[Path]:
    return sorted(program.places.saves.glob("*.dune"))
