"""Learning: the same games teach the same, it goes on where it stopped, and it moves in the right direction."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

pytest.importorskip("numpy", reason="only learning needs it")

from dune_desktop.engine.config import solo, table
from dune_desktop.players.policy import Policy, softmax
from dune_desktop.players.search import Finding
from dune_desktop.players.situation import Situation
from dune_desktop.tools.training.mix import mix, rules_of
from dune_desktop.tools.training.reinforce import Learner, Step, _credit
from dune_desktop.tools.training.study import aims, study
from dune_desktop.tools.training.train import _beginner, _taught, _write


def _learned(games: int) -> Learner:
    learner = _beginner()
    while learner.games < games:
        learner.learn(rules_of(mix()[learner.games % len(mix())]))
    return learner


def test_the_mix_holds_every_kind_of_table():
    """Alone at every difficulty, two to four seats, alone and with other boxes."""
    tables = mix()
    assert {config.difficulty for config in tables} == {None, "mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
    assert {config.players for config in tables} == {1, 2, 3, 4}
    assert len({config.boxes for config in tables}) > 1


def test_the_same_games_teach_the_same():
    """Nothing but the seeds decides."""
    one, two = _learned(3), _learned(3)
    assert one.weights.as_json() == two.weights.as_json()
    assert one.critic.net().as_json() == two.critic.net().as_json()
    assert one.evaluation.net().as_json() == two.evaluation.net().as_json()
    assert any(any(row) for row in one.weights.rows.values())


def test_what_was_learned_is_found_again(tmp_path):
    """Written down and read, it is the same policy, and counts go on."""
    learner = _learned(50)
    _write(tmp_path, learner)
    again = _taught(tmp_path)
    assert again.games == 50
    assert again.weights.as_json() == learner.mean.as_json()
    assert again.evaluation.net().as_json() == learner.evaluation.net().as_json()
    again.learn(rules_of(mix()[0]))
    assert json.loads((tmp_path / "policy.json").read_text())["content"]


def test_what_earned_something_becomes_likelier():
    """And what cost something less likely."""
    learner = _beginner()
    rules = rules_of(table(4))
    state = rules.new_game(1)
    while len(rules.legal(state)) < 4:
        rules.play(state, rules.legal(state)[0])
    seat, options = rules.asked(state), rules.legal(state)
    policy: Policy = learner.at(rules)[0]
    for credit in (1.0, -1.0):
        logits, moment, spoken = policy.weigh(state, seat, options)
        shares = policy.shares(state, seat, options)
        third = [float(index == 2) for index in range(len(options))]
        _credit(Step(seat, 1, moment, spoken, shares, third), 0.05, credit)
        assert (policy.shares(state, seat, options)[2] > shares[2]) == (credit > 0)
        assert len(logits) == len(options)


def test_a_table_is_set_up_once():
    """Rules never change."""
    assert rules_of(solo("mentat")) is rules_of(solo("mentat"))


def _studied(processes: int) -> Learner:
    learner = _beginner()
    with closing(study(learner, (solo("mentat"),), 2, processes)) as games:
        for _ in range(25):
            next(games)
    return learner


def test_thinking_teaches_the_same_however_many_think():
    """Games that are thought through side by side are learned from in their order."""
    one, two = _studied(1), _studied(2)
    assert one.games == two.games == 25
    assert one.weights.as_json() == two.weights.as_json()
    assert one.mean.as_json() == two.mean.as_json() != _beginner().mean.as_json()
    assert one.evaluation.net().as_json() == two.evaluation.net().as_json()


def test_what_the_search_found_better_becomes_likelier():
    """The more so the more often it was tried; what was not tried is thought as good as the mean."""
    logits = [0.0, 0.0, 0.0, 0.0]
    findings = [Finding(("a",), 40, 0.6), Finding(("b",), 2, 0.6), Finding(("c",), 0, 0.0), Finding(("d",), 30, 0.3)]
    often, seldom, never, worse = aims(logits, findings)
    assert often > seldom > never > worse
    assert sum(aims(logits, findings)) == pytest.approx(sum(softmax(logits)))


def test_every_game_reads_the_beginning_of_the_same_row():
    """So that what is learned at a table without a box counts at one with it."""
    names = _beginner().weights.names
    for config in mix():
        found = Situation(rules_of(config)).names
        assert found == names[: len(found)]
