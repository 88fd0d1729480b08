"""After a game: what is told of those who did not win, the review in three sentences, and the game that is proposed."""

from __future__ import annotations

from itertools import cycle

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.company.review import MIN_WORTH
from dune_desktop.engine import GameConfig
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.settings import load_settings
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.new_game import NewGameScene
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.review import ReviewScene
from dune_desktop.ui.scenes.winner import WinnerScene
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.screen.metrics import Metrics
from tests.contract.tables import ALL, UPRISING
from tests.kit.careless import Careless
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.screens import SIZES, hits, shown
from tests.ui.tables import go

pytestmark = pytest.mark.usefixtures("queue")

AI = Chair("adept", "balanced", GUESTS[0])
SEATED: dict[str, tuple[GameConfig, int, tuple[Chair, ...]]] = {
    "three": (table(3), 3, (PERSON, AI, PERSON)),
    "two": (table(2), 5, (PERSON, PERSON, PERSON)),
    "solo": (solo("mentat"), 3, (PERSON, PERSON, PERSON)),
    "all": (table(4, ALL), 2, (PERSON, AI, AI, PERSON)),
    "uprising": (table(4, UPRISING), 4, (PERSON, AI, AI, AI)),
}


def over(program: Program, name: str) -> Session:
    """A game played by chance to its end, at the table."""
    config, seed, chairs = SEATED[name]
    program.runner = Careless()
    session = Session.start(rules_of(config), seed, ("Ann", "Orlan", "Sefa", "Lee")[: len(config.seats)], chairs)
    player = RandomPlayer(seed)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    program.slots.keep(session, "finished")
    program.slots.flush()
    go(program, "saved", automatic(program.places.saves, "finished"))
    assert program.game is not None
    return program.game.session


def winner(program: Program, metrics: Metrics, shape: str) -> WinnerScene:
    """The winner's screen with all points told."""
    scene = go(program, "winner")
    assert isinstance(scene, WinnerScene)
    assert "account" not in {region.name for region in scene.screen(metrics, SIZES[shape]).regions}
    scene.handle(("all",))
    return scene


def placed(screen: Screen) -> set[tuple[str, float, float]]:
    """All words of the screen and where they stand."""
    elements = [element for region in screen.regions for element in region.elements]
    return {(each.text, each.x, each.y) for each in elements if isinstance(each, Label)}


@pytest.mark.parametrize(
    ("name", "language", "shape"),
    list(zip(SEATED, cycle(LANGUAGES), cycle(SIZES), strict=False)),
)
def test_each_seat_is_told_of_at_once_and_the_review_fills_in(
    program: Program, metrics: dict[str, Metrics], name: str, language: str, shape: str
) -> None:
    """The record alone names the biggest Conflict that a seat won. When the review is there, nothing has moved."""
    program.change("language", language)
    session, drawn, size = over(program, name), metrics[language], SIZES[shape]
    scene = winner(program, drawn, shape)
    _, *others = session.rules.ranking(session.state)
    people = [seat for seat in others if seat in session.people]
    assert scene.seat == (people or others)[0], "a person comes before computers"
    before, t = {}, program.texts.t
    for seat in others:
        scene.handle(("seat", seat))
        screen = scene.screen(drawn, size)
        assert problems(screen, drawn) == []
        told = shown(screen, "account")
        assert str(t("over.best")) in told
        assert (str(t("over.next_time")) in told) == (seat in session.people), "a computer gets the shorter form"
        waits = str(t("over.waits", n=0))
        assert (waits in told) == (seat in session.people), "nothing looks as if it were missing"
        before[seat] = {each for each in placed(screen) if each[0] != waits}
    while scene._words is None or not scene._words.review.finished:
        scene.tick(1e9)
        if scene._words is not None and not scene._words.review.finished:
            assert scene.screen(drawn, size)
    for seat in others:
        scene.handle(("seat", seat))
        screen = scene.screen(drawn, size)
        assert problems(screen, drawn) == []
        assert before[seat] < placed(screen), "something has come, and nothing has moved"
        turned = scene._words.review.turned(seat)
        assert turned is not None
        told = shown(screen, "account")
        assert f"{round(100 * turned.chance)}%" in told
        best = scene._words.review.boldest(seat)
        if seat in session.people:
            assert str(t("over.waits", n=0)) not in told
            none = t("over.best.decision.none", n=round(100 * MIN_WORTH))
            assert (f"{round(100 * best.worth):+}%" if best is not None else str(none)) in told


def test_the_biggest_conflict_that_was_won_is_named(program: Program, metrics: dict[str, Metrics]) -> None:
    """Of the seats that won one of the highest level: the log says so too."""
    session = over(program, "three")
    scene = winner(program, metrics["en"], "16:9")
    conflict, won = "", {}
    for event in (event for step in session.steps for event in step.events):
        if event[0] == "conflict":
            conflict = str(event[2])
        elif event[0] == "winner" and session.rules.conflicts[conflict].level == 3:
            won.setdefault(event[1], []).append(program.texts.name("conflict:" + conflict))
    told = [seat for seat in session.rules.ranking(session.state)[1:] if seat in won]
    assert told
    for seat in told:
        scene.handle(("seat", seat))
        words = shown(scene.screen(metrics["en"], SIZES["16:9"]), "account")
        assert "Biggest Conflict won" in words
        assert any(name in words for name in won[seat])


@pytest.mark.parametrize(("name", "language"), [("solo", "en"), ("three", "ko"), ("uprising", "ja")])
def test_the_review_opens_with_three_sentences_that_lead_to_their_moments(
    program: Program, metrics: dict[str, Metrics], name: str, language: str
) -> None:
    """They are there in full once it is finished; each tells the numbers of the review."""
    program.change("language", language)
    over(program, name)
    with Person(program, go(program, "ranking")) as person:
        person.do("review")
        scene = person.scene
        assert isinstance(scene, ReviewScene)
        review, t = scene.review, program.texts.t
        assert shown(person.screen, "sentences").count(str(t("review.later"))) >= 1
        while review.running or person.find("stop"):
            person.turn()
        points = [point for point in (review.costliest(*review.seats), review.boldest(*review.seats)) if point]
        worths = [judged.verdict.worth for judged in review.found if judged.verdict.better and review._counts(judged)]
        ends = [worth for worth in (min(worths), max(worths)) if abs(worth) >= MIN_WORTH]
        assert points
        assert [point.worth for point in points] == ends
        ranking = review.replay.rules.ranking(review.replay.state)
        turned = review.turned(review.seats[0] if len(review.seats) == 1 else ranking[0])
        assert turned is not None
        after = [now for begins, now in review.curve() if begins > turned.number]
        assert all(now[turned.winner] > max(n for seat, n in enumerate(now) if seat != turned.winner) for now in after)
        assert problems(scene.screen(metrics[language], SIZES["16:9"]), metrics[language]) == []
        told = shown(person.screen, "sentences")
        for part in (turned.chance, *(abs(point.worth) for point in points)):
            assert f"{round(100 * part)}%" in told
        actions = [hit.action for hit in hits(person.screen) if hit.tip == str(t("review.three.tip"))]
        assert actions == [*(("look_at", point.number) for point in points), ("position", turned.number)]
        for action in actions:
            person.do(*action)
            assert isinstance(person.scene, ReplayScene)
            assert person.scene.number == action[1]
            person.press("ESCAPE")


def test_another_game_is_proposed_and_set_up_by_one_click(program: Program) -> None:
    """Seats, names and boxes are those of the game that has ended; what is declined is not proposed again."""
    session = over(program, "solo")
    seat = session.state.seats[0]
    with Person(program, go(program, "ranking")) as person:
        assert isinstance(person.scene, GameOverScene)
        found = person.scene.proposed
        assert found is not None
        assert found[0].kind == "leader"
        assert found[0].what != seat.leader
        assert program.texts.name("leader:" + found[0].what) in shown(person.screen, "proposal")
        person.do("propose")
        assert isinstance(person.scene, NewGameScene)
        draft = person.scene.draft
        assert (draft.table, draft.difficulty, draft.leaders[0], draft.names[0].value) == (
            "solo",
            "mentat",
            found[0].what,
            "Ann",
        )
        person.press("ESCAPE")
        assert isinstance(person.scene, GameOverScene)
        person.do("decline")
        assert person.find("propose") is None
        assert load_settings(program.places.settings).declined == (found[0].id,)
    again = go(program, "ranking")
    assert isinstance(again, GameOverScene)
    assert again.proposed is None or again.proposed[0] != found[0]


def test_a_level_higher_is_set_up_for_all_computers(program: Program) -> None:
    """After two wins against them."""
    config, _, chairs = SEATED["uprising"]
    program.runner = Careless()
    for number in range(2):
        session = Session.start(rules_of(config), number, ("Ann", "", "", ""), chairs)
        player = RandomPlayer(number)
        while not session.over:
            session.answer(player.pick(session.rules.legal(session.state)))
        first = session.rules.ranking(session.state)[0]
        session.chairs = tuple(PERSON if seat == first else AI for seat in range(4))
        session.names = tuple("Ann" if seat == first else "" for seat in range(4))
        program.slots.keep(session, f"game{number}")
        program.slots.finished(session, f"game{number}")
        program.slots.flush()
    go(program, "saved", automatic(program.places.saves, "game1"))
    with Person(program, go(program, "ranking")) as person:
        assert "Adept" in shown(person.screen, "proposal")
        assert "Expert" in shown(person.screen, "proposal")
        person.do("propose")
        assert isinstance(person.scene, NewGameScene)
        draft = person.scene.draft
        assert sorted(seating.level for seating in draft.seating) == ["", "expert", "expert", "expert"]
        assert (draft.board, draft.table) == ("uprising", "4")
