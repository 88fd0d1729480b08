"""Combination of a player's successive deployments in one turn into one answer, as a person would give it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from time import monotonic
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.knowledge.information_state import info_state_of, update_memory
from dune_desktop.players.heuristics.move_penalties import ACQUIRE
from dune_desktop.players.search.search import MAX_SECONDS

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import InformationState
    from dune_desktop.players.player import Player

DEPLOYS: Final = "deploy"


def at_once(player: Player, info_state: InformationState) -> OptionId:
    """Return the player's answer; if it deploys, one that deploys all the units it would send in a row.

    The position reached is the same: an answer depends on the information state alone, and deploying reveals nothing
    hidden. On a slow machine the units left over go with a later answer.
    """
    longest = monotonic() + MAX_SECONDS
    answer = player.choose(info_state)
    if answer[0] != DEPLOYS:
        return answer
    rules, seat, world, memory = info_state.rules, info_state.seat, info_state.determinize(0), info_state.memory.copy()
    sent = []
    while answer[0] == DEPLOYS:
        sent.append(answer)
        update_memory(rules, memory, rules.play(world, answer), world)
        if rules.asked(world) != seat or not any(option[0] == DEPLOYS for option in rules.legal(world)):
            break
        if monotonic() > longest:
            break
        answer = player.choose(info_state_of(rules, world, memory))
    return as_one(sent, info_state.options)


def as_one(sent: Iterable[OptionId], options: Sequence[OptionId]) -> OptionId:
    """Return the option that deploys as much as possible of what the `sent` answers deploy together."""
    total = [sum(units) for units in zip_longest(*map(units_of, sent), fillvalue=0)]
    able = [option for option in options if option[0] == DEPLOYS and _is_part(option, total)]
    return max(able, key=lambda option: sum(units_of(option)))


def is_same(option: OptionId, other: OptionId) -> bool:
    """Tell whether two answers come to the same: equal, or buying another copy of a card for the same place."""
    match option, other:
        case (action, card, _, to), (str(one), str(its), _, str(there)):
            return action == ACQUIRE and (action, card, to) == (one, its, there)
    return option == other


def units_of(option: OptionId) -> tuple[int, ...]:
    """Return how many units of each kind a deploying answer sends."""
    _, *numbers = option
    return tuple(map(int, numbers))


def _is_part(option: OptionId, total: list[int]) -> bool:
    """Tell whether the option deploys no more units of any kind than `total`."""
    return all(n <= most for n, most in zip_longest(units_of(option), total, fillvalue=0))
