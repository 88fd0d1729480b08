"""Motif families of the open desert."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, places, scenery, things
from dune_desktop.ui.art.palette import SPICE, WATER, Mood
from dune_desktop.ui.art.pen import Pen, mix


def focus(p: Pen) -> float:
    """Where the subject stands: right of the middle in wide pictures, for labels may lie on the upper left."""
    return p.w * (0.5 + 0.1 * min(1.0, max(0.0, (p.w - 120) / 130)))


def walkers(
    p: Pen,
    m: Mood,
    seed: int = 1,
    count: int = 4,
    staff: bool = True,
    sun: float = 0.3,
    armed: bool = False,
    moons: bool = False,
) -> None:
    """Fremen in single file on a crest, long shadows towards us."""
    x = focus(p)
    sx = p.w * sun
    scenery.sky(p, m, 68, None if moons else (sx, 62, 17), seed=seed)
    if moons:
        scenery.moon(p, m, sx, 26, 13)
        scenery.moon(p, m, sx + 27, 15, 5)
    scenery.mesa(p, p.w * 0.9, 71, 62, 30, m.far, mix(m.far, m.disc, 0.22))
    scenery.sands(p, m, 72, phase=0.02 * seed % 0.2, bands=2)
    p.layer(*scenery.edge(m))
    rise = 84
    scenery.dune(p, rise, mix(m.figure, m.land, 0.3), "", 9, 0.24)
    for k in range(count):
        h = 35 - 3.2 * k
        xx = x + 34 - k * 21
        yy = rise - 4 + 0.003 * (xx - x) ** 2 * 0.6
        figures.fremen(p, xx, yy, h, m.figure, flip=True, staff=staff and k % 2 == 0, knife="#F5EBD2" if armed else "")
    p.layer()
    scenery.mist(p, m.figure, 101, 20, 0.7)


def prophet(p: Pen, m: Mood, seed: int = 1) -> None:
    """One figure before an immense sun, paths of the future branching from the feet."""
    x = focus(p)
    scenery.sky(p, m, 74, (x, 52, 33), seed=seed)
    for k in range(24):
        with p.at(x, 52, turn=k * 15):
            p.path("M-0.500 -38L0 -54L0.500 -38Z" if k % 2 else "M-0.900 -38L0 -66L0.900 -38Z", m.rim, o=0.65)
    scenery.halo(p, m, x, 52, 36)
    scenery.dune(p, 78, mix(m.land, m.figure, 0.25), mix(m.land, m.low, 0.4), 6)
    for k in range(-4, 5):
        p.line(
            f"M{x} 78C{x + k * 5} 84 {x + k * 16} 88 {x + k * 34} 104",
            m.disc,
            1.3 if k else 2.2,
            o=0.75 if not k else 0.4,
        )
    p.layer(*scenery.edge(m))
    figures.fremen(p, x, 80, 44, m.figure)


def orbit(p: Pen, m: Mood, seed: int = 1, side: float = 0.62, r: float = 58, moons: int = 2) -> None:
    """Arrakis from space, with moons."""
    x = p.w * side
    scenery.space(p, m, seed=seed)
    scenery.planet(p, m, x, 66, r, seed=seed)
    p.circle(x, 66, r + 8, stroke=m.rim, sw=0.5, o=0.5)
    p.circle(x, 66, r + 10, stroke=m.rim, sw=1.6, dash="0.4 3.6", o=0.5)
    if moons:
        scenery.moon(p, m, x - r * 1.25, 26, 7)
    if moons > 1:
        scenery.moon(p, m, x + r * 1.22, 16, 4)


def harvest(p: Pen, m: Mood, seed: int = 1, lift: bool = False, sun: float = 0.28) -> None:
    """A harvester at work on the spice sands."""
    x = focus(p)
    scenery.sky(p, m, 66, (p.w * sun, 58, 16), seed=seed)
    scenery.mesa(p, p.w * 0.05, 70, 66, 24, m.far)
    scenery.sands(p, m, 70, phase=0.04 * (seed % 4))
    p.layer(*scenery.edge(m))
    if lift:
        craft.carryall(p, m, x, 24, 1.05)
        p.line(f"M{x - 12} 28L{x - 15} 47M{x + 12} 28L{x + 15} 47", m.figure, 1)
        craft.harvester(p, m, x, 70, 1.05)
        p.layer()
        for k, o in ((0, 0.5), (1, 0.35), (2, 0.25)):
            p.ellipse(x - 4 + k * 10, 80 + k, 34 - k * 6, 4.5, mix(m.land, m.disc, 0.45), o=o)
        return
    craft.harvester(p, m, x, 86, 1.55)
    p.layer()
    craft.plume(p, x + 26, 76, 1.25, mix(m.low, m.disc, 0.4), 0.45)
    craft.plume(p, x + 20, 90, 1.0, mix(m.land, m.disc, 0.3), 0.6)
    for k in range(14):
        p.circle(x - 62 + k * 2.6 + (k % 3), 88 + (k * 5) % 9, 0.7 + 0.3 * (k % 3), SPICE, o=0.9)
    p.layer(*scenery.edge(m))
    craft.thopter(p, m, x - 66, 27, 0.42)
    craft.thopter(p, m, x - 38, 17, 0.26)
    scenery.dune(p, 97, mix(m.figure, m.land, 0.2), "", 4)


def flight(
    p: Pen, m: Mood, seed: int = 1, guns: bool = False, canyon: bool = False, flock: int = 2, size: float = 1.15
) -> None:
    """Ornithopters over the sand."""
    x = focus(p)
    scenery.sky(p, m, 72, (p.w * 0.26, 60, 15), seed=seed)
    if canyon:
        scenery.mesa(p, p.w * 0.42, 84, 60, 38, m.far, mix(m.far, m.disc, 0.18))
        scenery.dune(p, 86, mix(m.land, m.figure, 0.45))
        p.layer(*scenery.edge(m, 0.7))
        scenery.cliff(p, p.w * 0.3, p.w * 0.3, 8, mix(m.figure, m.land, 0.22), mix(m.figure, m.land, 0.5))
        scenery.cliff(p, p.w * 0.84, p.w * 0.2, 22, mix(m.figure, m.land, 0.22), flip=True)
    else:
        scenery.mesa(p, p.w * 0.9, 76, 70, 26, m.far, mix(m.far, m.disc, 0.2))
        scenery.sands(p, m, 76, phase=0.05 * (seed % 3))
    p.layer(*scenery.edge(m))
    craft.thopter(p, m, x, 48, size, turn=-5)
    for k in range(flock):
        craft.thopter(p, m, x - 58 - 26 * k, 26 + 13 * (k % 2), 0.42 - 0.1 * k)
    if guns:
        p.layer()
        for k in range(3):
            p.line(f"M{x - 26} {52 + k * 1.6}L{x - 92 - 5 * k} {80 + k * 6}", m.rim, 1.2, dash="9 6")
        for xx, r in ((x - 94, 7), (x - 104, 5), (x - 84, 4)):
            p.circle(xx, 88, r, SPICE, o=0.8)
            p.circle(xx, 87, r * 0.5, m.rim)


def worm(p: Pen, m: Mood, seed: int = 1, riders: int = 0, battle: bool = False) -> None:
    """Shai-Hulud: breaking the sand, or ridden."""
    x = focus(p)
    scenery.sky(p, m, 70, (p.w * 0.25, 60, 17), seed=seed)
    scenery.sands(p, m, 72, bands=2)
    p.layer(*scenery.edge(m))
    if riders:
        body = mix(m.figure, m.land, 0.42)
        p.path(
            f"M{x - 92} 52C{x - 104} 60 {x - 100} 76 {x - 84} 80C{x - 30} 66 {x + 40} 70 {p.w + 4} 92V104H{x - 88}"
            f"C{x - 70} 96 {x - 40} 104 {x} 104H{p.w + 4}V72C{x + 40} 46 {x - 40} 34 {x - 92} 52Z",
            body,
        )
        p.path(
            f"M{x - 92} 52C{x - 40} 34 {x + 40} 46 {p.w + 4} 72V78C{x + 40} 54 {x - 40} 42 {x - 95} 57Z",
            mix(m.land, m.rim, 0.32),
        )
        for k in range(9):
            xx = x - 70 + k * 22
            top = 45 + 0.0022 * (xx - x + 30) ** 2
            p.line(
                f"M{xx} {top:.1f}C{xx + 7} {top + 14:.1f} {xx + 7} {top + 30:.1f} {xx + 2} {top + 44:.1f}",
                m.figure,
                1.2,
                o=0.65,
            )
        p.path(f"M{x - 92} 52C{x - 106} 58 {x - 106} 76 {x - 84} 80C{x - 90} 72 {x - 92} 62 {x - 92} 52Z", m.figure)
        for k in range(riders):
            xx = x - 50 + k * 29
            figures.rider(p, xx, 43.5 + 0.0022 * (xx - x + 30) ** 2, 29 - 2.4 * k, m.figure, flip=True)
        p.layer()
        for k in range(6):
            craft.plume(p, x - 96 + k * 36, 99 - (k % 2) * 3, 0.62, mix(m.land, m.disc, 0.42), 0.55, k % 2 == 0)
        return
    craft.worm_arch(p, m, x, 88, 1.06)
    p.layer()
    craft.plume(p, x + 26, 86, 0.7, mix(m.land, m.disc, 0.4), 0.6)
    craft.plume(p, x - 24, 88, 0.6, mix(m.land, m.disc, 0.4), 0.6, True)
    scenery.dune(p, 91, mix(m.figure, m.land, 0.35), "", 6, 0.1)
    if battle:
        p.layer(*scenery.edge(m))
        for k in range(6):
            figures.soldier(p, p.w * 0.05 + k * 13, 99 - (k % 2) * 3, 25, m.figure, lance=k % 2 == 0)
        for k in range(3):
            figures.fremen(p, x + 52 + k * 16, 100 - k, 27, m.figure, flip=True, knife="#F5EBD2")


def ambush(p: Pen, m: Mood, seed: int = 1) -> None:
    """Fighters rising out of the sand with drawn knives, the column unaware on the crest."""
    x = focus(p)
    scenery.sky(p, m, 62, (p.w * 0.78, 50, 14), seed=seed)
    scenery.sands(p, m, 66, bands=2)
    p.layer(*scenery.edge(m, 0.6))
    for k in range(5):
        figures.soldier(p, p.w * 0.14 + k * 11, 68 - k * 0.8, 13, m.figure)
    p.layer(*scenery.edge(m))
    for k, (dx, h, yy) in enumerate(((-38, 44, 101), (4, 58, 105), (48, 42, 100))):
        figures.fremen(p, x + dx, yy, h, m.figure, flip=k != 2, knife="#F5EBD2")
    p.layer()
    scenery.dune(p, 92, mix(m.figure, m.land, 0.36), mix(m.land, m.disc, 0.12), 6, 0.16)


def camp(p: Pen, m: Mood, seed: int = 1) -> None:
    """Stilltents under a rock, one lamp, two moons."""
    x = focus(p)
    scenery.sky(p, m, 74, None, stars=60, seed=seed)
    scenery.moon(p, m, p.w * 0.22, 24, 10)
    scenery.moon(p, m, p.w * 0.31, 15, 4.5)
    scenery.mesa(p, p.w * 0.82, 82, 108, 64, m.far, mix(m.far, m.disc, 0.16))
    scenery.dune(p, 82, mix(m.land, m.figure, 0.4))
    p.circle(x - 10, 84, 44, p.rad(x - 10, 84, 44, (0, SPICE, 0.7), (1, SPICE, 0)))
    p.layer(*scenery.edge(m))
    for dx, s in ((-46, 0.9), (-6, 1.25), (40, 1.0)):
        with p.at(x + dx, 92, s):
            p.path("M-20 0C-17 -11 -9 -21 0 -23C9 -21 17 -11 20 0Z", mix(m.figure, m.land, 0.3))
            p.path("M0 -23C9 -21 17 -11 20 0H9C9 -9 6 -18 0 -23Z", mix(m.land, m.disc, 0.2))
            p.path("M-6 0C-5 -8 -3 -13 0 -16C3 -13 4 -8 5 0Z", "#F6A24A")
    figures.fremen(p, x + 66, 93, 22, m.figure, flip=True)
    figures.hooded(p, x - 27, 95, 17, m.figure)
    p.layer()
    scenery.dune(p, 97, m.figure, "", 5)


def gate(p: Pen, m: Mood, seed: int = 1, who: str = "") -> None:
    """The gate of Arrakeen and those who meet before it; or nobody yet."""
    x = focus(p)
    scenery.sky(p, m, 78, (x, 50, 24), seed=seed)
    scenery.halo(p, m, x, 50, 29)
    p.path(
        f"M-2 80V66H{x - 86}V60H{x - 70}V66H{x - 40}V80ZM{p.w + 2} 80V64H{x + 84}V58H{x + 66}V66H{x + 40}V80Z", m.far
    )
    p.layer(*scenery.edge(m, 0.8))
    places.gate(p, m, x, 84, 1.12)
    p.rect(-2, 82, p.w + 4, 22, mix(m.figure, m.land, 0.3))
    p.layer()
    p.path(f"M{x - 15} 82H{x + 15}L{x + 46} 102H{x - 46}Z", m.disc, o=0.45)
    p.layer(*scenery.edge(m))
    if who == "pair":
        figures.fremen(p, x - 24, 98, 38, m.figure)
        figures.noble(p, x + 12, 98, 37, m.figure, flip=True)
    elif who == "muster":
        for k in range(7):
            figures.soldier(p, x - 78 + k * 15, 98 - 0.9 * k, 30 - 1.6 * k, m.figure)
        figures.noble(p, x + 44, 99, 40, m.figure, flip=True)
    elif who == "arrival":
        for dx, h in ((-14, 30), (4, 34), (20, 27)):
            figures.hooded(p, x + dx, 99, h, m.figure)


def lookout(p: Pen, m: Mood, seed: int = 1) -> None:
    """A scout on a ledge with a glass, the basin wide below."""
    x = focus(p)
    scenery.sky(p, m, 66, (p.w * 0.2, 56, 15), seed=seed)
    scenery.mesa(p, p.w * 0.34, 70, 50, 20, m.far)
    scenery.sands(p, m, 70, bands=3)
    p.layer(*scenery.edge(m, 0.7))
    scenery.town(p, m, p.w * 0.26, 74, 0.62)
    p.layer(*scenery.edge(m))
    p.path(
        f"M{x - 30} 104L{x - 36} 72L{x - 14} 67L{x + 12} 64L{x + 34} 44L{x + 62} 38L{p.w + 2} 22V104Z",
        mix(m.figure, m.land, 0.2),
    )
    with p.at(x - 2, 66, 1.5):
        p.path("M-4 0C-5 -6 -4 -11 -1 -14C-2.500 -17.500 -1 -21 2 -21C5 -21 6.500 -18 5 -15C8 -12 9 -5 9 0Z", m.figure)
        p.path("M-1 -18.500L-10 -19.500V-15.500L0 -15ZM-2 -10L-7 -16L-4.500 -17L1 -11Z", m.figure)
    p.layer()
    p.circle(x - 17, 40, 1.6, m.rim)


def probe(p: Pen, m: Mood, seed: int = 1) -> None:
    """A hunter of spice kneeling at a glowing blow in the sand."""
    x = focus(p)
    scenery.sky(p, m, 66, (p.w * 0.8, 58, 14), seed=seed)
    scenery.sands(p, m, 70, bands=2)
    p.circle(x - 30, 88, 56, p.rad(x - 30, 88, 56, (0, SPICE, 0.85), (1, SPICE, 0)))
    p.path(f"M{x - 30} 90C{x - 44} 70 {x - 40} 50 {x - 54} 30C{x - 34} 42 {x - 18} 60 {x - 18} 90Z", SPICE, o=0.35)
    p.layer(*scenery.edge(m))
    figures.fremen(p, x + 26, 95, 56, m.figure, flip=True)
    p.line(f"M{x + 18} 62L{x - 24} 88", m.figure, 2)
    p.line(f"M{x + 18} 58L{x + 12} 66", m.figure, 2.6)
    craft.harvester(p, m, p.w * 0.15, 75, 0.42)
    p.layer()
    things.spice_heap(p, m, x - 34, 95, 60, 15)
    scenery.dune(p, 97, m.figure, "", 4)


def sietch(p: Pen, m: Mood, seed: int = 1, who: str = "") -> None:
    """A cave of the Fremen with light falling in, and who is there; or nobody yet."""
    x = focus(p)
    scenery.sky(p, m, 76, (x + 14, 56, 17), seed=seed, stars=8)
    scenery.dune(p, 76, mix(m.land, m.low, 0.2), mix(m.land, m.disc, 0.4), 5)
    p.layer()
    scenery.cave(p, m, x, 50, 46, seed)
    p.path(f"M-2 102V92C{x - 60} 82 {x + 60} 82 {p.w + 2} 92V102Z", mix(m.figure, m.land, 0.3))
    p.path(f"M{x - 26} 86H{x + 26}L{x + 60} 102H{x - 60}Z", m.disc, o=0.35)
    p.layer(*scenery.edge(m))
    if who == "mother":
        figures.veiled(p, x, 96, 62, m.figure, mix(m.figure, m.mid, 0.7), mix(m.skin, m.figure, 0.1))
        figures.kneeler(p, x - 48, 97, 24, m.figure)
        figures.kneeler(p, x + 48, 97, 24, m.figure, flip=True)
    elif who == "pool":
        for dx, yy, size in ((-92, 74, 1.2), (-108, 52, 0.9), (88, 70, 1.1), (104, 48, 0.9)):
            w, h = 5 * size, 9 * size
            p.path(
                f"M{x + dx - w} {yy}V{yy - h}C{x + dx - w} {yy - h - 6 * size} {x + dx + w} {yy - h - 6 * size}"
                f" {x + dx + w} {yy - h}V{yy}Z",
                m.disc,
                o=0.85,
            )
        p.layer()
        p.ellipse(x, 91, 62, 7, mix(WATER, m.figure, 0.35))
        p.ellipse(x + 4, 90, 42, 3.6, mix(WATER, "#FFFFFF", 0.4), o=0.7)
        p.layer(*scenery.edge(m))
        figures.kneeler(p, x - 48, 93, 25, m.figure)
        figures.fremen(p, x + 46, 92, 36, m.figure, flip=True)
        figures.fremen(p, x + 64, 93, 33, m.figure, flip=True, staff=True)


def basin(p: Pen, m: Mood, seed: int = 1, kind: str = "flat") -> None:
    """The three desert spaces: the great flat, Hagga basin under rocks, the Imperial basin under the wall."""
    x = focus(p)
    scenery.sky(p, m, 66, (p.w * 0.3, 60 if kind == "flat" else 40, 18), seed=seed)
    if kind == "hagga":
        for cx, w, h in ((0.08, 70, 40), (0.95, 90, 50), (0.7, 40, 24)):
            scenery.mesa(p, p.w * cx, 72, w, h, m.far, mix(m.far, m.disc, 0.22))
    elif kind == "imperial":
        p.path(
            f"M-2 74L{p.w * 0.1} 54L{p.w * 0.2} 60L{p.w * 0.3} 46L{p.w * 0.42} 58L{p.w * 0.55} 40L{p.w * 0.7} 54"
            f"L{p.w * 0.82} 36L{p.w * 0.93} 50L{p.w + 2} 42V80H-2Z",
            m.far,
        )
        p.layer(*scenery.edge(m, 0.7))
        scenery.town(p, m, x + 20, 74, 1.0)
        p.layer()
    scenery.sands(p, m, 72, phase={"flat": 0.0, "hagga": 0.12, "imperial": 0.2}[kind], lift=4 if kind == "flat" else 6)
    things.spice_heap(p, m, x + (0 if kind != "flat" else -10), 88, 64, 12)
    p.layer(*scenery.edge(m))
    if kind == "flat":
        craft.harvester(p, m, x + 56, 77, 0.5)
        p.path(f"M{p.w * 0.06} 92C{p.w * 0.12} 84 {p.w * 0.22} 83 {p.w * 0.3} 92Z", mix(m.land, m.figure, 0.5))
    elif kind == "hagga":
        craft.carryall(p, m, x - 40, 32, 0.6)
    else:
        craft.thopter(p, m, x - 62, 30, 0.5)


def stillsuits(p: Pen, m: Mood, seed: int = 1) -> None:
    """Three hooded faces with nose tubes: the people who drink their own breath."""
    x = focus(p)
    scenery.sky(p, m, 90, (x, 42, 30), seed=seed)
    for dx, s, tone in ((-46, 0.86, 0.35), (46, 0.86, 0.35), (0, 1.12, 0.1)):
        p.layer(*scenery.edge(m))
        with p.at(x + dx, 104, s):
            p.path(
                "M-34 0C-32 -18 -22 -26 -14 -32C-20 -46 -16 -70 0 -72C16 -70 20 -46 14 -32C22 -26 32 -18 34 0Z",
                mix(m.figure, m.mid, tone),
            )
        p.layer()
        with p.at(x + dx, 104, s):
            p.path(
                "M0 -64C9 -63 12.500 -52 11 -43C10 -36 5 -30 0 -28C-5 -30 -10 -36 -11 -43C-12.500 -52 -9 -63 0 -64Z",
                mix(m.shade, m.figure, 0.2),
            )
            p.path("M1 -64C9 -63 12.500 -52 11 -43C10 -36 5 -30 0 -28Z", m.skin)
            p.path(
                "M-11.500 -46C-5 -44.500 5 -44.500 11.500 -46C11.500 -38 6 -30 0 -28C-6 -30 -11.500 -38 -11.500 -46Z",
                mix(m.figure, m.mid, 0.3),
            )
            p.path("M2 -45C5.500 -45 8.500 -45.300 11.500 -46C11.500 -38 6 -30 0 -28Z", mix(m.figure, m.mid, 0.75))
            p.line("M2 -46C5 -42 9 -40 14 -34", mix(m.rim, m.mid, 0.4), 1.4)
            p.path(
                "M-9 -51.500C-6.500 -54 -4 -54 -2.500 -51.500C-4.500 -49.700 -7 -49.700 -9 -51.500ZM9 -51.500"
                "C6.500 -54 4 -54 2.500 -51.500C4.500 -49.700 7 -49.700 9 -51.500Z",
                m.figure,
            )
            p.circle(5.600, -51.700, 1.3, "#5DB7FF")
            p.circle(-5.600, -51.700, 1.2, mix("#5DB7FF", m.figure, 0.3))
            p.line("M-14 -58C-8 -66 8 -66 14 -58", mix(m.rim, m.mid, 0.5), 1)
