"""What is drawn on the table: icons and pieces at the size used, and art that costs no word, measured in pixels."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.ui.art import icons, pieces
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint import bake
from dune_desktop.ui.screen.colors import contrast
from dune_desktop.ui.screen.plates import PLATES

COMPONENTS = catalog(("base", "ix", "immortality"))
SPACES = {space.id for boxes in (("base", "ix"), ("base", "immortality")) for space in catalog(boxes).spaces}
FAMILIES = {  # of plates: the size, where the strip lies, where the name stands, where numbers and notes do
    "space": ((307, 80), (86, 0, 221, 80), (43, 8, 250, 24), (150, 46, 150, 24)),
    "row": ((462, 87), (0, 0, 104, 87), (62, 6, 120, 24), (68, 44, 120, 30)),
    "intrigue": ((228, 53), (91, 0, 137, 53), (30, 4, 190, 24), (20, 28, 200, 20)),
    "tech": ((462, 41), (268, 0, 194, 41), (236, 8, 170, 26), (410, 8, 46, 26)),
}
ART = [
    *(("space", f"space:{space}") for space in sorted(SPACES)),
    *(("row", f"card:{card.id}") for card in COMPONENTS.cards),
    *(("intrigue", f"intrigue:{card.id}") for card in COMPONENTS.intrigues),
    *(("tech", f"tech:{tile.id}") for tile in COMPONENTS.more["tech"]),
]
GRAIN = 6  # pixels: the width of a stroke and the light beside it
LEAST = {"": 6.9, "lit": 7.0, "hover": 7.0, "dim": 5.0}
"""Contrast of names, by the state of what they stand on; quiet lacquer alone has 11, dim lacquer 6.8."""

SECOND = 4.5
"""Contrast of numbers and notes in the second ink."""


def plate_with(style: str, size: tuple[int, int], strip: str, at: tuple[int, int, int, int]) -> pygame.Surface:
    """A plate with a strip in one of its parts, as the painter lays them over one another."""
    surface = pygame.Surface(size)
    pad = bake.reach_px(PLATES[style], 1.0)
    surface.blit(bake.plate(style, *size, 1.0), (-pad, -pad), special_flags=pygame.BLEND_PREMULTIPLIED)
    drawn = Pictures().get(strip, at[2], at[3], 1.0, 1.0, 9)
    surface.blit(drawn, at[:2], special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def poorest(surface: pygame.Surface, part: tuple[int, int, int, int], ink: str) -> float:
    """The poorest contrast of an ink on a part of a surface."""
    grains = (max(1, part[2] // GRAIN), max(1, part[3] // GRAIN))
    small = pygame.transform.smoothscale(surface.subsurface(part), grains)
    colors = {tuple(small.get_at((x, y))[:3]) for x in range(grains[0]) for y in range(grains[1])}
    return min(contrast("#{:02X}{:02X}{:02X}".format(*color), ink) for color in colors)


@pytest.mark.parametrize("state", LEAST)
@pytest.mark.parametrize("family", FAMILIES)
def test_words_on_strips_are_read(family: str, state: str) -> None:
    size, at, name, note = FAMILIES[family]
    style = f"{family}.{state}".rstrip(".")
    look = style.replace(family, "lying") if family in ("intrigue", "tech") else style
    for art in (art for kind, art in ART if kind == family):
        surface = plate_with(style, size, f"strip:{look}:{art}", at)
        assert poorest(surface, name, PLATES[style].ink) >= LEAST[state], art
        assert poorest(surface, note, PLATES[style].ink2) >= SECOND, art


def test_words_on_the_conflict_card() -> None:
    for conflict in COMPONENTS.conflicts:
        surface = plate_with("conflict", (264, 252), f"strip:conflict:conflict:{conflict.id}", (0, 0, 264, 134))
        for part, ink, least in (
            ((50, 12, 200, 22), "#FFC9A8", 6.0),
            ((14, 40, 230, 30), "#FFF0DC", 7.0),
            ((40, 80, 200, 50), "bone", 8.0),
            ((16, 88, 24, 34), "rank1", 6.0),
        ):
            assert poorest(surface, part, ink) >= least, conflict.id


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


def test_line_icons_take_a_color_and_an_opacity_and_drawn_ones_no_color() -> None:
    made = Icons()
    assert raw(made.icon("water", 40, color="ember")) == raw(made.icon("water", 40))
    assert made.icon("menu", 48, color="#123456").get_at((24, 24))[:3] == (0x12, 0x34, 0x56)
    assert made.icon("water", 48, 0.5).get_at((24, 32))[3] == pytest.approx(128, abs=2)
