"""The whole program driven by real events in a window without a display: from the title to a game and back."""

from __future__ import annotations

import gzip
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.engine.config import ConfigError
from dune_desktop.i18n import Texts
from dune_desktop.storage import slots
from dune_desktop.storage.files import SaveError, read
from dune_desktop.storage.places import Places
from dune_desktop.storage.schema import Save
from dune_desktop.ui import main
from dune_desktop.ui.display import Hit, Label
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.new_game import NewGameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.saves import LoadScene, SaveScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.stage import Scene
from dune_desktop.ui.states import spots
from tests.ui.driver import Driver


class Person(Driver):
    """Somebody at the window of a program, who can also type, inspect and press keys by name."""

    def __init__(self, program: Program, scene: Scene | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.program = program
        super().__init__(scene or program.first(), size, program.texts.language)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def table(self) -> GameScene:
        assert isinstance(self.scene, GameScene)
        return self.scene

    def do(self, *action: object) -> None:
        """Click what has this action."""
        hit = self.find(*action)
        assert hit is not None, f"nothing does {action}; there is {[hit.action for hit in self.hits()]}"
        self.click(hit)

    def press(self, *names: str) -> None:
        for name in names:
            self.key(getattr(pygame, "K_" + name))

    def write(self, text: str) -> None:
        """Text as the keyboard or an input method delivers it."""
        for char in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=char, start=0, length=1))
            self.turn()
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=char))
            self.turn()

    def look_at(self, component: str) -> None:
        """The right button on what shows a component."""
        spot = next(spot for spot in spots(self.screen) if spot.hit.inspect == component)
        self.right(spot.hit)

    def right(self, hit: Hit) -> None:
        pos = self.app.painter.to_pixels(hit.rect).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
        self.turn()

    def words(self) -> str:
        """All text on the screen."""
        found = [e.text for region in self.screen.regions for e in region.elements if isinstance(e, Label)]
        return " ".join(found)

    def answers(self, count: int) -> None:
        """Play until so many more answers are given."""
        table = self.table
        wanted = len(table.session.log) + count
        self.play_until(lambda: len(table.session.log) >= wanted or table.session.over)

    def menu(self) -> None:
        """Esc until the menu is there."""
        while not isinstance(self.scene, MenuScene):
            self.press("ESCAPE")

    def close(self) -> None:
        """The cross of the window."""
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        self.turn()


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(Places.under(tmp_path), "en")


@pytest.fixture(autouse=True)
def queue() -> Iterator[None]:
    """No events left over from another window, and a display for whoever comes next."""
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.display.init()


def games(program: Program) -> list[Path]:
    return sorted(program.places.saves.glob("*.dune"))


# ------------------------------------------------------------------------------------------------ an evening


def test_from_the_title_into_a_game_and_back(program: Program) -> None:
    """New game with a name and chosen leaders, the first decisions, menu, save, title, quit, continue."""
    with Person(program) as person:
        assert person.find("continue") is None
        assert person.find("load") is None, "nothing to load is offered"
        person.do("new")
        assert isinstance(person.scene, NewGameScene)
        person.do("edit", "name0", "begin")
        person.write("지원")
        person.press("RETURN")
        person.do("leader", "duke_leto_atreides")
        person.do("seat", 1)
        person.do("leader", "glossu_the_beast_rabban")
        person.do("difficulty", "sardaukar")
        person.do("begin")
        table = person.table
        session = table.session
        assert session.names[:2] == ("지원", "Rabban")
        assert [seat.leader for seat in session.state.seats[:2]] == ["duke_leto_atreides", "glossu_the_beast_rabban"]
        assert session.config.difficulty == "sardaukar"
        person.answers(6)
        person.menu()
        person.do("save")
        assert isinstance(person.scene, SaveScene)
        person.write("first evening")
        person.press("RETURN")
        assert isinstance(person.scene, MenuScene)
        assert "first evening" in person.words()
        person.do("title")
        assert isinstance(person.scene, TitleScene)
        person.close()
        assert not person.app.running
    assert len(games(program)) == 2
    again = Program(program.places, "en")
    with Person(again) as person:
        assert "Duke Leto Atreides" in person.words()
        assert f"Round {session.state.round}" in person.words()
        person.do("continue")
        assert person.table.session.state == session.state
        assert person.table.session.names == session.names
        assert person.table.session.log == session.log
        person.answers(2)
    with Person(again, again.new_game()) as person:
        assert "지원" in person.words(), "names are remembered"


def test_by_keyboard_alone(program: Program) -> None:
    """Tab and Enter lead from the title into a game; Esc, letters and Enter through menu, save and chronicle."""

    def reach(*action: object) -> None:
        for _ in range(60):
            person.press("TAB")
            focus = person.app.input.focus
            if focus is not None and focus.hit.action == action:
                person.press("RETURN")
                return
        raise AssertionError(f"Tab does not lead to {action}")

    with Person(program) as person:
        reach("new")
        reach("table", "3")
        reach("seat", 2)
        reach("leader", "helena_richese")
        reach("begin")
        assert person.table.session.state.seats[2].leader == "helena_richese"
        reach("uncover")
        assert person.table.curtain == -1
        person.press("ESCAPE")
        assert isinstance(person.scene, MenuScene)
        person.press("s", "RETURN")
        assert isinstance(person.scene, MenuScene)
        assert len(games(program)) == 2
        person.press("ESCAPE", "l")
        assert isinstance(person.scene, LogScene)
        person.press("PAGEUP", "END", "ESCAPE", "F1")
        assert isinstance(person.scene, RulesScene)
        person.press("PAGEDOWN", "HOME", "ESCAPE", "ESCAPE", "q")
        assert not person.app.running


def test_enter_does_the_obvious_thing(program: Program) -> None:
    """Without anything in focus Enter begins, continues and goes back to the table."""
    with Person(program) as person:
        person.press("RETURN", "RETURN")
        assert isinstance(person.scene, GameScene)
        person.press("ESCAPE", "RETURN")
        assert isinstance(person.scene, GameScene)
        person.press("ESCAPE", "t", "RETURN")
        assert isinstance(person.scene, GameScene)


def test_a_table_at_once(tmp_path: Path) -> None:
    """`--new` and `--load` lead to the table; the same seed gives the same game."""
    for kind, seats in (("solo", 3), ("2p", 3), ("3p", 3), ("4p", 4)):
        program = Program(Places.under(tmp_path / kind), "en")
        scene = program.first(new=kind, seed=7)
        assert isinstance(scene, GameScene)
        assert len(scene.session.state.seats) == seats
        twin = Program(Places.under(tmp_path / "twin" / kind), "en").first(new=kind, seed=7)
        assert isinstance(twin, GameScene)
        assert twin.session.state == scene.session.state
        loaded = program.first(load=games(program)[0])
        assert isinstance(loaded, GameScene)
        assert loaded.session.state == scene.session.state


def test_only_tables_and_leaders_the_rules_know(program: Program) -> None:
    """Going through all tables with chosen leaders never leads to a game that cannot begin."""
    scene = NewGameScene(program)
    for table in ("4", "solo", "2", "3", "solo", "4"):
        for seat, leader in enumerate(("count_ilban_richese", "paul_atreides", "helena_richese", "duke_leto_atreides")):
            scene.handle(("seat", min(seat, len(scene.draft.kinds) - 1)))
            if scene.draft.kinds[scene.draft.seat] == "human":
                scene.handle(("leader", leader))
        try:
            scene.handle(("begin",))
        except ConfigError as error:  # pragma: no cover
            pytest.fail(f"{table}: {error}")
        scene.handle(("table", table))


# ------------------------------------------------------------------------------------------------ saving


def test_every_answer_is_kept(program: Program) -> None:
    """After each click that answered something the file holds the position of the moment."""
    with Person(program, program.first(new="solo", seed=3)) as person:
        session = person.table.session
        for _ in range(12):
            person.answers(1)
            kept = program.slots.list()[0].save
            assert kept is not None
            assert kept.state == session.state
            assert len(kept.log) == len(session.log)


def test_undo_is_kept_too(program: Program) -> None:
    with Person(program, program.first(new="solo", seed=3)) as person:
        session = person.table.session
        person.play_until(lambda: session.undoable() is not None)
        before = len([entry for entry in session.log if not entry.undone])
        person.table.beats = []
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert len([entry for entry in session.log if not entry.undone]) == before - 1
        kept = program.slots.list()[0].save
        assert kept is not None
        assert kept.state == session.state


def full_disk(path: Path, data: bytes, durable: bool = True) -> None:
    raise SaveError("unwritable", path, "No space left on device")


def test_a_full_disk_is_told_once_and_the_game_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind dialog after the first answer that could not be kept; the next answers are not disturbed."""
    with Person(program, program.first(new="solo", seed=3)) as person:
        session = person.table.session
        person.answers(1)
        works = slots.write
        monkeypatch.setattr(slots, "write", full_disk)
        _answer_once(person)
        assert isinstance(person.scene, Message)
        assert "No space left on device" in person.words()
        person.do("answer", 0)
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
    session = person.program.table.session  # type: ignore[union-attr]
    wanted = len(session.log) + 1
    person.play_until(lambda: len(session.log) >= wanted)


def test_leaving_a_game_that_cannot_be_kept_asks_first(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the cross, from the menu, from what stands over the table; staying is the answer of Enter."""
    with Person(program, program.first(new="solo", seed=3)) as person:
        monkeypatch.setattr(slots, "write", full_disk)
        _answer_once(person)
        person.press("RETURN")
        for keys in ((), ("l",), ("F1",)):
            person.table.beats = []
            person.press(*keys)
            person.close()
            assert person.app.running
            assert "would be lost" in person.words()
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
            assert program.table is not None
        person.press("q")
        person.do("answer", 0)
        assert not person.app.running


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """The game begins all the same, and says that it is not saved."""
    (tmp_path / "saves").write_text("a file where the folder should be")
    program = Program(Places.under(tmp_path), "en")
    with Person(program, program.first(new="solo", seed=3)) as person:
        person.click(person.hits("card", "next", "reveal")[0])
        assert isinstance(person.scene, Message)
        person.press("ESCAPE")
        person.answers(2)


def test_a_name_that_is_taken_is_asked_about(program: Program) -> None:
    """The older save is replaced only after a yes."""
    with Person(program, program.first(new="solo", seed=3)) as person:
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
        person.do("answer", 0)
        assert isinstance(person.scene, MenuScene)
        assert file.read_bytes() != before
        assert read(file).state == scene.session.state


def test_saving_under_a_name_may_fail(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and the dialog stays for another try."""
    with Person(program, program.first(new="solo", seed=3)) as person:
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
    program.first(new="solo", seed=3)
    good = games(program)[0].read_bytes()
    plain = gzip.decompress(good)
    found = {
        "foreign": b"something else altogether",
        "torn": good[: len(good) // 2],
        "empty": b"",
        "newer": gzip.compress(plain.replace(b'"version":1', b'"version":99', 1)),
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
        for word in ("is not a saved game", "is damaged", "newer version"):
            assert word in person.words()
        wrong = next(place for place, slot in enumerate(scene.slots) if slot.path.name == "wrong.dune")
        person.do("load", wrong)
        assert isinstance(person.scene, Message), "a position that cannot be is found out when it is opened"
        assert "wrong.dune is damaged" in person.words()
        assert "The file was left as it is" in person.words()
        person.press("ESCAPE")
        good = next(place for place, slot in enumerate(scene.slots) if slot.path.name.startswith("auto"))
        person.do("load", good)
        assert isinstance(person.scene, GameScene)
    for name, data in spoiled.items():
        assert (program.places.saves / f"{name}.dune").read_bytes() == data


def test_a_game_that_breaks_while_the_title_is_shown(program: Program) -> None:
    program.first(new="solo", seed=3)
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


def test_deleting_asks_first(program: Program) -> None:
    program.first(new="solo", seed=3)
    with Person(program) as person:
        person.do("load")
        person.do("delete", 0)
        person.press("RETURN")
        assert len(games(program)) == 1, "the primary answer keeps it"
        person.do("delete", 0)
        person.do("answer", 0)
        assert games(program) == []
        assert isinstance(person.scene, LoadScene)
        person.press("ESCAPE")
        assert person.find("continue") is None


def test_a_finished_game_is_not_continued(program: Program) -> None:
    """It can be loaded, and shows how it ended."""
    scene = program.first(new="solo", seed=3)
    assert isinstance(scene, GameScene)
    with Person(program, scene) as person:
        person.play_until(lambda: scene.session.over, limit=8000)
    with Person(program) as person:
        assert person.find("continue") is None
        person.do("load")
        person.do("load", 0)
        assert isinstance(person.scene, GameOverScene)


# ------------------------------------------------------------------------------------------------ the end of a game


def test_after_the_last_round(program: Program) -> None:
    """The ranking comes by itself; from it to the table and back, and into the same game or another."""
    program.remember(rival_pace="instant")
    scene = program.first(new="solo", seed=5)
    assert isinstance(scene, GameScene)
    first = scene.session.rules.new_game(5)
    with Person(program, scene) as person:
        person.play_until(lambda: isinstance(person.scene, GameOverScene), limit=12000)
        assert scene.session.over
        winner = scene.session.names[scene.session.rules.ranking(scene.session.state)[0]]
        assert f"{winner} wins" in person.words()
        person.do("table")
        assert isinstance(person.scene, GameScene)
        person.press("ESCAPE")
        assert isinstance(person.scene, MenuScene)
        person.press("RETURN")
        assert isinstance(person.scene, GameOverScene)
        person.do("again", "same")
        assert person.table.session.state == first
        assert person.table.session is not scene.session


def test_play_again_keeps_names_and_seats(program: Program) -> None:
    scene = program.begin(program.first(new="3p", seed=5).session.config, 5, ("Jiwon", "", "Sora"))  # type: ignore[attr-defined]
    over = GameOverScene(program, scene)
    request = over.handle(("again", "new"))
    again = request.scene.session  # type: ignore[union-attr]
    assert again.config == scene.session.config
    assert again.seed != 5
    assert (again.names[0], again.names[2]) == ("Jiwon", "Sora")
    assert again.names[1] == program.texts.name("leader_short:" + again.state.seats[1].leader)


# ------------------------------------------------------------------------------------------------ looking around


def test_looking_closer_and_to_the_neighbours(program: Program) -> None:
    """Right click opens, arrows walk through the same part of the table, any click or Esc closes."""
    with Person(program, program.first(new="solo", seed=3)) as person:
        table = person.table
        table.beats = []
        person.turn()
        person.press("ESCAPE", "ESCAPE")
        row = [card for card in table.session.state.row if card]
        person.look_at("card:" + row[0])
        assert isinstance(person.scene, InspectScene)
        seen = [person.scene.component]
        for _ in range(len(set(row)) - 1):
            person.press("RIGHT")
            seen.append(person.scene.component)
        assert seen == ["card:" + card for card in dict.fromkeys(row)]
        person.press("LEFT")
        assert person.scene.component == seen[-2]
        person.press("ESCAPE")
        assert isinstance(person.scene, GameScene)
        person.look_at("space:arrakeen")
        assert "Arrakeen" in person.words()
        person.do("back")
        assert isinstance(person.scene, GameScene)
        person.look_at("leader:" + table.session.state.seats[1].leader)
        person.right(Hit(person.screen.regions[0].rect))
        assert isinstance(person.scene, GameScene)


def test_everything_on_the_table_can_be_looked_at(program: Program) -> None:
    """Whatever the table offers to the right button has a page, or does nothing."""
    with Person(program, program.first(new="2p", seed=4)) as person:
        person.press("SPACE")
        person.answers(10)
        table = person.table
        table.beats = []
        table._uncover() if table.curtain >= 0 else None
        person.turn()
        found = {spot.hit.inspect for spot in spots(table.screen(person.app.fonts, (1920, 1080))) if spot.hit.inspect}
        kinds = {component.partition(":")[0] for component in found}
        assert {"card", "space", "leader", "conflict", "alliance", "rival"} <= kinds
        for component in found:
            request = program.inspect(table, component)
            assert request is not None, component
            request.scene.screen(person.app.fonts, (1920.0, 1080.0))  # type: ignore[union-attr]


def test_hidden_cards_are_not_shown(program: Program) -> None:
    table = program.first(new="solo", seed=3)
    assert program.inspect(table, "card:?") is None
    assert program.inspect(table, "source:unknown") is None


def test_links_of_the_chronicle(program: Program) -> None:
    """A component named in the chronicle opens from there and closes back to it; rounds are jumped to."""
    with Person(program, program.first(new="solo", seed=3)) as person:
        table = person.table
        person.play_until(lambda: table.session.state.round >= 3)
        table.beats = []
        person.app._follow(table.handle(("log",)))
        person.turn()
        scene = person.scene
        assert isinstance(scene, LogScene)
        assert scene.offset == scene.limit > 0
        link = person.hits("look")[0]
        person.click(link)
        assert isinstance(person.scene, InspectScene)
        assert person.scene.component == link.action[1]
        person.press("ESCAPE")
        assert person.scene is scene
        person.do("round", 1)
        assert 0 < scene.offset < scene.limit
        assert "Round 2" in person.words()
        person.press("HOME")
        assert scene.offset == 0


def test_the_wheel_scrolls_the_rules(program: Program) -> None:
    with Person(program) as person:
        person.do("rules")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        area = next(region.rect for region in person.screen.regions if region.name == "rules.text")
        person.move(Hit(area))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3))
        person.turn()
        assert scene.offset > 0
        person.do("section", 11)
        assert scene.offset == scene.limit
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


# ------------------------------------------------------------------------------------------------ settings


def test_another_language_everywhere_and_for_good(program: Program) -> None:
    """From the title, and over a running game: prompts, chronicle, names of Rivals."""
    with Person(program) as person:
        person.do("language", "ko")
        assert "새 게임" in person.words()
        assert person.app.fonts.language == "ko"
        person.press("n", "RETURN")
        names = person.table.session.names
        assert names[1] == Texts("ko").name("leader_short:" + person.table.session.state.seats[1].leader)
        person.menu()
        person.do("language", "ja")
        person.press("ESCAPE")
        assert person.table.session.names[1] == Texts("ja").name(
            "leader_short:" + person.table.session.state.seats[1].leader
        )
        leader = "leader_short:" + person.table.session.state.seats[0].leader
        assert person.table.session.names[0] == Texts("ja").name(leader), "who gave no name is called after the leader"
        person.table.beats = []
        person.press("l")
        assert "ラウンド1" in person.words()
        assert "Round 1" not in person.words()
        assert "1라운드" not in person.words()
    assert Program(program.places).texts.language == "ja"
    assert Program(program.places, "en").texts.language == "en", "the language of one run goes before"


@pytest.mark.parametrize(("system", "expected"), [("ko", "ko"), ("ja", "ja"), ("en", "en"), ("de", "en")])
def test_the_first_language_is_the_systems(tmp_path: Path, system: str, expected: str) -> None:
    assert Program(Places.under(tmp_path), system=system).texts.language == expected


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_systems_language(environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main.system_language() == expected


def test_the_pace_of_rivals_is_remembered(program: Program) -> None:
    with Person(program, program.first(new="solo", seed=3)) as person:
        person.do("pace", "fast")
    assert Program(program.places).settings.rival_pace == "fast"
    scene = Program(program.places).first(new="solo", seed=4)
    assert isinstance(scene, GameScene)
    assert scene.pace == "fast"


# ------------------------------------------------------------------------------------------------ the window


def closing(monkeypatch: pytest.MonkeyPatch, after: int = 3) -> None:
    """Close the window after so many turns of the loop."""
    turns = []

    def sleep(seconds: float) -> None:
        turns.append(seconds)
        if len(turns) >= after:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr("dune_desktop.ui.app.time.sleep", sleep)


def test_the_window_opens_and_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its size is remembered; nothing is written to the log."""
    closing(monkeypatch)
    assert main.open_window(size=(1000, 600), data_dir=tmp_path, language="ja") == 0
    assert Program(Places.under(tmp_path)).settings.window == (1000, 600)
    assert Program(Places.under(tmp_path), system="ko").settings.language is None, "`--lang` is for one run"
    assert not (tmp_path / "dune-desktop.log").exists()


def test_the_window_closes_in_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closing(monkeypatch)
    assert main.open_window(new="solo", seed=9, data_dir=tmp_path) == 0
    assert len(games(Program(Places.under(tmp_path)))) == 1


def test_an_unexpected_error_is_told_and_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program goes on with a message that names the log; the traceback is in the log."""
    seen: list[str] = []
    breaks = [True]
    before = TitleScene.screen

    def screen(self: TitleScene, *arguments: object) -> object:
        if breaks:
            breaks.clear()
            raise ZeroDivisionError("no such star")
        return before(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(TitleScene, "screen", screen)
    said = Message.regions

    def regions(self: Message, page: object) -> object:
        seen.append(self.body)
        return said(self, page)  # type: ignore[arg-type]

    monkeypatch.setattr(Message, "regions", regions)
    closing(monkeypatch, 4)
    assert main.open_window(size=(1280, 720), data_dir=tmp_path, language="en") == 0
    log_file = tmp_path / "dune-desktop.log"
    assert str(log_file) in seen[0]
    assert "no such star" in log_file.read_text(encoding="utf-8")


def test_after_an_error_there_is_a_way_on(program: Program) -> None:
    scene = program.apologise(ValueError("odd"))
    assert scene is not None
    with Person(program, scene) as person:
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
    assert program.apologise(ValueError("odd")) is not None, "a later error is told again"


def test_one_error_after_another_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def screen(*arguments: object) -> object:
        raise ZeroDivisionError("again")

    monkeypatch.setattr(TitleScene, "screen", screen)
    monkeypatch.setattr(Message, "screen", screen)
    closing(monkeypatch, 30)
    assert main.open_window(data_dir=tmp_path, language="en") == 1
    assert "dune-desktop.log" in capsys.readouterr().err
    assert logging.getLogger("dune_desktop").handlers == []


def test_scenes_need_no_pygame() -> None:
    """Everything but the window itself can be used where there is none."""
    code = "import sys; sys.modules['pygame'] = None; import dune_desktop.ui.program, dune_desktop.ui.main"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_title_without_saves_needs_no_folder(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path / "not" / "there"), "en")
    assert isinstance(program.first(), TitleScene)
    assert not (tmp_path / "not").exists()


def test_summaries_of_the_title(program: Program) -> None:
    """Hot-seat games are told by the names of the persons."""
    scene = program.begin(program.first(new="2p", seed=5).session.config, 5, ("Jiwon", "Minho", ""))  # type: ignore[attr-defined]
    save = program.slots.list()[0].save
    assert isinstance(save, Save)
    assert save.names[:2] == ("Jiwon", "Minho")
    assert scene.session.names[2] == str(program.texts.t("table.hagal"))
    with Person(program) as person:
        assert "Jiwon · Minho" in person.words()
