"""Everything on a screen has a name of its own, and keeps it from one screen to the next."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY, Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.inspect import can_inspect
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import hide, lift, things
from dune_desktop.ui.window.scene import Scene
from tests.ui.names import shared, unnamed
from tests.ui.screens import play, ranking, sit_at
from tests.ui.tables import at_table, begin, go

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")


def look(scene: Scene) -> Screen:
    return scene.screen(Plain(), SIZE)


def check(screen: Screen, where: object) -> None:
    assert unnamed(screen) == shared(screen) == [], where


def test_everything_on_the_screens_around_it_has_one(program: Program) -> None:
    """And under the lens, and on the screens of a new game of every kind."""
    check(look(go(program, "title")), "first title")
    new = go(program, "new_game")
    for action in (
        ("set", "ix"),
        ("table", "4"),
        ("leader", "ilesa_ecaz"),
        ("seat", 1),
        ("table", "2"),
        ("table", "solo"),
    ):
        new.handle(action)
        check(look(new), action)
    over = play(begin(program, table(2, IX), 11, ("Ann", "Bo")), 11)
    check(look(ranking(program, over)), "ranking")
    game = play(begin(program, table(3, IX), 5, ("Ann", "Bo", "Cy")), 5, 6)
    sit_at(program, game)
    program.slots.save_as(game.session, game.game.id, "A name")
    (program.places.saves / "broken.dune").write_bytes(b"nothing")
    chronicle, viewer = game.renderer.chronicle, game.shown_game.viewer
    told = tuple(chronicle.all_lines(viewer)), chronicle.turns(viewer), tuple(chronicle.moments(viewer))
    assert all(told)
    check(look(go(program, "log", *told, below=game)), "chronicle")
    for place in ("menu", "save", "keys", "rules", "about", "load", "new_game", "title"):
        check(look(go(program, place, below=game)), place)
    for component in {spot.hit.inspect for spot in spots(look(game)) if can_inspect(program, spot.hit.inspect)}:
        check(look(go(program, "inspect", component, below=game)), component)


PIECES = ("agent", "dreadnought", "freighter", "influence", "council", "snooper", "card", "tech")
"""Kinds of things of which the same one is still there when another of its kind has gone."""


@pytest.mark.parametrize(
    ("config", "rounds"),
    [(table(4, IX), 1), (solo("mentat", "", ("base", "ix", "immortality"), ("row_churn", "brutal_escalation")), 5)],
)
def test_what_moves_keeps_its_name(config: GameConfig, rounds: int) -> None:
    """From screen to screen no piece goes and comes again under another name.

    In Combat the arena covers cities and desert with what stands there: nothing is compared where it comes or goes.
    """
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
        scene.handle(("option", *player.pick(session.rules.legal(session.state))))
        scene.playback.settle()


def _whose(names: set[str], kind: str) -> set[str]:
    """Of the things of a kind what they are without their number: whose Agents, which cards."""
    of_kind = {name for name in names if name.startswith(kind + ":")}
    return {name.partition("#")[0] if "#" in name else name.partition(".")[0] for name in of_kind}


def test_what_is_hidden_or_lifted_by_its_name_takes_along_what_stands_in_it() -> None:
    b = Build(Plain())
    with b.thing("space:arrakeen", Rect(100, 100, 200, 80)):
        b.plate(Rect(100, 100, 200, 80), "space")
        b.piece(130, 130, "agent", 2, 40, thing="agent:2.0")
        b.text(200, 130, "3", thing="count")
    screen = Screen("plain", (b.region("board", Rect(0, 0, *SIZE)),))
    found, hidden = things(screen), things(hide(screen, {"agent:2.0"}))
    assert hidden["space:arrakeen"].elements == found["space:arrakeen"].elements[::2]
    assert (hidden["agent:2.0"].elements, hidden["count"].elements) == ((), found["count"].elements)
    lifted = lift(screen, "space:arrakeen")
    assert [thing.id for thing in lifted.things] == ["space:arrakeen", "agent:2.0", "count"]
    assert lifted.elements == found["space:arrakeen"].elements
