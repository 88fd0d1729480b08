"""Pages that boxes make themselves for what can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.ui.presenters.screens.lens.inspect import Sheet
from dune_desktop.ui.presenters.screens.lens.sheets import Below
from dune_desktop.ui.presenters.screens.page import Page


@dataclass(frozen=True, slots=True)
class Seen:
    """A game that is being played, as whoever looks at something may know it."""

    rules: Rules
    view: GameState
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheets:
    """Pages of a kind that a box makes itself.

    `make` gets what is looked at, the components among which it is, if it is one, and the game, if one is played.
    `there` says whether there is such a page; without it, where there is such a component. `entries`: the kinds of
    component that are listed on it and can be looked at in turn.
    """

    make: Callable[[Page, str, Catalog | None, Seen | None], Sheet]
    there: Callable[[str, Seen | None], bool] | None = None
    entries: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class BelowLeader:
    """What a seat has besides its leader, on the leader's page; `entries` as with `Sheets`."""

    make: Callable[[Page, int, Rules, GameState], Below]
    entries: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class PageContribution:
    """What is to be seen of a box when somebody looks closer.

    `sheets`: pages that the box makes itself, by kind. `whole`: kinds whose neighbors are all of them on the screen.
    `below`: what a leader's page tells of the box.
    """

    sheets: Mapping[str, Sheets] = field(default_factory=dict)
    whole: frozenset[str] = frozenset()
    below: tuple[BelowLeader, ...] = ()
