"""The way SDL shows the window, and a test whether that is slow."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pygame

SLOW_FLIP = 0.004  # seconds


def prepare_environment(environment: dict[str, str] | os._Environ[str], render_node: bool | None = None) -> None:
    """Choose how SDL shows the window; call it before the display is initialized.

    SDL puts a window's pixels on an OpenGL texture by default. Without a GPU that is OpenGL in software: a flip then
    takes 8 ms instead of 0.3 ms and dirty rectangles gain nothing, so plain blitting is requested where no render node
    exists. Where one exists the default stays; `Easel` measures it and switches if it is slow. macOS has only the
    texture, and Windows no software OpenGL by default.
    """
    environment.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environment.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if not sys.platform.startswith("linux") or "SDL_FRAMEBUFFER_ACCELERATION" in environment:
        return
    if render_node is None:
        folder = Path("/dev/dri")
        render_node = folder.is_dir() and any(folder.glob("renderD*"))
    if not render_node or environment.get("LIBGL_ALWAYS_SOFTWARE", "0") not in ("", "0"):
        environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


def slow() -> bool:
    """Tell whether showing a frame through a texture is slow, where blitting would be faster."""
    if not sys.platform.startswith("linux") or "SDL_FRAMEBUFFER_ACCELERATION" in os.environ:
        return False
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return False
    times = []
    for _ in range(6):
        before = time.perf_counter()
        pygame.display.flip()
        times.append(time.perf_counter() - before)
    return sorted(times)[3] > SLOW_FLIP
