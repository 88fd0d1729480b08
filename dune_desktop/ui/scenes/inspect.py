"""Looking closer at a component."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.state import in_play
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.i18n import Texts
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
from dune_desktop.ui.presenters.screens.subject import subject
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.scene import Action, Pop, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program

HAGAL = "rival:hagal"
STACKS = "stacks:tech"
TRACKS = frozenset({"faction", "alliance"})
LISTS = frozenset({"tiles", "stacks"})  # the tiles of a seat ("tiles:0"), the stacks of Tech tiles
WHOLE = TRACKS | {"space", "tiles", "tech"}
"""Kinds whose neighbours are all of them on the screen; others have those of their own part of it."""


class InspectScene(Overlay):
    """One component, large. Any click, the right button or Esc leads back; arrows lead to its neighbours."""

    def __init__(self, program: Program, below: Scene, component: str) -> None:
        super().__init__(below)
        self.program = program
        self.component = component
        self.row: tuple[str, ...] = ()

    @property
    def texts(self) -> Texts:
        return self.program.texts

    def regions(self, page: Page) -> list[Region]:
        if not self.row and self.under is not None:
            self.row = neighbours(self.under, self.component, lambda other: can_inspect(self.program, other))
        around = Around(self.row.index(self.component), len(self.row)) if self.component in self.row else Around()
        return inspect_regions(page, self.sheet(page), around)

    def sheet(self, page: Page) -> Sheet:
        """What there is to see."""
        kind, _, name = self.component.partition(":")
        if kind in TRACKS and self.program.table is not None:
            session = self.program.table.session
            return faction_sheet(page, name, session.rules, self.program.table.view(), session.names)
        if self.component == HAGAL:
            assert self.program.table is not None
            return hagal_sheet(page, self.program.table.session.rules)
        if kind in LISTS and self.program.table is not None:
            session, view = self.program.table.session, self.program.table.view()
            if self.component == STACKS:
                return stacks_sheet(page, session.rules, view)
            return tiles_sheet(page, int(name), session.rules, view, session.names)
        catalog = self.program.catalog_of(self.component)
        assert catalog is not None, self.component
        if kind == "leader":
            leader = next(leader for leader in catalog.leaders if leader.id == name)
            return leader_sheet(page, leader, self._below(page, name))
        found = subject(page.texts, catalog, self.component)
        assert found is not None, self.component
        if kind == "shipping":
            seen = self.program.table.view() if self.program.table is not None else None
            shown = seen if seen is not None and in_play(seen) else None
            return shipping_sheet(page, found, catalog.of("shipping"), shown)
        return card_sheet(page, found)

    def _below(self, page: Page, leader: str) -> Below:
        """The Tech tiles of the seat that has this leader at the table."""
        table = self.program.table
        view = table.view() if table is not None else None
        if table is None or view is None or not in_play(view):
            return NOTHING_BELOW
        seats = [seat for seat, player in enumerate(view.seats) if player.leader == leader]
        return tiles_below(page, seats[0], table.session.rules, view) if seats else NOTHING_BELOW

    def _lists(self, component: str) -> bool:
        """Whether this is a sheet on which the component is an entry."""
        return self.component.partition(":")[0] in LISTS | {"leader"} and component.startswith("tech:")

    def handle(self, action: Action) -> Request | None:
        if action[0] == "step" and self.row:
            place = self.row.index(self.component) + int(action[1])  # type: ignore[call-overload]
            self.component = self.row[place % len(self.row)]
            return None
        if action[0] == "look" or (action[0] == "inspect" and self._lists(str(action[1]))):
            return self.program.inspect(self, str(action[1]))
        if action[0] in ("back", "inspect") or action in (("key", "I"), ("key", "Enter"), ("key", "Space")):
            return Pop()
        return super().handle(action)


def can_inspect(program: Program, component: str) -> bool:
    """Whether there is something to see of a component: it is known, and of a kind that has a page."""
    kind, _, name = component.partition(":")
    if kind in TRACKS:
        return program.table is not None and name in FACTIONS
    if kind in LISTS:
        view = program.table.view() if program.table is not None else None
        if view is None or not in_play(view):
            return False
        return component == STACKS or (name.isdigit() and int(name) < len(view.seats))
    if component == HAGAL:
        return program.table is not None
    return program.catalog_of(component) is not None


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
