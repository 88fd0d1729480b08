"""Whatever is lit answers where it is seen: nothing lies over its middle, and what it offers is legal."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import OptionId, Rules
from dune_desktop.engine.model.config import GameConfig, SeatConfig, solo
from dune_desktop.engine.model.ids import Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Plate, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import Spot, spot_at, spots
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")

COMMON = {"agent", "turn", "reveal"}
"""Kinds of questions that most of a game consists of."""

PARTS = frozenset(
    {"card.header.lit", "sent.lit", "reveal.lit", "reveal.side.lit", "acquire.lit", "well.lit", "chip.lit", "key.lit"}
)
"""Lit surfaces on lit plates."""


def seated(*leaders: str, boxes: tuple[Box, ...] = IX) -> GameConfig:
    return GameConfig(tuple(SeatConfig("human", leader) for leader in leaders), boxes)


TABLES = {
    "atreides-harkonnen": seated(
        "paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_the_beast_rabban", boxes=("base",)
    ),
    "thorvald-richese": seated(
        "helena_richese", "count_ilban_richese", "countess_ariana_thorvald", "earl_memnon_thorvald", boxes=("base",)
    ),
    "ecaz-vernius": seated("ilesa_ecaz", "tessia_vernius", "archduke_armand_ecaz", "prince_rhombur_vernius"),
    "moritani": seated("viscount_hundro_moritani", "princess_yuna_moritani", "tessia_vernius", "helena_richese"),
    "three-richese": seated("helena_richese", "tessia_vernius", "ilesa_ecaz"),
    "solo-ix": solo("mentat", "tessia_vernius", IX, ("row_churn", "brutal_escalation")),
}


def looked_at(scene: TableScene) -> Screen:
    """The table as whoever is asked sees it."""
    scene.sitting.viewer = scene.session.asked() or 0
    scene.sitting.settle()
    scene.begin()
    return scene.screen(Plain(), SIZE)


def offered(screen: Screen) -> list[Spot]:
    """What can be clicked: nothing that is done by key alone, nor what is scrolled out of its column."""
    columns = {region.name: region.rect for region in screen.regions if region.clip}
    return [
        spot
        for spot in spots(screen)
        if spot.hit.rect.w and columns.get(spot.region, spot.hit.rect).contains(*spot.hit.rect.centre)
    ]


def dead(screen: Screen) -> list[tuple[object, ...]]:
    """What has something lying over its middle, or would answer a click there with a reason why not."""
    found: list[tuple[object, ...]] = []
    for spot in offered(screen):
        if not spot.hit.action:
            continue
        over = spot_at(screen, *spot.hit.rect.centre)
        if (
            over is not None
            and over.region == spot.region
            and over.hit.action
            and spot.hit.rect.w > 2 * over.hit.rect.w
        ):
            continue  # a piece in it that does something of its own, with room around it
        if over is None or over.hit.action != spot.hit.action or over.hit.refusal:
            found.append((spot.region, spot.hit.action, "under", over))
    return found


def silent(screen: Screen) -> list[tuple[object, ...]]:
    """Lit plates where a click finds nothing of their own to do, but for those under an open pile or question."""
    found: list[tuple[object, ...]] = []
    modal = max((number for number, region in enumerate(screen.regions) if region.modal), default=0)
    for region in screen.regions[modal:]:
        for plate in region.elements:
            if not isinstance(plate, Plate) or not plate.style.endswith(".lit") or plate.style in PARTS:
                continue
            spot = spot_at(screen, *plate.rect.centre)
            if spot is None or spot.region != region.name or not spot.hit.action:
                found.append((region.name, plate.style, plate.rect, spot))
    return found


def buried(screen: Screen) -> list[tuple[object, ...]]:
    """Hits of which no point can be reached, because others lie over all of it."""
    found: list[tuple[object, ...]] = []
    for spot in offered(screen):
        rect = spot.hit.rect
        inner = rect.inset(rect.w / 8, rect.h / 8)
        corners = ((inner.x, inner.y), (inner.right, inner.y), (inner.x, inner.bottom), (inner.right, inner.bottom))
        if all(spot_at(screen, *point) != spot for point in (rect.centre, *corners)):
            found.append((spot.region, spot.hit))
    return found


def unanswered(screen: Screen, legal: list[OptionId]) -> list[tuple[object, ...]]:
    """Actions that would name an answer that is not legal."""
    found: list[tuple[object, ...]] = []
    for spot in spots(screen):
        name, *rest = spot.hit.action or ("",)
        named = {"option": [tuple(rest)], "options": rest[:1], "group": rest}.get(str(name), [])
        found += [spot.hit.action for option in named if option not in legal]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_what_is_lit_answers_where_it_is_seen(name: str) -> None:
    """In a whole game, at every rare question and each eighth of the common ones; with a card chosen too where an Agent
    can be sent.
    """
    config = TABLES[name]
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, 5, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)])
    scene, player = at_table(session, "en"), RandomPlayer(5)
    asked: Counter[str] = Counter()
    looks = 0
    while not session.over:
        legal, decision = rules.legal(session.state), session.decision()
        assert decision is not None
        asked[decision.kind] += 1
        if decision.kind in COMMON and asked[decision.kind] % 8 != 1:
            session.answer(player.pick(legal))
            continue
        looks += 1
        scene.desk.remember(recap_folded=looks % 2 == 0)  # the panel of what has happened may lie over dark cards
        screen = looked_at(scene)
        assert dead(screen) == [], len(session.log)
        assert silent(screen) == [], len(session.log)
        assert unanswered(screen, legal) == [], len(session.log)
        if looks % 10 == 0:
            assert buried(screen) == [], len(session.log)
        cards = [spot.hit.action for spot in spots(screen) if spot.hit.action[:1] == ("card",)]
        if cards:
            scene.handle(cards[len(session.log) % len(cards)])
            screen = scene.screen(Plain(), SIZE)
            assert dead(screen) == [], len(session.log)
            assert silent(screen) == [], len(session.log)
        session.answer(player.pick(legal))
