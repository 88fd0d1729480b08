"""How the program begins: quickly, with a file it was given, and beside another window of itself."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.places import Places
from dune_desktop.storage.save_header import read_header, read_headers
from dune_desktop.storage.slots import Slots
from dune_desktop.tools import selftest
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.ways import Ways
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


def test_a_glance_tells_what_the_whole_save_does(tmp_path: Path) -> None:
    """Nothing is told of what is no save, but it counts as a file."""
    for path in GOLDEN:
        save, seen = Slots(path.parent)._slot(path).save, read_header(path)
        assert save is not None
        assert seen is not None
        told, summary = (seen.names, seen.points, seen.round, seen.leaders, seen.over), save.summary
        assert told == (summary.names, summary.points, summary.round, summary.leaders, summary.over), path.stem
        assert seen.kinds == tuple(seat.kind for seat in save.config.seats)
    for name, data in {"empty": b"", "text": b"hello", "torn": GOLDEN[0].read_bytes()[:60]}.items():
        (tmp_path / f"{name}.dune").write_bytes(data)
    assert read_headers(tmp_path) == ([], 3)
    assert read_headers(tmp_path / "nowhere") == ([], 0)


def test_a_damaged_game_is_not_offered_once_it_was_read(program: Program) -> None:
    """The first picture believes the beginning of a save; as soon as saves can be read whole, only sound ones count."""
    start(program, new="solo", seed=3)
    program.leave_game()
    path = games(program)[0]
    plain = json.loads(gzip.decompress(path.read_bytes()))
    path.write_bytes(gzip.compress(json.dumps(plain | {"log": "nonsense"}, separators=(",", ":")).encode()))
    with Person(program) as person:
        assert person.find("continue") is not None
        for _ in program.prepare():
            pass
        person.turn()
        assert person.find("continue") is None
        assert person.find("load") is not None


# ------------------------------------------------------------------------------------------------ a file


def test_a_file_from_outside_leads_to_its_table(program: Program, tmp_path: Path) -> None:
    """Opened or dropped onto the window. What is wrong with another is said in the window, and nothing changes."""
    assert isinstance(Ways(program).first_of_file(GOLDEN[-1]), GameScene)
    foreign = tmp_path / "shopping.dune"
    foreign.write_bytes(b"eggs")
    with Person(program, Ways(program).first_of_file(foreign)) as person:
        assert isinstance(person.scene, Message)
        assert "shopping.dune" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
        for path, kind in ((GOLDEN[0], GameScene), (GOLDEN[0].with_name("nothing.dune"), Message)):
            pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
            person.turn()
            assert isinstance(person.scene, kind)
        person.press("ESCAPE")
        assert isinstance(person.scene, GameScene)
    assert foreign.read_bytes() == b"eggs"


def test_a_file_as_the_only_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """That is how systems start the program of a file."""
    asked: list[object] = []
    monkeypatch.setattr("dune_desktop.ui.main.open_window", lambda **given: asked.append(given["file"]) or 0)
    assert cli.main([str(GOLDEN[0])]) == cli.main(["gone.dune"]) == 0
    assert asked == [GOLDEN[0], Path("gone.dune")]
    with pytest.raises(SystemExit):
        cli.main(["simulat"])


# ------------------------------------------------------------------------------------------------ another window

_OTHER = """
import pathlib, sys
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
program = Program(Places.under(pathlib.Path(sys.argv[1])), "en")
program.resume(pathlib.Path(sys.argv[2]))
print(program.game.id, flush=True)
sys.stdin.readline()
"""


def test_a_game_is_open_in_one_window(program: Program) -> None:
    """The second window says so kindly and changes nothing; other games are free, and so is this one after a crash."""
    start(program, new="solo", seed=3)
    path = games(program)[0]
    program.leave_game()
    line = [sys.executable, "-c", _OTHER, str(program.places.saves.parent), str(path)]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        game, before = other.stdout.readline().strip(), path.read_bytes()
        with pytest.raises(SaveError, match="another window"):
            program.resume(path)
        with Person(program) as person:
            person.do("continue")
            assert isinstance(person.scene, Message)
            assert "nothing is lost" in person.words().lower()
            person.press("RETURN")
            assert isinstance(person.scene, TitleScene)
            person.press("n", "RETURN")
            assert isinstance(person.scene, GameScene), "another game can be played meanwhile"
            person.answers(2)
        assert path.read_bytes() == before
        assert not program.slots.locks.free(game)
        other.kill()
        other.wait(300)
    scene = go(program, "saved", path)
    assert isinstance(scene, GameScene)
    assert scene.game.id == game
    go(program, "title")
    assert program.slots.locks.free(game), "it is left, as it is for another game"


def test_a_folder_without_locks_is_no_reason_not_to_play(tmp_path: Path) -> None:
    """As when the folder cannot be written to."""
    (tmp_path / "taken").write_bytes(b"a file where the folder should be")
    program = Program(Places.under(tmp_path / "taken"), "en")
    assert program.slots.locks.take("game")
    assert program.slots.locks.free("game")
    program.slots.locks.close()


# ------------------------------------------------------------------------------------------------ the self test


def test_the_self_test_is_well_and_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It leaves nothing in the home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.main(["--selftest"]) == 0
    assert "everything works" in capsys.readouterr().out
    assert list(tmp_path.rglob("*.dune")) == []

    def lost() -> str:
        raise FileNotFoundError("text-500.ttf")

    for step in ("_components", "_drawings", "_games", "_computers", "_screens"):
        monkeypatch.setattr(selftest, step, lambda: "skipped")
    monkeypatch.setattr(selftest, "_fonts", lost)
    assert selftest.selftest() == 1
    said = capsys.readouterr().out
    assert "FAILED fonts: FileNotFoundError: text-500.ttf" in said
    assert "ok    words" in said
