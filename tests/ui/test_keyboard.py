"""Games by keys alone, in the real window: everything that answers can be reached, and the focus is seen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.key_card import key_card, key_limit
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.keys import KeysScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.commands import AT_FIRST
from dune_desktop.ui.screen.display import Frame, Hit, Label, Plate, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.pointing import Spot, decorate, tab_order
from dune_desktop.ui.text.type import Type
from dune_desktop.ui.window.hands.key_names import key_name
from dune_desktop.ui.window.scene import WindowPreferences
from tests.ui import geometry
from tests.ui.driver import BACKWARD, PLAYING, Driver
from tests.ui.person import Person
from tests.ui.tables import at_table, start

pytestmark = pytest.mark.usefixtures("queue")

KEYS = {key_name(key): key for key in (*range(33, 127), pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE)}
QUIET = 0.8  # seconds more before somebody else's hand is uncovered by a key


class Typist(Driver):
    """Somebody without a mouse: a command's own key, or Tab until the focus is there, and Enter."""

    strokes = 0

    def press(self, key: int, times: int = 1, mod: int = 0) -> None:
        """So many strokes in a row."""
        for _ in range(times):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.strokes += times
        self.turn()

    def go_on(self) -> None:
        """Do something that carries the game on, by whatever key leads there."""
        hits = self.hits(*PLAYING)
        in_order = [spot.hit for spot in tab_order(self.screen)]
        lost = [hit.action for hit in hits if hit not in in_order and not self.keys(hit)]
        assert not [action for action in lost if not self.elsewhere(action, hits, in_order)], lost
        near = [hit for hit in hits if hit in in_order or self.keys(hit)]
        forward = [hit for hit in near if hit.action[0] not in BACKWARD] or near
        assert forward, "nothing to press"
        chosen = self.choose(forward)
        self.clicks += 1
        keys = self.keys(chosen)
        if keys and (chosen not in in_order or self.chance.below(2)):
            self.now += QUIET
            self.press(keys[0])
        else:
            self.tab_to(chosen)
            self.now += QUIET
            self.press(pygame.K_RETURN)

    @staticmethod
    def elsewhere(action: tuple[object, ...], hits: list[Hit], in_order: list[Hit]) -> bool:
        """Whether the same can be done at another place that the keyboard reaches, or as often by its own key."""
        same = [hit for hit in hits if hit.action == action or hit.action[0] == action[0] == "troops"]
        return any(hit in in_order or Typist.keys(hit) for hit in same)

    @staticmethod
    def keys(hit: Hit) -> list[int]:
        """The keys that do the same as the hit."""
        return [KEYS[key] for command in hit.command.split() for key in AT_FIRST.keys(command) if key in KEYS]

    def tab_to(self, hit: Hit) -> None:
        """Press Tab until the focus is on it, the shorter way round, and see it there."""
        order = [spot.hit.thing for spot in tab_order(self.screen)]
        focus = self.app.input.focus
        at = order.index(focus.hit.thing) if focus is not None and focus.hit.thing in order else -1
        steps = (order.index(hit.thing) - at) % len(order) or len(order)
        if steps <= len(order) // 2 or at < 0:
            self.press(pygame.K_TAB, steps)
        else:
            self.press(pygame.K_TAB, len(order) - steps, pygame.KMOD_SHIFT)
        shown = self.app.input.shown_focus
        for _ in order:  # what the focus rests on for a moment may show more that can be done
            if shown is not None and shown.hit.action == hit.action:
                break
            self.press(pygame.K_TAB)
            shown = self.app.input.shown_focus
        assert shown is not None
        assert shown.hit.action == hit.action
        assert ringed(self, shown), shown


def ringed(driver: Driver, spot: Spot) -> bool:
    """Whether somebody who looks sees where the focus is: by its ring, or by the light of its plate."""
    plain, lit = driver.screen, decorate(driver.screen, None, spot)
    before = {element for region in plain.regions for element in region.elements}
    new = [element for region in lit.regions for element in region.elements if element not in before]
    return any(
        (isinstance(each, Frame) and each.color == "focus") or (isinstance(each, Plate) and PLATES[each.style].lit)
        for each in new
    )


def typed(config: GameConfig, seed: int, pace: str, last: int = 99) -> TableScene:
    """A game played by keys to its end, or to that of a round."""
    session = Session.start(
        Rules(catalog(config.boxes), config), seed, ("Ana", "Bo", "Chi", "Dai")[: len(config.seats)]
    )
    scene = at_table(session, rival_pace=pace)
    with Typist(scene, manner=WindowPreferences(tempo=Tempo())) as typist:
        while not session.over and session.state.round <= last:
            assert typist.clicks < 4000
            typist.go_on()
    assert session.over or session.state.round > last
    assert problems(session.rules, session.state) == []
    return scene


@pytest.mark.slow
def test_a_solo_game_by_keys() -> None:
    typed(solo("mentat"), 7, "step")


@pytest.mark.slow
def test_rounds_at_a_hot_seat_by_keys() -> None:
    """Curtains are lifted by a key, too."""
    typed(table(3), 4, "instant", last=3)


def test_help_shows_the_keys_of_the_table_and_leads_to_the_rules(program) -> None:
    with Person(program, start(program, new="solo", seed=5)) as person:
        table_scene = person.scene
        person.press("F1")
        assert isinstance(person.scene, KeysScene)
        for words in ("Space", "Ctrl+Z", "Reveal turn", "Undo", "Your first turn"):
            assert words in person.words()
        person.press("F1")
        assert person.scene is table_scene, "the same key puts it away"
        person.press("F1")
        person.press("r")
        assert isinstance(person.scene, RulesScene)
        person.press("ESCAPE")
        assert person.scene is table_scene


@pytest.mark.parametrize("pad", [False, True], ids=["keys", "keys and pad"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_keys_stays_on_the_canvas(language: str, pad: bool, metrics: dict[str, Fonts]) -> None:
    """With its edge, and all of it is seen at once."""
    for scale in (0.75, 1.0):
        here = Page(Texts(language), metrics[language], 1920.0, 1080.0, pad=pad, type=Type(scale))
        _, card, text = key_card(here)
        assert card.rect.y > 10
        assert card.rect.bottom < here.height - 10
        assert card.rect.x > 10
        assert text.rect.bottom < card.rect.bottom
        assert key_limit(here) == 0
        assert not [element for element in text.elements if isinstance(element, Plate) and "scroll" in element.style]
        if scale == 1.0:
            assert geometry.problems(Screen("table:0:0", (card, text)), metrics[language]) == []


@pytest.mark.parametrize("pad", [False, True], ids=["keys", "keys and pad"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_keys_is_as_large_as_text_to_be_read(language: str, pad: bool, metrics: dict[str, Fonts]) -> None:
    """A first turn comes first, and the last key is scrolled to."""

    def words(here: Page, offset: float) -> dict[str, float]:
        _, card, text = key_card(here, offset)
        assert text.rect.x >= card.rect.x
        assert text.rect.right <= card.rect.right
        if here.type.scale > 1.0:
            assert geometry.problems(Screen("table:0:0", (card, text)), metrics[language]) == []
        return {each.text: each.size for each in text.elements if isinstance(each, Label)}

    usual = Page(Texts(language), metrics[language], 1920.0, 1080.0, pad=pad)
    every = words(usual, 0)
    first = usual.t("help.step.1")
    for scale in (1.25, 1.5, 2.0):
        here = replace(usual, type=Type(scale))
        assert words(here, 0)[first] == every[first] * scale
        shown: dict[str, float] = {}
        offset = 0.0
        while offset < key_limit(here) + 200:
            shown |= words(here, offset)
            offset += 200
        keys = ("F9", "Ctrl+Z", "Esc", "PgDn", here.t("command.delete"))
        assert [shown.get(word) for word in keys] == [every[word] * scale for word in keys]


def test_what_can_answer_comes_before_everything_else() -> None:
    """Tab goes through all that answers before piles, strips, tools and pages.

    Tokens, and what is given back of the purse, come after spaces and the market.
    """
    config = table(3, ("base", "ix", "immortality"))
    scene = at_table(session := Session.start(Rules(catalog(config.boxes), config), 5, ("Ana", "Bo", "Chi")))
    answers, beside, shops = {"option", "options", "group", "card", "space", "several", "weighty"}, set(), 0
    for _ in range(90):
        while scene.shown_game.watching:
            scene.do_next()
        scene.shown_game.uncover()
        asked_of = {("pile", option[1]) for option in session.rules.legal(session.state) if option[0] == "trash"}
        spots = tab_order(scene.screen(Plain(), (1920.0, 1080.0)))  # a pile whose cards are asked of leads to an answer
        order = [spot.hit.action[0] for spot in spots if spot.hit.action and spot.hit.action not in asked_of]
        last = max((at for at, verb in enumerate(order) if verb in answers), default=-1)
        assert not [verb for verb in order[: last + 1] if verb in ("pile", "side", "log", "menu", "undo")], order
        got = max((at for at, verb in enumerate(order) if verb in ("group", "space")), default=-1)
        given = [verb for verb in order if verb in ("weighty", "several")]
        assert all(order.index(verb) > got for verb in given), order
        shops += len(given) if "group" in order else 0
        beside |= set(order[last + 1 :])
        scene.answering.answer(RandomPlayer(len(session.log)).pick(session.rules.legal(session.state)))
    assert beside >= {"pile", "side", "log", "menu"}
    assert shops > 0


def test_the_first_tab_throws_nothing_away() -> None:
    """Where something may be left, whatever can be chosen instead comes before that in the order of the Tab key."""
    config = table(3, ("base", "ix", "immortality"))
    scene, asked = at_table(session := Session.start(Rules(catalog(config.boxes), config), 4, ("Ana", "Bo", "Chi"))), 0
    while not session.over and asked < 12:
        while scene.shown_game.watching:
            scene.do_next()
        scene.shown_game.uncover()
        legal = session.rules.legal(session.state)
        if ("decline",) in legal and len(legal) > 1:
            order = [spot.hit.action for spot in tab_order(scene.screen(Plain(), (1920.0, 1080.0)))]
            chosen = [at for at, action in enumerate(order) if action[:1] in (("option",), ("options",))]
            assert order.index(("option", "decline")) == max(chosen)
            asked += len(chosen) > 1
        scene.answering.answer(RandomPlayer(len(session.log)).pick(legal))
    assert asked == 12
