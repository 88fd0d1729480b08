"""Strength, the Combat phase, and the rewards of the Conflict card (R10.14, R18, R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.model.frames import GameFlow, Pool, RewardsFlow, WindowFlow
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.resolution.resolve import FrameRule, useful
from dune_desktop.engine.rules.control import remove_marker
from dune_desktop.engine.rules.hagal import combat_bonus, rival_uses
from dune_desktop.engine.rules.units import in_conflict, strength_of_units

if TYPE_CHECKING:
    from dune_desktop.engine.model.effects import Effects
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules


def strength(rules: Rules, state: GameState, seat: int) -> int:
    """Return the strength of the seat's units and swords, 0 without a unit in the Conflict (R10.14)."""
    if not in_conflict(rules, state, seat):
        return 0
    return strength_of_units(rules, state, seat) + state.seats[seat].swords


def begin_combat(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Give the Rivals their combat bonus, then let the players play Combat Intrigue cards (R18.1, R26.12)."""
    for seat in order:
        if not rules.is_player[seat] and in_conflict(rules, state, seat):
            combat_bonus(rules, state, seat)
    involved = tuple(seat for seat in order if rules.is_player[seat] and in_conflict(rules, state, seat))
    if involved:
        state.stack.append(WindowFlow("combat", involved))


def places_earned(rules: Rules, strengths: list[int]) -> list[int]:
    """Return for each strength the reward that it earns: 1, 2, 3, or 0 for none (R19.1 to R19.7).

    Seats that are tied for a place get the reward of the next place instead.
    """
    lowest = 3 if rules.third_reward else 2
    result = []
    for own in strengths:
        place = 1 + sum(other > own for other in strengths)
        if strengths.count(own) > 1:
            place += 1
        result.append(place if own > 0 and place <= lowest else 0)
    return result


def reward_order(order: tuple[int, ...], earned: list[int]) -> list[int]:
    """Return the seats in the order in which they take their rewards: first place first, then in turn order (O4)."""
    return sorted(order, key=lambda seat: earned[seat])


def give_rewards(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Rank the seats and queue their rewards (R19)."""
    strengths = [rules.strength(state, seat) for seat in range(len(state.seats))]
    earned = rules.places_earned(rules, strengths)
    winner = earned.index(1) if 1 in earned else NOBODY
    flow = state.stack[0]
    assert isinstance(flow, GameFlow)
    flow.decided = tuple(strengths)
    state.events.append(("winner", winner))
    todo = tuple((seat, earned[seat]) for seat in rules.reward_order(order, earned) if earned[seat])
    state.stack.append(RewardsFlow(todo, winner))


def _rewards_step(rules: Rules, state: GameState, frame: RewardsFlow) -> bool:
    if frame.todo:
        (seat, place), *rest = frame.todo
        frame.todo = tuple(rest)
        _give(rules, state, seat, place)
        return False
    state.stack.pop()
    winner = frame.winner
    for told in rules.on_rewards_given:
        told(rules, state, winner)
    if winner != NOBODY and rules.is_player[winner]:
        state.stack.append(WindowFlow("win", (winner,)))  # R18.5
    return False


def _give(rules: Rules, state: GameState, seat: int, place: int) -> None:
    card = rules.conflicts[state.conflict]
    if seat == rules.hagal_seat:
        if place == 1:
            if card.controls is not None:
                remove_marker(state, card.controls)  # R27.9
            _rival_wins(rules, state, seat)
        return  # R19.8
    state.events.append(("reward", seat, place, card.id))
    for told in rules.on_reward:
        told(rules, state, seat, place)
    if rules.is_rival[seat]:
        rules.rival_does(rules, state, seat, rules.prize(rules, state, seat, place), "conflict:" + card.id)  # R28.12
        if place == 1:
            _rival_wins(rules, state, seat)
        return
    todo = todo_of("conflict:" + card.id, rules.prize(rules, state, seat, place)) + _more(rules, state, seat, place)
    if todo:
        state.stack.append(Pool(seat, todo, open=place == 1))


def prize(rules: Rules, state: GameState, seat: int, place: int) -> Effects:
    """Return what the Conflict card that is fought for gives the seat for this place: what is printed (R19.2)."""
    card = rules.conflicts[state.conflict]
    return (card.first, card.second, card.third)[place - 1]


def _more(rules: Rules, state: GameState, seat: int, place: int) -> tuple[Todo, ...]:
    """Return the effects that a win (place 1) gives besides those of the Conflict card."""
    gets = rules.winner_gets if rules.is_player[seat] else rules.rival_winner_gets
    return tuple(item for more in gets for item in more(rules, state, seat)) if place == 1 else ()


def _rival_wins(rules: Rules, state: GameState, seat: int) -> None:
    for source, effect, _ in _more(rules, state, seat, 1):
        rules.rival_does(rules, state, seat, (effect,), source)


def reward(rules: Rules, state: GameState, seat: int, place: int) -> Effects:
    """Return the effects that the seat would get for this place now, without those that would do nothing.

    Both the Conflict card and winning itself give effects. House Hagal of the two-player game gets nothing from the
    card (R19.8), a Rival only what it can use (R28.12).
    """
    source = "conflict:" + state.conflict
    printed = rules.prize(rules, state, seat, place) if place and seat != rules.hagal_seat else ()
    todo = (*((source, effect, 0) for effect in printed), *_more(rules, state, seat, place))
    counts = useful if rules.is_player[seat] else rival_uses
    return tuple(effect for given_by, effect, _ in todo if counts(rules, state, seat, effect, given_by))


FRAMES: Final[dict[type, FrameRule]] = {RewardsFlow: FrameRule(_rewards_step)}
