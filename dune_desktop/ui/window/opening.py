"""How the window opens."""

from __future__ import annotations

import pygame

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Opening:
    """What the window is called, its picture, its size in the desktop (None: as large as is usual there), where it
    stands (None: where the system puts it), and whether it fills the screen.
    """

    title: str = ""
    icon: pygame.Surface | None = None
    size: tuple[int, int] | None = None
    spot: tuple[int, int] | None = None
    fullscreen: bool = False
