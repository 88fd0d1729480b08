"""Every picture of the game, drawn by this program itself: `draw(name, width, height)`.

Names: `leader:<id>`, `rival:hagal`, `house:<id>`, `card:<id>`, `intrigue:<id>`, `conflict:<id>`, `tech:<id>`,
`hagal:<id>`, `space:<id>`. A name that is not known gives a quiet motif of sand and a low sun. The same name and size
always give the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.cards import CARDS, CONFLICTS, HAGAL, HAGAL_PAIRS, INTRIGUE, SPACES
from dune_desktop.ui.art.houses import CRESTS, draw_house
from dune_desktop.ui.art.motif import Motif, compose, scene_pen, seed_of
from dune_desktop.ui.art.palette import BRASS_LIGHT, MOODS
from dune_desktop.ui.art.pen import Pen
from dune_desktop.ui.art.portraits import LEADERS, draw_leader
from dune_desktop.ui.art.tech import TECH, draw_tech

__all__ = ["draw", "names"]

_CATALOGUES: dict[str, Mapping[str, Motif]] = {
    "card": CARDS,
    "intrigue": INTRIGUE,
    "conflict": CONFLICTS,
    "space": SPACES,
    "hagal": HAGAL,
}
_DRAWN: dict[str, tuple[Mapping[str, object], Callable[[str, int, int], Pen]]] = {
    "leader": ({key: value for key, value in LEADERS.items() if key != "hagal"}, draw_leader),
    "rival": ({"hagal": LEADERS["hagal"]}, draw_leader),
    "house": (CRESTS, draw_house),
    "tech": (TECH, draw_tech),
}


def names() -> tuple[str, ...]:
    """Every name that has a picture of its own."""
    drawn = [f"{kind}:{key}" for kind, (keys, _) in _DRAWN.items() for key in keys]
    drawn += [f"hagal:{key}" for key in HAGAL_PAIRS]
    return tuple(drawn + [f"{kind}:{key}" for kind, catalogue in _CATALOGUES.items() for key in catalogue])


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
    right = compose(SPACES, second, half, height).render(half, height)
    whole.blit(right, (width - half, 0))
    left = compose(SPACES, first, half, height).render(half, height)
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
    kind, _, key = name.partition(":")
    if kind == "hagal" and key in HAGAL_PAIRS:
        return _pair(*HAGAL_PAIRS[key], width, height)
    if kind in _DRAWN and key in _DRAWN[kind][0]:
        pen = _DRAWN[kind][1](key, width, height)
    elif kind in _CATALOGUES and key in _CATALOGUES[kind]:
        pen = compose(_CATALOGUES[kind], key, width, height)
    else:
        pen = _default(name, width, height)
    return pen.render(width, height)
