"""The window on the desktop: position, size, fullscreen and back.

pygame's display module lacks some of this, so its window is also used as a `pygame.Window`.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import pygame

FIRST = (1600, 900)
SMALLEST = (1024, 576)  # below this, text is unreadable
FRAME = (24, 96)  # least room that desktops need for frames, a title bar and a panel, by experience


class Window:
    """The program's only window.

    `wanted` is the last or requested size, `spot` the last position; `screen` the number of the screen, the first if it
    does not exist.
    """

    def __init__(
        self, wanted: tuple[int, int] | None, filled: bool, screen: int = 0, spot: tuple[int, int] | None = None
    ) -> None:
        desktops = screens()
        screen = screen if screen < len(desktops) else 0
        wanted = wanted or first_size(desktops[screen])
        self._size = wanted  # as a window, now or after fullscreen
        self.filled = False
        self._maximized = False
        self._place: tuple[int, int] | None = None  # position while neither maximized nor fullscreen
        size = fitting(wanted, desktops[screen])
        pygame.display.set_mode(size, pygame.RESIZABLE | pygame.HIDDEN, display=screen)
        window = self._window()
        window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))  # a smaller one may be requested
        if size != wanted:
            self.maximize()
        window.show()
        if spot is not None and size == wanted and in_sight(spot, size, desktops):
            pygame.event.pump()  # only now the width of the system's window frame is known
            window.position = spot
        if filled:
            self.fill(True)

    @property
    def size(self) -> tuple[int, int]:
        """Return the window's size in pixels; in fullscreen, the size it returns to."""
        return self._size if self.filled else pygame.display.get_window_size()

    @property
    def spot(self) -> tuple[int, int] | None:
        """Return the position when neither maximized nor fullscreen; None if unknown."""
        if self.filled or self._maximized:
            return self._place
        return self._window().position

    @property
    def surface(self) -> pygame.Surface:
        """Return the surface to draw on, as large as the window is now."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def maximize(self) -> None:
        """Maximize the window: only the system knows where its panels are."""
        self._maximized = True
        self._window().maximize()

    def notice(self, event: pygame.event.Event) -> None:
        """Note that the window was maximized or restored."""
        if self.filled:
            return
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximized = True
        elif event.type == pygame.WINDOWRESTORED:
            self._maximized = False

    def fill(self, on: bool) -> None:
        """Switch to fullscreen, or back to the former position and size, maximized or not."""
        if on == self.filled:
            return
        window = self._window()
        if on:
            self._size = pygame.display.get_window_size()
            self._place = window.position
            self.filled = True
            window.set_fullscreen(True)
        else:
            window.set_windowed()
            self.filled = False
            if self._maximized:
                window.maximize()
            elif self._place is not None:
                window.position = self._place

    @staticmethod
    def _window() -> pygame.Window:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()


def screens() -> list[tuple[int, int]]:
    """Return the sizes of all screens; [] before there is a window."""
    return pygame.display.get_desktop_sizes() if pygame.display.get_init() else []


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the default window size, doubled where pixels are small."""
    double = all(have >= 2 * want for have, want in zip(desktop, FIRST, strict=True))
    return (2 * FIRST[0], 2 * FIRST[1]) if double else FIRST


def in_sight(spot: tuple[int, int], size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> bool:
    """Tell whether a window of that size is fully visible there; screens and sizes may have changed."""
    across, down = sum(width for width, _ in desktops), max(height for _, height in desktops)
    return 0 <= spot[0] <= across - size[0] and 0 <= spot[1] <= down - size[1]


def fitting(wanted: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the wanted size, or if larger, the room on the desktop without frame and panels."""
    return min(wanted[0], desktop[0] - FRAME[0]), min(wanted[1], desktop[1] - FRAME[1])
