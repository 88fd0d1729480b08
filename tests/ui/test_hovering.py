"""Pointing at the table: what is lit is weighed up, what is dark answers a click with the reason."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Plate, Rect, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import under
from tests.kit import ix_table, solo_table
from tests.kit import table as position
from tests.ui.test_choosing import ShownGame, on_a_combat_space
from tests.ui.test_table_ix import scene_of

pytestmark = pytest.mark.usefixtures("queue")

SIZE = (1920.0, 1080.0)
METRICS = Plain()


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


# ------------------------------------------------------------------------------------------------ what is dark


def test_what_is_a_thing_all_over_answers_all_over() -> None:
    """The panel of a Faction and the lanes of the Conflict, not only the pieces on them."""
    with ShownGame(ix_table(hand=["dagger"]), "ja") as somebody:
        places = somebody.scene.model(somebody.app.easel.fonts, (1920.0, 1080.0)).places
        for rect in (*(places["faction." + faction] for faction in FACTIONS), places["conflict.lanes"]):
            somebody.click(Hit(Rect(rect.x + 8, rect.bottom - 12, 4, 4)))
            assert somebody.app.input.tip is not None
            assert somebody.app.input.tip.refusal


def test_a_click_on_somebodys_panel_opens_the_page() -> None:
    """That of a seat, a Rival's and House Hagal's, as a right click does; there is nothing to say why not."""
    for made in (solo_table("mentat", hand=["dagger"]), position(2, hand=["dagger"])):
        with ShownGame(made) as somebody:
            found = [s.hit for s in spots(somebody.screen) if s.region.partition(".")[0] in ("seat", "hagal")]
            panels = [hit for hit in found if hit.inspect and hit.thing.startswith(("seat:", "hagal"))]
            assert not [hit for hit in found if hit.inspect and hit.refusal]
            assert {hit.inspect for hit in panels} > {"seat:0", "seat:1"}
            assert all(hit.action == ("inspect", hit.inspect) for hit in panels)


def reason_at(somebody: ShownGame, region: str) -> str:
    somebody.click(next(spot.hit for spot in spots(somebody.screen) if spot.region == region and not spot.hit.action))
    assert somebody.app.input.tip is not None
    return somebody.app.input.tip.text


def test_the_reasons_are_true() -> None:
    for made, reasons in (
        (
            position(hand=["dagger", "reconnaissance"], garrison=2).row("imperial_spy"),
            {"market.0": "Reveal turn", "conflict.card": "Agent turn"},
        ),
        (
            position(hand=["dagger"], garrison=2).play("dagger", "hall_of_oratory"),
            {"conflict.card": "You sent no Agent to a"},
        ),
        (position(hand=["dagger", "dagger"]).row("imperial_spy").reveal(), {"market.0": "Costs"}),
        (ix_table(hand=["dagger"]), {"tech.0": "{tech}", "shipping": "{freighter}"}),
    ):
        with ShownGame(made) as somebody:
            for region, reason in reasons.items():
                assert reason in reason_at(somebody, region)


def test_the_reason_goes_with_the_pointer() -> None:
    """A click on something dark changes nothing else: what is picked out stays picked out."""
    with ShownGame(position(hand=["convincing_argument"] * 2).row("imperial_spy").reveal()) as somebody:
        somebody.do("group", ("acquire", "imperial_spy", 0, "discard"))
        reason_at(somebody, "conflict.card")
        assert somebody.scene.selection.group
        somebody.key(pygame.K_ESCAPE)
        assert not somebody.scene.selection.group


def test_the_refusal_of_a_key_stays_as_long_as_it_is_true() -> None:
    """Wherever the pointer is, another picture of the same does not take it away; one where it can be done does."""
    with ShownGame(on_a_combat_space()) as somebody:
        somebody.key(pygame.K_KP_MINUS)
        for deploys in (0, 1):
            if deploys:
                somebody.scene.handle(("troops", deploys))
            somebody.app.front.renew()
            somebody.app.turn([], somebody.now)
            tip = somebody.app.input.tip
            assert tip is None if deploys else tip and tip.refusal
