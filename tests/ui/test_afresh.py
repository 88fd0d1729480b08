"""What the window shows is what it would show if all of it were drawn afresh. `run.py hammer` looks for much longer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest

from dune_desktop.engine import GameConfig
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.players.player import RandomPlayer
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.unseen.afresh import stale
from tests.kit.careless import Careless
from tests.ui.driver import STEP, Driver
from tests.ui.tables import begin, unkept

SIZE = (512, 288)
SECONDS = (0.004, 0.03, 0.09)  # between two turns of the loop: some pictures are over before the next one is due
FRAMES = 6.0  # pictures a second
CLICKS = 5  # at each stretch that is played by hand
EVERY = 60  # answers of a player from one stretch to the next
TABLES = {
    "instant": (solo("mentat", boxes=("base", "ix", "immortality")), table(4, ("base", "ix"))),
    "normal": (table(2, ("base", "immortality")), table(3)),
}
PANELS = (pygame.K_w, pygame.K_h, pygame.K_l, pygame.K_ESCAPE, pygame.K_TAB)
"""What has happened, advice, the chronicle; what closes them; the key focus."""


class Watchful(Driver):
    """Somebody who plays quickly, opens and closes panels, and looks at everything that has come to rest.

    Who is `impatient` presses a key that means nothing while things move.
    """

    def __init__(self, scene: GameScene, seed: int, impatient: bool) -> None:
        self.table = scene
        self.luck = Random(seed)
        self.impatient = impatient
        self.looked = 0
        program = scene.program
        manner = replace(program.manner, frames=FRAMES)
        super().__init__(scene, SIZE, seed=seed, ways=Ways(program), manner=manner, owner=program, painted=True)

    def turn(self) -> None:
        """What was posted is done, and then the window goes on by itself for a while."""
        self.app.turn(pygame.event.get(), self.now)
        end = self.now + STEP
        while self.now < end:
            self.now += self.luck.choice(SECONDS)
            moving = self.app.projector.running(self.now)
            self.app.turn(
                [pygame.event.Event(pygame.TEXTINPUT, text="z")] if moving and self._presses() else [], self.now
            )
        if not self.app.show.goes_on:
            self.looked += 1
            assert stale(self.app, self.now) == ""

    def _presses(self) -> bool:
        return self.impatient and self.luck.random() < 0.2

    def stretch(self) -> None:
        """Some clicks, each after something else was opened or closed."""
        last = self.clicks + CLICKS
        while self.clicks < last and not self.table.session.over:
            self.key(self.luck.choice(PANELS))
            while len(self.app.front.stack.scenes) > 1:
                self.key(pygame.K_ESCAPE)
            self.play_until(lambda clicks=self.clicks: self.clicks > clicks or self.table.session.over)
        if self.app.scene is self.table:
            self.drawn_afresh()

    def drawn_afresh(self) -> None:
        """The parts of the picture that were taken from the one before would be made the same."""
        scene = self.table
        model = scene.model(self.app.easel.fonts, self.app.easel.canvas)
        afresh = TableRenderer(scene.shown_game, scene.context).draw(model, scene.panels)
        shown = {region.name: region.elements for region in self.screen.regions if region.elements}
        assert {region.name: region.elements for region in afresh.regions if region.elements} == shown


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "config"), [(pace, config) for pace, each in TABLES.items() for config in each])
def test_a_game_is_shown_as_if_drawn_afresh(program: Program, pace: str, config: GameConfig) -> None:
    """To its end, a part of it by hand; at once, or turn by turn and completed by presses that do nothing else."""
    program.runner = Careless()
    program.remember(rival_pace=pace, ask_before_losses=False, sound=False)
    scene, player = begin(program, config, 3, ("Ann", "Bo", "Cy", "Di")[: config.players]), RandomPlayer(3)
    session = scene.session
    with unkept(scene), Watchful(scene, 3, impatient=pace != "instant") as driver:
        while not session.over:
            driver.stretch()
            for _ in range(EVERY * len(scene.shown_game.people)):
                _go_on(scene, player)
            driver.app.front.renew()
            driver.turn()
        assert driver.looked > 20


def _go_on(scene: GameScene, player: RandomPlayer) -> None:
    """One answer more, of whoever is asked."""
    while scene.shown_game.watching or scene.shown_game.curtain != NOBODY:
        scene.playback.settle()
        scene.playback.uncover()
    if not scene.session.over:
        scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))
