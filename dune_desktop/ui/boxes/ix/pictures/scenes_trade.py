"""What is bought, shipped and hidden: motifs of Rise of Ix on the grounds of the game."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, scenery, things
from dune_desktop.ui.art.families import space
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.families.table import shadow
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SPICE, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.ix.pictures.gears import gear


def chest(p: Pen, m: Mood, seed: int = 1) -> None:
    """A war chest, full."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.layer(*scenery.edge(m, 0.7))
    shadow(p, x, 92, 60)
    p.path(f"M{x - 48} 62H{x + 48}L{x + 44} 92H{x - 44}Z", mix(m.figure, m.land, 0.35))
    p.path(
        f"M{x - 48} 62C{x - 52} 34 {x - 42} 20 {x - 28} 18H{x + 34}C{x + 48} 20 {x + 54} 36 {x + 48} 56"
        f"L{x + 40} 52H{x - 40}Z",
        mix(m.figure, m.land, 0.2),
    )
    things.pile(p, m, x, 66, 1.15, (3, 5, 6, 4, 3))
    p.path(f"M{x - 50} 60H{x + 50}V68H{x - 50}Z", BRASS)
    p.path(f"M{x - 36} 68H{x - 29}V92H{x - 35}ZM{x + 29} 68H{x + 36}L{x + 35} 92H{x + 29}Z", BRASS_DARK)
    p.rect(x - 6, 62, 12, 13, BRASS_LIGHT)
    p.circle(x, 67, 2, m.figure)


def blackmail(p: Pen, m: Mood, seed: int = 1) -> None:
    """Letters under a dagger."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.layer(*scenery.edge(m, 0.6))
    for k, turn in enumerate((-22, 6, 20)):
        things.letter(p, m, x - 34 + k * 34, 64 + (k % 2) * 5, 0.82, "#3A2A52" if k % 2 else "#A8302A", turn)
    things.dagger(p, m, x + 4, 58, 1.0, 160)


def cup(p: Pen, m: Mood, seed: int = 1) -> None:
    """A cup, and what was poured into it."""
    x = focus(p)
    scenery.table(p, m, x, 62, seed=seed)
    p.layer(*scenery.edge(m, 0.7))
    shadow(p, x, 91, 36)
    p.path(
        f"M{x - 22} 30H{x + 22}C{x + 22} 54 {x + 12} 62 {x + 4} 64V84H{x + 18}V90H{x - 18}V84H{x - 4}V64"
        f"C{x - 12} 62 {x - 22} 54 {x - 22} 30Z",
        BRASS,
    )
    p.path(
        f"M{x + 6} 30H{x + 22}C{x + 22} 54 {x + 12} 62 {x + 4} 64V84H{x + 18}V90H{x + 2}V62"
        f"C{x + 8} 54 {x + 8} 42 {x + 6} 30Z",
        BRASS_LIGHT,
    )
    p.ellipse(x, 30, 22, 4.5, mix("#8A1E3A", m.figure, 0.1))
    things.drop(p, x - 2, 17, 6, "#8FD45A")
    things.vial(p, m, x - 48, 78, 0.6, "#8FD45A", 24)


def blades(p: Pen, m: Mood, seed: int = 1) -> None:
    """Two blades crossed on the table."""
    x = focus(p)
    scenery.table(p, m, x, 60, seed=seed)
    p.layer(*scenery.edge(m, 0.6))
    things.dagger(p, m, x - 3, 56, 1.15, 48)
    things.dagger(p, m, x + 3, 56, 1.15, -48)


def pad(p: Pen, m: Mood, seed: int = 1) -> None:
    """A freighter comes down to a lit pad."""
    x = focus(p)
    scenery.sky(p, m, 78, (p.w * 0.24, 64, 16), seed=seed)
    scenery.mesa(p, p.w * 0.12, 82, 70, 24, m.far)
    p.layer(*scenery.edge(m, 0.7))
    scenery.town(p, m, p.w * 0.2, 84, 0.8)
    p.rect(-2, 83, p.w + 4, 20, mix(m.figure, m.land, 0.3))
    p.layer()
    p.ellipse(x, 90, 66, 7.5, mix(m.figure, m.mid, 0.6))
    p.ellipse(x, 90, 58, 6, stroke=m.disc, sw=0.9)
    p.path(f"M{x - 34} 62L{x - 46} 90H{x + 46}L{x + 34} 62Z", p.lin(0, 62, 0, 90, (0, m.disc, 0.55), (1, m.disc, 0.1)))
    for k in range(7):
        p.circle(x - 60 + k * 20, 90 + 6.5 * (1 - ((k - 3) / 3) ** 2) ** 0.5, 1.6, SPICE)
    p.layer(*scenery.edge(m))
    craft.freighter(p, m, x, 50, 1.9, stripe=m.accent)
    craft.freighter(p, m, x - 84, 22, 0.55, stripe=m.accent)


def pact(p: Pen, m: Mood, seed: int = 1) -> None:
    """A heighliner that bears the wheel of Ix."""
    x = focus(p)
    space.heighliner(p, m, seed, lighters=0, turn=10.0)
    p.layer()
    gear(p, x - 14, 46, 15, mix(m.figure, "#57C59B", 0.85), 12, 0.55, m.figure)
    p.circle(x - 14, 46, 5, BRASS_LIGHT)


def tank(p: Pen, m: Mood, seed: int = 1) -> None:
    """An official of the Guild before a Navigator in his tank."""
    x = focus(p)
    scenery.hall(p, m, x + 14, mix(m.disc, SPICE, 0.35), 2)
    p.layer(*scenery.edge(m))
    p.path(f"M{x - 10} 88V28C{x - 10} 4 {x + 74} 4 {x + 74} 28V88Z", mix(m.figure, m.mid, 0.4))
    p.layer()
    p.path(
        f"M{x - 3} 82V30C{x - 3} 11 {x + 67} 11 {x + 67} 30V82Z",
        p.lin(0, 14, 0, 84, (0, mix(SPICE, "#FFE9B0", 0.5)), (1, mix(SPICE, m.figure, 0.35))),
    )
    with p.at(x, 2):
        p.path(
            "M32 14C42 14 47 24 44 34C42 40 39 43 38 48C45 50 53 48 58 39L62 43C58 55 48 59 39 58"
            "C39 66 45 73 54 74C45 82 34 79 30 70C28 66 27 62 26 57"
            "C18 60 8 55 3 45L7 42C12 49 19 51 26 48C25 43 22 40 20 34C17 24 22 14 32 14Z",
            mix(m.figure, SPICE, 0.25),
            o=0.8,
        )
        p.path(
            "M24 29C26 27.500 28 28 29 30C27.500 31.500 25 31 24 29ZM40 29C38 27.500 36 28 35 30"
            "C36.500 31.500 39 31 40 29Z",
            "#5DB7FF",
        )
    for k in range(3):
        p.path(
            f"M{x - 3} {40 + k * 16}C{x + 16} {34 + k * 16} {x + 40} {46 + k * 16} {x + 67} {38 + k * 16}"
            f"V{44 + k * 16}C{x + 40} {52 + k * 16} {x + 16} {40 + k * 16} {x - 3} {46 + k * 16}Z",
            "#FFE2A8",
            o=0.22,
        )
    p.line(f"M{x - 10} 60H{x + 74}M{x + 10} 88V10M{x + 54} 88V10", m.figure, 1.6, o=0.65)
    p.layer(*scenery.edge(m))
    figures.guildsman(p, x - 44, 100, 66, m.figure, mix(m.figure, m.accent, 0.45), BRASS_LIGHT)


def landing_lights(p: Pen, m: Mood, x: float) -> None:
    """Light falls from warships."""
    for k in range(3):
        p.path(
            f"M{x - 12 + k * 16} 50L{x - 46 + k * 36} 102H{x - 30 + k * 36}L{x - 8 + k * 16} 50Z",
            p.lin(0, 50, 0, 100, (0, m.disc, 0.75), (1, m.low, 0.1)),
        )
