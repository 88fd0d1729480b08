"""Games played by clicks in the window, one of them whole: every click found on the program's own screen."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.options import part
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.scene import TableScene
from tests.ui.driver import Driver
from tests.ui.tables import at_table

pytestmark = pytest.mark.slow


def _scene(config, pace: str, names=(), seed: int = 11, language: str = "en") -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("",) * len(config.seats))
    texts = Texts(language)
    session.names = tuple(
        names[seat] if seat < len(names) else texts.name("leader_short:" + player.leader)
        for seat, player in enumerate(session.state.seats)
    )
    return at_table(session, texts.language, rival_pace=pace)


def test_rounds_at_a_hot_seat_of_four_with_rise_of_ix_by_mouse():
    """Four people at one screen; between two of them the curtain hides every hand. What the expansion asks is answered
    on the objects.
    """
    scene = _scene(table(4, ("base", "ix")), "instant", ("Jiwon", "Minho", "Aya", "Noor"), seed=4)
    curtains, wanted = 0, {"freighter", "buy_tech", "deploy"}
    with Driver(scene, size=(1920, 1080)) as driver:
        while curtains <= 12 or not wanted <= {entry.option[0] for entry in scene.session.log}:
            assert not scene.session.over
            if scene.shown_game.curtain >= 0:
                curtains += 1
                shown = " ".join(
                    element.text
                    for region in driver.screen.regions
                    for element in region.elements
                    if hasattr(element, "text")
                )
                assert scene.session.names[scene.shown_game.curtain] in shown
                actions = [hit.action for hit in driver.hits() if hit.action[0] != "scroll"]
                assert actions == [("uncover",), ("look",)]
            driver.play_until(lambda clicks=driver.clicks: driver.clicks > clicks or scene.session.over)
    assert problems(scene.session.rules, scene.session.state) == []


def test_a_solo_game_with_rise_of_ix_by_mouse():
    """One person against two Rivals from the first click to the last round, Rivals' turns watched; in Korean, with
    tiles, Freighters and dreadnoughts. This is painted; the others are not.
    """
    config = solo("mentat", "", ("base", "ix"), ("row_churn", "brutal_escalation"))
    scene = _scene(config, "step", ("Jiwon",), seed=4, language="ko")
    watched = 0
    with Driver(scene, size=(1280, 720), language="ko", painted=True) as driver:
        while not scene.session.over:
            watched += scene.shown_game.watching
            driver.play_until(lambda clicks=driver.clicks: driver.clicks > clicks or scene.session.over, limit=6000)
    assert problems(scene.session.rules, scene.session.state) == []
    assert scene.session.state.phase == "over"
    assert watched > 10
    assert len(scene.session.log) > 40


def test_rounds_of_two_players_with_everything_by_mouse():
    """Two people, in Japanese, and House Hagal between them; pairs, research and specimens beside tiles and ships, on a
    table with a folded side board.
    """
    boxes = ("base", "ix", "immortality")
    scene = _scene(table(2, boxes), "instant", ("Jiwon", "Minho", "Hagal"), seed=3, language="ja")

    def seen() -> bool:
        log = scene.session.log
        pair = any(entry.option[0] == "send" and part(entry.option, "also") for entry in log)
        return pair and {"research", "release"} <= {entry.option[0] for entry in log}

    with Driver(scene, size=(1280, 720), language="ja") as driver:
        driver.play_until(lambda: scene.session.over or (scene.session.state.round > 4 and seen()), limit=12000)
    assert seen()
    assert problems(scene.session.rules, scene.session.state) == []
