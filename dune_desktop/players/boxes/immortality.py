"""Immortality for computer players: its numbers of a position, and the acts that a player need not consider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality.state import of_seat

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

SITUATION: Final = ("immortality", "research", "tleilaxu", "specimens", "atomics")

COLUMNS, STEPS = 8, 7


def situation(rules: Rules, world: Determinization, seat: int) -> tuple[float, ...]:
    """Return the numbers that `SITUATION` names, about 0 to 1 each."""
    mine = of_seat(world, seat)
    return (1.0, column(mine.research) / COLUMNS, mine.tleilaxu / STEPS, mine.tanks / 3, float(mine.atomics))


def column(space: str) -> int:
    """Return how many steps the research token has come; 0 for a seat without one."""
    return int(space.rpartition("/")[2][1:].partition("r")[0]) if space else 0


MIN_PERSUASION_LEFT: Final = 4  # Persuasion that is left


def _never_needed(rules: Rules, world: Determinization, seat: int) -> bool:
    """Return True: releasing specimens never helps, since a seat short of troops is asked anyway (I22.22)."""
    return True


def _needs_no_new_row(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether a new Imperium Row is not worth its price (I11.1).

    It is for a Reveal turn with much Persuasion left, in which no card of the present Row is worth that.
    """
    turn = world.turn
    if turn is None or turn.stage != "reveal" or turn.persuasion < MIN_PERSUASION_LEFT:
        return True
    affordable = [rules.cards[card].cost or 0 for card in world.row if card]
    return any(turn.persuasion - 1 <= cost <= turn.persuasion for cost in affordable)


INTRIGUE_LOST: Final = frozenset({"trash_intrigue"})
"""Acts by which an Intrigue card goes without being played."""

BY_GOODS: Final = frozenset({"gain_icons"})
"""Acts of which the option that brings most goods at once is taken."""

POINTLESS: Final = {"release": _never_needed, "atomics": _needs_no_new_row}
"""Act -> function that tells whether it does not help now."""

USES: Final = {"graft": (("sent", "partner"),)}
"""Kind of event -> pairs of what was done and the field that names the component."""


def holdings(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what the seat has of this box, as inputs of the evaluation."""
    mine = of_seat(world, seat)
    return {
        "research": column(mine.research) / COLUMNS,
        f"research:{mine.research}": 1.0,
        "tleilaxu": mine.tleilaxu / STEPS,
        f"tleilaxu:{mine.tleilaxu}": 1.0,
        "specimens": mine.tanks / 4,
        f"specimens:{min(mine.tanks, 6)}": 1.0,
        "atomics": float(mine.atomics),
    }


ASPECTS: Final = ("research", "tleilaxu", "specimens")
"""The aspects by which this box tells positions apart."""


def aspects(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what each of `ASPECTS` adds to the logit of the seat's chance to win."""
    mine = of_seat(world, seat)
    return {
        "research": 0.1 * column(mine.research),
        "tleilaxu": 0.12 * mine.tleilaxu,
        "specimens": 0.08 * mine.tanks,
    }


def counts(rules: Rules, world: Determinization, seat: int) -> dict[str, int]:
    """Return how much the seat has of what these aspects count."""
    mine = of_seat(world, seat)
    return {"tleilaxu": mine.tleilaxu, "specimens": mine.tanks}
