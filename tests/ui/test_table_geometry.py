"""Every table a game comes to, in three languages and window shapes: nothing cut, on other text, out of reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import cycle

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import GameConfig, solo, table
from dune_desktop.engine.ids import Box
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.geometry import cut, outside, problems
from tests.ui.tables import at_table

pytestmark = pytest.mark.slow

NAMES = {
    "en": ("Wilhelmina", "Maximilian", "Christopher", "Bartholomew"),
    "ko": ("김지원", "박민호", "최서연", "정하늘빛"),
    "ja": ("さくら", "はると", "あおいそら", "ゆうき"),
}
EVERY = 3  # decisions from one look to the next
ALL = 3  # questions of a kind that are looked at in every shape
IX: tuple[Box, ...] = ("base", "ix")
TABLES = {
    "four": table(4),
    "solo": solo("mentat"),
    "four-ix": table(4, IX),
    "epic-ix": table(3, IX, ("epic",)),
    "two-ix": table(2, IX),
    "solo-ix": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
}


SIZES = ((1280, 720), (1920, 1200), (2560, 1080))


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_every_table_of_a_game(config: GameConfig, language: str) -> None:
    """One walk for all shapes; what is asked and told is whole, with what is picked out of the market too.

    The first questions of each kind are seen in every shape, wherever they come. After that every third decision is
    seen in one shape after another, each language beginning with another one.
    """
    shapes = [(canvas_for(*size), Fonts(size[1] / canvas_for(*size)[1], language)) for size in SIZES]
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, 11, NAMES[language][: len(config.seats)])
    player, scene = RandomPlayer(11), at_table(session, language)
    asked: Counter[str] = Counter()
    turns = cycle(shapes)
    for _ in range(list(NAMES).index(language)):
        next(turns)
    seen = 0

    def look(wanted: Iterable[tuple[tuple[float, float], Fonts]]) -> None:
        for canvas, fonts in wanted:
            screen = scene.screen(fonts, canvas)
            assert problems(screen, fonts) == [], (len(session.log), canvas)
            whole(screen)

    def whole(screen: Screen) -> None:
        for region, weight in (("prompt", 600), ("chronicle", 0)):
            assert cut(screen, region, weight) == [], len(session.log)
            assert outside(screen, region) == [], len(session.log)

    if scene.sitting.watching:
        look(shapes)
        scene.sitting.settle()
    while not session.over:
        legal = rules.legal(session.state)
        scene.sitting.viewer = session.asked() or 0
        scene.begin()
        decision = session.decision()
        assert decision is not None
        asked[decision.kind] += 1
        if asked[decision.kind] <= ALL:
            look(shapes)
            seen += 1
        elif len(session.log) % EVERY == 0:
            look([next(turns)])
            seen += 1
        wares = [option for option in legal if option[0] in ("acquire", "buy_tech")]
        for option in wares[: len(session.log) % EVERY == 1]:
            scene.selection = type(scene.selection)(group=(option,))
            whole(scene.screen(shapes[0][1], shapes[0][0]))
        session.answer(player.pick(legal))
    assert seen > 20
