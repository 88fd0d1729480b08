"""Families of code that only pictures of Rise of Ix call."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Color, Pen

_LINE = "#A9EFD6"
_DIM = "#4FA58A"
_HOT = "#FFB060"


def gear(
    p: Pen, x: float, y: float, r: float, color: Color, teeth: int = 10, hole: float = 0.42, dark: Color = "#000000"
) -> None:
    """A cog wheel."""
    points = []
    for k in range(teeth):
        for da, reach in ((-0.32, 0.82), (-0.2, 1.0), (0.2, 1.0), (0.32, 0.82)):
            a = math.tau * (k + da) / teeth
            points.append(f"{x + math.cos(a) * r * reach:.2f} {y + math.sin(a) * r * reach:.2f}")
    p.path("M" + "L".join(points) + "Z", color)
    p.circle(x, y, r * hole, dark)


def web(p: Pen, m: Mood, x: float) -> None:
    """A web round the disc before which the Sisterhood stands."""
    for k in range(12):
        a = math.tau * k / 12
        p.line(f"M{x} 46L{x + math.cos(a) * 150:.1f} {46 + math.sin(a) * 150:.1f}", m.rim, 0.7, o=0.6)
    for r in (50, 64, 80, 98, 120):
        points = " ".join(
            f"Q{x + math.cos(math.tau * (k + 0.5) / 12) * r * 0.9:.1f} "
            f"{46 + math.sin(math.tau * (k + 0.5) / 12) * r * 0.9:.1f}"
            f" {x + math.cos(math.tau * (k + 1) / 12) * r:.1f} {46 + math.sin(math.tau * (k + 1) / 12) * r:.1f}"
            for k in range(12)
        )
        p.line(f"M{x + r:.1f} 46{points}", m.rim, 0.7, o=0.6)
    for k in range(5):
        a, r = k * 2.2 + 0.4, 58 + 16 * (k % 3)
        p.circle(x + math.cos(a) * r, 46 + math.sin(a) * r * 0.7, 2, m.rim)


def stalactites(p: Pen, m: Mood) -> None:
    """Stone that hangs from the roof of a cavern behind a leader."""
    top = p.y - 2
    spikes = (
        (-30, 26),
        (-8, 34),
        (4, 22),
        (13, 44),
        (24, 20),
        (36, 12),
        (50, 7),
        (64, 12),
        (76, 20),
        (87, 44),
        (96, 22),
        (108, 34),
        (130, 26),
    )
    d = (
        f"M-40 {top}"
        + "".join(f"L{x - 5} {top + 3}L{x} {top + deep * 0.75:.1f}L{x + 5} {top + 3}" for x, deep in spikes)
        + f"L140 {top}Z"
    )
    p.path(d, m.figure, o=0.75)


def drafting(p: Pen) -> None:
    """The drafting ground of a tile, its middle free in a circle of radius 44."""
    x, y = p.x + p.w / 2, p.y + p.h / 2
    p.fill(p.lin(0, p.y, 0, p.y + p.h, (0, "#0B231E"), (1, "#1A5142")))
    p.circle(x, y, 92, p.rad(x, y, 92, (0, "#2E8A6C", 0.55), (1, "#2E8A6C", 0)))
    for k in range(int(p.w / 20) + 2):
        for s in (-1, 1):
            p.line(f"M{x + s * k * 10:.1f} {p.y}V{p.y + p.h}", _DIM, 0.4 if k % 5 else 0.8, o=0.22)
    for k in range(int(p.h / 20) + 2):
        for s in (-1, 1):
            p.line(f"M{p.x} {y + s * k * 10:.1f}H{p.x + p.w}", _DIM, 0.4 if k % 5 else 0.8, o=0.22)
    p.circle(x, y, 47, stroke=_DIM, sw=0.8, o=0.9)
    p.circle(x, y, 49.5, stroke=_DIM, sw=2.2, dash="0.5 3.82", o=0.9)
    for sx in (-1, 1):
        p.line(f"M{x + sx * 52:.1f} {y}H{x + sx * (p.w / 2 + 2):.1f}", _DIM, 0.8, o=0.8)
        for k in range(int(p.w / 2 - 52) // 6):
            tall = 3.4 if k % 5 == 0 else 1.6
            p.line(f"M{x + sx * (58 + k * 6):.1f} {y - tall}V{y + tall}", _DIM, 0.7, o=0.8)
        for r in (74, 104):
            a = math.radians(34)
            p.line(
                f"M{x + sx * r * math.cos(a):.1f} {y - r * math.sin(a):.1f}"
                f"A{r} {r} 0 0 {1 if sx > 0 else 0} {x + sx * r * math.cos(a):.1f} {y + r * math.sin(a):.1f}",
                _DIM,
                0.7,
                o=0.55,
            )
            p.circle(x + sx * r * math.cos(a), y - r * math.sin(a), 1.6, _HOT if r == 74 else _LINE, o=0.9)


FAMILIES: Final[dict[str, Callable[..., None]]] = {made.__name__: made for made in (gear, web, stalactites, drafting)}
