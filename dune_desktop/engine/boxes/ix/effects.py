"""The words that Rise of Ix adds to the vocabulary of effects."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Cost, Effect

# ------------------------------------------------------------------------------------------------ shipping, tech


@dataclass(frozen=True, slots=True)
class Freighter(Effect):
    """`n` Freighter icons: each advances one's Freighter or recalls it for its rewards, or is left (X4.2, X4.3)."""

    is_icon = True
    always_optional = True
    can_decline = True
    n: int = 1
    op: Literal["freighter"] = "freighter"


@dataclass(frozen=True, slots=True)
class Dividends(Effect):
    """5 Solari for oneself, 1 for each opponent (X4.4)."""

    op: Literal["dividends"] = "dividends"


@dataclass(frozen=True, slots=True)
class AcquireTech(Effect):
    """One may acquire a Tech tile for `discount` less (X3.1, X3.7); `solari`: paid in Solari instead (X3.11)."""

    is_icon = True
    always_optional = True
    can_decline = True
    discount: int = 0
    solari: bool = False
    op: Literal["acquire_tech"] = "acquire_tech"


@dataclass(frozen=True, slots=True)
class Negotiate(Effect):
    """Up to `n` troops from one's supply may become Negotiators on Ix (X3.8)."""

    is_icon = True
    always_optional = True
    can_decline = True
    n: int = 1
    op: Literal["negotiate"] = "negotiate"


# ------------------------------------------------------------------------------------------------ units


@dataclass(frozen=True, slots=True)
class Commission(Effect):
    """Commission a dreadnought: from one's supply to one's garrison (X5.1)."""

    op: Literal["commission"] = "commission"


@dataclass(frozen=True, slots=True)
class RetreatDreadnought(Effect):
    """Retreat one of one's dreadnoughts from the Conflict (X5.11, X5.12)."""

    takes = True
    op: Literal["retreat_dreadnought"] = "retreat_dreadnought"


@dataclass(frozen=True, slots=True)
class PlaceDreadnought(Effect):
    """The winner of a Conflict puts a dreadnought of it on a space it controls so for a round (X6.1)."""

    op: Literal["place_dreadnought"] = "place_dreadnought"


@dataclass(frozen=True, slots=True)
class ScrapDreadnought(Effect, Cost):
    """As a cost: the dreadnought to be placed goes back to the supply instead (X3.21)."""

    takes = True
    op: Literal["scrap_dreadnought"] = "scrap_dreadnought"
