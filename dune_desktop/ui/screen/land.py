"""Where the painting behind the table has its parts: a palace and its opening onto Arrakis at dusk."""

from __future__ import annotations

from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.display import Rect

KIND: Final = "place"  # what the names of such backgrounds begin with
PAGE: Final = "newgame"  # the land without a palace, dark below what is read
BUILDING: Final = 276.0, 192.0  # the box of a building, and
RING_SINKS: Final = 36.0
FOOT: Final = 12.0  # how much of it lies below the ground line: people and their shadows


@dataclass(frozen=True, slots=True)
class Land:
    """The painting's parts in reference pixels; the canvas may have any shape.

    Between the walls, from `left` to `right`, one sees the sky down to `horizon`, cities that stand on the line
    `ground` around the places `cities`, the desert with spice on the line `sands` around `deserts`, and from `field`
    down the battlefield. At `rail` the band along the upper edge ends, at `shelf` the parapet begins. `courts` are
    niches in the left wall. `ring` is the crown of a brass ring across the sky on which windows hang; 0 for none.
    """

    left: float
    right: float
    rail: float
    horizon: float
    ground: float
    sands: float
    field: float
    shelf: float
    cities: tuple[float, ...]
    deserts: tuple[float, ...]
    courts: tuple[Rect, ...] = ()
    ring: float = 0.0

    @property
    def name(self) -> str:
        """What this painting is called as the background of a screen; `land_of` reads it."""
        courts = tuple(number for court in self.courts for number in court)
        lines = (self.left, self.right, self.rail, self.horizon, self.ground, self.sands, self.field, self.shelf)
        groups = (lines, (self.ring,), self.cities, self.deserts, courts)
        return ":".join((KIND, *(",".join(f"{number:.8g}" for number in group) for group in groups)))

    @property
    def sun(self) -> float:
        """Where the sun sets: in the middle of the opening."""
        return (self.left + self.right) / 2

    @property
    def opening(self) -> Rect:
        """Return what is free between the columns: a region that is clipped to it stands behind them."""
        return Rect(self.left + 4, self.rail, self.right - self.left - 8, self.shelf - self.rail)

    def ring_at(self, x: float) -> float:
        """Return how far down the ring passes x: it sinks toward the walls."""
        return self.ring + RING_SINKS * ((x - self.sun) / (self.right - self.left) * 2) ** 2

    def building(self, x: float, size: float = 1) -> Rect:
        """Return the rectangle of a picture `site:...` of a building that stands around x."""
        width, height = BUILDING[0] * size, BUILDING[1] * size
        return Rect(x - width / 2, self.ground - height + FOOT * size, width, height)


def land_of(name: str) -> Land:
    """Return what the name of a background tells. Raises ValueError if it tells something else."""
    kind, *groups = name.split(":")
    if kind != KIND or len(groups) != 5:
        raise ValueError(f"{name!r} names no land")
    lines, ring, cities, deserts, courts = (tuple(float(n) for n in group.split(",") if n) for group in groups)
    left, right, rail, horizon, ground, sands, field, shelf = lines
    niches = tuple(Rect(*courts[at : at + 4]) for at in range(0, len(courts), 4))
    return Land(left, right, rail, horizon, ground, sands, field, shelf, cities, deserts, niches, *ring)
