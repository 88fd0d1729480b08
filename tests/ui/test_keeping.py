"""What was played stays: older saves, wrong clocks, broken files and folders, errors, lost locks."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from dune_desktop import cli
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.storage import slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.places import Places
from dune_desktop.storage.slots import MAX_FINISHED_GAMES
from dune_desktop.ui.program import Program
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.hands.guard import QUIET
from dune_desktop.ui.window.scene import Ask, Go, Question
from tests.ui.person import Person, games
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")
GOLDEN = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune"))


def _drop(person: Person, *files: Path) -> None:
    for file in files:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    person.turn()


def _kept(program: Program) -> dict[str, int]:
    """How many answers every game has in what the program keeps of it by itself."""
    program.slots.flush()
    return {path.stem.removeprefix("auto-"): len(read(path).log) for path in games(program) if "auto-" in path.name}


def _playing(program: Program, answers: int) -> Person:
    """Somebody who has begun a game and given so many answers."""
    person = Person(program, start(program, new="solo", seed=3))
    person.answers(answers)
    return person


def _refuse(path: Path, *arguments: object, **named: object) -> None:
    raise SaveError("unwritable", path, "No space left on device")


def test_playing_on_from_an_older_save_destroys_nothing(program: Program) -> None:
    """It is a game of its own, however it is opened; the one played further stays and can be gone on with."""
    with _playing(program, 4) as person:
        game = person.table.game.id
        path = program.slots.save_as(person.table.session, game, "early")
        person.answers(10)
        latest = program.slots.save_as(person.table.session, game, "late")
        program.leave_game()
    before = _kept(program)[game]

    def load(person: Person) -> None:
        person.do("load")
        person.do("load", next(place for place, slot in enumerate(person.scene.slots) if slot.path == path))

    def from_menu(person: Person) -> None:
        person.do("continue")
        person.menu()
        load(person)

    def wrong_clock(person: Person) -> None:
        path.write_bytes(pack(read(path).model_copy(update={"saved": datetime.now(UTC) + timedelta(days=3)})))
        (program.places.saves / "last-played").unlink()
        person.app.follow(Go("title"))
        person.turn()
        person.do("continue")

    ways = (load, from_menu, lambda person: _drop(person, path), lambda person: None, wrong_clock)
    for many, way in enumerate(ways, start=1):
        with Person(program, Ways(program).first_of_file(path) if many == 4 else None) as person:
            way(person)
            assert len(person.table.session.log) == 4
            assert len(_kept(program)) == many, "nothing is written before there is something to keep"
            person.answers(1)
            kept = _kept(program)
            assert (kept[game], kept[person.table.game.id]) == (before, 5)
            assert program.slots.locks._held == {person.table.game.id}
            person.answers(1)
            assert len(_kept(program)) == many + 1, "one game, not one for every answer"
            program.leave_game()
    with Person(program, go(program, "saved", latest)) as person:
        assert person.table.game.id == game, "nothing was played after this one"
        person.answers(1)
        assert len(_kept(program)) == len(ways) + 1
        person.menu()
        person.do("load")
        assert person.words().count("continued from round 2") >= 3


def test_a_clock_set_back_hides_no_game(program: Program) -> None:
    """Tonight's game is the one to continue, heads the list and is not tidied away; none that is unfinished is."""
    save = read(GOLDEN[0])
    program.places.saves.mkdir(parents=True, exist_ok=True)
    for number in range(MAX_FINISHED_GAMES + 1):
        when = datetime.now(UTC) + timedelta(days=2, minutes=number)
        made = save.model_copy(update={"game": f"ahead{number}", "name": "", "saved": when})
        automatic(program.places.saves, made.game).write_bytes(pack(made))
    with _playing(program, 3) as person:
        path, state = automatic(program.places.saves, person.table.game.id), person.table.session.state
        program.leave_game()
    again = Program(program.places, "en")
    with Person(again) as person:
        assert person.scene.waiting.path == path, "already in the first picture"
        for _ in again.prepare():
            pass
        assert len(games(again)) == MAX_FINISHED_GAMES + 2
        person.turn()
        person.do("load")
        assert person.scene.slots[0].path == path
        person.press("ESCAPE")
        person.do("continue")
        assert person.table.session.state == state


@pytest.mark.parametrize("way", ["continue", "list", "drop"])
def test_a_harmed_save_gives_way_to_the_one_before_and_says_so(program: Program, way: str) -> None:
    with _playing(program, 3) as person:
        before, path = len(person.table.session.log) - 1, automatic(program.places.saves, person.table.game.id)
        program.leave_game()
    path.write_bytes(bytes(path.stat().st_size))
    again = Program(program.places, "en")
    for _ in again.prepare():
        pass
    with Person(again) as person:
        if way == "drop":
            _drop(person, path)
        else:
            person.do("load" if way == "list" else way)
        if way == "list":
            assert "opens the previous save" in person.words()
            person.do("load", 0)
        assert "At most your last step is missing" in person.words()
        person.press("RETURN")
        assert len(person.table.session.log) == before
        person.answers(2)
        again.leave_game()
    assert len(again.slots.load(path)[0].log) == before + 2
    assert path not in again.slots.fallen_back


def test_a_slow_disk_that_refuses_is_waited_for_and_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next movement; and what became of the last answer is known before the game is left."""
    leaving = threading.Event()

    def slowly(*arguments: object, **named: object) -> None:
        leaving.wait(300)
        time.sleep(0.1)  # who does not wait for it is gone by then
        raise SaveError("unwritable", Path("x.dune"), "No space left on device")

    with _playing(program, 1) as person:
        monkeypatch.setattr(slots, "write", slowly)
        monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 0.0)
        person.answers(1)
        assert person.at == "GameScene", "nobody knows yet"
        leaving.set()
        program.slots.flush()
        person.move(person.hits("card", "space", "option", "menu")[0])
        assert "No space left on device" in person.words()
        person.press("RETURN")
        leaving.clear()
        person.answers(1)
        leaving.set()
        person.close()
        assert person.app.running
        assert "would lose" in person.words()


def test_the_end_of_a_game_is_not_left_unsaved_unasked(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    with _playing(program, 1) as person:
        table = person.table
        monkeypatch.setattr(slots, "write", _refuse)
        table.game.keep(table.session)
        person.app.follow(Go("ranking"))
        person.turn()
        person.do("next")
        for leave in (lambda: person.do("title"), lambda: person.do("again", "same"), person.close):
            assert person.at == "GameOverScene"
            leave()
            assert person.app.running
            assert "would lose" in person.words()
            person.press("RETURN")


def _break(person: Person) -> str:
    """An error while the table is drawn, answered as the window does; what is said then."""
    person.app.follow(person.program.apologize(ZeroDivisionError("planted")))
    person.turn()
    assert person.at == "Message"
    return person.words()


def test_an_apology_saves_and_leads_back_to_the_table(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an error kept from being saved is saved then, with a report; what cannot be saved is told."""
    with _playing(program, 2) as person:
        session, path = person.table.session, automatic(program.places.saves, person.table.game.id)
        path.unlink()
        assert "Your game was saved" in _break(person)
        assert session.state == read(path).state
        person.do("answer", "report")
        (report,) = program.places.saves.parent.glob("report-*.zip")
        assert report.name in person.words().replace(" ", "")
        assert person.find("answer", "report") is None, "one is enough"
        person.press("RETURN")
        person.answers(1)
        for name, fails in (("write", _refuse), ("pack", lambda *_: 1 / 0)):  # the disk, and saving itself
            with monkeypatch.context() as broken:
                broken.setattr(slots, name, fails)
                words = _break(person)
                assert "could not be saved" in words
                assert "was saved;" not in words
                person.press("ESCAPE")  # no key loses anything by mistake
                assert person.at == "GameScene"


def test_settings_that_make_no_sense_are_told_and_kept(tmp_path: Path) -> None:
    """Once, with their names; the file as it was lies beside the new one. An error there is told without a game."""
    for written, said in (
        ('{"motion": "wild", "tips": 3, "language": "en"}', "Animation"),
        ("[1", "reset to defaults"),
    ):
        places = Places.under(tmp_path / said[:5])
        places.settings.parent.mkdir()
        places.settings.write_text(written)
        with Person(Program(places, "en")) as person:
            assert person.at == "Message"
            assert said in person.words()
            person.press("RETURN")
            person.program.remember(motion="fast")
            assert places.settings.with_name("settings.json.old").read_text() == written
        with Person(Program(places, "en")) as person:
            assert person.at == "TitleScene"
            words = _break(person)
            assert "Something went wrong" in words
            assert "game was saved" not in words
            person.press("RETURN")
            assert person.at == "TitleScene", "there is no table to go back to"


def test_a_program_that_cannot_begin_or_write_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever fails before there is a window: words and a status, not a traceback, also where there can be no log."""
    monkeypatch.setattr(Ways, "first", lambda *_: 1 / 0)
    (tmp_path / "other" / "dune-desktop.log").mkdir(parents=True)
    for folder in (tmp_path, tmp_path / "other"):
        assert cli.main(["--data-dir", str(folder)]) == 1
        assert "something went wrong" in capsys.readouterr().err
    assert "ZeroDivisionError" in (tmp_path / "dune-desktop.log").read_text(encoding="utf-8")


def test_files_dropped_over_a_dialog(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One complaint at a time, and a question that stood there comes back; a sound game is opened."""
    bad = [tmp_path / f"bad{number}.dune" for number in range(3)]
    for path in bad:
        path.write_bytes(b"eggs")
    with Person(program, Ways(program).first_of_file(bad[0])) as person:
        person.press("RETURN")
        assert person.at == "TitleScene", "there is a way on from the first of all dialogs"
        person.app.follow(Ask(Question.notice("A question", "that stays", "Yes")))
        person.turn()
        _drop(person, *bad)
        assert "bad2.dune" in person.words()
        assert "that stays" not in person.words()
        person.press("ESCAPE")
        assert "that stays" in person.words()
        person.press("ESCAPE")
        assert person.at == "TitleScene"
        _drop(person, GOLDEN[0])
        assert person.at == "GameScene"
    with _playing(program, 1) as person:
        monkeypatch.setattr(slots, "write", _refuse)
        person.play_until(lambda: "No space left" in person.words())
        _drop(person, bad[0])
        assert "would lose" in person.words()
        person.do("answer", "leave")
        for words in ("bad0.dune", "No space left on device"):
            assert words in person.words()
            person.press("ESCAPE")
        assert person.at == "GameScene"


def test_a_folder_that_cannot_be_opened_is_told_in_the_window(tmp_path: Path) -> None:
    """And one can play all the same; saving under a name says why it cannot be done."""
    program = Program(Places.under(tmp_path / ("x" * 300)), "en")  # no system opens this, for nobody
    with Person(program, start(program)) as person:
        assert "Can’t open" in person.words()
        person.press("RETURN")
        assert person.at == "TitleScene"
        for _ in program.prepare():
            pass
        person.turn()
        person.press("n", "RETURN")
        assert program.game is not None
        person.menu()
        person.press("s", "RETURN")
        assert person.at == "Message"


_OTHER = """
import pathlib, sys
from dune_desktop.storage.locks import Locks
held = Locks(pathlib.Path(sys.argv[1]))
for new in sys.stdin:
    print(held.take(sys.argv[2], new=new == "new\\n"), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_lock_file_that_is_removed_opens_no_door(program: Program) -> None:
    """A game that was taken all the same, while this program was asleep, goes on here as one of its own."""
    program.places.saves.mkdir(parents=True)
    locks = program.slots.locks
    locks.file.write_text("4194304")  # of the dead
    with _playing(program, 2) as person:
        game, path = person.table.game.id, games(program)[0]
        before = path.read_bytes()
        command = [sys.executable, "-c", _OTHER, str(locks.file), game]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:

            def taken(new: str = "") -> bool:
                assert other.stdin is not None
                assert other.stdout is not None
                print(new, file=other.stdin, flush=True)
                return other.stdout.readline() == "True\n"

            assert not taken()
            locks.file.unlink()
            assert not taken()
            with locks._guard:  # asleep
                locks.file.unlink()
                assert taken("new")
            person.answers(1)
            assert person.table.game.id != game
            assert path.read_bytes() == before
            assert _kept(program)[person.table.game.id] == len(person.table.session.log)


def test_what_goes_on_with_everything_else_does_not_lift_the_curtain(program: Program) -> None:
    """Space, Enter and A however long after; a key of its own does, and the focus where it was moved to."""
    for keys in (("u",), ("TAB", "RETURN")):
        with Person(program, start(program, new="3p", seed=5)) as person:
            game = person.table.shown_game
            for pause in (0.1, QUIET + 0.1, 10.0):
                person.now += pause
                person.press("SPACE", "RETURN")
            assert person.app.input.button("A", person.now) == []
            assert game.curtain != NOBODY
            for key in keys:
                person.now += QUIET
                person.press(key)
            assert (game.curtain, game.viewer) == (NOBODY, person.table.session.asked())
