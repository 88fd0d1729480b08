"""Going over lit spaces makes anew what changes, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Plate, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import under
from tests.kit import table as position
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
METRICS = Plain()
IX: tuple[Box, ...] = ("base", "ix")
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
TABLES = {
    "four": table(4),
    "solo-ix": solo("mentat", "", IX, ("row_churn",)),
}


def look(scene: TableScene) -> Screen:
    return scene.screen(METRICS, SIZE)


def choosing(config: GameConfig) -> Iterator[TableScene]:
    """Tables of a game at which a card has just been chosen."""
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])
    player, scene = RandomPlayer(5), at_table(session, ask_before_losses=False)
    while not session.over and session.state.round < 3:
        scene.shown_game.viewer = session.asked() or 0
        cards = [spot.hit.action for spot in spots(look(scene)) if spot.hit.action[:1] == ("card",)]
        if cards:
            scene.handle(player.pick(cards))
            yield scene
            scene.playback.settle()
        scene.handle(("option", *player.pick(session.rules.legal(session.state))))
        scene.playback.settle()


def lit(scene: TableScene) -> list[tuple[object, ...]]:
    return [spot.hit.action for spot in spots(look(scene)) if spot.hit.action[:1] == ("space",)]


@pytest.mark.parametrize("config", TABLES.values(), ids=list(TABLES))
def test_only_regions_that_look_different_are_made_anew(config: GameConfig) -> None:
    seen = 0
    for scene in choosing(config):
        before = {region.name: region for region in look(scene).regions}
        for space in [*lit(scene), ()]:
            scene.handle(("hover", *space))
            shown = look(scene)
            assert shown.regions == table_screen(scene.model(METRICS, SIZE)).regions, "as if made from nothing"
            anew = [region for region in shown.regions if before.get(region.name) is not region]
            assert [region.name for region in anew if _same(before.get(region.name), region)] == []
            assert len(anew) <= 10
            before = {region.name: region for region in shown.regions}
            seen += 1
    assert seen > 10


def _same(before: Region | None, after: Region) -> bool:
    return before == after


def test_what_was_pointed_at_is_not_weighed_up_while_something_is_shown() -> None:
    """A pointer at rest may say so once more when a turn is seen again: nothing is asked then, and nothing is told."""
    scene = next(choosing(TABLES["four"]))
    way = next(option for option in scene.session.rules.legal(scene.session.state) if option[0] == "send")
    scene.handle(("hover", "group", way))
    assert scene.model(METRICS, SIZE).weighed.ways == ((way,),)
    scene.playback.again((Act((), scene.session.state, "turn", 0),))
    scene.handle(("hover", "group", way))
    assert scene.model(METRICS, SIZE).weighed.ways == ()
    assert all(region.name != "bubble" for region in look(scene).regions)


# ------------------------------------------------------------------------------------------------ before one is chosen


def edged(scene: TableScene, style: str) -> set[str]:
    """The spaces whose plates look so."""
    return {
        thing.id.removeprefix("space:")
        for region in look(scene).regions
        for thing in region.things
        if thing.id.startswith("space:")
        and any(isinstance(e, Plate) and e.style == style for e in region.elements[thing.first : thing.last])
    }


def test_where_an_agent_could_go_has_an_edge_before_a_card_is_chosen() -> None:
    made = position(hand=["dune_the_desert_planet", "reconnaissance", "convincing_argument"], water=0)
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), rival_pace="instant")
    scene.shown_game.viewer = 0
    trade = {"imperial_basin", "secure_contract"}
    assert edged(scene, "space.open") == trade | {"arrakeen", "carthag"}, "no water, no other Agent icons"
    basin = under(look(scene), *things(look(scene))["space:imperial_basin"].thing.rect.center)
    told = scene.explain(basin)
    assert told is not None
    assert told.text.endswith("Cards in your hand that can go here: Dune, the Desert Planet.")
    scene.handle(("hover", "card", "dune_the_desert_planet", 0))
    assert (edged(scene, "space.reached"), edged(scene, "space.open")) == (trade, set())
    scene.handle(("card", "dune_the_desert_planet", 0))
    assert (edged(scene, "space.lit"), edged(scene, "space.reached")) == (trade, set())
    scene.handle(("hover", "card", "reconnaissance", 1))
    assert edged(scene, "space.lit") == trade, "what the chosen card reaches stays lit"


def test_a_card_chosen_by_its_key_is_weighed_up_where_the_pointer_rests() -> None:
    """The pointer need not leave the space and come back before the preview is there."""
    session = Session.start(Rules(catalog(), table(4)), 5, ("Ann", "Bo", "Cy", "Di"))
    scene = at_table(session, ask_before_losses=False)
    scene.shown_game.viewer = session.asked() or 0
    scene.playback.settle()
    send = next(option for option in session.rules.legal(session.state) if option[0] == "send")
    slot = session.state.seats[scene.shown_game.viewer].hand.index(str(send[1]))
    look(scene)
    scene.handle(("hover", "space", send[2]))
    look(scene)
    scene.handle(("card", send[1], slot))
    assert scene.renderer.position.ways(scene.selection) == ((send,),)
    look(scene)
    assert any(region.name == "bubble" for region in look(scene).regions)
