"""The window on the desktop: where it fits, how small it gets, full screen and back; a picture at every size."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.program import Program
from dune_desktop.ui.window import desktop
from dune_desktop.ui.window.desktop import FIRST, FRAME, SMALLEST, Window, first_size, fitting, in_sight
from dune_desktop.ui.window.scene import Go, Scene
from tests.ui.person import Person
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


class UiContext:
    """A window manager: what was asked of it, and what it makes of that."""

    asked: list[str]

    def __init__(self) -> None:
        self.asked = []
        self.position = (40, 50)
        self.minimum_size = (0, 0)

    def maximize(self) -> None:
        self.asked.append("maximise")

    def set_fullscreen(self, desktop: bool) -> None:
        self.asked.append("fill" if desktop else "change the mode of the screen")
        self.position = (0, 0)

    def set_windowed(self) -> None:
        self.asked.append("back")
        self.position = (0, 19)

    def show(self) -> None:
        self.asked.append("show")


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch) -> UiContext:
    made = UiContext()
    monkeypatch.setattr(Window, "_window", staticmethod(lambda: made))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    return made


def test_the_window_leaves_room_for_its_frame_and_the_panels() -> None:
    assert fitting((1280, 640), (1366, 768)) == (1280, 640)
    assert fitting((1600, 900), (1366, 768)) == (1366 - FRAME[0], 768 - FRAME[1])
    assert fitting((1600, 900), (1920, 1080)) == (1600, 900)


def test_on_a_small_desktop_the_window_is_maximized(context: UiContext) -> None:
    """1600x900 is wanted on 1366x768: only the system knows how much of that its panels leave."""
    Window((1600, 900), filled=False)
    assert context.asked == ["maximise", "show"]
    assert context.minimum_size == SMALLEST


def test_the_first_window_is_twice_as_large_where_pixels_are_small() -> None:
    assert first_size((1366, 768)) == first_size((2560, 1440)) == FIRST
    assert first_size((3840, 2160)) == (2 * FIRST[0], 2 * FIRST[1])


def test_the_window_opens_where_it_was_left_if_that_can_be_seen(context: UiContext) -> None:
    Window((1200, 640), filled=False, spot=(100, 30))
    assert context.position == (100, 30)
    assert context.asked == ["show"]
    for gone in ((1600, 30), (100, 900), (-40, 0), (300, 30)):
        context.position = (40, 50)
        Window((1200, 640), filled=False, spot=gone)
        assert context.position == (40, 50), gone
    assert in_sight((1600, 30), (1200, 640), [(1366, 768), (1920, 1080)]), "on the second screen"


def test_its_place_is_known_while_it_fills_the_screen(context: UiContext) -> None:
    place = Window((1200, 640), filled=False)
    place.fill(True)
    assert place.spot == (40, 50)


def test_a_screen_that_is_gone_gives_way_to_the_first(context: UiContext) -> None:
    assert Window((1200, 640), filled=False, screen=3).size == (1200, 640)


def test_a_window_that_fits_stays_as_it_is(context: UiContext) -> None:
    Window((1200, 640), filled=False)
    assert context.asked == ["show"]


@pytest.mark.parametrize("maximized", [False, True])
def test_full_screen_and_back(context: UiContext, maximized: bool) -> None:
    """Its place is the old one again, and what was maximized is so again."""
    place = Window((1200, 640), filled=False)
    if maximized:
        place.notice(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    context.asked.clear()
    place.fill(True)
    place.notice(pygame.event.Event(pygame.WINDOWRESTORED))  # the system says so while the screen is filled
    place.fill(False)
    assert context.asked == ["fill", "back", *(["maximise"] if maximized else [])]
    assert maximized or context.position == (40, 50)


def test_the_size_to_remember_is_that_of_the_window(context: UiContext) -> None:
    place = Window((1200, 640), filled=True)
    pygame.display.set_mode((1366, 768))
    place.notice(pygame.event.Event(pygame.WINDOWRESIZED, x=1366, y=768))
    assert place.size == (1200, 640)


def test_nothing_of_pygame_warns() -> None:
    """The display's window is used as a `pygame.Window`, which pygame may take away one day: then this fails."""
    Window((800, 600), filled=False).fill(True)
    assert desktop.Window._window().size


@pytest.mark.parametrize("keys", [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT), (pygame.K_KP_ENTER, 256)])
def test_keys_of_full_screen(program: Program, keys: tuple[int, int]) -> None:
    with Person(program, painted=True) as person:
        scene = person.scene
        person.key(*keys)
        assert person.app.easel.place.filled
        held = [pygame.event.Event(pygame.KEYDOWN, key=keys[0], mod=keys[1], unicode="", scancode=0)] * 5
        person.app.turn(held, person.now + 1)
        person.turn()
        assert not person.app.easel.place.filled, "held down it changes once"
        assert person.scene is scene, "Enter with Alt is not Enter"


@pytest.mark.parametrize("size", [(1, 1), (1, 600), (800, 1), (50, 40)])
def test_a_picture_at_every_size(program: Program, size: tuple[int, int]) -> None:
    """A window manager may ignore the smallest size."""
    with Person(program, painted=True) as person:
        scenes: list[Scene] = [go(program, "title"), go(program, "new_game"), start(program, new="3p", seed=3)]
        for scene in scenes:
            person.app.front.stack.ways = lambda request, below, scene=scene: scene  # type: ignore[misc]
            person.app.follow(Go("there"))
            person.turn()
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
            person.turn()
            person.turn()
            assert person.app.easel.painter.target.get_size() == size
