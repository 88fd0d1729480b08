"""Everything here draws without a display."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterator

import pygame
import pytest

from dune_desktop.ui.fonts import Fonts


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[None]:
    """SDL without a screen, for the whole run."""
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    """English text at the reference scale."""
    return Fonts()
