"""The window on the desktop: where it fits, how small it gets, full screen and back; a picture at every size."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.program import Program
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.desktop import FIRST, FRAME, SMALLEST, Window, first_size, fitting, in_sight
from dune_desktop.ui.window.scene import Go
from tests.ui.person import Person
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


class Manager:
    """A window manager: what was asked of it, and what it makes of that."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.position = (40, 50)
        self.minimum_size = (0, 0)

    def maximize(self) -> None:
        self.asked.append("maximize")

    def set_fullscreen(self, desktop: bool) -> None:
        assert desktop, "the mode of the screen stays"
        self.asked.append("fill")
        self.position = (0, 0)

    def set_windowed(self) -> None:
        self.asked.append("back")
        self.position = (0, 19)

    def show(self) -> None:
        self.asked.append("show")


@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch) -> Manager:
    made = Manager()
    monkeypatch.setattr(Window, "_window", staticmethod(lambda: made))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    return made


def test_the_window_fits_the_desktop(manager: Manager) -> None:
    """It leaves room for its frame and the panels; where it is too small, only the system knows how much they leave."""
    assert fitting((1600, 900), (1366, 768)) == (1366 - FRAME[0], 768 - FRAME[1])
    assert fitting((1600, 900), (1920, 1080)) == (1600, 900)
    assert first_size((1366, 768)) == first_size((2560, 1440)) == FIRST
    assert first_size((3840, 2160)) == (2 * FIRST[0], 2 * FIRST[1]), "where pixels are small"
    Window((1600, 900), filled=False)
    assert manager.asked == ["maximize", "show"]
    assert manager.minimum_size == SMALLEST
    assert Window((1200, 640), filled=False, screen=3).size == (1200, 640), "a screen that is gone"
    assert manager.asked[2:] == ["show"]


def test_the_window_opens_where_it_was_left_if_that_can_be_seen(manager: Manager) -> None:
    Window((1200, 640), filled=False, spot=(100, 30))
    assert manager.position == (100, 30)
    for gone in ((1600, 30), (100, 900), (-40, 0), (300, 30)):
        manager.position = (40, 50)
        Window((1200, 640), filled=False, spot=gone)
        assert manager.position == (40, 50), gone
    assert in_sight((1600, 30), (1200, 640), [(1366, 768), (1920, 1080)]), "on the second screen"


@pytest.mark.parametrize("maximized", [False, True])
def test_full_screen_and_back(manager: Manager, maximized: bool) -> None:
    """Its place and size are the old ones again, and known meanwhile; what was maximized is so again."""
    place = Window((1200, 640), filled=False)
    if maximized:
        place.notice(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    manager.asked.clear()
    place.fill(True)
    pygame.display.set_mode((1366, 768))
    place.notice(pygame.event.Event(pygame.WINDOWRESIZED, x=1366, y=768))
    place.notice(pygame.event.Event(pygame.WINDOWRESTORED))  # the system says so while the screen is filled
    assert (place.spot, place.size) == ((40, 50), (1200, 640))
    place.fill(False)
    assert manager.asked == ["fill", "back", *(["maximize"] if maximized else [])]
    assert maximized or manager.position == (40, 50)


def test_keys_of_full_screen(program: Program) -> None:
    """The display's window is used as a `pygame.Window`, which pygame may take away one day: then this warns."""
    with Person(program) as person:
        scene = person.scene
        for key, mod in ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT), (pygame.K_KP_ENTER, 256)):
            person.key(key, mod)
            assert person.app.easel.place.filled
            held = [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)] * 5
            person.app.turn(held, person.now + 1)
            person.key(key, mod)
            assert not person.app.easel.place.filled, "held down it changes once"
            assert person.scene is scene, "Enter with Alt is not Enter"


def test_a_picture_at_every_size(program: Program) -> None:
    """A window manager may ignore the smallest size."""
    with Person(program, painted=True) as person:
        for scene in (go(program, "title"), go(program, "new_game"), start(program, new="3p", seed=3)):
            person.app.front.stack.ways = lambda request, below, scene=scene: scene  # type: ignore[misc]
            person.app.follow(Go("there"))
            for size in ((1, 600), (50, 40), (1, 1)):
                pygame.display.set_mode(size, pygame.RESIZABLE)
                pygame.event.post(pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
                person.turn()
                person.turn()
                assert person.app.easel.painter.target.get_size() == size
    for window, canvas in (((3840, 2160), (1920, 1080)), ((5120, 1440), (2560, 1080)), ((900, 900), (1920, 1200))):
        assert canvas_for(*window) == pytest.approx(canvas)
