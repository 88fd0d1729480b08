"""Painting in steps gives the same pixels as painting afresh; plates, pictures and grounds are whole at every scale."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint import bake, bars
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.display import (
    Bar,
    Element,
    Frame,
    Icon,
    Label,
    Line,
    Picture,
    Piece,
    Plate,
    Rect,
    Region,
    Screen,
    Snapshot,
)
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.schemes import wear
from tests.ui.moving import answered, opened

SIZE = (960, 540)
WHOLE = Rect(0, 0, 1920, 1080)


def painter(size: tuple[int, int] = SIZE, language: str = "en") -> Painter:
    return Painter(pygame.Surface(size), Fonts(language=language), Pictures(), Icons())


def every_kind(x: float, y: float) -> tuple[Element, ...]:
    """One element of each kind near a point."""
    return (
        Plate(Rect(x, y, 214, 73), "space.lit"),
        Picture(Rect(x, y, 214, 73), "strip:space.lit:space:carthag", radius=9),
        Label(x + 40, y + 20, "Carthag 直", 21, 600, "ink"),
        Icon(x + 20, y + 20, "city", 29),
        Piece(x + 190, y + 10, "agent", 2, 54),
        Bar(Rect(x, y + 80, 90, 7), "seat1", "solid", 3, 0.8),
        Line(x, y + 95, x + 200, y + 95, "brass", 1, 6),
        Line(x, y + 100, x + 100, y + 130, "ember", 3, 4),
        Frame(Rect(x - 9, y - 9, 232, 91), "focus", 2, 12, 6),
    )


def screen(*elements: Element) -> Screen:
    return Screen("plain", (Region("a", WHOLE, elements),))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def painted(shown: Screen, size: tuple[int, int] = SIZE, language: str = "en") -> pygame.Surface:
    made = painter(size, language)
    made.paint(shown)
    return made.target


def step(made: Painter, shown: Screen) -> list[pygame.Rect]:
    """Paint a screen: what changed on the target is as told, and all of it is as if nothing had been there before."""
    before = made.target.copy()
    dirty = made.paint(shown)
    assert pixels(made.target) == pixels(painted(shown, made.target.get_size(), made.fonts.language))
    after = made.target.copy()
    for rect in dirty:
        for surface in (before, after):
            surface.fill((9, 9, 9), rect)
    assert pixels(before) == pixels(after)
    return dirty


def test_steps_and_fresh_paint_give_the_same_pixels() -> None:
    """A random walk through screens: regions come, go, move, restack, are clipped; size, language and colors change."""
    chance, made = random.Random(3), painter()
    for at in range(16):
        regions = []
        for name in chance.sample("abcd", chance.randint(1, 4)):
            elements = chance.sample(every_kind(chance.choice((200, 420)), chance.choice((150, 330))), 7)
            rect = Rect(chance.choice((150, 300)), 100, 400, 300)
            layer, clip = chance.randint(0, 2), chance.random() < 0.3
            regions.append(Region(name, rect, tuple(elements), layer=layer, clip=clip))  # type: ignore[arg-type]
        if at in (4, 13):
            made.resize(pygame.Surface((1280, 720) if at == 4 else (640, 400)))
        if at == 7:
            made.fonts.set(made.fonts.scale, "ja")
        if at in (9, 11):
            wear("usual", at == 9)
            made.recolor()
        shown = Screen(chance.choice(("plain", "plain", "newgame")), tuple(regions))
        step(made, shown)
        assert made.paint(shown) == []
        step(made, Screen(shown.background, shown.regions[::-1]))
        made.invalidate()  # the window was uncovered
        assert made.paint(shown) == [made.target.get_rect()]
    for scale in (1, 2):  # a plate of as many pixels has finer rims at a smaller scale
        made.resize(pygame.Surface((960 * scale, 540 * scale)))
        step(made, screen(Plate(Rect(100, 100, 400 / scale, 200 / scale), "space.hover")))


def test_only_what_an_answer_changes_is_painted_on_the_table() -> None:
    before, after, _ = answered(opened("solo-mercenary-first-turn"), "send")
    made = painter()
    step(made, before)
    dirty = step(made, after)
    assert 0 < sum(rect.width * rect.height for rect in dirty) < 0.7 * SIZE[0] * SIZE[1]
    far = [Label(100, 100, "3", 38), Label(1800, 1000, "3", 38)]
    made.paint(screen(*far))
    dirty = step(made, screen(*(replace(label, text="4") for label in far)))
    assert len(dirty) == 2
    assert sum(rect.width * rect.height for rect in dirty) < 2 * 40 * 40


def test_a_screen_stands_in_the_middle_of_the_window() -> None:
    for size, place in (((1280, 800), (0, 40, 1280, 720)), ((1280, 540), (160, 0, 960, 540)), (SIZE, (0, 0, *SIZE))):
        made = painter(size)
        made.paint(screen())
        assert made.to_pixels(WHOLE) == pygame.Rect(place)
        assert made.to_reference(size[0] / 2, size[1] / 2) == pytest.approx((960, 540), abs=1)
        places = [made.to_pixels(Rect(10.3 + 31.7 * at, 5, 31.7, 20)) for at in range(40)]
        assert all(left.right == right.left for left, right in pairwise(places)), "neighbors keep touching"


def light(*elements: Element, rect: Rect, firm: bool = False) -> float:
    """How light a part of the window is with these elements on it."""
    made = painter()
    made.firm = firm
    made.paint(screen(*elements))
    return sum(pygame.transform.average_color(made.target, made.to_pixels(rect))[:3])


def test_what_is_faint_is_fainter_and_in_high_contrast_less_so() -> None:
    """What is whole and what is not there at all stay so."""
    box = Rect(440, 440, 120, 120)
    usual: tuple[Element, ...] = (Plate(box, "space.lit"), Picture(box, "harvest"), Bar(box, "white"))
    firmer = (Icon(500, 500, "city", 90), Piece(500, 500, "agent", 1, 90), Label(460, 500, "■■", 60, 600, "bone"))
    nothing = light(rect=box)
    for element in (*usual, *firmer):
        none, faint, full = (light(replace(element, opacity=each), rect=box) for each in (0.0, 0.4, 1.0))
        assert nothing == none < faint < full, element
        if element in firmer:
            none, stronger, whole = (light(replace(element, opacity=o), rect=box, firm=True) for o in (0.0, 0.4, 1.0))
            assert (none, whole) == (nothing, full)
            assert stronger - nothing > 1.2 * (faint - nothing), element


@pytest.mark.parametrize(("anchor", "left"), [("left", 0), ("center", -0.5), ("right", -1)])
def test_words_begin_where_their_anchor_says(anchor: str, left: float) -> None:
    wide = Fonts().width("HHHH", 40, 700)
    ground, drawn = painted(screen()), painted(screen(Label(960, 540, "HHHH", 40, 700, "white", anchor=anchor)))  # type: ignore[arg-type]
    lit = [x for x in range(300, 660) if drawn.get_at((x, 270)) != ground.get_at((x, 270))]
    assert 2 * min(lit) == pytest.approx(960 + left * wide, abs=8)
    assert 2 * max(lit) == pytest.approx(960 + (left + 1) * wide, abs=8)


def test_who_has_no_patience_sees_new_pictures_one_frame_after_another() -> None:
    cards = ("dagger", "diplomacy", "reconnaissance")
    strips = [Picture(Rect(100 + 220 * at, 300, 214, 73), f"strip:row:card:{card}") for at, card in enumerate(cards)]
    shown = screen(Label(400, 100, "3", 38), *strips)
    hasty = painter()
    hasty.patience = 0.0
    frames = 0
    while not frames or hasty.late:
        frames += 1
        assert hasty.paint(shown)
    assert frames == len(cards)
    assert pixels(hasty.target) == pixels(painted(shown))
    assert hasty.paint(shown) == []


def test_what_is_drawn_together_is_not_kept_without_its_pictures() -> None:
    box = Rect(300, 300, 214, 73)
    early, late = (Picture(box, f"strip:row:card:{card}") for card in ("dagger", "diplomacy"))
    shown = screen(early, Snapshot(box.moved(400, 0), box, (Plate(box, "space.lit"), late)))
    hasty = painter()
    hasty.patience = 0.0
    hasty.paint(shown)
    assert hasty.late
    hasty.paint(shown)
    assert not hasty.late
    assert pixels(hasty.target) == pixels(painted(shown))


def test_the_steps_of_what_fades_push_nothing_out() -> None:
    """They are seen for a moment: only what they are made of is kept."""
    made = painter()
    box = Rect(400, 300, 300, 200)
    plate, picture = Plate(box, "large.hagal"), Picture(box, "strip:window:card:dagger")
    step(made, screen(plate, picture))
    drawn = made.pictures.cache.size
    for opacity in (0.8, 0.6, 0.4, 0.2):
        step(made, screen(replace(plate, opacity=opacity), replace(picture, opacity=opacity)))
    assert made.pictures.cache.size == drawn
    assert not any(map(made.prepare, (plate, picture))), "they are still there"


@pytest.mark.parametrize(("scale", "size"), [(2 / 3, (560, 90)), (1.5, (96, 31))])
def test_a_plate_that_is_drawn_out_looks_as_if_it_were_drawn_whole(scale: float, size: tuple[int, int]) -> None:
    for name, style in PLATES.items():
        made = pixels(bake.plate(name, *size, scale, "seat1"))
        assert style.points or made == pixels(bake._plate(style, *size, scale, "seat1")), name
        assert all(max(made[at : at + 3]) <= made[at + 3] + 2 for at in range(0, len(made), 204)), "premultiplied"


def test_pictures_and_grounds_fill_what_they_are_asked_for() -> None:
    seen: set[bytes] = set()
    names = ("dial:4/10", "dial:5/10", "harvest", "watermark:guild", "title", "medallion:leader:leto_atreides")
    for name in (*names, "strip:space:space:carthag", "strip:space.lit:space:carthag"):
        surface = Pictures().get(name, 229, 80, 1.0, 1.0, 8)
        assert surface.get_size() == (229, 80)
        assert surface.get_bounding_rect(min_alpha=10).width > 20
        assert surface.get_at((0, 0)).a == 0, "rounded corners"
        seen.add(pixels(surface))
    assert len(seen) == 8
    assert len({pixels(bars.bar(60, 30, "seat2", each, 3, 1.0, 1.0)) for each in bars.TEXTURES}) == len(bars.TEXTURES)
    for name in ("table:487:1441", "title", "newgame", "plain"):
        ground = Pictures().background(name, (1013, 611), 571 / 1080, (0, 20))
        assert ground.get_size() == (1013, 611)
        assert (0, 0, 0) not in {tuple(ground.get_at((x, y))[:3]) for x in (0, 506, 1012) for y in range(0, 611, 7)}
