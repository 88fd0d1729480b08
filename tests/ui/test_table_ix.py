"""The table with Rise of Ix: every answer has something to click, and what the expansion adds can be seen."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import OptionId, Rules
from dune_desktop.engine.config import GameConfig, solo, table
from dune_desktop.i18n import Texts
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.display import Screen
from dune_desktop.ui.metrics import Plain
from dune_desktop.ui.scenes.table import TableScene
from dune_desktop.ui.states import spots

IX = ("base", "ix")
TABLES = {
    "four": table(4, IX),
    "epic": table(3, IX, ("epic",)),
    "two": table(2, IX),
    "solo": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
}
SIZE = (1920.0, 1080.0)


def started(config: GameConfig, seed: int) -> Session:
    rules = Rules(catalog(config.boxes), config)
    return Session.start(rules, seed, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)])


def shown(scene: TableScene) -> Screen:
    scene.viewer = scene.session.asked() or 0
    scene.beats = []
    scene._clear()
    scene.pile = ""  # a pile that opened by itself can be closed
    return scene.screen(Plain(), SIZE)


def missing(screen: Screen, legal: list[OptionId]) -> list[OptionId]:
    """The legal answers to which no click on this screen leads."""
    actions = {spot.hit.action for spot in spots(screen) if spot.hit.action}
    names = {action[0] for action in actions}
    grouped = {way for action in actions if action[0] == "group" for way in action[1:]}

    def found(option: OptionId) -> bool:
        first = option[0]
        if ("option", *option) in actions or option in grouped or option in actions:
            return True
        if first == "send":
            return any(action[:2] == ("card", option[1]) for action in actions)
        if first in ("deploy", "retreat"):
            return "troops" in names
        if first == "intrigue":
            return option in actions
        if first == "fetch" or option[:2] == ("trash", "discard"):
            return ("pile", "discard") in actions or any(action[0] == "pile" for action in actions)
        return False

    return [option for option in legal if not found(option)]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_answer_can_be_clicked(name: str, seed: int) -> None:
    session = started(TABLES[name], seed)
    scene = TableScene(session, Texts("en"), lambda where: None)
    player = RandomPlayer(seed)
    while not session.over:
        screen = shown(scene)
        legal = session.rules.legal(session.state)
        assert missing(screen, legal) == [], session.decision()
        session.answer(player.choose(session.rules, session.state, legal))
