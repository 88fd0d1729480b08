"""The report on the curtain is never cut; other sentences are looked at in `test_table_geometry`."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, outside
from tests.ui.tables import at_table
from tests.ui.test_table_geometry import NAMES, TABLES


def test_the_curtain_tells_as_much_as_there_is_room_for() -> None:
    """Whole sentences, more of them on a higher screen."""
    config = TABLES["four"]
    fonts = fonts_of()
    session = Session.start(Rules(catalog(config.boxes), config), 11, NAMES["en"])
    player, scene = RandomPlayer(11), at_table(session, "en", rival_pace="instant")
    seen = []
    while not session.over and len(seen) < 60:
        if scene.sitting.curtain >= 0:
            screen = scene.screen(fonts, (1920.0, 1080.0))
            told = len(scene.renderer.chronicle.since_turn(scene.sitting.curtain))
            assert cut(screen, "curtain") == []
            assert outside(screen, "curtain") == []
            seen.append((told, sum(len(part.elements) for part in screen.regions)))
            scene.sitting.viewer = scene.sitting.curtain
        session.answer(player.pick(session.rules.legal(session.state)))
    assert max(told for told, _ in seen) > 9
