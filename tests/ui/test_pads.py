"""Gamepads: their buttons are keys under another name, the stick is four of them, and a whole game goes by them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack
from dune_desktop.ui.kit.scrolling import LINE
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.keys import button_lines, button_words
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.keys import KeysScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.settings import SettingsScene
from dune_desktop.ui.screen.commands import BUTTONS, CARDS, COMMANDS, KEY_OF
from dune_desktop.ui.screen.display import Hit, Label, Plate, Screen
from dune_desktop.ui.screen.pointing import Spot, find, tab_order, toward
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.hands.pads import REPEATS_AFTER, REPEATS_EVERY, Pads, Press, direction
from dune_desktop.ui.window.scene import WindowPreferences
from tests.kit import table as laid
from tests.ui.driver import BACKWARD, PLAYING, Driver
from tests.ui.person import Person
from tests.ui.tables import at_table, start

pytestmark = pytest.mark.usefixtures("queue")

WAYS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
CODES = {
    "A": pygame.CONTROLLER_BUTTON_A,
    "B": pygame.CONTROLLER_BUTTON_B,
    "X": pygame.CONTROLLER_BUTTON_X,
    "Y": pygame.CONTROLLER_BUTTON_Y,
    "LB": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "L3": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "R3": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "Back": pygame.CONTROLLER_BUTTON_BACK,
    "Start": pygame.CONTROLLER_BUTTON_START,
    "Left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "Right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "Up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "Down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
FAR = 32767
QUIET = 0.8  # seconds more before somebody else's hand is uncovered


def button(name: str, down: bool = True, pad: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=pad, button=CODES[name])


def axis(number: int, value: float, pad: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=int(value * FAR))


class Player:
    """What somebody can do with a gamepad at a window; mixed into whoever is there."""

    strokes = 0

    def pad(self: Driver, *names: str) -> None:  # type: ignore[misc]
        for name in names:
            pygame.event.post(button(name))
            pygame.event.post(button(name, down=False))
        self.strokes += len(names)  # type: ignore[attr-defined]
        self.turn()


class Hand(Driver, Player):
    """Somebody with nothing but a gamepad: D-pad until the focus is there, and A."""

    def go_on(self) -> None:
        """Do something that carries the game on."""
        near = [hit for hit in self.hits(*PLAYING) if hit.order >= 0]
        forward = [hit for hit in near if hit.action[0] not in BACKWARD] or near
        assert forward, "nothing to press"
        chosen = self.choose(forward)
        self.clicks += 1
        self.steer(chosen)
        self.now += QUIET
        self.pad("A")

    def steer(self, hit: Hit) -> None:
        """Push the D-pad until the focus is on what does this; what is shown on the way may be another screen."""
        for _ in range(60):
            focus = self.app.input.shown_focus
            if focus is not None and focus.hit.action == hit.action:
                return
            steps = way(self.screen, focus or find(self.screen, self.app.input.hover), hit)
            assert steps, f"the D-pad does not lead to {hit.action}"
            self.pad(steps[0])
        raise AssertionError(f"the focus does not come to {hit.action}")


def reached(screen: Screen, focus: Spot | None) -> Iterator[tuple[Spot, list[str]]]:
    """Everything that pushes lead to, the nearest first, with the shortest way there."""
    seen: set[Spot | None] = {focus}
    ends: deque[tuple[Spot | None, list[str]]] = deque([(focus, [])])
    while ends:
        spot, steps = ends.popleft()
        for name, (dx, dy) in WAYS.items():
            then = toward(screen, spot, dx, dy)
            if then is not None:
                yield then, [*steps, name]
            if then not in seen:
                seen.add(then)
                ends.append((then, [*steps, name]))


def way(screen: Screen, focus: Spot | None, goal: Hit) -> list[str]:
    """The shortest way of pushes to what does this; empty if there is none."""
    return next((steps for spot, steps in reached(screen, focus) if spot.hit.action == goal.action), [])


# ---------------------------------------------------------------------------------------------- the device


def test_a_stick_is_four_buttons() -> None:
    assert direction(0, 0) == direction(0.5, -0.5) == ""
    assert [direction(1, 0), direction(-1, 0.2), direction(0.3, 0.9), direction(0, -0.6)] == [
        "Right",
        "Left",
        "Down",
        "Up",
    ]


def test_a_stick_that_trembles_stays_where_it_is() -> None:
    assert direction(0.45, 0, "Right") == "Right", "a little less far is held still"
    assert direction(0.35, 0, "Right") == ""
    assert direction(0.6, 0.7, "Right") == "Right", "nearly between two ways"
    assert direction(0.3, 0.9, "Right") == "Down"


def test_what_is_held_down_is_pressed_again_after_a_while() -> None:
    pads = Pads()
    assert pads.read(axis(0, 1.0), 10.0) == [Press("Right", True)]
    assert pads.read(axis(0, 0.9), 10.1) == []
    assert pads.tick(10.1) == []
    assert pads.tick(10.0 + REPEATS_AFTER) == [Press("Right", True)]
    assert pads.tick(10.0 + REPEATS_AFTER + REPEATS_EVERY / 2) == []
    assert pads.tick(10.0 + REPEATS_AFTER + REPEATS_EVERY) == [Press("Right", True)]
    assert pads.read(axis(0, 0.1), 12.0) == [Press("Right", False)]
    assert pads.tick(20.0) == []
    assert pads.read(button("A"), 21.0) == [Press("A", True)]
    assert pads.tick(30.0) == [], "what acts does not act again by itself"


def test_triggers_and_the_right_stick_are_buttons_too() -> None:
    pads = Pads()
    assert pads.read(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9), 1.0) == [Press("RT", True)]
    assert pads.read(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.0), 1.0) == [Press("RT", False)]
    assert pads.read(axis(pygame.CONTROLLER_AXIS_RIGHTY, -1.0), 1.0) == [Press("RS Up", True)]
    assert pads.read(axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0), 1.0) == [Press("RS Up", False), Press("RS Down", True)]
    assert pads.read(axis(pygame.CONTROLLER_AXIS_RIGHTX, 0.9), 1.0) == [], "it is held down still"
    assert pads.read(axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0), 1.0) == [
        Press("RS Down", False),
        Press("RS Right", True),
    ]
    assert pads.tick(1.0 + REPEATS_AFTER) == [Press("RS Right", True)]


def test_a_gamepad_pulled_out_lets_go_of_everything() -> None:
    pads = Pads()
    pads.read(button("A"), 1.0)
    pads.read(button("Down"), 1.0)
    pads.read(button("B", pad=1), 1.0)
    gone = pads.read(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0), 2.0)
    assert gone == [Press("A", False), Press("Down", False)]
    assert pads.tick(10.0) == []


def test_every_button_of_the_table_of_commands_is_on_a_gamepad() -> None:
    pads, made = Pads(), set()
    for name in CODES:
        made |= {press.button for press in pads.read(button(name), 1.0)}
    for number in range(6):
        for value in (-1.0, 0.0, 1.0, 0.0):
            made |= {press.button for press in pads.read(axis(number, value), 1.0)}
    assert made == {each for command in COMMANDS.values() for each in command.buttons}
    assert KEY_OF["A"] == "Enter"
    assert KEY_OF["LB"] == "Shift+Tab"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_is_told_once(language: str) -> None:
    told = [cap for caps, _ in button_lines(Texts(language)) for cap in caps]
    assert len(set(told)) == len(told)
    buttons = {each for command in COMMANDS.values() for each in command.buttons}
    assert len(told) == len(buttons) - 3 - 2, "the D-pad is one, and each way of the right stick"
    assert buttons == set(BUTTONS)


def test_what_a_button_is_said_to_do_is_what_it_does() -> None:
    """Of two meanings the one that holds in more places, and of several answers all."""
    told = dict(button_lines(Texts("en")))
    assert told["X",] == Texts("en").t("command.inspect")
    assert told["A",] == Texts("en").t("command.confirm")
    for command in ("reveal", "pass", "decline"):
        assert COMMANDS[command].buttons == ("Y",)
        assert command in told["Y",]


# ---------------------------------------------------------------------------------------------- the table


class Guest(Person, Player):
    """Somebody with a gamepad at the window of the whole program."""


@pytest.fixture
def guest(program) -> Iterator[Guest]:
    with Guest(program, start(program, new="solo", seed=5)) as guest:
        guest.play_until(lambda: bool(guest.hits("card")))
        yield guest


def test_buttons_do_what_their_keys_do(guest: Guest) -> None:
    table_scene = guest.scene
    guest.pad("Start")
    assert isinstance(guest.scene, MenuScene)
    guest.pad("B")
    assert guest.scene is table_scene
    guest.pad("L3")
    assert isinstance(guest.scene, KeysScene)
    guest.pad("B")
    guest.pad("Down")
    first = guest.app.input.shown_focus
    assert first is not None
    guest.pad("RB")
    assert guest.app.input.shown_focus not in (None, first)
    guest.pad("LB")
    assert guest.app.input.shown_focus == first
    card = next(hit for hit in guest.hits("card") if hit.inspect)
    while guest.app.input.shown_focus is None or guest.app.input.shown_focus.hit.thing != card.thing:
        guest.pad("RB")
    guest.pad("R3")
    assert guest.app.input.tip is not None, "what it is, at once"
    guest.pad("X")
    assert isinstance(guest.scene, InspectScene)
    guest.pad("B")
    assert guest.scene is table_scene


def test_a_card_is_sent_and_taken_back_by_buttons(guest: Guest) -> None:
    session = guest.table.session
    answers = len(session.log)
    for name in ("card", "space", "commit"):
        if len(session.log) == answers:
            lit = next(hit for hit in guest.hits(name) if hit.order >= 0)
            for _ in range(80):
                focus = guest.app.input.shown_focus
                if focus is not None and focus.hit.action == lit.action:
                    break
                guest.pad("RB")
            guest.pad("A")
    assert len(session.log) > answers
    guest.pad("Back")
    assert session.log[-1].undone


def test_the_right_stick_leads_through_the_hand(guest: Guest) -> None:
    """From wherever the focus is, round and round; A takes the card up."""
    cards = [hit.thing for hit in guest.hits() if hit.command in CARDS and hit.order >= 0]
    assert len(cards) > 2
    seen = []
    for value in [1.0] * (len(cards) + 1) + [-1.0] * 2:
        for each in (value, 0.0):
            pygame.event.post(axis(pygame.CONTROLLER_AXIS_RIGHTX, each))
        guest.turn()
        focus = guest.app.input.shown_focus
        assert focus is not None
        seen.append(focus.hit.thing)
    assert seen == [*cards, cards[0], cards[-1], cards[-2]]
    guest.pad("A")
    assert guest.table.selection.card in cards[-2]


@pytest.mark.parametrize("name", ["reveal", "decline"])
def test_one_button_gives_the_other_answer(name: str, program: Program) -> None:
    """Wherever it does, its cap stands there: reveal in a turn, and decline where that is asked."""
    t = laid(hand=["reconnaissance"], discard=["dagger"])
    if name == "decline":
        t.conflict("terrible_purpose").combat_begins(2)
    file = program.places.saves / "laid.dune"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(pack(of_session(Session(t.rules, t.state, 1, ("Ana", "Bo", "Chi", "Dai")), "g")))
    program.remember(ask_before_losses=False, curtain=False)
    with Guest(program, Ways(program).first_of_file(file)) as guest:
        if guest.hits("uncover"):
            guest.do("uncover")
        guest.pad("L3")  # a gamepad is in the hand
        guest.pad("B")
        assert "Y" in caps(guest.screen)
        session = guest.table.session
        guest.now += QUIET
        guest.pad("Y")
        assert [entry.option for entry in session.log] == [(name,)]


def test_the_keys_card_shows_the_buttons_while_a_gamepad_is_there(guest: Guest) -> None:
    guest.press("F1")
    assert "Gamepad" not in guest.words()
    guest.press("ESCAPE")
    guest.app.follow(guest.program.plugged(("Some Pad",)))
    guest.turn()
    assert "Some Pad" in guest.app.passing.words
    guest.press("F1")
    assert "Gamepad" in guest.words()
    guest.app.follow(guest.program.plugged(()))
    guest.turn()
    assert "Gamepad" not in guest.words()


def caps(screen: Screen) -> set[str]:
    """What stands on the caps of a screen."""
    found = set()
    for region in screen.regions:
        for element, behind in pairwise(region.elements):
            if isinstance(element, Plate) and element.style.partition(".")[0] == "key":
                assert isinstance(behind, Label)
                found.add(behind.text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_caps_are_those_of_what_was_used_last(guest: Guest, language: str) -> None:
    guest.app.follow(guest.program.change("language", language))
    guest.turn()
    for key in ("x", "m"):  # a key that means nothing, then the menu over the table
        guest.press(key)
        by_keys = caps(guest.screen)
        assert by_keys - set(BUTTONS) - {guest.program.texts.t("key.space")}, "keys at first"
        guest.pad("Right")
        assert caps(guest.screen) <= {button_words(guest.program.texts, each) for each in BUTTONS}, (
            "a key that the gamepad has no button for"
        )
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0)))
        guest.turn()
        assert caps(guest.screen) == by_keys


def test_the_golden_button_has_a_cap_only_while_the_button_would_press_it(guest: Guest) -> None:
    """A does what has the focus, and the golden button if nothing has it."""
    shown: list[Screen] = []
    guest.app.easel.painter.paint = lambda screen: shown.append(screen) or []  # type: ignore[method-assign,assignment]
    guest.play_until(lambda: bool(guest.find("end_turn")), limit=200)
    guest.app.input.focus, guest.app.input.keyboard = None, False
    guest.pad("R3")
    assert "A" in caps(shown[-1])
    guest.pad("Down")
    while guest.app.input.shown_focus is not None and guest.app.input.shown_focus.hit.golden:
        guest.pad("RB")
    assert "A" not in caps(shown[-1])
    for _ in range(80):
        focus = guest.app.input.shown_focus
        if focus is not None and focus.hit.golden:
            break
        guest.pad("RB")
    assert "A" in caps(shown[-1])
    guest.pad("R3")
    assert guest.app.input.tip is not None
    assert "(A)" in guest.app.input.tip.text


def test_a_window_that_is_not_in_front_hears_nothing(guest: Guest) -> None:
    table_scene = guest.scene
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    guest.turn()
    guest.pad("Start")
    assert guest.scene is table_scene
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    guest.turn()
    guest.pad("Start")
    assert isinstance(guest.scene, MenuScene)


def test_the_guard_holds_back_a_second_press_of_the_same_answer(guest: Guest) -> None:
    """A double tap on the golden button answers once."""
    session = guest.table.session
    guest.play_until(lambda: bool(guest.find("end_turn")), limit=200)
    guest.app.input.focus, guest.app.input.keyboard = None, False
    answers, moment = len(session.log), guest.screen.moment
    for _ in range(2):
        pygame.event.post(button("A"))
        pygame.event.post(button("A", down=False))
    guest.turn()
    assert guest.screen.moment >= moment
    assert len(session.log) - answers <= 1


def test_trembling_sticks_and_strange_gamepads_ask_for_nothing(guest: Guest) -> None:
    """What comes of a stick at rest is no input; a gamepad nobody knows can be pulled out."""
    before, shown = guest.app.rhythm.touched, guest.app.frames
    for value in (0.01, -0.02, 0.03):
        pygame.event.post(axis(0, value))
        pygame.event.post(axis(1, -value))
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9))
    guest.turn()
    assert guest.app.rhythm.touched == before
    assert guest.app.frames == shown


def push(guest: Guest, down: bool) -> None:
    """Push the right stick up or down, and let it go."""
    for value in (1.0 if down else -1.0, 0.0):
        pygame.event.post(axis(pygame.CONTROLLER_AXIS_RIGHTY, value))
    guest.turn()


def test_the_right_stick_deploys_all_and_asks_for_advice(guest: Guest) -> None:
    def offered(command: str) -> Hit | None:
        return next((hit for hit in guest.hits() if command in hit.command.split()), None)

    guest.play_until(lambda: offered("all") is not None, limit=2000)
    guest.pad("L3")  # a gamepad is in the hand
    guest.pad("B")
    assert "RS ↑" in caps(guest.screen)
    seat, session = guest.table.shown_game.viewer, guest.table.session
    before = session.state.seats[seat].conflict
    guest.now += QUIET
    push(guest, down=False)
    assert session.state.seats[seat].conflict > before
    assert offered("advice") is not None
    assert not any(region.name == "advice" for region in guest.screen.regions)
    push(guest, down=True)
    assert any(region.name == "advice" for region in guest.screen.regions)


def test_the_d_pad_goes_down_and_up_a_column_and_takes_it_along(guest: Guest) -> None:
    """What has the focus is always whole in sight; at its end it leads out of the column, and the keys still scroll."""
    guest.program.change("reading", "200")
    guest.press("m", "e")
    scene = guest.scene
    assert isinstance(scene, SettingsScene)
    assert scene.limit > 0
    column = scene.column
    for name, end in (("Down", scene.limit), ("Up", 0.0)):
        seen = []
        for _ in range(90):
            guest.pad(name)
            focus = guest.app.input.shown_focus
            if focus is None or focus.region != column:
                break
            place = next(region.rect for region in guest.screen.regions if region.name == column)
            assert place.y <= focus.hit.rect.y
            assert focus.hit.rect.bottom <= place.bottom
            seen.append(focus.hit.thing)
        assert len(set(seen)) > 5
        assert scene.offset == pytest.approx(end, abs=LINE)
    guest.move(guest.hits("back")[0])
    guest.press("DOWN")
    assert guest.app.input.shown_focus is None
    assert scene.offset == LINE


def test_in_a_list_the_d_pad_chooses_and_the_shoulders_lead_to_what_can_be_done_with_it(guest: Guest) -> None:
    program, table = guest.program, guest.table
    for name in ("Evening", "Morning", "Night"):
        program.slots.save_as(table.session, table.game.id, name)
    guest.do("menu")
    guest.do("title")
    guest.press("l")
    scene = guest.scene
    assert isinstance(scene, LoadScene)
    guest.pad("Down")
    assert scene.chosen == 1
    guest.pad("RB")
    focus = guest.app.input.shown_focus
    assert focus is not None
    assert focus.hit.action == ("edit", "rename.1", "begin")
    guest.pad("Down")
    assert scene.chosen == 2
    assert guest.app.input.shown_focus is None, "what had the focus belongs to another one"


# ---------------------------------------------------------------------------------------------- rounds of a game


@pytest.mark.slow
@pytest.mark.parametrize(("config", "seed", "last"), [(solo("mentat"), 7, 5), (table(2), 4, 2)], ids=["solo", "two"])
def test_rounds_by_gamepad(config, seed: int, last: int) -> None:
    """The first rounds of a game alone, and of one at which people hand the gamepad over."""
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("Ana", "Bo", "Chi")[: len(config.seats)])
    with Hand(at_table(session, rival_pace="instant"), manner=WindowPreferences(tempo=Tempo())) as hand:
        while not session.over and session.state.round <= last:
            assert hand.clicks < 4000
            hand.go_on()
    assert session.over or session.state.round > last
    assert problems(session.rules, session.state) == []


def test_the_d_pad_leads_from_anything_to_anything(guest: Guest) -> None:
    """On the table of a first turn, a card taken up or not."""
    for _ in range(2):
        spots = tab_order(guest.screen)
        actions = {spot.hit.action for spot in spots}
        for focus in spots:
            lost = actions - {spot.hit.action for spot, _ in reached(guest.screen, focus)}
            assert not lost, f"not to be reached from {focus.hit.action}: {lost}"
        assert len(actions) > 5
        guest.click(guest.hits("card")[0])
