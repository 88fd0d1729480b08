"""Every picture of the game, drawn by this program itself: `draw(name, width, height)`.

Names: `leader:<id>`, `rival:hagal`, `house:<id>`, `card:<id>`, `intrigue:<id>`, `conflict:<id>`, `tech:<id>`,
`hagal:<id>`, `space:<id>`. A name that is not known gives a quiet motif of sand and a low sun. The same name and size
always give the same picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec

import pygame

from dune_desktop.engine import registry
from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.album import Album, Drawing
from dune_desktop.ui.art.houses import draw_house
from dune_desktop.ui.art.motif import compose, scene_pen, seed_of
from dune_desktop.ui.art.palette import BRASS_LIGHT, MOODS
from dune_desktop.ui.art.pen import Pen
from dune_desktop.ui.art.portraits import draw_leader

__all__ = ["draw", "names", "pairs"]


@registry.until_boxes_change
@cache
def _albums() -> dict[str, Album]:
    """Those of all boxes that bring pictures: the module `pictures.album` of their part of the window."""
    parts = {box.id: part.__name__ for box in registry.boxes() if (part := registry.part(box.id, "ui")) is not None}
    modules = {
        box: f"{part}.pictures.album" for box, part in parts.items() if find_spec(f"{part}.pictures") is not None
    }
    return {box: import_module(module).ALBUM for box, module in modules.items()}


@registry.until_boxes_change
@cache
def _drawings() -> dict[str, Drawing]:
    """Every picture but those of pairs, by its name."""
    houses = {name: house for album in _albums().values() for name, house in album.houses.items()}
    found: dict[str, Drawing] = {"house:" + name: partial(draw_house, house) for name, house in houses.items()}
    for box, album in _albums().items():
        found |= album.drawn
        for leader, (house, bust) in album.leaders.items():
            found["leader:" + registry.key(box, leader)] = partial(draw_leader, houses[house], bust)
        for kind, motifs in album.motifs.items():
            found |= {f"{kind}:{registry.key(box, key)}": partial(compose, key, made) for key, made in motifs.items()}
    return found


@registry.until_boxes_change
@cache
def pairs() -> Mapping[str, tuple[str, str]]:
    """Cards that show two spaces, by their names."""
    return {
        "hagal:" + registry.key(box, key): spaces
        for box, album in _albums().items()
        for key, spaces in album.pairs.items()
    }


def names() -> tuple[str, ...]:
    """Every name that has a picture of its own."""
    return (*_drawings(), *pairs())


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
    right = _drawings()["space:" + second](half, height).render(half, height)
    whole.blit(right, (width - half, 0))
    left = _drawings()["space:" + first](half, height).render(half, height)
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
    if name in pairs():
        return _pair(*pairs()[name], width, height)
    drawing = _drawings().get(name) or partial(_default, name)
    return drawing(width, height).render(width, height)
