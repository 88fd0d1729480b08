"""How the program ends when the system wants it to, and how it says that it cannot begin."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.storage import disk
from dune_desktop.storage.files import read
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.system import assets
from dune_desktop.ui.window.ending import Ending
from dune_desktop.ui.window.scene import Scene
from tests.ui.person import Person, games
from tests.ui.tables import start

pytestmark = pytest.mark.usefixtures("queue")

_PLAYING = """
import sys
from dune_desktop import cli
from dune_desktop.ui.window import ending
ending.PATIENCE = float(sys.argv[2])
sys.exit(cli.main(["--new", "solo", "--seed", "3", "--lang", "en", "--data-dir", sys.argv[1]]))
"""


def _playing(folder: Path, patience: float) -> subprocess.Popen[bytes]:
    """The whole program at a game that the disk refuses to keep; its table is on the screen."""
    (folder / "saves").write_bytes(b"no folder")
    report = folder / "report"
    environment = {**os.environ, "DUNE_DESKTOP_REPORT": str(report)}
    process = subprocess.Popen([sys.executable, "-c", _PLAYING, str(folder), str(patience)], env=environment)
    _until(report, '"ready"', process)
    return process


def _until(report: Path, word: str, process: subprocess.Popen[bytes]) -> None:
    """Wait for what the program notes of itself."""
    while process.poll() is None:
        if report.exists() and report.read_text(encoding="utf-8").count(word):
            return
        time.sleep(0.02)
    raise AssertionError("the program has ended")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
@pytest.mark.parametrize("again", [False, True])
def test_a_system_that_wants_the_end_gets_it(tmp_path: Path, again: bool) -> None:
    """The player is asked first, for what was played would be lost; asked twice, or left waiting, the program ends."""
    process = _playing(tmp_path, 10_000 if again else 0.5)
    try:
        for _ in range(60):
            process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):  # two calls at once would be heard as one
                process.wait(timeout=1 if again else 60)
                break
        assert process.poll() == 0
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_who_answers_is_heard() -> None:
    """The first call is a question; whoever answers it with staying is not thrown out a moment later."""
    asked, other = Scene(), Scene()
    with Ending() as ending:
        assert ending.events() == []
        assert not ending.due(other, 0.0)
        os.kill(os.getpid(), signal.SIGTERM)
        assert [event.type for event in ending.events()] == [pygame.QUIT]
        assert ending.events() == []
        assert not ending.due(asked, 100.0)
        assert not ending.due(asked, 109.0)
        assert not ending.due(other, 120.0)
        assert ending.due(asked, 111.0)
        os.kill(os.getpid(), signal.SIGTERM)
        assert ending.due(other, 121.0)


def test_what_can_be_saved_at_the_end_is(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that was full while it was played on and has room again has the game, without a further answer."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        program.slots.flush()
        with monkeypatch.context() as full:
            full.setattr(disk.SYSTEM, "create", _refuse)
            person.answers(2)
            program.slots.flush()
        table = person.table
        assert len(read(games(program)[0]).log) < len(table.session.log)
        program.close()
        assert read(games(program)[0]).state == table.session.state


def _refuse(path: Path) -> int:
    raise OSError(28, "No space left on device")


# ------------------------------------------------------------------------------------------------ no beginning


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_started_it_by_a_click_is_told_that_files_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In a window of the system: without fonts there is none of ours."""
    boxes: list[str] = []

    def missing() -> Path:
        raise FileNotFoundError("no assets folder")

    monkeypatch.setattr(assets, "folder", missing)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, *rest, **more: boxes.append(text))
    assert cli.main(["--data-dir", str(tmp_path), "--lang", language]) == 1
    assert len(boxes) == 1
    assert str(Texts(language).t("errors.no_files")) in boxes[0]
    assert "dune-desktop.log" in boxes[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_missing_later_are_told_in_the_window(program: Program, language: str) -> None:
    program.change("language", language)
    with Person(program) as person:
        person.app.follow(program.apologize(FileNotFoundError(2, "No such file", "relief.svg")))
        person.turn()
        assert isinstance(person.scene, Message)
        said = "".join(person.words().split())
        assert "".join(str(program.texts.t("errors.no_files")).split()) in said
