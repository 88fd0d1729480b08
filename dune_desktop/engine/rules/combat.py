"""R10.14, R18, R19: strength, the Combat phase, who gets which reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.compiled import todo as todo_of
from dune_desktop.engine.frames import GameFlow, Pool, RewardsFlow, WindowFlow
from dune_desktop.engine.ids import NOBODY, STRENGTH_PER_TROOP
from dune_desktop.engine.resolve import FrameRule
from dune_desktop.engine.rules.control import remove_marker
from dune_desktop.engine.rules.hagal import combat_bonus

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Todo


def has_unit(state: GameState, seat: int) -> bool:
    """Whether the seat takes part in the Conflict (R10.9, R18.3)."""
    return state.seats[seat].conflict > 0


def strength(rules: Rules, state: GameState, seat: int) -> int:
    """Strength at this moment: 0 without a unit in the Conflict, else units plus swords of this round (R10.14)."""
    if not rules.has_unit(state, seat):
        return 0
    return rules.unit_strength(state, seat) + state.seats[seat].swords


def troop_strength(state: GameState, seat: int) -> int:
    """Two per troop in the Conflict (R10.8)."""
    return STRENGTH_PER_TROOP * state.seats[seat].conflict


def begin_combat(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Rivals' combat bonus, then the window for Combat intrigue (R18.1, R26.12)."""
    for seat in order:
        if not rules.is_human[seat] and rules.has_unit(state, seat):
            combat_bonus(rules, state, seat)
    involved = tuple(seat for seat in order if rules.is_human[seat] and rules.has_unit(state, seat))
    if involved:
        state.stack.append(WindowFlow("combat", involved))


def places(strengths: list[int], four_players: bool) -> list[int]:
    """The reward (1, 2, 3, or 0 for none) that each strength earns (R19.1 to R19.7).

    Alone in its place, a strength takes the reward of that place; level with others, the next lower one.
    """
    lowest = 3 if four_players else 2
    result = []
    for own in strengths:
        place = 1 + sum(other > own for other in strengths)
        if strengths.count(own) > 1:
            place += 1
        result.append(place if own > 0 and place <= lowest else 0)
    return result


def give_rewards(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Rank the seats and queue their rewards, first place first (R19, O4)."""
    strengths = [rules.strength(state, seat) for seat in range(len(state.seats))]
    earned = places(strengths, rules.third_reward)
    winner = earned.index(1) if 1 in earned else NOBODY
    flow = state.stack[0]
    assert isinstance(flow, GameFlow)
    flow.decided = tuple(strengths)
    state.events.append(("winner", winner))
    todo = tuple((seat, place) for place in (1, 2, 3) for seat in order if earned[seat] == place)
    state.stack.append(RewardsFlow(todo, winner))


def _rewards_step(rules: Rules, state: GameState, frame: RewardsFlow) -> bool:
    if frame.todo:
        (seat, place), *rest = frame.todo
        frame.todo = tuple(rest)
        _give(rules, state, seat, place)
        return False
    state.stack.pop()
    winner = frame.winner
    if winner != NOBODY and rules.is_human[winner]:
        state.stack.append(WindowFlow("win", (winner,)))  # R18.5
    return False


def _give(rules: Rules, state: GameState, seat: int, place: int) -> None:
    card = rules.conflicts[state.conflict]
    if seat == rules.hagal_seat:
        if place == 1:
            if card.controls is not None:
                remove_marker(state, card.controls)  # R27.9
            rules.rival_wins(rules, state, seat)
        return  # R19.8
    state.events.append(("reward", seat, place, card.id))
    reward = (card.first, card.second, card.third)[place - 1]
    if rules.is_rival[seat]:
        rules.rival_does(rules, state, seat, reward, "conflict:" + card.id)  # R28.12
        if place == 1:
            rules.rival_wins(rules, state, seat)
        return
    todo = todo_of("conflict:" + card.id, reward)
    if place == 1:
        todo += rules.winner_gets(rules, state, seat)
    if todo:
        state.stack.append(Pool(seat, todo, open=place == 1))


def winner_gets(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    """What winning the Conflict gives besides the printed reward: nothing in the base game."""
    return ()


def rival_wins(rules: Rules, state: GameState, seat: int) -> None:
    """What winning gives a Rival or House Hagal besides the printed reward: nothing in the base game."""


def clear_conflict(rules: Rules, state: GameState) -> None:
    """All troops of the Conflict to the supply, combat markers to 0 (R18.8)."""
    for player in state.seats:
        player.supply += player.conflict
        player.conflict = 0
        player.swords = 0


FRAMES: Final[dict[type, FrameRule]] = {RewardsFlow: FrameRule(_rewards_step)}
