"""Recorded games played through with films at every speed, and with none: they come to the same end."""

from __future__ import annotations

from functools import cache

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameConfig, OptionId, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.state import GameState
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.brought import Brought
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.projector import Projector
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
NAMES = ("Ana", "Bo", "Chi", "Dai")
CONFIGS = {
    "solo": solo("mentat"),
    "four-ix": table(4, ("base", "ix")),
    "two-immortality": table(2, ("base", "immortality")),
}
TEMPOS = {
    "off": None,
    "fades": Tempo(travel=False),
    "slow": Tempo(0.5),
    "normal": Tempo(),
    "fast": Tempo(2.0),
}

Painted = list[tuple[str, object]]


def _started(config: GameConfig) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), 9, NAMES[: len(config.seats)])


ROUNDS = {"solo": 99, "four-ix": 4, "two-immortality": 5}
"""How many are recorded: one game is whole."""


@cache
def _recorded(name: str) -> tuple[tuple[OptionId, ...], GameState]:
    """The answers of a game by chance, and where they lead."""
    session, player = _started(CONFIGS[name]), RandomPlayer(4)
    while not session.over and session.state.round <= ROUNDS[name]:
        session.answer(player.pick(session.rules.legal(session.state)))
    return tuple(entry.option for entry in session.log), session.state


def _painted(screen: Screen) -> Painted:
    return [(region.name, region.elements) for region in screen.regions]


class Watched:
    """What a table shows, with a clock of its own, at one of the speeds."""

    def __init__(self, tempo: Tempo | None) -> None:
        self.heard: list[str] = []
        self.projector = Projector(tempo, lambda name, now: self.heard.append(name))
        self.now = 0.0
        self.films = self.longest = 0.0

    def show(self, screen: Screen, news: tuple[Event, ...], brought: Brought, hurried: bool) -> None:
        """The present screen, after the way to it, or in the middle of it if somebody is in a hurry."""
        projector = self.projector
        projector.next(screen, news, self.now, brought)
        began, frames = self.now, 0
        while projector.waits and not (hurried and frames == 2):
            over = projector.over(projector.ground, self.now)
            assert over.regions[-1].name == "motion"
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
        assert _painted(projector.ground) == _painted(screen)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "speeds"), [("solo", list(TEMPOS)), ("four-ix", ["fades", "slow"]), ("two-immortality", ["off", "fast"])]
)
def test_a_recorded_game_comes_to_the_same_end_at_every_speed(name: str, speeds: list[str]) -> None:
    """One walk for several speeds: the table does not know at which it is shown."""
    answers, end = _recorded(name)
    scene = at_table(_started(CONFIGS[name]), ask_before_losses=False, curtain=False, draws=False)
    watched = {speed: Watched(TEMPOS[speed]) for speed in speeds}

    def shown(hurried: bool) -> Screen:
        screen = scene.screen(Plain(), SIZE)
        news, brought = scene.news(), scene.brought
        for each in watched.values():
            each.show(screen, news, brought, hurried)
        return screen

    shown(False)
    for number, answer in enumerate(answers):
        while scene.shown_game.watching:
            scene.handle(("next",))
            shown(hurried=number % 3 == 0)
        assert answer in scene.session.rules.legal(scene.session.state)
        scene.answering.answer(answer)  # and nothing that is said with it
        last = shown(hurried=number % 5 == 0)
    while scene.shown_game.watching:
        scene.handle(("next",))
        last = shown(False)
    assert scene.session.state == end
    assert things(last)
    for speed, each in watched.items():
        if speed == "off":
            assert not each.films
        else:
            assert each.films > len(answers) / 2, speed
            assert each.longest < 6.5, speed
        assert {"card_turn", "gong"} <= set(each.heard), speed
