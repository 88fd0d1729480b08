"""Craft and beasts: ships, machines and the great worm. Each is drawn around its middle, at scale 1 about 40 wide."""

from __future__ import annotations

import math

from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def thopter(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0) -> None:
    """An ornithopter, nose to the left, wings up."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.3)
    with p.at(x, y, s, flip, turn):
        p.path("M-3 -3C6 -9 17 -20 33 -24C28 -15 14 -6 2 -1.500Z", mix(dark, m.mid, 0.45))
        p.path("M-4 -3C-2 -14 4 -27 15 -35C15 -24 8 -11 1 -2Z", dark)
        p.path(
            "M-21 1C-19.500 -4.500 -12 -6.500 -4 -5.500L14 -3L31 -6L33 -4.500L22 0.500L8 4C-4 6.500 -18 6 -21 1Z", dark
        )
        p.path("M-19.500 0C-17.500 -3.800 -12.500 -5 -8 -4.800L-10.500 -0.500Z", m.disc)
        p.path("M-3 -3C6 -9 17 -20 33 -24C20 -16 8 -7 0 -2Z", lit)
        p.path("M-4 -3C-2 -14 4 -27 15 -35C7 -24 1 -12 -1 -3Z", lit)
        p.line("M-8 5.500L-10 9.500H-16M4 5L6 9H0", dark, 1.1)


def carryall(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A heavy wing with four engines and lifting clamps."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.3)
    with p.at(x, y, s, flip):
        p.path(
            "M-46 -6C-30 -11 -16 -12.500 0 -12.500C16 -12.500 30 -11 46 -6L44 -3.500C30 -5 22 -3.500 14 -2L9 4H-9"
            "L-14 -2C-22 -3.500 -30 -5 -44 -3.500Z",
            dark,
        )
        p.path(
            "M-46 -6C-30 -11 -16 -12.500 0 -12.500C16 -12.500 30 -11 46 -6C30 -9 16 -10 0 -10C-16 -10 -30 -9 -46 -6Z",
            lit,
        )
        for k in (-31, -20, 20, 31):
            p.ellipse(k, -4, 3.4, 3, dark)
            p.ellipse(k, -3, 1.8, 1.5, m.disc)
        p.path("M-4 -12.500L0 -18L4 -12.500Z", dark)
        p.rect(-5, -6.5, 10, 2, m.disc)


def harvester(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A spice factory on tracks, its intake to the left; stands on (x, y)."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.28)
    with p.at(x, y, s, flip):
        p.path(
            "M-27 0L-31 -8L-22 -12L-18 -17H-8V-22H2V-17H10L12 -26H15L15.500 -17H19L20 -23H23L23.500 -15L29 -12V-6"
            "L27 0Z",
            dark,
        )
        p.path(
            "M-22 -12L-18 -17H-8V-22H2V-17H10L12 -26H15L15.500 -17H19L20 -23H23L23.500 -15L29 -12V-10.500L22 -13H-16Z",
            lit,
        )
        for k in range(5):
            p.circle(-19 + k * 10, -2, 4.4, mix(dark, "#000000", 0.35))
            p.circle(-19 + k * 10, -2, 1.7, lit)
        for k in range(6):
            p.rect(-13 + k * 6, -10.2, 3, 1.6, m.disc)
        p.path("M-31 -8L-27 0L-34 1.500L-37 -3Z", mix(dark, m.mid, 0.3))


def plume(p: Pen, x: float, y: float, s: float, colour: str, o: float = 0.5, flip: bool = False) -> None:
    """Dust blowing off something at work."""
    with p.at(x, y, s, flip):
        p.path(
            "M0 0C8 -6 10 -14 20 -15C26 -22 38 -21 44 -15C54 -18 64 -12 70 -4C58 -6 50 -2 40 1C28 4 10 4 0 0Z",
            colour,
            o=o,
        )
        p.path("M6 0C14 -3 18 -8 26 -8C34 -12 44 -8 50 -3C40 0 20 3 6 0Z", colour, o=o)


def heighliner(p: Pen, m: Mood, x: float, y: float, s: float = 1, turn: float = -14, bays: int = 11) -> None:
    """The Guild's great cylinder, its mouth open."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.32)
    with p.at(x, y, s, turn=turn):
        p.path("M-46 -9C-56 -9 -60 -4 -60 0C-60 4 -56 9 -46 9H50V-9Z", dark)
        p.path("M-46 -9C-53 -9 -57.500 -6 -59 -3H50V-9Z", lit)
        p.path("M-46 -9C-50 -9 -53 -8 -55 -7H50V-9Z", mix(lit, m.rim, 0.45))
        for k in range(bays):
            p.rect(-48 + k * 92 / bays, 1.6, 3.4, 1.9, m.disc)
        p.line("M-30 -9V9M-8 -9V9M14 -9V9M36 -9V9", "#000000", 0.8, o=0.35)
        p.ellipse(50, 0, 4.4, 9.6, mix(dark, m.rim, 0.28))
        p.ellipse(50.6, 0, 3.4, 8, "#07050A")
        p.ellipse(51.2, 1, 1.8, 4.4, m.low, o=0.8)


def freighter(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False, stripe: str = "") -> None:
    """A pill-shaped cargo ship, nose to the left: portholes, containers under the hull, tail fins."""
    dark, mid, lit = m.figure, mix(m.figure, m.mid, 0.35), mix(m.figure, m.rim, 0.3)
    with p.at(x, y, s, flip):
        p.path("M10 -8L18 -17H23L20 -7ZM10 6L18 13H23L20 5Z", mid)
        p.path("M26 -5H31L33.500 -1L31 3H26Z", mid)
        p.path("M33 -3.500L40 -1L33 1.500Z", m.disc, o=0.8)
        for k in range(4):
            p.rect(-13 + k * 6.4, 6, 5.6, 5.4, mix(dark, stripe, 0.55) if stripe and k % 2 == 0 else mid)
        p.path(
            "M-26 -0.500C-25 -6.500 -19 -9 -12 -9H14C21 -9 27 -6 28 -1C27 5 21 7 14 7H-12C-19 7 -25 5 -26 -0.500Z", dark
        )
        p.path(
            "M-26 -0.500C-25 -6.500 -19 -9 -12 -9H14C21 -9 27 -6 28 -1C24 -4.500 18 -5.500 12 -5.500H-10"
            "C-17 -5.500 -22 -4 -26 -0.500Z",
            lit,
        )
        p.line("M-6 -8.500V6.500M6 -8.500V6.500M16 -8V6", mid, 0.7)
        p.circle(-17, -0.5, 2.5, m.disc)
        for px in (-10.5, -1.5, 1.5, 10.5):
            p.circle(px, -0.5, 1.2, m.disc)
        if stripe:
            p.path("M20 -7.800C24 -6 27.500 -4 28 -1C27.500 2.500 24 4.800 20 6.200Z", mix(stripe, dark, 0.35))


def dreadnought(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False, glow: str = "") -> None:
    """A warship like a driven wedge, turrets above, lights below."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.3)
    with p.at(x, y, s, flip):
        p.path(
            "M-44 2L-22 -6L-18 -12H-8L-6 -17H4L6 -12H12L16 -20H20L21 -11L34 -8L40 -14H43L41 3L30 9L4 12L-20 8Z", dark
        )
        p.path("M-44 2L-22 -6L-18 -12H-8L-6 -17H4L6 -12H12L16 -20H20L21 -11L34 -8L32 -6L14 -8H-14L-20 -3Z", lit)
        p.line("M-12 -12L-22 -15M0 -17L-11 -20", lit, 1.3)
        for k in range(7):
            p.rect(-20 + k * 7, 1, 3.6, 1.5, m.disc)
        for k in (-4, 8, 20):
            p.ellipse(k, 10.5, 4, 1.7, glow or m.low)
        p.path("M41 -2L48 -1L41 1Z", glow or m.low)


def _bezier(points: tuple[tuple[float, float], ...], t: float) -> tuple[float, float]:
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    x = sum(w * q[0] for w, q in zip((a, b, c, d), points, strict=True))
    y = sum(w * q[1] for w, q in zip((a, b, c, d), points, strict=True))
    return x, y


_BACK = ((4.0, -70.0), (34.0, -68.0), (52.0, -36.0), (48.0, 6.0))
_BELLY = ((-22.0, -38.0), (-4.0, -38.0), (7.0, -20.0), (6.0, 6.0))


def worm_arch(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """The maker risen from the sand and bending over, its maw to the left. (x, y) is on the sand."""
    body, lit = mix(m.figure, m.land, 0.42), mix(m.land, m.rim, 0.32)
    spots = [k / 12 for k in range(13)]
    back, belly = [_bezier(_BACK, t) for t in spots], [_bezier(_BELLY, t) for t in spots]
    inner = [(a[0] + (b[0] - a[0]) * 0.26, a[1] + (b[1] - a[1]) * 0.26) for a, b in zip(back, belly, strict=True)]

    def outline(first: list[tuple[float, float]], second: list[tuple[float, float]]) -> str:
        return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in (*first, *reversed(second))) + "Z"

    with p.at(x, y, s, flip):
        p.path(outline(back, belly), body)
        p.path(outline(back, inner), lit)
        for k in range(1, 12):
            (ax, ay), (bx, by) = back[k], belly[k]
            p.line(
                f"M{ax:.1f} {ay:.1f}Q{(ax + bx) / 2 - 4:.1f} {(ay + by) / 2 + 6:.1f} {bx:.1f} {by:.1f}",
                m.figure,
                1.3,
                o=0.6,
            )
        with p.at(-9, -54, turn=39):
            p.ellipse(0, 0, 12.5, 21.5, mix(lit, m.figure, 0.25))
            p.ellipse(-0.8, 0, 10.4, 19, m.figure)
            p.ellipse(-0.8, 0, 6, 11.5, p.rad(-0.8, 0, 12, (0, "#FF9A4A", 0.9), (1, m.low, 0)))
            for k in range(16):
                a, b, c = (math.tau * (k + d) / 16 for d in (-0.34, 0.34, 0.0))
                p.path(
                    f"M{-0.8 + math.cos(a) * 10.2:.1f} {math.sin(a) * 18.8:.1f}"
                    f"L{-0.8 + math.cos(b) * 10.2:.1f} {math.sin(b) * 18.8:.1f}"
                    f"L{-0.8 + math.cos(c) * 6:.1f} {math.sin(c) * 11.5:.1f}Z",
                    m.rim,
                )
