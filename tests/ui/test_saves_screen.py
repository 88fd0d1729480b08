"""Saving, loading, coming back, and the list of saves: nothing is lost, by mouse and by keys, whatever breaks."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.engine import GameState
from dune_desktop.players.player import RandomPlayer
from dune_desktop.storage import disk, slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.folder import automatic, earlier, predecessor, round_start
from dune_desktop.storage.schema import VERSION
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.earlier import EarlierScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.saves.save import SaveScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.system import folders
from tests.ui.person import Person, games
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


@pytest.fixture
def few(program: Program) -> Program:
    """A game that saved itself, with the one before it and an earlier position, and two saves with names."""
    scene, player = start(program, new="solo", seed=3), RandomPlayer(3)
    assert isinstance(scene, GameScene)
    session = scene.session
    for name in ("", "Evening", "Morning"):
        for _ in range(2):
            session.answer(player.pick(session.rules.legal(session.state)))
        if name:
            program.slots.save_as(session, scene.game.id, name)
    program.leave_game()
    return program


@pytest.fixture
def many(few: Program) -> Program:
    """The same, and a dozen more of other rounds; no number in their names is in the time they were saved."""
    save = read(few.slots.path_for("Evening")).model_copy(update={"saved": datetime(2026, 5, 28, 20, 44, tzinfo=UTC)})
    for number in range(12):
        said = save.summary.model_copy(update={"round": number + 80})
        made = save.model_copy(update={"game": f"g{number:02}", "name": f"Night {number:02}", "summary": said})
        few.slots.path_for(made.name).write_bytes(pack(made))
    return few


def itself(program: Program) -> Path:
    """The file that a game saved itself to."""
    return next(path for path in games(program) if path.name.startswith("auto-"))


def listed(person: Person) -> list[str]:
    assert isinstance(person.scene, LoadScene)
    return [slot.seen.name for slot in person.scene.slots if slot.seen is not None]


def choose(person: Person, name: str) -> int:
    """Choose a save with the keys; its place."""
    assert isinstance(person.scene, LoadScene)
    scene, place = person.scene, listed(person).index(name)
    person.press("HOME", *["DOWN"] * place)
    assert scene.chosen == place
    return place


def rename(person: Person, text: str, *keys: str) -> None:
    """Write another name over that of the save that is chosen."""
    person.press("F2")
    assert person.app.input.editing
    person.write(text)
    person.press(*keys)


def search(person: Person, text: str, *keys: str) -> None:
    for key in (pygame.K_f, pygame.K_a):
        person.key(key, pygame.KMOD_CTRL)
    person.write(text)
    person.press(*keys)


def files(program: Program) -> dict[str, bytes]:
    """All that is in the folder of saves but what was deleted."""
    folder = program.places.saves
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: data for name, data in found.items() if not name.startswith("deleted")}


def test_many_are_sorted_and_searched(many: Program) -> None:
    """By keys, by any of what is told of them in any order. What is done to a save is done to the one found."""
    with Person(many) as person:
        person.press("l")
        scene = person.scene
        assert isinstance(scene, LoadScene)
        assert scene.chosen == 0
        for keys in (["END", "DOWN"], ["HOME"], ["DOWN"] * 14, ["PAGEUP"], ["PAGEDOWN"], ["UP"] * 9):
            person.press(*keys)
            column = next(region for region in person.screen.regions if region.name == "saves").rect
            chosen = next(hit for hit in person.hits("load") if hit.action[1] == scene.chosen)
            assert column.y <= chosen.rect.y < chosen.rect.bottom <= column.bottom, "what is chosen is in sight"
            assert keys[0] != "END" or scene.chosen == len(scene.slots) - 1
        everything = listed(person)
        person.do("sort", "name")
        assert [*filter(None, listed(person))] == sorted(filter(None, everything))
        person.do("sort", "round")
        assert listed(person)[0] == "Night 11"
        person.do("sort", "newest")
        assert listed(person) == everything
        for typed, found in {"night 07": ["Night 07"], "07 NIGHT": ["Night 07"], "round 91": ["Night 11"]}.items():
            search(person, typed)
            assert listed(person) == found
        assert f"1 of {len(everything)}" in person.words()
        search(person, "nightmare")
        assert "No save matches" in person.words()
        search(person, "night", "RETURN")
        place = choose(person, "Night 04")
        person.press("DELETE")
        assert len(listed(person)) == 11
        assert "Night 04" not in listed(person)
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert listed(person)[place] == "Night 04"
        rename(person, "Day", "RETURN")
        assert "Day" not in listed(person)
        person.do("clear")
        assert {*everything, "Day"} - {*listed(person)} == {"Night 04"}
        search(person, "night 03", "RETURN", "RETURN")
        assert isinstance(person.scene, GameScene)


def test_a_save_is_given_another_name_in_its_place(few: Program) -> None:
    """By keys or by mouse. The file has the name too, and the position is the same. Esc, no name at all, one that
    another save has, in capitals or not, and a click elsewhere change nothing.
    """
    old = few.slots.path_for("Evening")
    before = read(old)
    with Person(few) as person:
        person.do("load")
        order = listed(person)
        place, other = choose(person, "Evening"), order.index("Morning")
        rename(person, "비 오는 밤", "RETURN")
        order[place] = "비 오는 밤"
        assert listed(person) == order, "it stays where it is: the time it was saved at is the same"
        assert not old.exists()
        assert read(few.slots.path_for("비 오는 밤")) == before.model_copy(update={"name": "비 오는 밤"})
        person.do("edit", f"rename.{other}", "begin")
        person.write("Noon")
        person.do("rename", other)
        assert listed(person)[other] == "Noon"
        choose(person, "비 오는 밤")
        kept = files(few)
        rename(person, "Something", "ESCAPE")
        rename(person, "  ", "RETURN")
        rename(person, "nOON")
        assert "Another save has this name" in person.words()
        person.press("RETURN")
        assert files(few) == kept
        rename(person, "Something")
        person.click(person.hits("load")[-1])
        assert isinstance(person.scene, GameScene)
        assert few.slots.path_for("비 오는 밤").read_bytes() == kept["비 오는 밤.dune"]


def test_what_saved_itself_becomes_a_save_of_its_own(few: Program) -> None:
    """It can be gone on with; its game then saves itself again, and the one with the name stays as it is."""
    kept, game = itself(few), read(few.slots.path_for("Evening")).game
    with Person(few) as person:
        person.do("load")
        choose(person, "")
        rename(person, "Mine", "RETURN")
        assert sorted(listed(person)) == ["Evening", "Mine", "Morning"]
        assert not kept.exists()
        assert not predecessor(kept).exists(), "or it would be offered as a game that is there twice"
        choose(person, "Mine")
        person.press("RETURN")
        assert len(person.table.session.log) == 6
        person.answers(1)
        assert person.table.game.id == game
        assert kept.exists()
        assert len(read(few.slots.path_for("Mine")).log) == 6


def test_what_is_deleted_comes_back(few: Program) -> None:
    """One after another, the last first, with all that belongs to it: nothing in the folder is other than it was. Two
    clicks do not delete two: the one that comes into its place under the pointer is not meant.
    """
    few.slots.path_for("Broken").write_bytes(b"not a save")
    before = files(few)
    assert any(name.startswith("earlier-") for name in before)
    assert any(name.endswith(".bak") for name in before)
    with Person(few) as person:
        person.do("load")
        assert isinstance(person.scene, LoadScene)
        order = [slot.path for slot in person.scene.slots]
        pos = person.app.easel.painter.to_pixels(person.hits("delete")[0].rect).center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        person.turn()
        assert len(person.scene.slots) == len(order) - 1 == 3
        person.press("DELETE")
        for slot in person.scene.slots:
            person.do("delete", str(slot.path))
        assert not person.scene.slots
        assert files(few).keys() <= {"last-played"}
        for _ in range(2):
            person.do("restore")
            person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert [slot.path for slot in person.scene.slots] == order
        assert files(few) == before


def test_deleting_that_fails_leaves_all_as_it_was(few: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the system refuses; it is said why."""
    before, path, really, left = files(few), itself(few), disk.SYSTEM.rename, [0]

    def refuse(old: Path, new: Path) -> None:
        left[0] -= 1
        if left[0] == -1:
            raise PermissionError(13, "Permission denied")
        really(old, new)

    monkeypatch.setattr(disk.SYSTEM, "rename", refuse)
    with Person(few) as person:
        person.do("load")
        for left[0] in range(3):
            person.do("delete", str(path))
            assert isinstance(person.scene, Message)
            assert "Permission denied" in person.words()
            person.press("ESCAPE")
            assert files(few) == before


def test_what_was_deleted_at_another_time_comes_back(few: Program) -> None:
    """The program was closed since: the key brings back the latest, and there is a list of all. What came back
    elsewhere is not offered again.
    """
    before = files(few)
    with Person(few) as person:
        person.do("load")
        for name in ("Morning", "Evening", ""):
            choose(person, name)
            person.press("DELETE")
        person.do("bin")
        person.press("RETURN", "ESCAPE")
        assert listed(person) == [""]
        assert "Deleted “Evening”" in person.words()
        person.press("DELETE")
    again = Program(few.places, "en")
    list(again.slots.tidy())
    with Person(again) as person:
        person.do("load")
        assert listed(person) == []
        assert "Deleted (3)" in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert listed(person) == [""]
        assert "Restored “" in person.words()
        person.do("bin")
        assert listed(person) == ["Evening", "Morning"]
        assert "30 days" in person.words()
        choose(person, "Morning")
        person.press("RETURN")
        assert listed(person) == ["Evening"]
        person.do("load", 0)
        assert "No deleted games" in person.words()
        person.press("ESCAPE")
        assert person.find("bin") is None
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(listed(person)) == 3
    assert files(again) == before


def test_what_goes_for_good_is_asked_for(few: Program) -> None:
    """Enter and Esc keep it; of two with one name the one that is meant goes."""
    slots, path = few.slots, few.slots.path_for("Evening")
    data = path.read_bytes()
    slots.delete(path)
    path.write_bytes(slots.path_for("Morning").read_bytes())
    slots.delete(path)
    with Person(few) as person:
        person.do("load")
        person.do("bin")
        for no in ("RETURN", "ESCAPE"):
            person.press("DELETE")
            assert isinstance(person.scene, Message)
            person.press(no)
            assert len(listed(person)) == 2
        person.press("DELETE")
        person.do("answer", "forget")
        assert len(listed(person)) == 1
        person.press("RETURN")
    assert path.read_bytes() == data
    assert slots.deleted() == []


def test_a_deleted_position_comes_back_to_its_game(few: Program) -> None:
    """One of the earlier ones, also by the list of all that was deleted. The game that is played itself is neither
    deleted nor renamed, which is said.
    """
    own, named = str(itself(few)), str(few.slots.path_for("Evening"))
    folder = earlier(few.places.saves, itself(few).stem.removeprefix("auto-"))
    before = files(few)
    with Person(few) as person:
        person.do("continue")
        person.menu()
        person.do("earlier")
        person.press("DELETE")
        assert not list(folder.iterdir())
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(list(folder.iterdir())) == 1
        person.press("DELETE", "ESCAPE")
        person.menu()
        person.do("load")
        choose(person, "")
        assert (person.find("delete", own), person.find("delete", named) is None) == (None, False)
        refused = next(spot.hit for spot in spots(person.screen) if spot.hit.refusal)
        for refuse in (lambda: person.click(refused), lambda: person.press("DELETE")):
            refuse()
            assert person.app.input.tip is not None
            assert "can’t delete the game you are playing" in person.app.input.tip.text
        person.press("F2")
        assert not person.app.input.editing
        person.scene.handle(("delete", own))  # as if it was taken up in another window just now
        assert Path(own).exists()
        person.do("bin")
        person.press("RETURN")
        assert files(few) == before
    few.leave_game()
    with Person(few) as person:
        person.do("load")
        assert person.find("delete", own) is not None


def test_a_copy_is_taken_elsewhere(few: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a free name, byte by byte the same, of a harmed game that of the one before; its folder is opened, and it
    can be dropped onto the window. Where no copy can be made it is said.
    """
    opened: list[str] = []
    monkeypatch.setattr(folders, "show", lambda folder: bool(opened.append(folder)) or True)
    itself(few).write_bytes(b"")
    exports = few.places.exports
    exports.write_bytes(b"a file where the folder should be")
    with Person(few) as person:
        person.do("load")
        choose(person, "")
        person.press("x")
        assert isinstance(person.scene, Message)
        assert opened == []
        exports.unlink()
        person.press("ESCAPE", "x")
        (copy,) = exports.iterdir()
        assert len(read(copy).log) == 5
        copy.unlink()
        choose(person, "Evening")
        person.press("x", "x")
        copies = sorted(exports.iterdir())
        assert [path.name for path in copies] == ["Evening 2.dune", "Evening.dune"]
        assert {path.read_bytes() for path in copies} == {few.slots.path_for("Evening").read_bytes()}
        assert str(copies[0]) in person.words()
        person.do("open")
        assert opened == [str(exports)] * 4
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(copies[1])))
        person.turn()
        assert len(person.table.session.log) == 4


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


def test_the_title_is_reached_whatever_lies_in_the_folder(program: Program) -> None:
    """Glanced at and read whole: the title and the list are shown, and the newest sound game can be continued."""
    start(program, new="solo", seed=3)
    program.leave_game()
    (good,) = games(program)
    strange: tuple[Callable[[dict[str, Any]], object], ...] = (
        lambda save: save["summary"].update(leaders=["nobody"] * 3),
        lambda save: save["summary"].update(points=[1e999, 10**400, 0]),
        lambda save: save["summary"].update(names=[[[]]] * 3),
        lambda save: save["summary"].update(names=["A\x00B", "\ud800", "C"], leaders=["a\x00b"] * 3),
        lambda save: save["config"].update(seats=[{"kind": "human"}], difficulty=None),
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
    program.leave_game()
    for broken in (path := automatic(program.places.saves, old), path.with_suffix(".bak")):
        broken.write_bytes(b"\x1f\x8b nothing")
    with Person(program) as person:
        person.press("l")
        assert isinstance(person.scene, LoadScene)
        person.do("earlier", next(place for place, slot in enumerate(person.scene.slots) if slot.path == path))
        person.do("load", 0)
        assert person.table.session.state == kept[2].state, "earlier positions help where a game is broken"
