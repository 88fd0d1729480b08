"""Pictures of the Sisterhood and the desert, and of what is done in the name of something higher."""

from __future__ import annotations

import math
import random

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.faces import locks, profile_f, profile_m, tones
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, FLUID, GLOW, ROSE


def bridge(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two on a thin bridge over a gorge, one lantern between them, a moon behind."""
    x = focus(p)
    scenery.sky(p, m, 104, (x, 32, 28), seed=seed, stars=34)
    scenery.halo(p, m, x, 32, 32)
    for k, (far, top) in enumerate(((48, 50), (72, 40))):
        p.layer(*scenery.edge(m, 0.4 + 0.3 * k))
        tone = mix(mix(m.low, m.mid, 0.6), m.figure, 0.25 + 0.4 * k)
        for side in (-1, 1):
            a = x + side * far
            p.path(
                f"M{a} 106L{a - side * 5} 84L{a + side * 4} 72L{a + side * 1} {top + 16}L{a + side * 10} {top + 8}"
                f"L{a + side * 16} {top}"
                f"L{a + side * 44} {top - 8}L{a + side * 70} {top - 3}L{a + side * 260} {top + 6}V106Z",
                tone,
            )
    scenery.mist(p, mix(m.low, m.disc, 0.25), 102, 44, 0.65)
    p.layer(*scenery.edge(m))
    p.line(f"M{x - 78} 108C{x - 62} 58 {x + 62} 58 {x + 78} 108", m.figure, 4.4)
    for k in range(-6, 7):
        if abs(k) > 1:
            p.line(f"M{x + k * 12} 64V{70 + 0.55 * k * k}", m.figure, 1.7)
    p.path(f"M{x - 170} 61C{x - 60} 59 {x + 60} 59 {x + 170} 61V67C{x + 60} 65 {x - 60} 65 {x - 170} 67Z", m.figure)
    p.line(f"M{x - 170} 53C{x - 60} 51 {x + 60} 51 {x + 170} 53", m.figure, 0.9)
    for k in range(-10, 11):
        p.line(f"M{x + k * 14} 52V61", m.figure, 0.8)
    lining = mix(m.figure, m.mid, 0.7)
    p.layer(*scenery.edge(m))
    figures.veiled(p, x - 15, 61, 45, m.figure, lining, mix(m.skin, m.figure, 0.1))
    figures.hooded(p, x + 16, 61, 43, m.figure, flip=True)
    p.layer()
    p.circle(x + 1, 43, 20, p.rad(x + 1, 43, 20, (0, "#FFE3A0", 0.95), (0.3, "#FFC870", 0.45), (1, "#FFC870", 0)))
    p.line(f"M{x - 6} 35H{x + 9}M{x + 1} 35V38", m.figure, 1.1)
    p.path(f"M{x - 2.500} 38H{x + 4.500}L{x + 3.600} 48H{x - 1.600}Z", "#FFF3C8")
    p.path(f"M{x - 3.500} 38L{x + 1} 34.500L{x + 5.500} 38ZM{x - 2.500} 48H{x + 4.500}V49.500H{x - 2.500}Z", BRASS)


def newborn(p: Pen, m: Mood, seed: int = 1) -> None:
    """A sister lifts up a child against a rising world."""
    x = focus(p)
    scenery.sky(p, m, 104, None, seed=seed, stars=44)
    p.circle(x, 28, 66, p.rad(x, 28, 66, (0, "#FFFFFF", 0.95), (0.3, m.disc, 0.7), (1, m.low, 0)))
    for k in range(20):
        with p.at(x, 26, turn=k * 18):
            p.path("M-0.800 -18L0 -34L0.800 -18Z" if k % 2 else "M-1.200 -18L0 -50L1.200 -18Z", m.rim, o=0.8)
    p.layer(*scenery.edge(m))
    scenery.dune(p, 94, m.figure, "", 4)
    p.layer(*scenery.edge(m))
    lining = mix(m.figure, m.mid, 0.9)
    p.path(
        f"M{x - 36} 106C{x - 34} 84 {x - 28} 72 {x - 19} 66C{x - 24} 56 {x - 18} 44 {x} 38"
        f"C{x + 18} 44 {x + 24} 56 {x + 19} 66C{x + 28} 72 {x + 34} 84 {x + 36} 106Z",
        m.figure,
    )
    p.path(
        f"M{x - 27} 76C{x - 34} 60 {x - 32} 42 {x - 20} 31L{x - 13} 35C{x - 20} 46 {x - 20} 58 {x - 14} 68Z"
        f"M{x + 27} 76C{x + 34} 60 {x + 32} 42 {x + 20} 31"
        f"L{x + 13} 35C{x + 20} 46 {x + 20} 58 {x + 14} 68Z",
        m.figure,
    )
    p.layer(clip=True)
    p.path(
        f"M{x} 38C{x + 18} 44 {x + 24} 56 {x + 19} 66C{x + 28} 72 {x + 34} 84 {x + 36} 106H{x + 22}"
        f"C{x + 22} 84 {x + 16} 72 {x + 10} 66C{x + 14} 54 {x + 10} 44 {x} 38Z",
        lining,
    )
    p.layer()
    p.path(
        f"M{x} 47C{x + 8} 51 {x + 10} 58 {x + 7} 64C{x + 4} 69 {x + 2} 71 {x} 72C{x - 2} 71 {x - 4} 69 {x - 7} 64"
        f"C{x - 10} 58 {x - 8} 51 {x} 47Z",
        "#0A0610",
    )
    p.path(f"M{x} 52C{x + 5} 53 {x + 6} 58 {x + 5} 62C{x + 4} 66 {x + 2} 68 {x} 68.500Z", mix(m.skin, m.figure, 0.05))
    p.path(f"M{x} 52C{x - 5} 53 {x - 6} 58 {x - 5} 62C{x - 4} 66 {x - 2} 68 {x} 68.500Z", mix(m.skin, m.figure, 0.5))
    p.layer(*scenery.edge(m, 0.8))
    cloth = mix("#F6ECDC", m.low, 0.16)
    p.path(
        f"M{x - 22} 32C{x - 24} 22 {x - 14} 17 {x - 2} 19C{x + 10} 18 {x + 22} 22 {x + 22} 30"
        f"C{x + 18} 40 {x - 16} 42 {x - 22} 32Z",
        cloth,
    )
    p.path(
        f"M{x - 4} 40C{x + 8} 39 {x + 20} 37 {x + 22} 30C{x + 22} 24 {x + 16} 20.500 {x + 8} 19.500"
        f"C{x + 14} 28 {x + 8} 35 {x - 4} 40Z",
        "#FFFFFF",
    )
    p.line(
        f"M{x - 6} 39C{x - 2} 32 {x - 2} 26 {x - 7} 20M{x + 4} 39C{x + 9} 32 {x + 9} 26 {x + 5} 19",
        mix(cloth, m.mid, 0.45),
        1,
    )
    p.circle(x - 15, 25, 7, mix("#E0A884", m.figure, 0.05))
    p.path(
        f"M{x - 19} 25.500C{x - 18} 24.500 {x - 16.500} 24.500 {x - 15.500} 25.500M{x - 17.500} 29"
        f"C{x - 16.500} 29.500 {x - 15.500} 29.400 {x - 14.800} 28.800",
        stroke=m.figure,
        sw=0.8,
    )


def acclaimed(p: Pen, m: Mood, seed: int = 1) -> None:
    """A cloak in the wind upon a spire of rock; below, hands without number."""
    x = focus(p)
    scenery.sky(p, m, 92, None, seed=seed, stars=34)
    scenery.moon(p, m, x + 2, 38, 34)
    scenery.moon(p, m, x - 68, 20, 7)
    scenery.dune(p, 84, mix(m.land, m.figure, 0.2), mix(m.land, m.low, 0.4), 6)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 44} 104L{x - 24} 84L{x - 19} 66L{x - 8} 58H{x + 9}L{x + 16} 70L{x + 25} 82L{x + 46} 104Z",
        mix(m.figure, m.land, 0.3),
    )
    p.path(f"M{x + 2} 58H{x + 9}L{x + 16} 70L{x + 25} 82L{x + 46} 104H{x + 16}L{x + 8} 80Z", mix(m.land, m.rim, 0.15))
    p.layer(*scenery.edge(m))
    with p.at(x + 1, 60, 1.36):
        p.path(
            "M-3 0L-4 -12C-12 -10 -19 -12 -27 -6C-25 -14 -18 -22 -8 -25L-20 -31L-21 -33.500L-7 -29.500"
            "C-5 -30.500 -3.500 -31 -2.200 -31.400"
            "C-3.600 -34 -3 -38 0 -38C3 -38 3.800 -34 2.400 -31.400C4 -31 5.500 -30.500 7 -29.500L20 -34.500L21 -32"
            "L8 -25C6.500 -20 5 -16 5 -12L5.500 0H2L0.500 -9L-0.500 0Z",
            m.figure,
        )
    rng = random.Random(seed)
    for row in range(3):
        p.layer(*scenery.edge(m, 0.75 - 0.12 * row))
        tone = mix(m.figure, m.land, 0.4 - 0.2 * row)
        for k in range(-9, 10):
            cx, y = x + k * 16 + row * 6 + rng.uniform(-3, 3), 98 + row * 5 + rng.uniform(-2, 2) - abs(k) * 0.3
            figures.sitter(p, cx, y + 4, 12 + row * 2, tone)
            if (k + row) % 3:
                lean, tall = rng.uniform(-4, 4), 17 + rng.uniform(0, 5)
                p.line(f"M{cx + 4} {y}L{cx + 4 + lean:.1f} {y - tall:.1f}", tone, 2.5)
                p.circle(cx + 4 + lean, y - tall - 1, 1.9, tone)


def long_arm(p: Pen, m: Mood, seed: int = 1) -> None:
    """A black sleeve across the table, two fingers about somebody else's king."""
    x = focus(p)
    scenery.table(p, m, x, 66, seed=3)
    p.layer(*scenery.edge(m))
    things.piece(p, m, x + 40, 82, 0.78, "tower")
    things.piece(p, m, x + 60, 90, 0.86, "pawn")
    things.piece(p, m, x - 44, 96, 0.8, "veil", True)
    p.layer()
    p.ellipse(x + 4, 93, 20, 3.2, "#000000", o=0.4)
    p.layer(*scenery.edge(m))
    things.piece(p, m, x + 4, 86, 1.22, "king", True)
    p.layer(*scenery.edge(m))
    flesh.pinch(p, m, x - 1, 33, 1.02, turn=10, skin=mix(m.skin, "#FFFFFF", 0.1), sleeve=m.figure, thin=0.9)


def coupling(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two profiles that have not met, and the strand that is to come of them."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.4))))
    p.circle(x, 50, 90, p.rad(x, 50, 90, (0, m.disc, 0.95), (0.35, m.low, 0.7), (1, m.low, 0)))
    flesh.strand(p, x, 106, 116, 7, 2.6, (mix(m.figure, m.accent, 0.5), m.figure, mix(m.figure, m.low, 0.5)), 2.8, 0.4)
    him, her = tones(m, 0.08), tones(m, -0.12, hair="#8A3A24", grey=0.05)
    with p.place(x - 89, -32, 1.06):
        p.layer(*scenery.edge(m))
        p.path("M34 92C20 98 8 104 0 118L-30 150H92C90 128 78 108 57 100Z", him.cloth)
        profile_m(p, him)
        p.layer(*scenery.edge(m))
        p.path(
            "M66 48C62 40 52 36 42 38C30 40 24 52 26 66C26 76 30 84 36 88C42 84 45 76 45 68C50 66 53 62 53 56"
            "C56 50 60 48 66 48Z",
            him.dark,
        )
        p.path("M30 86C38 98 52 98 60 92L68 108C54 118 30 114 18 104Z", mix(him.cloth, m.accent, 0.25))
    with p.place(x + 89, -32, 1.06, flip=True):
        p.layer(*scenery.edge(m))
        p.path("M36 94C24 100 14 106 6 120L-10 150H88C86 128 74 108 56 99Z", her.cloth)
        profile_f(p, her)
        hair = (
            "M64 46C60 36 46 30 36 36C24 42 20 56 24 70C24 90 14 104 8 122L40 126C38 112 40 100 45 92"
            "C46 84 44 76 46 70C52 66 54 60 55 55"
            "C57 50 60 47 64 46Z"
        )
        p.layer(*scenery.edge(m))
        p.path(hair, her.dark)
        p.layer(clip=True)
        locks(
            p,
            her.sheen,
            1.6,
            (60, 43, 44, 38, 34, 60),
            (52, 52, 38, 60, 34, 100),
            (44, 72, 40, 92, 28, 120),
            (30, 52, 26, 74, 16, 108),
        )


def dervish(p: Pen, m: Mood, seed: int = 1) -> None:
    """A dancer whirling till the sand rises; around, those who watch are swept away."""
    x = focus(p)
    scenery.sky(p, m, 88, (x, 44, 34), seed=seed)
    scenery.sands(p, m, 84, bands=2, lift=4)
    for k in range(5):
        p.ellipse(x, 84 - k * 2, 34 + k * 15, 7 + k * 2.2, stroke=m.rim, sw=0.9, o=0.7 - 0.11 * k)
    p.layer(*scenery.edge(m))
    for dx, h, flip in (
        (-112, 24, False),
        (-88, 26, False),
        (-66, 22, False),
        (66, 22, True),
        (88, 26, True),
        (112, 24, True),
    ):
        figures.kneeler(p, x + dx, 96, h, m.figure, flip=flip)
    white, shade = mix("#F8EEDC", m.low, 0.1), mix("#A8705A", m.figure, 0.25)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 6} 90L{x - 3} 78H{x + 4}L{x + 7} 90Z", m.figure)
    p.path(
        f"M{x - 7} 44C{x - 14} 58 {x - 34} 66 {x - 52} 76C{x - 40} 82 {x - 26} 78 {x - 14} 82"
        f"C{x - 4} 86 {x + 8} 80 {x + 18} 83C{x + 32} 86 {x + 44} 78 {x + 53} 71"
        f"C{x + 34} 66 {x + 14} 58 {x + 7} 44Z",
        white,
    )
    p.path(
        f"M{x - 7} 44C{x - 14} 58 {x - 34} 66 {x - 52} 76C{x - 44} 79.500 {x - 36} 79.500 {x - 28} 79.500"
        f"C{x - 12} 70 {x - 4} 58 {x - 2} 44Z",
        shade,
    )
    p.path(
        f"M{x + 2} 48C{x + 2} 62 {x - 2} 74 {x - 8} 83.500L{x - 1} 83.500C{x + 6} 72 {x + 6} 58 {x + 4} 46Z",
        shade,
        o=0.6,
    )
    p.path(
        f"M{x - 8} 46C{x - 9} 38 {x - 7} 33 {x - 3} 31H{x + 4}C{x + 8} 33 {x + 9} 38 {x + 8} 46Z",
        mix(m.figure, shade, 0.3),
    )
    p.path(
        f"M{x - 5} 32L{x - 22} 26L{x - 32} 12L{x - 29} 10.500L{x - 19} 21L{x - 2} 27ZM{x + 5} 32L{x + 24} 33"
        f"L{x + 36} 42L{x + 38} 39L{x + 25} 28L{x + 3} 27Z",
        mix(m.figure, shade, 0.3),
    )
    p.path(
        f"M{x - 4} 25C{x - 5} 18 {x + 4} 16 {x + 6} 22C{x + 7} 26 {x + 4} 30 {x} 30C{x - 2} 29 {x - 4} 28 {x - 4} 25Z",
        mix(m.skin, m.figure, 0.4),
    )
    p.path(
        f"M{x - 5} 22L{x - 6} 8C{x - 4} 5.500 {x + 2} 5 {x + 5} 7L{x + 7} 20C{x + 3} 18 {x - 2} 19 {x - 5} 22Z", shade
    )
    p.layer()
    rng = random.Random(seed)
    for _ in range(34):
        a, r = rng.uniform(0, math.tau), rng.uniform(24, 70)
        p.circle(
            x + math.cos(a) * r,
            76 + math.sin(a) * r * 0.28 - rng.uniform(0, 26),
            rng.uniform(0.5, 1.5),
            "#FFD9A0",
            o=round(rng.uniform(0.5, 1), 2),
        )


def stillsuit(p: Pen, m: Mood, seed: int = 1) -> None:
    """A stillsuit on its stand, its maker at the seams."""
    x = focus(p)
    scenery.sky(p, m, 90, (x + 6, 44, 33), seed=seed, stars=8)
    scenery.cave(p, m, x, 50, 54, seed)
    p.rect(-2, 94, p.w + 4, 10, m.figure)
    suit, lit = mix("#6A5442", m.figure, 0.2), mix("#C49A6C", m.figure, 0.05)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 2} 98V84H{x + 4}V98ZM{x - 18} 98H{x + 20}V94H{x - 18}Z", BRASS_DARK)
    p.path(
        f"M{x - 6} 22C{x - 8} 12 {x + 10} 12 {x + 8} 22L{x + 10} 26C{x + 22} 27 {x + 27} 31 {x + 27} 38L{x + 29} 62"
        f"L{x + 22} 63L{x + 19} 44L{x + 17} 60L{x + 18} 90H{x + 6}L{x + 1} 68"
        f"L{x - 4} 90H{x - 16}L{x - 15} 60L{x - 17} 44L{x - 20} 63L{x - 27} 62L{x - 25} 38"
        f"C{x - 25} 31 {x - 20} 27 {x - 8} 26Z",
        suit,
    )
    p.layer(clip=True)
    p.path(
        f"M{x + 4} 14C{x + 9} 15 {x + 9} 19 {x + 8} 22L{x + 10} 26C{x + 22} 27 {x + 27} 31 {x + 27} 38L{x + 29} 62"
        f"L{x + 22} 63L{x + 19} 44L{x + 17} 60L{x + 18} 90H{x + 11}C{x + 10} 64 {x + 14} 40 {x + 4} 26Z",
        lit,
    )
    for k in range(6):
        p.line(
            f"M{x - 16} {38 + k * 5}C{x - 6} {42 + k * 5} {x + 8} {42 + k * 5} {x + 18} {38 + k * 5}",
            m.figure,
            1,
            o=0.6,
        )
    p.line(f"M{x + 1} 26V68M{x - 14} 76H{x - 3}M{x + 5} 76H{x + 17}", m.figure, 1)
    p.layer()
    p.circle(x + 1, 21, 4.4, m.figure)
    p.line(
        f"M{x + 1} 24C{x - 12} 26 {x - 12} 40 {x - 5} 44M{x + 4} 24C{x + 13} 28 {x + 14} 38 {x + 8} 46", "#7FC4E8", 1.5
    )
    for dx, y in ((-8, 50), (10, 52), (-9, 62)):
        p.path(f"M{x + dx - 3.500} {y}H{x + dx + 3.500}V{y + 8}H{x + dx - 3.500}Z", BRASS)
        p.circle(x + dx, y + 4, 1.8, WATER)
    p.layer(*scenery.edge(m))
    figures.kneeler(p, x - 46, 98, 50, m.figure)
    figures.kneeler(p, x + 62, 99, 34, m.figure, flip=True)
    p.line(f"M{x - 16} 84L{x - 8} 78", BRASS_LIGHT, 1.4)


def poisoned_pool(p: Pen, m: Mood, seed: int = 1) -> None:
    """A drop of green into the blue of a sietch."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 62, (0, m.figure), (1, mix(m.figure, m.mid, 0.8))))
    p.circle(x + 4, 34, 66, p.rad(x + 4, 34, 66, (0, m.disc, 0.55), (0.5, m.mid, 0.6), (1, m.mid, 0)))
    for k in range(9):
        xx = p.w * (k + 0.5) / 9
        p.path(f"M{xx - 12} {p.y - 2}V-2L{xx} {8 + (k * 31) % 13}L{xx + 12} -2V{p.y - 2}Z", m.figure)
    p.path(
        f"M-2 60C{x - 60} 52 {x + 60} 52 {p.w + 2} 60V104H-2Z",
        p.lin(0, 56, 0, 102, (0, mix(WATER, m.figure, 0.25)), (1, mix(WATER, m.figure, 0.75))),
    )
    for k in range(5, 0, -1):
        p.ellipse(x, 80, 13 * k, 3.9 * k, mix(WATER, FLUID, 1 - 0.16 * k), o=0.75)
        p.ellipse(x, 80, 13 * k, 3.9 * k, stroke=mix(GLOW, WATER, 0.2 * k), sw=0.8, o=0.9)
    p.ellipse(x, 80, 9, 2.7, GLOW)
    p.layer()
    p.line(f"M{x} 37V75", GLOW, 1.2, o=0.8)
    p.path(
        f"M{x} 56C{x + 3.600} 61 {x + 5} 64 {x + 5} 67C{x + 5} 70 {x + 2.800} 72 {x} 72"
        f"C{x - 2.800} 72 {x - 5} 70 {x - 5} 67C{x - 5} 64 {x - 3.600} 61 {x} 56Z",
        GLOW,
    )
    p.layer(*scenery.edge(m))
    grey = mix("#A8B4A4", m.figure, 0.2)
    flesh.pinch(p, m, x + 23, 24, 0.86, flip=True, turn=-14, skin=grey, sleeve=mix(m.figure, m.accent, 0.14))
    p.layer(*scenery.edge(m))
    things.vial(p, m, x + 13, 24, 0.85, "#8FD45A", -132)


def perfume(p: Pen, m: Mood, seed: int = 1) -> None:
    """Closed eyes above a flower that was made to be breathed."""
    x = focus(p)
    t = tones(m, -0.1, hair="#8A3A24", grey=0.05)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.5))))
    p.circle(x - 22, 54, 92, p.rad(x - 22, 54, 92, (0, "#FFD0D8", 0.75), (0.4, m.low, 0.5), (1, m.low, 0)))
    with p.place(x + 66, -36, 1.12, flip=True):
        hair = (
            "M63 46C56 40 58 30 44 28C24 28 18 48 22 68C24 92 12 108 14 150H52C44 130 42 112 45 96"
            "C46 86 44 78 47 70C50 60 58 54 63 46Z"
        )
        p.layer(*scenery.edge(m))
        p.path("M36 94C26 102 16 108 12 122L8 150H90C88 132 84 118 74 111C66 106 60 105 56 100Z", t.cloth)
        profile_f(p, t)
        p.layer(clip=True)
        p.path("M59.600 59.800H66V65H59.600Z", t.skin)
        p.line(
            "M60.200 61.800C61.500 63.600 63.600 63.800 65.400 62.600M61 63L60.200 64.800M63 63.600L62.800 65.400"
            "M64.800 63L65.200 64.800",
            t.ink,
            0.9,
        )
        p.layer(*scenery.edge(m))
        p.path(hair, t.dark)
        p.layer(clip=True)
        for k in range(5):
            p.path(
                f"M{60 - k * 7} {44 - k * 2}C{36 - k * 5} {46 + k * 4} {34 - k * 4} 90 {46 - k * 8} 150H{42 - k * 8}"
                f"C{30 - k * 4} 90 {32 - k * 5} {44 + k * 4} {60 - k * 7} {44 - k * 2}Z",
                t.sheen,
            )
    p.layer()
    rose = "#FF9FB8"
    for k, (dx, o) in enumerate(((0, 0.95), (-9, 0.6), (9, 0.6), (-20, 0.35))):
        p.line(
            f"M{x - 26 + dx * 0.2} 74C{x - 44 + dx} 62 {x - 10 + dx} 54 {x - 24 + dx} 42"
            f"C{x - 36 + dx} 32 {x - 6 + dx} 24 {x - 18 + dx} {10 - k * 2}",
            rose,
            2.6 - 0.5 * k,
            o=o,
        )
    p.layer(*scenery.edge(m, 0.8))
    p.line(f"M{x - 27} 82C{x - 30} 92 {x - 26} 98 {x - 30} 106", mix(FLUID, DEEP, 0.4), 3)
    for k, turn in enumerate((-96, 96, -58, 58, -22, 22)):
        with p.at(x - 26, 82, turn=turn):
            p.path("M0 0C-8 -6 -9 -16 0 -24C9 -16 8 -6 0 0Z", mix("#D0486E", m.figure, 0.3 - 0.05 * k))
            p.path("M0 0C3 -8 3 -16 0 -24C9 -16 8 -6 0 0Z", mix("#FF8FA8", "#FFFFFF", 0.05 * k))
    p.circle(x - 26, 81, 4.6, GLOW)
    p.circle(x - 25, 80, 1.8, "#FFFFFF")


def sacrifice(p: Pen, m: Mood, seed: int = 1) -> None:
    """A blade above a stone; what runs off is caught in green glass."""
    x = focus(p)
    scenery.sky(p, m, 90, (x, 34, 30), seed=seed)
    scenery.halo(p, m, x, 34, 34)
    p.layer(*scenery.edge(m, 0.7))
    for side in (-1, 1):
        for k in range(3):
            cx = x + side * (58 + 30 * k)
            p.path(
                f"M{cx - 6} 104L{cx - 4} {26 - 6 * k}L{cx} {18 - 6 * k}L{cx + 4} {26 - 6 * k}L{cx + 6} 104Z",
                mix(m.figure, m.mid, 0.5 - 0.13 * k),
            )
    p.layer(*scenery.edge(m))
    p.line(f"M{x - 12} 52L{x - 18} 34L{x - 3} 17M{x + 12} 52L{x + 18} 34L{x + 3} 17", m.figure, 7)
    p.path(f"M{x - 17} 84C{x - 16} 66 {x - 17} 56 {x - 13} 50H{x + 13}C{x + 17} 56 {x + 16} 66 {x + 17} 84Z", m.figure)
    p.path(f"M{x - 11} 54C{x - 12} 42 {x - 8} 34 {x} 32C{x + 8} 34 {x + 12} 42 {x + 11} 54Z", m.figure)
    p.layer(*scenery.edge(m))
    things.dagger(p, m, x, 25, 0.78, 180)
    for dx in (-3, 3):
        p.circle(x + dx, 14, 3.6, mix(m.figure, m.skin, 0.35))
    p.layer(*scenery.edge(m))
    body = (
        f"M{x - 38} 76C{x - 34} 70 {x - 28} 68 {x - 22} 71C{x - 8} 66 {x + 10} 67 {x + 24} 71L{x + 40} 73V78H{x - 38}Z"
    )
    p.path(body, mix(m.figure, m.skin, 0.55))
    p.path(
        f"M{x - 48} 77H{x + 48}L{x + 42} 84H{x - 42}ZM{x - 34} 84H{x + 34}V104H{x - 34}Z", mix(m.figure, m.mid, 0.45)
    )
    p.path(f"M{x + 10} 77H{x + 48}L{x + 42} 84H{x + 12}ZM{x + 14} 84H{x + 34}V104H{x + 16}Z", mix(m.mid, m.low, 0.3))
    p.layer()
    p.line(f"M{x - 3} 77V94", "#D0344A", 1.8)
    flesh.vessel(p, m, x - 3, 104, 20, 15)
    p.layer(*scenery.edge(m))
    for dx, flip in ((-66, False), (-92, False), (66, True), (92, True)):
        figures.kneeler(p, x + dx, 101, 30, m.figure, flip=flip)


def gleaners(p: Pen, m: Mood, seed: int = 1) -> None:
    """After the fight: a mask, a lantern, a needle among the lances."""
    x = focus(p)
    scenery.sky(p, m, 80, (p.w * 0.18, 64, 13), seed=seed)
    scenery.sands(p, m, 80, bands=2, lift=4)
    p.layer(*scenery.edge(m, 0.7))
    for k in range(-7, 8):
        if k not in (0, 1):
            with p.at(x + k * 18, 92 + (k * k) % 5, turn=(k * 37) % 50 - 25):
                p.line("M0 6V-44", mix(m.figure, m.mid, 0.25), 1.6)
                p.path("M-2 -44L0 -53L2 -44Z", mix(m.figure, m.mid, 0.25))
    p.circle(x - 22, 62, 46, p.rad(x - 22, 62, 46, (0, GLOW, 0.85), (0.35, FLUID, 0.4), (1, FLUID, 0)))
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 76} 103C{x - 74} 96 {x - 68} 94 {x - 64} 95C{x - 58} 88 {x - 46} 88 {x - 40} 91"
        f"C{x - 30} 86 {x - 12} 88 {x - 4} 93"
        f"C{x + 10} 92 {x + 30} 95 {x + 42} 103Z",
        m.figure,
    )
    p.circle(x - 70, 94, 6.5, m.figure)
    p.line(f"M{x - 44} 92L{x - 52} 99L{x - 62} 101", mix(m.figure, m.mid, 0.5), 1.2)
    p.layer((0.7, 0.3, mix(m.low, m.mid, 0.35), 0.5), (0.8, 0.2, GLOW, 0.95))
    p.path(
        f"M{x + 44} 102C{x + 48} 70 {x + 40} 46 {x + 20} 36C{x + 20} 26 {x + 12} 20 {x + 4} 22"
        f"C{x - 3} 22 {x - 6} 26 {x - 6} 30L{x - 8} 33L{x - 6} 36C{x - 6} 41 {x - 3} 43 {x + 2} 44"
        f"C{x + 2} 50 {x} 56 {x - 5} 62L{x - 19} 78L{x - 15} 82L{x + 2} 70C{x + 6} 80 {x + 4} 92 {x + 2} 102Z",
        m.figure,
    )
    p.layer()
    p.path(f"M{x - 6} 33L{x + 5} 33.500L{x + 5} 43L{x} 50L{x - 6} 42Z", mix("#F2E6D8", m.mid, 0.15))
    p.path(f"M{x - 6.500} 28.500H{x + 18}V31H{x - 6.500}Z", mix(ROSE, m.figure, 0.35))
    p.line(f"M{x - 19} 80L{x - 24} 92", "#DDE4EA", 2.4)
    p.line(f"M{x - 24} 92L{x - 26} 98", "#FFFFFF", 1)
    p.path(f"M{x - 22} 40V48", stroke=m.figure, sw=1.2)
    p.path(f"M{x - 27} 48H{x - 17}L{x - 18.500} 62H{x - 25.500}Z", "#F2FFD4")
    p.path(f"M{x - 28} 48L{x - 22} 43L{x - 16} 48ZM{x - 26.500} 62H{x - 17.500}V64.500H{x - 26.500}Z", BRASS)
    p.line(f"M{x - 22} 40L{x} 47", m.figure, 2.6)
