"""Every table a game comes to, in three languages and window shapes: nothing cut, on other text, out of reach."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, outside, problems
from tests.ui.tables import at_table

pytestmark = pytest.mark.slow

NAMES = {
    "en": ("Wilhelmina", "Maximilian", "Christopher", "Bartholomew"),
    "ko": ("김지원", "박민호", "최서연", "정하늘빛"),
    "ja": ("さくら", "はると", "あおいそら", "ゆうき"),
}
LAST = {"four": 6, "solo": 6, "four-ix": 6, "two-ix": 6}
"""The round after which a table has nothing new to ask; the others are played to the end."""
EVERY = 12  # decisions from one look to the next
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


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("name", TABLES)
def test_every_table_of_a_game(name: str, language: str) -> None:
    """One walk for all shapes; what is asked and told is whole, with what is picked out of the market too.

    The first questions of each kind are seen wherever they come, each in another shape, so that every language sees the
    kind in all of them. Of the others each language looks at other ones, and from round to round in another shape.
    """
    begins = list(NAMES).index(language)
    shapes, fonts = [canvas_for(*size) for size in SIZES], fonts_of(language)
    config = TABLES[name]
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, 11, NAMES[language][: len(config.seats)])
    player, scene = RandomPlayer(11), at_table(session, language)
    asked: Counter[str] = Counter()
    seen = 0

    def look(turn: int) -> None:
        canvas = shapes[(begins + turn) % len(shapes)]
        screen = scene.screen(fonts, canvas)
        assert problems(screen, fonts) == [], (len(session.log), canvas)
        whole(screen)

    def whole(screen: Screen) -> None:
        for region, weight in (("prompt", 600), ("chronicle", 0)):
            assert cut(screen, region, weight) == [], len(session.log)
            assert outside(screen, region) == [], len(session.log)

    if scene.sitting.watching:
        for turn in range(len(shapes)):
            look(turn)
        scene.sitting.settle()
    while not session.over and session.state.round <= LAST.get(name, 99):
        legal = rules.legal(session.state)
        scene.sitting.viewer = session.asked() or 0
        scene.begin()
        decision = session.decision()
        assert decision is not None
        asked[decision.kind] += 1
        new = asked[decision.kind] <= len(shapes)
        if new or len(session.log) % EVERY == 2 * begins:
            look(asked[decision.kind] if new else session.state.round)
            seen += 1
        wares = [option for option in legal if option[0] in ("acquire", "buy_tech")]
        for option in wares[: len(session.log) % EVERY == 1 + 2 * begins]:
            scene.selection = type(scene.selection)(group=(option,))
            whole(scene.screen(fonts, shapes[0]))
        session.answer(player.pick(legal))
    assert seen > 10
