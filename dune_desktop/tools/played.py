"""The positions that games played on from saves come to: every kind of question, and everything shown by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack, read, to_session
from dune_desktop.storage.schema import Save
from dune_desktop.storage.settings import Settings
from dune_desktop.tools.replay import replay_of
from dune_desktop.tools.sample_players import CANVAS, FakeRunner
from dune_desktop.tools.shot import table_scene
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import tab_order
from dune_desktop.ui.window.scene import Scene

BEGINS: Final = ("card", "group", "after", "space", "intrigue", "troops")
"""Actions that begin a choice and answer nothing yet."""

ANSWERS: Final = ("space", "option", "options", "commit")
"""Actions that answer, or would with what is begun."""

AT_EVERY_TABLE: Final = frozenset({"turn", "agent", "reveal"})
"""Kinds of decisions that are looked at with each set of boxes."""

FAR: Final = 60
"""The answers after which no more is looked for."""


@dataclass(frozen=True, slots=True)
class Position:
    """Something to draw: `scene` makes the scene in a language and the action the pointer rests on."""

    name: str
    scene: Callable[[str], tuple[Scene, Action]]


def begun(path: Path, language: str, begins: Sequence[str] = BEGINS, steps: int = 1) -> tuple[Scene, Action]:
    """Return the save's table with the first possible choice begun and the pointer on the first answer left.

    With more `steps` the first possible choices after it are made too.
    """
    scene = table_scene(path, language)
    for _ in range(steps):
        first = next((action for action in actions(scene) if action[0] in begins), None)
        if first is not None:
            scene.handle(first)
    pointed = next((action for action in actions(scene) if action[0] in ANSWERS), ())
    scene.handle(("hover", *pointed))
    return scene, pointed


def actions(scene: Scene) -> list[Action]:
    """Return the actions of a screen in the order of the Tab key."""
    return [spot.hit.action for spot in tab_order(scene.screen(Plain(), CANVAS)) if spot.hit.action]


def played(paths: Sequence[Path], folder: Path) -> Iterator[Position]:
    """Yield the first position of each kind to which random games from these saves come.

    These are every kind of decision, plain and with a choice begun, every moment of what is shown by itself, and the
    curtain after somebody's turn. Their saves are written into `folder`.
    """
    folder.mkdir(parents=True)
    met: set[object] = set()
    for name, session in _beginnings(paths):
        player = RandomPlayer(1)
        for _ in range(FAR):
            decision = session.decision()
            if decision is None:
                break
            before = of_session(session, "game")
            kind = decision.kind
            key = (kind, session.config.boxes) if kind in AT_EVERY_TABLE else kind
            if key not in met:
                met.add(key)
                yield from _asked(_kept(before, folder / f"{name}.{kind}.dune"))
            option = player.pick(session.rules.legal(session.state))
            session.answer(option)
            for moment in _shown(session):
                if f"shown-{moment}" not in met:
                    met.add(f"shown-{moment}")
                    file = _kept(before, folder / f"{name}.shown-{moment}.dune")
                    yield Position(file.stem, partial(_moment, file, option, moment))


def _beginnings(paths: Sequence[Path]) -> Iterator[tuple[str, Session]]:
    """Yield each save's game as it stands, and those with all boxes of a board from their beginning too."""
    for path in paths:
        yield path.stem, to_session(read(path), path)
    for path in paths:
        _, session = replay_of(path)
        if session.config.boxes in registry.largest():
            yield f"{path.stem}.begun", session


def _shown(session: Session) -> list[str]:
    """Return the moments that are shown after the latest answer, and the curtain if it falls then."""
    moments = [moment for act in ShownGame(session, "step").acts for moment in _moments(act)]
    return [*dict.fromkeys(moments), "curtain"] if moments and len(session.people) > 1 else moments


def _moments(act: Act) -> tuple[str, ...]:
    """Return what an act is called: by its moment, and by what lies over the table meanwhile."""
    return (act.moment, *(name for name in ("churn", "fanfares") if getattr(act, name)))


def _kept(save: Save, path: Path) -> Path:
    """Return the path, to which the save is written."""
    path.write_bytes(pack(save))
    return path


def _asked(path: Path) -> Iterator[Position]:
    """Yield the table of a save on which something is asked: plain, with one and two choices begun, and with advice."""
    yield Position(path.stem, lambda language: (table_scene(path, language), ()))
    yield Position(path.stem + "+", partial(begun, path))
    if path.stem.endswith((".turn", ".agent")):
        yield Position(path.stem + "++", partial(begun, path, begins=(*BEGINS, "space"), steps=2))
        yield Position(path.stem + ".advice", partial(_advised, path))
        yield Position(path.stem + ".recap", partial(_folded, path))


def _table(path: Path, language: str) -> TableScene:
    """Return a save's table, at which everything that is shown waits for a press, and advice is there at once."""
    context = UiContext(Texts(language), Settings(rival_pace="step"))
    context.runner = FakeRunner()
    shown_game = ShownGame(to_session(read(path), path))
    shown_game.uncover()
    return TableScene(shown_game, context)


def _moment(path: Path, option: OptionId, moment: str, language: str) -> tuple[Scene, Action]:
    """Return the table at a moment of what is shown after this answer, or at the curtain behind all of it."""
    scene = _table(path, language)
    scene.answering.answer(option)
    while (act := scene.shown_game.act) is not None and moment not in _moments(act):
        scene.do_next()
    return scene, ()


def _advised(path: Path, language: str) -> tuple[Scene, Action]:
    """Return the table with advice, and the pointer on the best option."""
    scene = _table(path, language)
    scene.do_advice()
    scene.advisor.look()
    best = next((action for action in actions(scene) if action[0] == "advised"), ())
    scene.handle(("hover", *best))
    return scene, best


def _folded(path: Path, language: str) -> tuple[Scene, Action]:
    """Return the table with the panel of what has happened folded, or open where it was not."""
    scene = table_scene(path, language)
    scene.screen(Plain(), CANVAS)
    scene.handle(("recap",))
    return scene, ()
