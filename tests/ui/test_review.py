"""A finished game is looked back on: in the background, to be stopped, kept with the game."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.company.review import MAX_TURNING_POINTS, Judged, Review
from dune_desktop.company.tasks import Task, Verdict
from dune_desktop.engine.model.config import table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.reviews import load_review, review_of, save_review
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.reviews import OFTEN, Reviews
from tests.kit.careless import Careless
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.screens import hits
from tests.ui.tables import go, start

CHAIRS = (PERSON, Chair("novice", "balanced", GUESTS[0]), Chair("adept", "warrior", GUESTS[1]))


class Attentive(Careless):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Task] = []

    def submit(self, task: Task) -> int:
        self.asked.append(task)
        return super().submit(task)


def _over(chairs: tuple[Chair, ...] = CHAIRS) -> Session:
    session, player = Session.start(rules_of(table(3)), 3, ("Ann", "Orlan", "Sefa"), chairs), RandomPlayer(2)
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
    session, runner = _over(), Attentive()
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
    asked = {(task.info_state.view.round, task.info_state.seat, task.standing is None) for task in runner.asked}
    assert {seat for _, seat, _ in asked} == {0, 1, 2}
    for number in range(3):
        task = next(task for task in runner.asked if task.standing is not None and task.info_state.seat == number)
        place = next(at for at in replay.turns if replay.rules.view(replay.at(at), number) == task.info_state.view)
        world = task.standing.determinize(1)
        assert [each.hand for each in world.seats] == [each.hand for each in replay.at(place).seats]
    alone = Review(_over(tuple(Chair("novice", "balanced", guest) for guest in GUESTS[:3])), Careless())
    assert alone.seats == (0, 1, 2), "a game of computers is reviewed for all of them"


def test_what_was_made_up_for_in_the_same_turn_is_no_mistake() -> None:
    """Of two cards bought in one turn both are there in whatever order."""
    session, seen = _over(), 0
    review = Review(session, Careless())
    steps, turns = review.replay.steps, review.replay.turns

    def told(number: int, *better: str) -> bool:
        review.found = [Judged(number, Verdict((), better, -0.1))]
        return bool(review.turning_points())

    for number, played in enumerate(steps[1:]):
        end = next(begins for begins in (*turns, len(steps)) if begins > number)
        bought = [step.option for step in steps[number + 2 : end + 1] if step.seat == played.seat]
        legal = session.rules.legal(review.replay.at(number)) if played.option[0] == "acquire" else []
        also = [option for option in bought if option in legal and option[0] == "acquire"]
        for option in also[:1]:
            seen += 1
            assert not told(number, *option)
            assert told(number, "end_turn"), "nothing at all would have been better"
            alike = {played.option[1], *(each[1] for each in also)}
            assert all(told(number, *each) for each in legal if each[0] == "acquire" and each[1] not in alike)
    assert seen


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
        (moment,) = [hit for hit in hits(person.screen) if hit.action == ("position", number)]
        assert all(words in moment.tip for words in ("Round 1", *(f"{round(100 * each)}%" for each in chances)))
        person.do("position", number)
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == number
        person.press("ESCAPE")
        point = review.turning_points()[0]
        person.do("look_at", point.number)
        assert isinstance(person.scene, ReplayScene)
        assert (person.scene.number, person.scene.viewer) == (point.number, point.seat)
        better = "better: " if point.worth < 0 else "second best: "
        for words in (program.texts.t("review.worth", n=round(100 * point.worth)), "played: ", better, "Ann’s turn"):
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
