"""`strip`: animated moments of a game as strips of frames, drawn without a display exactly as in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly.registry import boxes as all_boxes
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import Event, Facts
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session

if TYPE_CHECKING:
    from dune_desktop.ui.motion.film import Film
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.screen.display import Screen

SIZE = (1920.0, 1080.0)
SEED, ANSWERS = 7, 400

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A step from one screen of a game to the next, with its events and animation."""

    name: str
    before: Screen
    after: Screen
    film: Film
    events: Events


def _has(*kinds: str) -> Callable[[Events], bool]:
    """Return a test whether events of all these kinds happened."""
    return lambda events: all(any(event[0] == kind for event in events) for kind in kinds)


def _never(events: Events) -> bool:
    """Return False: these moments cannot be recognized by events."""
    return False


WANTED: Final[dict[str, Callable[[Events], bool]]] = {
    "agent": lambda events: _has("send")(events) and not _has("hagal")(events),
    "goods": lambda events: any(event[0] == "gain" and Facts(event).n > 2 for event in events),
    "troops": _has("deploy"),
    "influence": _has("influence"),
    "point": _has("influence", "vp"),
    "alliance": _has("alliance"),
    "reveal": _has("reveal"),
    "acquire": _has("acquire", "row"),
    "draw_intrigue": _has("draw_intrigue"),
    "rival": _has("hagal"),
    "swordmaster": _has("swordmaster"),
    "control": _has("control"),
}
"""Moments recognized by their events; the first one of each in a game is drawn."""

STAGED: Final = ("muster", "card", "intrigue", "verdict", "reward", "makers", "recall", "round")
"""Moments recognized by what the stage shows (`director`); again the first one of each is drawn."""


def moments(config: GameConfig, language: str) -> Iterator[Moment]:
    """Yield one moment of each kind that occurs in a random game, and last an undone answer."""
    scene = _scene(config, language)
    player = RandomPlayer(SEED)
    left = {**WANTED, **{kind: _has(kind) for kind in _of_boxes(config)}, **dict.fromkeys(STAGED, _never)}
    before = _look(scene, language)
    scene.news()
    for _ in range(ANSWERS):
        if scene.session.over or not left:
            break
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.shown_game.uncover()
            before = _look(scene, language)
            scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))
        act, events, after = scene.shown_game.act, scene.news(), _look(scene, language)
        staged = act.moment if act is not None else ""
        for name in [name for name, wanted in left.items() if name == staged or wanted(events)]:
            if (moment := _moment(name, before, after, events, scene)).film.moves:
                del left[name]
                yield moment
        before = after
    yield from _taken_back(_scene(config, language), RandomPlayer(SEED), language)


def _taken_back(scene: TableScene, player: RandomPlayer, language: str) -> Iterator[Moment]:
    session = scene.session
    while not session.over:
        scene.playback.settle()
        scene.shown_game.uncover()
        scene.handle(("option", *player.pick(session.rules.legal(session.state))))
        if session.undoable() is not None and any(event[0] == "send" for event in scene.news()):
            before = _look(scene, language)
            scene.do_undo()
            yield _moment("undo", before, _look(scene, language), scene.news(), scene)
            return


def _of_boxes(config: GameConfig) -> list[str]:
    """Return the kinds of events that the boxes in play add."""
    return sorted(kind for box in all_boxes() if box.id in config.boxes for kind in box.events)


def _moment(name: str, before: Screen, after: Screen, events: Events, scene: TableScene) -> Moment:
    from dune_desktop.ui.motion.plan import plan

    return Moment(name, before, after, plan(before, after, events, more=scene.brought, back=scene.taken_back()), events)


def _scene(config: GameConfig, language: str) -> TableScene:
    from dune_desktop.storage.settings import Settings
    from dune_desktop.ui.scenes.context import UiContext
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.shown_game import ShownGame

    rules = Rules(catalog(config.boxes), config)
    names = ("Anna", "Ben", "Cleo", "Dan")[: len(config.seats)]
    context = UiContext(Texts(language), Settings(ask_before_losses=False, curtain=False))
    return TableScene(ShownGame(Session.start(rules, SEED, names)), context)


def _look(scene: TableScene, language: str) -> Screen:
    from dune_desktop.ui.window.unseen import headless

    return scene.screen(headless.fonts(language), SIZE)


def strips(folder: Path, frames: int, language: str) -> Iterator[str]:
    """Write a picture for every moment; yield a line for each. Raises SaveError for an unwritable place."""
    from dune_desktop.ui.window.unseen import headless

    boxes = tuple(box.id for box in all_boxes())
    for place, config in {"four": table(4, boxes), "solo": solo("mentat", boxes=boxes)}.items():
        for moment in moments(config, language):
            picture = folder / f"{place}-{moment.name}.png"
            headless.save(headless.strip(moment.before, moment.after, moment.film, frames, language), picture)
            yield f"{picture.name}: {len(moment.film.moves)} moves in {moment.film.lasts:.2f} s"
