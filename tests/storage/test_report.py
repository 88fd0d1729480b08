"""A report tells what went wrong and not who played."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import to_session, unpack
from dune_desktop.storage.report import write_report
from dune_desktop.storage.settings import Settings


@pytest.fixture
def session() -> Session:
    config = solo("mentat", boxes=("base",))
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Wilhelmina", "Rival", "Rival 2"))
    session.answer(session.rules.legal(session.state)[0])
    return session


def _parts(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_it_holds_the_game_at_the_very_decision(tmp_path: Path, session: Session) -> None:
    parts = _parts(write_report(tmp_path, tmp_path / "no.log", Settings(), session, "g1"))
    again = to_session(unpack(parts["game.dune"]))
    assert again.state == session.state
    assert [entry.option for entry in again.log] == [entry.option for entry in session.log]
    assert json.loads(parts["versions.json"])["python"]


def test_nobody_is_named_in_it(tmp_path: Path, session: Session) -> None:
    log = tmp_path / "x.log"
    log.write_text(f"ERROR {Path.home()}/saves: Wilhelmina's hand, 민지가 졌다\n", encoding="utf-8")
    settings = Settings(player_names=("Wilhelmina", "민지"))
    for name, data in _parts(write_report(tmp_path, log, settings, session, "g1")).items():
        text = str(unpack(data).names) if name.endswith(".dune") else data.decode()
        for private in ("Wilhelmina", "민지", str(Path.home())):
            assert private not in text, name
    assert (
        "Player 1's hand, Player 2가"
        in _parts(write_report(tmp_path, log, settings, session, "g1"))["log.txt"].decode()
    )


def test_a_game_that_cannot_be_packed_leaves_the_rest(
    tmp_path: Path, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.state = None  # type: ignore[assignment]
    parts = _parts(write_report(tmp_path, tmp_path / "no.log", Settings(), session, "g1"))
    assert "game.dune" not in parts
    assert "AttributeError" in parts["no-game.txt"].decode()


def test_a_folder_that_refuses_is_told(tmp_path: Path, session: Session) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError):
        write_report(tmp_path / "file", tmp_path / "no.log", Settings(), session, "g1")
