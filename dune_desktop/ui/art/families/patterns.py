"""Families that need arithmetic: lines by the dozen, and what differs from picture to picture by chance."""

from __future__ import annotations

import math
import random

from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.palette import BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Color, Draw, Inside, Pen, Points, mix

EMBER = "#FF9B54"


def beams(p: Pen, m: Mood, *lines: Points) -> None:
    """Lasgun fire: thin bright lines with a glow at the end."""
    for x1, y1, x2, y2 in lines:
        p.line(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", EMBER, 2.2, o=0.45)
        p.line(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", mix(m.rim, "#FFFFFF", 0.4), 0.9)
        p.circle(x2, y2, 6, p.rad(x2, y2, 6, (0, "#FFF2C8", 0.95), (0.4, EMBER, 0.7), (1, EMBER, 0)))


def smoke(p: Pen, m: Mood, x: float, y: float, s: float = 1, lean: float = 16) -> None:
    """A column of smoke with a glow at its foot."""
    dark = mix(m.figure, m.mid, 0.3)
    p.path(
        f"M{x - 5 * s:.1f} {y}"
        f"C{x - 9 * s:.1f} {y - 20 * s:.1f} {x - 2 * s + lean * 0.3:.1f} {y - 34 * s:.1f} {x - 10 * s + lean:.1f} "
        f"{y - 64 * s:.1f}"
        f"C{x + 4 * s + lean:.1f} {y - 76 * s:.1f} {x + 20 * s + lean:.1f} {y - 70 * s:.1f} {x + 22 * s + lean:.1f} "
        f"{y - 58 * s:.1f}"
        f"C{x + 12 * s + lean * 0.5:.1f} {y - 36 * s:.1f} {x + 12 * s:.1f} {y - 18 * s:.1f} {x + 6 * s:.1f} {y}Z",
        p.lin(0, y, 0, y - 70 * s, (0, mix(dark, EMBER, 0.45), 0.9), (0.35, dark, 0.75), (1, dark, 0.1)),
    )
    p.circle(x, y, 13 * s, p.rad(x, y, 13 * s, (0, "#FFE0A0", 0.95), (0.4, EMBER, 0.7), (1, EMBER, 0)))


def ridge(p: Pen, y: float, color: Color, *heights: float) -> None:
    """A jagged ridge across the picture, its tops at these heights, filled down to y."""
    count = len(heights)
    tops = "".join(f"L{p.w * (k + 1) / count:.1f} {height:g}" for k, height in enumerate(heights))
    p.path(f"M-2 54{tops}V{y:g}H-2Z", color)


def legion(p: Pen, m: Mood, draw: Draw) -> None:
    """Three rows of Sardaukar across the picture, each on a layer of its own."""
    for row in range(3):
        p.layer(*scenery.edge(m, 0.7))
        tone = f"mix(figure,mid,{0.3 - 0.15 * row})"
        for k in range(13):
            x = p.w * 0.08 + k * p.w * 0.07 + (row % 2) * p.w * 0.035
            draw(f"sardaukar {x} {92 + row * 6} {26 + row * 5} {tone}")


def trance(p: Pen, m: Mood, x: float) -> None:
    """Lines of probability that meet over a bowed head."""
    inner = [
        (x + math.cos(math.radians(a)) * 46, 60 + math.sin(math.radians(a)) * 38)
        for a in (-170, -142, -116, -64, -38, -10)
    ]
    outer = [(x + math.cos(math.radians(a)) * 92, 62 + math.sin(math.radians(a)) * 56) for a in range(-176, 0, 25)]
    for k, (px, py) in enumerate(inner):
        for n in (k, k + 1, (k * 3 + 1) % 8):
            p.line(f"M{px:.1f} {py:.1f}L{outer[n][0]:.1f} {outer[n][1]:.1f}", m.disc, 0.6, o=0.6)
        p.line(f"M{x} 44L{px:.1f} {py:.1f}", m.disc, 0.9, o=0.7)
    for k, (px, py) in enumerate(outer):
        p.circle(px, py, 2.0, m.disc if k != 5 else "#5DB7FF")
    for px, py in inner:
        p.circle(px, py, 2.6, BRASS_LIGHT)


def waves(p: Pen, m: Mood, x: float, y: float, count: int = 9) -> None:
    """Waves of a voice that leaves (x, y) to the left."""
    for k in range(count):
        r = 14 + k * 13
        a = math.radians(44)
        p.line(
            f"M{x - math.cos(a) * r:.1f} {y - math.sin(a) * r:.1f}"
            f"A{r} {r} 0 0 0 {x - math.cos(a) * r:.1f} {y + math.sin(a) * r:.1f}",
            m.rim, 3.0 - 0.24 * k, o=round(0.95 - 0.09 * k, 2),
        )  # fmt: skip


def streaks(p: Pen, m: Mood, x: float, seed: int = 1) -> None:
    """Light drawn into lines around (x, 50)."""
    for k in range(44):
        a = k * 2.399 + seed
        r0, r1 = 22 + (k * 13) % 20, 60 + (k * 29) % 90
        p.line(
            f"M{x + math.cos(a) * r0 * 1.7:.1f} {50 + math.sin(a) * r0 * 0.8:.1f}"
            f"L{x + math.cos(a) * r1 * 1.9:.1f} {50 + math.sin(a) * r1 * 0.9:.1f}",
            mix(m.disc, m.accent, (k % 4) / 4), 0.5 + 0.35 * (k % 3), o=0.35 + 0.1 * (k % 5),
        )  # fmt: skip


def vortex(p: Pen, m: Mood, x: float) -> None:
    """Three spirals of folded space around (x, 50)."""
    for k in range(3):
        with p.group(f"rotate({k * 120} {x:.1f} 50)"):
            r, steps, points = 62 - k * 4, 60, []
            for n in range(steps + 1):
                share = n / steps
                a = share * 1.5 * math.tau
                points.append(f"{x + math.cos(a) * r * share:.2f} {50 + math.sin(a) * r * share:.2f}")
            p.line("M" + "L".join(points), mix(m.disc, m.accent, 0.25 * k), 2.6 - 0.6 * k)


def double_strand(p: Pen, m: Mood, x: float, seed: int = 1) -> None:
    """A double strand from left to right around (x, 50), on layers of its own."""
    count = 34
    front, back = [], []
    for k in range(count + 1):
        t = k / count
        px = x - 96 + t * 192
        a = t * math.tau * 1.75 + seed * 0.3
        front.append((px, 50 + math.sin(a) * 30, math.cos(a)))
        back.append((px, 50 - math.sin(a) * 30, -math.cos(a)))
    p.layer(*scenery.edge(m))
    for (ax, ay, _), (bx, by, _) in zip(front[1::2], back[1::2], strict=True):
        p.line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", mix(m.figure, m.mid, 0.6), 1.6)
    for strand, color in ((back, mix(m.figure, m.mid, 0.35)), (front, m.figure)):
        p.line("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py, _ in strand), color, 4.4)
    p.layer()
    for k, (px, py, depth) in enumerate(front[::2]):
        p.circle(px, py, 3 + depth * 0.8, BRASS_LIGHT if k % 3 else SPICE)


def coin_rain(draw: Draw, x: float, seed: int = 1) -> None:
    """Coins that fall on both sides of x."""
    rng = random.Random(seed)
    for k in range(11):
        draw(f"coin {x - 70 + k * 14 + rng.uniform(-4, 4)} {12 + rng.uniform(0, 52)} {rng.uniform(4.5, 8)}")


def sparks(p: Pen, x: float, y: float, seed: int = 1) -> None:
    """Grains of spice that fly up from (x, y)."""
    rng = random.Random(seed)
    for _ in range(46):
        a, r = rng.uniform(0, math.pi), rng.uniform(10, 90)
        p.circle(
            x + math.cos(a) * r,
            y - math.sin(a) * r * 0.62,
            rng.uniform(0.4, 1.3),
            "#FFCF8A",
            o=round(rng.uniform(0.4, 1), 2),
        )


def clash(
    p: Pen,
    m: Mood,
    x: float,
    draw: Draw,
    inside: Inside,
    seed: int = 1,
    prize: str = "",
    flip: bool = False,
    charge: bool = False,
) -> None:
    """Two lines of troops meet in the sand; what is drawn inside stands behind them, the prize between them."""
    side, rng = -1 if flip else 1, random.Random(seed)
    ours, theirs = ("flip", "") if flip else ("", "flip")

    def fremen(x: float, y: float, h: float, k: int, more: str = "") -> None:
        draw(f"fremen {x} {y} {h} figure {theirs} {'knife=#F5EBD2' if k % 2 else ''} {more}")

    scenery.sky(p, m, 74, (x + 4 - (34 if charge else 0) * side, 58 - (8 if charge else 0), 22), seed=seed)
    inside()
    scenery.sands(p, m, 80, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    if charge:
        a, b = (p.w * 0.38, p.w + 4) if not flip else (p.w * 0.72, -4)
        p.path(f"M{a} 104C{a + (b - a) * 0.2} 86 {a + (b - a) * 0.5} 72 {b} 64V104Z", mix(m.figure, m.land, 0.3))
        for k in range(6):
            t = 0.2 + k * 0.13
            staff = "staff" if k % 3 == 2 else ""
            fremen(a + (b - a) * t, 104 - 38 * t**0.8, 30 + rng.uniform(-2, 3), k, staff)
    for k in range(5):
        far, y = (104, 100) if charge else (96, 97)
        h, lance = (31 if charge else 33) + rng.uniform(-3, 3), "" if k % 2 == 0 else "lance=no"
        draw(f"soldier {x - side * (far - k * 15)} {y - (k % 2) * 4} {h} figure {ours} {lance}")
        if not charge:
            fremen(x + side * (98 - k * 16), 98 - (k % 2) * 4, 33 + rng.uniform(-3, 3), k)
    p.layer()
    lines = []
    for k in range(2 if charge else 4):
        high = 66 + k * 5 + rng.uniform(-3, 3)
        end = x + side * (30 + rng.uniform(-8, 14))
        lines.append((x - side * (40 + k * 9), high + 8, end, high - (2 if charge else 14) + rng.uniform(-8, 8)))
    beams(p, m, *lines)
    if prize:
        prizes = {
            "intrigue": f"letter {x} 92 0.36 turn=-6",
            "water": f"drop {x} 90 8",
            "spice": f"spice_heap {x} 98 36 13",
            "solari": f"pile {x} 97 0.75 rows=2,4,2",
        }
        draw(prizes[prize])
