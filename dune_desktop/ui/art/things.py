"""Objects: blades, vessels, papers, coins and marks. Each is drawn around (x, y), at scale 1 some 40 units tall."""

from __future__ import annotations

import math

from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SPICE, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix


def dagger(p: Pen, m: Mood, x: float, y: float, s: float = 1, turn: float = 0) -> None:
    """A duelling dagger, point up."""
    with p.at(x, y, s, turn=turn):
        p.path("M0 -34C3 -26 4.200 -16 3.600 4H-3.600C-4.200 -16 -3 -26 0 -34Z", mix(m.rim, m.mid, 0.42))
        p.path("M0 -34C3 -26 4.200 -16 3.600 4H0Z", mix(m.rim, "#FFFFFF", 0.25))
        p.path("M-12 3C-7 5.500 7 5.500 12 3L11 7.500C6 9.500 -6 9.500 -11 7.500Z", BRASS)
        p.path("M0 5C6 5.200 9 4.500 12 3L11 7.500C8 8.800 4 9 0 9Z", BRASS_LIGHT)
        p.path("M-2.600 8.500H2.600L3.200 22H-3.200Z", m.figure)
        p.line("M-2.800 11.500L2.800 13.500M-3 15.500L3 17.500M-3 19.500L3 21", BRASS_DARK, 1)
        p.circle(0, 24.5, 3.6, BRASS)
        p.circle(0.8, 23.8, 1.6, BRASS_LIGHT)


def crysknife(p: Pen, m: Mood, x: float, y: float, s: float = 1, turn: float = 0) -> None:
    """The tooth of the maker as a blade, point up."""
    with p.at(x, y, s, turn=turn):
        p.path("M-6 -38C2 -28 6 -12 4.500 6L-4 6C-3 -10 -3 -24 -6 -38Z", "#F5EBD2")
        p.path("M-6 -38C-3 -24 -3 -10 -4 6H-0.500C1 -10 -1 -26 -6 -38Z", mix("#F5EBD2", m.mid, 0.38))
        p.line("M3 -10L0.800 -6M3.600 -2L1 2", mix("#F5EBD2", m.mid, 0.5), 0.8)
        p.path("M-7 5.500H7.500L6.500 9.500H-6Z", BRASS_DARK)
        p.path("M-4.400 9.500H4.800L5.600 26C3 29 -2.500 29 -5.200 26Z", m.figure)
        p.line("M-4.500 13H5M-4.600 17H5.200M-4.800 21H5.400M-5 25H5.500", mix(BRASS, m.figure, 0.3), 1.2)


def ring(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """A heavy signet ring."""
    with p.at(x, y, s):
        p.circle(0, 8, 17, stroke=BRASS_DARK, sw=7)
        p.circle(0, 8, 17, stroke=BRASS, sw=5)
        p.line("M10 -4.500A17 17 0 0 1 13 19", BRASS_LIGHT, 2)
        p.path("M-15 -15L0 -22L15 -15L12 -2L0 3L-12 -2Z", BRASS)
        p.path("M-15 -15L0 -22L15 -15L9.500 -13L0 -17L-9.500 -13Z", BRASS_LIGHT)
        p.path("M-9.500 -13L0 -17L9.500 -13L7.500 -5L0 -2L-7.500 -5Z", mix(m.figure, m.accent, 0.35))
        p.path(
            "M-5.500 -7.500C-4.500 -12 0 -13.500 6 -14.500C4 -11.500 3.500 -9 0 -7.500"
            "C-2 -6.500 -4 -6.500 -5.500 -7.500Z",
            BRASS_LIGHT,
        )


def scales(
    p: Pen, m: Mood, x: float, y: float, s: float = 1, tilt: float = 7, left: str = SPICE, right: str = "#D7DBE2"
) -> None:
    """Merchant scales with a heap in either pan."""
    with p.at(x, y, s):
        p.path("M-2 -26H2L3 22H-3Z", BRASS)
        p.path("M0 -26H2L3 22H0Z", BRASS_LIGHT)
        p.path("M-16 26C-12 21 12 21 16 26Z", BRASS)
        for side, heap in ((-1, left), (1, right)):
            dy = side * tilt
            cx, cy = side * 27, -24 + dy
            p.line(f"M0 -24L{cx} {cy}", BRASS, 2.6)
            p.line(f"M{cx} {cy}L{cx - 12} {cy + 22}M{cx} {cy}L{cx + 12} {cy + 22}", BRASS_LIGHT, 0.7)
            p.path(f"M{cx - 9} {cy + 22}C{cx - 5} {cy + 13} {cx + 5} {cy + 13} {cx + 9} {cy + 22}Z", heap)
            p.path(
                f"M{cx - 14} {cy + 22}H{cx + 14}C{cx + 12} {cy + 29} {cx - 12} {cy + 29} {cx - 14} {cy + 22}Z", BRASS
            )
            p.path(
                f"M{cx + 2} {cy + 22}H{cx + 14}C{cx + 13} {cy + 26} {cx + 8} {cy + 27.5} {cx + 3} {cy + 27.5}Z",
                BRASS_LIGHT,
            )
        p.circle(0, -26, 3.4, BRASS_LIGHT)


def coin(p: Pen, m: Mood, x: float, y: float, r: float = 8) -> None:
    """A Solari seen flat on."""
    p.circle(x, y, r, "#8C93A4")
    p.circle(x - r * 0.06, y - r * 0.08, r * 0.92, "#D7DBE2")
    p.circle(x, y, r * 0.72, "#A9B0BE")
    p.path(f"M{x} {y - r * 0.52:.2f}L{x + r * 0.3:.2f} {y}L{x} {y + r * 0.52:.2f}L{x - r * 0.3:.2f} {y}Z", "#F4F6FA")


def pile(p: Pen, m: Mood, x: float, y: float, s: float = 1, rows: tuple[int, ...] = (3, 5, 2)) -> None:
    """Stacks of coins standing on (x, y)."""
    with p.at(x, y, s):
        for k, count in enumerate(rows):
            cx = (k - (len(rows) - 1) / 2) * 14.5
            for n in range(count):
                yy, dx = -n * 2.7, ((n * 5 + k * 3) % 3 - 1) * 0.5 + cx
                p.path(
                    f"M{dx - 6.8} {yy - 1}V{yy + 0.8}"
                    f"C{dx - 6.8} {yy + 3.4} {dx + 6.8} {yy + 3.4} {dx + 6.8} {yy + 0.8}V{yy - 1}Z",
                    "#5F6676",
                )
                p.path(
                    f"M{dx + 1} {yy - 1}V{yy + 2.7}C{dx + 4} {yy + 2.4} {dx + 6.8} {yy + 1.8} {dx + 6.8} {yy + 0.8}"
                    f"V{yy - 1}Z",
                    "#A3AAB9",
                )
                p.ellipse(dx, yy - 1, 6.8, 2.1, "#E3E6EC" if n == count - 1 else "#8D94A4")
            if count:
                p.path(f"M{dx} {-(count - 1) * 2.7 - 2.3}l3 1.300l-3 1.300l-3 -1.300Z", "#A9B0BE")


def vial(p: Pen, m: Mood, x: float, y: float, s: float = 1, fluid: str = "#8FD45A", turn: float = 0) -> None:
    """A stoppered flask with a fluid in it."""
    with p.at(x, y, s, turn=turn):
        glass = mix(m.rim, m.mid, 0.55)
        p.path(
            "M-4.500 -20H4.500V-8C12 -4 15 3 15 9C15 17 9 22 0 22C-9 22 -15 17 -15 9C-15 3 -12 -4 -4.500 -8Z",
            glass,
            o=0.55,
        )
        p.path(
            "M-13.500 5C-8 2.500 -4 8 1 6C6 4 9 3 13.700 5.500C14.500 14 8 20.400 0 20.400"
            "C-8 20.400 -14.500 14 -13.500 5Z",
            fluid,
        )
        p.path("M3 20C9.500 19 14.500 14 13.700 5.500C11 4 9 4 7 4.600C10 12 8 17 3 20Z", mix(fluid, "#FFFFFF", 0.4))
        p.path("M-5.800 -27H5.800L5 -19H-5Z", BRASS)
        p.path("M1 -27H5.800L5 -19H1Z", BRASS_LIGHT)
        p.line("M-10 2C-9 -1.500 -7 -4 -4 -5.500", m.rim, 1.6)


def letter(p: Pen, m: Mood, x: float, y: float, s: float = 1, seal: str = "#A8302A", turn: float = -6) -> None:
    """A folded letter closed with wax."""
    paper = mix("#F1E3C4", m.mid, 0.14)
    with p.at(x, y, s, turn=turn):
        p.path("M-30 -19H30V20H-30Z", paper)
        p.path("M-30 20L-6 0H6L30 20Z", mix(paper, m.mid, 0.2))
        p.path("M-30 -19L0 6L30 -19Z", mix(paper, "#FFFFFF", 0.35))
        p.line("M-30 -19L0 6L30 -19", mix(paper, m.figure, 0.42), 0.8)
        p.circle(0, 4, 8, mix(seal, m.figure, 0.3))
        p.circle(-0.5, 3.4, 7, seal)
        p.path("M0 -1L2.600 3.500L0 8L-2.600 3.500Z", mix(seal, "#FFFFFF", 0.45))


def scroll(p: Pen, m: Mood, x: float, y: float, s: float = 1, seal: str = "#A8302A", lines: int = 5) -> None:
    """A charter with a ribbon and a seal."""
    paper = mix("#F1E3C4", m.mid, 0.12)
    with p.at(x, y, s):
        p.path("M-19 -25H19V23H-19Z", paper)
        p.path("M8 -25H19V23H8Z", mix(paper, "#FFFFFF", 0.4))
        p.path(
            "M-22 -28C-22 -31 22 -31 22 -28V-24C22 -22 -22 -22 -22 -24ZM-22 22C-22 20 22 20 22 22V26"
            "C22 29 -22 29 -22 26Z",
            mix(paper, m.figure, 0.32),
        )
        for k in range(lines):
            p.line(f"M-13 {-16 + k * 5.4}H{12 - (k % 3) * 4}", mix(paper, m.figure, 0.6), 1.3)
        p.path("M7 13L4 28L9 24L14 28L11 13Z", mix(seal, m.figure, 0.25))
        p.circle(9, 12, 5.6, seal)
        p.circle(8.4, 11.4, 2.6, mix(seal, "#FFFFFF", 0.4))


def mask(p: Pen, m: Mood, x: float, y: float, s: float = 1, turn: float = 0, colour: str = "") -> None:
    """A smooth mask with empty eyes."""
    c = colour or mix("#F1E3C4", m.mid, 0.12)
    with p.at(x, y, s, turn=turn):
        p.path(
            "M0 -27C12 -27 18 -20 18 -8C18 8 10 24 0 27C-10 24 -18 8 -18 -8C-18 -20 -12 -27 0 -27Z",
            mix(c, m.figure, 0.42),
        )
        p.path("M2 -27C13 -26.500 18 -20 18 -8C18 8 10 24 0 27C2 18 3 14 0.500 10L3.500 6L0.500 -5Z", c)
        p.path(
            "M-14 -7C-11 -10.500 -6 -10.500 -3.500 -6C-6.500 -2.500 -11.500 -2.500 -14 -7ZM14 -7"
            "C11 -10.500 6 -10.500 3.500 -6C6.500 -2.500 11.500 -2.500 14 -7Z",
            m.figure,
        )
        p.path("M-6 14.500C-3 13 3 13 6 14.500C3 17 -3 17 -6 14.500Z", m.figure)
        p.path("M-15 -12C-11 -15 -6 -14.500 -3 -11M15 -12C11 -15 6 -14.500 3 -11", stroke=m.figure, sw=1.2)


def eye(p: Pen, m: Mood, x: float, y: float, s: float = 1, iris: str = "#3D8FE0", white: str = "") -> None:
    """One great eye, blue within blue."""
    white = white or mix(iris, "#FFFFFF", 0.35)
    with p.at(x, y, s):
        p.path("M-42 0C-24 -22 24 -24 42 2C24 20 -20 22 -42 0Z", white)
        p.path("M-42 0C-24 -22 24 -24 42 2C26 -10 -22 -10 -42 0Z", mix(white, m.figure, 0.55))
        p.circle(2, 0, 15.5, mix(iris, m.figure, 0.45))
        p.circle(2, 0, 13.4, iris)
        p.circle(2, 0, 13.4, stroke=mix(iris, "#FFFFFF", 0.3), sw=1.6, dash="0.6 2.2")
        p.circle(2, 0, 6.4, m.figure)
        p.circle(7.5, -5.5, 2.8, "#FFFFFF")
        p.line("M-46 2C-26 -25 25 -27 46 4", m.figure, 3)
        p.line("M-36 4C-18 20 20 20 42 3", m.figure, 1.4, o=0.6)


def drop(p: Pen, x: float, y: float, r: float = 10, colour: str = WATER) -> None:
    """A drop of water."""
    with p.at(x, y, r / 10):
        p.path(
            "M0 -19C7 -9 10 -4.500 10 1C10 6.500 5.500 10.500 0 10.500C-5.500 10.500 -10 6.500 -10 1"
            "C-10 -4.500 -7 -9 0 -19Z",
            mix(colour, "#0A2038", 0.3),
        )
        p.path(
            "M2 -15.500C8 -8 10 -4.500 10 1C10 6.500 5.500 10.500 0 10.500C6 7 7.500 -4 2 -15.500Z",
            mix(colour, "#FFFFFF", 0.35),
        )
        p.ellipse(-4, 2.5, 2, 3.4, "#FFFFFF", o=0.5)


def jug(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """A literjon of water, standing on (x, y)."""
    with p.at(x, y, s):
        p.path("M-5 -34H5V-27C13 -23 15 -15 13 0H-13C-15 -15 -13 -23 -5 -27Z", mix(m.figure, m.mid, 0.6))
        p.path("M1 -34H5V-27C13 -23 15 -15 13 0H5C8 -12 6 -22 1 -27Z", mix(m.land, m.rim, 0.4))
        p.rect(-6.5, -37, 13, 4, BRASS)
        p.path("M-12.500 -12H13.800V-7H-13.200Z", WATER, o=0.75)


def crate(p: Pen, m: Mood, x: float, y: float, w: float = 16, h: float = 13, mark: str = "") -> None:
    """A cargo crate standing on (x, y)."""
    p.rect(x - w / 2, y - h, w, h, mix(m.figure, m.mid, 0.55))
    p.rect(x + w * 0.14, y - h, w * 0.36, h, mix(m.land, m.rim, 0.22))
    p.rect(x - w / 2, y - h, w, 1.5, mix(m.land, m.rim, 0.5))
    if mark:
        p.path(
            f"M{x} {y - h * 0.8:.2f}l{h * 0.26:.2f} {h * 0.15:.2f}v{h * 0.3:.2f}l{-h * 0.26:.2f} "
            f"{h * 0.15:.2f}l{-h * 0.26:.2f} {-h * 0.15:.2f}v{-h * 0.3:.2f}Z",
            mark,
        )


def spice_heap(p: Pen, m: Mood, x: float, y: float, w: float, h: float) -> None:
    """A drift of glowing spice."""
    p.circle(x, y - h * 0.2, w * 0.8, p.rad(x, y - h * 0.2, w * 0.8, (0, SPICE, 0.65), (1, SPICE, 0)))
    p.path(
        f"M{x - w / 2} {y}C{x - w * 0.3} {y - h * 0.3} {x - w * 0.16} {y - h} {x} {y - h}"
        f"C{x + w * 0.16} {y - h} {x + w * 0.3} {y - h * 0.3} {x + w / 2} {y}Z",
        "#B4501A",
    )
    p.path(
        f"M{x} {y - h}C{x + w * 0.16} {y - h} {x + w * 0.3} {y - h * 0.3} {x + w / 2} {y}H{x + w * 0.1}"
        f"C{x + w * 0.1} {y - h * 0.5} {x + w * 0.06} {y - h * 0.8} {x} {y - h}Z",
        "#F6A24A",
    )
    for k in range(9):
        a = k * 2.4
        p.circle(
            x + math.cos(a) * w * (0.16 + 0.035 * k),
            y - h * (0.25 + 0.13 * ((k * 5) % 7)) - 2,
            0.5 + 0.25 * (k % 3),
            "#FFD79A",
            o=0.85,
        )


def banner(p: Pen, m: Mood, x: float, y: float, h: float, colour: str, flip: bool = False, torn: bool = False) -> None:
    """A long banner on a pole that stands on (x, y)."""
    with p.at(x, y, h / 60, flip):
        p.line("M0 0V-62", m.figure, 1.7)
        end = "L20 -24L14 -29L9 -22L1 -26" if torn else "L21 -25L11 -31L1 -22"
        p.path(f"M1 -60C8 -63 14 -57 22 -60C20 -50 22 -36 21 -25{end}Z", colour)
        p.path(
            "M13 -58.500C16 -58.300 19 -59 22 -60C20 -50 22 -36 21 -25L15.500 -28C16.500 -38 14 -50 13 -58.500Z",
            mix(colour, "#FFFFFF", 0.28),
        )
        p.circle(0, -63, 1.9, BRASS_LIGHT)


def hourglass(p: Pen, m: Mood, x: float, y: float, s: float = 1) -> None:
    """An hourglass running with spice."""
    with p.at(x, y, s):
        p.path(
            "M-14 -22H14C14 -8 4 -5 2 0C4 5 14 8 14 22H-14C-14 8 -4 5 -2 0C-4 -5 -14 -8 -14 -22Z",
            mix(m.rim, m.mid, 0.55),
            o=0.5,
        )
        p.path(
            "M-11.500 -13H11.500C10 -7.500 4 -5 1 -1H-1C-4 -5 -10 -7.500 -11.500 -13ZM-12.500 21C-11 12 -5 13 0 8"
            "C5 13 11 12 12.500 21Z",
            SPICE,
        )
        p.line("M0 0V10", SPICE, 1.3)
        for yy in (-26, 22):
            p.rect(-18, yy, 36, 4.5, BRASS, r=1.5)
            p.rect(2, yy, 16, 4.5, BRASS_LIGHT, r=1.5)
        p.line("M-16 -22V22M16 -22V22", BRASS_DARK, 2)


def gauntlet(p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """An armoured hand reaching down like a claw; the finger tips are some 38 units below (x, y)."""
    dark, mid, lit = mix(m.figure, m.mid, 0.15), mix(m.figure, m.mid, 0.5), mix(m.figure, m.rim, 0.5)
    with p.at(x, y, s, flip):
        p.path("M-18 -190L-11 -22H11L18 -190Z", dark)
        p.path("M6 -190H18L11 -22H5Z", mid)
        for k, (half, top) in enumerate(((15, -50), (17, -37), (20, -24))):
            p.path(f"M{-half} {top}L{half} {top}L{half - 2} {top + 10}H{-half + 2}Z", mid)
            p.path(
                f"M{half * 0.3} {top}L{half} {top}L{half - 2} {top + 10}H{half * 0.3}Z", mix(mid, lit, 0.5 + 0.2 * k)
            )
            p.line(f"M{-half} {top}H{half}", BRASS, 1)
        p.path("M-17 -13H17L22 0C16 9 -16 9 -22 0Z", dark)
        p.path("M4 -13H17L22 0C18 6 10 8 4 8Z", mid)
        fingers = (
            ((-17, 0), (-26, 11), (-28, 23), (-21, 35)),
            ((17, 0), (26, 11), (28, 23), (21, 35)),
            ((-7, 4), (-10, 16), (-10, 28), (-5, 40)),
            ((7, 4), (10, 16), (10, 28), (5, 40)),
        )
        for n, bones in enumerate(fingers):
            for k in range(3):
                (ax, ay), (bx, by) = bones[k], bones[k + 1]
                length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
                nx, ny = (by - ay) / length, (ax - bx) / length
                a, b = 5.6 - k * 1.2, (4.6 - k * 1.2) if k < 2 else 0.4
                p.path(
                    f"M{ax - nx * a:.1f} {ay - ny * a:.1f}L{ax + nx * a:.1f} {ay + ny * a:.1f}"
                    f"L{bx + nx * b:.1f} {by + ny * b:.1f}L{bx - nx * b:.1f} {by - ny * b:.1f}Z",
                    mid if n % 2 == 0 else mix(mid, lit, 0.35),
                    stroke=m.figure,
                    sw=0.9,
                )
                p.path(
                    f"M{ax:.1f} {ay:.1f}L{ax + nx * a:.1f} {ay + ny * a:.1f}L{bx + nx * b:.1f} {by + ny * b:.1f}"
                    f"L{bx:.1f} {by:.1f}Z",
                    lit,
                    o=0.75,
                )
            p.circle(bones[0][0], bones[0][1] + 1, 3.2, BRASS)


def piece(p: Pen, m: Mood, x: float, y: float, s: float = 1, kind: str = "king", pale: bool = False) -> None:
    """A game piece on a pyramid board, standing on (x, y)."""
    c = mix(m.rim, m.mid, 0.22) if pale else mix(m.figure, m.mid, 0.25)
    lit = mix(c, "#FFFFFF", 0.35) if pale else mix(m.figure, m.rim, 0.42)
    heads = {
        "king": "M-6 -30C-8 -36 -6 -40 0 -42C6 -40 8 -36 6 -30ZM-1 -42V-48H1V-42ZM-3 -46.500H3V-44.500H-3Z",
        "tower": "M-7.500 -30V-40H-4.500V-37H-1.500V-40H1.500V-37H4.500V-40H7.500V-30Z",
        "pawn": (
            "M0 -40C4 -40 6.500 -37 6.500 -33.500C6.500 -31 5 -29 3 -28H-3C-5 -29 -6.500 -31 -6.500 -33.500"
            "C-6.500 -37 -4 -40 0 -40Z"
        ),
        "veil": "M0 -46C6 -40 7 -33 5 -28H-5C-7 -33 -6 -40 0 -46Z",
    }
    with p.at(x, y, s):
        p.path(
            "M-12 0C-12 -4 -9 -5 -8 -8C-5.500 -14 -5 -22 -4.500 -28H4.500C5 -22 5.500 -14 8 -8C9 -5 12 -4 12 0"
            f"Z{heads[kind]}",
            c,
        )
        p.path("M1.500 -28H4.500C5 -22 5.500 -14 8 -8C9 -5 12 -4 12 0H6C5 -8 2.500 -16 1.500 -28Z", lit)
        p.path("M-7 -30H7V-27H-7Z", BRASS)


def spiral(
    p: Pen, x: float, y: float, r: float, colour: str, turns: float = 3.2, sw: float = 1.6, squash: float = 1.0
) -> None:
    """A spiral of folded space."""
    steps = 60
    points = []
    for k in range(steps + 1):
        share = k / steps
        a = share * turns * math.tau
        points.append(f"{x + math.cos(a) * r * share:.2f} {y + math.sin(a) * r * share * squash:.2f}")
    p.line("M" + "L".join(points), colour, sw)
