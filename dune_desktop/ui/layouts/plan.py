"""What a board and a side board say about themselves: plain measures on the reference canvas of 1920x1080.

A canvas of another shape and what lies open are the business of `arrange`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.display import Rect

WIDTH, HEIGHT = 1920.0, 1080.0  # the reference canvas
COURT_PITCH = 178.0  # from the court of one Faction to the next
SKY_WINDOWS = 7


@dataclass(frozen=True, eq=False, slots=True)
class Board:
    """A board on the table.

    `courts`: for each Faction its board spaces. `spaces`: the other ones, each with its place in the opening: windows
    in the sky, `cities` and `deserts`. `sections`: the parts of the board that are described together. `tracks`:
    everything else that has a place of its own. `posts`: marks that stand between two board spaces, or beside one, each
    with these spaces.
    """

    id: str
    courts: Mapping[str, tuple[str, ...]]
    spaces: Mapping[str, Rect]
    sections: tuple[str, ...]
    cities: tuple[str, ...]
    deserts: tuple[str, ...]
    tracks: Mapping[str, Rect] = field(default_factory=dict)
    posts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class Change:
    """What a side board changes on the board it is played with: spaces that go, places that are new or elsewhere."""

    gone: frozenset[str] = frozenset()
    spaces: Mapping[str, Rect] = field(default_factory=dict)
    sections: tuple[str, ...] = ()
    tracks: Mapping[str, Rect] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class SideBoard:
    """A board beside the board.

    `tiles`: what is bought on it above the Imperium Row; `shelf`: what is bought below that; `offers`: what is taken
    above all that, in low wide tiles. `open`: the parts of what is folded to a strip at the foot of the wall, measured
    from its corner when it lies open, `width` by `height`. `variant`: the variant that it belongs to, "" for any game;
    `rivals`: how many Rivals sit where it is used, 0 for any number, and `foot` how high that is which is told of them
    at the foot of a wall without offers.
    """

    id: str
    tiles: tuple[str, ...] = ()
    shelf: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    variant: str = ""
    rivals: int = 0
    foot: float = 0.0
    open: Mapping[str, Rect] = field(default_factory=dict)
    width: float = 0.0
    height: float = 0.0
    over: Mapping[str, Change] = field(default_factory=dict)


def sky(*spaces: str) -> dict[str, Rect]:
    """Windows in the sky, side by side on a shallow arc."""
    return {
        space: Rect(385 + 153.6 * place, 100 + 2.85 * (place - (SKY_WINDOWS - 1) / 2) ** 2, 141, 160)
        for place, space in enumerate(spaces)
    }


def city(middle: float, width: float = 228) -> Rect:
    """A city on its line in the land, the sign at its foot."""
    return Rect(middle - width / 2, 340, width, 194)


def desert(middle: float, width: float = 236) -> Rect:
    """A place in the desert, the sign at its foot."""
    return Rect(middle - width / 2, 556, width, 116)
