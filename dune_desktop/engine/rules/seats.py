"""The order of the seats and the First Player marker, who may sit or win, and for whom a seat acts (R2.7, R5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.chance import below

if TYPE_CHECKING:
    from dune_desktop.engine.model.components import Leader
    from dune_desktop.engine.model.state import GameState, Seat
    from dune_desktop.engine.rulebook import Rules

FIRST_PLAYER = "first_player"
STREAMS: Final = {FIRST_PLAYER: "table"}


def first_player(rules: Rules, state: GameState) -> int:
    """Return the seat that begins the game with the First Player marker: in a solo game a Rival (R2.7, R28.7)."""
    return 1 if any(rules.is_rival) else below(state, FIRST_PLAYER, rules.config.players)


def next_first_player(rules: Rules, state: GameState) -> int:
    """Return the seat that gets the First Player marker: clockwise; of two people one (R21.2, R27.5, R28.7)."""
    count = len(state.seats)
    following = (state.first_player + 1) % count
    return (following + 1) % count if following == rules.shared_seat else following


def seat_order(rules: Rules, state: GameState) -> tuple[int, ...]:
    """Return all seats in the turn order of this round: clockwise, from the First Player marker on (R5.1)."""
    return (state.first_player, *rules.others[state.first_player])


def may_lead(rules: Rules, seat: int, leader: Leader) -> bool:
    """Tell whether the leader may have this seat when the game begins (R2.4, R28.1)."""
    return not leader.side_of and (leader.rival if rules.is_rival[seat] else leader.player)


def contends(rules: Rules, seat: int) -> bool:
    """Tell whether the seat can win the game: all but House Hagal of the two-player game (R27.1)."""
    return seat != rules.hagal_seat


def seats_from(rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Return all seats in turn order, from this one on."""
    order = rules.seat_order(rules, state)
    at = order.index(seat)
    return order[at:] + order[:at]


def opponents_in_order(rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Return the opponents of a seat in turn order, from the one that follows it on."""
    opponents = rules.opponents[seat]
    return tuple(other for other in seats_from(rules, state, seat) if other in opponents)


# ------------------------------------------------------------------------------------------------ acting for a seat


def army_seat(rules: Rules, state: GameState, seat: int) -> int:
    """Return the seat whose units and swords a seat commands now: its own."""
    return seat


def track_seat(rules: Rules, state: GameState, seat: int) -> int:
    """Return the seat whose Influence a seat changes, and is judged by, now: its own."""
    return seat


def army_of(rules: Rules, state: GameState, seat: int) -> Seat:
    """Return the seat record with the troops and swords that the seat commands now (`army_seat`)."""
    return state.seats[rules.army_seat(rules, state, seat)]
