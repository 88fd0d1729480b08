"""Links in the folders of the program: whatever they lead to stays as it is."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.session import Session
from dune_desktop.storage.bin import KEPT_DAYS
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.storage.places import Places
from dune_desktop.storage.report import write_report
from dune_desktop.storage.reviews import load_review, save_review
from dune_desktop.storage.settings import Settings, load_settings, save_settings
from dune_desktop.storage.slots import Slots
from dune_desktop.ui.main import _write_log

LONG_AGO = (KEPT_DAYS + 1) * 24 * 3600.0
GAME = "g"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home" / "saves").mkdir(parents=True)
    return tmp_path / "home"


@pytest.fixture
def outside(tmp_path: Path, home: Path) -> Path:
    """A folder that is none of ours, as somebody else's program may have left it, long untouched."""
    folder = tmp_path / "outside"
    for name in ("letter.txt", "theirs.dune", "auto-g.dune", "round-01.dune", "g.json", "deep/er.dune"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"theirs")
    for path in (*folder.rglob("*"), folder):
        os.utime(path, (time.time() - LONG_AGO,) * 2)
    try:
        (home / "try").symlink_to(folder)
    except OSError:
        pytest.skip("this system lets nobody make links")
    (home / "try").unlink()
    return folder


def _inside(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def _session() -> Session:
    return Session.start(Rules(catalog(), solo()), 8, ("Ann", "", ""))


def _use(home: Path) -> list[str]:
    """All that the program does with files of its own; what it refused."""
    places, refused = Places.under(home), []
    slots, session = Slots(places.saves), _session()

    def may(act) -> None:
        try:
            act()
        except SaveError as error:
            refused.append(error.key)

    slots.locks.take(GAME, new=True)
    for _ in range(2):
        may(lambda: slots.keep(session, GAME))
        slots.flush()
    slots.mark(session, GAME)
    slots.flush()
    slots.inherit(session, "other", GAME)
    slots.flush()
    may(lambda: slots.save_quickly(session, GAME, "quick"))
    may(lambda: slots.save_as(session, GAME, "Ann"))
    save_review(places.saves, GAME, 1, ())
    save_settings(places.settings, Settings(language="ko"))
    may(lambda: write_report(home, places.log, Settings(), session, GAME))
    may(lambda: slots.restore(slots.delete(slots.path_for("Ann"))))
    may(lambda: slots.delete(slots.folder / f"auto-{GAME}.dune"))
    slots.finished(session, GAME)
    slots.flush()
    list(slots.tidy())
    for gone, _ in slots.deleted():
        may(lambda gone=gone: slots.bin.delete_for_good(gone))
    log = _write_log(places.log)
    logging.getLogger("dune_desktop").warning("something")
    logging.getLogger("dune_desktop").removeHandler(log)
    log.close()
    slots.locks.close()
    return refused


FOLDERS = ("deleted", "deleted/0001", "deleted/0001.part", "reviews", f"earlier-{GAME}", "earlier-other")


@pytest.mark.parametrize("name", FOLDERS)
def test_no_folder_is_used_that_lies_elsewhere(home: Path, outside: Path, name: str) -> None:
    """Nothing in it is written, moved or deleted; where that is all there is to do, the player is told."""
    before = _inside(outside)
    link = home / "saves" / name
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(outside, target_is_directory=True)
    refused = _use(home)
    assert _inside(outside) == before
    assert set(refused) == ({"linked"} if name == "deleted" else set())


FILES = (
    *("saves/auto-g.dune", "saves/auto-g.dune.part", "saves/auto-g.bak", "saves/last-played", "saves/last-played.part"),
    *("saves/quick-g.dune.part", "saves/Ann.dune", "saves/Ann.dune.part", "saves/reviews/g.json"),
    *("saves/reviews/g.json.part", "saves/earlier-g/round-01.dune.part", "past-games.jsonl", "past-games.jsonl.part"),
    *("settings.json", "settings.json.part", "open-games.lock", "dune-desktop.log"),
)


@pytest.mark.parametrize("there", [True, False])
def test_no_file_is_written_that_lies_elsewhere(home: Path, outside: Path, there: bool) -> None:
    """The links go, what they led to stays, and the program goes on with files of its own."""
    before = _inside(outside)
    for number, name in enumerate(FILES):
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).symlink_to(outside / ("letter.txt" if there else f"nothing-{number}.txt"))
    assert _use(home) == []
    assert _inside(outside) == before
    assert [name for name in FILES if (home / name).is_symlink()] == []


def test_a_half_written_file_with_another_name_elsewhere(home: Path, outside: Path) -> None:
    """A second name of a file is a link of another kind."""
    before = _inside(outside)
    for name in FILES:
        if name.endswith(".part"):
            (home / name).parent.mkdir(exist_ok=True)
            (home / name).hardlink_to(outside / "letter.txt")
    assert _use(home) == []
    assert _inside(outside) == before


def test_the_player_may_keep_the_folders_elsewhere(tmp_path: Path, home: Path, outside: Path) -> None:
    """On another disk, or where they are copied by another program: those are links that the player made."""
    (home / "saves").rmdir()
    (tmp_path / "disk").mkdir()
    (home / "saves").symlink_to(tmp_path / "disk", target_is_directory=True)
    (tmp_path / "link").symlink_to(home, target_is_directory=True)
    places = Places.under(tmp_path / "link")
    slots = Slots(places.saves)
    game = OpenGame.begin(slots, _session())
    game.keep(game.session)
    assert game.kept()
    save_review(places.saves, game.id, 1, ())
    save_settings(places.settings, Settings(language="ko"))
    gone = slots.delete(slots.list()[0].path)
    list(slots.tidy())
    assert slots.restore(gone) == slots.list()[0].path
    assert load_settings(places.settings).language == "ko"
    assert load_review(places.saves, game.id, 1) == ()
    assert any((tmp_path / "disk").glob("auto-*.dune"))
