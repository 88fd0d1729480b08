"""The list of saves: names, copies, what is deleted and comes back, order, search; by mouse and by keys."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.storage import disk
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.folder import automatic, earlier, predecessor
from dune_desktop.storage.places import Places
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens import sketch
from dune_desktop.ui.presenters.screens.saves.listing import MANY
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.bin import BinScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.system import folders
from tests.ui.geometry import problems
from tests.ui.person import Person, games
from tests.ui.screens import LONG_NAME, SIZES
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that the system was asked to show."""
    found: list[str] = []
    monkeypatch.setattr(folders, "show", lambda folder: bool(found.append(folder)) or True)
    return found


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


def clear(person: Person) -> None:
    """Empty the field that is being edited."""
    person.key(pygame.K_a, pygame.KMOD_CTRL)
    person.press("BACKSPACE")


# ------------------------------------------------------------------------------------------------ keys


def test_keys_choose_and_load(few: Program) -> None:
    """Enter loads the one that is chosen; at first the newest."""
    with Person(few) as person:
        person.press("l")
        scene = person.scene
        assert isinstance(scene, LoadScene)
        assert scene.chosen == 0
        choose(person, "Evening")
        person.press("DOWN", "DOWN", "DOWN", "DOWN", "DOWN")
        assert scene.chosen == len(scene.slots) - 1, "it ends where the list ends"
        choose(person, "Evening")
        person.press("RETURN")
        assert isinstance(person.scene, GameScene)
        assert len(person.table.session.log) == 4


def test_what_is_chosen_is_in_sight(many: Program) -> None:
    """However far the list must be scrolled."""
    with Person(many) as person:
        person.do("load")
        scene = person.scene
        assert isinstance(scene, LoadScene)
        for keys in (["END"], ["HOME"], ["DOWN"] * 14, ["PAGEUP"], ["PAGEDOWN"], ["UP"] * 9):
            person.press(*keys)
            column = next(region for region in person.screen.regions if region.name == "saves").rect
            chosen = next(hit for hit in person.hits("load") if hit.action[1] == scene.chosen)
            assert column.y <= chosen.rect.y
            assert chosen.rect.bottom <= column.bottom


# ------------------------------------------------------------------------------------------------ names


def test_a_save_is_given_another_name_in_its_place(few: Program) -> None:
    """By keys: F2, the name, Enter. The file has the name too, and the position is the same."""
    old = few.slots.path_for("Evening")
    before = read(old)
    with Person(few) as person:
        person.do("load")
        place = choose(person, "Evening")
        order = listed(person)
        person.press("F2")
        clear(person)
        person.write("비 오는 밤")
        person.press("RETURN")
        order[place] = "비 오는 밤"
        assert listed(person) == order, "it stays where it is: the time it was saved at is the same"
        assert not old.exists()
        found = read(few.slots.path_for("비 오는 밤"))
        assert found == before.model_copy(update={"name": "비 오는 밤"})
        person.press("RETURN")
        assert isinstance(person.scene, GameScene), "the one that was renamed is still chosen"


def test_a_name_is_given_with_the_mouse(few: Program) -> None:
    with Person(few) as person:
        person.do("load")
        place = listed(person).index("Morning")
        person.do("edit", f"rename.{place}", "begin")
        clear(person)
        person.write("Noon")
        person.do("rename", place)
        assert "Noon" in listed(person)
        assert "Morning" not in listed(person)


@pytest.mark.parametrize("way", ["escape", "elsewhere", "empty", "taken"])
def test_a_name_that_is_not_kept_changes_nothing(few: Program, way: str) -> None:
    """Esc, a click elsewhere, no name at all, and one that another save has, in capitals or not."""
    before = {path.name: path.read_bytes() for path in games(few)}
    with Person(few) as person:
        person.do("load")
        choose(person, "Evening")
        person.press("F2")
        clear(person)
        person.write({"empty": "  ", "taken": "mORNING"}.get(way, "Something"))
        if way == "taken":
            assert "Another save has this name" in person.words()
        if way == "elsewhere":
            person.click(person.hits("load")[-1])
        else:
            person.press("ESCAPE" if way == "escape" else "RETURN")
        assert isinstance(person.scene, GameScene if way == "elsewhere" else LoadScene)
    assert {path.name: path.read_bytes() for path in games(few)} == before


def test_what_saved_itself_becomes_a_save_of_its_own(few: Program) -> None:
    """It can be gone on with; its game then saves itself again, and the one with the name stays as it is."""
    game = read(few.slots.path_for("Evening")).game
    with Person(few) as person:
        person.do("load")
        choose(person, "")
        person.press("F2")
        clear(person)
        person.write("Mine")
        person.press("RETURN")
        assert sorted(listed(person)) == ["Evening", "Mine", "Morning"]
        kept = automatic(few.places.saves, game)
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


def files(program: Program) -> dict[str, bytes]:
    """All that is in the folder of saves but what was deleted."""
    folder = program.places.saves
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: data for name, data in found.items() if not name.startswith("deleted")}


def test_what_is_deleted_comes_back(few: Program) -> None:
    """One after another, the last first, with all that belongs to it: nothing in the folder is other than it was."""
    before = files(few)
    assert any(name.startswith("earlier-") for name in before)
    assert any(name.endswith(".bak") for name in before)
    with Person(few) as person:
        person.do("load")
        order = listed(person)
        for _ in order:
            person.press("DELETE")
        assert listed(person) == []
        assert files(few).keys() <= {"last-played"}
        assert "Deleted “" in person.words()
        for left in reversed(range(len(order))):
            if left % 2:
                person.do("restore")
            else:
                person.key(pygame.K_z, pygame.KMOD_CTRL)
            assert len(listed(person)) == len(order) - left
        assert listed(person) == order
        assert person.find("restore") is None
        assert files(few) == before


def test_two_clicks_do_not_delete_two(few: Program) -> None:
    """The one that comes into its place under the pointer is not meant."""
    with Person(few) as person:
        person.do("load")
        hit = person.hits("delete")[0]
        pos = person.app.easel.painter.to_pixels(hit.rect).center
        for _ in range(2):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        person.turn()
        assert len(listed(person)) == 2


def test_another_save_in_its_place_stays(few: Program) -> None:
    """What comes back takes a name beside it."""
    slots = few.slots
    session, game = slots.load(slots.path_for("Morning"))
    gone = slots.delete(slots.path_for("Evening"))
    there = slots.save_as(session, game, "Evening")
    data = there.read_bytes()
    back = slots.restore(gone)
    assert back.name == "Evening 2.dune"
    assert there.read_bytes() == data
    assert len(slots.load(back)[0].log) == 4


def test_deleting_that_fails_leaves_all_as_it_was(few: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the system refuses."""
    before, path = files(few), itself(few)
    really = disk.SYSTEM.rename
    for allowed in range(3):
        left = [allowed]

        def rename(old: Path, new: Path, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] == -1:
                raise PermissionError(13, "Permission denied")
            really(old, new)

        monkeypatch.setattr(disk.SYSTEM, "rename", rename)
        with Person(few) as person:
            person.do("load")
            person.do("delete", str(path))
            assert isinstance(person.scene, Message)
            assert "Permission denied" in person.words()
        assert files(few) == before


def test_what_was_deleted_at_another_time_comes_back(few: Program) -> None:
    """The program was closed since: the key brings back the latest, and there is a list of all."""
    before = files(few)
    with Person(few) as person:
        person.do("load")
        for name in ("Evening", "Morning"):
            choose(person, name)
            person.press("DELETE")
        choose(person, "")
        person.press("DELETE")
    again = Program(few.places, "en")
    list(again.slots.tidy())
    with Person(again) as person:
        person.do("load")
        assert listed(person) == []
        assert "Deleted “" not in person.words()
        assert "Deleted (3)" in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert listed(person) == [""]
        assert "Restored “" in person.words()
        person.do("bin")
        assert isinstance(person.scene, BinScene)
        assert listed(person) == ["Morning", "Evening"]
        assert "30 days" in person.words()
        choose(person, "Evening")
        person.press("RETURN")
        assert listed(person) == ["Morning"]
        person.do("load", 0)
        assert "No deleted games" in person.words()
        person.press("ESCAPE")
        assert len(listed(person)) == 3
        assert person.find("bin") is None
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(listed(person)) == 3
    assert files(again) == before


def test_what_came_back_elsewhere_is_not_offered_again(few: Program) -> None:
    with Person(few) as person:
        person.do("load")
        choose(person, "Evening")
        person.press("DELETE")
        person.do("bin")
        person.press("RETURN", "ESCAPE")
        assert "Evening" in listed(person)
        assert "Deleted “" not in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert not isinstance(person.scene, Message)


def test_what_goes_for_good_is_asked_for(few: Program) -> None:
    """Enter and Esc keep it; of two with one name the one that is meant goes."""
    slots = few.slots
    data = slots.path_for("Evening").read_bytes()
    slots.delete(slots.path_for("Evening"))
    slots.path_for("Evening").write_bytes(slots.path_for("Morning").read_bytes())
    slots.delete(slots.path_for("Evening"))
    with Person(few) as person:
        person.do("load")
        person.do("bin")
        person.press("DELETE")
        assert isinstance(person.scene, Message)
        person.press("RETURN")
        assert len(listed(person)) == 2
        person.press("DELETE", "ESCAPE")
        assert len(listed(person)) == 2
        person.press("DELETE")
        person.do("answer", "forget")
        assert len(listed(person)) == 1
        person.press("RETURN")
    assert slots.path_for("Evening").read_bytes() == data
    assert slots.deleted() == []


def test_what_cannot_be_used_can_be_deleted_and_comes_back(few: Program) -> None:
    path = few.slots.path_for("Evening")
    path.write_bytes(b"not a save")
    with Person(few) as person:
        person.do("load")
        person.do("delete", str(path))
        assert not path.exists()
        person.do("bin")
        person.do("load", 0)
    assert path.read_bytes() == b"not a save"


def test_a_deleted_position_comes_back_to_its_game(few: Program) -> None:
    """One of the earlier ones, also by the list of all that was deleted."""
    kept = itself(few)
    folder = earlier(few.places.saves, kept.stem.removeprefix("auto-"))
    before = files(few)
    with Person(few) as person:
        person.do("continue")
        person.menu()
        person.do("earlier")
        person.press("DELETE")
        assert not list(folder.iterdir())
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len(list(folder.iterdir())) == 1
        person.press("DELETE")
        person.press("ESCAPE")
        person.menu()
        person.do("load")
        person.do("bin")
        person.press("RETURN")
    assert files(few) == before


def test_a_game_that_is_played_is_neither_deleted_nor_renamed(few: Program) -> None:
    with Person(few) as person:
        person.do("continue")
        person.menu()
        person.do("load")
        choose(person, "")
        before = games(few)
        person.press("DELETE")
        assert person.app.input.tip is not None
        assert "can’t delete the game you are playing" in person.app.input.tip.text
        person.press("F2")
        assert not person.app.input.editing
        assert games(few) == before


# ------------------------------------------------------------------------------------------------ copies


def test_a_copy_is_taken_elsewhere(few: Program, opened: list[str]) -> None:
    """Under a free name, byte by byte the same; its folder is opened, and it can be dropped onto the window."""
    with Person(few) as person:
        person.do("load")
        choose(person, "Evening")
        person.press("x")
        person.press("x")
        copies = sorted(few.places.exports.iterdir())
        assert [path.name for path in copies] == ["Evening 2.dune", "Evening.dune"]
        assert {path.read_bytes() for path in copies} == {few.slots.path_for("Evening").read_bytes()}
        assert str(copies[0]) in person.words()
        assert opened == [str(few.places.exports)] * 2
        person.do("open")
        assert len(opened) == 3
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(copies[1])))
        person.turn()
        assert len(person.table.session.log) == 4


def test_a_copy_of_a_harmed_game_is_of_the_one_before(few: Program, opened: list[str]) -> None:
    path = itself(few)
    path.write_bytes(b"")
    with Person(few) as person:
        person.do("load")
        choose(person, "")
        person.press("x")
    (copy,) = few.places.exports.iterdir()
    assert len(read(copy).log) == 5


def test_a_copy_that_cannot_be_made(few: Program, opened: list[str]) -> None:
    """It is said why."""
    few.places.exports.write_bytes(b"a file where the folder should be")
    with Person(few) as person:
        person.do("load")
        person.press("x")
        assert isinstance(person.scene, Message)
    assert opened == []


# ------------------------------------------------------------------------------------------------ order and search


def test_few_saves_are_not_searched(few: Program) -> None:
    with Person(few) as person:
        person.do("load")
        assert len(listed(person)) <= MANY
        assert not person.hits("sort")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        assert not person.app.input.editing


def test_many_are_sorted(many: Program) -> None:
    with Person(many) as person:
        person.do("load")
        newest = listed(person)
        person.do("sort", "name")
        names = [name for name in listed(person) if name]
        assert names == sorted(names)
        person.do("sort", "round")
        assert listed(person)[0] == "Night 11"
        person.do("sort", "newest")
        assert listed(person) == newest


def test_many_are_searched(many: Program) -> None:
    """By any of what is told of them, in any order; the newest found is loaded by Enter."""
    with Person(many) as person:
        person.do("load")
        everything = listed(person)
        for typed, found in {"night 07": ["Night 07"], "07 NIGHT": ["Night 07"], "round 12": ["Night 11"]}.items():
            person.key(pygame.K_f, pygame.KMOD_CTRL)
            clear(person)
            person.write(typed)
            assert listed(person) == found
        assert f"{len(found)} of {len(everything)}" in person.words()
        person.write("x")
        assert listed(person) == []
        assert "No save matches" in person.words()
        person.press("ESCAPE")
        person.do("clear")
        assert listed(person) == everything
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("night 03")
        person.press("RETURN", "RETURN")
        assert isinstance(person.scene, GameScene)


def test_what_is_done_to_a_save_is_done_to_the_one_found(many: Program) -> None:
    """Deleting and naming in a list that is searched; what is no longer found is not lost."""
    with Person(many) as person:
        person.do("load")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("night")
        person.press("RETURN")
        place = choose(person, "Night 04")
        person.press("DELETE")
        assert "Night 04" not in listed(person)
        assert len(listed(person)) == 11
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert listed(person)[place] == "Night 04"
        person.press("F2")
        clear(person)
        person.write("Day")
        person.press("RETURN")
        assert "Night 04" not in listed(person)
        person.do("clear")
        assert "Day" in listed(person)


# ------------------------------------------------------------------------------------------------ the picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_in_every_state(metrics: dict[str, Fonts], tmp_path: Path, language: str) -> None:
    """Few and many, searched, named anew, just deleted and copied: nothing cut off, small or on something else."""
    program, fonts = Program(Places.under(tmp_path), language), metrics[language]
    table = start(program, new="3p", seed=5)
    assert isinstance(table, GameScene)
    program.slots.save_as(table.session, table.game.id, LONG_NAME)
    program.leave_game()
    scene = go(program, "load")
    assert isinstance(scene, LoadScene)
    save, states = read(program.slots.path_for(LONG_NAME)), []
    for number in range(2 * MANY):
        program.slots.path_for(f"{number}").write_bytes(pack(save.model_copy(update={"name": f"{number}"})))
    states += [(), (("edit", "rename.0", "begin"),), (("delete", str(games(program)[0])),)]
    states += [(("edit", "search", "begin"), ("edit", "search", "type", typed)) for typed in ("1", LONG_NAME * 2)]
    for actions in states:
        for shape, size in SIZES.items():
            scene = go(program, "load")
            scene.screen(fonts, size)
            for action in actions:
                scene.handle(action)
                assert problems(scene.screen(fonts, size), fonts) == [], (action, shape)
            if actions and actions[0][0] == "delete":
                told = go(program, "bin")
                for wanted in (
                    ("hover",),
                    ("delete", str(program.slots.deleted()[0][1].path)),
                    ("load", 0),
                    ("hover",),
                ):
                    assert problems(told.screen(fonts, size), fonts) == [], (wanted, shape)
                    told.handle(wanted)
    assert sketch.WIDTH > 2 * sketch.HEIGHT


def test_with_a_game_go_its_earlier_positions(few: Program) -> None:
    """And come back with it."""
    slots = few.slots
    path = itself(few)
    folder = earlier(few.places.saves, path.stem.removeprefix("auto-"))
    kept = sorted(folder.iterdir())
    gone = slots.delete(path)
    assert not folder.exists()
    assert slots.restore(gone) == path
    assert sorted(folder.iterdir()) == kept
