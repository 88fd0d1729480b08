"""Pictures of the program without a visible window, for commands that draw, measure and test."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.motion.film import Film, frame
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.display import Action, Screen
from dune_desktop.ui.screen.pointing import decorate, spots
from dune_desktop.ui.screen.things import hide
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.scene import Scene


def open_display(size: tuple[int, int] = (16, 16)) -> pygame.Surface:
    """Open an invisible display, unless the environment names a driver; return its surface."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def enlarge(size: tuple[int, int]) -> list[Any]:
    """Make the open window this large and return the event of it.

    A window cannot open larger than the desktop, which is small without a display.
    """
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return [pygame.event.Event(pygame.WINDOWRESIZED)]


def events() -> list[Any]:
    """Return the window's events since the last call."""
    return list(pygame.event.get())


def close_display() -> None:
    """Close the display."""
    pygame.display.quit()


def draw(scene: Scene, size: tuple[int, int], language: str, pointed: Action = ()) -> pygame.Surface:
    """Draw the scene as a window of that size shows it, with the pointer on the hit with action `pointed`."""
    open_display()
    canvas = canvas_for(*size, dense=scene.dense)
    surface = pygame.Surface(size)
    fonts = Fonts(size[1] / canvas[1], language)
    screen = scene.screen(fonts, canvas)
    under = next((spot for spot in spots(screen) if spot.hit.action == pointed), None) if pointed else None
    Painter(surface, fonts, Pictures(), Icons()).paint(decorate(screen, under, None))
    return surface


@cache
def fonts(language: str) -> Fonts:
    """Return fonts at the reference scale."""
    open_display()
    return Fonts(1.0, language)


def strip(before: Screen, after: Screen, film: Film, frames: int, language: str) -> pygame.Surface:
    """Draw `frames` frames of a film in rows of two at half size, from the screen before to the one after."""
    open_display()
    width, height = round(after.width / 2), round(after.height / 2)
    made = pygame.Surface((2 * width, -(-frames // 2) * height))
    surface = pygame.Surface((2 * width, 2 * height))
    painter = Painter(surface, Fonts(1.0, language), Pictures(), Icons())
    ground = hide(after, film.hidden)
    for index in range(frames):
        t = film.lasts * index / (frames - 1)
        way = frame(film, t, (after.width, after.height))
        shown = (
            before if not index else after if index == frames - 1 else changed(ground, regions=(*ground.regions, way))
        )
        painter.paint(shown)
        small = pygame.transform.smoothscale(surface, (width, height))
        made.blit(small, (index % 2 * width, index // 2 * height))
    return made


def difference(drawn: pygame.Surface, picture: Path) -> str:
    """Return how a drawing differs from a saved picture; "" if in no pixel."""
    if not picture.is_file():
        return "there was none"
    before = pygame.image.load(str(picture)).convert(drawn)
    if before.get_size() != drawn.get_size():
        return "another size"
    if before.get_buffer().raw == drawn.get_buffer().raw:
        return ""
    same = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    boxes = same.get_bounding_rects()
    if not boxes:
        return ""
    x, y, w, h = boxes[0].unionall(boxes[1:])
    return f"{same.count()} pixels within {w}x{h} at {x},{y}"


def save(surface: pygame.Surface, picture: Path) -> None:
    """Write a PNG file. Raises SaveError if that is impossible."""
    try:
        pygame.image.save(surface, str(picture))
    except (OSError, pygame.error) as error:
        raise SaveError("unwritable", picture, str(error)) from None


def write_with(font: Path, text: str) -> None:
    """Draw a text with a font file. Raises OSError or pygame.error if it is unusable."""
    pygame.font.Font(font, 20).render(text, True, "white")
