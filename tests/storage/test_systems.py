"""What other systems do differently, stood in for here: names, paths, files open elsewhere, folders that are shut."""

from __future__ import annotations

import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import solo
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError, System
from dune_desktop.storage.folder import automatic, predecessor
from dune_desktop.storage.report import write_report
from dune_desktop.storage.settings import Settings, load_settings, save_settings
from dune_desktop.storage.slots import Slots

ROOT = Path(__file__).resolve().parents[2]


def _session(answers: int = 3) -> Session:
    session, player = Session.start(Rules(catalog(), solo()), 8, ("지수", "", "")), RandomPlayer(1)
    for _ in range(answers):
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


# ------------------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("CON", "_CON.dune"),
        ("nul", "_nul.dune"),
        ("Com1", "_Com1.dune"),
        ("lpt\u00b2", "_lpt\u00b2.dune"),
        ("aux.save", "aux_save.dune"),
        ("console", "console.dune"),
        ("a name. ", "a name_.dune"),
        ("", "_.dune"),
        ('<>:"/\\|?*', "_________.dune"),
        ("auto-abc", "_auto-abc.dune"),
        ("Quick-abc", "_Quick-abc.dune"),
        ("비 오는 날", "비 오는 날.dune"),
    ],
)
def test_a_name_becomes_a_file_that_every_system_can_have(tmp_path: Path, name: str, file: str) -> None:
    assert Slots(tmp_path).path_for(name).name == file


def test_a_long_name_leaves_room_for_what_stands_behind_it(tmp_path: Path) -> None:
    """Most systems count bytes, and a letter of Hangul has three."""
    for name in ("a" * 500, "한" * 500, "\U0001f3dc" * 500, "🏜é한a" * 100):
        slots = Slots(tmp_path / "saves")
        path = slots.save_as(_session(), "g", name)
        assert len(path.name.encode()) <= 255 - len(".part")
        assert slots.check(slots.list()[0]).seen is not None
        slots.delete(path)


def test_large_and_small_letters_are_no_difference(tmp_path: Path) -> None:
    """On Windows and macOS they are one file; elsewhere they must not become two, for folders travel."""
    slots, session = Slots(tmp_path), _session()
    first = slots.save_as(session, "g", "Ann at night")
    assert slots.taken("ANN AT NIGHT")
    assert slots.save_as(session, "g", "ann at NIGHT") == first
    assert len(slots.list()) == 1
    other = slots.save_as(session, "g", "Another")
    with pytest.raises(SaveError, match="already"):
        slots.rename(other, "aNN aT nIGHT")
    assert slots.rename(first, "ANN AT NIGHT") == first, "its own name in other letters is no other save's"
    assert {slot.seen.name for slot in slots.list() if slot.seen} == {"ANN AT NIGHT", "Another"}


def test_letters_taken_apart_are_the_same_name(tmp_path: Path) -> None:
    """macOS hands out names in pieces."""
    slots, session = Slots(tmp_path), _session()
    apart = tmp_path / unicodedata.normalize("NFD", "사막의 밤 é.dune")
    slots.save_as(session, "g", "x").rename(apart)
    assert slots.taken(unicodedata.normalize("NFC", "사막의 밤 é"))
    assert slots.path_for(unicodedata.normalize("NFC", "사막의 밤 é")) == apart


# ------------------------------------------------------------------------------------------------ places


@pytest.mark.parametrize(
    "place",
    [
        "My Games",
        "내 게임 (사본)",
        "데이터/게임 ゲーム",
        "it's & 100% $HOME `x` #1;",
        " leading",
        "/".join(["deep" * 15] * 6),
    ],
    ids=lambda place: place[:12],
)
def test_a_folder_of_any_name_and_depth(tmp_path: Path, place: str) -> None:
    """All that is done with saves: kept, listed, renamed, copied, deleted, brought back; settings and a report."""
    home = tmp_path / place
    slots, session = Slots(home / "saves"), _session()
    for answers in range(2):
        slots.keep(session, "game")
        slots.flush()
        assert (slots.trouble("game"), answers) == (None, answers)
    assert predecessor(automatic(slots.folder, "game")).exists()
    named = slots.save_as(session, "game", "이름 é")
    renamed = slots.rename(named, "다른 이름")
    copy = slots.export(renamed, home / "exports", "사본")
    assert slots.restore(slots.delete(renamed)) == renamed
    assert [slots.check(slot).error for slot in slots.list()] == [None, None]
    assert Slots(slots.folder).load(copy)[0].state == session.state
    save_settings(home / "settings.json", Settings(language="ko"))
    assert load_settings(home / "settings.json").language == "ko"
    assert write_report(home, home / "no.log", Settings(), session, "game").exists()


# ------------------------------------------------------------------------------------------------ a system that refuses


class Shut(System):
    """A folder that can be read and not changed, whoever asks: a program on a read-only volume, or a quarantine."""

    def _refuse(self, *_: object) -> None:
        raise OSError(30, "Read-only file system")

    make_folder = rename = remove = _refuse

    def create(self, path: Path) -> int:
        raise OSError(30, "Read-only file system")


def test_a_folder_that_cannot_be_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in it can be listed and loaded; all that would change it says so and leaves it as it is."""
    slots, session = Slots(tmp_path / "saves"), _session()
    slots.keep(session, "game")
    path = slots.save_as(session, "game", "Name")
    before = {file: file.read_bytes() for file in tmp_path.rglob("*.dune")}
    monkeypatch.setattr(disk, "SYSTEM", Shut())
    shut = Slots(slots.folder)
    assert len(shut.list()) == 2
    assert shut.load(path)[0].state == session.state
    shut.tidy()
    for change in (
        lambda: shut.save_as(session, "game", "Other"),
        lambda: shut.save_quickly(session, "game", "Quick"),
        lambda: shut.rename(path, "Other"),
        lambda: shut.export(path, tmp_path / "exports", "Copy"),
        lambda: shut.delete(path),
    ):
        with pytest.raises(SaveError, match="Read-only"):
            change()
    assert {file: file.read_bytes() for file in tmp_path.rglob("*.dune")} == before


class Busy(System):
    """Windows, while another program has the file open: so many times it refuses to replace it."""

    def __init__(self, times: int) -> None:
        self.left = times

    def rename(self, old: Path, new: Path) -> None:
        self.left -= 1
        if self.left >= 0:
            error = PermissionError(13, "Access is denied")
            error.winerror = 5  # type: ignore[attr-defined]
            raise error
        super().rename(old, new)


def test_a_file_that_is_open_elsewhere_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again; and given up, without a half written file, if that does not end."""
    slots, session = Slots(tmp_path / "saves"), _session()
    monkeypatch.setattr(disk, "_PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(disk, "SYSTEM", Busy(3))
    path = slots.save_as(session, "game", "Name")
    data = path.read_bytes()
    monkeypatch.setattr(disk, "SYSTEM", Busy(4))
    with pytest.raises(SaveError, match="denied"):
        slots.save_as(session, "game", "Name")
    assert path.read_bytes() == data
    assert not list(slots.folder.glob("*.part"))


def test_folders_that_cannot_be_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows knows no such thing, nor do some shares: the file counts."""
    really = os.open

    def refuse(path: object, flags: int, *rest: int) -> int:
        if Path(str(path)).is_dir():
            raise PermissionError(13, "Permission denied")
        return really(path, flags, *rest)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(os, "open", refuse)
    slots, session = Slots(tmp_path / "saves"), _session()
    path = slots.save_as(session, "game", "Name")
    assert slots.load(path)[0].state == session.state


def test_a_console_that_does_not_know_all_letters(tmp_path: Path) -> None:
    """Names of any language are told as well as they can be; nothing ends with an error for them."""
    path = Slots(tmp_path).save_as(_session(), "game", "비 오는 날 é 日")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    for command in (["check"], ["replay", "--lang", "ko"]):
        done = subprocess.run(
            [sys.executable, "-m", "dune_desktop", *command, str(path)], env=environment, cwd=ROOT, capture_output=True
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()
