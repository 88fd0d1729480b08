"""Pictures of disguise, theft, quick hands and hidden bargains."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, places, scenery, things
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.families.person import person
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.busts import blank, face_dancer, ghola, horror, researcher
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, FLUID, GLOW, ROSE, STEEL

GREY = "#A8B4A4"
"""The skin of those who serve the Bene Tleilax."""


def eyepiece(p: Pen, m: Mood, seed: int = 1) -> None:
    """Somebody who has forgotten the world over a microscope."""
    x = p.w * (0.5 + 0.17 * min(1.0, max(0.0, (p.w - 110) / 140)))
    person(p, m, seed, bust=researcher, beside=_samples)
    p.layer(*scenery.edge(m))
    p.rect(-2, 94, p.w + 4, 10, m.figure)
    p.rect(-2, 93, p.w + 4, 1.4, BRASS)
    flesh.microscope(p, m, x - 28, 95, 1.0, flip=True)


def _samples(p: Pen, m: Mood, x: float) -> None:
    for k, (dx, h) in enumerate(((-38, 30), (-14, 40), (10, 26))):
        with flesh.jar(p, m, x + dx, 94, 17, h):
            if k == 1:
                flesh.strand(p, x + dx, 88, 22, 4, 1, (DEEP, "#F2FFD4", FLUID), 1.4)
            else:
                flesh.bubbles(p, x + dx, 90, 16, 4, 3)


def many_faces(p: Pen, m: Mood, seed: int = 1) -> None:
    """The Face Dancer, and faces not worn at the moment."""
    person(p, m, seed, bust=face_dancer, flip=False, beside=_masks)


def _masks(p: Pen, m: Mood, x: float) -> None:
    for dx, y, turn, colour in (
        (-34, 34, -8, "#E0B088"),
        (2, 26, 5, "#C9D2C0"),
        (-14, 72, 4, "#8A5A48"),
        (26, 66, -6, "#E8D8C0"),
    ):
        p.line(f"M{x + dx} -60V{y - 22}", m.figure, 1)
        things.mask(p, m, x + dx, y, 0.66, turn, mix(colour, m.figure, 0.1))


def unwritten(p: Pen, m: Mood, seed: int = 1) -> None:
    """A blank face; four banners it might yet belong to."""
    person(p, m, seed, bust=blank, flip=False, beside=_badges)


def _badges(p: Pen, m: Mood, x: float) -> None:
    shapes = (
        ("M-9 -10H9V0C9 7 4 10 0 12C-4 10 -9 7 -9 0Z", "#A9B2C4"),
        ("M0 -11C6 -11 11 -6 11 0C11 6 6 11 0 11C-6 11 -11 6 -11 0C-11 -6 -6 -11 0 -11Z", "#D8583C"),
        ("M0 -13C7 -7 10 -3 10 0C10 4 6 9 0 13C-6 9 -10 4 -10 0C-10 -3 -7 -7 0 -13Z", "#A274DC"),
        ("M-10 -9C-2 -12 6 -10 10 -6C9 3 3 10 -3 13C0 6 0 0 -10 -9Z", "#2FA6C9"),
    )
    for k, (d, colour) in enumerate(shapes):
        a = math.radians(-57 + k * 38)
        with p.at(x - 18 + math.cos(a) * 41, 51 + math.sin(a) * 41, 0.78):
            p.circle(0, 0, 17, stroke=m.rim, sw=0.9, dash="2 3")
            p.path(d, mix(colour, m.figure, 0.12))
        p.line(
            f"M{x - 4 + math.cos(a) * 41:.1f} {51 + math.sin(a) * 38:.1f}L{x + 62} 51", m.rim, 0.7, o=0.6, dash="2 3"
        )


def stitched(p: Pen, m: Mood, seed: int = 1) -> None:
    """What was sewn together, and the needle that did it."""
    person(p, m, seed, bust=horror, flip=False, beside=_needle, scale=1.0)


def _needle(p: Pen, m: Mood, x: float) -> None:
    p.path(f"M{x - 44} 78L{x + 20} 30L{x + 26} 30L{x + 25} 36L{x - 38} 82C{x - 42} 84 {x - 46} 81 {x - 44} 78Z", STEEL)
    p.path(f"M{x - 41} 82.500L{x + 25} 36L{x + 26} 30Z", "#FFFFFF")
    p.line(f"M{x - 38} 77.500L{x - 30} 72", m.figure, 2)
    p.line(
        f"M{x - 42} 80C{x - 64} 92 {x - 40} 104 {x - 20} 92C{x + 4} 78 {x + 22} 100 {x + 46} 88"
        f"C{x + 58} 82 {x + 62} 76 {x + 70} 78",
        m.rim,
        1.6,
    )
    p.path(f"M{x - 60} 22H{x - 36}V46H{x - 60}Z", "#8A2E3A")
    p.line(f"M{x - 60} 27H{x - 36}M{x - 60} 32H{x - 36}M{x - 60} 37H{x - 36}M{x - 60} 42H{x - 36}", "#D0707A", 1)
    p.rect(x - 63, 18, 30, 4.5, BRASS)
    p.rect(x - 63, 46, 30, 4.5, BRASS)


def in_the_tank(p: Pen, m: Mood, seed: int = 1) -> None:
    """A man in a tank opens eyes of metal."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.75)), (1, m.figure)))
    for dx in (-92, 92):
        with flesh.tank(p, m, x + dx, 106, 34, 98, 0.6):
            figures.hooded(p, x + dx, 102, 62, mix(DEEP, "#000000", 0.4))
    p.layer()
    p.circle(x, 48, 92, p.rad(x, 48, 92, (0, FLUID, 0.8), (0.6, FLUID, 0.2), (1, FLUID, 0)))
    p.rect(x - 46, -60, 92, 170, p.lin(0, 0, 0, 100, (0, mix(DEEP, FLUID, 0.6)), (1, mix(FLUID, GLOW, 0.75))))
    with p.place(x - 45, -20, 0.9):
        ghola(p, m)
    p.layer()
    p.rect(x - 46, -60, 92, 170, FLUID, o=0.22)
    flesh.bubbles(p, x - 30, 96, 96, 11, 7)
    flesh.bubbles(p, x + 32, 100, 70, 8, 5)
    p.rect(x - 46, -60, 7, 170, DEEP, o=0.5)
    p.rect(x - 36, -60, 3.4, 150, "#FFFFFF", o=0.35)
    p.rect(x + 40, -60, 6, 170, "#FFFFFF", o=0.14)
    p.layer(*scenery.edge(m, 0.7))
    for side in (-1, 1):
        p.rect(x + side * 49.5 - 3.5, -60, 7, 170, BRASS_DARK)
        p.rect(x + side * 49.5, -60, 3, 170, BRASS)
    p.rect(x - 56, 92, 112, 12, BRASS_DARK)
    p.rect(x + 6, 92, 50, 12, BRASS)
    p.rect(x - 56, 91, 112, 1.6, BRASS_LIGHT)


def mirrors(p: Pen, m: Mood, seed: int = 1) -> None:
    """A pupil before three glasses, each with somebody else in it."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.8)), (1, m.figure)))
    p.circle(x, 40, 96, p.rad(x, 40, 96, (0, m.low, 0.6), (0.6, m.mid, 0.4), (1, m.mid, 0)))
    glasses = ((-47, "#3A4A6A", "#DCE4F4"), (47, "#1E5468", "#F2D9A0"), (0, "#7A2E1C", "#FFC68A"))
    for dx, deep, light in glasses:
        cx, half, top = x + dx, 21, 4 if dx == 0 else 12
        p.layer(*scenery.edge(m, 0.7))
        p.path(
            f"M{cx - half - 3} 92V{top + 18}C{cx - half - 3} {top - 6} {cx + half + 3} {top - 6} {cx + half + 3}"
            f" {top + 18}V92Z",
            BRASS,
        )
        p.layer()
        p.path(
            f"M{cx - half} 90V{top + 18}C{cx - half} {top - 2} {cx + half} {top - 2} {cx + half} {top + 18}V90Z",
            p.lin(0, top, 0, 90, (0, deep), (1, light)),
        )
        p.layer(*scenery.edge(m, 0.8))
        if dx < 0:
            figures.sardaukar(p, cx, 90, 66, m.figure, "#A9B2C4")
        elif dx > 0:
            figures.fremen(p, cx - 1, 90, 62, m.figure, staff=True)
        else:
            figures.guildsman(p, cx, 90, 74, m.figure, mix(m.figure, "#D8583C", 0.5), BRASS_LIGHT)
        p.layer()
        p.path(f"M{cx - half + 3} 60L{cx - half + 17} 14L{cx - half + 22} 12L{cx - half + 5} 68Z", "#FFFFFF", o=0.2)
    p.rect(-2, 90, p.w + 4, 14, m.figure)
    p.layer(*scenery.edge(m))
    figures.kneeler(p, x - 3, 103, 36, m.figure)


def heist(p: Pen, m: Mood, seed: int = 1) -> None:
    """Upside down on a rope above a guarded vial."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.6)), (1, m.figure)))
    for k in range(-4, 5):
        cx = x + k * 44
        p.path(f"M{cx - 15} 88V30C{cx - 15} 12 {cx + 15} 12 {cx + 15} 30V88Z", mix(m.figure, m.mid, 0.6))
    p.path(
        f"M{x - 9} {p.y - 2}H{x + 9}L{x + 46} 104H{x - 46}Z", p.lin(0, 0, 0, 100, (0, m.disc, 0.3), (1, m.disc, 0.75))
    )
    p.circle(x, 84, 46, p.rad(x, 84, 46, (0, GLOW, 0.85), (0.4, FLUID, 0.4), (1, FLUID, 0)))
    p.layer()
    p.line(f"M{x} {p.y - 2}V30", m.figure, 1.6)
    p.layer(*scenery.edge(m))
    with p.at(x, 4, 1.22):
        p.line("M-4 24L-12 11L0 0", m.figure, 7)
        p.line("M4 24L11 14L2 4", m.figure, 7)
        p.path("M-7 20C-4 18 4 18 7 20C7 28 9 36 12 42C8 47 -8 47 -12 42C-9 36 -7 28 -7 20Z", m.figure)
        p.line("M-9.500 42L-14.500 53L-6.500 63", m.figure, 4.6)
        p.line("M9.500 42L14.500 53L6.500 63", m.figure, 4.6)
        p.circle(0, 51, 5.6, m.figure)
        p.rect(-3, 44, 6, 5, m.figure)
        p.line("M-7 24C-2 26 2 26 7 24", BRASS, 1.2)
    p.layer()
    for ex in (-2, 2):
        p.circle(x + ex, 67, 1.1, GLOW)
    flesh.vessel(p, m, x, 95, 13, 15)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 26} 106L{x - 18} 96H{x + 18}L{x + 26} 106Z", mix(m.figure, m.mid, 0.4))
    p.rect(x - 20, 94.500, 40, 2.4, BRASS)
    p.layer()
    for side in (-1, 1):
        p.line(f"M{x + side * 22} 84L{x + side * 130} 78M{x + side * 22} 90L{x + side * 130} 93", "#FF6A5A", 0.9, o=0.9)
    p.layer(*scenery.edge(m))
    for dx, flip in ((-74, False), (78, True)):
        figures.soldier(p, x + dx, 102, 44, m.figure, flip=flip)


def ceiling(p: Pen, m: Mood, seed: int = 1) -> None:
    """On the vault of a corridor, limbs spread, above guards who look straight ahead."""
    x = focus(p)
    places.corridor(p, m, x)
    p.layer()
    p.circle(x, 24, 44, p.rad(x, 24, 44, (0, m.low, 0.65), (1, m.low, 0)))
    p.layer((0.5, -0.6, mix(m.low, m.mid, 0.35), 0.5), (-0.4, -0.9, m.rim, 0.95))
    with p.at(x, 25, 1.0):
        p.path(
            "M-5 6C-9 4 -11 -2 -9 -8L-20 -13L-30 -4L-38 -16L-35 -18L-30 -9L-21 -19L-8 -16C-5 -19 5 -19 8 -16L21 -19"
            "L30 -9L35 -18L38 -16L30 -4L20 -13L9 -8"
            "C11 -2 9 4 5 6L16 10L23 22L31 17L33 20L22 29L12 16L4 14C5 20 3 25 0 25C-3 25 -5 20 -4 14L-12 16L-22 29"
            "L-33 20L-31 17L-23 22L-16 10Z",
            m.figure,
        )
    p.layer()
    for ex in (-1.800, 1.800):
        p.circle(x + ex, 45, 3.4, p.rad(x + ex, 45, 3.4, (0, GLOW, 0.8), (1, GLOW, 0)))
        p.circle(x + ex, 45, 0.95, "#F6FFDC")
    p.layer(*scenery.edge(m))
    figures.soldier(p, x - 24, 100, 46, m.figure)
    figures.soldier(p, x + 22, 100, 46, m.figure, flip=True)


def quick_hand(p: Pen, m: Mood, seed: int = 1) -> None:
    """A dart out of the dark, caught between two fingers that were elsewhere a moment ago."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.5))))
    p.circle(x - 2, 36, 74, p.rad(x - 2, 36, 74, (0, m.disc, 0.95), (0.4, m.low, 0.6), (1, m.low, 0)))
    for k in range(9):
        p.line(f"M{x + 44 + (k * 29) % 50} {8 + k * 7 + (k % 2) * 3}H{p.w + 4}", m.rim, 0.9, o=0.4)
    skin, sleeve = mix(m.skin, m.rim, 0.1), mix(m.figure, m.accent, 0.2)
    for k, (dx, dy, turn) in enumerate(((-60, 32, -38), (-34, 14, -22))):
        p.layer()
        with p.group(o=0.3 + 0.25 * k), p.at(x + dx, 60 + dy, turn=turn):
            _palm(p, mix(skin, m.low, 0.3), mix(skin, m.low, 0.45), mix(sleeve, m.low, 0.4))
    p.layer(*scenery.edge(m))
    with p.at(x, 60):
        _palm(p, skin, mix(skin, m.figure, 0.62), sleeve)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 36} 33L{x - 6} 30H{x + 62}L{x + 78} 22L{x + 73} 31.500L{x + 78} 41L{x + 62} 34.500H{x - 6}Z", STEEL)
    p.path(f"M{x - 36} 33L{x - 6} 30H{x + 62}L{x + 78} 22L{x + 73} 31.500L{x - 6} 32Z", "#FFFFFF")
    p.rect(x + 50, 28.500, 7, 7.500, "#B02840")
    p.layer(*scenery.edge(m, 0.7))
    flesh.fingers(
        p, mix(skin, "#FFFFFF", 0.12), mix(skin, m.figure, 0.62), 6.6, ((x - 8, 52), (x - 10, 38), (x - 6, 25))
    )
    p.layer()
    for k in range(7):
        a = math.radians(150 + k * 40)
        p.line(
            f"M{x - 2 + math.cos(a) * 17:.1f} {32 + math.sin(a) * 17:.1f}"
            f"L{x - 2 + math.cos(a) * 24:.1f} {32 + math.sin(a) * 24:.1f}",
            "#FFF6DC",
            1.3,
        )


def _palm(p: Pen, skin: str, seam: str, sleeve: str) -> None:
    """A hand held up, two fingers stretched and the others folded under the thumb; the wrist is below."""
    p.path("M-9 14L-12 30H15L12 14Z", mix(skin, seam, 0.4))
    flesh.fingers(p, mix(skin, seam, 0.12), seam, 6.6, ((1, -7), (3, -24), (6, -38)))
    p.path("M-14 -4C-14 -10 -8 -13 0 -12C8 -12 15 -9 16 -2C17 6 14 13 12 18H-9C-12 12 -15 4 -14 -4Z", skin)
    flesh.fingers(p, skin, seam, 6.6, ((-8, -8), (-10, -22), (-6, -35)))
    flesh.fingers(p, mix(skin, seam, 0.1), seam, 6, ((8, -9), (12, -17), (7, -6)), ((14, -5), (18, -11), (13, 0)))
    flesh.fingers(p, mix(skin, "#FFFFFF", 0.08), seam, 6.6, ((-12, 8), (-5, 4), (8, -2)))
    p.path("M-15 24C-6 28 8 28 17 24L30 140H-30Z", sleeve)
    p.path("M-15 24C-6 28 8 28 17 24L17.500 29C8 33 -6 33 -15.500 29Z", BRASS)


def under_the_table(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two converse above the cloth; below it a vial goes one way and a purse the other."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 44, (0, m.figure), (1, mix(m.figure, m.mid, 0.6))))
    p.circle(x, 16, 62, p.rad(x, 16, 62, (0, m.disc, 0.85), (0.4, m.low, 0.5), (1, m.low, 0)))
    p.layer(*scenery.edge(m))
    figures.sitter(p, x - 25, 38, 38, m.figure)
    figures.sitter(p, x + 27, 38, 38, m.figure, flip=True)
    p.path(f"M{x + 15} 7H{x + 39}L{x + 36} 0C{x + 31} -5 {x + 23} -5 {x + 18} 0Z", mix(m.figure, ROSE, 0.4))
    p.layer()
    p.rect(-2, 36, p.w + 4, 68, p.lin(0, 36, 0, 100, (0, "#0B0616"), (1, mix(m.figure, m.mid, 0.35))))
    p.circle(x, 66, 46, p.rad(x, 66, 46, (0, GLOW, 0.65), (0.5, FLUID, 0.3), (1, FLUID, 0)))
    hem = "".join(
        f"C{p.w + 2 - k * 20 - 6:.1f} 49 {p.w + 2 - k * 20 - 14:.1f} 49 {p.w + 2 - k * 20 - 20:.1f} 40"
        for k in range(int(p.w / 20) + 2)
    )
    p.path(f"M-2 35H{p.w + 2}V40{hem}V35Z", mix("#F1E3C4", m.mid, 0.28))
    p.rect(-2, 34, p.w + 4, 3, BRASS)
    p.layer(*scenery.edge(m))
    things.vial(p, m, x - 10, 61, 0.6, "#8FD45A", 8)
    flesh.pinch(p, m, x - 3, 62, 0.66, flip=True, turn=-6, skin=GREY, sleeve=mix(m.figure, ROSE, 0.3))
    p.layer(*scenery.edge(m))
    with p.at(x + 12, 74):
        p.path("M-8 5C-19 9 -19 22 -8 23H8C19 22 19 9 8 5L12 0C6 -2 -6 -2 -12 0Z", BRASS_DARK)
        p.path("M0 5H8C19 9 19 22 8 23H0C7 16 6 9 0 5Z", BRASS)
        p.rect(-9, 3.500, 18, 2.8, BRASS_LIGHT)
    brown = mix("#C98A5C", m.figure, 0.1)
    flesh.pinch(p, m, x - 1, 79, 0.66, turn=4, skin=brown, sleeve=mix(m.figure, m.mid, 0.7))


def handshake(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two hands meet over a cube that glows; one of them was grown."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.5)), (1, m.figure)))
    p.circle(x, 58, 74, p.rad(x, 58, 74, (0, GLOW, 0.85), (0.3, FLUID, 0.45), (0.75, m.mid, 0.3), (1, m.mid, 0)))
    p.layer()
    with p.at(x, 82, 1.0):
        p.path("M-16 -6L0 -14L16 -6V12L0 20L-16 12Z", "#2E7A44")
        p.path("M-16 -6L0 -14L16 -6L0 2Z", GLOW)
        p.path("M0 2L16 -6V12L0 20Z", FLUID)
        p.path("M-16 -6L0 -14L16 -6V12L0 20L-16 12Z", stroke="#F4FFD8", sw=0.9)
    grey, warm = mix(GREY, m.figure, 0.12), mix("#C98A5C", m.figure, 0.05)
    seam = m.figure
    p.layer(*scenery.edge(m))
    p.path(f"M{x + 260} -2L{x + 54} 25C{x + 50} 34 {x + 50} 46 {x + 54} 57L{x + 260} 84Z", mix(m.figure, ROSE, 0.34))
    p.path(
        f"M{x + 58} 27L{x + 26} 26C{x + 16} 24 {x + 8} 24 {x} 28L{x - 8} 44L{x + 8} 58"
        f"C{x + 24} 58 {x + 44} 56 {x + 58} 55Z",
        grey,
    )
    p.path(f"M{x + 56} 24L{x + 61} 23.500V58L{x + 56} 57.500C{x + 52} 46 {x + 52} 34 {x + 56} 24Z", BRASS)
    flesh.fingers(
        p, grey, seam, 7, ((x + 6, 54), (x - 10, 59), (x - 18, 56)), ((x + 4, 48), (x - 14, 53), (x - 23, 49))
    )
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 260} -2L{x - 54} 25C{x - 50} 34 {x - 50} 46 {x - 54} 57L{x - 260} 84Z", mix(m.figure, m.mid, 0.75))
    p.path(
        f"M{x - 58} 27L{x - 26} 24C{x - 14} 22 {x - 6} 24 {x + 2} 27L{x + 10} 40C{x + 2} 50 {x - 10} 54 {x - 24} 55"
        f"L{x - 58} 55Z",
        warm,
    )
    p.path(f"M{x - 56} 24L{x - 61} 23.500V58L{x - 56} 57.500C{x - 52} 46 {x - 52} 34 {x - 56} 24Z", BRASS)
    for k in range(4):
        flesh.fingers(
            p,
            mix(warm, "#FFFFFF", 0.05 * (3 - k)),
            seam,
            6.4,
            ((x - 2, 29 + k * 6.6), (x + 15, 31 + k * 6.4), (x + 25 - k * 2.4, 37 + k * 5.6)),
        )
    p.path(f"M{x - 18} 24C{x - 10} 26 {x} 26 {x + 4} 29L{x + 2} 50C{x - 6} 54 {x - 16} 55 {x - 24} 55Z", warm)
    flesh.fingers(p, grey, seam, 7.4, ((x + 22, 26), (x + 8, 20), (x - 6, 23)))
    flesh.fingers(p, mix(warm, "#FFFFFF", 0.12), seam, 7, ((x - 26, 26), (x - 10, 20), (x + 2, 24)))


def riposte(p: Pen, m: Mood, seed: int = 1) -> None:
    """Blade on blade: sparks, and behind each the side it fights for."""
    x = focus(p)
    scenery.sky(p, m, 92, None, seed=seed)
    p.circle(x, 40, 74, p.rad(x, 40, 74, (0, "#FFFFFF"), (0.12, "#FFE9B0", 0.95), (0.45, m.low, 0.6), (1, m.low, 0)))
    for k in range(20):
        with p.at(x, 40, turn=k * 18 + 5):
            p.path("M-0.900 -9L0 -32L0.900 -9Z" if k % 2 else "M-1.500 -9L0 -52L1.500 -9Z", "#FFF3CC", o=0.9)
    for side in (-1, 1):
        p.layer(*scenery.edge(m, 0.8))
        for k in range(6):
            cx = x + side * (34 + k * 17)
            (figures.sardaukar if side < 0 else figures.fremen)(
                p, cx, 100 + (k % 2) * 3, 34 - k, mix(m.figure, m.mid, 0.15 * (k % 2)), flip=side > 0
            )
    p.layer(*scenery.edge(m))
    for side in (-1, 1):
        with p.at(x, 40, turn=side * 42):
            lit = "#FFFFFF" if side > 0 else "#EFE6F4"
            p.path("M-4 44L-4.600 -36L0 -48L4.600 -36L4 44Z", mix(STEEL, m.figure, 0.35))
            p.path("M0 44V-48L4.600 -36L4 44Z", lit)
            p.path("M-14 43C-6 47 6 47 14 43L13 48.500C6 51 -6 51 -13 48.500Z", BRASS)
            p.path("M-3 50H3L3.600 68H-3.600Z", m.figure)
            p.circle(0, 70, 4, BRASS_LIGHT)
    p.layer()
    for k in range(12):
        a = k * 2.4
        p.circle(x + math.cos(a) * (12 + k * 2.6), 38 + math.sin(a) * (9 + k * 1.8), 0.8 + 0.35 * (k % 3), "#FFE08A")


def many_blades(p: Pen, m: Mood, seed: int = 1) -> None:
    """Six arms and a blade for each: somebody was improved."""
    x = focus(p)
    scenery.sky(p, m, 92, (x, 46, 35), seed=seed)
    scenery.halo(p, m, x, 46, 39, 45)
    scenery.dune(p, 94, m.figure, "", 4)
    shoulders = ((1, 12, -30), (1, 38, -8), (1, 66, 22), (-1, 12, -30), (-1, 38, -8), (-1, 66, 22))
    for side, far, y in shoulders:
        ex, ey = x + side * (24 + far * 0.12), 46 + y * 0.45
        hx, hy = x + side * (33 + abs(22 - abs(far - 38)) * 0.28), 46 + y
        turn = side * (26 + far * 1.05)
        p.layer(*scenery.edge(m, 0.9))
        things.dagger(p, m, hx + math.sin(math.radians(turn)) * 9, hy - math.cos(math.radians(turn)) * 9, 0.72, turn)
        p.line(f"M{x + side * 9} {46 + (far - 12) * 0.12:.1f}L{ex:.1f} {ey:.1f}L{hx:.1f} {hy:.1f}", m.figure, 6)
        p.circle(hx, hy, 3.6, m.figure)
    p.layer(*scenery.edge(m))
    with p.at(x, 104, 1.6):
        p.path(
            "M-12 2L-7 -16L-6.500 -24C-9 -28 -9.500 -34 -8 -38C-6 -41 -4 -42 -2.200 -42.400"
            "C-4.600 -46 -3.600 -51 0.200 -51C4 -51 5 -46 2.600 -42.400"
            "C4.400 -42 6.400 -41 8.400 -38C10 -34 9.500 -28 7 -24L7.500 -16L12.500 2H7L0.400 -14L-6.500 2Z",
            m.figure,
        )
    p.layer()
    for ex in (-2.400, 2.900):
        p.circle(x + ex, 29.500, 3, p.rad(x + ex, 29.500, 3, (0, GLOW, 0.8), (1, GLOW, 0)))
        p.circle(x + ex, 29.500, 1.1, "#F6FFDC")
