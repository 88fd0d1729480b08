"""Past games: a game that ends is found there, what they come to, and whose they are; by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pygame
import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.storage.past import PastGame, PastSeat
from dune_desktop.ui.presenters.screens.past.tally import Count, names, tally
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.past import PastScene, called
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.title import TitleScene
from tests.ui.person import Person
from tests.ui.screens import LONG_NAME
from tests.ui.tables import begin, unkept

pytestmark = pytest.mark.usefixtures("queue")

LEADERS = ("paul_atreides", "baron_vladimir_harkonnen", "count_ilban_richese", "helena_richese")


def games(*rows: tuple[str, str]) -> list[PastGame]:
    """Games that ended day after day, as the file tells of them, the latest first.

    Each by its difficulty and the names, points, places and levels of its seats; R is a Rival.
    """
    found = []
    for day, (difficulty, told) in enumerate(rows):
        seats = []
        for leader, each in zip(LEADERS, told.split(", "), strict=False):
            name, points, place, *level = each.split()
            kind: Any = "rival" if name == "R" else "human"
            sources = {"conflict": int(points) - 1, "start": 1}
            seats.append(PastSeat(kind, name, int(points), int(place), "".join(level), leader, sources))
        when = datetime(2026, 3, 1 + day, 20, tzinfo=UTC)
        found.append(PastGame(f"g{day:05}", when, ("base",), 6 + day % 4, tuple(seats), (), difficulty))  # type: ignore[arg-type]
    return found[::-1]


WON, LOST = ("mentat", "Kim 10 1, R 7 2, R 8 3"), ("mentat", "Kim 4 3, R 7 1, R 8 2")
MIXED = games(
    WON,
    ("mentat", "Kim 11 1, R 7 2, R 8 3"),
    ("", "Kim 6 3, Lee 9 2, Cho 10 1"),
    ("", "Kim 12 1, A 8 2 adept, B 8 3 expert, C 8 4 novice"),
    ("", "Lee 5 4, A 8 1 adept, B 8 2 adept, C 8 3 adept"),
    ("mercenary", "Lee 4 3, R 7 1, R 8 2"),
    ("", "kim 10 1, Lee 8 2, Cho 7 3"),
    ("mentat", "Lee 9 1, R 7 2, R 8 3"),
)


def past(person: Person) -> PastScene:
    person.press("h")
    assert isinstance(person.scene, PastScene)
    return person.scene


def test_games_are_counted(program: Program) -> None:
    """Of everybody, those among people are always won by somebody, so they are no wins of all; of one person they are
    won or lost like others, whatever the capitals of the name.
    """
    found = tally(MIXED, called)
    assert (found.games, found.seats) == (8, 12)
    assert (found.contested, found.people.played) == (Count(6, 4), 2)
    assert found.solo == {"mentat": Count(3, 3), "mercenary": Count(1, 0)}
    assert found.computers == {"expert": Count(1, 1), "adept": Count(1, 0)}
    assert dict(found.winners) == {"Cho": 1, "kim": 1}
    assert found.streak == 3, "games among people neither break nor make one"
    assert found.best is not None
    assert (found.best.seat.points, found.best.game.game) == (12, "g00003")
    assert found.leaders["paul_atreides"] == Count(8, 5, 67)
    assert dict(found.average()) == {"conflict": 89 / 12, "start": 1.0}
    found = tally(MIXED, called, "kim")
    assert (found.games, found.seats, found.streak) == (5, 5, 2)
    assert (found.contested, found.people) == (Count(5, 4), Count(2, 1))
    assert tally(games(WON, WON, LOST, WON, WON, WON, LOST), called).streak == 3
    assert tally(games(("", "A 8 1 adept, B 8 2 adept, C 8 3 adept")), called).games == 0, "nobody played"
    assert names(MIXED, called) == {"kim": "kim", "lee": "Lee", "cho": "Cho"}
    program.change("language", "ja")
    seats = [replace(seat, name=program.texts.name("leader_short:paul_atreides")) for seat in MIXED[0].seats]
    assert list(map(bool, map(called, seats))) == [False, True, True], "who is called after the leader gave no name"


def test_a_game_that_ends_is_found_there(program: Program) -> None:
    """From its end, and from the title after the next start; from there one looks back on it, also when only its save
    under a name is left. Before the first one has ended the title says nothing of them.
    """
    with Person(program, TitleScene(program)) as person:
        assert person.find("past") is None
        person.press("h")
        assert isinstance(person.scene, TitleScene)
    scene, chance = begin(program, solo("mentat"), 5, ("Kim", "", "")), Random(2)
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
        assert person.find("continue") is None, "it is over"
        assert [each.seat.points for each in past(person).evenings] == [points]
        person.do("tab", "games")
        person.press("RETURN")
        assert isinstance(person.scene, GameOverScene)
        assert person.scene.shown_game.session.state.seats[0].vp == points
        person.do("table")
        person.press("m", "b")
        assert isinstance(person.scene, ReplayScene)
    fresh.close()


def test_past_games_are_looked_through(program: Program) -> None:
    """A name is chosen, and in the list stand its games; a bar leads to its game, and without a save no way leads on.
    What is taken off the list comes back, one after another, also after another start.
    """
    program.slots.past.add(MIXED)
    with Person(program, TitleScene(program)) as person:
        scene = past(person)
        assert "Humans only 2" in person.words()
        person.do("who", "lee")
        assert {called(evening.seat) for evening in scene.evenings} == {"Lee"}
        person.do("tab", "games")
        assert len(person.hits("choose")) == len(scene.evenings) == 5
        person.do("who", "")
        person.do("tab", "overview")
        person.do("game", "g00003")
        assert scene.tab == "games"
        before = [evening.game.game for evening in scene.evenings]
        assert before[scene.chosen] == "g00003"
        assert person.hits("open") == []
        assert "save deleted" in person.words()
        person.press("RETURN", "HOME")
        person.press("DOWN", "DELETE", "DELETE")
        assert [evening.game.game for evening in scene.evenings] == [before[0], *before[3:]]
        assert "Removed the game" in person.words()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert scene.evenings[scene.chosen].game.game == before[2], "what is back is seen"
        person.press("ESCAPE")
        scene = past(person)
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        assert [evening.game.game for evening in scene.evenings] == before


def test_what_cannot_be_read_is_said_and_the_rest_shown(program: Program) -> None:
    """Levels and difficulties that nobody knows any more included."""
    (odd,) = games(("impossible", f"{LONG_NAME} -3 3, A 9 1 titan, B 8 2 titan"))
    program.slots.past.add([replace(odd, game="odd"), *MIXED])
    path = program.slots.past.path
    path.write_bytes(b"\xff\x00\n" + path.read_bytes() + b'{"game":')
    with Person(program, TitleScene(program)) as person:
        assert len(past(person).evenings) == 9
        assert "2 lines of the file could not be read" in person.words()
        person.do("tab", "games")
        person.press("END")
        assert LONG_NAME in person.words()
