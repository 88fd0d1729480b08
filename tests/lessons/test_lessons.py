"""Lessons as data: each can be played by its own answers, and says something in every language."""

from __future__ import annotations

import json

import pytest

from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.lessons import lesson as lessons
from dune_desktop.lessons.lesson import PUPIL, LessonError, lesson, lesson_ids
from dune_desktop.lessons.lesson_session import LessonSession
from dune_desktop.session.replay import Replay
from dune_desktop.ui.scenes.lessons.progress import FIRST, MINUTES

EVERY = lesson_ids()


def test_there_is_a_lesson_for_newcomers_and_every_file_is_listed():
    assert EVERY[0] == FIRST
    assert lesson(FIRST).minutes == MINUTES
    assert sorted(path.stem for path in lessons.FOLDER.glob("*.json") if path.stem != "order") == sorted(EVERY)


@pytest.mark.parametrize("name", EVERY)
def test_every_step_is_reached_by_the_answers_of_the_lesson(name):
    """In a sound position, with the pupil asked wherever something is to be done."""
    for number, step in enumerate(lesson(name).steps):
        session = LessonSession.at(name, number)
        assert session.step is step
        assert not session.waiting
        assert not problems(session.rules, session.state), step.id
        if step.answers:
            while session.asked() != PUPIL:
                session.answer(session.answer_of_others())
            assert any(session.accepts(option) for option in session.rules.legal(session.state)), step.id


@pytest.mark.parametrize("name", EVERY)
def test_a_lesson_ends_with_something_to_read(name):
    assert lesson(name).steps[-1].reads


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something(name, language):
    """And what is to be done, exactly where something is."""
    texts = Texts(language).on(lesson(name).config.boxes[0])
    for key in ("title", "about"):
        assert texts.t(f"lesson.{name}.{key}")
    ids = [step.id for step in lesson(name).steps]
    assert len(set(ids)) == len(ids)
    for step in lesson(name).steps:
        assert texts.t(f"lesson.{name}.{step.id}")
        assert texts.has(f"lesson.{name}.{step.id}.do") == bool(step.answers), step.id


def test_only_what_the_step_asks_for_is_accepted():
    session = LessonSession.at(FIRST, lesson(FIRST).number("send"))
    accepted = [option for option in session.rules.legal(session.state) if session.accepts(option)]
    assert accepted == [("send", "diplomacy", "hardy_warriors", 0, "", "")]
    session = LessonSession.at(FIRST, lesson(FIRST).number("buy"))
    accepted = [option for option in session.rules.legal(session.state) if session.accepts(option)]
    assert len(accepted) > 3
    assert {option[0] for option in accepted} == {"acquire"}
    assert not LessonSession.at(FIRST).accepts(("reveal",)), "something is to be read first"


def test_undoing_the_answer_of_a_step_leads_back_to_it():
    session = LessonSession.at(FIRST, lesson(FIRST).number("send"))
    session.answer(("send", "diplomacy", "hardy_warriors", 0, "", ""))
    assert session.follow()
    assert session.step.id == "gains"
    assert session.undo()
    assert session.follow()
    assert session.step.id == "send"
    assert not session.follow()


def test_the_game_of_a_lesson_is_a_game_like_any_other():
    """Its log leads to the same position again."""
    session = LessonSession.at(FIRST, len(lesson(FIRST).steps) - 1)
    replay = Replay(session.rules, session.seed, session.log)
    assert replay.divergence is None
    assert replay.state == session.state


BROKEN = {
    "card": {"piles": {"row": ["no_such_card"]}},
    "pile": {"piles": {"no_such_pile": []}},
    "answer": {"steps": [{"id": "one", "answers": [["send", "dagger", "nowhere", 0, "", ""]]}, {"id": "end"}]},
    "leader": {"seats": [{"leader": "nobody"}, {}, {}]},
    "key": {"no_such_key": 1},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_lesson_that_cannot_be_played_says_which_and_why(name, tmp_path, monkeypatch):
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    plain = {"id": name, "minutes": 1, "seats": [{}, {}, {}], "steps": [{"id": "one"}, {"id": "end"}]}
    (tmp_path / f"{name}.json").write_text(json.dumps(plain | BROKEN[name]))
    with pytest.raises(LessonError, match=rf"lesson {name}: [\s\S]*(no_such|nowhere|nobody)"):
        LessonSession.at(name, 1)
