"""The components that Rise of Ix adds: Tech tiles, the Shipping track, and its leaders' traits."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.effects import Effects

TechTiming = Literal["own_turn", "reveal", "win", "place", "round_start", "endgame"]


@dataclass(frozen=True, slots=True)
class TechUse:
    """What a tile does at one time (X3.13): `win` on winning a Conflict, `place` instead of placing a dreadnought.

    `flip`: once per round, the tile is turned face down for it (X3.14).
    """

    timing: TechTiming
    effects: Effects
    flip: bool = False


@dataclass(frozen=True, slots=True)
class TechTile:
    """A Tech tile: its price in spice, what acquiring it gives once, its uses, and the rule it changes for good.

    `wins_ties` (X3.20), `acquire_to_top` (X3.32) and `transports` (X3.35) are the permanent rules.
    """

    id: str
    copies: int
    cost: int
    acquire: Effects = ()
    uses: tuple[TechUse, ...] = ()
    rule: Literal["wins_ties", "acquire_to_top", "transports"] | None = None
    rival: bool = False  # has the House Hagal mark (X11.24)


@dataclass(frozen=True, slots=True)
class ShippingSpace:
    """A space of the Shipping track, `step` spaces above the bottom, with its reward (X4.1, X4.3)."""

    id: str
    step: int
    reward: Effects = ()


@dataclass(frozen=True, slots=True)
class DreadnoughtStrength(Trait):
    """One's dreadnoughts have strength `n` (X10.5)."""

    n: int
    trait: Literal["dreadnought_strength"] = "dreadnought_strength"
