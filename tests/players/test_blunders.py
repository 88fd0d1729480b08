"""What a person would laugh at does not happen; levels that think ahead find what takes some thinking, too."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.state import GameState
from dune_desktop.players.levels import LEVELS, SearchPlayer, computer
from dune_desktop.players.models import models
from dune_desktop.players.search.search import LOOKS, Search
from tests.players.blunders import failed, sight
from tests.players.positions import Case, cases
from tests.players.positions.families import families
from tests.players.settling import keeps_the_win

CASES = cases()
QUICK = 80  # simulations, so that many positions are looked at in little time
WORLDS = 2  # in which what is settled is tried out
FAMILIES = families()
LEAST = {"novice": 0.65, "adept": 0.8, "expert": 0.95}
LAUGHABLE = ("a free place is left", "more troops than the place takes", "Combat cards are burnt")
SAMPLE = 12  # the top level is asked for one position in so many; `python3 run.py blunders` asks for all


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_thinker_is_right(case: Case):
    """With an eighth of the thought that the top level has."""
    assert case.good(SearchPlayer(QUICK).choose(sight(case)))


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("case", [case for case in CASES if not case.thought], ids=lambda case: case.name)
def test_no_reflex_is_laughable(case: Case, level: str):
    """Whatever the mood."""
    info_state = sight(case)
    for seed in range(3):
        assert case.good(computer(level, seed=seed).choose(info_state))


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_reflex_is_nearly_always_right(level: str):
    """Also where it takes some thinking: the end of a game is counted by everybody."""
    made = [case for case in CASES if not case.erred]
    wrong = [case.name for case in made if not case.good(computer(level).choose(sight(case)))]
    assert len(wrong) <= len(made) / 20, wrong


@pytest.mark.parametrize("case", [case for case in CASES if case.settled], ids=lambda case: case.name)
def test_what_is_settled_is_so(case: Case):
    """Every answer is tried with everything that may follow: the good ones win, the others do not."""
    info_state = sight(case)
    for option in info_state.options:
        won = all(
            keeps_the_win(info_state.rules, info_state.determinize(n), option, info_state.seat) for n in range(WORLDS)
        )
        assert won == case.good(option), option


@pytest.mark.parametrize("level", LEAST)
@pytest.mark.parametrize("family", FAMILIES)
def test_old_faults_are_gone(family: str, level: str):
    """Of each family nearly all positions are answered well; what people would laugh at is nobody's answer."""
    members = FAMILIES[family]
    least = 1.0 if family in LAUGHABLE else LEAST[level]
    wrong = failed(level, members)
    assert len(wrong) <= (1.0 - least) * len(members), wrong


@pytest.mark.parametrize("family", FAMILIES)
def test_old_faults_are_gone_at_the_top(family: str):
    """Some positions of each family; the others are asked for by the command."""
    assert not failed("master", FAMILIES[family][::SAMPLE])


@pytest.mark.parametrize(
    "name",
    [
        "the third Agent instead of Stillsuits, round 3",
        "Conspire, not Foldspace, with four spice in round 3",
        "Conspire, not Foldspace, with four spice in round 5",
    ],
)
def test_a_thinker_finds_what_the_policy_would_never_do(name: str, monkeypatch: pytest.MonkeyPatch):
    """It looks at everything, and not only where the policy sends it."""
    (case,) = (each for each in CASES if each.name == name)
    info_state = sight(case)
    known = models(info_state.rules)
    weigh = known.policy.weigh

    def blind(world: GameState, seat: int, options: Sequence[OptionId]):
        logits, *more = weigh(world, seat, options)
        return [logit - 12.0 * case.good(option) for logit, option in zip(logits, options, strict=True)], *more

    monkeypatch.setattr(known.policy, "weigh", blind)
    assert not case.good(known.policy.best(info_state.determinize(0), info_state.seat, info_state.options))
    assert case.good(SearchPlayer(2 * QUICK).choose(info_state))
    enough = LOOKS * len(info_state.options)
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, enough)
    assert all(each.visits >= LOOKS for each in found)


def test_cases_can_fail():
    """Each has a legal answer that is good, and one that is not; no two have the same name."""
    for case in (*CASES, *(case for members in FAMILIES.values() for case in members)):
        legal = case.make().legal()
        assert any(case.good(option) for option in legal), case.name
        assert not all(case.good(option) for option in legal), case.name
    assert len({case.name for case in CASES}) == len(CASES)
