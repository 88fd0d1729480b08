"""What a board and a side board say about themselves: plain measures on the reference canvas of 1920x1080.

A canvas of another shape and folded side boards are the business of `arrange`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.display import Rect

WIDTH, HEIGHT = 1920.0, 1080.0  # the reference canvas
LEFT_RULE, RIGHT_RULE = 487.0, 1441.0  # the engraved rules between the columns
RIGHT = 1446.0  # where the right column begins
RIGHT_WIDTH = 462.0


@dataclass(frozen=True, slots=True)
class Lanes:
    """The columns of the Conflict's lanes, from the left edge of a lane; `unit` is the length of one strength."""

    garrison: float
    fighting: float
    scale: float
    unit: float


@dataclass(frozen=True, slots=True)
class Column:
    """What is for sale in the right column: how many cards, how far below the header they begin, where the Reserve
    lies, and from where on there is room for the chronicle.
    """

    rows: int
    head: float
    reserve: float
    below: float


@dataclass(frozen=True, eq=False, slots=True)
class Board:
    """A board on the table.

    `plates`: the board spaces by slot. `sections`: parts under a heading of their own. `tracks`: everything else that
    has a place of its own, the panels of the Factions first of all. `columns`: the right column where no side board
    stands over it, and where one does.
    """

    id: str
    plates: Mapping[str, Rect]
    sections: Mapping[str, Rect]
    tracks: Mapping[str, Rect]
    columns: tuple[Column, Column]
    lanes: Lanes


@dataclass(frozen=True, eq=False, slots=True)
class Change:
    """What a side board changes on the board it is played with: slots that go, places that are new or elsewhere."""

    gone: frozenset[str] = frozenset()
    plates: Mapping[str, Rect] = field(default_factory=dict)
    sections: Mapping[str, Rect] = field(default_factory=dict)
    tracks: Mapping[str, Rect] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class SideBoard:
    """A board beside the board, in the right column.

    The first one stands open there, `height` high; the others are folded to strips of the height `strip`. `open`: its
    parts, measured from its corner. `shelf`: what is bought on it and is never folded, in a row under the Reserve,
    measured from the row's corner. `keeps`: how much wider what lies before a player must be.
    """

    id: str
    open: Mapping[str, Rect]
    height: float = 244.0
    strip: float = 44.0
    shelf: Mapping[str, Rect] = field(default_factory=dict)
    keeps: float = 0.0
    over: Mapping[str, Change] = field(default_factory=dict)


def panels(names: tuple[str, ...]) -> dict[str, Rect]:
    """The panels of the Factions in the left column."""
    return {f"faction.{name}": Rect(12, 112 + 173 * place, 470, 165) for place, name in enumerate(names)}


def faction_plates(*pairs: tuple[str, str]) -> dict[str, Rect]:
    """The two plates at the right of each of these panels."""
    return {
        slot: Rect(262, 118 + 173 * place + 79.5 * number, 214, 73)
        for place, pair in enumerate(pairs)
        for number, slot in enumerate(pair)
    }
