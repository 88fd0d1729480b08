"""Rise of Ix for computer players: its numbers of a position, and what its options are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.ix.state import of_seat, of_table

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

SITUATION: Final = ("ix", "freighter", "negotiators", "tiles", "dreadnoughts_home", "dreadnoughts_there")


def situation(rules: Rules, world: Determinization, seat: int) -> tuple[float, ...]:
    """Return the numbers that `SITUATION` names, about 0 to 1 each."""
    mine = of_seat(world, seat)
    return (
        1.0,
        mine.freighter / 3,
        mine.negotiators / 3,
        len(mine.tech) / 3,
        mine.garrison / 2,
        mine.conflict / 2,
    )


def subject(world: Determinization, seat: int, option: OptionId) -> str:
    """Return what an option is about if its words do not say it: the tile in the slot, the step of the Freighter."""
    match option:
        case ("buy_tech", stack, *_):
            return of_table(world).shown[int(stack)]
        case ("freighter", way):
            return f"{way}:{of_seat(world, seat).freighter}"
    return ""


SUBJECTS: Final = frozenset({"buy_tech", "freighter"})
"""First words of the options that `subject` explains."""

HABITS: Final = ("freighter", "buy_tech", "tech", "negotiate")
"""Acts done whenever they can be, the first of these before the others."""
PLACED: Final = frozenset({"tech"})
"""Acts judged by where they are answered and by the lead in the Conflict."""
ROWS: Final = {"buy_tech": "tech"}
"""Kind of row -> the kind of component that it is about."""
TASTES: Final = {("merchant", "buy_tech"): 0.1}
"""Temperament and act -> how much it is liked."""
USES: Final = {"tech": (("taken", "tile"),), "use_tech": (("used", "tile"),)}
"""Kind of event -> pairs of what was done and the field that names the component."""
USED: Final = {"taken": "tech"}
"""What was done -> the kind of component that it was done with."""


def holdings(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what the seat has of this box, as inputs of the evaluation."""
    mine = of_seat(world, seat)
    found = {
        "freighter": mine.freighter / 3,
        "negotiators": mine.negotiators / 3,
        "dreadnoughts": (2 - mine.supply) / 2,
        "dreadnoughts_ready": (mine.garrison + mine.conflict) / 2,
    }
    return found | {"tile:" + tile: 1.0 for tile in mine.tech}


ASPECTS: Final = ("tiles", "negotiators", "freighter", "dreadnoughts")
"""The aspects by which this box tells positions apart."""


def aspects(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what each of `ASPECTS` adds to the logit of the seat's chance to win."""
    mine = of_seat(world, seat)
    return {
        "tiles": 0.35 * len(mine.tech),
        "negotiators": 0.08 * mine.negotiators,
        "freighter": 0.1 * mine.freighter,
        "dreadnoughts": 0.3 * (mine.garrison + mine.conflict),
    }


def counts(rules: Rules, world: Determinization, seat: int) -> dict[str, int]:
    """Return how much the seat has of what these aspects count."""
    mine = of_seat(world, seat)
    return {
        "tiles": len(mine.tech),
        "negotiators": mine.negotiators,
        "dreadnoughts": mine.garrison + mine.conflict,
    }
