"""Pointing at the table: what is lit is weighed up, what is dark answers a click with the reason."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.space import shown_at
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen import pointing
from dune_desktop.ui.screen.display import ASIDE, Hit, Piece, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import Spot, spots
from dune_desktop.ui.screen.things import find, things
from dune_desktop.ui.screen.under import under
from tests.kit import ix_table
from tests.kit import table as position
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame, on_a_combat_space
from tests.ui.test_layouts import overlap
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


@pytest.mark.parametrize("card", ["dagger", "reconnaissance", "dune_the_desert_planet", "diplomacy"])
def test_a_move_that_is_weighed_up_is_seen_on_the_land(card: str) -> None:
    """A dotted Agent stands there, a path leads to it from the card, and what it brings hides no other choice."""
    scene = scene_of(ix_table(hand=[card, "dagger"], solari=8, spice=6, water=3))
    (action,) = [spot.hit.action for spot in spots(look(scene)) if spot.hit.action[:3] == ("card", card, 0)]
    scene.handle(action)
    lit = [spot.hit for spot in spots(look(scene)) if spot.hit.action[:1] == ("space",)]
    assert lit
    for hit in lit:
        scene.handle(("hover", *hit.action))
        screen = look(scene)
        ghosts = {name for name in things(screen) if name.startswith("space:") and _coming(screen, name)}
        assert ghosts == {hit.thing}
        regions = {region.name: region.rect for region in screen.regions}
        assert "trail" in regions
        signs = [shown_at(scene.model(METRICS, SIZE), str(each.action[1]))[0] for each in lit]
        assert not any(overlap(regions["bubble"], sign) for sign in signs)
        scene.handle(("hover",))
        assert not _coming(look(scene), hit.thing)


def _coming(screen: Screen, name: str) -> bool:
    """Whether an Agent that would go there is drawn."""
    found = find(screen, name)
    assert found is not None
    return any(isinstance(element, Piece) and element.kind == "agent_ghost" for element in found.elements)


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
    assert edged(scene, "sign.open") == trade | {"arrakeen", "carthag"}, "no water, no other Agent icons"
    basin = under(look(scene), *things(look(scene))["space:imperial_basin"].thing.rect.center)
    told = scene.explain(basin)
    assert told is not None
    assert told.text.endswith("Cards in your hand that can go here: Dune, the Desert Planet.")
    scene.handle(("hover", "card", "dune_the_desert_planet", 0))
    assert (edged(scene, "sign.reached"), edged(scene, "sign.open")) == (trade, set())
    scene.handle(("card", "dune_the_desert_planet", 0))
    assert (edged(scene, "sign.lit"), edged(scene, "sign.reached")) == (trade, set())
    scene.handle(("hover", "card", "reconnaissance", 1))
    assert edged(scene, "sign.lit") == trade, "what the chosen card reaches stays lit"


def test_what_is_a_thing_all_over_answers_all_over() -> None:
    """The panel of a Faction and the lanes of the Conflict, not only the pieces on them."""
    with ShownGame(ix_table(hand=["dagger"]), "ja") as somebody:
        places = somebody.scene.model(somebody.app.easel.fonts, (1920.0, 1080.0)).places
        for rect in (*(places["faction." + faction] for faction in FACTIONS), places["conflict.lanes"]):
            somebody.click(Hit(Rect(rect.x + 8, rect.bottom - 12, 4, 4)))
            assert somebody.app.input.tip is not None
            assert somebody.app.input.tip.refusal


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


# ------------------------------------------------------------------------------------------------ which hit is meant


def button(name: str, x: float, y: float, order: int = 0) -> Region:
    rect = Rect(x, y, 100, 40)
    return Region(name, rect, (Plate(rect, "button"),), (Hit(rect, ("press", name), order=order, thing=name),))


def screen(*regions: Region) -> Screen:
    return Screen("plain", regions)


GRID = screen(button("a", 0, 0), button("b", 200, 0), button("c", 0, 200), button("d", 200, 200))


def name(spot: Spot | None) -> str:
    return spot.region if spot else ""


def test_the_topmost_hit_is_meant_and_a_modal_region_shuts_off_what_is_below() -> None:
    over = replace(button("over", 0, 0), layer=Layer.BUBBLE)
    assert name(pointing.spot_at(screen(over, button("under", 0, 0)), 50, 20)) == "over"
    assert pointing.spot_at(GRID, 150, 20) is None
    veil = Region("veil", Rect(0, 0, 1920, 1080), layer=Layer.DIALOG, modal=True)
    shown = screen(*GRID.regions, veil, replace(button("yes", 500, 500), layer=Layer.DIALOG))
    assert pointing.spot_at(shown, 50, 20) is None
    assert [spot.region for spot in pointing.tab_order(shown)] == ["yes"]


def test_tab_goes_by_order_then_as_one_reads_and_round() -> None:
    shown = screen(button("late", 0, 0, 9), button("right", 200, 50), button("left", 0, 50), button("none", 9, 9, -1))
    visited, focus = [], None
    for _ in range(4):
        focus = pointing.next_spot(shown, focus, 1)
        visited.append(name(focus))
    assert visited == ["left", "right", "late", "left"]
    assert name(pointing.next_spot(shown, None, -1)) == "late"


def test_arrows_go_to_the_nearest_in_that_direction_and_prefer_what_answers() -> None:
    """A tool in between is passed over, but reached where nothing else lies that way."""
    tool = button("tool", 150, 0, ASIDE)
    for shown, to, found in (
        (GRID, (1, 0), "b"),
        (GRID, (0, 1), "c"),
        (GRID, (-1, 0), "a"),
        (screen(button("a", 0, 0), button("far", 20, 900)), (1, 0), "a"),
        (screen(button("a", 0, 0), tool, button("b", 400, 0)), (1, 0), "b"),
        (screen(button("a", 0, 0), tool), (1, 0), "tool"),
    ):
        assert name(pointing.toward(shown, pointing.spots(shown)[0], *to)) == found
    assert name(pointing.toward(GRID, None, 1, 0)) == "a"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_stay_where_they_are_while_one_is_pointed_at(language: str) -> None:
    """However long the question and what stands there in its place."""
    made = position(hand=["dune_the_desert_planet", "dagger"], spice=3)
    scene, metrics = (
        at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), language),
        fonts_of(language),
    )
    scene.shown_game.uncover()

    def seen() -> dict[tuple[object, ...], Rect]:
        hits = (spot.hit for spot in spots(scene.screen(metrics, SIZE)))
        return {hit.action: hit.rect for hit in hits if hit.action[:1] == ("options",) or "send" in hit.action}

    for begin in (("card", "dune_the_desert_planet", 0), ("space", "sell_melange")):
        scene.handle(next(s.hit.action for s in spots(scene.screen(metrics, SIZE)) if s.hit.action[:3] == begin))
    prices = seen()
    assert len(prices) == 2
    for action in prices:
        scene.handle(("hover", *action))
        assert seen() == prices
