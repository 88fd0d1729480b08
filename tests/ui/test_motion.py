"""What is under way between two screens, frame by frame, and games watched at every speed, which come to one end."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
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
from tests.ui.moving import SIZE, answered, look, opened
from tests.ui.tables import at_table


def test_what_moves_begins_where_it_was_and_ends_where_it_is():
    """Fast at first; what passes is seen only on its way, a number keeps its sign, a bar grows."""
    assert (eased(0.0), eased(1.0)) == (0.0, 1.0)
    assert eased(0.5) > 0.8
    piece = Piece(500, 300, "agent", 0, 50)
    film = Film((Move((piece,), (-200.0, 100.0), 0.1, 0.4, hides="agent:0.0"),))
    assert frame(film, 0.0, SIZE).elements[0].x == 300
    assert 300 < frame(film, 0.3, SIZE).elements[0].x < 500
    assert frame(film, 0.5, SIZE).elements == (piece,)
    film = Film((Move((Icon(0, 0, "spice", 30),), (90.0, 0.0), 0.2, 0.3, before=False, after=False),))
    assert [len(frame(film, t, SIZE).elements) for t in (0.1, 0.3, 0.5)] == [0, 1, 0]
    film = Film((Move((Label(0, 0, "+7"),), lasts=1.0, look="count", numbers=(2, 7)),))
    said = [frame(film, t, SIZE).elements[0].text for t in (0.0, 0.2, 1.0)]
    assert (said[0], said[-1]) == ("+2", "+7")
    assert 2 < number(said[1]) < 7
    assert list(map(number, ("12", "−3", "+4", "1–2", "", "of 10"))) == [12, -3, 4, None, None, None]
    move = next(
        move for move in plan(*answered(opened("solo-mentat-deploying"), "deploy", 2)).moves if move.look == "grow"
    )
    widths = [sum(e.rect.w for e in frame(Film((move,)), t, SIZE).elements) for t in (move.at, move.at + 0.1, move.end)]
    assert widths[0] < widths[1] < widths[2]


def test_what_lies_elsewhere_on_the_next_screen_is_not_seen_in_both_places():
    """Troops of the arena are home when it has gone: their number is nowhere beside its lane."""

    def shown(x: float, text: str) -> Screen:
        thing = Thing("troops:1.conflict", Rect(x - 10, 0, 9, 9), 0, 1)
        return Screen("table", (Region("a", Rect(0, 0, 9, 9), (Label(x, 10, text),), things=(thing,)),))

    assert not plan(shown(10, "4"), shown(500, "–")).moves


def test_a_snapshot_is_drawn_like_what_is_in_it():
    """As large as it is, to the pixel; and half as large within half the place."""
    elements = (Plate(Rect(40, 40, 120, 80), "card"), Label(60, 80, "Dagger", 20), Icon(130, 90, "spice", 30))
    place, half = Rect(40, 40, 120, 80), Rect(70, 60, 60, 40)

    def drawn(*shown: object) -> pygame.Surface:
        surface = pygame.Surface((1920, 1080))
        region = Region("a", Rect(0, 0, 300, 300), shown)
        Painter(surface, Fonts(), Pictures(), Icons()).paint(Screen("newgame", (region,), *SIZE))
        return surface

    whole = drawn(Snapshot(place, place, elements, 30))
    assert drawn(*elements).get_buffer().raw == whole.get_buffer().raw
    touched = pygame.mask.from_threshold(drawn(Snapshot(half, place, elements, 30)), (0, 0, 0), (1, 1, 1, 255), drawn())
    touched.invert()
    box = touched.get_bounding_rects()[0].unionall(touched.get_bounding_rects())
    assert pygame.Rect(70, 60, 60, 40).inflate(32, 32).contains(box)
    assert box.contains(pygame.Rect(72, 62, 56, 36))


# ------------------------------------------------------------------------------------------------ games

GAMES = {
    "solo": (solo("mentat"), 99, {"off": None, "slow": Tempo(0.5), "normal": Tempo()}),
    "four-ix": (table(4, ("base", "ix")), 2, {"fades": Tempo(travel=False)}),
    "two-immortality": (table(2, ("base", "immortality")), 3, {"off": None, "fast": Tempo(2.0)}),
}
"""Tables, the rounds that are watched, and the speeds: one game is whole."""


class Watched:
    """What a table shows, with a clock of its own, at one of the speeds."""

    def __init__(self, tempo: Tempo | None) -> None:
        self.heard: list[str] = []
        self.projector = Projector(tempo, lambda name, now: self.heard.append(name))
        self.now = self.longest = 0.0
        self.films = 0

    def show(self, screen: Screen, news, brought, hurried: bool) -> None:
        """The present screen, after the way to it, or in the middle of it if somebody is in a hurry."""
        projector, began, frames = self.projector, self.now, 0
        projector.next(screen, news, self.now, brought)
        while projector.waits and not (hurried and frames == 2):
            assert projector.over(projector.ground, self.now).regions[-1].name == "motion"
            self.now += 0.15
            frames += 1
            projector.tick(self.now)
        self.longest = max(self.longest, self.now - began)
        if hurried:
            projector.finish()
        self.now += 2.0
        projector.tick(self.now)
        self.films += bool(frames)
        assert not projector.waits
        shown = [(region.name, region.elements) for region in projector.ground.regions]
        assert shown == [(region.name, region.elements) for region in screen.regions]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_to_the_same_end_at_every_speed(name: str) -> None:
    """Whatever is hidden meanwhile is a thing of the screen and stands for one, and every film ends soon."""
    config, rounds, speeds = GAMES[name]
    session, alone = _started(config), _started(config)
    scene, player = at_table(session, ask_before_losses=False, curtain=False, draws=False), RandomPlayer(4)
    watched = {speed: Watched(tempo) for speed, tempo in speeds.items()}
    before = None

    def shown(hurried: bool) -> None:
        nonlocal before
        screen, news, brought = look(scene), scene.news(), scene.brought
        film = plan(before, screen, news) if before is not None else Film(())
        assert film.hidden <= things(screen).keys()
        assert _drawn_twice(film, screen) == []
        assert film.lasts < 2.2
        for each in watched.values():
            each.show(screen, news, brought, hurried)
        before = screen

    shown(False)
    while not session.over and session.state.round <= rounds:
        while scene.shown_game.watching:
            scene.handle(("next",))
            shown(session.answered % 3 == 0)
        answer = player.pick(session.rules.legal(session.state))
        alone.answer(answer)
        scene.answering.answer(answer)  # and nothing that is said with it
        shown(session.answered % 5 == 0)
    assert session.state == alone.state
    for speed, each in watched.items():
        assert (not each.films) if speed == "off" else (each.films > session.answered / 2), speed
        assert each.longest < 6.5, speed
        assert {"card_turn", "gong"} <= set(each.heard), speed


def _started(config: GameConfig) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), 9, ("Ana", "Bo", "Chi", "Dai")[: len(config.seats)])


def _drawn_twice(film: Film, screen: Screen) -> list[str]:
    """Things under way that are part of another one under way, or that two moves stand for."""
    found = [things(screen)[move.hides] for move in film.moves if move.hides and move.what]
    lying = [(f.region.name, at) for f in found for at in range(f.thing.first, f.thing.last)]
    return [f"{name}: {at}" for (name, at), n in Counter(lying).items() if n > 1]
