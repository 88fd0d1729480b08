"""Pictures of disguise, theft, quick hands and hidden bargains."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, places, scenery, things
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.art.scenes_desert import focus
from dune_desktop.ui.art.scenes_person import person
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.busts import blank, face_dancer, ghola, horror, researcher
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, FLUID, GLOW, STEEL

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
        a = math.radians(-62 + k * 42)
        with p.at(x - 30 + math.cos(a) * 56, 52 + math.sin(a) * 56, 1.05):
            p.circle(0, 0, 17, stroke=m.rim, sw=0.9, dash="2 3")
            p.path(d, mix(colour, m.figure, 0.12))
        p.line(
            f"M{x + 8 + math.cos(a) * 40:.1f} {52 + math.sin(a) * 34:.1f}L{x + 58} 52", m.rim, 0.7, o=0.6, dash="2 3"
        )


def stitched(p: Pen, m: Mood, seed: int = 1) -> None:
    """What was sewn together, and the needle that did it."""
    person(p, m, seed, bust=horror, flip=False, beside=_needle, scale=1.0)


def _needle(p: Pen, m: Mood, x: float) -> None:
    p.path(f"M{x - 44} 78L{x + 20} 30L{x + 26} 30L{x + 25} 36L{x - 38} 82C{x - 42} 84 {x - 46} 81 {x - 44} 78Z", STEEL)
    p.path(f"M{x - 41} 82.500L{x + 25} 36L{x + 26} 30Z", "#FFFFFF")
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
    figures.kneeler(p, x - 3, 103, 36, mix(m.figure, m.mid, 0.25))


def heist(p: Pen, m: Mood, seed: int = 1) -> None:
    """Upside down on a rope above a guarded vial."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.6)), (1, m.figure)))
    for k in range(-4, 5):
        p.path(
            f"M{x + k * 44 - 15} 88V{30}C{x + k * 44 - 15} 12 {x + k * 44 + 15} 12 {x + k * 44 + 15} 30V88Z",
            mix(m.figure, m.mid, 0.55),
        )
    p.path(
        f"M{x - 6} {p.y - 2}H{x + 6}L{x + 40} 104H{x - 40}Z", p.lin(0, 0, 0, 100, (0, m.disc, 0.15), (1, m.disc, 0.7))
    )
    p.circle(x, 78, 52, p.rad(x, 78, 52, (0, GLOW, 0.75), (1, FLUID, 0)))
    p.layer()
    p.line(f"M{x} {p.y - 2}V14", m.rim, 1)
    p.layer(*scenery.edge(m))
    with p.at(x, 6, 1.28):
        p.path(
            "M-2 -4H2L3.500 6L8 14L5 20L8 26C9 31 8 34 6 36L9.500 46L6 58L3.200 57.400L5 46L2.600 40.500"
            "C4 44.500 3 48.500 0 48.500C-3 48.500 -4 44.500 -2.600 40.500"
            "L-5 46L-3.200 57.400L-6 58L-9.500 46L-6 36C-8 34 -9 31 -8 26L-5 20L-9 10L-4 1Z",
            m.figure,
        )
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 24} 104L{x - 17} 94H{x + 17}L{x + 24} 104Z", mix(m.figure, m.mid, 0.4))
    p.rect(x - 19, 92.500, 38, 2.4, BRASS)
    p.layer()
    flesh.vessel(p, m, x, 93, 11, 15)
    for side in (-1, 1):
        p.line(f"M{x + side * 21} 86L{x + side * 100} 82M{x + side * 21} 90L{x + side * 100} 92", "#FF6A5A", 0.9, o=0.9)
    p.layer(*scenery.edge(m))
    for dx, flip in ((-70, False), (74, True)):
        figures.soldier(p, x + dx, 102, 42, m.figure, flip=flip)


def ceiling(p: Pen, m: Mood, seed: int = 1) -> None:
    """On the vault of a corridor, limbs spread, above guards who look straight ahead."""
    x = focus(p)
    places.corridor(p, m, x)
    p.layer()
    p.circle(x, 24, 44, p.rad(x, 24, 44, (0, m.low, 0.65), (1, m.low, 0)))
    p.layer((0.5, -0.6, mix(m.low, m.mid, 0.35), 0.5), (-0.4, -0.9, m.rim, 0.95))
    with p.at(x, 20, 1.0):
        p.path(
            "M-5 6C-9 4 -11 -2 -9 -8L-20 -13L-30 -4L-38 -16L-35 -18L-30 -9L-21 -19L-8 -16C-5 -19 5 -19 8 -16L21 -19"
            "L30 -9L35 -18L38 -16L30 -4L20 -13L9 -8"
            "C11 -2 9 4 5 6L16 10L23 22L31 17L33 20L22 29L12 16L4 14C5 20 3 25 0 25C-3 25 -5 20 -4 14L-12 16L-22 29"
            "L-33 20L-31 17L-23 22L-16 10Z",
            m.figure,
        )
    p.layer()
    for ex in (-1.800, 1.800):
        p.circle(x + ex, 40, 3.4, p.rad(x + ex, 40, 3.4, (0, GLOW, 0.8), (1, GLOW, 0)))
        p.circle(x + ex, 40, 0.95, "#F6FFDC")
    p.layer(*scenery.edge(m))
    figures.soldier(p, x - 24, 100, 46, m.figure)
    figures.soldier(p, x + 22, 100, 46, m.figure, flip=True)


def quick_hand(p: Pen, m: Mood, seed: int = 1) -> None:
    """A dart out of the dark, caught between two fingers."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.5))))
    p.circle(x + 6, 46, 74, p.rad(x + 6, 46, 74, (0, m.disc, 0.95), (0.4, m.low, 0.6), (1, m.low, 0)))
    for k in range(9):
        y = 10 + k * 10 + (k % 2) * 3
        p.line(f"M{x + 40 + (k * 29) % 50} {y}H{p.w + 4}", m.rim, 0.9, o=0.4)
    for k in range(3):
        p.layer()
        with p.group(o=0.16 + 0.12 * k):
            flesh.pinch(p, m, x - 2, 66 - 7 * k, 1.2, turn=14 - 6 * k, skin=mix(m.skin, m.mid, 0.3))
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 20} 44L{x + 12} 42L{x + 76} 40L{x + 92} 33L{x + 86} 41L{x + 92} 49L{x + 76} 44.500L{x + 12} 46.500Z",
        STEEL,
    )
    p.path(f"M{x - 20} 44L{x + 12} 42L{x + 76} 40L{x + 92} 33L{x + 86} 41L{x + 12} 44.500Z", "#FFFFFF")
    p.path(f"M{x + 62} 38H{x + 70}V47H{x + 62}Z", "#B02840")
    p.layer(*scenery.edge(m))
    flesh.pinch(p, m, x + 10, 46, 1.3, turn=-4, skin=mix(m.skin, m.rim, 0.08), sleeve=mix(m.figure, m.accent, 0.25))
    p.layer()
    for k in range(8):
        a = math.radians(k * 45 + 10)
        p.line(
            f"M{x + 18 + math.cos(a) * 14:.1f} {44 + math.sin(a) * 14:.1f}"
            f"L{x + 18 + math.cos(a) * 21:.1f} {44 + math.sin(a) * 21:.1f}",
            "#FFF6DC",
            1.3,
        )


def under_the_table(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two converse above the cloth; below it a vial goes one way and a purse the other."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 44, (0, m.figure), (1, mix(m.figure, m.mid, 0.6))))
    p.circle(x, 20, 62, p.rad(x, 20, 62, (0, m.disc, 0.8), (0.4, m.low, 0.5), (1, m.low, 0)))
    p.layer(*scenery.edge(m))
    figures.sitter(p, x - 34, 46, 42, m.figure)
    figures.sitter(p, x + 34, 46, 42, m.figure, flip=True)
    p.path(f"M{x + 22} 12H{x + 46}L{x + 43} 5C{x + 38} 0 {x + 30} 0 {x + 25} 5Z", mix(m.figure, "#CF7A90", 0.4))
    p.layer()
    p.rect(-2, 44, p.w + 4, 60, p.lin(0, 44, 0, 100, (0, "#0B0616"), (1, mix(m.figure, m.mid, 0.3))))
    p.circle(x, 74, 46, p.rad(x, 74, 46, (0, GLOW, 0.55), (0.5, FLUID, 0.25), (1, FLUID, 0)))
    p.path(
        f"M-2 42H{p.w + 2}V48"
        + "".join(
            f"C{p.w + 2 - k * 20 - 6:.1f} 58 {p.w + 2 - k * 20 - 14:.1f} 58 {p.w + 2 - k * 20 - 20:.1f} 48"
            for k in range(int(p.w / 20) + 2)
        )
        + "V42Z",
        mix("#F1E3C4", m.mid, 0.28),
    )
    p.rect(-2, 41, p.w + 4, 3, BRASS)
    p.layer(*scenery.edge(m))
    things.vial(p, m, x - 6, 68, 0.62, "#8FD45A", 8)
    flesh.pinch(p, m, x + 2, 72, 0.7, flip=True, turn=-6, skin=GREY, sleeve=mix(m.figure, "#CF7A90", 0.3))
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x + 2} 88C{x - 8} 92 {x - 8} 104 {x + 2} 105H{x + 18}C{x + 28} 104 {x + 28} 92 {x + 18} 88L{x + 22} 83"
        f"C{x + 16} 81 {x + 4} 81 {x - 2} 83Z",
        BRASS_DARK,
    )
    p.path(
        f"M{x + 10} 88H{x + 18}C{x + 28} 92 {x + 28} 104 {x + 18} 105H{x + 10}C{x + 16} 98 {x + 15} 92 {x + 10} 88Z",
        BRASS,
    )
    p.rect(x + 1, 86, 18, 2.8, BRASS_LIGHT)
    flesh.pinch(p, m, x - 3, 92, 0.7, turn=6, skin=mix("#C98A5C", m.figure, 0.1), sleeve=mix(m.figure, m.mid, 0.7))


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
    p.path(
        f"M{x + 140} 14L{x + 54} 25C{x + 50} 34 {x + 50} 46 {x + 54} 57L{x + 140} 70Z", mix(m.figure, "#CF7A90", 0.34)
    )
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
    p.path(f"M{x - 140} 14L{x - 54} 25C{x - 50} 34 {x - 50} 46 {x - 54} 57L{x - 140} 70Z", mix(m.figure, m.mid, 0.75))
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
