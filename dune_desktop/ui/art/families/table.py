"""Still lifes: one thing under a lamp, and what lies beside it."""

from __future__ import annotations

import math
import random

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SPICE, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix


def shadow(p: Pen, x: float, y: float, w: float) -> None:
    """The shadow of a thing on the table."""
    p.ellipse(x, y, w, w * 0.14, "#000000", o=0.38)


def blade(p: Pen, m: Mood, seed: int = 1, stuck: bool = False, note: bool = False) -> None:
    """A blade on the table, or driven into it."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    if note:
        things.letter(p, m, x - 22, 80, 0.62, turn=-12)
    p.layer(*scenery.edge(m, 0.6))
    if stuck:
        shadow(p, x + 10, 88, 30)
        p.path(f"M{x - 14} 89L{x - 2} 85L{x + 16} 89L{x + 4} 93Z", m.figure)
        things.dagger(p, m, x + 4, 52, 1.15, 190)
    else:
        shadow(p, x, 88, 62)
        things.dagger(p, m, x + 6, 66, 1.7, -70)


def crysknife(p: Pen, m: Mood, seed: int = 1) -> None:
    """The crysknife raised before the sun."""
    x = focus(p)
    scenery.sky(p, m, 88, (x, 48, 32), seed=seed)
    scenery.halo(p, m, x, 48, 36, 44)
    scenery.sands(p, m, 86, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    things.crysknife(p, m, x - 3, 52, 1.15, 14)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 26} 104C{x - 26} 92 {x - 22} 86 {x - 20} 80C{x - 19} 72 {x - 14} 68 {x - 8} 69"
        f"C{x} 68 {x + 4} 71 {x + 4} 77C{x + 4} 84 {x + 2} 92 {x + 4} 104Z",
        mix(m.figure, m.skin, 0.16),
    )
    p.layer()
    p.line(
        f"M{x - 18} 75C{x - 12} 72 {x - 4} 73 {x + 3} 75M{x - 19} 80C{x - 12} 78 {x - 4} 79 {x + 3} 81M{x - 20} 86"
        f"C{x - 13} 84 {x - 5} 85 {x + 2.5} 87",
        mix(m.figure, m.skin, 0.5),
        1.3,
    )


def ring(p: Pen, m: Mood, seed: int = 1) -> None:
    """The signet of a Great House on its cloth."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.path(
        f"M{x - 84} 100C{x - 60} 78 {x - 30} 86 {x} 78C{x + 34} 72 {x + 60} 88 {x + 92} 82V104H{x - 90}Z",
        mix("#5A1420", m.figure, 0.2),
    )
    p.path(
        f"M{x - 60} 92C{x - 30} 88 {x} 86 {x + 92} 82V88C{x + 40} 92 {x} 92 {x - 60} 98Z", mix("#8A2430", m.figure, 0.1)
    )
    shadow(p, x + 4, 91, 34)
    p.layer(*scenery.edge(m, 0.7))
    things.ring(p, m, x, 54, 1.5)


def commerce(p: Pen, m: Mood, seed: int = 1, kind: str = "scales") -> None:
    """Trade on a table top: scales, coins, charters."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.layer(*scenery.edge(m, 0.7))
    if kind == "scales":
        shadow(p, x, 92, 50)
        things.scales(p, m, x, 58, 1.3)
    elif kind == "bribe":
        things.letter(p, m, x - 16, 66, 0.95)
        things.pile(p, m, x + 42, 90, 1.25, (4, 6))
    elif kind == "shares":
        for k in range(3):
            things.scroll(p, m, x - 46 + k * 40, 60 + (k % 2) * 6, 1.05, lines=6)
        things.pile(p, m, x + 66, 92, 1.0, (3, 5))
    elif kind == "corner":
        things.spice_heap(p, m, x, 92, 120, 34)
        things.coin(p, m, x - 58, 88, 7)
        things.coin(p, m, x + 56, 90, 6)
        things.scroll(p, m, x, 42, 0.9, lines=5)
    elif kind == "windfall":
        rng = random.Random(seed)
        for k in range(11):
            things.coin(p, m, x - 70 + k * 14 + rng.uniform(-4, 4), 12 + rng.uniform(0, 52), rng.uniform(4.5, 8))
        things.pile(p, m, x, 94, 1.25, (1, 3, 5, 3, 1))
    elif kind == "water":
        shadow(p, x, 92, 62)
        for dx, s in ((-40, 1.15), (40, 1.15), (0, 1.5)):
            things.jug(p, m, x + dx, 92, s)


def papers(p: Pen, m: Mood, seed: int = 1, kind: str = "letter") -> None:
    """Letters, charters, plans."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.layer(*scenery.edge(m, 0.6))
    if kind == "letter":
        things.letter(p, m, x, 64, 1.35)
    elif kind == "seal":
        things.scroll(p, m, x - 26, 58, 1.25, lines=5)
        p.path(f"M{x + 34} 22H{x + 52}L{x + 49} 52H{x + 37}Z", m.figure)
        p.path(f"M{x + 45} 22H{x + 52}L{x + 49} 52H{x + 46}Z", BRASS_LIGHT)
        p.ellipse(x + 43, 56, 15, 5, BRASS)
        p.ellipse(x + 43, 62, 15, 5, BRASS_DARK)
        p.circle(x + 43, 84, 9, "#A8302A")
    elif kind == "plans":
        paper = mix("#F1E3C4", m.mid, 0.16)
        p.path(f"M{x - 70} 44L{x + 58} 36L{x + 78} 88L{x - 84} 96Z", paper)
        p.path(f"M{x + 10} 39L{x + 58} 36L{x + 78} 88L{x + 14} 91.500Z", mix(paper, "#FFFFFF", 0.35))
        ink = mix(paper, m.figure, 0.62)
        for r in (8, 15, 22):
            with p.group(f"translate({x - 26:.1f} 68) scale(1 0.62)"):
                p.circle(0, 0, r, stroke=ink, sw=0.9)
        p.line(
            f"M{x - 26} 68L{x + 18} 56L{x + 40} 74L{x + 60} 62M{x - 60} 86C{x - 40} 78 {x - 40} 58 {x - 20} 50"
            f"C{x + 4} 44 {x + 20} 48 {x + 52} 44",
            ink,
            1.1,
        )
        for px, py in ((x + 18, 56), (x + 40, 74), (x + 60, 62)):
            p.circle(px, py, 2.6, "#A8302A")
        p.layer(*scenery.edge(m, 0.6))
        things.piece(p, m, x - 26, 70, 0.55, "king")
        things.piece(p, m, x + 40, 76, 0.45, "tower", True)
        p.layer()
        things.dagger(p, m, x + 70, 84, 0.5, -50)
    elif kind == "recon":
        p.path(f"M{x - 72} 48L{x + 66} 42L{x + 82} 90L{x - 86} 96Z", mix("#D8B27A", m.mid, 0.2))
        ink = mix("#5A2C1C", m.figure, 0.2)
        for k in range(5):
            p.line(
                f"M{x - 76 + k * 4} {90 - k * 8}C{x - 40} {78 - k * 9} {x - 10} {96 - k * 9} {x + 20} {84 - k * 8}"
                f"C{x + 44} {74 - k * 7} {x + 60} {86 - k * 7} {x + 76 - k * 2} {80 - k * 8}",
                ink,
                0.9,
            )
        p.line(f"M{x - 62} 84L{x - 10} 66L{x + 34} 76L{x + 60} 54", "#A8302A", 1.5, dash="5 4")
        p.path(f"M{x + 56} 50l8 8M{x + 64} 50l-8 8", stroke="#A8302A", sw=2)
        p.layer(*scenery.edge(m, 0.7))
        p.circle(x - 6, 66, 17, mix(WATER, "#FFFFFF", 0.6), o=0.25)
        p.circle(x - 6, 66, 17, stroke=BRASS, sw=3)
        p.line(f"M{x + 6} 78L{x + 26} 98", BRASS_DARK, 5)


def poison(p: Pen, m: Mood, seed: int = 1, kind: str = "life") -> None:
    """The water of life, which one should not drink unprepared; and what warns of poison."""
    x = focus(p)
    scenery.table(p, m, x, 62, seed=seed)
    p.layer(*scenery.edge(m, 0.7))
    if kind == "life":
        shadow(p, x, 91, 54)
        p.path(
            f"M{x - 40} 46H{x + 40}C{x + 38} 68 {x + 22} 78 {x + 8} 80V88H{x + 24}V93H{x - 24}V88H{x - 8}V80"
            f"C{x - 22} 78 {x - 38} 68 {x - 40} 46Z",
            BRASS,
        )
        p.path(
            f"M{x + 8} 46H{x + 40}C{x + 38} 68 {x + 22} 78 {x + 8} 80V88H{x + 24}V93H{x + 4}V78"
            f"C{x + 14} 70 {x + 14} 58 {x + 8} 46Z",
            BRASS_LIGHT,
        )
        p.ellipse(x, 46, 40, 7, mix("#1E6FD0", m.figure, 0.3))
        p.ellipse(x + 4, 46, 30, 4.4, "#5DB7FF")
        things.drop(p, x, 28, 9, "#3D8FE0")
        p.circle(x, 30, 40, p.rad(x, 30, 40, (0, "#5DB7FF", 0.5), (1, "#5DB7FF", 0)))
    elif kind == "snooper":
        p.path(f"M{x - 3} {p.y - 2}H{x + 3}V22H{x - 3}Z", m.figure)
        for k in range(5):
            with p.at(x, 24, turn=-64 + k * 32):
                p.path("M-2 0L-3.500 30L0 40L3.500 30L2 0Z", mix(m.figure, m.rim, 0.2 + 0.06 * k))
                p.circle(0, 36, 2.4, "#8FD45A")
        p.circle(x, 24, 9, BRASS)
        p.circle(x, 24, 4.5, "#8FD45A")
        p.layer(*scenery.edge(m, 0.6))
        p.ellipse(x, 88, 34, 8, "#D7DBE2")
        p.ellipse(x, 87, 26, 5.4, "#8D94A4")
        p.path(f"M{x - 12} 86C{x - 10} 78 {x + 8} 76 {x + 13} 86C{x + 4} 90 {x - 6} 90 {x - 12} 86Z", "#A8502A")


def box(p: Pen, m: Mood, seed: int = 1) -> None:
    """The box of pain, an arm thrust into it, the needle waiting."""
    x = focus(p)
    scenery.table(p, m, x, 62, seed=seed)
    p.layer(*scenery.edge(m))
    figures.veiled(p, x + 66, 96, 92, m.figure, mix(m.figure, m.mid, 0.8), mix(m.skin, m.figure, 0.15))
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 34} 94V52L{x - 22} 43H{x + 30}V84L{x + 18} 94Z", mix(m.figure, "#2E6A4A", 0.55))
    p.path(f"M{x - 34} 52L{x - 22} 43H{x + 30}L{x + 18} 52Z", mix(m.figure, "#5FA882", 0.75))
    p.path(f"M{x + 18} 52L{x + 30} 43V84L{x + 18} 94Z", mix(m.figure, "#5FA882", 0.5))
    p.rect(x - 29, 57, 42, 32, "#020202")
    p.rect(x - 29, 57, 42, 32, stroke=mix(m.figure, "#5FA882", 0.85), sw=1.1)
    p.layer()
    p.path(
        f"M{x - 120} 104L{x - 108} 74C{x - 80} 66 {x - 56} 66 {x - 20} 67C{x - 14} 70 {x - 14} 79 {x - 20} 82"
        f"C{x - 50} 84 {x - 66} 92 {x - 78} 104Z",
        mix(m.figure, m.skin, 0.8),
    )
    p.path(
        f"M{x - 20} 75C{x - 50} 76 {x - 66} 86 {x - 78} 104L{x - 20} 82C{x - 16} 80 {x - 16} 77 {x - 20} 75Z",
        mix(m.figure, m.skin, 0.4),
    )
    p.path(
        f"M{x - 124} 104L{x - 112} 72C{x - 96} 67 {x - 84} 66 {x - 66} 66L{x - 62} 88"
        f"C{x - 70} 94 {x - 74} 98 {x - 78} 104Z",
        mix(m.figure, m.mid, 0.62),
    )
    p.path(f"M{x - 66} 66L{x - 62} 88L{x - 58} 86L{x - 61.5} 66Z", BRASS)
    p.path(f"M{x - 29} 57H{x - 12}V89H{x - 29}Z", p.lin(x - 29, 0, x - 10, 0, (0, "#020202", 0), (1, "#020202", 1)))
    p.layer()
    p.path(f"M{x + 44} 50L{x + 4} 33L{x + 44} 54Z", mix(m.rim, "#FFFFFF", 0.4))
    p.path(f"M{x + 40} 47L{x + 54} 53L{x + 52} 59L{x + 39} 53Z", BRASS)
    p.path(
        f"M{x + 50} 52C{x + 56} 48 {x + 64} 52 {x + 64} 60L{x + 60} 68C{x + 54} 64 {x + 50} 60 {x + 50} 52Z",
        mix(m.figure, m.skin, 0.6),
    )
    p.circle(x + 5, 33.5, 1.7, "#8FD45A")


def spice(p: Pen, m: Mood, seed: int = 1, kind: str = "flow") -> None:
    """Melange itself: pouring, weighed, or glowing in the dark."""
    x = focus(p)
    if kind == "flow":
        p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, mix(m.mid, m.figure, 0.3)), (1, m.figure)))
        p.circle(x, 66, 90, p.rad(x, 66, 90, (0, SPICE, 0.75), (0.5, m.low, 0.3), (1, m.low, 0)))
        p.path(
            f"M{x - 6} {p.y - 2}H{x + 6}V-2C{x + 5} 30 {x + 8} 54 {x + 22} 70H{x - 22}"
            f"C{x - 8} 54 {x - 5} 30 {x - 6} -2Z",
            "#E8761C",
        )
        p.path(
            f"M{x} {p.y - 2}H{x + 6}V-2C{x + 5} 30 {x + 8} 54 {x + 22} 70H{x + 6}C{x + 2} 50 {x + 1} 30 {x} -2Z",
            "#FFB45C",
        )
        p.layer(*scenery.edge(m, 0.6))
        things.spice_heap(p, m, x, 96, 190, 44)
        p.layer()
        rng = random.Random(seed)
        for _ in range(46):
            a, r = rng.uniform(0, math.pi), rng.uniform(10, 90)
            p.circle(
                x + math.cos(a) * r,
                78 - math.sin(a) * r * 0.62,
                rng.uniform(0.4, 1.3),
                "#FFCF8A",
                o=round(rng.uniform(0.4, 1), 2),
            )
        scenery.mist(p, m.figure, 102, 12, 0.8)
    else:
        scenery.table(p, m, x, 62, seed=seed)
        p.layer(*scenery.edge(m))
        for dx, w, h in ((-46, 56, 24), (46, 56, 24), (0, 76, 38)):
            p.path(
                f"M{x + dx - w * 0.4} 94C{x + dx - w * 0.55} 80 {x + dx - w * 0.46} 70 {x + dx - w * 0.34} 68"
                f"H{x + dx + w * 0.34}C{x + dx + w * 0.46} 70 {x + dx + w * 0.55} 80 {x + dx + w * 0.4} 94Z",
                mix(m.figure, "#8A5A34", 0.7),
            )
            things.spice_heap(p, m, x + dx, 69, w * 0.7, h * 0.7)


def masks(p: Pen, m: Mood, seed: int = 1, count: int = 3) -> None:
    """Masks on a dark cloth."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.7, mix(m.mid, m.figure, 0.3)), (1, m.figure)))
    p.circle(x, 46, 76, p.rad(x, 46, 76, (0, m.low, 0.75), (0.6, m.mid, 0.3), (1, m.mid, 0)))
    for k in range(8):
        xx = p.w * k / 7
        p.path(
            f"M{xx - 16} {p.y - 2}V-2C{xx - 4} 36 {xx - 10} 70 {xx - 4} 102H{xx + 4}"
            f"C{xx} 70 {xx + 2} 36 {xx - 4} -2V{p.y - 2}Z",
            m.figure,
            o=0.35,
        )
    p.layer(*scenery.edge(m))
    if count == 2:
        things.mask(p, m, x - 26, 52, 1.15, -10)
        things.mask(p, m, x + 28, 54, 1.15, 12, mix(m.accent, m.figure, 0.25))
    else:
        things.mask(p, m, x - 50, 58, 0.85, -14, mix(m.accent, m.figure, 0.45))
        things.mask(p, m, x + 50, 58, 0.85, 14, mix(m.accent, m.figure, 0.45))
        things.mask(p, m, x, 50, 1.3)


def time(p: Pen, m: Mood, seed: int = 1) -> None:
    """An hourglass that runs with spice."""
    x = focus(p)
    scenery.table(p, m, x, 62, seed=seed)
    shadow(p, x, 92, 36)
    p.layer(*scenery.edge(m))
    things.hourglass(p, m, x, 56, 1.35)
