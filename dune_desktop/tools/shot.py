"""`shot`: a saved game as a picture, drawn without a display exactly as the window would show it."""

from __future__ import annotations

import os
from pathlib import Path

from dune_desktop.i18n import Texts
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.display import Screen
from dune_desktop.ui.stage import Scene


def table_scene(save: Path, language: str) -> Scene:
    """The table of the save as the person sees it who is asked, with the curtain up."""
    from dune_desktop.ui.scenes.table import TableScene

    session = to_session(read(save), save)
    scene = TableScene(session, Texts(language), lambda where: None)
    asked = session.asked()
    if asked is not None:
        scene.viewer = asked
    return scene


def draw(scene: Scene, size: tuple[int, int], language: str) -> object:
    """The scene as a pygame surface of that size."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from dune_desktop.ui.app import canvas_for
    from dune_desktop.ui.fonts import Fonts
    from dune_desktop.ui.painter import Painter

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    canvas = canvas_for(*size)
    surface = pygame.Surface(size)
    fonts = Fonts(size[1] / canvas[1], language)
    screen: Screen = scene.screen(fonts, canvas)
    Painter(surface, fonts).paint(screen)
    return surface


def shot(save: Path, picture: Path, size: tuple[int, int], language: str) -> None:
    """Draw the save to a PNG file. Raises SaveError for an unusable save or a place that cannot be written to."""
    import pygame

    surface = draw(table_scene(save, language), size, language)
    try:
        pygame.image.save(surface, str(picture))  # type: ignore[arg-type]
    except (OSError, pygame.error) as error:
        raise SaveError("unwritable", picture, str(error)) from None
