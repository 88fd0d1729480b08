"""The palette keeps its promises: every name resolves, text on surfaces can be read, states differ."""

from __future__ import annotations

import pytest

from dune_desktop.ui.screen import colors
from dune_desktop.ui.screen.colors import contrast, pieces_of, rgba
from dune_desktop.ui.screen.plates import PLATES


@pytest.mark.parametrize("name", sorted(PLATES))
def test_every_style_is_complete(name: str) -> None:
    style = PLATES[name]
    for color in [
        *(stop.color for stop in style.fill),
        *(rim.color for rim in style.rims),
        *(inner.color for inner in style.inner),
        *(shadow.color for shadow in style.shadows),
        style.ink,
        style.ink2,
        style.arrow,
    ]:
        rgba(color, "seat0")
    assert style.well in PLATES
    assert style.chip in PLATES
    if style.hover:
        assert style.hover in PLATES
        assert PLATES[style.hover].radius == style.radius, "the pointer must not change the shape"
    assert list(style.fill) == sorted(style.fill, key=lambda stop: stop.at)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("bone", "lac3", 10),
        ("bone2", "lac3", 7),
        ("bone3", "lac1", 7),
        ("ink", "lit1", 7),
        ("ink2", "lit1", 5),
        ("dim_text", "#292028", 6),
        ("chosen_text", "chosen0", 4.5),
        ("white", "persuasion", 5),
        ("good", "#F7E6BF", 5),
        ("bad", "#F7E6BF", 5),
        ("off_text", "lac2", 6),
    ],
)
def test_text_can_be_read(text: str, ground: str, least: float) -> None:
    assert contrast(text, ground) >= least


def test_light_means_touch() -> None:
    """Everything lit is bright, everything else dark: the one rule of the look, kept by luminance alone."""
    for name, style in PLATES.items():
        if not style.fill or name in ("bubble", "whynot", "tip", "step", "step.hover", "step.off", "large.hagal"):
            continue
        if name in ("rival.card", "wash") or name.startswith(("rule", "scroll", "menu", "option", "large.signet")):
            continue
        if any(rgba(stop.color)[3] < 200 for stop in style.fill):
            continue
        light = max(contrast(stop.color, "black") for stop in style.fill if stop.color)
        assert (light > 10) == style.lit, name


def test_seats_have_a_color_and_a_shape_each() -> None:
    seats = [pieces_of(seat) for seat in range(4)]
    assert len({seat.fill for seat in seats}) == 4
    assert len({seat.shape for seat in seats}) == 4
    for seat in seats:
        assert contrast(seat.fill, "lac1") >= 3


def test_factions_stand_out_from_panels() -> None:
    for faction in colors.FACTIONS:
        assert contrast(faction, "lac1") >= 3
