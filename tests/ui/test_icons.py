"""Icons and pieces at the size used, in colors, and within bounds."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.art import icons, pieces
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.screen.colors import rgba


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_icon_and_piece_draws_at_the_size_used() -> None:
    made = Icons()
    for name in sorted(icons.names()):
        drawn = made.icon(name, 19)
        assert drawn.get_size() == (19, 19)
        box = drawn.get_bounding_rect(min_alpha=100)
        assert box.width >= 8, name
        assert box.height >= 5, name
    for kind in pieces.KINDS:
        drawn = [made.piece(kind, seat, 40) for seat in (-1, 0, 1, 2, 3)]
        assert len({*map(raw, drawn)}) == (1 if kind == "agent_used" else 5), kind
        assert all(piece.get_bounding_rect(min_alpha=60).height > 20 for piece in drawn[1:]), kind
    with pytest.raises(FileNotFoundError):
        made.icon("no_such_icon", 20)
    with pytest.raises(KeyError):
        pieces.piece("no_such_piece", 0)


@pytest.mark.parametrize("kind", ["marker", "agent", "troop", "dreadnought", "freighter", "flag", "council"])
def test_a_piece_shows_its_color(kind: str) -> None:
    surface, color = Icons().piece(kind, 1, 96), rgba("seat1")[:3]
    pixels = [surface.get_at((x, y))[:3] for x in range(0, 96, 2) for y in range(0, 96, 2)]
    assert sum(all(abs(a - b) < 14 for a, b in zip(pixel, color, strict=True)) for pixel in pixels) > 20


def test_line_icons_take_a_color_and_an_opacity_and_drawn_ones_no_color() -> None:
    made = Icons()
    assert raw(made.icon("water", 40, color="ember")) == raw(made.icon("water", 40))
    assert made.icon("menu", 48, color="#123456").get_at((24, 24))[:3] == (0x12, 0x34, 0x56)
    assert made.icon("water", 48, 0.5).get_at((24, 32))[3] == pytest.approx(128, abs=2)


def test_cache_is_bounded() -> None:
    made = Icons(limit=50_000)
    for px in range(10, 60):
        made.icon("spice", px)
        made.piece("agent", px % 4, px)
    assert made.cache.size <= 50_000
