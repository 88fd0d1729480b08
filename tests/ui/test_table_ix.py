"""The table with Rise of Ix: every answer has something to click, and what the expansion adds can be seen."""

from __future__ import annotations

import pytest

from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter, Negotiate, PlaceDreadnought
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.effects import Choose, DriveBack, Effect, RetreatUnits
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import Box
from dune_desktop.session import Session
from dune_desktop.ui.presenters.screens.cards import groups
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import Table, ix_table
from tests.ui.screens import labels
from tests.ui.tables import at_table, said

IX: tuple[Box, ...] = ("base", "ix")
SIZE = (1920.0, 1080.0)
CHEAP_TO_DEAR = ("minimic_film", "training_drones", "flagship")


def shown(scene: TableScene) -> Screen:
    scene.shown_game.viewer = scene.session.asked() or 0
    scene.shown_game.settle()
    scene.begin()
    scene.panels.pile = ""  # a pile that opened by itself can be closed
    return scene.screen(Plain(), SIZE)


def actions(screen: Screen, *names: str) -> set[tuple[object, ...]]:
    return {spot.hit.action for spot in spots(screen) if spot.hit.action and spot.hit.action[0] in names}


def region(screen: Screen, name: str) -> Region:
    return next(region for region in screen.regions if region.name == name)


def scene_of(made: Table, language: str = "en") -> TableScene:
    """The table of a position as whoever is asked sees it."""
    names = ("Jiwon", "Minho", "Aya", "Noor")[: len(made.state.seats)]
    scene = at_table(Session(made.rules, made.state, 1, names), language)
    shown(scene)
    return scene


def facing(made: Table, effect: Effect, waits: str = "") -> TableScene:
    """In the middle of the first seat's turn: it is asked for this effect, or it waits among others from a space."""
    made.play("dagger", "tech_negotiation")
    frame = Pool(0, (("space:" + waits, effect, 0),)) if waits else Ask(0, "card:desert_ambush", effect)
    made.state.stack.append(frame)
    made.state.offer = None
    return scene_of(made)


def test_units_of_others_are_driven_back_by_clicking_them() -> None:
    made = ix_table(hand=["dagger"], conflict=2).setup(1, conflict=2, dreadnoughts={"conflict": 1}).setup(2, conflict=2)
    scene = facing(made, DriveBack())
    lanes = {hit.action for hit in region(scene.screen(Plain(), SIZE), "conflict.lanes").hits if hit.action}
    units = ((1, "dreadnought"), (1, "troop"), (2, "troop"))
    assert lanes == {("option", "drive_back", *unit) for unit in units}


def test_only_legal_mixtures_retreat() -> None:
    scene = facing(ix_table(hand=["dagger"], conflict=2, dreadnoughts={"conflict": 2}), RetreatUnits(3))
    for more, legal in (((1,), ()), ((0, 2), (1, 2)), ((0, -1), ()), ((1,), (2, 1))):
        scene.handle(("troops", *more))
        offered = actions(scene.screen(Plain(), SIZE), "option")
        assert {action[2:] for action in offered if action[1] == "retreat"} == ({legal} if legal else set())


def test_a_tile_is_paid_for_step_by_step() -> None:
    scene = facing(ix_table(hand=["dagger"], negotiators=2, spice=9, solari=0), AcquireTech(1))
    scene.handle(next(way for way in actions(scene.screen(Plain(), SIZE), "group") if way[1][1] == 1))  # type: ignore[index]
    for fewer, back in ((0, 2), (-1, 1), (1, 2), (1, 2)):
        if fewer:
            scene.handle(("take_back", fewer))
        assert ("option", "buy_tech", 1, back, "spice") in actions(scene.screen(Plain(), SIZE), "option")


def test_instead_of_a_space_for_the_dreadnought_a_tile_is_offered_in_the_bar() -> None:
    """Not only where the tile lies: a point is soon overlooked (X6.2)."""
    made = ix_table(hand=["dagger"], dreadnoughts={"conflict": 1}, tech=["detonation_devices"])
    screen = facing(made, PlaceDreadnought()).screen(Plain(), SIZE)
    assert ("option", "space", "arrakeen") in {hit.action for hit in region(screen, "city").hits}
    (chip,) = [hit for hit in region(screen, "drawer").hits if hit.action == ("option", "tech", "detonation_devices")]
    assert chip.inspect == "tech:detonation_devices"


@pytest.mark.parametrize("waits", ["", "smuggling"])
def test_the_freighter_is_moved_by_one_click_on_its_track(waits: str) -> None:
    """Whether that is asked already or waits among the effects; each step says what going there does."""
    scene = facing(ix_table(hand=["dagger"], freighter=1), Freighter(), waits)
    screen, texts = scene.screen(Plain(), SIZE), scene.context.texts
    lit = {hit.inspect: hit for hit in region(screen, "shipping").hits if hit.action}
    assert set(lit) == {"shipping:shipping_troops", "shipping:shipping_start"}
    if not waits:
        assert texts.t("tip.freighter.advance") in said(scene, screen, lit["shipping:shipping_troops"])
        recalled = said(scene, screen, lit["shipping:shipping_start"])
        assert texts.t("tip.freighter.recall") in recalled
        assert "Solari" in recalled
    scene.handle(lit["shipping:shipping_troops"].action)
    assert of_seat(scene.session.state, 0).freighter == 2


def test_tiles_too_dear_show_the_price_of_the_icon_that_waits() -> None:
    """Tech Negotiation takes 1 off; whoever can afford none of them sees what is lacking."""
    t = ix_table(hand=["dagger"], spice=1, solari=0).shown("flagship", "spaceport", "windtraps")
    t.play("dagger", "tech_negotiation")
    scene = scene_of(t)
    screen = scene.screen(Plain(), SIZE)
    assert "7" in labels(screen, "tech.0")
    tile = next(hit for hit in region(screen, "tech.0").hits if hit.inspect == "tech:flagship")
    assert "7" in scene.why_not("tech.0", tile)


BUYING = {"dreadnought": AcquireTech(), "tech_negotiation": Choose(((AcquireTech(discount=1),), (Negotiate(1),)))}


@pytest.mark.parametrize(("space", "chosen"), [("dreadnought", 0), ("tech_negotiation", 0), ("tech_negotiation", 1)])
def test_a_tile_that_waits_is_acquired_by_clicks_on_it_alone(space: str, chosen: int) -> None:
    """Also where the choice that brings it waits or is asked already: the click chooses, at the price of the space."""

    made = ix_table(hand=["dagger"], spice=2, garrison=0).shown(*CHEAP_TO_DEAR)
    scene = facing(made, BUYING[space], space)
    if chosen:
        scene.handle(("option", "take", "space:tech_negotiation", "choose", 0))
    for times in range(2):
        screen = scene.screen(Plain(), SIZE)
        assert not any(hit.action for hit in region(screen, "tech.2").hits), "too dear"
        (action,) = (hit.action for hit in region(screen, "tech.0").hits)
        if not times:
            scene.handle(("hover", *action))
            name = scene.context.texts.name("tech:" + CHEAP_TO_DEAR[0])
            title = scene.context.texts.t("button.acquire_tile", name=name)
            assert title in labels(scene.screen(Plain(), SIZE), "bubble")
        scene.handle(action)
    assert CHEAP_TO_DEAR[0] in of_seat(scene.session.state, 0).tech
    assert scene.session.state.seats[0].spice == (1 if space == "tech_negotiation" else 0)


def test_the_tiles_of_every_seat_are_named_by_its_counter() -> None:
    """Either button shows them; those of the seat that looks lie in sight."""
    tiles = ["training_drones", "artillery"]
    made = ix_table(hand=["dagger"], tech=tiles, face_down=tiles[:1])
    more = ["windtraps", "flagship"]
    scene = scene_of(made.setup(2, tech=more, face_down=more[1:]))
    for seat, names in ((0, ("Training Drones", "Artillery")), (2, ("Windtraps", "Flagship"))):
        screen = shown(scene)
        (counter,) = [hit for hit in region(screen, f"seat.{seat}").hits if hit.thing == f"count:{seat}.tech"]
        assert counter.action == ("inspect", f"tiles:{seat}")
        told = said(scene, screen, counter)
        assert all(each in told for each in (*names, scene.context.texts.t("table.face_down")))
    assert {hit.inspect for hit in region(screen, "owned").hits} >= {"tech:" + tile for tile in tiles}


def test_the_card_set_aside_is_seen_by_its_owner_and_counted_for_all() -> None:
    scene = scene_of(ix_table(leader="ilesa_ecaz"))
    scene.session.state.seats[0].own["set_aside"].card = "dagger"
    assert "card:dagger" in {hit.inspect for hit in region(shown(scene), "piles").hits}
    scene.shown_game.viewer = 1
    screen = scene.screen(Plain(), canvas_for(1920, 1080, dense=True))  # a large window counts hands
    assert "card:dagger" not in {spot.hit.inspect for spot in spots(screen)}
    (count,) = [spot.hit for spot in spots(screen) if spot.hit.thing == "count:0.hand"]
    assert "has set 1 aside" in said(scene, screen, count)


def test_the_cards_page_tells_its_owner_alone_which_card_is_set_aside() -> None:
    """Others see it among all that is hidden; that it is missing nowhere tells nothing (X10.2)."""
    scene = scene_of(ix_table(leader="ilesa_ecaz"))
    player = scene.session.state.seats[0]
    player.hand, player.deck = ("signet_ring",), ("reconnaissance", "dagger")
    player.in_play, player.discard = (), ("seek_allies",)
    scene.session.state.seats[0].own["set_aside"].card = "diplomacy"
    page = scene.context.page(Plain(), SIZE)

    def told(tab: str) -> list[tuple[str, dict[str, int]]]:
        cards = CardsScene(scene.context, scene, scene.shown_game, tab, 0)
        found = groups(page, cards.known(page), tab)
        return [(group.title, {face.key[5:]: face.many for face in group.faces}) for group in found]

    mine = dict(told("mine"))
    assert mine["Set aside"] == {"diplomacy": 1}
    assert (mine["Deck"], mine["Hand"]) == ({"dagger": 1, "reconnaissance": 1}, {"signet_ring": 1})
    scene.shown_game.viewer, scene.shown_game.trusting = 1, True
    (hidden,) = [faces for title, faces in told("everybody") if "set aside" in title]
    assert hidden == {"dagger": 1, "diplomacy": 1, "signet_ring": 1, "reconnaissance": 1}
    scene.session.state.seats[0].own["set_aside"].card, player.hand = "signet_ring", ("diplomacy",)
    assert [faces for title, faces in told("everybody") if "set aside" in title] == [hidden]
