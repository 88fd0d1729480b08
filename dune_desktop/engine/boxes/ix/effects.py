"""Effects that Rise of Ix adds."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Cost, Effect

# ------------------------------------------------------------------------------------------------ shipping, tech


@dataclass(frozen=True, slots=True)
class Freighter(Effect):
    """`n` Freighter icons: each may advance your Freighter, or recall it for its rewards (X4.2, X4.3)."""

    is_icon = True
    always_optional = True
    can_decline = True
    n: int = 1
    op: Literal["freighter"] = "freighter"


@dataclass(frozen=True, slots=True)
class Dividends(Effect):
    """Gain 5 Solari; each opponent gains 1 (X4.4)."""

    op: Literal["dividends"] = "dividends"


@dataclass(frozen=True, slots=True)
class AcquireTech(Effect):
    """You may acquire a Tech tile for `discount` less (X3.1, X3.7), with `solari` also for Solari (X3.11)."""

    is_icon = True
    always_optional = True
    can_decline = True
    discount: int = 0
    solari: bool = False
    op: Literal["acquire_tech"] = "acquire_tech"


@dataclass(frozen=True, slots=True)
class Negotiate(Effect):
    """You may send up to `n` troops from your supply to Ix as Negotiators (X3.8)."""

    is_icon = True
    always_optional = True
    can_decline = True
    n: int = 1
    op: Literal["negotiate"] = "negotiate"


# ------------------------------------------------------------------------------------------------ units


@dataclass(frozen=True, slots=True)
class Commission(Effect):
    """Commission a dreadnought: move it from your supply to your garrison (X5.1)."""

    op: Literal["commission"] = "commission"


@dataclass(frozen=True, slots=True)
class RetreatDreadnought(Effect):
    """Retreat one of your dreadnoughts from the Conflict (X5.11, X5.12)."""

    takes = True
    op: Literal["retreat_dreadnought"] = "retreat_dreadnought"


@dataclass(frozen=True, slots=True)
class PlaceDreadnought(Effect):
    """As the winner of a Conflict, move a dreadnought from it to a space, to control that for a round (X6.1)."""

    op: Literal["place_dreadnought"] = "place_dreadnought"


@dataclass(frozen=True, slots=True)
class ScrapDreadnought(Effect, Cost):
    """As a cost, return the dreadnought that you would place to your supply (X3.21)."""

    takes = True
    op: Literal["scrap_dreadnought"] = "scrap_dreadnought"
