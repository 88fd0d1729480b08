"""Past games: a game that ends is found there, what they come to, and whose they are; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pygame
import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.past import PastGame, PastSeat
from dune_desktop.ui.presenters.screens.past.tally import Count, names, tally
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.past import PastScene, called
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.title import TitleScene
from tests.ui.person import Person
from tests.ui.screens import LONG_NAME
from tests.ui.tables import begin, go, unkept

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


def past(person: Person, key: str = "h") -> PastScene:
    """By this key to the past games."""
    person.press(key)
    assert isinstance(person.scene, PastScene)
    return person.scene


def order(scene: PastScene) -> list[str]:
    return [evening.game.game for evening in scene.evenings]


def test_games_are_counted(program: Program) -> None:
    """Of everybody, those among people are always won by somebody, so they are no wins of all; of one person they are
    won or lost like others, whatever the capitals of the name.
    """
    found = tally(MIXED, called)
    assert (found.games, found.seats) == (8, 12)
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
    assert [kind for kind, _ in found.average()] == ["conflict", "start"]
    assert dict(found.average())["start"] == 1.0
    found = tally(MIXED, called, "kim")
    assert (found.games, found.seats, found.streak) == (5, 5, 2)
    assert (found.contested, found.people) == (Count(5, 4), Count(2, 1))
    lost, won = against_rivals("Kim", 4, 3), against_rivals("Kim", 10, 1)
    assert tally(games(won, won, lost, won, won, won, lost), called).streak == 3
    watched = games(([seat("Orlan", 8, place, "adept") for place in (1, 2, 3)], ""))
    assert tally(watched, called).games == 0, "nobody played"
    assert names(MIXED, called) == {"kim": "kim", "lee": "Lee", "cho": "Cho"}
    for language in LANGUAGES:
        program.change("language", language)
        after = program.texts.name("leader_short:paul_atreides")
        assert [called(seat(after, 9, 1, leader=at)) for at in (0, 1)] == ["", after], "who is called so gave no name"


def test_a_game_that_ends_is_found_there(program: Program) -> None:
    """From its end, and from the title after the next start; from there one looks back on it, also when only its save
    under a name is left. Before the first one has ended the title says nothing of them.
    """
    with Person(program, TitleScene(program)) as person:
        assert person.find("past") is None
        person.press("h")
        assert isinstance(person.scene, TitleScene)
    scene = begin(program, solo("mentat"), 5, ("Kim", "", ""))
    chance = Random(2)
    with unkept(scene) as session:
        while session.state.round < 7 and not session.over:
            session.answer(chance.choice(session.rules.legal(session.state)))
    scene.shown_game.settle()
    with Person(program, scene) as person:
        assert not program.slots.past.path.exists()
        person.play_until(lambda: isinstance(person.scene, GameOverScene))
        points = session.state.seats[0].vp
        place = session.rules.ranking(session.state).index(0) + 1
        (evening,) = past(person).evenings
        assert (evening.seat.name, evening.seat.points, evening.seat.place) == ("Kim", points, place)
        assert "Solo, Mentat" in person.words()
        person.press("ESCAPE", "t")
        assert isinstance(person.scene, TitleScene)
    program.slots.save_as(session, scene.game.id, "Our best")
    program.slots.delete(next(program.places.saves.glob("auto-*.dune")))
    fresh = Program(program.places, "en")
    with Person(fresh, TitleScene(fresh)) as person:
        assert [each.seat.points for each in past(person).evenings] == [points]
        person.do("tab", "games")
        person.press("RETURN")
        assert isinstance(person.scene, GameOverScene)
        assert person.scene.shown_game.session.state.seats[0].vp == points
        person.do("table")
        assert isinstance(person.scene, GameScene)
        person.press("m", "b")
        assert isinstance(person.scene, ReplayScene)
    fresh.close()


def test_names_and_bars_are_clicked(program: Program) -> None:
    """In the list then stand the games of that person; a bar leads to its game, and without a save no way leads on."""
    program.slots.past.add(MIXED)
    with Person(program, TitleScene(program)) as person:
        scene = past(person)
        assert "Humans only 2" in person.words()
        person.do("who", "lee")
        assert {called(evening.seat) for evening in scene.evenings} == {"Lee"}
        assert "Humans only 0 of 2" in person.words()
        person.do("tab", "games")
        assert len(person.hits("choose")) == len(scene.evenings) == 5
        person.do("who", "")
        assert len(scene.evenings) == 8
        person.do("tab", "overview")
        person.do("game", "g00003")
        assert scene.tab == "games"
        assert order(scene)[scene.chosen] == "g00003"
        assert person.hits("open") == []
        assert "save deleted" in person.words()
        person.press("RETURN")
        assert person.scene is scene


def test_what_is_taken_off_the_list_comes_back(program: Program) -> None:
    """By keys: Delete, and Ctrl+Z for one after another, also after another start; what is chosen is in sight."""
    program.slots.past.add(games(*(against_rivals("Kim", 4 + n % 9, 1 + n % 3) for n in range(30))))
    with Person(program, TitleScene(program)) as person:
        scene = past(person)
        person.do("tab", "games")
        for keys in (["END"], ["HOME"], ["DOWN"] * 14, ["PAGEUP"], ["PAGEDOWN"], ["UP"] * 40):
            person.press(*keys)
            column = next(region for region in person.screen.regions if region.name == "past").rect
            chosen = next(hit for hit in person.hits("choose") if hit.action[1] == scene.chosen)
            assert column.y <= chosen.rect.y
            assert chosen.rect.bottom <= column.bottom
        before = order(scene)
        person.press("DOWN", "DELETE", "DELETE")
        assert order(scene) == [before[0], *before[3:]]
        assert "Removed the game" in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert order(scene) == [before[0], *before[2:]]
        assert order(scene)[scene.chosen] == before[2], "what is back is seen"
        person.press("ESCAPE")
        scene = past(person)
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert order(scene) == before


def test_what_cannot_be_read_is_said_and_the_rest_shown(program: Program) -> None:
    """Leaders and levels that nobody knows any more included."""
    odd = replace(seat(LONG_NAME, -3, 3), leader="gone/some_body", sources={"riddle": -3})
    strange = games(
        ((odd, *against_rivals("K", 9, 1)[0][1:]), "impossible"), against_computers("Kim", 9, 1, *["titan"] * 2)
    )
    program.slots.past.add([replace(game, game="x" + game.game) for game in strange] + MIXED)
    path = program.slots.past.path
    path.write_bytes(b"\xff\x00\n" + path.read_bytes() + b'{"game":')
    with Person(program, TitleScene(program)) as person:
        assert len(past(person).evenings) == 10
        assert "2 lines of the file could not be read" in person.words()
        person.do("tab", "games")
        assert LONG_NAME in person.words()
    path.unlink()
    path.mkdir()
    with Person(program, go(program, "past")) as person:
        assert "past-games.jsonl" in person.words()
