"""Past games: a game that ends is found there, what they come to, and whose they are; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pygame
import pytest

from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.past import PastGame, PastSeat
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.past.tally import Count, names, strongest, table_of, tally
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.past import PastScene, called
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.review import ReviewScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Label
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.names import shared, unnamed
from tests.ui.person import Person
from tests.ui.screens import LONG_NAME, SIZES, shown
from tests.ui.tables import begin, go, unkept
from tests.work import calls

pytestmark = pytest.mark.usefixtures("queue")

EVENING = datetime(2026, 3, 1, 20, tzinfo=UTC)
LEADERS = ("paul_atreides", "baron_vladimir_harkonnen", "count_ilban_richese", "helena_richese")


def seat(name: str, points: int, place: int, level: str = "", kind: str = "human", leader: int = 0) -> PastSeat:
    sources = {"conflict": points - 1, "start": 1}
    return PastSeat(kind, name, points, place, level, LEADERS[leader], sources)  # type: ignore[arg-type]


def against_rivals(name: str, points: int, place: int, difficulty: str = "mentat") -> tuple[Sequence[PastSeat], str]:
    others = (seat("R", 7, 3 - (place == 3), kind="rival", leader=1), seat("S", 8, 1 + (place == 1), kind="rival"))
    return (seat(name, points, place), *others), difficulty


def against_computers(name: str, points: int, place: int, *levels: str) -> tuple[Sequence[PastSeat], str]:
    places = [each for each in range(1, len(levels) + 2) if each != place]
    others = (seat("Orlan", 8, at, level, leader=2) for at, level in zip(places, levels, strict=True))
    return (seat(name, points, place), *others), ""


def among_people(*people: tuple[str, int, int]) -> tuple[Sequence[PastSeat], str]:
    return tuple(seat(*each, leader=at) for at, each in enumerate(people)), ""


def games(*evenings: tuple[Sequence[PastSeat], str]) -> list[PastGame]:
    """Games that ended day after day, the first one given first; as the file tells of them, the latest first."""
    found = [
        PastGame(f"g{day:05}", EVENING + timedelta(days=day), ("base",), 6 + day % 4, tuple(seats), (), difficulty)
        for day, (seats, difficulty) in enumerate(evenings)
    ]
    return found[::-1]


MIXED = games(
    against_rivals("Kim", 10, 1),
    against_rivals("Kim", 11, 1),
    among_people(("Kim", 6, 3), ("Lee", 9, 2), ("Cho", 10, 1)),
    against_computers("Kim", 12, 1, "adept", "expert", "novice"),
    against_computers("Lee", 5, 4, "adept", "adept", "adept"),
    against_rivals("Lee", 4, 3, "mercenary"),
    among_people(("kim", 10, 1), ("Lee", 8, 2), ("Cho", 7, 3)),
    against_rivals("Lee", 9, 1),
)


def put(program: Program, found: Sequence[PastGame]) -> PastScene:
    """These games were finished on this computer."""
    program.slots.past.add(found)
    scene = go(program, "past")
    assert isinstance(scene, PastScene)
    return scene


# ------------------------------------------------------------------------------------------------ counting


def test_everybody_is_counted_at_first() -> None:
    """Games among people are always won by somebody, so they are no wins of all."""
    found = tally(MIXED, called)
    assert found.games == 8
    assert found.contested == Count(6, 4)
    assert found.solo == {"mentat": Count(3, 3), "mercenary": Count(1, 0)}
    assert found.computers == {"expert": Count(1, 1), "adept": Count(1, 0)}
    assert found.people.played == 2
    assert dict(found.winners) == {"Cho": 1, "kim": 1}
    assert found.streak == 3, "games among people neither break nor make one"
    assert found.best is not None
    assert (found.best.seat.points, found.best.game.game) == (12, "g00003")
    assert found.rounds == sum(game.rounds for game in MIXED)
    assert found.leaders["paul_atreides"] == Count(8, 5, 67)
    assert found.seats == 12
    assert [kind for kind, _ in found.average()] == ["conflict", "start"]
    assert dict(found.average())["start"] == 1.0


def test_one_person_is_counted_whatever_the_capitals() -> None:
    """Then games among people are won or lost like others."""
    found = tally(MIXED, called, "kim")
    assert found.games == 5
    assert found.contested == Count(5, 4)
    assert found.people == Count(2, 1)
    assert found.streak == 2
    assert found.seats == 5
    assert tally(MIXED, called, "nobody").games == 0


def test_a_streak_is_broken_by_a_loss() -> None:
    lost, won = against_rivals("Kim", 4, 3), against_rivals("Kim", 10, 1)
    assert tally(games(won, won, lost, won, won, won, lost), called).streak == 3
    assert tally(games(lost), called).streak == 0


def test_names_are_those_that_people_gave(program: Program) -> None:
    """Who is called after the leader, in whatever language, gave none; who played most comes first."""
    assert names(MIXED, called) == {"kim": "kim", "lee": "Lee", "cho": "Cho"}
    for language in LANGUAGES:
        program.change("language", language)
        after = program.texts.name("leader_short:paul_atreides")
        assert called(seat(after, 9, 1)) == ""
        assert called(seat(after, 9, 1, leader=1)) == after


def test_kinds_of_table() -> None:
    found = [table_of(game) for game in MIXED[::-1]]
    assert found == ["solo", "solo", "people", "computers", "computers", "solo", "people", "solo"]
    (watched,) = games(([seat("Orlan", 8, place, "adept") for place in (1, 2, 3)], ""))
    assert table_of(watched) == "watched"
    assert tally([watched], called).games == 0, "nobody played"
    (odd,) = games(against_computers("Kim", 9, 1, "titan", "novice", "titan"))
    assert strongest(odd) == "novice", "what nobody knows any more is below all others"


# ------------------------------------------------------------------------------------- through the front door


LAST = 6  # answers that somebody gives


def nearly_over(scene: GameScene) -> GameScene:
    """The game played by chance, but for the last answers."""
    trial, answers, chance = scene.session.state.clone(), [], Random(2)
    while options := scene.session.rules.legal(trial):
        answers.append(chance.choice(options))
        scene.session.rules.play(trial, answers[-1])
    with unkept(scene) as session:
        for answer in answers[:-LAST]:
            session.answer(answer)
    scene.shown_game.settle()
    return scene


def test_a_game_that_ends_is_found_there(program: Program) -> None:
    """From its end, from the title, also after the next start; and from there one looks back on it."""
    with Person(program, nearly_over(begin(program, solo("mentat"), 5, ("Kim", "", "")))) as person:
        session = person.table.session
        assert not program.slots.past.path.exists()
        person.play_until(lambda: isinstance(person.scene, GameOverScene))
        points = session.state.seats[0].vp
        place = session.rules.ranking(session.state).index(0) + 1
        person.press("h")
        scene = person.scene
        assert isinstance(scene, PastScene)
        (evening,) = scene.evenings
        assert (evening.seat.name, evening.seat.points, evening.seat.place) == ("Kim", points, place)
        assert "Solo, Mentat" in person.words()
        person.press("ESCAPE")
        assert isinstance(person.scene, GameOverScene)
        person.press("t")
        assert isinstance(person.scene, TitleScene)
        person.do("past")
        person.do("tab", "games")
        person.press("RETURN")
        assert isinstance(person.scene, GameOverScene)
        assert person.scene.shown_game.session.state.seats[0].vp == points
        person.do("review")
        assert isinstance(person.scene, ReviewScene)
    fresh = Program(program.places, "en")
    with Person(fresh, TitleScene(fresh)) as person:
        person.press("h")
        assert isinstance(person.scene, PastScene)
        assert [each.seat.points for each in person.scene.evenings] == [points]
    fresh.close()


def test_there_is_no_way_to_what_is_not_there(program: Program) -> None:
    """Before the first game has ended the title says nothing of past games."""
    with Person(program, TitleScene(program)) as person:
        assert person.find("past") is None
        person.press("h")
        assert isinstance(person.scene, TitleScene)
    screen = go(program, "past").screen(fonts_of(), SIZES["16:9"])
    assert "No finished games yet" in shown(screen)


def test_a_bar_leads_to_its_game(program: Program) -> None:
    put(program, MIXED)
    with Person(program, TitleScene(program)) as person:
        person.do("past")
        person.do("game", "g00003")
        scene = person.scene
        assert isinstance(scene, PastScene)
        assert scene.tab == "games"
        assert scene.evenings[scene.chosen].game.game == "g00003"


def test_a_name_is_chosen_by_clicking(program: Program) -> None:
    """In the list then stand the games of that person."""
    put(program, MIXED)
    with Person(program, TitleScene(program)) as person:
        person.do("past")
        assert "Humans only 2" in person.words()
        person.do("who", "lee")
        scene = person.scene
        assert isinstance(scene, PastScene)
        assert {called(evening.seat) for evening in scene.evenings} == {"Lee"}
        assert "Humans only 0 of 2" in person.words()
        person.do("tab", "games")
        assert len(person.hits("choose")) == len(scene.evenings) == 5
        person.do("who", "")
        assert len(scene.evenings) == 8


def test_what_is_taken_off_the_list_comes_back(program: Program) -> None:
    """By keys: Delete, and Ctrl+Z for one after another, also after another start."""
    put(program, MIXED)
    with Person(program, TitleScene(program)) as person:
        person.press("h")
        person.do("tab", "games")
        scene = person.scene
        assert isinstance(scene, PastScene)
        order = [evening.game.game for evening in scene.evenings]
        person.press("DOWN", "DELETE", "DELETE")
        assert [evening.game.game for evening in scene.evenings] == [order[0], *order[3:]]
        assert "Removed the game" in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert [evening.game.game for evening in scene.evenings] == [order[0], *order[2:]]
        assert scene.evenings[scene.chosen].game.game == order[2], "what is back is seen"
        person.press("ESCAPE", "h")
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert isinstance(person.scene, PastScene)
        assert [evening.game.game for evening in person.scene.evenings] == order


def test_two_clicks_do_not_delete_two(program: Program) -> None:
    put(program, MIXED)
    with Person(program, TitleScene(program)) as person:
        person.do("past")
        person.do("tab", "games")
        hit = person.hits("delete")[0]
        pos = person.app.easel.painter.to_pixels(hit.rect).center
        for _ in range(2):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        person.turn()
        assert isinstance(person.scene, PastScene)
        assert len(person.scene.evenings) == 7


def test_what_is_chosen_is_in_sight(program: Program) -> None:
    """However far the list must be scrolled; and it ends where it ends."""
    put(program, games(*(against_rivals("Kim", 4 + n % 9, 1 + n % 3) for n in range(60))))
    with Person(program, TitleScene(program)) as person:
        person.do("past")
        person.do("tab", "games")
        scene = person.scene
        assert isinstance(scene, PastScene)
        for keys in (["END"], ["HOME"], ["DOWN"] * 14, ["PAGEUP"], ["PAGEDOWN"], ["UP"] * 99):
            person.press(*keys)
            column = next(region for region in person.screen.regions if region.name == "past").rect
            chosen = next(hit for hit in person.hits("choose") if hit.action[1] == scene.chosen)
            assert column.y <= chosen.rect.y
            assert chosen.rect.bottom <= column.bottom
        assert scene.chosen == 0


def test_a_game_without_a_save_is_still_told_of(program: Program) -> None:
    """There is no way to it, and Enter does nothing."""
    put(program, MIXED)
    with Person(program, TitleScene(program)) as person:
        person.do("past")
        person.do("tab", "games")
        assert person.hits("open") == []
        assert "save deleted" in person.words()
        person.press("RETURN")
        assert isinstance(person.scene, PastScene)


def test_looking_back_on_a_past_game(program: Program) -> None:
    """Its save under a name is as good as the one it saved itself to."""
    scene = begin(program, table(3), 4, ("Kim", "Lee", "Cho"))
    chance = Random(1)
    with unkept(scene) as session:
        while not session.over:
            session.answer(chance.choice(session.rules.legal(session.state)))
    program.slots.save_as(session, scene.game.id, "Our best")
    program.slots.delete(next(program.places.saves.glob("auto-*.dune")))
    with Person(program, go(program, "title")) as person:
        person.do("past")
        assert {called(each) for each in person.scene.evenings[0].game.seats} == {"Kim", "Lee", "Cho"}  # type: ignore[attr-defined]
        person.do("tab", "games")
        person.do("open", scene.game.id)
        assert isinstance(person.scene, GameOverScene)
        person.do("table")
        assert isinstance(person.scene, GameScene)
        person.press("m", "b")
        assert isinstance(person.scene, ReplayScene)


def test_what_cannot_be_read_is_said_and_the_rest_shown(program: Program) -> None:
    put(program, MIXED)
    path = program.slots.past.path
    path.write_bytes(b"\xff\x00\n" + path.read_bytes() + b'{"game":')
    scene = go(program, "past")
    assert isinstance(scene, PastScene)
    assert len(scene.evenings) == 8
    assert "2 lines of the file could not be read" in shown(scene.screen(fonts_of(), SIZES["16:9"]), "header")
    path.unlink()
    path.mkdir()
    scene = go(program, "past")
    assert "past-games.jsonl" in shown(scene.screen(fonts_of(), SIZES["16:9"]))


# ------------------------------------------------------------------------------------------------ how it looks


def crowd() -> list[PastGame]:
    """Every kind of table, long names, a leader and a level that nobody knows any more, odd points."""
    odd = replace(seat(LONG_NAME, -3, 3), leader="gone/some_body", sources={"riddle": -3})
    long = among_people(*((LONG_NAME + sign, 8, place) for place, sign in enumerate("ABCD", 1)))
    made = games(*(against_computers("Kim", 14, 1, *(level,) * 3) for level in ("novice", "expert", "master", "titan")))
    others = [
        replace(game, game="x" + game.game, boxes=("base", "ix", "immortality"))
        for game in games(long, ((odd, *against_rivals("K", 9, 1, "mercenary")[0][1:]), "impossible"), long)
    ]
    solos = games(*(against_rivals("민준", 9, 1, level) for level in ("sardaukar", "kwisatz_haderach")))
    return [*others, *made, *(replace(game, game="y" + game.game) for game in solos), *MIXED[:1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", ["100", "125", "200"])
def test_everything_finds_its_place(program: Program, metrics: dict[str, Fonts], language: str, reading: str) -> None:
    """In every shape of window, however large text is: nothing is cut off, lies on something else or has no name."""
    program.change("language", language)
    program.remember(reading=reading)
    scene = put(program, crowd())
    for shape in SIZES.values():
        for tab in ("overview", "games"):
            scene.do_tab(tab)  # type: ignore[arg-type]
            for offset in (0.0, 400.0, 1e9):
                scene.screen(metrics[language], shape)
                scene.scroll_to(offset)
                screen = scene.screen(metrics[language], shape)
                assert problems(screen, metrics[language]) == []
                assert unnamed(screen) == []
                assert shared(screen) == []


def test_text_is_as_large_as_it_is_wished(program: Program, metrics: dict[str, Fonts]) -> None:
    scene = put(program, MIXED)
    sizes = {}
    for reading in ("100", "200"):
        program.remember(reading=reading)
        screen = scene.screen(metrics["en"], SIZES["16:9"])
        column = next(region for region in screen.regions if region.name == "past")
        sizes[reading] = max(element.size for element in column.elements if isinstance(element, Label))
    assert sizes["200"] == 2 * sizes["100"]


def test_thousands_of_games_are_no_matter(program: Program, metrics: dict[str, Fonts]) -> None:
    """A lifetime is there as quickly as an evening: each game is counted once, and of the list only a page is made."""
    many = 3000
    program.slots.past.add(
        games(*(against_computers("Kim", 4 + n % 9, 1 + n % 4, "adept", "adept", "adept") for n in range(many)))
    )
    scene = go(program, "past")
    assert isinstance(scene, PastScene)
    scene.screen(metrics["en"], SIZES["16:9"])  # what is made once
    assert calls(lambda: go(program, "past").screen(metrics["en"], SIZES["16:9"])) < 120 * many
    scene.do_tab("games")
    scene.screen(metrics["en"], SIZES["16:9"])
    assert calls(lambda: (scene.do_walk(1), scene.screen(metrics["en"], SIZES["16:9"]))) < 10 * many
