"""Backgrounds kept on disk: a painting takes a hundred times as long to make as to read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import pygame

from dune_desktop import __version__
from dune_desktop.storage.kept import Kept
from dune_desktop.storage.writer import Writer
from dune_desktop.ui.screen.colors import PALETTE
from dune_desktop.ui.system import assets

LIMIT: Final = 128 << 20  # bytes: fifteen paintings of 1920x1080, or three of 3840x2160


class KeptGrounds:
    """Paintings cached in a folder, by what they show and the version of the program."""

    def __init__(self, folder: Path) -> None:
        self._kept = Kept(folder, LIMIT)
        self._writer = Writer()

    def get(self, what: object, size: tuple[int, int], paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the painting of this size that was kept, or paint it now and keep it."""
        name = repr((__version__, _changed(), size, what, *PALETTE.values()))
        data = self._kept.get(name, 4 * size[0] * size[1])
        if data is None:
            painted = paint()
            copied = painted.get_buffer().raw  # here, as nobody can draw a surface whose buffer another thread has open
            self._writer.put(self._kept.path(name), partial(self._kept.put, name, copied), patience=0)
            return painted
        surface = pygame.Surface(size, 0, 32)
        pixels: Any = surface.get_buffer()  # the stubs do not know that it is a buffer
        memoryview(pixels).cast("B")[:] = data
        return surface


@cache
def _changed() -> int:
    """Return when the drawing code was last changed, so that developers see their changes; 0 in a packaged program."""
    if getattr(sys, "frozen", False):
        return 0
    ui = Path(__file__).parents[1]
    files = [*ui.glob("art/**/*.py"), *ui.glob("paint/*.py"), *ui.glob("screen/*.py"), *_drawings()]
    return max(file.stat().st_mtime_ns for file in files)


def _drawings() -> list[Path]:
    return [file for file in (assets.folder() / "pictures").rglob("*") if file.is_file()]
