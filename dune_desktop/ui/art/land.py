"""The painting behind the table: out of a palace one looks on Arrakis at dusk (`screen.land` says where its parts lie).

All is drawn in reference pixels, from the sky to what is near. Each part is drawn no larger than it is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from dune_desktop.ui.art import gallery
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Color, Pen, data, mix
from dune_desktop.ui.art.scenery import mesa, moon
from dune_desktop.ui.paint import shapes
from dune_desktop.ui.screen.land import Land
from dune_desktop.ui.screen.plates import Stop

_MOOD: Final = Mood("#0E0A17", "#4A2038", "#F0A24E", "#FFE9B8", "#B5633A", "#1B0F1A", "#FFDDA2", "#C79A4B")
_SKY: Final = (
    (0.0, "#0C0916"), (0.26, "#1D1134"), (0.5, "#43203F"), (0.7, "#83363A"), (0.86, "#C4602F"), (1.0, "#F2A955"),
)  # fmt: skip
_SHADE: Final = "#2A1320"
_GOLD: Final = "#FFDFA0"
_SUN: Final = 99.0  # radius
_RINGS: Final = (156.0, 225.0, 318.0, 450.0, 630.0, 840.0)
_RANGES: Final = (
    (4, 138.0, 40.0, 3.0, "#A04C38", "#EFA05A"),
    (9, 96.0, 22.0, 2.1, "#7E3A30", "#D97C44"),
    (21, 40.0, 9.0, 1.1, "#5A2A2A", "#B9623A"),
)
"""Table rocks from far to near: a seed, how high far from the sun and before it, how broad, their color, and that in
the light.
"""


class _Belt(NamedTuple):
    """Dunes: how wide and high, the sand from the crests to `deep` below, and its lit slopes."""

    seed: int
    wide: float
    high: float
    body: Color
    foot: Color
    lit: Color
    deep: float
    dark: float  # how strong the shade is


_FAR: Final = (
    _Belt(19, 210, 14, "#BC6C40", "#AE6440", "#FFD08C", 34, 0.22),
    _Belt(3, 290, 22, "#B0633C", "#9A563A", "#FFC986", 50, 0.34),
)
_SANDS: Final = _Belt(14, 310, 30, "#8E4C31", "#562F28", "#FFBE74", 84, 0.55)
_FIELD: Final = (
    _Belt(8, 360, 27, "#7C432E", "#54302A", "#D58A52", 76, 0.6),
    _Belt(41, 430, 25, "#5E3027", "#402326", "#B0683F", 66, 0.65),
    _Belt(77, 520, 20, "#462529", "#2A171D", "#8E5138", 50, 0.7),
)


class Painting:
    """An opaque surface on which parts are drawn."""

    def __init__(self, land: Land, size: tuple[int, int], scale: float) -> None:
        self.land, self.scale = land, scale
        self.width, self.height = size[0] / scale, size[1] / scale
        self.surface = pygame.Surface(size, 0, 32)

    @contextmanager
    def part(self, left: float, top: float, right: float, bottom: float, blur: int = 1) -> Iterator[Pen]:
        """Draw in a rectangle; what has no edges is drawn `blur` times smaller and enlarged."""
        scale = self.scale
        x, y = round(left * scale), round(top * scale)
        box = pygame.Rect(x, y, round(right * scale) - x, round(bottom * scale) - y)
        box = box.clip(self.surface.get_rect())
        if not box:
            box = pygame.Rect(0, 0, 1, 1)
        pen = Pen(box.x / scale, box.y / scale, box.w / scale, box.h / scale)
        yield pen
        drawn = pen.render(max(2, box.w // blur), max(2, box.h // blur)) if blur > 1 else pen.render(*box.size)
        self.surface.blit(pygame.transform.smoothscale(drawn, box.size) if blur > 1 else drawn, box)

    @contextmanager
    def view(self, top: float, bottom: float, blur: int = 1) -> Iterator[Pen]:
        """Draw in a belt of the opening, as far as the columns and the parapet hide its ends."""
        land = self.land
        with self.part(land.left - 12, top, land.right + 12, min(bottom, land.shelf + 12), blur) as pen:
            yield pen

    def piece(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """Draw a picture of the gallery that stands on (x, y)."""
        size = round(width * self.scale), round(height * self.scale)
        place = round((x - width / 2) * self.scale), round((y - height) * self.scale)
        self.surface.blit(gallery.draw(name, *size), place)


def paint(painting: Painting) -> None:
    """Draw all that is seen through the opening."""
    far(painting)
    _plain(painting)
    _desert(painting)
    _thopters(painting)
    _field(painting)
    _air(painting)


def far(painting: Painting) -> None:
    """Draw what is seen above the plain."""
    _sky(painting)
    _mountains(painting)


def dot(x: float, y: float, r: float) -> str:
    """A small disc as path data: many of them are one shape."""
    return data("M", x - r, y, "a", r, r, "0 1 0", 2 * r, "0a", r, r, "0 1 0", -2 * r, "0Z")


def ray(x: float, y: float, turn: float, start: float, end: float) -> str:
    """A line away from (x, y) as path data."""
    c, s = math.cos(turn), math.sin(turn)
    return data("M", x + c * start, y + s * start, "L", x + c * end, y + s * end)


# ------------------------------------------------------------------------------------------------------- the sky


def _sky(painting: Painting) -> None:
    land, scale = painting.land, painting.scale
    sun, horizon = land.sun, land.horizon
    stops = tuple(Stop(at, color) for at, color in _SKY)
    left, right = round((land.left - 12) * scale), round((land.right + 12) * scale)
    painting.surface.blit(shapes.gradient(stops, "down", right - left, round((horizon + 30) * scale)), (left, 0))
    with painting.view(0, horizon + 30, blur=4) as p:
        _mists(p, horizon)
        with p.group(f"translate({sun:.1f} {horizon:.1f}) scale(1.35 0.8)"):
            glow = ((0, "#FFE3A2", 0.95), (0.26, "#FFB45C", 0.62), (0.6, "#E8703C", 0.26), (1, "#C0502E", 0))
            p.circle(0, 0, 620, p.rad(0, 0, 620, *glow))
        beams = ""
        for k in range(13):
            turn, wide = math.pi * (1.06 + 0.074 * k), 0.016 + 0.014 * (k * 5 % 3)
            one, other = (ray(sun, horizon, turn + way * wide, _SUN * 0.8, 720) for way in (-1, 1))
            beams += f"{one}L{other[1:]}Z"
        p.path(beams, p.rad(sun, horizon, 720, (0.1, "#FFDFA0", 0.13), (1, "#FFDFA0", 0)))
    with painting.view(0, horizon) as p:
        _stars(p, horizon)
        _clouds(p, sun, horizon)
        _instrument(p, sun, horizon)
        if land.ring:
            _ring(p, land)
        side = land.right - 0.245 * (land.right - land.left)
        for x, y, r in ((side, horizon - 104, 22), (side - 46, horizon - 74, 9)):
            p.circle(x, y, r * 1.3, "#FFD9A0", o=0.1)
            moon(p, _MOOD, x, y, r)
        y = horizon - 8
        p.circle(sun, y, _SUN + 7, "#FFE2A0", o=0.28)
        p.circle(sun, y, _SUN, p.rad(sun, y - 12, _SUN * 1.3, (0, "#FFFBE4"), (0.6, "#FFEDBA"), (1, "#FFD181")))


def _mists(p: Pen, horizon: float) -> None:
    """The band of the galaxy, soft and slanting."""
    for share, high, wide, color, light in (
        (0.2, 0.34, 300, "#7C4A9A", 0.3),
        (0.5, 0.2, 340, "#8A4A7C", 0.24),
        (0.82, 0.3, 300, "#6A4AA0", 0.32),
    ):
        with p.group(f"translate({p.x + p.w * share:.1f} {horizon * high:.1f}) rotate(-12) scale(1 0.3)"):
            p.circle(0, 0, wide, p.rad(0, 0, wide, (0, color, light), (1, color, 0)))


def _stars(p: Pen, horizon: float) -> None:
    """Three sizes of stars, thinning toward the horizon."""
    chance = random.Random(11)
    count = round(p.w * horizon / 1500)
    for radius, share, strength in ((0.7, 0.62, 0.5), (1.1, 0.3, 0.75), (1.8, 0.08, 0.95)):
        dots = ""
        for _ in range(round(count * share)):
            x, depth = p.x + chance.random() * p.w, chance.random() ** 1.4 * 0.8
            dots += dot(x, depth * horizon, radius * (1 - 0.45 * depth))
        p.path(dots, "#FFEFD2", o=strength)


def _clouds(p: Pen, sun: float, horizon: float) -> None:
    """Long veils of dust that the sun lights from below."""
    chance = random.Random(23)
    for k in range(17):
        depth = chance.random()
        x, y = p.x + p.w * ((k * 0.381966 + 0.06 * chance.random()) % 1), horizon - 26 - 200 * depth
        w, h = 90 + 190 * chance.random(), 3 + 7 * depth * chance.random() + 2
        near = max(0.0, 1 - abs(x - sun) / (p.w * 0.5)) * (1 - 0.5 * depth)
        color = mix("#8E4048", "#FFC888", near)
        fade = p.lin(x - w, 0, x + w, 0, (0, color, 0), (0.5, color, 0.3 + 0.32 * near), (1, color, 0))
        over = data(
            "C", x - w * 0.5, y - h * 0.4, x - w * 0.2, y - h, x, y - h * 0.8, "S", x + w * 0.6, y - h * 0.7, x + w, y
        )
        below = data("C", x + w * 0.5, y + h * 0.3, x - w * 0.5, y + h * 0.35, x - w, y)
        p.path(data("M", x - w, y) + over + below + "Z", fade)


def _instrument(p: Pen, x: float, y: float) -> None:
    """Engraved rings around the sun with their scales, arms between them, and beads for the planets."""
    for k, r in enumerate(_RINGS):
        strength = 0.62 - 0.08 * k
        p.circle(x, y, r, stroke=_GOLD, sw=1.2, o=strength)
        if k % 2:
            p.circle(x, y, r + 14, stroke=_GOLD, sw=0.8, o=strength * 0.7)
        short, long, count = "", "", round(r * 0.62)
        for step in range(count + 1):
            turn = math.pi * (1 + step / count)
            if step % 10:
                short += ray(x, y, turn, r, r + 5)
            else:
                long += ray(x, y, turn, r, r + 14)
        p.line(short, _GOLD, 1, o=strength * 0.8)
        p.line(long, _GOLD, 1.5, o=strength)
    arms = "".join(ray(x, y, math.radians(turn), _RINGS[0], _RINGS[4]) for turn in (-152, -118, -62, -28))
    p.line(arms, _GOLD, 0.9, o=0.22)
    for ring, degrees, size in ((1, -152, 5), (2, -28, 6), (2, -118, 3.5), (3, -152, 7), (3, -62, 4), (4, -28, 6)):
        turn, r = math.radians(degrees), _RINGS[ring]
        bx, by = x + math.cos(turn) * r, y + math.sin(turn) * r
        p.circle(bx, by, size + 3, "#2A1428", o=0.6)
        p.circle(bx, by, size, p.rad(bx + size * 0.3, by + size * 0.4, size * 1.4, (0, "#FFF0C8"), (1, BRASS)))


def _ring(p: Pen, land: Land) -> None:
    """The brass ring that windows hang on, with its scale."""
    steps = [p.x + p.w * k / 32 for k in range(33)]

    def along(down: float) -> str:
        return "M" + "L".join(data(x, land.ring_at(x) + down) for x in steps)

    p.line(along(3), "#12091A", 11, o=0.45)
    p.line(along(0), p.lin(p.x, 0, p.x + p.w, 0, (0, "#8A5630"), (0.5, "#D9A254"), (1, "#8A5630")), 7)
    p.line(along(-2.6), BRASS_LIGHT, 1.4, o=0.9)
    p.line(along(2.8), "#3A2412", 1.2, o=0.8)
    ticks = "".join(data("M", x, land.ring_at(x) - 1, "v", 3) for x in (p.x + 9 * k for k in range(int(p.w / 9) + 1)))
    p.line(ticks, "#3A2412", 1.2, o=0.8)


# --------------------------------------------------------------------------------------------------- the far land


def _mountains(painting: Painting) -> None:
    """Ranges of table rocks, the nearer the darker, with haze between them."""
    land = painting.land
    y = land.horizon + 22
    with painting.view(land.horizon - 150, land.horizon + 40) as p:
        for seed, high, low, broad, color, lit in _RANGES:
            _range(p, seed, y, high, low, broad, land.sun, color, lit)
            deep = 18 + high * 0.4
            p.rect(p.x, y - deep, p.w, deep + 6, p.lin(0, y - deep, 0, y + 2, (0, "#FFB468", 0), (1, "#FFB468", 0.34)))


def _range(
    p: Pen, seed: int, y: float, high: float, low: float, broad: float, sun: float, color: Color, lit: Color
) -> None:
    """Table rocks along the horizon, lower toward the sun; the faces that look at it are lit."""
    chance = random.Random(seed)
    points, x, top = [(p.x - 10, y)], p.x - 10.0, low
    while x < p.x + p.w + 10:
        away = min(1.0, max(0.0, (abs(x - sun) - _SUN * 0.9) / (p.w * 0.36)))
        rise = low + (high - low) * away
        wide = chance.uniform(14, 60) * broad
        new = rise * chance.uniform(0.25, 1)
        points.append((x + 5 + abs(new - top) * 0.32, y - new))
        points.append((x + wide, y - new + chance.uniform(-2, 2)))
        x, top = x + wide, new
    points.append((p.x + p.w + 30, y))
    body = "L".join(data(*point) for point in points)
    stone = p.lin(0, y - high, 0, y, (0, color), (1, mix(color, lit, 0.35)))
    p.path("M" + body + data("V", y + 30, "H", p.x - 30, "Z"), stone)
    faces, cracks = "", ""
    for (ax, ay), (bx, by) in pairwise(points):
        upper, side = min(ay, by), 1 if bx < sun else -1
        if (by - ay) * side > 4:
            foot = upper + (y - upper) * 0.85
            faces += data("M", ax, ay, "L", bx, by, bx + 7 * side, foot, (ax + bx) / 2 - 10 * side, foot, "Z")
        elif abs(by - ay) < 4 and bx - ax > 16:
            for part in (0.3, 0.62):
                deep = (y - ay) * chance.uniform(0.3, 0.6)
                cracks += data("M", ax + (bx - ax) * part, ay + 3, "l", chance.uniform(-4, 4), deep)
    p.path(faces, lit, o=0.75)
    p.line(cracks, _SHADE, 1.4, o=0.28)
    p.line("M" + body, mix(lit, "#FFE2AE", 0.5), 1.3, o=0.6)


def _plain(painting: Painting) -> None:
    """The plain that the cities stand on, with the sun's path and low crests."""
    land = painting.land
    top, sun = land.horizon + 12, land.sun
    bottom = land.ground + 120
    with painting.view(top - 6, bottom) as p:
        left, right = p.x - 10, p.x + p.w + 10
        edge = data(
            "M",
            left,
            top + 8,
            "C",
            sun - 300,
            top - 2,
            sun - 120,
            top,
            sun,
            top,
            "S",
            sun + 300,
            top - 2,
            right,
            top + 8,
        )
        sand = p.lin(0, top, 0, bottom, (0, "#DC8E4C"), (0.2, "#B9683C"), (0.6, "#9A5538"), (1, "#7E4433"))
        p.path(edge + data("V", bottom + 9, "H", left, "Z"), sand)
        chance = random.Random(31)
        for k in range(7):
            share = k / 7
            _thread(p, chance, top + 12 + (land.ground - top + 50) * share**1.3, 3 + 6 * share, 0.5 - 0.2 * share)
        glare = ""
        for k, w in enumerate((104, 88, 120, 70, 132, 96, 150, 84, 60)):
            y = top + 6 + k * 7.5
            glare += data("M", sun - w, y, "Q", sun, y - 4, sun + w, y, "Q", sun, y + 4, sun - w, y, "Z")
        p.path(glare, p.lin(0, top, 0, top + 76, (0, "#FFF0BE", 0.85), (1, "#FFC070", 0.1)))
        for x in land.cities:
            _shadow(p, x, land.ground + 2, sun)


def _shadow(p: Pen, x: float, y: float, sun: float) -> None:
    """The long shadow of a city, thrown toward us and away from the sun."""
    lean, deep = (x - sun) * 0.3, 84.0
    for inset, strength in ((0, 0.2), (16, 0.24), (34, 0.3)):
        near, end = 136 - inset, 150 - inset * 2
        fade = p.lin(0, y, 0, y + deep, (0, _SHADE, strength), (0.5, _SHADE, strength * 0.7), (1, _SHADE, 0))
        p.path(data("M", x - near, y, "H", x + near, "L", x + lean + end, y + deep, "H", x + lean - end, "Z"), fade)


def _thread(p: Pen, chance: random.Random, y: float, high: float, strength: float) -> None:
    """One far crest across the view: a bright thread over a thin shade."""
    x, d = p.x - 20, data("M", p.x - 20, y)
    while x < p.x + p.w + 20:
        w, up = chance.uniform(90, 260), high * chance.uniform(0.4, 1)
        d += data("c", w * 0.25, 0, w * 0.3, -up, w * 0.42, -up, "s", w * 0.3, up, w * 0.58, up)
        x += w
    low = y + high * 1.8
    p.path(d + data("V", low, "H", p.x - 20, "Z"), p.lin(0, y - high, 0, low, (0, _SHADE, 0.34), (1, _SHADE, 0)))
    p.line(d, "#FFC987", 1.1, o=strength)


# -------------------------------------------------------------------------------------------------- the near land


def _dunes(p: Pen, sun: float, y: float, belt: _Belt) -> None:
    """A belt of dunes before the sun, from the far ones to the near ones."""
    chance = random.Random(belt.seed)
    body, foot, deep = belt.body, belt.foot, belt.deep
    p.rect(p.x - 1, y, p.w + 2, p.h, p.lin(0, y, 0, y + deep, (0, body, 0), (0.45, body), (1, foot)))
    step = belt.wide
    places = (p.x + step * (k + chance.random() * 0.7 - 0.1) for k in range(round(p.w / step) + 1))
    for low, x in sorted((y + deep * 0.3 * chance.random(), x) for x in places):
        high = belt.high * chance.uniform(0.55, 1)
        _dune(p, chance, sun, x, low, high, step * chance.uniform(0.62, 1.05), step * chance.uniform(0.5, 0.85), belt)


def _dune(
    p: Pen, chance: random.Random, sun: float, x: float, y: float, high: float, left: float, right: float, belt: _Belt
) -> None:
    """One dune: the wind has rounded its left side and hollowed the right one. What looks at the sun is lit."""
    top, low = y - high, y + belt.deep * 0.75
    # either side of the outline, from the crest to the foot
    falls = {
        -1: (x - left * 0.34, top - high * 0.02, x - left * 0.62, y - high * 0.1, x - left, y),
        1: (x + right * 0.14, top + high * 0.36, x + right * 0.42, y - high * 0.04, x + right, y),
    }
    back = (*falls[-1][2:4], *falls[-1][:2], x, top)
    toes = data("M", x - left * 1.5, low, "L", x - left, y, "C", *back, "C", *falls[1], "L", x + right * 1.5, low, "Z")
    p.path(toes, p.lin(0, top, 0, low, (0, mix(belt.body, belt.lit, 0.12)), (0.4, belt.body), (1, belt.body, 0)))
    side, tall = 1 if x < sun else -1, high + belt.deep * chance.uniform(0.5, 0.72)
    swing = side * min(left, right) * chance.uniform(0.12, 0.26)
    spine = (x + swing * 1.5, top + tall * 0.55, x - swing * 0.9, top + tall * 0.3, x, top)
    near = 1 - 0.55 * min(1.0, abs(x - sun) / (p.w * 0.55))
    for toward, color, strength in ((-side, _SHADE, belt.dark), (side, belt.lit, 0.95 * near)):
        reach = right if toward > 0 else left
        squash = tall / reach  # a round light, pressed flat: it ends at the dune's foot as well as below it
        face = (x, top, *falls[toward], x + toward * reach * 0.8, low, x - swing * 0.5, top + tall, *spine)
        flat = [(n - top) / squash if k % 2 else n - x for k, n in enumerate(face)]
        with p.group(f"translate({x:.1f} {top:.1f}) scale(1 {squash:.4f})"):
            glow = p.rad(0, 0, reach, (0, color, strength), (0.35, color, strength * 0.66), (1, color, 0))
            p.path(data("M", *flat[:2], "C", *flat[2:8], "L", *flat[8:12], "C", *flat[12:], "Z"), glow)
    far = side * (right if side > 0 else left)
    shine = p.lin(x, 0, x + far * 0.85, 0, (0, "#FFEABC", near), (1, "#FFE6B4", 0))
    p.line(data("M", x, top, "C", *falls[side]), shine, 1.7)
    waves = ""
    for row in range(6):
        wide = far * (0.52 - 0.05 * row)
        start = x + far * (0.06 + 0.015 * row), top + tall * (0.2 + 0.12 * row)
        waves += data("M", *start, "q", wide * 0.5, -high * 0.06, wide, high * 0.16)
    p.line(waves, _SHADE, 0.9, o=0.2)


def _desert(painting: Painting) -> None:
    land = painting.land
    left, wide, sun, floor = land.left, land.right - land.left, land.sun, land.sands
    with painting.view(land.ground + 24, floor + 60) as p:
        for y, belt in zip((floor - 77, floor - 49), _FAR, strict=True):
            _dunes(p, sun, y, belt)
    with painting.view(floor - 130, floor + 10, blur=4) as p:
        for x in land.deserts:
            _dust(p, x, floor - 34, sun)
    painting.piece("site:walkers", left + wide * 0.075, floor - 65, 90, 30)
    painting.piece("site:town", left + wide * 0.19, floor - 10, 150, 66)
    with painting.view(floor - 120, floor + 30) as p:
        p.layer((1, 1, "#7A3A2C", 0.5), (-1.2, 1.2, "#FFD79A", 0.8))
        for share, w, h in ((0.355, 176, 98), (0.64, 140, 76), (0.02, 160, 84)):
            with p.at(left + wide * share, floor, flip=share > 0.5):  # the sun is between them
                mesa(p, 0, 0, w, h, "#4E2322", "#9C5434")
        p.layer()
        haze = p.lin(0, floor - 46, 0, floor + 6, (0, "#D07C48", 0), (0.8, "#A85E3A", 0.9), (1, _SANDS.body))
        p.rect(p.x, floor - 46, p.w, 56, haze)
    with painting.view(floor - 46, land.field + 60) as p:
        _dunes(p, sun, floor + 6, _SANDS)
        for x in land.deserts:
            _stain(p, x, floor, 190)
    painting.piece("site:wreck", left + wide * 0.32, floor + 48, 116, 64)
    if len(land.deserts) > 1:
        painting.piece("site:harvester", (land.deserts[-2] + land.deserts[-1]) / 2, floor + 36, 144, 55)
    painting.piece("site:worm", land.right - 62, floor + 60, 190, 130)


def _dust(p: Pen, x: float, y: float, sun: float) -> None:
    """Dust over spice, that the low sun shines through."""
    light = 0.8 - 0.3 * min(1.0, abs(x - sun) / 500)
    for dx, dy, wide, flat, part in ((0, 8, 250, 0.2, 1.0), (-70, -8, 130, 0.26, 0.6), (90, -2, 150, 0.24, 0.7)):
        with p.group(f"translate({x + dx:.1f} {y + dy:.1f}) scale(1 {flat})"):
            glow = ((0, "#FFE0A0", light * part), (0.4, "#FFAE50", light * part * 0.6), (1, "#FF8A2E", 0))
            p.circle(0, 0, wide, p.rad(0, 0, wide, *glow))


def _thopters(painting: Painting) -> None:
    """Ornithopters on their way home before the sun: they give the sky its depth."""
    land = painting.land
    for x, y, wide in ((-96, 96, 62), (-58, 74, 44), (128, 88, 38)):
        painting.piece("site:thopter", land.sun + x, land.horizon - y, wide, wide * 0.5)


def _stain(p: Pen, x: float, y: float, wide: float) -> None:
    """Spice in the sand: an orange glow lying flat, and grains."""
    with p.group(f"translate({x:.1f} {y:.1f}) scale(1 0.3)"):
        p.circle(0, 0, wide, p.rad(0, 0, wide, (0, "#FFA63A", 0.95), (0.5, SPICE, 0.55), (1, SPICE, 0)))
    chance = random.Random(round(x))
    grains = ""
    for _ in range(42):
        turn, reach = chance.random() * math.tau, wide * chance.random() ** 0.7
        grains += dot(
            x + math.cos(turn) * 0.9 * reach, y + math.sin(turn) * 0.2 * reach, 0.7 + 1.3 * chance.random() ** 2
        )
    p.path(grains, "#FFD28A", o=0.75)


def _field(painting: Painting) -> None:
    """The battlefield: trampled dunes in the evening's shade, fires among them."""
    land = painting.land
    top, end = land.field, land.shelf + 12
    deep = end - top
    with painting.view(top - 30, end) as p:
        _dunes(p, land.sun, top + 12, _FIELD[0])
        for share, at in ((0.24, 0.3), (0.53, 0.38), (0.78, 0.3)):
            _fire(p, p.x + p.w * share, top + deep * at)
        _dunes(p, land.sun, top + deep * 0.5, _FIELD[1])
    with painting.view(top + deep * 0.55, end) as p:
        _dunes(p, land.sun, top + deep * 0.84, _FIELD[2])


def _fire(p: Pen, x: float, y: float) -> None:
    """The glow of something that burns behind a crest, and sparks above it."""
    with p.group(f"translate({x:.1f} {y:.1f}) scale(1 0.3)"):
        p.circle(0, 0, 170, p.rad(0, 0, 170, (0, "#FF7A30", 0.5), (0.4, "#FF6A2A", 0.22), (1, "#FF6A2A", 0)))
    chance = random.Random(round(x))
    sparks = "".join(
        dot(x + chance.gauss(0, 46), y - abs(chance.gauss(0, 18)), 0.6 + 0.9 * chance.random()) for _ in range(22)
    )
    p.path(sparks, "#FFB070", o=0.8)


def _air(painting: Painting) -> None:
    """Dust in the light: warm before the sun, cool and dark toward the walls and below the parapet."""
    land = painting.land
    with painting.view(0, land.shelf + 12, blur=5) as p:
        with p.group(f"translate({land.sun:.1f} {land.horizon + 30:.1f}) scale(1.5 0.62)"):
            p.circle(0, 0, 400, p.rad(0, 0, 400, (0, "#FFB860", 0.36), (0.5, "#FF9A4E", 0.13), (1, "#FF9A4E", 0)))
        dark = "#12091A"
        for x, inside in ((land.left, 150), (land.right, -150)):
            shade = p.lin(x, 0, x + inside, 0, (0, dark, 0.62), (0.4, dark, 0.22), (1, dark, 0))
            p.rect(min(x, x + inside) - 20, -1, 190, land.shelf + 20, shade)
        low = p.lin(0, land.shelf - 60, 0, land.shelf, (0, dark, 0), (1, dark, 0.5))
        p.rect(p.x - 1, land.shelf - 60, p.w + 2, 80, low)
