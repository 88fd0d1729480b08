"""The closed vocabularies of the rules: every word that a component, a command or an event may use as a key.

Components themselves (cards, spaces, leaders) are named by the ids of the content files, plain strings. A *source* is
such an id with its kind in front ("card:dagger", "space:arrakeen", "conflict:skirmish_a"): it says which component asks
for something or caused it. Most boxes have their own name in the ids of their components ("card:BOX/dagger"), so that
what another box calls alike is another thing (`registry.key`).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from dune_desktop.dataclass import dataclass

Faction = Literal["emperor", "guild", "bene_gesserit", "fremen"]
Icon = Literal["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"]
Resource = Literal["solari", "spice", "water"]
Good = Literal["solari", "spice", "water", "troop", "vp", "persuasion", "sword", "draw", "intrigue"]
Timing = Literal["plot", "combat", "win", "home", "endgame"]
"""When an Intrigue card is played; "home": as the units go home from a Conflict."""
Window = Literal["combat", "win", "home", "endgame"]
"""Those timings at which everybody concerned is asked for cards, one after another."""
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
HAND_SIZE: Final = 5  # R4.4
STRENGTH_PER_TROOP: Final = 2  # R10.8
GARRISON_ALLOWANCE: Final = 2  # R8.1

NOBODY: Final = -1

FOLDSPACE: Final = "foldspace"  # stacks of the Reserve that rules ask for, by `bare` id
IMPERIUM: Final = "imperium"  # the market that is the Imperium Row
PERSUASION: Final = "persuasion"  # what most markets are paid with
Slot = int | str
"""A place in a market: a number in the Imperium Row, "MARKET:0" and so on in markets that boxes bring."""
RESERVE: Final = -1  # the slot that stands for the Reserve
ASIDE: Final = -2  # the slot of the card Helena set aside
SPICE_MUST_FLOW: Final = "the_spice_must_flow"
HIDDEN: Final = "?"  # stands for a card that a view does not show
SET_MARK: Final = "/"  # stands between the set and the id of a component (`registry.key`)


def bare(name: str) -> str:
    """The id that the files of its set give the component, without the set."""
    return name.rpartition(SET_MARK)[2]


def market_of(slot: Slot) -> str:
    """The market whose row this slot is in."""
    return IMPERIUM if isinstance(slot, int) else slot.partition(":")[0]


# ------------------------------------------------------------------------------------------------ what stands for what


@dataclass(frozen=True, slots=True)
class Kind:
    """Annotation: what a word or a number of the position stands for; `soundness` knows which ones there are.

    `none` is the value that stands for nothing of the kind. A number without an annotation is a plain count.
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
Purpose = Annotated[str, Kind("purpose")]  # what chance is drawn for
RecordName = Annotated[str, Kind("record")]
Pick = Annotated[str | int, Kind("pick")]  # what it may be depends on the effect that asks
