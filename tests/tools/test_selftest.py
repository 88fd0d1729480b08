"""The command `--selftest`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.lessons import lesson
from dune_desktop.lessons.prepared import rules_of
from dune_desktop.tools import selftest


def test_the_self_test_is_well_and_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It leaves nothing in the home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.main(["--selftest"]) == 0
    assert "everything works" in capsys.readouterr().out
    assert list(tmp_path.rglob("*.dune")) == []
    for step in ("_components", "_drawings", "_games", "_lessons", "_computers", "_screens"):
        monkeypatch.setattr(selftest, step, lambda: "skipped")
    monkeypatch.setattr(selftest, "_fonts", _lost)
    assert cli.main(["--selftest"]) == 1
    assert "FAILED fonts: FileNotFoundError: text-500.ttf" in capsys.readouterr().out


def test_the_self_test_names_the_step_of_a_lesson_that_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lessons are data that come with the program, like its components."""
    steps = [{"id": "welcome", "answers": [["no_such_answer"]]}, {"id": "end"}]
    broken = {"id": "combat", "minutes": 1, "seats": [{}, {}, {}], "steps": steps}
    (tmp_path / "combat.json").write_text(json.dumps(broken))
    (tmp_path / "order.json").write_text('["combat"]')
    monkeypatch.setattr(lesson, "FOLDER", tmp_path)
    lesson.lesson.cache_clear()
    rules_of.cache_clear()
    try:
        with pytest.raises(lesson.LessonError, match="step welcome"):
            selftest._lessons()
    finally:
        lesson.lesson.cache_clear()
        rules_of.cache_clear()


def _lost(*_: object) -> str:
    raise FileNotFoundError("text-500.ttf")
