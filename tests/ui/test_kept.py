"""What is kept from one picture to the next is what would be drawn from nothing."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly.registry import boxes
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
METRICS = Plain()
ALL = tuple(box.id for box in boxes())
TABLES = {"four": table(4), "four-all": table(4, ALL), "solo-all": solo("mentat", "", ALL)}


@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_a_game_with_and_without_what_is_kept(config: GameConfig) -> None:
    """Seen by one seat after the other, with a card chosen now and then."""
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])
    player, scene = RandomPlayer(5), at_table(session, ask_before_losses=False)
    looked = 0
    while not session.over and session.state.round < 5 and looked < 60:
        scene.sitting.viewer = session.asked() or 0
        options = session.rules.legal(session.state)
        sends = [option for option in options if option[0] == "send"]
        if sends and looked % 2:
            scene.handle(("card", sends[0][1], 0))
        shown = scene.screen(METRICS, SIZE)
        model = scene.model(METRICS, SIZE)
        afresh = table_screen(model).regions  # an open pile lies over the table and is no part of it
        assert shown.regions[: len(afresh)] == afresh
        looked += 1
        scene.handle(("option", *player.pick(options)))
        scene.course.settle()
    assert looked > 30


def test_another_look_or_other_letters_are_drawn_anew() -> None:
    drawings, drawn = Drawings(), []

    def draw(b: Build, words: str) -> None:
        drawn.append(words)
        with b.thing("it", Rect(0, 0, 10, 10)):
            b.text(0, 0, words)

    for metrics, words in ((METRICS, "a"), (METRICS, "a"), (METRICS, "b"), (Plain("ko"), "b"), (METRICS, "a")):
        b = Build(metrics, drawings)
        b.plate(Rect(0, 0, 20, 20), "panel")
        b.part("it", draw, words)
        assert [(thing.first, thing.last) for thing in b.things] == [(1, 2)], "behind what was there before"
    assert drawn == ["a", "b", "b", "a"]
