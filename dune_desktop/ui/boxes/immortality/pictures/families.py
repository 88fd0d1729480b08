"""Families of code that only pictures of Immortality call: vessels, growth, and lines by the dozen."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Color, Colors, Draw, Inside, Pen, mix

FLUID = "#58A566"
GLOW = "#C9EE8E"
DEEP = "#173A26"
STEEL = "#C9D0D6"


def tank(p: Pen, m: Mood, x: float, y: float, w: float, h: float, inside: Inside, light: float = 1.0) -> None:
    """A cylinder of lit fluid between rings of brass, standing on (x, y); what is drawn inside floats in it."""
    half, top = w / 2, y - h
    p.layer()
    p.circle(x, y - h * 0.45, h * 0.8, p.rad(x, y - h * 0.45, h * 0.8, (0, FLUID, 0.5 * light), (1, FLUID, 0)))
    low, mid = mix(DEEP, GLOW, 0.85 * light), mix(DEEP, FLUID, 0.9 * light)
    p.rect(x - half, top + 3, w, h - 6, p.lin(0, top, 0, y, (0, mix(DEEP, FLUID, 0.3)), (0.5, mid), (1, low)))
    inside()
    p.layer()
    p.rect(x - half, top + 3, w * 0.12, h - 6, DEEP, o=0.45)
    p.rect(x + half - w * 0.1, top + 3, w * 0.1, h - 6, "#FFFFFF", o=0.16)
    p.rect(x - half + w * 0.17, top + 6, max(0.8, w * 0.05), h * 0.62, "#FFFFFF", o=0.4)
    for edge, tall in ((top, 5.0), (y - 5, 6.0)):
        p.rect(x - half * 1.16, edge, w * 1.16, tall, BRASS_DARK, r=1.2)
        p.rect(x - half * 0.4, edge, w * 0.78, tall, BRASS, r=1.2)
        p.rect(x + half * 0.1, edge, w * 0.36, tall, BRASS_LIGHT, r=1.2)


def bubbles(p: Pen, x: float, y: float, h: float, count: int = 7, wide: float = 8, color: Color = "#F4FFD8") -> None:
    """Bubbles rising from (x, y), `h` high."""
    for k in range(count):
        share = (k + 0.4) / count
        p.circle(
            x + math.sin(k * 2.7) * wide * (0.4 + 0.6 * share), y - h * share, 0.7 + (k * 5 % 3) * 0.5, color, o=0.7
        )


def jar(p: Pen, m: Mood, x: float, y: float, w: float, h: float, inside: Inside, fluid: Color = FLUID) -> None:
    """A stoppered jar standing on (x, y); what is drawn inside lies in its fluid."""
    half, top = w / 2, y - h
    glass = (
        f"M{x - half} {y - 2}V{top + h * 0.24}C{x - half} {top + h * 0.12} {x - half * 0.6} {top + h * 0.14}"
        f" {x - half * 0.6} {top + 3}H{x + half * 0.6}C{x + half * 0.6} {top + h * 0.14} {x + half} {top + h * 0.12}"
        f" {x + half} {top + h * 0.24}V{y - 2}C{x + half} {y + 1} {x - half} {y + 1} {x - half} {y - 2}Z"
    )
    p.circle(x, y - h * 0.4, h * 0.75, p.rad(x, y - h * 0.4, h * 0.75, (0, fluid, 0.55), (1, fluid, 0)))
    p.path(glass, p.lin(0, top, 0, y, (0, mix(fluid, m.figure, 0.7)), (0.45, fluid), (1, mix(fluid, GLOW, 0.75))))
    inside()
    p.path(glass, stroke=mix(fluid, "#FFFFFF", 0.55), sw=0.9)
    p.line(f"M{x - half + w * 0.14} {top + h * 0.32}V{y - h * 0.2}", "#FFFFFF", max(0.9, w * 0.05), o=0.5)
    p.path(f"M{x - half * 0.72} {top - 3}H{x + half * 0.72}V{top + 4}H{x - half * 0.72}Z", BRASS_DARK)
    p.path(f"M{x - half * 0.1} {top - 3}H{x + half * 0.72}V{top + 4}H{x - half * 0.1}Z", BRASS)
    p.path(f"M{x + half * 0.3} {top - 3}H{x + half * 0.6}V{top + 4}H{x + half * 0.3}Z", BRASS_LIGHT)


def strand(
    p: Pen, x: float, y: float, h: float, r: float, turns: float, colors: Colors, sw: float = 2.6,
    start: float = 0.0,
) -> None:  # fmt: skip
    """An upright double helix from (x, y) up: the strand behind, the one in front and the rungs have a color each."""
    count = max(8, round(turns * 14))
    behind, before, rung = colors
    sides: list[list[tuple[float, float]]] = [[], []]
    for k in range(count + 1):
        a = k / count * turns * math.tau + start
        sides[0].append((x + math.sin(a) * r, y - h * k / count))
        sides[1].append((x - math.sin(a) * r, y - h * k / count))
    for (ax, ay), (bx, by) in list(zip(*sides, strict=True))[1::2]:
        p.line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", rung, sw * 0.5)
    for side, color in ((sides[1], behind), (sides[0], before)):
        p.line("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in side), color, sw)


def eyeball(p: Pen, x: float, y: float, r: float, iris: Color, metal: bool = False) -> None:
    """An eye out of its socket; one of metal has a shutter for an iris."""
    ball = STEEL if metal else "#F3EAD6"
    p.circle(
        x, y, r, p.rad(x + r * 0.3, y - r * 0.35, r * 1.4, (0, "#FFFFFF"), (0.5, ball), (1, mix(ball, "#10161C", 0.7)))
    )
    p.circle(x, y, r * 0.58, mix(iris, "#0A0C10", 0.5))
    p.circle(x, y, r * 0.5, iris)
    if metal:
        for k in range(8):
            with p.at(x, y, turn=k * 45):
                p.line(f"M{r * 0.2:.2f} 0L{r * 0.5:.2f} {r * 0.18:.2f}", "#10161C", r * 0.05)
    p.circle(x, y, r * 0.22, "#07090C")
    p.circle(x + r * 0.24, y - r * 0.26, r * 0.13, "#FFFFFF")


def leads(p: Pen, m: Mood, x: float, y: float, *angles: float) -> None:
    """Cables from a ring of radius 43 around (x, y) to far away."""
    for a in angles:
        cx, cy = x + math.cos(math.radians(a)) * 43, y + math.sin(math.radians(a)) * 43
        fx, fy = x + math.cos(math.radians(a)) * 150, y + math.sin(math.radians(a)) * 150 * 0.55
        p.line(f"M{cx:.1f} {cy:.1f}L{fx:.1f} {fy:.1f}", m.figure, 3.4)
        p.line(f"M{cx:.1f} {cy:.1f}L{fx:.1f} {fy:.1f}", BRASS_DARK, 1.4)


def snap(p: Pen, x: float, y: float, color: Color) -> None:
    """Seven short strokes around what happens too fast to be seen."""
    for k in range(7):
        a = math.radians(150 + k * 40)
        p.line(
            f"M{x + math.cos(a) * 17:.1f} {y + math.sin(a) * 17:.1f}"
            f"L{x + math.cos(a) * 24:.1f} {y + math.sin(a) * 24:.1f}",
            color,
            1.3,
        )


def arms(p: Pen, m: Mood, x: float, draw: Draw) -> None:
    """Three arms on either side of x, a blade in each hand; every one on a layer of its own."""
    for side in (1, -1):
        for far, y in ((12, -30), (38, -8), (66, 22)):
            ex, ey = x + side * (24 + far * 0.12), 46 + y * 0.45
            hx, hy = x + side * (33 + abs(22 - abs(far - 38)) * 0.28), 46 + y
            turn = side * (26 + far * 1.05)
            p.layer(*scenery.edge(m, 0.9))
            tip = math.radians(turn)
            draw(f"dagger {hx + math.sin(tip) * 9} {hy - math.cos(tip) * 9} 0.72 turn={turn}")
            p.line(f"M{x + side * 9} {46 + (far - 12) * 0.12:.1f}L{ex:.1f} {ey:.1f}L{hx:.1f} {hy:.1f}", m.figure, 6)
            p.circle(hx, hy, 3.6, m.figure)


def hem(p: Pen, color: Color) -> None:
    """The scalloped hem of a tablecloth across the picture."""
    scallops = "".join(
        f"C{p.w + 2 - k * 20 - 6:.1f} 49 {p.w + 2 - k * 20 - 14:.1f} 49 {p.w + 2 - k * 20 - 20:.1f} 40"
        for k in range(int(p.w / 20) + 2)
    )
    p.path(f"M-2 35H{p.w + 2}V40{scallops}V35Z", color)


def acclaim(p: Pen, m: Mood, x: float, draw: Draw, seed: int = 1) -> None:
    """Three rows of people with raised fists, each on a layer of its own."""
    rng = random.Random(seed)
    for row in range(3):
        p.layer(*scenery.edge(m, 0.75 - 0.12 * row))
        tone = mix(m.figure, m.land, 0.4 - 0.2 * row)
        for k in range(-9, 10):
            cx, y = x + k * 16 + row * 6 + rng.uniform(-3, 3), 98 + row * 5 + rng.uniform(-2, 2) - abs(k) * 0.3
            draw(f"sitter {cx} {y + 4} {12 + row * 2} {tone}")
            if (k + row) % 3:
                lean, tall = rng.uniform(-4, 4), 17 + rng.uniform(0, 5)
                p.line(f"M{cx + 4} {y}L{cx + 4 + lean:.1f} {y - tall:.1f}", tone, 2.5)
                p.circle(cx + 4 + lean, y - tall - 1, 1.9, tone)


def whirl(p: Pen, x: float, seed: int = 1) -> None:
    """Sand that whirls around (x, 76)."""
    rng = random.Random(seed)
    for _ in range(34):
        a, r = rng.uniform(0, math.tau), rng.uniform(24, 70)
        p.circle(
            x + math.cos(a) * r,
            76 + math.sin(a) * r * 0.28 - rng.uniform(0, 26),
            rng.uniform(0.5, 1.5),
            "#FFD9A0",
            o=round(rng.uniform(0.5, 1), 2),
        )


def honeycomb(p: Pen, m: Mood) -> None:
    """Six rows of hexagons to the right and below."""
    for row in range(6):
        for column in range(4):
            hx, hy = 8 + column * 11 + (row % 2) * 5.5, 16 + row * 15
            corners = (
                f"{hx + math.cos(a) * 6:.1f} {hy + math.sin(a) * 6.6:.1f}"
                for a in (math.radians(60 * k + 30) for k in range(6))
            )
            p.path(f"M{'L'.join(corners)}Z", mix(m.figure, m.mid, 0.95 if (row + column) % 3 else 0.7))


def coin_stairs(p: Pen, x: float) -> None:
    """Eight stacks of coins that rise to the right, from x on."""
    for k in range(8):
        cx, count = x + k * 15.4, 1 + 2 * k
        for n in range(count):
            y = 97 - n * 3.6
            p.path(
                f"M{cx - 7.4} {y - 1.4}V{y + 1.4}C{cx - 7.4} {y + 3.6} {cx + 7.4} {y + 3.6} {cx + 7.4} {y + 1.4}"
                f"V{y - 1.4}Z",
                "#5F6676",
            )
            p.path(
                f"M{cx + 2} {y - 1.4}V{y + 3}C{cx + 5} {y + 2.7} {cx + 7.4} {y + 2} {cx + 7.4} {y + 1.4}V{y - 1.4}Z",
                "#B4BBC9",
            )
            p.ellipse(cx, y - 1.4, 7.4, 2.2, "#E3E6EC" if n == count - 1 else "#8D94A4")


def thicket(p: Pen, m: Mood, x: float) -> None:
    """Lines of probability that went wrong: a thicket instead of a fan."""
    spots = [(x + math.cos(k * 2.4) * (10 + 5.2 * k), 54 + math.sin(k * 2.4) * (8 + 3.2 * k)) for k in range(11)]
    for k, (ax, ay) in enumerate(spots):
        for n in (1, 3):
            bx, by = spots[(k + n) % len(spots)]
            p.line(f"M{ax:.1f} {ay:.1f}Q{x:.1f} {54 + (k % 3 - 1) * 20} {bx:.1f} {by:.1f}", m.rim, 0.7, o=0.55)
    for k, (ax, ay) in enumerate(spots):
        p.circle(ax, ay, 2.2 if k % 3 else 3, "#E8C987" if k % 4 else "#E0486A")


def tie(p: Pen, m: Mood, x: float, y: float, angle: float) -> None:
    """A dashed line from a badge on a circle around (x, y) to the person beside it."""
    a = math.radians(angle)
    start = f"{x - 4 + math.cos(a) * 41:.1f} {y + math.sin(a) * 38:.1f}"
    p.line(f"M{start}L{x + 62} {y:g}", m.rim, 0.7, o=0.6, dash="2 3")


FAMILIES: Final[dict[str, Callable[..., None]]] = {
    made.__name__: made
    for made in (
        tank,
        bubbles,
        jar,
        strand,
        eyeball,
        leads,
        snap,
        arms,
        hem,
        acclaim,
        whirl,
        honeycomb,
        coin_stairs,
        thicket,
        tie,
    )
}
