"""What the window makes of presses: which are meant, nothing twice, and nothing is drawn that need not be."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from dune_desktop.tools import hammer as hammering
from dune_desktop.ui.screen.commands import Keymap
from dune_desktop.ui.screen.display import Hit, Rect, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.hands.guard import QUIET
from dune_desktop.ui.window.hands.input import LONG_PRESS, WHY_NOT_FOR
from dune_desktop.ui.window.hands.key_names import key_name
from dune_desktop.ui.window.scene import PLAIN, Ask, Back, Go, Question, Scene, UnknownAction, WindowPreferences
from dune_desktop.ui.window.sdl import prepare_environment
from tests.ui.desk import BUTTON, Desk, Window, event

pytestmark = pytest.mark.usefixtures("queue")

A = Hit(Rect(0, 0, 100, 50), ("do", "a"), inspect="card:a", order=1, command="reveal", thing="a")
B = Hit(Rect(200, 0, 100, 50), ("do", "b"), order=2, tip="about b", thing="b")
OFF = Hit(Rect(400, 0, 100, 50), (), "costs 2 {water}", order=3, command="quit", thing="off")
FIELD = Hit(Rect(0, 100, 300, 40), ("edit", "name", "begin"), order=4, thing="field:name")
CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT
ON_IT, OFF_IT = (250, 130), (1800, 1000)


@pytest.fixture
def window() -> Iterator[Window]:
    made = Window(A, B, OFF, FIELD)
    with closing(made.app):
        yield made


def test_pointing_and_clicking(window: Window) -> None:
    """A thing under the pointer is told of once; a click acts when let go on what it began on, and on nothing else."""
    assert window.move(50, 20) == "hover do a"
    assert window.move(60, 20) == window.down(60, 20) == ""
    assert window.up(65, 20) == "do a"
    window.down(50, 20)
    assert window.move(250, 20) == "hover do b"
    assert window.up(250, 20) == ""
    window.down(250, 20)
    assert window.up(250, 200) == ""
    window.move(50, 20)
    assert window.send(event(pygame.WINDOWLEAVE)) == "hover"
    window.move(100, 400)
    assert window.send(event(pygame.MOUSEWHEEL, x=0, y=-1)) == "wheel list -1"
    window.move(50, 20)
    assert window.show(replace(A, action=())) == "hover inspect card:a", "a pointer at rest notices what comes under it"
    for after, modal in ((replace(A, action=("end turn",)), False), (A, True)):
        window.show(A, wait=5)
        window.move(50, 20)
        window.down(50, 20)
        assert "inspect" not in window.show(after, modal=modal, wait=0.4 + modal), "nor is it a long press"
        assert window.up(50, 20) == "", "it was meant for what was there before"


def test_looking_closer(window: Window) -> None:
    """Right button, long press and I; what a left click would only open is opened, and nothing else is done."""
    window.move(50, 20)
    assert window.down(50, 20, button=3) == window.press("i") == "inspect card:a"
    window.down(50, 20)
    assert window.send(wait=LONG_PRESS - 0.05) == ""
    assert window.send(wait=0.06) == "inspect card:a"
    assert window.up(50, 20) == "", "a long press is not a click as well"
    window.move(250, 20)
    assert window.down(250, 20, button=3) == window.press("i") == ""
    window.show(replace(B, action=("pile", "deck")))
    assert window.down(250, 20, button=3) == window.press("i") == "pile deck"


def test_tips_and_refusals(window: Window) -> None:
    """A tip comes by resting or by a key, and goes by leaving; a refusal says why at once, and is forgotten."""
    window.move(250, 20)
    for act, said in (
        (lambda: window.send(wait=PLAIN.tip_after - 0.05), ""),
        (lambda: window.send(wait=0.06), "about b"),
        (lambda: window.move(255, 20), "about b"),
        (lambda: window.move(350, 20), ""),
        (lambda: window.move(250, 20) and window.press("t"), "about b"),
        (lambda: window.move(350, 20), ""),
        (lambda: window.press("TAB", "TAB", "t"), "about b"),
        (lambda: window.press("q"), "costs 2 {water}"),
        (lambda: window.send(wait=WHY_NOT_FOR + 0.01), ""),
        (lambda: window.click(450, 20), "costs 2 {water}"),
        (lambda: window.move(455, 22), "costs 2 {water}"),
        (lambda: window.move(480, 22), ""),
    ):
        assert "do" not in act().replace("hover do", "")
        assert (window.input.tip.text if window.input.tip is not None else "") == said


def test_keys_act_by_command_or_on_the_focus(window: Window) -> None:
    """Tab, arrows, Enter and Space; a ring that goes with the mouse and stays with its thing; the player's keys."""
    walk = "hover do a, do a, hover do b, do b, hover do a, hover do b, hover do a, do a"
    assert window.press("TAB", "RETURN", "RIGHT", "RETURN", "LEFT", "TAB", "SHIFT+TAB", "SPACE") == walk
    moved = replace(A, rect=Rect(600, 60, 100, 50), action=("another",), order=7)
    window.show(B, moved)
    assert window.input.shown_focus is not None
    assert window.input.shown_focus.hit == moved
    window.move(700, 150)
    assert window.input.shown_focus is None
    window.show(A, B, OFF, FIELD, wait=1)
    assert window.press("r", "x", "CTRL+z", "ESCAPE") == "do a, back"
    window.input.manner = WindowPreferences("en", Keymap((("reveal", "V"),)))
    assert window.press("r", "v") == "do a"
    window.show(replace(A, action=("answer", True)), button("answer", False), modal=True, wait=1)
    assert window.press("TAB", "RETURN") == "hover answer True, answer True", "not the golden one"
    window.desk.wants_key = True
    window.show(A)
    assert window.press("r", "ESCAPE", "CTRL+z", "LSHIFT", times=3) == "pressed R, pressed Esc, pressed Ctrl+Z"


def test_a_key_held_down_acts_once_and_only_scrolls_and_edits(window: Window) -> None:
    assert window.press("r", "ESCAPE", "r", times=20) == "do a, back, do a"
    assert window.press("TAB", "RETURN", times=1)
    assert window.press("RETURN", times=20).count("do b") == 1
    window.click(100, 120)
    assert window.press("BACKSPACE", times=3) == ", ".join(["edit name backspace"] * 3)
    assert window.press("RETURN", times=3) == "edit name done, edit name enter"
    window.show(Hit(Rect(0, 0, 0, 0), ("scroll", 50), command="down"), Hit(B.rect, ("troops", 1), command="more"))
    assert window.press("DOWN", "PLUS", times=3) == "scroll 50, scroll 50, scroll 50, troops 1"


def test_a_field_is_edited(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are text there and no commands; the system's text input is on just then, and while Shift is held."""
    calls: list[object] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", calls.append)
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    window.press("RSHIFT")
    assert calls == ["start", "stop"], "only then is it known where ? is"
    assert window.click(100, 120) == "edit name begin"
    place = window.app.easel.painter.to_pixels(FIELD.rect)
    assert calls[2:4] == [place, "start"], "so that no candidates cover it"
    window.press("RSHIFT")
    assert not [call for call in calls[4:] if call != place], "a field goes on being edited"
    typed = (event(pygame.TEXTEDITING, text="하", start=0, length=1), event(pygame.TEXTINPUT, text="한"))
    assert window.send(*typed) == "edit name compose 하, edit name type 한"
    for keys, steps in (
        (("r", "F1"), ""),
        (("BACKSPACE", "LEFT", "SHIFT+LEFT", "HOME"), "backspace, left, left True, home"),
        (("CTRL+a", "CTRL+c", "CTRL+x"), "all, copy, cut"),
        (("RETURN",), "done, enter"),
    ):
        assert window.press(*keys).replace("edit name ", "") == steps
    assert calls[-1] == "stop"
    window.click(100, 120)
    assert window.press("ESCAPE") == "edit name done"
    window.send(wait=1)
    window.click(100, 120)
    assert window.click(50, 20) == "edit name done, do a", "by clicking elsewhere"
    assert window.send(typed[1]) == ""


def test_key_names() -> None:
    for pressed, name in (
        ((pygame.K_KP1,), "1"),
        ((pygame.K_F1,), "F1"),
        ((pygame.K_TAB, 0, SHIFT), "Shift+Tab"),
        ((pygame.K_z, 0, pygame.KMOD_META), "Ctrl+Z"),
        ((0x3131, 21), "R"),  # a Korean layout: the place of the key counts
        ((pygame.K_LSHIFT,), ""),
        ((pygame.K_SPACE, 0, pygame.KMOD_LALT), ""),  # the system's
        ((pygame.K_COMMA, 0, SHIFT, "?"), "?"),  # a French layout: what is written counts
        ((pygame.K_SLASH, 56, SHIFT, "/"), "?"),  # not said what is written
        ((pygame.K_SLASH, 56, 0, "/"), "/"),
        ((pygame.K_EQUALS,), "+"),
        ((pygame.K_KP_MINUS,), "-"),
    ):
        assert key_name(*pressed) == name


PLACE, SQUARE, ON = Rect(1000, 900, 280, 50), Rect(0, 0, 100, 100), (1100.0, 920.0)
DARK = Hit(PLACE, (), "choose a card", golden=True, command="primary")
MORE = Hit(Rect(0, 0, 40, 40), ("troops", 1), command="more")


def button(*action: object, command: str = "primary") -> Hit:
    return Hit(PLACE, action, command=command, golden=True)


def look(*hits: Hit, moment: int = 0, modal: bool = False) -> Callable[[Window, float], str]:
    return lambda window, wait: window.show(*hits, moment=moment, modal=modal, wait=wait)


MEANT = {
    "another golden button": (
        look(button("option", "take", 0)),
        look(replace(button("end_turn"), rect=Rect(900, 900, 380, 50))),
        ("SPACE", ON),
        0.5,
    ),
    "a dark button that lights up": (look(DARK), look(button("commit", "dagger", "arrakeen")), ("SPACE", ON), 0),
    "what only chooses, beside a golden button that counts": (
        look(MORE, button("option", "deploy", 1, 0), moment=7),
        look(MORE, button("option", "deploy", 2, 0), moment=7),
        ("PLUS", (20, 20)),
        0,
    ),
    "something else under the pointer": (
        look(Hit(SQUARE, ("card", "dagger", 0))),
        look(Hit(Rect(40, 40, 20, 20), ("space", "arrakeen"))),
        ((50, 50),),
        0.25,
    ),
    "the same answer to the next question": (
        look(Hit(SQUARE, ("option", "acquire", 0)), moment=7),
        look(Hit(SQUARE, ("option", "acquire", 0)), moment=8),
        ((50, 50),),
        0.5,
    ),
    "a dialog over it, and Enter for its golden answer": (
        look(),
        look(button("answer", True), modal=True),
        (ON, "SPACE", "RETURN"),
        0.25,
    ),
    "Esc, whatever comes": (
        look(button("end_turn")),
        look(button("answer", False, command="back"), modal=True),
        ("ESCAPE",),
        0,
    ),
    "a thing that meant something else elsewhere": (
        look(Hit(Rect(0, 0, 100, 40), ("option", "take"), thing="chip")),
        look(Hit(Rect(0, 0, 300, 40), ("option", "trash"), thing="chip")),
        ((200, 20),),
        0.25,
    ),
    "a card that moves up": (
        look(Hit(Rect(200, 0, 90, 90), ("card", "dagger", 2), thing="card:dagger#0")),
        look(Hit(Rect(100, 0, 90, 90), ("card", "dagger", 1), thing="card:dagger#0")),
        ((120, 20),),
        0,
    ),
}
"""Looks one after the other, and keys and points that act in the second one no sooner than after so many seconds."""


@pytest.mark.parametrize("name", MEANT)
def test_a_press_counts_only_if_it_can_be_meant(window: Window, name: str) -> None:
    """It does not while it meant something else a moment ago; the golden button shows that it does nothing yet."""
    before, after, ways, seconds = MEANT[name]
    for way in ways:
        before(window, 10.0)
        act = (lambda way=way: window.press(way)) if isinstance(way, str) else lambda way=way: window.click(*way)
        after(window, max(0.0, seconds - 0.01))
        if seconds:
            assert window.input.guard.asleep(window.now) == (name == "another golden button")
            assert act() == ""
            window.send(wait=0.02)
            assert not window.input.guard.asleep(window.now)
        assert act() not in ("", "back")


def test_what_a_key_has_closed_does_not_hold_up_the_next_click(window: Window) -> None:
    """A click that was meant for what has gone by itself, or by another click, does."""
    for key, acts in (("ESCAPE", True), ("i", False)):
        window.show(A, wait=10)
        window.show(replace(B, command="back"), modal=True, wait=10)
        window.press(key)
        window.show(A, wait=0.1)
        assert bool(window.click(50, 20)) == acts


def test_what_was_dark_between_two_meanings_does_not_hide_the_first(window: Window) -> None:
    window.show(button("option", "done"), wait=10)
    window.show(DARK, wait=0.2)
    window.show(button("end_turn"), wait=0.2)
    assert window.press("SPACE") == ""
    assert window.send(wait=0.4) + window.press("SPACE") == "end_turn"


def test_a_golden_button_that_has_just_appeared_wants_a_second_look(window: Window) -> None:
    """A double click on the one before it ends later than nothing was there; a key is meant for what is seen."""
    for press, seconds in ((lambda: window.click(*ON), 0.4), (lambda: window.press("SPACE"), 0.0)):
        window.show(button("end_turn"), wait=10)
        assert press() == "end_turn"
        window.show(A, wait=0.6)
        window.show(button("next"))
        if seconds:
            assert window.send(wait=seconds - 0.01) + press() == ""
            window.send(wait=0.02)
        assert press() == "next"


@pytest.mark.parametrize("action", ["uncover", "end_turn"])
def test_what_is_grave_wants_a_key_that_was_seen_to_be_let_go(window: Window, action: str) -> None:
    """A key held while the window had no keyboard comes again as if it was pressed: it may have been."""
    window.show(button(action), wait=QUIET)
    window.send(event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0), event(pygame.WINDOWFOCUSLOST))
    window.send(event(pygame.WINDOWFOCUSGAINED), wait=QUIET)
    assert window.press("SPACE") == ""
    assert window.send(wait=QUIET + 0.01) + window.press("SPACE") == action


def test_a_hand_is_not_uncovered_by_a_key_that_is_still_tapped(window: Window) -> None:
    """Neither by its own key nor by Enter on the focus; a click is meant."""
    window.show(replace(button("uncover"), order=1, thing="uncover"))
    window.press("TAB")
    for key in ("SPACE", "RETURN"):
        assert window.send(wait=QUIET + 0.01) + window.press(key) == "uncover"
        assert window.send(wait=1.1) + window.press(key) == ""
    assert window.click(*ON) == "uncover"


@pytest.fixture
def plain(window: Window) -> Window:
    """It shows one button."""
    window.show(BUTTON)
    return window


def motion(x: float, y: float) -> pygame.event.Event:
    return event(pygame.MOUSEMOTION, pos=(x / 2, y / 2), rel=(0, 0), buttons=(0, 0, 0))


def test_nothing_is_drawn_that_need_not_be(plain: Window) -> None:
    """At rest nothing, and of what is pointed at only its part; the machine rests more while nobody looks."""
    assert not any(plain.turn(wait=1) for _ in range(50))
    assert 0 < sum(each.w * each.h for each in plain.turn(motion(*ON_IT))) < 0.05 * 960 * 540, "it is lit"
    assert plain.turn(motion(*ON_IT)) == plain.turn(wait=0.2) == []
    assert plain.turn(wait=0.3), "its tip appears"
    assert plain.app.pause(plain.now + 20) == pytest.approx(0.05)
    plain.turn(event(pygame.WINDOWFOCUSLOST))
    assert plain.app.pause(plain.now + 20) == pytest.approx(0.1)
    plain.desk.changing = True
    asked = plain.desk.asked
    plain.turn(wait=1)
    assert plain.desk.asked == asked + 1, "a scene that changes by itself"


def test_scenes_are_a_stack(plain: Window) -> None:
    """An answer is heard below, then what it leads to comes; a way may lead nowhere or elsewhere."""
    first, second, alone, stack = plain.desk, Desk(), Desk(), plain.app.front.stack
    alone.alone = True
    found = {"nowhere": None, "detour": Go("second"), "second": second, "alone": alone}
    stack.ways = lambda request, below: found[request.place] if isinstance(request, Go) else alone
    for way, then in (("nowhere", [first]), ("detour", [first, second])):
        first.answers["add"] = Go(way)
        plain.click(*ON_IT)
        plain.turn(wait=1)
        assert stack.scenes == then
    second.answers["back"] = Back(3)
    plain.press("ESCAPE")
    assert (stack.scenes, first.heard) == ([first], [3])
    first.answers["add"] = Go("second")
    plain.click(*ON_IT)
    second.answers["back"] = Back(4, then=Go("alone"))
    plain.press("ESCAPE")
    assert (stack.scenes, first.heard) == ([alone], [3, 4])
    second.passing, alone.alone = True, False
    plain.app.follow(Go("second"))
    plain.app.follow(Ask(Question.notice("a", "b", "c")))
    assert second not in stack.scenes, "what is passing gives way"


def test_what_was_meant_for_another_screen_is_not_done(plain: Window, caplog: pytest.LogCaptureFixture) -> None:
    """Neither on the next one of the scene nor on the scene to which the action before it led."""
    caplog.set_level("INFO")
    front, number, second = plain.app.front, plain.app.front.number, Desk()
    for _ in range(2):
        front.send([("add",)], number)
        plain.turn()
    assert plain.desk.seen == [("add",)]
    assert "refused" in caplog.text
    plain.app.front.stack.ways = lambda request, below: second
    plain.desk.answers["add"] = Go("second")
    front.send([("add",), ("add",)], front.number)
    assert plain.app.scene is second
    assert (plain.desk.seen, second.seen) == ([("add",)] * 2, [])
    with pytest.raises(UnknownAction, match="Scene does not do"):
        Scene().handle(("sned",))


def test_the_system_is_asked_for_sharp_pictures_and_no_software_opengl() -> None:
    """Windows would blow the window up, unless it is told that the program knows how large letters are."""
    key = "SDL_FRAMEBUFFER_ACCELERATION"
    for given, node, expected in (({}, False, "0"), ({}, True, None), ({key: "1"}, False, "1")):
        prepare_environment(given, render_node=node)
        assert given["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
        assert given.get(key) == expected or not sys.platform.startswith("linux")


class Contrary(Desk):
    """Its button goes away when it is pointed at, and comes back when it is not."""

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        screen = super().screen(metrics, size)
        return replace(screen, regions=()) if self.seen[-1:] == [("hover", "add")] else screen


def test_what_the_pointer_at_rest_changes_comes_with_the_next_frame_and_then_there_is_peace(plain: Window) -> None:
    contrary = Contrary()
    plain.app.front.stack.scenes = [contrary]
    plain.turn(motion(*ON_IT))
    assert contrary.seen == [("hover", "add"), ("hover",)]
    asked = contrary.asked
    assert [plain.turn(wait=1 / 60) for _ in range(20)]
    assert (contrary.asked < asked + 5, plain.turn(wait=1)) == (True, [])


def test_a_button_is_seen_pressed_in_as_long_as_letting_go_would_do_something(plain: Window) -> None:
    def seen() -> bytes:
        place = plain.app.easel.painter.to_pixels(BUTTON.rect)
        return pygame.image.tobytes(plain.app.easel.place.surface.subsurface(place), "RGB")

    plain.move(*ON_IT)
    lit = seen()
    plain.down(*ON_IT)
    pressed = seen()
    assert sum(pressed) < sum(lit)
    plain.move(*OFF_IT)
    assert seen() not in (lit, pressed)
    plain.move(*ON_IT)
    assert seen() == pressed
    plain.move(*OFF_IT)
    plain.up(*OFF_IT)
    plain.move(*ON_IT)
    assert (seen(), plain.desk.seen.count(("add",))) == (lit, 0)


@pytest.mark.slow
def test_anything_may_be_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance, at every speed, at two tables; `run.py hammer` does so for much longer."""
    monkeypatch.setattr(hammering, "EVENTS_PER_SPEED", 100)
    monkeypatch.setattr(hammering, "STRETCHES_PER_TABLE", 2)
    report = hammering.hammer(400, seed=3)
    assert (report.events >= 400, report.answers > 0, "GameScene" in report.scenes) == (True, True, True)
