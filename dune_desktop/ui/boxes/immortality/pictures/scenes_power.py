"""Pictures of those who rule, trade and march: Emperor, Guild, Landsraad."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, places, scenery, things
from dune_desktop.ui.art.faces import profile_m, tones
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.immortality.pictures import flesh
from dune_desktop.ui.boxes.immortality.pictures.flesh import DEEP, GLOW, ROSE, STEEL


def ceremony(p: Pen, m: Mood, seed: int = 1) -> None:
    """A great stair between banners; one climbs it towards the sunburst."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.4))))
    p.circle(x, 30, 90, p.rad(x, 30, 90, (0, m.disc, 0.9), (0.4, m.low, 0.5), (1, m.low, 0)))
    for k in range(24):
        with p.at(x, 28, turn=k * 15):
            p.path(
                "M-2.600 -15L0 -34L2.600 -15Z" if k % 2 else "M-3.400 -15L0 -46L3.400 -15Z",
                BRASS_LIGHT if k % 2 else BRASS,
            )
    p.circle(x, 28, 16, BRASS_DARK)
    p.circle(x, 28, 14, mix(m.disc, "#FFFFFF", 0.4))
    for k in range(8):
        share = k / 7
        y, half = 58 + 42 * share**1.25, 22 + 58 * share
        tone = mix(mix(m.mid, m.disc, 0.45), m.figure, 0.25 + 0.5 * share)
        p.path(f"M{x - half} {y}H{x + half}V{y + 9}H{x - half}Z", tone)
        p.rect(x - half, y, half * 2, 1.1, m.rim, o=0.7)
    p.path(f"M{x - 7} 58H{x + 7}L{x + 24} 104H{x - 24}Z", mix("#8A2430", m.figure, 0.15))
    p.path(f"M{x + 2} 58H{x + 7}L{x + 24} 104H{x + 8}Z", mix("#B83A40", m.figure, 0.1))
    p.layer(*scenery.edge(m))
    figures.noble(p, x, 84, 30, m.figure)
    for k in range(3):
        for side in (-1, 1):
            cx = x + side * (30 + 19 * k)
            p.layer(*scenery.edge(m))
            things.banner(
                p,
                m,
                cx + side * 7,
                78 + 9 * k,
                52 + 15 * k,
                mix("#A9B2C4" if k % 2 else "#D8583C", m.figure, 0.15),
                flip=side < 0,
            )
            figures.sardaukar(p, cx, 80 + 10 * k, 30 + 12 * k, m.figure, mix(m.accent, m.figure, 0.3), flip=side < 0)


def arrival(p: Pen, m: Mood, seed: int = 1) -> None:
    """The open mouth of a heighliner from the front, and a yacht that need not wait."""
    x = focus(p)
    scenery.space(p, m, seed=seed)
    p.circle(x, 48, 120, p.rad(x, 48, 120, (0, m.low, 0.65), (0.5, m.mid, 0.4), (1, m.mid, 0)))
    p.layer(*scenery.edge(m))
    p.circle(x, 48, 45, mix(m.figure, m.mid, 0.35))
    p.layer()
    p.circle(x, 48, 43, stroke=mix(m.figure, m.rim, 0.4), sw=1)
    p.circle(x, 48, 40, stroke=BRASS, sw=3.4, dash="1.6 4.2")
    for k in range(7):
        r = 36 - 4.7 * k
        p.circle(x, 48 + k * 0.7, r, mix(m.figure, mix(m.low, m.disc, k / 7), 0.14 + 0.12 * k))
        p.circle(x, 48 + k * 0.7, r, stroke=mix(m.low, m.disc, 0.5), sw=0.6, o=0.7)
    p.circle(x, 52, 7, "#FFF6DC")
    p.circle(x, 52, 18, p.rad(x, 52, 18, (0, "#FFFFFF", 0.8), (1, m.disc, 0)))
    for k in range(4):
        craft.freighter(p, m, x - 118 + k * 27, 88 + (k % 2) * 3, 0.5)
    p.path(
        f"M{x - 112} 20C{x - 70} 26 {x - 34} 40 {x - 8} 56L{x - 12} 60C{x - 38} 44 {x - 74} 28 {x - 112} 20Z",
        p.lin(x - 112, 0, x, 0, (0, m.disc, 0), (1, "#FFFFFF", 0.95)),
    )
    p.layer(*scenery.edge(m))
    with p.at(x + 2, 62, 1.0, turn=24):
        p.path("M30 1C20 -5 6 -8 -10 -8L-24 -17H-29L-23 -4L-30 -2V3L-23 4L-29 13H-23L-10 8C6 8 20 6 30 1Z", m.figure)
        p.path("M30 1C20 -5 6 -8 -10 -8L-24 -17H-29L-23 -4C-4 -5 14 -4 30 1Z", BRASS)
        p.path("M8 -4.500C13 -4 18 -2.500 22 -0.800C16 0 12 0 8 -0.500Z", m.disc)
        p.path("M-30 -2L-44 0.500L-30 3Z", "#FFF3D0")


def conspirators(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two across a globe of stars; what they plan joins world to world."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.6)), (1, m.figure)))
    glow = "#7FB8E8"
    p.circle(x, 44, 84, p.rad(x, 44, 84, (0, glow, 0.55), (0.4, m.mid, 0.55), (1, m.mid, 0)))
    p.path(f"M{x - 9} 92L{x - 44} 30H{x + 44}L{x + 9} 92Z", p.lin(0, 30, 0, 92, (0, glow, 0.05), (1, "#DFF2FF", 0.65)))
    p.circle(x, 38, 30, mix(glow, m.figure, 0.72), o=0.85)
    p.circle(x, 38, 30, stroke="#BFE2FF", sw=1)
    for rx in (11, 22):
        p.ellipse(x, 38, rx, 30, stroke="#BFE2FF", sw=0.5, o=0.6)
    for ry in (8, 19):
        p.ellipse(x, 38, 30, ry, stroke="#BFE2FF", sw=0.5, o=0.6)
    spots = (
        (-17, 24, 3.4, "#A9B2C4"),
        (14, 22, 3, "#D8583C"),
        (-4, 38, 4.600, SPICE),
        (20, 43, 2.6, "#F4F0E0"),
        (-18, 51, 2.8, "#F4F0E0"),
        (6, 58, 3, "#D8583C"),
    )
    for k, (ax, ay, _, _) in enumerate(spots):
        for n in (1, 2):
            bx, by, *_ = spots[(k + n) % len(spots)]
            p.line(f"M{x + ax} {ay}L{x + bx} {by}", "#EAF6FF", 0.8, o=0.75)
    for ax, ay, r, colour in spots:
        p.circle(x + ax, ay, r + 1, "#0C1420")
        p.circle(x + ax, ay, r, colour)
    for dx, h, flip in ((-40, 76, False), (40, 76, True)):
        p.layer((0.5, 0.5, glow, 0.4), (-0.8 if flip else 0.8, 0.4, "#CFEAFF", 0.9))
        figures.hooded(p, x + dx * 0.94, 106, h, m.figure, flip=flip)
    p.layer(*scenery.edge(m))
    p.ellipse(x, 97, 52, 10, mix(m.figure, m.mid, 0.4))
    p.ellipse(x, 95.500, 52, 9, mix(m.figure, m.mid, 0.75))
    p.layer()
    p.ellipse(x, 94, 15, 3.4, "#E4F4FF")
    p.ellipse(x, 95.500, 52, 9, stroke=BRASS, sw=1.3)


def _key(p: Pen, x: float, y: float, s: float, turn: float, bow: str) -> None:
    """A key, its bits down: the bow is a shield, a disc or an almond."""
    with p.at(x, y, s, turn=turn):
        p.path("M-2.600 -4H2.600V42H-2.600Z", BRASS)
        p.path("M0.400 -4H2.600V42H0.400Z", BRASS_LIGHT)
        p.path("M2 27H11V31H7V33H12V37H9V39H2Z", BRASS)
        p.rect(-4.500, -1, 9, 4, BRASS_DARK)
        if bow == "shield":
            p.path("M-13 -32H13V-18C13 -9 6 -5 0 -2C-6 -5 -13 -9 -13 -18Z", BRASS)
            p.path("M0 -32H13V-18C13 -9 6 -5 0 -2Z", BRASS_LIGHT)
            p.path("M-7.500 -27H7.500V-18C7.500 -13 3 -10 0 -8C-3 -10 -7.500 -13 -7.500 -18Z", "#58627A")
        elif bow == "disc":
            p.circle(0, -17, 15, BRASS)
            p.path("M0 -32A15 15 0 0 1 0 -2Z", BRASS_LIGHT)
            p.circle(0, -17, 9, "#B8412A")
            p.line("M-8 -15C-3 -21 3 -21 8 -19", BRASS_LIGHT, 2)
        else:
            p.path("M0 -38C9 -30 13 -22 13 -18C13 -12 8 -6 0 -1C-8 -6 -13 -12 -13 -18C-13 -22 -9 -30 0 -38Z", BRASS)
            p.path("M0 -38C9 -30 13 -22 13 -18C13 -12 8 -6 0 -1Z", BRASS_LIGHT)
            p.path("M0 -30C6 -24 8 -20 8 -17C8 -13 4 -9 0 -6C-4 -9 -8 -13 -8 -17C-8 -20 -6 -24 0 -30Z", "#6A44A0")
            p.circle(0, -17, 3, BRASS_LIGHT)


def keys(p: Pen, m: Mood, seed: int = 1) -> None:
    """The throne through a keyhole, and the keys to it."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, mix(m.figure, m.mid, 0.5)), (0.5, mix(m.figure, m.mid, 0.3)), (1, m.figure)))
    for k in range(-4, 5):
        p.rect(x + k * 46 - 23, p.y - 2, 0.9, p.h + 4, m.figure, o=0.7)
    p.circle(x, 44, 70, p.rad(x, 44, 70, (0, m.disc, 0.5), (1, m.low, 0)))
    hole = (
        f"M{x} 8C{x + 17} 8 {x + 27} 20 {x + 27} 34C{x + 27} 45 {x + 21} 53 {x + 14} 58L{x + 24} 98H{x - 24}"
        f"L{x - 14} 58C{x - 21} 53 {x - 27} 45 {x - 27} 34C{x - 27} 20 {x - 17} 8 {x} 8Z"
    )
    p.layer()
    p.path(hole, p.lin(0, 8, 0, 98, (0, mix(m.disc, "#FFFFFF", 0.3)), (0.6, mix(m.disc, m.low, 0.5)), (1, m.low)))
    p.layer(clip=True)
    places.throne(p, m, x, 92, 0.78)
    p.layer()
    p.path(hole, stroke=BRASS_DARK, sw=5)
    p.path(hole, stroke=BRASS_LIGHT, sw=2)
    p.layer(*scenery.edge(m, 0.7))
    _key(p, x - 40, 44, 1.02, 14, "almond")
    _key(p, x + 42, 44, 1.02, -14, "disc")
    if p.w > 190:
        _key(p, x - 88, 48, 0.9, 26, "shield")


def occupation(p: Pen, m: Mood, seed: int = 1) -> None:
    """The Guild's colours hang from the gate, a lighter stands over the town."""
    x = focus(p)
    scenery.sky(p, m, 86, (x - 64, 66, 18), seed=seed)
    p.layer(*scenery.edge(m, 0.7))
    craft.heighliner(p, m, x - 10, 6, 1.5, 0, 12)
    p.layer(*scenery.edge(m))
    scenery.town(p, m, x - 92, 90, 0.9)
    scenery.town(p, m, x + 104, 90, 0.9)
    p.path(f"M{x - 40} 102L{x - 30} 26H{x + 30}L{x + 40} 102Z", mix(m.figure, m.mid, 0.3))
    p.path(f"M{x - 34} 26V18H{x + 34}V26Z", mix(m.figure, m.mid, 0.5))
    p.path(f"M-2 104V90H{p.w + 2}V104Z", m.figure)
    p.layer()
    red = mix("#D8583C", m.figure, 0.05)
    p.path(f"M{x - 22} 20H{x + 22}V74L{x + 11} 68L{x} 78L{x - 11} 68L{x - 22} 74Z", red)
    p.path(
        f"M{x + 5} 20H{x + 22}V74L{x + 11} 68L{x + 6} 72.500C{x + 9} 54 {x + 9} 38 {x + 5} 20Z",
        mix(red, "#FFFFFF", 0.2),
    )
    p.path(f"M{x - 22} 20H{x - 16}C{x - 14} 40 {x - 15} 58 {x - 17} 71.500L{x - 22} 74Z", mix(red, m.figure, 0.4))
    p.circle(x, 44, 13.500, BRASS_LIGHT)
    p.circle(x, 44, 11, mix("#8A2A1A", m.figure, 0.2))
    p.line(
        f"M{x - 9} 47C{x - 4} 38 {x + 3} 38 {x + 9.500} 42M{x - 8} 50C{x - 2} 44 {x + 4} 45 {x + 8} 48",
        BRASS_LIGHT,
        1.8,
    )
    p.rect(x - 26, 17, 52, 3.400, BRASS)
    p.layer(*scenery.edge(m))
    for k in range(7):
        if k != 3:
            figures.soldier(p, x - 60 + k * 20, 102, 29, m.figure, flip=k > 3)


def quartermaster(p: Pen, m: Mood, seed: int = 1) -> None:
    """Blades in their racks, and the man who counts them."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.75)), (1, m.figure)))
    p.circle(x, 42, 84, p.rad(x, 42, 84, (0, m.disc, 0.7), (0.45, m.low, 0.4), (1, m.low, 0)))
    p.layer(*scenery.edge(m, 0.8))
    for k in range(-8, 9):
        cx = x + k * 15.5
        if abs(k) > 1:
            p.path(
                f"M{cx - 2} 78L{cx - 2.600} 22L{cx} 12L{cx + 2.600} 22L{cx + 2} 78Z",
                mix(STEEL, m.figure, 0.35 + 0.04 * abs(k)),
            )
            p.path(f"M{cx - 5} 66H{cx + 5}V69H{cx - 5}ZM{cx - 1.500} 69H{cx + 1.500}V82H{cx - 1.500}Z", BRASS)
    p.path(
        f"M-2 44H{x - 22}V49H-2ZM{x + 22} 44H{p.w + 2}V49H{x + 22}ZM-2 80H{p.w + 2}V86H-2Z", mix(m.figure, m.land, 0.5)
    )
    p.layer(*scenery.edge(m))
    figures.sardaukar(p, x, 116, 108, m.figure, mix(m.accent, m.figure, 0.15))
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 30} 66L{x - 4} 60L{x + 4} 82L{x - 23} 89Z", "#E6D8BC")
    p.path(f"M{x - 30} 66L{x - 17} 63L{x - 9.500} 85.500L{x - 23} 89Z", mix("#E6D8BC", m.figure, 0.3))
    for k in range(4):
        p.line(
            f"M{x - 12 + k * 1.6} {66.5 + k * 4.2}L{x - 4 + k * 1.6} {64.5 + k * 4.2}",
            mix("#E6D8BC", m.figure, 0.65),
            1.2,
        )
    p.path(f"M{x + 18} 60L{x + 22} 78L{x + 4} 80L{x + 2} 75L{x + 12} 72L{x + 8} 62Z", m.figure)
    p.layer()
    for dx, y in ((44, 98), (66, 100), (-52, 99), (-74, 98)):
        things.crate(p, m, x + dx, y, 21, 16, m.accent)


def fist(p: Pen, m: Mood, seed: int = 1) -> None:
    """One mailed fist above an army of raised lances."""
    x = focus(p)
    scenery.sky(p, m, 90, (x, 42, 33), seed=seed)
    scenery.halo(p, m, x, 42, 37)
    dark, mid, lit = mix(m.figure, m.mid, 0.1), mix(m.figure, m.mid, 0.55), mix(m.mid, m.rim, 0.5)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 21} 108L{x - 15} 62H{x + 15}L{x + 21} 108Z", dark)
    p.path(f"M{x - 19} 68L{x - 22} 58H{x + 22}L{x + 19} 68Z", mid)
    p.path(f"M{x - 21} 60C{x - 27} 46 {x - 26} 28 {x - 22} 22H{x + 22}C{x + 27} 30 {x + 26} 48 {x + 20} 60Z", dark)
    for k in range(4):
        fx = x - 22.5 + k * 11.4
        p.path(
            f"M{fx} 42V22C{fx} 14 {fx + 10.4} 14 {fx + 10.4} 22V42C{fx + 10.4} 47 {fx} 47 {fx} 42Z",
            mix(mid, lit, 0.12 * k),
        )
        p.path(
            f"M{fx + 6} 16.500C{fx + 9} 17 {fx + 10.400} 19 {fx + 10.400} 22V42"
            f"C{fx + 10.400} 44.500 {fx + 8} 45.700 {fx + 6} 45.600Z",
            lit,
        )
        p.line(f"M{fx} 31H{fx + 10.4}", m.figure, 1.1)
    p.path(
        f"M{x - 27} 34C{x - 16} 36 {x - 6} 42 {x + 6} 44C{x + 10} 46 {x + 9} 53 {x + 4} 54"
        f"C{x - 8} 56 {x - 20} 56 {x - 27} 50Z",
        mix(mid, m.figure, 0.25),
    )
    p.path(
        f"M{x - 12} 39.500C{x - 6} 42 {x} 43.500 {x + 6} 44C{x + 10} 46 {x + 9} 53 {x + 4} 54L{x - 4} 54.800"
        f"C{x + 2} 50 {x} 44 {x - 12} 39.500Z",
        lit,
    )
    p.path(f"M{x - 22} 57H{x + 22}V61.500H{x - 22}Z", BRASS)
    p.rect(x + 4, 57, 18, 4.500, BRASS_LIGHT)
    for row in range(2):
        p.layer(*scenery.edge(m, 0.7))
        for k in range(-7, 8):
            figures.soldier(
                p, x + k * 17 + row * 8, 101 + row * 9, 28 + row * 6, mix(m.figure, m.mid, 0.25 - 0.25 * row)
            )


def whisper(p: Pen, m: Mood, seed: int = 1) -> None:
    """The Emperor upon his throne, and a veil close to his ear."""
    x = focus(p) + 16
    t = tones(m, 0.02, grey=0.35)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.figure, m.mid, 0.7)), (1, m.figure)))
    p.circle(x - 14, 36, 84, p.rad(x - 14, 36, 84, (0, m.disc, 0.85), (0.4, m.low, 0.5), (1, m.low, 0)))
    p.layer(*scenery.edge(m))
    p.path(f"M{x + 4} 104V-2C{x + 8} -14 {x + 40} -16 {x + 48} -4V104Z", mix(m.figure, m.accent, 0.3))
    p.layer()
    for k in range(5):
        p.path(f"M{x + 44} {6 + k * 20}L{x + 60} {k * 20}L{x + 50} {14 + k * 20}Z", BRASS)
    p.line(f"M{x + 10} 104V2C{x + 14} -8 {x + 38} -8 {x + 42} 2V104", BRASS, 1.2)
    lining = mix(m.figure, "#A274DC", 0.42)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x + 70} 106C{x + 72} 70 {x + 62} 56 {x + 50} 48C{x + 54} 28 {x + 40} 10 {x + 24} 6"
        f"C{x + 8} 12 {x + 2} 28 {x + 8} 44C{x + 12} 52 {x + 24} 56 {x + 26} 66V106Z",
        mix(m.figure, "#A274DC", 0.16),
    )
    p.layer(clip=True)
    p.path(
        f"M{x + 24} 6C{x + 40} 10 {x + 54} 28 {x + 50} 48C{x + 62} 56 {x + 72} 70 {x + 70} 106H{x + 56}"
        f"C{x + 58} 76 {x + 50} 62 {x + 38} 54C{x + 44} 34 {x + 38} 16 {x + 24} 6Z",
        lining,
    )
    p.layer()
    p.path(
        f"M{x + 22} 15C{x + 10} 18 {x + 5} 28 {x + 9} 40C{x + 13} 46 {x + 22} 46 {x + 27} 40"
        f"C{x + 32} 30 {x + 30} 20 {x + 22} 15Z",
        "#08050A",
    )
    p.path(
        f"M{x + 9} 26C{x + 6} 30 {x + 4.500} 33 {x + 5} 35L{x + 8} 36C{x + 8} 40 {x + 11} 42 {x + 15} 42"
        f"C{x + 19} 38 {x + 18} 28 {x + 14} 24C{x + 12} 24 {x + 10} 25 {x + 9} 26Z",
        mix(m.skin, m.figure, 0.1),
    )
    p.path(f"M{x + 8.500} 31L{x + 12} 31.500M{x + 6.500} 37.500L{x + 10} 37", stroke=m.figure, sw=1)
    with p.place(x + 30, -8, 0.95, flip=True):
        p.layer(*scenery.edge(m))
        p.path(
            "M34 92C20 98 6 106 0 122L-6 150H104C102 132 96 116 84 110C72 104 64 103 57 101Z",
            mix(t.cloth, m.accent, 0.2),
        )
        profile_m(p, t)
        p.path("M46 66C48 74 54 80 60 81C64 80 66 83 68 84C70 90 68 96 64 100C56 96 48 90 45 80Z", t.dark)
        p.path("M30 60C26 50 30 40 40 37L66 45L63 50C54 48 48 52 47 60C44 66 42 76 36 82C30 78 28 68 30 60Z", t.dark)
        p.layer(*scenery.edge(m))
        p.path("M26 46L22 24L34 36L38 18L48 33L56 17L60 34L72 26L66 48C54 42 40 42 26 46Z", BRASS)
        p.path("M56 17L60 34L72 26L66 48C62 46 58 44.500 54 44Z", BRASS_LIGHT)
        p.path("M25 44C40 39 56 40 67 46L66 51C54 45 40 44 26 50Z", BRASS_DARK)


def crowned_helix(p: Pen, m: Mood, seed: int = 1) -> None:
    """Blood of Corrino: a crown kept in a tank over the helix it was read from."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.figure, m.mid, 0.6))))
    p.circle(x, 46, 92, p.rad(x, 46, 92, (0, m.disc, 0.6), (0.4, m.low, 0.35), (1, m.low, 0)))
    for dx in (-72, 72, -112, 112):
        p.layer(*scenery.edge(m, 0.5))
        things.banner(p, m, x + dx, 102, 84, mix("#A9B2C4", m.figure, 0.35), flip=dx > 0)
    with flesh.tank(p, m, x, 98, 56, 96, 0.95):
        flesh.strand(p, x, 90, 50, 13, 1.25, (mix(DEEP, "#000000", 0.2), BRASS_LIGHT, mix(GLOW, DEEP, 0.35)), 4, 0.6)
        flesh.bubbles(p, x - 18, 88, 70, 7, 4)
        p.circle(x, 26, 26, p.rad(x, 26, 26, (0, "#FFF6D0", 0.85), (1, "#FFF6D0", 0)))
        flesh.crown(p, x, 36, 1.0)


def usurper(p: Pen, m: Mood, seed: int = 1) -> None:
    """A grey hand lifts the crown from a head that has not noticed."""
    x = focus(p)
    scenery.hall(p, m, x, m.disc, 3)
    p.layer(*scenery.edge(m))
    figures.sitter(p, x, 110, 62, m.figure)
    p.layer()
    p.path(f"M{x - 11} 55C{x - 8} 51 {x + 8} 51 {x + 11} 55", stroke=BRASS_LIGHT, sw=1, dash="2 2")
    p.layer(*scenery.edge(m))
    flesh.crown(p, x, 46, 1.05)
    p.layer(*scenery.edge(m))
    flesh.grasp(p, m, x, 0, 0.98, mix("#A8B4A4", m.figure, 0.1), mix(m.figure, m.accent, 0.28), 1.0)


def bureaucrat(p: Pen, m: Mood, seed: int = 1) -> None:
    """A clerk among his papers; the shadow on the wall wears another cap and holds no pen."""
    x = focus(p) + 13
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.mid, m.figure, 0.35)), (1, m.figure)))
    lx = x + 48
    p.circle(
        lx, 60, 138, p.rad(lx, 60, 138, (0, "#FFE9B8", 0.95), (0.3, m.low, 0.75), (0.7, m.mid, 0.45), (1, m.mid, 0))
    )
    p.layer()
    shadow = "#0D0718"
    p.path(
        f"M{x - 76} 104C{x - 74} 66 {x - 66} 50 {x - 46} 42C{x - 50} 34 {x - 50} 26 {x - 47} 18L{x - 49} 12H{x - 46}"
        f"C{x - 46} -6 {x - 36} -14 {x - 22} -14"
        f"C{x - 8} -14 {x + 2} -6 {x + 2} 12H{x + 5}L{x + 3} 18C{x + 6} 26 {x + 6} 34 {x + 2} 42"
        f"C{x + 14} 48 {x + 22} 60 {x + 24} 104Z",
        shadow,
        o=0.86,
    )
    p.path(f"M{x - 64} 72L{x - 92} 54L{x - 86} 46L{x - 56} 58ZM{x - 92} 52L{x - 100} 18L{x - 84} 48Z", shadow, o=0.86)
    p.path(
        f"M{x - 37} 24L{x - 25} 27.500C{x - 28} 31 {x - 34} 30 {x - 37} 24ZM{x - 7} 24L{x - 19} 27.500"
        f"C{x - 16} 31 {x - 10} 30 {x - 7} 24Z",
        GLOW,
    )
    p.layer(*scenery.edge(m))
    figures.sitter(p, x - 4, 92, 42, m.figure)
    p.path(f"M{x - 18} 54H{x + 12}L{x + 8} 46C{x + 4} 42 {x - 10} 42 {x - 13} 46Z", mix(m.figure, m.accent, 0.35))
    p.path(f"M-2 88H{p.w + 2}V104H-2Z", mix(m.figure, m.land, 0.5))
    p.rect(-2, 87, p.w + 4, 1.6, BRASS)
    p.layer()
    for k in range(7):
        left, right, y = x - 64 + k % 3, x - 34 + k * 2 % 3, 87 - k * 3.4
        p.path(f"M{left} {y}H{right}V{y - 2.6}H{left}Z", mix("#F1E3C4", m.figure, 0.1 + 0.25 * (k % 2)))
    p.path(f"M{x - 22} 86L{x - 14} 80H{x + 16}L{x + 12} 86Z", "#F6EACF")
    p.line(f"M{x + 2} 83L{x + 12} 70", BRASS_LIGHT, 1.4)
    p.path(f"M{lx - 8} 87V84H{lx + 8}V87ZM{lx - 1.5} 84V72H{lx + 1.5}V84Z", BRASS)
    p.path(f"M{lx} 56C{lx + 5} 63 {lx + 4} 70 {lx} 72C{lx - 4} 70 {lx - 5} 63 {lx} 56Z", "#FFF6D0")


def stairs_of_coin(p: Pen, m: Mood, seed: int = 1) -> None:
    """A stair of coin, and somebody at its upper end."""
    x = focus(p)
    scenery.sky(p, m, 94, (x + 22, 30, 24), seed=seed)
    scenery.halo(p, m, x + 22, 30, 28)
    scenery.dune(p, 94, m.figure, "", 3)
    p.layer(*scenery.edge(m))
    for k in range(8):
        cx, count = x - 84 + k * 15.4, 1 + 2 * k
        for n in range(count):
            y = 97 - n * 3.6
            p.path(
                f"M{cx - 7.4} {y - 1.4}V{y + 1.4}C{cx - 7.4} {y + 3.6} {cx + 7.4} {y + 3.6} {cx + 7.4} {y + 1.4}"
                f"V{y - 1.4}Z",
                "#5F6676",
            )
            p.path(
                f"M{cx + 2} {y - 1.4}V{y + 3}C{cx + 5} {y + 2.7} {cx + 7.400} {y + 2} {cx + 7.400} {y + 1.4}"
                f"V{y - 1.4}Z",
                "#B4BBC9",
            )
            p.ellipse(cx, y - 1.4, 7.4, 2.2, "#E3E6EC" if n == count - 1 else "#8D94A4")
    p.layer(*scenery.edge(m))
    figures.noble(p, x + 24, 45, 32, m.figure)
    p.layer(*scenery.edge(m))
    for k, dx in enumerate((44, 58, 72)):
        figures.soldier(p, x + dx, 97 + k, 25, m.figure)


def puppet(p: Pen, m: Mood, seed: int = 1) -> None:
    """A councillor on strings, and the hand that works them."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.mid, m.figure, 0.2)), (1, m.figure)))
    p.circle(x, 62, 76, p.rad(x, 62, 76, (0, m.disc, 0.85), (0.35, m.low, 0.6), (1, m.low, 0)))
    p.ellipse(x, 97, 60, 7, "#FFE9C0", o=0.5)
    p.layer()
    for ax, bx, by in ((-24, -22, 60), (24, 23, 52), (-5, 0, 46), (12, 9, 84), (-14, -9, 84)):
        p.line(f"M{x + ax} 22L{x + bx} {by}", m.rim, 0.9)
    p.layer(*scenery.edge(m))
    with p.at(x, 98, 1.5):
        p.path(
            "M-4 0L-7 -9L-5.600 -12L-9.500 -17C-8.500 -21 -6.500 -24 -4.500 -25L-9 -21.500L-14.500 -25.500"
            "L-15.500 -23.800L-9 -17.500L-5.500 -19L-6 -9"
            "L-3 -1ZM4 0L8 -8L7 -10L9 -17C8 -21 6.500 -24 4.500 -25L8.500 -24L14 -31L15.800 -30L11 -20L6 -20"
            "L6.500 -9.500L5.500 -1Z",
            m.figure,
        )
        p.path(
            "M-8.500 -9C-8 -16 -6.500 -22 -4.500 -25.500H4.500C6.500 -22 8 -16 8.500 -9Z",
            mix("#62B35C", m.figure, 0.25),
        )
        p.path(
            "M1 -25.500H4.500C6.500 -22 8 -16 8.500 -9H3C3.500 -16 2.500 -21 1 -25.500Z", mix("#A8DC94", m.figure, 0.15)
        )
        p.circle(0, -30, 5.400, "#EADCC4")
        p.path("M0 -35.400A5.400 5.400 0 0 1 0 -24.600C2 -28 2 -32 0 -35.400Z", "#FFF4DE")
        p.circle(-2, -30.500, 1, m.figure)
        p.circle(2.600, -30.500, 1, m.figure)
        p.line("M-2.600 -27.300H2.800M-2.600 -28V-25.800M2.800 -28V-25.800", m.figure, 0.8)
        p.path("M-6 -32L-4 -37H4L6 -32C3 -33.500 -3 -33.500 -6 -32Z", m.figure)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 30} 20L{x + 30} 23L{x + 29.500} 27L{x - 30.500} 24Z", BRASS_DARK)
    p.path(f"M{x - 3} 12L{x + 18} 30L{x + 15} 33L{x - 7} 15Z", BRASS)
    p.layer(*scenery.edge(m))
    flesh.grasp(p, m, x, 2, 0.78, mix("#A8B4A4", m.figure, 0.1), mix(m.figure, ROSE, 0.3), 0.85)


def impersonator(p: Pen, m: Mood, seed: int = 1) -> None:
    """A Guild robe with nobody's face in it; the long skull hangs from the hand."""
    x = focus(p)
    scenery.hall(p, m, x, mix(m.disc, SPICE, 0.35), 2)
    p.layer(*scenery.edge(m))
    figures.guildsman(p, x + 6, 114, 112, m.figure, mix(m.figure, m.accent, 0.45), BRASS_LIGHT)
    p.layer()
    p.path(
        f"M{x - 3} 12C{x + 2} 7 {x + 12} 8 {x + 15} 14C{x + 17} 22 {x + 14} 32 {x + 6} 37"
        f"C{x - 2} 32 {x - 5} 22 {x - 3} 12Z",
        mix("#C9D2C0", m.figure, 0.2),
    )
    p.path(
        f"M{x + 7} 9C{x + 12} 9 {x + 14} 11 {x + 15} 14C{x + 17} 22 {x + 14} 32 {x + 6} 37"
        f"C{x + 9} 28 {x + 10} 18 {x + 7} 9Z",
        "#EEF2E2",
    )
    p.path(f"M{x - 1} 20L{x + 4} 21M{x + 8.500} 21L{x + 13.500} 20M{x + 3} 30H{x + 9}", stroke=m.figure, sw=1.3)
    p.layer(*scenery.edge(m))
    with p.at(x - 26, 66, 1.0, turn=-14):
        p.path(
            "M0 -27C13 -27 17 -14 15 -4C13.500 5 10 12 8 19C4 22 -4 22 -8 19C-10 12 -13.500 5 -15 -4"
            "C-17 -14 -13 -27 0 -27Z",
            mix("#D9A070", m.figure, 0.25),
        )
        p.path("M2 -27C13 -26 17 -14 15 -4C13.500 5 10 12 8 19C6 20.500 4 21 2 21.200C6 6 7 -12 2 -27Z", "#F0C08C")
        p.path("M-11 -1C-8 -4 -4 -3.500 -2 0C-4 3 -9 3 -11 -1ZM11 -1C8 -4 4 -3.500 2 0C4 3 9 3 11 -1Z", m.figure)
        p.path("M-4 12C-2 11 2 11 4 12C2 14 -2 14 -4 12Z", m.figure)
        p.line("M-9 -16C-3 -19 3 -19 9 -16M-7 -11C-2 -13 2 -13 7 -11", mix("#8A5030", m.figure, 0.2), 1)
    p.layer(*scenery.edge(m))
    flesh.fingers(
        p,
        m.skin,
        mix(m.skin, m.figure, 0.6),
        4,
        ((x - 10, 66), (x - 18, 60)),
        ((x - 9, 71), (x - 18, 67)),
        ((x - 10, 76), (x - 17, 74)),
    )
    p.path(f"M{x + 4} 58L{x - 12} 64L{x - 10} 80L{x + 6} 78Z", mix(m.figure, m.accent, 0.3))
