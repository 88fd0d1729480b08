"""Families of code that only pictures of Uprising call."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Color, Pen, data, mix

_CREST: Final = (
    (1.0, 0.0), (0.975, 0.1), (0.99, 0.17), (0.955, 0.25), (0.9, 0.28), (0.85, 0.27), (0.815, 0.33), (0.76, 0.32),
    (0.72, 0.385), (0.665, 0.38), (0.625, 0.45), (0.6, 0.55), (0.565, 0.6), (0.535, 0.69), (0.48, 0.735),
    (0.42, 0.71), (0.37, 0.76), (0.31, 0.74), (0.25, 0.79), (0.18, 0.76), (0.11, 0.81), (0.05, 0.78), (-0.02, 0.82),
)  # fmt: skip
"""The crest of the Shield Wall from its far end, by the cities, to the near one: shares of width and height."""
_BREACH: Final = (6, 13)  # between which points of the crest it is gone once it has fallen
_LIT, _BODY, _FOOT, _SHADE = "#F7B26A", "#7C3B2A", "#2A1219", "#170A10"

Point = tuple[float, float]


def shield_wall(p: Pen, m: Mood, y: float, h: float, fallen: bool = False) -> None:
    """A rampart of rock that comes toward us from the right edge to the left one, however far that is; where it has
    fallen, a pass with rubble and dust.
    """
    w = p.w
    crest = [(p.x + a * w, y + b * h) for a, b in _CREST]
    spans = ((0, _BREACH[0]), (_BREACH[1], len(crest) - 1)) if fallen else ((0, len(crest) - 1),)
    if fallen:
        _scar(p, crest[_BREACH[0] : _BREACH[1] + 1], h)
    for first, last in spans:
        _rampart(p, crest, first, last, h)
    if fallen:
        _rubble(p, crest, h)


def _tall(at: int, h: float) -> float:
    """How high the rock stands at a point of the crest: the nearer, the higher."""
    return h * (0.1 + 0.19 * at / (len(_CREST) - 1))


def _rampart(p: Pen, crest: list[Point], first: int, last: int, h: float) -> None:
    chance = random.Random(5)
    rises = [0.34 + 0.5 * chance.random() for _ in crest]
    left = {
        at: 0.12 + 0.4 * abs(at - end)
        for end in (first, last)
        if 0 < end < len(crest) - 1
        for at in (end, end - 1, end + 1)
    }
    rises = [rise * min(1.0, left.get(at, 1.0)) for at, rise in enumerate(rises)]  # what is left at a breach is low
    top = [(crest[at][0], crest[at][1] - _tall(at, h) * rises[at]) for at in range(first, last + 1)]
    foot = [
        (
            crest[at][0] + _tall(at, h) * (0.18 if at % 2 else 0.42),
            crest[at][1] + _tall(at, h) * (0.62 + 0.3 * (at % 2)),
        )
        for at in range(first, last + 1)
    ]
    back = "L".join(data(*point) for point in reversed(foot))
    steps: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(top):  # flat shelves and steep breaks
        flat = ax + (bx - ax) * 0.62
        steps += [(ax, ay), (flat, ay + (by - ay) * 0.12)]
    steps.append(top[-1])
    ridge = "L".join(data(*point) for point in steps)
    low = [(px - 16, py + _tall(first + at, h) * 0.5) for at, (px, py) in enumerate(foot)]
    p.layer()
    p.path("M" + ridge + "L" + "L".join(data(*point) for point in reversed(low)) + "Z", _SHADE, o=0.42)
    p.layer((-1.4, 1.4, "#FFD79A", 0.9))
    ends = crest[0][1] - 20, crest[-1][1] + _tall(len(crest) - 1, h)
    p.path("M" + ridge + "L" + back + "Z", p.lin(0, ends[0], 0, ends[1], (0, "#9A4C34"), (0.4, _BODY), (1, _FOOT)))
    p.layer()
    for at, ((ax, ay), (bx, by), (cx, cy), (dx, dy)) in enumerate(zip(top, top[1:], foot[1:], foot, strict=False)):
        lit = (first + at) % 2 == 0
        near = 1 - 0.45 * (first + at) / len(_CREST)
        face = data("M", ax, ay + 2, "L", ax + (bx - ax) * 0.62, ay + (by - ay) * 0.12 + 2)
        face += data("L", (bx + cx) / 2, (by + cy) / 2, "L", (ax + dx) / 2 - 3, (ay + dy) / 2, "Z")
        p.path(face, _LIT if lit else _SHADE, o=0.6 * near if lit else 0.34)
        for share in (0.3, 0.66):
            sx, sy = ax + (bx - ax) * share, ay + (by - ay) * share
            ex, ey = dx + (cx - dx) * share, dy + (cy - dy) * share
            mx, my = (sx + ex) / 2 + chance.uniform(-5, 5), (sy + ey) / 2
            p.line(data("M", sx, sy + 3, "L", mx, my, "L", ex, ey - 2), _SHADE, 1.3, o=0.55)
        p.line(data("M", dx, dy - 1, "L", cx, cy - 1), "#C97A48", 1.2, o=0.4)
    for share, o in ((0.36, 0.5), (0.66, 0.34)):  # layers of the rock
        bed = [(tx + (fx - tx) * share, ty + (fy - ty) * share) for (tx, ty), (fx, fy) in zip(top, foot, strict=True)]
        p.line("M" + "L".join(data(*point) for point in bed), "#E39A5E" if share < 0.5 else _SHADE, 1.2, o=o)
    p.line("M" + ridge, "#FFE9C0", 2, o=0.9)


def _scar(p: Pen, gone: list[Point], h: float) -> None:
    """The ground where the wall stood: bared, dark, with the line of the old crest in dots."""
    edge = "L".join(data(px, py - h * 0.02) for px, py in gone)
    back = "L".join(data(px + 16, py + h * 0.15) for px, py in reversed(gone))
    p.layer()
    p.path("M" + edge + "L" + back + "Z", "#2A1218", o=0.4)
    p.line("M" + "L".join(data(px, py) for px, py in gone), "#FFE0A6", 2.4, o=0.85, dash="3 9")


def _rubble(p: Pen, crest: list[Point], h: float) -> None:
    """Blocks on both sides of the pass, the larger the nearer they lie, and dust that has not settled."""
    chance = random.Random(9)
    first, last = _BREACH
    p.layer((-1, 1, "#FFD79A", 0.85))
    for _ in range(64):
        way = chance.random()
        edge = min(way, 1 - way) * 2
        if chance.random() < edge * 0.75:
            continue  # fewer in the middle: the pass is open
        at = first + way * (last - first)
        number, rest = int(at), at - int(at)
        (ax, ay), (bx, by) = crest[number], crest[min(last, number + 1)]
        bx, by = ax + (bx - ax) * rest + chance.gauss(0, 15), ay + (by - ay) * rest + h * chance.uniform(-0.01, 0.15)
        r = (4 + 9 * (1 - edge) * chance.random()) * (0.7 + 0.6 * at / len(crest))
        block = data("M", bx - r, by, "l", r * 0.4, -r * chance.uniform(0.7, 1.1), r * 0.9, -r * 0.15, r * 0.7, r, "Z")
        p.path(block, mix(_BODY, _FOOT, chance.random() * 0.8))
    p.layer()
    for at, r in ((first + 1, 46), ((first + last) // 2, 62), (last - 1, 50)):
        dx, dy = crest[at]
        with p.group(f"translate({dx:.1f} {dy + h * 0.04:.1f}) scale(1 0.5)"):
            p.circle(0, 0, r, p.rad(0, 0, r, (0, "#F5CF9C", 0.34), (0.5, "#F0C890", 0.16), (1, "#F0C890", 0)))


# ------------------------------------------------------------------------------------------------ a sandworm

_RINGS: Final = 13


def sandworm(p: Pen, m: Mood, x: float, y: float, s: float, hide: Color, ink: Color, rider: Color) -> None:
    """A maker that has risen from the sand at (x, y) and bends to the left, its maw open; somebody rides it."""
    with p.at(x, y, s):
        spine = [_spine(at / _RINGS) for at in range(_RINGS + 1)]
        sides = [_across(at / _RINGS) for at in range(_RINGS + 1)]
        outline = [side[0] for side in sides] + [side[1] for side in reversed(sides)]
        p.path("M" + "L".join(data(*point) for point in outline) + "Z", ink, stroke=ink, sw=4.4)
        for at in range(_RINGS):
            _ring(p, sides[at], sides[at + 1], spine[at], hide, ink)
        _rider(p, sides[8][1], rider, ink)
        _maw(p, spine[-1], hide, ink)
        _mound(p, ink)


def _spine(t: float) -> Point:
    """The middle of the body: straight out of the sand, then over to the left and a little down."""
    if t < 0.45:
        return 11 + 2.4 * math.sin(t / 0.45 * math.pi), 2 - 34 * t / 0.45
    turn = (t - 0.45) / 0.55 * 2.0
    return 11 - 17 + 17 * math.cos(turn), -32 - 19 * math.sin(turn)


def _across(t: float) -> tuple[Point, Point]:
    """The two edges of the body there: the inner one, and the outer one."""
    (x, y), (ax, ay), (bx, by) = _spine(t), _spine(max(0.0, t - 0.02)), _spine(min(1.0, t + 0.02))
    far = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (by - ay) / far, -(bx - ax) / far  # to the left of the way up
    half = 11.8 - 1.6 * t + 0.5 * math.sin(t * 9)
    return (x + nx * half, y + ny * half), (x - nx * half, y - ny * half)


def _ring(p: Pen, low: tuple[Point, Point], high: tuple[Point, Point], at: Point, hide: Color, ink: Color) -> None:
    """One ring of the hide: light on its outer edge, shade on the inner one, and the fold below it."""
    (ix, iy), (ox, oy) = low
    (jx, jy), (qx, qy) = high
    bow = (at[0] + (qx + jx) / 2) / 2, (at[1] + (qy + jy) / 2) / 2 - 1.5
    d = data("M", ix, iy, "Q", *at, ox, oy, "L", qx, qy, "Q", *bow, jx, jy, "Z")
    stops = ((0, mix(hide, ink, 0.62)), (0.45, mix(hide, ink, 0.16)), (0.8, mix(hide, "#FFDCA0", 0.34)), (1, hide))
    p.path(d, p.lin(ix, iy, ox, oy, *stops))
    p.line(data("M", ix, iy, "Q", *at, ox, oy), mix(hide, ink, 0.75), 1.3, o=0.9)
    middle = (ix + ox) / 2, (iy + oy) / 2
    p.line(data("M", *middle, "Q", (at[0] + ox) / 2, (at[1] + oy) / 2, ox, oy), "#FFE6B8", 0.7, o=0.6)


def _maw(p: Pen, at: Point, hide: Color, ink: Color) -> None:
    """The open maw, three rings of crystal teeth around a glow."""
    with p.at(at[0] - 1.5, at[1] + 2, turn=24):
        p.ellipse(0, 0, 9.6, 14.4, ink)
        p.ellipse(0, 0, 8.6, 13.4, mix(hide, "#FFDCA0", 0.25))
        p.ellipse(-0.6, 0.3, 7.4, 11.8, "#2A0E10")
        p.ellipse(-0.8, 0.4, 5, 8, p.rad(-0.8, 0.4, 8, (0, "#FFB45A", 0.95), (0.5, "#C4421E", 0.7), (1, "#2A0E10", 0)))
        for count, out, deep, share in ((22, 1.0, 0.72, 0.0), (16, 0.72, 0.48, 0.5)):
            teeth = ""
            for k in range(count):
                turn, half = math.tau * (k + share) / count, math.pi / count * 0.7
                edge = [(math.cos(turn + way * half), math.sin(turn + way * half)) for way in (-1, 1)]
                tip = math.cos(turn) * deep, math.sin(turn) * deep
                points = [(c * out, d * out) for c, d in edge] + [tip]
                teeth += "M" + "L".join(data(-0.6 + px * 7.4, 0.3 + py * 11.8) for px, py in points) + "Z"
            p.path(teeth, "#FFF3DC", o=0.95 if out == 1.0 else 0.7)


def _rider(p: Pen, at: Point, color: Color, ink: Color) -> None:
    """A Fremen who stands on the ring with the hooks set, leaning back; the cloak has the color of the seat."""
    with p.at(at[0] - 1.2, at[1] + 1.6, 0.62, turn=16):
        body = (
            "M-5 0L-3.4 -7L-6 -12.4C-6.2 -15.6 -5 -17.6 -3.2 -18C-4 -20.6 -2.6 -23.4 -0.4 -23.4C1.8 -23.4 2.6 -21 "
            "1.5 -18.6L4 -16L2.4 -8L5 0Z"
        )
        p.line("M2 -15L-9 -9L-14 -3M3 -13L-6 -5", ink, 3.4)
        p.line("M2 -15L-9 -9L-14 -3M3 -13L-6 -5", "#E9D9B0", 1.4)
        p.path(body, ink, stroke=ink, sw=3.2)
        p.path(body, color)
        p.path("M2 -16L9 -12L13 -3L7 -6L3 -3L2.4 -8Z", color, stroke=ink, sw=1.6)


def _mound(p: Pen, ink: Color) -> None:
    """The sand that it throws up."""
    heap = "M-14 3C-9 -3 -4 -1 -1 -5C3 -8 6 -3 10 -4C14 -7 18 -8 21 -4C25 -4 28 0 34 3Z"
    p.path(heap, p.lin(0, -8, 0, 4, (0, "#E8A866"), (0.5, "#B06A3E"), (1, "#7A4230")), stroke=ink, sw=1.2)
    p.line("M-1 -5C3 -8 6 -3 10 -4M14 -5C17 -8 19 -7 21 -4", "#FFE0AE", 1.1)
    grains = ""
    chance = random.Random(3)
    for _ in range(16):
        gx, gy, r = chance.uniform(-12, 32), chance.uniform(-14, -3), chance.uniform(0.5, 1.2)
        grains += data("M", gx - r, gy, "l", r, -r, r, r, -r, r, "Z")
    p.path(grains, "#F5CB90", o=0.85)


FAMILIES: Final[dict[str, Callable[..., None]]] = {made.__name__: made for made in (shield_wall, sandworm)}
