"""What a person would laugh at does not happen; levels that think ahead find what takes some thinking, too."""

from __future__ import annotations

import pytest

from dune_desktop.players.levels import LEVELS, Thinker, computer
from tests.players.positions import Case, cases

CASES = cases()
QUICK = 40  # simulations, so that many positions are looked at in little time


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_thinker_is_right(case: Case):
    """With an eighth of the thought that the top level has."""
    sight = case.make().watch().sight(0)
    assert case.good(Thinker(QUICK).choose(sight))


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("case", [case for case in CASES if not case.thought], ids=lambda case: case.name)
def test_no_reflex_is_laughable(case: Case, level: str):
    """Whatever the mood."""
    for seed in range(3):
        assert case.good(computer(level, seed=seed).choose(case.make().watch().sight(0)))


def test_cases_can_fail():
    """Each has a legal answer that is good, and one that is not; no two have the same name."""
    for case in CASES:
        legal = case.make().legal()
        assert any(case.good(option) for option in legal), case.name
        assert not all(case.good(option) for option in legal), case.name
    assert len({case.name for case in CASES}) == len(CASES)
