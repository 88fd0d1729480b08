"""A plain window that shows one surface, for whoever draws pictures."""

from __future__ import annotations

import pygame

from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen.colors import PALETTE


class PictureWindow:
    """Open from `show` on until it is closed; Escape closes it too."""

    def __init__(self) -> None:
        pygame.display.init()
        self._shown: pygame.Surface | None = None

    def show(self, surface: pygame.Surface, title: str) -> None:
        """Show the surface, in a window of its size."""
        size = surface.get_size()
        if self._shown is None or self._shown.get_size() != size:
            pygame.display.set_mode(size)
        self._shown = surface
        pygame.display.set_caption(title)
        self._paint()

    def say(self, sentence: str) -> None:
        """Say something in the title and over the lower edge of what is shown."""
        before = self._shown or pygame.Surface((960, 60))
        surface = before.copy()
        surface.fill(PALETTE["ground"], (0, surface.get_height() - 30, surface.get_width(), 30))
        words = Fonts().line(sentence, 15, "bone")
        surface.blit(words, (10, surface.get_height() - 26), special_flags=pygame.BLEND_PREMULTIPLIED)
        self.show(surface, sentence)

    def is_open(self) -> bool:
        """Take the window's events; return whether nobody closed it."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
                pygame.display.quit()
                return False
            self._paint()
        return True

    def _paint(self) -> None:
        if self._shown is not None:
            surface = pygame.display.get_surface()
            assert surface is not None
            surface.blit(self._shown, (0, 0))
            pygame.display.flip()
