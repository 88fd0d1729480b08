"""What other systems do differently, stood in for here: names, paths, files open elsewhere, folders that are shut."""

from __future__ import annotations

import os
import subprocess
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage import disk
from dune_desktop.storage.disk import SaveError, System
from dune_desktop.storage.folder import automatic, predecessor
from dune_desktop.storage.report import write_report
from dune_desktop.storage.reviews import review_of, save_review
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
        assert (slots.write_error("game"), answers) == (None, answers)
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


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("C:\\Users\\Ann\\saves\\x.dune", "C:\\Users\\Ann\\saves\\x.dune"),
        ("C:\\" + "deep\\" * 50 + "x.dune", "\\\\?\\C:\\" + "deep\\" * 50 + "x.dune"),
        ("\\\\server\\share\\" + "deep\\" * 50 + "x", "\\\\?\\UNC\\server\\share\\" + "deep\\" * 50 + "x"),
        ("\\\\?\\C:\\" + "deep\\" * 50 + "x", "\\\\?\\C:\\" + "deep\\" * 50 + "x"),
        ("\\\\server\\share\\x", "\\\\server\\share\\x"),
    ],
    ids=["short", "long", "long on a share", "marked already", "short on a share"],
)
def test_windows_is_told_that_a_path_is_long(path: str, taken: str) -> None:
    """It refuses more than 260 letters, of a folder 248, unless they are marked; a share is marked otherwise."""
    assert disk.marked(path) == taken


class Deep(System):
    """A system that takes long paths in another form only, as Windows does: here what lies below an open folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.handle = os.open("/", os.O_RDONLY)
        for name in folder.parts[1:]:
            with suppress(FileExistsError):
                os.mkdir(name, dir_fd=self.handle)
            above, self.handle = self.handle, os.open(name, os.O_RDONLY, dir_fd=self.handle)
            os.close(above)

    def reach(self, path: Path) -> str:
        whole = str(path)
        return (
            f"/proc/self/fd/{self.handle}" + whole.removeprefix(self.folder) if whole.startswith(self.folder) else whole
        )


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="stood in for by what Linux has")
def test_paths_longer_than_the_system_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done to files says where they are in the form in which the system takes it: there is no other way."""
    home = tmp_path.joinpath(*["deep" * 50] * 25)
    system = Deep(home)
    with pytest.raises(OSError, match="too long"):
        list(home.iterdir())
    monkeypatch.setattr(disk, "SYSTEM", system)
    slots, session = Slots(home / "saves"), _session()
    assert slots.refusal() is None
    assert slots.locks.take("game")
    for _ in range(2):
        slots.keep(session, "game")
        slots.flush()
        assert slots.write_error("game") is None
    slots.mark(session, "game")
    slots.save_quickly(session, "game", "quick")
    named = slots.rename(slots.save_as(session, "game", "Ann"), "Bo")
    assert slots.export(named, home / "exports", "Bo").parent == home / "exports"
    gone = slots.delete(automatic(slots.folder, "game"))
    assert [found.deletion_folder for found, _ in slots.deleted()] == [gone.deletion_folder]
    list(slots.tidy())
    assert slots.restore(gone) == automatic(slots.folder, "game")
    slots.bin.delete_for_good(slots.delete(named))
    again = Slots(slots.folder)
    assert [slot.error for slot in map(again.check, again.list())] == [None, None]
    assert len(again.earlier("game")) == 1
    assert again.load(automatic(slots.folder, "game"))[0].state == session.state
    save_settings(home / "settings.json", Settings(language="ko"))
    assert load_settings(home / "settings.json").language == "ko"
    save_review(slots.folder, "game", 1, ())
    assert disk.exists(review_of(slots.folder, "game"))
    assert disk.exists(write_report(home, home / "no.log", Settings(), session, "game"))
    slots.locks.close()
    os.close(system.handle)


# ------------------------------------------------------------------------------------------------ a system that refuses


class Shut(System):
    """A folder that can be read and not changed, whoever asks: a program on a read-only volume, or a quarantine."""

    def _refuse(self, *_: object) -> None:
        raise OSError(30, "Read-only file system")

    make_folder = rename = remove = remove_folder = _refuse

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
    list(shut.tidy())
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


class Read(System):
    """Windows, while another program reads the file: so many times it refuses to remove it."""

    def __init__(self, times: int) -> None:
        self.left = times

    def remove(self, path: Path) -> None:
        self.left -= 1
        if self.left >= 0:
            error = PermissionError(13, "The process cannot access the file")
            error.winerror = 32  # type: ignore[attr-defined]
            raise error
        super().remove(path)


def test_a_file_that_is_read_elsewhere_is_removed_after_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old file of a save with a new name; what goes for good."""
    slots = Slots(tmp_path / "saves")
    path = slots.save_as(_session(), "game", "Ann")
    monkeypatch.setattr(disk, "_PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(disk, "SYSTEM", Read(3))
    renamed = slots.rename(path, "Bo")
    assert not path.exists()
    gone = slots.delete(renamed)
    monkeypatch.setattr(disk, "SYSTEM", Read(3))
    slots.bin.delete_for_good(gone)
    assert slots.deleted() == []


@pytest.mark.parametrize("known", [True, False])
def test_macos_is_asked_for_more_than_a_sync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    """Its fsync leaves data in the memory of the disk; a file system that knows no other sync gets that one."""
    import types

    full, plain = list[int](), list[int]()

    def control(file: int, what: int) -> None:
        assert what == 51
        if not known:
            raise OSError(45, "Operation not supported")
        full.append(file)

    monkeypatch.setitem(sys.modules, "fcntl", types.SimpleNamespace(F_FULLFSYNC=51, fcntl=control))
    monkeypatch.setattr(os, "fsync", plain.append)
    monkeypatch.setattr(sys, "platform", "darwin")
    disk.write(tmp_path / "x", b"data")
    assert (tmp_path / "x").read_bytes() == b"data"
    assert (len(full), len(plain)) == ((2, 0) if known else (0, 2)), "the file, and the folder it is in"


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


_WATCHED = """
import os, sys, tempfile

home = sys.argv[1]
tempfile.tempdir = home

def watch(event, args):
    changes = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.truncate", "os.link", "os.symlink"}
    if event == "open":
        path, mode, flags = args
        if not isinstance(path, str) or not flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND):
            return
    elif event in changes and (os.path.isabs(args[0]) or args[-1] == -1):  # else it is in a folder opened before
        path = args[0]
    else:
        return
    if not os.path.abspath(path).startswith((home, "/dev/")):
        raise SystemExit(f"{event} {path}")

sys.addaudithook(watch)
from dune_desktop.cli import main

sys.exit(main(sys.argv[2:]))
"""


def test_the_folder_of_the_program_is_never_written_to(tmp_path: Path) -> None:
    """It may be a disk image, a quarantined copy, or a folder of the administrator's: only the player's is changed."""
    (tmp_path / "watched.py").write_text(_WATCHED, encoding="utf-8")
    home = tmp_path / "home"
    home.mkdir()
    line = [sys.executable, "-B", str(tmp_path / "watched.py"), str(home), "hammer", "--events", "60"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(home)}
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


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
