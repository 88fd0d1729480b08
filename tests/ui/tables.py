"""A table without a window and without files, and the scenes of a program without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from dune_desktop.company.task_runner import TaskRunner
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.storage.settings import Settings
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Hit, Screen
from dune_desktop.ui.screen.under import under_thing
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go, Scene
from tests.kit.plain import plain_table


def at_table(session: Session, language: str = "en", runner: TaskRunner | None = None, **settings: Any) -> TableScene:
    """The table of a session, as it is with these settings; computers have this mind."""
    context = UiContext(Texts(language), Settings(**settings))
    if runner is not None:
        context.runner = runner
    return TableScene(ShownGame(session, context.settings.rival_pace), context)


LEADERS = ("paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "duke_leto_atreides")
"""None of them chooses anything in secret before the first round, and all but the first may lead Rivals."""


def led(config: GameConfig) -> GameConfig:
    """The same table with `LEADERS` where they were left to chance: what is asked first is a turn."""
    free = [leader for leader in LEADERS if leader not in [seat.leader for seat in config.seats]]
    seats = []
    for seat in config.seats:
        if not seat.leader and seat.kind != "hagal":
            seat = replace(seat, leader=free.pop(seat.kind == "rival" and LEADERS[0] in free))
        seats.append(seat)
    return replace(config, seats=tuple(seats))


def plain(config: GameConfig, names: tuple[str, ...] = ("Jiwon", "Minho", "Aya", "Noor")) -> Session:
    """A game that begins at the plain table of the scenarios, with the turn of the first seat (`tests/kit`)."""
    config = led(config)
    rules = Rules(catalog(config.boxes), config)
    return Session(rules, plain_table(rules, 0), 1, names[: len(config.seats)])


def said(scene: Scene, screen: Screen, hit: Hit) -> str:
    """What the scene says about what is hit."""
    told = scene.explain(under_thing(screen, hit))
    return told.text if told is not None else ""


def start(program: Program, **wanted: Any) -> Scene:
    """What the program begins with; the card of the first round has been read."""
    return after_opening(Ways(program).first(**wanted))


def begin(program: Program, config: GameConfig, seed: int, names: tuple[str, ...] = ()) -> GameScene:
    """A new game of the program."""
    scene = after_opening(go(program, "new", config, seed, names))
    assert isinstance(scene, GameScene)
    return scene


def after_opening(scene: Scene) -> Scene:
    """The table once somebody has read what is told at the opening of a game."""
    if isinstance(scene, TableScene) and scene.shown_game.act is not None and scene.shown_game.act.moment == "round":
        scene.do_next()
    return scene


@contextmanager
def unkept(scene: GameScene) -> Iterator[Session]:
    """A stretch of the game of which only the end is kept: to save an answer takes ten times as long as to give it."""
    session, keeping = scene.session, scene.session.listeners
    session.listeners = []
    yield session
    session.listeners = keeping
    scene.game.keep(session)


def go(program: Program, place: str, *args: object, below: Scene | None = None) -> Scene:
    """What is at a place, seen from the title or from `below`."""
    scene = Ways(program)(Go(place, args), below or TitleScene(program))
    assert isinstance(scene, Scene), scene
    return scene
