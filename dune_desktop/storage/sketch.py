"""How a saved game stands on the board, in a few numbers: what a small picture of it is drawn from."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.state import GameState


@dataclass(frozen=True, slots=True)
class Sketch:
    """What lies open on the board, seat by seat where nothing else is said."""

    points: tuple[int, ...]
    influence: tuple[tuple[int, ...], ...]  # with each faction, in the order of `ids.FACTIONS`
    allies: tuple[int, ...]  # who has the Alliance of each faction; NOBODY
    strength: tuple[int, ...]  # in the Conflict
    conflict: str  # the card that is fought for; "" before the first
    control: tuple[tuple[str, int], ...]  # each space that can be controlled, and whose flag flies there; NOBODY


def sketch(rules: Rules, state: GameState) -> Sketch:
    """The board of a position."""
    seats = range(len(state.seats))
    spaces = [space for space, about in rules.spaces.items() if about.control_bonus]
    return Sketch(
        tuple(state.seats[seat].vp for seat in seats),
        tuple(tuple(state.seats[seat].influence) for seat in seats),
        tuple(state.alliances),
        tuple(rules.fought(state, seat) for seat in seats),
        state.conflict,
        tuple((space, state.control.get(space, NOBODY)) for space in spaces),
    )
