"""The board a game is played on: what lies where, what its tracks give, and what other boxes lay over it.

A *slot* is a place for a board space, called like the space that is printed there. Another space may lie in it, such as
one that a later box lays over it; everything that names a board space (a Conflict card, a House Hagal card, a discount)
means the one that lies in the slot of that name.
"""

from __future__ import annotations

from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Effect
from dune_desktop.engine.model.ids import Faction


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board with a heading of its own, and its slots in order."""

    id: str
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """The Influence track of a Faction (R14)."""

    faction: Faction
    top: int  # R14.1
    point_at: int  # R14.2
    bonus_at: int  # where it gives its bonus and the Alliance (R14.3, R14.5)
    bonus: Effect  # R14.4

    @property
    def id(self) -> str:
        """What its sources are called by: `track:emperor`."""
        return self.faction


@dataclass(frozen=True, slots=True)
class ConflictLevel:
    """How many cards of a level the Conflict deck has; the levels lie on one another in their order (R2.2)."""

    level: int
    count: int


@dataclass(frozen=True, slots=True)
class Wares:
    """What is for sale: how many cards side by side in the Imperium Row (R2.3), and the stacks of the Reserve."""

    row: int
    reserve: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """A place between board spaces that belongs to each of them."""

    id: str
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board and what is agreed for games on it.

    `harder_prices`: what a space costs in Solari in the harder solo games, by slot (R28.3). `spaces`: what lies in each
    slot; files of content spell it only where a space is not called like its slot.
    """

    id: str
    sections: tuple[Section, ...]
    tracks: tuple[Track, ...]
    conflicts: tuple[ConflictLevel, ...]
    market: Wares
    garrison: int  # troops there at the start (R2.5)
    points_to_end: int  # R21.1
    start_points: dict[int, int] = field(default_factory=dict)  # by the number of people (R2.6)
    harder_prices: dict[str, int] = field(default_factory=dict)
    posts: tuple[Post, ...] = ()
    spaces: dict[str, str] = field(default_factory=dict)

    @property
    def slots(self) -> tuple[str, ...]:
        """All slots, section by section."""
        return tuple(slot for section in self.sections for slot in section.slots)

    def slot_of(self, space: str) -> str:
        """The slot in which the space lies; raises KeyError if it lies nowhere."""
        return self._place_of(space)[1]

    def section_of(self, space: str) -> Section:
        """The section in which the space lies."""
        return self._place_of(space)[0]

    def _place_of(self, space: str) -> tuple[Section, str]:
        for section in self.sections:
            for slot in section.slots:
                if self.spaces[slot] == space:
                    return section, slot
        raise KeyError(space)

    def in_section(self, name: str) -> tuple[str, ...]:
        """The spaces of that section in order; none if the board has no such section."""
        return tuple(self.spaces[slot] for section in self.sections if section.id == name for slot in section.slots)


@dataclass(frozen=True, slots=True)
class Overlay:
    """What is laid over a board while the box `of` is in play, whose components these are ("": the box that says so).

    First some slots are covered and are out of the game, then sections with further slots are added; `spaces` says
    which space lies in a slot of either board or overlay, where it is not called like the slot.
    """

    board: str
    of: str = ""
    covers: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    spaces: dict[str, str] = field(default_factory=dict)
    reserve: tuple[str, ...] = ()  # further stacks of the Reserve
    posts: tuple[Post, ...] = ()
