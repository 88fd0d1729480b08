"""Motif families of power: throne, soldiers, council, corridors, meetings."""

from __future__ import annotations

import math

from dune_desktop.ui.art import figures, places, scenery, things
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix


def column(
    p: Pen, m: Mood, seed: int = 1, count: int = 5, close: bool = False, banners: bool = False, ship: bool = False
) -> None:
    """Sardaukar in ranks."""
    x = focus(p)
    scenery.sky(p, m, 82, (x + (0 if close else 40), 52, 26 if close else 20), seed=seed)
    if not close:
        scenery.halo(p, m, x + 40, 52, 25)
    scenery.dune(p, 84, mix(m.figure, m.land, 0.5))
    if banners:
        p.layer(*scenery.edge(m))
        for k, dx in enumerate((-70, -24, 30, 74)):
            things.banner(p, m, x + dx, 92, 74 - 5 * (k % 2), mix(m.accent, m.figure, 0.2), flip=k < 2)
        for row in range(3):
            p.layer(*scenery.edge(m, 0.7))
            for k in range(13):
                figures.sardaukar(
                    p,
                    p.w * 0.08 + k * p.w * 0.07 + (row % 2) * p.w * 0.035,
                    92 + row * 6,
                    26 + row * 5,
                    mix(m.figure, m.mid, 0.3 - 0.15 * row),
                )
        return
    if close:
        for dx, h, tone in ((-44, 74, 0.3), (44, 74, 0.3), (0, 96, 0.12)):
            p.layer(*scenery.edge(m))
            figures.sardaukar(p, x + dx, 116, h, mix(m.figure, m.mid, tone), mix(m.accent, m.figure, 0.25))
        return
    for row in range(2):
        p.layer(*scenery.edge(m))
        for k in range(count):
            figures.sardaukar(
                p,
                x - 62 + k * 30 + row * 14,
                92 + row * 9,
                42 + row * 12,
                mix(m.figure, m.mid, 0.25 - 0.25 * row),
                mix(m.accent, m.figure, 0.35),
            )


def court(p: Pen, m: Mood, seed: int = 1, who: str = "") -> None:
    """The throne room, and who stands before the throne: those who do homage, wealth, or nobody yet."""
    x = focus(p)
    scenery.hall(p, m, x, m.disc, 3)
    p.layer(*scenery.edge(m))
    places.throne(p, m, x, 78, 0.92)
    figures.sitter(p, x, 66, 24, m.figure)
    p.layer(*scenery.edge(m))
    if who == "homage":
        figures.kneeler(p, x - 24, 101, 27, m.figure)
        for dx in (-66, -50, 50, 66):
            figures.sardaukar(p, x + dx, 101, 50, m.figure, mix(m.accent, m.figure, 0.4))
    elif who == "wealth":
        p.layer()
        things.pile(p, m, x - 46, 98, 1.0, (3, 6, 4))
        things.pile(p, m, x + 46, 98, 1.0, (4, 7, 2))


def opulence(p: Pen, m: Mood, seed: int = 1) -> None:
    """Gilded doors, a chandelier of suspensor globes, coin without number."""
    x = focus(p)
    scenery.hall(p, m, x, mix(m.disc, "#FFD36A", 0.5), 3)
    p.layer()
    for k in range(-3, 4):
        yy = 12 + 7 * (1 - (k / 3.4) ** 2)
        p.line(f"M{x + k * 15} {p.y - 2}V{yy}", BRASS, 0.8)
        p.circle(x + k * 15, yy + 4, 9, p.rad(x + k * 15, yy + 4, 9, (0, "#FFF3C4", 0.9), (1, m.disc, 0)))
        p.circle(x + k * 15, yy + 4, 3, "#FFF6DA")
    p.layer(*scenery.edge(m))
    things.pile(p, m, x, 96, 1.35, (3, 7, 9, 6, 4))
    p.layer()
    things.coin(p, m, x - 66, 94, 6)
    things.coin(p, m, x + 70, 95, 5)
    p.path(f"M{x + 44} 97L{x + 49} 90H{x + 57}L{x + 62} 97L{x + 53} 104Z", SPICE)
    p.path(f"M{x - 56} 92L{x - 52} 87H{x - 46}L{x - 42} 92L{x - 49} 99Z", "#6FC8F0")


def grip(p: Pen, m: Mood, seed: int = 1) -> None:
    """An armoured fist closing over a world."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    scenery.planet(p, m, x, 88, 34, seed=seed, sand="#E8A860")
    p.layer(*scenery.edge(m))
    things.gauntlet(p, m, x + 2, 42, 0.95)


def council(p: Pen, m: Mood, seed: int = 1, taken: int = 2, speaker: bool = True) -> None:
    """The Landsraad in session."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.6)), (1, m.figure)))
    p.circle(x, 84, 120, p.rad(x, 84, 120, (0, m.low, 0.6), (0.6, m.mid, 0.3), (1, m.mid, 0)))
    p.layer(*scenery.edge(m, 0.6))
    places.tiers(p, m, x, 86, 1.16, 4, taken)
    p.layer()
    scenery.shaft(p, m, x - 8, 16, 0, 0.6)
    if speaker:
        p.layer(*scenery.edge(m))
        figures.noble(p, x, 89, 27, m.figure)
    p.layer()
    scenery.mist(p, m.figure, 102, 14, 0.9)


def chairs(p: Pen, m: Mood, seed: int = 1, count: int = 4, lit: int = 1) -> None:
    """The chairs of the High Council, one of them lit."""
    x = focus(p)
    scenery.hall(p, m, x, m.disc, 2)
    for k in range(count):
        p.layer(*scenery.edge(m))
        dx = (k - (count - 1) / 2) * 43
        places.seat(p, m, x + dx, 99, 1.15, lit=k == lit)


def board(p: Pen, m: Mood, seed: int = 1, scales: bool = True) -> None:
    """The directors of CHOAM at their long table, and the scales on it."""
    x = focus(p)
    scenery.hall(p, m, x, m.disc, 2)
    p.layer(*scenery.edge(m))
    for k in range(6):
        dx = (k - 2.5) * 29
        figures.sitter(p, x + dx, 82, 27 + 3 * (k % 2), mix(m.figure, m.mid, 0.2))
    p.path(f"M{x - 92} 80H{x + 92}L{x + 112} 102H{x - 112}Z", mix(m.figure, m.land, 0.4))
    p.rect(x - 94, 78.6, 188, 2.6, BRASS)
    p.layer()
    p.path(f"M{x - 60} 84H{x + 60}L{x + 72} 98H{x - 72}Z", m.disc, o=0.14)
    if scales:
        things.scales(p, m, x, 66, 0.62, 4)


def spy(p: Pen, m: Mood, seed: int = 1, kind: str = "spy") -> None:
    """Someone in a corridor who should not be there."""
    x = focus(p)
    places.corridor(p, m, x)
    p.layer(*scenery.edge(m))
    if kind == "spy":
        figures.hooded(p, x - 34, 100, 60, m.figure)
        figures.noble(p, x + 4, 66, 20, m.figure)
        p.layer()
        p.path(f"M{x - 32.600} 45.500H{x - 29}", stroke=m.rim, sw=1)
    elif kind == "assassin":
        figures.sitter(p, x + 8, 71, 17, m.figure)
        figures.hooded(p, x - 30, 102, 64, m.figure)
        p.layer()
        things.dagger(p, m, x - 12, 66, 0.62, 38)
    elif kind == "mask":
        figures.noble(p, x + 38, 100, 58, m.figure, flip=True)
        figures.noble(p, x - 6, 68, 22, m.figure)
        p.layer(*scenery.edge(m))
        things.mask(p, m, x + 16, 66, 0.42, -12)
    elif kind == "door":
        p.path(f"M{x - 60} 102V18C{x - 60} 4 {x - 24} 4 {x - 24} 18V102Z", mix(m.figure, m.mid, 0.25))
        p.path(f"M{x - 24} 18L{x - 14} 22V96L{x - 24} 102Z", m.disc, o=0.7)
        figures.hooded(p, x + 26, 101, 52, m.figure, flip=True)


def meeting(p: Pen, m: Mood, seed: int = 1, kind: str = "") -> None:
    """Those who meet under an arch: agreement, a changed allegiance, a speech, allies, recruits; or nobody yet."""
    x = focus(p)
    scenery.sky(p, m, 80, (x, 58, 25), seed=seed)
    scenery.halo(p, m, x, 58, 30)
    scenery.dune(p, 84, mix(m.land, m.figure, 0.3))
    p.layer(*scenery.edge(m, 0.7))
    places.arch(p, m, x, 88, 120, 84, m.figure)
    p.rect(-2, 88, p.w + 4, 14, mix(m.figure, m.mid, 0.25))
    p.layer()
    for dx in (-112, -84, 84, 112):
        p.path(f"M{x + dx - 9} 88V46C{x + dx - 9} 32 {x + dx + 9} 32 {x + dx + 9} 46V88Z", mix(m.figure, m.mid, 0.2))
        p.circle(x + dx, 54, 20, p.rad(x + dx, 54, 20, (0, m.disc, 0.5), (0.4, m.low, 0.25), (1, m.low, 0)))
        p.path(f"M{x + dx - 3} 54L{x + dx} 46L{x + dx + 3} 54L{x + dx} 58Z", m.disc)
    p.line(f"M-2 22H{x - 66}M{x + 66} 22H{p.w + 2}", mix(m.figure, m.mid, 0.4), 0.8)
    p.layer(*scenery.edge(m))
    if kind == "treaty":
        figures.noble(p, x - 23, 99, 60, m.figure)
        figures.noble(p, x + 23, 99, 60, m.figure, flip=True)
        p.path(
            f"M{x - 15} 64L{x - 3} 66.500L{x + 4} 64.500L{x + 15} 64L{x + 15} 69L{x + 4} 69.500L{x - 3} 71"
            f"L{x - 15} 70Z",
            m.figure,
        )
    elif kind == "turn":
        things.banner(p, m, x - 34, 99, 80, mix("#A9B2C4", m.figure, 0.15))
        things.banner(p, m, x + 34, 99, 80, mix("#D8583C", m.figure, 0.1), flip=True)
        figures.noble(p, x, 99, 50, m.figure)
    elif kind == "speech":
        figures.noble(p, x, 90, 52, m.figure)
        p.path(f"M{x + 7} 50L{x + 22} 36L{x + 25} 39L{x + 10} 58Z", m.figure)
        figures.crowd(p, m, x - 70, 104, 140, 9, 18)
    elif kind == "allies":
        for dx, h in ((-38, 46), (-14, 54), (14, 54), (38, 46)):
            figures.hooded(p, x + dx, 99, h, m.figure, flip=dx > 0)
    elif kind == "recruit":
        figures.noble(p, x + 40, 99, 54, m.figure, flip=True)
        for k in range(4):
            figures.hooded(p, x - 46 + k * 19, 100, 42 - k, m.figure)


def pyramid(p: Pen, m: Mood, seed: int = 1) -> None:
    """Pyramid chess: the game of those who rule."""
    x = focus(p)
    scenery.table(p, m, x, 58, seed=seed)
    p.layer(*scenery.edge(m))
    for k, (w, y) in enumerate(((86, 96), (64, 84), (42, 72), (22, 60))):
        p.path(f"M{x - w} {y}H{x + w}L{x + w - 7} {y - 12}H{x - w + 7}Z", mix(m.figure, m.mid, 0.25 + 0.1 * k))
        p.path(f"M{x + w * 0.3} {y}H{x + w}L{x + w - 7} {y - 12}H{x + w * 0.3}Z", mix(m.figure, m.low, 0.28 + 0.08 * k))
        p.line(f"M{x - w + 7} {y - 12}H{x + w - 7}", BRASS, 0.9)
    p.layer(*scenery.edge(m))
    things.piece(p, m, x, 48, 0.92, "king", True)
    things.piece(p, m, x - 33, 60, 0.62, "veil")
    things.piece(p, m, x + 33, 60, 0.62, "tower", True)
    things.piece(p, m, x - 54, 72, 0.56, "pawn", True)
    things.piece(p, m, x + 56, 72, 0.56, "pawn")
    things.piece(p, m, x - 76, 84, 0.56, "tower")
    things.piece(p, m, x + 76, 84, 0.56, "pawn", True)


def swordmaster(p: Pen, m: Mood, seed: int = 1) -> None:
    """A duellist saluting in the practice hall."""
    x = focus(p)
    scenery.hall(p, m, x, m.disc, 2)
    p.layer(*scenery.edge(m))
    with p.at(x, 99, 2.0):
        p.path(
            "M-9 0L-4 -13L-5 -21C-6 -25 -4.500 -28 -1.800 -29C-2.600 -31.600 -1.600 -34.400 0.400 -34.400"
            "C2.600 -34.400 3.600 -31.600 2.400 -29"
            "C4.500 -28.200 5.500 -26.500 5.400 -24L9.500 -27.500L11 -25.500L5 -19L4.400 -13L10 0H6.500L0.500 -10"
            "L-5.500 0Z",
            m.figure,
        )
    p.layer()
    things.dagger(p, m, x + 22, 40, 0.9, 14)


def mentat(p: Pen, m: Mood, seed: int = 1) -> None:
    """A Mentat in trance: lines of probability meet over a bowed head."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.7)), (1, m.figure)))
    p.circle(x, 46, 66, p.rad(x, 46, 66, (0, m.disc, 0.7), (0.3, m.low, 0.5), (1, m.low, 0)))
    inner = [
        (x + math.cos(math.radians(a)) * 46, 60 + math.sin(math.radians(a)) * 38)
        for a in (-170, -142, -116, -64, -38, -10)
    ]
    outer = [(x + math.cos(math.radians(a)) * 92, 62 + math.sin(math.radians(a)) * 56) for a in range(-176, 0, 25)]
    for k, (px, py) in enumerate(inner):
        for n in (k, k + 1, (k * 3 + 1) % 8):
            p.line(f"M{px:.1f} {py:.1f}L{outer[n][0]:.1f} {outer[n][1]:.1f}", m.disc, 0.6, o=0.6)
        p.line(f"M{x} 44L{px:.1f} {py:.1f}", m.disc, 0.9, o=0.7)
    for k, (px, py) in enumerate(outer):
        p.circle(px, py, 2.0, m.disc if k != 5 else "#5DB7FF")
    for px, py in inner:
        p.circle(px, py, 2.6, BRASS_LIGHT)
    p.layer(*scenery.edge(m))
    figures.sitter(p, x, 106, 76, m.figure)
    p.layer()
    p.path(f"M{x} 37L{x + 4} 42L{x} 47L{x - 4} 42Z", BRASS_LIGHT)


def muster(p: Pen, m: Mood, seed: int = 1, count: int = 9) -> None:
    """House troops drawn up under a banner."""
    x = focus(p)
    scenery.sky(p, m, 78, (p.w * 0.24, 62, 17), seed=seed)
    scenery.sands(p, m, 82, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    things.banner(p, m, x - 20, 92, 84, m.accent)
    for row in range(2):
        p.layer(*scenery.edge(m))
        for k in range(count):
            figures.soldier(
                p,
                x - 80 + k * 160 / max(1, count - 1) + row * 8,
                93 + row * 8,
                34 + row * 8,
                mix(m.figure, m.mid, 0.24 - 0.24 * row),
            )
