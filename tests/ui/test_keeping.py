"""What was played stays: older saves, wrong clocks, broken files and folders, errors, lost locks, a thousand games."""

from __future__ import annotations

import logging
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
from dune_desktop.session import Session
from dune_desktop.storage import slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import pack, read
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.places import Places
from dune_desktop.storage.slots import MAX_FINISHED_GAMES
from dune_desktop.ui import main
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.title import TitleScene
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


# ------------------------------------------------------------------------------------------------ an older save


def _early(program: Program) -> tuple[Path, str]:
    """A game saved as "early" after 4 answers and played on for 10; the save and the game."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        person.answers(4)
        path = program.slots.save_as(table.session, table.game.id, "early")
        person.answers(10)
        program.leave_game()
        return path, table.game.id


def _load_in_list(person: Person, path: Path) -> None:
    person.do("load")
    assert isinstance(person.scene, LoadScene)
    person.do("load", next(place for place, slot in enumerate(person.scene.slots) if slot.path == path))


@pytest.mark.parametrize("way", ["list", "drop", "file", "menu"])
def test_playing_on_from_an_older_save_destroys_nothing(program: Program, way: str) -> None:
    """It is a game of its own; the one played further stays in the list and can be gone on with."""
    path, game = _early(program)
    before = _kept(program)[game]
    first = go(program, "saved", automatic(program.places.saves, game)) if way == "menu" else None
    with Person(program, Ways(program).first_of_file(path) if way == "file" else first) as person:
        if way == "list":
            _load_in_list(person, path)
        elif way == "menu":
            person.menu()
            _load_in_list(person, path)
        elif way == "drop":
            _drop(person, path)
        assert len(person.table.session.log) == 4
        assert len(_kept(program)) == 1, "nothing is written before there is something to keep"
        person.answers(1)
        kept = _kept(program)
        assert kept[game] == before
        assert kept[person.table.game.id] == 5
        assert program.slots.locks._held == {person.table.game.id}
        person.answers(3)
        assert len(_kept(program)) == 2, "one game, not one for every answer"
        program.leave_game()
    with Person(program) as person:
        person.do("load")
        assert len([slot for slot in person.scene.slots if slot.automatic]) == 2
        assert person.words().count("autosave") == 2
        assert person.words().count("continued from round 2") == 1


def test_continue_with_a_save_that_was_played_on_from(program: Program) -> None:
    """Also where the clock makes an older save the one to continue."""
    path, game = _early(program)
    save = read(path)
    path.write_bytes(pack(save.model_copy(update={"saved": datetime.now(UTC) + timedelta(days=3)})))
    (program.places.saves / "last-played").unlink()
    before = _kept(program)[game]
    with Person(program) as person:
        person.do("continue")
        assert len(person.table.session.log) == 4
        person.answers(1)
    assert _kept(program)[game] == before


def test_going_on_where_one_was_stays_one_game(program: Program) -> None:
    """From its own file, and from a save under a name that nothing was played after."""
    path, game = _early(program)
    with Person(program, go(program, "saved", automatic(program.places.saves, game))) as person:
        person.answers(1)
        path = program.slots.save_as(person.table.session, game, "late")
        program.leave_game()
    with Person(program, go(program, "saved", path)) as person:
        assert person.table.game.id == game
        person.answers(1)
        assert list(_kept(program)) == [game]


# ------------------------------------------------------------------------------------------------ clocks, tidying


def _ahead(program: Program, count: int) -> None:
    """So many games dated two days ahead, by a clock that was wrong then."""
    save = read(GOLDEN[0])
    for number in range(count):
        when = datetime.now(UTC) + timedelta(days=2, minutes=number)
        made = save.model_copy(update={"game": f"ahead{number}", "name": "", "saved": when})
        program.places.saves.mkdir(parents=True, exist_ok=True)
        automatic(program.places.saves, made.game).write_bytes(pack(made))


def test_a_clock_set_back_hides_no_game(program: Program) -> None:
    """Tonight's game is the one to continue, heads the list and is not tidied away, whatever the others are dated."""
    _ahead(program, MAX_FINISHED_GAMES + 1)
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        game, state = person.table.game.id, person.table.session.state
        program.leave_game()
    again = Program(program.places, "en")
    with Person(again) as person:
        assert person.scene.waiting.path == automatic(program.places.saves, game), "already in the first picture"
        for _ in again.prepare():
            pass
        person.turn()
        person.do("load")
        assert person.scene.slots[0].path == automatic(program.places.saves, game)
        person.press("ESCAPE")
        person.do("continue")
        assert person.table.session.state == state


def test_unfinished_games_are_never_tidied_away(program: Program) -> None:
    _ahead(program, MAX_FINISHED_GAMES * 3)
    for _ in program.prepare():
        pass
    assert len(games(program)) == MAX_FINISHED_GAMES * 3


# ------------------------------------------------------------------------------------------------ a harmed save


@pytest.mark.parametrize("way", ["continue", "list", "drop"])
def test_a_harmed_save_gives_way_to_the_one_before_and_says_so(program: Program, way: str) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(5)
        table = person.table
        before = len(table.session.log) - 1
        program.leave_game()
    path = automatic(program.places.saves, table.game.id)
    path.write_bytes(bytes(path.stat().st_size))
    again = Program(program.places, "en")
    for _ in again.prepare():
        pass
    with Person(again) as person:
        if way == "continue":
            person.do("continue")
        elif way == "list":
            person.do("load")
            assert "opens the previous save" in person.words()
            person.do("load", 0)
        else:
            _drop(person, path)
        assert isinstance(person.scene, Message)
        assert "At most your last step is missing" in person.words()
        person.press("RETURN")
        assert len(person.table.session.log) == before
        person.answers(2)
        again.leave_game()
    assert len(again.slots.load(path)[0].log) == before + 2
    assert path not in again.slots.fallen_back


# ------------------------------------------------------------------------------------------------ a slow disk


def test_leaving_waits_for_a_slow_disk_and_asks_if_it_refuses(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What became of the last answer is known before the game is left."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(1)
        leaving = threading.Event()

        def slowly(*arguments: object, **named: object) -> None:
            leaving.wait(300)
            time.sleep(0.2)  # who does not wait for it is gone by then
            raise SaveError("unwritable", Path("x.dune"), "No space left on device")

        monkeypatch.setattr(slots, "write", slowly)
        monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 0.0)
        person.answers(1)
        assert isinstance(person.scene, GameScene), "nobody knows yet"
        leaving.set()
        person.close()
        assert person.app.running
        assert "would lose" in person.words()


def test_a_slow_disk_that_refuses_is_told_of_at_the_next_movement(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(1)

        monkeypatch.setattr(slots, "write", _refuse)
        monkeypatch.setattr(slots.Writer, "put", lambda self, path, job, patience: put(self, path, job, 0.0))
        person.answers(1)
        program.slots.flush()
        if not isinstance(person.scene, Message):
            for hit in person.hits("card", "space", "option", "menu")[:2]:
                person.move(hit)
        assert "No space left on device" in person.words()


put = slots.Writer.put


def test_the_end_of_a_game_is_not_left_unsaved_unasked(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(program, new="solo", seed=3)
    assert isinstance(scene, GameScene)
    with Person(program, scene) as person:
        person.play_until(lambda: len(scene.session.log) >= 1)
        monkeypatch.setattr(slots, "write", _refuse)
        scene.game.keep(scene.session)
        person.app.follow(Go("ranking"))
        person.turn()
        person.do("next")
        assert isinstance(person.scene, GameOverScene)
        for leave in (("title",), ("again", "same")):
            if person.find(*leave) is not None:
                person.do(*leave)
                assert "would lose" in person.words()
                person.press("RETURN")
                assert isinstance(person.scene, GameOverScene)
        person.close()
        assert person.app.running
        assert "would lose" in person.words()


def _refuse(path: Path, *arguments: object, **named: object) -> None:
    raise SaveError("unwritable", path, "No space left on device")


# ------------------------------------------------------------------------------------------------ errors


def _break(person: Person) -> str:
    """An error while the table is drawn, answered as the window does; what is said then."""
    person.app.follow(person.program.apologize(ZeroDivisionError("planted")))
    person.turn()
    assert isinstance(person.scene, Message)
    return person.words()


def test_an_apology_saves_and_leads_back_to_the_table(program: Program) -> None:
    """What an error kept from being saved is saved then; only then it is said so."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        table = person.table
        automatic(program.places.saves, table.game.id).unlink()
        assert "Your game was saved" in _break(person)
        assert _kept(program)[table.game.id] == len(table.session.log)
        person.press("RETURN")
        assert person.table.session is table.session
        person.answers(1)


def test_an_apology_never_says_saved_when_it_was_not(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on a full disk nor when saving itself is what fails; the table is offered first."""

    def broken(*arguments: object) -> bytes:
        raise ZeroDivisionError("saving itself fails")

    for module, name, planted in ((slots, "write", _refuse), (slots, "pack", broken)):
        with Person(program, start(program, new="solo", seed=3)) as person:
            person.answers(2)
            with monkeypatch.context() as broken_disk:
                broken_disk.setattr(module, name, planted)
                words = _break(person)
                assert "could not be saved" in words
                assert "was saved;" not in words
                person.press("ESCAPE")  # no key loses anything by mistake
                assert isinstance(person.scene, GameScene)


def test_an_apology_without_a_game_says_nothing_of_one(program: Program) -> None:
    with Person(program) as person:
        words = _break(person)
        assert "Something went wrong" in words
        assert "game was saved" not in words
        assert person.find("answer", "table") is None, "there is no table to go back to"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"motion": "wild", "tips": 3, "language": "en"}', "Animation"),
        ("{", "reset to defaults"),
        ("[1]", "reset to defaults"),
    ],
)
def test_settings_that_make_no_sense_are_told_and_kept(tmp_path: Path, written: str, said: str) -> None:
    """Once, with their names; the file as it was lies beside the new one."""
    places = Places.under(tmp_path)
    places.settings.write_text(written)
    with Person(Program(places, "en")) as person:
        assert isinstance(person.scene, Message)
        assert said in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
        person.program.remember(motion="fast")
        assert (tmp_path / "settings.json.old").read_text() == written
    with Person(Program(places, "en")) as person:
        assert isinstance(person.scene, TitleScene)


def test_an_apology_offers_a_report(program: Program) -> None:
    """It is written where it says, and the ways on are still there afterwards."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        _break(person)
        person.do("answer", "report")
        (report,) = program.places.saves.parent.glob("report-*.zip")
        assert report.name in person.words().replace(" ", "")
        assert person.find("answer", "report") is None, "one is enough"
        person.press("RETURN")
        person.answers(1)


def test_an_answer_that_fails_half_way_changes_nothing(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position before it is what is kept and gone on with."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        session = person.table.session
        before = session.state.clone()
        play = type(session.rules).play

        def fail(rules: object, state: object, *rest: object) -> None:
            play(rules, state, *rest)  # type: ignore[arg-type]
            raise ZeroDivisionError("half way")

        with monkeypatch.context() as planted:
            planted.setattr(type(session.rules), "play", fail)
            with pytest.raises(ZeroDivisionError):
                session.answer(session.rules.legal(session.state)[0])
        assert session.state == before
        assert "Your game was saved" in _break(person)
        assert read(automatic(program.places.saves, person.program.game.id)).state == before


def test_a_log_that_cannot_be_opened_stops_nothing(tmp_path: Path) -> None:
    """Nor does anything that cannot be written down."""
    handler = main._write_log(tmp_path)  # a folder where the file should be
    try:
        logging.getLogger("dune_desktop").warning("nobody will read this")
    finally:
        logging.getLogger("dune_desktop").removeHandler(handler)
        handler.close()


# ------------------------------------------------------------------------------------------------ broken files


def test_files_dropped_over_a_dialog(program: Program, tmp_path: Path) -> None:
    """One complaint at a time, and a question that stood there comes back."""
    bad = [tmp_path / f"bad{number}.dune" for number in range(3)]
    for path in bad:
        path.write_bytes(b"eggs")
    with Person(program) as person:
        _drop(person, *bad)
        assert "bad2.dune" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
    start(program, new="solo", seed=3)
    program.leave_game()
    with Person(program) as person:
        person.do("load")
        scene = person.scene
        person.app.follow(Ask(Question.notice("A question", "that stays", "Yes")))
        person.turn()
        _drop(person, *bad)
        assert "bad2.dune" in person.words()
        assert "that stays" not in person.words()
        person.press("ESCAPE")
        assert "that stays" in person.words()
        person.press("ESCAPE")
        assert person.scene is scene
        _drop(person, games(program)[0])
        assert isinstance(person.scene, GameScene), "a game is opened from there too"
        program.leave_game()
    with Person(program, Ways(program).first_of_file(bad[0])) as person:
        _drop(person, bad[1])
        assert "bad1.dune" in person.words()
        person.press("RETURN", "RETURN")
        assert isinstance(person.scene, TitleScene), "there is a way on from the first of all dialogs"


def test_a_file_dropped_over_the_question_about_a_full_disk(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.dune"
    bad.write_bytes(b"eggs")
    with Person(program, start(program, new="solo", seed=3)) as person:
        monkeypatch.setattr(slots, "write", _refuse)
        person.play_until(lambda: "No space left" in person.words())
        _drop(person, bad)
        assert "would lose" in person.words()
        person.do("answer", "leave")
        assert "bad.dune" in person.words()
        person.press("ESCAPE")
        assert "No space left on device" in person.words()
        person.press("ESCAPE")
        assert isinstance(person.scene, GameScene)


# ------------------------------------------------------------------------------------------------ odd folders


def _unreachable(tmp_path: Path) -> Path:
    return tmp_path / ("x" * 300)  # no system opens this, for nobody


def test_a_folder_that_cannot_be_opened_is_told_in_the_window(tmp_path: Path) -> None:
    """And one can play all the same."""
    program = Program(Places.under(_unreachable(tmp_path)), "en")
    with Person(program, start(program)) as person:
        assert isinstance(person.scene, Message)
        assert "Can’t open" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, TitleScene)
        for _ in program.prepare():
            pass
        person.turn()
        person.press("n", "RETURN")
        assert program.game is not None
        person.answers(1) if isinstance(person.scene, GameScene) else person.press("RETURN")
        person.menu()
        person.press("s", "RETURN")
        assert isinstance(person.scene, Message), "saving under a name says why it cannot be done"


def test_a_program_that_cannot_begin_says_so_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever fails before there is a window: words and a status, not a traceback."""

    def fail(*arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Ways, "first", fail)
    assert cli.main(["--data-dir", str(tmp_path)]) == 1
    assert "something went wrong" in capsys.readouterr().err
    assert "Permission denied" in (tmp_path / "dune-desktop.log").read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------------------ another window

_OTHER = """
import pathlib, sys
from dune_desktop.storage.places import Places
from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.program import Program
program = Program(Places.under(pathlib.Path(sys.argv[1])), "en")
try:
    program.resume(pathlib.Path(sys.argv[2]))
    print("open", program.game.id, flush=True)
except SaveError as error:
    print(error.key, flush=True)
"""


def _another_window(program: Program, path: Path) -> str:
    command = [sys.executable, "-c", _OTHER, str(program.places.saves.parent), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout.split()[0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_lock_file_that_is_removed_opens_no_door(program: Program) -> None:
    scene = start(program, new="solo", seed=3)
    assert isinstance(scene, GameScene)
    path = games(program)[0]
    assert _another_window(program, path) == "in_use"
    program.slots.locks.file.unlink()
    assert _another_window(program, path) == "in_use"
    program.leave_game()
    assert _another_window(program, path) == "open"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_game_that_was_taken_all_the_same_goes_on_as_one_of_its_own(program: Program) -> None:
    """As when this program was asleep while the file went: nothing of the other window is overwritten."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        game, path = person.table.game.id, games(program)[0]
        before = path.read_bytes()
        other = """
import sys, pathlib
from dune_desktop.storage.locks import Locks
held = Locks(pathlib.Path(sys.argv[1]))
print(held.take(sys.argv[2], new=True), flush=True)
sys.stdin.readline()
"""
        with program.slots.locks._guard:  # asleep
            program.slots.locks.file.unlink()
            process = subprocess.Popen(
                [sys.executable, "-c", other, str(program.slots.locks.file), game],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert process.stdout is not None
            assert process.stdin is not None
            assert process.stdout.readline().strip() == "True"
        with process:
            person.answers(1)
            assert person.table.game.id != game
            assert path.read_bytes() == before
            assert _kept(program)[person.table.game.id] == len(person.table.session.log)
            process.stdin.write("\n")


def test_a_lock_file_of_the_dead_is_harmless(program: Program) -> None:
    program.places.saves.mkdir(parents=True)
    program.slots.locks.file.write_text("4194304")
    assert isinstance(start(program, new="solo", seed=3), GameScene)


# ------------------------------------------------------------------------------------------------ many games


def test_a_thousand_games_are_not_read_to_show_ten(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Title and list read whole only what is offered and seen; scrolling reads on."""
    program.places.saves.mkdir(parents=True)
    saves = [read(path) for path in GOLDEN]
    for number in range(300):
        save = saves[number % len(saves)]
        made = save.model_copy(update={"game": f"g{number:03}", "name": "", "summary": save.summary})
        automatic(program.places.saves, made.game).write_bytes(pack(made))
    whole: list[Path] = []
    really = slots.read

    def counted(path: Path) -> object:
        whole.append(path)
        return really(path)

    monkeypatch.setattr(slots, "read", counted)
    for _ in program.prepare():
        pass
    with Person(program) as person:
        assert len(whole) <= 1
        person.do("load")
        assert len(person.scene.slots) == 300
        assert len(person.hits("load")) >= 6
        assert len(whole) < 12
        person.press("END")
        assert len(whole) < 24
        person.press("ESCAPE")
        person.do("load")
        assert len(whole) < 24, "what was read is known"
        assert isinstance(person.scene, LoadScene)


# ------------------------------------------------------------------------------------------------ behind the curtain


def test_looking_at_the_table_tells_nothing_of_the_next_hand(program: Program) -> None:
    """Whether the next person can send any Agent changes nothing on the open table."""
    scene = start(program, new="3p", seed=5)
    assert isinstance(scene, GameScene)
    session: Session = scene.session
    asked = session.asked()
    assert asked is not None
    words: list[str] = []
    for hand in (session.state.seats[asked].hand, ("convincing_argument",) * 5):
        session.state = session.state.clone()
        session.state.seats[asked].hand = hand
        sends = [option for option in session.rules.legal(session.state) if option[0] == "send"]
        assert bool(sends) == (not words)
        with Person(program, scene) as person:
            person.do("look")
            words.append(repr(person.screen))
            person.press("ESCAPE")
    assert words[0] == words[1]


def test_the_table_can_be_uncovered_while_one_looks(program: Program) -> None:
    with Person(program, start(program, new="3p", seed=5)) as person:
        person.do("look")
        assert "is next" in person.words()
        person.now += QUIET
        person.press("SPACE", "RETURN")
        assert person.table.shown_game.curtain != NOBODY
        person.now += QUIET
        person.press("u")
        assert person.table.shown_game.viewer == person.table.session.asked()


@pytest.mark.parametrize("pause", [0.1, QUIET + 0.1, 10.0])
def test_what_goes_on_with_everything_else_does_not_lift_the_curtain(program: Program, pause: float) -> None:
    """Space, Enter and A however long after; a key of its own does, and the focus where it was moved to."""
    with Person(program, start(program, new="3p", seed=5)) as person:
        shown_game = person.table.shown_game
        for _ in range(3):
            person.now += pause
            person.press("SPACE", "RETURN")
        assert person.app.input.button("A", person.now) == []
        assert shown_game.curtain != NOBODY
        person.now += QUIET
        person.press("TAB")
        person.now += QUIET
        person.press("RETURN")
        assert shown_game.curtain == NOBODY, "the focus was moved there on purpose"
