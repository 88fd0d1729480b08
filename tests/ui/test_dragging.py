"""Cards and units follow the pointer: picked up, put down where they may go, and back where nothing takes them."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.table.tray import QUESTION
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Drag, Drop, Frame, Hit, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.dragging import Carried, drop_at, put_down, with_carried
from dune_desktop.ui.screen.things import find
from dune_desktop.ui.window.hands.guard import SETTLED
from dune_desktop.ui.window.scene import WindowPreferences
from tests.ui.driver import Driver
from tests.ui.tables import at_table
from tests.ui.test_input import Person

pytestmark = pytest.mark.usefixtures("queue")

HOME, ROOM = Rect(0, 0, 100, 50), Rect(400, 0, 100, 50)
DRAG = Drag("card:a", (Drop("space:b", ("send", "b")),), picked=("pick", "a"), back=("cancel",))
CARD = Hit(HOME, ("card", "a"), inspect="card:a", thing="card:a", drag=DRAG)
SPACE = Hit(ROOM, ("space", "b"), thing="space:b")
SHUT = Hit(Rect(800, 0, 100, 50), (), "closed", thing="space:shut")


def screen(moment: int = 0, drag: Drag = DRAG) -> Screen:
    card = Hit(HOME, ("card", "a"), inspect="card:a", thing="card:a", drag=drag)
    elements = (Plate(HOME, "card"), Plate(ROOM, "space"))
    things = (Thing("card:a", HOME, 0, 1), Thing("space:b", ROOM, 1, 2))
    region = Region("main", Rect(0, 0, 1920, 200), elements, (card, SPACE, SHUT), things=things)
    return Screen("plain", (region,), moment=moment)


class Hand(Person):
    """Somebody who drags."""

    def __init__(self) -> None:
        super().__init__(CARD, SPACE, SHUT)
        self.see(screen())
        self.now += 1.0

    def see(self, shown: Screen) -> None:
        self.input.see(shown, self.now)
        self.input.guard.shown(self.now)

    def drag(self, x: float, y: float) -> list[tuple[object, ...]]:
        """Press on the card and go there with it."""
        self.move(50, 20)
        self.down(50, 20)
        return [action for action in self.move(x, y) if action[0] != "hover"]


def test_it_is_picked_up_and_done_where_it_is_put() -> None:
    hand = Hand()
    assert hand.drag(120, 20) == [("pick", "a")]
    assert hand.input.carried == Carried(DRAG, (70, 0), (120, 20))
    assert hand.move(450, 30) == [("hover", "send", "b")], "what putting it down here would do can be seen before"
    assert hand.up(450, 30) == [("send", "b")]
    assert hand.input.carried is None
    assert hand.input.carrying.let_go == Carried(DRAG, (400, 10), (450, 30))


def test_elsewhere_it_goes_back_and_says_why() -> None:
    hand = Hand()
    hand.drag(850, 20)
    assert hand.up(850, 20) == [("cancel",)]
    assert hand.input.carrying.let_go is not None
    assert hand.input.tip is not None
    assert hand.input.tip.text == "closed"


def test_a_hand_that_trembles_has_clicked() -> None:
    hand = Hand()
    assert hand.drag(80, 20) == [("pick", "a")]
    assert hand.up(70, 20) == []
    assert hand.input.carried is hand.input.carrying.let_go is None


@pytest.mark.parametrize("by", ["escape", "right", "leave"])
def test_it_can_be_put_back(by: str) -> None:
    hand = Hand()
    hand.drag(450, 20)
    actions = {
        "escape": lambda: hand.press(pygame.K_ESCAPE),
        "right": lambda: hand.down(450, 20, button=3),
        "leave": lambda: hand.send(pygame.WINDOWLEAVE),
    }[by]()
    assert ("cancel",) in actions
    assert ("send", "b") not in actions + hand.up(450, 20)


def test_another_question_takes_it_out_of_the_hand() -> None:
    hand = Hand()
    hand.drag(450, 20)
    hand.see(screen(moment=1))
    assert hand.input.carried is None
    assert hand.up(450, 20) == []


def test_what_a_place_did_not_do_when_it_was_picked_up_is_not_done() -> None:
    hand = Hand()
    hand.drag(450, 20)
    hand.see(screen(drag=Drag("card:a", (Drop("space:b", ("burn", "b")),), back=("cancel",))))
    assert ("cancel",) in hand.up(450, 20)


def test_what_has_just_come_is_not_picked_up() -> None:
    """The dead time of a press holds: something else lay there a moment ago."""
    hand = Person(Hit(HOME, ("end_turn",), thing="button"))
    hand.now += 1.0
    hand.input.see(screen(), hand.now)
    hand.input.guard.shown(hand.now)
    for wait, actions in ((SETTLED / 2, []), (SETTLED, [("pick", "a")])):
        hand.now += wait
        hand.down(50, 20)
        assert [action for action in hand.move(120, 20) if action[0] != "hover"] == actions
        hand.up(50, 20)


def test_what_is_dragged_lies_under_the_pointer_and_what_takes_it_is_ringed() -> None:
    shown = with_carried(screen(), Carried(DRAG, (70, 5), (120, 25)))
    carried = shown.regions[-1]
    assert carried.elements[-1] == Plate(HOME.moved(70, 5), "card")
    assert [each.rect for each in carried.elements if isinstance(each, Frame)] == [ROOM.inset(-3)]
    assert shown.regions[0].elements[0] == Plate(HOME, "card", opacity=0.3)
    assert drop_at(screen(), DRAG, 450, 20) == DRAG.drops[0]
    assert drop_at(screen(), DRAG, 350, 20) is None


def test_from_where_it_was_let_go_it_goes_on() -> None:
    found = find(put_down(screen(), Carried(DRAG, (70, 5), (120, 25))), "card:a")
    assert found is not None
    assert found.thing.rect == HOME.moved(70, 5)
    assert found.elements == (Plate(HOME.moved(70, 5), "card"),)


# ------------------------------------------------------------------------------------------------ at the table


class Dragger(Driver):
    """Somebody who drags at a real table."""

    def grab(self, hit: Hit) -> None:
        """Press on it and move a little."""
        self.move(hit)
        pos = self.app.easel.painter.to_pixels(hit.rect).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.to((pos[0], pos[1] - 30))

    def to(self, pos: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        self.turn()

    def over(self, thing: str) -> None:
        found = find(self.screen, thing)
        assert found is not None, thing
        self.to(self.app.easel.painter.to_pixels(found.thing.rect).center)

    def let_go(self, thing: str = "") -> None:
        if thing:
            self.over(thing)
        pos = self.app.easel.painter.to_pixels(Rect(*self.app.input._pointer, 0, 0)).topleft
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        self.turn()

    def draggable(self, kind: str) -> list[Hit]:
        return [hit for hit in self.hits() if hit.drag is not None and hit.drag.thing.startswith(kind)]


def solo_table(**settings: object) -> TableScene:
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 11, ("Ana", "", ""))
    return at_table(session, "en", rival_pace="instant", **settings)


def moving(scene: TableScene) -> Dragger:
    return Dragger(scene, manner=WindowPreferences(tempo=Tempo()))


def to_the_turn(driver: Dragger, kind: str) -> None:
    """Play until something of this kind can be dragged."""
    driver.play_until(lambda: bool(driver.draggable(kind)))


def test_a_card_is_dragged_to_a_space_and_sends() -> None:
    scene = solo_table()
    with moving(scene) as driver:
        to_the_turn(driver, "card:")
        card = driver.draggable("card:")[0]
        assert card.drag is not None
        driver.grab(card)
        assert scene.selection.card == card.action[1]
        assert driver.app.input.carried is not None
        drop = card.drag.drops[0]
        driver.over(drop.thing)
        assert scene.selection.hover == drop.action, "its outcome is shown before it is let go"
        before = len(scene.session.log)
        driver.let_go()
        sent = scene.session.log[before].option if len(scene.session.log) > before else scene.selection.group[0]
        assert sent[:3] == ("send", card.action[1], drop.action[1])


def test_a_card_that_is_dropped_elsewhere_travels_back() -> None:
    scene = solo_table()
    with moving(scene) as driver:
        to_the_turn(driver, "card:")
        driver.grab(driver.draggable("card:")[0])
        driver.over("purse")
        before = len(scene.session.log)
        driver.let_go()
        assert scene.selection.card == ""
        assert len(scene.session.log) == before
        assert driver.app.projector.waits, "it is on its way"
        for _ in range(3):
            driver.turn()
        assert not driver.app.projector.waits


def test_a_card_of_the_row_is_dragged_to_the_discard_pile() -> None:
    scene = solo_table()
    with moving(scene) as driver:
        to_the_turn(driver, "offer:")
        offer = driver.draggable("offer:")[0]
        assert offer.drag is not None
        driver.grab(offer)
        driver.let_go(offer.drag.drops[0].thing)
        assert ("option", *scene.session.log[-1].option) == offer.drag.drops[0].action


def test_troops_are_dragged_into_the_conflict_and_home_again() -> None:
    scene = solo_table(deploy="none")
    with moving(scene) as driver:
        to_the_turn(driver, "troops:0.garrison")
        driver.grab(driver.draggable("troops:0.garrison")[0])
        driver.let_go("field:0")
        assert scene.selection.troops == 1
        driver.grab(driver.draggable(THEN + "troops:0.conflict")[0])
        driver.let_go("home:0")
        assert scene.selection.troops == 0


def asked_for(answers: str, phase: str = "", zone: str = "") -> TableScene:
    """A table at a question, in this phase or any, that a card before the player, or in this pile, answers so."""
    config = solo("mentat", boxes=("base", "ix"))
    for seed in range(40):
        session, player = Session.start(Rules(catalog(config.boxes), config), seed, ("Ana", "", "")), RandomPlayer(seed)
        while not session.over:
            legal = session.rules.legal(session.state)
            told = any(option[0] == answers and (option[1] == "discard") == (zone == "discard") for option in legal)
            if told and phase in ("", session.state.phase):
                scene = at_table(session, "en", rival_pace="instant")
                scene.playback.settle()
                return scene
            session.answer(player.pick(legal))
    raise AssertionError(f"nobody is asked to {answers}")


def one_that(driver: Dragger, answers: str, bar: str = "prompt") -> tuple[Hit, Drop]:
    """A card that answers so, and how it does when it is put on the bar."""
    for hit in driver.hits():
        for drop in hit.drag.drops if hit.drag is not None else ():
            if drop.thing == bar and drop.action[:2] == ("option", answers):
                return hit, drop
    raise AssertionError(f"nothing can be dragged to {answers}")


@pytest.mark.parametrize("answers", ["intrigue", "trash", "discard"])
def test_a_card_that_answers_is_dragged_to_the_bar_that_asks(answers: str) -> None:
    """Played, trashed, discarded: what a click would answer, and nothing where nothing takes it."""
    scene = asked_for(answers)
    with moving(scene) as driver:
        card, _ = one_that(driver, answers)
        before = len(scene.session.log)
        driver.grab(card)
        assert driver.app.input.carried is not None, "it follows the pointer"
        driver.over("purse")
        driver.let_go()
        assert len(scene.session.log) == before
        assert scene.selection.card == ""
        for _ in range(3):
            driver.turn()
        card, drop = one_that(driver, answers)
        driver.grab(card)
        driver.over("prompt")
        assert scene.selection.hover == drop.action, "what it would do is shown before it is let go"
        driver.let_go()
        assert ("option", *scene.session.log[before].option) == drop.action


def test_a_card_of_the_discard_pile_is_dragged_to_the_question_beside_it() -> None:
    """The bar that asks lies below the tray and takes nothing."""
    scene = asked_for("trash", zone="discard")
    with moving(scene) as driver:
        if not scene.panels.pile:
            driver.click(next(hit for hit in driver.hits("pile") if hit.action[1] == "discard"))
        card, drop = one_that(driver, "trash", QUESTION)
        before = len(scene.session.log)
        driver.grab(card)
        driver.over("prompt")
        driver.let_go()
        assert len(scene.session.log) == before
        card, drop = one_that(driver, "trash", QUESTION)
        driver.grab(card)
        driver.over(QUESTION)
        shown = with_carried(driver.screen, driver.app.input.carried)
        layers = {region.name: region.layer for region in shown.regions}
        assert layers["carried"] >= layers["tray.cards"], "it is seen on its way"
        driver.let_go()
        assert ("option", *scene.session.log[before].option) == drop.action


def test_an_intrigue_card_is_dragged_to_the_own_strength_in_combat() -> None:
    scene = asked_for("intrigue", "combat")
    with moving(scene) as driver:
        card, drop = one_that(driver, "intrigue")
        before = len(scene.session.log)
        driver.grab(card)
        driver.let_go("lane:0")
        assert ("option", *scene.session.log[before].option) == drop.action
