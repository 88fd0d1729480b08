"""A plain window that shows one surface, for whoever draws pictures."""

from __future__ import annotations

import pygame


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

    def say(self, title: str) -> None:
        """Say something in the title and leave the surface as it is."""
        if self._shown is None:
            pygame.display.set_mode((640, 120))
        pygame.display.set_caption(title)

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
