"""What holds of computers of every level: they answer, they see nothing hidden, and they answer the same again."""

from __future__ import annotations

from itertools import islice

import pytest

from dune_desktop.engine.knowledge.information_state import info_state_of
from dune_desktop.players.advice.advice import advise
from dune_desktop.players.advice.win_probability import chances
from dune_desktop.players.levels import LEVELS, PLAY_STYLES, SearchPlayer, computer
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.policy.play_style import ALL
from tests.contract.tables import TABLES
from tests.players.games import info_states


def _some(name: str, every: int, seed: int = 5):
    """Now and then a decision of a random game."""
    return islice(info_states(TABLES[name], seed, [RandomPlayer(seed)] * 4), 0, None, every)


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_a_function_of_what_is_seen(level):
    """Everything hidden in the true position is dealt anew, another player of the same seed sits down: same answer."""
    for count, (rules, _, info_state) in enumerate(_some("three with Ix, epic", 60)):
        answer = computer(level, seed=3).choose(info_state)
        assert answer in info_state.options
        player = computer(level, seed=3)
        assert player.choose(info_state) == answer
        assert player.choose(info_state_of(rules, info_state.determinize(count + 9), info_state.memory)) == answer


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_played(name):
    """Whatever is asked there is answered with one of the options."""
    players = [computer("novice", temperament) for temperament in PLAY_STYLES]
    for _, _, info_state in info_states(TABLES[name], 11, players):
        assert info_state.options


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_decision_is_thought_about(name):
    """By a search and by reflexes of every temperament, in what random games lead to."""
    for count, (_, _, info_state) in enumerate(_some(name, 12, 17)):
        temperament = PLAY_STYLES[count % len(PLAY_STYLES)]
        for player in (
            SearchPlayer(5, ALL[temperament]),
            computer("novice", temperament),
            computer("adept", temperament),
        ):
            assert player.choose(info_state) in info_state.options


def test_there_are_no_other_players():
    """A level or a temperament that is misspelt is refused by name."""
    with pytest.raises(ValueError, match="grandmaster"):
        computer("grandmaster")
    with pytest.raises(ValueError, match="coward"):
        computer("novice", "coward")


@pytest.mark.parametrize("name", ["four with Ix", "solo mentat", "two and House Hagal"])
def test_advice_is_about_what_can_be_done(name):
    """At most three legal ways, the best one first, with chances and reasons."""
    for _, _, info_state in _some(name, 50):
        advice = advise(info_state, "novice")
        assert 0 < len(advice) <= 3
        assert {each.option for each in advice} <= set(info_state.options)
        assert len({each.option for each in advice}) == len(advice)
        assert all(0 <= each.chance <= 1 for each in advice)
        assert advise(info_state, "novice") == advice


@pytest.mark.parametrize("name", ["four", "solo mercenary with Ix"])
def test_chances_are_shares(name):
    """One for each seat, together certainty."""
    for _, _, info_state in _some(name, 80):
        shares = chances(info_state)
        assert len(shares) == len(info_state.view.seats)
        assert sum(shares) == pytest.approx(1)
