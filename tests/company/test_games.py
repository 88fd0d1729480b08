"""Whole games with computers in all mixes of seats: every question is answered, and the same game goes the same way."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from dune_desktop.cli import main
from dune_desktop.company import tasks
from dune_desktop.company.pickling import rules_of
from dune_desktop.company.tasks import Choose, Judge, choice, seed_of
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import Texts
from dune_desktop.players.advice.advice import Comparison
from dune_desktop.players.levels import LEVELS, PLAY_STYLES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.search import search
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.files import of_session, pack, read, to_session, unpack
from dune_desktop.storage.save_header import SaveHeader, read_header
from dune_desktop.storage.settings import STRENGTHS

BOXES = ("base", "ix")
EVERYTHING = (*BOXES, "immortality")
MIXES = {
    "four": (table(4), 0b1111),
    "four, one person": (table(4), 0b1110),
    "three": (table(3), 0b111),
    "three, two people": (table(3), 0b010),
    "two": (table(2), 0b11),
    "two, one person": (table(2), 0b10),
    "solo": (solo("sardaukar"), 0b1),
    "four with one more box": (table(4, BOXES), 0b1011),
    "three with everything": (table(3, EVERYTHING), 0b101),
    "solo with everything": (solo("mentat", boxes=EVERYTHING), 0b1),
}


def _session(config: GameConfig, computers: int, seed: int = 6) -> Session:
    chairs = tuple(
        Chair(LEVELS[seat % 2], PLAY_STYLES[seat], GUESTS[seat]) if computers >> seat & 1 else PERSON
        for seat in range(len(config.seats))
    )
    return Session.start(rules_of(config), seed, tuple("ABCD"[: len(chairs)]), chairs)


def _play(session: Session, answers: int = 5000) -> Session:
    """People at random, computers as they like."""
    people = RandomPlayer(3)
    for _ in range(answers):
        if session.over:
            break
        task = choice(session)
        assert (task is None) == (session.asked() in session.people)
        session.answer(people.pick(session.rules.legal(session.state)) if task is None else task.think())
    return session


@pytest.mark.parametrize("mix", MIXES)
def test_every_mix_of_seats_comes_to_an_end(mix):
    """There is no question that a computer has no answer to, in whatever seat it sits."""
    session = _play(_session(*MIXES[mix]))
    assert session.over
    asked = {entry.seat for entry in session.log}
    assert asked == {seat for seat, place in enumerate(session.config.seats) if place.kind == "human"}


def test_a_game_with_computers_goes_the_same_way_again():
    """Seed and people's answers decide all: also after undo, and after a save was loaded in between."""
    first = _play(_session(table(3), 0b110), 90)
    second = _play(_session(table(3), 0b110), 50)
    second = to_session(unpack(pack(of_session(second, "g"))))
    assert second.log == first.log[:50]
    while choice(second) is None:
        _play(second, 1)
    loaded, other = (choice(game) for game in (second, _play(_session(table(3), 0b110), len(second.log))))
    assert loaded is not None
    assert other is not None
    assert (loaded.seed, loaded.info_state.view, loaded.info_state.memory) == (
        other.seed,
        other.info_state.view,
        other.info_state.memory,
    )
    assert loaded.think() == other.think()


def test_a_computer_is_given_nothing_but_a_sight():
    """The true position is not in the task, nor anything that leads to it."""
    session = _play(_session(table(4), 0b1111), 30)
    task = choice(session)
    assert isinstance(task, Choose)
    state = session.state
    for other in range(4):
        if other != task.info_state.seat:
            assert task.info_state.view.seats[other].hand != state.seats[other].hand or not state.seats[other].hand
    assert task.info_state.view.intrigue_deck != state.intrigue_deck
    assert task.info_state.view is not state


def test_saves_remember_who_sits_where(tmp_path: Path):
    """Level, temperament and name are there again, and lists of saves know of them without reading everything."""
    session = _play(_session(table(4), 0b0110), 20)
    data = pack(of_session(session, "g"))
    loaded = to_session(unpack(data))
    assert loaded.chairs == session.chairs
    assert loaded.people == (0, 3)
    path = tmp_path / "auto-g.dune"
    path.write_bytes(data)
    seen = read_header(path)
    assert seen is not None
    assert seen.levels == ("", "adept", "novice", "")
    assert seen == SaveHeader.of(path, unpack(data))


def test_old_saves_have_people_in_all_chairs():
    """Games of before there were computers go on as they were."""
    for path in sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune")):
        loaded = to_session(read(path))
        assert set(loaded.chairs) == {PERSON}
        assert loaded.hints == (0,) * len(loaded.chairs)


def test_strange_chairs_are_refused():
    """A level, a temperament or a name that there is not, or a person with a computer's name."""
    for wrong in (
        ("wizard", "balanced", "sefa"),
        ("novice", "cruel", "sefa"),
        ("novice", "balanced", "ann"),
        ("", "balanced", "sefa"),
    ):
        with pytest.raises(ValueError, match=r"none of|only a computer"):
            Chair(*wrong)


def test_the_terminal_has_computers_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """They answer by themselves, in a new game and in one that was saved."""
    asked = []

    def first(prompt: str) -> str:
        asked.append(prompt)
        return "1" if len(asked) < 12 else "q"

    monkeypatch.setattr("builtins.input", first)
    assert main(["play", "--table", "3p", "--computers", "novice", "--seed", "4"]) == 0
    said = capsys.readouterr().out
    assert len(asked) == 12
    names = [Texts("en").name("leader_short:" + leader.id) for leader in catalog(table(3).boxes).leaders]
    assert sum(f"* {name} sends" in said for name in names) == 3, "all are called by their leaders"


def test_the_table_of_strengths_has_all_levels() -> None:
    """Settings and the command line name them without loading them."""
    assert STRENGTHS == LEVELS


def test_every_answer_can_be_judged():
    """Also one that no player of ours would ever give: random answers are full of them."""
    session, player = _session(solo("mentat"), 0), RandomPlayer(5)
    compared = 0
    while not session.over:
        seat, option = session.asked(), player.pick(session.rules.legal(session.state))
        assert seat is not None
        task = Judge(
            session.info_state(),
            option,
            seed_of(session, seat),
            session.open_info_state() if session.answered % 20 == 0 else None,
            session.answered % 2 == 0,
        )
        verdict = task.think()
        assert verdict.chances == () or abs(sum(verdict.chances) - 1.0) < 1e-6
        assert -1.0 <= verdict.worth <= 1.0
        if verdict.better:
            assert verdict.better != option
            assert verdict.better in task.info_state.options
            compared += 1
        session.answer(option)
    assert compared > 3


def _judged() -> Judge:
    """A decision with many ways, to be weighed."""
    session, player = _session(table(3), 0), RandomPlayer(5)
    while len(session.rules.legal(session.state)) < 8:
        session.answer(player.pick(session.rules.legal(session.state)))
    seat = session.asked()
    assert seat is not None
    option = session.rules.legal(session.state)[-1]
    return Judge(session.info_state(), option, seed_of(session, seat), session.open_info_state(), True)


def test_time_has_no_part_in_a_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, the same answer is judged the same."""
    monkeypatch.setattr(tasks, "MIN_STANDARD_ERRORS", 0.0)
    task = _judged()
    verdict = task.think()
    assert verdict.better
    hours = count(step=3600)
    monkeypatch.setattr(search, "monotonic", lambda: float(next(hours)))
    assert task.think() == verdict


def test_what_may_be_chance_is_not_told_as_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    task = _judged()
    other = next(option for option in task.info_state.options if option != task.played)
    for error, again, told in ((0.02, -0.2, ((), 0.0)), (0.005, -0.2, (other, -0.04)), (0.005, 0.01, ((), 0.0))):
        monkeypatch.setattr(tasks, "compare", lambda *_, error=error: Comparison(other, -0.04, error))
        monkeypatch.setattr(tasks, "better_by", lambda *_, again=again: again)
        verdict = task.think()
        assert (verdict.better, verdict.worth) == told
