"""Real events at a real table: nothing is done twice by one hand, and nobody's cards are shown to somebody else."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.pointing import golden
from tests.kit import table as base_table
from tests.ui.driver import Driver
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame, finish_effects

pytestmark = pytest.mark.usefixtures("queue")


def scene_of(config: GameConfig, pace: str) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), 11, tuple("ABCD"[: len(config.seats)]))
    return at_table(session, "en", rival_pace=pace)


def clicks(driver: Driver, rect: Rect, count: int) -> list[pygame.event.Event]:
    x, y = driver.app.easel.painter.to_pixels(rect).center
    kinds = (pygame.MOUSEMOTION, *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * count)
    return [pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(0, 0, 0)) for kind in kinds]


def strokes(key: int, count: int, mod: int = 0) -> list[pygame.event.Event]:
    kinds = (pygame.KEYDOWN, pygame.KEYUP) * count
    return [pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in kinds]


def together(driver: Driver, events: list[pygame.event.Event]) -> None:
    """All in one poll, as after a moment in which the program was busy."""
    driver.now += 1.0
    driver.app.turn(events, driver.now)
    driver.turn()


def private(driver: Driver) -> list[Region]:
    """What only one person may see."""
    return [region for region in driver.screen.regions if region.name in ("hand", "intrigue", "tray.cards")]


def play_on(driver: Driver, scene: TableScene) -> None:
    clicked = driver.clicks
    driver.play_until(lambda: driver.clicks > clicked or scene.session.over)


@pytest.mark.parametrize("by", ["mouse", "space"])
def test_two_presses_in_one_poll_give_one_answer(by: str) -> None:
    """Everything that answers is pressed twice at once: it is answered once, and never badly."""
    scene = scene_of(solo("mentat"), "instant")
    with Driver(scene, seed=3) as driver:
        for _ in range(40):
            answers = driver.hits("option", "options", "commit", "reveal", "end_turn", "answer")
            before, big = len(scene.session.log), golden(driver.screen)
            if by == "space" and big is not None and "primary" in big.hit.command and big.hit.action:
                driver.turn()
                together(driver, strokes(pygame.K_SPACE, 2))
            elif answers:
                together(driver, clicks(driver, driver.choose(answers).rect, 2))
            else:
                play_on(driver, scene)
                continue
            single = not any(hit.action[0] == "options" for hit in answers)
            assert len(scene.session.log) <= before + (1 if single else 2)


def pressed(manner: str) -> Iterator[tuple[float, list[pygame.event.Event]]]:
    """Space pressed more than once, with how long it takes until the next events."""
    if manner == "together":
        yield 1.0, strokes(pygame.K_SPACE, 2)
    elif manner == "held":
        yield from ((0.04, strokes(pygame.K_SPACE, 1)[:1]) for _ in range(30))
    else:  # or tapped by somebody who did not notice that the turn is over
        yield from ((0.15 if manner == "quickly" else 1.0, strokes(pygame.K_SPACE, 1)) for _ in range(6))


@pytest.mark.parametrize("manner", ["together", "quickly", "held", "tapped"])
def test_space_twice_does_not_uncover_the_next_hand(manner: str) -> None:
    """Nor has undo anything to do while the curtain is down."""
    with ShownGame(base_table(3, hand=["dagger", "dagger"]).play("dagger", "hall_of_oratory")) as driver:
        finish_effects(driver)
        driver.now += 1.0
        for wait, events in pressed(manner):
            driver.app.turn(events, driver.now)
            driver.now += wait
        together(driver, strokes(pygame.K_z, 1, pygame.KMOD_CTRL))
        game = driver.scene.shown_game
        assert (driver.answered[-1], game.curtain) == ("end_turn", 1)
        assert game.viewer != 1
        assert not private(driver)


def test_a_hand_is_shown_only_to_who_has_uncovered_it() -> None:
    """While all watch no hand is shown, and after that its owner uncovers again."""
    scene = scene_of(table(2), "step")
    opened = NOBODY  # who has uncovered since anybody else could look
    watched = 0
    with Driver(scene, seed=2) as driver:
        while driver.clicks < 80:
            if scene.shown_game.watching:
                watched += 1
                opened = NOBODY
                assert not private(driver)
            elif scene.shown_game.curtain != NOBODY:
                opened = scene.shown_game.curtain
                assert not private(driver)
            else:
                assert scene.shown_game.viewer == opened == scene.session.asked()
            play_on(driver, scene)
    assert watched > 2
