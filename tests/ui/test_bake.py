"""Plates are sharp at every scale: straight edges on pixel borders, round corners antialiased."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from dune_desktop.ui.paint import bake, bars, shapes
from dune_desktop.ui.screen.colors import mix, rgba
from dune_desktop.ui.screen.plates import PLATES, Stop

SCALES = [2 / 3, 0.75, 1.0, 1.1, 4 / 3, 1.5, 2.0]


def pixel(surface: pygame.Surface, x: int, y: int) -> tuple[int, int, int, int]:
    r, g, b, a = surface.get_at((x, y))
    return r, g, b, a


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("style", ["space", "space.lit", "space.hover", "card", "button.primary", "bubble", "large"])
def test_straight_edges_change_within_one_pixel(style: str, scale: float) -> None:
    """Along the middle row the pixel left of the edge is the rim, the pixel right of it the fill: nothing between."""
    width, height = round(214 * scale), round(73 * scale)
    surface = bake.plate(style, width, height, scale)
    pad = bake.reach_px(PLATES[style], scale)
    row = pad + height // 2
    rim = rgba(PLATES[style].rims[0].color)
    for edge, step in ((pad, 1), (pad + width - 1, -1)):
        inside = pixel(surface, edge, row)
        assert inside[3] == 255
        assert inside == pixel(surface, edge + 3 * step, row)
        assert pixel(surface, edge - step, row) == rim


@pytest.mark.parametrize("scale", SCALES)
def test_rims_are_whole_pixels(scale: float) -> None:
    style = PLATES["space.lit"]
    surface = bake.plate("space.lit", round(200 * scale), round(73 * scale), scale)
    pad = bake.reach_px(style, scale)
    row = pad + round(36 * scale)
    x = pad - 1
    for rim in style.rims:
        for _ in range(shapes.snap(rim.width, scale)):
            assert pixel(surface, x, row) == rgba(rim.color)
            x -= 1
    assert pixel(surface, x, row)[3] < 255  # the glow begins


@pytest.mark.parametrize("scale", SCALES)
def test_corners_are_antialiased_and_alike(scale: float) -> None:
    side = round(90 * scale)
    surface = bake.plate("large.signet", side, side, scale)
    half = side // 2
    alphas = [[surface.get_at((x, y))[3] for x in range(half)] for y in range(half)]
    edge = {a for row in alphas for a in row}
    assert len(edge) > 4, "a corner needs partly covered pixels"
    for x in range(0, half, 3):
        for y in range(0, half, 3):
            assert abs(alphas[y][x] - surface.get_at((side - 1 - x, y))[3]) <= 2
            assert abs(alphas[y][x] - surface.get_at((side - 1 - x, side - 1 - y))[3]) <= 2


def test_corner_of_a_plate_is_cut_off() -> None:
    surface = bake.plate("sent", 100, 50, 1.0)
    assert surface.get_at((0, 0))[3] == 0
    assert surface.get_at((50, 0))[3] > 0


def test_only_the_named_corners_are_round() -> None:
    surface = bake.plate("card.header", 100, 43, 1.0)
    assert surface.get_at((0, 0))[3] == 0
    assert surface.get_at((99, 0))[3] == 0
    assert surface.get_at((0, 42))[3] > 0
    assert surface.get_at((99, 42))[3] > 0


def test_gradient_runs_from_first_to_last_color() -> None:
    down = shapes.gradient((Stop(0, "#000000"), Stop(1, "#FF8000")), "down", 4, 101)
    assert pixel(down, 0, 0)[0] <= 2
    assert pixel(down, 3, 100)[0] >= 253
    assert pixel(down, 0, 50)[:2] == (128, 64)
    across = shapes.gradient((Stop(0, "#000000"), Stop(0.5, "#808080"), Stop(1, "#000000")), "right", 101, 4)
    assert pixel(across, 50, 0)[0] >= 126
    assert pixel(across, 100, 0)[0] <= 2


def test_tint_floods_the_plate() -> None:
    red = bake.plate("seat.active", 300, 98, 1.0, "seat0")
    blue = bake.plate("seat.active", 300, 98, 1.0, "seat1")
    pad = bake.reach_px(PLATES["seat.active"], 1.0)
    assert pixel(red, pad + 150, pad + 30)[0] > pixel(blue, pad + 150, pad + 30)[0] + 20
    assert pixel(red, pad + 4, pad + 40)[:3] == rgba("seat0")[:3]  # the color edge at the left


def test_surfaces_are_premultiplied() -> None:
    for name in PLATES:
        surface = bake.plate(name, 60, 40, 1.0, "seat1")
        for x in range(0, surface.get_width(), 5):
            for y in range(0, surface.get_height(), 5):
                r, g, b, a = surface.get_at((x, y))
                assert max(r, g, b) <= a + 2, name


def test_glow_fades_outwards_to_nothing() -> None:
    surface = bake.plate("space.hover", 214, 73, 1.0)
    pad = bake.reach_px(PLATES["space.hover"], 1.0)
    row = pad + 36
    alphas = [surface.get_at((x, row))[3] for x in range(pad - 8)]
    assert alphas == sorted(alphas)
    assert alphas[0] <= 3
    assert alphas[-1] > 60


def test_translucent_plates_have_no_shadow_inside() -> None:
    """A shadow under a translucent fill would darken it: CSS cuts it out, and so do we."""
    arena = bake.plate("arena", 400, 200, 1.0)
    pad = bake.reach_px(PLATES["arena"], 1.0)
    top = pixel(arena, pad + 200, pad + 2)
    assert top[3] == pytest.approx(rgba("#1E0F148C")[3], abs=3)


@pytest.mark.parametrize("texture", bars.TEXTURES)
def test_every_texture_fills_its_bar(texture: str) -> None:
    surface = bars.bar(60, 30, "seat2", texture, 0, 1.0, 1.0)
    assert surface.get_size() == (60, 30)
    assert all(surface.get_at((x, 15))[3] > 30 for x in range(3, 57))


def test_textures_differ() -> None:
    drawn = {pygame.image.tobytes(bars.bar(60, 30, "seat2", t, 3, 1.0, 1.0), "RGBA") for t in bars.TEXTURES}
    assert len(drawn) == len(bars.TEXTURES)


def test_unknown_names_are_errors() -> None:
    with pytest.raises(KeyError):
        bake.plate("no such style", 10, 10, 1.0)
    with pytest.raises(KeyError):
        bars.bar(10, 10, "seat0", "no such texture", 0, 1.0, 1.0)
    with pytest.raises(KeyError):
        rgba("no such color")


def test_colors() -> None:
    assert rgba("bone/50") == (*rgba("bone")[:3], 128)
    assert rgba("#11223344/50") == (17, 34, 51, 34)
    assert rgba("tint", "seat1") == rgba("seat1")
    assert mix("black", "white", 0.5) == "#808080"


@pytest.mark.parametrize("dash", [0, 3, 6])
def test_frames_are_the_same_every_time(dash: int) -> None:
    """Also dashed ones: the SVG renderer's dashes are not, for some lengths."""
    for width in range(40, 200, 7):
        drawn = {pygame.image.tobytes(bars.frame(width, 46, "focus", 1, 6, dash), "RGBA") for _ in range(4)}
        assert len(drawn) == 1


def test_dashed_frames_have_gaps_on_every_side() -> None:
    ring = bars.frame(100, 60, "white", 2, 8, 5)
    for points in (
        [(x, 0) for x in range(100)],
        [(x, 59) for x in range(100)],
        [(0, y) for y in range(60)],
        [(99, y) for y in range(60)],
    ):
        covered = [ring.get_at(point)[3] > 128 for point in points]
        changes = sum(a != b for a, b in pairwise(covered))
        assert changes >= 6


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 2.0])
@pytest.mark.parametrize("style", [name for name, style in PLATES.items() if style.points])
def test_a_hexagon_tapers_to_its_left_and_right_end(style: str, scale: float) -> None:
    """Its fill reaches the middle of each end and leaves the corners to what lies around it."""
    width, height = round(58 * scale), round(45 * scale)
    pad = bake.reach_px(PLATES[style], scale)
    surface = bake.plate(style, width, height, scale)
    assert surface.get_size() == (width + 2 * pad, height + 2 * pad)
    middle = pad + height // 2
    for x in (pad + 2, pad + width // 2, pad + width - 3):
        assert surface.get_at((x, middle)).a == 255, x
    rims = sum(shapes.snap(rim.width, scale) for rim in PLATES[style].rims)
    glow = 200 if PLATES[style].shadows else 40
    for corner in ((pad - rims, pad - rims), (pad + width + rims - 1, pad + height + rims - 1)):
        assert surface.get_at(corner).a < glow, corner


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.5])
@pytest.mark.parametrize("size", [(560, 90), (96, 31)])
def test_a_plate_that_is_drawn_out_looks_as_if_it_were_drawn_whole(size: tuple[int, int], scale: float) -> None:
    for name, style in PLATES.items():
        if not style.points:
            drawn_out = bake.plate(name, *size, scale, "seat1")
            whole = bake._plate(style, *size, scale, "seat1")
            assert pygame.image.tobytes(drawn_out, "RGBA") == pygame.image.tobytes(whole, "RGBA"), name
