"""How SDL is asked to show the window, and whether that turned out slow."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pygame

SLOW_FLIP = 0.004  # seconds


def prepare_environment(environment: dict[str, str] | os._Environ[str], render_node: bool | None = None) -> None:
    """Choose how SDL shows the window, before the display is initialised.

    SDL puts a window's pixels on an OpenGL texture by default. Without a GPU that is OpenGL in software: a flip then
    takes 8 ms instead of 0.3 ms and dirty rectangles gain nothing, so plain blitting is asked for where no render
    node exists. Where one does exist the default stays; `App` measures it and changes over if it is slow. macOS has
    no other way than the texture, Windows no software OpenGL by default.
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
    """Whether showing a frame takes longer than drawing one, which copying would not."""
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
