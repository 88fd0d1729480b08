"""The geometry checker finds what it is there to find."""

from __future__ import annotations

import pytest

from dune_desktop.ui.screen.display import Hit, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.geometry import problems

METRICS = Plain()
BOX = Rect(100, 100, 400, 200)


def screen(*labels: Label, hits: tuple[Hit, ...] = (), rect: Rect = BOX, clip: bool = False) -> Screen:
    return Screen("plain", (Region("part", rect, labels, hits, clip=clip),))


def test_a_sound_screen_has_no_problems() -> None:
    sound = screen(Label(110, 120, "Arrakis"), Label(110, 150, "Dune", box=200), hits=(Hit(BOX, ("go",)),))
    assert problems(sound, METRICS) == []


@pytest.mark.parametrize(
    ("label", "word"),
    [
        (Label(110, 120, "tiny", 19), "19 high"),
        (Label(110, 120, "much too long", box=60), "in a box of 60"),
        (Label(480, 120, "sticks out"), "sticks out of"),
        (Label(110, 296, "too low"), "sticks out of"),
        (Label(110, 120, "right edge", anchor="right"), "sticks out of"),
    ],
)
def test_labels(label: Label, word: str) -> None:
    found = problems(screen(label), METRICS)
    assert len(found) == 1, found
    assert word in found[0]


def test_text_on_text() -> None:
    found = problems(screen(Label(110, 120, "one"), Label(120, 124, "two")), METRICS)
    assert found == ["part: 'two' lies on 'one'"]


def test_what_leaves_the_canvas() -> None:
    wide = Rect(1800, 100, 400, 200)
    assert "leaves the canvas" in problems(screen(Label(1900, 120, "far"), rect=wide), METRICS)[0]
    assert "leaves the canvas" in problems(screen(hits=(Hit(Rect(1900, 10, 40, 40), ("go",)),)), METRICS)[0]


def test_what_is_scrolled_may_stick_out_above_and_below_only() -> None:
    assert problems(screen(Label(110, 90, "above"), clip=True), METRICS) == []
    assert problems(screen(Label(480, 120, "beside it"), clip=True), METRICS)
