"""What is under way between two screens; and games watched in motion, in which all is as if drawn afresh."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.film import Film, Move, frame
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.screen.display import Icon, Label, Piece
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.unseen.afresh import stale
from tests.kit import table as kit_table
from tests.kit.careless import Careless
from tests.ui.driver import STEP, Driver
from tests.ui.moving import SIZE, look
from tests.ui.tables import at_table, begin, unkept

NAMES = ("Ann", "Bo", "Cy", "Di")


def test_what_moves_begins_where_it_was_and_ends_where_it_is():
    """Fast at first; what passes is seen only on its way, a number keeps its sign."""

    def seen(move: Move, *times: float) -> list[tuple]:
        return [frame(Film((move,)), t, SIZE).elements for t in times]

    a, b, c, d = (
        e[0].x for e in seen(Move((Piece(500, 300, "agent", 0, 50),), (-200, 100), 0.1, 0.4), 0, 0.1, 0.3, 0.5)
    )
    assert a == b == 300 < 450 < c < d == 500
    passing = seen(Move((Icon(0, 0, "spice", 30),), (90, 0), 0.2, 0.3, before=False, after=False), 0.1, 0.3, 0.5)
    assert list(map(len, passing)) == [0, 1, 0]
    move = Move((Label(0, 0, "+7"),), lasts=1.0, look="count", numbers=(2, 7))
    first, between, last = (elements[0].text for elements in seen(move, 0, 0.2, 1))
    assert (first, last) == ("+2", "+7")
    assert 2 < int(between) < 7


@pytest.mark.slow
@pytest.mark.parametrize(
    ("config", "rounds", "tempo"),
    [
        (solo("mentat"), 99, Tempo(0.5)),
        (solo("mentat"), 3, None),
        (table(4, ("base", "ix")), 2, Tempo(travel=False)),
        (table(2, ("base", "immortality")), 3, Tempo(2.0)),
    ],
)
def test_a_game_comes_to_the_same_end_at_every_speed(config: GameConfig, rounds: int, tempo: Tempo | None) -> None:
    """Whatever is hidden meanwhile is a thing of the screen and stands for one, and every film ends soon.

    After it, or in the middle of it if somebody is in a hurry, there is the present screen.
    """
    session, alone = (Session.start(Rules(catalog(config.boxes), config), 9, NAMES[: len(config.seats)]) for _ in "ab")
    scene, player = at_table(session, ask_before_losses=False, curtain=False, draws=False), RandomPlayer(4)
    heard = set[str]()
    projector = Projector(tempo, lambda name, now: heard.add(name))
    now, films, before = 0.0, 0, look(scene)

    def shown(hurried: bool) -> None:
        nonlocal now, films, before
        screen, news, began = look(scene), scene.news(), now
        film = plan(before, screen, news)
        assert film.hidden <= things(screen).keys()
        moved = [things(screen)[move.hides] for move in film.moves if move.hides and move.what]
        drawn = [(each.region.name, at) for each in moved for at in range(each.thing.first, each.thing.last)]
        assert len(drawn) == len(set(drawn)), "something is in two places"
        assert film.lasts < 2.2
        projector.next(screen, news, now, scene.brought)
        while projector.waits and not (hurried and now > began + 0.2):
            assert projector.over(projector.ground, now).regions[-1].name == "motion"
            now += 0.15
            projector.tick(now)
        assert now < began + 6.5
        films += now > began
        if hurried:
            projector.finish()
        now += 2.0
        projector.tick(now)
        assert not projector.waits
        assert [(r.name, r.elements) for r in projector.ground.regions] == [
            (r.name, r.elements) for r in screen.regions
        ]
        before = screen

    while not session.over and session.state.round <= rounds:
        shown(session.answered % 5 == 0)
        while scene.shown_game.watching:
            scene.handle(("next",))
            shown(session.answered % 3 == 0)
        answer = player.pick(session.rules.legal(session.state))
        alone.answer(answer)
        scene.answering.answer(answer)  # and nothing that is said with it
    assert session.state == alone.state
    assert films > session.answered / 2 if tempo is not None else not films
    assert {"card_turn", "gong"} <= heard


# ------------------------------------------------------------------------------------------------ drawn afresh

SECONDS = (0.004, 0.03, 0.09)  # between two turns of the loop: some pictures are over before the next one is due
PANELS = (pygame.K_w, pygame.K_h, pygame.K_l, pygame.K_ESCAPE, pygame.K_TAB)
"""What has happened, advice, the chronicle; what closes them; the key focus."""


class Watchful(Driver):
    """Somebody who looks at all that has come to rest, and may press keys while things move."""

    def __init__(self, scene: GameScene, impatient: bool) -> None:
        self.luck, self.impatient, self.looked = Random(3), impatient, 0
        program = scene.program
        manner = replace(program.manner, frames=6.0)
        super().__init__(scene, (512, 288), seed=3, ways=Ways(program), manner=manner, owner=program, painted=True)

    def turn(self) -> None:
        """What was posted is done, and then the window goes on by itself for a while."""
        self.app.turn(pygame.event.get(), self.now)
        end = self.now + STEP
        while self.now < end:
            self.now += self.luck.choice(SECONDS)
            presses = self.impatient and self.app.projector.running(self.now) and self.luck.random() < 0.2
            self.app.turn([pygame.event.Event(pygame.TEXTINPUT, text="z")] if presses else [], self.now)
        if not self.app.show.goes_on:
            self.looked += 1
            assert stale(self.app, self.now) == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "config"),
    [
        ("instant", solo("mentat", boxes=("base", "ix", "immortality"))),
        ("instant", table(4, ("base", "ix"))),
        ("normal", table(2, ("base", "immortality"))),
    ],
)
def test_a_game_is_shown_as_if_drawn_afresh(program: Program, pace: str, config: GameConfig) -> None:
    """To its end, a part of it by hand; at once, or turn by turn and completed by presses that do nothing else."""
    program.runner = Careless()
    program.remember(rival_pace=pace, ask_before_losses=False, sound=False)
    scene, player = begin(program, config, 3, NAMES[: config.players]), RandomPlayer(3)
    session = scene.session
    with unkept(scene), Watchful(scene, impatient=pace != "instant") as driver:
        while not session.over:
            for _ in range(5):
                driver.key(driver.luck.choice(PANELS))
                while len(driver.app.front.stack.scenes) > 1:
                    driver.key(pygame.K_ESCAPE)
                driver.play_until(lambda clicks=driver.clicks: driver.clicks > clicks or session.over)
            if driver.app.scene is scene:  # what was taken from the picture before would be made the same
                model = scene.model(driver.app.easel.fonts, driver.app.easel.canvas)
                afresh = TableRenderer(scene.shown_game, scene.context).draw(model, scene.panels)
                both = [{r.name: r.elements for r in each.regions if r.elements} for each in (driver.screen, afresh)]
                assert both[0] == both[1]
            for _ in range(60 * len(scene.shown_game.people)):
                scene.playback.settle()
                scene.playback.uncover()
                if not session.over:
                    scene.handle(("option", *player.pick(session.rules.legal(session.state))))
            driver.app.front.renew()
            driver.turn()
        assert driver.looked > 20


def test_a_card_flies_over_numbers_that_change_in_their_place() -> None:
    """Arrakeen recruits a troop while the card passes over the garrison."""
    made = kit_table(4, hand=["reconnaissance", "dagger"], garrison=3)
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), curtain=False)
    scene.playback.settle()
    before = look(scene)
    scene.news()
    scene.handle(("option", "send", "reconnaissance", "arrakeen", 0, "", ""))
    names = [move.hides for move in plan(before, look(scene), scene.news()).moves]
    card, garrison = (next(at for at, name in enumerate(names) if name.startswith(kind)) for kind in ("card", "troops"))
    assert garrison < card, names
