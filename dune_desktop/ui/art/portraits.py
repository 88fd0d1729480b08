"""The portraits of leaders: a bust before a disc, in the colours of the House, with its crest."""

from __future__ import annotations

from dune_desktop.ui.art.album import Bust
from dune_desktop.ui.art.houses import House, crest
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def _box(width: int, height: int) -> Pen:
    """A square shows head and shoulders, a tall frame more sky and more of the garment."""
    ratio = min(1.4, max(1.0, height / width))
    share = (ratio - 1) / 0.4
    wide = 90 + 10 * share
    tall = wide * ratio
    y = 17 + (140 - tall - 17) * share
    if height < width:
        wide = tall * width / height
    if height > width * 1.4:
        y -= wide * height / width - tall
        tall = wide * height / width
    return Pen(50 - wide / 2, y, wide, tall)


def _ground(p: Pen, m: Mood, house: House) -> None:
    """Sky, disc, halo and a far silhouette of the home world."""
    end = p.y + p.h
    p.fill(p.lin(0, p.y, 0, end, (0, m.top), (0.55, m.mid), (1, m.low)))
    p.circle(50, 66, 62, p.rad(50, 66, 62, (0, m.disc, 0.55), (0.55, m.low, 0.35), (1, m.low, 0)))
    p.circle(
        50, 66, 36, m.figure if house.eclipse else p.rad(58, 56, 48, (0, mix(m.disc, "#FFFFFF", 0.25)), (1, m.disc))
    )
    if house.eclipse:
        p.circle(50, 66, 36, stroke=m.disc, sw=1.6)
    p.circle(50, 66, 41.5, stroke=m.rim, sw=0.8, dash="0.9 3.2", o=0.8)
    house.world(p, m)


def draw_leader(house: House, bust: Bust, width: int, height: int) -> Pen:
    """The portrait of a leader of that House."""
    mood = house.mood
    p = _box(width, height)
    _ground(p, mood, house)
    bust(p, mood)
    p.layer()
    end = p.y + p.h
    p.rect(p.x - 1, end - 26, p.w + 2, 27, p.lin(0, end - 26, 0, end, (0, mood.figure, 0), (1, mood.figure, 0.75)))
    size = 17
    crest(p, house, p.x + p.w - size * 0.66, end - size * 0.66, size)
    return p
