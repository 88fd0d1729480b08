"""The situation of a decision in some thirty named numbers, the same for all its options.

Names let weights that were learned with some boxes be found again with others; boxes add their own numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly import registry

if TYPE_CHECKING:
    from types import ModuleType

    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

SITUATION: Final = (
    "always",
    "round",
    "near_end",
    "solari",
    "solari_5",
    "solari_8",
    "spice",
    "spice_4",
    "water",
    "garrison",
    "sent",
    "fights",
    "lead",
    "leads",
    "level_1",
    "level_3",
    "hand",
    "ahead",
    "agents",
    "swordmaster",
    "council",
    "mentat",
    "intrigue",
    "persuasion",
    "others_agents",
    "others_done",
    "influence",
    "alone",
    "alone_harder",
)
MAX_LEAD: Final = 8

Numbers = Callable[["Rules", "Determinization", int], Sequence[float]]
"""Function that returns what a box adds to the situation of a seat."""


def contributed(rules: Rules) -> tuple[ModuleType, ...]:
    """Return the computer-player parts of the boxes in play."""
    found = (registry.part(box, "players") for box in rules.catalog.boxes)
    return tuple(part for part in found if part is not None)


class Situation:
    """A reader of the situation of a seat in positions of one game; `names` says which number is which.

    A box that is not in play keeps its place before one that is, so that every game reads the beginning of the same
    row.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        in_play = contributed(rules)
        known = list(registry.parts("players"))
        while known and known[-1] not in in_play:
            known.pop()
        self.names = (*SITUATION, *(name for box in known for name in box.SITUATION))
        self.boxes: list[Numbers] = [box.situation if box in in_play else _nothing(box) for box in known]
        self.levels = {card.id: card.level for card in rules.catalog.conflicts}
        alone = rules.config.players == 1
        self.alone = (float(alone), float(alone and rules.config.difficulty != "mercenary"))

    def lead(self, world: Determinization, seat: int) -> int:
        """Return how far the seat's strength exceeds that of its strongest opponent now; below 0 if behind."""
        rules = self.rules
        return rules.strength(world, seat) - max([rules.strength(world, other) for other in rules.opponents[seat]])

    def read(self, world: Determinization, seat: int, lead: int) -> list[float]:
        """Return the numbers in the order of `names`, most of them between 0 and 1; `lead` as from `lead`."""
        rules, seats = self.rules, world.seats
        me = seats[seat]
        best = agents = done = 0
        for other in rules.others[seat]:
            their = seats[other]
            if their.vp > best:
                best = their.vp
            agents += their.agents_left
            done += their.revealed
        turn = world.turn
        level = self.levels[world.conflicts[-1]] if world.conflicts else 1
        solari, spice = me.solari, me.spice
        found = [
            1.0,
            world.round * 0.1,
            1.0 if max(best, me.vp) >= rules.points_to_end - 2 else 0.0,
            solari * 0.1,
            1.0 if solari >= 5 else 0.0,
            1.0 if solari >= 8 else 0.0,
            spice * 0.125,
            1.0 if spice >= 4 else 0.0,
            me.water * 0.25,
            me.garrison * 0.125,
            me.conflict * 0.125,
            1.0 if rules.has_unit(world, seat) else 0.0,
            (lead if -MAX_LEAD < lead < MAX_LEAD else MAX_LEAD if lead > 0 else -MAX_LEAD) * 0.125,
            1.0 if lead > 0 else 0.0,
            1.0 if level == 1 else 0.0,
            1.0 if level == 3 else 0.0,
            len(me.hand) * 0.2,
            (me.vp - best) * 0.2,
            me.agents_left * 0.4,
            1.0 if me.swordmaster else 0.0,
            1.0 if me.council else 0.0,
            1.0 if world.mentat == seat else 0.0,
            len(me.intrigue) * 0.25,
            turn.persuasion * 0.125 if turn is not None and turn.seat == seat else 0.0,
            agents * 0.125,
            done * 0.34,
            sum(me.influence) * 0.1,
            *self.alone,
        ]
        for box in self.boxes:
            found += box(rules, world, seat)
        return found


def _nothing(box: ModuleType) -> Numbers:
    """Return a function that gives zeros, for a box that is not in play."""
    zeros = (0.0,) * len(box.SITUATION)
    return lambda rules, world, seat: zeros
