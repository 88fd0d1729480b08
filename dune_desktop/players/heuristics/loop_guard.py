"""Pruning of options that would loop: taking up an effect again and again only to leave it.

Players keep nothing in mind. An effect that is taken up and left again leaves the position as it was, and so would be
the next answer, for ever. So what was taken up is not left, and what the policy would leave is not taken up. Players
that do not think ahead do not choose it as a branch either, nor play an Intrigue card for it.
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
"""Function that returns a seat's answer without thinking ahead."""

DECLINE: Final[OptionId] = ("decline",)
TAKING_ACTIONS: Final = frozenset({"take"})
STARTING_ACTIONS: Final = TAKING_ACTIONS | {"branch", "intrigue"}
MAX_QUESTIONS: Final = 6  # one effect asks no more questions than this


def guard_loops(
    rules: Rules, best: Best, world: Determinization, seat: int, options: tuple[OptionId, ...], ahead: bool
) -> tuple[OptionId, ...]:
    """Return the options that do not lead back to the same position; all of them if none is left.

    `best` returns the seat's answer without thinking ahead; `ahead` tells whether the player thinks ahead.
    """
    taken_up = TAKING_ACTIONS if ahead else STARTING_ACTIONS
    if DECLINE in options:
        found = tuple(option for option in options if option != DECLINE)
        if found and _goes_back(rules, world):
            return found
    found = tuple(
        option for option in options if option[0] not in taken_up or not _is_left(rules, best, world, seat, option)
    )
    return found or options


def _goes_back(rules: Rules, world: Determinization) -> bool:
    """Tell whether leaving the effect that asks leads back to where it can be taken up."""
    frame = world.stack[-1]
    if not isinstance(frame, Ask):
        return False
    after = world.clone()
    rules.play(after, DECLINE)
    return any(action == "take" and frame.source in rest for action, *rest in rules.legal(after))


def _is_left(rules: Rules, best: Best, world: Determinization, seat: int, option: OptionId) -> bool:
    """Tell whether the seat would leave what the option takes up, or answer it without any change."""
    after = world.clone()
    rules.play(after, option)
    asked = False
    for _ in range(MAX_QUESTIONS):
        if not after.stack or rules.asked(after) != seat or not isinstance(after.stack[-1], Ask):
            break
        answer = best(after, seat, rules.legal(after))
        if answer == DECLINE and option[0] == "take":
            return _goes_back(rules, after)
        rules.play(after, answer)
        asked = True
    return asked and option[0] != "take" and _is_as_it_was(after, world, seat)


def _is_as_it_was(after: Determinization, before: Determinization, seat: int) -> bool:
    """Tell whether everybody has what they had, apart from an Intrigue card that the seat played."""
    seats = [player.clone() for player in after.seats]
    seats[seat].intrigue, seats[seat].points = before.seats[seat].intrigue, before.seats[seat].points
    return seats == before.seats and _on_the_table(after) == _on_the_table(before)


def _on_the_table(world: Determinization) -> tuple[object, ...]:
    """Return what belongs to no seat and may be what an effect was for."""
    persuasion = world.turn.persuasion if world.turn is not None else 0
    return world.row, world.voices, world.control, world.mentat, persuasion
