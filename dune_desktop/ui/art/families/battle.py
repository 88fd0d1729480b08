"""Motif families of war, and the cities that are fought over."""

from __future__ import annotations

import random
from collections.abc import Callable

from dune_desktop.ui.art import craft, figures, places, scenery, things
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix

EMBER = "#FF9B54"


def beams(p: Pen, m: Mood, *lines: tuple[float, float, float, float]) -> None:
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


def clash(
    p: Pen,
    m: Mood,
    seed: int = 1,
    place: str = "rocks",
    prize: str = "",
    flip: bool = False,
    charge: bool = False,
    behind: Callable[[Pen, Mood, float], None] | None = None,
) -> None:
    """Two lines of troops meet in the sand; `behind` them, if it is none of these, the place, between them what they
    fight for.
    """
    x = focus(p)
    side = -1 if flip else 1
    rng = random.Random(seed)
    scenery.sky(p, m, 74, (x + 4 - (34 if charge else 0) * side, 58 - (8 if charge else 0), 22), seed=seed)
    if behind is not None:
        behind(p, m, x)
    elif place == "rocks":
        scenery.mesa(p, p.w * (0.5 - 0.36 * side), 78, 80, 38, m.far, mix(m.far, m.disc, 0.15))
        scenery.mesa(p, p.w * (0.5 + 0.43 * side), 78, 76, 32, m.far)
    elif place == "town":
        p.layer(*scenery.edge(m, 0.7))
        scenery.town(p, m, x + 8, 77, 1.05)
        p.layer()
        smoke(p, m, x - 34, 70, 0.7)
    elif place == "harvester":
        p.layer(*scenery.edge(m, 0.7))
        craft.harvester(p, m, x, 80, 1.15)
        p.layer()
        smoke(p, m, x + 18, 58, 0.7)
    scenery.sands(p, m, 80, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    if charge:
        a, b = (p.w * 0.38, p.w + 4) if not flip else (p.w * 0.72, -4)
        p.path(f"M{a} 104C{a + (b - a) * 0.2} 86 {a + (b - a) * 0.5} 72 {b} 64V104Z", mix(m.figure, m.land, 0.3))
        for k in range(6):
            t = 0.2 + k * 0.13
            figures.fremen(
                p,
                a + (b - a) * t,
                104 - 38 * t**0.8,
                30 + rng.uniform(-2, 3),
                m.figure,
                flip=not flip,
                knife="#F5EBD2" if k % 2 else "",
                staff=k % 3 == 2,
            )
        for k in range(5):
            figures.soldier(
                p,
                x - side * (104 - k * 15),
                100 - (k % 2) * 4,
                31 + rng.uniform(-3, 3),
                m.figure,
                flip=flip,
                lance=k % 2 == 0,
            )
    else:
        for k in range(5):
            figures.soldier(
                p,
                x - side * (96 - k * 15),
                97 - (k % 2) * 4,
                33 + rng.uniform(-3, 3),
                m.figure,
                flip=flip,
                lance=k % 2 == 0,
            )
            figures.fremen(
                p,
                x + side * (98 - k * 16),
                98 - (k % 2) * 4,
                33 + rng.uniform(-3, 3),
                m.figure,
                flip=not flip,
                knife="#F5EBD2" if k % 2 else "",
            )
    p.layer()
    lines = []
    for k in range(2 if charge else 4):
        y = 66 + k * 5 + rng.uniform(-3, 3)
        lines.append(
            (
                x - side * (40 + k * 9),
                y + 8,
                x + side * (30 + rng.uniform(-8, 14)),
                y - (2 if charge else 14) + rng.uniform(-8, 8),
            )
        )
    beams(p, m, *lines)
    if prize == "intrigue":
        things.letter(p, m, x, 92, 0.36)
    elif prize == "water":
        things.drop(p, x, 90, 8, WATER)
    elif prize == "spice":
        things.spice_heap(p, m, x, 98, 36, 13)
    elif prize == "solari":
        things.pile(p, m, x, 97, 0.75, (2, 4, 2))


def siege(p: Pen, m: Mood, seed: int = 1, place: str = "arrakeen", final: bool = False) -> None:
    """Arrakeen, Carthag or the Imperial Basin under attack; `final` for the great battles."""
    x = focus(p)
    scenery.sky(p, m, 80, (p.w * 0.2, 64, 19), seed=seed, stars=8)
    if place == "arrakeen":
        p.path(
            f"M-2 84V68H{x - 96}V60H{x - 78}V68H{x - 40}V84ZM{p.w + 2} 84V64H{x + 92}V58H{x + 70}V66H{x + 40}V84Z",
            m.far,
        )
        p.layer(*scenery.edge(m))
        places.gate(p, m, x, 88, 1.15)
    elif place == "carthag":
        p.layer(*scenery.edge(m))
        places.fortress(p, m, x, 88, 1.2)
    else:
        ridge = "".join(f"L{p.w * (k + 1) / 9:.1f} {(40, 56, 34, 52, 30, 50, 38, 54, 36)[k]}" for k in range(9))
        p.path(f"M-2 54{ridge}V86H-2Z", m.far)
        p.layer(*scenery.edge(m, 0.7))
        scenery.town(p, m, x + 46, 82, 0.8)
        p.layer()
    scenery.dune(p, 88, mix(m.figure, m.land, 0.42), mix(m.land, m.low, 0.25), 4)
    if place == "imperial_basin":
        things.spice_heap(p, m, x - 8, 93, 90, 20)
    smoke(p, m, x - 52, 84, 0.85)
    smoke(p, m, x + 58, 82, 1.0 if final else 0.7, 22)
    if final:
        p.layer(*scenery.edge(m))
        craft.dreadnought(p, m, p.w * 0.2, 22, 0.95)
        craft.thopter(p, m, p.w * 0.42, 20, 0.4)
        p.layer()
        beams(p, m, (p.w * 0.22, 34, x - 20, 72), (p.w * 0.27, 34, x + 18, 64), (p.w * 0.43, 24, x + 40, 58))
    else:
        p.layer()
        beams(p, m, (p.w * 0.1, 84, x - 26, 52), (p.w * 0.16, 88, x + 12, 60))
    p.layer(*scenery.edge(m))
    for k in range(12 if final else 8):
        figures.soldier(p, p.w * 0.05 + k * 14, 101 - (k % 3) * 2.4, 26 + (k * 5) % 4, m.figure, lance=k % 2 == 0)
    if final:
        things.banner(p, m, p.w * 0.16, 100, 48, m.accent)
    scenery.mist(p, m.figure, 102, 8, 0.8)


def burning(p: Pen, m: Mood, seed: int = 1, silos: bool = False) -> None:
    """A town, or the spice silos, on fire at night."""
    x = focus(p)
    scenery.sky(p, m, 86, None, seed=seed)
    p.circle(x, 86, 84, p.rad(x, 86, 84, (0, EMBER, 0.85), (0.5, m.low, 0.45), (1, m.low, 0)))
    for dx, s in ((-52, 1.0), (4, 1.2), (50, 0.9)):
        smoke(p, m, x + dx, 74, s, 20)
    p.layer(*scenery.edge(m))
    if silos:
        for k, dx in enumerate((-60, -24, 14, 50)):
            h = 38 + (k * 7) % 13
            p.path(
                f"M{x + dx - 16} 92V{92 - h}C{x + dx - 16} {74 - h} {x + dx + 16} {74 - h} {x + dx + 16} {92 - h}V92Z",
                mix(m.figure, m.land, 0.2),
            )
            p.path(
                f"M{x + dx + 4} {79 - h}C{x + dx + 12} {81 - h} {x + dx + 16} {86 - h} {x + dx + 16} {92 - h}V92"
                f"H{x + dx + 8}C{x + dx + 10} 70 {x + dx + 10} {92 - h} {x + dx + 4} {79 - h}Z",
                mix(m.land, EMBER, 0.45),
            )
            for n in range(3):
                p.line(
                    f"M{x + dx - 16} {96 - h + n * 13}"
                    f"C{x + dx - 8} {99 - h + n * 13} {x + dx + 8} {99 - h + n * 13} {x + dx + 16} {96 - h + n * 13}",
                    m.figure,
                    1.2,
                )
            p.line(f"M{x + dx + 16} {98 - h}H{x + dx + 24}V92", m.figure, 2.2)
        p.layer()
        for dx, y, s in ((-60, 38, 1.0), (14, 30, 1.3), (34, 88, 0.7)):
            p.circle(x + dx, y, 16 * s, p.rad(x + dx, y, 16 * s, (0, "#FFE9A8", 0.9), (0.4, EMBER, 0.6), (1, EMBER, 0)))
            for size, colour in ((1.0, EMBER), (0.6, "#FFD98A")):
                f = s * size
                p.path(
                    f"M{x + dx - 12 * f} {y + 6 * s}"
                    f"C{x + dx - 15 * f} {y - 4 * f} {x + dx - 9 * f} {y - 6 * f} {x + dx - 10 * f} {y - 14 * f}"
                    f"C{x + dx - 4 * f} {y - 8 * f} {x + dx - 2 * f} {y - 12 * f} {x + dx + 1 * f} {y - 24 * f}"
                    f"C{x + dx + 6 * f} {y - 14 * f} {x + dx + 3 * f} {y - 8 * f} {x + dx + 7 * f} {y - 5 * f}"
                    f"C{x + dx + 9 * f} {y - 9 * f} {x + dx + 9 * f} {y - 12 * f} {x + dx + 11 * f} {y - 15 * f}"
                    f"C{x + dx + 15 * f} {y - 6 * f} {x + dx + 15 * f} {y} {x + dx + 12 * f} {y + 6 * s}Z",
                    colour,
                )
        p.layer(*scenery.edge(m))
    else:
        scenery.town(p, m, x, 90, 1.5)
    p.rect(-2, 90, p.w + 4, 12, m.figure)
    p.layer(*scenery.edge(m))
    for k in range(4):
        figures.fremen(p, x - 100 + k * 17, 98, 24, m.figure, flip=True)


def vault(p: Pen, m: Mood, seed: int = 1) -> None:
    """The Guild's vault, its round door blown open."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.6)), (1, m.figure)))
    p.circle(x, 50, 44, m.figure)
    p.circle(x, 50, 41, stroke=BRASS, sw=2.4)
    p.circle(x, 50, 35, p.rad(x, 56, 36, (0, "#FFF0C0"), (0.5, mix(m.low, BRASS, 0.5)), (1, m.mid)))
    for k in range(24):
        with p.at(x, 50, turn=k * 15):
            p.rect(-1.2, -43.5, 2.4, 3, BRASS_LIGHT)
    p.layer(*scenery.edge(m))
    things.pile(p, m, x, 82, 1.1, (3, 7, 9, 5, 2))
    p.layer(*scenery.edge(m))
    with p.group(f"translate({x + 64:.1f} 50) scale(0.42 1)"):
        p.circle(0, 0, 41, mix(m.figure, m.mid, 0.45))
        p.circle(0, 0, 34, stroke=BRASS, sw=3)
        p.circle(0, 0, 12, BRASS)
        p.line("M-26 0H26M0 -26V26M-18 -18L18 18M-18 18L18 -18", BRASS, 3.4)
    p.layer(*scenery.edge(m))
    for dx, h in ((-70, 44), (-50, 48), (-28, 42)):
        figures.soldier(p, x + dx, 101, h, m.figure, lance=False)
    p.layer()
    beams(p, m, (x - 48, 70, x + 52, 34))


def wreck(p: Pen, m: Mood, seed: int = 1) -> None:
    """After the fight: a fallen ornithopter, those who search among the wreckage."""
    x = focus(p)
    scenery.sky(p, m, 72, (p.w * 0.24, 58, 17), seed=seed)
    scenery.sands(p, m, 76, bands=2)
    smoke(p, m, x + 16, 78, 1.05, 26)
    p.layer(*scenery.edge(m))
    craft.thopter(p, m, x, 82, 1.45, turn=22)
    p.layer(*scenery.edge(m))
    scenery.dune(p, 92, mix(m.figure, m.land, 0.3), "", 4, 0.1)
    figures.hooded(p, x - 66, 95, 30, m.figure)
    figures.kneeler(p, x - 36, 97, 20, m.figure)
    figures.soldier(p, x + 78, 95, 28, m.figure, flip=True)


def city(p: Pen, m: Mood, seed: int = 1, kind: str = "carthag") -> None:
    """Carthag by dusk, or the research station with its windtraps."""
    x = focus(p)
    scenery.sky(p, m, 80, (x - 4 if kind == "carthag" else p.w * 0.26, 54, 25 if kind == "carthag" else 18), seed=seed)
    if kind == "carthag":
        scenery.halo(p, m, x - 4, 54, 30)
        p.layer(*scenery.edge(m))
        places.fortress(p, m, x, 86, 1.15)
        p.layer()
        for dx, turn in ((-27, -26), (26, 18)):
            with p.at(x + dx, 26, turn=turn):
                p.path("M-1 0L-9 -40H9L1 0Z", m.disc, o=0.28)
        p.layer(*scenery.edge(m))
        scenery.dune(p, 88, mix(m.figure, m.land, 0.3), "", 4)
        for k in range(5):
            figures.soldier(p, x - 80 + k * 13, 98, 19, m.figure)
        return
    scenery.mesa(p, p.w * 0.92, 84, 90, 40, m.far, mix(m.far, m.disc, 0.18))
    p.layer(*scenery.edge(m))
    places.windtrap(p, m, x + 54, 86, 1.05)
    places.windtrap(p, m, x - 66, 86, 0.8)
    with p.at(x - 6, 88, 1.35):
        p.path("M-36 0V-10C-36 -40 36 -40 36 -10V0Z", mix(m.figure, m.mid, 0.25))
        p.path("M8 -32C24 -30 36 -22 36 -10V0H22C24 -14 20 -26 8 -32Z", mix(m.figure, m.rim, 0.38))
        p.line(
            "M-36 -10C-20 -16 20 -16 36 -10M-30 -20C-14 -25 14 -25 30 -20M0 -32.500V0M-18 -30C-22 -20 -23 -8 -22 0"
            "M18 -30C22 -20 23 -8 22 0",
            m.figure,
            1,
        )
        p.path("M-5 0V-9C-5 -14 5 -14 5 -9V0Z", m.disc)
        p.line("M0 -32V-41", m.figure, 1.3)
        p.path("M-8 -46C-6 -39 4 -38 8 -43L-8 -46Z", m.figure)
    p.layer()
    scenery.dune(p, 90, mix(m.figure, m.land, 0.35), mix(m.land, m.low, 0.2), 4)
    things.drop(p, x + 54, 16, 5, WATER)
