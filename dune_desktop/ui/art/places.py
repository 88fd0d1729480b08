"""Built things seen close: gates, thrones, council tiers, presses of machines."""

from __future__ import annotations

from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix


def gate(p: Pen, m: Mood, x: float, y: float, s: float = 1, open_: bool = True) -> None:
    """The great gate of Arrakeen: two leaning pylons, a lintel and light between them."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.3)
    with p.at(x, y, s):
        if open_:
            p.rect(-14, -44, 28, 44, p.lin(0, -44, 0, 0, (0, mix(m.disc, m.low, 0.5)), (1, m.disc)))
        p.path("M-16 -55H16V-42C8 -47 -8 -47 -16 -42Z", mix(m.figure, m.mid, 0.35))
        p.path("M-62 0V-24H-50V-30H-40V-26L-34 -26L-29 -58H-13V0ZM62 0V-24H50V-30H40V-26L34 -26L29 -58H13V0Z", dark)
        p.path("M29 -58L34 -26H40V-30H50V-24H62V0H30L24 -58ZM-18 -58H-13V-42V0H-14Z", lit)
        p.path("M-31 -58H-11V-63H-31ZM11 -58H31V-63H11Z", dark)
        p.path("M22 -58H31V-63H22ZM-15 -58H-11V-63H-15Z", lit)
        p.path("M-5 -52H5L3 -46H-3Z", m.disc)
        for k in (-24, 20):
            p.rect(k, -50, 2.4, 4.5, m.disc)
            p.rect(k, -38, 2.4, 4.5, m.disc)


def fortress(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """Carthag: a raw Harkonnen town of blocks, stacks and searchlights."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.28)
    with p.at(x, y, s):
        p.path(
            "M-60 0V-16H-48V-30H-36V-22H-30V-44H-18V-26H-10V-56L-6 -62H8L12 -56V-30H20V-40H32V-20H40V-34H50V-14H60V0Z",
            dark,
        )
        p.path(
            "M-22 -44H-18V-26H-10V0H-16V-40ZM4 -62H8L12 -56V-30H20V0H8V-52ZM28 -40H32V-20H40V0H34V-36ZM46 -34H50V-14"
            "H60V0H50V-30ZM-40 -30H-36V-22H-32V0H-38Z",
            lit,
        )
        p.path("M-27 -44V-58H-23V-44ZM24 -40V-56H28V-40ZM42 -34V-46H45V-34Z", dark)
        for lx, ly in (
            (-4, -50),
            (2, -50),
            (-4, -42),
            (2, -42),
            (-26, -36),
            (23, -32),
            (-44, -24),
            (43, -26),
            (-4, -34),
            (2, -34),
        ):
            p.rect(lx, ly, 3, 2, m.disc)


def throne(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """A high throne with a sunburst back, standing on (x, y)."""
    dark = m.figure
    with p.at(x, y, s):
        for k in range(-4, 5):
            with p.at(0, -34, turn=k * 20):
                p.path("M-1.600 -18L0 -36L1.600 -18Z", BRASS if k % 2 else BRASS_LIGHT)
        p.path("M-15 0L-17 -42C-17 -56 17 -56 17 -42L15 0Z", dark)
        p.path("M-10 -14L-11 -40C-11 -49 11 -49 11 -40L10 -14Z", mix(m.figure, m.accent, 0.4))
        p.path("M-21 0V-18H-14V0ZM14 0V-18H21V0Z", dark)
        p.path("M-21 -18H-13V-15H-21ZM13 -18H21V-15H13Z", BRASS)
        p.path("M7 -50C13 -48 17 -46 17 -42L15 0H11Z", mix(m.figure, m.rim, 0.4))
        p.path("M-26 4H26L22 0H-22Z", mix(dark, m.mid, 0.5))


def tiers(p: Pen, m: Mood, x: float, y: float, s: float = 1, rows: int = 4, taken: int = 0) -> None:
    """The Landsraad's chamber: curved rows of seats around an open floor."""
    with p.at(x, y, s):
        for k in range(rows, 0, -1):
            rx, ry, lift = 26 + 17 * k, 7 + 3.4 * k, -8.5 * k
            shade = mix(m.figure, m.mid, 0.85 - 0.17 * k)
            p.path(f"M{-rx} {lift}A{rx} {ry} 0 0 1 {rx} {lift}L{rx} {lift + 12}H{-rx}Z", shade)
            p.line(f"M{-rx} {lift}A{rx} {ry} 0 0 1 {rx} {lift}", mix(m.disc, m.low, 0.4), 0.8, o=0.8)
            count = 5 + 2 * k
            for n in range(count):
                t = -1 + 2 * (n + 0.5) / count
                cx, cy = rx * t, lift - ry * (1 - t * t) ** 0.5
                colour = m.disc if taken and (n * 7 + k * 3) % 9 < taken else mix(m.figure, shade, 0.25)
                p.path(
                    f"M{cx - 2.8:.1f} {cy + 1:.1f}"
                    f"C{cx - 2.8:.1f} {cy - 6:.1f} {cx + 2.8:.1f} {cy - 6:.1f} {cx + 2.8:.1f} {cy + 1:.1f}Z",
                    colour,
                )
        p.ellipse(0, 1, 30, 7.5, mix(m.disc, m.low, 0.3))
        p.ellipse(0, 1, 22, 5.2, mix(m.disc, "#FFFFFF", 0.25))


def seat(p: Pen, m: Mood, x: float, y: float, s: float = 1, colour: str = "", lit: bool = False) -> None:
    """A tall council chair, standing on (x, y)."""
    c = colour or m.accent
    dark = m.figure
    with p.at(x, y, s):
        p.path("M-14 0V-38C-14 -56 14 -56 14 -38V0Z", dark)
        p.path("M-10.500 -10V-37C-10.500 -50 10.500 -50 10.500 -37V-10Z", mix(c, dark, 0.2 if lit else 0.78))
        p.path("M3 -46C7.500 -45 10.500 -42 10.500 -37V-10H5Z", mix(c, m.rim, 0.35) if lit else mix(c, dark, 0.6))
        p.path("M-18 -16H-11V0H-18ZM11 -16H18V0H11ZM-12 -10H12V-5H-12Z", mix(dark, m.mid, 0.5))
        p.line("M-13 -38C-13 -54 13 -54 13 -38", BRASS_LIGHT if lit else BRASS, 1.2)
        p.circle(0, -51.5, 2.4, BRASS_LIGHT)


def arch(p: Pen, m: Mood, x: float, y: float, w: float, h: float, wall: str) -> None:
    """A wall across the picture with one arched opening standing on (x, y)."""
    p.path(
        f"M-2 {p.y - 2}H{p.w + 2}V102H-2ZM{x - w / 2} {y}V{y - h * 0.62}"
        f"C{x - w / 2} {y - h * 1.04} {x + w / 2} {y - h * 1.04} {x + w / 2} {y - h * 0.62}V{y}Z",
        wall,
        even=True,
    )
    p.line(
        f"M{x - w / 2} {y}V{y - h * 0.62}"
        f"C{x - w / 2} {y - h * 1.04} {x + w / 2} {y - h * 1.04} {x + w / 2} {y - h * 0.62}V{y}",
        mix(m.disc, m.low, 0.4),
        1,
    )


def corridor(p: Pen, m: Mood, x: float) -> None:
    """A vaulted corridor, its lit end at x."""
    p.fill(m.figure)
    frames = ((1.25, 104), (0.92, 72), (0.66, 49), (0.45, 32), (0.29, 19))
    for k, (grow, half) in enumerate(frames):
        shade = mix(m.figure, mix(m.mid, m.low, 0.14 * k), 0.28 + 0.17 * k)
        floor, top = 50 + 52 * grow, 46 - 60 * grow
        p.path(
            f"M{x - half} {floor}V{top + 30 * grow}C{x - half} {top} {x + half} {top} {x + half} {top + 30 * grow}"
            f"V{floor}Z",
            shade,
        )
        p.line(
            f"M{x - half} {floor}V{top + 30 * grow}C{x - half} {top} {x + half} {top} {x + half} {top + 30 * grow}"
            f"V{floor}",
            mix(shade, m.low, 0.4),
            0.7,
        )
    p.circle(x, 50, 56, p.rad(x, 50, 56, (0, m.disc, 0.6), (0.5, m.low, 0.25), (1, m.low, 0)))
    p.path(f"M{x - 8} 60V44C{x - 8} 34 {x + 8} 34 {x + 8} 44V60Z", mix(m.disc, "#FFFFFF", 0.2))
    p.path(f"M{x - 8} 60H{x + 8}L{x + 44} 104H{x - 44}Z", p.lin(0, 60, 0, 102, (0, m.disc, 0.6), (1, m.disc, 0.05)))


def windtrap(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """A tower that combs water out of the air, standing on (x, y)."""
    dark, lit = m.figure, mix(m.figure, m.rim, 0.32)
    with p.at(x, y, s):
        p.path("M-10 0L-7 -34H7L10 0Z", dark)
        p.path("M2 -34H7L10 0H4Z", lit)
        p.path("M-16 -34H16L21 -56H-21Z", dark)
        for k in range(4):
            p.line(f"M{-17 - k} {-38.5 - k * 4.6}H{17 + k}", lit, 1.5)
        p.path("M-24 -56H24L20 -61H-20Z", dark)
        p.path("M6 -61H20L24 -56H8Z", lit)
