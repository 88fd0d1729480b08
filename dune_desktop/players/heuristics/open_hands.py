"""The risk that opponents steal from a seat with many Intrigue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.effects import StealIntrigue
from dune_desktop.engine.model.vocabulary import parts

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules


def thief_spaces(rules: Rules, world: Determinization, seat: int) -> frozenset[str]:
    """Return the spaces where an opponent could come to steal one of the seat's Intrigue cards in this round."""
    seats = world.seats
    if not any(seats[other].agents_left and not seats[other].revealed for other in rules.opponents[seat]):
        return frozenset()
    held = len(seats[seat].intrigue)
    return frozenset(space for space, least in thefts(rules).items() if held >= least)


@derived
def thefts(rules: Rules) -> dict[str, int]:
    """Return the spaces where Intrigue cards are stolen, each with the number of cards that makes a seat a victim."""
    return {
        space: part.least
        for space, printed in rules.printed_spaces.items()
        for part in parts(printed.effects)
        if isinstance(part, StealIntrigue)
    }
