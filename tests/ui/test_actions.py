"""What the screen presents and what the table does are one list: a click nobody handles is a mistake, not silence."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.chance import below, stream
from dune_desktop.engine.config import solo, table
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table import ACTIONS, TableScene
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.driver import BACKWARD, PLAYING

SIZE = (1920.0, 1080.0)


def _scene(config: GameConfig, pace: str = "step", seed: int = 3) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("A", "B", "C", "D")[: len(config.seats)])
    return TableScene(session, Texts("en"), lambda where: None, pace)


class _Clicker:
    """Clicks what the table presents, without a window, and remembers every kind of action it saw."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.rng = stream(5)
        self.seen: set[str] = set()

    def click(self) -> None:
        screen = self.scene.screen(Plain(), SIZE)
        top = [region for region in screen.regions if region.modal]
        actions = [hit.action for region in screen.regions for hit in region.hits if hit.action]
        self.seen |= {str(action[0]) for action in actions}
        shown = screen.regions if not top else screen.regions[screen.regions.index(top[-1]) :]
        playing = [hit.action for region in shown for hit in region.hits if hit.action and hit.action[0] in PLAYING]
        forward = [action for action in playing if action[0] not in BACKWARD] or playing
        if below(self, 40) == 0:
            forward = playing  # now and then back, or into a pile
        self.scene.handle(forward[below(self, len(forward))])


@pytest.mark.slow
@pytest.mark.parametrize(
    "config",
    [table(3), solo("mentat", "", ("base", "ix"), ("row_churn",))],
    ids=["three", "solo with Ix"],
)
def test_everything_presented_over_a_whole_game_is_handled(config):
    """Every action of every screen of a game is one that the table knows, clicked or not."""
    scene = _scene(config)
    clicker = _Clicker(scene)
    while not scene.session.over:
        clicker.click()
        assert clicker.seen <= ACTIONS
    assert {"card", "space", "option", "pile", "menu", "reveal"} <= clicker.seen


def test_an_unknown_action_is_refused_aloud():
    """What a presenter misspells does not end as a button that does nothing."""
    with pytest.raises(ValueError, match="nobody at the table does"):
        _scene(table(3)).handle(("sned", "dagger"))
