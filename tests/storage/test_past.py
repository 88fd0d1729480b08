"""What came of finished games: kept for good in one file, whatever else stands in it and becomes of the saves."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session, chairs_against
from dune_desktop.storage import past
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.storage.past import KEPT_DAYS, MAX_BYTES, PastGame, PastGames, PastSeat
from dune_desktop.storage.slots import Slots

EVENING = datetime(2026, 3, 1, 20, tzinfo=UTC)


def game(name: str = "one", points: tuple[int, ...] = (10, 8, 6), after: int = 0) -> PastGame:
    """A finished game, so many days later than the first."""
    kinds = ("human", "rival", "rival")
    found = [
        PastSeat(kind, "Kim", n, place, "", f"leader_{place}", {"conflict": n})  # type: ignore[arg-type]
        for place, (kind, n) in enumerate(zip(kinds, points, strict=True), 1)
    ]
    return PastGame(name, EVENING + timedelta(days=after), ("base",), 8, tuple(found), (), "mentat")


def ids(games: tuple[PastGame, ...]) -> list[str]:
    return [each.game for each in games]


@pytest.fixture
def kept(tmp_path: Path) -> PastGames:
    made = PastGames(tmp_path / "past-games.jsonl")
    made.add([game("one"), game("two", after=2), game("three", after=1)])
    return made


def again(kept: PastGames) -> PastGames:
    """What another start of the program finds."""
    return PastGames(kept.path)


def test_the_latest_game_comes_first(kept: PastGames) -> None:
    assert ids(again(kept).found().games) == ["two", "three", "one"]
    assert again(kept).found().games[2] == game("one")


def test_there_may_be_no_file_yet(tmp_path: Path) -> None:
    assert PastGames(tmp_path / "nowhere" / "past-games.jsonl").found() == past.Found()


def test_what_nobody_understands_stays_as_it_is(kept: PastGames) -> None:
    """Damaged lines, those of a newer version, and what a newer version wrote beside what is known here."""
    newer = json.dumps({"version": 2, "game": "four", "stars": [1]})
    more = json.dumps({**json.loads(kept.path.read_bytes().split(b"\n")[0]), "game": "five", "weather": "sand"})
    strange = [b"\x00\xff\xfe", b"[" * 5000, b'{"game": "six"}', newer.encode(), more.encode(), b"{" + b" " * 9000]
    kept.path.write_bytes(kept.path.read_bytes() + b"\r\n\n" + b"\n".join(strange))
    found = again(kept).found()
    assert sorted(ids(found.games)) == ["five", "one", "three", "two"]
    assert found.unread == 5
    kept.add([game("seven", after=9)])
    kept.delete("five")
    kept.restore("five")
    lines = kept.path.read_bytes().split(b"\n")
    assert all(line in lines for line in strange)
    assert ids(again(kept).found().games)[0] == "seven"


def test_a_file_that_cannot_be_read_is_not_replaced(kept: PastGames) -> None:
    """Too large, or no file at all."""
    data = b" " * (MAX_BYTES + 1)
    kept.path.write_bytes(data)
    for do in (lambda: kept.add([game("new")]), lambda: kept.delete("one"), lambda: kept.restore("one"), kept.found):
        with pytest.raises(SaveError):
            do()
    assert kept.path.read_bytes() == data
    kept.path.unlink()
    kept.path.mkdir()
    with pytest.raises(SaveError):
        again(kept).found()


def test_a_game_that_ends_anew_is_there_once(kept: PastGames) -> None:
    """Its end was taken back and it went another way; what is the same as before is not even written."""
    before = kept.path.read_bytes()
    kept.add([game("one", after=5)])
    assert kept.path.read_bytes() == before
    kept.add([game("one", (12, 11, 3), after=5)])
    found = again(kept).found().games
    assert ids(found) == ["one", "two", "three"]
    assert [seat.points for seat in found[0].seats] == [12, 11, 3]


def test_what_is_deleted_comes_back_the_last_first(kept: PastGames) -> None:
    kept.delete("two")
    kept.delete("one")
    found = again(kept).found()
    assert ids(found.games) == ["three"]
    assert ids(found.deleted) == ["one", "two"]
    kept.restore("one")
    assert ids(again(kept).found().games) == ["three", "one"]
    kept.restore("two")
    assert ids(again(kept).found().games) == ["two", "three", "one"]


def test_what_was_deleted_long_ago_goes_for_good(kept: PastGames) -> None:
    """With the names in it; that it was deleted stays, or its save would bring it back."""
    kept.delete("two")
    gone = (datetime.now(UTC) - timedelta(days=KEPT_DAYS + 1)).isoformat()
    line = json.dumps({"game": "one", "forgotten": gone, "version": 1})
    kept.path.write_bytes(kept.path.read_bytes() + line.encode() + b"\n")
    kept.add([game("four")])
    found = again(kept).found()
    assert ids(found.deleted) == ["two"]
    assert found.known == {"one", "two", "three", "four"}
    assert kept.path.read_bytes().count(b'"one"') == 1


# ------------------------------------------------------------------------------------------------ with saves


def played(config: GameConfig, names: tuple[str, ...], level: str = "") -> Session:
    """A game by chance, one answer before its end."""
    rules = Rules(catalog(config.boxes), config)
    session, player = Session.start(rules, 3, names, chairs_against(config, level, 3)), RandomPlayer(3)
    while True:
        answer = player.pick(rules.legal(session.state))
        trial = session.state.clone()
        rules.play(trial, answer)
        if not trial.stack:
            return session
        session.answer(answer)


def end(session: Session) -> None:
    session.answer(session.rules.legal(session.state)[0])
    assert session.over


@pytest.fixture
def folder(tmp_path: Path) -> Slots:
    return Slots(tmp_path / "saves")


@pytest.mark.parametrize(
    ("config", "level", "persons"),
    [(solo("mentat"), "", 1), (table(2), "", 2), (table(4), "adept", 1)],
    ids=["solo", "two", "computers"],
)
def test_a_game_is_kept_when_it_ends(folder: Slots, config: GameConfig, level: str, persons: int) -> None:
    session = played(config, ("Kim\x1b", "Lee", "Cho", "Han")[: len(config.seats)], level)
    open_game = OpenGame.begin(folder, session)
    folder.flush()
    assert not folder.past.path.exists(), "it goes on still"
    end(session)
    open_game.leave()
    (found,) = folder.past.found().games
    state, ranking = session.state, session.rules.ranking(session.state)
    assert found.game == open_game.id
    assert [seat.points for seat in found.seats] == [seat.vp for seat in state.seats]
    assert [seat.leader for seat in found.seats] == [seat.leader for seat in state.seats]
    assert [sum(seat.sources.values()) for seat in found.seats] == [seat.vp for seat in state.seats]
    assert [found.seats[seat].place for seat in ranking] == list(range(1, len(ranking) + 1))
    assert [seat.place for seat in found.seats if seat.kind == "hagal"] == [0] * (len(found.seats) - len(ranking))
    assert [seat.person for seat in found.seats].count(True) == persons
    assert found.seats[0].name == "Kim"
    assert found.rounds == state.round
    assert found.difficulty == (config.difficulty or "")


def test_two_games_that_end_at_once_are_both_kept(folder: Slots) -> None:
    """Although of two jobs for one file that wait only the later one is done."""
    one, two = game("one"), game("two")
    folder.past.note(one)
    folder.past.note(two)
    folder.past.keep()
    assert set(ids(folder.past.found().games)) == {"one", "two"}
    folder.past.delete("one")
    folder.past.keep()
    assert ids(folder.past.found().games) == ["two"], "what was written is not written again"


def _by_itself(folder: Slots, session: Session) -> None:
    folder.keep(session, "old")


def _named(folder: Slots, session: Session) -> None:
    folder.save_as(session, "old", "Evening")


def _deleted(folder: Slots, session: Session) -> None:
    folder.delete(folder.save_as(session, "old", "Evening"))


@pytest.mark.parametrize("lies", [_by_itself, _named, _deleted])
def test_games_finished_before_are_found_in_their_saves(folder: Slots, lies: Callable[[Slots, Session], None]) -> None:
    """Kept by itself, under a name, or deleted lately; once, and not again when the record itself is deleted."""
    session = played(solo("mentat"), ("Kim", "", ""))
    folder.save_as(session, "running", "Running")
    end(session)
    lies(folder, session)
    for _ in range(2):
        list(folder.recall())
        (found,) = Slots(folder.folder).past.found().games
        assert found.game == "old"
        assert found.seats[0].points == session.state.seats[0].vp
        assert datetime.now(UTC) - found.ended < timedelta(minutes=5), "when it was saved"
    folder.past.delete("old")
    list(folder.recall())
    assert folder.past.found().games == ()


def test_a_damaged_save_of_a_finished_game_is_no_past_game(folder: Slots) -> None:
    session = played(solo("mentat"), ("Kim", "", ""))
    end(session)
    folder.keep(session, "old")
    folder.flush()
    path = automatic(folder.folder, "old")
    path.write_bytes(path.read_bytes()[:-400])
    list(Slots(folder.folder).recall())
    assert folder.past.found() == past.Found()


def test_a_disk_that_refuses_is_no_reason_to_complain(folder: Slots, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found again at the next start, from the save; whoever looks is not disturbed."""
    session = played(solo("mentat"), ("Kim", "", ""))
    open_game = OpenGame.begin(folder, session)

    def refuse(path: Path, data: bytes) -> None:
        raise SaveError("unwritable", path, "full")

    monkeypatch.setattr(past, "write", refuse)
    end(session)
    open_game.leave()
    assert open_game.kept()
    monkeypatch.undo()
    fresh = Slots(folder.folder)
    list(fresh.recall())
    assert ids(fresh.past.found().games) == [open_game.id]
