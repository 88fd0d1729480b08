"""The part of `bench` for input: the time from a click or pointer movement to the next picture."""

from __future__ import annotations

import time
from importlib import import_module
from random import Random
from typing import Any, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly.registry import largest
from dune_desktop.engine.model.config import solo
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.session import Session
from dune_desktop.storage.settings import Settings
from dune_desktop.tools.bench_screen import SIZE, spread
from dune_desktop.ui.motion.tempo import USUAL
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Hit
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.gc_schedule import settle, sweep
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import WindowPreferences
from dune_desktop.ui.window.unseen import headless
from dune_desktop.ui.window.unseen.random_input import Event, click, moved

CLICKS = 300
AIM, PRESS, THINK, STEP = 0.3, 0.07, 1.0, 1 / 30
"""Seconds from pointing to a press, of holding down, to the next aim, and of a turn of the loop meanwhile."""
GOING_ON: Final = frozenset({"card", "space", "commit", "option", "options", "group", "several", "next", "skip"})
"""Actions clicked while a turn goes on; others only if there is none of these."""
ENDING: Final = frozenset({"reveal", "end_turn", "cancel", "close"})


class _Player:
    """A random player with a mouse, who measures the work that each movement causes."""

    def __init__(self) -> None:
        self.chance = Random(5)
        self.games = 0
        self.now = 1.0
        self.scene = self._begun()
        self.app = App(self.scene, manner=WindowPreferences(tempo=USUAL), opening=Opening(size=SIZE))
        self.app.start()
        self.app.turn(headless.enlarge(SIZE), self.now)
        self.wait(THINK)

    def _begun(self) -> TableScene:
        self.games += 1
        config = solo("mentat", boxes=largest()[0])
        session = Session.start(Rules(catalog(config.boxes), config), self.games, ("A", "B", "C"))
        return TableScene(ShownGame(session), UiContext(Texts(DEFAULT), Settings(ask_before_losses=False)))

    def wait(self, seconds: float) -> None:
        """Let time pass; animations go on, perhaps not to their end."""
        for _ in range(round(seconds / STEP)):
            self.now += STEP
            self.app.turn([], self.now)
        if self.scene.session.over:
            self.scene = self._begun()
            self.app.front.stack.scenes = [self.scene]
            self.app.front.renew()  # or the next click would be aimed at the old game, and pay for the new one
            self.app.turn([], self.now)

    def aim(self) -> Hit:
        """Choose something that can be clicked now."""
        there = [spot.hit for spot in spots(self.app.screen) if spot.hit.action]
        for actions in (GOING_ON, ENDING):
            if found := [hit for hit in there if hit.action[0] in actions]:
                return self.chance.choice(found)
        return self.chance.choice(there)

    def feed(self, *events: Event) -> list[float]:
        """Return the milliseconds of work until the last event's picture; [] if it changed nothing."""
        began, drawn = time.process_time(), []
        for event in events:
            drawn = self.app.turn([event], self.now)
        return [(time.process_time() - began) * 1000] if drawn else []


def clicks() -> dict[str, Any]:
    """Return the ms of work from a press, a release, or a pointer movement to the picture that shows it.

    A game is played by mouse in a window without a display, each event alone as the system sends it, both during
    animations and at rest. Processor time is measured, so that other load does not count.
    """
    import_module("dune_desktop.ui.motion.plan")  # as the program does while the title is looked at
    headless.open_display(SIZE)
    player = _Player()
    settle()  # as the window does once it is ready
    clicked: list[float] = []
    pressed: list[float] = []
    pointed: list[float] = []
    for _ in range(CLICKS):
        at = player.app.easel.painter.to_pixels(player.aim().rect).center
        pointed += player.feed(moved(at))
        player.wait(AIM)
        down, up = click(at)
        pressed += player.feed(down)
        player.wait(PRESS)
        clicked += player.feed(up)
        player.wait(THINK)
        sweep()
    player.app.close()
    return {
        "clicks": len(clicked),
        "presses_seen": len(pressed),
        "press_ms": spread(pressed),
        "click_ms": spread(clicked),
        "pointer_ms": spread(pointed),
    }
