"""What changes is painted, nothing else is, and painting in steps gives the same pixels as painting afresh."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
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
)
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.schemes import wear

SIZE = (960, 540)


def painter(size: tuple[int, int] = SIZE) -> Painter:
    return Painter(pygame.Surface(size), Fonts(), Pictures(), Icons())


def every_kind(x: float, y: float) -> tuple[Element, ...]:
    """One element of each kind near a point."""
    return (
        Plate(Rect(x, y, 214, 73), "space.lit"),
        Picture(Rect(x, y, 214, 73), "strip:space.lit:space:carthag", radius=9),
        Label(x + 40, y + 20, "Carthag", 21, 600, "ink"),
        Icon(x + 20, y + 20, "city", 29),
        Piece(x + 190, y + 10, "agent", 2, 54),
        Bar(Rect(x, y + 80, 90, 7), "seat1", "solid", 3, 0.8),
        Line(x, y + 95, x + 200, y + 95, "brass", 1, 6),
        Line(x, y + 100, x + 100, y + 130, "ember", 3, 4),
        Frame(Rect(x - 5, y - 5, 224, 83), "focus", 3, 12),
        Frame(Rect(x - 9, y - 9, 232, 91), "focus", 2, 12, 6),
    )


def screen(*regions: Region) -> Screen:
    return Screen("plain", regions)


def region(name: str, *elements: Element, **more: object) -> Region:
    return Region(name, Rect(0, 0, 1920, 1080), elements, **more)  # type: ignore[arg-type]


def pixels(made: Painter) -> bytes:
    return pygame.image.tobytes(made.target, "RGB")


def test_the_same_screen_again_changes_nothing() -> None:
    made = painter()
    made.paint(screen(region("a", *every_kind(300, 300))))
    assert made.paint(screen(region("a", *every_kind(300, 300)))) == []


def test_one_label_repaints_little_more_than_the_label() -> None:
    made = painter()
    others = [region(f"r{i}", *every_kind(100 + 300 * i, 600)) for i in range(5)]
    made.paint(screen(region("a", Label(400, 400, "3", 38)), *others))
    dirty = made.paint(screen(region("a", Label(400, 400, "2", 38)), *others))
    assert sum(r.width * r.height for r in dirty) < 40 * 40
    x, y = round(405 * made.scale), round(400 * made.scale)
    assert any(r.collidepoint(x, y) for r in dirty)


def test_far_changes_are_separate_rectangles() -> None:
    made = painter()
    made.paint(screen(region("a", Label(100, 100, "3"), Label(1800, 1000, "3"))))
    dirty = made.paint(screen(region("a", Label(100, 100, "4"), Label(1800, 1000, "4"))))
    assert len(dirty) == 2


def test_steps_and_fresh_paint_give_the_same_pixels() -> None:
    """A long random walk through screens, with regions that come, go, move, restack and change."""
    chance = random.Random(3)
    made = painter()
    for _ in range(60):
        regions = []
        for name in chance.sample("abcdef", chance.randint(1, 6)):
            elements = list(every_kind(chance.choice((200, 420, 800)), chance.choice((150, 330, 700))))
            if chance.random() < 0.5:
                elements = chance.sample(elements, 6)
            regions.append(region(name, *elements, layer=chance.randint(0, 2)))
        shown = Screen(chance.choice(("plain", "plain", "newgame")), tuple(regions))
        made.paint(shown)
        fresh = painter()
        fresh.paint(shown)
        assert pixels(made) == pixels(fresh)


def test_dirty_rectangles_cover_every_changed_pixel() -> None:
    chance = random.Random(8)
    made = painter()
    made.paint(screen(region("a", *every_kind(300, 300))))
    for _ in range(12):
        before = made.target.copy()
        dirty = made.paint(screen(region("a", *every_kind(chance.randint(100, 900), chance.randint(100, 700)))))
        after = made.target.copy()
        for rect in dirty:
            for surface in (before, after):
                surface.fill((9, 9, 9), rect)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_higher_layers_cover_lower_ones() -> None:
    box = Rect(500, 500, 200, 100)
    low, high = region("low", Bar(box, "seat0"), layer=Layer.TABLE), region("high", Bar(box, "seat1"), layer=Layer.TIP)
    made = painter()
    made.paint(screen(high, low))
    center = made.to_pixels(box).center
    blue = made.target.get_at(center)
    made.paint(screen(replace(high, layer=Layer.TABLE), replace(low, layer=Layer.TIP)))
    assert made.target.get_at(center) != blue


def test_a_clipped_region_paints_nothing_outside_its_rectangle() -> None:
    inside = Rect(400, 400, 100, 100)
    bar = Bar(Rect(300, 300, 400, 400), "white")
    made = painter()
    empty = painter()
    empty.paint(screen())
    made.paint(screen(Region("list", inside, (bar,), clip=True)))
    for surface in (made.target, empty.target):
        surface.fill((0, 0, 0), made.to_pixels(inside))
    assert pixels(made) == pixels(empty)


def test_moving_a_clip_repaints_both_places() -> None:
    bar = Bar(Rect(0, 0, 1920, 1080), "white")
    made, fresh = painter(), painter()
    made.paint(screen(Region("list", Rect(100, 100, 200, 200), (bar,), clip=True)))
    made.paint(screen(Region("list", Rect(700, 300, 200, 200), (bar,), clip=True)))
    fresh.paint(screen(Region("list", Rect(700, 300, 200, 200), (bar,), clip=True)))
    assert pixels(made) == pixels(fresh)


def test_a_screen_of_other_proportions_stands_in_the_middle() -> None:
    made = painter((1280, 800))
    made.paint(screen())
    assert made.scale == pytest.approx(1280 / 1920)
    assert made.to_pixels(Rect(0, 0, 1920, 1080)) == pygame.Rect(0, 40, 1280, 720)
    assert made.to_reference(640, 400) == pytest.approx((960, 540))
    wide = painter((1280, 540))
    wide.paint(screen())
    assert wide.to_pixels(Rect(0, 0, 1920, 1080)) == pygame.Rect(160, 0, 960, 540)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_neighbors_keep_touching_at_every_scale(size: tuple[int, int]) -> None:
    made = painter(size)
    for i in range(40):
        left = made.to_pixels(Rect(10.3 + 31.7 * i, 5, 31.7, 20))
        right = made.to_pixels(Rect(10.3 + 31.7 * (i + 1), 5, 31.7, 20))
        assert left.right == right.left


def test_resizing_bakes_again() -> None:
    shown = screen(region("a", *every_kind(300, 300)))
    made = painter()
    made.paint(shown)
    made.resize(pygame.Surface((1280, 720)))
    assert made.paint(shown) == [pygame.Rect(0, 0, 1280, 720)]
    fresh = painter((1280, 720))
    fresh.paint(shown)
    assert pixels(made) == pixels(fresh)


def test_another_scale_does_not_reuse_plates_of_the_same_size() -> None:
    """A plate of as many pixels has finer rims at a smaller scale."""
    made = painter((960, 540))
    made.paint(screen(region("a", Plate(Rect(200, 200, 400, 200), "space.hover"))))
    made.resize(pygame.Surface((1920, 1080)))
    shown = screen(region("a", Plate(Rect(100, 100, 200, 100), "space.hover")))
    made.paint(shown)
    fresh = painter((1920, 1080))
    fresh.paint(shown)
    assert pixels(made) == pixels(fresh)


def test_a_language_change_repaints_all() -> None:
    shown = screen(region("a", Label(100, 100, "直 글")))
    made = painter()
    made.paint(shown)
    made.fonts.set(made.fonts.scale, "ja")
    assert made.paint(shown) == [made.target.get_rect()]
    fresh = Painter(pygame.Surface(SIZE), Fonts(language="ja"), Pictures(), Icons())
    fresh.paint(shown)
    assert pixels(made) == pixels(fresh)


def test_an_uncovered_window_is_repainted_from_what_is_kept() -> None:
    shown = screen(region("a", *every_kind(300, 300)))
    made = painter()
    made.paint(shown)
    kept = made._compile(shown.regions[0])
    made.invalidate()
    assert made.paint(shown) == [made.target.get_rect()]
    assert made._compile(shown.regions[0]) is kept


def test_caches_stay_within_the_budget() -> None:
    """A thousand different screens of plates, bars and pictures."""
    made = Painter(pygame.Surface(SIZE), Fonts(), Pictures(), Icons(), budget=4 << 20)
    for i in range(300):
        elements = (
            Plate(Rect(100, 100, 200 + i, 73), "space.lit"),
            Bar(Rect(100, 300, 50 + i, 20), "seat0"),
            Picture(Rect(500, 300, 100 + i, 80), "harvest"),
            Label(100, 500, f"number {i}"),
        )
        made.paint(screen(region("a", *elements)))
    for cache in (made._plates, made._marks, made.icons.cache, made.pictures.cache, made.fonts.cache):
        assert cache.size <= cache.limit
    assert made._held <= made._hold or len(made._regions) <= 32
    assert len(made._regions) <= 192
    assert made._held == sum(kept.weight for kept in made._regions.values())


def test_toggling_between_two_states_reuses_both() -> None:
    """A preview that comes and goes with the pointer must not be compiled again each time."""
    made = painter()
    one, two = region("a", *every_kind(300, 300)), region("a", *every_kind(300, 310))
    made.paint(screen(one))
    made.paint(screen(two))
    misses = made._plates.misses, made.fonts.cache.misses
    first = made._compile(one)
    made.paint(screen(two))
    assert made._compile(one) is first
    assert (made._plates.misses, made.fonts.cache.misses) == misses


def test_faded_labels_and_plates_are_weaker() -> None:
    def light(element: Element) -> int:
        made = painter()
        made.paint(screen(region("a", element)))
        return sum(made.target.get_at(made.to_pixels(Rect(500, 500, 60, 60)).center)[:3])

    assert light(Plate(Rect(500, 500, 60, 60), "space.lit", opacity=0.3)) < light(
        Plate(Rect(500, 500, 60, 60), "space.lit")
    )
    assert light(Label(530, 530, "■", 90, anchor="center", opacity=0.3)) < light(
        Label(530, 530, "■", 90, anchor="center")
    )


def test_in_high_contrast_what_is_faint_is_less_faint() -> None:
    """Signs, words and pieces; what is whole and what is not there at all stay so."""
    for make in (
        lambda faint: Icon(60, 60, "city", 40, faint),
        lambda faint: Piece(60, 60, "agent", 1, 40, faint),
        lambda faint: Label(40, 60, "Carthag", 30, 600, "bone", opacity=faint),
    ):
        shown = {
            (firm, faint): _light(screen(region("a", make(faint))), firm)
            for firm in (False, True)
            for faint in (0.0, 0.6, 1.0)
        }
        assert shown[True, 0.6] > 1.2 * shown[False, 0.6]
        assert shown[True, 1.0] == shown[False, 1.0] > shown[True, 0.6]
        assert shown[True, 0.0] == shown[False, 0.0]


def _light(shown: Screen, firm: bool) -> float:
    """How much lighter than the ground it is on average what is painted."""
    there = painter()
    there.paint(screen())
    before = sum(pygame.transform.average_color(there.target)[:3])
    there.firm = firm
    there.paint(shown)
    return sum(pygame.transform.average_color(there.target, pygame.Rect(20, 15, 60, 30))[:3]) - before


def test_icons_fade_and_take_colors() -> None:
    def middle(icon: Icon) -> tuple[int, ...]:
        made = painter()
        made.paint(screen(region("a", icon)))
        return tuple(made.target.get_at(made.to_pixels(Rect(icon.x - 1, icon.y - 1, 2, 2)).topleft)[:3])

    strong = middle(Icon(500, 510, "water", 90))
    assert strong[2] > 200
    assert middle(Icon(500, 510, "water", 90, 0.3))[2] < strong[2] - 60
    assert middle(Icon(500, 500, "menu", 90, color="#00FF00"))[1] > 200
    assert middle(Icon(500, 500, "menu", 90, color="#FF0000"))[0] > 200


def test_anchors() -> None:
    made = painter((1920, 1080))

    def edges(anchor: str) -> tuple[int, int]:
        made.invalidate()
        made.paint(Screen("plain", (region("a", Label(960, 540, "HHHH", 40, 700, "white", anchor=anchor)),)))
        lit = [x for x in range(600, 1320) if max(made.target.get_at((x, 540))[:3]) > 180]
        return min(lit), max(lit)

    left, center, right = edges("left"), edges("center"), edges("right")
    assert left[0] == pytest.approx(960, abs=5)
    assert right[1] == pytest.approx(960, abs=5)
    assert (center[0] + center[1]) / 2 == pytest.approx(960, abs=2)


def test_who_has_no_patience_sees_new_pictures_one_frame_after_another() -> None:
    cards = tuple(
        Picture(Rect(100 + 220 * at, 300, 214, 73), f"strip:row:card:{card}", radius=9)
        for at, card in enumerate(("dagger", "diplomacy", "reconnaissance"))
    )
    shown = screen(region("a", Label(400, 100, "3", 38), *cards), region("b", *every_kind(700, 600)))
    whole, hasty = painter(), painter()
    whole.paint(shown)
    hasty.patience = 0.0
    frames, dirty = 0, [pygame.Rect(0, 0, 1, 1)]
    while not frames or hasty.late:
        frames, dirty = frames + 1, hasty.paint(shown)
        assert dirty
    assert frames == 4
    assert pixels(hasty) == pixels(whole)
    assert hasty.paint(shown) == []
    assert not whole.late


def test_surfaces_have_the_colors_that_are_worn() -> None:
    """Also those of which something was drawn in other colors before."""
    made = painter()
    middle = made.to_pixels(Rect(300, 300, 214, 73)).center
    shown = screen(region("a", Plate(Rect(300, 300, 214, 73), "space.lit")))
    made.paint(shown)
    usual = made.target.get_at(middle)
    try:
        assert wear("usual", True)
        made.recolor()
        made.paint(shown)
        high = made.target.get_at(middle)
    finally:
        wear("usual", False)
    assert high != usual
    made.recolor()
    made.paint(shown)
    assert made.target.get_at(middle) == usual
