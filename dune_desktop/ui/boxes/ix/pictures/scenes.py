"""The machine caverns of Ix: a family of motifs, and the colours of the place."""

from __future__ import annotations

from dune_desktop.ui.art import craft, figures, scenery
from dune_desktop.ui.art.families.desert import focus
from dune_desktop.ui.art.palette import BRASS, BRASS_LIGHT, Mood
from dune_desktop.ui.art.pen import Pen, mix
from dune_desktop.ui.boxes.ix.pictures.gears import gear

CAVERNS = Mood("#071614", "#1C4A42", "#6FA07C", "#DDF3D4", "#1B3A34", "#07110F", "#C8FFE4", "#57C59B")


def works(p: Pen, m: Mood, seed: int = 1, kind: str = "dock") -> None:
    """The machine caverns of Ix: a bargain struck, or a warship in its cradle."""
    x = focus(p)
    p.fill(p.lin(0, 0, 0, 100, (0, m.figure), (0.5, mix(m.top, m.mid, 0.4)), (1, m.figure)))
    p.circle(x, 52, 74, p.rad(x, 52, 74, (0, m.low, 0.75), (0.5, m.mid, 0.5), (1, m.mid, 0)))
    for k in range(9):
        xx = p.w * (k + 0.5) / 9
        p.path(f"M{xx - 9} {p.y - 2}V-2L{xx} {14 + (k * 37) % 19}L{xx + 9} -2V{p.y - 2}Z", m.figure)
    gear(p, x - 62, 66, 26, mix(m.figure, m.mid, 0.9), 14, 0.62, mix(m.figure, m.mid, 0.4))
    if kind != "deal":
        p.layer(*scenery.edge(m))
        gear(p, x + 4, 56, 40, mix(m.figure, m.mid, 0.42), 16, 0.6, mix(m.top, m.low, 0.4))
        p.layer()
        p.circle(x + 4, 56, 24, p.rad(x + 4, 56, 24, (0, m.disc), (0.5, m.low), (1, mix(m.mid, m.figure, 0.3))))
        for k in range(6):
            with p.at(x + 4, 56, turn=k * 60 + 14):
                p.path("M-2.600 0L-4.500 -24H4.500L2.600 0Z", mix(m.figure, m.mid, 0.35))
        p.circle(x + 4, 56, 8, BRASS)
        p.circle(x + 4, 56, 4, m.figure)
    p.layer(*scenery.edge(m))
    gear(p, x + 62, 78, 20, mix(m.figure, m.mid, 0.6), 12, 0.45, m.figure)
    p.rect(-2, 90, p.w + 4, 12, m.figure)
    p.rect(-2, 89, p.w + 4, 1.2, BRASS)
    if kind == "deal":
        glow = mix(m.accent, "#FFFFFF", 0.45)
        p.path(f"M{x - 8} 88L{x - 36} 30H{x + 36}L{x + 8} 88Z", p.lin(0, 30, 0, 88, (0, glow, 0.05), (1, glow, 0.6)))
        gear(p, x, 40, 25, glow, 12, 0.5, mix(m.top, m.low, 0.5))
        p.circle(x, 40, 6, BRASS_LIGHT)
        p.layer(*scenery.edge(m))
        p.path(f"M{x - 16} 92L{x - 11} 82H{x + 11}L{x + 16} 92Z", mix(m.figure, m.mid, 0.4))
        figures.noble(p, x - 46, 101, 60, m.figure)
        figures.hooded(p, x + 46, 101, 58, m.figure, flip=True)
    else:
        p.layer(*scenery.edge(m))
        craft.dreadnought(p, m, x, 64, 1.6)
        p.layer()
        for k in range(4):
            xx = x - 60 + k * 40
            p.line(f"M{xx} {p.y - 2}V{40 + (k % 2) * 6}", mix(m.figure, m.mid, 0.6), 2.4)
            p.circle(xx, 42 + (k % 2) * 6, 3, BRASS)
        for k in range(6):
            p.circle(x - 50 + k * 21, 78 + (k * 3) % 7, 1.2 + (k % 2), "#FFE9A8")
