"""The window that shows what is under way: frame after frame, then it rests."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.window.scene import Adapt
from dune_desktop.ui.window.unseen.afresh import stale
from tests.ui.driver import Driver
from tests.ui.moving import opened

pytestmark = pytest.mark.usefixtures("queue")


def film_in_window() -> Driver:
    """A window in which an Agent has just set off."""
    driver = Driver(opened("solo-mercenary-first-turn"), painted=True)
    driver.app.projector.tempo = Tempo()
    driver.turn()
    scene = driver.app.scene
    scene.answering.answer(next(o for o in scene.session.rules.legal(scene.session.state) if o[0] == "send"))
    driver.app.front.renew()
    driver.app.turn([], driver.now)
    assert driver.app.projector.waits
    return driver


def test_the_window_shows_frame_after_frame_and_then_rests() -> None:
    """No more of them than are wished for, and its end is seen though none is due."""
    for wished, fewest, most in ((60.0, 20, 80), (8.0, 3, 12), (1.0, 0, 3)):
        with film_in_window() as driver:
            app, now = driver.app, driver.now
            app.follow(Adapt(replace(app.manner, tempo=Tempo(), frames=wished)))
            assert app.pause(now) < 0.02
            frames = app.frames
            while app.projector.waits:
                now += 0.01
                app.turn([], now)
            assert fewest <= app.frames - frames <= most, wished
            assert not app.show.goes_on
            assert stale(app, now) == ""
            frames = app.frames
            for _ in range(10):
                app.turn([], now := now + 0.03)
            assert app.frames == frames, "then it rests"


def test_a_press_completes_what_is_under_way_and_is_taken() -> None:
    """It is seen though the press does nothing else."""
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l"),
        pygame.event.Event(pygame.TEXTINPUT, text="z"),
    ):
        with film_in_window() as driver:
            app, now = driver.app, driver.now + 0.05
            table = app.scene
            app.turn([event], now)
            assert not app.projector.waits
            assert not app.show.goes_on
            assert (app.scene is table) or event.type == pygame.KEYDOWN
            assert stale(app, now) == ""
