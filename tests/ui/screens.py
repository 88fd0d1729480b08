"""Screens around the table, for their tests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dune_desktop.engine.model.config import DIFFICULTIES, solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import Texts
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.screen.display import Hit, Label, Screen
from dune_desktop.ui.text import richtext
from dune_desktop.ui.window.scene import Scene
from tests.ui.tables import go, unkept

SIZES = {"16:9": (1920.0, 1080.0), "21:9": (2560.0, 1080.0), "16:10": (1920.0, 1200.0)}
LONG_NAME = "WWWWWWWWWWWWWWWW"
IX: tuple[Box, ...] = ("base", "ix")
HAGAL_TABLES = {
    "two": table(2),
    "two-ix": table(2, IX),
    **{level: solo(level) for level in DIFFICULTIES},
    "solo-ix": solo("kwisatz_haderach", "", IX, ("row_churn", "brutal_escalation")),
}


def page(metrics: dict[str, Fonts], language: str, shape: str) -> Page:
    return Page(Texts(language), metrics[language], *SIZES[shape])


def play(scene: GameScene, seed: int, rounds: int = 99) -> GameScene:
    """Answer by chance up to a round, and on to a decision of a turn."""
    chance = Random(seed)
    with unkept(scene) as session:
        while not session.over:
            if session.state.round >= rounds and session.decision().kind == "turn":  # type: ignore[union-attr]
                break
            session.answer(chance.choice(session.rules.legal(session.state)))
    scene.shown_game.settle()
    scene.shown_game.viewer = scene.shown_game.people[0]
    return scene


def labels(screen: Screen, prefix: str = "") -> list[str]:
    return [
        element.text
        for region in screen.regions
        if region.name.startswith(prefix)
        for element in region.elements
        if isinstance(element, Label)
    ]


def shown(screen: Screen, prefix: str = "") -> str:
    return " ".join(labels(screen, prefix))


def sit_at(program: Program, scene: GameScene) -> None:
    """This game is the one that is played."""
    program.game, program.shown_game = scene.game, scene.shown_game


def ranking(program: Program, scene: GameScene) -> Scene:
    """How the game ended."""
    sit_at(program, scene)
    return go(program, "ranking", below=scene)


def own(screen: Screen, *prefixes: str) -> Screen:
    """The screen without what it stands over."""
    return replace(screen, regions=tuple(r for r in screen.regions if r.name.startswith(prefixes)))


def letters(text: str) -> str:
    """Without spaces: lines are broken where they fit."""
    return "".join(richtext.plain(text).split())


def hits(screen: Screen) -> list[Hit]:
    return [hit for region in screen.regions for hit in region.hits]
