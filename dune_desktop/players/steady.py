"""Steadiness: whoever keeps nothing in mind must not take up again and again what they then leave.

An effect that waits may be taken up and, where it asks, be left again; all is then as it was, and so would be the
next answer, for ever. So what was taken up is not left any more, and what the policy would leave is not taken up. Those
who do not think ahead do not choose it of several either, nor play a card for it.
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
TAKES: Final = frozenset({"take"})
TAKES_UP: Final = TAKES | {"branch", "intrigue"}
LONGEST: Final = 6  # questions that one effect asks


def steady(
    policy: Policy, world: World, seat: int, options: tuple[OptionId, ...], ahead: bool = True
) -> tuple[OptionId, ...]:
    """The options that lead on, for somebody who thinks `ahead` or does not; all of them where none does."""
    taken_up = TAKES if ahead else TAKES_UP
    if LEAVES in options:
        found = tuple(option for option in options if option != LEAVES)
        if found and _goes_back(policy.rules, world):
            return found
    found = tuple(
        option for option in options if option[0] not in taken_up or not _is_left(policy, world, seat, option)
    )
    return found or options


def _goes_back(rules: Rules, world: World) -> bool:
    """Whether to leave the effect that asks leads back to where it can be taken up."""
    frame = world.stack[-1]
    if not isinstance(frame, Ask):
        return False
    after = world.clone()
    rules.play(after, LEAVES)
    return any(action == "take" and frame.source in rest for action, *rest in rules.legal(after))


def _is_left(policy: Policy, world: World, seat: int, option: OptionId) -> bool:
    """Whether the policy would leave what this takes up, and nothing else comes of it."""
    rules, after = policy.rules, world.clone()
    rules.play(after, option)
    for _ in range(LONGEST):
        if not after.stack or rules.asked(after) != seat or not isinstance(after.stack[-1], Ask):
            return False
        options = rules.legal(after)
        best = policy.best(after, seat, options)
        if best == LEAVES:
            return _goes_back(rules, after) if option[0] == "take" else _is_as_it_was(after, world, seat)
        rules.play(after, best)
    return False


def _is_as_it_was(after: World, before: World, seat: int) -> bool:
    """Whether the seat has what it had, but for an Intrigue card that it played."""
    me = after.seats[seat].clone()
    me.intrigue = before.seats[seat].intrigue
    return me == before.seats[seat]
