"""Ships, weapons and those who fall from them: motifs of Rise of Ix."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, scenery, things
from dune_desktop.ui.art.families.battle import beams, clash, smoke
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix


def turrets(p: Pen, m: Mood, seed: int = 1) -> None:
    """Cannon turrets on a rock shelf firing upwards."""
    x = focus(p)
    scenery.sky(p, m, 88, (p.w * 0.2, 72, 18), seed=seed)
    p.layer(*scenery.edge(m))
    craft.dreadnought(p, m, p.w * 0.24, 22, 0.8, flip=True)
    p.layer()
    beams(p, m, (x - 38, 52, p.w * 0.3, 28), (x + 14, 44, p.w * 0.36, 14))
    p.layer(*scenery.edge(m))
    for dx, s in ((-26, 1.0), (26, 1.25), (74, 0.8)):
        with p.at(x + dx, 92, s):
            p.path("M-4 -26L-30 -44L-27 -48L2 -32Z", m.figure)
            p.path("M-30 -44L-34 -46L-29.500 -52L-27 -48Z", mix(m.figure, m.mid, 0.6))
            p.path("M-20 0V-12C-20 -34 20 -34 20 -12V0Z", mix(m.figure, m.mid, 0.2))
            p.path("M4 -28C14 -27 20 -21 20 -12V0H10C12 -12 10 -22 4 -28Z", mix(m.figure, m.rim, 0.35))
            p.path("M-26 0H26L30 14H-30Z", m.figure)
            p.rect(-8, -12, 16, 3, m.disc)
    p.rect(-2, 97, p.w + 4, 6, m.figure)


def convoy(p: Pen, m: Mood, seed: int = 1, dread: bool = False, coins: bool = False) -> None:
    """Freighters under guard above the world they trade with."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    scenery.planet(p, m, p.w * 0.84, 116, 70, seed=seed)
    p.layer(*scenery.edge(m))
    if dread:
        craft.dreadnought(p, m, x - 8, 36, 1.35)
        craft.freighter(p, m, x - 46, 72, 0.8, stripe=m.accent)
        craft.freighter(p, m, x + 14, 78, 0.8, stripe=m.accent)
    else:
        for k, (dx, y, s) in enumerate(((10, 54, 1.5), (-62, 34, 0.95), (-70, 74, 0.8), (62, 26, 0.6))):
            craft.freighter(p, m, x + dx, y, s, stripe=m.accent if k % 2 == 0 else BRASS)
    if coins:
        p.layer()
        things.pile(p, m, p.w * 0.15, 104, 1.5, (3, 7, 11, 6))


def probe(p: Pen, m: Mood, seed: int = 1) -> None:
    """An Ixian probe: a lens on arms, drifting over a grid of light."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, mix(m.mid, m.figure, 0.3)), (1, m.figure)))
    for k in range(-9, 10):
        p.line(f"M{x + k * 6} 66L{x + k * 30} 102", m.accent, 0.7, o=0.55)
    for k in range(6):
        y = 66 + k * k * 1.4
        p.line(f"M-2 {y}H{p.w + 2}", m.accent, 0.7, o=0.55)
    p.path(
        f"M{x - 9} 46L{x - 44} 96H{x + 44}L{x + 9} 46Z", p.lin(0, 46, 0, 96, (0, "#5DB7FF", 0.55), (1, "#5DB7FF", 0.04))
    )
    p.layer(*scenery.edge(m))
    for side in (False, True):
        with p.at(x, 36, 1.2, side):
            p.line("M14 -8L36 -22L50 -10M14 2L34 10L46 26", m.figure, 2.4)
            p.path("M50 -10L58 -6L50 -2ZM46 26L50 34L42 31Z", BRASS)
    p.circle(x, 36, 22, m.figure)
    p.layer()
    p.circle(x, 36, 18.5, mix(m.figure, m.mid, 0.5))
    p.circle(x, 36, 14, stroke=BRASS, sw=1.6)
    p.circle(x, 38, 10, m.figure)
    p.circle(x, 38, 7, "#3D8FE0")
    p.circle(x, 38, 3.4, "#BFE9FF")
    p.circle(x + 6, 27, 2.4, m.rim)


def drop_trooper(p: Pen, m: Mood, seed: int = 1) -> None:
    """A shock trooper falling out of the light on suspensors."""
    x = focus(p)
    scenery.sky(p, m, 96, (x + 2, 30, 24), stars=8, seed=seed)
    scenery.shaft(p, m, x - 14, 28, 0, 0.7)
    p.path(
        f"M-2 102V88H{p.w * 0.12}V80H{p.w * 0.2}V90H{p.w * 0.34}V84H{p.w * 0.4}V102ZM{p.w + 2} 102V78H{p.w * 0.92}"
        f"V86H{p.w * 0.82}V92H{p.w * 0.74}V102Z",
        m.figure,
    )
    p.layer(*scenery.edge(m))
    for dx, y, h in ((-64, 48, 30), (58, 40, 26), (-38, 22, 18), (84, 66, 22)):
        figures.sardaukar(p, x + dx, y, h, mix(m.figure, m.mid, 0.35))
    p.layer(*scenery.edge(m))
    figures.sardaukar(p, x, 88, 76, m.figure, mix(m.accent, m.figure, 0.2))
    p.layer()
    for dx in (-13, 13):
        p.circle(x + dx, 87, 6, p.rad(x + dx, 87, 6, (0, "#BFE4FF", 0.9), (1, "#5DB7FF", 0)))


def fight_for_crates(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two lines charge at what a freighter has dropped."""
    x = focus(p)
    clash(p, m, seed, charge=True, behind=_freighter_above)
    things.crate(p, m, x - 10, 98, 18, 15, SPICE)
    things.crate(p, m, x + 10, 99, 16, 13, SPICE)


def _freighter_above(p: Pen, m: Mood, x: float) -> None:
    p.layer(*scenery.edge(m, 0.7))
    craft.freighter(p, m, x + 8, 24, 1.5, stripe=m.accent)
    p.layer()


def burning_freighter(p: Pen, m: Mood, x: float) -> None:
    """A freighter that has come down before its time."""
    p.layer(*scenery.edge(m, 0.7))
    craft.freighter(p, m, x - 8, 70, 1.5, flip=True, stripe=m.accent)
    p.layer()
    smoke(p, m, x + 36, 60, 0.8)
