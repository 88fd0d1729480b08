"""Looking back at a game: step by step, as whom, and playing on from any position."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.storage.files import read, to_session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.save_header import read_header
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.moving import SAVES, SIZE
from tests.ui.person import Person
from tests.ui.screens import hits
from tests.ui.tables import start

pytestmark = pytest.mark.usefixtures("queue")


def _back(person: Person) -> ReplayScene:
    """To the menu of the game, and from there into the past."""
    person.table.playback.settle()
    person.menu()
    person.do("replay")
    assert isinstance(person.scene, ReplayScene)
    return person.scene


def test_every_position_is_as_it_was(program: Program) -> None:
    """From the beginning to where the game is, by steps, turns and rounds; it plays by itself, and nothing can be
    touched there but looked at closely.
    """
    with Person(program, start(program, new="solo", seed=3)) as person:
        positions = [person.table.session.state.clone()]
        person.table.session.listeners.append(lambda session: positions.append(session.state.clone()))
        person.answers(14)
        rounds = positions[-1].round
        scene = _back(person)
        assert scene.number == 0
        assert person.find("move", "step", -1) is None, "there is nothing before the beginning"
        person.do("play")
        told, before, pieces = [], scene.news, set()
        scene.news = lambda: told.append(found := before()) or found  # type: ignore[method-assign,func-returns-value]
        for _ in range(400):
            pieces.add(scene.shown_game.act is not None)
            person.turn()
        assert (scene.number, scene.playing) == (14, False)
        happened = [seen_by(event, 0) for step in scene.replay.steps[1:15] for event in step.events]
        assert [event for events in told for event in events] == happened, "each once, in its order"
        assert pieces == {True, False}, "what an answer led to came piece by piece"
        while scene.number:
            person.press("MINUS")
            assert scene.shown_game.session.state == positions[scene.number]
        seen = [1]
        while person.find("move", "round", 1):
            person.do("move", "round", 1)
            seen.append(scene.shown_game.session.state.round)
            assert scene.shown_game.session.state == positions[scene.number]
        assert seen[:rounds] == list(range(1, rounds + 1))
        person.do("move", "turn", -1)
        assert 0 < scene.number < 14
        assert scene.shown_game.session.state == positions[scene.number]
        assert {hit.action[0] for hit in person.hits()} == {"move", "to", "play", "play_on", "back"}
        person.look_at(next(hit.inspect for hit in hits(person.screen) if hit.inspect))
        assert not isinstance(person.scene, ReplayScene)
        person.press("ESCAPE", "ESCAPE")
        assert isinstance(person.scene, MenuScene)


def test_the_rail_leads_to_the_beginning_of_every_turn(program: Program) -> None:
    """It says who took it, also where its last answer was somebody else's: a person chooses for a Rival."""
    session = to_session(read(SAVES / "ix-solo-row-churn.dune"))
    scene = ReplayScene(program, ShownGame(session, "instant"))
    rail = [hit for hit in hits(scene.screen(Plain(), SIZE)) if hit.action[:1] == ("to",)]
    turns = sorted({number for number in scene.replay.turns if number < len(scene.replay)})
    assert [hit.action[1] for hit in rail] == turns
    ended = [
        next(event[1] for event in step.events if event[0] == "end_turn")
        for number, step in enumerate(scene.replay.steps)
        if number and number in scene.replay.turns
    ]
    assert set(ended) == {0, 1, 2}
    assert [hit.tip.partition(" · ")[2] for hit in rail[: len(ended)]] == [session.names[seat] for seat in ended]
    for number in turns[:12]:
        scene.handle(("to", number))
        assert scene.shown_game.session.state == scene.replay.at(number)


def test_one_can_play_on_from_there(program: Program) -> None:
    """It is a game of its own, with the cards and dice of then, and the list says so; the other one stays as it is."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(10)
        session, game = person.table.session, person.table.game.id
        scene = _back(person)
        while scene.number < 6:
            person.do("move", "step", 1)
        person.do("play_on")
        person.do("answer", "on")
        branch = person.table.game.id
        assert branch != game
        assert [entry.option for entry in person.table.session.log] == [e.option for e in session.log][:6]
        person.answers(2)
        program.leave_game()
        files = [automatic(program.places.saves, each) for each in (branch, game)]
        assert len(read(files[1]).log) == 10
    assert [seen is not None and seen.onward for seen in map(read_header, files)] == [2, 0]
    assert to_session(read(files[0])).onward == 2
    with Person(program) as person:
        person.do("load")
        assert person.words().count(program.texts.t("load.onward", n=2)) == 1


def test_a_running_game_shows_no_other_hand(program: Program) -> None:
    """Seats can be chosen among once the game is over; before, it is seen as by whoever sits before the screen."""
    with Person(program, start(program, new="3p", seed=3)) as person:
        person.answers(9)
        viewer, scene, others = person.table.shown_game.reader, _back(person), set()
        for _ in range(8):
            person.do("move", "step", 1)
            assert (scene.viewer, person.hits("seat")) == (viewer, [])
            hands = [seat.hand for seat in scene.shown_game.view().seats]
            others |= {card for seat, hand in enumerate(hands) if seat != viewer for card in hand}
        assert others == {HIDDEN}


def test_the_chronicle_leads_to_its_moments(program: Program) -> None:
    """A line to its moment; a turn, own or not, plays, can be stopped and ends where it ended. Esc leads back there."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(16)
        table = person.table
        table.playback.settle()
        steps, turns = table.session.steps, table.renderer.chronicle.turns(0)
        events = [event for step in steps for event in step.events]
        person.press("l")
        while person.app.input.focus is None or person.app.input.focus.hit.action[0] != "moment":
            person.press("TAB")
        number = person.app.input.focus.hit.action[1]
        person.press("RETURN")
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == number
        person.press("ESCAPE")
        for own, stopped in ((True, False), (False, False), (False, True)):
            assert isinstance(person.scene, LogScene)
            line = next(line for line, span in turns.items() if span.seat >= 0 and (span.seat == 0) == own)
            person.app.front.send([("again", line)], person.app.front.number)
            scene, span = person.scene, turns[line]
            assert isinstance(scene, ReplayScene)
            assert scene.playing
            assert [event for act in scene.shown_game.acts for event in act.events] == events[span.first : span.last]
            person.press(*["SPACE"] * stopped)
            while scene.playing:
                person.turn()
            assert scene.shown_game.act is None
            assert scene.shown_game.session.state == scene.replay.at(scene.number)
            ended = sum(len(step.events) for step in steps[: scene.number + 1])
            assert ended - len(steps[scene.number].events) < span.last <= ended
            person.press("ESCAPE")
        person.press("ESCAPE")
        table.session.steps = steps[2:]
        person.press("l")
        assert person.hits("moment") == [], "a log that leads nowhere offers none"
