"""The main numbers of a saved game's board, from which a small picture is drawn."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.state import GameState


@dataclass(frozen=True, slots=True)
class Sketch:
    """The open information on the board, by seat unless noted."""

    points: tuple[int, ...]
    influence: tuple[tuple[int, ...], ...]  # with each faction, in the order of `ids.FACTIONS`
    allies: tuple[int, ...]  # the seat with each faction's Alliance, or NOBODY
    strength: tuple[int, ...]  # in the Conflict
    conflict: str  # the Conflict card; "" before the first
    control: tuple[tuple[str, int], ...]  # each controllable space and the seat that controls it, or NOBODY


def sketch(rules: Rules, state: GameState) -> Sketch:
    """Return the sketch of a position."""
    seats = range(len(state.seats))
    spaces = [space for space, about in rules.spaces.items() if about.control_bonus]
    return Sketch(
        tuple(state.seats[seat].vp for seat in seats),
        tuple(tuple(state.seats[seat].influence) for seat in seats),
        tuple(state.alliances),
        tuple(rules.decided_strength(state, seat) for seat in seats),
        state.conflict,
        tuple((space, state.control.get(space, NOBODY)) for space in spaces),
    )
