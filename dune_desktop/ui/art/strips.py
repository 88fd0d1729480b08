"""Art on the table: strips of a picture that sink into the surface they lie on, and medallions.

A strip is named `strip:LOOK:NAME`: the drawing `NAME` of the gallery, fading as `LOOKS` says, so that what stands over
it is read as well as on bare lacquer. A medallion is `medallion:NAME`: a head in a ring of brass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from dune_desktop.ui.paint import shapes, svg
from dune_desktop.ui.screen.colors import rgba
from dune_desktop.ui.screen.plates import Stop

Drawing = Callable[[str, int, int], pygame.Surface]
_PREMUL = pygame.BLEND_PREMULTIPLIED


class Look(NamedTuple):
    """How a strip sinks into its surface.

    `across` and `down` are how much is seen of it, from left to right and from top to bottom, as pairs of place and
    share. Its colors are mixed with `ground` by `veil`: darker for lacquer, lighter for what is lit; no channel is
    brighter than that of `most`, so that suns and lamps do not outshine the words over them. The drawing is `wider`
    than the strip by this factor and begins `left` of it, by a share of the strip's width.
    """

    across: tuple[tuple[float, float], ...]
    down: tuple[tuple[float, float], ...] = ((0.0, 1.0),)
    ground: str = "#140C16"
    veil: float = 0.0
    most: str = "white"
    wider: float = 1.0
    left: float = 0.0


_FROM_LEFT = ((0.0, 1.0), (0.42, 1.0), (0.62, 0.2), (1.0, 0.0))
_TO_RIGHT = ((0.0, 0.0), (0.55, 0.7), (1.0, 1.0))
_ABOVE_MARKS = ((0.0, 1.0), (0.5, 1.0), (1.0, 0.6))
_WHOLE = ((0.0, 1.0),)
_WINDOW = ((0.0, 1.0), (0.86, 1.0), (1.0, 0.75))
_OVER_BOX = ((0.0, 1.0), (0.5, 0.95), (0.75, 0.3), (1.0, 0.0))
_SINKING = ((0.0, 0.5), (0.28, 0.75), (0.46, 1.0), (0.6, 0.7), (0.78, 0.35), (1.0, 0.0))


def _states(name: str, quiet: Look, lit: float, dim: float, calm: bool = True) -> dict[str, Look]:
    """The look on quiet, lit and dim surfaces; `lit` and `dim` are the veils there. Words stand on what is `calm`."""
    light = quiet._replace(ground="#FFEBC0", veil=lit)
    return {
        name: quiet._replace(most="#644A40" if calm else "white"),
        name + ".lit": light,
        name + ".hover": light._replace(ground="#FFF6E0"),
        name + ".dim": quiet._replace(ground="#241C24", veil=dim, most="#382C2C" if calm else "white"),
    }


LOOKS: dict[str, Look] = {
    **_states("space", Look(_TO_RIGHT, _ABOVE_MARKS, veil=0.3), 0.72, 0.4),
    **_states("row", Look(_FROM_LEFT, veil=0.05, wider=1.36, left=0.46), 0.25, 0.5, calm=False),
    **_states("window", Look(_WHOLE, _WINDOW, veil=0.05), 0.12, 0.5, calm=False),
    **_states("window.box", Look(_WHOLE, _OVER_BOX, veil=0.05), 0.12, 0.5, calm=False),
    **_states("lying", Look(_TO_RIGHT, veil=0.3), 0.72, 0.4),
    "arena": Look(_WHOLE),
    "conflict": Look(_WHOLE, _SINKING, "#2C0E14", 0.3, "#74463A"),
}


def drawn_in(rest: str, width: int, height: int) -> tuple[str, int, int]:
    """The drawing in the strip `LOOK:NAME` and its size: what takes long, and is the same in all states."""
    look, _, name = rest.partition(":")
    return name, round(width * LOOKS[look].wider), height


def below_words(rest: str) -> bool:
    """Whether words stand on the strip `LOOK:NAME`; others are pictures beside them."""
    return rest.partition(":")[0].partition(".")[0] in ("space", "lying", "conflict", "arena")


def strip(rest: str, width: int, height: int, drawing: Drawing) -> pygame.Surface:
    """The strip `LOOK:NAME`, premultiplied. Raises KeyError for an unknown look."""
    look = rest.partition(":")[0]
    wanted = LOOKS[look]
    surface = shapes.blank(width, height)
    surface.blit(drawing(*drawn_in(rest, width, height)), (-round(width * wanted.left), 0))
    if wanted.veil:
        veil = shapes.blank(width, height)
        veil.fill(shapes.premul((*rgba(wanted.ground)[:3], round(255 * wanted.veil))))
        surface.blit(veil, (0, 0), special_flags=_PREMUL)
    if wanted.most != "white":
        surface.fill(rgba(wanted.most)[:3], special_flags=pygame.BLEND_RGB_MIN)
    if (wanted.across, wanted.down) != (_WHOLE, _WHOLE):
        surface.blit(_fading(look, width, height), (0, 0), special_flags=shapes.MULT)
    return surface


@lru_cache(maxsize=64)
def _fading(look: str, width: int, height: int) -> pygame.Surface:
    """How much is seen of a strip of this size, as a mask."""
    wanted = LOOKS[look]
    mask = shapes.gradient(_stops(wanted.across), "right", width, height)
    mask.blit(shapes.gradient(_stops(wanted.down), "down", width, height), (0, 0), special_flags=shapes.MULT)
    return mask


def _stops(shares: tuple[tuple[float, float], ...]) -> tuple[Stop, ...]:
    return tuple(Stop(at, f"white/{100 * share:g}") for at, share in shares)


# ------------------------------------------------------------------------------------------------ medallions

_CLOSER = 1.14  # how much larger than its medallion a portrait is drawn, so that the head fills it
_HEAD = 0.47  # where the middle of the head is, from the top of a portrait
_RING = 0.4  # width of the ring; a medallion four times as large has one twice as wide


def medallion(name: str, width: int, height: int, drawing: Drawing) -> pygame.Surface:
    """The head of a portrait in a ring of brass, premultiplied."""
    side = min(width, height)
    large = round(side * _CLOSER)
    portrait = drawing(name, large, large)
    surface = shapes.blank(width, height)
    surface.blit(portrait, ((width - large) // 2, round(height / 2 - large * _HEAD)))
    shapes.shape(surface, side // 2)
    surface.blit(_ring(side), ((width - side) // 2, (height - side) // 2), special_flags=_PREMUL)
    return surface


@lru_cache(maxsize=8)
def _ring(side: int) -> pygame.Surface:
    thick = _RING * side**0.5
    middle = side / 2
    keyline, brass = (middle - thick * 1.4, "#140C16", thick), (middle - thick / 2, "#C79A4B", thick)
    body = "".join(
        f'<circle cx="{middle}" cy="{middle}" r="{radius:.2f}" fill="none" stroke="{color}" stroke-width="{wide}"/>'
        for radius, color, wide in (keyline, brass)
    )
    return svg.draw(svg.document(body, (0, 0, side, side)), (side, side)).premul_alpha()
