"""The whole program driven by real events in a window without a display: an evening, settings, the window."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
import pytest

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import Texts
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import Settings, save_settings
from dune_desktop.ui import main
from dune_desktop.ui.presenters.screens.settings import PAGES
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.seat_names import numbered
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go, UnknownAction
from tests.ui.person import Person, games
from tests.ui.tables import begin, go, start

pytestmark = pytest.mark.usefixtures("queue")


@pytest.mark.usefixtures("sound_device")
def test_from_the_title_into_a_game_and_back(program: Program) -> None:
    """New game with a name and chosen leaders, the first decisions, menu, save, title, quit, continue."""
    with Person(program) as person:
        assert person.find("continue") is None
        assert person.find("load") is None, "nothing to load is offered"
        for action in (("known",), ("table", "solo"), ("edit", "name0", "begin")):
            person.do(*action)
        person.write("지원")
        person.press("RETURN")
        leaders = ("duke_leto_atreides", "glossu_the_beast_rabban")
        for seat, leader in enumerate(leaders):
            person.do("seat", seat)
            person.do("leader", leader)
        person.do("difficulty", "sardaukar")
        person.do("begin")
        session = person.table.session
        assert session.names[:2] == ("지원", "Rabban")
        assert tuple(seat.leader for seat in session.state.seats[:2]) == leaders
        assert session.config.difficulty == "sardaukar"
        person.menu()
        person.do("settings")
        person.do("set", "rival_pace", "fast")
        person.press("ESCAPE")
        person.press("ESCAPE")
        person.answers(4)
        person.menu()
        person.do("save")
        person.write("first evening")
        person.press("RETURN")
        assert "first evening" in person.words()
        person.do("title")
        person.close()
        assert not person.app.running
    assert len(games(program)) == 2
    again = Program(program.places, "en")
    assert again.settings.rival_pace == "fast"
    with Person(again) as person:
        assert all(each in person.words() for each in ("Duke Leto Atreides", f"Round {session.state.round}"))
        person.do("continue")
        now = person.table.session
        assert (now.state, now.names, now.log) == (session.state, session.names, session.log)
        person.answers(1)
    with Person(again, go(again, "new_game")) as person:
        assert "지원" in person.words(), "names are remembered"


def test_a_new_game_is_found_as_it_was_left(program: Program) -> None:
    """The leader chosen is one's own until another seat is asked for; another day too; nothing has begun."""
    with Person(program) as person:
        person.press("n")
        person.do("set", "ix")
        person.do("answer", "later")  # its lesson
        for action in (("table", "3"), ("level", 2), ("leader", "helena_richese")):
            assert "YOUR LEADER" in person.words()
            person.do(*action)
        person.do("seat", 2)
        assert "LEADER OF SEAT 3 (AI)" in person.words()
        person.do("sit", 1, "person")
        person.do("leader", "countess_ariana_thorvald")
        person.do("seat", 0)
        assert "LEADER OF SEAT 1 (HUMAN)" in person.words(), "there are two"
        before = person.scene.draft
        assert before.leaders == ("helena_richese", "", "countess_ariana_thorvald", "")
        person.press("ESCAPE")
    assert games(program) == []
    with Person(Program(program.places, "en")) as person:
        person.press("n")
        after = person.scene.draft
        assert (after.table, after.boxes, after.seating) == ("3", ("base", "ix"), before.seating)
        for keys in (("RETURN",), ("ESCAPE", "RETURN"), ("ESCAPE", "t", "RETURN")):
            person.press(*keys)
            assert person.at == "GameScene", "Enter does the obvious thing"
        person.press("ESCAPE", "q")
        assert not person.app.running


def test_a_table_at_once(tmp_path: Path) -> None:
    """`--new` and `--load` lead to the table; the same seed gives the same game."""
    for kind, seats in (("solo", 3), ("2p", 3), ("3p", 3), ("4p", 4)):
        program, twin = (Program(Places.under(tmp_path / name / kind), "en") for name in ("one", "other"))
        ways = (program, {"new": kind, "seed": 7}), (twin, {"new": kind, "seed": 7})
        states = [start(one, **wanted).session.state for one, wanted in ways]
        assert states[0] == states[1] == start(program, load=games(program)[0]).session.state
        assert len(states[0].seats) == seats


def test_what_nobody_does_and_no_place_is_refused_aloud(program: Program) -> None:
    """What a presenter misspells does not end as a button that does nothing."""
    game = begin(program, table(3), 3)
    for place in ("new_game", "load", "menu", "save", "rules", "about", "table", "title"):
        with pytest.raises(UnknownAction, match="does not do"):
            go(program, place, below=game).handle(("sned", "dagger"))
    with pytest.raises(KeyError):
        Ways(program)(Go("arrakis"), game)


def test_another_language_everywhere_and_for_good(program: Program) -> None:
    """From the title, and over a running game: prompts, chronicle, names of Rivals."""
    with Person(program) as person:
        person.do("set", "language", "ko")
        assert "이미 할 줄 압니다" in person.words()
        assert person.app.easel.fonts.language == "ko"
        person.press("n")
        person.do("table", "solo")
        person.press("RETURN")
        leaders = ["leader_short:" + seat.leader for seat in person.table.session.state.seats]
        assert person.table.session.names[1] == Texts("ko").name(leaders[1])
        person.menu()
        person.do("settings")
        person.do("section", PAGES.index("window"))
        person.do("set", "language", "ja")
        assert "ウィンドウ" in person.words()
        person.press("ESCAPE", "ESCAPE")
        names = person.table.session.names[:2]
        assert names == tuple(map(Texts("ja").name, leaders[:2])), "who gave no name is called after the leader"
        person.table.shown_game.settle()
        person.press("l")
        assert "ラウンド1" in person.words()
        assert not [words for words in ("Round 1", "1라운드") if words in person.words()]
    assert Program(program.places).texts.language == "ja"
    assert Program(program.places, "en").texts.language == "en", "the language of one run goes before"


def test_the_first_language_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the one in the settings is not there any more."""
    for written in (None, "tlh"):
        places = Places.under(tmp_path / str(written))
        places.settings.parent.mkdir(parents=True)
        if written:
            save_settings(places.settings, Settings(language=written))
        for system, expected in (("ko", "ko"), ("de", "en")):
            assert Program(places, system=system).texts.language == expected
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    for environment, expected in (
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
            monkeypatch.setenv(name, environment.get(name, ""))
        assert main.system_language() == expected


def test_names_are_told_apart(program: Program) -> None:
    """Those of people who are called the same, also when the game is opened again, and like a leader; on the title."""
    for names, told in (
        (("Kim", "kim", "KIM"), ("Kim", "kim 2", "KIM 3")),
        (("Kim", "Kim", "Kim 2"), ("Kim", "Kim 3", "Kim 2")),
        ((), ()),
    ):
        assert numbered(names) == numbered(told) == told
    leaders = ("countess_ariana_thorvald", "paul_atreides", "")
    config = GameConfig(tuple(SeatConfig("human", leader) for leader in leaders))
    names = begin(program, config, 5, ("Paul", "", "Paul")).session.names
    assert names[0] == "Paul"
    assert len(set(names)) == 3
    scene = begin(program, table(2), 5, ("Jiwon", "Minho", ""))
    assert scene.session.names[2] == str(program.texts.t("table.hagal"))
    with Person(program) as person:
        assert "Jiwon · Minho" in person.words()


def closing(monkeypatch: pytest.MonkeyPatch, after: int = 3) -> None:
    """Close the window after so many turns of the loop."""
    turns = iter(range(1, after))

    def sleep(seconds: float) -> None:
        if next(turns, None) is None:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr("dune_desktop.ui.window.run.time.sleep", sleep)


def test_the_window_opens_and_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the middle of a game; its size is remembered, and nothing is written to the log."""
    closing(monkeypatch)
    places = Places.under(tmp_path)
    assert main.open_window(size=(1000, 600), data_dir=tmp_path, language="ja") == 0
    assert Program(places).settings.window == (1000, 600)
    assert Program(places, system="ko").settings.language is None, "`--lang` is for one run"
    closing(monkeypatch)
    assert main.open_window(new="solo", seed=9, data_dir=tmp_path) == 0
    assert len(games(Program(places))) == 1
    assert not places.log.exists()


def test_an_unexpected_error_is_told_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program goes on with a message that names the log; one error after another ends it."""
    seen: list[str] = []
    before, said, breaks = TitleScene.screen, Message.regions, [True]

    def screen(self: TitleScene, *arguments: object) -> object:
        if breaks:
            breaks.pop()
            raise ZeroDivisionError("no such star")
        return before(self, *arguments)  # type: ignore[arg-type]

    def regions(self: Message, page: object) -> object:
        seen.append(self.question.body)
        return said(self, page)  # type: ignore[arg-type]

    monkeypatch.setattr(TitleScene, "screen", screen)
    monkeypatch.setattr(Message, "regions", regions)
    closing(monkeypatch, 4)
    assert main.open_window(size=(1280, 720), data_dir=tmp_path, language="en") == 0
    log_file = tmp_path / "dune-desktop.log"
    assert str(log_file) in seen[0]
    assert "no such star" in log_file.read_text(encoding="utf-8")
    breaks += [True] * 99
    monkeypatch.setattr(Message, "screen", screen)
    closing(monkeypatch, 30)
    assert main.open_window(data_dir=tmp_path, language="en") == 1
    assert "dune-desktop.log" in capsys.readouterr().err
    assert logging.getLogger("dune_desktop").handlers == []
