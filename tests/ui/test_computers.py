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
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.levels import LEVELS, PLAY_STYLES
from dune_desktop.players.models import is_readable
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.policy import weights
from dune_desktop.players.policy.evaluation import net_of
from dune_desktop.players.policy.weights import learned_policy
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.new_game import NewGameScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.table.scene import TableScene
from tests.kit.careless import Careless
from tests.ui.driver import Driver
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import at_table, begin, go


def _session(config: GameConfig, computers: set[int], seed: int = 11) -> Session:
    chairs = tuple(
        Chair("novice", "balanced", GUESTS[seat]) if seat in computers else PERSON for seat in range(len(config.seats))
    )
    names = ("Ann", "Bo", "Cy", "Di")[: len(config.seats)]
    return Session.start(Rules(catalog(config.boxes), config), seed, names, chairs)


def _at_table(config: GameConfig, computers: set[int], **settings: object) -> TableScene:
    return at_table(_session(config, computers), runner=Careless(), **settings)


def test_one_person_and_three_computers_never_see_a_curtain() -> None:
    """The cards lie open for the one who is there, through some rounds, and nobody else answers.

    Nor is the one who is there asked in Combat without a card to play: a pass tells computers nothing.
    """
    scene = _at_table(table(4), {1, 2, 3}, rival_pace="instant", hold_moments=False, ask_before_losses=False)
    with Driver(scene) as person:

        def done() -> bool:
            assert scene.shown_game.viewer == 0
            assert scene.shown_game.curtain == NOBODY
            asked = not scene.shown_game.watching and scene.session.asked() == 0
            if asked and scene.session.rules.legal(scene.session.state) == [("pass",)]:
                assert scene.session.state.stack[-1].played, "after a card of one's own that can be taken back"
            return scene.session.state.round > 4

        for _ in range(2000):
            if done():
                break
            if scene.session.asked_computer() is not None or scene.shown_game.watching:
                person.turn()
            else:
                person.play_until(lambda: done() or scene.session.asked_computer() is not None)
    assert done()
    assert {entry.seat for entry in scene.session.log} == {0, 1, 2, 3}


@pytest.mark.parametrize("config", [solo("mentat"), table(2)], ids=["solo", "2"])
def test_computers_alone_play_to_the_end(config: GameConfig) -> None:
    """Nobody needs to be there: the game goes on by itself, and nobody's cards are seen."""
    people = {seat for seat, place in enumerate(config.seats) if place.kind == "human"}
    scene = _at_table(config, people, rival_pace="instant")
    with Driver(scene) as watcher:
        for _ in range(2000):
            if scene.session.over:
                break
            watcher.turn()
            assert scene.shown_game.reader == NOBODY
    assert scene.session.over


def test_the_curtain_falls_between_people_only() -> None:
    """Two people and two computers: it falls when the other person is next, and not while computers act."""
    scene = _at_table(table(4), {1, 3}, rival_pace="instant", hold_moments=False, ask_before_losses=False)
    fell = set()
    with Driver(scene) as person:
        for _ in range(200):
            if scene.shown_game.curtain != NOBODY:
                fell.add((scene.shown_game.before, scene.shown_game.curtain))
            if scene.session.over:
                break
            if scene.session.asked_computer() is not None or scene.shown_game.watching:
                person.turn()
            else:
                person.play_until(lambda count=person.clicks: person.clicks > count or scene.session.over)
    assert (0, 2) in fell
    assert (2, 0) in fell
    assert all(before != seat and seat in (0, 2) for before, seat in fell)


def test_what_a_computer_does_is_shown_and_can_be_skipped() -> None:
    """Each of its answers stays a while on the screen; skipping leads to one's own turn without another stop."""
    scene = _at_table(table(3), {0, 1, 2} - {_first(table(3))}, rival_pace="step", ask_before_losses=False)
    with Driver(scene) as person:
        person.play_until(lambda: scene.session.asked_computer() is not None)
        stops = 0
        while scene.session.asked_computer() is not None and stops < 1:
            person.turn()
            stops += scene.shown_game.watching
        assert stops
        skip = person.find("skip")
        assert skip is not None
        person.click(skip)
        for _ in range(60):
            if scene.session.asked_computer() is None:
                break
            assert not scene.shown_game.watching
            person.turn()
    assert scene.session.asked_computer() is None


def _first(config: GameConfig) -> int:
    seat = _session(config, set()).asked()
    assert seat is not None
    return seat


def test_what_a_computer_has_answered_is_not_taken_back() -> None:
    """Undo leads back to one's own decision and no further: a computer's answers stand."""
    scene = _at_table(table(3), {0, 1, 2} - {_first(table(3))}, rival_pace="instant", ask_before_losses=False)
    session = scene.session
    with Driver(scene) as person:
        person.play_until(lambda: session.asked_computer() is not None)
        for _ in range(5):
            person.turn()
            person.key(ord("z"), 64)
            assert session.asked_computer() is None or session.undoable() is None
    assert not any(entry.undone for entry in session.log if session.chairs[entry.seat].computer)


# ------------------------------------------------------------------------------------------------ a new game


def test_somebody_new_is_offered_three_computers_of_the_second_level(program: Program) -> None:
    """One click on Begin, and a game with them is on the table; what was chosen is offered the next time."""
    with Person(program) as person:
        person.do("new")
        person.do("begin")
        session = person.table.session
        assert [chair.level for chair in session.chairs] == ["", *(LEVELS[1],) * 3]
        assert len(set(session.names)) == 4
        assert {str(program.texts.t("computer.name." + chair.guest)) for chair in session.chairs[1:]} == {
            *session.names[1:]
        }
    with Person(program) as person:
        person.do("new")
        person.do("sit", 1, "person")
        person.do("level", 2)
        person.do("temperament", 3)
        person.do("begin")
        chairs = person.table.session.chairs
        assert [chair.level for chair in chairs] == ["", "", LEVELS[2], LEVELS[1]]
        assert chairs[3].temperament == PLAY_STYLES[0]
    with Person(program) as person:
        person.do("new")
        assert isinstance(person.scene, NewGameScene)
        assert [seating.word for seating in person.scene.draft.seating] == [
            "person", "person", f"{LEVELS[2]}:", f"{LEVELS[1]}:{PLAY_STYLES[0]}"
        ]  # fmt: skip


@pytest.fixture
def without_numbers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What computers have learned is damaged."""
    forget = (is_readable, learned_policy, net_of)
    with monkeypatch.context() as broken:
        broken.setattr(weights, "_read", lambda name: "{")
        for each in forget:
            each.cache_clear()
        yield
    for each in forget:
        each.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("without_numbers")
def test_who_plays_is_told_that_computers_cannot_think(program: Program, language: str) -> None:
    """Where they are offered, as long as one is to sit there, and once at the table; the game goes on to its end."""
    program.runner = LocalRunner()
    program.change("language", language)
    program.change("rival_pace", "instant")

    def told(key: str) -> bool:
        return "".join(str(program.texts.t(key)).split()) in "".join(person.words().split())

    with Person(program) as person:
        person.do("new")
        assert told("newgame.thoughtless")
        assert problems(person.screen, person.app.easel.fonts) == []
        for seat in (1, 2, 3):
            person.do("sit", seat, "person")
        assert not told("newgame.thoughtless")
        person.do("sit", 1, "computer")
        if language != "en":
            return  # which language it is makes no difference to what follows
        person.do("begin")
        assert program.game is not None
        session = program.game.session  # the computer may be first, and it be told at once
        person.play_until(lambda: told("computer.by_chance"))
        person.do("answer", "on")
        rounds = session.state.round + 1
        person.play_until(lambda: told("computer.by_chance") or session.state.round > rounds)
        assert not told("computer.by_chance"), "once is enough"


def test_a_rematch_has_the_same_computers(program: Program) -> None:
    """The same seats once more, with whoever sat there."""
    chairs = (PERSON, *(Chair("adept", "warrior", guest) for guest in GUESTS[:3]))
    go(program, "new", table(4), 5, ("Ann", "", "", ""), chairs)
    go(program, "again", False)
    assert program.game is not None
    assert program.game.session.chairs == chairs
    assert program.game.session.people == (0,)


def test_a_game_of_computers_can_be_seen_from_every_seat_afterwards(program: Program) -> None:
    """Looking back, nobody's cards are secrets any more."""
    session = _session(table(3), {0, 1, 2})
    player = RandomPlayer(1)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    program.slots.keep(session, "watched")
    program.slots.flush()
    go(program, "saved", next(program.places.saves.glob("*.dune")))
    scene = go(program, "replay", 20)
    assert isinstance(scene, ReplayScene)
    assert scene.seats == (0, 1, 2)


def test_the_chronicle_tells_who_is_a_computer(program: Program) -> None:
    """With level and temperament, before everything else."""
    chairs = (PERSON, Chair("expert", "merchant", GUESTS[0]), PERSON)
    scene = begin(program, table(3), 5, ("Ann", "", "Cy"))
    assert not any("Expert" in str(line.markup) for line in scene.renderer.chronicle.all_lines(0))
    go(program, "new", table(3), 5, ("Ann", "", "Cy"), chairs)
    with Person(program, go(program, "table")) as person:
        person.press("l")
        words = person.words()
        assert "Orlan" in words
        assert "Expert" in words
        assert "Merchant" in words


def test_saves_are_listed_with_how_strong_computers_are(program: Program) -> None:
    """Who opens an old game sees against whom it was."""
    go(program, "new", table(3), 5, ("Ann", "", ""), (PERSON, *(Chair("master", "warrior", g) for g in GUESTS[:2])))
    program.slots.flush()
    with Person(program) as person:
        person.do("load")
        words = person.words()
        assert "Ann, Orlan" in words
        assert words.count(str(program.texts.t("computer.level.master"))) == 2


def test_saves_list_computers_in_the_language_of_now(program: Program) -> None:
    """Whatever the language was when the game was saved; persons keep the names they gave themselves."""
    go(program, "new", table(4), 5, ("Ann", "", "", ""), (PERSON, *(Chair("master", "warrior", g) for g in GUESTS[:3])))
    program.slots.flush()
    korean, japanese = "오를란(달인),세파(달인),타미르(달인)", "オルラン（達）、セファ（達）、タミル（達）"
    for language, names in (("ko", (korean,)), ("ja", (japanese,))):  # all of them, with levels in short if need be
        fresh = Program(program.places, language)
        with Person(fresh) as person:
            person.do("load")
            words = person.words().replace(" ", "")  # a line may be drawn in pieces
            assert all(name in words for name in ("Ann", *names))
            assert not any(name in words for name in ("Orlan", "Sefa", "Master"))


def test_nobody_loses_anything_when_the_process_dies(program: Program) -> None:
    """In the window of the program: the next process goes on with the very question the last one died over."""
    chairs = tuple(Chair("novice", "balanced", guest) for guest in GUESTS[:3])
    program.remember(rival_pace="instant", hold_moments=False)
    go(program, "new", table(3), 5, ("", "", ""), chairs)
    with Person(program, go(program, "table")) as watcher:
        session = watcher.table.session
        assert isinstance(program.runner, Worker)
        wanted, killed = 0, 0
        while not session.over and killed < 2:
            watcher.turn()
            if session.answered > wanted and program.runner.pid is not None:
                os.kill(program.runner.pid, signal.SIGTERM)
                wanted, killed = session.answered + 10, killed + 1
            time.sleep(0.002)
        answered = session.answered
        end = time.monotonic() + 600  # seconds that only tell that nothing comes any more
        while session.answered < answered + 10:
            assert time.monotonic() < end
            watcher.turn()
            time.sleep(0.002)
    assert killed == 2
    again = Session.start(session.rules, session.seed, session.names, session.chairs)
    for entry in session.log:
        task = choice(again)
        assert task is not None
        assert task.think() == entry.option, "the answers are those of a game in which nothing happened"
        again.answer(entry.option)
