"""`replay` and `shot --at`: any position of a saved game, and where its log leads no further."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from dune_desktop.cli import main
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.players.levels import LEVELS
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.disk import write
from dune_desktop.storage.files import of_session, pack, read

GOLDEN = Path(__file__).resolve().parents[2] / "saves" / "golden"
GAME = GOLDEN / "ix-solo-row-churn.dune"
LONG = GOLDEN / "all-four-mid-effect.dune"


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


@pytest.mark.parametrize(("alone", "card"), [(None, "a card"), (0, "Dagger"), (1, "a card")])
def test_while_the_game_goes_on_it_is_told_as_its_people_may_know_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, alone: int | None, card: str
) -> None:
    """To the one person who plays as that person knows it, to several as all of them do (X10.2)."""
    seats = tuple(SeatConfig("human", leader) for leader in ("ilesa_ecaz", "paul_atreides", "earl_memnon_thorvald"))
    config = GameConfig(seats, ("base", "ix"))
    chairs = tuple(PERSON if alone in (None, seat) else Chair(LEVELS[0], guest=GUESTS[seat]) for seat in range(3))
    session = Session.start(Rules(catalog(config.boxes), config), _with_dagger(config), ("Ann", "Bo", "Cy"), chairs)
    session.answer(("aside", "dagger"))
    write(tmp_path / "x.dune", pack(of_session(session, "0" * 12)))
    assert f"Ann sets aside {card}" in _told(capsys, str(tmp_path / "x.dune"))


def _with_dagger(config: GameConfig) -> int:
    """The first seed by which the first seat may set a dagger aside."""
    rules = Rules(catalog(config.boxes), config)
    return next(seed for seed in range(100) if ("aside", "dagger") in rules.legal(rules.new_game(seed)))


def test_a_log_that_leads_no_further_says_where_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Like the log of a game from before a rule was read again: one of its answers is none any more."""
    plain = json.loads(gzip.decompress(LONG.read_bytes()))
    seat, _, undone = plain["log"][156]
    plain["log"][156] = [seat, ["faction", "nobody"], undone]
    (tmp_path / "old.dune").write_bytes(gzip.compress(json.dumps(plain).encode()))
    *lines, last = _told(capsys, str(tmp_path / "old.dune")).splitlines()
    assert len(lines) > 100, "what it can be told of is told"
    assert last == f"Decision 157 of the log, seat {seat}: faction nobody: this is not an option there now"


def test_a_log_from_before_there_were_streams_leads_no_further(capsys: pytest.CaptureFixture[str]) -> None:
    """Its decks were shuffled in another order: that is said, and what it leads to is told."""
    *_, last = _told(capsys, str(GOLDEN / "four-combat.dune")).splitlines()
    assert last.startswith("Decision 1 of the log, seat 2: ")


def test_a_picture_of_an_earlier_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("3", "20"):
        assert main(["shot", str(GAME), str(tmp_path / f"{number}.png"), "--size", "640x360", "--at", number]) == 0
    assert (tmp_path / "3.png").read_bytes() != (tmp_path / "20.png").read_bytes()
    assert main(["shot", str(GAME), str(tmp_path / "x.png"), "--at", "999"]) == 1
    assert "ends at decision 52" in capsys.readouterr().err
