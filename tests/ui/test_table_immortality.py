"""The table with Immortality: pairs, research, specimens and Family Atomics by clicks, and all can be read."""

from __future__ import annotations

import pytest

from dune_desktop.engine.boxes.immortality.state import of_seat
from dune_desktop.engine.boxes.immortality.words import Research
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import Box
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window import scene as scenes
from tests.kit import imm as card
from tests.kit import immortality_table
from tests.kit import table as kit_table
from tests.ui.screens import labels
from tests.ui.test_table_ix import actions, region, scene_of, shown

HERE: tuple[Box, ...] = ("base", "immortality")
WITH_IX: tuple[Box, ...] = ("base", "ix", "immortality")
SIZE = (1920.0, 1080.0)
DANCER = card("face_dancer")


def at_turn(*hand: str, boxes: tuple[Box, ...] = HERE) -> TableScene:
    """The first seat's turn at a table of four, with these cards in hand and enough to pay with."""
    return scene_of(kit_table(boxes=boxes, hand=[*hand], solari=9, spice=9, water=9))


def lit(scene: TableScene) -> set[str]:
    """The spaces that a click sends an Agent to now."""
    return {str(action[1]) for action in actions(scene.screen(Plain(), SIZE), "space")}


def click(scene: TableScene, *begin: object) -> None:
    """Click the hit whose action begins so."""
    screen = scene.screen(Plain(), SIZE)
    hits = [spot.hit for spot in spots(screen) if spot.hit.action[: len(begin)] == begin]
    assert hits, begin
    scene.handle(hits[0].action)


def words_in(screen: Screen, name: str) -> str:
    return " ".join(labels(screen, name))


def words(scene: TableScene, name: str) -> str:
    return words_in(scene.screen(Plain(), SIZE), name)


def asked(scene: TableScene) -> str:
    """The words of the question, with those in its tip."""
    return " ".join([words(scene, "prompt"), *(hit.tip for hit in region(scene.screen(Plain(), SIZE), "prompt").hits)])


HAND = ("dagger", DANCER, "signet_ring", card("planned_coupling"), "convincing_argument")


# ------------------------------------------------------------------------------------------------ grafting


def test_a_pair_is_made_taken_apart_and_sent() -> None:
    """A third card takes the place of the second, whichever was chosen first; a click or Esc puts one back."""
    scene = at_turn(*HAND)
    for clicks, played in (
        ((DANCER, "dagger", "signet_ring"), (DANCER, "signet_ring")),
        (("", "dagger", "dagger"), (DANCER,)),
        (("dagger", DANCER), ("dagger",)),
        (("",), ()),
        (("dagger", DANCER, "signet_ring"), (DANCER, "signet_ring")),
    ):
        for each in clicks:
            if each:
                click(scene, "card", each)
            else:
                scene.handle(("back",))
        assert scene.selection.played == played
    click(scene, "space", "wealth")
    seat = scene.session.state.seats[0]
    assert (set(seat.in_play), seat.agents) == ({DANCER, "signet_ring"}, ("wealth",))


def test_the_space_may_be_chosen_before_both_cards() -> None:
    """Where a card alone cannot go the bar asks for a second one."""
    coupling = card("planned_coupling")
    scene = at_turn(coupling, coupling, "dagger")
    scene.handle(("card", coupling, 0))
    assert "choose a second card" in words(scene, "prompt")
    assert "2 are highlighted" in asked(scene), "the other copy, too"
    scene.handle(("card", coupling, 1))
    assert lit(scene)
    for first, second in ((DANCER, "dagger"), ("dagger", DANCER)):
        scene = at_turn(*HAND)
        click(scene, "space", "wealth")
        click(scene, "card", first)
        assert (scene.selection.card, scene.selection.space) == (first, "wealth")
        if first == "dagger":
            assert "choose a second card for Dagger" in words(scene, "prompt")
            assert "1 is highlighted" in asked(scene)
        click(scene, "card", second)
        assert scene.session.state.seats[0].agents == ("wealth",)
        assert scene.session.state.seats[0].hand == HAND[2:]


def test_a_pair_is_named_in_one_order_whichever_was_clicked_first() -> None:
    """In the bar, with the space that is pointed at too, and where it can be taken back."""
    for pair in (("dagger", DANCER), (DANCER, "dagger")):
        scene = at_turn(*HAND)
        for each in pair:
            click(scene, "card", each)
        assert "Dagger + Face Dancer" in words(scene, "prompt")
        scene.handle(("hover", "space", "wealth"))
        assert "Dagger + Face Dancer to Wealth" in words(scene, "prompt")
        click(scene, "space", "wealth")
        tools = region(scene.screen(Plain(), SIZE), "tools")
        assert "Undo Dagger + Face Dancer" in [hit.tip for hit in tools.hits]


def test_usurp_joins_a_card_of_the_imperium_row_which_stays_there() -> None:
    scene, merchants = at_turn(card("usurp"), "convincing_argument"), card("organ_merchants")
    scene.session.state.row = (merchants, *scene.session.state.row[1:])
    scene.session.state.offer = None
    click(scene, "card", card("usurp"))
    click(scene, "borrow", merchants, 0)
    assert {scene.session.rules.spaces[space].icon for space in lit(scene)} == {"city", "spice_trade"}
    click(scene, "space", "carthag")
    state = scene.session.state
    assert (state.seats[0].in_play, state.row[0]) == ((card("usurp"),), merchants)


def test_family_atomics_say_what_leaves_and_are_asked_about() -> None:
    scene = at_turn(*HAND)
    scene.handle(("hover", "weighty", "atomics"))
    assert "−5 leave the Imperium Row" in words(scene, "bubble")
    assert "5 unknown cards" in words(scene, "bubble")
    before = scene.session.state.row
    (action,) = actions(scene.screen(Plain(), SIZE), "weighty")
    for answer in ("back", "on"):
        asked = scene.handle(action)
        assert isinstance(asked, scenes.Ask)
        assert scene.session.state.row == before
        asked.then(answer)
    assert set(scene.session.state.row).isdisjoint(before)


def researching(*, ix: bool = False) -> TableScene:
    """A table of four in the middle of a turn whose owner is asked where the research token goes."""
    made = immortality_table(ix=ix, hand=["dagger"], research="c4r4")
    made.play("dagger", "tech_negotiation" if ix else "hall_of_oratory")
    made.state.stack.append(Ask(0, "card:" + card("experimentation"), Research()))
    made.state.offer = None
    return scene_of(made)


def hexes(scene: TableScene) -> dict[str, Hit]:
    board = region(scene.screen(Plain(), SIZE), "tleilax")
    return {hit.inspect: hit for hit in board.hits if hit.inspect.startswith("research:")}


@pytest.mark.parametrize("waits", [False, True])
def test_the_way_of_research_is_chosen_on_the_board(waits: bool) -> None:
    """Whether it is asked already or is one of the effects that wait; what is pointed at shows where the token goes."""
    scene = researching()
    if waits:
        scene.session.state.stack[-1] = Pool(0, (("space:" + card("research_station"), Research(), 0),))
        scene.session.state.offer = None
        click(scene, "side", "tleilax")
    open_ways = {name for name, hit in hexes(scene).items() if hit.action}
    assert open_ways == {"research:" + card("c5r3"), "research:" + card("c5r5")}
    action = hexes(scene)["research:" + card("c5r5")].action
    scene.handle(("hover", *action))
    things = {thing.id for thing in region(scene.screen(Plain(), SIZE), "tleilax").things}
    assert "then:research:0" in things
    scene.handle(action)
    assert of_seat(scene.session.state, 0).research == card("c5r5")


def test_the_folded_board_opens_for_research_by_itself_and_by_a_click() -> None:
    """It stays open to show where the token went, and is gone with the next answer."""
    scene = researching(ix=True)

    def is_open() -> bool:
        return "tleilax" in [each.name for each in scene.screen(Plain(), SIZE).regions]

    assert is_open()
    scene.handle(hexes(scene)["research:" + card("c5r5")].action)
    assert is_open()
    legal = scene.session.rules.legal(scene.session.state)
    scene.handle(("option", *next(option for option in legal if option[0] != "research")))
    assert not is_open()
    scene.playback.settle()
    shown(scene)
    click(scene, "side", "tleilax")
    assert is_open()
    scene.handle(("back",))
    assert not is_open()


# ------------------------------------------------------------------------------------------------ specimens, the row


def revealing(specimens: int, research: str = "c1r3") -> TableScene:
    made = immortality_table(hand=["dagger"], specimens=specimens, research=research)
    return scene_of(made.tleilaxu_row(DANCER, card("twisted_mentat")).reveal())


def row(scene: TableScene, place: int) -> tuple[Hit, ...]:
    return region(scene.screen(Plain(), SIZE), f"tleilaxu.{place}").hits


def test_a_tleilaxu_card_is_acquired_by_two_clicks_on_it() -> None:
    """What costs too much says so; where a card may go on top of the deck the bar asks where; Reclaimed Forces stay."""
    scene = revealing(3)
    (dear,) = row(scene, 1)
    assert not dear.action
    assert "4" in scene.why_not("tleilaxu.1", dear)
    for _ in range(2):
        scene.handle(row(scene, 0)[0].action)
    assert DANCER in scene.session.state.seats[0].discard
    assert of_seat(scene.session.state, 0).tanks == 1

    scene, twisted = revealing(4, "c4r4"), card("twisted_mentat")
    scene.handle(row(scene, 1)[0].action)
    click(scene, "option", "acquire", twisted, "tleilaxu:1", "top")
    assert scene.session.state.seats[0].deck[0] == twisted

    scene = revealing(3)
    for _ in range(2):
        scene.handle(row(scene, 2)[0].action)
    click(scene, "option", "branch", 1)
    assert of_seat(scene.session.state, 0).tleilaxu == 1
    assert "card:" + card("reclaimed_forces") in {hit.inspect for hit in row(scene, 2)}


def test_specimens_are_given_back_by_two_different_clicks() -> None:
    """Whoever clicks the own purse to know what it is loses nothing; of several it is asked how many."""
    scene = revealing(1)
    for _ in range(3):
        click(scene, "several", "release")
        assert of_seat(scene.session.state, 0).tanks == 1
    click(scene, "options", ("release",))
    assert of_seat(scene.session.state, 0).tanks == 0

    scene = revealing(5)
    supply = scene.session.state.seats[0].supply
    click(scene, "several", "release")
    offered = [len(action) - 1 for action in actions(scene.screen(Plain(), SIZE), "options")]
    assert sorted(offered) == [1, 2, 3, 5]
    assert "how many specimens" in words(scene, "prompt")
    click(scene, "options", ("release",), ("release",), ("release",))
    state = scene.session.state
    assert (of_seat(state, 0).tanks, state.seats[0].supply) == (2, supply + 3)


def test_the_folded_board_shows_where_all_stand_and_what_their_next_spaces_bring() -> None:
    scene = at_turn("dagger")
    for seat, (step, at) in enumerate(((0, "c0r3"), (3, "c4r2"), (3, "c4r6"), (6, "c8r4"))):
        mine = of_seat(scene.session.state, seat)
        mine.tleilaxu, mine.research = step, card(at)
    screen = scene.screen(Plain(), SIZE)
    strip = region(screen, "tleilax.strip")
    places = {thing.id: thing.rect for thing in strip.things}
    for seat, step in enumerate((0, 3, 3, 6)):
        token, cell = places[f"folded.tleilaxu:{seat}"], places[f"station.tleilaxu:{step}"]
        assert cell.x <= token.center[0] <= cell.right
    research = [places[f"folded.research:{seat}"].center[0] for seat in range(4)]
    assert research[0] < research[1] <= research[2] + 12 < research[3]
    assert "hex:" + card("c1r3") in places, "where the viewer's research goes next"
