"""The table with Immortality: every answer has something to click, pairs are made by clicks, and all can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.boxes.immortality.state import of_seat, of_table
from dune_desktop.engine.boxes.immortality.words import Research, ReturnBefore, TrashGrafted, TrashIntrigue
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.effects import Effect, Gain
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import Box
from dune_desktop.engine.model.options import part
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.prompts import cards_played
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.boxes.immortality.sheets import board_sheet
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Label, Plate, Rect, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window import scene as scenes
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import imm, immortality_table
from tests.rules.immortality.test_with_other_boxes import aside
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.sound import missing
from tests.ui.tables import at_table, begin, go, plain
from tests.ui.test_table_ix import actions, region, shown
from tests.ui.test_walks import NAMES

HERE: tuple[Box, ...] = ("base", "immortality")
WITH_IX: tuple[Box, ...] = ("base", "ix", "immortality")
TABLES = {
    "four": table(4, HERE),
    "three": table(3, HERE, ("to_eleven", "piter_promo")),
    "two": table(2, HERE),
    "solo": solo("mentat", "", HERE),
    "four with ix": table(4, WITH_IX),
    "two with ix": table(2, WITH_IX),
    "solo with ix": solo("mentat", "", WITH_IX, ("row_churn",)),
}
SIZE = (1920.0, 1080.0)


def card(name: str) -> str:
    return "immortality/" + name


def started(config: GameConfig, seed: int) -> Session:
    rules = Rules(catalog(config.boxes), config)
    return Session.start(rules, seed, ("Jiwon", "Minho", "Aya", "Noor")[: len(config.seats)])


# ------------------------------------------------------------------------------------------------ grafting


def at_turn(*hand: str, boxes: tuple[Box, ...] = HERE, seed: int = 5) -> TableScene:
    """The first seat's turn at a table of four, with these cards in hand and enough to pay with."""
    session = started(table(4, boxes), seed)
    while session.state.phase != "turns" or session.asked() != 0 or session.state.stack[-1].kind != "turn":
        session.answer(session.rules.legal(session.state)[0])
    for player in session.state.seats:
        player.agents, player.agents_left = (), 2
    me = session.state.seats[0]
    me.hand, me.solari, me.spice, me.water = hand, 9, 9, 9
    session.state.offer = None
    scene = at_table(session, "en")
    shown(scene)
    return scene


def lit(scene: TableScene) -> set[str]:
    """The spaces that a click sends an Agent to now."""
    screen = scene.screen(Plain(), SIZE)
    return {str(action[1]) for action in actions(screen, "space")}


def plates(screen: Screen, name: str, *styles: str) -> list[Plate]:
    return [e for e in region(screen, name).elements if isinstance(e, Plate) and e.style in styles]


def click(scene: TableScene, *begin: object) -> None:
    """Click the hit whose action begins so."""
    screen = scene.screen(Plain(), SIZE)
    hits = [spot.hit for spot in spots(screen) if spot.hit.action[: len(begin)] == begin]
    assert hits, begin
    scene.handle(hits[0].action)


HAND = ("dagger", card("face_dancer"), "signet_ring", card("planned_coupling"), "convincing_argument")


def test_every_copy_of_a_card_that_is_lit_is_counted() -> None:
    scene = at_turn("dagger", "dagger", card("face_dancer"), "signet_ring")
    click(scene, "card", card("face_dancer"))
    model = scene.model(Plain(), SIZE)
    joins = [hit for hit in region(scene.screen(Plain(), SIZE), "hand").hits if hit.action[:1] == ("card",)]
    assert "3 are highlighted" in question(model)[1]
    assert len(joins) == 4, "the three, and the chosen one, which is put back"
    scene.handle(("cancel",))
    click(scene, "space", "high_council")
    words = question(scene.model(Plain(), SIZE))[1]
    screen = region(scene.screen(Plain(), SIZE), "hand")
    reaching = [hit for hit in screen.hits if hit.action[:1] == ("card",)]
    assert words.startswith(f"{len(reaching)} highlighted cards can go there")
    assert len(reaching) == 4


def test_a_card_without_icons_is_for_revealing_only_where_nothing_takes_it_along() -> None:
    """It is lit beside a Graft card, and what is lit is not called of no use."""
    for hand, only in (HAND, False), (("convincing_argument", "dagger"), True):
        scene = at_turn(*hand)
        hand_now = region(scene.screen(Plain(), SIZE), "hand").elements
        written = [e.text for e in hand_now if isinstance(e, Label)]
        assert ("reveal only" in written) == only


def test_the_pair_closes_up_and_sends_one_agent() -> None:
    scene = at_turn(*HAND)
    click(scene, "card", card("face_dancer"))
    click(scene, "card", "signet_ring")
    screen = scene.screen(Plain(), SIZE)
    assert len(plates(screen, "hand", "card.pair")) == 1
    assert len(plates(screen, "hand", "clasp")) == 2
    first, second = (plate.rect for plate in plates(screen, "hand", "joined.lit"))
    assert abs(first.right - second.x) < 1
    click(scene, "space", "wealth")
    session = scene.session
    assert session.state.turn is not None
    assert set(session.state.seats[0].in_play) == {card("face_dancer"), "signet_ring"}
    assert session.state.seats[0].agents == ("wealth",)


def _note_in_full(scene: TableScene, fonts: Fonts) -> bool:
    """Whether the line below the question can be read to its end."""
    bar = region(scene.screen(fonts, SIZE), "prompt")
    assert scene.renderer.shown is not None
    return question(scene.renderer.shown)[1] in [element.text for element in bar.elements if isinstance(element, Label)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_pair_has_room_in_the_bar(language: str) -> None:
    """Of every card that is grafted: alone, with a second one, and wherever the pointer rests; languages take turns."""
    fonts, texts = fonts_of(language), Texts(language)
    grafts = [each.id for each in catalog(HERE).cards if each.graft and each.icons]
    for graft in grafts[list(LANGUAGES).index(language) :: len(LANGUAGES)]:
        scene = at_turn(graft, "dagger", "signet_ring")
        scene.context.texts = texts
        click(scene, "card", graft)
        assert _note_in_full(scene, fonts), graft
        click(scene, "card", "dagger")
        for space in ("", *sorted(lit(scene))):
            scene.handle(("hover", "space", space) if space else ("hover",))
            assert _note_in_full(scene, fonts), (graft, space)


def test_a_click_or_esc_takes_the_pair_apart_and_a_third_card_takes_the_place_of_the_second() -> None:
    scene = at_turn(*HAND)
    click(scene, "card", card("face_dancer"))
    click(scene, "card", "dagger")
    click(scene, "card", "signet_ring")
    assert scene.selection.played == (card("face_dancer"), "signet_ring")
    scene.handle(("back",))
    assert scene.selection.played == (card("face_dancer"),)
    click(scene, "card", "dagger")
    click(scene, "card", "dagger")
    assert scene.selection.played == (card("face_dancer"),)
    click(scene, "card", "dagger")
    click(scene, "card", card("face_dancer"))
    assert scene.selection.played == ("dagger",)
    scene.handle(("back",))
    assert scene.selection == Selection()


def test_a_third_card_joins_the_graft_card_whichever_was_first() -> None:
    scene = at_turn(*HAND)
    click(scene, "card", "dagger")
    click(scene, "card", card("face_dancer"))
    click(scene, "card", "signet_ring")
    assert scene.selection.played == (card("face_dancer"), "signet_ring")


def test_two_copies_of_a_graft_card_make_a_pair() -> None:
    coupling = card("planned_coupling")
    scene = at_turn(coupling, coupling, "dagger")
    scene.handle(("card", coupling, 0))
    words = " ".join(e.text for e in region(scene.screen(Plain(), SIZE), "prompt").elements if isinstance(e, Label))
    assert "choose a second card" in words
    assert "2 are highlighted" in words
    scene.handle(("card", coupling, 1))
    assert scene.selection.played == (coupling, coupling)
    assert lit(scene)
    click(scene, "space", next(iter(lit(scene))))
    assert scene.session.state.seats[0].in_play == (coupling, coupling)


def test_the_space_may_be_chosen_before_both_cards() -> None:
    scene = at_turn(*HAND)
    click(scene, "space", "wealth")
    click(scene, "card", card("face_dancer"))
    assert scene.selection.space == "wealth"
    click(scene, "card", "dagger")
    assert scene.session.state.seats[0].agents == ("wealth",)
    assert scene.session.state.seats[0].hand == HAND[2:][:1] + HAND[3:]


def test_where_a_card_alone_cannot_go_the_bar_asks_for_a_second_one() -> None:
    scene = at_turn(*HAND)
    click(scene, "space", "wealth")
    click(scene, "card", "dagger")
    assert (scene.selection.card, scene.selection.space) == ("dagger", "wealth")
    words = " ".join(e.text for e in region(scene.screen(Plain(), SIZE), "prompt").elements if isinstance(e, Label))
    assert "choose a second card for Dagger" in words
    assert "1 is highlighted" in words
    click(scene, "card", card("face_dancer"))
    assert scene.session.state.seats[0].agents == ("wealth",)


def test_usurp_joins_a_card_of_the_imperium_row_which_stays_there_ringed() -> None:
    scene = at_turn(card("usurp"), "convincing_argument")
    scene.session.state.row = (card("organ_merchants"), *scene.session.state.row[1:])
    scene.session.state.offer = None
    click(scene, "card", card("usurp"))
    screen = scene.screen(Plain(), SIZE)
    assert ("borrow", card("organ_merchants"), 0) in actions(screen, "borrow")
    assert plates(screen, "market.0", "badge.lit")
    click(scene, "borrow", card("organ_merchants"), 0)
    icons = {scene.session.rules.spaces[space].icon for space in lit(scene)}
    assert icons == {"city", "spice_trade"}
    click(scene, "borrow", card("organ_merchants"), 0)
    assert lit(scene) == set()
    click(scene, "borrow", card("organ_merchants"), 0)
    click(scene, "space", "carthag")
    state = scene.session.state
    assert state.seats[0].in_play == (card("usurp"),)
    assert state.row[0] == card("organ_merchants")
    ringed = region(scene.screen(Plain(), SIZE), "market.0")
    assert "hover_ring" in {getattr(element, "color", "") for element in ringed.elements}


def words_in(screen: Screen, name: str) -> str:
    return " ".join(e.text for e in region(screen, name).elements if isinstance(e, Label))


@pytest.mark.parametrize("first", ["dagger", card("face_dancer")])
def test_a_pair_is_named_in_one_order_whichever_was_clicked_first(first: str) -> None:
    """In the bar, beside the space it could go to, and where it can be taken back."""
    scene = at_turn(*HAND)
    click(scene, "card", first)
    click(scene, "card", *({"dagger", card("face_dancer")} - {first}))
    assert "Dagger + Face Dancer" in words_in(scene.screen(Plain(), SIZE), "prompt")
    scene.handle(("hover", "space", "wealth"))
    assert "Dagger + Face Dancer" in words_in(scene.screen(Plain(), SIZE), "bubble")
    click(scene, "space", "wealth")
    assert "Undo Dagger + Face" in words_in(scene.screen(Plain(), SIZE), "tools")


def test_beside_the_family_atomics_stands_that_the_whole_row_leaves() -> None:
    scene = at_turn(*HAND)
    scene.handle(("hover", "weighty", "atomics"))
    words = words_in(scene.screen(Plain(), SIZE), "bubble")
    assert "−5 leave the Imperium Row" in words
    assert "5 unknown cards" in words


# ------------------------------------------------------------------------------------------------ the board


def facing(effect: Effect, prepare: Callable[[GameState, int], None], boxes: tuple[Box, ...] = HERE) -> TableScene:
    """A table of four in the middle of a turn whose owner is asked for this effect."""
    session = started(table(4, boxes), 3)
    player = RandomPlayer(3)
    while len(session.log) < 120 or session.state.turn is None:
        session.answer(player.pick(session.rules.legal(session.state)))
    seat = session.asked()
    assert seat is not None
    prepare(session.state, seat)
    session.state.stack.append(Ask(seat, "card:" + card("experimentation"), effect))
    session.state.offer = None
    scene = at_table(session, "en")
    shown(scene)
    return scene


def on(space: str) -> Callable[[GameState, int], None]:
    return lambda state, seat: setattr(of_seat(state, seat), "research", card(space))


def hexes(scene: TableScene) -> dict[str, Hit]:
    board = region(scene.screen(Plain(), SIZE), "tleilax")
    return {hit.inspect: hit for hit in board.hits if hit.inspect.startswith("research:")}


def test_the_way_of_research_is_chosen_on_the_lattice() -> None:
    scene = facing(Research(), on("c4r4"))
    seat = scene.shown_game.viewer
    open_ways = {name for name, hit in hexes(scene).items() if hit.action}
    assert open_ways == {"research:" + card("c5r3"), "research:" + card("c5r5")}
    assert len(plates(scene.screen(Plain(), SIZE), "tleilax", "hex.lit")) == 2
    scene.handle(hexes(scene)["research:" + card("c5r5")].action)
    assert of_seat(scene.session.state, seat).research == card("c5r5")


def test_waiting_research_is_taken_by_one_click_on_the_lattice() -> None:
    scene = facing(Research(), on("c4r4"))
    state, seat = scene.session.state, scene.shown_game.viewer
    state.stack.pop()
    state.stack.append(Pool(seat, (("space:" + card("research_station"), Research(), 0),)))
    state.offer = None
    scene.handle(hexes(scene)["research:" + card("c5r3")].action)
    assert of_seat(scene.session.state, seat).research == card("c5r3")


def test_what_is_weighed_up_shows_where_the_token_goes() -> None:
    scene = facing(Research(), on("c4r4"))
    scene.handle(("hover", "option", "research", card("c5r3")))
    board = region(scene.screen(Plain(), SIZE), "tleilax")
    assert f"then:research:{scene.shown_game.viewer}" in {thing.id for thing in board.things}


def test_the_folded_board_opens_for_research_by_itself_and_by_a_click() -> None:
    scene = facing(Research(), on("c4r4"), WITH_IX)
    names = [each.name for each in scene.screen(Plain(), SIZE).regions]
    assert "tleilax" in names
    assert "tleilax.strip" in names
    scene.handle(("cancel",))
    scene.session.state.stack.pop()
    scene.session.state.offer = None
    scene.playback.settle()
    assert "tleilax" not in [each.name for each in scene.screen(Plain(), SIZE).regions]
    click(scene, "side", "tleilax")
    screen = scene.screen(Plain(), SIZE)
    opened = region(screen, "tleilax")
    assert opened.layer > region(screen, "market.0").layer
    scene.handle(("back",))
    assert "tleilax" not in [each.name for each in scene.screen(Plain(), SIZE).regions]


def test_the_board_stays_open_until_the_token_has_walked_and_no_longer_than_the_next_answer() -> None:
    scene = facing(Research(), on("c4r4"), WITH_IX)
    seat = scene.shown_game.viewer
    before = scene.screen(Plain(), SIZE)
    scene.news()
    scene.handle(hexes(scene)["research:" + card("c5r5")].action)
    after = scene.screen(Plain(), SIZE)
    film = plan(before, after, scene.news(), more=scene.brought)
    token = next(move for move in film.moves if move.hides == f"research:{seat}")
    assert token.start != (0.0, 0.0)
    legal = scene.session.rules.legal(scene.session.state)
    scene.handle(("option", *next(option for option in legal if option[0] != "research")))
    assert "tleilax" not in [each.name for each in scene.screen(Plain(), SIZE).regions]


# ------------------------------------------------------------------------------------------------ specimens, the row


def revealing(tanks: int, research: str = "c1r3", boxes: tuple[Box, ...] = HERE) -> TableScene:
    """The first seat's Reveal turn with so many specimens."""
    scene = at_turn("dagger", boxes=boxes)
    state = scene.session.state
    of_seat(state, 0).tanks, of_seat(state, 0).research = tanks, card(research)
    state.seats[0].supply = 12 - tanks - state.seats[0].garrison
    row_of(state, "tleilaxu").shown = (card("face_dancer"), card("twisted_mentat"))
    state.offer = None
    scene.session.answer(("reveal",))
    shown(scene)
    return scene


def test_a_tleilaxu_card_is_acquired_by_two_clicks_on_it() -> None:
    scene = revealing(3)
    styles = [plates(scene.screen(Plain(), SIZE), f"tleilaxu.{place}", "tleilaxu.lit") for place in range(3)]
    assert [len(found) for found in styles] == [1, 0, 1]
    (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.0").hits
    scene.handle(hit.action)
    (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.0").hits
    scene.handle(hit.action)
    state = scene.session.state
    assert card("face_dancer") in state.seats[0].discard
    assert of_seat(state, 0).tanks == 1


def test_the_first_marker_offers_the_top_of_the_deck() -> None:
    scene = revealing(4, "c4r4")
    (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.1").hits
    scene.handle(hit.action)
    offered = {action[1:] for action in actions(scene.screen(Plain(), SIZE), "option") if action[1] == "acquire"}
    twisted = card("twisted_mentat")
    assert offered == {("acquire", twisted, "tleilaxu:1", way) for way in ("discard", "top")}
    scene.handle(("option", "acquire", twisted, "tleilaxu:1", "top"))
    assert scene.session.state.seats[0].deck[0] == twisted


def test_reclaimed_forces_stay_and_offer_troops_or_a_step() -> None:
    scene = revealing(3)
    for _ in range(2):
        (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.2").hits
        scene.handle(hit.action)
    chips = {action for action in actions(scene.screen(Plain(), SIZE), "option") if action[1] == "branch"}
    assert chips == {("option", "branch", 0), ("option", "branch", 1)}
    scene.handle(("option", "branch", 1))
    assert of_seat(scene.session.state, 0).tleilaxu == 1
    (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.2").hits
    assert hit.inspect == "card:" + card("reclaimed_forces")


def test_a_card_that_cannot_be_paid_for_says_what_it_costs() -> None:
    scene = revealing(1)
    (hit,) = region(scene.screen(Plain(), SIZE), "tleilaxu.1").hits
    assert not hit.action
    assert "4" in scene.why_not("tleilaxu.1", hit)


def test_a_click_on_the_own_purse_only_begins_to_give_a_specimen_back() -> None:
    """Whoever wants to know what it is loses nothing by the first click, nor by a second one there."""
    scene = revealing(1)
    supply = scene.session.state.seats[0].supply
    for _ in range(3):
        click(scene, "several", "release")
        assert of_seat(scene.session.state, 0).tanks == 1
    click(scene, "options", ("release",))
    state = scene.session.state
    assert (of_seat(state, 0).tanks, state.seats[0].supply) == (0, supply + 1)


def test_of_several_specimens_it_is_said_how_many_go_back() -> None:
    scene = revealing(5)
    supply = scene.session.state.seats[0].supply
    click(scene, "several", "release")
    screen = scene.screen(Plain(), SIZE)
    offered = [len(action) - 1 for action in actions(screen, "options")]
    assert sorted(offered) == [1, 2, 3, 5]
    words = " ".join(e.text for e in region(screen, "prompt").elements if isinstance(e, Label))
    assert "how many specimens" in words
    click(scene, "options", ("release",), ("release",), ("release",))
    state = scene.session.state
    assert (of_seat(state, 0).tanks, state.seats[0].supply) == (2, supply + 3)
    click(scene, "several", "release")
    click(scene, "several", "release")
    assert scene.selection == Selection()


def test_effects_of_two_cards_are_told_apart_by_the_names_of_these() -> None:
    scene = at_turn(card("experimentation"), card("face_dancer"), "dagger", boxes=WITH_IX)
    sends = [option for option in scene.session.rules.legal(scene.session.state) if option[0] == "send"]
    both = {card("experimentation"), card("face_dancer")}
    basin = (option for option in sends if part(option, "space") == "imperial_basin")
    scene.handle(("option", *next(option for option in basin if {*cards_played(option)} == both)))
    prompt = region(scene.screen(fonts_of(), SIZE), "prompt")
    words = {e.text for e in prompt.elements if isinstance(e, Label)}
    assert {"Experimentation", "Face Dancer"} <= words


@pytest.mark.parametrize("size", [(1920, 1080), (1256, 624)], ids=["usual", "low"])
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_what_is_in_play_has_room_to_breathe(tiles: int, size: tuple[int, int]) -> None:
    """Four cards and some tiles beside a small hand, also where a title bar leaves little height: all is read."""
    scene, fonts = at_turn("dagger", "reconnaissance", boxes=WITH_IX), fonts_of()
    seat = scene.session.state.seats[0]
    seat.in_play = ("reconnaissance", card("twisted_mentat"), card("experimentation"), "signet_ring")
    seat.own["ix"].tech = ("spy_satellites", "windtraps", "detonation_devices")[:tiles]
    piles = region(scene.screen(fonts, canvas_for(*size)), "piles")
    lying = [hit.rect for hit in piles.hits if hit.inspect.startswith(("card:", "tech:"))]
    assert len(lying) == 4 + tiles
    assert min(rect.h for rect in lying) >= 24
    assert not any("…" in e.text for e in piles.elements if isinstance(e, Label))


def test_specimens_go_back_before_troops_are_recruited() -> None:
    def prepare(state: GameState, seat: int) -> None:
        of_seat(state, seat).tanks, state.seats[seat].supply = 3, 1

    scene = facing(ReturnBefore(Gain("troop", 2)), prepare)
    legal = scene.session.rules.legal(scene.session.state)
    assert missing(scene.screen(Plain(), SIZE), legal) == []


# ------------------------------------------------------------------------------------------------ Family Atomics, cards


def test_family_atomics_are_asked_about_once() -> None:
    scene = at_turn(*HAND)
    before = scene.session.state.row
    (action,) = actions(scene.screen(Plain(), SIZE), "weighty")
    asked = scene.handle(action)
    assert isinstance(asked, scenes.Ask)
    assert asked.then("back") is None
    assert scene.session.state.row == before
    asked = scene.handle(action)
    assert isinstance(asked, scenes.Ask)
    asked.then("on")
    assert set(scene.session.state.row).isdisjoint(before)
    assert not of_seat(scene.session.state, 0).atomics
    assert actions(scene.screen(Plain(), SIZE), "weighty") == set()


def test_intrigue_cards_that_pay_are_picked_in_their_place() -> None:
    def prepare(state: GameState, seat: int) -> None:
        state.seats[seat].intrigue = ("ambush", "bribery")

    scene = facing(TrashIntrigue(), prepare)
    legal = scene.session.rules.legal(scene.session.state)
    assert missing(scene.screen(Plain(), SIZE), legal) == []


def test_one_of_a_pair_is_trashed_by_a_click_on_it_or_on_its_chip() -> None:
    scene = at_turn(card("beguiling_pheromones"), "reconnaissance")
    session = scene.session
    sends = [option for option in session.rules.legal(session.state) if option[0] == "send"]
    session.answer(next(option for option in sends if part(option, "also")))
    state = session.state
    assert state.turn is not None
    state.stack.append(Ask(0, "card:" + card("beguiling_pheromones"), TrashGrafted()))
    state.turn.space = "wealth"
    state.offer = None
    screen = shown(scene)
    wanted = ("option", "trash_grafted", "reconnaissance")
    places = {spot.region for spot in spots(screen) if spot.hit.action == wanted}
    assert places == {"prompt", "piles"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_card_of_a_pair_gains_icons_is_answered_by_a_click(language: str) -> None:
    """On the card or on its chip, which names it."""
    t = aside("dagger", card("face_dancer_initiate")).setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0)
    t.intrigue("dispatch_an_envoy").graft("dagger", card("face_dancer_initiate"), "stillsuits")
    session = Session(t.rules, t.state, 1, ("Jiwon", "Minho", "Aya", "Noor"))
    scene = at_table(session, language, rival_pace="instant")
    screen = shown(scene)
    for name in ("dagger", card("face_dancer_initiate")):
        places = {spot.region for spot in spots(screen) if spot.hit.action == ("option", "gain_icons", name)}
        assert places == {"prompt", "piles"}
        assert Texts(language).name("card:" + name) in words_in(screen, "prompt")
    scene.handle(("option", "gain_icons", "dagger"))
    assert t.state.seats[0].solari == 0  # the session plays on a copy
    assert session.state.seats[0].solari == 1


# ------------------------------------------------------------------------------------------------ what can be seen


@pytest.mark.parametrize(("boxes", "opened"), [(HERE, False), (WITH_IX, False), (WITH_IX, True)])
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200)])
def test_the_fullest_table(size: tuple[int, int], language: str, boxes: tuple[Box, ...], opened: bool) -> None:
    scene = at_turn(*HAND, boxes=boxes)
    scene.context.texts = Texts(language)
    scene.session.names = NAMES[language]
    fill(scene.session.rules, scene.session.state)
    scene.panels.board = "tleilax" if opened and len(boxes) > 2 else ""
    canvas = canvas_for(*size)
    fonts = fonts_of(language)
    assert problems(scene.screen(fonts, canvas), fonts) == []
    click(scene, "card", card("face_dancer"))
    click(scene, "card", "dagger")
    assert problems(scene.screen(fonts, canvas), fonts) == []


@pytest.mark.parametrize("component", ["research:immortality/c4r4", "tanks:tleilax"])
def test_looked_at_closer_research_is_larger_and_whole(program: Program, component: str) -> None:
    """With the largest words there are beside it."""
    scene = begin(program, table(4, WITH_IX), 5)
    scene.shown_game.uncover()
    scene.panels.board = "tleilax"
    scene.context.remember(reading="200")
    fonts = fonts_of()
    page = go(program, "inspect", component, below=scene).screen(fonts, SIZE)
    assert problems(page, fonts) == []
    looks = {spot.hit.action: spot.hit.rect for spot in spots(page)}
    for space, hit in hexes(scene).items():
        assert looks["look", space].w >= 1.9 * hit.rect.w, space


def test_rivals_have_a_place_on_the_tleilaxu_track_and_nothing_else_of_the_board() -> None:
    session = plain(TABLES["solo with ix"])
    page = Page(Texts("en"), Plain(), *SIZE)
    sheet = board_sheet(page, session.rules, session.state, session.names)
    b = page.build()
    sheet.draw(b, Rect(0, 0, sheet.width, sheet.height))
    numbers = [e.text for e in b.elements if isinstance(e, Label) and e.size == 26]
    assert numbers == ["0", "0", "0", *("–", "0", "–") * 2]


def fill(rules: Rules, state: GameState) -> None:
    """As much of everything as can lie on the table."""
    for seat, player in enumerate(state.seats):
        mine = of_seat(state, seat)
        player.vp, player.solari, player.spice, player.water = 12, 22, 18, 11
        player.garrison, player.conflict, player.supply, player.swords = 4, 6, 2, 14
        mine.tanks, mine.tleilaxu, mine.research = (11, 4, card("c8r6")) if seat % 2 else (10, 7, card("c7r3"))
        player.hand = (*HAND, card("usurp"), card("sardaukar_quartermaster"))
        player.deck, player.discard = ("dagger",) * 22, ("dagger",) * 18
        player.in_play = ("reconnaissance", card("scientific_breakthrough"), card("tleilaxu_infiltrator"))
        player.intrigue = (card("disguised_bureaucrat"), card("economic_positioning"), card("counterattack"))
        player.swordmaster, player.council = True, True
    state.alliances = (0, 0, 0, 0)
    of_table(state).first_taken = ()
    state.row = (
        card("for_humanity"),
        card("tleilaxu_master"),
        card("occupation"),
        card("long_reach"),
        card("blank_slate"),
    )
    row_of(state, "tleilaxu").shown = (card("scientific_breakthrough"), card("beguiling_pheromones"))
    state.offer = None


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_name_of_every_card_of_the_row_is_whole(language: str) -> None:
    scene = at_turn(*HAND)
    scene.context.texts = Texts(language)
    fonts = fonts_of(language)
    rules = scene.session.rules
    for name in [each.id for each in rules.catalog.cards if each.deck == "tleilaxu"]:
        row_of(scene.session.state, "tleilaxu").shown = (name, name)
        plate = region(scene.screen(fonts, SIZE), "tleilaxu.0")
        assert not [e.text for e in plate.elements if isinstance(e, Label) and "…" in e.text], name
        assert problems(Screen("row", (plate,), *SIZE), fonts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_still_be_paid_for_is_asked_about_before_the_turn_ends(language: str) -> None:
    """Slig Farmer's 5 Solari for a step: once; whoever goes back still has it, whoever means it ends the turn."""
    made = immortality_table(hand=[imm("slig_farmer"), "dagger"], solari=9)
    made.graft(imm("slig_farmer"), "dagger", "hall_of_oratory")
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), language)
    scene.shown_game.viewer = 0
    scene.begin()
    asked = scene.handle(("end_turn",))
    assert isinstance(asked, scenes.Ask)
    assert "5" in asked.question.body
    asked.then("back")
    assert scene.session.state.turn is not None
    again = scene.handle(("end_turn",))
    assert isinstance(again, scenes.Ask)
    again.then("on")
    assert scene.session.asked() != 0
