"""`replay` and `shot --at`: any position of a saved game, and where its log leads no further."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dune_desktop.cli import main
from dune_desktop.storage.files import read

GOLDEN = Path(__file__).resolve().parents[2] / "saves" / "golden"
GAME = GOLDEN / "solo-mentat-deploying.dune"
OLD = GOLDEN / "four-endgame.dune"  # from before a rule was read again


def _told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out


def test_the_last_position_is_that_of_the_save(capsys: pytest.CaptureFixture[str]) -> None:
    save = read(GAME)
    said = json.loads(_told(capsys, str(GAME), "--json"))
    assert (said["round"], said["phase"]) == (save.state.round, save.state.phase)
    assert [seat["points"] for seat in said["seats"]] == [seat.vp for seat in save.state.seats]
    assert said["answers"] == sum(not entry.undone for entry in save.log)
    assert said["ends"] == []


def test_any_position_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(_told(capsys, str(GAME), "--json", "--to", "0"))
    assert (first["answer"], first["round"]) == (0, 1)
    later = _told(capsys, str(GAME), "--to", "12").splitlines()
    assert later
    assert max(int(line.split()[0]) for line in later) <= 12
    assert _told(capsys, str(GAME), "--to", "12", "--lang", "ko").splitlines() != later


def test_a_log_that_leads_no_further_says_where_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    *lines, last = _told(capsys, str(OLD)).splitlines()
    assert len(lines) > 100, "what it can be told of is told"
    assert last == "answer 157 of the log, seat 0: pass: that is no option there now"


def test_a_picture_of_an_earlier_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("3", "20"):
        assert main(["shot", str(GAME), str(tmp_path / f"{number}.png"), "--size", "640x360", "--at", number]) == 0
    assert (tmp_path / "3.png").read_bytes() != (tmp_path / "20.png").read_bytes()
    assert main(["shot", str(GAME), str(tmp_path / "x.png"), "--at", "999"]) == 1
    assert "no further than answer 24" in capsys.readouterr().err
