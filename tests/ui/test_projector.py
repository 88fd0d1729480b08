"""The window that shows what is under way: frame after frame, then it rests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.session import Session
from dune_desktop.ui.motion.film import AT_REST
from dune_desktop.ui.motion.plan import TOLD, plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import Adapt
from dune_desktop.ui.window.unseen.afresh import stale
from tests.kit import immortality_table
from tests.ui.driver import Driver
from tests.ui.moving import answered, opened
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame

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
    """Its end is seen though no picture is due."""
    with film_in_window() as driver:
        app, now = driver.app, driver.now
        assert app.pause(now) < 0.02
        frames = app.frames
        for step in range(1, 60):
            app.turn([], now + step / 30)
        assert app.frames - frames > 10
        assert not app.projector.waits
        frames = app.frames
        for step in range(60, 70):
            app.turn([], now + step / 30)
        assert app.frames == frames
    with film_in_window() as driver:
        app, now = driver.app, driver.now
        app.follow(Adapt(replace(app.manner, tempo=Tempo(), frames=1.0)))
        while app.projector.waits:
            now += 0.02
            app.turn([], now)
        assert not app.show.goes_on
        assert stale(app, now) == ""


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


def test_nobodys_turn_goes_on_before_all_of_it_was_seen() -> None:
    """Rivals' turns, the Conflict and the new round run through; each waits for what moves there, however slowly."""
    rules, seen, random = Rules(catalog(("base",)), solo("mentat")), 0, Random(3)
    scene = at_table(Session.start(rules, 3, ("A", "B", "C")), rival_pace="normal", hold_moments=False)
    with Driver(scene) as driver:
        app, now = driver.app, driver.now
        app.projector.tempo = Tempo(0.5)
        while seen <= 20:
            if scene.shown_game.act is None:
                scene.answering.answer(random.choice(scene.session.rules.legal(scene.session.state)))
                app.front.renew()
                app.turn([], now)
            act, began = scene.shown_game.act, now
            while act is not None and scene.shown_game.act is act:
                now += 1 / 20
                moved = app.projector.running(now)
                app.turn([], now)
                if scene.shown_game.act is not act:
                    assert not moved
                    seen += 1
                    assert now - began < 5.2, "it does go on"


def test_sounds_come_when_they_are_seen() -> None:
    """What leads to a picture that soon goes makes haste."""
    heard: list[tuple[str, float]] = []
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    projector = Projector(Tempo(), lambda name, now: heard.append((name, now)))
    projector.next(before, (), 0.0)
    projector.next(after, (*events, ("vp", 0, 1, "space:arrakeen")), 10.0)
    for step in range(120):
        projector.tick(10.0 + step / 60)
    assert [name for name, _ in heard] == ["agent", "cube", "point"]
    assert heard[-1][1] >= 10.0 + TOLD
    lasts = plan(before, after, events).lasts
    projector = Projector(Tempo(), lambda name, now: None)
    projector.next(before, (), 0.0)
    projector.next(after, events, 0.0, stays=lasts)
    assert projector.running(0.99 * AT_REST * lasts)
    assert not projector.running(1.01 * AT_REST * lasts)


def test_what_was_answered_in_a_question_moves_like_any_other_answer() -> None:
    """The Family Atomics fly to the Imperium Row, whose cards are dealt anew."""
    with ShownGame(immortality_table(hand=["dagger"])) as somebody:
        app = somebody.app
        app.projector.tempo = Tempo()
        somebody.do("weighty", "atomics")
        assert somebody.asking
        app.front.send([("answer", "on")], app.front.number)
        app.turn([], somebody.now)
        assert somebody.answered == ["atomics"]
        assert app.projector.waits
        places = []
        for later in (0.05, 0.25):
            flying = app.projector.over(app.projector.ground, somebody.now + later).regions[-1].elements
            places += [(each.x, each.y) for each in flying if getattr(each, "name", "") == "family_atomics"][:1]
        assert len(set(places)) == 2
