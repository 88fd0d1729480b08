"""The aspects of a position: what a seat has, as a person would tell it, and roughly what each is worth.

The weights are logits of winning, early and late in the game, as measured in many games. Advice uses them to say in
which aspect one option is better than another; no player decides by them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

ASPECTS: Final = (
    "points",
    "influence",
    "conflict",
    "troops",
    "cards",
    "intrigue",
    "goods",
    "swordmaster",
    "council",
    "control",
)
"""The aspects by which positions of every game are told apart; boxes add theirs (`ASPECTS` of their part)."""
THINGS: Final = {"goods": ("spice", "solari", "water")}
"""Aspect -> the things it counts, if they are not one thing of the same name (`counts`)."""
REWARDS: Final = {1: 0.45, 2: 0.2, 3: 0.1}  # worth of a Conflict's rewards by place
LAST_ROUND: Final = 10
STARTING_DECK: Final = 10


def aspects(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what each aspect of the seat's position adds to the logit of its chance to win."""
    me = world.seats[seat]
    late = min(1.0, (world.round - 1) / (LAST_ROUND - 1))
    left = 1.0 - late
    rivals = rules.opponents[seat]
    best = max((world.seats[other].vp for other in rivals), default=0)
    strongest = max((rules.strength(world, other) for other in rivals), default=0)
    fighting = world.phase in ("round_start", "turns")
    lead = max(-8, min(8, rules.strength(world, seat) - strongest)) if fighting else 0  # without a unit, all they have
    begun = sum(steps > 0 for steps in me.influence)
    worth = sum(rules.cards[card].cost or 0 for zone in (me.deck, me.hand, me.discard, me.in_play) for card in zone)
    size = len(me.deck) + len(me.hand) + len(me.discard) + len(me.in_play)
    found = {
        "points": (0.22 + 0.24 * late) * (me.vp - best) + (0.2 + 0.3 * late) * me.vp,
        "influence": (0.16 + 0.13 * late) * begun + (0.05 + 0.07 * left) * sum(me.influence),
        "conflict": 0.05 * lead + 0.02 * me.conflict,
        "troops": (0.08 + 0.06 * late) * me.garrison,
        "cards": 0.1 * left * (worth / max(size, STARTING_DECK) * 2.5),
        "intrigue": (0.09 + 0.09 * late) * len(me.intrigue),
        "goods": (0.1 + 0.04 * late) * me.spice + (0.06 + 0.02 * late) * me.solari + (0.1 + 0.02 * late) * me.water,
        "swordmaster": 0.65 * me.swordmaster * (1 - 0.2 * late),
        "council": 0.45 * me.council,
        "control": 0.3 * sum(owner == seat for owner in world.control.values()),
    }
    for box in contributed(rules):
        if hasattr(box, "aspects"):
            found |= box.aspects(rules, world, seat)
    return found


def counts(rules: Rules, world: Determinization, seat: int) -> dict[str, int]:
    """Return how much the seat has of what aspects count, by the name of the thing (mostly that of the aspect)."""
    me = world.seats[seat]
    found = {
        "points": me.vp,
        "influence": sum(me.influence),
        "conflict": rules.strength(world, seat),
        "troops": me.garrison,
        "intrigue": len(me.intrigue),
        "spice": me.spice,
        "solari": me.solari,
        "water": me.water,
    }
    for box in contributed(rules):
        found |= box.counts(rules, world, seat)
    return found


def sigmoid(logit: float) -> float:
    """Return the chance that a logit stands for; never exactly 0 or 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))
