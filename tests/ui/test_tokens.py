"""Which of several alike is which, followed from one position to the next."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.state import GameState, Seat
from dune_desktop.players.player import RandomPlayer
from dune_desktop.ui.presenters.table.tokens import Tokens, follow


def position(**seat: object) -> GameState:
    return GameState(rng=0, seats=[Seat(**seat)])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "config",
    [table(4, ("base", "ix")), solo("mentat", "", ("base", "ix"), ("row_churn",)), table(2)],
    ids=["four", "solo", "two"],
)
def test_through_whole_games_nothing_is_twice_and_what_can_have_moved_has(config: GameConfig) -> None:
    """No number is given twice, and none is given anew while one of the same kind has left a place."""
    rules, player = Rules(catalog(config.boxes), config), RandomPlayer(4)
    state = rules.new_game(4)
    tokens = follow(Tokens(), rules, state)
    while state.stack:
        rules.play(state, player.pick(rules.legal(state)))
        now = follow(tokens, rules, state)
        assert now == follow(tokens, rules, state)
        for kind in ("agent", "dreadnought", "card"):
            for seat in range(len(state.seats)):
                old = [t for place, own in tokens.places.items() if place[:2] == (kind, seat) for t in own]
                new = [t for place, own in now.places.items() if place[:2] == (kind, seat) for t in own]
                assert len(set(new)) == len(new)
                gone = [name for name, _ in set(old) - set(new)]
                come = [name for name, _ in set(new) - set(old)]
                assert not set(gone) & set(come), (kind, seat, gone, come)
        tokens = now
