"""The conditions and amounts that Rise of Ix adds to the vocabulary."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition


@dataclass(frozen=True, slots=True)
class OwnsTech(Condition):
    """You own `n` or more Tech tiles, face down ones too (X3.18)."""

    n: int
    test: Literal["owns_tech"] = "owns_tech"


@dataclass(frozen=True, slots=True)
class Conspiracy(Condition):
    """At least `n` of four hold: two dreadnoughts commissioned, a The Spice Must Flow, 4 influence on two tracks, a
    High Council seat (Grand Conspiracy, X17.19)."""

    n: int
    test: Literal["conspiracy"] = "conspiracy"


@dataclass(frozen=True, slots=True)
class DreadnoughtsInConflict(Amount):
    """One per dreadnought one has in the Conflict (Full-Scale Assault)."""

    count: Literal["dreadnoughts_in_conflict"] = "dreadnoughts_in_conflict"
