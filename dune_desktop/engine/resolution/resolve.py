"""Resolution: carry out effects and automatic work until a seat must answer.

Every effect class has an `EffectRule`, every frame class a `FrameRule`; both are looked up in the tables of `Rules`.

How effects that may be done in any order are handled (R7.7, R10.4) depends on their *ordering*:

- PLAIN gains (resources, troops, points, persuasion, swords) are taken at once: having them earlier is never worse.
- QUIET effects (influence with a given faction, a council seat, ...) involve no choice and no hidden card. They are
  taken automatically when nothing else is left; before that, their owner may take them at any time.
- Everything else ASKS: it waits until its owner takes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import count
from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import Choose, Deploy, Effect, Effects, Gain, If, Influence, May, Pay, Trash
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import DECLINE, DONE, Option, OptionId

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules

PLAIN: Final = 0
QUIET: Final = 1
ASKS: Final = 2


class Pending(NamedTuple):
    """An effect that waits for its owner: the option that takes it, and what gives it."""

    option: OptionId
    source: str
    effect: Effect


UNSEEN: Final = frozenset({"draw", "intrigue"})  # gains of hidden cards: not taken at once, unlike PLAIN gains


def no_picks(rules: Rules, state: GameState, frame: Ask, effect: Any) -> list[OptionId]:
    """Return no options: the default for effects that never ask."""
    return []


def no_answer(rules: Rules, state: GameState, frame: Ask, effect: Any, option: OptionId) -> None:
    """Raise TypeError: the default for effects that never ask."""
    raise TypeError(f"{effect.op} asks for nothing")


def nothing_closed(rules: Rules, state: GameState, frame: Ask, effect: Any) -> list[Option]:
    """Return no closed options: the default."""
    return []


def nothing_taken(rules: Rules, state: GameState, frame: Ask, effect: Any) -> bool:
    """Tell whether the `Ask` remembers no picks: the default check."""
    return not frame.taken


def every_pick_counted(frame: Ask, n: int) -> bool:
    """Tell whether the picks made and those still to come add up to `n`."""
    return len(frame.taken) + frame.left == n


def always(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    """Return True: the default for `available` and `useful`."""
    return True


@dataclass(frozen=True, slots=True)
class EffectRule:
    """The rule of one effect class: how its effects work.

    `run` carries an effect out for a seat; it may push frames. `available` tells whether its conditions, costs and
    losses can be met now (R13.6); `useful` whether it would do anything at all (O19). An effect that needs a pick
    pushes an `Ask` with itself in it. Then `options` lists the picks, `closed` those that are impossible, and `answer`
    carries one out; each of them gets the `Ask` and its effect. `taken` tells whether the picks in an `Ask` can have
    been made. `moment`: the effect needs a "turn" in progress, or one with an "agent" sent.
    """

    run: Callable[[Rules, GameState, int, Any, str], None]
    ordering: int = ASKS
    available: Callable[[Rules, GameState, int, Any, str], bool] = always
    useful: Callable[[Rules, GameState, int, Any, str], bool] = always
    options: Callable[[Rules, GameState, Ask, Any], list[OptionId]] = no_picks
    answer: Callable[[Rules, GameState, Ask, Any, OptionId], None] = no_answer
    closed: Callable[[Rules, GameState, Ask, Any], list[Option]] = nothing_closed
    taken: Callable[[Rules, GameState, Ask, Any], bool] = nothing_taken
    moment: Literal["", "turn", "agent"] = ""


@dataclass(frozen=True, slots=True)
class FrameRule:
    """The rule of one frame class: how its frames work.

    `step` does automatic work: it returns True when a seat must answer now, False after any progress. `options` lists
    the legal answers, `answer` carries one out, `asked` returns the seat that answers. `of_effects`: the frame is
    pushed by effects, so it may be wherever effects are carried out.
    """

    step: Callable[[Rules, GameState, Any], bool]
    options: Callable[[Rules, GameState, Any], list[OptionId]] | None = None
    answer: Callable[[Rules, GameState, Any, OptionId], None] | None = None
    asked: Callable[[Rules, GameState, Any], int | None] | None = None
    of_effects: bool = False


def advance(rules: Rules, state: GameState, watch: Callable[[GameState], None] | None = None) -> None:
    """Do automatic work until the top frame waits for an answer or the game is over.

    `watch` is called after every piece of work, for clients that show how the position was reached.
    """
    frames = rules.frames
    stack = state.stack
    state.offer = None
    while stack:
        frame = stack[-1]
        if frames[frame.__class__].step(rules, state, frame):
            return
        if watch is not None:
            watch(state)


# ------------------------------------------------------------------------------------------------ asking about effects


def ordering(rules: Rules, effect: Any) -> int:
    """Return the ordering of an effect (PLAIN, QUIET or ASKS) among others that may be done in any order."""
    kind = effect.__class__
    if kind is Gain:
        return ASKS if effect.what in UNSEEN else PLAIN
    if kind is Influence:
        return ASKS if effect.faction == "any" else QUIET
    if kind is Deploy:
        return PLAIN if effect.must else ASKS
    if kind is If:
        parts = effect.effects
        return ordering(rules, parts[0]) if len(parts) == 1 else max([ordering(rules, part) for part in parts])
    return rules.effects[kind].ordering


def available(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> bool:
    """Tell whether the effect's conditions hold and its costs and losses can be met now (R13.6, R13.10)."""
    return rules.effects[effect.__class__].available(rules, state, seat, effect, source)


def useful(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> bool:
    """Tell whether carrying out the effect now would change anything (O19)."""
    return rules.effects[effect.__class__].useful(rules, state, seat, effect, source)


def optional(effect: Any) -> bool:
    """Tell whether the owner may leave the effect: by its icon, by "may" or "up to", or as an arrow (R13.1)."""
    kind = effect.__class__
    if kind is Trash:
        return bool(effect.optional)
    if kind is Deploy:
        return not effect.must
    if kind is Pay:
        return not effect.forced
    if kind is If:
        return all(optional(part) for part in effect.effects)
    if kind is Choose:  # only branches of arrows make it optional; "up to" belongs to the inside of a branch
        return all(_arrow(part) for branch in effect.options for part in branch)
    return bool(effect.always_optional)


def _arrow(effect: Effect) -> bool:
    if type(effect) is Pay:
        return not effect.forced
    return type(effect) is May or effect.is_icon


# ------------------------------------------------------------------------------------------------ carrying out


def run(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> None:
    """Carry out one effect that its owner must do or has decided to do."""
    rules.effects[effect.__class__].run(rules, state, seat, effect, source)


def run_taken(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> None:
    """Carry out an effect that its owner took; an optional one may still be declined at its first question.

    That holds as long as nothing has happened: what was paid or drawn does not come back (R13.1, ruling 55).
    """
    stack, events = state.stack, state.events
    depth, happened = len(stack), len(events)
    rules.effects[effect.__class__].run(rules, state, seat, effect, source)
    if len(stack) > depth and len(events) == happened and optional(effect):
        question = stack[-1]
        if isinstance(question, Ask):
            question.declines = len(stack) - depth


def run_all(rules: Rules, state: GameState, seat: int, effects: Effects, source: str) -> None:
    """Carry out effects in any order their owner likes; optional ones may be declined."""
    if len(effects) == 1:
        effect = effects[0]
        if ordering(rules, effect) != ASKS and available(rules, state, seat, effect, source):
            run(rules, state, seat, effect, source)
            return
    if effects:
        queue_effects(state, seat, effects, source)


def queue_effects(state: GameState, seat: int, effects: Effects, source: str) -> None:
    """Queue effects to be carried out as soon as the frames pushed after this call are done."""
    state.stack.append(Pool(seat, tuple((source, effect, 0) for effect in effects)))


def carry_out(rules: Rules, state: GameState, seat: int, effects: Effects, source: str) -> None:
    """Carry out effects that their owner has already decided on: a single optional one is not asked about again."""
    if len(effects) == 1:
        run(rules, state, seat, effects[0], source)
    else:
        queue_effects(state, seat, effects, source)


def ask(state: GameState, seat: int, source: str, effect: Effect, picks: int = 1) -> None:
    """Ask `seat` to make `picks` picks for the effect."""
    state.stack.append(Ask(seat, source, effect, picks))


def ask_owner(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> None:
    """Ask the owner for one pick: the `run` of an effect that is a single pick."""
    ask(state, seat, source, effect)


# ------------------------------------------------------------------------------------------------ any order


def take_plain_gains(
    rules: Rules, state: GameState, seat: int, todo: tuple[Todo, ...], counting: bool
) -> tuple[Todo, ...]:
    """Take the PLAIN gains whose conditions hold; return the effects that are left.

    With `counting`, a gain of one per something stays in the list and grows with its count (O21).
    """
    left: list[Todo] = []
    table = rules.effects
    for item in todo:
        source, effect, granted = item
        if effect.__class__ is Gain:
            if effect.per is not None:
                total = effect.n * count(rules, state, seat, effect.per, source)
                if total > granted:
                    gain = Gain(effect.what, total - granted)
                    table[Gain].run(rules, state, seat, gain, source)
                    item = (source, effect, total)
                if counting:
                    left.append(item)
                continue
            if effect.what not in UNSEEN:
                table[Gain].run(rules, state, seat, effect, source)
                continue
        elif effect.__class__ is If:
            if ordering(rules, effect) == PLAIN and holds(rules, state, seat, effect.condition, source):
                for part in effect.effects:
                    run(rules, state, seat, part, source)
                continue
        elif ordering(rules, effect) == PLAIN:
            table[effect.__class__].run(rules, state, seat, effect, source)
            continue
        left.append(item)
    return tuple(left)


def pending_todo(state: GameState) -> tuple[Todo, ...]:
    """Return the pending effects of the present decision: those of the pool on top, or of the turn."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Pool):
        return frame.todo
    return state.turn.pool if state.turn is not None else ()


def pending(state: GameState) -> tuple[Pending, ...]:
    """The effects among which the present decision may pick, each with the option that takes it."""
    todo = pending_todo(state)
    return tuple(Pending(take_option(todo, index), source, effect) for index, (source, effect, _) in enumerate(todo))


def take_option(todo: tuple[Todo, ...], index: int) -> OptionId:
    """Return the `options.Take` option for an effect: its source, its op, and its index among those alike."""
    source, effect, _ = todo[index]
    op, nth = effect.op, 0
    for before in todo[:index]:
        if before[0] == source and before[1].op == op:
            nth += 1
    return ("take", source, op, nth)


def index_taken(todo: tuple[Todo, ...], option: OptionId) -> int:
    """Return the index of the effect that the option takes; raise ValueError if it is not there."""
    _, wanted, op, nth = option
    left = int(nth)
    for index, (source, effect, _) in enumerate(todo):
        if source == wanted and effect.op == op:
            if not left:
                return index
            left -= 1
    raise ValueError(f"{option} is not among the effects that wait")


def takeable(rules: Rules, state: GameState, seat: int, todo: tuple[Todo, ...]) -> list[int]:
    """Return the indices of the effects that can be taken now."""
    table = rules.effects
    return [
        index
        for index, (source, effect, _) in enumerate(todo)
        if not (effect.__class__ is Gain and effect.per is not None)
        and table[effect.__class__].available(rules, state, seat, effect, source)
    ]


def only_quiet(rules: Rules, todo: tuple[Todo, ...], ready: list[int]) -> bool:
    """Tell whether all effects that can be taken now are QUIET, so that no question is needed."""
    for index in ready:  # noqa: SIM110  a generator costs more than what it looks at
        if ordering(rules, todo[index][1]) != QUIET:
            return False
    return True


def must_remain(rules: Rules, todo: tuple[Todo, ...], ready: list[int]) -> bool:
    """Tell whether a compulsory effect that ASKS is still to be taken."""
    for index in ready:
        effect = todo[index][1]
        if ordering(rules, effect) == ASKS and not optional(effect):
            return True
    return False


def _pool_step(rules: Rules, state: GameState, frame: Pool) -> bool:
    stack = state.stack
    depth = len(stack)
    seat = frame.seat
    frame.todo = take_plain_gains(rules, state, seat, frame.todo, counting=False)
    if len(stack) != depth:
        return False
    ready = takeable(rules, state, seat, frame.todo)
    if not ready:
        if frame.todo and _something_else(rules, state, frame):
            return True
        stack.pop()
        return False
    quiet = [index for index in ready if ordering(rules, frame.todo[index][1]) == QUIET]
    if quiet and len(ready) - len(quiet) <= _lone_draw(frame.todo, ready, quiet):
        _take(rules, state, frame, quiet[0])
        return False
    if len(ready) == 1:
        effect = frame.todo[ready[0]][1]
        if not optional(effect) or (effect.can_decline and not _something_else(rules, state, frame)):
            _take(rules, state, frame, ready[0])
            return False
    return True


def _something_else(rules: Rules, state: GameState, frame: Pool) -> bool:
    """Tell whether other actions are possible first that might help with the effects left (X17.7, X17.11)."""
    if not frame.open:
        return False
    others: list[OptionId] = []
    rules.own_turn_options(rules, state, frame.seat, others)
    return bool(others)


def _lone_draw(todo: tuple[Todo, ...], ready: list[int], quiet: list[int]) -> int:
    """Return 1 if only a draw can be taken beside QUIET effects, so that their order does not matter; else 0."""
    loud = [index for index in ready if index not in quiet]
    return int(len(loud) == 1 and todo[loud[0]][1].__class__ is Gain)


def _take(rules: Rules, state: GameState, frame: Pool, index: int) -> None:
    source, effect, _ = frame.todo[index]
    frame.todo = frame.todo[:index] + frame.todo[index + 1 :]
    if not frame.todo:
        state.stack.pop()
    run_taken(rules, state, frame.seat, effect, source)


def _pool_options(rules: Rules, state: GameState, frame: Pool) -> list[OptionId]:
    ready = takeable(rules, state, frame.seat, frame.todo)
    options = [take_option(frame.todo, index) for index in ready]
    if not must_remain(rules, frame.todo, ready):
        options.append(DONE)
    if frame.open:
        rules.own_turn_options(rules, state, frame.seat, options)
    return options


def _pool_answer(rules: Rules, state: GameState, frame: Pool, option: OptionId) -> None:
    if option is DONE or option[0] == "done":
        state.stack.pop()
        for source, effect, _ in frame.todo:
            if ordering(rules, effect) == QUIET and available(rules, state, frame.seat, effect, source):
                run(rules, state, frame.seat, effect, source)
    elif option[0] == "take":
        _take(rules, state, frame, index_taken(frame.todo, option))
    else:
        rules.own_turn_answer(rules, state, frame.seat, option)


def _ask_step(rules: Rules, state: GameState, frame: Ask) -> bool:
    rule = rules.effects[frame.effect.__class__]
    options = rule.options(rules, state, frame, frame.effect)
    if not options or options[0][0] == "decline":
        state.stack.pop()
        return False
    if len(options) == 1:
        frame.declines = 0
        rule.answer(rules, state, frame, frame.effect, options[0])
        return False
    state.offer = _with_way_back(options) if frame.declines else options
    return True


def _ask_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    effect = frame.effect
    options = rules.effects[effect.__class__].options(rules, state, frame, effect)
    return _with_way_back(options) if frame.declines else options


def _with_way_back(options: list[OptionId]) -> list[OptionId]:
    """Return the options with a decline option among them."""
    return options if DECLINE in options else [*options, DECLINE]


def _ask_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    if option[0] == "decline":
        del state.stack[-max(1, frame.declines) :]
        return
    frame.declines = 0
    rules.effects[frame.effect.__class__].answer(rules, state, frame, frame.effect, option)


def picked(state: GameState, frame: Ask) -> None:
    """Count one pick of the `Ask` on top and remove it after its last; call it before pushing what the pick causes."""
    frame.left -= 1
    if frame.left <= 0:
        state.stack.pop()


def _owner(rules: Rules, state: GameState, frame: Ask | Pool) -> int:
    return frame.seat


FRAMES: Final[dict[type, FrameRule]] = {
    Pool: FrameRule(_pool_step, _pool_options, _pool_answer, _owner, of_effects=True),
    Ask: FrameRule(_ask_step, _ask_options, _ask_answer, _owner, of_effects=True),
}
