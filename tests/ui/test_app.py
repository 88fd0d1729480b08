"""The window without a display: scenes come and go, errors are logged, nothing is drawn that need not be."""

from __future__ import annotations

import ctypes
import gc
import os
import platform
import subprocess
import sys
import weakref
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import Mock

import pygame
import pytest

from dune_desktop.ui.screen.display import Hit, Label, Picture, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window import gc_schedule
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.gc_schedule import ENOUGH, giving_back, load, settle, unsettle
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.run import run
from dune_desktop.ui.window.scene import (
    Action,
    Adapt,
    Ask,
    Back,
    Go,
    Question,
    Quit,
    Request,
    Scene,
    Stay,
    UnknownAction,
    WindowPreferences,
)
from dune_desktop.ui.window.sdl import prepare_environment

BUTTON = Rect(100, 100, 300, 60)
SMALL = Opening(size=(640, 360))


class Counter(Scene):
    """A button that counts, and does as it is told."""

    def __init__(self, name: str = "counter") -> None:
        self.name = name
        self.count = 0
        self.asked = 0
        self.seen: list[Action] = []
        self.answers: dict[str, object] = {}
        self.heard: list[object] = []
        self.changing = False
        self.size = (0.0, 0.0)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self.asked += 1
        self.size = size
        label = Label(250, 130, f"{self.name} {self.count}", anchor="center")
        hit = Hit(BUTTON, ("add",), tip="one more", order=0, thing="button:add")
        return Screen(
            "plain",
            (
                Region(
                    "main",
                    BUTTON,
                    (Plate(BUTTON, "button"), label),
                    (hit,),
                    things=(Thing("button:add", BUTTON, 0, 2),),
                ),
            ),
            *size,
        )

    def handle(self, action: Action) -> object:  # type: ignore[override]
        self.seen.append(action)
        if action == ("add",):
            self.count += 1
        return self.answers.get(str(action[0]))

    def told(self, answer: object) -> Request | None:
        self.heard.append(answer)
        return None

    def tick(self, now: float) -> bool:
        return self.changing


def places(app: App, **found: Scene | Request | None) -> None:
    """What is to be found at these places; a question is nowhere."""
    app.front.stack.ways = lambda request, below: found[request.place if isinstance(request, Go) else "question"]


def press(app: App, key: int, now: float) -> None:
    """A key, pressed and let go."""
    app.turn([event(kind, key=key, mod=0, scancode=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)], now)


@pytest.fixture
def app() -> Iterator[App]:
    made = App(Counter(), opening=Opening(size=(960, 540)))
    made.start()
    made.turn([], 0.0)
    yield made
    made.close()
    pygame.display.init()


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def at(app: App, x: float, y: float) -> tuple[float, float]:
    return x * app.easel.painter.scale, y * app.easel.painter.scale


def click(app: App, now: float) -> list[pygame.Rect]:
    spot = at(app, 250, 130)
    return app.turn(
        [
            event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)),
            event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1),
            event(pygame.MOUSEBUTTONUP, pos=spot, button=1),
        ],
        now,
    )


def scene(app: App) -> Counter:
    found = app.scene
    assert isinstance(found, Counter)
    return found


def test_nothing_happens_and_nothing_is_drawn(app: App) -> None:
    frames, asked = app.frames, scene(app).asked
    for step in range(50):
        assert app.turn([], 1.0 + step) == []
    assert (app.frames, scene(app).asked) == (frames, asked)


def test_a_click_reaches_the_scene_and_repaints_its_part(app: App) -> None:
    dirty = click(app, 1.0)
    assert scene(app).count == 1
    assert dirty
    assert sum(r.width * r.height for r in dirty) < 0.1 * 960 * 540


def test_moving_the_pointer_repaints_almost_nothing(app: App) -> None:
    spot = at(app, 250, 130)
    dirty = app.turn([event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))], 1.0)
    assert 0 < sum(r.width * r.height for r in dirty) < 0.05 * 960 * 540
    assert app.turn([event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))], 1.1) == []
    assert scene(app).seen == [("hover", "add")]


def test_a_scene_may_ask_to_be_drawn_again(app: App) -> None:
    asked = scene(app).asked
    scene(app).changing = True
    app.turn([], 2.0)
    assert scene(app).asked == asked + 1


def test_a_tip_does_not_trouble_the_scene(app: App) -> None:
    """Only what concerns the scene makes it build its screen again."""
    spot = at(app, 250, 130)
    app.turn([event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))], 1.0)
    asked = scene(app).asked
    assert app.turn([], 1.2) == []
    assert app.turn([], 1.5), "the tip appears"
    assert scene(app).asked == asked


def test_polling_is_quick_after_input_and_slow_when_nobody_looks(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    click(app, 10.0)
    assert app.pause(10.5) == pytest.approx(0.004)
    assert app.pause(12.0) == pytest.approx(0.033)
    assert app.pause(30.0) == pytest.approx(0.05)
    monkeypatch.setattr(type(scene(app)), "animating", True)
    assert app.pause(12.0) == pytest.approx(0.016)
    app.turn([event(pygame.WINDOWFOCUSLOST)], 12.0)
    assert app.pause(12.0) == pytest.approx(0.1)


def test_scenes_are_a_stack(app: App) -> None:
    first, second, third = scene(app), Counter("second"), Counter("third")
    third.alone = True
    places(app, second=second, third=third)
    first.answers["add"] = Go("second")
    click(app, 1.0)
    assert app.scene is second
    second.answers["back"] = Back(3)
    press(app, pygame.K_ESCAPE, 2.0)
    assert app.scene is first
    assert first.heard == [3]
    first.answers["back"] = Go("third")
    press(app, pygame.K_ESCAPE, 3.0)
    assert app.front.stack.scenes == [third]


def test_a_way_may_lead_nowhere_or_elsewhere(app: App) -> None:
    first, second = scene(app), Counter("second")
    places(app, nowhere=None, detour=Go("second"), second=second)
    first.answers["add"] = Go("nowhere")
    click(app, 1.0)
    assert app.front.stack.scenes == [first]
    first.answers["add"] = Go("detour")
    click(app, 2.0)
    assert app.front.stack.scenes == [first, second]


def test_what_comes_after_going_back(app: App) -> None:
    """An answer is heard below, then what it leads to comes."""
    first, second, third = scene(app), Counter("second"), Counter("third")
    places(app, second=second, third=third)
    second.answers["back"] = Back(3, then=Go("third"))
    app.follow(Go("second"))
    app.turn([], 1.0)
    press(app, pygame.K_ESCAPE, 2.0)
    assert first.heard == [3]
    assert app.front.stack.scenes == [first, third]


def test_what_is_passing_gives_way(app: App) -> None:
    first, second, third = scene(app), Counter("second"), Counter("third")
    second.passing = True
    places(app, second=second, question=third)
    app.follow(Go("second"))
    app.follow(Ask(Question.notice("a", "b", "c")))
    assert app.front.stack.scenes == [first, third]


def test_an_action_of_an_older_screen_is_refused(app: App, caplog: pytest.LogCaptureFixture) -> None:
    """What was meant for a screen that is gone is not done on the one that took its place."""
    caplog.set_level("INFO")
    number = app.front.number
    app.front.send([("add",)], number)
    assert scene(app).count == 1
    app.turn([], 1.0)
    assert app.front.number > number
    app.front.send([("add",)], number)
    assert scene(app).count == 1
    assert "refused" in caplog.text
    app.front.send([("add",)], app.front.number)
    assert scene(app).count == 2


def test_what_follows_an_action_that_leads_away_is_not_done_there(app: App) -> None:
    second = Counter("second")
    places(app, second=second)
    scene(app).answers["add"] = Go("second")
    app.front.send([("add",), ("add",)], app.front.number)
    assert app.scene is second
    assert second.count == 0


def test_an_action_nobody_does_is_a_mistake() -> None:
    with pytest.raises(UnknownAction, match="Scene does not do"):
        Scene().handle(("sned",))


def test_the_last_scene_to_leave_ends_the_program(app: App) -> None:
    scene(app).answers["back"] = Back()
    press(app, pygame.K_ESCAPE, 1.0)
    assert not app.running


def test_a_scene_can_keep_the_window_open(app: App) -> None:
    scene(app).answers["quit"] = Stay()
    app.turn([event(pygame.QUIT)], 1.0)
    assert app.running
    scene(app).answers["quit"] = None
    app.turn([event(pygame.QUIT)], 2.0)
    assert not app.running


def test_a_scene_is_not_asked_again_when_the_pointer_changes_nothing(app: App) -> None:
    asked = scene(app).asked
    scene(app).answers["hover"] = Stay()
    move = event(pygame.MOUSEMOTION, pos=(100, 60), rel=(0, 0), buttons=(0, 0, 0))
    assert app.turn([move], 1.0), "the button under the pointer is lit all the same"
    assert (scene(app).seen[-1], scene(app).asked) == (("hover", "add"), asked)
    scene(app).answers["hover"] = None
    app.turn([event(pygame.MOUSEMOTION, pos=(900, 500), rel=(0, 0), buttons=(0, 0, 0))], 2.0)
    assert (scene(app).seen[-1], scene(app).asked) == (("hover",), asked + 1)


def test_another_language_repaints_everything(app: App) -> None:
    scene(app).answers["add"] = Adapt(WindowPreferences("ja"))
    dirty = click(app, 1.0)
    assert app.easel.fonts.language == "ja"
    assert dirty == [pygame.Rect(0, 0, 960, 540)]


def test_a_new_size_is_baked_once_it_settles(app: App) -> None:
    pygame.display.set_mode((800, 600), pygame.RESIZABLE)
    assert app.turn([event(pygame.WINDOWRESIZED, x=800, y=600)], 5.0) == []
    assert app.turn([], 5.05) == []
    assert app.turn([], 5.3)
    assert scene(app).size == canvas_for(800, 600)
    assert app.easel.painter.target.get_size() == (800, 600)


@pytest.mark.parametrize(
    ("window", "canvas"),
    [
        ((1280, 720), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((1920, 1200), (1920, 1200)),
        ((2560, 1080), (2560, 1080)),
        ((5120, 1440), (2560, 1080)),
        ((1000, 1000), (1920, 1200)),
    ],
)
def test_canvas_of_a_window(window: tuple[int, int], canvas: tuple[float, float]) -> None:
    assert canvas_for(*window) == pytest.approx(canvas)


def test_while_shift_is_held_keys_say_what_they_write(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without that nobody could tell where ? is."""
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    shift = [event(kind, key=pygame.K_RSHIFT, mod=0, scancode=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    app.turn(shift[:1], 1.0)
    assert calls == ["start"]
    app.turn(shift[1:], 1.1)
    assert calls == ["start", "stop"]
    app.typing.field = "name"
    for each in shift:
        app.typing.notice(each)
    assert calls == ["start", "stop"], "a field goes on being edited"


def test_text_input_is_on_only_while_a_field_is_edited(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))

    class Form(Counter):
        def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
            hit = Hit(BUTTON, ("edit", "name", "begin"), order=0)
            return Screen("plain", (Region("main", BUTTON, (Plate(BUTTON, "field"),), (hit,)),), *size)

    places(app, form=Form())
    scene(app).answers["add"] = Go("form")
    click(app, 1.0)
    app.turn([], 2.0)
    click(app, 3.0)
    assert calls[-1] == "start"
    app.turn([event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, scancode=0, unicode="")], 4.0)
    assert calls[-1] == "stop"


def test_the_window_is_as_sharp_as_the_screen() -> None:
    """Windows would draw it small and blow it up, unless it is told that the program knows how large letters are."""
    environment: dict[str, str] = {}
    prepare_environment(environment, render_node=True)
    assert environment["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the choice is made on Linux only")
def test_software_opengl_is_avoided() -> None:
    without: dict[str, str] = {}
    prepare_environment(without, render_node=False)
    assert without["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    with_gpu: dict[str, str] = {}
    prepare_environment(with_gpu, render_node=True)
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in with_gpu
    forced = {"LIBGL_ALWAYS_SOFTWARE": "1"}
    prepare_environment(forced, render_node=True)
    assert forced["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    chosen = {"SDL_FRAMEBUFFER_ACCELERATION": "1"}
    prepare_environment(chosen, render_node=False)
    assert chosen["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_run_ends_cleanly() -> None:
    class Brief(Counter):
        def tick(self, now: float) -> bool:
            pygame.event.post(event(pygame.QUIT))
            return False

    run(Brief(), opening=SMALL)
    assert not pygame.display.get_init()
    pygame.display.init()


def test_an_error_is_logged_and_raised_again(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Counter):
        def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
            raise RuntimeError("the spice does not flow")

    with pytest.raises(RuntimeError, match="spice"):
        run(Broken(), opening=SMALL)
    written = caplog.text
    assert "the spice does not flow" in written
    assert "Traceback" in written
    assert "Broken" in written
    pygame.display.init()


def test_quit_request() -> None:
    first = Counter()
    first.answers["add"] = Quit()
    made = App(first, opening=Opening(size=(960, 540)))
    made.start()
    made.turn([], 0.0)
    click(made, 1.0)
    assert not made.running
    made.close()
    pygame.display.init()


def test_layout_code_needs_no_pygame() -> None:
    """Presenters and widgets run where pygame cannot be imported."""
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "import importlib, pkgutil, dune_desktop.ui as ui\n"
        "for room in 'screen text kit presenters scenes system'.split():\n"
        "    package = importlib.import_module(ui.__name__ + '.' + room)\n"
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        importlib.import_module(module.name)\n"
        "for name in 'window.scene art.pieces art.landscape'.split():\n"
        "    importlib.import_module('dune_desktop.ui.' + name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert done.returncode == 0, done.stderr


class Faulty(Scene):
    """A scene that cannot be drawn."""

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        raise RuntimeError("no picture")


class Farewell(Counter):
    """A scene that ends the program once it was drawn."""

    def tick(self, now: float) -> bool:
        if self.asked:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return False


def test_an_error_can_be_answered_with_another_scene(caplog: pytest.LogCaptureFixture) -> None:
    """The program goes on where it is told to, the error is in the log, and the window's size is handed on."""
    told: list[Exception] = []
    sizes: list[tuple[int, int]] = []

    def rescue(error: Exception) -> Request:
        told.append(error)
        return Go("farewell")

    run(
        Faulty(),
        ways=lambda request, below: Farewell(),
        opening=SMALL,
        rescue=rescue,
        closing=lambda app: sizes.append(app.easel.place.size),
    )
    assert [str(error) for error in told] == ["no picture"]
    assert "no picture" in caplog.text
    assert sizes == [(640, 360)]


def test_an_error_nobody_answers_is_raised() -> None:
    with pytest.raises(RuntimeError, match="no picture"):
        run(Faulty(), opening=SMALL, rescue=lambda error: None)


class Asking(Counter):
    """A scene with a field that is edited at once."""

    first_field = "name"

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        hit = Hit(BUTTON, ("edit", "name", "begin"), order=0)
        return Screen("plain", (Region("main", BUTTON, (Plate(BUTTON, "field"),), (hit,)),), *size)


def test_a_field_can_be_edited_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scene is told, text arrives in it, and the input method knows where it is."""
    spots: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", spots.append)
    asking = Asking()
    places(app, asking=asking)
    app.follow(Go("asking"))
    app.turn([], 1.0)
    app.turn([pygame.event.Event(pygame.TEXTINPUT, text="가")], 1.1)
    assert asking.seen[:1] == [("edit", "name", "begin")]
    assert ("edit", "name", "type", "가") in asking.seen
    assert spots[-1] == app.easel.painter.to_pixels(BUTTON)
    app.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")], 1.2)
    assert asking.seen[-1] == ("edit", "name", "done")


def test_pictures_are_drawn_ahead_only_at_leisure(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """One a turn of the loop, when nobody does anything; each once."""
    wanted = [Picture(Rect(0, 0, 104, 87), "strip:row:card:" + card) for card in ("dagger", "scout", "dagger")]
    monkeypatch.setattr(type(scene(app)), "soon", lambda _: iter(wanted))
    pictures = app.easel.painter.pictures.cache
    click(app, 10.0)
    before = pictures.misses
    app.turn([], 10.2)
    assert pictures.misses == before
    for step, drawn in enumerate((1, 2, 2, 2)):
        app.turn([], 11.0 + step)
        assert pictures.misses == before + drawn


def test_what_loads_is_not_swept_until_it_has_settled() -> None:
    usual = gc.get_threshold()[0]

    def swept() -> int:
        before = gc.get_stats()[0]["collections"]
        made = [[] for _ in range(3 * usual)]
        assert made
        return gc.get_stats()[0]["collections"] - before

    assert swept() > 1
    load()
    try:
        assert swept() == 0
        settle()
        assert swept() > 1
    finally:
        unsettle()


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="Python sweeps little by little by itself")
def test_garbage_is_swept_only_at_leisure(app: App) -> None:
    """Looking through everything is put off until nobody does anything, and done then."""

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    settle()
    try:
        circle = Circle()
        known = weakref.ref(circle)
        for _ in range(ENOUGH):
            gc.collect(1)  # it has been there for long
        del circle
        click(app, 10.0)
        app.turn([], 10.2)
        assert known() is not None
        app.turn([], 11.0)
        assert known() is None
    finally:
        unsettle()
    assert gc.get_threshold()[2] <= ENOUGH


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="Python sweeps little by little by itself")
def test_what_is_swept_goes_back_to_the_system(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the sweep and not without one, where the C library would keep it."""
    given: list[int] = []
    monkeypatch.setattr(gc_schedule, "giving_back", lambda: given.append)
    settle()
    try:
        app.turn([], 10.0)
        assert given == []
        for _ in range(ENOUGH):
            gc.collect(1)
        app.turn([], 11.0)
        assert given == [0]
    finally:
        unsettle()


@pytest.mark.parametrize(("system", "library"), [("win32", Mock()), ("darwin", Mock()), ("linux", Mock(spec=[]))])
def test_no_c_library_but_the_one_is_told_to_give_memory_back(
    monkeypatch: pytest.MonkeyPatch, system: str, library: Mock
) -> None:
    """Others have no such call, on Linux too."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    assert giving_back.__wrapped__() is None


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
def test_the_one_gives_it_back() -> None:
    give_back = giving_back()
    assert give_back is not None
    assert give_back(0) in (0, 1)


class Contrary(Counter):
    """Its button goes away when it is pointed at, and comes back when it is not."""

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        screen = super().screen(metrics, size)
        return replace(screen, regions=()) if self.seen[-1:] == [("hover", "add")] else screen


def test_what_the_pointer_at_rest_changes_comes_with_the_next_frame_and_then_there_is_peace(app: App) -> None:
    contrary = Contrary()
    app.front.stack.scenes = [contrary]
    asked = contrary.asked
    app.turn([event(pygame.MOUSEMOTION, pos=at(app, 250, 130), rel=(0, 0), buttons=(0, 0, 0))], 1.0)
    assert (contrary.seen, contrary.asked) == ([("hover", "add"), ("hover",)], asked + 1)
    for step in range(20):
        app.turn([], 1.1 + step / 60)
    assert contrary.asked < asked + 6
    frames = app.frames
    app.turn([], 2.0)
    assert app.frames == frames


def test_a_button_is_seen_pressed_in_as_long_as_letting_go_would_do_something(app: App) -> None:
    def seen() -> bytes:
        surface = app.easel.place.surface
        return pygame.image.tobytes(surface.subsurface(app.easel.painter.to_pixels(BUTTON)), "RGB")

    on, off = at(app, 250, 130), at(app, 900, 500)
    app.turn([event(pygame.MOUSEMOTION, pos=on, rel=(0, 0), buttons=(0, 0, 0))], 1.0)
    lit = seen()
    app.turn([event(pygame.MOUSEBUTTONDOWN, pos=on, button=1)], 2.0)
    pressed = seen()
    assert sum(pressed) < sum(lit)
    app.turn([event(pygame.MOUSEMOTION, pos=off, rel=(0, 0), buttons=(1, 0, 0))], 2.1)
    assert seen() not in (lit, pressed)
    app.turn([event(pygame.MOUSEMOTION, pos=on, rel=(0, 0), buttons=(1, 0, 0))], 2.2)
    assert seen() == pressed
    app.turn([event(pygame.MOUSEMOTION, pos=off, rel=(0, 0), buttons=(1, 0, 0))], 2.3)
    app.turn([event(pygame.MOUSEBUTTONUP, pos=off, button=1)], 2.4)
    assert scene(app).count == 0
    app.turn([event(pygame.MOUSEMOTION, pos=on, rel=(0, 0), buttons=(0, 0, 0))], 2.5)
    assert seen() == lit
