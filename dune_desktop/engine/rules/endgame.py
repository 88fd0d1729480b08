"""The Endgame: Endgame Intrigue cards, the final ranking and its tiebreakers (R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.engine.model.ids import NOBODY

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def begin_endgame(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Let the players play Endgame Intrigue cards, in turn order, until all pass (R22.1, O3)."""
    state.stack.append(WindowFlow("endgame", tuple(seat for seat in order if rules.is_player[seat])))


def standing(rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Return the seat's sort key for the ranking: points, spice, Solari, water, garrison, last Reveal turn.

    The most important value comes first and larger is better (R22.2 to R22.5).
    """
    player = state.seats[seat]
    return (player.vp, player.spice, player.solari, player.water, player.garrison, player.last_reveal)


def ranking(rules: Rules, state: GameState) -> tuple[int, ...]:
    """Return the seats from first to last place as of now, without those that cannot win (R27.1)."""
    seats = [seat for seat in range(len(state.seats)) if rules.contends(rules, seat)]
    return tuple(sorted(seats, key=lambda seat: rules.standing(rules, state, seat), reverse=True))


def finish_game(rules: Rules, state: GameState) -> None:
    """Report the end of the game and the final ranking as an event."""
    state.events.append(("game_over", NOBODY, rules.ranking(state)))
