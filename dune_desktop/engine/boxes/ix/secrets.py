"""Hidden information of Rise of Ix: hiding it in views and dealing it in determinizations (R29, X3.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.state import TechTaken, of_seat, of_table
from dune_desktop.engine.model.ids import HIDDEN

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.chance import Chance
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the hooks that hide and deal the face-down Tech tiles."""
    builder.on("on_view", hide)
    builder.on("on_determinize", deal_anew)


def hide(rules: Rules, seen: GameState, seat: int) -> None:
    """Hide the face-down Tech tiles in a view (X3.41)."""
    table = of_table(seen)
    table.stacks = tuple((HIDDEN,) * len(pile) for pile in table.stacks)


def deal_anew(rules: Rules, world: GameState, seat: int, chance: Chance) -> None:
    """Deal the face-down Tech tiles of a determinization in random order."""
    table = of_table(world)
    tiles = tuple(chance.mixed(_tiles_face_down(rules, world)))
    stacks = []
    for pile in table.stacks:
        stacks.append(tiles[: len(pile)])
        tiles = tiles[len(pile) :]
    table.stacks = tuple(stacks)


def _tiles_face_down(rules: Rules, world: GameState) -> tuple[str, ...]:
    """Return all Tech tiles that are not visible to everybody (X3.41)."""
    table = of_table(world)
    seen = {*table.shown, *table.removed, *(frame.tile for frame in world.stack if isinstance(frame, TechTaken))}
    for seat in range(len(world.seats)):
        seen.update(of_seat(world, seat).tech)
    return tuple(tile for tile in rules.more["tech"] if tile not in seen)
