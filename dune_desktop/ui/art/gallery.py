"""Every picture of the game, drawn by this program itself: `draw(name, width, height)`.

Names: `leader:<id>`, `rival:hagal`, `house:<id>`, `card:<id>`, `intrigue:<id>`, `conflict:<id>`, `tech:<id>`,
`hagal:<id>`, `space:<id>`. A name that is not known gives a quiet motif of sand and a low sun. The same name and size
always give the same picture.
"""

from __future__ import annotations

import sys
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import pygame

from dune_desktop.i18n.packages import own_packages
from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.album import Album, Bust, Drawing
from dune_desktop.ui.art.houses import draw_house
from dune_desktop.ui.art.motif import compose, scene_pen, seed_of
from dune_desktop.ui.art.palette import BRASS_LIGHT, MOODS
from dune_desktop.ui.art.pen import Pen
from dune_desktop.ui.art.portraits import draw_leader

__all__ = ["draw", "names", "pairs"]

_REGISTRY: Final = "dune_desktop.engine.assembly.registry"
_OWN: Final = "dune_desktop.ui.boxes"

Bringer = tuple[str, tuple[str, ...]]
"""The package of a box that brings pictures, and what the names of its components may begin with."""


def _bringers() -> tuple[Bringer, ...]:
    """Those of all boxes that bring pictures.

    The title shows a leader before the engine is imported; as long as that is so there are no boxes but the program's
    own, and which of them are called by bare ids is not known.
    """
    registry = sys.modules.get(_REGISTRY)
    if registry is None:
        own = (package.rpartition(".")[2] for package in own_packages())
        return tuple((f"{_OWN}.{name}", ("", f"{name}/")) for name in own)
    return _registered(tuple((box.id, box.home) for box in registry.boxes()))


@cache
def _registered(boxes: tuple[tuple[str, str], ...]) -> tuple[Bringer, ...]:
    """Boxes by their names and homes, as the engine knows them."""
    registry = sys.modules[_REGISTRY]
    parts = {box: part.__name__ for box, _ in boxes if (part := registry.part(box, "ui")) is not None}
    return tuple(
        (part, (registry.key(box, ""),)) for box, part in parts.items() if find_spec(f"{part}.pictures") is not None
    )


def _album(part: str) -> Album:
    """What a box brings is imported when it is the first that may bring what is looked for."""
    album: Album = import_module(f"{part}.pictures.album").ALBUM
    return album


@cache
def _drawings(part: str, begins: tuple[str, ...]) -> dict[str, Drawing]:
    """Every picture of a box but those of pairs, by its name."""
    album = _album(part)
    found: dict[str, Drawing] = {"house:" + name: partial(draw_house, house) for name, house in album.houses.items()}
    found |= album.drawn
    for begin in begins:
        found |= {f"leader:{begin}{key}": partial(_leader, house, bust) for key, (house, bust) in album.leaders.items()}
        for kind, motifs in album.motifs.items():
            found |= {f"{kind}:{begin}{key}": partial(compose, key, made) for key, made in motifs.items()}
    return found


def _leader(house: str, bust: Bust, width: int, height: int) -> Pen:
    """A leader before the colours of a House, whichever box brings that."""
    found = next(album.houses[house] for part, _ in _bringers() if house in (album := _album(part)).houses)
    return draw_leader(found, bust, width, height)


def _drawing(name: str) -> Drawing | None:
    """The first drawing of that name."""
    return next((drawing for bringer in _bringers() if (drawing := _drawings(*bringer).get(name))), None)


@cache
def _pairs(bringers: tuple[Bringer, ...]) -> dict[str, tuple[str, str]]:
    return {
        f"hagal:{begin}{key}": spaces
        for part, begins in bringers
        for begin in begins
        for key, spaces in _album(part).pairs.items()
    }


def pairs() -> dict[str, tuple[str, str]]:
    """Cards that show two spaces, by their names."""
    return _pairs(_bringers())


def names() -> tuple[str, ...]:
    """Every name that has a picture of its own."""
    return (*(name for bringer in _bringers() for name in _drawings(*bringer)), *pairs())


def _default(name: str, width: int, height: int) -> Pen:
    """Quiet dunes under a low sun."""
    p = scene_pen(width, height)
    mood = MOODS["dusk"]
    scenery.sky(p, mood, 72, (p.w * 0.62, 62, 18), seed=seed_of(name))
    scenery.sands(p, mood, 74)
    return p


def _pair(first: str, second: str, width: int, height: int) -> pygame.Surface:
    """Two spaces side by side, parted by a slanting edge of brass."""
    lean = min(width, height) // 9
    half = width // 2 + lean
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    right = draw("space:" + second, half, height)
    whole.blit(right, (width - half, 0))
    left = draw("space:" + first, half, height)
    cut = Pen(0, 0, half, height)
    cut.path(f"M0 0H{half}L{half - 2 * lean} {height}H0Z", "#FFFFFF")
    left.blit(cut.render(half, height), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(left, (0, 0))
    edge = Pen(0, 0, width, height)
    line = max(1.5, height / 60)
    edge.line(f"M{half + 2} -2L{half - 2 * lean - 2} {height + 2}", "#1B1119", line * 2.4)
    edge.line(f"M{half + 2} -2L{half - 2 * lean - 2} {height + 2}", BRASS_LIGHT, line)
    whole.blit(edge.render(width, height), (0, 0))
    return whole


def draw(name: str, width: int, height: int) -> pygame.Surface:
    """The picture called `name`, drawn sharply at exactly this size in pixels."""
    width, height = max(1, width), max(1, height)
    drawing = _drawing(name)
    if drawing is None and name in pairs():
        return _pair(*pairs()[name], width, height)
    return (drawing or partial(_default, name))(width, height).render(width, height)
