"""Keyboards and gamepads: everything that answers can be reached, the focus is seen, and all keys are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.scrolling import LINE
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters import keys as key_texts
from dune_desktop.ui.presenters.screens.key_card import key_card, key_limit
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.settings import SettingsScene
from dune_desktop.ui.screen.commands import AT_FIRST, BUTTONS, CARDS, COMMANDS, KEY_OF, Keymap, together, usable
from dune_desktop.ui.screen.display import Frame, Hit, Label, Plate, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.pointing import Spot, decorate, spots, tab_order, toward
from dune_desktop.ui.text.type import Type
from dune_desktop.ui.window.hands.pads import REPEATS_AFTER, REPEATS_EVERY, Pads, Press, direction
from tests.ui import geometry
from tests.ui.desk import event
from tests.ui.driver import PLAYING
from tests.ui.person import Person
from tests.ui.tables import at_table, start

pytestmark = pytest.mark.usefixtures("queue")


def ringed(plain: Screen, spot: Spot) -> bool:
    """Whether somebody who looks sees where the focus is: by its ring, or by the light of its plate."""
    before = {element for region in plain.regions for element in region.elements}
    lit = decorate(plain, None, spot)
    new = [element for region in lit.regions for element in region.elements if element not in before]
    return any(
        (isinstance(each, Frame) and each.color == "focus") or (isinstance(each, Plate) and PLATES[each.style].lit)
        for each in new
    )


def test_help_shows_the_keys_of_the_table_and_leads_to_the_rules(program) -> None:
    with Person(program, start(program, new="solo", seed=5)) as person:
        for key, at in (("F1", "KeysScene"), ("F1", "GameScene"), ("F1", "KeysScene"), ("r", "RulesScene")):
            person.press(key)
            assert person.at == at, "the same key puts it away"
            for words in ("Space", "Ctrl+Z", "Reveal turn", "Undo", "Your first turn"):
                assert words in person.words() or at != "KeysScene"
        person.press("ESCAPE")
        assert person.at == "GameScene"


def test_the_key_of_a_card_that_cannot_be_played_tells_why(program) -> None:
    with Person(program, start(program, new="3p", seed=31, computers="novice")) as person:
        person.press("1")  # put the new round away
        person.press("1")
        tip = person.app.input.tip
        assert tip is not None
        assert tip.refusal
        assert tip.text == "No Agent icons: this card alone cannot send an Agent. You can only reveal it."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_keys_is_whole_and_as_large_as_text_to_be_read(language: str, metrics: dict[str, Fonts]) -> None:
    """All of it is seen at once, with its edge; larger, a first turn comes first and the last key is scrolled to."""

    def words(here: Page, offset: float = 0.0) -> dict[str, float]:
        _, card, text = key_card(here, offset)
        assert 10 < card.rect.y < text.rect.bottom < card.rect.bottom < here.height - 10
        assert 10 < card.rect.x <= text.rect.x < text.rect.right <= card.rect.right
        assert geometry.problems(Screen("table:0:0", (card, text)), metrics[language]) == []
        return {each.text: each.size for each in text.elements if isinstance(each, Label)}

    usual = Page(Texts(language), metrics[language], 1920.0, 1080.0, pad=True)
    large, every = replace(usual, type=Type(2.0)), words(usual)
    assert key_limit(usual) == 0
    assert words(large)[usual.t("help.step.1")] == every[usual.t("help.step.1")] * 2
    shown = {
        word: size for step in range(6) for word, size in words(large, min(step * 400.0, key_limit(large))).items()
    }
    for word in ("F9", "Ctrl+Z", "Esc", "PgDn", usual.t("command.delete")):
        assert shown[word] == every[word] * 2


def test_all_that_answers_can_be_reached_by_keys_before_everything_else() -> None:
    """By Tab, before piles, strips, tools and pages, or by a key of its own; and the focus is seen.

    Tokens, and what is given back of the purse, come after spaces and the market; what leaves something comes last.
    """
    config = table(3, ("base", "ix", "immortality"))
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ana", "Bo", "Chi"))
    scene, beside, shops, declined = at_table(session), set[object](), 0, 0
    answers = {"option", "options", "group", "card", "space", "several", "weighty"}
    while not (shops and declined > 3 and beside >= {"pile", "side", "log", "menu"}):
        screen = scene.screen(Plain(), (1920.0, 1080.0))
        tabbed, legal = tab_order(screen), session.rules.legal(session.state)
        keyed = [spot.hit for spot in spots(screen) if spot.hit.command]
        reached = {hit.action for hit in (*keyed, *(spot.hit for spot in tabbed))}
        playing = {spot.hit.action for spot in spots(screen) if spot.hit.action and spot.hit.action[0] in PLAYING}
        assert {action for action in playing - reached if action[0] != "troops"} == set(), "those are reached by steps"
        assert all(ringed(screen, spot) for spot in tabbed), scene.session.log
        if not scene.shown_game.watching and scene.shown_game.curtain == NOBODY:
            actions = [spot.hit.action for spot in tabbed if spot.hit.action]
            asked_of = {("pile", option[1]) for option in legal if option[0] == "trash"}  # leads to an answer
            order = [action[0] for action in actions if action not in asked_of]
            last = max((at for at, verb in enumerate(order) if verb in answers), default=-1)
            assert not {"pile", "side", "log", "menu", "undo"} & {*order[: last + 1]}, order
            got = max((at for at, verb in enumerate(order) if verb in ("group", "space")), default=-1)
            given = [verb for verb in order if verb in ("weighty", "several")]
            assert all(order.index(verb) > got for verb in given), order
            shops += len(given) if "group" in order else 0
            beside |= set(order[last + 1 :])
            if ("decline",) in legal and len(legal) > 1:
                chosen = [at for at, action in enumerate(actions) if action[0] in ("option", "options")]
                assert actions.index(("option", "decline")) == max(chosen), "the first Tab throws nothing away"
                declined += len(chosen) > 1
            scene.answering.answer(RandomPlayer(len(session.log)).pick(legal))
        elif scene.shown_game.watching:
            scene.do_next()
        else:
            scene.shown_game.uncover()


def test_every_command_has_a_line_words_and_a_key_of_its_own() -> None:
    """No key stands for two commands on one screen; caps and sentences say which it is."""
    for one, other in combinations(COMMANDS.values(), 2):
        assert not (together(one, other) and set(one.keys) & set(other.keys)), (one.name, other.name)
    for language in LANGUAGES:
        texts = Texts(language)
        listed = [name for place in key_texts.PLACES for names in key_texts.lines(place) for name in names]
        assert sorted(listed) == sorted(COMMANDS)
        assert all(key_texts.command_words(texts, name) for name in listed)
        assert (
            len(
                {
                    key_texts.command_words(texts, names[0])
                    for place in key_texts.PLACES
                    for names in key_texts.lines(place)
                }
            )
            >= 27
        )
    texts = Texts("en")
    assert key_texts.command_words(texts, "cards") != key_texts.command_words(texts, "card1")
    assert [key_texts.cap(texts, AT_FIRST, names, "keys") for names in ("primary reveal", "")] == ["Space", ""]
    assert key_texts.cap(texts, Keymap((("reveal", "V"),)), "reveal", "keys") == "V"
    assert [key_texts.cap(texts, AT_FIRST, names, "pad") for names in ("primary", "recap undo", "recap")] == [
        "A",
        "Back",
        "",
    ]
    assert key_texts.called(texts, AT_FIRST, "recap", "pad") == "W", "a sentence names the key where there is no button"
    assert [key_texts.key_words(texts, key) for key in ("Left", "-", "PageUp", "F1")] == ["←", "−", "PgUp", "F1"]


def test_keys_are_given_and_exchanged() -> None:
    """Whatever is wished, no key is doubled, and the keymap can be kept; what is as at first is not kept."""
    assert AT_FIRST.commands("L") == AT_FIRST.commands("l") == {"log", "load"}, "at the table and in menus"
    assert (AT_FIRST.commands("?"), AT_FIRST.commands("")) == ({"help"}, frozenset())
    free = AT_FIRST.with_key("reveal", "V")
    assert free is not None
    assert (free.changed, free.commands("R")) == ((("reveal", "V"),), {"rules"})
    assert free.with_key("reveal", "R") == AT_FIRST
    taken = AT_FIRST.with_key("reveal", "P")
    assert taken is not None
    assert dict(taken.changed) == {"reveal": "P", "pass": "R"}
    other = AT_FIRST.with_key("reveal", "?")
    assert other is not None
    assert (other.keys("help"), other.keys("reveal")) == (("F1",), ("?",)), "who has another one gives it for nothing"
    assert AT_FIRST.with_key("log", "I") is None, "what looks closer is given everywhere: it cannot have L"
    for command in COMMANDS.values():
        keys = AT_FIRST
        for wanted in ("A", "L", "Space", "I", "9", "Ctrl+Z", "F1", "Z") if command.place != "fixed" else ():
            keys = keys.with_key(command.name, wanted) or keys
            assert not keys.doubled()
            assert Keymap.of(keys.changed) == keys


def test_strange_wishes_in_a_file_are_none() -> None:
    """Keys that lead out, move about and edit are not given away."""
    for pair in (("nothing", "A"), ("back", "A"), ("reveal", "Esc"), ("reveal", ""), ("reveal", "P")):
        assert Keymap.of([pair]) == AT_FIRST
    assert Keymap.of([("reveal", "V"), ("pass", "V")]) == AT_FIRST
    assert not any(usable(key) for key in ("", "Esc", "Enter", "Tab", "Up", "Home", "Backspace", "Delete"))
    assert all(usable(key) for key in ("A", "1", "Space", "F5", "Ctrl+Q", "ß"))


CODES = {
    **{name: getattr(pygame, "CONTROLLER_BUTTON_" + name.upper()) for name in ("A", "B", "X", "Y", "Back", "Start")},
    **{name: getattr(pygame, "CONTROLLER_BUTTON_DPAD_" + name.upper()) for name in ("Left", "Right", "Up", "Down")},
    "LB": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "L3": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "R3": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
}
FAR = 32767
QUIET = 0.8  # seconds more before somebody else's hand is uncovered


def button(name: str, down: bool = True, pad: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return event(kind, instance_id=pad, button=CODES[name])


def axis(number: int, value: float, pad: int = 0) -> pygame.event.Event:
    return event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=int(value * FAR))


def test_a_device() -> None:
    """A stick is four buttons and may tremble; what moves is pressed again while held, and what acts is not.

    A gamepad pulled out lets go of everything.
    """
    ways = ((1, 0), (-1, 0.2), (0.3, 0.9), (0, -0.6), (0.5, -0.5), (0, 0))
    assert [direction(*way) for way in ways] == ["Right", "Left", "Down", "Up", "", ""]
    held = {(0.45, 0): "Right", (0.35, 0): "", (0.6, 0.7): "Right", (0.3, 0.9): "Down"}
    assert {way: direction(*way, "Right") for way in held} == held
    pads, right = Pads(), [Press("Right", True)]
    assert pads.read(axis(0, 1.0), 10.0) == right
    assert pads.read(axis(0, 0.9), 10.1) == pads.tick(10.1) == []
    again = 10.0 + REPEATS_AFTER
    assert [pads.tick(again + wait) for wait in (0, REPEATS_EVERY / 2, REPEATS_EVERY)] == [right, [], right]
    assert pads.read(axis(0, 0.1), 12.0) == [Press("Right", False)]
    assert pads.read(button("A"), 21.0) == [Press("A", True)]
    assert pads.tick(30.0) == []
    pads.read(button("Down"), 31.0)
    pads.read(button("B", pad=1), 31.0)
    gone = pads.read(event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0), 32.0)
    assert gone == [Press("A", False), Press("Down", False)]
    assert pads.tick(40.0) == []


def test_every_button_of_the_table_of_commands_is_on_a_gamepad_and_told_once() -> None:
    """Of two meanings the one that holds in more places, and of several answers all."""
    pads, made = Pads(), set()
    for name in CODES:
        made |= {press.button for press in pads.read(button(name), 1.0)}
    for number in range(6):
        for value in (-1.0, 0.0, 1.0, 0.0):
            made |= {press.button for press in pads.read(axis(number, value), 1.0)}
    buttons = {each for command in COMMANDS.values() for each in command.buttons}
    assert made == buttons == set(BUTTONS)
    assert (KEY_OF["A"], KEY_OF["LB"]) == ("Enter", "Shift+Tab")
    for language in LANGUAGES:
        told = [cap for caps, _ in key_texts.button_lines(Texts(language)) for cap in caps]
        assert len(set(told)) == len(told)
        assert len(told) == len(buttons) - 3 - 2, "the D-pad is one, and each way of the right stick"
    told_of, texts = dict(key_texts.button_lines(Texts("en"))), Texts("en")
    assert (told_of["X",], told_of["A",]) == (texts.t("command.inspect"), texts.t("command.confirm"))
    assert all(command in told_of["Y",] for command in ("reveal", "pass", "decline"))


class Guest(Person):
    """Somebody with a gamepad at the window of the whole program."""

    def pad(self, *names: str) -> None:
        for name in names:
            pygame.event.post(button(name))
            pygame.event.post(button(name, down=False))
        self.turn()

    def focused(self) -> Hit | None:
        focus = self.app.input.shown_focus
        return focus.hit if focus is not None else None

    def seek(self, found: Callable[[Hit], bool]) -> None:
        """The right shoulder until the focus is there."""
        for _ in range(80):
            hit = self.focused()
            if hit is not None and found(hit):
                return
            self.pad("RB")
        raise AssertionError("the shoulders do not lead there")

    def lean(self, axes: int, value: float) -> None:
        """Push a stick this far, and let it go."""
        for each in (value, 0.0):
            pygame.event.post(axis(axes, each))
        self.turn()

    def check_ways(self) -> None:
        """The D-pad leads from anything to anything."""
        steps = {
            spot: {toward(self.screen, spot, *way) for way in ((-1, 0), (1, 0), (0, -1), (0, 1))}
            for spot in tab_order(self.screen)
        }
        for spot in steps:
            seen = {spot}
            while new := {to for each in seen for to in steps.get(each, ()) if to is not None} - seen:
                seen |= new
            assert {each.hit.action for each in steps} == {each.hit.action for each in seen}, spot


@pytest.fixture
def guest(program) -> Iterator[Guest]:
    with Guest(program, start(program, new="solo", seed=5)) as guest:
        guest.play_until(lambda: bool(guest.hits("card")))
        yield guest


def test_buttons_do_what_their_keys_do(guest: Guest) -> None:
    """And nothing while the window is not in front, nor by a stick at rest or a gamepad nobody knows."""
    table_scene, touched, shown = guest.scene, guest.app.rhythm.touched, guest.app.frames
    pygame.event.post(axis(0, 0.03))
    pygame.event.post(axis(1, -0.02))
    pygame.event.post(event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9))
    guest.turn()
    assert (guest.app.rhythm.touched, guest.app.frames) == (touched, shown)
    pygame.event.post(button("Down"))  # and it is let go elsewhere
    pygame.event.post(event(pygame.WINDOWFOCUSLOST))
    guest.turn()
    before = guest.focused()
    guest.pad("Start")
    pygame.event.post(event(pygame.WINDOWFOCUSGAINED))
    guest.turn()
    guest.turn()
    assert (guest.scene, guest.focused()) == (table_scene, before)
    for name, scene in (("Start", "MenuScene"), ("L3", "KeysScene")):
        guest.pad(name)
        assert guest.at == scene
        guest.pad("B")
        assert guest.scene is table_scene
    found = [(guest.pad(name), guest.focused())[1] for name in ("Down", "RB", "LB")]
    assert found[0] == found[2] not in (None, found[1])
    guest.seek(lambda hit: hit.action[:1] == ("card",))
    guest.pad("R3")
    assert guest.app.input.tip is not None, "what it is, at once"
    guest.pad("X")
    assert guest.at == "InspectScene"
    guest.pad("B")
    assert guest.scene is table_scene
    guest.program.remember(ask_before_losses=False)
    assert "Y" in caps(guest.screen)
    guest.now += QUIET
    guest.pad("Y")
    assert guest.table.session.log[-1].option == ("reveal",)


def test_a_turn_by_buttons(guest: Guest) -> None:
    """The right stick leads through the hand, A sends and Back takes back; the stick selects all and asks for advice.

    A double tap on the golden button answers once, and its cap is there only while the button would press it.
    """
    session, shown = guest.table.session, list[Screen]()
    guest.table.context.remember(ask_before_losses=False)
    cards = [hit.thing for hit in guest.hits() if hit.command in CARDS and hit.order >= 0]
    assert len(cards) > 2
    guest.check_ways()
    seen = []
    for value in [1.0] * (len(cards) + 1) + [-1.0] * 2:
        guest.lean(pygame.CONTROLLER_AXIS_RIGHTX, value)
        focus = guest.focused()
        seen.append(focus.thing if focus is not None else "")
    assert seen == [*cards, cards[0], cards[-1], cards[-2]]
    guest.pad("A")
    assert guest.table.selection.card in cards[-2]
    guest.check_ways()
    guest.pad("B")
    before = len(session.log)
    for name in ("card", "space", "commit"):
        if len(session.log) == before:
            guest.seek(lambda hit, name=name: hit.action[:1] == (name,))
            guest.pad("A")
    assert len(session.log) > before
    guest.pad("Back")
    assert session.log[-1].undone
    guest.play_until(lambda: any("all" in hit.command.split() for hit in guest.hits()))
    guest.pad("L3", "B")
    before = session.state.seats[0].conflict
    for value, told in ((-1.0, False), (1.0, True)):
        guest.now += QUIET
        guest.lean(pygame.CONTROLLER_AXIS_RIGHTY, value)
        assert any(region.name == "advice" for region in guest.screen.regions) == told
    assert guest.table.selection.units
    guest.app.input.focus = None
    guest.now += QUIET
    guest.pad("A")
    assert session.state.seats[0].conflict > before
    guest.app.easel.painter.paint = lambda screen: shown.append(screen) or []  # type: ignore[method-assign,assignment]
    guest.play_until(lambda: bool(guest.find("end_turn")), limit=200)
    guest.app.input.focus, guest.app.input.keyboard = None, False
    guest.pad("Down")
    guest.seek(lambda hit: not hit.golden)
    assert "A" not in caps(shown[-1])
    guest.seek(lambda hit: hit.golden)
    assert "A" in caps(shown[-1])
    guest.pad("R3")
    assert guest.app.input.tip is not None
    assert "(A)" in guest.app.input.tip.text
    answers = len(session.log)
    guest.pad("A", "A")
    assert len(session.log) - answers == 1


def caps(screen: Screen) -> set[str]:
    """What stands on the caps of a screen."""
    found = set()
    for region in screen.regions:
        for element, behind in pairwise(region.elements):
            if isinstance(element, Plate) and element.style.partition(".")[0] == "key":
                assert isinstance(behind, Label)
                found.add(behind.text)
    return found


def test_caps_are_those_of_what_was_used_last(guest: Guest) -> None:
    """The card of keys shows the buttons while a gamepad is there."""
    program = guest.program
    guest.app.follow(program.change("language", "ko"))
    guest.turn()
    for key in ("x", "m"):  # a key that means nothing, then the menu over the table
        guest.press(key)
        by_keys = caps(guest.screen)
        assert by_keys - set(BUTTONS) - {program.texts.t("key.space")}, "keys at first"
        guest.pad("Right")
        assert caps(guest.screen) <= {key_texts.button_words(program.texts, each) for each in BUTTONS}
        pygame.event.post(event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0)))
        guest.turn()
        assert caps(guest.screen) == by_keys
    guest.press("ESCAPE", "F1")
    words = [guest.words()]
    for names in (("Some Pad",), ()):
        guest.app.follow(program.plugged(names))
        guest.turn()
        words.append(guest.words())
    assert words[0] == words[2] != words[1]


def test_the_d_pad_goes_down_and_up_a_column_and_takes_it_along(guest: Guest) -> None:
    """What has the focus is always whole in sight; at its end it leads out of the column, and the keys still scroll."""
    guest.program.change("reading", "200")
    guest.press("m", "e")
    scene = guest.scene
    assert isinstance(scene, SettingsScene)
    assert scene.limit > 0
    for name, end in (("Down", scene.limit), ("Up", 0.0)):
        seen = set()
        for _ in range(90):
            guest.pad(name)
            focus = guest.app.input.shown_focus
            if focus is None or focus.region != scene.column:
                break
            place = next(region.rect for region in guest.screen.regions if region.name == scene.column)
            assert place.y <= focus.hit.rect.y
            assert focus.hit.rect.bottom <= place.bottom
            seen.add(focus.hit.thing)
        assert len(seen) > 5
        assert scene.offset == pytest.approx(end, abs=LINE)
    guest.move(guest.hits("back")[0])
    guest.press("DOWN")
    assert guest.focused() is None
    assert scene.offset == LINE


def test_in_a_list_the_d_pad_chooses_and_the_shoulders_lead_to_what_can_be_done_with_it(guest: Guest) -> None:
    for name in ("Evening", "Morning", "Night"):
        guest.program.slots.save_as(guest.table.session, guest.table.game.id, name)
    guest.do("menu")
    guest.do("title")
    guest.press("l")
    scene = guest.scene
    assert isinstance(scene, LoadScene)
    guest.pad("Down")
    assert scene.chosen == 1
    guest.pad("RB")
    guest.seek(lambda hit: hit.action == ("edit", "rename.1", "begin"))
    guest.pad("Down")
    assert scene.chosen == 2
    assert guest.focused() is None, "what had the focus belongs to another one"
