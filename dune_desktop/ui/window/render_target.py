"""The drawing tools: the window on the desktop with painter, fonts and colors, set by the preferences."""

from __future__ import annotations

import os

import pygame

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.kept_grounds import KeptGrounds
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.schemes import wear
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.desktop import Window
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Scene, WindowPreferences
from dune_desktop.ui.window.sdl import prepare_environment, slow

_PATIENCE = 0.006  # seconds of drawing after which new pictures wait for the next frame
_SETTLED = 0.12  # seconds without a new size before everything is rendered again


class Easel:
    """The window with its painter and fonts.

    `place` is the window on the desktop, `canvas` its size in reference pixels; `fonts` measure in these.
    """

    def __init__(self, opening: Opening, manner: WindowPreferences) -> None:
        """Open the window. Only display and fonts are initialised: sound and gamepads cost start-up time."""
        self._opening = opening
        self._manner = manner
        self._resized_at: float | None = None
        prepare_environment(os.environ)
        pygame.font.init()
        self._open(opening.size, opening.spot, opening.fullscreen)
        if slow():
            # The texture is slower than copying pixels, so start again without it
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
            self._open(opening.size, opening.spot, opening.fullscreen)
        target = self.place.surface
        self.canvas = canvas_for(*target.get_size())
        self.fonts = Fonts(target.get_height() / self.canvas[1], manner.language)
        self._pictures = Pictures(kept=KeptGrounds(opening.pictures) if opening.pictures is not None else None)
        self.painter = Painter(target, self.fonts, self._pictures, Icons())
        self.painter.patience = _PATIENCE
        self._dress()

    def _open(self, size: tuple[int, int] | None, spot: tuple[int, int] | None, filled: bool) -> None:
        """Open the window on the preferred screen, replacing the present one."""
        pygame.display.quit()
        pygame.display.init()
        if self._opening.icon is not None:
            pygame.display.set_icon(self._opening.icon)
        pygame.display.set_caption(self._opening.title)
        self.place = Window(size, filled, self._manner.screen, spot)

    def _dress(self) -> None:
        """Apply the preferred colors."""
        self._pictures.sober = self.painter.firm = self._manner.contrast
        if wear(self._manner.palette, self._manner.contrast):
            self.painter.recolor()

    def adapt(self, manner: WindowPreferences) -> None:
        """Apply other preferences; for another screen the window is opened again."""
        elsewhere = manner.screen != self._manner.screen
        self._manner = manner
        self.fonts.set(self.fonts.scale, manner.language)
        self._dress()
        if elsewhere:
            self._open(self.place.size, None, self.place.filled)
            self._fit()

    def canvas_of(self, scene: Scene) -> tuple[float, float]:
        """Return the size of the canvas for this scene."""
        return canvas_for(*self.place.surface.get_size(), dense=scene.dense)

    def fill(self, on: bool) -> None:
        """Switch to fullscreen or a window."""
        self.place.fill(on)
        self._fit()

    def resized(self, now: float) -> None:
        """Note a new size of the window, which may change further before it settles."""
        self._resized_at = now

    @property
    def resizing(self) -> bool:
        """Tell whether the drawing does not fit the window yet."""
        return self._resized_at is not None

    def settle(self, now: float) -> bool:
        """Fit the drawing once the size has not changed for a moment; tell whether that was done."""
        if self._resized_at is None or now - self._resized_at < _SETTLED:
            return False
        self._resized_at = None
        self._fit()
        return True

    def _fit(self) -> None:
        """Fit the canvas and painter to the window."""
        surface = self.place.surface
        self.canvas = canvas_for(*surface.get_size())
        self.painter.resize(surface, self.canvas)
