"""The persons on cards: a bust before the disc, and what belongs to that person."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.ui.art import scenery
from dune_desktop.ui.art.album import Bust
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, mix


def person(
    p: Pen,
    m: Mood,
    seed: int = 1,
    *,
    bust: Bust,
    beside: Callable[[Pen, Mood, float], None],
    flip: bool = True,
    scale: float = 0.9,
    moons: bool = False,
    tall: bool = False,
) -> None:
    """A person's bust to the right, a thing or a place that belongs to them to the left.

    `bust` draws the person, `beside` what stands to the left, around an x. Who is `tall` stands lower, for what is worn
    on the head.
    """
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
        beside(p, m, left)
    top = 4 - 20 * scale if tall else 6 - 30 * scale
    with p.place(x - 50 * scale if not flip else x + 50 * scale, top, scale, flip):
        bust(p, m)
    p.layer()
    scenery.mist(p, m.figure, 101, 16, 0.55)
