"""Other colors for whoever sees some of them badly, or wants more contrast. Shapes tell the same in all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from dune_desktop.ui.screen.colors import PALETTE, mix, rgba

Palette = Literal["usual", "red_green", "blue_yellow"]

USUAL: Final[Mapping[str, str]] = dict(PALETTE)

_SEATS: Final[Mapping[Palette, tuple[str, ...]]] = {
    "usual": (),
    "red_green": ("#D0403F", "#3E8EF0", "#A8E6CF", "#FFD84A"),
    "blue_yellow": ("#DB4A38", "#7CC4FF", "#8E5FD0", "#FFE680"),
}
"""The colors of the seats: found by trying which four stay furthest apart for such eyes."""

_SIGNS: Final[Mapping[Palette, Mapping[str, str]]] = {
    "usual": {},
    "red_green": {"good": "#17479E", "bad": "#A33A00", "good_dark": "#8CC4FF", "bad_dark": "#FFB07A"},
    "blue_yellow": {},
}
"""Gains and losses, which are told apart by red and green otherwise."""

_CONTRAST: Final[Mapping[str, str]] = {
    "lac0": "#000000",
    "lac1": "#0C080E",
    "lac2": "#120C15",
    "lac3": "#1A131C",
    "ground": "#000000",
    "plate_low": "#0F0A12",
    "plate_rim": "#B9A48A",
    "rim_row": "#A8947C",
    "rim_panel": "#8F7D69",
    "rim_seat": "#A8947C",
    "rim_dim": "#8F7D69",
    "rim_off": "#8F7D69",
    "dim0": "#080508",
    "dim1": "#080508",
    "line": "#A8947C",
    "line_low": "#8F7D69",
    "rim_button": "#D8C39E",
    "rim_intrigue": "#B79CF2",
    "bone": "#FFFFFF",
    "bone2": "#F5EEDF",
    "bone3": "#E2D8C4",
    "dim_text": "#E6DDCB",
    "off_text": "#DDD3C0",
    "cream": "#FFFFFF",
    "over_dusk": "#FFFFFF",
    "lit0": "#FFFFFF",
    "lit1": "#FFEBB8",
    "open_edge": "#FFB52E",
    "ink": "#000000",
    "ink2": "#2B1A08",
    "ink3": "#3D2A10",
    "brass": "#E3BC74",
    "brass_light": "#FFE3A6",
    "good": "#0B4A1D",
    "bad": "#7E1A05",
}
"""Darker lacquer with brighter edges, and words in white and black."""


def colors(palette: Palette, contrast: bool) -> dict[str, str]:
    """All names of the palette with the colors they have so."""
    found = {**USUAL, **(_CONTRAST if contrast else {}), **_SIGNS[palette]}
    for seat, fill in enumerate(_SEATS[palette]):
        found |= {f"seat{seat}": fill, f"seat{seat}_dark": mix(fill, "black", 0.45)}
        found[f"seat{seat}_pale"] = mix(fill, "white", 0.45)
    return found


def wear(palette: Palette, contrast: bool) -> bool:
    """From now on names of colors mean these; whether that changes anything that was mixed before."""
    wanted = colors(palette, contrast)
    if wanted == PALETTE:
        return False
    PALETTE.update(wanted)
    rgba.cache_clear()
    return True
