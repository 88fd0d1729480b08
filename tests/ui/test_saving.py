"""Saving and loading by real events: every answer is kept, disks are full, files are broken."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.engine.model.config import solo
from dune_desktop.storage import slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read
from dune_desktop.storage.places import Places
from dune_desktop.storage.schema import VERSION
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.saves.save import SaveScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.pointing import spots
from tests.ui.person import Person, games
from tests.ui.screens import play
from tests.ui.tables import begin, go, start

pytestmark = pytest.mark.usefixtures("queue")


# ------------------------------------------------------------------------------------------------ saving


def test_every_answer_is_kept(program: Program) -> None:
    """After each click that answered something the file holds the position of the moment."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        session = person.table.session
        for _ in range(12):
            person.answers(1)
            kept = program.slots.list()[0].save
            assert kept is not None
            assert kept.state == session.state
            assert len(kept.log) == len(session.log)


def test_undo_is_kept_too(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        session = person.table.session
        person.play_until(lambda: session.undoable() is not None)
        before = len([entry for entry in session.log if not entry.undone])
        person.table.shown_game.settle()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len([entry for entry in session.log if not entry.undone]) == before - 1
        kept = program.slots.list()[0].save
        assert kept is not None
        assert kept.state == session.state


def full_disk(path: Path, data: bytes, predecessor: Path | None = None) -> None:
    raise SaveError("unwritable", path, "No space left on device")


def test_a_full_disk_is_told_once_and_the_game_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind dialog after the first answer that could not be kept; the next answers are not disturbed."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        session = person.table.session
        person.answers(1)
        works = slots.write
        monkeypatch.setattr(slots, "write", full_disk)
        _answer_once(person)
        assert isinstance(person.scene, Message)
        assert "No space left on device" in person.words()
        person.do("answer", "on")
        for _ in range(4):
            _answer_once(person)
            assert isinstance(person.scene, GameScene)
        monkeypatch.setattr(slots, "write", works)
        _answer_once(person)
        assert program.slots.list()[0].save.state == session.state  # type: ignore[union-attr]
        monkeypatch.setattr(slots, "write", full_disk)
        _answer_once(person)
        assert isinstance(person.scene, Message), "it is told again after it worked in between"


def _answer_once(person: Person) -> None:
    """One answer, whatever comes over the table then."""
    session = person.program.game.session  # type: ignore[union-attr]
    wanted = len(session.log) + 1
    person.play_until(lambda: len(session.log) >= wanted)


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


def test_a_name_that_is_taken_is_asked_about(program: Program) -> None:
    """The older save is replaced only after a yes."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        scene = person.table
        person.menu()
        person.press("s", "RETURN")
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
        assert read(file).state == scene.session.state


def test_saving_under_a_name_may_fail(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and the dialog stays for another try."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.menu()
        monkeypatch.setattr(slots, "write", full_disk)
        person.press("s", "RETURN")
        assert isinstance(person.scene, Message)
        assert "No space left" in person.words()
        person.press("ESCAPE")
        assert isinstance(person.scene, SaveScene)


# ------------------------------------------------------------------------------------------------ loading


def spoil(program: Program) -> dict[str, bytes]:
    """Files that look like saves and cannot be used."""
    start(program, new="solo", seed=3)
    good = games(program)[0].read_bytes()
    plain = gzip.decompress(good)
    found = {
        "foreign": b"something else altogether",
        "torn": good[: len(good) // 2],
        "empty": b"",
        "newer": gzip.compress(plain.replace(b'"version":%d' % VERSION, b'"version":99', 1)),
        "wrong": gzip.compress(plain.replace(b'"vp":0', b'"vp":7', 1)),
    }
    for name, data in found.items():
        (program.places.saves / f"{name}.dune").write_bytes(data)
    return found


def test_broken_saves_are_listed_with_what_is_wrong(program: Program) -> None:
    """They cannot be loaded, they do not stop others from being loaded, and they are left as they are."""
    spoiled = spoil(program)
    with Person(program) as person:
        person.do("load")
        assert isinstance(person.scene, LoadScene)
        scene = person.scene
        for place, slot in enumerate(scene.slots):
            loadable = person.find("load", place) is not None
            assert loadable == (slot.save is not None)
        for word in ("is not a save", "is damaged", "newer version"):
            assert word in person.words()
        wrong = next(slot for slot in scene.slots if slot.path.name == "wrong.dune")
        assert wrong.seen is None, "a position that cannot be is found out when it is listed"
        assert "wrong.dune is damaged" in person.words()
        person.app.follow(program.opened(wrong.path))
        person.turn()
        assert isinstance(person.scene, Message)
        assert "The file was not changed" in person.words()
        person.press("ESCAPE")
        good = next(place for place, slot in enumerate(scene.slots) if slot.path.name.startswith("auto"))
        person.do("load", good)
        assert isinstance(person.scene, GameScene)
    for name, data in spoiled.items():
        assert (program.places.saves / f"{name}.dune").read_bytes() == data


def test_a_game_that_breaks_while_the_title_is_shown(program: Program) -> None:
    start(program, new="solo", seed=3)
    with Person(program) as person:
        games(program)[0].write_bytes(b"oops")
        person.do("continue")
        assert isinstance(person.scene, Message)
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)
        assert person.find("continue") is None


@pytest.mark.parametrize("name", ["foreign", "torn", "empty", "newer", "wrong", "missing"])
def test_a_named_file_that_cannot_be_used_ends_the_program(
    program: Program, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--load`: words on stderr and a status that says so; the file stays as it is."""
    spoiled = spoil(program)
    file = program.places.saves / f"{name}.dune"
    status = cli.main(["--load", str(file), "--data-dir", str(program.places.saves.parent)])
    assert status == 1
    assert f"{name}.dune" in capsys.readouterr().err
    assert (file.read_bytes() if file.exists() else None) == spoiled.get(name)


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


def test_the_game_being_played_cannot_be_deleted(program: Program) -> None:
    """Its own save in the list says so; the one saved under a name can go, and from the title both can."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        program.slots.save_as(person.table.session, person.table.game.id, "Kept")
        person.menu()
        person.do("load")
        names = [slot.save.name for slot in program.slots.list() if slot.save is not None]
        own, kept = names.index(""), names.index("Kept")
        files = [str(slot.path) for slot in program.slots.list()]
        assert person.find("delete", files[own]) is None
        refused = next(spot.hit for spot in spots(person.screen) if spot.hit.refusal)
        person.click(refused)
        assert person.app.input.tip is not None
        assert "the game you are playing" in person.app.input.tip.text
        assert person.find("delete", files[kept]) is not None
    go(program, "title")
    with Person(program, LoadScene(program)) as person:
        assert person.find("delete", files[own]) is not None


def test_the_list_names_the_difficulty(program: Program) -> None:
    with Person(program, begin(program, solo("kwisatz_haderach"), 3)) as person:
        person.menu()
        person.do("load")
        assert "Kwisatz Haderach" in person.words()


def _glance_at(program: Program, change: Callable[[dict[str, Any]], object]) -> None:
    """The folder holds a sound save and, later, one whose beginning was changed."""
    start(program, new="solo", seed=3)
    plain = json.loads(gzip.decompress(games(program)[0].read_bytes()))
    plain["saved"] = "2999-01-01T00:00:00Z"
    change(plain)
    text = json.dumps(plain, separators=(",", ":"))
    (program.places.saves / "zzz.dune").write_bytes(gzip.compress(text.encode()))
    program.leave_game()


@pytest.mark.parametrize(
    "change",
    [
        lambda save: save["summary"].update(leaders=["nobody"] * 3),
        lambda save: save["summary"].update(points=[1e999, 0, 0]),
        lambda save: save["summary"].update(points=[10**400, 0, 0]),
        lambda save: save["summary"].update(names=["A\x00B", "\ud800", "C"], leaders=["a\x00b"] * 3),
        lambda save: save["config"].update(seats=[{"kind": "human"}], difficulty=None),
        lambda save: save["summary"].update(names=[[[]]] * 3),
        lambda save: save.update(saved="2999-01-01T00:00:00"),
        lambda save: save["state"].update(first_player=9),
        lambda save: save.update(game="../x"),
    ],
)
def test_the_title_is_reached_whatever_lies_in_the_folder(program: Program, change: Any) -> None:
    """Glanced at and read whole: the title and the list are shown, and the newest sound game can be continued."""
    _glance_at(program, change)
    early = Program(program.places)
    with Person(early, go(early, "title")) as person:
        assert "New game" in person.words()
        assert isinstance(person.scene, TitleScene)
        person.scene.look_again()
        assert person.scene.waiting is not None
        assert person.scene.waiting.path.name.startswith("auto-")
        person.do("load")
        assert isinstance(person.scene, LoadScene)
        assert "zzz.dune" in person.words() or len(person.scene.slots) == 2
        person.press("ESCAPE")
        person.do("continue")
        assert isinstance(person.scene, GameScene)
