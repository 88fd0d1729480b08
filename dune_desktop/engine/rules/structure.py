"""Effects made of other effects: choices, conditions, costs, and effects on opponents (R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.explain.decisions import blocked
from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import (
    Choose,
    Discard,
    EachOpponent,
    Effect,
    Effects,
    Gain,
    If,
    May,
    OneOpponent,
    Pay,
    Spend,
    Trash,
    TrashSelf,
)
from dune_desktop.engine.model.frames import Ask, Each
from dune_desktop.engine.model.options import DECLINE, Option, OptionId, Reason
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    EffectRule,
    FrameRule,
    ask,
    ask_owner,
    available,
    carry_out,
    every_pick_counted,
    optional,
    picked,
    queue_effects,
    run,
    run_all,
    useful,
)
from dune_desktop.engine.rules.goods import within_reach
from dune_desktop.engine.rules.seats import opponents_in_order

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def all_available(rules: Rules, state: GameState, seat: int, effects: Effects, source: str) -> bool:
    """Tell whether all of the effects can be carried out now."""
    return all(available(rules, state, seat, effect, source) for effect in effects)


def any_useful(rules: Rules, state: GameState, seat: int, effects: Effects, source: str) -> bool:
    """Tell whether any of the effects would change something now."""
    return any(useful(rules, state, seat, effect, source) for effect in effects)


# ------------------------------------------------------------------------------------------------ choose


def _open_branches(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> list[int]:
    branches = enumerate(effect.options)
    return [index for index, branch in branches if _obstacle(rules, state, seat, branch, source) is None]


def _obstacle(rules: Rules, state: GameState, seat: int, branch: Effects, source: str) -> Effect | None:
    """Return the effect because of which the branch cannot be chosen now, None if it can.

    An arrow that is the whole branch and would do nothing counts as one whose cost cannot be paid.
    """
    for part in _needed(branch):
        if not available(rules, state, seat, part, source):
            return part
    effect = _only(branch)
    if effect.__class__ is Pay and not effect.forced and not _useful_pay(rules, state, seat, effect, source):
        return branch[0]
    return None


def _only(branch: Effects) -> Any:
    """Return the only effect of the branch, without the condition it stands under; None if there are several."""
    if len(branch) != 1:
        return None
    effect = branch[0]
    return effect.effects[0] if effect.__class__ is If and len(effect.effects) == 1 else effect


def _needed(branch: Effects) -> Effects:
    """Return the effects without which the branch cannot be chosen: not what may have run out beside others (U8.6)."""
    if len(branch) == 1:
        return branch
    return tuple([part for part in branch if not part.may_run_out]) or branch


def _run_choose(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def open_branches(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> list[int]:
    """Return the indexes of the branches that can be chosen now; of branches with an equal result only the first."""
    branches = _open_branches(rules, state, seat, effect, source)
    if effect.n == 1 and len(branches) > 1:
        branches = _differing(rules, state, seat, effect, source, branches)
    return branches


def _choose_options(rules: Rules, state: GameState, frame: Ask, effect: Choose) -> list[OptionId]:
    branches = open_branches(rules, state, frame.seat, effect, frame.source)
    options: list[OptionId] = [("branch", index) for index in branches if index not in frame.taken]
    if options and optional(effect):
        options.append(DECLINE)
    return options


def _differing(
    rules: Rules, state: GameState, seat: int, effect: Choose, source: str, branches: list[int]
) -> list[int]:
    """Return the branches, or only the best one if the others give as much, less of the same, or nothing (ruling 54).

    Branches that give less are kept for troops, because fewer troops leave more in the supply, and for a Rival,
    because its human may want it to get less. In these cases the choice is dropped only if all branches are equal.
    """
    things: set[str] = set()
    amounts: list[int] = []
    for index in branches:
        gain = _lone_gain(rules, state, seat, effect.options[index], source)
        if gain is None:
            return branches
        if gain[1]:
            things.add(gain[0])
        amounts.append(gain[1])
    same = len(set(amounts)) == 1
    if len(things) > 1 or not (same or (rules.is_player[seat] and "troop" not in things)):
        return branches
    best = amounts.index(max(amounts))
    return branches[best : best + 1]


def _lone_gain(rules: Rules, state: GameState, seat: int, branch: Effects, source: str) -> tuple[str, int] | None:
    """Return the only good that a branch gives and the amount, 0 if it does nothing now; None for other branches."""
    effect = _only(branch)
    if effect.__class__ is Gain:
        gain: Gain = effect
        if gain.per is None and gain.what == "troop":
            return gain.what, min(gain.n, within_reach(rules, state, seat))
        if gain.per is None and gain.what in _GOODS:
            return gain.what, gain.n
    return None if any_useful(rules, state, seat, branch, source) else ("", 0)


_GOODS: Final = frozenset({"vp", "solari", "spice", "water"})


def _choose_answer(rules: Rules, state: GameState, frame: Ask, effect: Choose, option: OptionId) -> None:
    _, index = option
    frame.taken += (int(index),)
    picked(state, frame)
    if not effect.together:
        carry_out(rules, state, frame.seat, effect.options[int(index)], frame.source)
    elif frame.left <= 0:
        chosen = (each for taken in frame.taken for each in effect.options[int(taken)])
        queue_effects(state, frame.seat, tuple(chosen), frame.source)


def _closed_branches(rules: Rules, state: GameState, frame: Ask, effect: Choose) -> list[Option]:
    """Return the branches that cannot be chosen, each with the reason."""
    closed: list[Option] = []
    for index, branch in enumerate(effect.options):
        if index in frame.taken:
            closed.append(Option(("branch", index), Reason("taken")))
            continue
        obstacle = _obstacle(rules, state, frame.seat, branch, frame.source)
        if obstacle is not None:
            closed.append(Option(("branch", index), blocked(rules, state, frame.seat, obstacle, frame.source)))
    return closed


def _chosen(rules: Rules, state: GameState, frame: Ask, effect: Choose) -> bool:
    branches = range(len(effect.options))
    different = len(set(frame.taken)) == len(frame.taken)
    return different and all(index in branches for index in frame.taken) and every_pick_counted(frame, effect.n)


def _can_choose(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> bool:
    for branch in effect.options:  # noqa: SIM110  a generator costs more than what it looks at
        if _obstacle(rules, state, seat, branch, source) is None:
            return True
    return False


def _useful_choose(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> bool:
    return any(
        any_useful(rules, state, seat, effect.options[index], source)
        for index in _open_branches(rules, state, seat, effect, source)
    )


# ------------------------------------------------------------------------------------------------ may, if


def _run_may(rules: Rules, state: GameState, seat: int, effect: May, source: str) -> None:
    carry_out(rules, state, seat, effect.effects, source)


def _can_may(rules: Rules, state: GameState, seat: int, effect: May, source: str) -> bool:
    return any(available(rules, state, seat, part, source) for part in effect.effects)


def _useful_may(rules: Rules, state: GameState, seat: int, effect: May, source: str) -> bool:
    return any_useful(rules, state, seat, effect.effects, source)


def _run_if(rules: Rules, state: GameState, seat: int, effect: If, source: str) -> None:
    if holds(rules, state, seat, effect.condition, source):
        carry_out(rules, state, seat, effect.effects, source)


def _can_if(rules: Rules, state: GameState, seat: int, effect: If, source: str) -> bool:
    if holds(rules, state, seat, effect.condition, source):
        for part in effect.effects:
            if available(rules, state, seat, part, source):
                return True
    return False


def _useful_if(rules: Rules, state: GameState, seat: int, effect: If, source: str) -> bool:
    return holds(rules, state, seat, effect.condition, source) and any_useful(
        rules, state, seat, effect.effects, source
    )


# ------------------------------------------------------------------------------------------------ pay


def _can_pay(rules: Rules, state: GameState, seat: int, effect: Pay, source: str) -> bool:
    costs = rules.costs
    for part in effect.cost:  # noqa: SIM110  a generator costs more than what it looks at
        if not costs[part.__class__][0](rules, state, seat, part, source):
            return False
    return True


def _useful_pay(rules: Rules, state: GameState, seat: int, effect: Pay, source: str) -> bool:
    if not _can_pay(rules, state, seat, effect, source):
        return False
    if any_useful(rules, state, seat, effect.effects, source):
        return True
    return any(worth(rules, state, seat, effect) for worth in (_draws_what_it_discards, *rules.worth_paying))


def _draws_what_it_discards(rules: Rules, state: GameState, seat: int, effect: Pay) -> bool:
    """Tell whether an effect pays with a discard for a draw: then the discarded card itself can be drawn."""
    return any(part.__class__ is Discard for part in effect.cost) and any(
        isinstance(part, Gain) and part.what == "draw" for part in effect.effects
    )


def _run_pay(rules: Rules, state: GameState, seat: int, effect: Pay, source: str) -> None:
    costs = rules.costs
    picks = [part for part in effect.cost if part.__class__ is not Spend]
    for part in effect.cost:
        if part.__class__ is Spend:
            costs[Spend][1](rules, state, seat, part, source)
    if not picks:
        carry_out(rules, state, seat, effect.effects, source)
        return
    queue_effects(state, seat, effect.effects, source)
    for part in reversed(picks):
        costs[part.__class__][1](rules, state, seat, part, source)


# ------------------------------------------------------------------------------------------------ opponents


def _run_each_opponent(rules: Rules, state: GameState, seat: int, effect: EachOpponent, source: str) -> None:
    state.stack.append(Each(source, opponents_in_order(rules, state, seat), effect.effects))


def _each_step(rules: Rules, state: GameState, frame: Each) -> bool:
    seat, *rest = frame.seats
    if rest:
        frame.seats = tuple(rest)
    else:
        state.stack.pop()
    run_all(rules, state, seat, frame.effects, frame.source)
    return False


def _useful_each(rules: Rules, state: GameState, seat: int, effect: EachOpponent, source: str) -> bool:
    return any(any_useful(rules, state, other, effect.effects, source) for other in rules.opponents[seat])


def _victims(rules: Rules, state: GameState, seat: int, effect: OneOpponent, source: str) -> list[int]:
    return [
        other
        for other in opponents_in_order(rules, state, seat)
        if all_available(rules, state, other, effect.effects, source)
    ]


def _can_one_opponent(rules: Rules, state: GameState, seat: int, effect: OneOpponent, source: str) -> bool:
    return bool(_victims(rules, state, seat, effect, source))


def _one_opponent_options(rules: Rules, state: GameState, frame: Ask, effect: OneOpponent) -> list[OptionId]:
    return [("opponent", other) for other in _victims(rules, state, frame.seat, effect, frame.source)]


def _one_opponent_answer(rules: Rules, state: GameState, frame: Ask, effect: OneOpponent, option: OptionId) -> None:
    _, other = option
    picked(state, frame)
    run_all(rules, state, int(other), effect.effects, frame.source)


# ------------------------------------------------------------------------------------------------ costs


def _trash_payable(rules: Rules, state: GameState, seat: int, cost: Trash, source: str) -> bool:
    player = state.seats[seat]
    return sum(len(getattr(player, zone)) for zone in cost.zones) >= cost.n


def _pay_trash(rules: Rules, state: GameState, seat: int, cost: Trash, source: str) -> None:
    ask(state, seat, source, _compulsory(cost), cost.n)


def _compulsory(cost: Trash) -> Trash:
    return Trash(cost.n, cost.zones, optional=False)


def _discard_payable(rules: Rules, state: GameState, seat: int, cost: Discard, source: str) -> bool:
    return len(state.seats[seat].hand) >= cost.n


def _pay_discard(rules: Rules, state: GameState, seat: int, cost: Discard, source: str) -> None:
    ask(state, seat, source, cost, cost.n)


def _available(rules: Rules, state: GameState, seat: int, cost: Any, source: str) -> bool:
    return available(rules, state, seat, cost, source)


COSTS: Final[dict[type, tuple[Any, Any]]] = {
    Trash: (_trash_payable, _pay_trash),
    Discard: (_discard_payable, _pay_discard),
    TrashSelf: (_available, run),
}

EFFECTS: Final[dict[type, EffectRule]] = {
    Choose: EffectRule(
        _run_choose, ASKS, _can_choose, _useful_choose, _choose_options, _choose_answer, _closed_branches, _chosen
    ),
    May: EffectRule(_run_may, ASKS, _can_may, _useful_may),
    If: EffectRule(_run_if, ASKS, _can_if, _useful_if),
    Pay: EffectRule(_run_pay, ASKS, _can_pay, _useful_pay),
    EachOpponent: EffectRule(_run_each_opponent, ASKS, useful=_useful_each),
    OneOpponent: EffectRule(
        ask_owner, ASKS, _can_one_opponent, _can_one_opponent, _one_opponent_options, _one_opponent_answer
    ),
}

MAKES: Final[dict[type, Any]] = {Trash: lambda rules, effect: (_compulsory(effect),)}

FRAMES: Final[dict[type, FrameRule]] = {Each: FrameRule(_each_step, of_effects=True)}
