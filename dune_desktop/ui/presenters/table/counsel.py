"""Advice, as a value."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId, Purpose


@dataclass(frozen=True, slots=True)
class Way:
    """A way to go on, the chance to win with it, the aspects in which it differs most from others, as numbers, the
    levels that would go it, beside what it differs ("now", "next", "first"), whether only at the end of the round, how
    much more or less there is of what these aspects count (aspect, thing, number), and what its turn brings.
    """

    option: OptionId
    chance: float
    why: tuple[tuple[str, float], ...] = ()
    by: tuple[str, ...] = ()
    beside: str = ""
    later: bool = False
    counts: tuple[tuple[str, str, int], ...] = ()
    purposes: tuple[Purpose, ...] = ()


@dataclass(frozen=True, slots=True)
class Counsel:
    """Advice: the best ways, the best one first; None while it is being thought about."""

    ways: tuple[Way, ...] | None = None
