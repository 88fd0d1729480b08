"""Components as the engine knows them: printed values and effects, without names, pictures or prose.

The content package fills these from its files; a `Catalog` holds the components of the boxes in play.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field, replace
from typing import Any, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.board import Board, Post, Track
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Effects, Pay, Spend
from dune_desktop.engine.model.ids import Box, Faction, Icon, Resource, Timing
from dune_desktop.engine.model.vocabulary import Word, parts


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a player's deck.

    `deck`: where it comes from: Imperium deck, Reserve, starting deck (`copies` per player), or a deck that a box
    brings, named after the file of its cards (`Box.kinds`).
    """

    id: str
    copies: int
    deck: str
    cost: int | None  # in the currency of its market; None: cannot be bought
    factions: tuple[Faction, ...] = ()
    icons: tuple[Icon, ...] = ()
    infiltrates: tuple[Icon, ...] = ()  # icons that enemy Agents do not block (X8.1)
    unload: bool = False  # the Reveal box also works when the card is discarded or trashed (X7.2)
    graft: bool = False  # sends an Agent only together with a second card (I8.1, I8.2)
    agent: Effects = ()
    reveal: Effects = ()
    acquire: Effects = ()  # once, when acquired (R11.6)
    trash: Effects = ()  # when something trashes it (R25.1)
    discard: Effects = ()  # when it is discarded from the hand
    variant: str = ""  # only in games with this variant; "": in all


@dataclass(frozen=True, slots=True)
class IntrigueUse:
    """One way to play an Intrigue card; `win`: after winning a Conflict (R18.5), `home`: as units go home (I10.11).

    `even_for_nothing`: it may be played although its effects would do nothing (U13.7).
    """

    timing: Timing
    effects: Effects
    even_for_nothing: bool = False


@dataclass(frozen=True, slots=True)
class IntrigueCard:
    """An Intrigue card; a card with several uses is played for one of them."""

    id: str
    copies: int
    uses: tuple[IntrigueUse, ...]
    variant: str = ""  # only in games with this variant; "": in all


@dataclass(frozen=True, slots=True)
class ConflictCard:
    """A Conflict card: its rewards, and the space whose control it gives, if any."""

    id: str
    copies: int
    level: int
    first: Effects
    second: Effects
    third: Effects
    controls: str | None = None


class Trait(Word, tag="trait"):
    """A part of a leader's left-hand ability."""

    __slots__ = ()

    trait: str


@dataclass(frozen=True, slots=True)
class StartWith(Trait):
    """Trait: the owner gains the effects during set-up (R2.8)."""

    effects: Effects
    trait: Literal["start_with"] = "start_with"


@dataclass(frozen=True, slots=True)
class PeekOwnDeck(Trait):
    """Trait: the owner may look at the top card of their own deck at any time (R24.7)."""

    trait: Literal["peek_own_deck"] = "peek_own_deck"


@dataclass(frozen=True, slots=True)
class SpaceDiscount(Trait):
    """Trait: spaces with this icon cost the owner `n` less of the resource (R24.8)."""

    icon: Icon
    what: Resource
    n: int
    trait: Literal["space_discount"] = "space_discount"


@dataclass(frozen=True, slots=True)
class SecretFactions(Trait):
    """Trait: `n` factions are chosen in secret before round 1 and shown once, for 1 influence each (R24.2)."""

    n: int
    deploy: int  # troops to deploy in one turn before they may be shown
    trait: Literal["secret_factions"] = "secret_factions"


@dataclass(frozen=True, slots=True)
class HarvestLess(Trait):
    """Trait: harvesting gives the owner `n` less spice (R24.3)."""

    n: int
    trait: Literal["harvest_less"] = "harvest_less"


@dataclass(frozen=True, slots=True)
class PassEnemies(Trait):
    """Trait: enemy Agents do not block the owner's Agents at spaces with these icons (R24.6)."""

    icons: tuple[Icon, ...]
    trait: Literal["pass_enemies"] = "pass_enemies"


@dataclass(frozen=True, slots=True)
class When(Trait):
    """Trait: whenever the moment comes in the owner's turn, the effects are added to those still to resolve.

    `council_seat`: taking a seat on the High Council. `solari_for_space`: paying Solari as the cost of a board space
    (R24.4). `harvest`: harvesting spice (R24.3). `reveal`: the owner's Reveal turn. `round_start`: once five cards are
    drawn.
    """

    moment: Literal["council_seat", "solari_for_space", "harvest", "reveal", "round_start"]
    effects: Effects
    trait: Literal["when"] = "when"


@dataclass(frozen=True, slots=True)
class StartLess(Trait):
    """Trait: the owner starts with `n` less of a resource (X10.9)."""

    what: Resource
    n: int
    trait: Literal["start_less"] = "start_less"


@dataclass(frozen=True, slots=True)
class MoreSolari(Trait):
    """Trait: each gain of Solari in the owner's turn is `n` larger (X10.9)."""

    n: int
    trait: Literal["more_solari"] = "more_solari"


@dataclass(frozen=True, slots=True)
class SetAsideReturns(Trait):
    """Trait: the card set aside comes back in the second turn; sending an Agent with it gives effects (X10.2, X10.3).

    `one_icon` if the card has exactly one Agent icon, else `otherwise`.
    """

    one_icon: Effects
    otherwise: Effects
    trait: Literal["set_aside_returns"] = "set_aside_returns"


@dataclass(frozen=True, slots=True)
class Snoopers(Trait):
    """Trait: a Snooper token at `at` influence of each track; reaching them gives the rewards in order (X10.6)."""

    at: int
    rewards: tuple[Effects, ...]
    trait: Literal["snoopers"] = "snoopers"


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader: the left-hand ability as traits, the right-hand one (through the Signet Ring) as effects.

    `side_of`: this is the second side of the leader with that id. Nobody begins with it; rules of a box may turn the
    leader over, and then the seat goes by this id.
    """

    id: str
    house: str
    complexity: int
    ability: tuple[Trait, ...]
    signet: Effects
    rival: bool = True  # may be the leader of a Rival (R28.1)
    player: bool = True  # may be the leader of a player
    side_of: str = ""
    namesake: str = ""  # the leader that is the same person on another card; never dealt to one table
    variant: str = ""  # only in games with this variant; "": in all


@dataclass(frozen=True, slots=True)
class Space:
    """A board space; `effects` are its printed lines, without the influence step of a faction space."""

    id: str
    icon: Icon
    faction: Faction | None = None
    cost: tuple[Spend, ...] = ()
    rates: tuple[Pay, ...] = ()  # alternative prices, one of which is chosen and paid on sending (R7.12)
    requirement: Condition | None = None
    effects: tuple[Effects, ...] = ()
    reveal: Effects = ()  # in each player's Reveal turn
    combat: bool = False
    maker: bool = False
    base_spice: int | None = None
    control_bonus: Effects = ()
    once_per_game: bool = False
    seats: int | None = None


@dataclass(frozen=True, slots=True)
class HagalHalf:
    """The other half of a two-space House Hagal card (X11.5)."""

    space: str
    effects: Effects


@dataclass(frozen=True, slots=True)
class HagalCard:
    """A House Hagal card: the space, or the candidate spaces of its rule, and its swords.

    `when` must hold for the Rival; otherwise the card is skipped, or its other half `instead` is used (X11.4, X11.5).
    A card of kind "effects" sends no Agent: it is carried out, and another one is revealed. `of`: the box that must be
    in play for it; `without`: the box that takes it out of the deck.
    """

    id: str
    copies: int
    players: tuple[Literal["solo", "two_player"], ...]
    kind: Literal["space", "harvest", "effects", "reshuffle"]
    spaces: tuple[str, ...]
    effects: Effects
    swords: int
    mark: Literal["1P", "2P"] | None = None
    when: Condition | None = None
    instead: HagalHalf | None = None
    of: str = ""
    without: str = ""


@dataclass(frozen=True, slots=True)
class Catalog:
    """The components of the boxes in play, in the order of the content files, and the board."""

    boxes: tuple[Box, ...]
    cards: tuple[Card, ...]
    intrigues: tuple[IntrigueCard, ...]
    conflicts: tuple[ConflictCard, ...]
    leaders: tuple[Leader, ...]
    spaces: tuple[Space, ...]
    hagal: tuple[HagalCard, ...]
    board: Board  # its spaces are `spaces`, in this order
    more: dict[str, tuple[Any, ...]] = field(default_factory=dict)  # kind -> components that only some boxes have

    words: dict[type[Word], str] = field(init=False, repr=False, compare=False)  # word -> a component that uses it

    def __post_init__(self) -> None:
        kinds: dict[str, tuple[Any, ...]] = {
            "card": self.cards,
            "intrigue": self.intrigues,
            "conflict": self.conflicts,
            "leader": self.leaders,
            "space": self.spaces,
            "hagal": self.hagal,
            **self.more,
        }
        found: dict[type[Word], str] = {}
        for kind, items in kinds.items():
            for item in items:
                for part in parts(item):
                    if isinstance(part, Word):
                        found.setdefault(part.__class__, f"{kind}:{item.id}")
        object.__setattr__(self, "words", found)

    def played_with(self, variants: Collection[str]) -> Catalog:
        """Return the catalog without the components that are only for variants other than these."""
        taken = {"", *variants}
        return replace(
            self,
            cards=tuple(card for card in self.cards if card.variant in taken),
            intrigues=tuple(card for card in self.intrigues if card.variant in taken),
            leaders=tuple(leader for leader in self.leaders if leader.variant in taken),
        )

    def of(self, kind: str) -> tuple[Any, ...]:
        """Return the components of a kind that only some boxes have, none if no such box is in play."""
        return self.more.get(kind, ())

    @property
    def tracks(self) -> tuple[Track, ...]:
        """Return the Influence tracks of the board."""
        return self.board.tracks

    @property
    def posts(self) -> tuple[Post, ...]:
        """Return the observation posts of the board, none on most boards."""
        return self.board.posts
