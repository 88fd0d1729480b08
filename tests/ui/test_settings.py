"""The settings screen, made from the table: every row has words and a place, counts at once and is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import (
    SETTINGS,
    LanguageCode,
    OneOf,
    ScreenNumber,
    Setting,
    Settings,
    Switch,
    load_settings,
    on_page,
)
from dune_desktop.ui.presenters.screens import settings as shown
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.settings import SettingsScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import at_table, begin, go, said, start

pytestmark = pytest.mark.usefixtures("queue")

SIZE = (1920.0, 1080.0)
ROWS = [setting for page in shown.PAGES for setting in on_page(page)]


def values(name: str) -> list[object]:
    """All that can be chosen."""
    kind = SETTINGS[name].kind
    if isinstance(kind, Switch):
        return [False, True]
    if isinstance(kind, ScreenNumber):
        return [0]  # the only screen of a window that nobody sees
    return list(kind.values) if isinstance(kind, OneOf) else list(LANGUAGES)


# ------------------------------------------------------------------------------------------------ the table


def test_every_setting_stands_on_a_page_or_is_remembered_without_one() -> None:
    assert {setting.name for setting in ROWS} == {setting.name for setting in SETTINGS.values() if setting.page}
    assert all(isinstance(setting.kind, OneOf | Switch | LanguageCode | ScreenNumber) for setting in ROWS), (
        "the screen can show it"
    )
    assert len(ROWS) >= 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [setting.name for setting in ROWS])
def test_a_setting_has_words(name: str, language: str) -> None:
    """A name, and one for each value; languages are called by themselves."""
    texts = Texts(language)
    assert texts.t("settings." + name)
    ends = ["on", "off"] if isinstance(SETTINGS[name].kind, Switch) else values(name)
    assert name in ("language", "screen") or all(texts.t(f"settings.{name}.{end}") for end in ends)


@pytest.mark.parametrize("name", [setting.name for setting in ROWS])
def test_each_value_can_be_clicked_and_is_kept(program: Program, name: str) -> None:
    """Chosen on the screen it counts, and is there again in the next run."""
    with Person(program) as person:
        person.do("settings")
        person.do("section", shown.PAGES.index(SETTINGS[name].page)) if SETTINGS[name].page != "play" else None
        for value in (*values(name), values(name)[0]):
            if person.find("set", name, value) is not None:
                person.do("set", name, value)
                person.turn()
                assert getattr(program.settings, name) == value
            assert getattr(load_settings(program.places.settings), name) == getattr(program.settings, name)
            assert person.find("set", name, value) is None, "what is chosen cannot be chosen"
            for other in values(name):
                assert other == value or person.find("set", name, other) is not None


@pytest.mark.parametrize("name", [setting.name for setting in ROWS])
@pytest.mark.parametrize("wrong", [3, "strange", [], None, {"a": 1}])
def test_a_strange_value_is_the_default(tmp_path: Path, name: str, wrong: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({name: wrong}))
    found, default = getattr(load_settings(file), name), SETTINGS[name]
    spelled_well = (isinstance(default.kind, LanguageCode) and wrong == "strange") or isinstance(
        default.kind, ScreenNumber
    )
    assert spelled_well or found == getattr(Settings(), name)


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1920.0, 1200.0), (2560.0, 1080.0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(program: Program, language: str, size: tuple[float, float]) -> None:
    program.change("language", language)
    fonts = fonts_of(language)
    for section in range(len(shown.PAGES) + 1):
        scene = go(program, "settings")
        scene.handle(("section", section))
        screen = scene.screen(fonts, size)
        own = Screen("plain", tuple(r for r in screen.regions if r.name.startswith("settings")), *size)
        assert problems(own, fonts) == [], section


@pytest.mark.parametrize("setting", ROWS, ids=lambda setting: setting.name)
def test_every_row_reads_from_less_to_more(setting: Setting) -> None:
    """What is off, none or never stands at the left; one click left of two."""
    here = Page(Texts("en"), Plain("en"), *SIZE, screens=((1920, 1080), (1280, 720)))
    values = [value for value, _ in shown.offered(here, setting)]
    least = {False, "off", "none", "never"} if setting.name != "buy_at_once" else {True}
    assert [value for value in values if type(value) is not int and value in least] in ([], values[:1])
    assert len(values) > 1


def test_a_row_with_nothing_to_choose_is_not_there(program: Program) -> None:
    """The only screen of the system."""
    with Person(program) as person:
        person.do("settings")
        person.do("section", shown.PAGES.index("window"))
        assert program.texts.t("settings.fullscreen") in person.words()
        assert program.texts.t("settings.screen") not in person.words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_settings_is_seen_whole(program: Program, language: str) -> None:
    """At the usual size of text nothing needs to be scrolled to."""
    program.change("language", language)
    for section in range(len(shown.PAGES)):
        scene = go(program, "settings")
        scene.handle(("section", section))
        scene.screen(fonts_of(language), SIZE)
        assert scene.limit == 0, section  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------ what they do


def test_they_are_reached_from_the_title_and_from_the_menu(program: Program) -> None:
    with Person(program) as person:
        person.press("e")
        assert isinstance(person.scene, SettingsScene)
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.menu()
        person.press("e")
        assert isinstance(person.scene, SettingsScene)
        person.press("ESCAPE")
        assert isinstance(person.scene, MenuScene)
        person.press("ESCAPE")
        assert isinstance(person.scene, GameScene)


def test_who_does_not_want_to_be_asked_is_not(program: Program) -> None:
    """The Reveal turn with Agents left is asked about, or not."""
    for ask in (True, False):
        program.change("ask_before_losses", ask)
        with Person(program, start(program, new="solo", seed=3)) as person:
            person.press("s")
            before = len(person.table.session.log)
            person.press("r")
            assert (len(program.game.session.log) > before) != ask  # type: ignore[union-attr]


def test_people_who_trust_each_other_need_no_curtain(program: Program) -> None:
    """Whoever is asked sees the own hand at once; and the curtain comes back when it is wanted again."""
    game = begin(program, table(3), 5)
    with Person(program, game) as person:
        assert game.shown_game.curtain == game.session.asked()
        program.change("curtain", False)
        person.app.follow(None)
        seen = set()
        for _ in range(6):
            game.screen(Plain(), SIZE)
            asked = game.session.asked()
            assert (game.shown_game.curtain, game.shown_game.viewer) == (-1, asked)
            seen.add(asked)
            game.handle(("option", *game.session.rules.legal(game.session.state)[0]))
            game.playback.settle()
        assert len(seen) > 1
        program.change("curtain", True)
        game.screen(Plain(), SIZE)
        asked = game.session.asked()
        while game.session.asked() == asked:
            game.handle(("options", game.session.rules.legal(game.session.state)[-1]))
            game.playback.settle()
        game.screen(Plain(), SIZE)
        assert game.shown_game.curtain == game.session.asked()


def test_tips_come_when_they_are_wanted(program: Program) -> None:
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.press("s")
        hit = next(spot.hit for spot in spots(person.screen) if said(person.app.scene, person.screen, spot.hit))
        for tips, soon, late in (("instant", True, True), ("long", False, True), ("never", False, False)):
            person.app.follow(program.change("tips", tips))
            pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
            person.turn()
            x, y = person.app.easel.painter.to_pixels(hit.rect).center
            move = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
            person.app.turn([move], person.now)
            for seconds, comes in ((0.2, soon), (2.0, late)):
                person.app.turn([], person.now + seconds)
                assert (person.app.input.tip is not None) == comes, (tips, seconds)
            person.now += 3


def test_the_full_screen_of_a_key_is_known_to_the_settings(program: Program) -> None:
    """F11 changes over, and the settings say so at once."""
    with Person(program) as person:
        person.press("F11", "e")
        person.turn()
        person.do("section", shown.PAGES.index("window"))
        assert program.settings.fullscreen
        assert person.find("set", "fullscreen", False) is not None
        assert person.find("set", "fullscreen", True) is None
        person.press("F11")
        person.turn()
        assert person.find("set", "fullscreen", False) is None


def test_a_key_turns_sound_off_and_on(program: Program) -> None:
    """On every screen, the settings say so, and the volumes stay as they were."""
    with Person(program) as person:
        before = program.manner
        assert before.effects > 0
        person.press("e")
        person.do("section", shown.PAGES.index("motion"))
        for on in (False, True):
            event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
            person.app.turn([event, pygame.event.Event(pygame.KEYUP, key=pygame.K_m, mod=0)], person.now)
            assert program.settings.sound == on
            assert (person.app.manner.effects > 0) == on
            assert person.find("set", "sound", not on) is not None
            assert person.find("set", "sound", on) is None
        assert program.manner == before


@pytest.mark.usefixtures("sound_device")
@pytest.mark.parametrize("hush", [True, False])
def test_behind_other_windows_it_is_silent_if_that_is_wished_for(program: Program, hush: bool) -> None:
    with Person(program) as person:
        person.app.follow(program.change("hush", hush))
        person.app.turn([pygame.event.Event(pygame.WINDOWFOCUSLOST)], person.now)
        assert person.app.mixer.audible != hush
        person.app.turn([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], person.now)
        assert person.app.mixer.audible


def test_other_colors_count_at_once_and_go_again(program: Program) -> None:
    """Pieces, plates and the art below words; the same window in the usual colors is the same to the pixel."""
    with Person(program, start(program, new="solo", seed=3), painted=True) as person:
        person.press("s")

        def picture() -> bytes:
            person.turn()
            return pygame.image.tobytes(person.app.easel.place.surface, "RGB")

        usual = picture()
        person.app.follow(program.change("palette", "red_green"))
        other = picture()
        assert other != usual
        person.app.follow(program.change("contrast", True))
        assert picture() not in (other, usual)
        person.app.follow(program.change("palette", "usual"))
        person.app.follow(program.change("contrast", False))
        assert picture() == usual


@pytest.mark.parametrize(("frames", "most"), [("30", 31), ("60", 62), ("120", 125)])
def test_no_more_pictures_than_wished_for(program: Program, frames: str, most: int) -> None:
    """While something moves, however often the loop turns."""
    with Person(program, start(program, new="solo", seed=3), painted=True) as person:
        app = person.app
        program.change("ask_before_losses", False)
        app.follow(program.change("frames", frames))
        app.follow(program.change("motion", "slow"))
        person.press("s")
        app.front.send([("option", "reveal")], app.front.number)
        app.turn([], person.now)
        paint, painted, now = app.easel.painter.paint, [], person.now
        app.easel.painter.paint = lambda screen: painted.append(screen) or paint(screen)  # type: ignore[method-assign]
        while app.projector.waits:
            now += 0.001
            app.turn([], now)
        assert now - person.now > 0.3
        between = len(painted) - 1  # from the first picture on
        assert 0.7 * most <= between / (now - person.now) <= most


def test_settings_of_one_run_are_those_of_the_next(tmp_path: Path) -> None:
    """Keys as well."""
    program = Program(Places.under(tmp_path), "en")
    program.change("keys", (("reveal", "V"),))
    assert Program(Places.under(tmp_path), "en").keys.keys("reveal") == ("V",)


# ------------------------------------------------------------------------------------------------ keys


def keys_page(person: Person) -> SettingsScene:
    person.do("settings")
    person.do("section", shown.KEYS)
    assert isinstance(person.scene, SettingsScene)
    return person.scene


def test_another_key_counts_at_once(program: Program) -> None:
    """Waited for, pressed, kept; at the table the new key reveals and its cap says so."""
    with Person(program) as person:
        scene = keys_page(person)
        person.do("listen", "reveal")
        assert "Press the key for “Reveal turn”" in person.words()
        person.press("v")
        assert program.keys.keys("reveal") == ("V",)
        assert "“Reveal turn” is now V" in person.words()
        assert not scene.listening.command
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.press("s")
        (bar,) = (region for region in person.screen.regions if region.name == "prompt")
        assert "V" in [label.text for label in bar.elements if isinstance(label, Label)]
        before = person.scene
        person.press("r")
        assert person.scene is before
        person.press("v")
        assert person.scene is not before, "asked before Agents are lost"


def test_a_key_that_is_taken_is_exchanged_or_refused_kindly(program: Program) -> None:
    with Person(program) as person:
        keys_page(person)
        person.do("listen", "reveal")
        person.press("p")
        assert (program.keys.keys("reveal"), program.keys.keys("pass")) == (("P",), ("R",))
        assert "“Reveal turn” is now P, and “Pass” is R." in person.words()
        person.do("listen", "reveal")
        person.press("TAB")
        assert program.keys.keys("reveal") == ("P",)
        assert "Tab can’t be reassigned" in person.words()
        person.do("listen", "reveal")
        person.press("ESCAPE")
        assert isinstance(person.scene, SettingsScene), "Esc leaves it as it is"
        assert program.keys.keys("reveal") == ("P",)
        person.do("reset")
        assert program.keys.keys("reveal") == ("R",)
        assert program.settings.keys == ()


def test_while_a_key_is_waited_for_none_does_anything_else(program: Program) -> None:
    with Person(program) as person:
        scene = keys_page(person)
        person.do("listen", "undo")
        person.press("F11")
        assert not person.app.easel.place.filled
        assert program.keys.keys("undo") == ("F11",)
        assert program.keys.keys("fullscreen") == ("Ctrl+Z",)
        person.do("listen", "card3")
        person.key(pygame.K_LSHIFT)
        assert scene.listening.command == "card3", "a modifier alone is no key"


def test_the_table_without_a_program_has_keys_too() -> None:
    game = at_table(begin_session(), "en")
    hits = [spot.hit for spot in spots(game.screen(Plain(), SIZE))]
    assert {"menu", "log", "help"} <= {hit.command for hit in hits}


def begin_session() -> object:
    from dune_desktop.content.catalog import catalog
    from dune_desktop.engine import Rules
    from dune_desktop.session import Session

    config = solo("mentat")
    return Session.start(Rules(catalog(config.boxes), config), 3, ("A", "B", "C"))
