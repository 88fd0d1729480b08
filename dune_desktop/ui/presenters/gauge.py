"""The Influence track of a Faction as a gauge: a lane for each seat, a station for each step."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.board import Track
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.display import Rect


@dataclass(frozen=True, slots=True)
class Gauge:
    """A gauge whose first station is at (left, top); `step` and `lane` are how far stations and lanes are apart, `over`
    how far the stations that count stand out, `bar` the height of a bar.
    """

    printed: Track
    left: float
    top: float
    step: float
    lane: float
    over: float
    bar: float

    def at(self, station: int) -> float:
        """Where a station is."""
        return self.left + station * self.step

    def middle(self, seat: int) -> float:
        """The middle of a seat's lane."""
        return self.top + self.lane * (seat + 0.5)

    def key(self, station: int) -> bool:
        """Whether reaching this station gives something (R14)."""
        return station in (self.printed.point_at, self.printed.bonus_at)

    def stations(self, b: Build, seats: int) -> None:
        """The lines of all stations, in brass where a point and the bonus are."""
        bottom = self.top + self.lane * seats
        for station in range(self.printed.top + 1):
            x, key = self.at(station), self.key(station)
            b.line(x, self.top - (self.over if key else 0), x, bottom, *(("#D8A95B", 2) if key else ("line", 1.2)))

    def reached(self, b: Build, seat: int, steps: int) -> None:
        """A seat's lane, and how far it has come."""
        y = self.middle(seat)
        b.bar(Rect(self.left, y - 1, self.step * self.printed.top, 2), "line_low")
        if steps:
            whole = Rect(self.left, y - self.bar / 2, steps * self.step, self.bar)
            b.bar(whole, f"seat{seat}", radius=self.bar // 2, opacity=0.8)
