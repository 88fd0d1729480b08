"""Motif families of the sky: the Guild, freighters, warships."""

from __future__ import annotations

import math
from collections.abc import Callable

from dune_desktop.ui.art import craft, figures, scenery, things
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix


def heighliner(
    p: Pen,
    m: Mood,
    seed: int = 1,
    turn: float = -14,
    size: float = 1.25,
    lighters: int = 3,
    close: bool = False,
) -> None:
    """A heighliner over a world, lighters leaving its mouth."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    scenery.planet(p, m, p.w * 0.8, 122, 78 if not close else 64, seed=seed)
    p.layer(*scenery.edge(m))
    craft.heighliner(p, m, x - (14 if not close else 20), 46, size, turn)
    p.layer(*scenery.edge(m))
    for k in range(lighters):
        craft.freighter(p, m, x + 62 - 24 * k, 62 + 9 * k, 0.3 - 0.04 * k, flip=True)


def passage(p: Pen, m: Mood, seed: int = 1) -> None:
    """The leap between stars: light drawn into lines around the Guild's ship."""
    x = focus(p)
    scenery.space(p, m, stars=20, seed=seed)
    for k in range(44):
        a = k * 2.399 + seed
        r0, r1 = 22 + (k * 13) % 20, 60 + (k * 29) % 90
        p.line(
            f"M{x + math.cos(a) * r0 * 1.7:.1f} {50 + math.sin(a) * r0 * 0.8:.1f}"
            f"L{x + math.cos(a) * r1 * 1.9:.1f} {50 + math.sin(a) * r1 * 0.9:.1f}",
            mix(m.disc, m.accent, (k % 4) / 4), 0.5 + 0.35 * (k % 3), o=0.35 + 0.1 * (k % 5),
        )  # fmt: skip
    p.circle(x, 50, 46, p.rad(x, 50, 46, (0, "#FFFFFF", 0.8), (0.25, m.disc, 0.6), (1, m.low, 0)))
    p.layer(*scenery.edge(m))
    craft.heighliner(p, m, x - 6, 52, 0.86, -8, 9)


def fold(p: Pen, m: Mood, seed: int = 1, ship: bool = True) -> None:
    """Folded space: a spiral of light with a small ship at its rim."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    p.circle(
        x, 50, 70, p.rad(x, 50, 70, (0, "#FFFFFF", 0.9), (0.1, m.disc, 0.75), (0.45, m.accent, 0.35), (1, m.accent, 0))
    )
    for k in range(3):
        with p.group(f"rotate({k * 120} {x:.1f} 50)"):
            things.spiral(p, x, 50, 62 - k * 4, mix(m.disc, m.accent, 0.25 * k), 1.5, 2.6 - 0.6 * k, 1)
    p.circle(x, 50, 6, "#FFFFFF")
    if ship:
        p.layer(*scenery.edge(m))
        craft.heighliner(p, m, x - 74, 72, 0.46, -24, 7)


def officials(p: Pen, m: Mood, seed: int = 1, count: int = 1, money: bool = False, desk: bool = False) -> None:
    """The Guild's grey officials, perhaps at a desk, or over coins."""
    x = focus(p)
    scenery.hall(p, m, x, mix(m.disc, SPICE, 0.35), 2)
    p.layer(*scenery.edge(m))
    lit = mix(m.figure, m.accent, 0.45)
    spots = {1: (0,), 2: (-24, 24), 3: (-40, 0, 40)}[count]
    for k, dx in enumerate(spots):
        figures.guildsman(p, x + dx, 100, 66 if count < 3 or k == 1 else 54, m.figure, lit, BRASS_LIGHT)
    if desk or money:
        p.layer(*scenery.edge(m))
        p.path(f"M{x - 74} 86H{x + 74}L{x + 82} 102H{x - 82}Z", mix(m.figure, m.land, 0.35))
        p.rect(x - 76, 84.5, 152, 2.4, BRASS)
    if money:
        things.pile(p, m, x - 44, 83, 0.85, (3, 6, 4))
        things.pile(p, m, x + 46, 83, 0.85, (5, 2))
    if desk:
        things.scroll(p, m, x + 44, 74, 0.42)
        p.path(f"M{x - 58} 84L{x - 48} 62L{x - 38} 84Z", BRASS)
        p.circle(x - 48, 58, 5.5, m.disc)


def routes(p: Pen, m: Mood, seed: int = 1) -> None:
    """A Guild official before the chart of all routes."""
    x = focus(p)
    scenery.space(p, m, seed=seed, stars=20)
    cx, cy = x - 52, 50
    p.circle(cx, cy, 70, p.rad(cx, cy, 70, (0, m.low, 0.7), (1, m.low, 0)))
    for k, r in enumerate((12, 24, 36, 47)):
        p.circle(cx, cy, r, stroke=BRASS, sw=0.9, o=0.9 - 0.12 * k)
        for n in range(k + 2):
            a = n * math.tau / (k + 2) + k * 0.7
            p.circle(cx + math.cos(a) * r, cy + math.sin(a) * r, 2.6 - 0.3 * k, SPICE if n == 0 else m.disc)
    p.line(f"M{cx - 47} {cy + 6}C{cx - 20} {cy - 30} {cx + 10} {cy + 30} {cx + 44} {cy - 16}", m.rim, 1, dash="3 3")
    p.circle(cx, cy, 5, m.disc)
    p.layer(*scenery.edge(m))
    figures.guildsman(p, x + 44, 108, 92, m.figure, mix(m.figure, m.accent, 0.45), BRASS_LIGHT)
    p.path(f"M{x + 18} 62L{x + 4} 56L{x - 2} 58L{x + 2} 61L{x + 16} 70Z", m.figure)


def ambassador(p: Pen, m: Mood, seed: int = 1) -> None:
    """A Guild envoy on a gallery, the great ship behind."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    scenery.planet(p, m, p.w * 0.2, 120, 70, seed=seed)
    p.layer(*scenery.edge(m))
    craft.heighliner(p, m, x - 46, 34, 0.95, -12)
    p.layer(*scenery.edge(m))
    figures.guildsman(p, x + 40, 104, 84, m.figure, mix(m.figure, m.accent, 0.45), BRASS_LIGHT)
    p.rect(-2, 95, p.w + 4, 8, m.figure)
    p.rect(-2, 94, p.w + 4, 1.2, BRASS)


def freighters(p: Pen, m: Mood, seed: int = 1, count: int = 4, stripe: str = "", canyon: bool = False) -> None:
    """Freighters under way, or hiding in a canyon."""
    x = focus(p)
    scenery.sky(p, m, 78, (p.w * 0.24, 64, 16), seed=seed)
    colour = stripe or m.accent
    if canyon:
        scenery.mesa(p, p.w * 0.5, 84, 80, 44, m.far)
        scenery.dune(p, 84, mix(m.figure, m.land, 0.4))
        p.layer(*scenery.edge(m, 0.6))
        scenery.cliff(p, p.w * 0.26, p.w * 0.26, 6, mix(m.figure, m.land, 0.25), mix(m.figure, m.land, 0.5))
        p.layer(*scenery.edge(m))
        craft.freighter(p, m, x + 20, 66, 1.7, stripe=colour)
        for k in range(4):
            things.crate(p, m, x - 54 + k * 19, 95 - (k % 2) * 2, 15, 12, SPICE)
        figures.hooded(p, x - 66, 96, 24, m.figure)
        figures.hooded(p, x + 30, 97, 25, m.figure, flip=True)
        p.layer()
        scenery.dune(p, 98, m.figure, "", 3)
        return
    scenery.sands(p, m, 86, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    for k in range(count):
        s = 1.5 - 0.3 * k
        craft.freighter(p, m, x + 22 - k * 42 + (k % 2) * 8, 56 - 11 * k + (k % 2) * 9, s, stripe=colour)


def warships(
    p: Pen,
    m: Mood,
    seed: int = 1,
    count: int = 2,
    drop: bool = False,
    space: bool = False,
    behind: Callable[[Pen, Mood, float], None] | None = None,
) -> None:
    """Dreadnoughts over a battlefield or in orbit, and what is to be seen `behind` them."""
    x = focus(p)
    if space:
        scenery.space(p, m, seed=seed)
        scenery.planet(p, m, p.w * 0.22, 118, 74, seed=seed)
    else:
        scenery.sky(p, m, 84, (p.w * 0.22, 72, 18), seed=seed)
        scenery.mesa(p, p.w * 0.88, 88, 80, 26, m.far)
        scenery.sands(p, m, 86, bands=2, lift=4)
    if behind is not None:
        behind(p, m, x)
    p.layer(*scenery.edge(m))
    craft.dreadnought(p, m, x + 8, 42, 1.5)
    for k in range(1, count):
        craft.dreadnought(p, m, x - 62 - 34 * (k - 1), 28 - 10 * (k % 2), 0.55 - 0.1 * k)
    if drop:
        p.layer(*scenery.edge(m))
        for k in range(5):
            xx = x - 34 + k * 17
            p.line(f"M{xx} 58V{76 - (k % 2) * 8}", m.figure, 0.7)
            figures.soldier(p, xx, 90 - (k % 2) * 9, 15, m.figure, lance=False)
        for k in range(9):
            figures.soldier(p, p.w * 0.06 + k * 13, 99 - (k % 2) * 2, 20, m.figure)
