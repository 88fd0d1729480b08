"""Looking around by real events: components, chronicle, rules, and the end of a game."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Hit, Picture, Plate
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go
from tests.ui.drawable import Drawable
from tests.ui.person import Person
from tests.ui.screens import play
from tests.ui.tables import begin, go, start

pytestmark = pytest.mark.usefixtures("queue")


# ------------------------------------------------------------------------------------------------ the end of a game


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
        person.do("table")
        assert isinstance(person.scene, GameScene)
        person.do("over")
        assert isinstance(person.scene, GameOverScene)
        person.do("table")
        person.press("ESCAPE")
        assert isinstance(person.scene, GameOverScene)
        person.do("table")
        person.press("SPACE")
        assert isinstance(person.scene, GameOverScene)
        person.do("table")
        person.press("m")
        assert isinstance(person.scene, MenuScene)
        person.press("RETURN")
        assert isinstance(person.scene, GameOverScene)
        person.do("again", "same")
        assert person.table.session.state == first
        assert person.table.session is not scene.session


def test_play_again_keeps_names_and_seats(program: Program) -> None:
    scene = begin(program, start(program, new="3p", seed=5).session.config, 5, ("Jiwon", "", "Sora"))  # type: ignore[attr-defined]
    over = go(program, "ranking", below=scene)
    assert over.handle(("again", "new")) == Go("again", (False,))
    go(program, "again", False)
    again = program.game.session  # type: ignore[union-attr]
    assert again.config == scene.session.config
    assert again.seed != 5
    assert (again.names[0], again.names[2]) == ("Jiwon", "Sora")
    assert again.names[1] == program.texts.name("leader_short:" + again.state.seats[1].leader)


# ------------------------------------------------------------------------------------------------ one's own ring


@pytest.mark.parametrize(("card", "told"), [("signet_ring", True), ("dagger", False)])
def test_the_signet_ring_tells_what_it_does_for_ones_own_leader(program: Program, card: str, told: bool) -> None:
    """On the card, and not only that it is an ability of the leader."""
    program.remember(rival_pace="instant")
    table = start(program, new="solo", seed=5)
    assert isinstance(table, GameScene)
    with Person(program, table) as person:
        person.app.follow(Go("inspect", ("card:" + card,)))
        person.turn()
        leader = table.session.state.seats[0].leader
        ring = program.texts.name("leader_signet:" + leader)
        heading = f"{program.texts.name('leader:' + leader)}: {ring}"
        assert (heading in person.words()) == told


# ------------------------------------------------------------------------------------------------ looking around


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
        assert isinstance(person.scene, GameScene)
        person.look_at("space:arrakeen")
        assert "Arrakeen" in person.words()
        person.do("back")
        assert isinstance(person.scene, GameScene)
        person.look_at("seat:1")
        assert isinstance(person.scene, InspectScene)
        person.right(Hit(person.screen.regions[0].rect))
        assert isinstance(person.scene, GameScene)


def test_everything_on_the_table_can_be_looked_at(program: Program) -> None:
    """Whatever the table offers to the right button has a page, or does nothing."""
    with Person(program, start(program, new="2p", seed=4)) as person:
        person.press("SPACE")
        person.answers(10)
        table = person.table
        table.shown_game.settle()
        table.shown_game.uncover()
        person.turn()
        found = {
            spot.hit.inspect for spot in spots(table.screen(person.app.easel.fonts, (1920, 1080))) if spot.hit.inspect
        }
        kinds = {component.partition(":")[0] for component in found}
        assert {"card", "space", "seat", "conflict", "alliance", "rival"} <= kinds
        for component in found:
            page = go(program, "inspect", component, below=table).screen(person.app.easel.fonts, (1920.0, 1080.0))
            Drawable().paint(page)


def test_piles_are_looked_into_with_either_button(program: Program) -> None:
    """One's own deck and discard pile, those of the market, and the counts of a seat: nothing stays mute."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(3)
        person.table.shown_game.settle()
        person.turn()
        for name in ("deck", "discard"):
            person.right(_hit(person, "pile:" + name))
            assert person.table.panels.pile == name
            person.press("ESCAPE")
        opened = {"deck:intrigue": CardsScene, "deck:imperium": CardsScene, "count:0.deck": InspectScene}
        for name, page in opened.items():
            person.right(_hit(person, name))
            assert isinstance(person.scene, page), name
            person.press("ESCAPE")


def _hit(person: Person, thing: str) -> Hit:
    return next(hit for region in person.screen.regions for hit in region.hits if hit.thing == thing)


def test_hidden_cards_are_not_shown(program: Program) -> None:
    table = start(program, new="solo", seed=3)
    for component in ("card:?", "source:unknown"):
        assert Ways(program)(Go("inspect", (component,)), table) is None


def test_links_of_the_chronicle(program: Program) -> None:
    """A component named in the chronicle opens from there and closes back to it; rounds are jumped to."""
    with Person(program, start(program, new="solo", seed=3)) as person:
        table = person.table
        person.play_until(lambda: table.session.state.round >= 3)
        table.shown_game.settle()
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


def test_the_wheel_scrolls_the_rules(program: Program) -> None:
    with Person(program) as person:
        person.do("rules")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        area = next(region.rect for region in person.screen.regions if region.name == "rules.text")
        person.move(Hit(area))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3))
        person.turn()
        assert scene.offset > 0
        last = max(int(str(hit.action[1])) for hit in person.hits("section"))
        person.do("section", last)
        assert scene.chosen == last
        assert scene.limit - area.h < scene.offset <= scene.limit, "the keys are the last part"
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


def test_a_lens_over_a_list_over_a_lens(program: Program) -> None:
    """The lower lens gives way: two of them would be two regions of one name."""
    with Person(program, start(program, new="solo", seed=5), painted=True) as person:
        person.app.follow(Go("inspect", ("seat:0",)))
        person.turn()
        person.app.follow(Go("cards", ()))
        person.turn()
        person.app.follow(Go("inspect", ("card:dagger",)))
        person.turn()
        assert isinstance(person.scene, InspectScene)
        assert [region.name for region in person.screen.regions].count("inspect") == 1


def test_the_agent_icons_of_a_card_cover_no_head_of_its_picture(program: Program) -> None:
    """They stand at the foot of every picture: whoever is seen there has the head above it."""
    game = begin(program, table(4, ("base", "ix", "immortality")), 3)
    looked = 0
    for card in game.session.rules.cards.values():
        screen = go(program, "inspect", "card:" + card.id, below=game).screen(Plain(), (1920.0, 1080.0))
        lens = next(region for region in screen.regions if region.name == "inspect")
        (picture,) = [each for each in lens.elements if isinstance(each, Picture)]
        labels = [each for each in lens.elements if isinstance(each, Plate) and each.style == "large.label"]
        looked += len(labels)
        assert all(
            picture.rect.center[1] < label.rect.y and label.rect.bottom < picture.rect.bottom for label in labels
        )
    assert looked > 60
