"""Learning: the same games teach the same, it goes on where it stopped, and it moves in the right direction."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="only learning needs it")

import numpy as np

from dune_desktop.cli import main
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo
from dune_desktop.players.policy.evaluation import Net
from dune_desktop.players.policy.policy import Policy
from dune_desktop.players.policy.situation import Situation
from dune_desktop.players.policy.weights import ALONE, EXTENDED, TOGETHER, every_kind, kind_of, kinds
from dune_desktop.players.search.search import Finding
from dune_desktop.tools.training import progress, reinforce, searched_games
from dune_desktop.tools.training import train as training
from dune_desktop.tools.training.mix import mix, rules_of
from dune_desktop.tools.training.reinforce import Learner, _credits
from dune_desktop.tools.training.replay import Replay, load
from dune_desktop.tools.training.selfplay import Batch, Task, play
from dune_desktop.tools.training.train import _learner, _Pool, _read, _write, average, train, train_by_search


@pytest.fixture(autouse=True)
def _from_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy does not wait until the critic has seen enough."""
    monkeypatch.setattr(reinforce, "CRITIC_ONLY_DECISIONS", 0)


def _beginner(folder: Path, kind: str = ALONE) -> Learner:
    return _learner(kind, folder, from_scratch=True)


def _learned(folder: Path, batches: int, processes: int = 1, kind: str = ALONE) -> Learner:
    learner = _beginner(folder, kind)
    with _Pool(processes) as pool:
        waiting = pool.batches(learner, mix(kind), 2)
        for _ in range(batches):
            learner.learn(next(waiting))
    return learner


def _batch(learner: Learner) -> Batch:
    return play(pickle.dumps(learner.weights()), [(solo("mentat"), 1), (solo("mentat"), 2)])


def test_the_mix_holds_every_kind_of_table():
    """Alone at every difficulty, two to four seats, with the standard game and with other boxes."""
    alone, extended, together = mix(ALONE), mix(EXTENDED), mix(TOGETHER)
    for tables in (alone, extended):
        assert {config.difficulty for config in tables} == {"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
        assert {config.players for config in tables} == {1}
    assert {config.players for config in together} == {2, 3, 4}
    assert {config.boxes for config in alone} == {registry.standard()}
    assert registry.standard() not in {config.boxes for config in extended}
    assert len({config.boxes for config in extended}) > 1
    assert len({config.boxes for config in together}) > 2


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_of_numbers_is_for_the_games_it_was_learned_from(kind):
    assert {kind_of(rules_of(config)) for config in mix(kind)} == {kind}


@pytest.mark.parametrize("kind", every_kind())
def test_the_same_games_teach_the_same_however_many_play(tmp_path, kind):
    """Nothing but the seeds decides; games that are played side by side are learned from in their order."""
    one, two = _learned(tmp_path, 6, kind=kind), _learned(tmp_path, 6, 2, kind)
    assert one.games == two.games == 12
    assert one.weights().as_json() == two.weights().as_json() != _beginner(tmp_path, kind).weights().as_json()
    assert one.mean.as_json() == two.mean.as_json()
    assert one.evaluation.net().as_json() == two.evaluation.net().as_json()


def test_the_mean_of_learnings_lies_between_them(tmp_path):
    """Policy and evaluation, number by number; the mean of one alone is that one."""
    one, other, mean, same = (tmp_path / name for name in ("one", "other", "mean", "same"))
    for folder, batches in ((one, 3), (other, 5)):
        folder.mkdir()
        learner = _learned(tmp_path / "nothing", batches)
        _write(folder, ALONE, learner.games, learner.mean, learner.evaluation.net())
    list(average([one, other], mean, [ALONE]))
    list(average([one], same, [ALONE]))
    policies, nets = zip(*(_read(folder, ALONE)[1:] for folder in (one, other, mean)), strict=True)
    moved = 0
    for name in policies[0].rows.keys() & policies[1].rows.keys():
        a, b, middle = (policy.rows[name] for policy in policies)
        moved += a != b
        assert middle == pytest.approx([(x + y) / 2 for x, y in zip(a, b, strict=True)], abs=0.002)
    assert moved > 20
    for name in nets[0].columns.keys() & nets[1].columns.keys():
        a, b, middle = (net.columns[name] for net in nets)
        assert middle == pytest.approx([(x + y) / 2 for x, y in zip(a, b, strict=True)], abs=0.002)
    assert _read(same, ALONE)[1].rows == policies[0].rows
    assert (same / "evaluation-alone.json").read_bytes() == (one / "evaluation-alone.json").read_bytes()


def test_there_is_no_mean_of_what_is_not_there(tmp_path, capsys):
    """Said in one sentence, and nothing is written."""
    assert main(["train", "--mean-of", str(tmp_path / "none"), "--tables", ALONE, "--data", str(tmp_path / "to")]) == 1
    assert "policy-alone.json" in capsys.readouterr().err
    assert not list((tmp_path / "to").iterdir())


def test_there_is_no_mean_of_nets_that_began_apart(tmp_path, capsys):
    """Other numbers of units mean another beginning; it is said in one sentence."""
    learner = _beginner(tmp_path)
    for width, name in ((2, "one"), (3, "other")):
        (tmp_path / name).mkdir()
        _write(tmp_path / name, ALONE, 0, learner.mean, Net({}, [0.0] * width, [0.0] * (width - 1)))
    folders = [str(tmp_path / name) for name in ("one", "other")]
    assert main(["train", "--tables", ALONE, "--data", str(tmp_path / "to"), "--mean-of", *folders]) == 1
    assert "same training" in capsys.readouterr().err
    assert not list((tmp_path / "to").iterdir())


def test_what_was_learned_is_found_again(tmp_path):
    """Written down and read, it is the same policy and the same evaluation, and counts go on."""
    learner = _learned(tmp_path, 3)
    _write(tmp_path, ALONE, learner.games, learner.mean, learner.evaluation.net())
    again = _learner(ALONE, tmp_path, from_scratch=False)
    assert again.games == learner.games == 6
    assert again.weights().as_json() == learner.mean.as_json()
    assert again.evaluation.net().as_json() == learner.evaluation.net().as_json()
    assert json.loads((tmp_path / "policy-alone.json").read_text())["content"]
    again.learn(_batch(again))
    assert again.weights().as_json() != learner.mean.as_json()


def test_it_tells_how_it_goes_and_writes_at_the_end(tmp_path):
    """Both kinds, a batch each in turn."""
    *_, last = train(0, tmp_path, from_scratch=True)
    assert all(f"games {kind}" in last for kind in every_kind())
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{what}-{kind}.json" for what in ("policy", "evaluation") for kind in every_kind()
    }


def test_games_are_written_down_as_they_were(tmp_path):
    """Every decision with its options, how likely the chosen one was, and whose it was."""
    learner = _beginner(tmp_path)
    batch, again = _batch(learner), _batch(learner)
    assert batch.games == len(batch.ended) == len(batch.alone) == 2
    assert len(batch.options) == len(batch.chosen) == len(batch.lives) == len(batch.moments) == len(batch.seen[2])
    assert int(batch.options.sum()) == len(batch.row) == len(batch.touched)
    assert int(batch.touched.sum()) == len(batch.cell)
    assert (batch.chosen < batch.options).all()
    assert np.allclose(batch.likely, -np.log(batch.options), atol=1e-5)  # a beginner thinks all options alike
    assert set(batch.lives) == {0, 1}
    assert set(batch.begun_by) == {0, 1}
    assert (batch.chosen == again.chosen).all()


def test_most_games_have_whims_and_are_counted_as_the_policy_would_have_played_them(tmp_path):
    """What is liked in a game is played oftener there; how likely it was by the policy stands beside it."""
    learner = _learned(tmp_path, 1)
    batches = [play(pickle.dumps(learner.weights()), [(solo("mentat"), seed)]) for seed in range(12)]
    whimsical = [batch for batch in batches if (batch.likely != batch.whimsical).any()]
    assert len(batches) / 3 < len(whimsical) < len(batches)
    for batch in whimsical:
        more = batch.whimsical - batch.likely
        assert more.max() > 1.0
        assert more.mean() > 0.0
        assert not batch.alone, "what is told of games alone is about the policy by itself"


def test_a_decision_is_credited_with_what_came_of_it():
    """The next position counts in full, later ones less and less, and the end of its own game alone."""
    credits = _credits(np.array([0.5, 0.2, 0.7, 0.2]), np.array([0, 1, 0, 1]), np.array([1.0, 0.0]))
    assert credits[2] == pytest.approx(0.3)
    assert credits[0] == pytest.approx(0.2 + 0.6 * 0.3)
    assert credits[3] == pytest.approx(-0.2)
    assert credits[1] == pytest.approx(0.0 + 0.6 * -0.2)


def test_at_first_only_the_critic_learns(tmp_path, monkeypatch):
    """What somebody says who knows nothing yet would undo what the policy knows."""
    learner = _beginner(tmp_path)
    batch = _batch(learner)
    positions = learner.critic.positions(batch.names, *batch.seen)
    ends = np.array([end.worth(reinforce.CRITIC_WIN_WEIGHT) for end in batch.ended])[batch.lives]
    known, wrong = learner.weights().as_json(), np.abs(learner.critic.chances(positions) - ends).mean()
    monkeypatch.setattr(reinforce, "CRITIC_ONLY_DECISIONS", 2 * len(batch.options))
    for _ in range(2):
        learner.learn(batch)
        assert learner.weights().as_json() == learner.mean.as_json() == known
    assert np.abs(learner.critic.chances(positions) - ends).mean() < wrong
    learner.learn(batch)
    assert learner.weights().as_json() != known


@pytest.mark.parametrize("credit", [1.0, -1.0])
def test_what_earned_something_becomes_likelier(tmp_path, credit):
    """And what cost something less likely."""
    batch = _batch(_beginner(tmp_path))
    for which in range(0, len(batch.options), 9):
        learner = _beginner(tmp_path)
        decisions = learner._decisions(batch)
        before = _likelihood(learner, batch, which)
        learner._step(decisions.some(np.array([which])), np.array([credit]))
        assert (_likelihood(learner, batch, which) > before) == (credit > 0)


def _likelihood(learner: Learner, batch: Batch, which: int) -> float:
    """How likely the chosen option of a decision is now, as a logarithm."""
    at = learner._decisions(batch).some(np.array([which]))
    logits = learner.rows.values[at.row] @ at.moments[0]
    for index, cells in enumerate(np.split(at.cell, np.cumsum(at.touched)[:-1])):
        logits[index] += learner.cells.values[cells, 0].sum()
    return float(logits[at.chosen[0]] - np.log(np.exp(logits).sum()))


def test_searches_teach_and_it_goes_on_after_being_killed(tmp_path, monkeypatch):
    """Games and numbers are written as they come; the policy approaches what searches found, on other games, too."""
    monkeypatch.setattr(searched_games, "SIMULATIONS", 16)
    monkeypatch.setattr(training, "SEARCHED_GAMES", dict.fromkeys((True, False), 1))
    monkeypatch.setattr(training, "IMITATION_SPEED", 1.0)
    monkeypatch.setattr(reinforce, "MEAN_SHARE", 1.0)
    monkeypatch.setattr(progress, "ARENA_GAMES", 2)
    monkeypatch.setattr(os, "nice", lambda by: 0, raising=False)
    played: list[Batch] = []
    play_searched = training.play_searched

    def dying_after(games: int):
        def play(numbers: bytes, tasks: Sequence[Task]) -> Batch:
            if len(played) == games:
                raise KeyboardInterrupt
            played.append(play_searched(numbers, tasks))
            return played[-1]

        return play

    for games in (4, 9):
        monkeypatch.setattr(training, "play_searched", dying_after(games))
        with pytest.raises(KeyboardInterrupt):
            list(train_by_search(60, tmp_path, [ALONE], registry.standard()))
    replay = Replay(tmp_path, ALONE)
    assert replay.count == len(played) == 9
    assert not _same(played[3], played[4])
    for number, batch in enumerate(played):
        assert _same(load(replay.folder / f"alone-{number:06}.npz"), batch)
    before, now = (_learner(ALONE, folder, from_scratch=False) for folder in (tmp_path / "before", tmp_path))
    assert now.games == before.games + 8, "the first one is held out"
    old, new = (np.sum([learner.losses(batch) for batch in played[1:]], axis=0) for learner in (before, now))
    assert (new < old).all()
    assert all(words in list(train_by_search(0, tmp_path, [ALONE]))[-1] for words in ("before", f"alone{8:12}"))


def _same(one: Batch, other: Batch) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ("targets", "foreseen", "moments"))


def test_what_was_found_good_becomes_likelier_however_seldom_it_was_tried():
    """An option never tried counts as the mean, and a single try says little."""
    likely, good, lucky, untried = (("branch", name) for name in "abcd")
    logits = {likely: 3.0, good: 0.0, lucky: 0.0, untried: 0.0}
    found = [Finding(likely, 40, 0.5), Finding(good, 8, 0.8), Finding(lucky, 1, 0.8), Finding(untried, 0, 0.0)]
    shares, chance = searched_games.improved(logits, found)
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[good] > 2 * shares[lucky] > 2 * shares[untried] > 0
    assert shares[good] / shares[likely] > 4 * np.exp(-3)
    assert 0.5 < chance < 0.8


def test_a_table_is_set_up_once():
    """Rules never change."""
    assert rules_of(solo("mentat")) is rules_of(solo("mentat"))


def test_every_game_reads_the_beginning_of_the_same_row(tmp_path):
    """So that what is learned at a table without a box counts at one with it."""
    names = _beginner(tmp_path).known.names
    for config in (config for kind in every_kind() for config in mix(kind)):
        found = Situation(rules_of(config)).names
        assert found == names[: len(found)]
        assert Policy(rules_of(config), _beginner(tmp_path).known)
