"""The pictures: every component has one, whole at any size, and none can be mistaken for another of its kind."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from operator import sub

import pygame

from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.texts import Texts
from dune_desktop.tools.missing import components, missing_pictures
from dune_desktop.ui.art.gallery import draw, file_of, names
from dune_desktop.ui.art.shelf import read

NAMES = names()
LEADERS = [name for name in NAMES if name.startswith(("leader:", "rival:"))]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def gray(surface: pygame.Surface) -> bytes:
    """Luminance only, one byte for each pixel."""
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3]


def difference(first: bytes, second: bytes) -> float:
    """Mean difference of two pictures, 0 to 255."""
    return sum(map(abs, map(sub, first, second))) / len(first)


def test_every_component_has_a_picture_that_looks_like_no_other() -> None:
    """Leaders differ in color and in gray, and leave no hole; a crest stands on nothing.

    Only what has the name of another of its kind, as a Rival that is also a leader, may have its picture.
    """
    assert not list(missing_pictures())
    assert len(set(NAMES)) == len(NAMES)
    known = {key for _, key, _ in components()}
    assert {name for name in NAMES if not name.startswith(("house:", "rival:", "figure:", "site:"))} <= known
    texts = Texts(DEFAULT)
    kinds: dict[str, dict[str, tuple[bytes, bytes]]] = defaultdict(dict)
    for name in NAMES:
        kind, leads = name.partition(":")[0], name in LEADERS
        words = read(file_of(name))[0].words
        if words[0] == "same" and words[1].startswith(f"{kind}:"):
            assert texts.name(words[1]) == texts.name(name), f"{name} is not {words[1]}"
            continue
        surface = draw(name, 40, 40 if leads else 20)
        assert len(set(gray(surface))) > 20, f"{name} is a plain surface"
        assert (min(pixels(surface)[3::4]) == 255) != (kind in ("house", "figure", "site")), name
        small = surface if leads else pygame.transform.smoothscale(surface, (20, 10))
        looks = pixels(small), gray(small)
        for other, seen in kinds["leader" if leads else kind].items() if kind not in ("house", "hagal") else ():
            gaps = [difference(*pair) for pair in zip(looks, seen, strict=True)]
            assert min(gaps) > 12 if leads else gaps[0] > 1.5, f"{name} looks like {other}"
        kinds["leader" if leads else kind][name] = looks


def test_leaders_look_the_same_before_there_is_an_engine() -> None:
    """The title shows one before anything that takes long is imported."""
    see = "[draw(name, 60, 60).get_buffer().raw for name in sys.argv[1:]]"
    script = f"import sys; from dune_desktop.ui.art.gallery import draw; early = {see}\n"
    script += "assert 'dune_desktop.engine' not in sys.modules; import dune_desktop.engine\n"
    script += f"assert early == {see}"
    done = subprocess.run([sys.executable, "-c", script, *LEADERS[:6]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_figures_differ_by_the_shape_of_their_seat() -> None:
    """Also where all colors look alike."""
    for figure in ("soldier", "soldier_on_guard", "soldier_ready", "standard", "agent", "control_flag", "dreadnought"):
        seats = [gray(draw("figure:" + figure, 160, 160, seat)) for seat in range(4)]
        assert len({bytes(level > 215 for level in seat) for seat in seats}) == 4


def test_a_card_of_two_spaces_shows_both() -> None:
    """Its left part is the picture of the one space, its right part that of the other."""
    texts = {name: file_of(name).read_text(encoding="utf-8").split() for name in NAMES}
    pairs = {name: words[1:] for name, words in texts.items() if words[0] == "pair"}
    assert pairs
    for card, (first, second) in pairs.items():
        whole = draw(card, 120, 60)
        left, right = draw(first, 66, 60), draw(second, 66, 60)
        assert difference(gray(whole.subsurface((0, 0, 44, 60))), gray(left.subsurface((0, 0, 44, 60)))) < 1
        assert difference(gray(whole.subsurface((76, 0, 44, 60))), gray(right.subsurface((22, 0, 44, 60)))) < 1


def test_whatever_is_asked_for_has_its_size_and_is_always_the_same() -> None:
    """What nobody has drawn is a quiet motif."""
    for name in ("leader:duke_leto_atreides", "house:vernius", "card:shai_hulud", "tech:windtraps", "card:nobody", ""):
        for width, height in ((1, 1), (0, -3), (3, 200), (200, 3), (100, 40)):
            surface = draw(name, width, height)
            assert surface.get_size() == (max(1, width), max(1, height))
            assert pixels(surface) == pixels(draw(name, width, height))
        assert len(set(pixels(surface))) > 20
