"""Scenery has exactly the size asked for, fills it, and knows its names."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.land import Land


@pytest.mark.parametrize("size", [(1280, 720), (1013, 611), (1680, 720), (1280, 800)])
@pytest.mark.parametrize("name", ["table:487:1441", "title", "newgame", "plain"])
def test_backgrounds_fill_the_window(name: str, size: tuple[int, int]) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    ground = Pictures().background(name, size, scale)
    assert ground.get_size() == size
    assert ground.get_masks()[3] == 0, "opaque surfaces are copied, not blended"
    width, height = size
    for x in (0, 1, width // 2, width - 2, width - 1):
        column = {tuple(ground.get_at((x, y))[:3]) for y in range(0, height, 7)}
        assert (0, 0, 0) not in column, "an unpainted strip"


def test_the_table_is_a_landscape_only_in_its_middle() -> None:
    ground = Pictures().background("table:487:1441", (1920, 1080), 1.0)

    def light(x: int, y: int) -> int:
        return max(ground.get_at((x, y))[:3])

    assert light(960, 320) > 150  # the horizon's glow
    assert light(200, 320) < 40  # lacquer left, right and below
    assert light(1700, 320) < 40
    assert light(960, 1000) < 40


SHAPES = {(1280, 720): (1920, 1080), (1680, 720): (2520, 1080), (1280, 800): (1920, 1200), (1024, 768): (1920, 1440)}


@pytest.mark.parametrize("size", SHAPES)
def test_the_land_is_painted_for_every_shape_alike_and_darker_below_sober_screens(size: tuple[int, int]) -> None:
    wide, high = SHAPES[size]
    down, cities = high - 1080, tuple(375 + (wide - 834) * share for share in (0.13, 0.36, 0.63, 0.88))
    lines = (405 + down, 476 + down, 603 + down, 675 + down, 804 + down)
    name = Land(375, wide - 459, 87, *lines, cities, cities[1:], (Rect(12, 93, 354, 168),)).name
    scale = size[0] / wide
    once, again, sober = Pictures(), Pictures(), Pictures()
    sober.sober = True
    painted = once.background(name, size, scale)
    assert painted.get_size() == size
    assert painted.get_masks()[3] == 0
    assert pygame.image.tobytes(painted, "RGB") == pygame.image.tobytes(again.background(name, size, scale), "RGB")
    bright, dark = (pygame.transform.average_color(one) for one in (painted, sober.background(name, size, scale)))
    assert sum(bright[:3]) > 1.8 * sum(dark[:3])
    assert not once.lay(name, size, scale)
    lit, dim = (pygame.transform.average_color(one.get("site:arrakeen", 90, 60, 1)) for one in (once, sober))
    assert lit[0] > 1.8 * dim[0] > 0


def test_a_smaller_canvas_has_its_painting_in_the_middle() -> None:
    whole = Pictures().background("newgame", (640, 400), 1 / 3, (0, 20))
    alone = Pictures().background("newgame", (640, 360), 1 / 3)
    assert whole.get_at((10, 5)) == whole.get_at((600, 395))
    part = whole.subsurface((0, 20, 640, 360))
    assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(alone, "RGB")


def test_two_backgrounds_of_one_size_are_kept() -> None:
    """Table and curtain take turns; a third, or another size of the window, makes room."""
    made = Pictures()
    first = made.background("plain", (640, 360), 1 / 3)
    assert made.background("plain", (640, 360), 1 / 3) is first
    made.background("newgame", (640, 360), 1 / 3)
    assert made.background("plain", (640, 360), 1 / 3) is first
    made.background("newgame", (640, 360), 1 / 3)
    made.background("title", (640, 360), 1 / 3)
    again = made.background("plain", (640, 360), 1 / 3)
    assert again is not first
    made.background("plain", (320, 180), 1 / 6)
    assert made.background("plain", (640, 360), 1 / 3) is not again


@pytest.mark.parametrize(
    "name",
    [
        "dial:4/10",
        "dial:1/1",
        "harvest",
        "watermark:guild",
        "title",
        "strip:space:space:carthag",
        "strip:space.lit:space:carthag",
        "medallion:leader:leto_atreides",
        "site:arrakeen",
        "arch:lit:space:mentat",
        "spice:3",
        "light:rise:brass",
    ],
)
def test_pictures_have_the_size_and_something_in_it(name: str) -> None:
    surface = Pictures().get(name, 229, 80, 1.0)
    assert surface.get_size() == (229, 80)
    assert surface.get_bounding_rect(min_alpha=10).width > 20


def test_dial_marks_the_round() -> None:
    made = Pictures()
    assert pygame.image.tobytes(made.get("dial:4/10", 98, 98, 1.0), "RGBA") != pygame.image.tobytes(
        made.get("dial:5/10", 98, 98, 1.0), "RGBA"
    )


def test_corners_are_rounded_when_asked() -> None:
    made = Pictures()
    assert made.get("harvest", 100, 60, 1.0, 1.0, 8).get_at((0, 0))[3] == 0
    assert made.get("harvest", 100, 60, 1.0).get_at((0, 0))[3] == 255


def test_unknown_names_are_errors() -> None:
    made = Pictures()
    with pytest.raises(KeyError):
        made.get("no such picture", 10, 10, 1.0)
    with pytest.raises(KeyError):
        made.get("strip:no such look:space:carthag", 10, 10, 1.0)
    with pytest.raises(KeyError):
        made.background("no such ground", (10, 10), 1.0)


def test_art_that_nobody_has_drawn_is_a_plain_dusk() -> None:
    surface = Pictures().get("card:nobody_has_drawn_this", 80, 60, 1.0)
    assert surface.get_at((40, 30))[3] == 255


def test_a_fainter_picture_is_not_drawn_anew() -> None:
    """Things fade while they move: each step of light is a copy of what was drawn once."""
    made = Pictures()
    made.get("strip:row:card:dagger", 104, 87, 1.0)
    drawn = made.cache.misses
    made.get("strip:row:card:dagger", 104, 87, 1.0, 0.4)
    assert made.cache.misses == drawn + 1
    whole, faint = (made.get("strip:row:card:dagger", 104, 87, 1.0, light) for light in (1.0, 0.4))
    assert 0 < faint.get_at((10, 40))[3] < whole.get_at((10, 40))[3]


@pytest.mark.parametrize(
    ("quiet", "lit"),
    [("strip:row:card:dagger", "strip:row.lit:card:dagger"), ("arch:open:space:mentat", "arch:lit:space:mentat")],
)
def test_what_is_drawn_ahead_is_not_drawn_again(quiet: str, lit: str) -> None:
    """In whatever state it is wanted then."""
    made = Pictures()
    assert made.prepare(quiet, 104, 87, 1.0)
    assert made.ready(lit, 104, 87)
    assert not made.prepare(lit, 104, 87, 1.0)
    drawn = made.cache.misses
    made.get(lit, 104, 87, 1.0)
    assert made.cache.misses == drawn + 1, "the frame alone, around the drawing that is there"


def test_cache_is_bounded() -> None:
    made = Pictures(limit=200_000)
    for width in range(60, 160, 4):
        made.get("harvest", width, 80, 1.0)
    assert made.cache.size <= 200_000
