"""The settings screen: every row counts at once and is kept, what each does, and keys that are given anew."""

from __future__ import annotations

import json
from itertools import product

import pygame
import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.settings import SETTINGS, OneOf, Settings, Switch, load_settings, on_page
from dune_desktop.ui.presenters.screens import settings as shown
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.settings import SettingsScene
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from tests.ui.person import Person
from tests.ui.screens import labels
from tests.ui.tables import begin, go, said, start

pytestmark = pytest.mark.usefixtures("queue")

SIZE = (1920.0, 1080.0)
ROWS = [setting for page in shown.PAGES for setting in on_page(page)]


def values(name: str) -> list[object]:
    """All that can be chosen; of screens there is only one, of a window that nobody sees."""
    kind = SETTINGS[name].kind
    if isinstance(kind, Switch):
        return [False, True]
    return list(kind.values) if isinstance(kind, OneOf) else list(LANGUAGES) * (name == "language")


def test_each_value_can_be_clicked_and_is_kept(program: Program) -> None:
    """Chosen on the screen it counts, and is there in the next run; what is strange in the file is the default."""
    assert {setting.name for setting in ROWS} == {setting.name for setting in SETTINGS.values() if setting.page}
    with Person(program) as person:
        person.do("settings")
        for row in ROWS:
            name, offered = row.name, values(row.name)
            if person.find("section", shown.PAGES.index(row.page)) is not None:
                person.do("section", shown.PAGES.index(row.page))
            assert (program.texts.t("settings." + name) in person.words()) == bool(offered), name
            for value in (*offered, *offered[:1]):
                if person.find("set", name, value) is not None:
                    person.do("set", name, value)
                    assert getattr(program.settings, name) == value
                assert getattr(load_settings(program.places.settings), name) == getattr(program.settings, name)
                assert [each for each in offered if person.find("set", name, each) is None] == [value], name
    for row, strange in product(ROWS, (3.5, "Strange", None, [], {"a": 1})):
        program.places.settings.write_text(json.dumps({row.name: strange}))
        assert getattr(load_settings(program.places.settings), row.name) == getattr(Settings(), row.name)


def test_people_who_trust_each_other_need_no_curtain(program: Program) -> None:
    """Whoever is asked sees the own hand at once; and the curtain comes back when it is wanted again."""
    game, seen = begin(program, table(3), 5), set()
    assert game.shown_game.curtain == game.session.asked()
    program.change("curtain", False)
    for answers in range(12):
        game.screen(Plain(), SIZE)
        if game.shown_game.curtain != NOBODY:
            break
        assert game.shown_game.viewer == game.session.asked()
        seen.add(game.shown_game.viewer)
        game.handle(("options", game.session.rules.legal(game.session.state)[-1]))
        game.playback.settle()
        if answers == 6:
            program.change("curtain", True)
    assert len(seen) > 1
    assert game.shown_game.curtain == game.session.asked() != NOBODY


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


@pytest.mark.usefixtures("sound_device")
def test_the_settings_know_what_keys_change(program: Program) -> None:
    """F11 the full screen, Ctrl+M the sound, whose volumes stay. Behind other windows it is silent if wished."""
    with Person(program) as person:
        before = program.manner
        person.press("e")
        keys = {"fullscreen": ("window", pygame.K_F11, 0), "sound": ("motion", pygame.K_m, pygame.KMOD_CTRL)}
        for name, (page, key, mod) in keys.items():
            person.do("section", shown.PAGES.index(page))
            first = getattr(program.settings, name)
            for now in (not first, first):
                person.key(key, mod)
                person.turn()
                assert getattr(program.settings, name) == now
                assert person.find("set", name, not now) is not None
                assert person.find("set", name, now) is None
                assert (person.app.manner.effects > 0) == program.settings.sound
        assert program.manner == before
        for hush in (True, False):
            person.app.follow(program.change("hush", hush))
            for event, audible in ((pygame.WINDOWFOCUSLOST, not hush), (pygame.WINDOWFOCUSGAINED, True)):
                person.app.turn([pygame.event.Event(event)], person.now)
                assert person.app.mixer.audible == audible


def test_another_key_counts_at_once(program: Program) -> None:
    """Waited for, when it does nothing else, and kept; one that is taken is exchanged, or refused kindly."""
    with Person(program) as person:
        person.do("settings")
        person.do("section", shown.KEYS)
        scene = person.scene
        assert isinstance(scene, SettingsScene)
        for command, key, told, kept in (
            ("reveal", "v", "“Reveal turn” is now V", ("V",)),
            ("reveal", "p", "“Reveal turn” is now P, and “Pass” is V.", ("P",)),
            ("reveal", "TAB", "Tab can’t be reassigned", ("P",)),
            ("reveal", "ESCAPE", "Keys", ("P",)),
            ("undo", "F11", "is now F11", ("F11",)),
        ):
            person.do("listen", command)
            assert "Press the key for “" in person.words()
            person.press("LSHIFT")
            assert scene.listening.command == command, "a modifier alone is no key"
            person.press(key)
            assert told in person.words()
            assert person.scene is scene
            assert program.keys.keys(command) == kept
            assert ("can’t be reassigned" in person.words()) == (key == "TAB")
        assert not person.app.easel.place.filled
        assert program.keys.keys("fullscreen") == ("Ctrl+Z",)
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.press("s")
        assert "P" in labels(person.screen, "prompt")
        table = person.scene
        person.press("r")
        assert person.scene is table
        person.press("p")
        assert person.scene is not table, "asked before Agents are lost"
    again = Program(program.places, "en")
    assert again.keys.keys("reveal") == ("P",)
    scene = go(again, "settings")
    scene.handle(("section", shown.KEYS))
    scene.handle(("reset",))
    assert (again.keys.keys("reveal"), again.settings.keys) == (("R",), ())
