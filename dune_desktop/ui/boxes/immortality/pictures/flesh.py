"""What the Bene Tleilax make and use: tanks, jars, helices, instruments, their own people; and hands, which do it.

Each is drawn around (x, y) or stands on it, in the units of a picture 100 high.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix

LAB = Mood("#0A1410", "#24452F", "#8FAE4E", "#EEF6B8", "#2E4030", "#09110C", "#F0FFC4", "#58A566")
"""Green light out of tanks: rooms of research."""

FLESH = Mood("#190C10", "#5C2C34", "#C9837A", "#FFE2C8", "#6A3A38", "#170A0E", "#FFE4CC", "#CF7A90")
"""Rose and umber: what was grown."""

SAPHO = Mood("#12081A", "#4A1838", "#B8406A", "#FFD0C8", "#4A1C34", "#12070F", "#FFDCE0", "#D8486E")
"""The red of sapho juice: a mind driven too hard."""

FLUID = "#58A566"
GLOW = "#C9EE8E"
DEEP = "#173A26"
STEEL = "#C9D0D6"
ROSE = "#CF7A90"

Spot = tuple[float, float]


# ------------------------------------------------------------------------------------------------ vessels


@contextmanager
def tank(p: Pen, m: Mood, x: float, y: float, w: float, h: float, light: float = 1.0) -> Iterator[None]:
    """A cylinder of lit fluid between rings of brass, standing on (x, y); what is drawn inside floats in it."""
    half, top = w / 2, y - h
    p.layer()
    p.circle(x, y - h * 0.45, h * 0.8, p.rad(x, y - h * 0.45, h * 0.8, (0, FLUID, 0.5 * light), (1, FLUID, 0)))
    low, mid = mix(DEEP, GLOW, 0.85 * light), mix(DEEP, FLUID, 0.9 * light)
    p.rect(x - half, top + 3, w, h - 6, p.lin(0, top, 0, y, (0, mix(DEEP, FLUID, 0.3)), (0.5, mid), (1, low)))
    yield
    p.layer()
    p.rect(x - half, top + 3, w * 0.12, h - 6, DEEP, o=0.45)
    p.rect(x + half - w * 0.1, top + 3, w * 0.1, h - 6, "#FFFFFF", o=0.16)
    p.rect(x - half + w * 0.17, top + 6, max(0.8, w * 0.05), h * 0.62, "#FFFFFF", o=0.4)
    for edge, tall in ((top, 5.0), (y - 5, 6.0)):
        p.rect(x - half * 1.16, edge, w * 1.16, tall, BRASS_DARK, r=1.2)
        p.rect(x - half * 0.4, edge, w * 0.78, tall, BRASS, r=1.2)
        p.rect(x + half * 0.1, edge, w * 0.36, tall, BRASS_LIGHT, r=1.2)


def bubbles(p: Pen, x: float, y: float, h: float, count: int = 7, wide: float = 8, colour: str = "#F4FFD8") -> None:
    """Bubbles rising from (x, y), `h` high."""
    for k in range(count):
        share = (k + 0.4) / count
        p.circle(
            x + math.sin(k * 2.7) * wide * (0.4 + 0.6 * share), y - h * share, 0.7 + (k * 5 % 3) * 0.5, colour, o=0.7
        )


@contextmanager
def jar(p: Pen, m: Mood, x: float, y: float, w: float, h: float, fluid: str = FLUID) -> Iterator[None]:
    """A stoppered jar standing on (x, y); what is drawn inside lies in its fluid."""
    half, top = w / 2, y - h
    glass = (
        f"M{x - half} {y - 2}V{top + h * 0.24}C{x - half} {top + h * 0.12} {x - half * 0.6} {top + h * 0.14}"
        f" {x - half * 0.6} {top + 3}H{x + half * 0.6}C{x + half * 0.6} {top + h * 0.14} {x + half} {top + h * 0.12}"
        f" {x + half} {top + h * 0.24}V{y - 2}C{x + half} {y + 1} {x - half} {y + 1} {x - half} {y - 2}Z"
    )
    p.circle(x, y - h * 0.4, h * 0.75, p.rad(x, y - h * 0.4, h * 0.75, (0, fluid, 0.55), (1, fluid, 0)))
    p.path(glass, p.lin(0, top, 0, y, (0, mix(fluid, m.figure, 0.7)), (0.45, fluid), (1, mix(fluid, GLOW, 0.75))))
    yield
    p.path(glass, stroke=mix(fluid, "#FFFFFF", 0.55), sw=0.9)
    p.line(f"M{x - half + w * 0.14} {top + h * 0.32}V{y - h * 0.2}", "#FFFFFF", max(0.9, w * 0.05), o=0.5)
    p.path(f"M{x - half * 0.72} {top - 3}H{x + half * 0.72}V{top + 4}H{x - half * 0.72}Z", BRASS_DARK)
    p.path(f"M{x - half * 0.1} {top - 3}H{x + half * 0.72}V{top + 4}H{x - half * 0.1}Z", BRASS)
    p.path(f"M{x + half * 0.3} {top - 3}H{x + half * 0.6}V{top + 4}H{x + half * 0.3}Z", BRASS_LIGHT)


def vessel(p: Pen, m: Mood, x: float, y: float, w: float, h: float) -> None:
    """A jar with nothing in it but its fluid."""
    with jar(p, m, x, y, w, h):
        pass


# ------------------------------------------------------------------------------------------------ growth


def strand(
    p: Pen, x: float, y: float, h: float, r: float, turns: float, colours: tuple[str, str, str], sw: float = 2.6,
    start: float = 0.0,
) -> None:  # fmt: skip
    """An upright double helix from (x, y) up: the strand behind, the one in front and the rungs have a colour each."""
    count = max(8, round(turns * 14))
    behind, before, rung = colours
    sides: list[list[Spot]] = [[], []]
    for k in range(count + 1):
        a = k / count * turns * math.tau + start
        sides[0].append((x + math.sin(a) * r, y - h * k / count))
        sides[1].append((x - math.sin(a) * r, y - h * k / count))
    for (ax, ay), (bx, by) in list(zip(*sides, strict=True))[1::2]:
        p.line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", rung, sw * 0.5)
    for side, colour in ((sides[1], behind), (sides[0], before)):
        p.line("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in side), colour, sw)


def heart(p: Pen, x: float, y: float, s: float = 1, colour: str = "#C4424E") -> None:
    """A heart of flesh with its vessels."""
    with p.at(x, y, s):
        dark, lit = mix(colour, "#14070C", 0.5), mix(colour, "#FFFFFF", 0.3)
        p.path(
            "M-6 -8C-8 -16 -6 -20 -3 -22L1 -20C-1 -17 -1 -13 0 -9ZM2 -9C2 -15 5 -19 10 -20L12 -16C8 -14 7 -11 7 -8Z",
            dark,
        )
        p.path("M0 -10C-6 -14 -14 -10 -13 -1C-12 8 -4 14 3 19C9 13 14 5 13 -3C12 -11 5 -13 0 -10Z", colour)
        p.path("M3 -11C8 -12 12 -9 13 -3C14 5 9 13 3 19C7 9 8 0 3 -11Z", lit)
        p.line("M-9 -2C-6 2 -5 7 -1 10M-5 -7C-3 -3 -3 0 0 3", dark, 1.1)


def eyeball(p: Pen, x: float, y: float, r: float, iris: str, metal: bool = False) -> None:
    """An eye out of its socket; one of metal has a shutter for an iris."""
    ball = STEEL if metal else "#F3EAD6"
    p.circle(
        x, y, r, p.rad(x + r * 0.3, y - r * 0.35, r * 1.4, (0, "#FFFFFF"), (0.5, ball), (1, mix(ball, "#10161C", 0.7)))
    )
    p.circle(x, y, r * 0.58, mix(iris, "#0A0C10", 0.5))
    p.circle(x, y, r * 0.5, iris)
    if metal:
        for k in range(8):
            with p.at(x, y, turn=k * 45):
                p.line(f"M{r * 0.2:.2f} 0L{r * 0.5:.2f} {r * 0.18:.2f}", "#10161C", r * 0.05)
    p.circle(x, y, r * 0.22, "#07090C")
    p.circle(x + r * 0.24, y - r * 0.26, r * 0.13, "#FFFFFF")


# ------------------------------------------------------------------------------------------------ instruments


def microscope(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A brass microscope standing on (x, y), its eyepiece leaning to the left."""
    with p.at(x, y, s, flip):
        p.path("M-18 0C-18 -5 -12 -7 -4 -7H14C18 -7 20 -4 20 0Z", BRASS_DARK)
        p.path("M4 -7H14C18 -7 20 -4 20 0H8Z", BRASS)
        p.path("M8 -7C20 -16 20 -34 8 -42L3 -37C11 -30 11 -19 2 -12Z", BRASS_DARK)
        p.path("M12 -10C20 -18 19 -34 8 -42L6 -40C15 -33 16 -19 8 -9Z", BRASS_LIGHT)
        p.rect(-18, -16, 24, 3, mix(m.figure, STEEL, 0.5))
        p.rect(-13, -18.5, 12, 2.5, GLOW)
        with p.group("rotate(-22 0 -36)"):
            p.rect(-5, -56, 10, 32, BRASS)
            p.rect(0.5, -56, 4.5, 32, BRASS_LIGHT)
            p.rect(-6.5, -60, 13, 5, BRASS_DARK)
            p.path("M-4 -24H4L2.500 -15H-2.500Z", mix(m.figure, STEEL, 0.6))
            p.rect(-6, -44, 12, 2.6, BRASS_DARK)
        p.circle(12, -25, 4, BRASS)
        p.circle(12, -25, 1.8, BRASS_DARK)


def scalpel(p: Pen, x: float, y: float, s: float = 1, turn: float = 0, kind: str = "blade") -> None:
    """An instrument with a steel grip, point up: a blade, a hook, a saw or a needle."""
    dark, lit = mix(STEEL, "#1A2024", 0.5), mix(STEEL, "#FFFFFF", 0.5)
    with p.at(x, y, s, turn=turn):
        p.path("M-2.600 0H2.600L3.200 34C3.200 37 -3.200 37 -3.200 34Z", dark)
        p.path("M0.400 0H2.600L3.200 34C3.200 35.500 2 36.200 0.400 36.400Z", STEEL)
        p.line("M-3 22H3M-3 26H3M-3 30H3", "#1A2024", 0.9)
        if kind == "blade":
            p.path("M-2.200 1L-2.600 -8C-2.600 -18 0 -25 3.500 -30C5 -20 4.500 -9 2.200 1Z", STEEL)
            p.path("M0.500 1C2 -10 2.500 -20 3.500 -30C5 -20 4.500 -9 2.200 1Z", lit)
        elif kind == "hook":
            p.line("M0 0V-18C0 -27 -9 -28 -10 -19", STEEL, 2.4)
            p.line("M0.600 0V-18C0.600 -26 -5 -27 -7.500 -24", lit, 0.9)
        elif kind == "saw":
            teeth = "".join(f"L{7 if k % 2 else 4.6} {-27 + k * 3.1:.1f}" for k in range(9))
            p.path(f"M-2.500 0V-26C-2.500 -29 2 -30 4.600 -30{teeth}L2.500 0Z", STEEL)
            p.path("M-2.500 0V-26C-2.500 -28 -1 -29 0.500 -29.500V0Z", lit)
        else:
            p.path("M-1.400 0L0 -32L1.400 0Z", lit)
            p.circle(0, -4, 3, dark)


def crown(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A crown with five points, its lower rim around (x, y)."""
    with p.at(x, y, s):
        p.path("M-17 -3L-20 -19L-12 -11L-8 -23L-2 -12L0 -27L2 -12L8 -23L12 -11L20 -19L17 -3Z", BRASS)
        p.path("M0 -27L2 -12L8 -23L12 -11L20 -19L17 -3H4C5 -9 3 -18 0 -27Z", BRASS_LIGHT)
        p.path("M-17 -3C-10 0 10 0 17 -3V3C10 6.500 -10 6.500 -17 3Z", BRASS_DARK)
        p.path("M4 -1C9 -1.300 14 -2 17 -3V3C14 4.500 9 5.200 4 5.500Z", BRASS)
        for cx, cy in ((-20, -19), (-8, -23), (0, -27), (8, -23), (20, -19)):
            p.circle(cx, cy, 1.9, "#FFF3D2")
        p.path("M0 -1.500L3 1.500L0 4.500L-3 1.500Z", "#58A566")


# ------------------------------------------------------------------------------------------------ people


def master(p: Pen, x: float, y: float, h: float, colour: str, cloth: str, flip: bool = False) -> None:
    """A small masked figure in cap and robe, looking right; its mask is of `cloth`."""
    with p.at(x, y, h / 32, flip):
        p.path(
            "M-9 0C-9 -9 -8 -15 -6 -19C-5 -21.500 -4 -22.500 -3.200 -23C-4.600 -25 -4.600 -28 -3.800 -29.400"
            "C-3.800 -32 -2 -33.400 0.600 -33.400C3.200 -33.400 5 -32 5 -29.600L4.600 -28.600L5.200 -26.400L4.200 -23"
            "C6 -21.500 7 -18 7.600 -14C8.400 -9 8.800 -4 9 0Z",
            colour,
        )
        p.path("M0.500 -26.600L5.400 -26.800L4.800 -22.400L2 -18.500L-0.500 -22Z", cloth)
        p.line("M-4 -29H5.200", cloth, 0.7)


def fingers(p: Pen, colour: str, seam: str, wide: float, *bones: tuple[Spot, ...]) -> None:
    """Fingers along their bones, from the palm to the tip, parted by seams."""
    for bone in bones:
        d = "M" + "L".join(f"{bx:.1f} {by:.1f}" for bx, by in bone)
        p.line(d, seam, wide + 1.4)
        p.line(d, colour, wide)


def pinch(
    p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, skin: str = "",
    sleeve: str = "", thin: float = 1.0,
) -> None:  # fmt: skip
    """A hand reaching right, thumb and forefinger nearly closed around (x, y); its sleeve runs off to the left."""
    skin = skin or m.skin
    seam = mix(skin, m.figure, 0.62)
    with p.at(x, y, s, flip, turn):
        p.path("M-58 -9C-44 -11 -36 -12 -26 -11L-24 8C-36 9 -46 10 -58 11Z", mix(skin, m.figure, 0.35))
        fingers(
            p, mix(skin, m.figure, 0.18), seam, 5.6 * thin,
            ((-16, 4), (-2, 13), (-8, 19)), ((-14, 0), (2, 11), (-3, 18)), ((-12, -4), (6, 8), (2, 16)),
        )  # fmt: skip
        p.path("M-32 -11C-22 -15 -12 -14 -6 -10L-4 2C-10 10 -20 11 -32 8Z", skin)
        fingers(p, skin, seam, 5.6 * thin, ((-8, -9), (6, -12), (13, -6), (2, -1)))
        p.line("M-8 -9L6 -12L13 -6L2 -1", skin, 5.6 * thin)
        fingers(p, mix(skin, m.rim, 0.12), seam, 6 * thin, ((-22, 4), (-12, 6), (-1, 2)))
        if sleeve:
            p.path("M-420 -42L-38 -17C-34 -8 -34 4 -38 14L-420 56Z", sleeve)
            p.path("M-41 -18L-36 -17C-32 -8 -32 5 -36 14L-41 15C-37 4 -37 -8 -41 -18Z", BRASS)


def grasp(
    p: Pen, m: Mood, x: float, y: float, s: float = 1, skin: str = "", sleeve: str = "", spread: float = 1.0
) -> None:
    """A hand from above, its fingers about something; the tips are some 30 units below (x, y)."""
    skin = skin or m.skin
    seam = mix(skin, m.figure, 0.62)
    with p.at(x, y, s):
        p.path("M-9 -34H9L11 -8H-11Z", mix(skin, m.figure, 0.3))
        fingers(
            p, mix(skin, m.figure, 0.22), seam, 6.4,
            ((-3, 0), (-6 * spread, 14), (-5 * spread, 27)), ((4, 0), (7 * spread, 14), (6 * spread, 27)),
        )  # fmt: skip
        p.path("M-12 -12C-6 -15 6 -15 12 -12L15 0C10 7 -10 7 -15 0Z", skin)
        fingers(
            p, skin, seam, 6.8,
            ((-11, -2), (-20 * spread, 10), (-19 * spread, 20), (-13 * spread, 28)),
            ((11, -2), (21 * spread, 9), (21 * spread, 20), (14 * spread, 29)),
        )  # fmt: skip
        if sleeve:
            p.path("M-24 -200L-13 -26C-6 -23 6 -23 13 -26L24 -200Z", sleeve)
            p.path("M-13.500 -30L-13 -25C-6 -22 6 -22 13 -25L13.500 -30C6 -27 -6 -27 -13.500 -30Z", BRASS)
