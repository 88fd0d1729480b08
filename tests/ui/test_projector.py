"""The window that shows what is under way: frame after frame, then it rests."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.session import Session
from dune_desktop.ui.motion.film import AT_REST, QUICKEST, in_time
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


def film_in_window() -> Driver:
    """A window in which an Agent has just set off."""
    driver = Driver(opened("solo-mercenary-first-turn"), painted=True)
    driver.app.projector.tempo = Tempo()
    driver.turn()
    scene = driver.app.scene
    scene.answering.answer(next(o for o in scene.session.rules.legal(scene.session.state) if o[0] == "send"))
    driver.app.front.renew()
    driver.app.turn([], driver.now)
    return driver


def test_the_window_shows_frame_after_frame_and_then_rests(queue):
    with film_in_window() as driver:
        app, now = driver.app, driver.now
        assert app.projector.waits
        assert app.pause(now) < 0.02
        frames = app.frames
        for step in range(1, 120):
            app.turn([], now + step / 60)
        assert app.frames - frames > 20
        assert not app.projector.waits
        frames = app.frames
        for step in range(120, 140):
            app.turn([], now + step / 60)
        assert app.frames == frames


def test_a_press_completes_what_is_under_way_and_is_taken(queue):
    with film_in_window() as driver:
        app = driver.app
        assert app.projector.waits
        app.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l")], driver.now + 0.05)
        assert not app.projector.waits


def test_what_a_press_completes_is_seen_though_it_does_nothing_else(queue):
    with film_in_window() as driver:
        now = driver.now + 0.05
        driver.app.turn([pygame.event.Event(pygame.TEXTINPUT, text="z")], now)
        assert not driver.app.show.goes_on
        assert stale(driver.app, now) == ""


def test_the_end_is_seen_though_no_picture_is_due(queue):
    with film_in_window() as driver:
        app, now = driver.app, driver.now
        app.follow(Adapt(replace(app.manner, tempo=Tempo(), frames=1.0)))
        while app.projector.waits:
            now += 0.01
            app.turn([], now)
        assert not app.show.goes_on
        assert stale(app, now) == ""


def test_what_leads_to_a_picture_that_soon_goes_makes_haste_as_far_as_it_can_be_followed():
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    usual = plan(before, after, events)
    assert in_time(usual, inf) == usual
    assert in_time(usual, 2 * usual.lasts) == usual
    assert in_time(usual, 0.0).lasts == pytest.approx(usual.lasts / QUICKEST)
    assert in_time(usual, usual.lasts).lasts == pytest.approx(AT_REST * usual.lasts)
    assert in_time(usual, 0.1).lasts == pytest.approx(usual.lasts / QUICKEST)
    projector = Projector(Tempo(), lambda name, now: None)
    projector.next(before, (), 0.0)
    projector.next(after, events, 0.0, stays=usual.lasts)
    assert projector.running(0.99 * AT_REST * usual.lasts)
    assert not projector.running(1.01 * AT_REST * usual.lasts)


@pytest.mark.parametrize("pace", ["fast", "normal"])
def test_nobodys_turn_goes_on_before_all_of_it_was_seen(queue, pace: str) -> None:
    """Rivals' turns, the Conflict and the new round run through; each waits for what moves there, however slowly."""
    rules, seen = Rules(catalog(("base",)), solo("mentat")), 0
    scene = at_table(Session.start(rules, 3, ("A", "B", "C")), rival_pace=pace, hold_moments=False)
    random = Random(3)
    with Driver(scene) as driver:
        app, now = driver.app, driver.now
        app.projector.tempo = Tempo(0.5)
        for _ in range(900):
            if scene.shown_game.act is None:
                option = random.choice(scene.session.rules.legal(scene.session.state))
                scene.answering.answer(option)
                app.front.renew()
                app.turn([], now)
            act, began = scene.shown_game.act, now
            while act is not None and scene.shown_game.act is act:
                now += 1 / 30
                moved = app.projector.running(now)
                app.turn([], now)
                if scene.shown_game.act is not act:
                    assert not moved
                    seen += 1
                    assert now - began < 5.2, "it does go on"
            if seen > 20:
                break
        assert seen > 20


def test_sounds_come_when_they_are_seen():
    heard: list[tuple[str, float]] = []
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    projector = Projector(Tempo(), lambda name, now: heard.append((name, now)))
    projector.next(before, (), 0.0)
    projector.next(after, (*events, ("vp", 0, 1, "space:arrakeen")), 10.0)
    for step in range(120):
        projector.tick(10.0 + step / 60)
    assert [name for name, _ in heard] == ["agent", "cube", "point"]
    assert heard[-1][1] >= 10.0 + TOLD


def test_what_was_answered_in_a_question_moves_like_any_other_answer(queue):
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
        before, after = (app.projector.over(app.projector.ground, somebody.now + t).regions[-1] for t in (0.05, 0.25))
        first, second = (
            [e for e in each.elements if getattr(e, "name", "") == "family_atomics"] for each in (before, after)
        )
        assert first
        assert second
        assert (first[0].x, first[0].y) != (second[0].x, second[0].y)
