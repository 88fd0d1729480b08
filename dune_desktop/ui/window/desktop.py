"""The window on the desktop: where it opens, how large it is at least, how it fills the screen and comes back.

pygame's display module has no words for some of this. Its window is therefore also used as a `pygame.Window`.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import pygame

FIRST = (1600, 900)
SMALLEST = (1024, 576)  # smaller, text cannot be read
FRAME = (24, 96)  # what the desktop keeps of its own at least, by experience: frames, a title bar, a panel


class Window:
    """The one window. `wanted` is the size the player left it in, or asked for, `spot` the place it was left at;
    `screen` the screen to stand on, the first one if there is no such.
    """

    def __init__(
        self, wanted: tuple[int, int] | None, filled: bool, screen: int = 0, spot: tuple[int, int] | None = None
    ) -> None:
        desktops = screens()
        screen = screen if screen < len(desktops) else 0
        wanted = wanted or first_size(desktops[screen])
        self._size = wanted  # in the desktop, or when it comes back there
        self.filled = False
        self._maximised = False
        self._place: tuple[int, int] | None = None  # of the window while it is neither maximised nor filled
        size = fitting(wanted, desktops[screen])
        pygame.display.set_mode(size, pygame.RESIZABLE | pygame.HIDDEN, display=screen)
        window = self._window()
        window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))  # a smaller one was asked for
        if size != wanted:
            self.maximise()
        window.show()
        if spot is not None and size == wanted and in_sight(spot, size, desktops):
            pygame.event.pump()  # only now it is known how wide the frame is that the system has put round it
            window.position = spot
        if filled:
            self.fill(True)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels; while it fills the screen, the one it goes back to."""
        return self._size if self.filled else pygame.display.get_window_size()

    @property
    def spot(self) -> tuple[int, int] | None:
        """Where the window stands when it is neither maximised nor filled, as far as that is known."""
        if self.filled or self._maximised:
            return self._place
        return self._window().position

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, as large as the window is now."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def maximise(self) -> None:
        """As large as the desktop lets it be: only the system knows where its panels are."""
        self._maximised = True
        self._window().maximize()

    def notice(self, event: pygame.event.Event) -> None:
        """Remember what the system, or the player through it, does with the window."""
        if self.filled:
            return
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWRESTORED:
            self._maximised = False

    def fill(self, on: bool) -> None:
        """Fill the screen, or go back to what the window was before: its place, its size, maximised or not."""
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
            if self._maximised:
                window.maximize()
            elif self._place is not None:
                window.position = self._place

    @staticmethod
    def _window() -> pygame.Window:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()


def screens() -> list[tuple[int, int]]:
    """The sizes of the screens there are; none before there is a window."""
    return pygame.display.get_desktop_sizes() if pygame.display.get_init() else []


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of the first window ever: twice as large where pixels are small."""
    double = all(have >= 2 * want for have, want in zip(desktop, FIRST, strict=True))
    return (2 * FIRST[0], 2 * FIRST[1]) if double else FIRST


def in_sight(spot: tuple[int, int], size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> bool:
    """Whether a window of that size is whole there: a screen may be gone, or the window larger than it was then."""
    across, down = sum(width for width, _ in desktops), max(height for _, height in desktops)
    return 0 <= spot[0] <= across - size[0] and 0 <= spot[1] <= down - size[1]


def fitting(wanted: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """The size to open with: as wanted if the desktop has room for it, its frame and its panels, else what it has."""
    return min(wanted[0], desktop[0] - FRAME[0]), min(wanted[1], desktop[1] - FRAME[1])
