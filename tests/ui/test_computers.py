"""Computers at the table of the window: who waits for whom, what is covered, what can be skipped and taken back."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.company.tasks import choice
from dune_desktop.company.worker import Worker
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.players.levels import LEVELS, PLAY_STYLES
from dune_desktop.players.models import is_readable
from dune_desktop.players.policy import weights
from dune_desktop.players.policy.evaluation import net_of
from dune_desktop.players.policy.weights import learned_policy
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.table.scene import TableScene
from tests.kit.careless import Careless
from tests.ui.driver import Driver
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import at_table, go


def _session(config: GameConfig, computers: set[int], seed: int = 11) -> Session:
    seats = range(len(config.seats))
    chairs = tuple(Chair("novice", "balanced", GUESTS[seat]) if seat in computers else PERSON for seat in seats)
    names = ("Ann", "Bo", "Cy", "Di")[: len(config.seats)]
    return Session.start(Rules(catalog(config.boxes), config), seed, names, chairs)


def _at_table(config: GameConfig, computers: set[int], **settings: object) -> TableScene:
    return at_table(_session(config, computers), runner=Careless(), ask_before_losses=False, **settings)


@pytest.mark.parametrize("people", [(0,), (0, 2)], ids=str)
def test_the_curtain_falls_between_people_only(people: tuple[int, ...]) -> None:
    """Not while computers act, and never for one who is alone with them, whose cards lie open.

    Who is alone is not asked in Combat without a card to play: a pass tells computers nothing.
    """
    scene = _at_table(table(4), {0, 1, 2, 3} - {*people}, rival_pace="instant", hold_moments=False)
    shown, session, fell = scene.shown_game, scene.session, set()
    between = {(0, 2), (2, 0)} if len(people) > 1 else set()
    with Driver(scene) as person:
        while not session.over and (session.state.round < 4 or not between <= fell):
            if shown.curtain != NOBODY:
                fell.add((shown.before, shown.curtain))
            if len(people) == 1:
                assert (shown.viewer, shown.curtain) == (0, NOBODY)
                asked = not shown.watching and session.asked() == 0
                if asked and session.rules.legal(session.state) == [("pass",)]:
                    assert session.state.stack[-1].played, "after a card of one's own that can be taken back"
            if session.asked_computer() is not None or shown.watching:
                person.turn()
            else:
                person.play_until(lambda count=person.clicks: person.clicks > count or session.over)
    assert between <= fell
    assert all(before != seat and seat in people for before, seat in fell)
    assert {entry.seat for entry in session.log} == {0, 1, 2, 3}


def test_computers_alone_play_to_the_end(program: Program) -> None:
    """Nobody's cards are seen; looking back, they are no secrets any more."""
    scene = _at_table(table(3), {0, 1, 2}, rival_pace="instant")
    with Driver(scene) as watcher:
        while not scene.session.over:
            watcher.turn()
            assert scene.shown_game.reader == NOBODY
    program.slots.keep(scene.session, "watched")
    program.slots.flush()
    go(program, "saved", next(program.places.saves.glob("*.dune")))
    replay = go(program, "replay", 20)
    assert isinstance(replay, ReplayScene)
    assert replay.seats == (0, 1, 2)


def test_what_a_computer_does_is_shown_can_be_skipped_and_stands() -> None:
    """Skipping leads to one's own turn without another stop; undo leads back to one's own decision and no further."""
    first = _session(table(3), set()).asked()
    scene = _at_table(table(3), {0, 1, 2} - {first}, rival_pace="step")
    session = scene.session
    with Driver(scene) as person:
        person.play_until(lambda: session.asked_computer() is not None)
        while session.asked_computer() is not None and not scene.shown_game.watching:
            person.turn()
        person.click(person.hits("skip")[0])
        while session.asked_computer() is not None:
            assert not scene.shown_game.watching
            person.key(ord("z"), 64)
            assert session.asked_computer() is None or session.undoable() is None
    assert session.asked() == first
    assert not any(entry.undone for entry in session.log if session.chairs[entry.seat].computer)


def test_somebody_new_is_offered_three_computers_of_the_second_level(program: Program) -> None:
    """One click on Begin, and a game with them is on the table; what was chosen is offered the next time."""
    choices = (("more",), ("sit", 1, "person"), ("level", 2), ("temperament", 3))
    second, chosen = ["", *(LEVELS[1],) * 3], ["", "", LEVELS[2], LEVELS[1]]
    for changes, levels in (((), second), (choices, chosen), ((), chosen)):
        with Person(program) as person:
            opens = "new" if person.find("new") is not None else "known"
            for action in ((opens,), *changes, ("begin",)):
                person.do(*action)
            session = person.table.session
        assert [chair.level for chair in session.chairs] == levels
        called = {program.texts.name("leader_short:" + player.leader) for player in session.state.seats}
        assert {*session.names} == called, "computers are called by their leaders, as persons without a name are"
        assert levels == second or session.chairs[3].temperament == PLAY_STYLES[0]


@pytest.fixture
def without_numbers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What computers have learned is damaged."""
    forget = [each.cache_clear for each in (is_readable, learned_policy, net_of)]
    with monkeypatch.context() as broken:
        broken.setattr(weights, "_read", lambda name: "{")
        for clear in forget:
            clear()
        yield
    for clear in forget:
        clear()


@pytest.mark.usefixtures("without_numbers")
def test_who_plays_is_told_that_computers_cannot_think(program: Program) -> None:
    """Where they are offered, as long as one is to sit there, and once at the table; the game goes on."""
    program.runner = LocalRunner()
    program.change("language", "ja")
    program.change("rival_pace", "instant")

    def told(key: str) -> bool:
        return "".join(str(program.texts.t(key)).split()) in "".join(person.words().split())

    with Person(program) as person:
        person.do("known")
        assert told("newgame.thoughtless")
        assert problems(person.screen, person.app.easel.fonts) == []
        for seat in (1, 2, 3):
            person.do("sit", seat, "person")
        assert not told("newgame.thoughtless")
        person.do("sit", 1, "computer")
        person.do("begin")
        assert program.game is not None
        session = program.game.session  # the computer may be first, and it be told at once
        person.play_until(lambda: told("computer.by_chance"))
        person.do("answer", "on")
        rounds = session.state.round + 1
        person.play_until(lambda: told("computer.by_chance") or session.state.round > rounds)
        assert not told("computer.by_chance"), "once is enough"


def test_computers_are_told_of_in_the_chronicle_and_among_saves_and_come_again(program: Program) -> None:
    """With their level, in the language of now; persons keep their names, and computers those of earlier versions."""
    chairs = (PERSON, *(Chair("master", "merchant", guest) for guest in (*GUESTS[:2], "")))
    go(program, "new", table(4), 5, ("Ann", "", "", ""), chairs)
    with Person(program, go(program, "table")) as person:
        person.press("l")
        assert all(word in person.words() for word in ("Orlan", "Master", "Merchant"))
    assert program.game is not None
    led = "leader_short:" + program.game.session.state.seats[3].leader
    program.slots.flush()
    korean, japanese = "오를란(달인),세파(달인),{}(달인)", "オルラン（達）、セファ（達）、{}（達）"
    for language, names in (("ko", korean), ("ja", japanese)):  # all of them, with levels in short if need be
        names = names.format(Texts(language).name(led))
        with Person(Program(program.places, language)) as person:
            person.do("load")
            words = person.words().replace(" ", "")  # a line may be drawn in pieces
            assert all(name in words for name in ("Ann", names))
            assert not any(name in words for name in ("Orlan", "Sefa", "Master"))
    go(program, "again", False)
    assert (program.game.session.chairs, program.game.session.people) == (chairs, (0,))


def test_nobody_loses_anything_when_the_process_dies(program: Program) -> None:
    """In the window of the program: the next process goes on with the very question the last one died over."""
    chairs = tuple(Chair("novice", "balanced", guest) for guest in GUESTS[:3])
    program.remember(rival_pace="instant", hold_moments=False)
    go(program, "new", table(3), 5, ("", "", ""), chairs)
    with Person(program, go(program, "table")) as watcher:
        session = watcher.table.session
        assert isinstance(program.runner, Worker)
        for killed in range(3):
            wanted, end = session.answered + 10, time.monotonic() + 600  # tells only that nothing comes any more
            while session.answered < wanted or (killed < 2 and program.runner.pid is None):
                assert time.monotonic() < end
                watcher.turn()
                time.sleep(0.002)
            if killed < 2:
                os.kill(program.runner.pid or 0, signal.SIGTERM)
    again = Session.start(session.rules, session.seed, session.names, session.chairs)
    for entry in session.log:
        task = choice(again)
        assert task is not None
        assert task.think() == entry.option, "the answers are those of a game in which nothing happened"
        again.answer(entry.option)
