"""Everything on a screen has a name of its own, and keeps it from one screen to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY, Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.inspect import can_inspect
from dune_desktop.ui.scenes.new_game import NewGameScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.scene import Scene
from tests.ui.names import shared, unnamed
from tests.ui.screens import play
from tests.ui.tables import at_table, begin, go

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")
TABLES = {
    "epic-ix": table(3, IX, ("epic",)),
    "two-ix": table(2, IX),
    "three-immortality": table(3, ("base", "immortality")),
    "solo-all": solo("mentat", "", ("base", "ix", "immortality"), ("row_churn", "brutal_escalation")),
}
"""As many people and each box at least once; what one piece is called does not hang on what other boxes bring."""


def look(scene: Scene) -> Screen:
    return scene.screen(Plain(), SIZE)


def check(screen: Screen, where: object) -> None:
    assert unnamed(screen) == [], where
    assert shared(screen) == [], where


def answer(scene: TableScene, player: RandomPlayer) -> None:
    """Give an answer."""
    scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))


def test_everything_on_the_screens_around_it_has_one(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), "en")
    check(look(go(program, "title")), "first title")
    over = play(begin(program, table(4, IX), 11, ("Ann", "Bo", "Cy", "Di")), 11)
    program.game, program.shown_game = over.game, over.shown_game
    check(look(go(program, "ranking", below=over)), "ranking")
    game = play(begin(program, table(3, IX), 5, ("Ann", "Bo", "Cy")), 5, 6)
    program.game, program.shown_game = game.game, game.shown_game
    program.slots.save_as(game.session, game.game.id, "A name")
    (program.places.saves / "broken.dune").write_bytes(b"nothing")
    lines = tuple(game.renderer.chronicle.all_lines(game.shown_game.viewer))
    turns = game.renderer.chronicle.turns(game.shown_game.viewer)
    moments = tuple(game.renderer.chronicle.moments(game.shown_game.viewer))
    assert turns
    check(look(go(program, "log", lines, turns, moments, below=game)), "chronicle")
    for place in ("menu", "save", "keys", "rules", "about", "load", "new_game", "title"):
        check(look(go(program, place, below=game)), place)


def test_everything_under_the_lens_has_one(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), "en")
    game = play(begin(program, table(4, IX), 3, ("Ann", "Bo", "Cy", "Di")), 3, 6)
    program.game, program.shown_game = game.game, game.shown_game
    for component in sorted({spot.hit.inspect for spot in spots(look(game)) if can_inspect(program, spot.hit.inspect)}):
        check(look(go(program, "inspect", component, below=game)), component)


def test_new_games_of_every_kind(tmp_path: Path) -> None:
    scene = go(Program(Places.under(tmp_path), "en"), "new_game")
    assert isinstance(scene, NewGameScene)
    for action in (("set", "ix"), ("table", "4"), ("length", "epic"), ("leader", "ilesa_ecaz"), ("seat", 1)):
        scene.handle(action)
        check(look(scene), action)
    for name in ("2", "3", "solo"):
        scene.handle(("table", name))
        check(look(scene), name)


PIECES = ("agent", "dreadnought", "freighter", "influence", "council", "snooper", "card", "tech")
"""Kinds of things of which the same one is still there when another of its kind has gone."""


@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_what_moves_keeps_its_name(config: GameConfig) -> None:
    """From screen to screen no piece goes and comes again under another name: some rounds of a game, one of them whole.

    In Combat the arena covers cities and desert with what stands there: nothing is compared where it comes or goes.
    """
    rounds = 99 if config is TABLES["solo-all"] else 3
    session = Session.start(Rules(catalog(config.boxes), config), 7, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])
    player, scene = RandomPlayer(7), at_table(session, ask_before_losses=False)
    before: set[str] = set()
    viewer = NOBODY
    while not session.over and session.state.round <= rounds:
        scene.shown_game.viewer = session.asked() or 0
        now = {thing.id for region in look(scene).regions for thing in region.things}
        if scene.shown_game.viewer == viewer and ("arena" in before) == ("arena" in now):
            for kind in PIECES:
                gone, come = _whose(before - now, kind), _whose(now - before, kind)
                assert not gone & come, (len(session.log), kind, gone & come)
        before, viewer = now, scene.shown_game.viewer
        answer(scene, player)
        scene.playback.settle()


def _whose(names: set[str], kind: str) -> set[str]:
    """Of the things of a kind what they are without their number: whose Agents, which cards."""
    of_kind = {name for name in names if name.startswith(kind + ":")}
    return {name.partition("#")[0] if "#" in name else name.partition(".")[0] for name in of_kind}
