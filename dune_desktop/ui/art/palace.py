"""The palace one looks out of: walls with niches, columns and an arch at the opening, the parapet, the ceiling."""

from __future__ import annotations

import math
from typing import Final

import pygame

from dune_desktop.ui.art import land as outside
from dune_desktop.ui.art.land import Painting
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT
from dune_desktop.ui.art.pen import Pen, data
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.land import Land

_DARK: Final = "#0E0810"  # of a wall: its far end, its middle, and where the dusk falls on it
_STONE: Final = "#251823"
_LIT: Final = "#3E2832"
_BEAM: Final = 13.0  # height of what lies on the columns


def paint(land: Land, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return the whole painting behind the table, opaque."""
    painting = Painting(land, size, scale)
    outside.paint(painting)
    _wall(painting, 0, land.left, 1)
    _wall(painting, painting.width, land.right, -1)
    _ceiling(painting)
    _column(painting, land.left - 5, 1)
    _column(painting, land.right + 5, -1)
    _parapet(painting)
    return painting.surface


def _wall(painting: Painting, far: float, end: float, inner: int) -> None:
    """A wall from the edge of the canvas to the opening; `inner` is the way there."""
    land = painting.land
    bottom = land.shelf + 12
    with painting.part(min(far, end), 0, max(far, end), bottom) as p:
        p.fill(p.lin(far, 0, end, 0, (0, _DARK), (0.6, _STONE), (1, _LIT)))
        _lattice(p, 62)
        p.fill(p.lin(end, 0, end - inner * 150, 0, (0, "#E8905A", 0.32), (0.4, "#E8905A", 0.12), (1, "#E8905A", 0)))
        p.fill(p.lin(0, land.rail, 0, bottom, (0, _DARK, 0.55), (0.14, _DARK, 0), (0.8, _DARK, 0.1), (1, _DARK, 0.7)))
        for court in land.courts if inner > 0 else ():
            _niche(p, court)


def _lattice(p: Pen, cell: float) -> None:
    """A pattern of eight-pointed stars, cut into the stone and inlaid."""
    d, r = "", cell / 2
    turns = [(math.pi * k / 8, r if k % 2 == 0 else r * 0.765) for k in range(16)]
    star = [(math.cos(turn) * reach, math.sin(turn) * reach) for turn, reach in turns]
    for row in range(int(p.h / cell) + 2):
        for column in range(int(p.w / cell) + 2):
            x, y = p.x + column * cell, p.y + row * cell
            d += "M" + "L".join(data(x + dx, y + dy) for dx, dy in star) + "Z"
            d += data("M", x + r - 7, y + r, "l 7 -7 7 7 -7 7 Z")
    with p.group("translate(0 1.5)"):
        p.line(d, "#000000", 1.2, o=0.32)
    p.line(d, BRASS_LIGHT, 0.9, o=0.14)


def _niche(p: Pen, court: Rect) -> None:
    """A court of the wall: a shallow recess under a flat arch with a point, on a sill that the dusk lights."""
    x, y, w, h = court
    end, r, middle = y + h, min(30.0, h * 0.2), x + w / 2
    arch = data(
        "M", x, end, "V", y + r * 1.5, "C", x, y + r * 0.5, x + r * 0.7, y, x + r * 1.7, y, "H", middle - 20,
        "L", middle, y - 7, middle + 20, y, "H", x + w - r * 1.7,
        "C", x + w - r * 0.7, y, x + w, y + r * 0.5, x + w, y + r * 1.5, "V", end, "Z",
    )  # fmt: skip
    p.path(arch, p.lin(0, y, 0, end, (0, "#07040A", 0.8), (0.4, "#0B0610", 0.55), (1, "#1A0F18", 0.5)))
    p.path(arch, p.lin(x, 0, x + w, 0, (0, "#C8784A", 0.16), (0.3, "#C8784A", 0.03), (1, "#C8784A", 0)))
    p.path(arch, stroke="#000000", sw=3, o=0.4)
    p.path(arch, stroke=p.lin(x, 0, x + w, 0, (0, BRASS, 0.35), (1, BRASS_LIGHT, 0.7)), sw=1.2)
    p.rect(x - 4, end, w + 8, 5, p.lin(x, 0, x + w, 0, (0, "#3A2630"), (1, "#96603F")))
    p.rect(x - 4, end - 0.5, w + 8, 1.2, p.lin(x, 0, x + w, 0, (0, "#F0B070", 0.3), (1, "#FFD09A", 0.8)))


def _column(painting: Painting, x: float, inner: int) -> None:
    """A slim fluted column at the edge of the opening, and the foot of the arch that springs from it."""
    land = painting.land
    top, foot = land.rail + 2, land.shelf
    ends = sorted((x - 24 * inner, x + 140 * inner))
    with painting.part(ends[0], land.rail - 14, ends[1], foot + 12) as p:
        lobes = data(
            "C", x + 78 * inner, top + 4, x + 66 * inner, top + 10, x + 52 * inner, top + 16,
            "C", x + 38 * inner, top + 14, x + 28 * inner, top + 26, x + 25 * inner, top + 36,
            "C", x + 14 * inner, top + 38, x + 9 * inner, top + 54, x + 7 * inner, top + 78,
        )  # fmt: skip
        start = data("M", x + 124 * inner, top - 6)
        p.path(
            start + lobes + data("H", x, "V", top - 6, "Z"),
            p.lin(x, 0, x + 124 * inner, 0, (0, "#2E1C24"), (1, "#130B14")),
        )
        p.line(start + lobes, "#E0A060", 1.3, o=0.65)

        def round_stone(half: float) -> str:
            stops = ((0, "#150C15"), (0.45, "#40272C"), (0.8, "#8C5638"), (1, "#E8A264"))
            return p.lin(x - half * inner, 0, x + half * inner, 0, *stops)

        p.rect(x - 9, top, 18, foot - top, round_stone(9))
        flutes = "".join(data("M", x + dx, top + 30, "V", foot - 26) for dx in (-4, 0, 4))
        p.line(flutes, "#140A12", 1, o=0.55)
        blocks = ((top + 4, 17, 9), (top + 13, 13, 8), (top + 150, 11, 5), (foot - 25, 13, 9), (foot - 16, 17, 16))
        for y, half, high in blocks:
            p.rect(x - half, y, 2 * half, high, round_stone(half))
            p.rect(x - half, y, 2 * half, 1.3, BRASS_LIGHT, o=0.8)


def _ceiling(painting: Painting) -> None:
    """The shade below the ceiling, where the seats stand, down to a beam of brass and stone on the walls."""
    land, w = painting.land, painting.width
    dark, y = "#0B0711", land.rail
    with painting.part(0, 0, w, y + 34) as p:
        p.fill(p.lin(0, 0, 0, y + 32, (0, dark), (0.5, dark, 0.96), (0.72, dark, 0.7), (1, dark, 0)))
        for start, end in ((0.0, land.left), (land.right, w)):
            near, far = (start, end) if start else (end, start)
            stone = p.lin(far, 0, near, 0, (0, "#1A1019"), (0.7, "#2E1E26"), (1, "#6A4434"))
            p.rect(start, y - _BEAM + 6, end - start, _BEAM, stone)
            p.rect(start, y - _BEAM + 6, end - start, 1, BRASS_LIGHT, o=0.35)
            p.rect(start, y + 5, end - start, 1.2, BRASS, o=0.5)
            studs, x = "", start + 14
            while x < end - 8:
                studs += data("M", x - 3, y - 0.5, "l 3 -3 3 3 -3 3 Z")
                x += 28
            p.path(studs, BRASS, o=0.4)


def _parapet(painting: Painting) -> None:
    """The parapet where one's own cards lie: a lit ledge, an inlaid scale of brass, dark stone below."""
    land, w = painting.land, painting.width
    y, sun, left, right = land.shelf, land.sun, land.left, land.right

    def along(p: Pen, *colors: tuple[str, float]) -> str:
        """A paint from the walls' ends over the edges of the opening to the middle below the sun, and back."""
        ends, edges, middle = colors
        places = ((0.0, ends), (left / w, edges), (sun / w, middle), (right / w, edges), (1.0, ends))
        return p.lin(0, 0, w, 0, *((at, *color) for at, color in places))

    with painting.part(0, y - 4, w, painting.height) as p:
        p.rect(-1, y, w + 2, p.h, p.lin(0, y, 0, y + p.h, (0, "#33202A"), (0.14, "#21151F"), (1, "#0D080E")))
        with p.group(f"translate({sun:.1f} {y + 6:.1f}) scale(1 0.2)"):
            p.circle(0, 0, 760, p.rad(0, 0, 760, (0, "#D8804A", 0.34), (0.5, "#A85A3C", 0.13), (1, "#A85A3C", 0)))
        _hexagons(p, y + 26, 26)
        p.rect(-1, y, w + 2, 8, along(p, ("#3A2430", 1), ("#6E4438", 1), ("#B87448", 1)))
        p.rect(-1, y + 8, w + 2, 8, p.lin(0, y + 8, 0, y + 16, (0, "#000000", 0.5), (1, "#000000", 0)))
        p.rect(-1, y - 0.4, w + 2, 1.6, along(p, ("#FFCE90", 0.1), ("#FFCE90", 0.5), ("#FFE2AE", 0.95)))
        steps = range(int((right - left) / 18) + 1)
        ticks = "".join(data("M", left + 18 * k, y + 14, "v", 4 if k % 5 else 9) for k in steps)
        p.line(data("M", left, y + 14, "H", right) + ticks, BRASS, 1.1, o=0.55)
        p.path("".join(data("M", x, y + 8, "l 6 6 -6 6 -6 -6 Z") for x in (left - 14, right + 14)), BRASS, o=0.9)


def _hexagons(p: Pen, top: float, r: float) -> None:
    """An inlay of hexagons, hardly to be seen."""
    d, half = "", r * math.sqrt(3) / 2
    for row in range(int((p.y + p.h - top) / (r * 1.5)) + 2):
        for column in range(int(p.w / (2 * half)) + 2):
            x, y = (2 * column + row % 2) * half, top + r + row * r * 1.5
            d += data("M", x - half, y - r / 2, "L", x, y - r, x + half, y - r / 2, "V", y + r / 2)
    p.line(d, BRASS, 1, o=0.1)
