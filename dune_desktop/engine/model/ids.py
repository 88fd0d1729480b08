"""The closed vocabularies of the rules: every word that a component, an option or an event may use as a key.

Components themselves (cards, spaces, leaders) are named by the ids of the content files, plain strings. A *source* is
such an id with its kind in front ("card:dagger", "space:arrakeen", "conflict:skirmish_a"): the component that asks for
something or caused it. The components of most boxes have the box in their ids ("card:BOX/dagger"), so that two boxes
may use the same name (`registry.key`).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from dune_desktop.dataclass import dataclass

Faction = Literal["emperor", "guild", "bene_gesserit", "fremen"]
Icon = Literal["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"]
Resource = Literal["solari", "spice", "water"]
Good = Literal["solari", "spice", "water", "troop", "vp", "persuasion", "sword", "draw", "intrigue"]
Timing = Literal["plot", "combat", "win", "home", "endgame"]
"""The moment when an Intrigue card is played; "home": as the units go home from a Conflict."""
Window = Literal["combat", "win", "home", "endgame"]
"""The timings at which each seat concerned is asked for cards, one after another."""
SeatKind = Literal["human", "rival", "hagal"]
Box = str  # the id of a box, see `registry.boxes`
Variant = str  # the id of a variant, see `registry.variants`
Difficulty = Literal["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
Phase = Literal["setup", "round_start", "turns", "combat", "makers", "recall", "endgame", "over"]

WINDOWS: Final[tuple[Window, ...]] = get_args(Window)
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)
FACTIONS: Final[tuple[Faction, ...]] = ("emperor", "guild", "bene_gesserit", "fremen")
FACTION_INDEX: Final[dict[str, int]] = {faction: index for index, faction in enumerate(FACTIONS)}
RESOURCES: Final[tuple[Resource, ...]] = ("solari", "spice", "water")
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")

TROOPS_PER_SEAT: Final = 12  # R1.2
START_AGENTS: Final = 2  # R2.5
START_WATER: Final = 1  # R2.5
HAND_SIZE: Final = 5  # R4.4
STRENGTH_PER_TROOP: Final = 2  # R10.8
GARRISON_ALLOWANCE: Final = 2  # R8.1

NOBODY: Final = -1

FOLDSPACE: Final = "foldspace"  # a stack of the Reserve that rules look up by its `bare` id
IMPERIUM: Final = "imperium"  # the market that is the Imperium Row
PERSUASION: Final = "persuasion"  # the currency of most markets
Slot = int | str
"""A place in a market: a number in the Imperium Row, "MARKET:0" and so on in markets that boxes bring."""
RESERVE: Final = -1  # the slot that stands for the Reserve
ASIDE: Final = -2  # the slot of the card Helena set aside
SPICE_MUST_FLOW: Final = "the_spice_must_flow"
HIDDEN: Final = "?"  # stands for a card that a view does not show
SET_MARK: Final = "/"  # separates the box and the id of a component (`registry.key`)


def bare(name: str) -> str:
    """Return the id of a component as its content file spells it, without the box."""
    return name.rpartition(SET_MARK)[2]


def market_of(slot: Slot) -> str:
    """Return the id of the market that has this slot."""
    return IMPERIUM if isinstance(slot, int) else slot.partition(":")[0]


# ------------------------------------------------------------------------------------------------ kinds of fields


@dataclass(frozen=True, slots=True)
class Kind:
    """A field annotation: the kind of thing that a word or number of the position names; `field_kinds` checks it.

    `none` is the value for nothing of the kind. A number without an annotation is a plain count.
    """

    name: str
    none: str | int | None = None


CardId = Annotated[str, Kind("card")]
OptionalCard = Annotated[str, Kind("card", "")]
RowCard = Annotated[str, Kind("row card")]  # one of the Imperium deck
OptionalRowCard = Annotated[str, Kind("row card", "")]
ReserveCard = Annotated[str, Kind("reserve card")]
IntrigueId = Annotated[str, Kind("intrigue")]
ConflictId = Annotated[str, Kind("conflict")]
HagalId = Annotated[str, Kind("hagal")]
OptionalHagal = Annotated[str, Kind("hagal", "")]
OptionalLeader = Annotated[str, Kind("leader", "")]
SpaceId = Annotated[str, Kind("space")]
OptionalSpace = Annotated[str, Kind("space", "")]
Source = Annotated[str, Kind("source")]
Sources = Annotated[str, Kind("sources", "")]  # several, with a space between them
PointSource = Annotated[str, Kind("point source")]
SeatNumber = Annotated[int, Kind("seat")]
SeatOrNobody = Annotated[int, Kind("seat", NOBODY)]
Steps = Annotated[int, Kind("steps")]  # on an Influence track
PointChange = Annotated[int, Kind("point change")]
Stream = Annotated[int, Kind("stream")]
Purpose = Annotated[str, Kind("purpose")]  # of a random stream (`chance`)
RecordName = Annotated[str, Kind("record")]
Pick = Annotated[str | int, Kind("pick")]  # its values depend on the effect that asks
