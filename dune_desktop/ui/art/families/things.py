"""Families of things that stand on or around (x, y): ships, coins, crates, spice, game pieces, hands, hair."""

from __future__ import annotations

import math

from dune_desktop.ui.art.palette import BRASS, SPICE, Mood
from dune_desktop.ui.art.pen import Color, Draw, Pen, Points, Wholes, mix


def plume(p: Pen, x: float, y: float, s: float, color: Color, o: float = 0.5, flip: bool = False) -> None:
    """Dust blowing off something at work."""
    with p.at(x, y, s, flip):
        p.path(
            "M0 0C8 -6 10 -14 20 -15C26 -22 38 -21 44 -15C54 -18 64 -12 70 -4C58 -6 50 -2 40 1C28 4 10 4 0 0Z",
            color,
            o=o,
        )
        p.path("M6 0C14 -3 18 -8 26 -8C34 -12 44 -8 50 -3C40 0 20 3 6 0Z", color, o=o)


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


def coin(p: Pen, m: Mood, x: float, y: float, r: float = 8) -> None:
    """A Solari seen flat on."""
    p.circle(x, y, r, "#8C93A4")
    p.circle(x - r * 0.06, y - r * 0.08, r * 0.92, "#D7DBE2")
    p.circle(x, y, r * 0.72, "#A9B0BE")
    p.path(f"M{x} {y - r * 0.52:.2f}L{x + r * 0.3:.2f} {y}L{x} {y + r * 0.52:.2f}L{x - r * 0.3:.2f} {y}Z", "#F4F6FA")


def pile(p: Pen, m: Mood, x: float, y: float, s: float = 1, rows: Wholes = (3, 5, 2)) -> None:
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


def crate(p: Pen, m: Mood, x: float, y: float, w: float = 16, h: float = 13, mark: Color = "") -> None:
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


def crowd(draw: Draw, x: float, y: float, w: float, count: int, h: float = 7) -> None:
    """A row of heads and shoulders seen from behind."""
    for k in range(count):
        draw(f"sitter {x + w * (k + 0.5) / count} {y + (k % 3) * 0.9} {h * (0.92 + 0.08 * ((k * 7) % 3))} figure")


def locks(p: Pen, color: Color, width: float, *curves: Points) -> None:
    """Strands of hair in the light: slim crescents from (x1, y1) past (cx, cy) to (x2, y2)."""
    for x1, y1, cx, cy, x2, y2 in curves:
        length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
        nx, ny = (y1 - y2) / length * width, (x2 - x1) / length * width
        p.path(f"M{x1} {y1}Q{cx - nx:.2f} {cy - ny:.2f} {x2} {y2}Q{cx + nx:.2f} {cy + ny:.2f} {x1} {y1}Z", color)


def fingers(p: Pen, color: Color, seam: Color, wide: float, *bones: Points) -> None:
    """Fingers along their bones, from the palm to the tip, parted by seams."""
    for bone in bones:
        d = "M" + "L".join(f"{bx:.1f} {by:.1f}" for bx, by in zip(bone[::2], bone[1::2], strict=True))
        p.line(d, seam, wide + 1.4)
        p.line(d, color, wide)


def pinch(
    p: Pen, m: Mood, x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, skin: Color = "",
    sleeve: Color = "", thin: float = 1.0,
) -> None:  # fmt: skip
    """A hand reaching right, thumb and forefinger nearly closed around (x, y); its sleeve runs off to the left."""
    skin = skin or m.skin
    seam = mix(skin, m.figure, 0.62)
    with p.at(x, y, s, flip, turn):
        p.path("M-58 -9C-44 -11 -36 -12 -26 -11L-24 8C-36 9 -46 10 -58 11Z", mix(skin, m.figure, 0.35))
        fingers(
            p, mix(skin, m.figure, 0.18), seam, 5.6 * thin,
            (-16, 4, -2, 13, -8, 19), (-14, 0, 2, 11, -3, 18), (-12, -4, 6, 8, 2, 16),
        )  # fmt: skip
        p.path("M-32 -11C-22 -15 -12 -14 -6 -10L-4 2C-10 10 -20 11 -32 8Z", skin)
        fingers(p, skin, seam, 5.6 * thin, (-8, -9, 6, -12, 13, -6, 2, -1))
        p.line("M-8 -9L6 -12L13 -6L2 -1", skin, 5.6 * thin)
        fingers(p, mix(skin, m.rim, 0.12), seam, 6 * thin, (-22, 4, -12, 6, -1, 2))
        if sleeve:
            p.path("M-420 -42L-38 -17C-34 -8 -34 4 -38 14L-420 56Z", sleeve)
            p.path("M-41 -18L-36 -17C-32 -8 -32 5 -36 14L-41 15C-37 4 -37 -8 -41 -18Z", BRASS)


def grasp(
    p: Pen, m: Mood, x: float, y: float, s: float = 1, skin: Color = "", sleeve: Color = "", spread: float = 1.0
) -> None:
    """A hand from above, its fingers about something; the tips are some 30 units below (x, y)."""
    skin = skin or m.skin
    seam = mix(skin, m.figure, 0.62)
    with p.at(x, y, s):
        p.path("M-9 -34H9L11 -8H-11Z", mix(skin, m.figure, 0.3))
        fingers(
            p, mix(skin, m.figure, 0.22), seam, 6.4,
            (-3, 0, -6 * spread, 14, -5 * spread, 27), (4, 0, 7 * spread, 14, 6 * spread, 27),
        )  # fmt: skip
        p.path("M-12 -12C-6 -15 6 -15 12 -12L15 0C10 7 -10 7 -15 0Z", skin)
        fingers(
            p, skin, seam, 6.8,
            (-11, -2, -20 * spread, 10, -19 * spread, 20, -13 * spread, 28),
            (11, -2, 21 * spread, 9, 21 * spread, 20, 14 * spread, 29),
        )  # fmt: skip
        if sleeve:
            p.path("M-24 -200L-13 -26C-6 -23 6 -23 13 -26L24 -200Z", sleeve)
            p.path("M-13.500 -30L-13 -25C-6 -22 6 -22 13 -25L13.500 -30C6 -27 -6 -27 -13.500 -30Z", BRASS)


def maw(p: Pen, m: Mood, x: float, y: float, r: float) -> None:
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
