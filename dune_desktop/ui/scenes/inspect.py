"""Looking closer at a component."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Catalog
from dune_desktop.engine.boxes.ix.state import in_play
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.engine.registry import boxes, with_needed
from dune_desktop.ui.presenters.screens.inspect import Around, Sheet, inspect_regions
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.sheets import (
    NOTHING_BELOW,
    Below,
    card_sheet,
    faction_sheet,
    hagal_sheet,
    leader_sheet,
)
from dune_desktop.ui.presenters.screens.sheets_ix import shipping_sheet, stacks_sheet, tiles_below, tiles_sheet
from dune_desktop.ui.presenters.screens.subject import find, subject
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.scene import Back, Go, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.table.sitting import Sitting

HAGAL = "rival:hagal"
STACKS = "stacks:tech"
TRACKS = frozenset({"faction", "alliance"})
LISTS = frozenset({"tiles", "stacks"})  # the tiles of a seat ("tiles:0"), the stacks of Tech tiles
WHOLE = TRACKS | {"space", "tiles", "tech"}
"""Kinds whose neighbours are all of them on the screen; others have those of their own part of it."""


class InspectScene(Overlay):
    """One component, large. Any click, the right button or Esc leads back; arrows lead to its neighbours."""

    def __init__(self, program: Program, below: Scene, component: str) -> None:
        super().__init__(program, below)
        self.program = program
        self.component = component
        self.row: tuple[str, ...] = ()

    def regions(self, page: Page) -> list[Region]:
        if not self.row and self.under is not None:
            self.row = neighbours(self.under, self.component, lambda other: can_inspect(self.program, other))
        around = Around(self.row.index(self.component), len(self.row)) if self.component in self.row else Around()
        return inspect_regions(page, self.sheet(page), around)

    def sheet(self, page: Page) -> Sheet:
        """What there is to see."""
        kind, _, name = self.component.partition(":")
        sitting = self.program.sitting
        if sitting is not None and (kind in TRACKS | LISTS or self.component == HAGAL):
            return self._of_table(page, sitting)
        pieces = catalog_of(self.program, self.component)
        assert pieces is not None, self.component
        if kind == "leader":
            leader = next(leader for leader in pieces.leaders if leader.id == name)
            return leader_sheet(page, leader, self._below(page, name))
        found = subject(page.texts, pieces, self.component)
        assert found is not None, self.component
        if kind == "shipping":
            seen = sitting.view() if sitting is not None else None
            shown = seen if seen is not None and in_play(seen) else None
            return shipping_sheet(page, found, pieces.of("shipping"), shown)
        return card_sheet(page, found)

    def _of_table(self, page: Page, sitting: Sitting) -> Sheet:
        """What is there only while a game is played."""
        kind, _, name = self.component.partition(":")
        session, view = sitting.session, sitting.view()
        if kind in TRACKS:
            return faction_sheet(page, name, session.rules, view, session.names)
        if self.component == HAGAL:
            return hagal_sheet(page, session.rules)
        if self.component == STACKS:
            return stacks_sheet(page, session.rules, view)
        return tiles_sheet(page, int(name), session.rules, view, session.names)

    def _below(self, page: Page, leader: str) -> Below:
        """The Tech tiles of the seat that has this leader at the table."""
        sitting = self.program.sitting
        view = sitting.view() if sitting is not None else None
        if sitting is None or view is None or not in_play(view):
            return NOTHING_BELOW
        seats = [seat for seat, player in enumerate(view.seats) if player.leader == leader]
        return tiles_below(page, seats[0], sitting.session.rules, view) if seats else NOTHING_BELOW

    def _lists(self, component: str) -> bool:
        """Whether this is a sheet on which the component is an entry."""
        return self.component.partition(":")[0] in LISTS | {"leader"} and component.startswith("tech:")

    def do_step(self, by: int) -> None:
        if self.row:
            self.component = self.row[(self.row.index(self.component) + by) % len(self.row)]

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_inspect(self, component: str) -> Request | None:
        return Go("inspect", (component,)) if self._lists(component) else Back()


def catalog_of(program: Program, component: str) -> Catalog | None:
    """The components among which this one is: those of the game at the table, or else of the boxes there are."""
    kind, _, name = component.partition(":")
    here = (program.sitting.session.rules.catalog,) if program.sitting is not None else ()
    elsewhere = (catalog(with_needed((box.id,))) for box in reversed(boxes()))
    for pieces in chain(here, elsewhere):
        if kind == "leader" and any(leader.id == name for leader in pieces.leaders):
            return pieces
        if find(pieces, component) is not None:
            return pieces
    return None


def can_inspect(program: Program, component: str) -> bool:
    """Whether there is something to see of a component: it is known, and of a kind that has a page."""
    kind, _, name = component.partition(":")
    if kind in TRACKS:
        return program.sitting is not None and name in FACTIONS
    if kind in LISTS:
        view = program.sitting.view() if program.sitting is not None else None
        if view is None or not in_play(view):
            return False
        return component == STACKS or (name.isdigit() and int(name) < len(view.seats))
    if component == HAGAL:
        return program.sitting is not None
    return catalog_of(program, component) is not None


def neighbours(screen: Screen, component: str, known: Callable[[str], bool]) -> tuple[str, ...]:
    """The components of the same kind that can be looked at where this one is: the hand, the row, the board."""
    kind = component.partition(":")[0]
    places: dict[str, list[str]] = {}
    for spot in spots(screen):
        other = spot.hit.inspect
        if other.partition(":")[0] == kind and known(other):
            part = "" if kind in WHOLE else spot.region.partition(".")[0]
            places.setdefault(part, []).append(other)
    own = next((found for found in reversed(places.values()) if component in found), [])
    return tuple(dict.fromkeys(own))
