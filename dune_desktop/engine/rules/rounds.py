"""The course of a game, phase by phase (R3, R4, R5, R20, R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.components import ConflictCard
from dune_desktop.engine.model.effects import Deploy, ExtraTurn, May
from dune_desktop.engine.model.frames import GameFlow, Pool, RivalFlow
from dune_desktop.engine.model.ids import HAND_SIZE, NOBODY, Phase
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import QUIET, EffectRule, FrameRule, queue_effects
from dune_desktop.engine.rules.agents import take_mentat
from dune_desktop.engine.rules.cards import draw
from dune_desktop.engine.rules.combat import begin_combat, give_rewards
from dune_desktop.engine.rules.endgame import begin_endgame, finish_game
from dune_desktop.engine.rules.goods import within_reach
from dune_desktop.engine.rules.seats import seats_from
from dune_desktop.engine.rules.secret_factions import choose_secret, secret_options, secret_trait
from dune_desktop.engine.rules.troops import deploy
from dune_desktop.engine.rules.turn import begin_turn
from dune_desktop.engine.rules.units import clear_conflict

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules


def enter_phase(state: GameState, phase: Phase) -> None:
    """Set the phase and report it as an event."""
    state.phase = phase
    state.events.append(("phase", NOBODY, phase))


# ------------------------------------------------------------------------------------------------ set-up choices


def _secrets(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Let each seat make its choices before round 1; tell whether one must name its leader's secret Factions (R2.8)."""
    order = rules.seat_order(rules, state)
    while flow.seat < len(order):
        seat = order[flow.seat]
        trait = secret_trait(rules, state, seat)
        if trait is not None and len(state.seats[seat].secret) < trait.n:
            return True
        if any(asks(rules, state, seat) for asks in rules.setup_choices):
            return False  # its question is on the stack; the same seat is looked at again after the answer
        flow.seat += 1
    flow.step = "round_start"
    return False


# ------------------------------------------------------------------------------------------------ phase 1


def _round_start(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Start a round: reveal the Conflict card, and offer the controller of its space one troop (R4.1, R4.2)."""
    state.round += 1
    state.events.append(("round", NOBODY, state.round))
    enter_phase(state, "round_start")
    card = state.conflict_deck[0]
    state.conflict_deck = state.conflict_deck[1:]
    state.conflicts += (card,)
    state.events.append(("conflict", NOBODY, card))
    flow.step = "draw"
    for told in rules.on_conflict_revealed:
        told(rules, state)
    space = rules.conflicts[card].controls
    if space is not None:
        owner = rules.controller(rules, state, space)
        if owner != NOBODY and within_reach(rules, state, owner):
            if rules.is_player[owner]:
                queue_effects(state, owner, _DEFEND, "conflict:" + card)
            else:
                deploy(rules, state, owner, 1, "supply")  # O14
    return False


_DEFEND: Final = (May((Deploy(1, "supply", must=True),)),)


def _draw(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Give the Mentat to the seat it was promised to, then have every player draw five cards (R4.3, R4.4, O26)."""
    if state.mentat_next != NOBODY:
        take_mentat(state, state.mentat_next, "round_start")
        state.mentat_next = NOBODY
    for seat in rules.seat_order(rules, state):
        if rules.is_player[seat]:
            draw(rules, state, seat, HAND_SIZE)
    flow.step = "abilities" if rules.round_start_abilities else "begin_turns"
    flow.seat = 0
    return False


def _abilities(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Let the next seat use its Round Start abilities in an order it chooses (X17.10)."""
    order = rules.seat_order(rules, state)
    if flow.seat == len(order):
        flow.step = "begin_turns"
        return False
    seat = order[flow.seat]
    flow.seat += 1
    todo = rules.leader_rules[state.seats[seat].leader].when.get("round_start", ()) if rules.is_player[seat] else ()
    for ability in rules.round_start_abilities:
        todo += ability(rules, state, seat)
    if not rules.is_player[seat]:
        for source, effect, _ in todo:
            rules.rival_does(rules, state, seat, (effect,), source)
    elif todo:
        state.stack.append(Pool(seat, todo))
    return False


def _begin_turns(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    flow.step = "turns"
    flow.seat = state.first_player
    enter_phase(state, "turns")
    return False


# ------------------------------------------------------------------------------------------------ phase 2


def _turns(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Start the turn of the next seat that still has one, or go on to Combat (R5.1, R5.5, R28.8)."""
    for seat in seats_from(rules, state, flow.seat):
        player = state.seats[seat]
        if rules.is_player[seat]:
            if player.revealed:
                continue
            begin_turn(rules, state, seat)
        elif rules.is_rival[seat] and player.agents_left > 0:
            state.stack.append(RivalFlow(seat))
        else:
            continue
        flow.seat = seats_from(rules, state, seat)[1]
        return False
    flow.step = "combat"
    return False


def after_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """In a two-player game, have House Hagal act after each Agent turn of the first player (R27.3, O13).

    If an extra turn follows, House Hagal acts after that one, once for each of the two (X9.11, X17.18).
    """
    hagal = rules.hagal_seat
    if hagal == NOBODY:
        return
    flow = state.stack[-1]
    assert isinstance(flow, GameFlow)
    if turn.stage != "reveal" and turn.seat == state.first_player:
        flow.owed += 1
    if flow.seat != turn.seat:
        acts, flow.owed = min(flow.owed, state.seats[hagal].agents_left), 0
        state.stack.extend(RivalFlow(hagal) for _ in range(acts))


def _own_turn(rules: Rules, state: GameState, seat: int, effect: ExtraTurn, source: str) -> bool:
    return state.turn is not None and state.turn.seat == seat


def _run_extra_turn(rules: Rules, state: GameState, seat: int, effect: ExtraTurn, source: str) -> None:
    """Give the seat the next turn as well (X9.11)."""
    flow = state.stack[0]
    assert isinstance(flow, GameFlow)
    flow.seat = seat
    state.events.append(("extra_turn", seat))


# ------------------------------------------------------------------------------------------------ phases 3 to 5


def _combat(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    enter_phase(state, "combat")
    flow.step = "rewards"
    begin_combat(rules, state, rules.seat_order(rules, state))
    return False


def _rewards(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    flow.step = "after_combat"
    give_rewards(rules, state, rules.seat_order(rules, state))
    return False


def _after_combat(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    flow.decided = ()
    clear_conflict(rules, state)
    flow.step = "makers"
    return False


def _makers(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Add one bonus spice to each maker space without an Agent (R20.1, R20.2)."""
    enter_phase(state, "makers")
    taken = {space for player in state.seats for space in player.agents}
    bonus = dict(state.bonus_spice)
    for space in bonus:
        if space not in taken:
            bonus[space] += 1
            state.events.append(("bonus_spice", NOBODY, space, bonus[space]))
    state.bonus_spice = bonus
    flow.step = "recall"
    return False


def _recall(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    """Go on to the Endgame if this was the last round, else recall Agents and Mentat for the next one (R21).

    The end of the game is tested only here.
    """
    enter_phase(state, "recall")
    if last_round(rules, state):
        flow.step = "endgame"
        return False
    if state.mentat != NOBODY:
        state.seats[state.mentat].agents_left -= 1
        state.mentat = NOBODY
    for player in state.seats:
        player.agents_left += len(player.agents)
        player.agents = ()
        player.revealed = False
    state.first_player = rules.next_first_player(rules, state)
    state.events.append(("recall", state.first_player))
    flow.step = "round_start"
    return False


def last_round(rules: Rules, state: GameState) -> bool:
    """Tell whether the game would end with this round: no Conflict card left, or enough points (R21.1)."""
    return not state.conflict_deck or any(
        player.vp >= rules.points_to_end and rules.contends(rules, seat) for seat, player in enumerate(state.seats)
    )


def turn_order(rules: Rules, state: GameState) -> list[int]:
    """Return the seats that still have a turn this round, in turn order from the active seat on (R5.1).

    House Hagal of the two-player game has no turns of its own: it acts after the first player's Agent turns (R27.3).
    """
    first = state.turn.seat if state.turn is not None else state.first_player
    return [
        seat
        for seat in seats_from(rules, state, first)
        if (rules.is_player[seat] and not state.seats[seat].revealed)
        or (rules.is_rival[seat] and state.seats[seat].agents_left > 0)
    ]


def _endgame(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    enter_phase(state, "endgame")
    flow.step = "over"
    order = rules.seat_order(rules, state)
    begin_endgame(rules, state, order)
    for ability in rules.endgame_abilities:
        ability(rules, state, order)
    return False


def _over(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    for told in rules.after_endgame_cards:
        told(rules, state, rules.seat_order(rules, state))
    finish_game(rules, state)
    enter_phase(state, "over")
    state.stack.pop()
    return False


_STEPS: Final = {
    "secrets": _secrets,
    "round_start": _round_start,
    "draw": _draw,
    "abilities": _abilities,
    "begin_turns": _begin_turns,
    "turns": _turns,
    "combat": _combat,
    "rewards": _rewards,
    "after_combat": _after_combat,
    "makers": _makers,
    "recall": _recall,
    "endgame": _endgame,
    "over": _over,
}


def _step(rules: Rules, state: GameState, flow: GameFlow) -> bool:
    return _STEPS[flow.step](rules, state, flow)


def _options(rules: Rules, state: GameState, flow: GameFlow) -> list[OptionId]:
    return secret_options(state, rules.seat_order(rules, state)[flow.seat])


def _answer(rules: Rules, state: GameState, flow: GameFlow, option: OptionId) -> None:
    choose_secret(state, rules.seat_order(rules, state)[flow.seat], option)


def _asked(rules: Rules, state: GameState, flow: GameFlow) -> int | None:
    """Return the seat that makes its secret choice, or None: all other questions are frames of their own."""
    return rules.seat_order(rules, state)[flow.seat] if flow.step == "secrets" else None


MAKES: Final[dict[type, Any]] = {ConflictCard: lambda rules, card: _DEFEND if card.controls else ()}

EFFECTS: Final[dict[type, EffectRule]] = {
    ExtraTurn: EffectRule(_run_extra_turn, QUIET, _own_turn, _own_turn, moment="turn")
}

FRAMES: Final[dict[type, FrameRule]] = {GameFlow: FrameRule(_step, _options, _answer, _asked)}
