"""Before the gate, in the caves and over the sand: motifs of Rise of Ix on the grounds of the game."""

from __future__ import annotations

import math

from dune_desktop.ui.art import craft, figures, scenery, things
from dune_desktop.ui.art.families import desert
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix


def porters(p: Pen, m: Mood, seed: int = 1) -> None:
    """Water is carried to the gate of Arrakeen."""
    x = focus(p)
    desert.gate(p, m, seed)
    for k in range(3):
        figures.hooded(p, x - 56 + k * 34, 98 - k, 32 - k, m.figure)
        things.jug(p, m, x - 44 + k * 34, 98 - k, 0.42)
    figures.noble(p, x + 50, 98, 34, m.figure, flip=True)


def warriors(p: Pen, m: Mood, seed: int = 1) -> None:
    """Fremen wait in their cave."""
    x = focus(p)
    desert.sietch(p, m, seed)
    for k, dx in enumerate((-36, -12, 12, 36)):
        figures.fremen(p, x + dx, 96, 40 - 3 * abs(k - 1.5), m.figure, flip=k > 1, staff=k % 3 == 0)


def maw(p: Pen, m: Mood, seed: int = 1) -> None:
    """The open maw of Shai-Hulud."""
    x = focus(p)
    scenery.sky(p, m, 70, (p.w * 0.25, 60, 17), seed=seed)
    scenery.sands(p, m, 76, bands=2)
    p.layer(*scenery.edge(m))
    _rings_of_teeth(p, m, x, 48, 40)
    p.layer()
    scenery.dune(p, 93, mix(m.figure, m.land, 0.35), "", 7, 0.2)
    for k in range(-3, 4):
        craft.plume(p, x + k * 20, 95, 0.55, mix(m.land, m.disc, 0.4), 0.5, k < 0)
    figures.fremen(p, p.w * 0.2, 95, 13, m.figure)


def _rings_of_teeth(p: Pen, m: Mood, x: float, y: float, r: float) -> None:
    """The open maw of Shai-Hulud, facing us: rings of crystal teeth."""
    body, lit = mix(m.figure, m.land, 0.4), mix(m.land, m.rim, 0.25)
    p.path(
        f"M{x - r} {y}C{x - r} {y - r * 1.35} {x + r} {y - r * 1.35} {x + r} {y}L{x + r * 1.25} 104H{x - r * 1.25}Z",
        body,
    )
    p.path(
        f"M{x + r * 0.2} {y - r * 1.0}C{x + r * 0.75} {y - r * 0.9} {x + r} {y - r * 0.5} {x + r} {y}"
        f"L{x + r * 1.25} 104H{x + r * 0.9}L{x + r * 0.8} {y}"
        f"C{x + r * 0.8} {y - r * 0.5} {x + r * 0.6} {y - r * 0.85} {x + r * 0.2} {y - r}Z",
        lit,
    )
    for k in range(4):
        yy = y + r * (0.55 + 0.4 * k)
        p.line(
            f"M{x - r * (1.05 + 0.09 * k)} {yy}Q{x} {yy + r * 0.5} {x + r * (1.05 + 0.09 * k)} {yy}",
            m.figure,
            1.2,
            o=0.6,
        )
    p.circle(x, y, r * 0.8, m.figure)
    p.circle(x, y, r * 0.8, p.rad(x, y, r * 0.8, (0, "#FF9A4A", 0.9), (0.4, m.low, 0.5), (1, m.figure, 0)))
    for count, out, inn, share in ((20, 0.8, 0.6, 0.0), (14, 0.58, 0.42, 0.5)):
        for k in range(count):
            with p.at(x, y, turn=360 * (k + share) / count):
                half = r * out * 3.1416 / count * 0.62
                p.path(
                    f"M{-half:.2f} {-r * out:.2f}H{half:.2f}L0 {-r * inn:.2f}Z",
                    mix(m.rim, m.land, 0.25 if share else 0.0),
                )


def satellites(p: Pen, m: Mood, seed: int = 1) -> None:
    """Arrakis from space, where no satellite may be."""
    r = 46.0
    x = p.w * 0.62
    desert.orbit(p, m, seed, r=r, moons=0)
    for k in range(4):
        a = math.radians(-158 + k * 136 / 3)
        cx, cy = x + math.cos(a) * (r + 8), 66 + math.sin(a) * (r + 8)
        with p.at(cx, cy, 1.25, turn=math.degrees(a) + 90):
            p.path("M-12 -2.500H-4.500V2.500H-12ZM4.500 -2.500H12V2.500H4.500Z", mix(WATER, m.rim, 0.25))
            p.line("M-8.200 -2.500V2.500M8.200 -2.500V2.500", m.figure, 0.7)
            p.path("M-3 -4.500H3V3.500L0 6L-3 3.500Z", m.rim)
            p.path("M0 -4.500H3V3.500L0 6Z", mix(m.rim, m.mid, 0.4))
            p.line("M-4.500 0H4.500", m.rim, 1)
            p.line("M-8 -7L8 7", "#E24A34", 1.7)
