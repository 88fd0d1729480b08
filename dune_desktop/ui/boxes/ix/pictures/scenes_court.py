"""Those who rule and those who go behind their backs: motifs of Rise of Ix on the grounds of the game."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.families import court, mystic
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def intrigue(p: Pen, m: Mood, seed: int = 1) -> None:
    """Whispers before the throne."""
    x = focus(p)
    court.court(p, m, seed)
    figures.noble(p, x - 58, 103, 54, m.figure)
    figures.noble(p, x - 36, 103, 51, m.figure, flip=True)
    figures.hooded(p, x + 54, 103, 50, m.figure, flip=True)


def truthsayer(p: Pen, m: Mood, seed: int = 1) -> None:
    """Who kneels before the throne is heard by a Truthsayer."""
    x = focus(p)
    court.court(p, m, seed)
    figures.veiled(p, x + 36, 101, 66, m.figure, mix(m.figure, m.mid, 0.85), mix(m.skin, m.figure, 0.15))
    figures.kneeler(p, x - 38, 101, 27, m.figure)


def spice_grip(p: Pen, m: Mood, seed: int = 1) -> None:
    """An armoured fist closing over the spice."""
    x = focus(p)
    scenery.sky(p, m, 74, (p.w * 0.24, 62, 16), seed=seed)
    scenery.sands(p, m, 76, bands=2)
    things.spice_heap(p, m, x, 99, 110, 36)
    p.layer(*scenery.edge(m))
    things.gauntlet(p, m, x + 2, 42, 0.95)


def goods_grip(p: Pen, m: Mood, seed: int = 1) -> None:
    """An armoured fist closing over what others own."""
    x = focus(p)
    scenery.table(p, m, x, 62, seed=seed)
    p.layer(*scenery.edge(m))
    for dx, y in ((-52, 94), (-26, 97), (0, 94), (26, 97), (52, 94), (0, 76)):
        things.crate(p, m, x + dx, y, 24, 19, m.accent)
    p.layer(*scenery.edge(m))
    things.gauntlet(p, m, x + 2, 28, 0.95)


def delegate(p: Pen, m: Mood, seed: int = 1) -> None:
    """A charter and its price lie before the directors of CHOAM."""
    x = focus(p)
    court.board(p, m, seed, scales=False)
    things.scroll(p, m, x, 72, 0.5)
    things.pile(p, m, x + 48, 84, 0.5, (2, 4))


def parley(p: Pen, m: Mood, seed: int = 1) -> None:
    """A white flag under the arch."""
    x = focus(p)
    court.meeting(p, m, seed)
    things.banner(p, m, x - 8, 99, 82, "#F3EAD6")
    for dx in (-30, -44, -56):
        figures.soldier(p, x + dx, 100, 38, m.figure, flip=True)
    figures.noble(p, x + 34, 99, 50, m.figure, flip=True)


def betrayal(p: Pen, m: Mood, seed: int = 1) -> None:
    """A dagger under the arch."""
    x = focus(p)
    court.meeting(p, m, seed)
    figures.noble(p, x - 12, 100, 62, m.figure)
    figures.hooded(p, x + 26, 100, 62, m.figure, flip=True)
    p.layer()
    things.dagger(p, m, x + 9, 66, 0.5, -80)


def push(p: Pen, m: Mood, seed: int = 1) -> None:
    """Pyramid chess: pieces enough to storm it."""
    x = focus(p)
    court.pyramid(p, m, seed)
    p.layer(*scenery.edge(m))
    for k in range(4):
        things.piece(p, m, x - 118 + k * 19, 98 - k * 1.5, 0.5 + 0.05 * k, "tower" if k == 3 else "pawn", True)


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


def path(p: Pen, m: Mood, seed: int = 1) -> None:
    """Prescience: of many paths one is light."""
    x = focus(p)
    mystic.vision(p, m, seed)
    p.layer()
    for k in range(-3, 4):
        p.line(
            f"M{x} 102C{x + k * 10} 80 {x + k * 26} 64 {x + k * 40} {20 + abs(k) * 5}",
            m.disc,
            2.6 if k == 1 else 1,
            o=0.95 if k == 1 else 0.45,
        )
        p.circle(x + k * 40, 18 + abs(k) * 5, 4.4 if k == 1 else 2.6, m.disc if k != 1 else "#5DB7FF")
    p.layer(*scenery.edge(m))
    figures.hooded(p, x, 102, 44, m.figure)
