"""What stands on the land and is lit apart from it: windows in the sky, heaps of spice, light on a site.

`arch:LOOK:NAME` is the drawing `NAME` of the gallery behind an arched frame; a look is `open`, `lit`, `hover` or
`taken`. `spice:AMOUNT` is a heap of so much spice, on the lower edge. `light:SHAPE:COLOR` is light of a color: a `pool`
on the ground, what does `rise` behind a building from the lower edge, a `halo` around something, a
`burst` of rays, or with a dark color the `shade` that somebody throws. `arrow:COLOR:WAY`
is an arrow that bows upward from one place of the picture to another, in reference pixels: `x,y,x,y`; `trail:WAY` is a
line of bright dots that leaves the one place upward. `dusk:` is what lies around a place that alone keeps daylight.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

import pygame

from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, SPICE
from dune_desktop.ui.art.pen import Color, Pen, data, mix
from dune_desktop.ui.paint import shapes
from dune_desktop.ui.screen.colors import PALETTE

Drawing = Callable[[str, int, int], pygame.Surface]
_PREMUL: Final = pygame.BLEND_PREMULTIPLIED
_INK: Final = "#120A12"
BOW: Final = 0.28  # how far an arrow bows, as a share of its way
DOTS: Final = 15.0  # from one dot of a trail to the next
VEIL: Final = "#08050A", 0.55  # what lies over all that is not looked at
ARCHES: Final = {
    "open": (BRASS, BRASS_DARK, "", 255),
    "lit": ("#FFF0C8", "#FFD890", "#FFCB70", 255),
    "hover": ("#FFF6E0", "#FF9A4C", "#FF7A30", 255),
    "taken": ("#8A7048", "#4E3B22", "", 178),
}
"""Of each look the frame's bright and dark color, that of light inside it, and how much is left of the picture's."""


def arch(rest: str, width: int, height: int, drawing: Drawing) -> pygame.Surface:
    """The arch `LOOK:NAME`, premultiplied. Raises KeyError for an unknown look."""
    look, _, name = rest.partition(":")
    light = ARCHES[look][-1]
    surface = shapes.blank(width, height)
    surface.blit(drawing(name, width, height), (0, 0))
    if light < 255:
        surface.fill((light, light, light, 255), special_flags=shapes.MULT)
    mask, frame = _arch(look, width, height)
    surface.blit(mask, (0, 0), special_flags=shapes.MULT)
    surface.blit(frame, (0, 0), special_flags=_PREMUL)
    return surface


@lru_cache(maxsize=16)
def _arch(look: str, width: int, height: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What of a picture is seen through an arch, and the frame around that."""
    bright, dark, inside, _ = ARCHES[look]
    thick = max(1.5, width / 62)

    def outline(inset: float) -> str:
        left, right, top, middle = inset, width - inset, inset, width / 2
        rise = min(width * 0.3, height * 0.34)
        turn = (right - left) * 0.24
        return (
            f"M{left:.2f} {height}V{top + rise:.2f}C{left:.2f} {top + rise * 0.42:.2f} {middle - turn:.2f} {top:.2f} "
            f"{middle:.2f} {top:.2f}C{middle + turn:.2f} {top:.2f} {right:.2f} {top + rise * 0.42:.2f} {right:.2f} "
            f"{top + rise:.2f}V{height}"
        )

    hole = Pen(0, 0, width, height)
    hole.path(outline(thick) + "Z", "#FFFFFF")
    p = Pen(0, 0, width, height)
    p.path(outline(thick * 2.4), stroke="#0A0610", sw=thick * 3.4, o=0.34)
    if inside:
        for k in (7, 5, 3):
            p.path(outline(thick * 2), stroke=inside, sw=thick * k, o=0.2)
    p.path(outline(thick), stroke=_INK, sw=thick * 2)
    p.path(
        outline(thick * 0.9), stroke=p.lin(0, 0, 0, height, (0, bright), (1, dark)), sw=thick * (1.5 if inside else 1)
    )
    p.path(outline(thick * 2), stroke=bright, sw=max(0.8, thick * 0.4), o=0.42)
    return hole.render(width, height).premul_alpha(), p.render(width, height).premul_alpha()


def spice(amount: str, width: int, height: int) -> pygame.Surface:
    """A heap that grows with the spice in it, one peak for each; from six on only its glow does."""
    count = max(0, int(amount))
    p = Pen(0, 0, 100 * width / height, 100)
    chance = random.Random(count)
    middle, share = p.w / 2, 0.3 + 0.7 * min(1.0, count / 6)
    glow = min(0.9, 0.35 + 0.09 * count)
    with p.group(f"translate({middle:.1f} 78) scale(1 {min(1.0, 44 / middle):.3f})"):
        p.circle(0, 0, middle, p.rad(0, 0, middle, (0, "#FFB04A", glow), (0.45, SPICE, glow * 0.55), (1, SPICE, 0)))
    if not count:
        return p.render(width, height).premul_alpha()
    peaks = min(6, count)
    order = sorted(range(peaks), key=lambda k: (k * 2 + peaks) % 3)
    for k in order:
        away = (k - (peaks - 1) / 2) / max(1.0, peaks / 2)
        x = middle + away * middle * 0.62 * share
        high = (46 + 30 * share) * (1 - 0.42 * abs(away)) * (0.86 + 0.14 * math.cos(k * 2.2))
        _peak(p, x, 86 + 4 * (k % 2), middle * (0.3 + 0.12 * share), high)
    sparks = ""
    for _ in range(12 + 7 * peaks):
        x, y = middle + chance.gauss(0, 0.3) * middle * share, 90 - abs(chance.gauss(0, 0.32)) * 70 * share
        r = 0.8 + 1.5 * chance.random() ** 2
        sparks += f"M{x - r:.1f} {y:.1f}L{x:.1f} {y - 1.5 * r:.1f}L{x + r:.1f} {y:.1f}L{x:.1f} {y + 1.5 * r:.1f}Z"
    p.path(sparks, "#FFE3A8", o=0.9)
    return p.render(width, height).premul_alpha()


def _peak(p: Pen, x: float, y: float, half: float, high: float) -> None:
    top = y - high
    rise = x - half * 0.55, y - high * 0.24, x - half * 0.3, top, x, top
    fall = x + half * 0.3, top, x + half * 0.55, y - high * 0.24, x + half, y
    body = data("M", x - half, y, "C", *rise, "C", *fall, "Q", x, y + 7, x - half, y, "Z")
    p.path(body, p.lin(0, top, 0, y + 4, (0, "#D86A1E"), (0.6, "#A8461A"), (1, "#7A3018")))
    spine = x + half * 0.26, y - high * 0.4, x - half * 0.1, y - high * 0.6, x, top
    face = data("M", x, top, "C", *fall, "Q", x + half * 0.5, y + 4, x + half * 0.14, y + 3, "C", *spine, "Z")
    p.path(face, p.lin(x, 0, x + half, 0, (0, "#FFC066"), (0.5, "#F08A2E"), (1, "#B4501A")))
    p.line(data("M", x, top, "C", *fall), "#FFE0A0", 1.6, o=0.8)


def light(rest: str, width: int, height: int) -> pygame.Surface:
    """Light without edges, drawn small and enlarged. Raises KeyError for an unknown shape."""
    shape, _, color = rest.partition(":")
    small = max(2, width // 3), max(2, height // 3)
    p = Pen(0, 0, small[0], small[1])
    _LIGHTS[shape](p, PALETTE.get(color, color))
    return pygame.transform.smoothscale(p.render(*small), (width, height)).premul_alpha()


def _pool(p: Pen, color: Color) -> None:
    r = p.w / 2
    with p.group(f"translate({r:.1f} {p.h / 2:.1f}) scale(1 {p.h / p.w:.4f})"):
        p.circle(0, 0, r, p.rad(0, 0, r, (0, mix(color, "#FFFFFF", 0.35), 0.85), (0.4, color, 0.5), (1, color, 0)))


def _rise(p: Pen, color: Color) -> None:
    r = p.w / 2
    with p.group(f"translate({r:.1f} {p.h:.1f}) scale(1 {2 * p.h / p.w:.4f})"):
        p.circle(
            0,
            0,
            r,
            p.rad(
                0,
                0,
                r,
                (0, mix(color, "#FFFFFF", 0.7)),
                (0.3, mix(color, "#FFFFFF", 0.4), 0.9),
                (0.6, color, 0.5),
                (1, color, 0),
            ),
        )
        rays = ""
        for k in range(9):
            turn = math.pi * (1.08 + 0.105 * k)
            wide = 0.022 + 0.014 * (k % 2)
            a, b = turn - wide, turn + wide
            rays += f"M0 0L{math.cos(a) * r:.1f} {math.sin(a) * r:.1f}L{math.cos(b) * r:.1f} {math.sin(b) * r:.1f}Z"
        p.path(rays, p.rad(0, 0, r, (0.3, "#FFFFFF", 0.6), (1, "#FFFFFF", 0)))


def _halo(p: Pen, color: Color) -> None:
    r = p.w / 2
    with p.group(f"translate({r:.1f} {p.h / 2:.1f}) scale(1 {p.h / p.w:.4f})"):
        p.circle(0, 0, r, p.rad(0, 0, r, (0, color, 0.7), (0.6, color, 0.5), (0.72, color, 0.3), (1, color, 0)))


def arrow(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    """An arrow in a color, with a dark edge and bright dashes."""
    color, _, way = rest.partition(":")
    color = PALETTE.get(color, color)
    x, y, end_x, end_y = map(float, way.split(","))
    p = Pen(0, 0, width / scale, height / scale)
    far = math.dist((x, y), (end_x, end_y))
    bend_x, bend_y = (x + end_x) / 2, (y + end_y) / 2 - far * BOW
    turn = math.atan2(end_y - bend_y, end_x - bend_x)
    head = 40.0
    neck_x, neck_y = end_x - head * 0.8 * math.cos(turn), end_y - head * 0.8 * math.sin(turn)
    line = data("M", x, y, "Q", bend_x, bend_y, neck_x, neck_y)
    sides = [(turn + side * 2.62, head) for side in (1, -1)]
    corners = [(end_x + math.cos(angle) * far, end_y + math.sin(angle) * far) for angle, far in sides]
    tip = data("M", end_x, end_y, "L", *corners[0], "L", *corners[1], "Z")
    p.path(line, stroke=_INK, sw=19)
    p.path(tip, _INK, stroke=_INK, sw=8)
    p.path(line, stroke=color, sw=12)
    p.path(tip, color)
    p.path(line, stroke=mix(color, "#FFFFFF", 0.75), sw=3, dash="10 12")
    return p.render(width, height).premul_alpha()


def trail(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    """Bright dots with dark edges, all equally far apart."""
    x, y, end_x, end_y = map(float, rest.split(","))
    p = Pen(0, 0, width / scale, height / scale)
    bend_x, bend_y = x + (end_x - x) * 0.16, end_y + (y - end_y) * 0.3
    way = [
        (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * bend_x + t * t * end_x,
            (1 - t) ** 2 * y + 2 * t * (1 - t) * bend_y + t * t * end_y,
        )
        for t in (step / 120 for step in range(121))
    ]
    left = 0.0
    for before, now in pairwise(way):
        left -= math.dist(before, now)
        if left <= 0:
            p.circle(*now, 5.2, _INK, o=0.7)
            p.circle(*now, 3.6, "#FFF3D2")
            left = DOTS
    return p.render(width, height).premul_alpha()


def dusk(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    """Nothing in the middle, and dark towards the edges as the veil is that begins there."""
    return pygame.transform.smoothscale(_dusk(), (width, height))


@cache
def _dusk() -> pygame.Surface:
    """What every dusk is enlarged from."""
    side = 48
    small, dark = pygame.Surface((side, side), pygame.SRCALPHA), pygame.Color(VEIL[0])
    for y in range(side):
        for x in range(side):
            across, down = (abs(2 * (at + 0.5) / side - 1) for at in (x, y))
            away = (across**2.6 + down**2.6) ** (1 / 2.6)
            share = min(1.0, max(0.0, (away - 0.62) / 0.36))
            dark.a = round(255 * VEIL[1] * share * share * (3 - 2 * share))
            small.set_at((x, y), dark)
    return small


def _burst(p: Pen, color: Color) -> None:
    """Light in the middle, and rays all round."""
    r = p.w / 2
    with p.group(f"translate({r:.1f} {p.h / 2:.1f}) scale(1 {p.h / p.w:.4f})"):
        rays = ""
        for k in range(32):
            turn, wide = math.tau * k / 32, 0.022 + 0.02 * (k % 2)
            a, b = turn - wide, turn + wide
            rays += f"M0 0L{math.cos(a) * r:.1f} {math.sin(a) * r:.1f}L{math.cos(b) * r:.1f} {math.sin(b) * r:.1f}Z"
        p.path(rays, p.rad(0, 0, r, (0.2, mix(color, "#FFFFFF", 0.4), 0.55), (0.6, color, 0.2), (1, color, 0)))
        p.circle(0, 0, r * 0.62, p.rad(0, 0, r * 0.62, (0.3, color, 0.7), (0.6, color, 0.28), (1, color, 0)))


def _shade(p: Pen, color: Color) -> None:
    r = p.w / 2
    with p.group(f"translate({r:.1f} {p.h / 2:.1f}) scale(1 {p.h / p.w:.4f})"):
        p.circle(0, 0, r, p.rad(0, 0, r, (0, color, 0.85), (0.55, color, 0.75), (0.8, color, 0.36), (1, color, 0)))


_LIGHTS: Final = {"pool": _pool, "rise": _rise, "halo": _halo, "burst": _burst, "shade": _shade}
