"""Other palettes keep their promise: seats stay apart for the eyes they are for, and high contrast is high."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from dune_desktop.ui.screen.colors import PALETTE, contrast, pieces_of, rgba
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
    """Whatever is worn in a test is taken off again."""
    yield
    wear("usual", False)


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


@pytest.mark.parametrize(("palette", "eye"), [(palette, eye) for palette, eyes in FOR.items() for eye in eyes])
def test_seats_stay_apart(palette: Palette, eye: str) -> None:
    assert apart("usual", eye) < 35
    assert apart(palette, eye) > 40


@pytest.mark.parametrize("palette", FOR)
def test_pieces_stand_out_in_every_palette(palette: Palette) -> None:
    for high in (False, True):
        wear(palette, high)
        for seat in range(4):
            assert contrast(pieces_of(seat).fill, "lac1") >= 3


def test_high_contrast_is_high() -> None:
    wear("usual", True)
    for name in ("space", "space.dim", "card", "row", "seat", "panel", "button", "space.lit", "row.lit"):
        style = PLATES[name]
        for stop in style.fill:
            for ink in (style.ink, style.ink2):
                assert contrast(ink, stop.color[:7] if stop.color.startswith("#") else stop.color) >= 9, name
        if not style.lit:
            assert all(contrast(rim.color, "ground") >= 4 for rim in style.rims), f"the edge of {name} is not seen"


@pytest.mark.parametrize("high", [False, True])
def test_where_an_agent_could_go_has_a_brighter_and_wider_edge(high: bool) -> None:
    """The card under the pointer makes it brighter still."""
    wear("usual", high)
    quiet, could, reached = (PLATES[name].rims[0] for name in ("space", "space.open", "space.reached"))
    assert quiet.width < could.width < reached.width
    shades = [contrast(rim.color, "ground") for rim in (quiet, could, reached)]
    assert shades == sorted(set(shades))


def test_high_contrast_helps_what_cannot_be_used() -> None:
    """Words on dark plates, edges of dark buttons, and the lines of tracks: none of them is seen as well usually."""
    seen = []
    for high in (False, True):
        wear("usual", high)
        dim, off = PLATES["space.dim"], PLATES["button.off"]
        words = min(contrast(dim.ink, stop.color) for stop in dim.fill)
        edges = [contrast(rim.color, "ground") for rim in (*dim.rims, *off.rims)]
        seen.append((words, *edges, contrast("line", "ground"), contrast("line_low", "ground")))
    assert seen[1][0] > 14
    assert all(high > 5 for high in seen[1])
    assert all(high > 1.5 * usual for usual, high in zip(*seen, strict=True))


def test_what_was_worn_is_taken_off_without_a_trace() -> None:
    before = dict(PALETTE)
    assert wear("red_green", True)
    assert before != PALETTE
    assert not wear("red_green", True), "nothing changes"
    assert wear("usual", False)
    assert before == PALETTE
