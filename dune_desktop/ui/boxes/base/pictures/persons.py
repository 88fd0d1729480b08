"""What stands beside the persons of the base game, drawn around its middle or its foot at (x, ...)."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix


def lit_sietch(p: Pen, m: Mood, x: float) -> None:
    """A sietch in the rock, its windows lit."""
    scenery.mesa(p, x - 10, 92, 120, 58, mix(m.figure, m.mid, 0.3), mix(m.land, m.mid, 0.3))
    for dx, y in ((-24, 76), (-8, 70), (6, 80), (-34, 86)):
        p.rect(x + dx, y, 3, 4.5, m.disc)


def walkers(p: Pen, m: Mood, x: float) -> None:
    """Fremen walking over a dune."""
    scenery.dune(p, 90, mix(m.figure, m.land, 0.3), "", 7, 0.1)
    for k in range(3):
        figures.fremen(p, x - 24 + k * 20, 86 - k, 26 - 2 * k, m.figure)


def plant(p: Pen, m: Mood, x: float) -> None:
    """A seedling, and a drop of water."""
    p.path(f"M{x - 30} 96C{x - 22} 86 {x + 22} 86 {x + 30} 96Z", mix(m.figure, m.land, 0.5))
    p.line(f"M{x} 90C{x - 2} 74 {x + 2} 62 {x} 46", "#4E8A4A", 2.6)
    p.path(
        f"M{x} 72C{x - 8} 60 {x - 22} 58 {x - 30} 62C{x - 26} 72 {x - 12} 76 {x} 72ZM{x} 60"
        f"C{x + 8} 46 {x + 22} 44 {x + 30} 48C{x + 26} 58 {x + 12} 64 {x} 60ZM{x} 48"
        f"C{x - 6} 38 {x - 4} 28 {x} 22C{x + 6} 30 {x + 6} 40 {x} 48Z",
        "#79B45C",
    )
    p.path(
        f"M{x} 72C{x - 10} 68 {x - 20} 64 {x - 30} 62C{x - 26} 72 {x - 12} 76 {x} 72ZM{x} 60"
        f"C{x + 10} 54 {x + 20} 50 {x + 30} 48C{x + 26} 58 {x + 12} 64 {x} 60Z",
        "#4E8A4A",
    )
    things.drop(p, x + 30, 62, 4, WATER)


def sword(p: Pen, m: Mood, x: float) -> None:
    """A blade stuck in the ground."""
    things.dagger(p, m, x, 50, 1.3, 176)
    p.path(
        f"M{x - 34} 98C{x - 18} 90 {x - 8} 86 {x + 2} 86C{x + 14} 86 {x + 24} 92 {x + 36} 98Z",
        mix(m.land, m.figure, 0.45),
    )


def baliset(p: Pen, m: Mood, x: float) -> None:
    """A baliset."""
    with p.at(x - 4, 54, 1.12, turn=26):
        body = mix("#7A4424", m.figure, 0.25)
        p.path("M-2.200 -46H2.200L3 4H-3Z", mix(m.figure, "#6A3A20", 0.5))
        p.path("M-3 -45C-5 -54 1 -62 12 -60C6 -57 4.500 -52 3.500 -45Z", BRASS)
        p.line("M-7 -50L-3 -49M-6 -55L-2 -53M7 -52L3 -50", BRASS_LIGHT, 1.1)
        p.path("M0 -6C8 2 18 12 18 25C18 37 10 44 0 44C-10 44 -18 37 -18 25C-18 12 -8 2 0 -6Z", body)
        p.path("M3 -3C10 4 18 13 18 25C18 37 10 44 0 44C9 36 10 12 3 -3Z", mix("#C98A48", m.figure, 0.08))
        p.path("M-18 25C-18 12 -8 2 0 -6C8 2 18 12 18 25C18 37 10 44 0 44C-10 44 -18 37 -18 25Z", stroke=BRASS, sw=1.1)
        for r in (7, 4.6):
            p.circle(0, 22, r, m.figure if r > 5 else "none", stroke=BRASS_LIGHT, sw=0.8)
        p.rect(-7, 35, 14, 2.4, BRASS)
        for k in range(5):
            p.line(f"M{-1.6 + k * 0.8:.1f} -46L{-5 + k * 2.5} 36", BRASS_LIGHT, 0.35)


def fan_of_futures(p: Pen, m: Mood, x: float) -> None:
    """Lines of probability fanning out."""
    _fan(p, m, x, 84, 0.9)


def vial_and_blade(p: Pen, m: Mood, x: float) -> None:
    """A vial and a thin blade."""
    things.vial(p, m, x, 58, 1.2, "#B04AC8")
    things.dagger(p, m, x - 34, 66, 0.7, 24)


def needle_and_box(p: Pen, m: Mood, x: float) -> None:
    """The needle and the box."""
    with p.at(x, 50, turn=28):
        p.path("M-1 -40L0 -46L1 -40L1.800 20H-1.800Z", mix(m.rim, "#FFFFFF", 0.3))
        p.path("M-4 20H4L5 34H-5Z", BRASS)
    p.path(f"M{x - 34} 96V70L{x - 26} 64H{x + 10}V90L{x + 2} 96Z", mix(m.figure, "#2E6A4A", 0.5))
    p.path(f"M{x - 34} 70L{x - 26} 64H{x + 10}L{x + 2} 70Z", "#4E8A6A")
    p.rect(x - 28, 76, 20, 14, "#020202")


def book(p: Pen, m: Mood, x: float) -> None:
    """An open book under a diamond."""
    p.path(
        f"M{x - 40} 62C{x - 26} 54 {x - 10} 56 {x} 64C{x + 10} 56 {x + 26} 54 {x + 40} 62V92"
        f"C{x + 26} 84 {x + 10} 86 {x} 93C{x - 10} 86 {x - 26} 84 {x - 40} 92Z",
        mix("#F1E3C4", m.mid, 0.2),
    )
    p.path(f"M{x} 64C{x + 10} 56 {x + 26} 54 {x + 40} 62V92C{x + 26} 84 {x + 10} 86 {x} 93Z", "#F6EACF")
    for k in range(4):
        p.line(
            f"M{x - 34} {66 + k * 6}C{x - 24} {61 + k * 6} {x - 12} {62 + k * 6} {x - 5} {66 + k * 6}"
            f"M{x + 5} {66 + k * 6}C{x + 12} {62 + k * 6} {x + 24} {61 + k * 6} {x + 34} {66 + k * 6}",
            mix("#F1E3C4", m.figure, 0.55),
            0.9,
        )
    p.path(f"M{x} 22L{x + 9} 36L{x} 50L{x - 9} 36Z", stroke=m.disc, sw=2.4)


def garden(p: Pen, m: Mood, x: float) -> None:
    """A wet garden behind an arch."""
    p.path(
        f"M{x - 50} 96V40C{x - 50} 6 {x + 34} 6 {x + 34} 40V96H{x + 28}V40C{x + 28} 14 {x - 44} 14 {x - 44} 40V96Z",
        m.figure,
    )
    p.path(
        f"M{x - 44} 96V40C{x - 44} 14 {x + 28} 14 {x + 28} 40V96Z",
        p.lin(0, 16, 0, 96, (0, m.disc, 0.75), (1, m.low, 0.5)),
    )
    for dx, s in ((-30, 1.0), (-8, 1.35), (16, 0.9)):
        with p.at(x + dx, 96, s):
            p.path(
                "M0 0C-2 -14 -10 -22 -14 -24C-6 -25 -2 -20 -1 -16C-2 -28 0 -38 4 -42C6 -34 3 -22 1.500 -16"
                "C4 -22 10 -26 15 -24C8 -20 3 -12 2 0Z",
                mix("#2E6A4A", m.figure, 0.25),
            )


def _fan(p: Pen, m: Mood, x: float, y: float, s: float) -> None:
    """Lines of probability fanning out from a point."""
    inner = [
        (x + math.cos(math.radians(a)) * 32 * s, y + math.sin(math.radians(a)) * 34 * s)
        for a in (-158, -124, -90, -56, -22)
    ]
    outer = [
        (x + math.cos(math.radians(a)) * 62 * s, y + math.sin(math.radians(a)) * 74 * s)
        for a in (-166, -144, -122, -101, -79, -58, -36, -14)
    ]
    for k, (px, py) in enumerate(inner):
        p.line(f"M{x} {y}L{px:.1f} {py:.1f}", m.rim, 0.8, o=0.7)
        for n in (round(k * 1.75), min(7, round(k * 1.75) + 1), (k * 3) % 8):
            p.line(f"M{px:.1f} {py:.1f}L{outer[n][0]:.1f} {outer[n][1]:.1f}", m.rim, 0.6, o=0.55)
    for k, (px, py) in enumerate(outer):
        p.circle(px, py, 2.6 if k == 5 else 1.7, BRASS_LIGHT if k != 5 else "#5DB7FF")
    for px, py in inner:
        p.circle(px, py, 2.4, m.disc)
