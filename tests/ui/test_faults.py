"""An unexpected error anywhere: it is told, the game is safe, and goes on from the last good position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import Texts
from dune_desktop.players.models import can_think, is_readable
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.policy import weights
from dune_desktop.players.policy.evaluation import net_of
from dune_desktop.session import GUESTS, Chair, Replay, Session
from dune_desktop.storage import slots
from dune_desktop.storage.bin import Bin
from dune_desktop.storage.files import read
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.slots import Slots
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.presenters.screens import sketch
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.replay import ReplayScene
from dune_desktop.ui.scenes.review import ReviewScene
from dune_desktop.ui.scenes.reviews import Reviews
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.saves.bin import BinScene
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.scenes.settings import SettingsScene
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window import show
from dune_desktop.ui.window.hands.input import Input
from dune_desktop.ui.window.hands.pads import Pads
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import Go
from tests.ui.person import Person
from tests.ui.tables import go, start, unkept

pytestmark = pytest.mark.usefixtures("queue")


class Planted(Exception):
    """Not an error of the program."""


FAULTS: dict[str, tuple[object, str]] = {
    "presenting": (TableRenderer, "model"),
    "drawing": (GameScene, "screen"),
    "motion": (Projector, "next"),
    "sound": (Mixer, "air"),
    "input": (Input, "see"),
    "session": (Session, "answer"),
    "rules": (Rules, "play"),
    "asking": (Rules, "legal"),
    "saving": (slots, "pack"),
}


def _once(before: Callable[..., Any], fired: list[bool]) -> Callable[..., Any]:
    """The same, but that it fails the next time."""

    def fails(*arguments: Any, **named: Any) -> Any:
        if not fired:
            fired.append(True)
            raise Planted
        return before(*arguments, **named)

    return fails


def _as_the_window_does(person: Person, act: Callable[[], object]) -> bool:
    """Do something; an error is answered as `run` answers it. Whether there was one."""
    try:
        act()
    except Planted as error:
        person.app.easel.painter.invalidate()
        person.app.follow(person.program.apologize(error))
        person.turn()
        return True
    return False


@pytest.mark.parametrize("layer", FAULTS)
def test_the_game_is_safe(program: Program, monkeypatch: pytest.MonkeyPatch, layer: str) -> None:
    owner, name = FAULTS[layer]
    with Person(program, start(program, new="solo", seed=3), painted=layer == "sound") as person:
        person.answers(4)
        table, fired = person.table, list[bool]()
        with monkeypatch.context() as broken:
            broken.setattr(owner, name, _once(getattr(owner, name), fired))
            told = any(_as_the_window_does(person, lambda: person.answers(1)) for _ in range(2) if not fired)
        assert fired, "nobody came by"
        if told:
            assert isinstance(person.scene, Message)
            assert "Your game was saved" in person.words()
            person.press("RETURN")
        assert isinstance(person.scene, GameScene)
        assert person.table.session is table.session
        assert not problems(table.session.rules, table.session.state)
        person.answers(3)
        program.slots.flush()
        kept = read(automatic(program.places.saves, table.game.id))
        assert kept.state == table.session.state
        assert len(kept.log) == len(table.session.log)


# ------------------------------------------------------------------------------------------------ everywhere else


def _drag(person: Person) -> None:
    """Take up the first thing that can be carried, and go away with it."""
    while not any(spot.hit.drag is not None for spot in spots(person.screen)):
        person.answers(1)
    hit = next(spot.hit for spot in spots(person.screen) if spot.hit.drag is not None)
    x, y = person.app.easel.painter.to_pixels(hit.rect).center
    person.move(hit)
    person.now += 1.0
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for step in range(1, 4):
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y - 60 * step), rel=(0, -60), buttons=(1, 0, 0))
        pygame.event.post(moved)
        person.turn()


def _push(person: Person) -> None:
    """A button of a gamepad."""
    pygame.event.post(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    )
    person.turn()


def _menu(place: str) -> Callable[[Person], None]:
    def act(person: Person) -> None:
        person.menu()
        person.do(place)

    return act


def _delete(person: Person) -> None:
    person.program.slots.save_as(person.table.session, person.table.game.id, "Ann")
    _menu("load")(person)
    person.do("delete", str(person.program.slots.path_for("Ann")))


def _bring_back(person: Person) -> None:
    _delete(person)
    person.key(pygame.K_z, pygame.KMOD_CTRL)


def _bin(person: Person) -> None:
    _delete(person)
    person.do("bin")


ELSEWHERE: dict[str, tuple[object, str, Callable[[Person], object]]] = {
    "dragging": (show, "with_carried", _drag),
    "gamepads": (Pads, "read", _push),
    "chronicle": (LogScene, "regions", lambda person: person.press("l")),
    "cards": (CardsScene, "regions", lambda person: person.press("c")),
    "menu": (MenuScene, "regions", lambda person: person.menu()),
    "list of saves": (LoadScene, "screen", _menu("load")),
    "folder of saves": (Slots, "list", _menu("load")),
    "picture of a save": (sketch, "draw", _menu("load")),
    "deleting": (Bin, "put", _delete),
    "bringing back": (Bin, "take", _bring_back),
    "what was deleted": (BinScene, "found", _bin),
    "looking back": (ReplayScene, "screen", _menu("replay")),
    "replay": (Replay, "__init__", _menu("replay")),
    "settings": (SettingsScene, "regions", _menu("settings")),
    "rules": (RulesScene, "regions", _menu("rules")),
    "texts": (Texts, "t", lambda person: person.menu()),
    "names": (Texts, "name", lambda person: person.press("c")),
    "quick save": (Slots, "save_quickly", lambda person: person.press("F5")),
}
"""What fails once, and what somebody at the table does that comes by there."""

WHERE_IT_IS_PAINTED: dict[str, tuple[object, str, Callable[[Person], object]]] = {
    "painter": (Painter, "paint", lambda person: person.menu()),
    "icons": (Icons, "icon", _menu("rules")),
    "pictures": (Pictures, "get", lambda person: person.press("c")),
}


@pytest.mark.parametrize("layers", [ELSEWHERE, WHERE_IT_IS_PAINTED], ids=["scenes", "painting"])
def test_around_the_table_it_is_safe_too(
    program: Program, monkeypatch: pytest.MonkeyPatch, layers: dict[str, tuple[object, str, Callable[[Person], object]]]
) -> None:
    """The player is told, and comes back to the very game, which is on the disk."""
    scene = start(program, new="solo", seed=3)
    with Person(program, scene, painted=layers is WHERE_IT_IS_PAINTED) as person:
        person.answers(4)
        table = person.table
        for layer, (owner, name, act) in layers.items():
            fired: list[bool] = []
            with monkeypatch.context() as broken:
                broken.setattr(owner, name, _once(getattr(owner, name), fired))
                told = _as_the_window_does(person, lambda act=act: act(person))  # type: ignore[misc]
            assert fired, f"{layer}: nobody came by"
            assert told, layer
            assert isinstance(person.scene, Message), layer
            assert "Your game was saved" in person.words(), layer
            person.press("RETURN")
            assert isinstance(person.scene, GameScene), layer
            assert person.table.session is table.session, layer
            person.answers(1)
            program.slots.flush()
            assert read(automatic(program.places.saves, table.game.id)).state == table.session.state, layer


def test_a_finished_game_is_safe_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its ranking and its review: back at how it ended, with everything as it was."""
    scene, player = start(program, new="solo", seed=3), RandomPlayer(3)
    assert isinstance(scene, GameScene)
    with unkept(scene) as session:
        while not session.over:
            session.answer(player.pick(session.rules.legal(session.state)))
    for owner, name, place in (
        (GameOverScene, "screen", "ranking"),
        (Reviews, "of", "review"),
        (ReviewScene, "screen", "review"),
    ):
        fired: list[bool] = []
        with Person(program, go(program, "ranking")) as person, monkeypatch.context() as broken:
            broken.setattr(owner, name, _once(getattr(owner, name), fired))
            assert _as_the_window_does(person, lambda place=place: (person.app.follow(Go(place)), person.turn())), place
            assert fired
            assert isinstance(person.scene, Message)
            person.press("RETURN")
            assert not isinstance(person.scene, Message)
            assert program.game is not None
            assert program.game.session is session


@pytest.mark.parametrize("what", ["missing", "damaged", "of something else"])
def test_without_what_computers_have_learned_the_game_goes_on(
    program: Program, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """They answer by chance then, and the log says why."""
    found = {
        "missing": FileNotFoundError("policy.json"),
        "damaged": "{",
        "of something else": "[]",
        "deep": "[" * 200_000,
    }[what]

    def numbers(name: str) -> str:
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(weights, "_read", numbers)
    weights.learned_policy.cache_clear()
    program.runner = LocalRunner()
    program.remember(rival_pace="instant", hold_moments=False)
    go(program, "new", table(3), 5, ("", "", ""), tuple(Chair("adept", "warrior", guest) for guest in GUESTS[:3]))
    try:
        with Person(program, go(program, "table")) as watcher:
            for _ in range(300):
                if watcher.table.session.answered > 5:
                    break
                watcher.turn()
            assert isinstance(watcher.scene, GameScene)
            assert watcher.table.session.answered > 5
    finally:
        weights.learned_policy.cache_clear()


@pytest.mark.parametrize("text", ["[" * 200_000, '{"policy": {"situation": [], "rows": [], "cells": {}}}'])
def test_what_computers_have_learned_does_not_stop_the_title(
    program: Program, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """However it is damaged, all that is done while the title is looked at is done."""
    forget = (is_readable, weights.learned_policy, net_of)
    monkeypatch.setattr(weights, "_read", lambda name: text)
    for each in forget:
        each.cache_clear()
    try:
        for _ in program.prepare():
            pass
        assert program.ready
        assert not can_think()
    finally:
        for each in forget:
            each.cache_clear()
