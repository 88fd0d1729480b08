"""The pictures: every component has one, sharp at any size, always the same, and leaders cannot be mistaken."""

from __future__ import annotations

import itertools
import subprocess
import sys
from operator import sub

import pygame
import pytest

from dune_desktop.tools.missing import components, missing_pictures
from dune_desktop.ui.art.gallery import draw, names, pairs
from tests.work import calls

NAMES = names()
LEADERS = [name for name in NAMES if name.startswith(("leader:", "rival:"))]
UPRIGHT = ((70, 70), (98, 140))
LANDSCAPE = ((160, 64), (90, 90))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def gray(surface: pygame.Surface) -> bytes:
    """Luminance only, one byte for each pixel."""
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3]


def difference(first: bytes, second: bytes) -> float:
    """Mean difference of two pictures, 0 to 255."""
    assert len(first) == len(second)
    return sum(map(abs, map(sub, first, second))) / len(first)


def test_nothing_is_drawn_twice_or_for_nobody() -> None:
    """A picture that is missing is named with the file to add it to."""
    assert not list(missing_pictures())
    assert len(set(NAMES)) == len(NAMES)
    known = {key for _, key, _ in components()}
    assert {name for name in NAMES if not name.startswith(("house:", "rival:", "site:", "figure:"))} <= known


_EARLY = """
import sys
from dune_desktop.ui.art.gallery import draw
names = sys.argv[1:]
early = [draw(name, 60, 60).get_buffer().raw for name in names]
assert "dune_desktop.engine" not in sys.modules
import dune_desktop.engine
wrong = [name for name, seen in zip(names, early) if draw(name, 60, 60).get_buffer().raw != seen]
assert not wrong, wrong
"""


def test_leaders_look_the_same_before_there_is_an_engine() -> None:
    """The title shows one before anything that takes long is imported."""
    done = subprocess.run([sys.executable, "-c", _EARLY, *LEADERS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_is_drawn_at_two_sizes(name: str) -> None:
    for size in UPRIGHT if name in LEADERS else LANDSCAPE:
        surface = draw(name, *size)
        assert surface.get_size() == size
        assert len(set(gray(surface))) > 20, "a picture, not a plain surface"


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith(("house:", "site:", "figure:"))])
def test_pictures_leave_no_hole(name: str) -> None:
    surface = draw(name, 80, 50)
    assert min(pixels(surface)[3::4]) == 255


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("house:")])
def test_a_crest_stands_on_nothing(name: str) -> None:
    crest = draw(name, 60, 40)
    assert crest.get_at((0, 0)).a == 0
    assert crest.get_at((30, 20)).a == 255


def test_figures_stand_on_nothing_and_differ_by_the_shape_of_their_seat() -> None:
    """Also where all colors look alike."""
    for figure in ("soldier", "soldier_on_guard", "soldier_ready", "standard", "agent", "control_flag", "dreadnought"):
        seats = [draw("figure:" + figure, 160, 160, seat) for seat in range(4)]
        assert {seat.get_at((0, 159)).a for seat in seats} == {0}
        for first, second in itertools.combinations(seats, 2):
            bright = [bytes(level > 215 for level in gray(seat)) for seat in (first, second)]
            assert bright[0] != bright[1]


def test_the_same_name_is_the_same_picture() -> None:
    for name in ("leader:paul_atreides", "card:stilgar", "tech:flagship", "conflict:skirmish_a", "house:ecaz"):
        assert pixels(draw(name, 120, 80)) == pixels(draw(name, 120, 80))


def test_leaders_differ_in_color_and_in_gray() -> None:
    pictures = {name: draw(name, 64, 64) for name in LEADERS}
    colored = {name: pixels(surface) for name, surface in pictures.items()}
    plain = {name: gray(surface) for name, surface in pictures.items()}
    for first, second in itertools.combinations(LEADERS, 2):
        assert difference(colored[first], colored[second]) > 12, f"{first} looks like {second}"
        assert difference(plain[first], plain[second]) > 12, f"{first} looks like {second} in grey"


def test_no_two_cards_of_a_kind_share_a_picture() -> None:
    for kind in ("card", "intrigue", "conflict", "space", "tech"):
        drawn = {name: draw(name, 50, 20) for name in NAMES if name.startswith(f"{kind}:")}
        for first, second in itertools.combinations(drawn, 2):
            gap = difference(pixels(drawn[first]), pixels(drawn[second]))
            assert gap > 1.5, f"{first} looks like {second}"


def test_a_card_of_two_spaces_shows_both() -> None:
    """Its left part is the picture of the one space, its right part that of the other."""
    for card, (first, second) in pairs().items():
        whole = draw(card, 120, 60)
        left, right = draw(first, 66, 60), draw(second, 66, 60)
        assert difference(gray(whole.subsurface((0, 0, 44, 60))), gray(left.subsurface((0, 0, 44, 60)))) < 1
        assert difference(gray(whole.subsurface((76, 0, 44, 60))), gray(right.subsurface((22, 0, 44, 60)))) < 1
    assert pixels(draw("hagal:hagal_dreadnought_1p", 50, 20)) != pixels(draw("hagal:hagal_dreadnought_2p", 50, 20))


def test_an_unknown_name_gives_a_quiet_motif() -> None:
    for name in ("card:not_a_card", "leader:nobody", "house:", "something", ""):
        surface = draw(name, 100, 40)
        assert surface.get_size() == (100, 40)
        assert len(set(pixels(surface))) > 20


@pytest.mark.parametrize("size", [(1, 1), (0, -3), (3, 200), (200, 3), (24, 24), (640, 128)])
def test_odd_sizes(size: tuple[int, int]) -> None:
    for name in ("leader:duke_leto_atreides", "house:vernius", "card:shai_hulud", "tech:windtraps", "space:mentat"):
        assert draw(name, *size).get_size() == (max(1, size[0]), max(1, size[1]))


@pytest.mark.parametrize(("name", "size"), [("card:sardaukar_legion", (400, 160)), ("leader:ilesa_ecaz", (96, 96))])
def test_drawing_is_quick(name: str, size: tuple[int, int]) -> None:
    """Some thousand strokes, which take 6 and 3 ms on an ordinary machine."""
    draw(name, *size)  # what is made once
    assert calls(lambda: draw(name, *size)) < 10_000
