"""The initial state of the window."""

from __future__ import annotations

from pathlib import Path

import pygame

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Opening:
    """The window's title, icon, size, position, and whether it is fullscreen.

    `size` None: the usual size; `spot` None: where the system puts the window. Backgrounds are kept in the folder
    `pictures`, if there is one.
    """

    title: str = ""
    icon: pygame.Surface | None = None
    size: tuple[int, int] | None = None
    spot: tuple[int, int] | None = None
    fullscreen: bool = False
    pictures: Path | None = None
