"""Steadiness: whoever keeps nothing in mind must not take up again and again what they then leave.

An effect that waits may be taken up and, where it asks, be left again; all is then as it was, and so would be the
next answer, for ever. So what was taken up is not left any more, and what the policy would leave is not taken up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.frames import Ask

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.sight import World
    from dune_desktop.players.policy import Policy

LEAVES: Final[OptionId] = ("decline",)
LONGEST: Final = 6  # questions that one effect asks


def steady(policy: Policy, world: World, seat: int, options: tuple[OptionId, ...]) -> tuple[OptionId, ...]:
    """The options that lead on; all of them where none does."""
    if LEAVES in options:
        found = tuple(option for option in options if option != LEAVES)
        return found if found and _goes_back(policy.rules, world) else options
    found = tuple(option for option in options if option[0] != "take" or not _is_left(policy, world, seat, option))
    return found or options


def _goes_back(rules: Rules, world: World) -> bool:
    """Whether to leave the effect that asks leads back to where it can be taken up."""
    frame = world.stack[-1]
    if not isinstance(frame, Ask):
        return False
    after = world.clone()
    rules.play(after, LEAVES)
    return any(action == "take" and frame.source in rest for action, *rest in rules.legal(after))


def _is_left(policy: Policy, world: World, seat: int, take: OptionId) -> bool:
    """Whether the policy would leave the effect, once it was taken up."""
    rules, after = policy.rules, world.clone()
    rules.play(after, take)
    for _ in range(LONGEST):
        if not after.stack or rules.asked(after) != seat or not isinstance(after.stack[-1], Ask):
            return False
        options = rules.legal(after)
        best = policy.best(after, seat, options)
        if best == LEAVES:
            return _goes_back(rules, after)
        rules.play(after, best)
    return False
