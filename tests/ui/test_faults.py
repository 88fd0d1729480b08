"""An unexpected error anywhere: it is told, the game is safe, and goes on from the last good position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dune_desktop.engine import Rules
from dune_desktop.engine.invariants import problems
from dune_desktop.session import Session
from dune_desktop.storage import slots
from dune_desktop.storage.files import read
from dune_desktop.storage.folder import automatic
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.table.modeller import Modeller
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.input import Input
from dune_desktop.ui.window.projector import Projector
from tests.ui.person import Person
from tests.ui.tables import start

pytestmark = pytest.mark.usefixtures("queue")


class Planted(Exception):
    """Not an error of the program."""


FAULTS: dict[str, tuple[object, str]] = {
    "presenting": (Modeller, "model"),
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
        person.app.painter.invalidate()
        person.app.follow(person.program.apologise(error))
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
            assert "The game was saved" in person.words()
            person.press("RETURN")
        assert isinstance(person.scene, GameScene)
        assert person.table.session is table.session
        assert not problems(table.session.rules, table.session.state)
        person.answers(3)
        program.slots.flush()
        kept = read(automatic(program.places.saves, table.game.id))
        assert kept.state == table.session.state
        assert len(kept.log) == len(table.session.log)
