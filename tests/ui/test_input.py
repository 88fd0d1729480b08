"""Events become actions; hand-made events stand for a person."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dune_desktop.ui.screen.commands import Keymap
from dune_desktop.ui.screen.display import Action, Hit, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.window.hands.guard import SETTLED
from dune_desktop.ui.window.hands.input import LONG_PRESS, WHY_NOT_FOR, Input
from dune_desktop.ui.window.hands.key_names import key_name
from dune_desktop.ui.window.scene import PLAIN, WindowPreferences

A = Hit(Rect(0, 0, 100, 50), ("do", "a"), inspect="card:a", order=1, command="reveal", thing="a")
B = Hit(Rect(200, 0, 100, 50), ("do", "b"), order=2, tip="about b", thing="b")
OFF = Hit(Rect(400, 0, 100, 50), (), "costs 2 {water}", order=3, command="quit", thing="off")
FIELD = Hit(Rect(0, 100, 300, 40), ("edit", "name", "begin"), order=4, thing="field:name")
LIST = Region("list", Rect(0, 300, 300, 300))


def screen(*hits: Hit, moment: int = 0) -> Screen:
    return Screen("plain", (Region("main", Rect(0, 0, 1920, 200), (), hits), LIST), moment=moment)


class Person:
    """An `Input` with a hand on it; one window pixel is half a reference pixel."""

    def __init__(self, *hits: Hit) -> None:
        self.input = Input(lambda x, y: (2 * x, 2 * y))
        self.now = 100.0
        self.show(*(hits or (A, B, OFF, FIELD)))

    def show(self, *hits: Hit, moment: int = 0) -> list[Action]:
        """Another screen comes, and is drawn at once."""
        found = self.input.see(screen(*hits, moment=moment), self.now)
        self.input.guard.shown(self.now)
        return found

    def send(self, kind: int, **values: object) -> list[Action]:
        return self.input.feed(pygame.event.Event(kind, values), self.now)

    def move(self, x: float, y: float) -> list[Action]:
        return self.send(pygame.MOUSEMOTION, pos=(x / 2, y / 2), rel=(0, 0), buttons=(0, 0, 0))

    def down(self, x: float, y: float, button: int = 1) -> list[Action]:
        return self.send(pygame.MOUSEBUTTONDOWN, pos=(x / 2, y / 2), button=button)

    def up(self, x: float, y: float) -> list[Action]:
        return self.send(pygame.MOUSEBUTTONUP, pos=(x / 2, y / 2), button=1)

    def click(self, x: float, y: float) -> list[Action]:
        return [a for a in self.move(x, y) + self.down(x, y) + self.up(x, y) if a[0] != "hover"]

    def press(self, key: int, mod: int = 0) -> list[Action]:
        found = self.send(pygame.KEYDOWN, key=key, mod=mod, scancode=0, unicode="")
        self.send(pygame.KEYUP, key=key, mod=mod, scancode=0)
        return found

    def wait(self, seconds: float) -> list[Action]:
        self.now += seconds
        return self.input.tick(self.now)


def test_hover_is_told_once() -> None:
    person = Person()
    assert person.move(50, 20) == [("hover", "do", "a")]
    assert person.move(60, 20) == []
    assert person.move(150, 20) == [("hover",)]


def test_hovering_what_can_only_be_inspected_is_told_too() -> None:
    person = Person(Hit(A.rect, (), inspect="card:dagger"))
    assert person.move(50, 20) == [("hover", "inspect", "card:dagger")]


def test_a_click_acts_when_let_go_on_the_same_thing() -> None:
    person = Person()
    person.move(50, 20)
    assert person.down(50, 20) == []
    assert person.up(55, 20) == [("do", "a")]
    person.down(50, 20)
    assert person.up(150, 150) == []


def test_a_refused_click_says_why_and_is_forgotten() -> None:
    person = Person()
    assert person.click(450, 20) == []
    tip = person.input.tip
    assert tip is not None
    assert (tip.text, tip.refusal) == ("costs 2 {water}", True)
    person.move(455, 22)
    assert person.input.tip is not None
    person.move(480, 22)
    assert person.input.tip is None
    person.click(450, 20)
    person.wait(WHY_NOT_FOR + 0.01)
    assert person.input.tip is None


def test_right_click_long_press_and_i_inspect() -> None:
    person = Person()
    person.move(50, 20)
    assert person.down(50, 20, button=3) == [("inspect", "card:a")]
    assert person.press(pygame.K_i) == [("inspect", "card:a")]
    person.down(50, 20)
    assert person.wait(LONG_PRESS - 0.05) == []
    assert person.wait(0.06) == [("inspect", "card:a")]
    assert person.up(50, 20) == [], "a long press is not a click as well"


def test_a_right_click_opens_what_a_left_click_would_only_open() -> None:
    person = Person(Hit(A.rect, ("pile", "deck")))
    person.move(50, 20)
    assert person.down(50, 20, button=3) == [("pile", "deck")]
    assert person.press(pygame.K_i) == [("pile", "deck")]
    person = Person(Hit(A.rect, ("do", "a")))
    person.move(50, 20)
    assert person.down(50, 20, button=3) == [], "what does something is not done by looking at it"


def test_a_press_that_leaves_what_it_began_on_is_no_click() -> None:
    person = Person()
    person.move(50, 20)
    person.down(50, 20)
    assert person.move(250, 20) == [("hover", "do", "b")]
    assert person.up(250, 20) == []


def test_a_tip_comes_by_resting_and_goes_by_leaving() -> None:
    person = Person()
    person.move(250, 20)
    person.wait(PLAIN.tip_after - 0.05)
    assert person.input.tip is None
    person.wait(0.06)
    assert person.input.tip is not None
    assert not person.input.tip.refusal
    person.move(255, 20)
    assert person.input.tip is not None
    person.move(350, 20)
    assert person.input.tip is None


def test_a_tip_comes_at_once_by_a_key_for_the_pointer_and_for_the_focus() -> None:
    person = Person()
    person.move(250, 20)
    person.press(pygame.K_t)
    assert person.input.tip is not None
    assert person.input.tip.text == "about b"
    person.move(350, 20)
    person.press(pygame.K_TAB)
    person.press(pygame.K_TAB)
    assert person.input.tip is None
    person.press(pygame.K_t)
    assert person.input.tip is not None
    assert person.input.tip.about == B.rect


def test_the_loop_knows_when_to_wake() -> None:
    person = Person()
    person.move(250, 20)
    assert person.input.wakes(person.now) == pytest.approx(PLAIN.tip_after)
    person.move(50, 20)
    person.wait(PLAIN.tip_after + 0.01)
    assert person.input.wakes(person.now) == float("inf"), "there is nothing to say"
    person.down(50, 20)
    assert person.input.wakes(person.now) == pytest.approx(LONG_PRESS)


def test_the_wheel_names_the_region() -> None:
    person = Person()
    person.move(100, 400)
    assert person.send(pygame.MOUSEWHEEL, x=0, y=-1) == [("wheel", "list", -1)]


def test_tab_enter_and_the_focus_ring() -> None:
    person = Person()
    assert person.press(pygame.K_TAB) == [("hover", "do", "a")]
    assert person.input.shown_focus is not None
    assert person.press(pygame.K_RETURN) == [("do", "a")]
    person.press(pygame.K_TAB)
    assert person.press(pygame.K_RETURN) == [("do", "b")]
    person.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert person.press(pygame.K_SPACE) == [("do", "a")]
    person.move(700, 150)
    assert person.input.shown_focus is None, "the ring goes with the mouse"


def test_arrows_move_the_focus() -> None:
    person = Person()
    person.press(pygame.K_TAB)
    assert person.press(pygame.K_RIGHT) == [("hover", "do", "b")]
    assert person.press(pygame.K_LEFT) == [("hover", "do", "a")]


def test_shortcuts_act_or_say_why_not() -> None:
    person = Person()
    assert person.press(pygame.K_r) == [("do", "a")]
    assert person.press(pygame.K_q) == []
    assert person.input.tip is not None
    assert person.press(pygame.K_x) == []
    assert person.press(pygame.K_z, pygame.KMOD_CTRL) == [], "nothing can be undone here"
    assert person.press(pygame.K_ESCAPE) == [("back",)]


def test_key_names() -> None:
    assert key_name(pygame.K_1) == "1"
    assert key_name(pygame.K_KP1) == "1"
    assert key_name(pygame.K_F1) == "F1"
    assert key_name(pygame.K_TAB, 0, pygame.KMOD_SHIFT) == "Shift+Tab"
    assert key_name(pygame.K_z, 0, pygame.KMOD_META) == key_name(pygame.K_z, 0, pygame.KMOD_CTRL) == "Ctrl+Z", "Cmd"
    assert key_name(0x3131, 21) == "R", "a Korean layout: the place of the key counts"
    assert key_name(pygame.K_LSHIFT) == ""
    assert key_name(pygame.K_SPACE, 0, pygame.KMOD_LALT) == "", "the system's"
    assert key_name(pygame.K_COMMA, 0, pygame.KMOD_LSHIFT, "?") == "?", "a French layout: what is written counts"
    assert key_name(pygame.K_SLASH, 56, pygame.KMOD_LSHIFT, "/") == "?", "not said what is written"
    assert key_name(pygame.K_SLASH, 56, 0, "/") == "/"
    plus = [key_name(key) for key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)]
    assert [*plus, key_name(pygame.K_MINUS), key_name(pygame.K_KP_MINUS)] == ["+", "+", "+", "-", "-"]


def test_a_key_that_just_changed_its_meaning_does_not_act() -> None:
    """End turn must not be pressed by a click meant for the button that stood there before."""
    person = Person(Hit(A.rect, ("continue",)))
    person.move(50, 20)
    person.show(Hit(A.rect, ("end turn",)))
    assert person.click(50, 20) == []
    person.now += SETTLED + 0.01
    assert person.click(50, 20) == [("end turn",)]


def test_the_pointer_at_rest_notices_a_new_screen() -> None:
    person = Person()
    person.move(50, 20)
    assert person.input.see(screen(Hit(A.rect, ("other",))), person.now) == [("hover", "other")]


def test_the_focus_survives_a_new_screen() -> None:
    person = Person()
    person.press(pygame.K_TAB)
    moved = Hit(Rect(600, 60, 100, 50), ("another",), order=7, thing="a")
    person.input.see(screen(B, moved), person.now)
    assert person.input.focus is not None
    assert person.input.focus.hit == moved


def test_editing_a_field() -> None:
    person = Person()
    assert person.click(100, 120) == [("edit", "name", "begin")]
    assert person.input.editing == "name"
    assert person.send(pygame.TEXTEDITING, text="하", start=0, length=1) == [("edit", "name", "compose", "하")]
    assert person.send(pygame.TEXTINPUT, text="한") == [("edit", "name", "type", "한")]
    assert person.press(pygame.K_r) == [], "letters are text now, not shortcuts"
    assert person.press(pygame.K_BACKSPACE) == [("edit", "name", "backspace")]
    assert person.press(pygame.K_LEFT) == [("edit", "name", "left")]
    assert person.press(pygame.K_RETURN) == [("edit", "name", "done"), ("edit", "name", "enter")]
    assert person.input.editing == ""


def test_editing_ends_by_clicking_elsewhere() -> None:
    person = Person()
    person.click(100, 120)
    assert person.click(50, 20) == [("edit", "name", "done"), ("do", "a")]
    assert person.send(pygame.TEXTINPUT, text="x") == []


def test_leaving_the_window_ends_the_hover() -> None:
    person = Person()
    person.move(50, 20)
    assert person.send(pygame.WINDOWLEAVE) == [("hover",)]


def hold(person: Person, key: int, times: int = 20) -> list[Action]:
    """A key that is not let go; the keyboard repeats it."""
    found: list[Action] = []
    for _ in range(times):
        found += person.send(pygame.KEYDOWN, key=key, mod=0, scancode=0, unicode="")
        person.now += 0.04
    person.send(pygame.KEYUP, key=key, mod=0, scancode=0)
    return [action for action in found if action[0] != "hover"]


def test_a_key_held_down_acts_once() -> None:
    person = Person()
    assert hold(person, pygame.K_r) == [("do", "a")]
    assert hold(person, pygame.K_ESCAPE) == [("back",)]
    person.press(pygame.K_TAB)
    assert hold(person, pygame.K_RETURN) == [("do", "b")], "Tab goes on from what the key has pressed"
    assert hold(person, pygame.K_r) == [("do", "a")], "let go and pressed again"


def test_a_key_held_down_scrolls_and_edits() -> None:
    down = Hit(Rect(0, 0, 0, 0), ("scroll", 50), command="down")
    person = Person(A, FIELD, down)
    assert hold(person, pygame.K_DOWN, 5) == [("scroll", 50)] * 5
    person.click(100, 120)
    assert hold(person, pygame.K_BACKSPACE, 5) == [("edit", "name", "backspace")] * 5
    assert hold(person, pygame.K_RETURN) == [("edit", "name", "done"), ("edit", "name", "enter")]


def test_a_click_begun_on_one_thing_does_not_end_on_what_took_its_place() -> None:
    person = Person(Hit(A.rect, ("continue",)))
    person.move(50, 20)
    person.down(50, 20)
    person.show(Hit(A.rect, ("end turn",)))
    person.now += 5
    assert person.up(50, 20) == []


def test_a_click_begun_before_a_dialog_came_is_none() -> None:
    person = Person()
    person.move(50, 20)
    person.down(50, 20)
    veil = Region("curtain", Rect(0, 0, 1920, 1080), (), (A,), layer=Layer.CURTAIN, modal=True)
    person.input.see(Screen("plain", (veil,)), person.now)
    person.input.guard.shown(person.now)
    assert person.wait(LONG_PRESS + 1) == [], "nor is it a long press there"
    assert person.up(50, 20) == []


def test_enter_in_a_dialog_is_the_golden_answer_or_the_focused_one() -> None:
    yes, no = (
        Hit(A.rect, ("answer", True), order=1),
        Hit(B.rect, ("answer", False), order=0, golden=True, command="back"),
    )
    person = Person()
    dialog = Region("dialog", Rect(0, 0, 1920, 1080), (), (yes, no), layer=Layer.CURTAIN, modal=True)
    person.input.see(Screen("plain", (dialog,)), person.now)
    person.input.guard.shown(person.now)
    person.now += 1
    assert person.press(pygame.K_RETURN) == [("answer", False)]
    assert person.press(pygame.K_ESCAPE) == [("answer", False)]
    person.press(pygame.K_TAB)
    person.press(pygame.K_TAB)
    assert person.press(pygame.K_RETURN) == [("answer", True)]


def test_a_field_is_selected_copied_and_walked_through() -> None:
    person = Person()
    person.click(100, 120)
    ctrl, shift = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT
    assert person.press(pygame.K_a, ctrl) == [("edit", "name", "all")]
    assert person.press(pygame.K_c, ctrl) == [("edit", "name", "copy")]
    assert person.press(pygame.K_x, ctrl) == [("edit", "name", "cut")]
    assert person.press(pygame.K_LEFT, shift) == [("edit", "name", "left", True)]
    assert person.press(pygame.K_HOME) == [("edit", "name", "home")]
    assert person.press(pygame.K_F1) == [], "no command while somebody writes"


def test_the_players_keys_count() -> None:
    person = Person()
    person.input.manner = WindowPreferences("en", Keymap((("reveal", "V"),)), tip_after=1.5)
    assert person.press(pygame.K_r) == []
    assert person.press(pygame.K_v) == [("do", "a")]
    person.move(250, 20)
    person.wait(1.4)
    assert person.input.tip is None
    person.wait(0.2)
    assert person.input.tip is not None


def test_a_screen_that_wants_a_key_is_told_the_next_one() -> None:
    person = Person()
    person.input.see(replace(screen(A, B), wants_key=True), person.now)
    assert person.press(pygame.K_r) == [("pressed", "R")]
    assert person.press(pygame.K_ESCAPE) == [("pressed", "Esc")]
    assert person.press(pygame.K_z, pygame.KMOD_LCTRL) == [("pressed", "Ctrl+Z")]
    assert person.press(pygame.K_LSHIFT) == []
    assert hold(person, pygame.K_q) == [("pressed", "Q")]


def test_a_question_mark_is_one_wherever_it_is() -> None:
    assert key_name(pygame.K_SLASH, 0, pygame.KMOD_LSHIFT, "?") == "?"
