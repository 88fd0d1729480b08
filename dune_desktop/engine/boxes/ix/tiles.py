"""Lookups of a seat's Tech tiles and their uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.boxes.ix.components import TechUse
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.effects import Effects

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules


def uses_of(rules: Rules, tile: str, timing: str) -> tuple[TechUse, ...]:
    """Return the tile's uses of this timing."""
    return tuple(use for use in rules.more["tech"][tile].uses if use.timing == timing)


def tiles_for(rules: Rules, state: GameState, seat: int, timing: str) -> list[tuple[str, Effects]]:
    """Return the seat's tiles with a use of this timing, each with its effects (X3.13)."""
    tiles = of_seat(state, seat).tech
    if not tiles:
        return []
    return [(tile, use.effects) for tile in tiles for use in uses_of(rules, tile, timing)]


def todo_for(rules: Rules, state: GameState, seat: int, timing: str) -> tuple[Todo, ...]:
    """Return the effects of the seat's tiles of this timing as entries of a pool."""
    return tuple(
        item for tile, effects in tiles_for(rules, state, seat, timing) for item in todo_of("tech:" + tile, effects)
    )


def owns_rule(rules: Rules, state: GameState, seat: int, rule: str) -> bool:
    """Tell whether one of the seat's tiles has this permanent rule."""
    tiles = of_seat(state, seat).tech
    return bool(tiles) and any(rules.more["tech"][tile].rule == rule for tile in tiles)


def ready(rules: Rules, state: GameState, seat: int, tile: str) -> bool:
    """Tell whether the seat owns the tile and has not flipped it this round (X3.14)."""
    mine = of_seat(state, seat)
    return tile in mine.tech and tile not in mine.face_down
