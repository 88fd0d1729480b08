"""What stands beside the persons of Rise of Ix, drawn around its middle or its foot at (x, ...)."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, things
from dune_desktop.ui.art.palette import BRASS, SPICE, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.ix.pictures.gears import gear


def knives(p: Pen, m: Mood, x: float) -> None:
    """Two crysknives crossed."""
    things.crysknife(p, m, x - 4, 56, 1.15, 40)
    things.crysknife(p, m, x + 4, 56, 1.15, -40)


def cargo(p: Pen, m: Mood, x: float) -> None:
    """A freighter over crates of spice."""
    craft.freighter(p, m, x - 4, 36, 1.1, stripe=m.accent)
    for dx, y in ((-30, 94), (-6, 92), (18, 95), (-18, 79)):
        things.crate(p, m, x + dx, y, 22, 17, SPICE)


def ranks(p: Pen, m: Mood, x: float) -> None:
    """Rows of soldiers."""
    for row in range(3):
        for k in range(7):
            figures.sardaukar(
                p,
                x - 56 + k * 16 + (row % 2) * 8,
                86 + row * 7,
                24 + row * 5,
                mix(m.figure, m.mid, 0.35 - 0.17 * row),
            )


def gears(p: Pen, m: Mood, x: float) -> None:
    """Two gears, one in the other."""
    gear(p, x - 14, 58, 30, mix(m.figure, m.mid, 0.7), 14, 0.55, mix(m.mid, m.figure, 0.3))
    gear(p, x + 26, 80, 18, mix(m.figure, m.mid, 0.9), 10, 0.45, m.figure)
    p.circle(x - 14, 58, 7, BRASS)


def basin(p: Pen, m: Mood, x: float) -> None:
    """A basin of water and a drop over it."""
    p.ellipse(x, 84, 50, 8, mix(WATER, m.figure, 0.35))
    p.ellipse(x + 4, 83, 34, 4.4, mix(WATER, "#FFFFFF", 0.4))
    things.drop(p, x, 50, 12, WATER)


def alley(p: Pen, m: Mood, x: float) -> None:
    """An alley at night, and somebody in it."""
    p.path(
        f"M{x - 66} 102V26H{x - 40}V14H{x - 24}V40H{x - 6}V102ZM{x + 24} 102V34H{x + 44}V102Z",
        mix(m.figure, m.mid, 0.3),
    )
    for dx, y in ((-56, 36), (-34, 24), (-16, 52), (30, 46)):
        p.rect(x + dx, y, 4, 6, m.disc)
    figures.hooded(p, x + 8, 99, 26, m.figure)
