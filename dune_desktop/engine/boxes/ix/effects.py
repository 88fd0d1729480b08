"""The words that Rise of Ix adds to the vocabulary of effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# ------------------------------------------------------------------------------------------------ shipping, tech


@dataclass(frozen=True, slots=True)
class Freighter:
    """`n` Freighter icons: each advances one's Freighter or recalls it for its rewards, or is left (X4.2, X4.3)."""

    n: int = 1
    op: Literal["freighter"] = "freighter"


@dataclass(frozen=True, slots=True)
class Dividends:
    """5 Solari for oneself, 1 for each opponent (X4.4)."""

    op: Literal["dividends"] = "dividends"


@dataclass(frozen=True, slots=True)
class AcquireTech:
    """One may acquire a Tech tile for `discount` less (X3.1, X3.7); `solari`: paid in Solari instead (X3.11)."""

    discount: int = 0
    solari: bool = False
    op: Literal["acquire_tech"] = "acquire_tech"


@dataclass(frozen=True, slots=True)
class Negotiate:
    """Up to `n` troops from one's supply may become Negotiators on Ix (X3.8)."""

    n: int = 1
    op: Literal["negotiate"] = "negotiate"


# ------------------------------------------------------------------------------------------------ units


@dataclass(frozen=True, slots=True)
class Commission:
    """Commission a dreadnought: from one's supply to one's garrison (X5.1)."""

    op: Literal["commission"] = "commission"


@dataclass(frozen=True, slots=True)
class DeployUnits:
    """Deploy up to `n` troops and dreadnoughts from one's garrison (X5.12)."""

    n: int
    op: Literal["deploy_units"] = "deploy_units"


@dataclass(frozen=True, slots=True)
class RetreatUnits:
    """As a cost: retreat just `n` of one's troops and dreadnoughts from the Conflict (X5.12)."""

    n: int
    op: Literal["retreat_units"] = "retreat_units"


@dataclass(frozen=True, slots=True)
class RetreatDreadnought:
    """Retreat one of one's dreadnoughts from the Conflict (X5.11, X5.12)."""

    op: Literal["retreat_dreadnought"] = "retreat_dreadnought"


@dataclass(frozen=True, slots=True)
class DriveBack:
    """For each troop one deploys this turn one may make an enemy unit retreat (X5.12)."""

    op: Literal["drive_back"] = "drive_back"


@dataclass(frozen=True, slots=True)
class LoseAnyTroop:
    """As a cost: lose one troop from garrison or Conflict, as one likes (X17.5)."""

    op: Literal["lose_any_troop"] = "lose_any_troop"


@dataclass(frozen=True, slots=True)
class PlaceDreadnought:
    """The winner of a Conflict puts a dreadnought of it on a space it controls so for a round (X6.1)."""

    op: Literal["place_dreadnought"] = "place_dreadnought"


@dataclass(frozen=True, slots=True)
class ScrapDreadnought:
    """As a cost: the dreadnought to be placed goes back to the supply instead (X3.21)."""

    op: Literal["scrap_dreadnought"] = "scrap_dreadnought"


# ------------------------------------------------------------------------------------------------ cards, leaders


@dataclass(frozen=True, slots=True)
class InfluenceEach:
    """`n` influence with each faction on whose spaces one has an Agent (Quid Pro Quo)."""

    n: int = 1
    op: Literal["influence_each"] = "influence_each"


@dataclass(frozen=True, slots=True)
class IntrigueUnder:
    """As a cost: put one of one's Intrigue cards under the Intrigue deck, unseen (X9.2)."""

    op: Literal["intrigue_under"] = "intrigue_under"


@dataclass(frozen=True, slots=True)
class ExchangeIntrigue:
    """Put any number of one's Intrigue cards under the deck, unseen, then draw as many (X3.31)."""

    op: Literal["exchange_intrigue"] = "exchange_intrigue"


@dataclass(frozen=True, slots=True)
class KeepIntrigue:
    """Look at the top two Intrigue cards, keep one, put the other back on top (X10.8)."""

    op: Literal["keep_intrigue"] = "keep_intrigue"


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """Take another turn right after this one (X9.11)."""

    op: Literal["extra_turn"] = "extra_turn"


@dataclass(frozen=True, slots=True)
class SetAsideCard:
    """Set aside a card from hand, face down, until the second turn of the round (X10.2)."""

    op: Literal["set_aside_card"] = "set_aside_card"


@dataclass(frozen=True, slots=True)
class TrackBonus:
    """The bonus that the track of the Snooper token just reached gives at 4 influence (X10.6)."""

    op: Literal["track_bonus"] = "track_bonus"


@dataclass(frozen=True, slots=True)
class TrackInfluence:
    """`n` influence on the track of the Snooper token just reached (X10.6)."""

    n: int = 1
    op: Literal["track_influence"] = "track_influence"
