"""Backdrops: skies, sands, rocks, cities, halls and caves, in a box 100 units high and as wide as the picture."""

from __future__ import annotations

import math
import random

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Color, Disc, Drift, Pen, Rim, mix


def edge(m: Mood, strength: float = 0.9) -> tuple[Rim, ...]:
    """The rim light of things in a landscape."""
    return ((0.5, 0.5, mix(m.low, m.mid, 0.35), 0.5), (-0.7, 0.7, m.rim, strength))


def sky(p: Pen, m: Mood, horizon: float = 70, sun: Disc = None, stars: int = 22, seed: int = 1) -> None:
    """A dusk sky down to the horizon, with stars above and a disc (x, y, radius)."""
    p.fill(p.lin(0, 0, 0, horizon, (0, m.top), (0.5, m.mid), (1, m.low)))
    rng = random.Random(seed)
    for _ in range(round(stars * p.w / 250)):
        x, y, r = rng.uniform(0, p.w), rng.uniform(0, horizon * 0.62), rng.choice((0.35, 0.5, 0.8))
        p.circle(x, y, r, m.rim, o=round(rng.uniform(0.35, 0.95) * (1 - y / horizon), 2))
    if sun:
        x, y, r = sun
        p.circle(x, y, r * 3.4, p.rad(x, y, r * 3.4, (0, m.disc, 0.6), (0.35, m.low, 0.3), (1, m.low, 0)))
        p.circle(x, y, r, p.rad(x + r * 0.25, y - r * 0.3, r * 1.3, (0, mix(m.disc, "#FFFFFF", 0.35)), (1, m.disc)))


def halo(p: Pen, m: Mood, x: float, y: float, *radii: float) -> None:
    """Engraved rings around a disc, with ticks on the first."""
    for k, r in enumerate(radii):
        p.circle(x, y, r, stroke=m.rim, sw=0.5, o=0.5 - 0.12 * k)
    if radii:
        p.circle(x, y, radii[0] + 1.8, stroke=m.rim, sw=1.4, dash="0.4 3.2", o=0.5)


def moon(p: Pen, m: Mood, x: float, y: float, r: float) -> None:
    """A pale moon, its lower left in the shade."""
    p.circle(
        x, y, r, p.rad(x + r * 0.3, y - r * 0.3, r * 1.5, (0, mix(m.disc, "#FFFFFF", 0.3)), (0.6, m.disc), (1, m.mid))
    )


def space(p: Pen, m: Mood, stars: int = 60, seed: int = 1) -> None:
    """Deep space with a faint glow of the mood."""
    p.fill(p.lin(0, 0, 0, 100, (0, mix(m.top, "#050309", 0.45)), (0.6, m.top), (1, mix(m.top, m.mid, 0.55))))
    rng = random.Random(seed)
    for _ in range(round(stars * p.w / 250)):
        x, y = rng.uniform(0, p.w), rng.uniform(0, 100)
        p.circle(x, y, rng.choice((0.3, 0.45, 0.45, 0.75)), m.rim, o=round(rng.uniform(0.3, 0.95), 2))


def planet(p: Pen, m: Mood, x: float, y: float, r: float, seed: int = 3, sand: Color = "") -> None:
    """A desert world lit from the upper right, dark on the other side, with bands of dune seas."""
    sand = sand or mix("#F0B268", m.disc, 0.4)
    p.circle(x, y, r * 1.14, p.rad(x, y, r * 1.14, (0.84, m.low, 0.55), (1, m.low, 0)))
    p.layer()
    p.circle(
        x,
        y,
        r,
        p.rad(
            x + r * 0.42,
            y - r * 0.5,
            r * 1.75,
            (0, mix(sand, "#FFFFFF", 0.2)),
            (0.45, mix(sand, m.low, 0.55)),
            (0.8, mix(m.mid, m.figure, 0.5)),
            (1, m.figure),
        ),
    )
    p.layer(clip=True)
    rng = random.Random(seed)
    for k in range(7):
        yy = y - r + (k + 0.6) * r * 2 / 7
        bend, shift = rng.uniform(-0.1, 0.12) * r, rng.uniform(-0.3, 0.3) * r
        p.path(
            f"M{x - r:.1f} {yy:.1f}"
            f"C{x - r * 0.4 + shift:.1f} {yy - bend:.1f} {x + r * 0.3 + shift:.1f} {yy + r * 0.14:.1f} {x + r:.1f} "
            f"{yy + bend:.1f}"
            f"C{x + r * 0.4:.1f} {yy + r * 0.2:.1f} {x - r * 0.3:.1f} {yy + r * 0.02:.1f} {x - r:.1f} {yy:.1f}Z",
            m.figure,
            o=0.16,
        )
    p.circle(
        x - r * 0.36,
        y + r * 0.42,
        r * 1.06,
        p.rad(x - r * 0.36, y + r * 0.42, r * 1.06, (0, m.figure, 0.85), (0.72, m.figure, 0.7), (1, m.figure, 0)),
    )
    p.layer()


def dune(p: Pen, y: float, color: Color, lit: Color = "", lift: float = 8, phase: float = 0.0) -> None:
    """One wave of sand across the picture; `lit` is the bright windward slope."""
    w, b = p.w, 110
    a, c = w * (0.3 + phase), w * (0.68 + phase * 0.5)
    p.path(
        f"M-2 {y + lift * 0.35:.1f}"
        f"C{a * 0.45:.1f} {y - lift * 0.2:.1f} {a * 0.75:.1f} {y - lift:.1f} {a:.1f} {y - lift * 0.9:.1f}"
        f"C{a + w * 0.14:.1f} {y - lift * 0.7:.1f} {c - w * 0.14:.1f} {y + lift * 0.55:.1f} {c:.1f} "
        f"{y + lift * 0.3:.1f}"
        f"C{c + w * 0.12:.1f} {y:.1f} {w * 0.92:.1f} {y - lift * 0.75:.1f} {w + 2:.1f} {y - lift * 0.6:.1f}V{b}H-2Z",
        color,
    )
    if lit:
        p.path(
            f"M{a:.1f} {y - lift * 0.9:.1f}"
            f"C{a + w * 0.14:.1f} {y - lift * 0.7:.1f} {c - w * 0.14:.1f} {y + lift * 0.55:.1f} {c:.1f} "
            f"{y + lift * 0.3:.1f}"
            f"C{c - w * 0.1:.1f} {y + lift * 1.1:.1f} {a + w * 0.2:.1f} {y + lift * 1.4:.1f} {a + w * 0.02:.1f} "
            f"{y + lift * 2.1:.1f}"
            f"C{a + w * 0.1:.1f} {y + lift * 0.7:.1f} {a + w * 0.07:.1f} {y - lift * 0.3:.1f} {a:.1f} "
            f"{y - lift * 0.9:.1f}Z",
            lit,
        )


def sands(
    p: Pen,
    m: Mood,
    y: float = 70,
    phase: float = 0,
    bands: int = 3,
    lift: float = 6,
    drift: Drift = (0, 1),
    wander: float = 0,
    seed: int = 1,
) -> None:
    """Dunes from the horizon to the lower edge, growing darker toward us.

    From picture to picture they are moved: by `drift`, a step and how many steps there are, or as far as `wander`.
    """
    phase += drift[0] * (seed % drift[1]) + (0.02 * seed % wander if wander else 0)
    for k in range(bands):
        share = k / max(1, bands - 1)
        color = mix(mix(m.land, m.low, 0.32), mix(m.figure, m.land, 0.28), share)
        lit = mix(color, m.disc, 0.3 - 0.16 * share)
        dune(p, y + (98 - y) * share * 0.78, color, lit, lift * (1 + share), phase + 0.13 * (k % 2) - 0.1 * (k == 2))


def mesa(p: Pen, x: float, y: float, w: float, h: float, color: Color, lit: Color = "") -> None:
    """A table rock standing on (x, y)."""
    p.path(
        f"M{x - w * 0.62} {y}C{x - w * 0.5} {y - h * 0.1} {x - w * 0.44} {y - h * 0.3} {x - w * 0.36} {y - h * 0.42}"
        f"L{x - w * 0.3} {y - h * 0.86}L{x - w * 0.12} {y - h}L{x + w * 0.08} {y - h * 0.94}"
        f"L{x + w * 0.14} {y - h * 0.66}"
        f"L{x + w * 0.28} {y - h * 0.6}L{x + w * 0.36} {y - h * 0.3}"
        f"C{x + w * 0.44} {y - h * 0.12} {x + w * 0.52} {y - h * 0.04} {x + w * 0.64} {y}Z",
        color,
    )
    if lit:
        p.path(
            f"M{x - w * 0.12} {y - h}L{x + w * 0.08} {y - h * 0.94}L{x + w * 0.14} {y - h * 0.66}"
            f"L{x + w * 0.28} {y - h * 0.6}"
            f"L{x + w * 0.36} {y - h * 0.3}"
            f"C{x + w * 0.44} {y - h * 0.12} {x + w * 0.52} {y - h * 0.04} {x + w * 0.64} {y}"
            f"H{x + w * 0.3}C{x + w * 0.2} {y - h * 0.25} {x + w * 0.1} {y - h * 0.4} {x + w * 0.02} {y - h * 0.5}"
            f"L{x - w * 0.02} {y - h * 0.84}Z",
            lit,
        )


def cliff(p: Pen, x: float, w: float, top: float, color: Color, lit: Color = "", flip: bool = False) -> None:
    """A rock wall rising from the lower edge at one side of the picture."""
    with p.at(x, 100, flip=flip):
        h = 100 - top
        p.path(
            f"M{-w} 4V{-h * 0.9}L{-w * 0.72} {-h}L{-w * 0.5} {-h * 0.97}L{-w * 0.42} {-h * 0.8}"
            f"L{-w * 0.24} {-h * 0.74}L{-w * 0.2} {-h * 0.46}"
            f"L{-w * 0.06} {-h * 0.38}L0 {-h * 0.1}L{w * 0.08} 4Z",
            color,
        )
        if lit:
            p.path(
                f"M{-w * 0.5} {-h * 0.97}L{-w * 0.42} {-h * 0.8}L{-w * 0.24} {-h * 0.74}L{-w * 0.2} {-h * 0.46}"
                f"L{-w * 0.06} {-h * 0.38}L0 {-h * 0.1}L{w * 0.08} 4"
                f"H{-w * 0.12}L{-w * 0.2} {-h * 0.3}L{-w * 0.34} {-h * 0.36}L{-w * 0.36} {-h * 0.66}"
                f"L{-w * 0.5} {-h * 0.72}Z",
                lit,
            )


def hall(p: Pen, m: Mood, x: float, glow: Color = "", columns: int = 3) -> None:
    """A great hall: a floor, a lit end wall at x, and columns toward us on both sides."""
    glow = glow or m.disc
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.55, mix(m.figure, m.mid, 0.5)), (1, m.figure)))
    p.circle(x, 48, 66, p.rad(x, 48, 66, (0, mix(glow, m.low, 0.3), 0.85), (0.4, m.low, 0.4), (1, m.mid, 0)))
    p.path(
        f"M{x - 15} 70V34C{x - 15} 16 {x + 15} 16 {x + 15} 34V70Z",
        p.lin(0, 18, 0, 70, (0, mix(glow, "#FFFFFF", 0.2)), (1, mix(glow, m.low, 0.5))),
    )
    p.path(f"M{x - 15} 70H{x + 15}L{x + 60} 101H{x - 60}Z", glow, o=0.3)
    p.path(f"M-1 101V86L{x - 22} 70H{x + 22}L{p.w + 1} 86V101Z", mix(m.figure, m.low, 0.2), o=0.55)
    for k in range(columns, 0, -1):
        d, w = 15 + 17 * (columns - k + 1), 3.4 + 2.2 * (columns - k + 1)
        base = 70 + 7.5 * (columns - k + 1)
        shade = mix(m.figure, m.mid, 0.18 + 0.16 * k)
        for side in (-1, 1):
            cx = x + side * d * 1.25
            top = 14 - 6 * (columns - k)
            p.path(
                f"M{cx - w} {base}L{cx - w * 0.8} {top + 6}L{cx - w * 1.3} {top}V-90H{cx + w * 1.3}V{top}"
                f"L{cx + w * 0.8} {top + 6}L{cx + w} {base}Z",
                shade,
            )
            inner = -side
            p.path(
                f"M{cx + inner * w} {base}L{cx + inner * w * 0.8} {top + 6}L{cx + inner * w * 0.5} {top + 6}"
                f"L{cx + inner * w * 0.66} {base}Z",
                p.lin(
                    0,
                    top,
                    0,
                    base,
                    (0, mix(glow, m.low, 0.6), 0.05),
                    (0.6, mix(glow, m.low, 0.45), 0.75),
                    (1, mix(glow, m.low, 0.6), 0.35),
                ),
            )


def cave(p: Pen, m: Mood, x: float, y: float, r: float, seed: int = 1) -> None:
    """The dark of a cave around an opening at (x, y) through which one sees what was drawn before."""
    rng = random.Random(seed)
    points = []
    count = 16
    for k in range(count):
        a = math.tau * k / count
        reach = r * rng.uniform(0.86, 1.16) * (1 + 0.5 * abs(math.cos(a)))
        points.append((x + math.cos(a) * reach, y + math.sin(a) * reach * 0.86))

    def ring(grow: float) -> str:
        spots = [(x + (px - x) * grow, y + (py - y) * grow) for px, py in points]
        return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in spots) + "Z"

    outer = f"M-2 {p.y - 2}H{p.w + 2}V102H-2Z"
    p.path(outer + ring(1.0), mix(m.figure, m.low, 0.32), even=True)
    p.path(outer + ring(1.14), mix(m.figure, m.mid, 0.3), even=True)
    p.path(outer + ring(1.36), m.figure, even=True)


def table(p: Pen, m: Mood, x: float, y: float = 58, lamp: bool = True, seed: int = 0) -> None:
    """A dark room with a view of the dusk, a table top under a pool of lamplight around (x, y).

    The room differs by `seed`: an arcade, a wide oval window, tall slits, or hangings before a terrace.
    """
    p.fill(p.lin(0, 0, 0, 46, (0, m.figure), (1, mix(m.figure, m.mid, 0.4))))
    view = p.lin(0, 2, 0, 46, (0, m.top), (0.45, m.mid), (1, m.low))
    frame = mix(m.mid, m.low, 0.5)
    style = seed % 4
    if style == 0:
        for k in range(-2, 3):
            cx, half = x + k * 47, 17
            p.path(f"M{cx - half} 47V22C{cx - half} 2 {cx + half} 2 {cx + half} 22V47Z", view)
            p.path(
                f"M{cx - half} 47C{cx - half + 10} {42 - (k * 3) % 4} {cx + half - 8} {44 - (k * 5) % 4} {cx + half} 42"
                f"V47Z",
                m.figure,
                o=0.6,
            )
            p.line(f"M{cx - half} 47V22C{cx - half} 2 {cx + half} 2 {cx + half} 22V47", frame, 0.8)
    elif style == 1:
        p.ellipse(x, 46, 96, 40, view)
        p.circle(x - 46, 32, 9, m.disc)
        mesa(p, x + 52, 47, 60, 17, mix(m.figure, m.mid, 0.5))
        p.path(f"M{x - 96} 47C{x - 50} 40 {x + 20} 46 {x + 96} 43V48H{x - 96}Z", mix(m.figure, m.mid, 0.35))
        p.ellipse(x, 46, 96, 40, stroke=frame, sw=1)
        p.line(f"M{x} 6V46M{x - 52} 12V46M{x + 52} 12V46", m.figure, 1.6)
    elif style == 2:
        for k in range(-5, 6):
            cx = x + k * 23
            p.rect(cx - 4.5, 4 + abs(k), 9, 43, view)
            p.rect(cx - 4.5, 4 + abs(k), 9, 43, stroke=frame, sw=0.6)
        p.line(f"M{x - 130} 4H{x + 130}", frame, 0.8)
    else:
        p.path(f"M{x - 74} 47V-2H{x + 74}V47Z", view)
        p.circle(x + 34, 40, 13, m.disc)
        p.path(f"M{x - 74} 47C{x - 30} 38 {x + 10} 47 {x + 74} 40V48H{x - 74}Z", mix(m.figure, m.mid, 0.4))
        for side in (-1, 1):
            a, b = x + side * 78, x + side * 44
            cloth = mix(m.figure, m.accent, 0.3)
            p.path(
                f"M{a} -2H{b}C{b} 18 {(a + b) / 2} 30 {a - side * 6} 34"
                f"C{a - side * 4} 40 {a - side * 8} 44 {a - side * 9} 47H{a}Z",
                cloth,
            )
            p.path(
                f"M{(a + b) / 2} -2H{b}C{b} 18 {(a + b) / 2} 30 {a - side * 6} 34"
                f"C{(a + b) / 2 + side * 4} 24 {(a + b) / 2} 10 {(a + b) / 2} -2Z",
                mix(cloth, m.low, 0.25),
            )
            p.rect(a - 1, -2, 2.4, 49, frame)
    if lamp:
        p.circle(x, 30, 84, p.rad(x, 30, 84, (0, m.disc, 0.42), (0.5, m.low, 0.22), (1, m.low, 0)))
    p.rect(
        -1, 46, p.w + 2, 56, p.lin(0, 46, 0, 100, (0, mix(m.land, m.figure, 0.35)), (1, mix(m.land, m.figure, 0.85)))
    )
    p.rect(-1, 45.4, p.w + 2, 0.9, m.rim, o=0.4)
    with p.group(f"translate({x:.1f} {y + 16:.1f}) scale(1 0.34)"):
        p.circle(0, 0, 92, p.rad(0, 0, 92, (0, m.disc, 0.8), (0.4, m.low, 0.5), (1, m.low, 0)))


def shaft(p: Pen, m: Mood, x: float, w: float, lean: float = 18, o: float = 0.35) -> None:
    """A beam of light falling from above."""
    p.path(
        f"M{x} {p.y - 2}H{x + w}L{x + w * 1.9 - lean} 102H{x - w * 0.9 - lean}Z",
        p.lin(0, 0, 0, 100, (0, m.disc, o), (1, m.disc, 0.02)),
    )


def mist(p: Pen, color: Color, y: float, h: float, o: float = 0.5) -> None:
    """A band of dust or haze that thins upwards."""
    p.rect(-1, y - h, p.w + 2, h, p.lin(0, y - h, 0, y, (0, color, 0), (1, color, o)))
