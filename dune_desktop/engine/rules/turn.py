"""The turn of a human seat: its legal options at each moment, and how it ends (R5, R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.effects import EndTurn, ThisTurn
from dune_desktop.engine.model.frames import TurnFlow
from dune_desktop.engine.model.options import OptionId, Send
from dune_desktop.engine.model.state import Turn
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    PLAIN,
    QUIET,
    EffectRule,
    FrameRule,
    advance,
    available,
    index_taken,
    must_remain,
    only_quiet,
    ordering,
    run,
    run_taken,
    take_option,
    take_plain_gains,
    takeable,
)
from dune_desktop.engine.rules.acquire import acquire_options, buy
from dune_desktop.engine.rules.agent_turn import send
from dune_desktop.engine.rules.intrigue import intrigue_options, play_intrigue
from dune_desktop.engine.rules.reveal_turn import finish_reveal_turn, reveal
from dune_desktop.engine.rules.secret_factions import masterstroke, may_show_secret
from dune_desktop.engine.rules.sending import send_options
from dune_desktop.engine.rules.units import add_deploy_options, deploy_from_space
from dune_desktop.engine.rules.voice import fall_silent

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

REVEAL: Final[OptionId] = ("reveal",)
END_TURN: Final[OptionId] = ("end_turn",)
MASTERSTROKE: Final[OptionId] = ("masterstroke",)


def begin_turn(rules: Rules, state: GameState, seat: int) -> None:
    """Start the turn of a human seat; its Voice markers leave the board before anything else (O27)."""
    if state.voices:
        fall_silent(state, seat)
    state.turn = turn = Turn(seat)
    for name, made in rules.turn_records.items():
        turn.own[name] = made()
    state.stack.append(TurnFlow())
    state.events.append(("turn", seat))
    for told in rules.on_turn:
        told(rules, state, turn)


def at_reveal(rules: Rules, state: GameState, seat: int) -> tuple[int, int]:
    """Return the persuasion and swords that the seat would have if it revealed its hand now.

    Effects that need a choice of the seat do not count. The reveal is carried out on a copy of the state, so the
    seat's cards in it must be known ones: those of the true position or of a determinization.
    """
    world = state.clone()
    below = len(world.stack)
    begin_turn(rules, world, seat)
    del world.stack[below + 1 :]  # drop the questions asked at the start of a turn
    turn = world.turn
    assert turn is not None
    reveal(rules, world, turn)
    advance(rules, world)
    return turn.persuasion, world.seats[seat].swords


def _step(rules: Rules, state: GameState, frame: TurnFlow) -> bool:
    turn = state.turn
    assert turn is not None
    if turn.pool:
        stack = state.stack
        _settle(rules, state, turn)
        if stack[-1] is not frame:
            return False
        ready = takeable(rules, state, turn.seat, turn.pool)
        if ready and only_quiet(rules, turn.pool, ready):
            _take(rules, state, turn, ready[0])
            return False
        must = must_remain(rules, turn.pool, ready)
        if must or not turn.over:
            state.offer = _offer(rules, state, turn, ready, must)
            return True
    if turn.over:
        _leave_turn(rules, state, turn)
        return False
    return True


def _settle(rules: Rules, state: GameState, turn: Turn) -> None:
    """Carry out all pooled effects that need no decision, again and again: one may fulfill another's condition."""
    while True:
        pool = turn.pool
        left = take_plain_gains(rules, state, turn.seat, pool, counting=turn.stage == "reveal")
        turn.pool = left + turn.pool[len(pool) :]  # carrying out effects may have added new ones
        if turn.pool == pool:
            return


def _take(rules: Rules, state: GameState, turn: Turn, index: int) -> None:
    source, effect, _ = turn.pool[index]
    turn.pool = turn.pool[:index] + turn.pool[index + 1 :]
    run_taken(rules, state, turn.seat, effect, source)


def _options(rules: Rules, state: GameState, frame: TurnFlow) -> list[OptionId]:
    turn = state.turn
    assert turn is not None
    ready = takeable(rules, state, turn.seat, turn.pool) if turn.pool else []
    return _offer(rules, state, turn, ready, must_remain(rules, turn.pool, ready))


def _offer(rules: Rules, state: GameState, turn: Turn, ready: list[int], must: bool) -> list[OptionId]:
    """Return the options of the turn: `ready` are the effects of its pool that can be taken, `must` that one has to."""
    if turn.stage == "start":
        options = send_options(rules, state, turn)
        options.append(REVEAL)
    else:
        options = [take_option(turn.pool, index) for index in ready]
        if turn.stage == "agent":
            add_deploy_options(rules, state, turn, options)
        else:
            options += acquire_options(rules, state, turn.seat)
        if not must:
            options.append(END_TURN)
    rules.own_turn_options(rules, state, turn.seat, options)
    return options


def own_turn_options(rules: Rules, state: GameState, seat: int, options: list[OptionId]) -> None:
    """Add the options that the seat has at any moment of its own turn, or between turns.

    Adds none during another seat's turn.
    """
    turn = state.turn
    if turn is None:
        for add_between in rules.options_between_turns:
            add_between(rules, state, seat, options)
        return
    if turn.seat != seat:
        return
    if state.seats[seat].intrigue:
        options += intrigue_options(rules, state, seat, "plot")
    if turn.joined and may_show_secret(rules, state, turn):
        options.append(MASTERSTROKE)
    for add in rules.turn_options:
        add(rules, state, turn, options)


def own_turn_answer(rules: Rules, state: GameState, seat: int, option: OptionId) -> None:
    """Carry out an option that `own_turn_options` offered."""
    action = option[0]
    turn = state.turn
    if action == "intrigue":
        _, card = option
        play_intrigue(rules, state, seat, str(card), "win" if turn is None else "plot")
        return
    assert turn is not None
    if action == "masterstroke":
        masterstroke(rules, state, seat)
    else:
        rules.turn_actions[str(action)](rules, state, turn, option)


def _answer(rules: Rules, state: GameState, frame: TurnFlow, option: OptionId) -> None:
    turn = state.turn
    assert turn is not None
    action = option[0]
    if action == "send":
        send(rules, state, turn, Send._make(option))
    elif action == "take":
        _take(rules, state, turn, index_taken(turn.pool, option))
    elif action == "deploy":
        deploy_from_space(rules, state, turn, option)
    elif action == "acquire":
        buy(rules, state, turn.seat, option)
    elif action == "end_turn":
        end_turn(rules, state, turn)
    elif action == "reveal":
        reveal(rules, state, turn)
    else:
        rules.own_turn_answer(rules, state, turn.seat, option)
    turn.untouched = False


def end_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """End the turn; carry out the pooled effects that are compulsory and ask nothing (R13.1)."""
    rest, turn.pool = turn.pool, ()
    turn.over = True
    for told in rules.on_turn_ends:
        told(rules, state, turn)
    for source, effect, _ in rest:
        if ordering(rules, effect) == QUIET and available(rules, state, turn.seat, effect, source):
            run(rules, state, turn.seat, effect, source)


def _leave_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    if turn.stage == "reveal":
        finish_reveal_turn(rules, state, turn)
    state.events.append(("end_turn", turn.seat, turn.stage))
    state.stack.pop()
    state.turn = None
    for told in rules.on_turn_over:
        told(rules, state, turn)
    rules.after_turn(rules, state, turn)


def _asked(rules: Rules, state: GameState, frame: TurnFlow) -> int:
    assert state.turn is not None
    return state.turn.seat


# ------------------------------------------------------------------------------------------------ effects


def _run_this_turn(rules: Rules, state: GameState, seat: int, effect: ThisTurn, source: str) -> None:
    turn = state.turn
    assert turn is not None
    if effect.rule == "spice_must_flow_discount":
        turn.spice_must_flow_discount += effect.n
    elif effect.rule == "faction_icons":
        turn.faction_icons += 1
    else:
        setattr(turn, effect.rule, True)


def _useful_this_turn(rules: Rules, state: GameState, seat: int, effect: ThisTurn, source: str) -> bool:
    if effect.rule not in ("faction_icons", "pass_enemies"):
        return True
    turn = state.turn
    if turn is None or turn.stage != "start":  # both only help to send an Agent (R6.7)
        return False
    if effect.rule == "pass_enemies":
        return not turn.pass_enemies
    if not turn.faction_icons:
        return True
    return any(len(play.cards) > turn.faction_icons for play in rules.plays(rules, state, turn))  # I15.1


def _run_end_turn(rules: Rules, state: GameState, seat: int, effect: EndTurn, source: str) -> None:
    assert state.turn is not None
    state.turn.over = True


EFFECTS: Final[dict[type, EffectRule]] = {
    ThisTurn: EffectRule(_run_this_turn, PLAIN, useful=_useful_this_turn, moment="turn"),
    EndTurn: EffectRule(_run_end_turn, ASKS, moment="turn"),
}

FRAMES: Final[dict[type, FrameRule]] = {TurnFlow: FrameRule(_step, _options, _answer, _asked)}
