"""Everything dark on the table answers a click with the reason, in every language."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Rect
from dune_desktop.ui.screen.pointing import spots
from tests.kit import ix_table
from tests.kit import table as base_table
from tests.ui.driver import Driver
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame, on_a_combat_space

pytestmark = pytest.mark.usefixtures("queue")

TABLES = {
    "solo": solo("mentat"),
    "four-ix": table(4, ("base", "ix")),
    "four-immortality": table(4, ("base", "immortality")),
}


def positions(config: GameConfig, kinds: tuple[str, ...], seed: int = 5) -> list[Session]:
    """The first decision of each kind after half of a game, with everything on the table."""
    found: dict[str, Session] = {}
    while not set(kinds) <= set(found):
        session = Session.start(Rules(catalog(config.boxes), config), seed, ("Jiwon", "Minho", "Aya", "Noor"))
        player = RandomPlayer(seed)
        while not session.over and not set(kinds) <= set(found):
            decision = session.decision()
            assert decision is not None
            if session.state.round >= 4 and decision.kind in kinds and decision.kind not in found:
                found[decision.kind] = Session(session.rules, session.state.clone(), seed, session.names)
            session.answer(player.pick(session.rules.legal(session.state)))
        seed += 1
    return list(found.values())


def sit(session: Session, language: str) -> TableScene:
    scene = at_table(session, language, rival_pace="instant")
    scene.shown_game.viewer = session.asked() or 0
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_a_thing_all_over_answers_all_over(language: str) -> None:
    """The panel of a Faction and the lanes of the Conflict, not only the pieces on them."""
    (session,) = positions(TABLES["four-ix"], ("turn",))
    scene = sit(session, language)
    with Driver(scene, language=language) as driver:
        places = scene.model(driver.app.easel.fonts, (1920.0, 1080.0)).places
        for rect in (*(places["faction." + faction] for faction in FACTIONS), places["conflict.lanes"]):
            corner = Rect(rect.x + 8, rect.bottom - 12, 4, 4)
            driver.click(Hit(corner))
            assert driver.app.input.tip is not None
            assert driver.app.input.tip.refusal


@pytest.mark.parametrize("config", [solo("mentat"), table(2)], ids=["solo", "two"])
def test_a_click_on_somebodys_panel_opens_the_page(config: GameConfig) -> None:
    """That of a seat, a Rival's and House Hagal's, as a right click does; there is nothing to say why not."""
    (session,) = positions(config, ("turn",))
    pages = set()
    with Driver(sit(session, "en")) as driver:
        for spot in spots(driver.screen):
            if spot.region.partition(".")[0] in ("seat", "hagal") and spot.hit.inspect:
                assert not spot.hit.refusal, spot.hit
                pages.add(spot.hit.inspect)
                if spot.hit.thing.startswith(("seat:", "hagal")):
                    assert spot.hit.action == ("inspect", spot.hit.inspect)
    assert pages > {"seat:0", "seat:1"}


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
