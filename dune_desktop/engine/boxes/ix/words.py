"""The conditions and amounts that Rise of Ix adds to the vocabulary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dune_desktop.engine.ids import Faction, Icon


@dataclass(frozen=True, slots=True)
class OwnsTech:
    """You own `n` or more Tech tiles, face down ones too (X3.18)."""

    n: int
    test: Literal["owns_tech"] = "owns_tech"


@dataclass(frozen=True, slots=True)
class EnemyHere:
    """An enemy Agent is on the space this card sent your Agent to (Bounty Hunter)."""

    test: Literal["enemy_here"] = "enemy_here"


@dataclass(frozen=True, slots=True)
class AgentWith:
    """You have an Agent on a board space of that faction (Imperial Shock Trooper)."""

    faction: Faction
    test: Literal["agent_with"] = "agent_with"


@dataclass(frozen=True, slots=True)
class AgentsOn:
    """At least `n` of your Agents are on spaces with any of these icons (X10.1)."""

    icons: tuple[Icon, ...]
    n: int
    test: Literal["agents_on"] = "agents_on"


@dataclass(frozen=True, slots=True)
class PersuasionThisTurn:
    """You gained `n` or more persuasion this turn, spent or not (X3.22, X17.6)."""

    n: int
    test: Literal["persuasion_this_turn"] = "persuasion_this_turn"


@dataclass(frozen=True, slots=True)
class UnitsDeployed:
    """You deployed `n` or more units to the Conflict this turn (Diversion)."""

    n: int
    test: Literal["units_deployed"] = "units_deployed"


@dataclass(frozen=True, slots=True)
class Conspiracy:
    """At least `n` of four hold: two dreadnoughts commissioned, a The Spice Must Flow, 4 influence on two tracks, a
    High Council seat (Grand Conspiracy, X17.19)."""

    n: int
    test: Literal["conspiracy"] = "conspiracy"


@dataclass(frozen=True, slots=True)
class SwordCards:
    """One per revealed card that gives at least one sword this turn; `others`: the asking card not (X3.19, X9.3)."""

    others: bool = False
    count: Literal["sword_cards"] = "sword_cards"


@dataclass(frozen=True, slots=True)
class DreadnoughtsInConflict:
    """One per dreadnought one has in the Conflict (Full-Scale Assault)."""

    count: Literal["dreadnoughts_in_conflict"] = "dreadnoughts_in_conflict"


@dataclass(frozen=True, slots=True)
class FactionsAtMost:
    """One per faction with which one has `n` or less influence (X3.33)."""

    n: int
    count: Literal["factions_at_most"] = "factions_at_most"
