"""The whole program driven by real events in a window without a display: an evening, settings, the window."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.model.config import ConfigError, solo, table
from dune_desktop.i18n import Texts
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.places import Places
from dune_desktop.storage.schema import Save
from dune_desktop.storage.settings import Settings, save_settings
from dune_desktop.ui import main
from dune_desktop.ui.presenters.screens.settings import PAGES
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.new_game import NewGameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.saves.save import SaveScene
from dune_desktop.ui.scenes.seat_names import numbered
from dune_desktop.ui.scenes.title import TitleScene
from tests.ui.person import Person, games
from tests.ui.tables import begin, go, start

pytestmark = pytest.mark.usefixtures("queue")


# ------------------------------------------------------------------------------------------------ an evening


@pytest.mark.usefixtures("sound_device")
def test_from_the_title_into_a_game_and_back(program: Program) -> None:
    """New game with a name and chosen leaders, the first decisions, menu, save, title, quit, continue."""
    with Person(program) as person:
        assert person.find("continue") is None
        assert person.find("load") is None, "nothing to load is offered"
        person.do("new")
        assert isinstance(person.scene, NewGameScene)
        person.do("table", "solo")
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
    with Person(again, go(again, "new_game")) as person:
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
        reach("sit", 1, "person")
        reach("sit", 2, "person")
        leaders = ("paul_atreides", "countess_ariana_thorvald", "helena_richese")  # none who chooses before round 1
        for seat, leader in enumerate(leaders):
            reach("seat", seat)
            reach("leader", leader)
        reach("begin")
        assert tuple(seat.leader for seat in person.table.session.state.seats) == leaders
        assert "Round 1" in person.words()
        person.press("SPACE")
        reach("uncover")
        assert person.table.shown_game.curtain == -1
        person.press("ESCAPE")
        assert isinstance(person.scene, MenuScene)
        person.press("s", "RETURN")
        assert isinstance(person.scene, MenuScene)
        assert len(games(program)) == 2
        person.press("ESCAPE", "l")
        assert isinstance(person.scene, LogScene)
        person.press("PAGEUP", "END", "ESCAPE", "F1", "r")
        assert isinstance(person.scene, RulesScene)
        person.press("PAGEDOWN", "HOME", "ESCAPE", "ESCAPE", "q")
        assert not person.app.running


def test_the_leader_chosen_is_ones_own_until_another_seat_is_asked_for(program: Program) -> None:
    """Who sits elsewhere, how strong and of which temper, and names are no reason to choose another one's leader."""
    with Person(program) as person:
        person.do("new")
        person.do("level", 2)
        person.do("temperament", 3)
        assert "YOUR LEADER" in person.words()
        person.do("leader", "helena_richese")
        person.do("seat", 2)
        assert "LEADER OF SEAT 3 (AI)" in person.words()
        person.do("sit", 1, "person")
        person.do("edit", "name0", "begin")
        person.write("Ana")
        person.press("RETURN")
        person.do("leader", "countess_ariana_thorvald")
        assert isinstance(person.scene, NewGameScene)
        assert person.scene.draft.leaders == ("helena_richese", "", "countess_ariana_thorvald", "")
        person.do("seat", 0)
        assert "LEADER OF SEAT 1 (HUMAN)" in person.words(), "there are two"


def test_whoever_leaves_a_new_game_finds_it_as_it_was(program: Program) -> None:
    """Boxes, table and who sits there, another day too; nothing has begun."""
    with Person(program) as person:
        person.do("new")
        person.do("set", "ix")
        person.do("table", "3")
        person.do("sit", 2, "person")
        assert isinstance(person.scene, NewGameScene)
        before = person.scene.draft
        person.press("ESCAPE")
    assert games(program) == []
    with Person(Program(program.places, "en")) as person:
        person.do("new")
        assert isinstance(person.scene, NewGameScene)
        after = person.scene.draft
        assert (after.table, after.boxes, after.seating) == (before.table, before.boxes, before.seating)
        assert (after.table, after.boxes) == ("3", ("base", "ix"))


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
        scene = start(program, new=kind, seed=7)
        assert isinstance(scene, GameScene)
        assert len(scene.session.state.seats) == seats
        twin = start(Program(Places.under(tmp_path / "twin" / kind), "en"), new=kind, seed=7)
        assert isinstance(twin, GameScene)
        assert twin.session.state == scene.session.state
        loaded = start(program, load=games(program)[0])
        assert isinstance(loaded, GameScene)
        assert loaded.session.state == scene.session.state


def test_only_tables_and_leaders_the_rules_know(program: Program) -> None:
    """Going through all tables with chosen leaders never leads to a game that cannot begin."""
    scene = NewGameScene(program)
    for kind in ("4", "solo", "2", "3", "solo", "4"):
        for seat, leader in enumerate(("count_ilban_richese", "paul_atreides", "helena_richese", "duke_leto_atreides")):
            scene.handle(("seat", min(seat, len(scene.draft.kinds) - 1)))
            if scene.draft.kinds[scene.draft.seat] == "human":
                scene.handle(("leader", leader))
        try:
            scene.handle(("begin",))
        except ConfigError as error:  # pragma: no cover
            pytest.fail(f"{kind}: {error}")
        scene.handle(("table", kind))


# ------------------------------------------------------------------------------------------------ settings


def test_another_language_everywhere_and_for_good(program: Program) -> None:
    """From the title, and over a running game: prompts, chronicle, names of Rivals."""
    with Person(program) as person:
        person.do("set", "language", "ko")
        assert "새 게임" in person.words()
        assert person.app.easel.fonts.language == "ko"
        person.press("n")
        person.do("table", "solo")
        person.press("RETURN")
        names = person.table.session.names
        assert names[1] == Texts("ko").name("leader_short:" + person.table.session.state.seats[1].leader)
        person.menu()
        person.do("settings")
        person.do("section", PAGES.index("window"))
        person.do("set", "language", "ja")
        assert "ウィンドウ" in person.words()
        person.press("ESCAPE", "ESCAPE")
        assert person.table.session.names[1] == Texts("ja").name(
            "leader_short:" + person.table.session.state.seats[1].leader
        )
        leader = "leader_short:" + person.table.session.state.seats[0].leader
        assert person.table.session.names[0] == Texts("ja").name(leader), "who gave no name is called after the leader"
        person.table.shown_game.settle()
        person.press("l")
        assert "ラウンド1" in person.words()
        assert "Round 1" not in person.words()
        assert "1라운드" not in person.words()
    assert Program(program.places).texts.language == "ja"
    assert Program(program.places, "en").texts.language == "en", "the language of one run goes before"


def test_a_language_that_is_not_there_any_more_is_the_systems(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    save_settings(places.settings, Settings(language="tlh"))
    assert Program(places, system="ko").texts.language == "ko"
    assert Program(places, system="tlh").texts.language == "en"


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
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.do("set", "rival_pace", "fast")
    assert Program(program.places).settings.rival_pace == "fast"
    scene = start(Program(program.places), new="solo", seed=4)
    assert isinstance(scene, GameScene)
    assert scene.context.settings.rival_pace == "fast"


# ------------------------------------------------------------------------------------------------ the window


def closing(monkeypatch: pytest.MonkeyPatch, after: int = 3) -> None:
    """Close the window after so many turns of the loop."""
    turns = []

    def sleep(seconds: float) -> None:
        turns.append(seconds)
        if len(turns) >= after:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr("dune_desktop.ui.window.run.time.sleep", sleep)


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
        seen.append(self.question.body)
        return said(self, page)  # type: ignore[arg-type]

    monkeypatch.setattr(Message, "regions", regions)
    closing(monkeypatch, 4)
    assert main.open_window(size=(1280, 720), data_dir=tmp_path, language="en") == 0
    log_file = tmp_path / "dune-desktop.log"
    assert str(log_file) in seen[0]
    assert "no such star" in log_file.read_text(encoding="utf-8")


def test_after_an_error_there_is_a_way_on(program: Program) -> None:
    with Person(program) as person:
        person.app.follow(program.apologize(ValueError("odd")))
        person.turn()
        assert isinstance(person.scene, Message)
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
    assert program.apologize(ValueError("odd")) is not None, "a later error is told again"


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
    assert isinstance(start(program), TitleScene)
    assert not (tmp_path / "not").exists()


def test_a_game_what_is_read_of_it_and_the_next_at_the_table_have_the_same_rules(program: Program) -> None:
    """What is worked out of them is there once, and of an evening at many tables only the latest few stay."""
    program.begin(table(3), 5)
    assert program.game is not None
    rules = program.game.session.rules
    program.slots.flush()
    program.resume(automatic(program.places.saves, program.game.id))
    assert program.game.session.rules is rules
    program.again(same=False)
    assert program.game.session.rules is rules
    for config in (table(2), table(4), solo("mentat"), solo("sardaukar"), table(3)):
        program.begin(config, 5)
    assert program.game.session.rules is not rules


def test_summaries_of_the_title(program: Program) -> None:
    """Hot-seat games are told by the names of the persons."""
    scene = begin(program, start(program, new="2p", seed=5).session.config, 5, ("Jiwon", "Minho", ""))  # type: ignore[attr-defined]
    save = program.slots.list()[0].save
    assert isinstance(save, Save)
    assert save.names[:2] == ("Jiwon", "Minho")
    assert scene.session.names[2] == str(program.texts.t("table.hagal"))
    with Person(program) as person:
        assert "Jiwon · Minho" in person.words()


# ------------------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Kim", "Lee"), ("Kim", "Lee")),
        (("Kim", "Kim"), ("Kim", "Kim 2")),
        (("Kim", "kim", "KIM"), ("Kim", "kim 2", "KIM 3")),
        (("Kim", "Kim", "Kim 2"), ("Kim", "Kim 3", "Kim 2")),
        ((), ()),
    ],
)
def test_people_of_the_same_name_are_numbered(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert numbered(names) == told
    assert numbered(told) == told, "also when the game is opened again"


def test_a_name_like_a_leaders_is_told_apart_from_it(program: Program) -> None:
    """Somebody called Paul, and somebody who gave no name and leads House Atreides."""
    leaders = ("countess_ariana_thorvald", "paul_atreides", "")
    config = GameConfig(tuple(SeatConfig("human", leader) for leader in leaders))
    scene = begin(program, config, 5, ("Paul", "", "Paul"))
    names = scene.session.names
    assert names[0] == "Paul"
    assert len(set(names)) == 3
