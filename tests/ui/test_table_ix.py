"""The table with Rise of Ix: every answer has something to click, and what the expansion adds can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter, Negotiate, PlaceDreadnought
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.effects import Choose, DriveBack, Effect, RetreatUnits
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import Box, Phase
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session, Step
from dune_desktop.ui.presenters.screens.cards import groups
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.table.chronicle import spaces_changed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Piece, Plate, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window import scene as scenes
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import ix_table
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.tables import at_table, said
from tests.ui.test_walks import NAMES

IX: tuple[Box, ...] = ("base", "ix")
TABLES = {
    "four": table(4, IX),
    "epic": table(3, IX, ("epic",)),
    "two": table(2, IX),
    "solo": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
}
SIZE = (1920.0, 1080.0)


def started(config: GameConfig, seed: int) -> Session:
    rules = Rules(catalog(config.boxes), config)
    return Session.start(rules, seed, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)])


def shown(scene: TableScene) -> Screen:
    scene.shown_game.viewer = scene.session.asked() or 0
    scene.shown_game.settle()
    scene.begin()
    scene.panels.pile = ""  # a pile that opened by itself can be closed
    return scene.screen(Plain(), SIZE)


# ------------------------------------------------------------------------------------------------ single questions


def facing(effect: Effect, prepare: Callable[[GameState, int], None]) -> TableScene:
    """A table of four in the middle of a turn whose owner is asked for this effect."""
    t = ix_table(hand=["dagger", "diplomacy"]).play("dagger", "tech_negotiation")
    session, seat = Session(t.rules, t.state, 1, ("Jiwon", "Minho", "Aya", "Noor")), 0
    prepare(session.state, seat)
    session.state.stack.append(Ask(seat, "card:desert_ambush", effect))
    session.state.offer = None
    scene = at_table(session, "en")
    shown(scene)
    return scene


def actions(screen: Screen, *names: str) -> set[tuple[object, ...]]:
    return {spot.hit.action for spot in spots(screen) if spot.hit.action and spot.hit.action[0] in names}


def region(screen: Screen, name: str) -> Region:
    return next(region for region in screen.regions if region.name == name)


def pieces(screen: Screen, name: str, kind: str) -> list[Piece]:
    return [e for e in region(screen, name).elements if isinstance(e, Piece) and e.kind == kind]


def fighting(state: GameState, seat: int, troops: int, dreadnoughts: int) -> None:
    state.seats[seat].conflict = troops
    of_seat(state, seat).conflict = dreadnoughts
    of_seat(state, seat).supply = of_seat(state, seat).garrison = 0


def test_units_of_others_are_driven_back_by_clicking_them() -> None:
    def prepare(state: GameState, seat: int) -> None:
        assert state.turn is not None
        state.turn.joined = 2
        for other in range(4):
            fighting(state, other, 2, 1 if other == (seat + 1) % 4 else 0)

    scene = facing(DriveBack(), prepare)
    other = (scene.shown_game.viewer + 1) % 4
    screen = scene.screen(Plain(), SIZE)
    lanes = {hit.action for hit in region(screen, "conflict.lanes").hits if hit.action}
    assert ("option", "drive_back", other, "dreadnought") in lanes
    assert ("option", "drive_back", other, "troop") in lanes
    assert len(lanes) == 4


def test_only_legal_mixtures_retreat() -> None:
    scene = facing(RetreatUnits(3), lambda state, seat: fighting(state, seat, 2, 2))

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
    def prepare(state: GameState, seat: int) -> None:
        of_seat(state, seat).negotiators = 2
        state.seats[seat].spice, state.seats[seat].solari = 9, 0

    scene = facing(AcquireTech(1), prepare)
    (row,) = {action for action in actions(scene.screen(Plain(), SIZE), "group") if action[1][1] == 1}  # type: ignore[index]
    scene.handle(row)
    assert ("option", "buy_tech", 1, 2, "spice") in actions(scene.screen(Plain(), SIZE), "option"), "what else for?"
    scene.handle(("take_back", -1))
    assert ("option", "buy_tech", 1, 1, "spice") in actions(scene.screen(Plain(), SIZE), "option")
    scene.handle(("take_back", 1))
    scene.handle(("take_back", 1))
    assert ("option", "buy_tech", 1, 2, "spice") in actions(scene.screen(Plain(), SIZE), "option")


def test_a_stack_with_another_tile_on_it_is_marked() -> None:
    """Until the viewer acts again."""
    steps = [Step(0, ("end_turn",), (("turn", 0),)), Step(1, ("end_turn",), (("turn", 1), ("tile", 1, 2, "spaceport")))]
    assert spaces_changed(steps, 0) == {"tile:2"}
    assert spaces_changed(steps, 1) == {"tile:2"}
    assert spaces_changed([*steps, steps[0]], 0) == set()


def test_the_freighter_is_moved_on_its_track() -> None:
    scene = facing(Freighter(2), lambda state, seat: setattr(of_seat(state, seat), "freighter", 1))
    track = region(scene.screen(Plain(), SIZE), "shipping")
    lit = {hit.action: hit.inspect for hit in track.hits if hit.action}
    assert lit == {
        ("option", "freighter", "advance"): "shipping:shipping_troops",
        ("option", "freighter", "recall"): "shipping:shipping_start",
    }


def test_what_can_be_had_instead_of_a_space_for_the_dreadnought_is_offered_in_the_bar() -> None:
    """Not only where the tile lies: a point is soon overlooked (X6.2)."""

    def prepare(state: GameState, seat: int) -> None:
        of_seat(state, seat).conflict, of_seat(state, seat).tech = 1, ("detonation_devices",)

    screen = facing(PlaceDreadnought(), prepare).screen(Plain(), SIZE)
    assert ("option", "space", "arrakeen") in actions(screen, "option")
    (chip,) = [hit for hit in region(screen, "prompt").hits if hit.action == ("option", "tech", "detonation_devices")]
    assert chip.inspect == "tech:detonation_devices"


def test_a_dreadnought_is_placed_on_the_map_although_the_fight_goes_on() -> None:
    def prepare(state: GameState, seat: int) -> None:
        state.phase = "combat"
        fighting(state, seat, 0, 1)

    scene = facing(PlaceDreadnought(), prepare)
    screen = scene.screen(Plain(), SIZE)
    assert {"city", "desert", "conflict.lanes"} <= {region.name for region in screen.regions}
    assert ("option", "space", "arrakeen") in actions(screen, "option")


# ------------------------------------------------------------------------------------------------ what can be seen


def quiet(leaders: tuple[str, ...], seed: int = 5) -> TableScene:
    """The first seat's turn at a table of four with these leaders in the first seats."""
    seats = tuple(replace(seat, leader=leader) for seat, leader in zip(TABLES["four"].seats, leaders, strict=False))
    config = replace(TABLES["four"], seats=(*seats, *TABLES["four"].seats[len(seats) :]))
    session = started(config, seed)
    while session.state.phase != "turns" or session.asked() != 0:
        session.answer(session.rules.legal(session.state)[0])
    scene = at_table(session, "en")
    scene.shown_game.viewer = 0
    return scene


def seen(scene: TableScene) -> Screen:
    scene.shown_game.settle()
    return scene.screen(Plain(), SIZE)


def test_a_dreadnought_on_a_flag_leaves_the_marker_in_sight() -> None:
    scene = quiet(())
    state = scene.session.state
    state.control = {"carthag": 1}
    of_table(state).holds = {"carthag": (2, 1)}
    screen = seen(scene)
    assert [piece.seat for piece in pieces(screen, "city", "flag")] == [1]
    assert [piece.seat for piece in pieces(screen, "city", "dreadnought")] == [2]


def test_tokens_stand_where_they_wait() -> None:
    scene = quiet(("tessia_vernius",))
    state = scene.session.state
    assert len(pieces(seen(scene), "faction.fremen", "snooper")) == 1
    state.own["snoopers"].reached = ((0, "fremen"),)
    assert pieces(seen(scene), "faction.fremen", "snooper") == []
    assert len(pieces(seen(scene), "faction.guild", "snooper")) == 1


def test_own_tiles_lie_in_sight_and_used_ones_are_dark() -> None:
    scene = quiet(())
    mine = of_seat(scene.session.state, 0)
    mine.tech, mine.face_down = ("training_drones", "artillery"), ("training_drones",)
    piles = region(seen(scene), "piles")
    assert {hit.inspect for hit in piles.hits} >= {"tech:training_drones", "tech:artillery"}
    assert "tech.dim" in {plate.style for plate in piles.elements if isinstance(plate, Plate)}
    (counter,) = [hit for hit in region(seen(scene), "seat.0").hits if hit.thing == "count:0.tech"]
    assert all(tile in said(scene, seen(scene), counter) for tile in ("Training Drones", "Artillery"))


def test_the_card_set_aside_is_seen_by_its_owner_and_counted_for_all() -> None:
    scene = quiet(("ilesa_ecaz",))
    scene.session.state.seats[0].own["set_aside"].card = "dagger"
    screen = seen(scene)
    assert "card:dagger" in {hit.inspect for hit in region(screen, "piles").hits}
    scene.shown_game.viewer, scene.shown_game.looking = 1, True
    screen = seen(scene)
    assert "card:dagger" not in {spot.hit.inspect for spot in spots(screen)}
    labels = [e.text for e in region(screen, "seat.0").elements if isinstance(e, Label)]
    assert any(text.endswith("+1") for text in labels)


def test_the_cards_page_tells_its_owner_alone_which_card_is_set_aside() -> None:
    """Others see it among all that is hidden; that it is missing nowhere tells nothing (X10.2)."""
    scene = quiet(("ilesa_ecaz",))
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


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize(("phase", "size"), [("turns", (1280, 720)), ("combat", (1920, 1200)), ("turns", (2560, 1080))])
def test_the_fullest_table(size: tuple[int, int], language: str, phase: Phase) -> None:
    scene = quiet(("ilesa_ecaz", "tessia_vernius", "prince_rhombur_vernius"))
    scene.texts = Texts(language)
    scene.session.names = NAMES[language]
    fill(scene.session.rules, scene.session.state, phase)
    canvas = canvas_for(*size)
    fonts = fonts_of(language)
    assert problems(scene.screen(fonts, canvas), fonts) == []


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


def test_a_waiting_freighter_moves_by_one_click_on_the_track() -> None:
    """The click takes the effect and answers where the Freighter goes; undone, both are open again."""
    scene = facing(Freighter(), lambda state, seat: setattr(of_seat(state, seat), "freighter", 1))
    state = scene.session.state
    seat = scene.shown_game.viewer
    state.stack.pop()
    state.stack.append(Pool(seat, (("space:smuggling", Freighter(), 0),)))
    state.offer = None
    screen = scene.screen(Plain(), SIZE)
    clicks = {hit.inspect: hit.action for hit in region(screen, "shipping").hits if hit.action}
    assert len(clicks) == 2
    top = next(space for space in scene.session.rules.catalog.of("shipping") if space.step == 2)
    scene.handle(clicks["shipping:" + top.id])
    assert of_seat(scene.session.state, seat).freighter == 2


def test_tiles_too_dear_show_the_price_of_the_icon_that_waits() -> None:
    """Tech Negotiation takes 1 off; whoever can afford none of them sees what is lacking."""
    t = ix_table(hand=["dagger"], spice=1, solari=0).shown("flagship", "spaceport", "windtraps")
    t.play("dagger", "tech_negotiation")
    scene = at_table(Session(t.rules, t.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.viewer = 0
    shown = region(scene.screen(Plain(), SIZE), "tech.0")
    assert "7" in [element.text for element in shown.elements if isinstance(element, Label)]
    tile = next(hit for hit in shown.hits if hit.inspect == "tech:flagship")
    assert "7" in scene.why_not("tech.0", tile)


def test_a_waiting_tile_is_acquired_by_clicks_on_it_alone() -> None:
    """The click takes the effect and pays; what cannot be paid stays dark."""

    def rich(state: GameState, seat: int) -> None:
        state.seats[seat].spice = 4
        table = of_table(state)
        table.stacks = tuple(tuple(tile for tile in pile if tile not in CHEAP_TO_DEAR) for pile in table.stacks)
        table.shown = CHEAP_TO_DEAR

    scene = facing(AcquireTech(), rich)
    state, seat = scene.session.state, scene.shown_game.viewer
    state.stack.pop()
    state.stack.append(Pool(seat, (("space:dreadnought", AcquireTech(), 0),)))
    state.offer = None
    screen = scene.screen(Plain(), SIZE)
    clicks = [[hit.action for hit in region(screen, f"tech.{stack}").hits] for stack in range(3)]
    take = ("take", "space:dreadnought", "acquire_tech", 0)
    assert clicks[0] == [("after", (take,), ("buy_tech", 0, 0, "spice"))]
    assert clicks[2] == [()]
    scene.handle(clicks[0][0])
    (taking,) = (hit.action for hit in region(scene.screen(Plain(), SIZE), "tech.0").hits)
    assert taking == ("options", take, ("buy_tech", 0, 0, "spice"))
    scene.handle(taking)
    assert CHEAP_TO_DEAR[0] in of_seat(scene.session.state, seat).tech


def _negotiating(troops: int) -> TableScene:
    """Somebody with 2 spice and so many troops to send, who has come to Tech Negotiation."""

    def at_ix(state: GameState, seat: int) -> None:
        state.seats[seat].spice = 2
        state.seats[seat].garrison, state.seats[seat].supply = 0, troops
        table = of_table(state)
        table.stacks = tuple(tuple(tile for tile in pile if tile not in CHEAP_TO_DEAR) for pile in table.stacks)
        table.shown = CHEAP_TO_DEAR

    choice = Choose(((AcquireTech(discount=1),), (Negotiate(1),)))
    scene = facing(choice, at_ix)
    state, seat = scene.session.state, scene.shown_game.viewer
    state.stack.pop()
    state.stack.append(Pool(seat, (("space:tech_negotiation", choice, 0),)))
    state.offer = None
    return scene


@pytest.mark.parametrize("troops", [0, 3])
@pytest.mark.parametrize("chosen", [False, True])
def test_a_tile_among_several_effects_is_acquired_by_clicks_on_it_alone(troops: int, chosen: bool) -> None:
    """Whether the choice still waits or is asked already: the click chooses, at the price that goes with it."""
    scene = _negotiating(troops)
    seat = scene.shown_game.viewer
    if chosen:
        scene.handle(("option", "take", "space:tech_negotiation", "choose", 0))
    for times in range(2):
        screen = scene.screen(Plain(), SIZE)
        assert not any(hit.action for hit in region(screen, "tech.2").hits)
        (action,) = (hit.action for hit in region(screen, "tech.0").hits)
        if not times:
            scene.handle(("hover", *action))
            preview = region(scene.screen(Plain(), SIZE), "bubble")
            title = scene.context.texts.t(
                "button.acquire_tile", name=scene.context.texts.name("tech:" + CHEAP_TO_DEAR[0])
            )
            assert title in [element.text for element in preview.elements if isinstance(element, Label)]
        scene.handle(action)
    assert CHEAP_TO_DEAR[0] in of_seat(scene.session.state, seat).tech
    assert scene.session.state.seats[seat].spice == 1  # 2 less the discount of the space


CHEAP_TO_DEAR = ("minimic_film", "training_drones", "flagship")


def test_the_end_of_the_turn_asks_before_a_free_effect_is_lost() -> None:
    session = started(TABLES["four"], 3)
    scene = at_table(session, "en")
    player = RandomPlayer(3)
    while not any(loss.kind == "effect" for loss in session.rules.unused_gains(session.state, ("end_turn",))):
        session.answer(player.pick(session.rules.legal(session.state)))
    shown(scene)
    steps = len(session.log)
    asked = scene.handle(("end_turn",))
    assert isinstance(asked, scenes.Ask)
    assert len(session.log) == steps
    asked.then("on")
    assert len(session.log) > steps
