"""What stands beside the persons of Immortality, drawn around its middle or its foot at (x, ...)."""

from __future__ import annotations

import math

from dune_desktop.ui.art import scenery, things
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, FLUID, GLOW


def helix_tank(p: Pen, m: Mood, x: float) -> None:
    """A helix in a tank."""
    with flesh.tank(p, m, x, 96, 34, 82):
        flesh.strand(p, x, 88, 64, 11, 1.5, (mix(DEEP, FLUID, 0.5), "#F2FFD4", mix(GLOW, DEEP, 0.3)), 3)


def instrument(p: Pen, m: Mood, x: float) -> None:
    """A brass microscope on a bench."""
    p.rect(-2, 88, x + 60, 14, mix(m.figure, m.mid, 0.35))
    p.rect(-2, 87, x + 60, 1.4, BRASS)
    flesh.microscope(p, m, x - 6, 88, 1.1)


def goods(p: Pen, m: Mood, x: float) -> None:
    """Sacks and crates of unregistered spice."""
    for dx, y in ((-34, 94), (-12, 96), (10, 94), (-22, 80)):
        things.crate(p, m, x + dx, y, 21, 16, SPICE)
    things.spice_heap(p, m, x + 36, 97, 44, 26)
    things.pile(p, m, x - 34, 78, 0.7, (2, 4))


def bared_crysknife(p: Pen, m: Mood, x: float) -> None:
    """A crysknife upright before a small moon."""
    scenery.moon(p, m, x, 40, 26)
    things.crysknife(p, m, x, 52, 1.25, 8)


def lamps(p: Pen, m: Mood, x: float) -> None:
    """A surgeon's lamp over instruments in a row."""
    p.line(f"M{x - 20} -40V14", m.figure, 3)
    p.path(f"M{x - 46} 30C{x - 44} 16 {x + 4} 16 {x + 6} 30Z", mix(m.figure, BRASS, 0.5))
    p.path(f"M{x - 44} 30H{x + 4}L{x + 28} 100H{x - 68}Z", p.lin(0, 30, 0, 100, (0, GLOW, 0.55), (1, GLOW, 0.05)))
    for k, kind in enumerate(("needle", "blade", "hook")):
        flesh.scalpel(p, x - 40 + k * 20, 62, 0.9, -8 + 8 * k, kind)


def thicket(p: Pen, m: Mood, x: float) -> None:
    """Lines of probability that went wrong: a thicket instead of a fan."""
    spots = [(x + math.cos(k * 2.4) * (10 + 5.2 * k), 54 + math.sin(k * 2.4) * (8 + 3.2 * k)) for k in range(11)]
    for k, (ax, ay) in enumerate(spots):
        for n in (1, 3):
            bx, by = spots[(k + n) % len(spots)]
            p.line(f"M{ax:.1f} {ay:.1f}Q{x:.1f} {54 + (k % 3 - 1) * 20} {bx:.1f} {by:.1f}", m.rim, 0.7, o=0.55)
    for k, (ax, ay) in enumerate(spots):
        p.circle(ax, ay, 2.2 if k % 3 else 3, BRASS_LIGHT if k % 4 else "#E0486A")


def pyramid_game(p: Pen, m: Mood, x: float) -> None:
    """A game he has already won: one king left, the others fallen."""
    p.path(f"M{x - 56} 102L{x - 44} 84H{x + 40}L{x + 52} 102Z", mix(m.figure, m.mid, 0.5))
    p.rect(x - 45, 82.500, 86, 2, BRASS)
    things.piece(p, m, x - 4, 84, 1.15, "king", True)
    for dx, turn in ((-30, -82), (26, 80)):
        with p.at(x + dx, 82, turn=turn):
            things.piece(p, m, 0, 0, 0.62, "veil" if dx < 0 else "tower")
