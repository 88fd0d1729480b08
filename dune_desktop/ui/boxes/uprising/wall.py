"""The Shield Wall in the land: a rampart before the places that it protects, or what is left of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.uprising.state import of_table
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Picture, Rect, Region

NAME: Final = "shield_wall"
FALLEN: Final = 0.4  # of its sign


class _Props(NamedTuple):
    """Where the wall stands, and whether it does."""

    rect: Rect
    stands: bool


def parts(model: TableModel) -> Parts:
    """The wall; it lies below the places of the board."""
    return {NAME: Part(_select, _draw)}


def stands(state: GameState) -> bool:
    """Tell whether the Shield Wall stands."""
    return of_table(state).wall


def conflict_marks(model: TableModel) -> tuple[tuple[str, float], ...]:
    """Return the battle icon of the Conflict fought for, and whether the wall protects it: faint once it has fallen."""
    battle = model.rules.more["battle"].get(model.view.conflict)
    if battle is None:
        return ()
    return ((battle.icon, 1.0), *([(NAME, 1.0 if stands(model.view) else FALLEN)] if battle.wall else []))


def _select(model: TableModel) -> _Props | None:
    if model.covered:
        return None
    rect, left = model.places[NAME], model.places["opening"].x - 6
    return _Props(rect._replace(x=left, w=rect.right - left), model.then(stands))


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    breach = Rect(rect.x + rect.w * 0.47, rect.y + rect.h * 0.3, rect.w * 0.4, rect.h * 0.32)
    with b.thing(NAME, breach):
        b.add(Picture(rect, "site:" + (NAME if props.stands else NAME + "_fallen")))
    with b.thing("wall", breach):
        b.hit(breach, radius=20)
    return b.region(NAME, rect)
