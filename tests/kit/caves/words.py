"""The words that The Caves add to the vocabularies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Effect


@dataclass(frozen=True, slots=True)
class Thump(Effect):
    """Put a Pounder on a maker space where there is none, or leave it (C1)."""

    is_icon = True
    always_optional = True
    can_decline = True
    op: Literal["thump"] = "thump"


@dataclass(frozen=True, slots=True)
class EnterCave(Effect):
    """Go into the caves once more (C4)."""

    op: Literal["enter_cave"] = "enter_cave"


@dataclass(frozen=True, slots=True)
class HasWorm(Condition):
    """Hold if the seat has `n` or more sandworms in the garrison or the Conflict."""

    n: int
    test: Literal["has_worm"] = "has_worm"


@dataclass(frozen=True, slots=True)
class Pounders(Amount):
    """Count the seat's Pounders that wait."""

    count: Literal["pounders"] = "pounders"
