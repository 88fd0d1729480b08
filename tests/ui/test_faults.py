"""An unexpected error anywhere: it is told, the game is safe, and goes on from the last good position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dune_desktop.engine import Rules
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import Texts
from dune_desktop.players.models import can_think, is_readable
from dune_desktop.players.policy import weights
from dune_desktop.players.policy.evaluation import net_of
from dune_desktop.session import Replay, Session
from dune_desktop.storage import slots
from dune_desktop.storage.bin import Bin
from dune_desktop.storage.files import read
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.slots import Slots
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.overlay import Message
from dune_desktop.ui.scenes.reviews import Reviews
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.hands.input import Input
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import Go
from tests.ui.person import Person
from tests.ui.screens import play
from tests.ui.tables import go, start

pytestmark = pytest.mark.usefixtures("queue")


class Planted(Exception):
    """Not an error of the program."""


def _fails_once(before: Callable[..., Any], fired: list[bool]) -> Callable[..., Any]:
    def fails(*arguments: Any, **named: Any) -> Any:
        if not fired:
            fired.append(True)
            raise Planted
        return before(*arguments, **named)

    return fails


def _apologizes(person: Person, planted: tuple[object, str], act: Callable[[], object]) -> None:
    """Do something while something fails: the error is answered as `run` answers it, and the player told."""
    owner, name = planted
    fired: list[bool] = []
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(owner, name, _fails_once(getattr(owner, name), fired))
        with pytest.raises(Planted) as error:
            act()
    person.app.easel.painter.invalidate()
    person.app.follow(person.program.apologize(error.value))
    person.turn()
    assert isinstance(person.scene, Message), planted
    assert "Your game was saved" in person.words(), planted
    person.press("RETURN")


def _menu(place: str) -> Callable[[Person], None]:
    def act(person: Person) -> None:
        person.menu()
        person.do(place)

    return act


def _delete(person: Person) -> None:
    person.program.slots.save_as(person.table.session, person.table.game.id, "Ann")
    _menu("load")(person)
    person.do("delete", str(person.program.slots.path_for("Ann")))


def _answer(person: Person) -> None:
    person.answers(2)


FAULTS: dict[str, tuple[object, str, Callable[[Person], object]]] = {
    "drawing": (GameScene, "screen", _answer),
    "motion": (Projector, "next", _answer),
    "input": (Input, "see", _answer),
    "session": (Session, "answer", _answer),
    "rules": (Rules, "play", _answer),
    "asking": (Rules, "legal", _answer),
    "saving": (slots, "pack", _answer),
    "folder of saves": (Slots, "list", _menu("load")),
    "deleting": (Bin, "put", _delete),
    "replay": (Replay, "__init__", _menu("replay")),
    "texts": (Texts, "t", lambda person: person.menu()),
    "quick save": (Slots, "save_quickly", lambda person: person.press("F5")),
    "sound": (Mixer, "air", _answer),
    "painter": (Painter, "paint", lambda person: person.menu()),
}
"""What fails once, and what somebody at the table does that comes by there."""


@pytest.mark.parametrize("painted", [False, True])
def test_the_game_is_safe(program: Program, painted: bool) -> None:
    """The player is told, and comes back to the very game, which is on the disk."""
    with Person(program, start(program, new="solo", seed=3), painted=painted) as person:
        person.answers(4)
        table = person.table
        for layer, (owner, name, act) in FAULTS.items():
            if painted != (layer in ("sound", "painter")):
                continue
            _apologizes(person, (owner, name), lambda act=act: act(person))  # type: ignore[misc]
            assert isinstance(person.scene, GameScene), layer
            assert person.table.session is table.session, layer
            assert not problems(table.session.rules, table.session.state), layer
            person.answers(1)
            program.slots.flush()
            kept = read(automatic(program.places.saves, table.game.id))
            assert (kept.state, len(kept.log)) == (table.session.state, len(table.session.log)), layer


@pytest.mark.parametrize(
    ("planted", "place"), [((GameOverScene, "screen"), "ranking"), ((Reviews, "of"), "review")], ids=["end", "review"]
)
def test_a_finished_game_is_safe_too(program: Program, planted: tuple[object, str], place: str) -> None:
    """Back at how it ended, with everything as it was."""
    scene = start(program, new="solo", seed=3)
    assert isinstance(scene, GameScene)
    play(scene, 3)
    with Person(program, go(program, "ranking")) as person:
        _apologizes(person, planted, lambda: (person.app.follow(Go(place)), person.turn()))
        assert not isinstance(person.scene, Message)
        assert program.game is not None
        assert program.game.session is scene.session


@pytest.mark.parametrize("found", ["", "{", "[]", "[" * 200_000], ids=["missing", "damaged", "something else", "deep"])
def test_without_what_computers_have_learned_the_title_comes_all_the_same(
    program: Program, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    def numbers(name: str) -> str:
        if not found:
            raise FileNotFoundError(name)
        return found

    forget = (is_readable, weights.learned_policy, net_of)
    monkeypatch.setattr(weights, "_read", numbers)
    for each in forget:
        each.cache_clear()
    assert len(list(program.prepare())) > 1
    assert program.ready
    assert not can_think()
    for each in forget:
        each.cache_clear()
