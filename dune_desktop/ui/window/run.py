"""The program from the first scene to the last: the loop, what is done beside it, and what happens after an error."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.scene import PLAIN, Manner, Request, Scene, Ways

_DONE = object()

log = logging.getLogger(__name__)


def run(
    first: Scene,
    *,
    ways: Ways = lambda request, below: None,
    title: str = "",
    manner: Manner = PLAIN,
    size: tuple[int, int] | None = None,
    spot: tuple[int, int] | None = None,
    fullscreen: bool = False,
    icon: pygame.Surface | None = None,
    rescue: Callable[[Exception], Request | None] | None = None,
    closing: Callable[[App], None] | None = None,
    chores: Iterator[object] | None = None,
    opened: Callable[[Path], Request | None] | None = None,
    filled: Callable[[bool], object] = lambda on: None,
    muted: Callable[[], Request | None] = lambda: None,
    plugged: Callable[[tuple[str, ...]], Request | None] = lambda names: None,
    handed: Callable[[Hand], object] = lambda hand: None,
    watcher: Callable[[App], None] | None = None,
) -> None:
    """Show scenes from `first` on, along `ways`, until the last one leaves or the window is closed.

    An error is logged with its traceback. `rescue` may answer it with where to go on;
    otherwise the window is closed and the error is raised. `closing` is called before the window closes.
    `chores` are done one by one once the first picture is shown. `opened` is asked what to do with a file that was
    dropped onto the window, or that the system gives the program to open; `filled` is told when the window fills the
    screen, or does no longer; `muted` is asked what to do about the key that turns sound off and on, `plugged` about
    the gamepads that are there when one comes or goes, and `handed` is told when somebody changes between one and the
    keys. `watcher` is told of every picture shown.
    """
    app = App(first, ways=ways, title=title, manner=manner, size=size, spot=spot, fullscreen=fullscreen, icon=icon)
    app.opened, app.filled, app.muted, app.plugged, app.handed = opened, filled, muted, plugged, handed
    try:
        app.start()
        while app.running:
            now = time.monotonic()
            try:
                if app.turn(pygame.event.get(), now) and watcher is not None:
                    watcher(app)
                if chores is not None and app.frames and app.running:
                    chores = chores if next(chores, _DONE) is not _DONE else None
            except Exception as error:
                log.exception("the window stopped in %s", type(app.stack[-1]).__name__ if app.stack else "no scene")
                request = rescue(error) if rescue is not None else None
                if request is None:
                    raise
                app.painter.invalidate()
                app.follow(request)
                chores = None
            if app.running and chores is None:
                time.sleep(app.pause(now))
    finally:
        if closing is not None and pygame.display.get_init():
            closing(app)
        app.close()
