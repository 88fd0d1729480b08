"""Real events at a real table: nothing is done twice by one hand, and nobody's cards are shown to somebody else."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Rect, Region
from dune_desktop.ui.screen.pointing import golden
from tests.kit import table as base_table
from tests.ui.driver import Driver
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame

pytestmark = pytest.mark.usefixtures("queue")


def scene_of(config: GameConfig, pace: str = "normal", seed: int = 11) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, tuple("ABCD"[: len(config.seats)]))
    return at_table(session, "en", rival_pace=pace)


def at(driver: Driver, rect: Rect, *kinds: int) -> list[pygame.event.Event]:
    x, y = driver.app.easel.painter.to_pixels(rect).center
    return [pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(0, 0, 0)) for kind in kinds]


def clicks(driver: Driver, rect: Rect, count: int) -> list[pygame.event.Event]:
    return at(driver, rect, pygame.MOUSEMOTION, *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * count)


def strokes(key: int, count: int) -> list[pygame.event.Event]:
    kinds = (pygame.KEYDOWN, pygame.KEYUP) * count
    return [pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in kinds]


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


# ------------------------------------------------------------------------------------------------ nothing twice


@pytest.mark.parametrize("by", ["mouse", "space"])
def test_two_presses_in_one_poll_give_one_answer(by: str) -> None:
    """Everything that answers is pressed twice at once, through some rounds: it is answered once, and never badly."""
    scene = scene_of(solo("mentat"), "instant")
    with Driver(scene, seed=3) as driver:
        for _ in range(90):
            if scene.session.over:
                break
            answers = driver.hits("option", "options", "commit", "reveal", "end_turn", "answer")
            before = len(scene.session.log)
            big = golden(driver.screen)
            if by == "space" and big is not None and "primary" in big.hit.command and big.hit.action:
                driver.turn()
                together(driver, strokes(pygame.K_SPACE, 2))
            elif answers:
                chosen = driver.choose(answers)
                together(driver, clicks(driver, chosen.rect, 2))
            else:
                play_on(driver, scene)
                continue
            single = not answers or not any(hit.action[0] == "options" for hit in answers)
            assert len(scene.session.log) <= before + (1 if single else 2)


def test_a_reserve_card_is_bought_once_by_a_double_click() -> None:
    scene = scene_of(solo("mentat"), "instant")
    with Driver(scene) as driver:

        def reserve() -> list[Hit]:
            legal = driver.hits("option")
            return [hit for hit in legal if hit.action[1] == "acquire" and twice(hit)]

        def twice(hit: Hit) -> bool:
            world, _ = scene.session.preview(tuple(hit.action[1:]))  # type: ignore[arg-type]
            return hit.action[1:] in scene.session.rules.legal(world)

        while not reserve():
            play_on(driver, scene)
        log = scene.session.log
        before = len(log)
        (pile, *_) = reserve()
        together(driver, clicks(driver, pile.rect, 2))
        assert [entry.option for entry in log[before:]] == [pile.action[1:]]
        before = len(log)
        for hit in [hit for hit in reserve() if hit.action == pile.action]:
            driver.now -= 0.5  # the second click of a slow double click
            together(driver, clicks(driver, hit.rect, 1))
        assert len(log) <= before + 1


def test_a_press_on_a_button_that_has_just_changed_does_nothing() -> None:
    """When the golden button becomes another one it has no light and is not pressed until half a second has gone."""
    scene = scene_of(solo("mentat"), "instant")
    with Driver(scene, seed=3, painted=True) as driver:
        changed = 0
        while changed < 5:
            old = golden(driver.screen)
            if old is None or "primary" not in old.hit.command or not old.hit.action:
                play_on(driver, scene)
                continue
            driver.now += 1.0
            driver.app.turn(strokes(pygame.K_SPACE, 1), driver.now)
            new = golden(driver.screen)
            if new is None or not new.hit.action or new.hit.action == old.hit.action:
                continue
            changed += 1
            before, asked = len(scene.session.log), driver.app.scene
            for wait in (0.15, 0.3, 0.45):
                assert driver.app.input.guard.asleep(driver.now + wait)
                driver.app.turn(strokes(pygame.K_SPACE, 1), driver.now + wait)
                driver.app.turn(clicks(driver, new.hit.rect, 1), driver.now + wait)
            assert (len(scene.session.log), driver.app.scene) == (before, asked)
            driver.now += 1.5
            driver.app.turn(at(driver, Rect(0, 0, 2, 2), pygame.MOUSEMOTION), driver.now)
            frames = driver.app.frames
            driver.app.turn([], driver.now + 1)
            assert driver.app.frames == frames, "it lights up once"


def test_an_answer_that_is_no_longer_legal_is_ignored(caplog: pytest.LogCaptureFixture) -> None:
    scene = scene_of(solo("mentat"), "instant")
    before = len(scene.session.log)
    assert scene.handle(("option", "acquire", "row", 9)) is None
    assert len(scene.session.log) == before
    assert "ignored" in caplog.text


# ------------------------------------------------------------------------------------------------ hidden cards


def test_space_twice_does_not_uncover_the_next_hand() -> None:
    """End turn with Space pressed twice, quickly, tapped again and again, or held down: the curtain stays."""
    for manner in ("together", "quickly", "held", "tapped"):
        scene = scene_of(table(3), "instant")
        with Driver(scene, seed=5) as driver:
            while True:
                big = golden(driver.screen)
                if big is not None and big.hit.action == ("end_turn",) and driver.app.scene is scene:
                    asked = scene.shown_game.viewer
                    driver.turn()
                    if manner == "together":
                        together(driver, strokes(pygame.K_SPACE, 2))
                    elif manner == "quickly":
                        driver.now += 1
                        for _ in range(2):
                            driver.app.turn(strokes(pygame.K_SPACE, 1), driver.now)
                            driver.now += 0.15
                    elif manner == "tapped":  # a second apart, by somebody who did not notice that the turn is over
                        driver.now += 1
                        for _ in range(6):
                            driver.app.turn(strokes(pygame.K_SPACE, 1), driver.now)
                            driver.now += 1.0
                    else:
                        driver.now += 1
                        for _ in range(30):
                            driver.app.turn(strokes(pygame.K_SPACE, 1)[:1], driver.now)
                            driver.now += 0.04
                        driver.app.turn(strokes(pygame.K_SPACE, 1)[1:], driver.now)
                    if scene.shown_game.curtain != NOBODY:
                        assert scene.shown_game.viewer != scene.shown_game.curtain
                        assert scene.shown_game.curtain != asked
                        assert not private(driver)
                        break
                    assert driver.app.scene is not scene or scene.shown_game.viewer == asked
                play_on(driver, scene)


def curtained() -> TableScene:
    """A table with the curtain down for somebody."""
    scene = scene_of(table(3), "instant")
    with Driver(scene, seed=5) as driver:
        driver.play_until(
            lambda: scene.shown_game.curtain != NOBODY and scene.shown_game.viewer != scene.shown_game.curtain
        )
    return scene


def test_undo_is_not_for_the_curtain() -> None:
    """Ctrl+Z with the curtain down changes nothing and breaks nothing."""
    scene = curtained()
    seat, answers = scene.shown_game.curtain, len(scene.session.log)
    with Driver(scene) as driver:
        driver.now += 10
        pressed = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
        driver.app.turn([pressed], driver.now)
        driver.turn()
        assert (scene.shown_game.curtain, len(scene.session.log)) == (seat, answers)


def test_r_reveals_also_when_nothing_else_is_left() -> None:
    """The golden button reveals then, and both keys press it."""
    for key in (pygame.K_r, pygame.K_SPACE):
        with ShownGame(base_table(hand=[])) as driver:
            driver.now += 10
            driver.app.turn(strokes(key, 1), driver.now)
            driver.turn()
            assert driver.answered == ["reveal"]


@pytest.mark.parametrize("config", [table(2), table(4, ("base", "ix"))], ids=["2", "4 with Ix"])
def test_a_hand_is_shown_only_to_who_has_uncovered_it(config: GameConfig) -> None:
    """Through some rounds: while all watch no hand is shown, and after that its owner uncovers again."""
    scene = scene_of(config, "step")
    opened = NOBODY  # who has uncovered since anybody else could look
    watched = 0
    with Driver(scene, seed=2) as driver:
        while not scene.session.over and driver.clicks < 150:
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


def test_one_person_alone_is_never_asked_to_uncover() -> None:
    scene = scene_of(solo("mentat"), "step")
    with Driver(scene) as driver:
        for _ in range(80):
            assert scene.shown_game.curtain == NOBODY
            assert private(driver)
            play_on(driver, scene)


# ------------------------------------------------------------------------------------------------ pace


def test_the_outcome_of_a_conflict_is_shown_at_every_pace() -> None:
    """Also at once, chosen alone earlier: two seconds at least, or as long as nobody goes on."""
    scene = scene_of(table(3), "instant")
    with Driver(scene, seed=4) as driver:
        while not scene.shown_game.watching:
            play_on(driver, scene)
        assert "winner" in [event[0] for event in scene.shown_game.acts[0].events]
        scene.playback.shown_since = driver.now
        driver.app.turn([], driver.now + 1.9)
        assert scene.shown_game.watching
        paces = driver.hits("set")
        assert [hit.action[2] for hit in paces] == ["fast", "normal", "step"], "it can be chosen there and then"
        driver.click(next(hit for hit in paces if hit.action[2] == "step"))
        driver.now += 60
        driver.turn()
        assert scene.shown_game.watching


# ------------------------------------------------------------------------------------------------ deploying


def test_troops_with_the_keys_the_readme_names() -> None:
    """-, +, = and the keypad; the big button shows that it is on the space bar."""
    scene = scene_of(solo("mentat"), "instant", seed=4)
    with Driver(scene, seed=6) as driver:

        def most() -> int:
            return max((hit.action[1] for hit in driver.hits("troops")), default=0)  # type: ignore[type-var,return-value]

        while not any(hit.command == "more" and hit.action for hit in driver.hits("troops")) or most() < 1:
            play_on(driver, scene)
        room = scene.selection.troops
        for more in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            driver.key(more)
            assert scene.selection.troops == room + 1
            big = golden(driver.screen)
            assert big is not None
            assert big.hit.action[:2] == ("option", "deploy")
            words = [getattr(e, "text", "") for r in driver.screen.regions if r.name == "prompt" for e in r.elements]
            assert "Space" in words
            driver.key(pygame.K_MINUS if more == pygame.K_PLUS else pygame.K_KP_MINUS)
            assert scene.selection.troops == room
