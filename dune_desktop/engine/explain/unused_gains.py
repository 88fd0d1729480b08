"""Find gains that an answer would give up for good, free or payable, which the player may have overlooked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.effects import Choose, Effect, If, May, Pay
from dune_desktop.engine.model.frames import Pool, WindowFlow
from dune_desktop.engine.model.ids import PERSUASION
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import take_option, useful

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules


CHEAP: Final = 1
"""The highest printed cost of a card that is not worth a warning about unspent persuasion."""


@dataclass(frozen=True, slots=True)
class UnusedGain:
    """One gain that an answer gives up, and its amount.

    `kind`: `agents` not sent, `troops` not deployed (`units` if others could be among them), `persuasion` not spent, an
    `effect` that is free, one that could be `paid`, an `intrigue` card that counts only now, or a kind that boxes add
    (`unused_in_last_turn`). `what` is the effect, or the component ("intrigue:plans_within_plans").
    """

    kind: str
    n: int = 1
    what: Effect | str | None = None


def unused_gains(rules: Rules, state: GameState, option: OptionId) -> tuple[UnusedGain, ...]:
    """Return what the option would give up for good; nothing if it is not legal or closes no other option."""
    return tuple(_unused_gains(rules, state, option)) if option in rules.legal(state) else ()


def undeployed(rules: Rules, state: GameState) -> tuple[UnusedGain, ...]:
    """Return the units that the seat to answer could still deploy, whether its turn can be ended already or not."""
    return tuple(_units(rules.legal(state)))


def _unused_gains(rules: Rules, state: GameState, option: OptionId) -> Iterator[UnusedGain]:
    legal = rules.legal(state)
    frame, turn = state.stack[-1], state.turn
    if option[0] == "reveal" and turn is not None:
        if any(other[0] == "send" for other in legal):
            yield UnusedGain("agents", state.seats[turn.seat].agents_left)  # R5.5: no more turns this round
    elif option[0] == "end_turn" and turn is not None:
        yield from _effects(rules, state, turn.seat, turn.pool)
        yield from _units(legal)
        if turn.persuasion and any(_for_persuasion(rules, other) for other in legal):
            yield UnusedGain("persuasion", turn.persuasion)  # R10.7
        if turn.stage == "reveal":
            for more in rules.unused_in_last_turn:
                yield from more(rules, legal)
    elif option[0] == "done" and isinstance(frame, Pool):
        yield from _effects(rules, state, frame.seat, frame.todo)
    elif option[0] == "pass" and isinstance(frame, WindowFlow) and frame.timing == "endgame":
        uses = rules.intrigue_uses["endgame"]
        for _, card in (other for other in legal if other[0] == "intrigue"):
            if all(map(free, uses[str(card)].effects)):
                yield UnusedGain("intrigue", what=f"intrigue:{card}")


def _for_persuasion(rules: Rules, option: OptionId) -> bool:
    """Tell whether the option buys a card, for persuasion, that is worth a warning."""
    if option[0] != "acquire":
        return False
    _, card, slot, _ = option
    return rules.market_at[slot].currency == PERSUASION and (rules.cards[str(card)].cost or 0) > CHEAP


def _effects(rules: Rules, state: GameState, seat: int, todo: tuple[Todo, ...]) -> Iterator[UnusedGain]:
    """Yield the effects that could still be taken: free ones, then useful ones whose cost is no reason to leave them.

    These cost only goods, or they belong to a space that the seat has paid for in this turn.
    """
    legal = rules.legal(state)
    open_ = [(source, effect) for at, (source, effect, _) in enumerate(todo) if take_option(todo, at) in legal]
    yield from (UnusedGain("effect", what=effect) for _, effect in open_ if free(effect))
    for source, effect in open_:
        wanted = for_goods(effect) or source == _paid_space(rules, state, seat)
        if not free(effect) and wanted and useful(rules, state, seat, effect, source):
            yield UnusedGain("paid", what=effect)


def _paid_space(rules: Rules, state: GameState, seat: int) -> str:
    """Return the source of the space that the seat's Agent was sent to in this turn, if it costs something; else ""."""
    turn = state.turn
    if turn is None or turn.seat != seat or not turn.space:
        return ""
    cost = rules.leader_rules[state.seats[seat].leader].costs[turn.space]
    return "space:" + turn.space if cost is not None and any(cost) else ""


def _units(legal: Sequence[OptionId]) -> Iterator[UnusedGain]:
    """Yield the units that could still be deployed."""
    deploys = [numbers for action, *numbers in legal if action == "deploy"]
    if deploys:
        mixed = any(len(counts) > 1 for counts in deploys)
        yield UnusedGain("units" if mixed else "troops", max(sum(map(int, counts)) for counts in deploys))


def free(effect: Effect) -> bool:
    """Tell whether using the effect takes nothing from its owner; for a choice, one such branch is enough."""
    if isinstance(effect, Choose):
        return any(all(map(free, branch)) for branch in effect.options)
    if isinstance(effect, May | If):
        return all(map(free, effect.effects))
    return not effect.takes


def for_goods(effect: Effect) -> bool:
    """Tell whether using the effect takes at most goods from its owner; for a choice, one such branch is enough."""
    if isinstance(effect, Pay):
        return all(cost.goods for cost in effect.cost) and all(map(for_goods, effect.effects))
    if isinstance(effect, Choose):
        return any(all(map(for_goods, branch)) for branch in effect.options)
    if isinstance(effect, May | If):
        return all(map(for_goods, effect.effects))
    return free(effect)
