"""Rooms of the Bene Tleilax, and what stands in them."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, places, scenery
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, FLUID, GLOW, STEEL


def vault(p: Pen, m: Mood, x: float, glow: float = 0.7) -> None:
    """A dark room vaulted like the inside of a ribcage, light at its end."""
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.55, mix(m.figure, m.mid, 0.75)), (1, m.figure)))
    p.circle(x, 52, 88, p.rad(x, 52, 88, (0, m.low, glow), (0.45, m.mid, 0.6 * glow), (1, m.mid, 0)))
    for k in range(5):
        half, top = 26 + 24 * k, 14 - 12 * k
        colour = mix(m.figure, mix(m.mid, m.low, 0.25), 0.75 - 0.13 * k)
        for side in (-1, 1):
            a, b = x + side * half, x + side * (half - 3 - 1.6 * k)
            p.path(
                f"M{x} {top}C{x + side * half * 0.7} {top + 2} {a} {top + 26} {a} 96H{b}"
                f"C{b} {top + 34} {x + side * half * 0.62} {top + 8} {x} {top + 5 + k}Z",
                colour,
            )


def bench(p: Pen, m: Mood, y: float = 86) -> None:
    """The edge of a long bench across the picture."""
    p.rect(-2, y, p.w + 4, 104 - y, p.lin(0, y, 0, 102, (0, mix(m.figure, m.mid, 0.5)), (1, m.figure)))
    p.rect(-2, y - 1, p.w + 4, 1.6, BRASS)
    p.rect(-2, y + 0.8, p.w + 4, 1, m.figure, o=0.5)


def laboratory(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two Masters over a table under the lamp."""
    x = focus(p)
    vault(p, m, x)
    for dx, h in ((-84, 66), (84, 66), (-118, 76), (118, 76)):
        with flesh.tank(p, m, x + dx, 88, 19, h, 0.8):
            p.path(
                f"M{x + dx} {88 - h * 0.72}C{x + dx + 7} {88 - h * 0.6} {x + dx + 5} {88 - h * 0.3} {x + dx}"
                f" {88 - h * 0.2}"
                f"C{x + dx - 6} {88 - h * 0.35} {x + dx - 6} {88 - h * 0.6} {x + dx} {88 - h * 0.72}Z",
                DEEP,
                o=0.8,
            )
    p.layer()
    p.path(f"M{x - 10} 20L{x - 46} 92H{x + 46}L{x + 10} 20Z", p.lin(0, 20, 0, 92, (0, m.disc, 0.85), (1, m.disc, 0.1)))
    p.line(f"M{x} {p.y - 2}V14", m.figure, 2.6)
    p.path(f"M{x - 17} 21C{x - 15} 10 {x + 15} 10 {x + 17} 21Z", BRASS)
    p.path(f"M{x + 3} 21C{x + 4} 14 {x + 3} 12 {x + 1} 12.800C{x + 10} 12.800 {x + 16} 15 {x + 17} 21Z", BRASS_LIGHT)
    p.ellipse(x, 21, 17, 2.6, "#FBFFE0")
    p.layer(*scenery.edge(m))
    flesh.master(p, x - 29, 100, 58, m.figure, mix("#F2E6D8", m.mid, 0.2))
    flesh.master(p, x + 29, 100, 58, m.figure, mix("#F2E6D8", m.mid, 0.2), flip=True)
    p.layer(*scenery.edge(m, 0.6))
    p.path(
        f"M{x - 27} 74C{x - 24} 68 {x - 16} 67 {x - 8} 69C{x + 4} 66 {x + 14} 68 {x + 28} 72L{x + 29} 77H{x - 29}Z",
        mix(m.figure, "#D9A48C", 0.7),
    )
    p.path(f"M{x - 26} 76H{x + 26}V81H{x - 26}Z", STEEL)
    p.path(f"M{x - 8} 81H{x + 8}L{x + 13} 102H{x - 13}Z", mix(m.figure, m.mid, 0.6))


def dissecting_kit(p: Pen, m: Mood, seed: int = 1) -> None:
    """Instruments in their roll of leather, each where the hand will look for it."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, mix(m.figure, m.mid, 0.5)), (1, m.figure)))
    p.circle(x, 36, 92, p.rad(x, 36, 92, (0, m.disc, 0.75), (0.4, m.low, 0.5), (1, m.low, 0)))
    hide, worn = mix("#6A3A2A", m.figure, 0.2), "#E0A070"
    p.layer(*scenery.edge(m, 0.6))
    p.path(f"M{x - 92} 48C{x - 60} 60 {x + 60} 60 {x + 92} 48L{x + 78} 106H{x - 78}Z", mix(hide, m.figure, 0.3))
    p.layer(*scenery.edge(m, 0.8))
    for k, kind in enumerate(("hook", "saw", "blade", "needle", "hook")):
        tall = 1.5 if k == 2 else 1.2
        flesh.scalpel(p, x + (k - 2) * 19, 51 + abs(k - 2) * 3, tall, (k - 2) * 11, kind)
    p.layer(*scenery.edge(m, 0.5))
    p.path(f"M{x - 88} 66C{x - 50} 80 {x + 50} 80 {x + 88} 66L{x + 78} 106H{x - 78}Z", hide)
    p.layer(clip=True)
    p.path(f"M{x + 22} 76C{x + 48} 75 {x + 70} 72 {x + 88} 66L{x + 78} 106H{x + 30}Z", mix(hide, worn, 0.28))
    p.layer()
    p.line(f"M{x - 86} 69C{x - 50} 83 {x + 50} 83 {x + 86} 69", mix(hide, worn, 0.7), 0.9, dash="2.4 2.4")
    for k in (-5, -3, -1, 1, 3, 5):
        p.line(f"M{x + k * 9.5} {77 - abs(k) * 0.5}L{x + k * 8.8} 104", mix(hide, worn, 0.5), 0.9, dash="2.4 2.4")


def organs(p: Pen, m: Mood, seed: int = 1) -> None:
    """A merchant's shelf: a heart between an eye and a hand, and the merchant behind."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.8)), (1, m.figure)))
    p.circle(x, 56, 90, p.rad(x, 56, 90, (0, m.low, 0.6), (0.5, m.mid, 0.4), (1, m.mid, 0)))
    p.layer(*scenery.edge(m, 0.7))
    figures.sitter(p, x, 92, 84, mix(m.figure, m.mid, 0.25))
    p.path(
        f"M{x - 20} 26C{x - 18} 6 {x + 18} 6 {x + 20} 26L{x + 27} 40C{x + 12} 34 {x - 12} 34 {x - 27} 40Z",
        mix(m.figure, m.mid, 0.4),
    )
    p.layer()
    bench(p, m, 87)
    with flesh.jar(p, m, x - 45, 88, 30, 44):
        flesh.eyeball(p, x - 47, 70, 8.500, "#3D8FE0")
        p.line(f"M{x - 53} 76C{x - 56} 80 {x - 50} 82 {x - 52} 86", "#F3C8B8", 1.6)
    with flesh.jar(p, m, x + 45, 88, 30, 44):
        hand = "#E6B79A"
        p.path(f"M{x + 39} 86L{x + 38} 72C{x + 38} 68 {x + 52} 68 {x + 52} 72L{x + 51} 86Z", hand)
        flesh.fingers(
            p,
            hand,
            mix(hand, m.figure, 0.5),
            2.4,
            *(((x + 40 + k * 3.6, 71), (x + 39.5 + k * 4, 58 + abs(k - 1.3) * 1.6)) for k in range(4)),
        )
        flesh.fingers(p, hand, mix(hand, m.figure, 0.5), 2.4, ((x + 52, 76), (x + 57, 68)))
    with flesh.jar(p, m, x, 92, 44, 62, mix(FLUID, "#8FD45A", 0.4)):
        flesh.heart(p, x, 66, 1.1)
        flesh.bubbles(p, x + 13, 84, 30, 5, 3)


def steel_eye(p: Pen, m: Mood, seed: int = 1) -> None:
    """Half a face in the dark: an empty socket, and forceps that bring an eye of steel."""
    x = focus(p)
    p.fill(p.lin(x - 80, 0, x + 60, 0, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.6)), (1, mix(m.mid, m.low, 0.35))))
    skin, shade = mix(m.skin, m.figure, 0.05), mix(m.shade, m.figure, 0.2)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 72} 104C{x - 84} 40 {x - 60} -26 {x} -30C{x + 52} -28 {x + 66} 30 {x + 56} 70"
        f"C{x + 50} 88 {x + 40} 96 {x + 30} 104Z",
        shade,
    )
    p.layer(clip=True)
    p.path(f"M{x - 12} -32C{x + 4} 4 {x - 20} 22 {x - 14} 50C{x - 12} 66 {x - 26} 80 {x - 8} 104H{x + 70}V-32Z", skin)
    p.path(f"M{x + 34} -20C{x + 52} 20 {x + 48} 70 {x + 30} 104H{x + 70}V-20Z", mix(skin, m.rim, 0.4))
    p.layer()
    p.path(
        f"M{x - 66} 40C{x - 56} 26 {x - 34} 26 {x - 24} 42C{x - 34} 54 {x - 56} 54 {x - 66} 40Z",
        mix(shade, "#000000", 0.65),
    )
    p.path(f"M{x - 68} 26C{x - 54} 14 {x - 34} 14 {x - 20} 26C{x - 36} 20 {x - 54} 20 {x - 68} 26Z", m.figure)
    p.path(f"M{x - 16} 24C{x - 2} 8 {x + 32} 8 {x + 48} 26C{x + 30} 16 {x + 4} 15 {x - 16} 24Z", m.figure)
    p.path(
        f"M{x - 14} 44C{x - 4} 20 {x + 36} 20 {x + 44} 44C{x + 34} 64 {x - 4} 64 {x - 14} 44Z",
        mix(skin, "#14070C", 0.72),
    )
    flesh.eyeball(p, x + 15, 43, 17, "#8FB4C4", metal=True)
    p.line(f"M{x - 17} 45C{x - 4} 17 {x + 36} 17 {x + 48} 45M{x - 10} 52C{x} 64 {x + 32} 64 {x + 42} 51", m.figure, 1.8)
    p.line(
        f"M{x - 8} 90C{x} 84 {x + 8} 88 {x + 14} 84M{x - 16} 76C{x - 18} 82 {x - 16} 88 {x - 10} 90",
        mix(skin, m.figure, 0.6),
        1.8,
    )
    p.layer(*scenery.edge(m, 0.7))
    for d in (
        f"M{x + 108} -6C{x + 70} 6 {x + 44} 18 {x + 28} 34",
        f"M{x + 112} 20C{x + 80} 34 {x + 52} 46 {x + 31} 50",
    ):
        p.line(d, mix(STEEL, "#20282C", 0.45), 4)
        p.line(d, mix(STEEL, "#FFFFFF", 0.4), 1.6)
    p.layer()
    for k in range(6):
        a = math.radians(20 + k * 64)
        p.circle(x + 15 + math.cos(a) * 25, 43 + math.sin(a) * 21, 1.2, BRASS_LIGHT, o=0.9)


def reborn(p: Pen, m: Mood, seed: int = 1) -> None:
    """A tank stands open and its soldier steps out; the next ones wait."""
    x = focus(p)
    vault(p, m, x, 0.5)
    for dx in (-94, -58, 58, 94):
        with flesh.tank(p, m, x + dx, 88, 24, 66, 0.75):
            figures.hooded(p, x + dx, 82, 50, mix(DEEP, "#000000", 0.35))
    with flesh.tank(p, m, x, 90, 46, 88, 1.0):
        p.rect(x - 23, 8, 46, 76, "#F4FFD0", o=0.35)
    p.layer()
    p.path(f"M{x - 30} 90H{x + 30}L{x + 52} 103H{x - 52}Z", FLUID, o=0.55)
    p.path(f"M{x - 40} 96C{x - 20} 92 {x + 22} 93 {x + 40} 97C{x + 22} 102 {x - 20} 102 {x - 40} 96Z", GLOW, o=0.5)
    p.layer(*scenery.edge(m))
    with p.at(x, 100, 2.0):
        p.path(
            "M-7 0L-5 -10L-5.600 -17C-6.500 -20 -7 -24 -6.200 -27L-9.500 -20L-13.500 -16.500L-14.800 -18.200"
            "L-11 -22.500L-8 -31"
            "C-6.500 -33 -4 -34 -2.200 -34.400C-3.800 -37 -3 -41 0.200 -41C3.400 -41 4.200 -37 2.600 -34.400"
            "C4.500 -34 7 -33 8.200 -31L11 -24L14.500 -30L16.200 -29L13 -20.500L10.200 -20L6.800 -26.500"
            "C7.200 -23 6.500 -20 6 -17L6.400 -10L9.500 -0.500L6 0L2 -10L0.200 -14L-2 -9L-3.600 0Z",
            m.figure,
        )
    p.layer()
    for dx, y in ((-24, 44), (28, 58), (-12, 84), (14, 88), (-27, 72), (25, 36)):
        p.path(
            f"M{x + dx} {y}C{x + dx + 1.8} {y + 3} {x + dx + 2} {y + 5} {x + dx} {y + 5.5}"
            f"C{x + dx - 2} {y + 5} {x + dx - 1.8} {y + 3} {x + dx} {y}Z",
            GLOW,
        )


def ranks(p: Pen, m: Mood, seed: int = 1) -> None:
    """The same soldier again and again, green light in the eyes."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.top, m.mid, 0.8)), (1, m.figure)))
    p.circle(x - 10, 40, 96, p.rad(x - 10, 40, 96, (0, FLUID, 0.75), (0.5, m.mid, 0.5), (1, m.mid, 0)))
    for k in range(4, -1, -1):
        s = 1.5 - 0.2 * k
        tone = mix(m.figure, mix(m.mid, FLUID, 0.5), 0.17 * k)
        for side in (-1, 1) if k else (1,):
            cx, cy = x + side * 33 * k * (1 - 0.05 * k), 102 - 6 * k
            p.layer(*scenery.edge(m, 0.9 - 0.12 * k))
            with p.at(cx, cy, s):
                p.path(
                    "M-30 6C-30 -10 -22 -17 -9 -20L-9.500 -26C-15 -30 -17 -38 -16 -45C-15 -54 -8 -59 0 -59"
                    "C8 -59 15 -54 16 -45"
                    "C17 -38 15 -30 9.500 -26L9 -20C22 -17 30 -10 30 6Z",
                    tone,
                )
                p.path("M-2 -60H2V-34L0 -28L-2 -34Z", mix(tone, m.rim, 0.22))
                p.path(
                    "M-12.500 -44C-9 -46.500 -5 -46 -3 -43L-3.500 -40C-7 -40.500 -11 -41 -12.500 -44ZM12.500 -44"
                    "C9 -46.500 5 -46 3 -43L3.500 -40C7 -40.500 11 -41 12.500 -44Z",
                    "#07100A",
                )
                for ex in (-7.500, 7.500):
                    p.circle(ex, -42.600, 5, p.rad(ex, -42.600, 5, (0, GLOW, 0.8), (1, GLOW, 0)))
                    p.circle(ex, -42.600, 1.5, "#F4FFD8")
                p.line("M-6 -31H6M-5 -28H5M-22 -8L0 -14L22 -8", mix(tone, m.rim, 0.3), 1)


def subject(p: Pen, m: Mood, seed: int = 1) -> None:
    """A subject spread out in a ring, leads at wrist and ankle."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.7)), (1, m.figure)))
    for k in range(-6, 7):
        p.rect(x + k * 26 - 1, p.y - 2, 2, p.h + 4, mix(m.figure, m.mid, 0.9), o=0.5)
    p.circle(x, 50, 60, p.rad(x, 50, 60, (0, m.disc), (0.45, m.low), (1, m.low, 0)))
    p.circle(x, 50, 43, stroke=m.figure, sw=7)
    p.circle(x, 50, 43, stroke=BRASS, sw=4)
    p.circle(x, 50, 43, stroke=BRASS_LIGHT, sw=4, dash="1.2 9.6")
    for a in (215, 325, 125, 55):
        cx, cy = x + math.cos(math.radians(a)) * 43, 50 + math.sin(math.radians(a)) * 43
        far = 150
        fx, fy = x + math.cos(math.radians(a)) * far, 50 + math.sin(math.radians(a)) * far * 0.55
        p.line(f"M{cx:.1f} {cy:.1f}L{fx:.1f} {fy:.1f}", m.figure, 3.4)
        p.line(f"M{cx:.1f} {cy:.1f}L{fx:.1f} {fy:.1f}", BRASS_DARK, 1.4)
    p.layer(*scenery.edge(m))
    with p.at(x, 52, 1.12):
        p.path(
            "M0 -33C4 -33 6.500 -30 6 -26C5.600 -23 4 -21 3 -20C7 -19.500 10 -18.500 12.500 -20L27 -27L29.500 -23"
            "L15 -12"
            "C12 -9 9.500 -5 9 0L10 8L21 31L16.500 33.500L2 13L0 11L-2 13L-16.500 33.500L-21 31L-10 8L-9 0"
            "C-9.500 -5 -12 -9 -15 -12L-29.500 -23L-27 -27L-12.500 -20C-10 -18.500 -7 -19.500 -3 -20"
            "C-4 -21 -5.600 -23 -6 -26C-6.500 -30 -4 -33 0 -33Z",
            m.figure,
        )
    p.layer()
    for a in (215, 325, 125, 55):
        cx, cy = x + math.cos(math.radians(a)) * 39, 50 + math.sin(math.radians(a)) * 39
        p.circle(cx, cy, 5, BRASS_DARK)
        p.circle(cx, cy, 3.2, BRASS_LIGHT)
    p.circle(x, 48, 5.500, p.rad(x, 48, 5.500, (0, GLOW), (1, GLOW, 0)))
    p.circle(x, 48, 1.8, "#FFFFFF")


def still(p: Pen, m: Mood, seed: int = 1) -> None:
    """An experiment at a window over the desert: a flask, a coil, a drop."""
    x = focus(p)
    scenery.sky(p, m, 84, (x - 58, 60, 15), seed=seed)
    scenery.dune(p, 80, mix(m.land, m.figure, 0.3), mix(m.land, m.low, 0.4), 6)
    p.line(f"M{x - 92} {p.y - 2}V90M{x + 92} {p.y - 2}V90", m.figure, 7)
    p.line(f"M-2 8H{p.w + 2}", m.figure, 2.4)
    bench(p, m, 86)
    p.layer(*scenery.edge(m, 0.8))
    p.circle(x - 6, 58, 46, p.rad(x - 6, 58, 46, (0, FLUID, 0.55), (1, FLUID, 0)))
    p.path(
        f"M{x - 12} 14H{x - 1}V36C{x + 12} 40 {x + 20} 50 {x + 20} 61C{x + 20} 75 {x + 8} 84 {x - 6} 84"
        f"C{x - 20} 84 {x - 32} 75 {x - 32} 61C{x - 32} 50 {x - 24} 40 {x - 12} 36Z",
        mix("#DFF0DC", m.mid, 0.55),
    )
    p.layer()
    p.path(
        f"M{x - 29.500} 60C{x - 18} 54 {x - 12} 66 {x} 60C{x + 8} 56 {x + 14} 57 {x + 17.500} 60"
        f"C{x + 18} 72 {x + 8} 81.500 {x - 6} 81.500"
        f"C{x - 20} 81.500 {x - 30} 72 {x - 29.500} 60Z",
        p.lin(0, 56, 0, 82, (0, FLUID), (1, GLOW)),
    )
    flesh.bubbles(p, x - 6, 80, 26, 9, 12)
    p.line(f"M{x - 24} 50C{x - 20} 44 {x - 14} 41 {x - 9} 39", "#FFFFFF", 2, o=0.7)
    tube = (
        f"M{x - 6} 15C{x - 4} 2 {x + 34} 2 {x + 40} 18"
        + "".join(
            f"C{x + 56} {20 + k * 9} {x + 56} {27 + k * 9} {x + 40} {27 + k * 9}"
            f"C{x + 28} {27 + k * 9} {x + 28} {22 + k * 9} {x + 40} {22 + k * 9}"
            for k in range(4)
        )
        + "V60"
    )
    p.line(tube, BRASS_DARK, 4)
    p.line(tube, BRASS_LIGHT, 1.8)
    flesh.vessel(p, m, x + 40, 87, 17, 19)
    p.path(f"M{x + 40} 60C{x + 42} 63 {x + 42.500} 65 {x + 40} 66C{x + 37.500} 65 {x + 38} 63 {x + 40} 60Z", GLOW)
    p.path(f"M{x - 22} 86L{x - 16} 82H{x + 4}L{x + 10} 86Z", BRASS_DARK)


def eureka(p: Pen, m: Mood, seed: int = 1) -> None:
    """Arms thrown up before a helix as bright as a sun."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.mid, m.low, 0.4))))
    p.circle(x, 42, 100, p.rad(x, 42, 100, (0, "#FFFFFF"), (0.16, m.disc, 0.95), (0.5, m.low, 0.6), (1, m.low, 0)))
    for k in range(24):
        with p.at(x, 42, turn=k * 15 + 4):
            p.path("M-1.400 -30L0 -150L1.400 -30Z" if k % 2 else "M-2.600 -30L0 -96L2.600 -30Z", m.disc, o=0.5)
    flesh.strand(p, x, 86, 120, 15, 2.5, (mix(FLUID, DEEP, 0.6), DEEP, FLUID), 4.4, 0.5)
    p.layer(*scenery.edge(m))
    p.path(f"M-2 104V92C{x - 60} 84 {x + 60} 84 {p.w + 2} 92V104Z", m.figure)
    with p.at(x, 92, 1.25):
        p.path(
            "M-11 6C-10 -8 -9 -18 -6 -25L-14 -39L-17 -46L-14.500 -47.500L-11 -42L-3.500 -30.500"
            "C-4.500 -33 -4 -37 0.400 -37C4.500 -37 5 -33 3.800 -30.500"
            "L11 -42L14.500 -47.500L17 -46L14 -39L6.500 -25C9 -18 10 -8 11 6Z",
            m.figure,
        )


def chairdog(p: Pen, m: Mood, seed: int = 1) -> None:
    """A chair that breathes: its seat is a back, its arms are haunches, and it looks up at whoever comes."""
    x = focus(p) + 26
    scenery.hall(p, m, x - 84, m.disc, 2)
    p.circle(x, 56, 70, p.rad(x, 56, 70, (0, m.disc, 0.7), (0.6, m.low, 0.35), (1, m.low, 0)))
    p.ellipse(x + 4, 97, 58, 5, "#000000", o=0.4)
    fur, lit, dark = mix("#8A4A30", m.figure, 0.15), mix("#E8B080", m.figure, 0.02), mix("#3E1C14", m.figure, 0.25)
    cloth, sheen = mix("#7A2E44", m.figure, 0.15), mix("#C9586E", m.figure, 0.05)
    p.layer(*scenery.edge(m))
    for dx in (-12, 40):
        p.path(f"M{x + dx - 8} 70L{x + dx - 5} 98H{x + dx + 9}L{x + dx + 8} 70Z", dark)
    p.path(f"M{x + 46} 64C{x + 62} 60 {x + 70} 46 {x + 62} 32C{x + 76} 44 {x + 76} 68 {x + 48} 76Z", fur)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x + 10} 74C{x + 2} 50 {x + 6} 22 {x + 18} 8C{x + 28} 0 {x + 46} 2 {x + 50} 14"
        f"C{x + 54} 30 {x + 46} 52 {x + 50} 78Z",
        cloth,
    )
    p.layer(clip=True)
    p.path(
        f"M{x + 2} 76C{x + 2} 50 {x + 6} 22 {x + 18} 8C{x + 24} 3 {x + 30} 2 {x + 36} 3"
        f"C{x + 22} 24 {x + 18} 50 {x + 22} 76Z",
        sheen,
    )
    p.layer()
    for dx, y in ((22, 22), (34, 30), (18, 40), (31, 48)):
        p.circle(x + dx, y, 1.8, BRASS_LIGHT)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 40} 58C{x - 30} 52 {x + 30} 54 {x + 52} 60C{x + 60} 66 {x + 60} 84 {x + 57} 98H{x + 42}L{x + 38} 82"
        f"C{x + 20} 86 {x - 8} 86 {x - 20} 82"
        f"L{x - 22} 98H{x - 37}C{x - 42} 86 {x - 46} 68 {x - 40} 58Z",
        fur,
    )
    p.layer(clip=True)
    p.path(
        f"M{x - 44} 56C{x - 36} 64 {x - 30} 78 {x - 34} 100H{x - 48}V56ZM{x + 42} 100"
        f"C{x + 40} 84 {x + 34} 76 {x + 26} 72L{x + 34} 68C{x + 44} 74 {x + 48} 86 {x + 48} 100Z",
        lit,
    )
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 36} 54C{x - 38} 47 {x - 30} 46 {x - 20} 48C{x - 2} 44 {x + 10} 46 {x + 16} 52L{x + 14} 62H{x - 32}Z",
        sheen,
    )
    p.path(f"M{x - 30} 62H{x + 36}C{x + 44} 58 {x + 44} 46 {x + 36} 43H{x + 4}C{x - 6} 44 {x - 6} 54 {x + 2} 56", fur)
    p.path(
        f"M{x + 4} 43H{x + 36}C{x + 42} 44 {x + 43} 49 {x + 42} 52C{x + 30} 48 {x + 14} 47 {x - 2} 49"
        f"C{x - 1} 46 {x + 1} 44 {x + 4} 43Z",
        lit,
    )
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 26} 70C{x - 40} 68 {x - 46} 60 {x - 46} 52L{x - 60} 49C{x - 66} 48 {x - 66} 41 {x - 61} 39"
        f"L{x - 48} 34C{x - 44} 26 {x - 32} 24 {x - 25} 31"
        f"C{x - 18} 40 {x - 16} 58 {x - 18} 66Z",
        fur,
    )
    p.path(
        f"M{x - 61} 39L{x - 48} 34C{x - 46} 30 {x - 42} 27.500 {x - 38} 27C{x - 40} 36 {x - 46} 42 {x - 62} 44"
        f"C{x - 64} 42 {x - 63} 40 {x - 61} 39Z",
        lit,
    )
    p.path(
        f"M{x - 34} 28C{x - 26} 26 {x - 18} 34 {x - 20} 48C{x - 24} 54 {x - 32} 52 {x - 33} 46"
        f"C{x - 34} 38 {x - 38} 34 {x - 34} 28Z",
        dark,
    )
    p.circle(x - 62.500, 40.500, 3, m.figure)
    p.circle(x - 46, 36, 2.6, BRASS_LIGHT)
    p.circle(x - 46.400, 35.600, 1.3, m.figure)
    p.line(f"M{x - 62} 48C{x - 56} 46 {x - 51} 47 {x - 47} 50", dark, 1.2)
    p.line(f"M{x - 34} 98V94M{x - 29} 98V94M{x + 45} 98V94M{x + 51} 98V94", dark, 1.4)


def slig(p: Pen, m: Mood, seed: int = 1) -> None:
    """A farmer's slig, half slug and half swine, at its trough."""
    x = focus(p) + 33
    scenery.sky(p, m, 78, (p.w * 0.2, 60, 16), seed=seed)
    p.path(f"M-2 82V58L{p.w * 0.1} 50L{p.w * 0.22} 58V82ZM{p.w * 0.05} 58V44H{p.w * 0.08}V56Z", m.far)
    scenery.dune(p, 80, mix(m.land, m.figure, 0.35), "", 5)
    for k in range(-8, 9):
        p.rect(x + k * 17, 60, 3, 26, mix(m.figure, m.land, 0.3))
    p.rect(-2, 66, p.w + 4, 2.6, mix(m.figure, m.land, 0.4))
    skin, lit, dark = mix("#B86A72", m.figure, 0.12), mix("#F0B8A4", m.figure, 0.02), mix("#5A2430", m.figure, 0.2)
    p.layer(*scenery.edge(m))
    figures.hooded(p, x - 96, 96, 62, m.figure)
    p.line(f"M{x - 76} 98V32C{x - 76} 22 {x - 66} 22 {x - 66} 30", m.figure, 2.4)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 58} 98C{x - 66} 90 {x - 58} 84 {x - 48} 82C{x - 50} 66 {x - 38} 56 {x - 28} 58"
        f"C{x - 16} 40 {x + 14} 40 {x + 26} 58C{x + 34} 70 {x + 40} 84 {x + 54} 92"
        f"C{x + 60} 96 {x + 54} 99 {x + 46} 99Z",
        skin,
    )
    p.layer(clip=True)
    p.path(
        f"M{x - 8} 44C{x + 14} 40 {x + 26} 54 {x + 30} 64C{x + 36} 78 {x + 44} 88 {x + 58} 94H{x + 24}"
        f"C{x + 22} 72 {x + 12} 52 {x - 8} 44Z",
        lit,
    )
    for k in range(5):
        p.line(
            f"M{x - 18 + k * 13} {52 - (k == 1) * 4}C{x - 10 + k * 13} 66 {x - 12 + k * 13} 80 {x - 20 + k * 15} 92",
            dark,
            1.3,
            o=0.55,
        )
    p.path(f"M{x - 62} 100C{x - 30} 88 {x + 20} 92 {x + 60} 96V104H{x - 62}Z", dark, o=0.75)
    p.layer()
    for ex, ey in ((-44, 44), (-33, 40)):
        p.line(f"M{x - 36} 62L{x + ex} {ey}", dark, 4.4)
        p.line(f"M{x - 36} 62L{x + ex} {ey}", skin, 3)
        p.circle(x + ex, ey, 4, "#F6F0D8")
        p.circle(x + ex - 1.2, ey + 0.4, 1.9, m.figure)
    p.ellipse(x - 50, 75, 7.500, 9, lit)
    p.ellipse(x - 50, 75, 7.500, 9, stroke=dark, sw=1)
    p.ellipse(x - 52.500, 73, 1.7, 2.8, dark)
    p.ellipse(x - 47.500, 73, 1.7, 2.8, dark)
    p.line(f"M{x - 42} 90C{x - 48} 87 {x - 56} 87 {x - 61} 90", dark, 1.6)
    p.path(f"M{x - 28} 58C{x - 32} 48 {x - 22} 44 {x - 16} 50C{x - 16} 58 {x - 22} 62 {x - 28} 58Z", lit)


def lens(p: Pen, m: Mood, seed: int = 1) -> None:
    """Spice under the glass: crystals like suns, and a strand that should not be there."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.8)), (1, m.figure)))
    p.circle(x, 48, 84, p.rad(x, 48, 84, (0, SPICE, 0.6), (0.55, m.mid, 0.4), (1, m.mid, 0)))
    p.circle(x, 48, 41, "#3A1408")
    p.circle(x, 48, 40, p.rad(x + 8, 40, 52, (0, "#FFDFA0"), (0.4, SPICE), (1, "#7A2C0C")))
    p.layer()
    for dx, dy, r, turn in (
        (-16, 12, 12, 10),
        (16, -14, 14, 30),
        (16, 18, 8.500, 0),
        (-18, -16, 9, 20),
        (0, 30, 6, 12),
        (2, -30, 6, 40),
    ):
        with p.at(x + dx, 48 + dy, r / 10, turn=turn):
            p.path("M0 -10L8.700 -5V5L0 10L-8.700 5V-5Z", "#C4521A")
            p.path("M0 -10L8.700 -5L0 0L-8.700 -5Z", "#FFC878")
            p.path("M0 0L8.700 -5V5L0 10Z", "#F08A30")
            p.path("M0 -10L8.700 -5V5L0 10L-8.700 5V-5Z", stroke="#FFE9B8", sw=0.7)
    flesh.strand(p, x - 2, 84, 72, 6, 2, ("#5A1E0A", "#FFF6DC", "#FFE0A0"), 2)
    p.layer(*scenery.edge(m))
    p.circle(x, 48, 42, stroke=BRASS_DARK, sw=6)
    p.circle(x, 48, 42, stroke=BRASS, sw=3.6)
    p.path(f"M{x - 30} 77L{x - 62} 108L{x - 70} 100L{x - 36} 70Z", BRASS_DARK)
    p.path(f"M{x - 34} 74L{x - 66} 105L{x - 70} 100L{x - 37} 69.500Z", BRASS_LIGHT)
    p.layer()
    p.line(f"M{x - 30} 34C{x - 26} 24 {x - 18} 17 {x - 8} 14", "#FFFFFF", 2.4, o=0.75)


def hatching(p: Pen, m: Mood, seed: int = 1) -> None:
    """A stone egg of hexagons splits, and light comes out."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.top, m.mid, 0.6)), (1, m.figure)))
    p.circle(x, 50, 96, p.rad(x, 50, 96, (0, GLOW, 0.9), (0.3, FLUID, 0.5), (1, m.mid, 0)))
    for k in range(14):
        with p.at(x, 52, turn=k * 25.7 + 8):
            p.path("M-2 -20L0 -120L2 -20Z", GLOW, o=0.45)
    p.path(f"M{x} 12L{x + 12} 40L{x - 4} 52L{x + 8} 70L{x} 94L{x - 10} 68L{x + 2} 54L{x - 14} 38Z", "#FBFFE6")
    for side in (-1, 1):
        p.layer(*scenery.edge(m))
        with p.at(x + side * 7, 0, flip=side < 0):
            shell = "M0 10C22 12 34 32 34 54C34 78 20 94 2 96L10 72L-2 54L12 40Z"
            p.path(shell, mix(m.figure, m.mid, 0.5))
        p.layer(clip=True)
        with p.at(x + side * 7, 0, flip=side < 0):
            for row in range(6):
                for column in range(4):
                    hx, hy = 8 + column * 11 + (row % 2) * 5.5, 16 + row * 15
                    p.path(
                        "M"
                        + "L".join(
                            f"{hx + math.cos(math.radians(60 * k + 30)) * 6:.1f}"
                            f" {hy + math.sin(math.radians(60 * k + 30)) * 6.6:.1f}"
                            for k in range(6)
                        )
                        + "Z",
                        mix(m.figure, m.mid, 0.95 if (row + column) % 3 else 0.7),
                    )
        p.layer()
        with p.at(x + side * 7, 0, flip=side < 0):
            p.line("M0 10L12 40L-2 54L10 72L2 96", "#F4FFD0", 1.8)


def station(p: Pen, m: Mood, seed: int = 1) -> None:
    """The research station since the Bene Tleilax share it: green light under the dome, and what grows there."""
    x = focus(p)
    scenery.sky(p, m, 80, (p.w * 0.24, 52, 17), seed=seed)
    scenery.mesa(p, p.w * 0.94, 84, 90, 40, m.far, mix(m.far, m.disc, 0.18))
    p.layer(*scenery.edge(m))
    places.windtrap(p, m, x - 62, 88, 0.95)
    p.circle(x + 4, 62, 66, p.rad(x + 4, 62, 66, (0, FLUID, 0.7), (1, FLUID, 0)))
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 44} 90V70C{x - 44} 16 {x + 52} 16 {x + 52} 70V90Z", mix(m.figure, m.mid, 0.2))
    p.layer()
    p.path(
        f"M{x - 37} 86V70C{x - 37} 26 {x + 45} 26 {x + 45} 70V86Z",
        p.lin(0, 34, 0, 88, (0, DEEP), (0.6, FLUID), (1, GLOW)),
    )
    flesh.strand(p, x + 4, 86, 44, 10, 1.25, (DEEP, "#F2FFD4", mix(GLOW, DEEP, 0.4)), 3, 0.4)
    for dx in (-27, 27):
        p.path(f"M{x + 4 + dx - 5} 86V72C{x + 4 + dx - 5} 64 {x + 4 + dx + 5} 64 {x + 4 + dx + 5} 72V86Z", DEEP, o=0.75)
    p.line(
        f"M{x - 37} 70C{x - 37} 26 {x + 45} 26 {x + 45} 70M{x - 34} 60C{x - 14} 52 {x + 22} 52 {x + 42} 60"
        f"M{x - 14} 86C{x - 20} 66 {x - 12} 44 {x + 4} 37"
        f"C{x + 20} 44 {x + 28} 66 {x + 22} 86",
        m.figure,
        1.3,
    )
    p.layer(*scenery.edge(m))
    p.path(f"M{x + 64} 90V58H{x + 62}L{x + 68} 48L{x + 74} 58H{x + 72}V90ZM{x + 84} 90V70H{x + 96}V90Z", m.figure)
    scenery.dune(p, 90, mix(m.figure, m.land, 0.35), mix(m.land, m.low, 0.2), 4)
    p.layer()
    p.rect(x + 66, 62, 4, 5, GLOW)
    p.rect(x + 88, 74, 4, 5, m.disc)
