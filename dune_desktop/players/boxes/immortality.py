"""What Immortality brings to computer players: what it adds to a position, and what they need not think of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality.state import of_seat

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

SITUATION: Final = ("immortality", "research", "tleilaxu", "specimens", "atomics")

COLUMNS, STEPS = 8, 7


def situation(world: Determinization, seat: int) -> tuple[float, ...]:
    """The numbers that `SITUATION` names, about 0 to 1 each."""
    mine = of_seat(world, seat)
    return (1.0, column(mine.research) / COLUMNS, mine.tleilaxu / STEPS, mine.tanks / 3, float(mine.atomics))


def column(space: str) -> int:
    """How many steps the research token has come; 0 for somebody without one."""
    return int(space.rpartition("/")[2][1:].partition("r")[0]) if space else 0


WORTH_A_NEW_ROW: Final = 4  # persuasion that is left


def _never_needed(rules: Rules, world: Determinization, seat: int) -> bool:
    """Whoever recruits more than the supply holds is asked for specimens anyway (I22.22)."""
    return True


def _row_will_do(rules: Rules, world: Determinization, seat: int) -> bool:
    """A new Row is for a Reveal turn with much to spend, in which this one has nothing that is worth it (I11.1)."""
    turn = world.turn
    if turn is None or turn.stage != "reveal" or turn.persuasion < WORTH_A_NEW_ROW:
        return True
    affordable = [rules.cards[card].cost or 0 for card in world.row if card]
    return any(turn.persuasion - 1 <= cost <= turn.persuasion for cost in affordable)


INTRIGUE_LOST: Final = frozenset({"trash_intrigue"})
"""Acts by which an Intrigue card goes without being played."""

BY_GOODS: Final = frozenset({"gain_icons"})
"""Acts of which the one that brings most goods at once is done."""

POINTLESS: Final = {"release": _never_needed, "atomics": _row_will_do}
"""What does not help -> when that is so."""

USES: Final = {"graft": (("sent", "partner"),)}
"""Kind of event -> what was done with which of its fields."""


def holdings(world: Determinization, seat: int) -> dict[str, float]:
    """What the seat has of this box, for whoever values a whole position."""
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
"""The respects in which this box tells positions apart."""


def aspects(world: Determinization, seat: int) -> dict[str, float]:
    """What each of `ASPECTS` adds to the logit of the seat's chance to win."""
    mine = of_seat(world, seat)
    return {
        "research": 0.1 * column(mine.research),
        "tleilaxu": 0.12 * mine.tleilaxu,
        "specimens": 0.08 * mine.tanks,
    }


def counts(world: Determinization, seat: int) -> dict[str, int]:
    """How much the seat has of what these aspects count."""
    mine = of_seat(world, seat)
    return {"tleilaxu": mine.tleilaxu, "specimens": mine.tanks}
