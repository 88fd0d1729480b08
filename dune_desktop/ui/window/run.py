"""The main loop of the window, with background chores and error handling."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator

import pygame

from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.ending import Ending
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.owner import Owner
from dune_desktop.ui.window.scene import PLAIN, Request, Scene, Ways, WindowPreferences

_DONE = object()

log = logging.getLogger(__name__)


def run(
    first: Scene,
    *,
    ways: Ways = lambda request, below: None,
    manner: WindowPreferences = PLAIN,
    opening: Opening | None = None,
    owner: Owner | None = None,
    rescue: Callable[[Exception], Request | None] | None = None,
    closing: Callable[[App], None] | None = None,
    chores: Iterator[object] | None = None,
    watcher: Callable[[App], None] | None = None,
) -> None:
    """Show scenes, starting with `first`, until the last one is left or the window is closed.

    An error is logged with its traceback. `rescue` may return where to go on; otherwise the window is closed and the
    error is raised. `closing` is called before the window closes. `chores` are done one by one once the first picture
    is shown. `watcher` is called with every picture shown. SIGTERM may let the player be asked first; a second one, or
    waiting, ends the program (`Ending`).
    """
    app = App(first, ways=ways, manner=manner, opening=opening, owner=owner)
    with Ending() as ending:
        _run(app, ending, rescue, closing, chores, watcher)


def _run(
    app: App,
    ending: Ending,
    rescue: Callable[[Exception], Request | None] | None,
    closing: Callable[[App], None] | None,
    chores: Iterator[object] | None,
    watcher: Callable[[App], None] | None,
) -> None:
    try:
        app.start()
        while app.running:
            now = time.monotonic()
            try:
                if app.turn([*pygame.event.get(), *ending.events()], now) and watcher is not None:
                    watcher(app)
                if ending.due(app.scene, now):
                    return
                if chores is not None and app.frames and app.running:
                    chores = chores if next(chores, _DONE) is not _DONE else None
            except Exception as error:
                log.exception("the window stopped in %s", type(app.scene).__name__)
                request = rescue(error) if rescue is not None else None
                if request is None:
                    raise
                app.easel.painter.invalidate()
                app.follow(request)
                chores = None
            if app.running and chores is None:
                time.sleep(app.pause(time.monotonic()))
    finally:
        if closing is not None and pygame.display.get_init():
            closing(app)
        app.close()
