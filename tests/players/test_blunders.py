"""What a person would laugh at does not happen; levels that think ahead find what takes some thinking, too."""

from __future__ import annotations

import pytest

from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.players.levels import LEVELS, SearchPlayer, computer
from tests.players.positions import Case, cases
from tests.players.settling import keeps_the_win

CASES = cases()
QUICK = 40  # simulations, so that many positions are looked at in little time
WORLDS = 2  # in which what is settled is tried out


def _sight(case: Case) -> InformationState:
    t = case.make().watch()
    return t.info_state(t.asked())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_thinker_is_right(case: Case):
    """With an eighth of the thought that the top level has."""
    assert case.good(SearchPlayer(QUICK).choose(_sight(case)))


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("case", [case for case in CASES if not case.thought], ids=lambda case: case.name)
def test_no_reflex_is_laughable(case: Case, level: str):
    """Whatever the mood."""
    info_state = _sight(case)
    for seed in range(3):
        assert case.good(computer(level, seed=seed).choose(info_state))


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_reflex_is_nearly_always_right(level: str):
    """Also where it takes some thinking: the end of a game is counted by everybody."""
    made = [case for case in CASES if not case.erred]
    wrong = [case.name for case in made if not case.good(computer(level).choose(_sight(case)))]
    assert len(wrong) <= len(made) / 20, wrong


@pytest.mark.parametrize("case", [case for case in CASES if case.settled], ids=lambda case: case.name)
def test_what_is_settled_is_so(case: Case):
    """Every answer is tried with everything that may follow: the good ones win, the others do not."""
    info_state = _sight(case)
    for option in info_state.options:
        won = all(
            keeps_the_win(info_state.rules, info_state.determinize(n), option, info_state.seat) for n in range(WORLDS)
        )
        assert won == case.good(option), option


def test_cases_can_fail():
    """Each has a legal answer that is good, and one that is not; no two have the same name."""
    for case in CASES:
        legal = case.make().legal()
        assert any(case.good(option) for option in legal), case.name
        assert not all(case.good(option) for option in legal), case.name
    assert len({case.name for case in CASES}) == len(CASES)
