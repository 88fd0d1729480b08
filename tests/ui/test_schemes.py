"""Palettes keep their promises: text can be read, light means touch, seats stay apart for the eyes they are for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from dune_desktop.ui.screen.colors import FACTIONS, PALETTE, contrast, pieces_of, rgba
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.schemes import Palette, colors, wear

Color = tuple[float, float, float]

EYES: dict[str, tuple[Color, Color, Color]] = {
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What becomes of linear red, green and blue in eyes without one kind of cones (Machado, Oliveira and Fernandes)."""

FOR: dict[Palette, tuple[str, ...]] = {"red_green": ("no green", "no red"), "blue_yellow": ("no blue",)}


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Whatever is worn in a test is taken off again, without a trace."""
    before = dict(PALETTE)
    yield
    wear("usual", False)
    assert before == PALETTE


def seen(color: str, eye: str) -> Color:
    """How light, how red and how yellow a color is to an eye."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgba(color)[:3])]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, linear, strict=True)))) for row in EYES[eye])
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(palette: Palette, eye: str) -> float:
    """How far apart the two seats are that look most alike."""
    fills = [seen(colors(palette, False).get(f"seat{seat}", ""), eye) for seat in range(4)]
    return min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in combinations(fills, 2))


def test_seats_stay_apart_by_color_and_shape_and_stand_out() -> None:
    for palette, eyes in FOR.items():
        for eye in eyes:
            assert apart("usual", eye) < 35
            assert apart(palette, eye) > 40
    for palette in ("usual", *FOR):
        for high in (False, True):
            wear(palette, high)
            seats = [pieces_of(seat) for seat in range(4)]
            assert len({seat.fill for seat in seats}) == len({seat.shape for seat in seats}) == 4
            assert min(contrast(color, "lac1") for color in (*(seat.fill for seat in seats), *FACTIONS)) >= 3


def test_every_style_is_complete_and_light_means_touch() -> None:
    """Everything lit is bright, everything else dark: the one rule of the look, kept by luminance alone."""
    others = (
        "bubble",
        "change",
        "whynot",
        "tip",
        "step",
        "large",
        "rival.card",
        "spotlight",
        "wash",
        "rule",
        "scroll",
        "stair",
        "menu",
        "option",
    )
    for name, style in PLATES.items():
        parts = (*style.fill, *style.rims, *style.inner, *style.shadows)
        for color in (*(part.color for part in parts), style.ink, style.ink2, style.arrow):
            rgba(color, "seat0")
        assert {style.well, style.chip, style.hover or name} <= PLATES.keys()
        assert PLATES[style.hover or name].radius == style.radius, "the pointer must not change the shape"
        if style.fill and not name.startswith(others) and all(rgba(stop.color)[3] >= 200 for stop in style.fill):
            light = max(contrast(stop.color, "black") for stop in style.fill if stop.color)
            assert (light > 10) == style.lit, name


def test_text_can_be_read() -> None:
    grounds = {
        "lac1": {"bone3": 7},
        "lac2": {"off_text": 6},
        "lac3": {"bone": 10, "bone2": 7},
        "lit1": {"ink": 7, "ink2": 5},
        "chosen0": {"chosen_text": 4.5},
        "persuasion": {"white": 5},
        "#292028": {"dim_text": 6},
        "#F7E6BF": {"good": 5, "bad": 5},
    }
    for ground, texts in grounds.items():
        assert all(contrast(text, ground) >= least for text, least in texts.items()), ground


def test_high_contrast_is_high() -> None:
    """Also of what cannot be used; where an Agent could go has a brighter and wider edge, usually too."""
    both = []
    for high in (False, True):
        wear("usual", high)
        edges = [PLATES[name].rims[0] for name in ("sign", "sign.open", "sign.reached")]
        for steps in ([rim.width for rim in edges], [contrast(rim.color, "ground") for rim in edges]):
            assert steps == sorted(set(steps))
        dim, off = PLATES["sign.dim"], PLATES["button.off"]
        words = min(contrast(dim.ink, stop.color) for stop in dim.fill)
        rims = [contrast(rim.color, "ground") for rim in (*dim.rims, *off.rims)]
        both.append((words, *rims, contrast("line", "ground"), contrast("line_low", "ground")))
    assert both[1][0] > 13
    assert all(high > max(5, 1.5 * usual) for usual, high in zip(*both, strict=True))
    for name in ("sign", "sign.dim", "card", "row", "panel", "button", "sign.lit", "row.lit"):
        style = PLATES[name]
        for stop in style.fill:
            color = stop.color[:7] if stop.color.startswith("#") else stop.color
            assert min(contrast(style.ink, color), contrast(style.ink2, color)) >= 9, name
        assert style.lit or min(contrast(rim.color, "ground") for rim in style.rims) >= 4, f"the edge of {name}"
