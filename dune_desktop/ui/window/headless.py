"""Pictures of the program without a window: for the commands that draw, measure and test."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.window.app import canvas_for
from dune_desktop.ui.window.scene import Scene


def open_display(size: tuple[int, int] = (16, 16)) -> pygame.Surface:
    """A display that nobody sees, unless the environment names a driver; what is drawn on it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def close_display() -> None:
    """The display is gone."""
    pygame.display.quit()


def draw(scene: Scene, size: tuple[int, int], language: str) -> pygame.Surface:
    """The scene as a window of that size would show it."""
    open_display()
    canvas = canvas_for(*size)
    surface = pygame.Surface(size)
    fonts = Fonts(size[1] / canvas[1], language)
    Painter(surface, fonts, Pictures(), Icons()).paint(scene.screen(fonts, canvas))
    return surface


def save(surface: pygame.Surface, picture: Path) -> None:
    """Write a PNG file. Raises SaveError where that is not possible."""
    try:
        pygame.image.save(surface, str(picture))
    except (OSError, pygame.error) as error:
        raise SaveError("unwritable", picture, str(error)) from None


def write_with(font: Path, text: str) -> None:
    """Draw a text with the font of a file. Raises OSError or pygame.error for one that cannot be used."""
    pygame.font.Font(font, 20).render(text, True, "white")
