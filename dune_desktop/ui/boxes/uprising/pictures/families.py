"""Families of code that only pictures of Uprising call."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, data, mix

_CREST: Final = (
    (1.0, 0.0), (0.975, 0.1), (0.99, 0.17), (0.955, 0.25), (0.9, 0.28), (0.85, 0.27), (0.815, 0.33), (0.76, 0.32),
    (0.72, 0.385), (0.665, 0.38), (0.625, 0.45), (0.6, 0.55), (0.565, 0.6), (0.535, 0.69), (0.48, 0.735),
    (0.42, 0.71), (0.37, 0.76), (0.31, 0.74), (0.25, 0.79), (0.18, 0.76), (0.11, 0.81), (0.05, 0.78), (-0.02, 0.82),
)  # fmt: skip
"""The crest of the Shield Wall from its far end, by the cities, to the near one: shares of width and height."""
_BREACH: Final = (6, 13)  # between which points of the crest it is gone once it has fallen
_LIT, _BODY, _FOOT, _SHADE = "#F0A862", "#8A452F", "#3A1B20", "#1E0D14"

Point = tuple[float, float]


def shield_wall(p: Pen, m: Mood, x: float, y: float, w: float, h: float, fallen: bool = False) -> None:
    """A rampart of rock that comes toward us from right to left; where it has fallen, a pass with rubble and dust."""
    crest = [(x + a * w, y + b * h) for a, b in _CREST]
    spans = ((0, _BREACH[0]), (_BREACH[1], len(crest) - 1)) if fallen else ((0, len(crest) - 1),)
    if fallen:
        _scar(p, crest[_BREACH[0] : _BREACH[1] + 1], h)
    for first, last in spans:
        _rampart(p, crest, first, last, h, w)
    if fallen:
        _rubble(p, crest, h)


def _tall(at: int, h: float) -> float:
    """How high the rock stands at a point of the crest: the nearer, the higher."""
    return h * (0.075 + 0.145 * at / (len(_CREST) - 1))


def _rampart(p: Pen, crest: list[Point], first: int, last: int, h: float, w: float) -> None:
    chance = random.Random(5)
    rises = [0.34 + 0.5 * chance.random() for _ in crest]
    left = {at: 0.12 + 0.4 * abs(at - end) for end in (first, last) if 0 < end < len(crest) - 1 for at in (end, end - 1, end + 1)}
    rises = [rise * min(1.0, left.get(at, 1.0)) for at, rise in enumerate(rises)]  # what is left at a breach is low
    top = [(crest[at][0], crest[at][1] - _tall(at, h) * rises[at]) for at in range(first, last + 1)]
    foot = [
        (crest[at][0] + _tall(at, h) * (0.18 if at % 2 else 0.42), crest[at][1] + _tall(at, h) * (0.62 + 0.3 * (at % 2)))
        for at in range(first, last + 1)
    ]
    back = "L".join(data(*point) for point in reversed(foot))
    steps: list[Point] = []
    for (ax, ay), (bx, by) in zip(top, top[1:], strict=False):  # flat shelves and steep breaks
        flat = ax + (bx - ax) * 0.62
        steps += [(ax, ay), (flat, ay + (by - ay) * 0.12)]
    steps.append(top[-1])
    ridge = "L".join(data(*point) for point in steps)
    low = [(px - 10, py + _tall(first + at, h) * 0.3) for at, (px, py) in enumerate(foot)]
    p.layer()
    p.path("M" + ridge + "L" + "L".join(data(*point) for point in reversed(low)) + "Z", _SHADE, o=0.5)
    p.layer((-1.4, 1.4, "#FFD79A", 0.9))
    ends = crest[0][1] - 20, crest[-1][1] + _tall(len(crest) - 1, h)
    p.path("M" + ridge + "L" + back + "Z", p.lin(0, ends[0], 0, ends[1], (0, "#A85A3A"), (0.45, _BODY), (1, _FOOT)))
    p.layer()
    for at, ((ax, ay), (bx, by), (cx, cy), (dx, dy)) in enumerate(zip(top, top[1:], foot[1:], foot, strict=False)):
        lit = (first + at) % 2 == 0
        near = 1 - 0.45 * (first + at) / len(_CREST)
        face = data("M", ax, ay + 2, "L", ax + (bx - ax) * 0.62, ay + (by - ay) * 0.12 + 2)
        face += data("L", (bx + cx) / 2, (by + cy) / 2, "L", (ax + dx) / 2 - 3, (ay + dy) / 2, "Z")
        p.path(face, _LIT if lit else _SHADE, o=0.5 * near if lit else 0.26)
        for share in (0.3, 0.66):
            sx, sy = ax + (bx - ax) * share, ay + (by - ay) * share
            ex, ey = dx + (cx - dx) * share, dy + (cy - dy) * share
            mx, my = (sx + ex) / 2 + chance.uniform(-5, 5), (sy + ey) / 2
            p.line(data("M", sx, sy + 3, "L", mx, my, "L", ex, ey - 2), _SHADE, 1.3, o=0.55)
        p.line(data("M", dx, dy - 1, "L", cx, cy - 1), "#C97A48", 1.2, o=0.4)
    for share, o in ((0.36, 0.5), (0.66, 0.34)):  # layers of the rock
        bed = [(tx + (fx - tx) * share, ty + (fy - ty) * share) for (tx, ty), (fx, fy) in zip(top, foot, strict=True)]
        p.line("M" + "L".join(data(*point) for point in bed), "#E39A5E" if share < 0.5 else _SHADE, 1.2, o=o)
    p.line("M" + ridge, "#FFE2AE", 1.5, o=0.75)


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


FAMILIES: Final[dict[str, Callable[..., None]]] = {"shield_wall": shield_wall}
