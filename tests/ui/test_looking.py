"""Looking around by real events: components, piles, chronicle, rules, and the end of a game."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.config import solo, table
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.screen.display import Hit
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go
from tests.ui.drawable import Drawable
from tests.ui.person import Person
from tests.ui.screens import labels, play
from tests.ui.tables import begin, go, start

pytestmark = pytest.mark.usefixtures("queue")


def test_after_the_last_round(program: Program) -> None:
    """The ranking comes by itself; from it to the table and back, and into the same game or another."""
    program.remember(rival_pace="instant")
    scene = start(program, new="solo", seed=5)
    assert isinstance(scene, GameScene)
    first = scene.session.rules.new_game(5)
    with Person(program, play(scene, 5, 7)) as person:
        person.play_until(lambda: isinstance(person.scene, GameOverScene), limit=12000)
        assert scene.session.over
        winner = scene.session.names[scene.session.rules.ranking(scene.session.state)[0]]
        assert f"{winner} wins" in person.words()
        for back in ("ESCAPE", "SPACE", "m"):
            person.do("table")
            assert isinstance(person.scene, GameScene)
            person.press(back)
            if back == "m":
                assert isinstance(person.scene, MenuScene)
                person.press("RETURN")
            assert isinstance(person.scene, GameOverScene)
        person.do("again", "same")
        assert person.table.session.state == first
        assert person.table.session is not scene.session


def test_looking_closer_and_to_the_neighbors(program: Program) -> None:
    """Right click opens, arrows walk through the same part of the table, any click or Esc closes."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        table.shown_game.settle()
        person.turn()
        person.press("ESCAPE", "ESCAPE")
        row = [card for card in table.session.state.row if card]
        person.look_at("card:" + row[0])
        assert isinstance(person.scene, InspectScene)
        seen = [person.scene.component]
        for _ in range(len(set(row)) - 1):
            person.press("RIGHT")
            seen.append(person.scene.component)
        assert seen == ["card:" + card for card in dict.fromkeys(row)]
        person.press("LEFT")
        assert person.scene.component == seen[-2]
        person.press("ESCAPE")
        person.look_at("seat:1")
        assert isinstance(person.scene, InspectScene)
        person.right(Hit(person.screen.regions[0].rect))
        assert isinstance(person.scene, GameScene)
        for component in ("card:?", "source:unknown"):
            assert Ways(program)(Go("inspect", (component,)), table) is None, "hidden cards are not shown"
        ring = program.texts.name("leader_signet:" + table.session.state.seats[0].leader)
        for card, told in (("signet_ring", True), ("dagger", False)):
            person.app.follow(Go("inspect", ("card:" + card,)))
            person.turn()
            assert (ring in person.words()) == told, "the ring of one's own leader"


def test_everything_on_the_table_can_be_looked_at(program: Program) -> None:
    """Whatever the table offers to the right button has a page; piles open with either button."""
    with Person(program, start(program, new="2p", seed=4)) as person:
        person.press("SPACE")
        person.answers(10)
        table, fonts = person.table, person.app.easel.fonts
        table.shown_game.settle()
        table.shown_game.uncover()
        person.turn()
        found = {spot.hit.inspect for spot in spots(table.screen(fonts, (1920, 1080))) if spot.hit.inspect}
        kinds = {component.partition(":")[0] for component in found}
        assert {"card", "space", "seat", "conflict", "alliance", "rival"} <= kinds
        for component in found:
            Drawable().paint(go(program, "inspect", component, below=table).screen(fonts, (1920.0, 1080.0)))
        for name in ("deck", "discard"):
            person.right(_hit(person, "pile:" + name))
            assert table.panels.pile == name
            person.press("ESCAPE")
        for name in ("deck:intrigue", "deck:imperium", "seat:0"):
            person.right(_hit(person, name))
            assert isinstance(person.scene, InspectScene if name == "seat:0" else CardsScene), name
            person.press("ESCAPE")


def _hit(person: Person, thing: str) -> Hit:
    return next(hit for region in person.screen.regions for hit in region.hits if hit.thing == thing)


def test_links_of_the_chronicle(program: Program) -> None:
    """A component named in the chronicle opens from there and closes back to it; rounds are jumped to."""
    with Person(program, play(begin(program, solo(), 3), 3, 3)) as person:
        table = person.table
        person.app.follow(table.handle(("log",)))
        person.turn()
        scene = person.scene
        assert isinstance(scene, LogScene)
        assert scene.offset == scene.limit > 0
        link = person.hits("look")[0]
        person.click(link)
        assert isinstance(person.scene, InspectScene)
        assert person.scene.component == link.action[1]
        person.press("ESCAPE")
        assert person.scene is scene
        person.do("section", 1)
        assert 0 < scene.offset < scene.limit
        assert "Round 2" in person.words()
        person.press("HOME")
        assert scene.offset == 0


def test_what_rivals_do_is_told_only_where_there_are_some(program: Program) -> None:
    for config in (solo("mentat", "", ("base", "ix")), table(3, ("base", "ix"))):
        scene = begin(program, config, 3)
        program.shown_game = scene.shown_game
        words = " ".join(
            labels(InspectScene(program, scene, "tech:memocorders").screen(Plain(), (1920.0, 1080.0)), "inspect")
        )
        assert ("Rivals" in words) == (config.difficulty is not None)
