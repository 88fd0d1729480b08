"""A finished game is looked back on: in the background, to be stopped, kept with the game."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.company.review import MAX_TURNING_POINTS, Judged, Review
from dune_desktop.company.tasks import Judge, Task, Verdict
from dune_desktop.engine import GameConfig, OptionId
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import forms, reason
from dune_desktop.i18n.prompts import is_component, source_name
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.reviews import load_review, review_of, save_review
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.replay import BAR
from dune_desktop.ui.presenters.screens.review import BADGE, Looked, Turn, in_words, instead, review_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.review import ReviewScene
from dune_desktop.ui.scenes.reviews import OFTEN, Reviews
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Label, Line
from dune_desktop.ui.text.richtext import Style
from tests.kit.careless import COUNTED, COUNTS, Careless
from tests.ui.geometry import problems
from tests.ui.names import shared, unnamed
from tests.ui.person import Person
from tests.ui.tables import go, start

CHAIRS = (PERSON, Chair("novice", "balanced", GUESTS[0]), Chair("adept", "warrior", GUESTS[1]))


def _over(config: GameConfig | None = None, chairs: tuple[Chair, ...] = CHAIRS, seed: int = 3) -> Session:
    config = config or table(3)
    session = Session.start(rules_of(config), seed, ("Ann", "Orlan", "Sefa", "Velda")[: len(config.seats)], chairs)
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


def _told(person: Person) -> str:
    """All words on the screen."""
    return " ".join(
        each.text for region in person.screen.regions for each in region.elements if isinstance(each, Label)
    )


def _review(program: Program) -> Review:
    assert program.game is not None
    return program.reviews.of(program.game.session, program.game.id)


def test_the_chart_goes_over_all_turns_and_ends_with_the_winner() -> None:
    """Each turn of each player has a place in it, and what was answered is weighed for people alone."""
    session = _over()
    review = _finish(Review(session, Careless()))
    curve = review.curve()
    turns = [number for number, _ in curve]
    assert turns == sorted(set(turns))
    assert len(turns) > 3 * 3 * session.state.round
    assert turns[0] == 0
    assert turns[-1] == len(review.replay)
    first = session.rules.ranking(session.state)[0]
    assert curve[-1][1] == tuple(float(seat == first) for seat in range(3))
    points = review.turning_points()
    assert 0 < len(points) <= MAX_TURNING_POINTS
    assert {point.seat for point in points} == {0}
    begins = review.replay.turns
    worths: dict[int, float] = {}
    for judged in review.found:
        turn = bisect_right(begins, judged.number)
        worths[turn] = max(worths.get(turn, 0.0), abs(judged.verdict.worth))
    assert (
        sorted((abs(point.worth) for point in points), reverse=True)
        == sorted(worths.values(), reverse=True)[:MAX_TURNING_POINTS]
    )
    assert len({bisect_right(begins, point.number) for point in points}) == len(points), "of one turn only one is told"
    for point in points:
        assert review.replay.steps[point.number + 1].option == point.played
        assert point.better in session.rules.legal(review.replay.at(point.number))


def test_the_chart_says_how_it_stood_with_all_hands_open() -> None:
    """Whoever is asked: points beside each other know the same. Answers are weighed by what could be known."""

    class Attentive(Careless):
        def __init__(self) -> None:
            super().__init__()
            self.asked: list[Judge] = []

        def submit(self, task: Task) -> int:
            assert isinstance(task, Judge)
            self.asked.append(task)
            return super().submit(task)

    runner = Attentive()
    review = _finish(Review(_over(), runner))
    numbers = [judged.number for judged in review.found]
    for number, task in zip(numbers, runner.asked, strict=True):
        state, seat = review.replay.at(number), task.info_state.seat
        assert (task.standing is not None) == (number in review.replay.turns)
        assert task.info_state.view == review.replay.rules.view(state, seat)
        if task.standing is not None:
            world = task.standing.determinize(number)
            assert [seat.hand for seat in world.seats] == [seat.hand for seat in state.seats]
            assert [seat.intrigue for seat in world.seats] == [seat.intrigue for seat in state.seats]


def test_a_game_of_computers_alone_is_reviewed_for_all_of_them() -> None:
    chairs = tuple(Chair("novice", "balanced", guest) for guest in GUESTS[:3])
    review = _finish(Review(_over(chairs=chairs), Careless()))
    assert {point.seat for point in review.turning_points()} <= {0, 1, 2}
    assert review.seats == (0, 1, 2)


def test_it_stops_when_told_and_goes_on_where_it_was() -> None:
    session, runner = _over(), Careless()
    review = Review(session, runner)
    review.go()
    while review.progress < 0.3:
        review.tick()
    review.stop()
    found = list(review.found)
    assert not runner.open, "nobody thinks on"
    for _ in range(20):
        assert not review.tick()
    assert review.found == found
    whole = _finish(review)
    assert whole.found[: len(found)] == found
    assert whole.found == _finish(Review(session, Careless())).found


def test_from_the_ranking_to_a_position_and_a_game_of_its_own(program: Program, saved: Path) -> None:
    """Review, look at a turning point, play on from there: against the same computers, and the old game stays."""
    with Person(program, start(program, load=saved)) as person:
        person.do("review")
        assert isinstance(person.scene, ReviewScene)
        review = person.scene.review
        assert person.find("stop") is not None
        person.do("stop")
        assert not review.running
        person.do("go")
        while review.running:
            person.turn()
        person.turn()
        assert person.find("stop") is None
        number, chances = review.curve()[3]
        (moment,) = [
            hit for region in person.screen.regions for hit in region.hits if hit.action == ("position", number)
        ]
        assert "Round 1" in moment.tip
        assert all(f"{round(100 * chance)}%" in moment.tip for chance in chances)
        person.do("position", number)
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == number
        person.press("ESCAPE")
        point = review.turning_points()[0]
        person.do("look_at", point.number)
        assert isinstance(person.scene, ReplayScene)
        assert person.scene.number == point.number
        assert person.scene.viewer == point.seat
        told = _told(person)
        assert program.texts.t("review.worth", n=round(100 * point.worth)) in told
        assert "played: " in told
        assert ("better: " if point.worth < 0 else "second best: ") in told
        assert "Ann’s turn" in told
        person.do("move", "step", 1)
        assert "played: " not in _told(person)
        person.do("move", "step", -1)
        assert "played: " in _told(person)
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
    """Next time it is there at once; for another log it does not count, and it goes with the game."""
    go(program, "saved", saved)
    review = _finish(_review(program))
    program.reviews.keep()
    stamp = review.stamp
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
    program.reviews.close()
    file = review_of(program.places.saves, "finished")
    save_review(program.places.saves, "finished", stamp, kept)
    for version in (b"2", b"3"):
        file.write_bytes(file.read_bytes().replace(b'"version":4', b'"version":' + version))
        assert not _review(program).found, "it saw the game with other eyes, or gave no reasons"
        program.reviews.close()
        save_review(program.places.saves, "finished", stamp, kept)
    program.reviews.close()
    file.write_bytes(file.read_bytes()[:200])
    assert not _review(program).found, "half a file is no review"
    program.leave_game()
    program.slots.delete(saved)
    assert not file.exists()


def test_what_was_found_out_just_after_the_end_is_known_when_the_game_is_opened_again(program: Program) -> None:
    """The answers of a game just played are the same as those read from its file."""
    played, runner = _over(), Careless()
    program.slots.keep(played, "finished")
    read, _ = program.slots.load(automatic(program.places.saves, "finished"))
    assert Review(read, runner).stamp == Review(played, runner).stamp


def test_it_goes_on_while_the_ranking_is_looked_at(program: Program, saved: Path) -> None:
    """In the background, until the program ends; then what was found out is kept."""
    with Person(program, start(program, load=saved)) as person:
        person.do("review")
        person.do("back")
        review = _review(program)
        before = len(review.found)
        for _ in range(8):
            person.turn()
        assert len(review.found) > before
        found = len(review.found)
    program.close()
    assert len(load_review(program.places.saves, "finished", review.stamp)) == found


def test_what_was_found_out_is_kept_while_it_goes_on(program: Program, saved: Path) -> None:
    """A program may be ended from outside at any time."""
    go(program, "saved", saved)
    review = _review(program)
    review.go()
    while len(review.found) < 2 * OFTEN + 1:
        program.reviews.tick()
    kept = load_review(program.places.saves, "finished", review.stamp)
    assert len(kept) == 2 * OFTEN
    with Person(program, start(program, load=saved)) as person:
        program.reviews = Reviews(program.places.saves, program.runner)  # as the next program has it
        person.do("review")
        assert isinstance(person.scene, ReviewScene)
        assert len(person.scene.review.found) >= 2 * OFTEN


def test_numbers_on_the_chart_stand_on_their_lines(metrics: dict[str, object], program: Program) -> None:
    """Also those of turns that follow each other at once."""
    turns = tuple(Turn(number, 1, 0, "a", "b", 0.1) for number in (8, 9, 10, 30))
    curve = tuple((number, (0.5, 0.5)) for number in range(0, 100, 2))
    looked = Looked(("Ann", "Orlan"), (0, 1), curve, ((1, 0),), turns, 1.0, False, False)
    screen = review_screen(program.page(metrics["en"], (1920.0, 1080.0)), looked)
    assert problems(screen, metrics["en"]) == []
    (chart,) = [region for region in screen.regions if region.name == "chart"]
    badges = [hit.rect for hit in chart.hits if hit.action[:1] == ("look_at",)]
    lines = sorted(each.x1 for each in chart.elements if isinstance(each, Line) and each.color == "cream/45")
    assert sorted(badge.center[0] for badge in badges) == pytest.approx(lines)
    places = [(badge.x, badge.y) for badge in badges]
    for at, (x, y) in enumerate(places):
        assert all(abs(x - left) >= BADGE or abs(y - top) >= BADGE for left, top in places[at + 1 :])


def test_lines_of_the_chart_stay_in_it(metrics: dict[str, object], program: Program) -> None:
    """Whatever the seat: who wins for certain is at the top, and those who have lost lie side by side at the bottom."""
    curve = tuple((number, tuple(float(seat == number % 4) for seat in range(4))) for number in range(40))
    looked = Looked(("Ann", "Bo", "Cy", "Di"), (0, 1, 2, 3), curve, ((1, 0),), (), 1.0, False)
    screen = review_screen(program.page(metrics["en"], (1920.0, 1080.0)), looked)
    (chart,) = [region for region in screen.regions if region.name == "chart"]
    lines = [each for each in chart.elements if isinstance(each, Line)]
    grid = sorted({each.y1 for each in lines if each.color == "line/60"})
    for seat in range(4):
        heights = {each.y1 for each in lines if each.color == f"seat{seat}"}
        assert min(heights) == grid[0]
        assert grid[0] < max(heights) <= grid[-1]
    assert len({each.y1 for each in lines if each.color.startswith("seat")}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("config", [table(4, ("base", "ix")), solo("mentat")], ids=["four", "solo"])
def test_it_can_be_read_in_every_language(
    config: GameConfig, language: str, program: Program, metrics: dict[str, object]
) -> None:
    """Half way and at the end, at every width."""
    program.runner = Careless()
    program.change("language", language)
    chairs = tuple(PERSON for _ in config.seats)
    session = _over(config, chairs)
    session.names = tuple(f"Maximilian {seat}" for seat in range(len(config.seats)))
    scene = ReviewScene(program, Review(session, program.runner))
    fonts = metrics[language]
    for half in (True, False):
        scene.review.go()
        while scene.review.running and not (half and scene.review.progress > 0.5):
            scene.review.tick()
        for size in ((1920.0, 1080.0), (1920.0, 1200.0), (2520.0, 1080.0)):
            screen = scene.screen(fonts, size)
            assert problems(screen, fonts) == []
            assert unnamed(screen) == []
            assert shared(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_says_what_asked_for_it(language: str, program: Program, metrics: dict[str, Fonts]) -> None:
    """Nobody sees the question any more: each kind of choice of a game with every box names its card or place."""
    program.runner = Careless()
    program.change("language", language)
    session = _over(table(3, ("base", "ix", "immortality")), (PERSON,) * 3)
    replay = Review(session, program.runner).replay
    kinds = {}
    for number in range(len(replay)):
        decision = replay.rules.decision(replay.at(number))
        if decision is not None and len(decision.legal) > 1 and is_component(decision.source):
            kinds.setdefault(decision.kind, number)
    looked_at = kinds.keys() & {"research", "acquire_tech", "freighter", "choose", "influence", "trash"}
    assert len(looked_at) > 4
    for kind in looked_at:
        scene = ReviewScene(program, Review(session, program.runner))
        replay, number = scene.review.replay, kinds[kind]
        decision = replay.rules.decision(replay.at(number))
        assert decision is not None
        played = replay.steps[number + 1].option
        other = next(option for option in decision.legal if option != played)
        scene.review.begin(Judged(at, _verdict(other if at == number else ())) for at in range(len(replay)))
        words = [
            each.text
            for region in scene.screen(metrics[language], (1920.0, 1080.0)).regions
            for each in region.elements
            if isinstance(each, Label)
        ]
        assert source_name(program.texts, decision.source).split()[0] in " ".join(words), (kind, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_somebody_came_to_look_has_room(language: str, program: Program, metrics: dict[str, Fonts]) -> None:
    """In every language and width, also where one may look from several seats; what is cut is told by its tip."""
    program.change("language", language)
    session = _over(table(4), (PERSON,) * 4)
    session.names = tuple(f"Maximilian {seat}" for seat in range(4))
    replay = ReplayScene(program, ShownGame(session)).replay
    number = next(at for at, step in enumerate(replay.steps[1:]) if step.option[0] == "send")
    seat = replay.steps[number + 1].seat
    short, long = "Send to Sietch Tabr (Worm Riders)", "Send to Research Station (Reverend Mother Mohiam)"
    for words, worth in product((short, long), (-0.48, 0.48)):
        weighed = Turn(number, 1, seat, words, words, worth)
        scene = ReplayScene(program, ShownGame(session), number, None, weighed)
        for size in ((1920.0, 1080.0), (1920.0, 1200.0), (2520.0, 1080.0)):
            screen = scene.screen(metrics[language], size)
            assert problems(screen, metrics[language]) == []
            assert unnamed(screen) == []
            assert shared(screen) == []
            (bar,) = [region for region in screen.regions if region.name == BAR]
            whole = sum(isinstance(each, Label) and words in each.text for each in bar.elements)
            assert whole == 2 or (words == long and any(hit.tip.count(words) == 2 for hit in bar.hits))


def _verdict(better: OptionId) -> Verdict:
    return Verdict((), better, -0.5 if better else 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_where_there_is_room(language: str, program: Program, metrics: dict[str, Fonts]) -> None:
    """How the other way differs, in numbers; and what a file says in words that nobody knows is left out."""
    texts = Texts(language)
    program.texts = texts
    turn = Turn(0, 1, 0, in_words("a"), in_words("b"), -0.1, reason(texts, COUNTED, COUNTS))
    page = program.page(metrics[language], (1920.0, 1080.0))
    style = Style(size=20)
    assert reason(texts, COUNTED, COUNTS) in instead(page, turn, 1100, style)
    assert instead(page, turn, 120, style) == page.t("review.rather", what=turn.better)
    assert reason(texts, (("goods", 0.3),), (("goods", "wizardry", 3),)) == reason(texts, (("goods", 0.3),))
    assert forms(texts, (("wizardry", 1.0),), (), "", later=False) == [""]


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
            others = [
                each
                for each in legal
                if each[0] == "acquire" and each[1] not in {played.option[1], *(o[1] for o in bought)}
            ]
            assert all(map(told, others))
            seen["bought"] += 1
        if played.option[0] == "deploy" and (sent := [each for each in after if each[0] == "deploy"]):
            units = sum(int(each[1]) for each in (played.option, *sent))
            ways = [each for each in legal if each[0] == "deploy" and each != played.option]
            assert [each for each in ways if not told(each)] == [each for each in ways if each[1] == units]
            seen["sent"] += 1
    assert seen.keys() == {"bought", "sent"}
