"""Whether a screen can be drawn: every look in it is drawn once, small, and remembered for the whole run.

Painting a window costs more than making its screen; where pixels are not the subject this is asked instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint import bake, bars
from dune_desktop.ui.paint.fonts import WEIGHTS
from dune_desktop.ui.screen.colors import rgba
from dune_desktop.ui.screen.display import Bar, Element, Frame, Icon, Label, Line, Picture, Piece, Plate, Region, Screen

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
        if (wanted := LOOKS.get(type(element))) is not None:
            fields, draw = wanted
            draw(fields(element))


@cache
def _ground(name: str) -> None:
    PICTURES.background(name, (16 * SIDE, 9 * SIDE), SIDE / 120)


def _letters(look: tuple[str, str, int, str]) -> None:
    color, face, weight, anchor = look
    rgba(color)
    assert face in ("text", "title"), face
    assert weight in WEIGHTS, weight
    assert anchor in ("left", "center", "right"), anchor


LOOKS: dict[type, tuple[Callable[[Any], Any], Callable[[Any], object]]] = {
    Label: (attrgetter("color", "face", "weight", "anchor"), cache(_letters)),
    Plate: (attrgetter("style", "tint"), cache(lambda look: bake.plate(look[0], 4 * SIDE, 4 * SIDE, 1.0, look[1]))),
    Icon: (attrgetter("name", "color"), cache(lambda look: ICONS.icon(look[0], SIDE, 1.0, look[1]))),
    Piece: (attrgetter("kind", "seat"), cache(lambda look: ICONS.piece(*look, SIDE))),
    Bar: (attrgetter("color", "texture"), cache(lambda look: bars.bar(SIDE, SIDE, *look, 0, 1.0, 1.0))),
    Line: (attrgetter("color"), cache(rgba)),
    Frame: (attrgetter("color"), cache(rgba)),
    Picture: (attrgetter("name"), cache(lambda name: PICTURES.get(name, SIDE, SIDE, 1.0))),
}
"""Kind of element -> what its look hangs on, and what draws that: only once, and raises where there is no such look."""
