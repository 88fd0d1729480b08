"""Value of the Conflict's rewards that a seat can still reach, compared with troops and cards."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.effects import Choose, Gain
from dune_desktop.engine.model.ids import GARRISON_ALLOWANCE, STRENGTH_PER_TROOP
from dune_desktop.engine.model.vocabulary import parts

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.effects import Effects
    from dune_desktop.engine.rulebook import Rules

GOODS_VALUES: Final = {"solari": 2, "spice": 3, "water": 4}  # relative values of goods
REWARD_VALUES: Final = {**GOODS_VALUES, "troop": 3, "intrigue": 5}
"""Relative values of the goods in a reward; a reward with anything else is worth more than any goods."""
CARD: Final = 7  # value of a Combat card kept for another Conflict, on the scale of `REWARD_VALUES`


def is_done(rules: Rules, world: Determinization, other: int) -> bool:
    """Tell whether a seat has no turn left in this round: a Rival takes none without an Agent."""
    their = world.seats[other]
    return their.revealed or (not rules.is_player[other] and not their.agents_left)


def are_done(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether no opponent of the seat has a turn left in this round."""
    return all(is_done(rules, world, other) for other in rules.opponents[seat])


def gained(rules: Rules, world: Determinization, seat: int, now: int, then: int) -> float:
    """Return by how much the reward for the place `then` is worth more than that for the place `now`.

    Infinite if it brings more than goods.
    """
    if now == then:
        return 0.0
    more, less = (_worth(rules.reward(world, seat, place)) for place in (then, now))
    return 0.0 if less == inf else more - less


def units_to_send(rules: Rules, world: Determinization, seat: int, space: str) -> int:
    """Return how many units the seat can deploy after sending an Agent to the space."""
    printed = rules.printed_spaces[space]
    if not printed.combat:
        return 0
    recruits = sum(part.n for part in parts(printed.effects) if isinstance(part, Gain) and part.what == "troop")
    return min(world.seats[seat].garrison, GARRISON_ALLOWANCE) + recruits


def open_reward(rules: Rules, world: Determinization, seat: int, units: int) -> float:
    """Return the value that `units` more units would gain for the seat; 0 while an opponent still has a turn."""
    if not units or not are_done(rules, world, seat):
        return 0.0
    _, swords = rules.at_reveal(world, seat)
    there = rules.has_unit(world, seat)
    now = rules.conflict_places(world, seat, swords if there else 0)[seat]
    more = STRENGTH_PER_TROOP * units + (0 if there else world.seats[seat].swords)
    then = rules.conflict_places(world, seat, more + swords)[seat]
    return gained(rules, world, seat, now, then)


def _worth(effects: Effects) -> float:
    return sum(_of(effect) for effect in effects)


def _of(effect: object) -> float:
    match effect:
        case Gain(what=str(what), n=int(n), per=None) if what in REWARD_VALUES:
            return float(REWARD_VALUES[what] * n)
        case Choose(options=options, n=int(n)):
            return sum(sorted(map(_worth, options), reverse=True)[:n])
    return inf
