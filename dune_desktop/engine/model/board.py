"""The board: its slots, Influence tracks and market, and the overlays that other boxes lay over it.

A *slot* is a place for a board space, named after the space printed there. Another space may lie in it, such as one
from a later box. Content that names a board space (a Conflict card, a House Hagal card, a discount) means the space
that lies in the slot of that name.
"""

from __future__ import annotations

from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Effect
from dune_desktop.engine.model.ids import Faction


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board under a heading of its own, with its slots in order."""

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
        """Return the name of the track in a source: `track:emperor`."""
        return self.faction


@dataclass(frozen=True, slots=True)
class ConflictLevel:
    """The number of cards of one level in the Conflict deck; levels are stacked in the order of the board (R2.2)."""

    level: int
    count: int


@dataclass(frozen=True, slots=True)
class MarketSetup:
    """The cards for sale on a board: the size of the Imperium Row (R2.3) and the stacks of the Reserve."""

    row: int
    reserve: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """A place between board spaces that belongs to each of them."""

    id: str
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board, with the set-up values of games on it.

    `harder_prices`: the price of a space in Solari in the harder solo games, by slot (R28.3). `spaces`: the space in
    each slot; content files list only spaces that are not named like their slot.
    """

    id: str
    sections: tuple[Section, ...]
    tracks: tuple[Track, ...]
    conflicts: tuple[ConflictLevel, ...]
    market: MarketSetup
    garrison: int  # troops there at the start (R2.5)
    points_to_end: int  # R21.1
    start_points: dict[int, int] = field(default_factory=dict)  # by the number of people (R2.6)
    harder_prices: dict[str, int] = field(default_factory=dict)
    posts: tuple[Post, ...] = ()
    spaces: dict[str, str] = field(default_factory=dict)

    @property
    def slots(self) -> tuple[str, ...]:
        """Return all slots, section by section."""
        return tuple(slot for section in self.sections for slot in section.slots)

    def slot_of(self, space: str) -> str:
        """Return the slot in which the space lies; raise KeyError if it is not on the board."""
        return self._place_of(space)[1]

    def section_of(self, space: str) -> Section:
        """Return the section in which the space lies; raise KeyError if it is not on the board."""
        return self._place_of(space)[0]

    def _place_of(self, space: str) -> tuple[Section, str]:
        for section in self.sections:
            for slot in section.slots:
                if self.spaces[slot] == space:
                    return section, slot
        raise KeyError(space)

    def in_section(self, name: str) -> tuple[str, ...]:
        """Return the spaces of a section in order, none if the board has no such section."""
        return tuple(self.spaces[slot] for section in self.sections if section.id == name for slot in section.slots)


@dataclass(frozen=True, slots=True)
class Overlay:
    """An addition to a board while the box `of` is in play ("": the box that defines it), whose components it uses.

    First its `covers` take slots out of the game, then its sections add further slots. `spaces` gives the space in a
    slot of the board or the overlay, where it is not named like the slot.
    """

    board: str
    of: str = ""
    covers: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    spaces: dict[str, str] = field(default_factory=dict)
    reserve: tuple[str, ...] = ()  # further stacks of the Reserve
    posts: tuple[Post, ...] = ()
