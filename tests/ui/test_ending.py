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
sys.exit(cli.main(["--new", "solo", "--seed", "3", "--lang", "en", "--data-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_a_system_that_wants_the_end_gets_it(tmp_path: Path) -> None:
    """The player is asked first, for a game that the disk refuses to keep would be lost; asked twice it ends."""
    (tmp_path / "saves").write_bytes(b"no folder")
    report = tmp_path / "report"
    environment = {**os.environ, "DUNE_DESKTOP_REPORT": str(report)}
    process = subprocess.Popen([sys.executable, "-c", _PLAYING, str(tmp_path)], env=environment)
    try:
        while not (report.exists() and '"ready"' in report.read_text(encoding="utf-8")):
            assert process.poll() is None, "the program has ended"
            time.sleep(0.02)
        for _ in range(60):
            process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):  # two calls at once would be heard as one
                process.wait(timeout=1)
                break
        assert process.poll() == 0
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_who_answers_is_heard() -> None:
    """The first call is a question; whoever answers it with staying is not thrown out, whoever is left waiting is."""
    asked, other = Scene(), Scene()
    with Ending() as ending:
        assert ending.events() == []
        assert not ending.due(other, 0.0)
        os.kill(os.getpid(), signal.SIGTERM)
        assert [event.type for event in ending.events()] == [pygame.QUIT]
        assert ending.events() == []
        due = [ending.due(scene, now) for scene, now in ((asked, 100), (asked, 109), (other, 120), (asked, 111))]
        assert due == [False, False, False, True]
        os.kill(os.getpid(), signal.SIGTERM)
        assert ending.due(other, 121.0)


def test_what_can_be_saved_at_the_end_is(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that was full while it was played on and has room again has the game, without a further answer."""

    def refuse(path: Path) -> int:
        raise OSError(28, "No space left on device")

    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        program.slots.flush()
        with monkeypatch.context() as full:
            full.setattr(disk.SYSTEM, "create", refuse)
            person.answers(2)
            program.slots.flush()
        table = person.table
        assert len(read(games(program)[0]).log) < len(table.session.log)
        program.close()
        assert read(games(program)[0]).state == table.session.state


def test_missing_files_are_told(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later in the window, at the start in one of the system: without fonts there is none of ours."""
    boxes: list[str] = []

    def missing() -> Path:
        raise FileNotFoundError("no assets folder")

    program.change("language", "ja")
    with Person(program) as person:
        person.app.follow(program.apologize(FileNotFoundError(2, "No such file", "relief.svg")))
        person.turn()
        assert isinstance(person.scene, Message)
        assert "".join(str(program.texts.t("errors.no_files")).split()) in "".join(person.words().split())
    monkeypatch.setattr(assets, "folder", missing)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, *rest, **more: boxes.append(text))
    assert cli.main(["--data-dir", str(tmp_path / "new"), "--lang", "ko"]) == 1
    (said,) = boxes
    assert str(Texts("ko").t("errors.no_files")) in said
    assert "dune-desktop.log" in said
