"""Looking closer at a component."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Catalog
from dune_desktop.engine.assembly.registry import boxes, with_needed
from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.ids import FACTIONS, NOBODY
from dune_desktop.ui.presenters.screens.lens.inspect import Around, Sheet, inspect_regions
from dune_desktop.ui.presenters.screens.lens.pages import BelowLeader, PageContribution, Seen
from dune_desktop.ui.presenters.screens.lens.sheets import (
    NOTHING_BELOW,
    Below,
    card_sheet,
    faction_sheet,
    hagal_sheet,
    leader_sheet,
    stacked,
)
from dune_desktop.ui.presenters.screens.lens.subject import find, subject, with_ring
from dune_desktop.ui.presenters.screens.lens.table import PARTS, seat_sheet
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.looking_up import page_about
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.scenes.table.position import seen_on
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.under import Under
from dune_desktop.ui.window.scene import Back, Go, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.table.shown_game import ShownGame

HAGAL = "rival:hagal"
TRACKS = frozenset({"faction", "alliance"})
SEAT = "seat"
WHOLE = TRACKS | {"space", SEAT}
"""Kinds whose neighbors are all of them on the screen; others have those of their own part of it."""


class InspectScene(Overlay):
    """One component, large. Any click, the right button or Esc leads back; arrows lead to its neighbors."""

    def __init__(self, program: Program, below: Scene, component: str) -> None:
        super().__init__(program, below)
        self.program = program
        self.component = component
        self.row: tuple[str, ...] = ()

    def page_about(self, there: Under) -> str:
        """That about what is pointed at, or about what is looked at."""
        return page_about(self.program, there, self.component)

    def regions(self, page: Page) -> list[Region]:
        if not self.row and self.under is not None:
            listed, seen = self.below.listed(), partial(can_inspect, self.program)
            self.row = listed if self.component in listed else neighbors(self.under, self.component, seen)
        around = Around(self.row.index(self.component), len(self.row)) if self.component in self.row else Around()
        return inspect_regions(page, self.sheet(page), around)

    def sheet(self, page: Page) -> Sheet:
        """What there is to see."""
        kind, _, name = self.component.partition(":")
        shown_game = self.program.shown_game
        if shown_game is not None and kind in TRACKS:
            return faction_sheet(page, name, shown_game.session.rules, shown_game.view(), shown_game.session.names)
        if shown_game is not None and self.component == HAGAL:
            return hagal_sheet(page, shown_game.session.rules)
        if shown_game is not None and kind == SEAT:
            return seat_sheet(page, seen_on(page, shown_game), int(name), self._below_seat(page, int(name)))
        if shown_game is not None and kind in PARTS:
            return PARTS[kind](page, seen_on(page, shown_game))
        known = catalog_of(self.program, self.component)
        special = contributed(PageContribution).sheets.get(kind)
        if special is not None:
            return special.make(page, self.component, known, seen_at(shown_game))
        assert known is not None, self.component
        if kind == "leader":
            leader = next(leader for leader in known.leaders if leader.id == name)
            seat = self._seat_of(name)
            below = self._below_seat(page, seat) if seat is not None else NOTHING_BELOW
            rival = seat is not None and shown_game is not None and shown_game.session.rules.is_rival[seat]
            return leader_sheet(page, leader, below, rival=rival and leader.player)
        found = subject(page.texts, known, self.component)
        assert found is not None, self.component
        if shown_game is not None and not any(shown_game.session.rules.is_rival):
            found = replace(found, boxes=tuple(box for box in found.boxes if box.kind != "rival"))
        own = self._own_leader()
        return card_sheet(page, with_ring(page.texts, found, own) if own is not None else found)

    def _own_leader(self) -> Leader | None:
        """The leader of who looks, at a table."""
        shown_game = self.program.shown_game
        if shown_game is None or shown_game.reader == NOBODY:
            return None
        return shown_game.session.rules.leaders.get(shown_game.view().seats[shown_game.reader].leader)

    def _seat_of(self, leader: str) -> int | None:
        """The seat that has this leader at the table."""
        seats = self.program.shown_game.view().seats if self.program.shown_game is not None else ()
        return next((seat for seat, player in enumerate(seats) if player.leader == leader), None)

    def _below_seat(self, page: Page, seat: int) -> Below:
        """What a seat has of the boxes in play."""
        assert self.program.shown_game is not None
        rules, view = self.program.shown_game.session.rules, self.program.shown_game.view()
        return stacked([below.make(page, seat, rules, view) for below in self._below()])

    def _below(self) -> tuple[BelowLeader, ...]:
        """What the boxes in play tell on a leader's page, while a game is played."""
        shown_game = self.program.shown_game
        return (
            contributed(PageContribution, shown_game.session.rules.config.boxes).below if shown_game is not None else ()
        )

    def _lists(self, component: str) -> bool:
        """Whether this is a page on which the component is an entry."""
        kind, other = (key.partition(":")[0] for key in (self.component, component))
        special = contributed(PageContribution).sheets.get(kind)
        if kind in ("leader", SEAT):
            return any(other in below.entries for below in self._below())
        return special is not None and other in special.entries

    def do_step(self, by: int) -> None:
        if self.row:
            self.component = self.row[(self.row.index(self.component) + by) % len(self.row)]

    def do_cards(self, tab: str, *first: int) -> Request | None:
        return Go("cards", (tab, *first))

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_inspect(self, component: str) -> Request | None:
        return Go("inspect", (component,)) if self._lists(component) else Back()


def seen_at(shown_game: ShownGame | None) -> Seen | None:
    """The game at the table as whoever sits there may know it."""
    return None if shown_game is None else Seen(shown_game.session.rules, shown_game.view(), shown_game.session.names)


def catalog_of(program: Program, component: str) -> Catalog | None:
    """The components among which this one is: those of the game at the table, or else of the boxes there are."""
    kind, _, name = component.partition(":")
    here = (program.shown_game.session.rules.catalog,) if program.shown_game is not None else ()
    elsewhere = (catalog(with_needed((box.id,))) for box in reversed(boxes()))
    for known in chain(here, elsewhere):
        if kind == "leader" and any(leader.id == name for leader in known.leaders):
            return known
        if find(known, component) is not None:
            return known
    return None


def can_inspect(program: Program, component: str) -> bool:
    """Whether there is something to see of a component: it is known, and of a kind that has a page."""
    kind, _, name = component.partition(":")
    if kind in TRACKS:
        return program.shown_game is not None and name in FACTIONS
    special = contributed(PageContribution).sheets.get(kind)
    if special is not None and special.there is not None:
        return special.there(name, seen_at(program.shown_game))
    if component == HAGAL or kind in PARTS:
        return program.shown_game is not None
    if kind == SEAT:
        return program.shown_game is not None and name.isdigit() and int(name) < len(program.shown_game.view().seats)
    return catalog_of(program, component) is not None


def _whole(kind: str) -> bool:
    return kind in WHOLE or kind in contributed(PageContribution).whole


def neighbors(screen: Screen, component: str, known: Callable[[str], bool]) -> tuple[str, ...]:
    """The components of the same kind that can be looked at where this one is: the hand, the row, the board."""
    kind = component.partition(":")[0]
    places: dict[str, list[str]] = {}
    for spot in spots(screen):
        other = spot.hit.inspect
        if other.partition(":")[0] == kind and known(other):
            part = "" if _whole(kind) else spot.region.partition(".")[0]
            places.setdefault(part, []).append(other)
    own = next((found for found in reversed(places.values()) if component in found), [])
    return tuple(dict.fromkeys(own))
