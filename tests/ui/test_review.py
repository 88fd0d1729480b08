"""A finished game is looked back on: in the background, to be stopped, kept with the game."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from pathlib import Path

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.company.review import MAX_TURNING_POINTS, Judged, Review
from dune_desktop.company.tasks import Judge, Task, Verdict
from dune_desktop.engine import OptionId
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import Texts
from dune_desktop.i18n.advice import forms, reason
from dune_desktop.i18n.prompts import is_component, source_name
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.reviews import load_review, review_of, save_review
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.review import ReviewScene
from dune_desktop.ui.scenes.reviews import OFTEN, Reviews
from tests.kit.careless import COUNTED, COUNTS, Careless
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.screens import shown
from tests.ui.tables import go, start

CHAIRS = (PERSON, Chair("novice", "balanced", GUESTS[0]), Chair("adept", "warrior", GUESTS[1]))


def _over(chairs: tuple[Chair, ...] = CHAIRS, boxes: tuple[Box, ...] = ("base",)) -> Session:
    session = Session.start(rules_of(table(3, boxes)), 3, ("Ann", "Orlan", "Sefa"), chairs)
    player = RandomPlayer(2)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


@pytest.fixture
def saved(program: Program) -> Path:
    """A finished game among the saves."""
    program.runner = Careless()
    program.slots.keep(_over(), "finished")
    program.slots.flush()
    return next(program.places.saves.glob("*.dune"))


def _finish(review: Review) -> Review:
    review.go()
    for _ in range(100_000):
        if not review.running:
            break
        review.tick()
    return review


def _review(program: Program) -> Review:
    assert program.game is not None
    return program.reviews.of(program.game.session, program.game.id)


class Attentive(Careless):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Judge] = []

    def submit(self, task: Task) -> int:
        assert isinstance(task, Judge)
        self.asked.append(task)
        return super().submit(task)


def test_the_chart_goes_over_all_turns_and_ends_with_the_winner() -> None:
    """Each turn of each player has a place in it, with all hands open; what was answered is weighed for people alone,
    by what could be known, and of one turn only one answer is told.
    """
    session, runner = _over(), Attentive()
    review = _finish(Review(session, runner))
    curve = review.curve()
    turns = [number for number, _ in curve]
    assert turns == sorted(set(turns))
    assert len(turns) > 3 * 3 * session.state.round
    assert (turns[0], turns[-1]) == (0, len(review.replay))
    first = session.rules.ranking(session.state)[0]
    assert curve[-1][1] == tuple(float(seat == first) for seat in range(3))
    points, begins, worths = review.turning_points(), review.replay.turns, dict[int, float]()
    assert {point.seat for point in points} == {0}
    for judged in review.found:
        turn = bisect_right(begins, judged.number)
        worths[turn] = max(worths.get(turn, 0.0), abs(judged.verdict.worth))
    told = sorted((abs(point.worth) for point in points), reverse=True)
    assert told == sorted(worths.values(), reverse=True)[:MAX_TURNING_POINTS]
    assert len({bisect_right(begins, point.number) for point in points}) == len(points)
    for point in points:
        assert review.replay.steps[point.number + 1].option == point.played
        assert point.better in session.rules.legal(review.replay.at(point.number))
    for judged, task in zip(review.found, runner.asked, strict=True):
        state = review.replay.at(judged.number)
        assert (task.standing is not None) == (judged.number in begins)
        assert task.info_state.view == review.replay.rules.view(state, task.info_state.seat)
        if task.standing is not None:
            world = task.standing.determinize(judged.number)
            for seat, real in zip(world.seats, state.seats, strict=True):
                assert (seat.hand, seat.intrigue) == (real.hand, real.intrigue)
    alone = Review(_over(tuple(Chair("novice", "balanced", guest) for guest in GUESTS[:3])), Careless())
    assert alone.seats == (0, 1, 2), "a game of computers is reviewed for all of them"


def test_it_stops_when_told_and_goes_on_where_it_was() -> None:
    session, runner = _over(), Careless()
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


def test_from_the_ranking_to_a_position_and_a_game_of_its_own(program: Program, saved: Path) -> None:
    """Review, look at a turning point, play on from there: against the same computers, and the old game stays."""
    with Person(program, start(program, load=saved)) as person:
        person.do("review")
        assert isinstance(person.scene, ReviewScene)
        review = person.scene.review
        person.do("stop")
        assert not review.running
        person.do("go")
        person.do("back")
        before = len(review.found)
        for _ in range(8):
            person.turn()
        assert len(review.found) > before, "it goes on while the ranking is looked at"
        person.do("review")
        while review.running:
            person.turn()
        person.turn()
        assert person.find("stop") is None
        assert problems(person.screen, person.app.easel.fonts) == []
        number, chances = review.curve()[3]
        (moment,) = [hit for each in person.screen.regions for hit in each.hits if hit.action == ("position", number)]
        assert "Round 1" in moment.tip
        assert all(f"{round(100 * chance)}%" in moment.tip for chance in chances)
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
        person.do("move", "step", 1)
        assert "played: " not in person.words()
        person.do("move", "step", -1)
        assert "played: " in person.words()
        person.do("play_on")
        person.do("answer", "on")
        assert isinstance(person.scene, GameScene)
        session = person.table.session
        assert session.chairs == CHAIRS
        assert session.answered >= point.number
        assert session.asked() == 0
    program.slots.flush()
    assert len(list(program.places.saves.glob("*.dune"))) == 2


def test_what_was_found_out_is_kept_with_the_game(program: Program, saved: Path) -> None:
    """Also while it goes on; next time it is there at once. For another log it does not count, nor when it is harmed or
    of an older version, and it goes with the game.
    """
    go(program, "saved", saved)
    review = _review(program)
    stamp = review.stamp
    read, _ = program.slots.load(automatic(program.places.saves, "finished"))
    assert Review(read, program.runner).stamp == Review(_over(), program.runner).stamp == stamp
    review.go()
    while len(review.found) < 2 * OFTEN + 1:
        program.reviews.tick()
    assert len(load_review(program.places.saves, "finished", stamp)) == 2 * OFTEN, "a program may be ended at any time"
    program.reviews = Reviews(program.places.saves, program.runner)  # as the next program has it
    review = _review(program)
    assert len(review.found) == 2 * OFTEN
    _finish(review)
    program.reviews.keep()
    kept = load_review(program.places.saves, "finished", stamp)
    assert [piece.number for piece in kept] == [judged.number for judged in review.found]
    assert load_review(program.places.saves, "finished", stamp + 1) == ()
    program.reviews.close()
    again = _review(program)
    assert again is not review
    assert again.finished
    assert again.turning_points() == review.turning_points()
    program.reviews.close()
    pieces = tuple(piece.model_copy(update={"better": ("wizardry",)}) for piece in kept)
    save_review(program.places.saves, "finished", stamp, pieces)
    assert _review(program).turning_points() == [], "there was no such way"
    file = review_of(program.places.saves, "finished")
    for old, new in ((b'"version":4', b'"version":3'), (b"]", b"")):
        program.reviews.close()
        save_review(program.places.saves, "finished", stamp, kept)
        file.write_bytes(file.read_bytes().replace(old, new))
        assert not _review(program).found
    program.reviews.close()
    program.leave_game()
    program.slots.delete(saved)
    assert not file.exists()


def test_a_choice_says_what_asked_for_it(program: Program) -> None:
    """Nobody sees the question any more: each kind of choice of a game with every box names its card or place."""
    program.runner = Careless()
    program.change("language", "ko")
    session = _over((PERSON,) * 3, ("base", "ix", "immortality"))
    replay = Review(session, program.runner).replay
    asked = {}
    for number in range(len(replay)):
        decision = replay.rules.decision(replay.at(number))
        if decision is not None and len(decision.legal) > 1 and is_component(decision.source):
            asked.setdefault(decision.kind, (number, decision))
    looked_at = asked.keys() & {"research", "acquire_tech", "freighter", "choose", "influence", "trash"}
    assert len(looked_at) > 4
    for kind in looked_at:
        number, decision = asked[kind]
        scene = ReviewScene(program, Review(session, program.runner))
        other = next(option for option in decision.legal if option != replay.steps[number + 1].option)
        verdicts = {number: Verdict((), other, -0.5)}
        scene.review.begin(Judged(at, verdicts.get(at, Verdict((), (), 0.0))) for at in range(len(replay)))
        screen = scene.screen(fonts_of("ko"), (1920.0, 1080.0))
        assert source_name(program.texts, decision.source).split()[0] in shown(screen), kind
    texts = Texts("en")
    assert reason(texts, COUNTED, COUNTS) != reason(texts, COUNTED)
    assert reason(texts, (("goods", 0.3),), (("goods", "wizardry", 3),)) == reason(texts, (("goods", 0.3),))
    assert forms(texts, (("wizardry", 1.0),), (), "", later=False) == [""], "words of a file that nobody knows"


def test_what_was_made_up_for_in_the_same_turn_is_no_mistake() -> None:
    """Of two cards bought in one turn, or units sent bit by bit, both are there in whatever order; what was left to do
    by the end of the turn is one.
    """
    session = _over()
    review = Review(session, Careless())
    steps, turns = review.replay.steps, review.replay.turns
    seen = Counter[str]()
    for number in range(len(review.replay)):
        played = steps[number + 1]
        end = next(begins for begins in (*turns, len(steps)) if begins > number)
        after = [step.option for step in steps[number + 2 : end + 1] if step.seat == played.seat]
        legal = session.rules.legal(review.replay.at(number))

        def told(better: OptionId, number: int = number) -> bool:
            review.found = [Judged(number, Verdict((), better, -0.1))]
            return bool(review.turning_points())

        if played.option[0] == "acquire" and (
            bought := [each for each in after if each in legal and each[0] == "acquire"]
        ):
            assert not told(bought[0])
            assert told(("end_turn",)), "nothing at all would have been better"
            alike = {played.option[1], *(each[1] for each in bought)}
            assert all(told(each) for each in legal if each[0] == "acquire" and each[1] not in alike)
            seen["bought"] += 1
        if played.option[0] == "deploy" and (sent := [each for each in after if each[0] == "deploy"]):
            units = sum(int(each[1]) for each in (played.option, *sent))
            ways = [each for each in legal if each[0] == "deploy" and each != played.option]
            assert [each for each in ways if not told(each)] == [each for each in ways if each[1] == units]
            seen["sent"] += 1
    assert seen.keys() == {"bought", "sent"}
