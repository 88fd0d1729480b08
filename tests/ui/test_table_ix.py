"""The table with Rise of Ix: every answer has something to click, and what the expansion adds can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter, Negotiate, PlaceDreadnought
from dune_desktop.engine.boxes.ix.state import TechTaken, of_seat, of_table
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.effects import Choose, DriveBack, Effect, RetreatUnits
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import Box, Phase
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.ui.presenters.screens.cards import groups
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import ix_table
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.screens import labels
from tests.ui.screens import shown as words
from tests.ui.tables import at_table, plain, said
from tests.ui.test_walks import NAMES

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


# ------------------------------------------------------------------------------------------------ single questions


def facing(effect: Effect, prepare: Callable[[GameState], object], waits: str = "") -> TableScene:
    """The first of four in the middle of a turn: asked for this effect, or it waits among others from a space."""
    t = ix_table(hand=["dagger", "diplomacy"]).play("dagger", "tech_negotiation")
    session = Session(t.rules, t.state, 1, ("Jiwon", "Minho", "Aya", "Noor"))
    prepare(session.state)
    frame = Pool(0, (("space:" + waits, effect, 0),)) if waits else Ask(0, "card:desert_ambush", effect)
    session.state.stack.append(frame)
    session.state.offer = None
    scene = at_table(session, "en")
    shown(scene)
    return scene


def fighting(state: GameState, seat: int, troops: int, dreadnoughts: int) -> None:
    state.seats[seat].conflict = troops
    of_seat(state, seat).conflict = dreadnoughts
    of_seat(state, seat).supply = of_seat(state, seat).garrison = 0


def test_units_of_others_are_driven_back_by_clicking_them() -> None:
    def prepare(state: GameState) -> None:
        assert state.turn is not None
        state.turn.joined = 2
        for seat in range(4):
            fighting(state, seat, 2, int(seat == 1))

    screen = facing(DriveBack(), prepare).screen(Plain(), SIZE)
    lanes = {hit.action for hit in region(screen, "conflict.lanes").hits if hit.action}
    assert lanes == {
        ("option", "drive_back", *unit) for unit in ((1, "dreadnought"), *((n, "troop") for n in (1, 2, 3)))
    }


def test_only_legal_mixtures_retreat() -> None:
    scene = facing(RetreatUnits(3), lambda state: fighting(state, 0, 2, 2))

    def primary() -> set[tuple[object, ...]]:
        return {action for action in actions(scene.screen(Plain(), SIZE), "option") if action[1] == "retreat"}

    assert primary() == set()
    scene.handle(("troops", 1))
    assert primary() == set()
    scene.handle(("troops", 0, 2))
    assert primary() == {("option", "retreat", 1, 2)}
    scene.handle(("troops", 0, -1))
    assert primary() == set()
    scene.handle(("troops", 1))
    assert primary() == {("option", "retreat", 2, 1)}


def test_a_tile_is_paid_for_step_by_step() -> None:
    def prepare(state: GameState) -> None:
        of_seat(state, 0).negotiators = 2
        state.seats[0].spice, state.seats[0].solari = 9, 0

    scene = facing(AcquireTech(1), prepare)
    (row,) = {action for action in actions(scene.screen(Plain(), SIZE), "group") if action[1][1] == 1}  # type: ignore[index]
    scene.handle(row)
    assert ("option", "buy_tech", 1, 2, "spice") in actions(scene.screen(Plain(), SIZE), "option"), "what else for?"
    scene.handle(("take_back", -1))
    assert ("option", "buy_tech", 1, 1, "spice") in actions(scene.screen(Plain(), SIZE), "option")
    scene.handle(("take_back", 1))
    scene.handle(("take_back", 1))
    assert ("option", "buy_tech", 1, 2, "spice") in actions(scene.screen(Plain(), SIZE), "option")


def test_instead_of_a_space_for_the_dreadnought_a_tile_is_offered_in_the_bar() -> None:
    """Not only where the tile lies: a point is soon overlooked (X6.2). On the map it is placed in Combat too."""

    def prepare(state: GameState) -> None:
        state.phase, of_seat(state, 0).conflict, of_seat(state, 0).tech = "combat", 1, ("detonation_devices",)

    screen = facing(PlaceDreadnought(), prepare).screen(Plain(), SIZE)
    assert "option" in {str(hit.action[0]) for hit in region(screen, "city").hits if hit.inspect == "space:arrakeen"}
    (chip,) = [hit for hit in region(screen, "prompt").hits if hit.action == ("option", "tech", "detonation_devices")]
    assert chip.inspect == "tech:detonation_devices"


@pytest.mark.parametrize("waits", ["", "smuggling"])
def test_the_freighter_is_moved_by_one_click_on_its_track(waits: str) -> None:
    """Whether that is asked already or waits among the effects; each step says what going there does."""
    scene = facing(Freighter(), lambda state: setattr(of_seat(state, 0), "freighter", 1), waits)
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


def test_between_acquiring_and_turning_up_the_stack_is_not_called_empty() -> None:
    def prepare(state: GameState) -> None:
        ix = of_table(state)
        taken, ix.shown = ix.shown[1], (ix.shown[0], "", ix.shown[2])
        state.stack.append(TechTaken(0, taken, 1))

    scene = facing(AcquireTech(), prepare)
    scene.context.texts = Texts("ja")
    ix, empty = of_table(scene.session.state), scene.context.texts.t("table.stack_empty")
    assert empty not in words(scene.screen(Plain("ja"), SIZE), "tech.1")
    assert str(len(ix.stacks[1])) in words(scene.screen(Plain("ja"), SIZE), "tech.1")
    ix.stacks = (ix.stacks[0], (), ix.stacks[2])
    assert words(scene.screen(Plain("ja"), SIZE), "tech.1") == empty


def test_tiles_too_dear_show_the_price_of_the_icon_that_waits() -> None:
    """Tech Negotiation takes 1 off; whoever can afford none of them sees what is lacking."""
    t = ix_table(hand=["dagger"], spice=1, solari=0).shown("flagship", "spaceport", "windtraps")
    t.play("dagger", "tech_negotiation")
    scene = at_table(Session(t.rules, t.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.viewer = 0
    screen = scene.screen(Plain(), SIZE)
    assert "7" in labels(screen, "tech.0")
    tile = next(hit for hit in region(screen, "tech.0").hits if hit.inspect == "tech:flagship")
    assert "7" in scene.why_not("tech.0", tile)


BUYING = {"dreadnought": AcquireTech(), "tech_negotiation": Choose(((AcquireTech(discount=1),), (Negotiate(1),)))}


@pytest.mark.parametrize(("space", "chosen"), [("dreadnought", 0), ("tech_negotiation", 0), ("tech_negotiation", 1)])
def test_a_tile_that_waits_is_acquired_by_clicks_on_it_alone(space: str, chosen: int) -> None:
    """Also where the choice that brings it waits or is asked already: the click chooses, at the price of the space."""

    def rich(state: GameState) -> None:
        ix, seat = of_table(state), state.seats[0]
        seat.spice, seat.garrison, seat.supply = 2, 0, 3
        ix.stacks = tuple(tuple(tile for tile in pile if tile not in CHEAP_TO_DEAR) for pile in ix.stacks)
        ix.shown = CHEAP_TO_DEAR

    scene = facing(BUYING[space], rich, space)
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


# ------------------------------------------------------------------------------------------------ what can be seen


def quiet(*leaders: str) -> TableScene:
    """The first seat's turn at a table of four with these leaders in the first seats."""
    config = table(4, IX)
    led = tuple(replace(seat, leader=leader) for seat, leader in zip(config.seats, leaders, strict=False))
    scene = at_table(plain(replace(config, seats=(*led, *config.seats[len(led) :]))))
    shown(scene)
    return scene


def test_the_tiles_of_every_seat_are_named_by_its_counter() -> None:
    """Either button shows them; those of the seat that looks lie in sight."""
    scene, tiles = quiet(), ("training_drones", "artillery")
    for seat in (0, 2):
        mine = of_seat(scene.session.state, seat)
        mine.tech, mine.face_down = tiles, tiles[:1]
        screen = shown(scene)
        (counter,) = [hit for hit in region(screen, f"seat.{seat}").hits if hit.thing == f"count:{seat}.tech"]
        assert counter.action == ("inspect", f"tiles:{seat}")
        told = said(scene, screen, counter)
        assert all(each in told for each in ("Training Drones", "Artillery", scene.context.texts.t("table.face_down")))
    assert {hit.inspect for hit in region(screen, "piles").hits} >= {"tech:" + tile for tile in tiles}


def test_the_card_set_aside_is_seen_by_its_owner_and_counted_for_all() -> None:
    scene = quiet("ilesa_ecaz")
    scene.session.state.seats[0].own["set_aside"].card = "dagger"
    assert "card:dagger" in {hit.inspect for hit in region(shown(scene), "piles").hits}
    scene.shown_game.viewer, scene.shown_game.looking = 1, True
    screen = scene.screen(Plain(), SIZE)
    assert "card:dagger" not in {spot.hit.inspect for spot in spots(screen)}
    assert any(text.endswith("+1") for text in labels(screen, "seat.0"))


def test_the_cards_page_tells_its_owner_alone_which_card_is_set_aside() -> None:
    """Others see it among all that is hidden; that it is missing nowhere tells nothing (X10.2)."""
    scene = quiet("ilesa_ecaz")
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


@pytest.mark.parametrize(
    ("language", "phase", "size"),
    [("en", "turns", (1280, 720)), ("ko", "combat", (1920, 1200)), ("ja", "turns", (2560, 1080))],
)
def test_the_fullest_table(language: str, phase: Phase, size: tuple[int, int]) -> None:
    scene = quiet("ilesa_ecaz", "tessia_vernius", "prince_rhombur_vernius")
    scene.context.texts, scene.session.names = Texts(language), NAMES[language]
    fill(scene.session.rules, scene.session.state, phase)
    fonts = fonts_of(language)
    assert problems(scene.screen(fonts, canvas_for(*size)), fonts) == []


def fill(rules: Rules, state: GameState, phase: Phase) -> None:
    """As much of everything as can lie on the table."""
    state.phase = phase
    tiles = sorted(rules.more["tech"])
    board = [space.id for space in rules.board]
    for seat, player in enumerate(state.seats):
        mine = of_seat(state, seat)
        player.vp, player.solari, player.spice, player.water = 12, 22, 18, 11
        player.garrison, player.conflict, player.supply, player.swords = 0 if seat % 2 else 12, 12, 10, 14
        mine.garrison, mine.conflict, mine.supply = (0, 2, 0) if seat % 2 else (1, 1, 0)
        mine.negotiators, mine.freighter = 3 + seat, 3
        mine.tech, mine.face_down = tuple(tiles[seat::2][:8]), tuple(tiles[seat::2][:2])
        state.seats[seat].own["set_aside"].card = "reconnaissance"
        player.hand = ("convincing_argument", *[card.id for card in rules.catalog.cards if card.unload][:6])
        player.deck, player.discard = ("dagger",) * 22, ("dagger",) * 18
        player.in_play = ("signet_ring", "dune_the_desert_planet", "guild_chief_administrator")
        player.intrigue = tuple(card.id for card in rules.catalog.intrigues[-6:])
        player.agents, player.agents_left, player.swordmaster, player.council = tuple(board[seat::4][:3]), 1, True, True
    state.alliances = (0, 0, 0, 0)
    state.control = {"arrakeen": 0, "carthag": 1, "imperial_basin": 2}
    of_table(state).holds = {"arrakeen": (3, 1), "carthag": (2, 1), "imperial_basin": (1, 1)}
    of_table(state).shown = ("holtzman_engine", "invasion_ships", "restricted_ordnance")
    state.bonus_spice = dict.fromkeys(state.bonus_spice, 12)
