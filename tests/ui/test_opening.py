"""How the program begins, with a file it was given, beside another window or without files; and how it ends."""

from __future__ import annotations

import gzip
import json
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
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.system import assets
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.ending import Ending
from dune_desktop.ui.window.scene import Scene
from tests.ui.moving import SAVES
from tests.ui.person import Person, games
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")
GOLDEN = sorted(SAVES.glob("*.dune"))


def test_the_title_needs_neither_rules_nor_content(tmp_path: Path) -> None:
    """What takes long to import is imported while the title is looked at."""
    code = (
        "import sys, pathlib; from dune_desktop.ui.program import Program; import dune_desktop.ui.main\n"
        "from dune_desktop.ui.ways import Ways; from dune_desktop.ui.window.app import App\n"
        "from dune_desktop.storage.places import Places\n"
        "program = Program(Places.under(pathlib.Path(sys.argv[1])), 'en'); first = Ways(program).first()\n"
        "app = App(first); app.start(); app.turn([], 0.0); assert first.waiting and app.frames\n"
        "late = {'pydantic', 'dune_desktop.engine', 'dune_desktop.content', 'dune_desktop.session'}\n"
        "assert not late & set(sys.modules), late & set(sys.modules)\n"
        "list(program.prepare()); assert program.ready and late <= set(sys.modules)\n"
    )
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "a.dune").write_bytes(GOLDEN[0].read_bytes())
    assert subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False).returncode == 0


def test_a_damaged_game_is_not_offered_once_it_was_read(program: Program) -> None:
    """The first picture believes the beginning of a save; as soon as it can be read whole only a sound one counts."""
    start(program, new="solo", seed=3)
    program.leave_game()
    path = games(program)[0]
    plain = json.loads(gzip.decompress(path.read_bytes()))
    path.write_bytes(gzip.compress(json.dumps(plain | {"log": "nonsense"}, separators=(",", ":")).encode()))
    with Person(program) as person:
        assert person.find("continue") is not None
        list(program.prepare())
        person.turn()
        assert person.find("continue") is None
        assert person.find("load") is not None


def test_a_file_from_outside_leads_to_its_table(program: Program, tmp_path: Path) -> None:
    """What is wrong with another is said in the window, and nothing changes."""
    assert isinstance(Ways(program).first_of_file(GOLDEN[-1]), GameScene)
    foreign = tmp_path / "shopping.dune"
    foreign.write_bytes(b"eggs")
    with Person(program, Ways(program).first_of_file(foreign)) as person:
        assert isinstance(person.scene, Message)
        assert "shopping.dune" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
    assert foreign.read_bytes() == b"eggs"


def test_a_file_as_the_only_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """That is how systems start the program of a file."""
    asked: list[object] = []
    monkeypatch.setattr("dune_desktop.ui.main.open_window", lambda **given: asked.append(given["file"]) or 0)
    assert cli.main([str(GOLDEN[0])]) == cli.main(["gone.dune"]) == 0
    assert asked == [GOLDEN[0], Path("gone.dune")]
    with pytest.raises(SystemExit):
        cli.main(["simulat"])


_OTHER = """
import pathlib, sys
from dune_desktop.storage.locks import Locks
print(Locks(pathlib.Path(sys.argv[1])).take(sys.argv[2]), flush=True)
sys.stdin.readline()
"""


def test_a_game_is_open_in_one_window(program: Program) -> None:
    """The second window says so kindly and changes nothing; other games are free, and so is this one after a crash."""
    scene = start(program, new="solo", seed=3)
    assert isinstance(scene, GameScene)
    program.leave_game()
    path, locks = games(program)[0], program.slots.locks
    line = [sys.executable, "-c", _OTHER, str(locks.file), scene.game.id]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "True"
        before = path.read_bytes()
        with Person(program) as person:
            person.do("continue")
            assert isinstance(person.scene, Message)
            assert "nothing is lost" in person.words().lower()
            person.press("RETURN", "n", "RETURN")
            assert isinstance(person.scene, GameScene), "another game can be played meanwhile"
            person.answers(2)
        assert path.read_bytes() == before
        assert not locks.free(scene.game.id)
        other.kill()
        other.wait(300)
    assert isinstance(go(program, "saved", path), GameScene)
    go(program, "title")
    assert locks.free(scene.game.id), "it is left"


def test_missing_files_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of the system: without fonts there is none of ours."""
    boxes: list[str] = []
    with monkeypatch.context() as torn:
        torn.setattr(assets, "folder", _lost)
        torn.setenv("SDL_VIDEODRIVER", "x11")
        torn.setattr(pygame.display, "message_box", lambda title, text, *rest, **more: boxes.append(text))
        assert cli.main(["--data-dir", str(tmp_path / "new"), "--lang", "ko"]) == 1
    (said,) = boxes
    assert str(Texts("ko").t("errors.no_files")) in said
    assert "dune-desktop.log" in said


# ------------------------------------------------------------------------------------------------ the end

_PLAYING = "import sys; from dune_desktop import cli; sys.exit(cli.main(sys.argv[1:]))"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_a_system_that_wants_the_end_gets_it(tmp_path: Path) -> None:
    """The player is asked first, for a game that the disk refuses to keep would be lost; asked twice it ends.

    Whoever answers with staying is not thrown out a moment later, whoever is left waiting is.
    """
    asked, other = Scene(), Scene()
    with Ending() as ending:
        assert not ending.due(other, 0.0)
        os.kill(os.getpid(), signal.SIGTERM)
        assert [[event.type for event in ending.events()] for _ in "ab"] == [[pygame.QUIT], []]
        due = [ending.due(scene, now) for scene, now in ((asked, 100), (asked, 109), (other, 120), (asked, 111))]
        assert due == [False, False, False, True]
    (tmp_path / "saves").write_bytes(b"no folder")
    report = tmp_path / "report"
    line = [sys.executable, "-c", _PLAYING, "--new", "solo", "--lang", "en", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(line, env={**os.environ, "DUNE_DESKTOP_REPORT": str(report)})
    try:
        while not (report.exists() and '"ready"' in report.read_text(encoding="utf-8")):
            assert process.poll() is None, "the program has ended"
            time.sleep(0.02)
        for wait in (0.5, *(1,) * 60):
            process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):  # two calls at once would be heard as one
                process.wait(timeout=wait)
                break
        assert process.poll() == 0
    finally:
        process.kill()
        process.wait()


def test_what_can_be_saved_at_the_end_is(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that was full while it was played on and has room again has the game, without a further answer."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        program.slots.flush()
        with monkeypatch.context() as full:
            full.setattr(disk.SYSTEM, "create", _lost)
            person.answers(2)
            program.slots.flush()
        session = person.table.session
        assert len(read(games(program)[0]).log) < len(session.log)
        program.close()
        assert read(games(program)[0]).state == session.state


def _lost(*_: object) -> str:
    raise FileNotFoundError("text-500.ttf")
