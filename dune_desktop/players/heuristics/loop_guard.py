"""Steadiness: whoever keeps nothing in mind must not take up again and again what they then leave.

An effect that waits may be taken up and, where it asks, be left again; all is then as it was, and so would be the
next answer, for ever. So what was taken up is not left any more, and what the policy would leave is not taken up. Those
who do not think ahead do not choose it of several either, nor play a card for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.frames import Ask

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

Best = Callable[["Determinization", int, Sequence["OptionId"]], "OptionId"]
"""What a seat would answer without thinking ahead."""

LEAVES: Final[OptionId] = ("decline",)
TAKES: Final = frozenset({"take"})
TAKES_UP: Final = TAKES | {"branch", "intrigue"}
MAX_QUESTIONS: Final = 6  # questions that one effect asks


def guard_loops(
    rules: Rules, best: Best, world: Determinization, seat: int, options: tuple[OptionId, ...], ahead: bool
) -> tuple[OptionId, ...]:
    """The options that lead on, for somebody who thinks `ahead` or does not; all of them where none does.

    `best`: what the seat would answer without thinking ahead.
    """
    taken_up = TAKES if ahead else TAKES_UP
    if LEAVES in options:
        found = tuple(option for option in options if option != LEAVES)
        if found and _goes_back(rules, world):
            return found
    found = tuple(
        option for option in options if option[0] not in taken_up or not _is_left(rules, best, world, seat, option)
    )
    return found or options


def _goes_back(rules: Rules, world: Determinization) -> bool:
    """Whether to leave the effect that asks leads back to where it can be taken up."""
    frame = world.stack[-1]
    if not isinstance(frame, Ask):
        return False
    after = world.clone()
    rules.play(after, LEAVES)
    return any(action == "take" and frame.source in rest for action, *rest in rules.legal(after))


def _is_left(rules: Rules, best: Best, world: Determinization, seat: int, option: OptionId) -> bool:
    """Whether the seat would leave what this takes up, or nothing comes of it."""
    after = world.clone()
    rules.play(after, option)
    asked = False
    for _ in range(MAX_QUESTIONS):
        if not after.stack or rules.asked(after) != seat or not isinstance(after.stack[-1], Ask):
            break
        answer = best(after, seat, rules.legal(after))
        if answer == LEAVES and option[0] == "take":
            return _goes_back(rules, after)
        rules.play(after, answer)
        asked = True
    return asked and option[0] != "take" and _is_as_it_was(after, world, seat)


def _is_as_it_was(after: Determinization, before: Determinization, seat: int) -> bool:
    """Whether everybody has what they had, but for an Intrigue card that the seat played."""
    seats = [player.clone() for player in after.seats]
    seats[seat].intrigue, seats[seat].points = before.seats[seat].intrigue, before.seats[seat].points
    return seats == before.seats and _on_the_table(after) == _on_the_table(before)


def _on_the_table(world: Determinization) -> tuple[object, ...]:
    """What belongs to no seat and may be what an effect was for."""
    persuasion = world.turn.persuasion if world.turn is not None else 0
    return world.row, world.voices, world.control, world.mentat, persuasion
