"""Icons and pieces at the size used, in colors, and within bounds."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.art import icons, pieces
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.screen.colors import rgba


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("name", sorted(icons.names()))
def test_every_icon_draws_at_small_size(name: str) -> None:
    drawn = Icons().icon(name, 19)
    assert drawn.get_size() == (19, 19)
    box = drawn.get_bounding_rect(min_alpha=100)
    assert box.width >= 8
    assert box.height >= 5


def test_the_design_names_are_there() -> None:
    wanted = {"solari", "spice", "water", "troop", "vp", "persuasion_seal", "alliance", "combat", "arrow", "changed"}
    wanted |= {f"influence_{f}" for f in ("emperor", "guild", "bene_gesserit", "fremen", "any")}
    assert wanted <= icons.names()


def test_unknown_icons_are_errors() -> None:
    with pytest.raises(FileNotFoundError):
        Icons().icon("no_such_icon", 20)
    with pytest.raises(KeyError):
        pieces.piece("no_such_piece", 0)


@pytest.mark.parametrize("kind", pieces.KINDS)
def test_a_piece_differs_by_seat(kind: str) -> None:
    made = Icons()
    drawn = {raw(made.piece(kind, seat, 40)) for seat in (-1, 0, 1, 2, 3)}
    assert len(drawn) == (1 if kind == "agent_used" else 5)
    assert all(made.piece(kind, s, 40).get_bounding_rect(min_alpha=60).height > 20 for s in range(4))


@pytest.mark.parametrize("kind", ["marker", "agent", "troop", "dreadnought", "freighter", "flag", "council"])
def test_a_piece_shows_its_color(kind: str) -> None:
    surface = Icons().piece(kind, 1, 96)
    red, green, blue = rgba("seat1")[:3]
    found = sum(
        1
        for x in range(0, 96, 2)
        for y in range(0, 96, 2)
        if all(abs(a - b) < 14 for a, b in zip(surface.get_at((x, y))[:3], (red, green, blue), strict=True))
    )
    assert found > 20


def test_line_icons_take_a_color_and_drawn_ones_do_not() -> None:
    made = Icons()
    assert raw(made.icon("menu", 40, color="ember")) != raw(made.icon("menu", 40))
    assert raw(made.icon("water", 40, color="ember")) == raw(made.icon("water", 40))
    middle = made.icon("menu", 48, color="#123456").get_at((24, 24))
    assert middle[:3] == (0x12, 0x34, 0x56)


def test_opacity() -> None:
    made = Icons()
    assert made.icon("water", 48, 0.5).get_at((24, 32))[3] == pytest.approx(128, abs=2)


def test_pixels_come_in_the_windows_order() -> None:
    """Other channel orders blit several times slower."""
    assert Icons().icon("water", 24).get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()


def test_cache_is_bounded() -> None:
    made = Icons(limit=50_000)
    for px in range(10, 60):
        made.icon("spice", px)
        made.piece("agent", px % 4, px)
    assert made.cache.size <= 50_000
    first = made.icon("spice", 59)
    assert made.icon("spice", 59) is first
