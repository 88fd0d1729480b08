"""Whole games are as they were recorded, word for word (`record.py`)."""

from __future__ import annotations

import pytest

from tests.contract.record import FOLDER, difference, path_of, transcript
from tests.contract.tables import TABLES


@pytest.mark.parametrize("name", TABLES)
def test_games_are_as_recorded(name):
    """Seeds mean the same on every machine and Python version, and nothing changes a game or its telling unnoticed.

    What is meant to change it is recorded anew and the difference read (CONTRIBUTING).
    """
    parted = difference(path_of(name).read_text(encoding="utf-8"), transcript(name))
    if parted:
        pytest.fail(parted, pytrace=False)


def test_every_table_has_one_golden_game():
    """No file stays that nothing compares."""
    assert {path.name for path in FOLDER.iterdir()} == {path_of(name).name for name in TABLES}


GAME = """four, seed 0: Leto, Paul
  Paul is the first player

# Round 1
Paul: reveal
  Paul reveals Dagger
end_turn
Leto: reveal
"""


def test_a_difference_is_told_with_its_round_and_turn():
    """Only what differs first is shown, and where the game was."""
    told = difference(GAME, GAME.replace("Paul reveals Dagger", "Paul reveals Diplomacy").replace("Leto", "Ilban"))
    assert difference(GAME, GAME) == ""
    assert told.startswith("line 1: before Round 1\n")
    told = difference(GAME, GAME.replace("Paul reveals Dagger", "Paul reveals Diplomacy"))
    assert told.splitlines()[0] == "line 6: Round 1, Paul’s turn"
    assert "-  Paul reveals Dagger\n+  Paul reveals Diplomacy" in told


def test_a_game_that_goes_on_differs():
    """A record that ends too early is not the same game."""
    assert difference(GAME, GAME + "end_turn\n").splitlines()[0] == "line 9: Round 1, Leto’s turn"
    assert difference(GAME + "end_turn\n", GAME).endswith("-end_turn")
