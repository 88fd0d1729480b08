"""Everything here draws without a display."""

from __future__ import annotations

import itertools
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pygame
import pytest

from dune_desktop.engine import GameState
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage import locks
from dune_desktop.storage.places import Places
from dune_desktop.ui.kit.part import Recent
from dune_desktop.ui.paint import fonts as painted_fonts
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.renderer import Position, TableRenderer
from dune_desktop.ui.text import richtext
from dune_desktop.ui.window import app
from tests.ui.fonts import fonts_of

MANY = 40_000


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[None]:
    """SDL without a screen, for the whole run."""
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()


def _no_device(*_: object, **__: object) -> None:
    raise pygame.error("there is no sound device here")


@pytest.fixture(scope="session", autouse=True)
def silence() -> Iterator[pytest.MonkeyPatch]:
    """A machine without a sound device: to open one, read sounds and close it again costs more than most tests."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(pygame.mixer, "init", _no_device)
        yield monkeypatch


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose seed is left to chance are the same in every run: a test that fails can be run again."""
    numbers = itertools.count(1)
    for module in ("program", "ways"):
        monkeypatch.setattr(f"dune_desktop.ui.{module}.fresh_seed", lambda: next(numbers))


_OPEN = pygame.mixer.init


@pytest.fixture
def sound_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has one, for tests of what is heard."""
    monkeypatch.setattr(pygame.mixer, "init", _OPEN)


@pytest.fixture(scope="session", autouse=True)
def measured_once() -> Iterator[None]:
    """Words that have been set or measured stay so for the whole run, whatever window or language comes between.

    The program forgets them after a while, as it shows one language in one window.
    """
    really, known = Fonts._places, {}  # type: ignore[var-annotated]

    def places(self: Fonts, *text: Any) -> Any:
        key = (self._folder, self._language, *text)
        if key not in known:
            known[key] = really(self, *text)
        return known[key]

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(richtext, "_MOST_KNOWN", MANY)
        monkeypatch.setattr(painted_fonts, "_WIDTHS", MANY)
        monkeypatch.setattr(Fonts, "_places", places)
        yield


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    """English text at the reference scale."""
    return fonts_of()


@pytest.fixture(scope="session")
def metrics() -> dict[str, Fonts]:
    """The real fonts of each language. Layout is the same at every scale, 1280x720 included."""
    return {language: fonts_of(language) for language in LANGUAGES}


@pytest.fixture(scope="session", autouse=True)
def ready() -> Iterator[None]:
    """A picture is there as soon as it is asked for: what a press means does not hang on how long drawing takes.

    In the folder of a test nobody has held a game before, so a new file of locks need not be waited for: those who
    play in another window are processes of their own, and wait.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(app, "perf_counter", lambda: 0.0)
        monkeypatch.setattr(locks, "NEW_FILE_SECONDS", 0.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def laid_out_by_hand() -> Iterator[None]:
    """Tests change a position behind the table's back: what was worked out about it holds while it stays as it was."""
    really, known = TableRenderer.position, WeakKeyDictionary[TableRenderer, GameState]()
    assert isinstance(really, property)

    def position(self: TableRenderer) -> Position:
        state = self.session.state
        if known.get(self) != state:
            self._positions, known[self] = Recent(), state.clone()
        found: Position = really.__get__(self)
        return found

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(TableRenderer, "position", property(position))
        yield


@pytest.fixture
def queue() -> Iterator[None]:
    """No events left over from another window, and a display for whoever comes next."""
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.display.init()


@pytest.fixture
def program(queue: None, tmp_path: Path) -> Iterator[Program]:
    """The program in English with a folder of its own."""
    made = Program(Places.under(tmp_path), "en")
    yield made
    made.close()
