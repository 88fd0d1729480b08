"""What a Great House looks like: its colours, its crest in a roundel, and the land behind its leaders."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.palette import BRASS, BRASS_DARK, INK, Mood
from dune_desktop.ui.art.pen import Pen, mix


@dataclass(frozen=True, slots=True)
class House:
    """A Great House. `crest` is drawn in one colour in a 40x40 roundel whose middle is at (0, 0)."""

    mood: Mood
    crest: Callable[[Pen, str], None]
    world: Callable[[Pen, Mood], None]
    eclipse: bool = False  # a dark disc behind its leaders


def crest(p: Pen, house: House, x: float, y: float, size: float) -> None:
    """The roundel of a House, `size` wide, its middle at (x, y)."""
    mood = house.mood
    with p.at(x, y, size / 40):
        p.circle(0, 0, 20, INK)
        p.circle(0, 0, 18.6, BRASS)
        p.circle(0, 0, 16.8, BRASS_DARK)
        p.circle(0, 0, 16.4, p.lin(0, -16, 0, 16, (0, mix(mood.mid, mood.low, 0.25)), (1, mood.top)))
        with p.at(0, 0.4, 0.86):
            house.crest(p, mix(mood.accent, "#FFF6E0", 0.35))


def draw_house(house: House, width: int, height: int) -> Pen:
    """`house:<id>`: the crest alone on a transparent ground."""
    side = 42.0
    box_w, box_h = (side * width / height, side) if width > height else (side, side * height / width)
    p = Pen(-box_w / 2, -box_h / 2, box_w, box_h)
    crest(p, house, 0, 0, 40)
    return p
