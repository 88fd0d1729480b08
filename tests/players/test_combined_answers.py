"""Units sent together: fewer answers, the same game."""

from __future__ import annotations

import pytest

from dune_desktop.engine import GameConfig
from dune_desktop.engine.knowledge.information_state import info_state_of, update_memory
from dune_desktop.players.heuristics import combined_answers
from dune_desktop.players.heuristics.combined_answers import at_once, is_same
from dune_desktop.players.levels import computer
from tests.contract.tables import TABLES
from tests.players.games import info_states


@pytest.mark.parametrize("name", ["four", "three with Ix, epic"])
def test_the_same_units_go_with_fewer_answers(name):
    """Where a computer would go on deploying, one answer leads where its answers one by one would have led."""
    config: GameConfig = TABLES[name]
    shorter = 0
    for seed in (2, 9):
        players = [computer("adept", seed=seed) for _ in range(config.players)]
        for rules, state, info_state in info_states(config, seed, players):
            player = players[info_state.seat]
            if player.choose(info_state)[0] != "deploy":
                continue
            apart, combined_answers = state.clone(), state.clone()
            memory, answers = info_state.memory.copy(), 0
            while (answer := player.choose(info_state_of(rules, apart, memory)))[0] == "deploy":
                update_memory(rules, memory, rules.play(apart, answer), apart)
                answers += 1
            memory = info_state.memory.copy()
            while (answer := at_once(player, info_state_of(rules, combined_answers, memory)))[0] == "deploy":
                update_memory(rules, memory, rules.play(combined_answers, answer), combined_answers)
                answers -= 1
            assert combined_answers == apart
            assert answers >= 0
            shorter += answers > 0
    assert shorter


def test_on_a_slow_machine_nobody_waits_until_all_units_are_thought_of(monkeypatch):
    """What has been found by then goes; the position it all comes to does not hang on the clock."""
    config: GameConfig = TABLES["four"]
    players = [computer("adept", seed=2) for _ in range(config.players)]
    cut = 0
    for _, _, info_state in info_states(config, 2, players):
        player = players[info_state.seat]
        first = player.choose(info_state)
        if first[0] != "deploy":
            continue
        whole = at_once(player, info_state)
        with monkeypatch.context() as slow:
            slow.setattr(combined_answers, "monotonic", iter((0.0, *[60.0] * 9)).__next__)
            assert is_same(at_once(player, info_state), first)
        cut += not is_same(whole, first)
    assert cut
