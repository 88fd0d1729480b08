"""Motif families of the Sisterhood and of things seen with other eyes."""

from __future__ import annotations

import math
from collections.abc import Callable

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.faces import PROFILE_F, PROFILE_M, profile_f, tones
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix


def veil(
    p: Pen, m: Mood, seed: int = 1, count: int = 1, behind: Callable[[Pen, Mood, float], None] | None = None
) -> None:
    """Veiled sisters before a pale disc, and what is to be seen `behind` them."""
    x = focus(p)
    scenery.sky(p, m, 96, (x, 46, 33), seed=seed)
    scenery.halo(p, m, x, 46, 38, 47)
    if behind is not None:
        behind(p, m, x)
    scenery.dune(p, 94, mix(m.figure, m.mid, 0.3), "", 4)
    lining, skin = mix(m.figure, m.mid, 0.9), mix(m.skin, m.figure, 0.08)
    spots = {
        1: ((0, 106, 92),),
        3: ((-52, 104, 58), (52, 104, 58), (0, 106, 90)),
        5: ((-82, 103, 42), (82, 103, 42), (-44, 104, 60), (44, 104, 60), (0, 106, 86)),
    }[count]
    for dx, y, h in spots:
        p.layer(*scenery.edge(m))
        figures.veiled(p, x + dx, y, h, m.figure, lining, skin)


def novice(p: Pen, m: Mood, seed: int = 1) -> None:
    """A young sister in a plain coif, her candle before her."""
    x = focus(p)
    t = tones(m, -0.05)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.top, m.mid, 0.5)), (1, m.figure)))
    p.circle(
        x - 52,
        50,
        120,
        p.rad(x - 52, 50, 120, (0, "#FFDFA0", 0.75), (0.25, m.low, 0.5), (0.7, m.mid, 0.25), (1, m.mid, 0)),
    )
    p.layer()
    p.path(f"M{x - 58} 104V66H{x - 46}V104Z", mix("#F1E3C4", m.mid, 0.2))
    p.path(f"M{x - 50} 104V66H{x - 46}V104Z", mix("#F1E3C4", m.mid, 0.55))
    p.circle(x - 52, 52, 20, p.rad(x - 52, 52, 20, (0, "#FFF3C8", 0.95), (1, "#FFC870", 0)))
    p.path(
        f"M{x - 52} 36C{x - 45} 46 {x - 44} 52 {x - 46} 57C{x - 48} 62 {x - 56} 62 {x - 58} 57"
        f"C{x - 60} 52 {x - 57} 46 {x - 52} 36Z",
        "#FFE9A8",
    )
    coif = (
        "M62.500 46C60 36 50 29 39 33C26 38 22 54 26 70C27 82 24 92 14 102L4 150H92C92 132 86 116 74 110"
        "C66 106 60 104 56 99"
        "C47 94 44 82 46 70C47 60 53 51 62.500 46Z"
    )
    with p.place(x + 76, -34, 1.16, flip=True):
        p.layer(*scenery.edge(m))
        p.path(coif, t.cloth)
        profile_f(p, t)
        p.layer(*scenery.edge(m))
        p.path(coif, t.cloth)
        p.layer(clip=True)
        p.path(
            "M62.500 46C53 51 47 60 46 70C44 82 47 94 56 99L51 104C40 98 37 84 39 70C41 56 50 46 62.500 46Z",
            mix("#F1E3C4", m.mid, 0.3),
        )
        p.path("M56 99C60 104 66 106 74 110C86 116 92 132 92 150H80C80 132 72 118 54 108Z", t.fold)


def shrine(p: Pen, m: Mood, seed: int = 1) -> None:
    """A planted faith: a veiled statue on its plinth, pilgrims in the sand."""
    x = focus(p)
    scenery.sky(p, m, 82, (x, 34, 26), seed=seed)
    for k in range(20):
        with p.at(x, 34, turn=k * 18):
            p.path("M-0.700 -30L0 -46L0.700 -30Z" if k % 2 else "M-1.100 -30L0 -62L1.100 -30Z", m.rim, o=0.7)
    scenery.sands(p, m, 84, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 24} 90L{x - 19} 66H{x + 19}L{x + 24} 90Z", mix(m.figure, m.land, 0.35))
    p.path(f"M{x + 6} 66H{x + 19}L{x + 24} 90H{x + 10}Z", mix(m.land, m.rim, 0.3))
    p.path(f"M{x - 23} 68V62H{x + 23}V68Z", mix(m.figure, m.land, 0.5))
    figures.veiled(p, x, 62, 56, mix(m.figure, m.land, 0.3), mix(m.land, m.rim, 0.35))
    p.layer(*scenery.edge(m))
    for dx, h, flip in ((-92, 22, False), (-66, 25, False), (-40, 23, False), (44, 23, True), (70, 26, True)):
        figures.kneeler(p, x + dx, 98, h, m.figure, flip=flip)
    figures.fremen(p, x - 116, 99, 34, m.figure, staff=True)


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


def vision(p: Pen, m: Mood, seed: int = 1, kind: str = "") -> None:
    """Prescience: the blue eye over the desert, the sleeper, a body at rest; or a light that shows nothing yet."""
    x = focus(p)
    scenery.sky(p, m, 88, None, seed=seed, stars=40)
    p.circle(x, 44, 84, p.rad(x, 44, 84, (0, m.disc, 0.75), (0.4, m.low, 0.4), (1, m.low, 0)))
    scenery.sands(p, m, 88, bands=2, lift=4)
    p.layer(*scenery.edge(m))
    if kind == "eye":
        things.eye(p, m, x, 44, 1.5)
        p.layer()
        figures.fremen(p, x - 2, 96, 20, m.figure)
    elif kind == "sleeper":
        p.layer(*scenery.edge(m))
        p.path(
            f"M{x + 16} 104C{x + 24} 84 {x + 34} 62 {x + 52} 60C{x + 80} 57 {x + 100} 70 {p.w + 4} 74V104Z",
            mix(m.figure, m.mid, 0.2),
        )
        with p.at(x - 64, 124, 1.06, turn=-90):
            p.path(PROFILE_M, m.figure)
            p.path(
                "M60 42C56 34 40 30 31 40C22 52 26 74 34 88V112H58L57.500 101C50 96 46 84 47 70C48 58 56 52 60 42Z",
                m.figure,
            )
        p.layer(clip=True)
        with p.at(x - 64, 124, 1.06, turn=-90):
            p.path(
                "M56.500 36C60 42 61.800 48 61.600 54.500L67 58.600C66 62 61 66 60 70.200"
                "C61 74 63.500 74 60.600 83.500L62.200 90H78V36Z",
                mix(m.figure, m.skin, 0.5),
            )
        p.layer()
        things.eye(p, m, x - 20, 26, 0.86)
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


def whisper(p: Pen, m: Mood, seed: int = 1) -> None:
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
