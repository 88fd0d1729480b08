"""The part of `bench` for the screen: redraws of the table at 1920x1080 without a display."""

from __future__ import annotations

import statistics
import time
from typing import Any

SIZE = (1920, 1080)
FRAMES = 200


def screen() -> dict[str, Any]:
    """Return the milliseconds to make the display list, to paint everything, and to paint one change."""
    from dune_desktop.content.catalog import catalog
    from dune_desktop.engine import Rules
    from dune_desktop.engine.model.config import table
    from dune_desktop.i18n import Texts
    from dune_desktop.i18n.languages import DEFAULT
    from dune_desktop.players.player import RandomPlayer
    from dune_desktop.session import Session
    from dune_desktop.ui.art.icons import Icons
    from dune_desktop.ui.art.pictures import Pictures
    from dune_desktop.ui.paint.fonts import Fonts
    from dune_desktop.ui.paint.painter import Painter
    from dune_desktop.ui.scenes.context import UiContext
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.shown_game import ShownGame
    from dune_desktop.ui.window.canvas import canvas_for
    from dune_desktop.ui.window.gc_schedule import settle
    from dune_desktop.ui.window.unseen import headless

    surface = headless.open_display(SIZE)
    canvas = canvas_for(*SIZE, dense=True)
    fonts = Fonts(SIZE[1] / canvas[1])
    painter = Painter(surface, fonts, Pictures(), Icons())
    rules = Rules(catalog(), table(4))
    session, player = Session.start(rules, 5, ("A", "B", "C", "D")), RandomPlayer(5)
    shown_game = ShownGame(session)
    scene = TableScene(shown_game, UiContext(Texts(DEFAULT)))

    settle()  # as the window does once it is ready
    lists: list[float] = []
    changes: list[float] = []
    while not session.over:
        shown_game.uncover()
        scene.playback.settle()  # the table itself, without the events before
        began = time.perf_counter()
        shown = scene.screen(fonts, canvas)
        middle = time.perf_counter()
        painter.paint(shown)
        changes.append((time.perf_counter() - middle) * 1000)
        lists.append((middle - began) * 1000)
        for picture in scene.soon():  # as the window does in a pause
            painter.prepare(picture)
        session.answer(player.pick(rules.legal(session.state)))
        if len(changes) == 2 * FRAMES:
            break
    full: list[float] = []
    for _ in range(FRAMES):
        painter.invalidate()
        began = time.perf_counter()
        painter.paint(shown)
        full.append((time.perf_counter() - began) * 1000)
    headless.close_display()
    return {
        "display_list_ms": spread(lists),
        "after_an_answer_ms": spread(changes[20:]),
        "full_redraw_ms": spread(full),
    }


MINUTE, FRAME, THOUGHT = 60.0, 1 / 60, 0.7
"""Seconds of play, of one frame, and between two answers when nothing moves."""


def motion() -> dict[str, Any]:
    """Return, for one minute of play, frame intervals and work per frame in ms, while something moves."""
    from dune_desktop.content.catalog import catalog
    from dune_desktop.engine import Rules
    from dune_desktop.engine.assembly.registry import largest
    from dune_desktop.engine.model.config import solo
    from dune_desktop.i18n import Texts
    from dune_desktop.i18n.languages import DEFAULT
    from dune_desktop.players.player import RandomPlayer
    from dune_desktop.session import Session
    from dune_desktop.storage.settings import Settings
    from dune_desktop.ui.motion.tempo import USUAL
    from dune_desktop.ui.scenes.context import UiContext
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.shown_game import ShownGame
    from dune_desktop.ui.window.app import App
    from dune_desktop.ui.window.gc_schedule import settle
    from dune_desktop.ui.window.opening import Opening
    from dune_desktop.ui.window.scene import WindowPreferences
    from dune_desktop.ui.window.unseen import headless

    headless.open_display(SIZE)
    config = solo("mentat", boxes=largest()[0])
    session, player = Session.start(Rules(catalog(config.boxes), config), 5, ("A", "B", "C")), RandomPlayer(5)
    context = UiContext(Texts(DEFAULT), Settings(ask_before_losses=False, hold_moments=False))
    scene = TableScene(ShownGame(session), context)
    app = App(scene, manner=WindowPreferences(tempo=USUAL), opening=Opening(size=SIZE))
    app.start()
    app.turn(headless.enlarge(SIZE), 0.0)
    settle()  # as the window does once it is ready
    now, moved, work, intervals = 0.0, 0.0, [], []
    while now < MINUTE and not session.over:
        moving = app.projector.waits
        began = time.perf_counter()
        app.turn([], now)
        took = time.perf_counter() - began
        if moving:
            work.append(took * 1000)
            intervals.append(max(FRAME, took) * 1000)
            moved = now
        now += max(FRAME, took)
        if not scene.shown_game.watching and not app.projector.waits and now - moved > THOUGHT:
            app.front.send([("option", *player.pick(session.rules.legal(session.state)))], app.front.number)
            moved = now
    app.close()
    return {"frames": len(work), "interval_ms": spread(intervals), "work_ms": spread(work)}


def spread(times: list[float]) -> dict[str, float]:
    """Return the median and the 99th percentile."""
    ordered = sorted(times)
    return {
        "median": round(statistics.median(ordered), 2),
        "p99": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 2),
    }
