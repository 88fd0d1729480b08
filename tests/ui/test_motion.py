"""What is under way between two screens, frame by frame, in single moves and in whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.session import Session
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.motion.film import Film, Move, eased, frame, number
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.display import Icon, Label, Piece, Plate, Rect, Region, Screen, Snapshot, Thing
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.projector import Projector
from tests.ui.moving import SIZE, look, opened
from tests.ui.tables import at_table


def test_a_thing_is_at_its_old_place_first_and_at_its_own_last():
    piece = Piece(500, 300, "agent", 0, 50)
    film = Film((Move((piece,), (-200.0, 100.0), 0.1, 0.4, hides="agent:0.0"),))
    assert frame(film, 0.0, SIZE).elements[0].x == 300
    assert 300 < frame(film, 0.3, SIZE).elements[0].x < 500
    assert frame(film, 0.5, SIZE).elements == (piece,)


def test_what_passes_is_seen_only_on_its_way():
    film = Film((Move((Icon(0, 0, "spice", 30),), (90.0, 0.0), 0.2, 0.3, before=False, after=False),))
    assert [len(frame(film, t, SIZE).elements) for t in (0.1, 0.3, 0.5)] == [0, 1, 0]


def test_a_number_keeps_its_sign_while_it_counts():
    film = Film((Move((Label(0, 0, "+7"),), lasts=1.0, look="count", numbers=(2, 7)),))
    said = [frame(film, t, SIZE).elements[0].text for t in (0.0, 0.2, 1.0)]
    assert said[0] == "+2"
    assert said[-1] == "+7"
    assert 2 < number(said[1]) < 7


def test_it_starts_fast_and_settles():
    assert eased(0.5) > 0.8
    assert (eased(0.0), eased(1.0)) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("text", "value"), [("12", 12), ("−3", -3), ("+4", 4), ("1–2", None), ("", None), ("of 10", None)]
)
def test_numbers_are_read_off_labels(text, value):
    assert number(text) == value


@pytest.mark.parametrize("config", [solo("mentat"), table(4, ("base", "ix"))], ids=["solo", "four-ix"])
def test_every_step_of_a_game_can_be_filmed(config):
    """Whatever is hidden is a thing of the screen, and every film ends soon."""
    names = ("Ana", "Bo", "Chi", "Dai")[: len(config.seats)]
    session = Session.start(Rules(catalog(config.boxes), config), 11, names)
    scene, random = at_table(session), Random(5)
    before, filmed = None, 0
    for _ in range(160):
        while scene.shown_game.watching:
            scene.do_next()
        scene.shown_game.uncover()
        if session.over:
            break
        scene.answering.answer(random.choice(session.rules.legal(session.state)))
        after = look(scene)
        if before is not None:
            film = plan(before, after, scene.news())
            assert film.hidden <= things(after).keys()
            assert drawn_twice(film, after) == []
            assert film.lasts < 2.2
            for share in (0.0, 0.3, 0.7, 1.0):
                frame(film, share * film.lasts, SIZE)
            filmed += bool(film.moves)
        before = after
    assert filmed > 30


def drawn_twice(film: Film, screen: Screen) -> list[str]:
    """Things under way that are part of another one under way, or that two moves stand for."""
    found = [things(screen)[move.hides] for move in film.moves if move.hides and move.what]
    lying = [(f.region.name, at) for f in found for at in range(f.thing.first, f.thing.last)]
    return [f"{name}: {at}" for (name, at), n in Counter(lying).items() if n > 1]


def test_what_lies_elsewhere_on_the_next_screen_is_not_seen_in_both_places():
    """Troops of the arena are home when it has gone: their number is nowhere beside its lane."""
    was = Region(
        "a", Rect(0, 0, 9, 9), (Label(10, 10, "4"),), things=(Thing("troops:1.conflict", Rect(0, 0, 9, 9), 0, 1),)
    )
    now = Region(
        "a", Rect(0, 0, 9, 9), (Label(500, 10, "–"),), things=(Thing("troops:1.conflict", Rect(490, 0, 9, 9), 0, 1),)
    )
    assert not plan(Screen("table", (was,)), Screen("table", (now,))).moves


def test_a_snapshot_is_drawn_like_what_is_in_it():
    """As large as it is, to the pixel; and half as large within half the place."""
    elements = (Plate(Rect(40, 40, 120, 80), "card"), Label(60, 80, "Dagger", 20), Icon(130, 90, "spice", 30))
    drawn = []
    place = Rect(40, 40, 120, 80)
    for shown in (
        elements,
        (Snapshot(place, place, elements, 30),),
        (Snapshot(Rect(70, 60, 60, 40), place, elements, 30),),
    ):
        surface = pygame.Surface((1920, 1080))
        Painter(surface, Fonts(), Pictures(), Icons()).paint(
            Screen("newgame", (Region("a", Rect(0, 0, 300, 300), shown),), *SIZE)
        )
        drawn.append(surface)
    ground = pygame.Surface((1920, 1080))
    Painter(ground, Fonts(), Pictures(), Icons()).paint(Screen("newgame", (), *SIZE))
    assert drawn[0].get_buffer().raw == drawn[1].get_buffer().raw
    touched = pygame.mask.from_threshold(drawn[2], (0, 0, 0), (1, 1, 1, 255), ground)
    touched.invert()
    box = touched.get_bounding_rects()[0].unionall(touched.get_bounding_rects())
    assert pygame.Rect(70, 60, 60, 40).inflate(32, 32).contains(box)
    assert box.contains(pygame.Rect(72, 62, 56, 36))


@pytest.mark.parametrize("tempo", [None, Tempo(0.5), Tempo(1), Tempo(2), Tempo(travel=False)], ids=str)
def test_after_a_film_the_picture_is_as_if_painted_anew(tempo):
    scene = opened("solo-mercenary-first-turn")
    fonts = Fonts()
    surface, fresh = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    painter = Painter(surface, fonts, Pictures(), Icons())
    projector = Projector(tempo, lambda name, now: None)
    projector.next(scene.screen(fonts, SIZE), (), 0.0)
    painter.paint(projector.over(projector.ground, 0.0))
    scene.news()
    scene.answering.answer(next(o for o in scene.session.rules.legal(scene.session.state) if o[0] == "send"))
    projector.next(scene.screen(fonts, SIZE), scene.news(), 0.0)
    assert projector.waits == (tempo is not None)
    now = 0.0
    while projector.waits:
        painter.paint(projector.over(projector.ground, now))
        now += 1 / 30
        projector.tick(now)
    painter.paint(projector.over(projector.ground, now))
    Painter(fresh, fonts, Pictures(), Icons()).paint(scene.screen(fonts, SIZE))
    assert surface.get_buffer().raw == fresh.get_buffer().raw
