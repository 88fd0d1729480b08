"""Looking back at a game: step by step, as whom, and playing on from any position."""

from __future__ import annotations

import gzip

import pygame
import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.storage.files import read, to_session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.save_header import SaveHeader, read_header
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.replay import Back, Taken, looking_back
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.moving import SAVES, SIZE
from tests.ui.person import Person
from tests.ui.screens import hits
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


def _back(person: Person) -> ReplayScene:
    """To the menu of the game, and from there into the past."""
    person.table.playback.settle()
    person.menu()
    person.do("replay")
    assert isinstance(person.scene, ReplayScene)
    return person.scene


def _from_the_end(person: Person) -> ReplayScene:
    """The same, and on to where the game is."""
    scene = _back(person)
    while scene.number < len(scene.replay):
        person.press("END")
    return scene


def test_it_begins_where_the_game_began(program: Program) -> None:
    """And can be played at once. What tells of the last turn while somebody plays does not lie over the chronicle."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(12)
        scene = _back(person)
        assert scene.number == 0
        assert person.find("play") is not None
        person.press("END")
        assert not [region.name for region in person.screen.regions if region.name.startswith("recap")]
        person.press("ESCAPE", "ESCAPE")
        assert [region.name for region in person.screen.regions if region.name.startswith("recap")]


def test_every_position_is_as_it_was(program: Program) -> None:
    """Backward step by step to the beginning, and forward by turns and rounds to where the game is."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        positions = [person.table.session.state.clone()]
        person.table.session.listeners.append(lambda session: positions.append(session.state.clone()))
        person.answers(14)
        rounds = positions[-1].round
        scene = _from_the_end(person)
        while scene.number:
            person.press("MINUS")
            assert scene.shown_game.session.state == positions[scene.number]
        assert person.find("move", "step", -1) is None, "there is nothing before the beginning"
        seen = [1]
        while person.find("move", "round", 1):
            person.do("move", "round", 1)
            seen.append(scene.shown_game.session.state.round)
            assert scene.shown_game.session.state == positions[scene.number]
        assert seen[:rounds] == list(range(1, rounds + 1))
        assert scene.number == 14
        person.do("move", "turn", -1)
        assert scene.shown_game.session.state == positions[scene.number]
        assert 0 < scene.number < 14
        person.press("ESCAPE")
        assert isinstance(person.scene, MenuScene)


def test_the_rail_leads_to_the_beginning_of_every_turn(program: Program) -> None:
    with Person(program, start(program, new="4p", seed=3)) as person:
        person.answers(40)
        scene = _back(person)
        begins = [hit.action[1] for hit in person.hits() if hit.action[0] == "to"]
        assert begins == [number for number in scene.replay.turns if number < len(scene.replay)]
        assert len(begins) > 8
        for number in begins:
            person.do("to", number)
            assert scene.number == number
            assert scene.shown_game.session.state == scene.replay.at(number)


def test_a_turn_on_the_rail_is_of_who_took_it(program: Program) -> None:
    """Also where its last answer was somebody else's: a person chooses for a Rival."""
    session = to_session(read(SAVES / "ix-solo-row-churn.dune"))
    scene = ReplayScene(program, ShownGame(session, "instant"))
    told = [hit.tip for hit in hits(scene.screen(Plain(), SIZE)) if hit.action[:1] == ("to",)]
    ended = [
        next(event[1] for event in step.events if event[0] == "end_turn")
        for number, step in enumerate(scene.replay.steps)
        if number and number in scene.replay.turns
    ]
    assert set(ended) == {0, 1, 2}
    assert [tip.partition(" · ")[2] for tip in told[: len(ended)]] == [session.names[seat] for seat in ended]


def test_nothing_of_the_past_can_be_touched(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(6)
        _from_the_end(person)
        person.press("MINUS")
        assert {hit.action[0] for hit in person.hits()} == {"move", "to", "play", "play_on", "back"}
        seen = next(hit.inspect for region in person.screen.regions for hit in region.hits if hit.inspect)
        person.look_at(seen)
        assert not isinstance(person.scene, ReplayScene), "but it can be looked at closely"


def test_it_plays_by_itself(program: Program) -> None:
    """From the beginning to the end, and stops there; what happened on the way is news for motion and sound."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(5)
        scene = _back(person)
        while scene.number:
            person.press("MINUS")
        person.do("play")
        told = []
        before = scene.news
        scene.news = lambda: told.append(found := before()) or found  # type: ignore[method-assign,func-returns-value]
        pieces = set()
        for _ in range(200):
            pieces.add(scene.shown_game.act is not None)
            person.turn()
        assert scene.number == 5
        assert not scene.playing
        happened = [seen_by(event, 0) for step in scene.replay.steps[1:6] for event in step.events]
        assert [event for events in told for event in events] == happened, "each once, in its order"
        assert pieces == {True, False}, "what an answer led to came piece by piece"


def test_one_can_play_on_from_there(program: Program) -> None:
    """It is a game of its own, with the cards and dice of then; the other one stays as it is."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(10)
        session, game = person.table.session, person.table.game.id
        scene = _from_the_end(person)
        for _ in range(4):
            person.do("move", "step", -1)
        number = scene.number
        person.do("play_on")
        person.do("answer", "on")
        assert isinstance(person.scene, GameScene)
        assert person.table.game.id != game
        assert [entry.option for entry in person.table.session.log] == [e.option for e in session.log][:number]
        person.answers(2)
        program.slots.flush()
        assert len(read(automatic(program.places.saves, game)).log) == 10
        branch = person.table.game.id
        program.leave_game()
    _is_told_in_the_list(program, branch, game)


def _is_told_in_the_list(program: Program, branch: str, game: str) -> None:
    """Where a game was played on from; one that begins at its beginning says nothing of it, in its file neither."""
    files = [automatic(program.places.saves, each) for each in (branch, game)]
    told = [read_header(file) for file in files]
    assert [seen is not None and seen.onward for seen in told] == [2, 0]
    assert [SaveHeader.of(file, read(file)) for file in files] == told
    assert [b'"onward"' in gzip.decompress(file.read_bytes()) for file in files] == [True, False]
    assert to_session(read(files[0])).onward == 2
    words = program.texts.t("load.onward", n=2)
    with Person(program) as person:
        person.do("load")
        assert person.words().count(words) == 1


def test_a_running_game_shows_no_other_hand(program: Program) -> None:
    """Seats can be chosen among once the game is over; before, it is seen as by whoever sits before the screen."""
    with Person(program, start(program, new="3p", seed=3)) as person:
        person.answers(9)
        person.table.playback.settle()
        viewer = person.table.shown_game.reader
        scene = _from_the_end(person)
        assert scene.viewer == viewer
        assert not person.hits("seat")
        others = set()
        while scene.number:
            person.press("MINUS")
            hands = [seat.hand for seat in scene.shown_game.view().seats]
            others |= {card for seat, hand in enumerate(hands) if seat != viewer for card in hand}
        assert others == {HIDDEN}


def test_a_line_of_the_chronicle_leads_to_its_moment(program: Program) -> None:
    """By the mouse and by keys; and back to the chronicle. Links in the line still lead to what they name."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        positions = [person.table.session.state.clone()]
        person.table.session.listeners.append(lambda session: positions.append(session.state.clone()))
        person.answers(9)
        person.table.playback.settle()
        person.press("l")
        assert isinstance(person.scene, LogScene)
        lines = person.hits("moment")
        assert {hit.action[1] for hit in lines} <= set(range(10))
        last = max(lines, key=lambda hit: hit.rect.y)
        pos = person.app.easel.painter.to_pixels(last.rect)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(pos.right - 4, pos.centery), rel=(0, 0), buttons=(0, 0, 0))
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(pos.right - 4, pos.centery), button=1))
            person.turn()
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == last.action[1]
        assert person.scene.shown_game.session.state == positions[person.scene.number]
        person.press("ESCAPE")
        assert isinstance(person.scene, LogScene)
        while person.app.input.focus is None or person.app.input.focus.hit.action[0] != "moment":
            person.press("TAB")
        number = person.app.input.focus.hit.action[1]
        person.press("RETURN")
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == number


def test_a_log_that_leads_nowhere_offers_no_moment(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(4)
        chronicle, session = person.table.renderer.chronicle, person.table.session
        assert len(chronicle.moments(0)) == len(chronicle.all_lines(0))
        session.steps = session.steps[2:]
        assert chronicle.moments(0) == []


def test_a_turn_of_the_chronicle_plays_and_ends_where_it_ended(program: Program) -> None:
    """One's own and others', however long ago; then one stands in the past, and Esc leads to the chronicle."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(30)
        person.table.playback.settle()
        session, turns = person.table.session, person.table.renderer.chronicle.turns(0)
        events = [event for step in session.steps for event in step.events]
        own = next(span for span in turns.values() if span.seat == 0)
        other = next(span for span in turns.values() if span.seat > 0)
        for span in (own, other):
            person.press("l")
            assert isinstance(person.scene, LogScene)
            line = next(line for line, each in turns.items() if each == span)
            person.app.front.send([("again", line)], person.app.front.number)
            scene = person.scene
            assert isinstance(scene, ReplayScene)
            assert scene.playing
            shown = [event for act in scene.shown_game.acts for event in act.events]
            assert shown == events[span.first : span.last]
            for _ in range(200):
                person.turn()
            assert not scene.playing
            ended = sum(len(step.events) for step in session.steps[: scene.number + 1])
            assert ended >= span.last
            assert ended - len(session.steps[scene.number].events) < span.last
            person.press("ESCAPE")
            assert isinstance(person.scene, LogScene)
            person.press("ESCAPE")


def test_a_turn_that_plays_can_be_stopped(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(12)
        person.table.playback.settle()
        turns = person.table.renderer.chronicle.turns(0)
        person.press("l")
        line = [line for line, span in turns.items() if span.seat > 0][-1]
        person.app.front.send([("again", line)], person.app.front.number)
        person.turn()
        scene = person.scene
        assert isinstance(scene, ReplayScene)
        assert scene.playing
        person.press("SPACE")
        assert not scene.playing
        assert scene.shown_game.act is None
        assert scene.shown_game.session.state == scene.replay.at(scene.number)
        number = scene.number
        person.do("move", "step", -1)
        assert scene.number == number - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_long_names_leave_room_for_what_stands_beside_them(
    program: Program, metrics: dict[str, Fonts], language: str
) -> None:
    """A finished game is looked at as anybody; whose name has no room says itself when pointed at."""
    names = ("Maximiliana Aurelia", "Konstantin Alexander", "Wilhelmina Josephine", "Bartholomew Theodore")
    page = Page(Texts(language), metrics[language], *SIZE)
    below = go(program, "new", table(4), 3, names).screen(metrics[language], SIZE)
    place = Back(0, 9, 1, False, tuple(enumerate(names)), 0, (Taken(0, 0, names[0], 1),))
    (bar,) = (region for region in looking_back(page, below, place).regions if region.name == "prompt")
    seats = [hit for hit in bar.hits if "seat" in hit.action or hit.tip in names]
    assert len(seats) == len(names)
    (on,) = (hit for hit in bar.hits if hit.action == ("play_on",))
    assert max(hit.rect.right for hit in seats) < on.rect.x
