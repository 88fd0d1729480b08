"""Whether a screen can be drawn: every look in it is drawn once, small, and remembered for the whole run.

Painting a window costs more than making its screen; where pixels are not the subject this is asked instead.
"""

from __future__ import annotations

from functools import cache

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint import bake, bars
from dune_desktop.ui.paint.fonts import WEIGHTS
from dune_desktop.ui.screen.colors import rgba
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
    Region,
    Screen,
)

ICONS, PICTURES = Icons(), Pictures()
SIDE = 24


class Drawable:
    """Shows screens as the painter does, but without pixels: raises what it would raise."""

    def __init__(self) -> None:
        self._latest: dict[str, tuple[Element, ...]] = {}
        self._background = ""

    def paint(self, screen: Screen) -> list[object]:
        """Nothing changes on the window; raises if something in the screen has no look."""
        if screen.background != self._background:
            _ground(screen.background)
            self._background = screen.background
        latest: dict[str, tuple[Element, ...]] = {}
        for region in screen.regions:
            if region.name in latest:
                raise ValueError(f"two regions are called {region.name!r}")
            latest[region.name] = region.elements
            if self._latest.get(region.name) != region.elements:
                look(region)
        self._latest = latest
        return []


def look(region: Region) -> None:
    """Raises if an element of the region has no look."""
    for element in region.elements:
        match element:
            case Label():
                _letters(element.color, element.face, element.weight, element.anchor)
            case Plate():
                _plate(element.style, element.tint)
            case Icon():
                _icon(element.name, element.color)
            case Piece():
                _piece(element.kind, element.seat)
            case Bar():
                _bar(element.color, element.texture)
            case Line() | Frame():
                _ink(element.color)
            case Picture():
                _picture(element.name)


@cache
def _ground(name: str) -> None:
    PICTURES.background(name, (16 * SIDE, 9 * SIDE), SIDE / 120)


@cache
def _letters(color: str, face: str, weight: int, anchor: str) -> None:
    rgba(color)
    assert face in ("text", "title"), face
    assert weight in WEIGHTS, weight
    assert anchor in ("left", "center", "right"), anchor


@cache
def _plate(style: str, tint: str) -> None:
    bake.plate(style, 4 * SIDE, 4 * SIDE, 1.0, tint)


@cache
def _icon(name: str, color: str) -> None:
    ICONS.icon(name, SIDE, 1.0, color)


@cache
def _piece(kind: str, seat: int) -> None:
    ICONS.piece(kind, seat, SIDE)


@cache
def _bar(color: str, texture: str) -> None:
    bars.bar(SIDE, SIDE, color, texture, 0, 1.0, 1.0)


@cache
def _ink(color: str) -> None:
    rgba(color)


@cache
def _picture(name: str) -> None:
    PICTURES.get(name, SIDE, SIDE, 1.0)
