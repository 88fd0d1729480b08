"""Going over lit spaces: the table is never an old one, and where an Agent could go is seen."""

from __future__ import annotations

from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Plate, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import under
from tests.kit import Table, ix_table
from tests.kit import table as position
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
METRICS = Plain()


def scene_of(made: Table) -> TableScene:
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), rival_pace="instant")
    scene.shown_game.viewer = 0
    scene.playback.settle()
    return scene


def look(scene: TableScene) -> Screen:
    return scene.screen(METRICS, SIZE)


def previewed(scene: TableScene) -> bool:
    return any(region.name == "bubble" for region in look(scene).regions)


def test_what_is_kept_from_one_look_to_the_next_is_as_if_made_from_nothing() -> None:
    scene = scene_of(ix_table(hand=["dune_the_desert_planet", "reconnaissance", "dagger"], water=2))
    for card in ("dune_the_desert_planet", "reconnaissance"):
        (action,) = [spot.hit.action for spot in spots(look(scene)) if spot.hit.action[:2] == ("card", card)]
        scene.handle(action)
        lit = [spot.hit.action for spot in spots(look(scene)) if spot.hit.action[:1] == ("space",)]
        assert lit
        for space in [*lit, ()]:
            scene.handle(("hover", *space))
            assert look(scene).regions == table_screen(scene.model(METRICS, SIZE)).regions
            assert previewed(scene) == bool(space)


def test_what_was_pointed_at_is_not_weighed_up_while_something_is_shown() -> None:
    """A pointer at rest may say so once more when a turn is seen again: nothing is asked then, and nothing is told."""
    scene = scene_of(position(hand=["dagger", "reconnaissance"]))
    way = next(option for option in scene.session.rules.legal(scene.session.state) if option[0] == "send")
    scene.handle(("hover", "group", way))
    assert scene.model(METRICS, SIZE).weighed.ways == ((way,),)
    scene.playback.again((Act((), scene.session.state, "turn", 0),))
    scene.handle(("hover", "group", way))
    assert scene.model(METRICS, SIZE).weighed.ways == ()
    assert not previewed(scene)


def test_a_card_chosen_by_its_key_is_weighed_up_where_the_pointer_rests() -> None:
    """The pointer need not leave the space and come back before the preview is there."""
    scene = scene_of(position(hand=["dagger", "reconnaissance"]))
    look(scene)
    scene.handle(("hover", "space", "hall_of_oratory"))
    assert not previewed(scene)
    scene.handle(("card", "dagger", 0))
    assert previewed(scene)


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
    scene = scene_of(position(hand=["dune_the_desert_planet", "reconnaissance", "convincing_argument"], water=0))
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
