"""Components that Uprising adds: contracts, Objectives, marks on Conflict cards, the training track, Rivals."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.boxes.uprising.words import BattleIcon
from dune_desktop.engine.model.components import Leader, Trait
from dune_desktop.engine.model.effects import Effects
from dune_desktop.engine.model.ids import Faction


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract and what completes it: one of the four conditions (U12.3 to U12.6).

    `visit`: sending an Agent to the space in that slot. `harvest`: that much spice gained in a turn whose Agent was
    sent to a Maker space. `acquire`: acquiring that card. `immediate`: taking it.
    """

    id: str
    copies: int
    effects: Effects
    visit: str = ""
    harvest: int = 0
    acquire: str = ""
    immediate: bool = False
    of: str = ""  # the box that must be in play for it


@dataclass(frozen=True, slots=True)
class Objective:
    """An Objective card: its battle icon, and the numbers of people at whose tables it is dealt (U3.7)."""

    id: str
    icon: BattleIcon
    players: tuple[int, ...]
    first_player: bool = False


@dataclass(frozen=True, slots=True)
class Battle:
    """What is marked on the Conflict card of the same id: its battle icon, and whether the wall protects it (U8.4)."""

    id: str
    icon: BattleIcon
    wall: bool = False


@dataclass(frozen=True, slots=True)
class TrainingSpace:
    """A space of the training track, `column` spaces from the start, with the ids of the next ones (U3.10)."""

    id: str
    column: int
    leads_to: tuple[str, ...] = ()
    effects: Effects = ()


@dataclass(frozen=True, slots=True)
class RivalLeader(Leader):
    """A leader of a Rival and of nobody else: signet, Scheme, the worth of its Swordmaster, Factions by priority."""

    house: str = ""
    complexity: int = 0
    ability: tuple[Trait, ...] = ()
    signet: Effects = ()
    player: bool = False
    scheme: Effects = ()
    swordmaster: int = 0
    priority: tuple[Faction, ...] = ()
    streamlined: bool = False
