"""Which presses are meant: time, keys held down and the golden button, without a window."""

from __future__ import annotations

import pytest

from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.pointing import spot_at
from dune_desktop.ui.window.hands.guard import GOLDEN, QUIET, SETTLED, Guard, Source, claimed

BIG = Rect(1000, 900, 280, 50)
WIDE = Rect(900, 900, 380, 50)
MIDDLE = (1100.0, 920.0)


def button(*action: object, rect: Rect = BIG, command: str = "primary", golden: bool = True) -> Hit:
    return Hit(rect, action, command=command, golden=golden)


def screen(*hits: Hit, moment: int = 0, modal: str = "") -> Screen:
    regions = [Region("main", Rect(0, 0, 1920, 1080), (), hits if not modal else ())]
    if modal:
        regions.append(Region(modal, Rect(0, 0, 1920, 1080), (), hits, layer=Layer.DIALOG, modal=True))
    return Screen("plain", tuple(regions), moment=moment)


class Table:
    """Screens one after the other, and presses at moments."""

    def __init__(self, first: Screen) -> None:
        self.guard = Guard()
        self.guard.see(first, 0.0)
        self.guard.shown(0.0)

    def show(self, screen: Screen, at: float) -> None:
        self.guard.see(screen, at)
        self.guard.shown(at)

    def may(self, source: Source, at: float) -> bool:
        assert self.guard.screen is not None
        shown = self.guard.screen
        spot = spot_at(shown, *source.at) if source.at is not None else claimed(shown, source.commands or ())
        assert spot is not None
        return self.guard.may(spot.hit, source, at)


def key(*commands: str) -> Source:
    return Source(commands=frozenset(commands))


def click(x: float, y: float) -> Source:
    return Source((x, y))


@pytest.mark.parametrize("source", [Source(commands=frozenset({"primary"})), Source(MIDDLE)])
def test_the_golden_button_never_stands_for_two_things_within_half_a_second(source: Source) -> None:
    table = Table(screen(button("option", "take", 0)))
    table.show(screen(button("end_turn", rect=WIDE)), 10.0)  # it grows with its words: not the same rectangle
    assert not table.may(source, 10.0 + GOLDEN - 0.01)
    assert table.may(source, 10.0 + GOLDEN)


def test_what_is_staged_is_passed_by_a_press_after_it_came_to_rest() -> None:
    """Wherever it is pressed, and although the place was dark before; the next one needs a press of its own."""
    everywhere = Hit(Rect(0, 0, 900, 900), ("next", "round.7"), ground=True)
    table = Table(screen(button("next")))
    table.guard.see(screen(button("next", "round.7"), everywhere), 10.0)
    table.guard.shown(10.0, moving=True)
    ways = (key("primary"), click(*MIDDLE), click(100, 100))
    assert not any(table.may(source, 12.0) for source in ways), "it is still on its way"
    table.guard.shown(12.0)
    assert table.guard.asleep(12.0 + GOLDEN - 0.01)
    assert not any(table.may(source, 12.0 + GOLDEN - 0.01) for source in ways)
    assert not table.guard.asleep(12.0 + GOLDEN)
    assert all(table.may(source, 12.0 + GOLDEN) for source in ways)
    table.show(screen(button("next", "verdict.7")), 13.0)
    assert not table.may(key("primary"), 13.0 + GOLDEN - 0.01)


def test_while_it_does_nothing_it_is_known_to() -> None:
    table = Table(screen(button("next")))
    assert not table.guard.asleep(0.0)
    table.show(screen(button("reveal")), 10.0)
    assert table.guard.asleep(10.3)
    assert not table.guard.asleep(10.5)


def test_a_dark_button_that_lights_up_may_be_pressed_at_once() -> None:
    table = Table(screen(Hit(BIG, (), "choose a card", golden=True, command="primary")))
    table.show(screen(button("commit", "dagger", "arrakeen")), 10.0)
    assert table.may(key("primary"), 10.0)
    assert table.may(click(*MIDDLE), 10.0)


def test_what_was_dark_between_two_meanings_does_not_hide_the_first() -> None:
    table = Table(screen(button("option", "done")))
    table.show(screen(Hit(BIG, (), "later", golden=True, command="primary")), 10.0)
    table.show(screen(button("end_turn")), 10.2)
    assert not table.may(key("primary"), 10.4)
    assert table.may(key("primary"), 10.5)


def test_the_same_answer_to_the_next_question_is_another_one() -> None:
    """A double click on a card of the reserve does not buy two."""
    pile = Hit(Rect(0, 0, 100, 100), ("option", "acquire", "reserve", 0))
    table = Table(screen(pile, moment=7))
    table.show(screen(pile, moment=8), 10.0)
    assert not table.may(click(50.0, 50.0), 10.4)
    assert table.may(click(50.0, 50.0), 10.5)


def test_what_only_looks_or_chooses_is_never_kept_waiting() -> None:
    more = Hit(Rect(0, 0, 40, 40), ("troops", 1), command="more")
    table = Table(screen(more, button("option", "deploy", 1, 0), moment=7))
    for step in range(2, 5):
        table.show(screen(more, button("option", "deploy", step, 0), moment=7), 10.0 + step / 100)
        assert table.may(key("more"), 10.0 + step / 100)
        assert not table.guard.asleep(10.0 + step / 100), "one more of the same"
        assert table.may(click(20.0, 20.0), 10.0 + step / 100)


def test_what_comes_under_the_pointer_is_not_pressed_at_once() -> None:
    other = Hit(Rect(0, 0, 100, 100), ("card", "dagger", 0))
    table = Table(screen(other))
    table.show(screen(Hit(Rect(40, 40, 20, 20), ("space", "arrakeen"))), 10.0)
    assert not table.may(click(50.0, 50.0), 10.0 + SETTLED - 0.01)
    assert table.may(click(50.0, 50.0), 10.0 + SETTLED)


def test_a_dialog_is_not_answered_by_a_press_for_what_it_covers() -> None:
    table = Table(screen())
    table.show(screen(Hit(BIG, ("answer", True)), modal="dialog"), 10.0)
    assert not table.may(click(*MIDDLE), 10.1)
    assert table.may(click(*MIDDLE), 10.3)


def test_esc_always_may() -> None:
    table = Table(screen(button("end_turn")))
    table.show(screen(button("answer", False, command="back"), modal="dialog"), 10.0)
    assert table.may(key("back"), 10.0)


def test_time_counts_from_when_it_could_be_seen() -> None:
    """The picture took a second: whoever pressed meanwhile saw the old one."""
    table = Table(screen(button("option", "take", 0)))
    table.guard.see(screen(button("end_turn")), 10.0)
    assert not table.may(key("primary"), 11.0)
    table.guard.shown(11.0)
    assert not table.may(key("primary"), 11.4)
    assert table.may(key("primary"), 11.5)


def test_a_key_held_down_is_pressed_once() -> None:
    guard = Guard()
    assert not guard.press(32).again
    assert guard.press(32).again
    assert not guard.press(13).again, "another key is another hand"
    guard.up(32)
    assert not guard.press(32).again
    guard.let_go()
    assert not guard.press(32).again


def test_a_key_held_down_only_scrolls() -> None:
    held = Source(commands=frozenset({"down", "more"}), again=True)
    scrolls = Hit(Rect(0, 0, 0, 0), ("scroll", 50), command="down")
    table = Table(screen(scrolls, moment=7))
    assert table.may(held, 10.0)
    table.show(screen(Hit(Rect(0, 0, 40, 40), ("troops", 1), command="more"), moment=7), 10.0)
    assert not table.may(held, 20.0)


@pytest.mark.parametrize("action", ["uncover", "end_turn"])
def test_what_is_grave_wants_a_key_that_was_seen_to_be_let_go(action: str) -> None:
    """A key that was held while the window had no keyboard comes again as if it was pressed: it may have been."""
    table = Table(screen(button(action)))
    table.guard.press(32, {"primary"})
    table.guard.let_go()
    assert not table.may(table.guard.press(32, {"primary"}), 10.0 + QUIET)
    table.guard.up(32)
    assert table.may(table.guard.press(32, {"primary"}), 20.0 + QUIET)


def test_the_key_focus_uncovers_no_sooner_than_the_key_of_the_button() -> None:
    """Enter on what has the focus is a key too: whoever still taps it does not uncover the next hand."""
    table = Table(screen(button("uncover")))
    focus = Source(MIDDLE, frozenset({"confirm"}))
    assert table.may(focus, 100.0)
    assert not table.may(focus, 100.0 + QUIET - 0.1)
    assert table.may(click(*MIDDLE), 101.2 + QUIET), "a click is meant"


def test_a_thing_that_comes_under_the_pointer_with_another_meaning_is_not_pressed_at_once() -> None:
    """It was elsewhere, and nothing was here; whoever presses it means what it did."""
    narrow, wide = Rect(0, 0, 100, 40), Rect(0, 0, 300, 40)
    table = Table(screen(Hit(narrow, ("option", "take"), thing="chip")))
    table.show(screen(Hit(wide, ("option", "trash"), thing="chip")), 10.0)
    assert not table.may(click(200.0, 20.0), 10.0 + SETTLED - 0.01)
    assert table.may(click(200.0, 20.0), 10.0 + SETTLED)


def test_a_card_that_moves_up_is_the_same_card() -> None:
    table = Table(screen(Hit(Rect(200, 0, 90, 90), ("card", "dagger", 2), thing="card:dagger#0")))
    table.show(screen(Hit(Rect(100, 0, 90, 90), ("card", "dagger", 1), thing="card:dagger#0")), 10.0)
    assert table.may(click(120.0, 20.0), 10.0)
