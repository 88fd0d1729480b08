"""Presenters are given what somebody at the table may know, never the true position."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.players.player import RandomPlayer
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.inspect import InspectScene, can_inspect
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.tables import begin, go, unkept

SIZE = (1920.0, 1080.0)
HIDES = frozenset({"rng", "streams", "imperium_deck", "intrigue_deck", "conflict_deck", "hagal_deck", "seats", "ix"})


class Sealed:
    """The true position: the rules may read it, the window only hand it to them."""

    def __init__(self, state: Any) -> None:
        object.__setattr__(self, "_state", state)

    def __getattribute__(self, name: str) -> Any:
        reader = sys._getframe(1).f_globals.get("__name__", "")  # the methods of a data class are of no module
        painted = reader.startswith("dune_desktop.ui.presenters")
        if painted or (name in HIDES and reader.startswith("dune_desktop.ui")):
            raise AssertionError(f"{reader} reads {name} of the true position")
        return getattr(object.__getattribute__(self, "_state"), name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(object.__getattribute__(self, "_state"), name, value)


def _game(program: Program, config: Any, answers: int) -> GameScene:
    """A game some way on whose position is sealed."""
    scene = begin(program, config, 7, ("Jiwon",))
    assert isinstance(scene, GameScene)
    player = RandomPlayer(2)
    with unkept(scene) as session:
        for _ in range(answers):
            session.answer(player.pick(session.rules.legal(session.state)))
    scene.playback.settle()
    scene.handle(("uncover",))
    session.state = Sealed(session.state)  # type: ignore[assignment]
    return scene


def test_the_seal_holds(program: Program) -> None:
    """The checks below are worth something."""
    scene = _game(program, table(4, ("base", "ix")), 40)
    reading: dict[str, Any] = {"__name__": "dune_desktop.ui.somewhere", "state": scene.session.state}
    with pytest.raises(AssertionError, match="true position"):
        exec("state.imperium_deck", reading)  # as a module of the window would
    assert scene.session.state.imperium_deck


@pytest.mark.parametrize("config", [table(4, ("base", "ix")), solo("mentat", "", ("base", "ix"))], ids=["four", "solo"])
def test_the_table_and_its_piles_are_drawn_from_a_view(program: Program, config: Any) -> None:
    """The picture, the open piles and what is looked at."""
    scene = _game(program, config, 60)
    assert HIDDEN in scene.shown_game.view().imperium_deck
    for pile in ("", "discard", "deck"):
        scene.panels.pile = pile
        scene.screen(Plain(), SIZE)
        scene.handle(("wheel", "tray.cards", -1.0))


def test_what_is_looked_at_closer_is_drawn_from_a_view(program: Program) -> None:
    """Tracks, tiles, stacks, leaders and the Shipping track."""
    scene = _game(program, table(4, ("base", "ix")), 60)
    leader = scene.shown_game.view().seats[0].leader
    shown = ["faction:fremen", "alliance:guild", "tiles:0", "stacks:tech", "leader:" + leader, "shipping:1"]
    track = scene.session.rules.catalog.of("shipping")
    shown[-1] = "shipping:" + track[1].id
    for component in shown:
        assert can_inspect(program, component), component
        InspectScene(program, scene, component).sheet(Page(program.texts, Plain(), *SIZE))


def test_the_ranking_is_drawn_from_a_view(program: Program) -> None:
    """Nobody needs hidden cards to see who won."""
    _game(program, table(3), 60)
    go(program, "ranking").screen(Plain(), SIZE)
