"""Motif families of the Sisterhood and of things seen with other eyes; and the persons on cards."""

from __future__ import annotations

import math

from dune_desktop.ui.art import craft, figures, scenery, things
from dune_desktop.ui.art.faces import PROFILE_F, PROFILE_M, front, tones
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.art.people import PEOPLE
from dune_desktop.ui.art.scenes_desert import focus


def veil(
    p: Pen,
    m: Mood,
    seed: int = 1,
    count: int = 1,
    ring: bool = True,
    faces: bool = True,
    web: bool = False,
    kneel: bool = False,
) -> None:
    """Veiled sisters before a pale disc."""
    x = focus(p)
    scenery.sky(p, m, 96, (x, 46, 33), seed=seed)
    if ring:
        scenery.halo(p, m, x, 46, 38, 47)
    if web:
        for k in range(12):
            a = math.tau * k / 12
            p.line(f"M{x} 46L{x + math.cos(a) * 150:.1f} {46 + math.sin(a) * 150:.1f}", m.rim, 0.7, o=0.6)
        for r in (50, 64, 80, 98, 120):
            points = " ".join(
                f"Q{x + math.cos(math.tau * (k + 0.5) / 12) * r * 0.9:.1f} "
                f"{46 + math.sin(math.tau * (k + 0.5) / 12) * r * 0.9:.1f}"
                f" {x + math.cos(math.tau * (k + 1) / 12) * r:.1f} {46 + math.sin(math.tau * (k + 1) / 12) * r:.1f}"
                for k in range(12)
            )
            p.line(f"M{x + r:.1f} 46{points}", m.rim, 0.7, o=0.6)
        for k in range(5):
            a, r = k * 2.2 + 0.4, 58 + 16 * (k % 3)
            p.circle(x + math.cos(a) * r, 46 + math.sin(a) * r * 0.7, 2, m.rim)
    scenery.dune(p, 94, mix(m.figure, m.mid, 0.3), "", 4)
    lining, skin = mix(m.figure, m.mid, 0.9), mix(m.skin, m.figure, 0.08)
    spots = {
        1: ((0, 106, 92),),
        2: ((-26, 106, 84), (28, 106, 74)),
        3: ((-52, 104, 58), (52, 104, 58), (0, 106, 90)),
        5: ((-82, 103, 42), (82, 103, 42), (-44, 104, 60), (44, 104, 60), (0, 106, 86)),
    }[count]
    for dx, y, h in spots:
        p.layer(*scenery.edge(m))
        figures.veiled(p, x + dx, y, h, m.figure, lining, skin if faces else "")
    if kneel:
        p.layer(*scenery.edge(m))
        figures.kneeler(p, x - 50, 101, 30, m.figure)
        figures.kneeler(p, x + 50, 101, 30, m.figure, flip=True)


def shadows(p: Pen, m: Mood, seed: int = 1) -> None:
    """A hooded face seen through a door that stands ajar."""
    x = focus(p)
    t = tones(m)
    p.fill(p.lin(x - 30, 0, x + 50, 0, (0, m.mid), (0.55, mix(m.low, m.disc, 0.45)), (1, m.mid)))
    p.circle(x + 24, 30, 40, p.rad(x + 24, 30, 40, (0, m.disc, 0.9), (1, m.disc, 0)))
    with p.place(x - 47, -36, 1.12):
        p.layer(*scenery.edge(m))
        p.path(
            "M50 22C67 24 76 40 74 58C74 72 80 84 90 96C98 108 102 130 104 150H-4C-2 130 2 108 10 96"
            "C20 84 26 72 26 58C24 40 33 24 50 22Z",
            t.cloth,
        )
        p.layer()
        p.path("M50 32C63 33 69 44 68.500 58C68 74 62 90 50 104C38 90 32 74 31.500 58C31 44 37 33 50 32Z", m.figure)
        front(p, t, female=True)
        p.layer()
        p.path("M34 58C34 46 40 39 50 38C60 39 66 46 66 58C64 49 59 45.500 50 45.500C41 45.500 36 49 34 58Z", t.dark)
        p.path(
            "M62 27C71 34 73.500 45 73 58C73 73 78 86 88 98C94 108 98 130 99 150H90C88 128 82 110 75 98"
            "C68 86 71 71 71 58C71 44 68 34 62 27Z",
            t.fold,
        )
    p.layer()
    left, right = x + 6, x + 54
    p.path(
        f"M-2 {p.y - 2}H{left}V102H-2Z",
        p.lin(0, 0, left, 0, (0, m.figure), (0.8, mix(m.figure, m.mid, 0.22)), (1, m.figure)),
    )
    p.path(
        f"M{right} {p.y - 2}H{p.w + 2}V102H{right}Z",
        p.lin(right, 0, p.w, 0, (0, mix(m.figure, m.mid, 0.5)), (0.2, m.figure), (1, m.figure)),
    )
    p.rect(left - 0.9, p.y - 2, 1.1, p.h + 4, m.rim)
    p.line(f"M{left - 9} 12V44M{left - 9} 56V90", mix(m.figure, m.mid, 0.5), 1)
    p.circle(left - 9, 50, 2.6, BRASS)


def memory(p: Pen, m: Mood, seed: int = 1) -> None:
    """Other Memory: profile behind profile, back into the dark."""
    x = focus(p)
    scenery.sky(p, m, 110, (x + 30, 44, 32), seed=seed, stars=10)
    scenery.halo(p, m, x + 30, 44, 36)
    for k in range(5, -1, -1):
        share = k / 5
        p.layer(*scenery.edge(m, 0.4 + 0.5 * (1 - share)))
        with p.at(x - 46 - k * 21, -26 + k * 3, 0.98 - 0.02 * k):
            tone = mix(m.figure, m.mid, 0.15 + 0.65 * share)
            p.path(PROFILE_F, tone)
            p.path(
                "M60 43C54 46 52 56 48 62C44 72 46 86 40 96C34 108 14 110 6 126V150H84C82 130 74 112 57 102L37 98"
                "C24 84 20 44 36 32C48 24 60 32 60 43Z",
                tone,
            )
    p.layer()
    p.path(f"M{x + 15} 36L{x + 20} 34.500L{x + 19} 37Z", "#5DB7FF")


def helix(p: Pen, m: Mood, seed: int = 1, tree: bool = False) -> None:
    """The breeding plan: a double strand, or the branches of a family."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.5))))
    p.circle(x, 50, 80, p.rad(x, 50, 80, (0, m.disc, 0.5), (0.5, m.low, 0.3), (1, m.low, 0)))
    if tree:
        p.layer(*scenery.edge(m))
        levels = [
            [(0.0, 88.0)],
            [(-44.0, 62.0), (44.0, 62.0)],
            [(-68.0, 36.0), (-22.0, 36.0), (22.0, 36.0), (68.0, 36.0)],
        ]
        top = [(dx, 13.0) for dx in (-80, -56, -34, -11, 11, 34, 56, 80)]
        for above, below in ((levels[0], levels[1]), (levels[1], levels[2]), (levels[2], top)):
            for k, (bx, by) in enumerate(below):
                ax, ay = above[k // 2]
                p.line(f"M{x + ax} {ay}C{x + ax} {ay - 14} {x + bx} {by + 14} {x + bx} {by}", m.figure, 1.8)
        for k, (bx, by) in enumerate([*levels[0], *levels[1], *levels[2], *top]):
            r = 9.0 if by > 80 else 7.0 if by > 50 else 5.4 if by > 30 else 3.8
            p.circle(x + bx, by, r, m.figure)
            p.circle(x + bx, by, r * 0.62, BRASS_LIGHT if k in (0, 2, 5, 11) else mix(m.figure, m.mid, 0.8))
        return
    count = 34
    front, back = [], []
    for k in range(count + 1):
        t = k / count
        px = x - 96 + t * 192
        a = t * math.tau * 1.75 + seed * 0.3
        front.append((px, 50 + math.sin(a) * 30, math.cos(a)))
        back.append((px, 50 - math.sin(a) * 30, -math.cos(a)))
    p.layer(*scenery.edge(m))
    for (ax, ay, _), (bx, by, _) in zip(front[1::2], back[1::2], strict=True):
        p.line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", mix(m.figure, m.mid, 0.6), 1.6)
    for strand, colour in ((back, mix(m.figure, m.mid, 0.35)), (front, m.figure)):
        p.line("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py, _ in strand), colour, 4.4)
    p.layer()
    for k, (px, py, depth) in enumerate(front[::2]):
        p.circle(px, py, 3 + depth * 0.8, BRASS_LIGHT if k % 3 else SPICE)


def voice(p: Pen, m: Mood, seed: int = 1) -> None:
    """The Voice: waves that leave a mouth."""
    x = focus(p)
    p.fill(p.lin(0, 0, p.w, 0, (0, m.top), (0.6, m.mid), (1, mix(m.low, m.mid, 0.3))))
    for k in range(9):
        r = 14 + k * 13
        a = math.radians(44)
        p.line(
            f"M{x + 8 - math.cos(a) * r:.1f} {52 - math.sin(a) * r:.1f}"
            f"A{r} {r} 0 0 0 {x + 8 - math.cos(a) * r:.1f} {52 + math.sin(a) * r:.1f}",
            m.rim, 3.0 - 0.24 * k, o=round(0.95 - 0.09 * k, 2),
        )  # fmt: skip
    p.circle(x + 56, 44, 46, p.rad(x + 56, 44, 46, (0, m.disc, 0.9), (0.6, m.low, 0.4), (1, m.low, 0)))
    p.layer(*scenery.edge(m))
    with p.at(x + 92, -36, 1.16, flip=True):
        p.path(PROFILE_F, m.figure)
        p.path(
            "M62 46C56 40 58 24 42 20C22 20 16 44 20 66C22 84 22 100 6 118V150H80C76 126 60 110 56 98"
            "C46 96 42 84 44 72C46 62 56 56 62 46Z",
            m.figure,
        )
    p.layer(clip=True)
    with p.at(x + 92, -36, 1.16, flip=True):
        p.path(
            "M55 37C59 43.500 60.600 49.500 60.200 56L65 59C64.800 61 62 66 62.200 76L61 88H78V37Z",
            mix(m.figure, m.skin, 0.5),
        )
    p.layer()
    p.path(f"M{x + 14} 49.500L{x + 20} 50.500L{x + 15} 53.500Z", "#C23A4A")


def weirding(p: Pen, m: Mood, seed: int = 1) -> None:
    """The weirding way: one fighter, so fast that she is in three places."""
    x = focus(p)
    scenery.sky(p, m, 84, (x + 16, 50, 28), seed=seed)
    scenery.dune(p, 88, mix(m.figure, m.mid, 0.4), "", 4)
    pose = (
        "M-18 0L-15 -3L-6 -15L-7.500 -22L-13 -17L-15.500 -18.500L-9 -27C-7.500 -29 -5.500 -30 -3.600 -30.400"
        "C-5 -33.400 -3.600 -36.600 -0.800 -36.800"
        "C2 -36.800 3.200 -34 2 -31L3.400 -29.600L19 -31.500L19.600 -29L5.200 -24.600L4.600 -17L13.600 -10"
        "L14.400 -2.500L18 -1.600V0H10.600L9.400 -8L0.500 -12.600"
        "L-4 -10C-10 -12 -16 -10 -22 -13C-17 -7 -12 -6 -8.500 -7.400L-13.600 0Z"
    )
    for dx, o in ((-78, 0.22), (-46, 0.4), (-16, 0.62)):
        p.layer()
        with p.at(x + dx, 97, 1.95):
            p.path(pose, mix(m.accent, m.rim, 0.25), o=o)
    p.layer(*scenery.edge(m))
    with p.at(x + 22, 97, 2.1):
        p.path(pose, m.figure)
    p.layer()
    for k in range(5):
        p.line(f"M{x - 96} {38 + k * 11}H{x - 20 + (k % 3) * 12}", m.rim, 0.8, o=0.5)


def vision(p: Pen, m: Mood, seed: int = 1, kind: str = "eye") -> None:
    """Prescience: the blue eye over the desert, or a path of light."""
    x = focus(p)
    scenery.sky(p, m, 88, None, seed=seed, stars=40)
    p.circle(x, 44, 84, p.rad(x, 44, 84, (0, m.disc, 0.75), (0.4, m.low, 0.4), (1, m.low, 0)))
    scenery.sands(p, m, 88, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    if kind == "eye":
        things.eye(p, m, x, 44, 1.5)
        p.layer()
        figures.fremen(p, x - 2, 96, 20, m.figure)
    elif kind == "path":
        p.layer()
        for k in range(-3, 4):
            p.line(
                f"M{x} 102C{x + k * 10} 80 {x + k * 26} 64 {x + k * 40} {20 + abs(k) * 5}",
                m.disc,
                2.6 if k == 1 else 1,
                o=0.95 if k == 1 else 0.45,
            )
            p.circle(x + k * 40, 18 + abs(k) * 5, 4.4 if k == 1 else 2.6, m.disc if k != 1 else "#5DB7FF")
        p.layer(*scenery.edge(m))
        figures.hooded(p, x, 102, 44, m.figure)
    elif kind == "sleeper":
        p.layer(*scenery.edge(m))
        p.path(f"M{x - 110} 104L{x - 96} 92C{x - 70} 84 {x + 60} 82 {x + 100} 104Z", mix(m.figure, m.mid, 0.2))
        with p.at(x + 36, 146, 1.06, turn=-90):
            p.path(PROFILE_M, m.figure)
            p.path(
                "M60 42C56 34 40 30 31 40C22 52 26 74 34 88V112H58L57.500 101C50 96 46 84 47 70C48 58 56 52 60 42Z",
                m.figure,
            )
        p.layer(clip=True)
        with p.at(x + 36, 146, 1.06, turn=-90):
            p.path(
                "M56.500 36C60 42 61.800 48 61.600 54.500L67 58.600C66 62 61 66 60 70.200"
                "C61 74 63.500 74 60.600 83.500L62.200 90H78V36Z",
                mix(m.figure, m.skin, 0.5),
            )
        p.layer()
        things.eye(p, m, x + 4, 28, 0.86)
    elif kind == "suspension":
        p.layer(*scenery.edge(m))
        with p.at(x, 84, 1.5):
            p.path(
                "M0 -46C4 -46 6 -42.500 5.400 -39C5 -36.500 3.800 -35 3 -34C9 -33 12.500 -30 13.500 -25L16 -10"
                "C22 -8 27 -5 28 -1C28 2 24 3 18 3H-18C-24 3 -28 2 -28 -1"
                "C-27 -5 -22 -8 -16 -10L-13.500 -25C-12.500 -30 -9 -33 -3 -34C-3.800 -35 -5 -36.500 -5.400 -39"
                "C-6 -42.500 -4 -46 0 -46Z",
                m.figure,
            )
        p.layer()
        for k, r in enumerate((50, 64, 80)):
            with p.group(f"translate({x:.1f} 60) scale(1 {0.3 + 0.06 * k:.2f})"):
                p.circle(0, 0, r, stroke=m.rim, sw=0.9, o=0.7 - 0.15 * k)
        p.ellipse(x, 93, 42, 3.4, m.figure, o=0.5)


def whisper(p: Pen, m: Mood, seed: int = 1, warm: bool = False) -> None:
    """Two profiles close together, a secret between them."""
    x = focus(p)
    scenery.sky(p, m, 110, (x, 44, 34), seed=seed, stars=8)
    hood = (
        "M62 44C54 36 54 22 40 20C20 22 16 48 22 68C24 84 20 98 4 112V150H80C76 126 62 108 56 98C46 96 42 84 44 72"
        "C46 62 54 56 62 44Z"
    )
    for flip in (False, True):
        p.layer(*scenery.edge(m))
        with p.at(x + (78 if flip else -82), -20 if flip else -30, 1.0, flip):
            tone = mix(m.figure, m.mid, 0.25 if flip else 0.0)
            p.path(PROFILE_F, tone)
            p.path(hood, tone)
        p.layer(clip=True)
        with p.at(x + (78 if flip else -82), -20 if flip else -30, 1.0, flip):
            p.path(
                "M55 37C59 43.500 60.600 49.500 60.200 56L65 59C64.800 61 62 66 62.200 76L61 88H78V37Z",
                mix(m.figure, m.skin, 0.38),
            )
    if warm:
        p.layer()
        things.coin(p, m, x - 2, 80, 8)


def person(
    p: Pen,
    m: Mood,
    seed: int = 1,
    who: str = "stilgar",
    flip: bool = True,
    with_: str = "",
    scale: float = 0.9,
    moons: bool = False,
) -> None:
    """A person's bust to the right, a thing or a place that belongs to them to the left."""
    x = p.w * (0.5 + 0.17 * min(1.0, max(0.0, (p.w - 110) / 140)))
    left = p.w * 0.32
    scenery.sky(p, m, 84, None if moons else (x, 40, 31), seed=seed)
    if moons:
        scenery.moon(p, m, p.w * 0.36, 26, 13)
        scenery.moon(p, m, p.w * 0.46, 14, 5)
    scenery.halo(p, m, x, 40, 36)
    scenery.dune(p, 88, mix(m.land, m.figure, 0.35), mix(m.land, m.low, 0.3), 6)
    if p.w > 130:
        p.layer(*scenery.edge(m))
        _attribute(p, m, with_, left)
    top = 6 - 30 * scale if who not in ("bashar", "mohiam") else 4 - 20 * scale
    with p.place(x - 50 * scale if not flip else x + 50 * scale, top, scale, flip):
        PEOPLE[who](p, m)
    p.layer()
    scenery.mist(p, m.figure, 101, 16, 0.55)


def _fan(p: Pen, m: Mood, x: float, y: float, s: float) -> None:
    """Lines of probability fanning out from a point."""
    inner = [
        (x + math.cos(math.radians(a)) * 32 * s, y + math.sin(math.radians(a)) * 34 * s)
        for a in (-158, -124, -90, -56, -22)
    ]
    outer = [
        (x + math.cos(math.radians(a)) * 62 * s, y + math.sin(math.radians(a)) * 74 * s)
        for a in (-166, -144, -122, -101, -79, -58, -36, -14)
    ]
    for k, (px, py) in enumerate(inner):
        p.line(f"M{x} {y}L{px:.1f} {py:.1f}", m.rim, 0.8, o=0.7)
        for n in (round(k * 1.75), min(7, round(k * 1.75) + 1), (k * 3) % 8):
            p.line(f"M{px:.1f} {py:.1f}L{outer[n][0]:.1f} {outer[n][1]:.1f}", m.rim, 0.6, o=0.55)
    for k, (px, py) in enumerate(outer):
        p.circle(px, py, 2.6 if k == 5 else 1.7, BRASS_LIGHT if k != 5 else "#5DB7FF")
    for px, py in inner:
        p.circle(px, py, 2.4, m.disc)


def _attribute(p: Pen, m: Mood, thing: str, x: float) -> None:
    if thing == "sietch":
        scenery.mesa(p, x - 10, 92, 120, 58, mix(m.figure, m.mid, 0.3), mix(m.land, m.mid, 0.3))
        for dx, y in ((-24, 76), (-8, 70), (6, 80), (-34, 86)):
            p.rect(x + dx, y, 3, 4.5, m.disc)
    elif thing == "walkers":
        scenery.dune(p, 90, mix(m.figure, m.land, 0.3), "", 7, 0.1)
        for k in range(3):
            figures.fremen(p, x - 24 + k * 20, 86 - k, 26 - 2 * k, m.figure)
    elif thing == "plant":
        p.path(f"M{x - 30} 96C{x - 22} 86 {x + 22} 86 {x + 30} 96Z", mix(m.figure, m.land, 0.5))
        p.line(f"M{x} 90C{x - 2} 74 {x + 2} 62 {x} 46", "#4E8A4A", 2.6)
        p.path(
            f"M{x} 72C{x - 8} 60 {x - 22} 58 {x - 30} 62C{x - 26} 72 {x - 12} 76 {x} 72ZM{x} 60"
            f"C{x + 8} 46 {x + 22} 44 {x + 30} 48C{x + 26} 58 {x + 12} 64 {x} 60ZM{x} 48"
            f"C{x - 6} 38 {x - 4} 28 {x} 22C{x + 6} 30 {x + 6} 40 {x} 48Z",
            "#79B45C",
        )
        p.path(
            f"M{x} 72C{x - 10} 68 {x - 20} 64 {x - 30} 62C{x - 26} 72 {x - 12} 76 {x} 72ZM{x} 60"
            f"C{x + 10} 54 {x + 20} 50 {x + 30} 48C{x + 26} 58 {x + 12} 64 {x} 60Z",
            "#4E8A4A",
        )
        things.drop(p, x + 30, 62, 4, WATER)
    elif thing == "sword":
        things.dagger(p, m, x, 50, 1.3, 176)
        p.path(
            f"M{x - 34} 98C{x - 18} 90 {x - 8} 86 {x + 2} 86C{x + 14} 86 {x + 24} 92 {x + 36} 98Z",
            mix(m.land, m.figure, 0.45),
        )
    elif thing == "baliset":
        with p.at(x - 4, 54, 1.12, turn=26):
            body = mix("#7A4424", m.figure, 0.25)
            p.path("M-2.200 -46H2.200L3 4H-3Z", mix(m.figure, "#6A3A20", 0.5))
            p.path("M-3 -45C-5 -54 1 -62 12 -60C6 -57 4.500 -52 3.500 -45Z", BRASS)
            p.line("M-7 -50L-3 -49M-6 -55L-2 -53M7 -52L3 -50", BRASS_LIGHT, 1.1)
            p.path("M0 -6C8 2 18 12 18 25C18 37 10 44 0 44C-10 44 -18 37 -18 25C-18 12 -8 2 0 -6Z", body)
            p.path("M3 -3C10 4 18 13 18 25C18 37 10 44 0 44C9 36 10 12 3 -3Z", mix("#C98A48", m.figure, 0.08))
            p.path(
                "M-18 25C-18 12 -8 2 0 -6C8 2 18 12 18 25C18 37 10 44 0 44C-10 44 -18 37 -18 25Z", stroke=BRASS, sw=1.1
            )
            for r in (7, 4.6):
                p.circle(0, 22, r, m.figure if r > 5 else "none", stroke=BRASS_LIGHT, sw=0.8)
            p.rect(-7, 35, 14, 2.4, BRASS)
            for k in range(5):
                p.line(f"M{-1.6 + k * 0.8:.1f} -46L{-5 + k * 2.5} 36", BRASS_LIGHT, 0.35)
    elif thing == "web":
        _fan(p, m, x, 84, 0.9)
    elif thing == "vial":
        things.vial(p, m, x, 58, 1.2, "#B04AC8")
        things.dagger(p, m, x - 34, 66, 0.7, 24)
    elif thing == "needle":
        with p.at(x, 50, turn=28):
            p.path("M-1 -40L0 -46L1 -40L1.800 20H-1.800Z", mix(m.rim, "#FFFFFF", 0.3))
            p.path("M-4 20H4L5 34H-5Z", BRASS)
        p.path(f"M{x - 34} 96V70L{x - 26} 64H{x + 10}V90L{x + 2} 96Z", mix(m.figure, "#2E6A4A", 0.5))
        p.path(f"M{x - 34} 70L{x - 26} 64H{x + 10}L{x + 2} 70Z", "#4E8A6A")
        p.rect(x - 28, 76, 20, 14, "#020202")
    elif thing == "book":
        p.path(
            f"M{x - 40} 62C{x - 26} 54 {x - 10} 56 {x} 64C{x + 10} 56 {x + 26} 54 {x + 40} 62V92"
            f"C{x + 26} 84 {x + 10} 86 {x} 93C{x - 10} 86 {x - 26} 84 {x - 40} 92Z",
            mix("#F1E3C4", m.mid, 0.2),
        )
        p.path(f"M{x} 64C{x + 10} 56 {x + 26} 54 {x + 40} 62V92C{x + 26} 84 {x + 10} 86 {x} 93Z", "#F6EACF")
        for k in range(4):
            p.line(
                f"M{x - 34} {66 + k * 6}C{x - 24} {61 + k * 6} {x - 12} {62 + k * 6} {x - 5} {66 + k * 6}"
                f"M{x + 5} {66 + k * 6}C{x + 12} {62 + k * 6} {x + 24} {61 + k * 6} {x + 34} {66 + k * 6}",
                mix("#F1E3C4", m.figure, 0.55),
                0.9,
            )
        p.path(f"M{x} 22L{x + 9} 36L{x} 50L{x - 9} 36Z", stroke=m.disc, sw=2.4)
    elif thing == "knives":
        things.crysknife(p, m, x - 4, 56, 1.15, 40)
        things.crysknife(p, m, x + 4, 56, 1.15, -40)
    elif thing == "cargo":
        craft.freighter(p, m, x - 4, 36, 1.1, stripe=m.accent)
        for dx, y in ((-30, 94), (-6, 92), (18, 95), (-18, 79)):
            things.crate(p, m, x + dx, y, 22, 17, SPICE)
    elif thing == "garden":
        p.path(
            f"M{x - 50} 96V40C{x - 50} 6 {x + 34} 6 {x + 34} 40V96H{x + 28}V40C{x + 28} 14 {x - 44} 14 {x - 44} 40V96Z",
            m.figure,
        )
        p.path(
            f"M{x - 44} 96V40C{x - 44} 14 {x + 28} 14 {x + 28} 40V96Z",
            p.lin(0, 16, 0, 96, (0, m.disc, 0.75), (1, m.low, 0.5)),
        )
        for dx, s in ((-30, 1.0), (-8, 1.35), (16, 0.9)):
            with p.at(x + dx, 96, s):
                p.path(
                    "M0 0C-2 -14 -10 -22 -14 -24C-6 -25 -2 -20 -1 -16C-2 -28 0 -38 4 -42C6 -34 3 -22 1.500 -16"
                    "C4 -22 10 -26 15 -24C8 -20 3 -12 2 0Z",
                    mix("#2E6A4A", m.figure, 0.25),
                )
    elif thing == "ranks":
        for row in range(3):
            for k in range(7):
                figures.sardaukar(
                    p,
                    x - 56 + k * 16 + (row % 2) * 8,
                    86 + row * 7,
                    24 + row * 5,
                    mix(m.figure, m.mid, 0.35 - 0.17 * row),
                )
    elif thing == "gears":
        things.gear(p, x - 14, 58, 30, mix(m.figure, m.mid, 0.7), 14, 0.55, mix(m.mid, m.figure, 0.3))
        things.gear(p, x + 26, 80, 18, mix(m.figure, m.mid, 0.9), 10, 0.45, m.figure)
        p.circle(x - 14, 58, 7, BRASS)
    elif thing == "basin":
        p.ellipse(x, 84, 50, 8, mix(WATER, m.figure, 0.35))
        p.ellipse(x + 4, 83, 34, 4.4, mix(WATER, "#FFFFFF", 0.4))
        things.drop(p, x, 50, 12, WATER)
    elif thing == "alley":
        p.path(
            f"M{x - 66} 102V26H{x - 40}V14H{x - 24}V40H{x - 6}V102ZM{x + 24} 102V34H{x + 44}V102Z",
            mix(m.figure, m.mid, 0.3),
        )
        for dx, y in ((-56, 36), (-34, 24), (-16, 52), (30, 46)):
            p.rect(x + dx, y, 4, 6, m.disc)
        figures.hooded(p, x + 8, 99, 26, m.figure)
