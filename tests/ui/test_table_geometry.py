"""Every table a game comes to, in three languages and window shapes: nothing cut off, on other text, out of reach."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import GameConfig, solo, table
from dune_desktop.engine.ids import Box
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.window.app import canvas_for
from tests.ui.geometry import problems
from tests.ui.tables import at_table

pytestmark = pytest.mark.slow

NAMES = {
    "en": ("Wilhelmina", "Maximilian", "Christopher", "Bartholomew"),
    "ko": ("김지원", "박민호", "최서연", "정하늘빛"),
    "ja": ("さくら", "はると", "あおいそら", "ゆうき"),
}
EVERY = 3  # decisions from one look to the next
IX: tuple[Box, ...] = ("base", "ix")
TABLES = {
    "four": table(4),
    "solo": solo("mentat"),
    "four-ix": table(4, IX),
    "epic-ix": table(3, IX, ("epic",)),
    "two-ix": table(2, IX),
    "solo-ix": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
}


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), (2560, 1080)])
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_every_table_of_a_game(config: GameConfig, size: tuple[int, int], language: str) -> None:
    canvas = canvas_for(*size)
    fonts = Fonts(size[1] / canvas[1], language)
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, 11, NAMES[language][: len(config.seats)])
    player, scene = RandomPlayer(11), at_table(session, language)
    seen = 0
    while not session.over:
        if len(session.log) % EVERY == 0:
            scene.sitting.viewer = session.asked() or 0
            if len(session.log) % 2:
                scene.sitting.settle()
            assert problems(scene.screen(fonts, canvas), fonts) == [], len(session.log)
            seen += 1
        session.answer(player.pick(rules.legal(session.state)))
    assert seen > 20
