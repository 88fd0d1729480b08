"""Components that Immortality adds: the spaces of the two tracks of the Bene Tleilax board."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Effects


@dataclass(frozen=True, slots=True)
class ResearchSpace:
    """A space of the research track (I3.4).

    `column` is counted from the start box, `row` in half hexes from the top. `leads_to` has the ids, without the box,
    of the spaces one step to the right. `marker` is the genetic marker that its column unlocks, 0 for none (I4.1).
    """

    id: str
    column: int
    row: int
    leads_to: tuple[str, ...] = ()
    effects: Effects = ()
    marker: int = 0


@dataclass(frozen=True, slots=True)
class TleilaxuSpace:
    """A space of the Tleilaxu track; `first` is the bonus of the first seat that reaches it (I5.3)."""

    id: str
    step: int
    effects: Effects = ()
    first: Effects = ()
