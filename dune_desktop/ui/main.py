"""Opens the window: what the command line asked for, the player's settings, and the first scene."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.gc_schedule import settle

if TYPE_CHECKING:
    import pygame

    from dune_desktop.engine import GameConfig
    from dune_desktop.ui.window.app import App

log = logging.getLogger("dune_desktop")


def open_window(
    load: Path | None = None,
    new: GameConfig | None = None,
    seed: int | None = None,
    computers: str = "",
    language: str | None = None,
    size: tuple[int, int] | None = None,
    data_dir: Path | None = None,
    file: Path | None = None,
) -> int:
    """Show the program until it is left; the exit status.

    `load` and `new` lead to the table at once, `new` with `computers` of a level in all seats but the first. A file
    that cannot be used raises `SaveError` before there is a window. `file` is a save the player opened from outside the
    program: what is wrong with it is said in the window.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from dune_desktop.ui.window.opening import Opening
    from dune_desktop.ui.window.run import run

    places = Places.under(data_dir) if data_dir is not None else Places.of_user()
    program = Program(places, language, system_language())
    ways = Ways(program)
    handler = _write_log(places.log)

    def closing(app: App) -> None:
        place = app.easel.place
        program.remember(window=place.size, spot=place.spot, fullscreen=place.filled)

    report = os.environ.get("DUNE_DESKTOP_REPORT", "")

    def watcher(app: App) -> None:
        _note(report, {"driver": pygame.display.get_driver(), **_seen(app)})

    def chores() -> Iterator[None]:
        try:
            yield from program.prepare()
        finally:  # whatever becomes of it
            settle()
        if report:
            _note(report, {"ready": True})

    try:
        run(
            ways.first(load, new, seed, computers) if file is None else ways.first_of_file(file),
            ways=ways,
            manner=program.manner,
            opening=Opening(
                program.texts.t("title.title"),
                _icon(),
                size or _large_enough(program.settings.window),
                program.settings.spot,
                program.settings.fullscreen and size is None,
                places.pictures,
            ),
            owner=program,
            rescue=program.apologize,
            closing=closing,
            chores=chores(),
            watcher=watcher if report else None,
        )
    except pygame.error as error:
        log.exception("no window")
        print(f"dune-desktop: the window cannot be shown: {error}", file=sys.stderr)  # noqa: T201
        _tell(program, error)
        return 1
    except SaveError:
        raise
    except Exception as error:
        log.exception("the program stopped")
        print(f"dune-desktop: something went wrong; what happened is in {places.log}", file=sys.stderr)  # noqa: T201
        _tell(program, error)
        return 1
    finally:
        program.close()
        log.removeHandler(handler)
        handler.close()
    return 0


def _tell(program: Program, error: Exception) -> None:
    """Say in a window of the system why there is none of ours: who started it by a click sees no console."""
    import pygame

    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):  # nobody sees anything
        return
    title, close = str(program.texts.t("title.title")), str(program.texts.t("common.close"))
    with suppress(pygame.error):
        pygame.display.message_box(title, program.words_for_end(error), "error", buttons=(close,))


def _large_enough(window: tuple[int, int] | None) -> tuple[int, int] | None:
    """The size the window was left in, as far as text can be read in it; None before there was one."""
    from dune_desktop.ui.window.desktop import SMALLEST

    return window and (max(SMALLEST[0], window[0]), max(SMALLEST[1], window[1]))


def _seen(app: App) -> dict[str, object]:
    """What is on the screen, and where it can be clicked: for whoever tries the program from outside."""
    from dune_desktop.ui.screen.pointing import spots

    hits = [spot.hit for spot in spots(app.screen) if spot.hit.action and spot.hit.rect.w]
    places = [(hit.action, app.easel.painter.to_pixels(hit.rect).center) for hit in hits]
    return {"scene": type(app.scene).__name__, "hits": places}


def _note(file: str, what: dict[str, object]) -> None:
    """A line in the report, with the time on the system's monotonic clock."""
    import json

    with Path(file).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({"at": time.monotonic(), **what}) + "\n")


def system_language() -> str:
    """The first language of the system that we speak, English if there is none."""
    import pygame.system

    said = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    said += [str(wanted["language"]) for wanted in pygame.system.get_pref_locales()]
    codes = [value[:2].lower() for value in said if value]
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


def _icon() -> pygame.Surface | None:
    """The picture of the window, None without one."""
    from dune_desktop.ui.paint import svg
    from dune_desktop.ui.system import assets

    file = assets.folder() / "app_icon.svg"
    return svg.draw(file.read_text(encoding="utf-8"), (256, 256)) if file.is_file() else None


LOG_SIZE = 1 << 20  # bytes after which a new log is begun; one older is kept


class _LogFile(logging.Handler):
    """A log that is opened when there is something to write, and silent when that cannot be done: the game goes on."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._opened: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            if self._opened is None:
                self._opened = self._open()
            self._opened.emit(record)

    def _open(self) -> logging.Handler:
        """The file itself; what it needs is not imported before something goes wrong."""
        from logging.handlers import RotatingFileHandler

        disk.remove_obstacle(self._file)

        class Quiet(RotatingFileHandler):
            def handleError(self, record: logging.LogRecord) -> None:
                return

        file = disk.SYSTEM.reach(self._file)
        opened = Quiet(file, encoding="utf-8", delay=True, maxBytes=LOG_SIZE, backupCount=1)
        opened.setFormatter(self.formatter)
        return opened

    def close(self) -> None:
        if self._opened is not None:
            self._opened.close()
        super().close()


def _write_log(file: Path) -> logging.Handler:
    """What goes wrong is written to a file, which is made when the first thing does."""
    handler: logging.Handler
    try:
        disk.make(file.parent)
        handler = _LogFile(file)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    return handler
