"""Coming back to an earlier position: quick saves, and the start of every round."""

from __future__ import annotations

import pytest

from dune_desktop.storage import slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read
from dune_desktop.storage.folder import automatic, earlier, round_start
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.saves.earlier import EarlierScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from tests.ui.person import Person
from tests.ui.tables import start

pytestmark = pytest.mark.usefixtures("queue")


def test_a_key_saves_and_another_leads_back(program: Program) -> None:
    """Playing on from there is a game of its own: what was played after the quick save stays."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(4)
        position, game = person.table.session.state.clone(), person.table.game.id
        person.press("F5")
        assert "F9" in person.app.passing.words
        person.answers(6)
        played = len(person.table.session.log)
        person.press("F9")
        assert isinstance(person.scene, GameScene)
        assert person.table.session.state == position
        assert person.table.game.id != game
        person.answers(2)
        program.slots.flush()
        assert len(read(automatic(program.places.saves, game)).log) == played


def test_the_way_back_to_a_quick_save_is_told_and_can_be_gone_again(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(4)
        person.press("F5")
        for _ in range(2):
            person.answers(3)
            person.press("F9")
            assert len(person.table.session.log) == 4
            assert person.app.passing.words == "Returned to the quick save in round 2."
        person.menu()
        person.press("ESCAPE")
        for _ in range(4):
            person.turn()
        assert not person.app.passing.words, "that is told once"


def test_a_game_that_was_gone_back_to_keeps_the_rounds_of_its_past(program: Program) -> None:
    """Before anything was played on, and after it, when they lie beside it; those that came later are not its own."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        person.play_until(lambda: table.session.state.round >= 2)
        person.answers(2)
        person.press("F5")
        person.play_until(lambda: table.session.state.round >= 3)
        old, log = table.game.id, len(table.session.log)
        person.press("F9")
        assert _rounds(person) == [2, 1]
        person.press("ESCAPE", "ESCAPE")
        person.answers(1)
        new = person.table.game.id
        assert new != old
        assert _rounds(person) == [2, 1]
        kept = program.slots.earlier(new)
        assert [(slot.seen.game, slot.seen.round) for slot in kept if slot.seen] == [(new, 2), (new, 1)]
        assert [slot.seen.round for slot in program.slots.earlier(old) if slot.seen] == [3, 2, 1]
        person.do("load", 1)
        assert (person.table.session.state.round, person.table.session.answered) == (1, 0)
        assert len(read(automatic(program.places.saves, old)).log) == log


def _rounds(person: Person) -> list[int]:
    """The rounds that the way from the menu to earlier positions leads to."""
    person.menu()
    person.do("earlier")
    assert isinstance(person.scene, EarlierScene)
    return [slot.seen.round for slot in person.scene.slots if slot.seen]


def test_each_game_has_a_quick_save_of_its_own(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(2)
        person.press("F5")
        first = person.table.game.id
    with Person(program, start(program, new="solo", seed=4)) as person:
        person.press("F9")
        assert "F5" in person.app.passing.words, "there is none yet"
        assert person.table.game.id != first
        person.press("F5")
        assert program.slots.quick(first) is not None
        assert program.slots.quick(person.table.game.id) is not None


def test_a_quick_save_that_cannot_be_written_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: object, *rest: object) -> None:
        raise SaveError("unwritable", None, "No space left on device")

    with Person(program, start(program, new="solo", seed=3)) as person:
        with monkeypatch.context() as broken:
            broken.setattr(slots, "write", full)
            person.press("F5")
        assert isinstance(person.scene, Message)
        assert "No space left on device" in person.words()


def test_what_is_told_in_passing_goes_by_itself(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.press("F5")
        assert person.app.passing.words
        for _ in range(4):
            person.turn()
        assert not person.app.passing.words


def test_the_start_of_every_round_is_kept(program: Program) -> None:
    """The menu leads to the list, the list to the position; the game that was left stays as it is."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        person.play_until(lambda: table.session.state.round >= 3)
        person.answers(3)
        program.slots.flush()
        game, played = table.game.id, len(table.session.log)
        kept = [read(round_start(program.places.saves, game, number)) for number in (1, 2, 3)]
        assert [save.state.round for save in kept] == [1, 2, 3]
        assert [save.state.phase for save in kept[1:]] == ["turns", "turns"]
        person.menu()
        person.do("earlier")
        assert isinstance(person.scene, EarlierScene)
        assert [slot.seen.round for slot in person.scene.slots if slot.seen] == [3, 2, 1]
        person.do("load", 1)
        assert person.table.session.state == kept[1].state
        person.answers(2)
        program.slots.flush()
        assert len(read(automatic(program.places.saves, game)).log) == played


def test_earlier_positions_help_where_a_game_is_broken(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        game = person.table.game.id
    program.leave_game()
    path = automatic(program.places.saves, game)
    for broken in (path, path.with_suffix(".bak")):
        broken.write_bytes(b"\x1f\x8b nothing")
    with Person(program) as person:
        person.press("l")
        assert isinstance(person.scene, LoadScene)
        person.do("earlier", 0)
        person.do("load", 0)
        assert isinstance(person.scene, GameScene)


def test_with_a_game_its_earlier_positions_go(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        game = person.table.game.id
    program.leave_game()
    folder = earlier(program.places.saves, game)
    assert folder.is_dir()
    program.slots.delete(automatic(program.places.saves, game))
    assert not folder.exists()
