"""The position of a game: plain data at every decision.

`GameState` holds everything about a running game except what never changes in it (the catalog and the configuration,
which `Rules` holds). Records are slotted dataclasses changed in place by `Rules.play`; zones are tuples, and the few
dicts are replaced, never edited, so a clone may share them. Nothing here refers to a Python call stack: whatever is in
progress is on `GameState.stack` as frames.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable, owned, owned_dict, owned_list
from dune_desktop.engine.model.effects import Todo as Todo
from dune_desktop.engine.model.frames import Frame
from dune_desktop.engine.model.ids import (
    NOBODY,
    CardId,
    ConflictId,
    Faction,
    HagalId,
    IntrigueId,
    OptionalCard,
    OptionalLeader,
    OptionalRowCard,
    OptionalSpace,
    Phase,
    PointChange,
    PointSource,
    Purpose,
    RecordName,
    ReserveCard,
    RowCard,
    SeatNumber,
    SeatOrNobody,
    Sources,
    SpaceId,
    Steps,
    Stream,
)
from dune_desktop.engine.model.records import Record

if TYPE_CHECKING:
    from typing import Any

    from dune_desktop.engine.model.events import Event
    from dune_desktop.engine.model.options import OptionId

    Records = dict[str, Any]
else:
    Records = dict[RecordName, Record]
"""What boxes, and rules that few games need, keep of a seat, a turn or the table: by the name each goes by
(`RulesBuilder.add_state`). The dict is replaced, never edited; the records in it are its own.
"""


@cloneable
@dataclass(slots=True)
class Seat:
    """One competitor: a human player, a solo Rival, or House Hagal in a two-player game."""

    leader: OptionalLeader = ""
    solari: int = 0
    spice: int = 0
    water: int = 0
    vp: int = 0
    points: tuple[tuple[PointSource, PointChange, int], ...] = ()  # (source, change, round) of every change of `vp`
    influence: tuple[Steps, Steps, Steps, Steps] = (0, 0, 0, 0)  # in the order of ids.FACTIONS
    supply: int = 0
    garrison: int = 0
    conflict: int = 0  # troops in the Conflict
    swords: int = 0  # strength of this round besides units; counts only with a unit in the Conflict (R10.9)
    deck: tuple[CardId, ...] = ()  # top card first
    hand: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()  # latest card last
    in_play: tuple[CardId, ...] = ()
    known_top: int = 0  # number of cards on top of the deck that everybody has seen
    intrigue: tuple[IntrigueId, ...] = ()
    intrigue_open: tuple[IntrigueId, ...] = ()  # played, face up, waiting for the Reveal turn (R6.5)
    agents: tuple[SpaceId, ...] = ()  # spaces where this seat has an Agent
    agents_left: int = 0
    swordmaster: bool = False
    council: bool = False
    revealed: bool = False  # took its Reveal turn this round
    last_reveal: int = 0  # number of its latest Reveal turn, counted from 1 over all seats and rounds (R22.5)
    secret: tuple[Faction, ...] = ()  # the Baron's two factions (R24.2)
    secret_used: bool = False
    set_aside: OptionalRowCard = ""  # the card Helena removed from the row (R24.5)
    own: Records = owned_dict(default_factory=dict)

    if TYPE_CHECKING:

        def clone(self) -> Seat: ...


@cloneable
@dataclass(slots=True)
class Turn:
    """The data of one turn of one seat; each turn gets a new one, so nothing has to be reset."""

    seat: SeatNumber
    stage: Literal["start", "agent", "reveal"] = "start"
    untouched: bool = True  # nothing has been done in it yet
    over: bool = False  # its owner ended it; effects of that may still be in progress
    card: OptionalCard = ""  # the card that sent the Agent
    space: OptionalSpace = ""  # the space it was sent to
    also: Sources = ""  # what else was played or used to send it (`options.Send`)
    pool: tuple[Todo, ...] = ()  # effects still to resolve, in any order (R7.7, R10.4)
    recruited: int = 0  # troops taken from the supply this turn (R8.8)
    deployed: int = 0  # troops deployed because of the Combat space (R8.8)
    joined: int = 0  # troops deployed this turn for any reason (R25.5)
    persuasion: int = 0  # still to spend
    persuasion_gained: int = 0
    spice_must_flow_discount: int = 0
    faction_icons: int = 0  # number of cards sending the Agent that get the four faction icons (R25.29, I15.1)
    pass_enemies: bool = False
    acquire_to_top: bool = False
    own: Records = owned_dict(default_factory=dict)

    if TYPE_CHECKING:

        def clone(self) -> Turn: ...


class _Scratch:
    """Data of the running call, not of the position: never compared, copied or saved."""

    if not TYPE_CHECKING:  # mypy overlooks that a slotted dataclass has the slots of its base too
        __slots__ = ("events", "offer")

    events: list[Event]  # what has happened since the last answer
    offer: list[OptionId] | None  # the legal options of the present decision, once they were computed

    def _start_scratch(self) -> None:
        self.events = []
        self.offer = None


@cloneable
@dataclass(slots=True)
class GameState(_Scratch):
    """A whole game at one moment; made by `Rules.new_game` and changed only by `Rules.play`."""

    rng: Stream  # the root of all random streams; it never moves
    streams: dict[Purpose, Stream] = field(default_factory=dict)  # present number of each stream drawn from
    seats: list[Seat] = owned_list(default_factory=list)
    round: int = 0
    phase: Phase = "setup"
    first_player: SeatNumber = 0
    row: tuple[OptionalRowCard, ...] = ()  # the Imperium Row, "" for a slot that could not be refilled (O1)
    imperium_deck: tuple[RowCard, ...] = ()
    reserve: dict[ReserveCard, int] = field(default_factory=dict)
    intrigue_deck: tuple[IntrigueId, ...] = ()
    intrigue_discard: tuple[IntrigueId, ...] = ()
    conflict_deck: tuple[ConflictId, ...] = ()
    conflicts: tuple[ConflictId, ...] = ()  # revealed so far; the last one is fought for
    hagal_deck: tuple[HagalId, ...] = ()
    hagal_discard: tuple[HagalId, ...] = ()
    alliances: tuple[SeatOrNobody, SeatOrNobody, SeatOrNobody, SeatOrNobody] = (NOBODY, NOBODY, NOBODY, NOBODY)
    control: dict[SpaceId, SeatNumber] = field(default_factory=dict)  # space -> seat with the control marker
    bonus_spice: dict[SpaceId, int] = field(default_factory=dict)
    voices: tuple[tuple[SpaceId, SeatNumber], ...] = ()  # (space, seat that closed it to its opponents)
    mentat: SeatOrNobody = NOBODY  # who has the Mentat; NOBODY: it lies on its space
    mentat_next: SeatOrNobody = NOBODY  # who takes it at the next round start (R23.5)
    trashed: tuple[CardId, ...] = ()  # cards out of the game
    reveals: int = 0  # Reveal turns taken so far in the game
    turn: Turn | None = owned(default=None)
    own: Records = owned_dict(default_factory=dict)
    stack: list[Frame] = owned_list(default_factory=list)

    def __post_init__(self) -> None:
        self._start_scratch()

    if TYPE_CHECKING:

        def clone(self) -> GameState: ...

    @property
    def conflict(self) -> str:
        """Return the Conflict card fought for this round, "" before the first is revealed."""
        return self.conflicts[-1] if self.conflicts else ""
