"""Answers that are one: units that go to the Conflict in one turn, as a person sends them, and the like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from time import monotonic
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.knowledge.information_state import look, tell
from dune_desktop.players.heuristics.move_penalties import BUYS
from dune_desktop.players.search.search import PATIENCE

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import InformationState
    from dune_desktop.players.player import Player

DEPLOYS: Final = "deploy"


def at_once(player: Player, info_state: InformationState) -> OptionId:
    """What the player answers; where it would go on deploying, all that it would deploy without anything in between.

    The position it comes to is the same: what a player answers depends on its sight alone, and nothing hidden turns up
    when units are deployed. On a slow machine what is left of them goes with another answer.
    """
    longest = monotonic() + PATIENCE
    answer = player.choose(info_state)
    if answer[0] != DEPLOYS:
        return answer
    rules, seat, world, memory = info_state.rules, info_state.seat, info_state.determinize(0), info_state.memory.copy()
    sent = []
    while answer[0] == DEPLOYS:
        sent.append(answer)
        tell(rules, memory, rules.play(world, answer), world)
        if rules.asked(world) != seat or not any(option[0] == DEPLOYS for option in rules.legal(world)):
            break
        if monotonic() > longest:
            break
        answer = player.choose(look(rules, world, memory))
    return as_one(sent, info_state.options)


def as_one(sent: Iterable[OptionId], options: Sequence[OptionId]) -> OptionId:
    """The answer that deploys what these deploy together, or as much of it as one answer can."""
    total = [sum(units) for units in zip_longest(*map(units_of, sent), fillvalue=0)]
    able = [option for option in options if option[0] == DEPLOYS and _is_part(option, total)]
    return max(able, key=lambda option: sum(units_of(option)))


def is_same(option: OptionId, other: OptionId) -> bool:
    """Whether two answers come to the same: the same card lies there twice."""
    match option, other:
        case (action, card, _, to), (str(one), str(its), _, str(there)):
            return action == BUYS and (action, card, to) == (one, its, there)
    return option == other


def units_of(option: OptionId) -> tuple[int, ...]:
    """How many units of each kind an answer deploys."""
    _, *numbers = option
    return tuple(map(int, numbers))


def _is_part(option: OptionId, total: list[int]) -> bool:
    """Whether no more units of any kind are deployed than these."""
    return all(n <= most for n, most in zip_longest(units_of(option), total, fillvalue=0))
