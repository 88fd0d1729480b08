"""Everything dark on the table answers a click with the reason."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.ui.screen.display import Hit, Rect
from dune_desktop.ui.screen.pointing import spots
from tests.kit import ix_table, solo_table
from tests.kit import table as base_table
from tests.ui.test_choosing import ShownGame, on_a_combat_space

pytestmark = pytest.mark.usefixtures("queue")


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
    for made in (solo_table("mentat", hand=["dagger"]), base_table(2, hand=["dagger"])):
        with ShownGame(made) as somebody:
            found = [s.hit for s in spots(somebody.screen) if s.region.partition(".")[0] in ("seat", "hagal")]
            panels = [hit for hit in found if hit.inspect and hit.thing.startswith(("seat:", "hagal"))]
            assert not [hit for hit in found if hit.inspect and hit.refusal]
            assert {hit.inspect for hit in panels} > {"seat:0", "seat:1"}
            assert all(hit.action == ("inspect", hit.inspect) for hit in panels)


def reason_at(somebody: ShownGame, region: str, component: str = "") -> str:
    hit = next(
        spot.hit
        for spot in spots(somebody.screen)
        if spot.region == region and not spot.hit.action and spot.hit.inspect.endswith(component)
    )
    somebody.click(hit)
    assert somebody.app.input.tip is not None
    return somebody.app.input.tip.text


def test_the_reasons_are_true() -> None:
    made = base_table(hand=["dagger", "reconnaissance"], garrison=2).row("imperial_spy")
    with ShownGame(made) as somebody:
        assert "Reveal turn" in reason_at(somebody, "market.0")
        assert "Agent turn" in reason_at(somebody, "conflict.card")
    with ShownGame(base_table(hand=["dagger"], garrison=2).play("dagger", "hall_of_oratory")) as somebody:
        assert "You sent no Agent to a" in reason_at(somebody, "conflict.card")
    with ShownGame(base_table(hand=["dagger", "dagger"]).row("imperial_spy").reveal()) as somebody:
        assert "Costs" in reason_at(somebody, "market.0")
    with ShownGame(ix_table(hand=["dagger"])) as somebody:
        assert "{tech}" in reason_at(somebody, "tech.0")
        assert "{freighter}" in reason_at(somebody, "shipping")


def test_the_reason_goes_with_the_pointer() -> None:
    """A click on something dark changes nothing else: what is picked out stays picked out."""
    with ShownGame(base_table(hand=["convincing_argument"] * 2).row("imperial_spy").reveal()) as somebody:
        somebody.do("group", ("acquire", "imperial_spy", 0, "discard"))
        reason_at(somebody, "conflict.card")
        assert somebody.scene.selection.group
        somebody.key(pygame.K_ESCAPE)
        assert not somebody.scene.selection.group


def test_the_refusal_of_a_key_stays_as_long_as_it_is_true() -> None:
    """Wherever the pointer is, another picture of the same does not take it away; one where it can be done does."""
    with ShownGame(on_a_combat_space()) as somebody:
        somebody.key(pygame.K_KP_MINUS)
        somebody.app.front.renew()
        somebody.app.turn([], somebody.now)
        assert somebody.app.input.tip is not None
        assert somebody.app.input.tip.refusal
        somebody.scene.handle(("troops", 1))
        somebody.app.front.renew()
        somebody.app.turn([], somebody.now)
        assert somebody.app.input.tip is None
