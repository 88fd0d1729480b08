"""Conditions and amounts that Rise of Ix adds."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition


@dataclass(frozen=True, slots=True)
class OwnsTech(Condition):
    """You own `n` or more Tech tiles, counting those face down (X3.18)."""

    n: int
    test: Literal["owns_tech"] = "owns_tech"


@dataclass(frozen=True, slots=True)
class Conspiracy(Condition):
    """You meet at least `n` of the four conditions of Grand Conspiracy (X17.19).

    These are two commissioned dreadnoughts, a card The Spice Must Flow, 4 Influence on two tracks, and a High Council
    seat.
    """

    n: int
    test: Literal["conspiracy"] = "conspiracy"


@dataclass(frozen=True, slots=True)
class DreadnoughtsInConflict(Amount):
    """The number of your dreadnoughts in the Conflict (Full-Scale Assault)."""

    count: Literal["dreadnoughts_in_conflict"] = "dreadnoughts_in_conflict"
