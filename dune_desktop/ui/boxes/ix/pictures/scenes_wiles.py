"""What is done unseen: machines that think, shadows, the weirding way, goods of doubtful origin."""

from __future__ import annotations

from dune_desktop.ui.art import figures, scenery, things
from dune_desktop.ui.art.faces import PROFILE_M, front, tones
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.ix.pictures.gears import gear


def machine(p: Pen, m: Mood, seed: int = 1) -> None:
    """A head that thinks with wheels."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.6, mix(m.figure, m.mid, 0.8)), (1, m.figure)))
    p.circle(x + 6, 46, 84, p.rad(x + 6, 46, 84, (0, m.low, 0.8), (0.6, m.mid, 0.35), (1, m.mid, 0)))
    for k in range(9):
        p.line(f"M{x - 130} {8 + k * 11}H{x - 40 - (k % 3) * 14}l6 6H{x - 20}", mix(m.mid, m.low, 0.6), 0.7, o=0.6)
        p.circle(x - 40 - (k % 3) * 14, 8 + k * 11, 1.5, BRASS)
    with p.place(x - 70, -44, 1.36):
        p.layer(*scenery.edge(m))
        p.path(PROFILE_M, mix(m.figure, m.mid, 0.3))
        p.path("M33 96C22 100 10 104 2 118V150H96C92 126 78 108 57 101Z", mix(m.figure, m.mid, 0.2))
        p.layer(clip=True)
        p.path(
            "M60 41L67.600 52L67.500 59.800L73 69L69 72L69 88L62 90C62 80 60 72 61 64C61 56 61 48 56 36Z",
            mix(m.figure, m.rim, 0.5),
        )
        p.circle(46, 57, 15.500, m.figure)
        p.layer()
        gear(p, 43, 58, 12, BRASS, 12, 0.4, m.figure)
        gear(p, 55.500, 48.500, 6.4, BRASS_LIGHT, 9, 0.4, m.figure)
        gear(p, 54, 66.500, 5.2, mix(BRASS, m.figure, 0.3), 8, 0.4, m.figure)
        p.circle(64, 61.500, 2, "#6FD8FF")
        p.line("M50 73L51 84M46 74L46 96M40 76L39 100", BRASS, 0.9)


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


def market(p: Pen, m: Mood, seed: int = 1, kind: str = "fence") -> None:
    """A stall in a lane of Arrakeen: goods of doubtful origin, or spice by weight."""
    x = focus(p)
    scenery.sky(p, m, 80, (p.w * 0.2, 50, 16), seed=seed)
    p.path(
        f"M-2 102V40H{p.w * 0.1}V30H{p.w * 0.16}V44H{p.w * 0.24}V102ZM{p.w + 2} 102V34H{p.w * 0.9}V46H{p.w * 0.86}"
        "V102Z",
        mix(m.far, m.figure, 0.3),
    )
    scenery.dune(p, 86, mix(m.figure, m.land, 0.45))
    p.layer(*scenery.edge(m))
    stripes = SPICE if kind == "spice" else m.accent
    p.path(f"M{x - 62} 100V38H{x - 58}V100ZM{x + 62} 100V38H{x + 58}V100Z", m.figure)
    p.path(f"M{x - 72} 42L{x - 56} 20H{x + 56}L{x + 72} 42Z", mix(m.figure, stripes, 0.55))
    p.layer()
    for k in range(5):
        a, b = x - 72 + k * 28.8, x - 56 + k * 22.4
        p.path(f"M{a} 42L{b} 20H{b + 11.2}L{a + 14.4} 42C{a + 14.4} 46 {a} 46 {a} 42Z", mix(stripes, m.disc, 0.15))
    p.circle(x, 62, 40, p.rad(x, 62, 40, (0, m.disc, 0.5), (1, m.disc, 0)))
    p.layer(*scenery.edge(m))
    figures.sitter(p, x - 4, 82, 40, m.figure)
    p.rect(x - 66, 80, 132, 24, mix(m.figure, m.land, 0.25))
    p.rect(x - 68, 78.5, 136, 2.6, BRASS)
    if kind == "spice":
        for dx in (-44, 40):
            things.spice_heap(p, m, x + dx, 79, 34, 15)
        things.scales(p, m, x + 10, 64, 0.5)
    else:
        for dx in (-48, -32):
            things.crate(p, m, x + dx, 79, 14, 12, BRASS_LIGHT)
        things.dagger(p, m, x + 30, 70, 0.4, 62)
        things.ring(p, m, x + 50, 68, 0.36)
        things.vial(p, m, x - 16, 69, 0.42, "#8FD45A")
    p.layer(*scenery.edge(m))
    figures.hooded(p, x + 84, 101, 40, m.figure, flip=True)
    p.rect(x - 68, 81, 136, 0.8, BRASS, o=0.5)
