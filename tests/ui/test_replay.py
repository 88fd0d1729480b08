"""Looking back at a game: step by step, as whom, playing on from any position, and the review of a finished one."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from pathlib import Path

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.company.review import MAX_TURNING_POINTS, Review
from dune_desktop.company.tasks import Judge
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.events import seen_by
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.files import read, to_session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.reviews import load_review, review_of, save_review
from dune_desktop.storage.save_header import read_header
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.presenters.screens.replay import Back, looking_back
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.reviews import OFTEN, Reviews
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit.careless import Careless
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.moving import SAVES
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
        told.clear()
        person.do("move", "step", 1)
        assert told[0] == tuple(seen_by(event, 0) for event in scene.replay.steps[1].events)
        seen = [1]
        while person.find("move", "round", 1):
            person.do("move", "round", 1)
            seen.append(scene.shown_game.session.state.round)
            assert scene.shown_game.session.state == positions[scene.number]
        assert seen[:rounds] == list(range(1, rounds + 1))
        person.do("move", "turn", -1)
        assert 0 < scene.number < 14
        assert scene.shown_game.session.state == positions[scene.number]
        begins = [hit.action[1] for hit in person.hits("to")]
        assert begins == sorted({number for number in scene.replay.turns if number < 14})
        person.do("to", begins[-1])
        assert scene.number == begins[-1]
        assert {hit.action[0] for hit in person.hits()} == {"move", "to", "play", "play_on", "back"}
        person.look_at(next(hit.inspect for hit in hits(person.screen) if hit.inspect))
        assert not isinstance(person.scene, ReplayScene)
        person.press("ESCAPE", "ESCAPE")
        assert isinstance(person.scene, MenuScene)


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


CHAIRS = (PERSON, Chair("novice", "balanced", GUESTS[0]), Chair("adept", "warrior", GUESTS[1]))


def _over() -> Session:
    session, player = Session.start(rules_of(table(3)), 3, ("Ann", "Orlan", "Sefa"), CHAIRS), RandomPlayer(2)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


def _finish(review: Review) -> Review:
    review.go()
    while review.running:
        review.tick()
    return review


@pytest.fixture
def saved(program: Program) -> Path:
    """A finished game among the saves."""
    program.runner = Careless()
    program.slots.keep(_over(), "finished")
    program.slots.flush()
    return automatic(program.places.saves, "finished")


def test_the_chart_goes_over_all_turns_and_ends_with_the_winner() -> None:
    """Each turn of each player has a place in it, with all hands open; what was answered is weighed for people alone,
    by what could be known, and of one turn only one answer is told. It stops when told and goes on where it was.
    """
    session, runner, asked = _over(), Careless(), list[Judge]()
    submit = runner.submit
    runner.submit = lambda task: asked.append(task) or submit(task)  # type: ignore[method-assign,func-returns-value]
    review = Review(session, runner)
    review.go()
    while review.progress < 0.3:
        review.tick()
    review.stop()
    found = list(review.found)
    assert not runner.open, "nobody thinks on"
    assert not any(review.tick() for _ in range(20))
    assert review.found == found
    assert _finish(review).found[: len(found)] == found
    assert review.found == _finish(Review(session, Careless())).found
    replay, curve, turns = review.replay, review.curve(), [number for number, _ in review.curve()]
    assert turns == sorted(set(turns))
    assert (turns[0], turns[-1]) == (0, len(replay))
    first = session.rules.ranking(session.state)[0]
    assert curve[-1][1] == tuple(float(seat == first) for seat in range(3))
    points, worths = review.turning_points(), dict[int, float]()
    assert {point.seat for point in points} == {0}
    for judged in review.found:
        turn = bisect_right(replay.turns, judged.number)
        worths[turn] = max(worths.get(turn, 0.0), abs(judged.verdict.worth))
    told = sorted((abs(point.worth) for point in points), reverse=True)
    assert told == sorted(worths.values(), reverse=True)[:MAX_TURNING_POINTS]
    assert len({bisect_right(replay.turns, point.number) for point in points}) == len(points)
    for point in points:
        assert replay.steps[point.number + 1].option == point.played
        assert point.better in session.rules.legal(replay.at(point.number))
    task = next(task for task in asked if task.standing is not None and task.info_state.seat == 1)
    place = next(at for at in replay.turns if replay.rules.view(replay.at(at), 1) == task.info_state.view)
    assert [seat.hand for seat in task.standing.determinize(1).seats] == [s.hand for s in replay.at(place).seats]


def test_from_the_ranking_to_a_position_and_a_game_of_its_own(program: Program, saved: Path) -> None:
    """Review, look at a turning point, play on from there: against the same computers, and the old game stays."""
    with Person(program, start(program, load=saved)) as person:
        person.do("review")
        review = person.scene.review  # type: ignore[attr-defined]
        person.do("stop")
        assert not review.running
        person.do("go")
        person.do("back")
        before = len(review.found)
        for _ in range(8):
            person.turn()
        assert len(review.found) > before, "it goes on while the ranking is looked at"
        person.do("review")
        while review.running or person.find("stop"):
            person.turn()
        assert problems(person.screen, person.app.easel.fonts) == []
        number, chances = review.curve()[3]
        (tip,) = [hit.tip for hit in hits(person.screen) if hit.action == ("position", number)]
        assert all(words in tip for words in ("Round 1", *(f"{round(100 * each)}%" for each in chances)))
        person.do("position", number)
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == number
        person.press("ESCAPE")
        point = review.turning_points()[0]
        person.do("look_at", point.number)
        assert isinstance(person.scene, ReplayScene)
        assert (person.scene.number, person.scene.viewer) == (point.number, point.seat)
        better = "better: " if point.worth < 0 else "second best: "
        for words in (program.texts.t("review.worth", n=round(100 * point.worth)), "played: ", better):
            assert words in person.words()
        assert problems(person.screen, person.app.easel.fonts) == []
        for step, told in ((1, False), (-1, True)):
            person.do("move", "step", step)
            assert ("played: " in person.words()) == told
        person.do("play_on")
        person.do("answer", "on")
        session = person.table.session
        assert (session.chairs, session.asked()) == (CHAIRS, 0)
        assert session.answered >= point.number
    program.slots.flush()
    assert len(list(program.places.saves.glob("*.dune"))) == 2


def test_what_was_found_out_is_kept_with_the_game(program: Program, saved: Path) -> None:
    """Also while it goes on; next time it is there at once. For another log it does not count, nor when it is harmed or
    of an older version, and it goes with the game.
    """
    go(program, "saved", saved)
    assert program.game is not None
    session, folder = program.game.session, program.places.saves

    def again() -> Review:
        """The review as the next program has it."""
        program.reviews.close()
        program.reviews = Reviews(folder, program.runner)
        return program.reviews.of(session, "finished")

    review = again()
    stamp = review.stamp
    assert Review(_over(), program.runner).stamp == stamp
    review.go()
    while len(review.found) < 2 * OFTEN + 1:
        program.reviews.tick()
    assert len(load_review(folder, "finished", stamp)) == 2 * OFTEN, "a program may be ended at any time"
    review = _finish(again())
    program.reviews.keep()
    kept = load_review(folder, "finished", stamp)
    assert [piece.number for piece in kept] == [judged.number for judged in review.found]
    assert load_review(folder, "finished", stamp + 1) == ()
    assert again().finished
    assert again().turning_points() == review.turning_points()
    pieces = tuple(piece.model_copy(update={"better": ("wizardry",)}) for piece in kept)
    save_review(folder, "finished", stamp, pieces)
    assert again().turning_points() == [], "there was no such way"
    file = review_of(folder, "finished")
    for old, new in ((b'"version":4', b'"version":3'), (b"]", b"")):
        save_review(folder, "finished", stamp, kept)
        file.write_bytes(file.read_bytes().replace(old, new))
        assert not again().found
    program.leave_game()
    program.slots.delete(saved)
    assert not file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("save", ["four-combat", "uprising-four-combat"])
def test_why_it_goes_no_further_is_told_whole_in_the_smallest_window(save: str, language: str) -> None:
    fonts, size = fonts_of(language), canvas_for(1280, 720, dense=True)
    scene = table_scene(SAVES / f"{save}.dune", language)
    page, model = scene.context.page(fonts, size), replace(scene.model(fonts, size), past=True)
    at = Back(198, 198, 10, False, ((0, "Ana"),), 0, (), str(page.t("replay.parting")))
    assert cut(looking_back(page, table_screen(model), model.places, at), "prompt") == []
