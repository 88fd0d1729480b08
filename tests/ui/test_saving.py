"""Saving, loading and coming back by real events: every answer is kept, disks are full, files are broken."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.engine import GameState
from dune_desktop.storage import slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read
from dune_desktop.storage.folder import automatic, round_start
from dune_desktop.storage.places import Places
from dune_desktop.storage.schema import VERSION
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.earlier import EarlierScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.saves.save import SaveScene
from dune_desktop.ui.scenes.title import TitleScene
from tests.ui.person import Person, games
from tests.ui.screens import play
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


# ------------------------------------------------------------------------------------------------ saving


def _kept(program: Program) -> GameState | None:
    """The position that the newest file holds."""
    save = program.slots.list()[0].save
    return save and save.state


def test_every_answer_is_kept(program: Program) -> None:
    """After each click that answered something, or took an answer back, the file holds the position of the moment."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        session = person.table.session
        for _ in range(12):
            person.answers(1)
            assert _kept(program) == session.state
        person.play_until(lambda: session.undoable() is not None)
        before = session.answered
        person.table.shown_game.settle()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert session.answered == before - 1
        assert _kept(program) == session.state
        assert len(program.slots.list()[0].save.log) == len(session.log)  # type: ignore[union-attr]


def full_disk(path: Path, data: bytes, predecessor: Path | None = None) -> None:
    raise SaveError("unwritable", path, "No space left on device")


def _answer_once(person: Person) -> None:
    """One answer, whatever comes over the table then."""
    session = person.program.game.session  # type: ignore[union-attr]
    wanted = len(session.log) + 1
    person.play_until(lambda: len(session.log) >= wanted)


def test_a_full_disk_is_told_once_and_the_game_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first answer that could not be kept, and again after it worked in between."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(1)
        for _ in range(2):
            with monkeypatch.context() as broken:
                broken.setattr(slots, "write", full_disk)
                _answer_once(person)
                assert isinstance(person.scene, Message)
                assert "No space left on device" in person.words()
                person.do("answer", "on")
                for _ in range(2):
                    _answer_once(person)
                    assert isinstance(person.scene, GameScene)
            _answer_once(person)
            assert _kept(program) == person.table.session.state


def test_leaving_a_game_that_cannot_be_kept_asks_first(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the cross, from the menu, from what stands over the table; staying is the answer of Enter."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        monkeypatch.setattr(slots, "write", full_disk)
        _answer_once(person)
        person.press("RETURN")
        for keys in ((), ("l",), ("F1",)):
            person.table.shown_game.settle()
            person.press(*keys)
            person.close()
            assert person.app.running
            assert "would lose" in person.words()
            person.press("RETURN")
            while not isinstance(person.scene, GameScene):
                person.press("ESCAPE")
        for key in ("q", "t", "n", "l"):
            person.menu()
            assert "could not be saved" in person.words()
            person.press(key)
            assert isinstance(person.scene, Message)
            person.press("RETURN")
            assert isinstance(person.scene, MenuScene)
            assert program.game is not None
        person.press("q")
        person.do("answer", "leave")
        assert not person.app.running


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """The game begins all the same, and says that it is not saved."""
    (tmp_path / "saves").write_text("a file where the folder should be")
    program = Program(Places.under(tmp_path), "en")
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.click(person.hits("card", "next", "reveal")[0])
        assert isinstance(person.scene, Message)
        person.press("ESCAPE")
        person.answers(2)


def test_a_name_that_is_taken_is_asked_about(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """The older save is replaced only after a yes; a disk that refuses is told of, for another try."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        session = person.table.session
        person.menu()
        with monkeypatch.context() as broken:
            broken.setattr(slots, "write", full_disk)
            person.press("s", "RETURN")
            assert "No space left" in person.words()
        person.press("ESCAPE")
        assert isinstance(person.scene, SaveScene)
        person.press("RETURN")
        file = next(path for path in games(program) if not path.name.startswith("auto"))
        before = file.read_bytes()
        person.press("s", "RETURN")
        assert isinstance(person.scene, Message)
        person.press("RETURN")  # the primary answer keeps it
        assert isinstance(person.scene, SaveScene)
        assert file.read_bytes() == before
        person.press("RETURN")
        person.do("answer", "replace")
        assert isinstance(person.scene, MenuScene)
        assert file.read_bytes() != before
        assert read(file).state == session.state


# ------------------------------------------------------------------------------------------------ loading


def test_broken_saves_are_told_and_left_alone(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    """They are listed with what is wrong and cannot be loaded, not even by name; others can, until one breaks while the
    title is shown.
    """
    start(program, new="solo", seed=3)
    (good,) = games(program)
    plain = gzip.decompress(good.read_bytes())
    spoiled: dict[str, bytes | None] = {
        "foreign": b"something else altogether",
        "torn": good.read_bytes()[:200],
        "empty": b"",
        "newer": gzip.compress(plain.replace(b'"version":%d' % VERSION, b'"version":99', 1)),
        "wrong": gzip.compress(plain.replace(b'"vp":0', b'"vp":7', 1)),  # a position that cannot be
    }
    files = {name: good.with_name(name + ".dune") for name in (*spoiled, "missing")}
    for name, data in spoiled.items():
        files[name].write_bytes(data or b"")
    with Person(program) as person:
        person.do("load")
        assert isinstance(person.scene, LoadScene)
        loadable = [person.find("load", place) is not None for place in range(len(spoiled) + 1)]
        assert loadable == [slot.path == good for slot in person.scene.slots]
        for words in ("foreign.dune is not a save", "torn.dune is damaged", "wrong.dune is damaged", "newer version"):
            assert words in person.words()
        for file in files.values():
            person.app.follow(program.opened(file))
            person.turn()
            assert isinstance(person.scene, Message)
            assert file.stem == "missing" or "The file was not changed" in person.words()
            person.press("ESCAPE")
        person.do("load", loadable.index(True))
        assert isinstance(person.scene, GameScene)
    program.leave_game()
    for name, file in files.items():
        assert cli.main(["--load", str(file), "--data-dir", str(program.places.saves.parent)]) == 1
        assert file.name in capsys.readouterr().err
        assert (file.read_bytes() if file.exists() else None) == spoiled.get(name)
    with Person(program) as person:
        good.write_bytes(b"oops")
        person.do("continue")
        assert isinstance(person.scene, Message)
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)
        assert person.find("continue") is None


def test_a_finished_game_is_not_continued(program: Program) -> None:
    """It can be loaded, and shows how it ended."""
    scene = start(program, new="solo", seed=3)
    assert isinstance(scene, GameScene)
    with Person(program, play(scene, 3, 7)) as person:
        person.play_until(lambda: scene.session.over, limit=8000)
    with Person(program) as person:
        assert person.find("continue") is None
        person.do("load")
        person.do("load", 0)
        assert isinstance(person.scene, GameOverScene)


def test_the_title_is_reached_whatever_lies_in_the_folder(program: Program) -> None:
    """Glanced at and read whole: the title and the list are shown, and the newest sound game can be continued."""
    start(program, new="solo", seed=3)
    program.leave_game()
    (good,) = games(program)
    strange: tuple[Callable[[dict[str, Any]], object], ...] = (
        lambda save: save["summary"].update(leaders=["nobody"] * 3),
        lambda save: save["summary"].update(points=[1e999, 0, 0]),
        lambda save: save["summary"].update(points=[10**400, 0, 0]),
        lambda save: save["summary"].update(names=["A\x00B", "\ud800", "C"], leaders=["a\x00b"] * 3),
        lambda save: save["config"].update(seats=[{"kind": "human"}], difficulty=None),
        lambda save: save["summary"].update(names=[[[]]] * 3),
        lambda save: save.update(saved="2999-01-01T00:00:00"),
        lambda save: save["state"].update(first_player=9),
        lambda save: save.update(game="../x"),
    )
    for change in strange:
        plain = {**json.loads(gzip.decompress(good.read_bytes())), "saved": "2999-01-01T00:00:00Z"}
        change(plain)
        good.with_name("zzz.dune").write_bytes(gzip.compress(json.dumps(plain, separators=(",", ":")).encode()))
        early = Program(program.places)
        with Person(early, go(early, "title")) as person:
            assert isinstance(person.scene, TitleScene)
            person.scene.look_again()
            person.do("load")
            assert isinstance(person.scene, LoadScene)
            assert "zzz.dune" in person.words() or len(person.scene.slots) == 2
            person.press("ESCAPE")
            person.do("continue")
            assert isinstance(person.scene, GameScene)
        early.close()


# ------------------------------------------------------------------------------------------------ coming back


def _rounds(person: Person) -> list[int]:
    """The rounds that the way from the menu to earlier positions leads to."""
    person.menu()
    person.do("earlier")
    assert isinstance(person.scene, EarlierScene)
    return [slot.seen.round for slot in person.scene.slots if slot.seen]


def test_a_key_saves_and_another_leads_back(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as one likes; what is told goes by itself; a game that has no quick save says so."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(4)
        with monkeypatch.context() as broken:
            broken.setattr(slots, "write", full_disk)
            person.press("F5")
        assert isinstance(person.scene, Message)
        assert "No space left on device" in person.words()
        person.press("ESCAPE")
        position, first = person.table.session.state.clone(), person.table.game.id
        person.press("F5")
        assert "F9" in person.app.passing.words
        for _ in range(2):
            person.answers(3)
            person.press("F9")
            assert person.table.session.state == position
            assert person.app.passing.words == "Returned to the quick save in round 2."
        person.menu()
        person.press("ESCAPE")
        for _ in range(4):
            person.turn()
        assert not person.app.passing.words, "that is told once"
    with Person(program, start(program, new="solo", seed=4)) as person:
        person.press("F9")
        assert "F5" in person.app.passing.words, "there is none yet"
        person.press("F5")
        assert program.slots.quick(first) is not None
        assert program.slots.quick(person.table.game.id) is not None


def test_the_start_of_every_round_is_kept(program: Program) -> None:
    """The menu leads to it; what is played on from there is a game of its own, and the one that was left stays.

    Of the rounds those before a position are its own, before anything was played on and after it.
    """
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        person.play_until(lambda: table.session.state.round >= 2)
        person.answers(2)
        person.press("F5")
        person.play_until(lambda: table.session.state.round >= 3)
        old, log = table.game.id, len(table.session.log)
        program.slots.flush()
        kept = [read(round_start(program.places.saves, old, number)) for number in (1, 2, 3)]
        assert [(save.state.round, save.state.phase) for save in kept[1:]] == [(2, "turns"), (3, "turns")]
        assert _rounds(person) == [3, 2, 1]
        person.press("ESCAPE", "ESCAPE", "F9")
        assert _rounds(person) == [2, 1]
        person.press("ESCAPE", "ESCAPE")
        person.answers(1)
        new = person.table.game.id
        assert new != old
        assert _rounds(person) == [2, 1]
        seen = [slot.seen for slot in program.slots.earlier(new) if slot.seen]
        assert [(each.game, each.round) for each in seen] == [(new, 2), (new, 1)]
        assert [slot.seen.round for slot in program.slots.earlier(old) if slot.seen] == [3, 2, 1]
        person.do("load", 1)
        assert (person.table.session.state, person.table.session.answered) == (kept[0].state, 0)
        person.answers(2)
        program.slots.flush()
        assert len(read(automatic(program.places.saves, old)).log) == log


def test_earlier_positions_help_where_a_game_is_broken(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        path = automatic(program.places.saves, person.table.game.id)
    program.leave_game()
    for broken in (path, path.with_suffix(".bak")):
        broken.write_bytes(b"\x1f\x8b nothing")
    with Person(program) as person:
        person.press("l")
        person.do("earlier", 0)
        person.do("load", 0)
        assert isinstance(person.scene, GameScene)
