"""Cards and units follow the pointer: picked up, put down where they may go, and back where nothing takes them."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.table.tray import QUESTION
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Drop, Hit
from dune_desktop.ui.screen.things import find
from dune_desktop.ui.window.scene import WindowPreferences
from tests.kit import Table, table
from tests.ui.test_choosing import ShownGame, on_a_combat_space, revealing

pytestmark = pytest.mark.usefixtures("queue")


class Dragger(ShownGame):
    """Somebody who drags at a real table, where things move."""

    def __init__(self, made: Table, **settings: object) -> None:
        super().__init__(made, manner=WindowPreferences(tempo=Tempo()), **settings)
        self.log = self.session.log

    def grab(self, hit: Hit, far: int = 30) -> None:
        """Press on it and move a little."""
        self.move(hit)
        pos = self.app.easel.painter.to_pixels(hit.rect).center
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.to((pos[0], pos[1] - far))

    def to(self, pos: tuple[int, int]) -> None:
        self.pos = pos
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        self.turn()

    def over(self, thing: str) -> None:
        found = find(self.screen, thing)
        assert found is not None, thing
        self.to(self.app.easel.painter.to_pixels(found.thing.rect).center)

    def let_go(self, thing: str = "") -> None:
        if thing:
            self.over(thing)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.pos, button=1))
        self.turn()

    def draggable(self, kind: str) -> Hit:
        return next(hit for hit in self.hits() if hit.drag is not None and hit.drag.thing.startswith(kind))

    def dropping(self, answers: str, thing: str) -> tuple[Hit, Drop]:
        """A card that answers so, and how it does when it is put on that thing."""
        drops = [(hit, drop) for hit in self.hits() for drop in (hit.drag.drops if hit.drag is not None else ())]
        return next(each for each in drops if each[1].thing == thing and each[1].action[:2] == ("option", answers))


def test_a_card_is_dragged_to_a_space_and_sends() -> None:
    """Elsewhere it goes back, and where it may not go it says why; a hand that trembles has clicked."""
    with Dragger(table(hand=["dagger", "reconnaissance"])) as driver:
        card = driver.draggable("card:")
        assert card.drag is not None
        selection = driver.scene.selection
        driver.grab(card, far=2)
        driver.let_go()
        assert driver.scene.selection.card == card.action[1]
        assert driver.app.input.carried is None
        driver.key(pygame.K_ESCAPE)
        takes = {drop.thing for drop in card.drag.drops}
        spaces = [hit for region in driver.screen.regions for hit in region.hits if hit.thing[:6] == "space:"]
        others = {bool(hit.action): hit.thing for hit in spaces if hit.thing not in takes}
        for elsewhere in ("purse", others[False], others[True]):  # the last one takes the other card
            driver.grab(card)
            driver.let_go(elsewhere)
            assert driver.app.projector.waits, "it is on its way"
            assert replace(driver.scene.selection, hover=()) == selection
            told = driver.app.input.tip
            assert told is not None
            assert told.refusal == (elsewhere != "purse")
            for _ in range(3):
                driver.turn()
            assert not driver.app.projector.waits
        drop = card.drag.drops[0]
        for put_back in (
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=3),
            pygame.event.Event(pygame.WINDOWLEAVE),
        ):
            driver.grab(card)
            driver.over(drop.thing)
            pygame.event.post(put_back)
            driver.turn()
            driver.let_go()
            assert driver.scene.selection == selection, put_back
        assert not driver.log
        driver.grab(card)
        assert driver.app.input.carried is not None
        driver.over(drop.thing)
        assert driver.scene.selection.hover == drop.action, "its outcome is shown before it is let go"
        driver.let_go()
        assert driver.log[0].option[:3] == ("send", card.action[1], drop.action[1])


def test_troops_are_dragged_into_the_conflict_and_home_again() -> None:
    with Dragger(on_a_combat_space(), deploy="none") as driver:
        driver.grab(driver.draggable("troops:0.garrison"))
        driver.let_go("field:0")
        assert driver.scene.selection.troops == 1
        driver.grab(driver.draggable(THEN + "troops:0.conflict"))
        driver.let_go("home:0")
        assert driver.scene.selection.troops == 0


def trashing(**zones: list[str]) -> Table:
    made = table(**zones).play("gene_manipulation", "carthag")
    return made.do("take", "card:gene_manipulation", "trash", 0)


@pytest.mark.parametrize(
    ("made", "answers", "takes", "refuses"),
    [
        (table(hand=["dagger"], intrigue=["windfall"]), "intrigue", "prompt", "purse"),
        (table(intrigue=["ambush"]).conflict("cloak_and_dagger").fight(6, 2), "intrigue", "lane:0", "purse"),
        (revealing(), "acquire", "pile:discard", "purse"),
        (trashing(hand=["gene_manipulation", "dagger"]), "trash", "prompt", "purse"),
        (trashing(hand=["gene_manipulation"], discard=["dagger"]), "trash", QUESTION, "prompt"),
    ],
    ids=["intrigue", "combat", "row", "hand", "discard"],
)
def test_a_card_that_answers_is_dragged_to_what_asks(made: Table, answers: str, takes: str, refuses: str) -> None:
    """What a click would answer, and nothing where nothing takes it: the bar lies below the tray of a pile."""
    with Dragger(made) as driver:
        before = len(driver.log)
        if takes == QUESTION and not driver.scene.panels.pile:
            driver.click(next(hit for hit in driver.hits("pile") if hit.action[1] == "discard"))
        for goal in (refuses, takes):
            card, drop = driver.dropping(answers, takes)
            driver.grab(card)
            driver.over(goal)
            assert (driver.scene.selection.hover == drop.action) == (goal == takes)
            driver.let_go()
            if goal == refuses:
                assert len(driver.log) == before
                for _ in range(3):
                    driver.turn()
        assert ("option", *driver.log[before].option) == drop.action
