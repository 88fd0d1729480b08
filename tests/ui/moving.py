"""Screens of saved games before and after an answer, and what tests of motion ask of them."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.engine.model.events import Event
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.motion.film import Film, Move
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import hide, things
from dune_desktop.ui.screen.values import changed
from tests.ui.tables import at_table

SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
SIZE = (1920.0, 1080.0)


def opened(name: str) -> TableScene:
    scene = at_table(to_session(read(SAVES / f"{name}.dune")))
    scene.shown_game.uncover()
    return scene


def look(scene: TableScene) -> Screen:
    return scene.screen(Plain(), SIZE)


def answered(scene: TableScene, *start: object) -> tuple[Screen, Screen, tuple[Event, ...]]:
    """The screens before and after the first answer that begins so, and what happened."""
    before = look(scene)
    scene.news()
    option = next(o for o in scene.session.rules.legal(scene.session.state) if o[: len(start)] == start)
    scene.answering.answer(option)
    return before, look(scene), scene.news()


def move_of(film: Film, name: str) -> Move:
    return next(move for move in film.moves if move.hides == name)


def without(screen: Screen, name: str) -> Screen:
    """The screen without a thing."""

    def left(region: Region) -> Region:
        return changed(region, things=tuple(thing for thing in region.things if thing.id != name))

    return changed(screen, regions=tuple(map(left, hide(screen, [name]).regions)))


def own_card(screen: Screen) -> str:
    """The name of a card of the hand."""
    return next(name for name in things(screen) if name.startswith("card:"))
