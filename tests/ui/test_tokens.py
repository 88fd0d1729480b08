"""Which of several alike is which, followed from one position to the next."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.state import GameState, Seat
from dune_desktop.players.player import RandomPlayer
from dune_desktop.ui.presenters.table.tokens import HOME, Tokens, follow

RULES = Rules(catalog(("base",)), table(4))


def position(**seat: object) -> GameState:
    return GameState(rng=0, seats=[Seat(**seat)])  # type: ignore[arg-type]


def after(*positions: GameState) -> Tokens:
    tokens = Tokens()
    for state in positions:
        tokens = follow(tokens, RULES, state)
    return tokens


def test_an_agent_walks_out_and_comes_home_as_itself() -> None:
    home = position(agents_left=2)
    out = position(agents_left=1, agents=("arrakeen",))
    both = position(agents_left=0, agents=("arrakeen", "carthag"))
    back = position(agents_left=1, agents=("carthag",))
    assert after(home, out).numbers("agent", 0, "arrakeen") == (1,)
    assert after(home, out, both).numbers("agent", 0, "carthag") == (0,)
    assert after(home, out, both, back).numbers("agent", 0, HOME) == (1,)
    assert after(home, out, both, home).numbers("agent", 0, HOME) == (1, 0)


def test_an_agent_that_goes_from_space_to_space_is_the_same_one() -> None:
    tokens = after(position(agents=("arrakeen", "carthag")), position(agents=("carthag", "research_station")))
    assert tokens.numbers("agent", 0, "carthag") == (1,)
    assert tokens.numbers("agent", 0, "research_station") == (0,)


def test_one_more_agent_is_a_new_one() -> None:
    tokens = after(position(agents_left=1, agents=("arrakeen",)), position(agents_left=2, agents=("arrakeen",)))
    assert len({*tokens.numbers("agent", 0, HOME), *tokens.numbers("agent", 0, "arrakeen")}) == 3


def test_cards_stay_themselves_when_the_hand_closes_up() -> None:
    before = position(hand=("dagger", "diplomacy", "dagger"))
    tokens = after(before, position(hand=("diplomacy", "dagger"), in_play=("dagger",)))
    assert tokens.numbers("card", 0, "hand") == (0, 1)  # the second dagger
    assert tokens.numbers("card", 0, "in_play") == (0,)  # the first one
    assert after(before, position(hand=("diplomacy", "dagger"), in_play=("dagger",)), before) == after(before)


def test_drawn_cards_are_new_and_others_keep_their_numbers() -> None:
    tokens = after(position(hand=("dagger", "diplomacy")), position(hand=("diplomacy", "dagger", "recon")))
    assert tokens.numbers("card", 0, "hand") == (0, 0, 0)
    tokens = after(position(hand=("dagger",)), position(hand=("dagger", "dagger")))
    assert tokens.numbers("card", 0, "hand") == (0, 1)


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
