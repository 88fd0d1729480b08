"""Components that Rise of Ix adds: Tech tiles, spaces of the Shipping track, and a leader trait."""

from __future__ import annotations

from typing import Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.effects import Effects

TechTiming = Literal["own_turn", "reveal", "win", "place", "round_start", "endgame"]


@dataclass(frozen=True, slots=True)
class TechUse:
    """One use of a Tech tile: its timing and its effects (X3.13).

    The timing `win` is winning a Conflict, `place` is instead of placing a dreadnought. With `flip` the use is once per
    round, and turns the tile face down (X3.14).
    """

    timing: TechTiming
    effects: Effects
    flip: bool = False


@dataclass(frozen=True, slots=True)
class TechTile:
    """A Tech tile: its cost in spice, its acquire effects, its uses, and its permanent rule.

    The permanent rules are `wins_ties` (X3.20), `acquire_to_top` (X3.32) and `transports` (X3.35).
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
    """The leader trait that gives the seat's dreadnoughts strength `n` (X10.5)."""

    n: int
    trait: Literal["dreadnought_strength"] = "dreadnought_strength"
