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
from dune_desktop.ui.scenes.inspect import InspectScene, can_inspect
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.moving import SIZE
from tests.ui.tables import begin, go, unkept

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


@pytest.mark.parametrize("config", [table(4, ("base", "ix")), solo("mentat", "", ("base", "ix"))], ids=["four", "solo"])
def test_all_is_drawn_from_a_view(program: Program, config: Any) -> None:
    """The table, its open piles, what is looked at closer, and the ranking."""
    scene, player = begin(program, config, 7, ("Jiwon",)), RandomPlayer(2)
    with unkept(scene) as session:
        for _ in range(60):
            session.answer(player.pick(session.rules.legal(session.state)))
    scene.playback.settle()
    scene.handle(("uncover",))
    session.state = Sealed(session.state)  # type: ignore[assignment]
    reading: dict[str, Any] = {"__name__": "dune_desktop.ui.somewhere", "state": session.state}
    with pytest.raises(AssertionError, match="true position"):
        exec("state.imperium_deck", reading)  # as a module of the window would
    assert session.state.imperium_deck
    assert HIDDEN in scene.shown_game.view().imperium_deck
    for pile in ("", "discard", "deck"):
        scene.panels.pile = pile
        scene.screen(Plain(), SIZE)
        scene.handle(("wheel", "tray.cards", -1.0))
    leader, track = scene.shown_game.view().seats[0].leader, session.rules.catalog.of("shipping")
    shown = (
        "faction:fremen",
        "alliance:guild",
        "tiles:0",
        "stacks:tech",
        "leader:" + leader,
        "shipping:" + track[1].id,
    )
    for component in shown:
        assert can_inspect(program, component), component
        InspectScene(program, scene, component).sheet(Page(program.texts, Plain(), *SIZE))
    go(program, "ranking").screen(Plain(), SIZE)
