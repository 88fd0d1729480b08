"""The list of saves: names, copies, what is deleted and comes back, order, search; by mouse and by keys."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from dune_desktop.players.player import RandomPlayer
from dune_desktop.storage import disk
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.folder import earlier, predecessor
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.system import folders
from tests.ui.person import Person, games
from tests.ui.tables import start

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
        said = save.summary.model_copy(update={"round": number + 1})
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


def test_keys_choose_what_is_in_sight_and_load_it(many: Program) -> None:
    """At first the newest; the list ends where it ends."""
    with Person(many) as person:
        person.press("l")
        scene = person.scene
        assert isinstance(scene, LoadScene)
        assert scene.chosen == 0
        for keys in (["END"], ["HOME"], ["DOWN"] * 14, ["PAGEUP"], ["PAGEDOWN"], ["UP"] * 9):
            person.press(*keys)
            column = next(region for region in person.screen.regions if region.name == "saves").rect
            chosen = next(hit for hit in person.hits("load") if hit.action[1] == scene.chosen)
            assert column.y <= chosen.rect.y
            assert chosen.rect.bottom <= column.bottom
        person.press("END", "DOWN")
        assert scene.chosen == len(scene.slots) - 1
        choose(person, "Evening")
        person.press("RETURN")
        assert len(person.table.session.log) == 4


def test_many_are_sorted_and_searched(many: Program) -> None:
    """By any of what is told of them, in any order. What is done to a save is done to the one found, and what is no
    longer found is not lost.
    """
    with Person(many) as person:
        person.do("load")
        everything = listed(person)
        person.do("sort", "name")
        assert [*filter(None, listed(person))] == sorted(filter(None, everything))
        person.do("sort", "round")
        assert listed(person)[0] == "Night 11"
        person.do("sort", "newest")
        assert listed(person) == everything
        for typed, found in {"night 07": ["Night 07"], "07 NIGHT": ["Night 07"], "round 12": ["Night 11"]}.items():
            search(person, typed)
            assert listed(person) == found
        assert f"1 of {len(everything)}" in person.words()
        search(person, "nightmare")
        assert listed(person) == []
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


# ------------------------------------------------------------------------------------------------ names


def test_a_save_is_given_another_name_in_its_place(few: Program) -> None:
    """By keys or by mouse. The file has the name too, and the position is the same."""
    old = few.slots.path_for("Evening")
    before = read(old)
    with Person(few) as person:
        person.do("load")
        assert not person.hits("sort"), "few are not searched"
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
        person.press("RETURN")
        assert len(person.table.session.log) == 4


def test_a_name_that_is_not_kept_changes_nothing(few: Program) -> None:
    """Esc, no name at all, one that another save has, in capitals or not, and a click elsewhere."""
    before = files(few)
    with Person(few) as person:
        person.do("load")
        choose(person, "Evening")
        rename(person, "Something", "ESCAPE")
        rename(person, "  ", "RETURN")
        rename(person, "mORNING")
        assert "Another save has this name" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, LoadScene)
        assert files(few) == before
        rename(person, "Something")
        person.click(person.hits("load")[-1])
        assert isinstance(person.scene, GameScene)
    for name in ("Evening.dune", "Morning.dune"):
        assert files(few)[name] == before[name]


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


# ------------------------------------------------------------------------------------------------ deleting


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
        assert "Deleted “" in person.words()
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
        person.do("bin")
        person.press("RETURN")
        assert files(few) == before
    few.leave_game()
    with Person(few) as person:
        person.do("load")
        assert person.find("delete", own) is not None


# ------------------------------------------------------------------------------------------------ copies


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
