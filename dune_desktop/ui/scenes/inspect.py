"""Looking closer at a component."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.content.catalog import catalog
from dune_desktop.i18n import Texts
from dune_desktop.ui.display import Region, Screen
from dune_desktop.ui.presenters.screens.inspect import Around, Sheet, inspect_regions
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.sheets import card_sheet, faction_sheet, hagal_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.subject import subject
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.stage import Action, Pop, Request, Scene
from dune_desktop.ui.states import spots

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program

WHOLE = frozenset({"space", "alliance", "faction"})
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
            self.row = neighbours(self.under, self.component, lambda other: self.sheet(page, other) is not None)
        sheet = self.sheet(page, self.component)
        assert sheet is not None
        around = Around(self.row.index(self.component), len(self.row)) if self.component in self.row else Around()
        return inspect_regions(page, sheet, around)

    def sheet(self, page: Page, component: str) -> Sheet | None:
        """What there is to see of a component; None for what has no page."""
        kind, _, name = component.partition(":")
        table = self.program.table
        if kind in ("faction", "alliance") and table is not None:
            session = table.session
            return faction_sheet(page, name, session.rules, session.state, session.names)
        if component == "rival:hagal":
            return hagal_sheet(page)
        pieces = catalog() if table is None else table.session.rules.catalog
        if kind == "leader":
            leader = next((leader for leader in pieces.leaders if leader.id == name), None)
            return leader_sheet(page, leader) if leader is not None else None
        found = subject(page.texts, pieces, component)
        return card_sheet(page, found) if found is not None else None

    def handle(self, action: Action) -> Request | None:
        if action[0] == "step" and self.row:
            place = self.row.index(self.component) + int(action[1])  # type: ignore[call-overload]
            self.component = self.row[place % len(self.row)]
            return None
        if action[0] in ("back", "inspect") or action in (("key", "I"), ("key", "Enter"), ("key", "Space")):
            return Pop()
        return super().handle(action)


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
