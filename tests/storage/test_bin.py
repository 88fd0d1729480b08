"""What was deleted: how long it stays, what comes back, and what a crash leaves half way."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from dune_desktop.storage import disk
from dune_desktop.storage.bin import KEPT_DAYS, MAX_DELETED, Bin
from dune_desktop.storage.disk import SaveError

DAY = 24 * 3600.0


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    for name in ("Ann.dune", "auto-g.dune", "auto-g.bak", "earlier-g/round-01.dune", "reviews/g.json"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder


def _there(folder: Path) -> dict[str, bytes]:
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: data for name, data in found.items() if not name.startswith("deleted")}


def _all_of_g(folder: Path) -> list[Path]:
    return [folder / name for name in ("auto-g.dune", "auto-g.bak", "earlier-g", "reviews/g.json")]


def _since(gone: Path, seconds: float) -> None:
    os.utime(gone, (time.time() - seconds,) * 2)


def test_it_comes_back_as_it_was(saves: Path) -> None:
    """By who deleted it, and by who finds it later."""
    before = _there(saves)
    for find in (lambda gone: gone, lambda gone: Bin(saves).all()[0]):
        gone = Bin(saves).put(_all_of_g(saves))
        assert _there(saves) == {"Ann.dune": b"Ann.dune"}
        assert Bin(saves).take(find(gone)) == saves / "auto-g.dune"
        assert _there(saves) == before
        assert Bin(saves).all() == []


def test_the_latest_comes_first(saves: Path) -> None:
    found = Bin(saves)
    for number in range(5):
        (saves / f"{number}.dune").write_bytes(b"")
        found.put([saves / f"{number}.dune"])
    assert [gone.save.name for gone in found.all()] == ["4.dune", "3.dune", "2.dune", "1.dune", "0.dune"]


def test_what_is_there_meanwhile_stays(saves: Path) -> None:
    """Saves that come back stand beside others of their name; the rest of theirs is not wanted then."""
    gone = Bin(saves).put(_all_of_g(saves))
    new = {"auto-g.dune": b"new", "earlier-g/round-01.dune": b"new", "reviews/g.json": b"new"}
    for name, data in new.items():
        (saves / name).parent.mkdir(exist_ok=True)
        (saves / name).write_bytes(data)
    assert Bin(saves).take(gone) == saves / "auto-g 2.dune"
    there = _there(saves)
    assert there.items() >= new.items()
    assert there["auto-g 2.dune"] == b"auto-g.dune"
    assert there["earlier-g/round-01 2.dune"] == b"earlier-g/round-01.dune"


def test_it_stays_for_a_while(saves: Path) -> None:
    """As long as players are told; a clock that was ahead is no reason to let go of something."""
    found = Bin(saves)
    old, young, ahead = (
        found.put([path]) for path in (saves / "Ann.dune", saves / "auto-g.dune", saves / "auto-g.bak")
    )
    _since(old.deletion_folder, KEPT_DAYS * DAY + 60)
    _since(young.deletion_folder, KEPT_DAYS * DAY - 60)
    _since(ahead.deletion_folder, -1000 * DAY)
    list(found.tidy())
    assert {gone.deletion_folder for gone in found.all()} == {young.deletion_folder, ahead.deletion_folder}
    assert not old.deletion_folder.exists()


def test_there_is_never_too_much_of_it(saves: Path) -> None:
    """The latest stay."""
    found = Bin(saves)
    for number in range(MAX_DELETED + 3):
        (saves / "x.dune").write_bytes(str(number).encode())
        found.put([saves / "x.dune"])
    list(found.tidy())
    assert [int(gone.save.read_bytes()) for gone in found.all()] == [*range(MAX_DELETED + 2, 2, -1)]


def test_what_is_half_way_goes_back(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash at any step, of deleting as of bringing back; not while another window may be at it."""
    before = _there(saves)

    class Crash(BaseException):
        """The end of the process: nothing is put in order after it."""

    really = disk.SYSTEM.rename
    steps = [0]

    def rename(old: Path, new: Path) -> None:
        steps[0] -= 1
        if not steps[0]:
            raise Crash
        really(old, new)

    cut = 0
    for act in ("put", "take"):
        for step in range(1, 20):
            gone = Bin(saves).put(_all_of_g(saves)) if act == "take" else None
            steps[0] = step
            try:
                with monkeypatch.context() as crashing:
                    crashing.setattr(disk.SYSTEM, "rename", rename)
                    gone = Bin(saves).take(gone) if gone is not None else Bin(saves).put(_all_of_g(saves))
            except Crash:
                cut += 1
                half = _there(saves)
                list(Bin(saves).tidy())
                assert _there(saves) == half
                for moving in (saves / "deleted").glob("*.part"):
                    _since(moving, 61)
                list(Bin(saves).tidy())
                for found in Bin(saves).all():
                    Bin(saves).take(found)
            else:
                break
        for found in Bin(saves).all():
            Bin(saves).take(found)
        assert _there(saves) == before
        assert not list((saves / "deleted").iterdir())
    assert cut > 8


def test_a_system_that_refuses_leaves_all_as_it_was(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, gone = _there(saves), Bin(saves).put([saves / "Ann.dune"])
    really = disk.SYSTEM.rename

    def rename(old: Path, new: Path) -> None:
        if new == saves / "Ann.dune":
            raise PermissionError(13, "Permission denied")
        really(old, new)

    monkeypatch.setattr(disk.SYSTEM, "rename", rename)
    with pytest.raises(SaveError, match="denied"):
        Bin(saves).take(gone)
    assert [found.save for found in Bin(saves).all()] == [gone.save]
    monkeypatch.undo()
    Bin(saves).take(gone)
    assert _there(saves) == before


def test_what_is_not_ours_is_left_alone(saves: Path) -> None:
    """A file in the bin, a folder without saves, no bin at all."""
    assert Bin(saves).all() == []
    list(Bin(saves).tidy())
    other = saves / "deleted" / "holiday" / "beach.jpg"
    other.parent.mkdir(parents=True)
    other.write_bytes(b"")
    (saves / "deleted" / "note.txt").write_bytes(b"")
    _since(other.parent, 1000 * DAY)
    list(Bin(saves).tidy())
    assert Bin(saves).all() == []
    assert other.exists()


def test_for_good(saves: Path) -> None:
    gone = Bin(saves).put(_all_of_g(saves))
    Bin(saves).delete_for_good(gone)
    assert not gone.deletion_folder.exists()
    with pytest.raises(SaveError):
        Bin(saves).take(gone)
