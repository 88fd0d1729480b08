"""The ways from screen to screen: what is at a place by its name. Nobody else knows more than one screen.

A way is a function of the program, the scene one comes from, and what `Go` says besides. It makes a scene, or asks
for something else instead; None where there is nothing to see. What takes time to import is imported on the way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.program import Program, fresh_seed
from dune_desktop.ui.scenes.overlay import Blank, Message
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.window.scene import Ask, Go, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.engine import GameConfig
    from dune_desktop.i18n.log import LogLine
    from dune_desktop.session import Chair, Replay
    from dune_desktop.storage.next_game import NextGame
    from dune_desktop.ui.presenters.screens.review import Turn
    from dune_desktop.ui.scenes.table.recap import Span

log = logging.getLogger(__name__)

Found = Scene | Request | None


class Ways:
    """All ways of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def __call__(self, request: Go | Ask, below: Scene) -> Found:
        """Follow a way from the scene `below`."""
        if isinstance(request, Ask):
            return Message(self.program, below, request)
        return PLACES[request.place](self.program, below, *request.args)

    def first(
        self,
        load: Path | None = None,
        new: GameConfig | str | None = None,
        seed: int | None = None,
        computers: str = "",
    ) -> Scene:
        """The scene to begin with: the title, or the table at once. Raises `SaveError`.

        A `new` game by name ("solo", "2p", "3p", "4p") is one of the base game; with `computers` of a level in all
        seats but the first, if one is said.
        """
        if load is not None:
            self.program.resume(load)
        elif new is not None:
            if isinstance(new, str):
                from dune_desktop.engine.model.config import solo, table

                new = solo() if new == "solo" else table(int(new[0]))
            from dune_desktop.session import chairs_against

            seed = fresh_seed() if seed is None else seed
            self.program.begin(new, seed, chairs=chairs_against(new, computers, seed))
        else:
            return _title(self.program)
        return _at_table(self.program)

    def first_of_file(self, path: Path) -> Scene:
        """The game in a file the player opened with this program; what is wrong with it, if it cannot be used."""
        try:
            return self.first(load=path)
        except SaveError as error:
            log.warning("%s", error)
            return Blank(Ask(self.program.complaint(error, passing=False), lambda answer: Go("title")))


def _title(program: Program) -> Scene:
    program.leave_game()
    return TitleScene(program)


# ------------------------------------------------------------------------------------------------ the table


def _at_table(program: Program) -> Scene:
    """The table, or how the game ended."""
    assert program.game is not None
    return _ranking(program) if program.game.session.over else _table(program)


def _table(program: Program) -> Scene:
    from dune_desktop.ui.scenes.game import GameScene

    assert program.game is not None
    assert program.shown_game is not None
    return GameScene(program, program.game, program.shown_game)


def _ranking(program: Program, ended: bool = False) -> Scene:
    """How the game ended; just now, or some time ago."""
    from dune_desktop.ui.scenes.game_over import GameOverScene

    assert program.shown_game is not None
    program.shown_game.ranked = True
    return GameOverScene(program, program.shown_game, ended)


def _winner(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.game_over import result_of
    from dune_desktop.ui.scenes.table.sayings import parting
    from dune_desktop.ui.scenes.winner import WinnerScene

    assert program.game is not None
    assert program.shown_game is not None
    result = result_of(program.shown_game)
    said = parting(program, result.rules, result.state, result.chairs)
    return WinnerScene(program, replace(result, said=said), program.game)


def _saved(program: Program, below: Scene, path: Path) -> Found:
    """A saved game; if it cannot be used, why."""
    try:
        program.resume(path)
    except SaveError as error:
        return Ask(program.complaint(error))
    return _at_table(program)


def _new(
    program: Program,
    below: Scene,
    config: GameConfig,
    seed: int,
    names: tuple[str, ...],
    chairs: tuple[Chair, ...] = (),
) -> Found:
    """A game with these seats."""
    program.begin(config, seed, names, chairs)
    return _at_table(program)


def _again(program: Program, below: Scene, same: bool) -> Found:
    """The game that was just played, once more."""
    program.again(same)
    return _at_table(program)


# ------------------------------------------------------------------------------------------------ around it


def _nothing(program: Program, below: Scene, say: Request) -> Found:
    """Nothing to be seen; something to be said."""
    return Blank(say)


def _menu(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.menu import MenuScene

    assert program.game is not None
    return MenuScene(program, below, program.game)


def _new_game(program: Program, below: Scene, proposed: NextGame | None = None) -> Found:
    """A game to be put together, or one that was proposed after the one at the table."""
    from dune_desktop.ui.scenes.new_game import NewGameScene

    return NewGameScene(program, proposed)


def _lessons(program: Program, below: Scene) -> Found:
    """The lessons that there are."""
    from dune_desktop.ui.scenes.lessons.list import LessonsScene

    program.leave_game()
    return LessonsScene(program)


def _lesson(program: Program, below: Scene, name: str, step: str = "") -> Found:
    """A lesson from one of its steps on, as it was left if it was; from its beginning where that cannot be played."""
    from dune_desktop.lessons.lesson import LessonError, lesson
    from dune_desktop.lessons.lesson_session import LessonSession
    from dune_desktop.ui.scenes.lessons.lesson import LessonScene

    left = program.lesson
    if left is not None and (left.taught.id, left.step.id) == (name, step):
        return LessonScene(program, left, program.teach(left))
    try:
        session = LessonSession.at(name, lesson(name).number(step))
    except LessonError as error:
        log.warning("%s", error)
        session = LessonSession.at(name)
    return LessonScene(program, session, program.teach(session))


def _first_game(program: Program, below: Scene, seed: int | None = None) -> Found:
    """A game for whoever has just learned it: three weak computers, only simple leaders, and hints."""
    from dune_desktop.content.catalog import catalog
    from dune_desktop.engine.model.config import GameConfig, SeatConfig
    from dune_desktop.players.levels import LEVELS
    from dune_desktop.session import chairs_against
    from dune_desktop.ui.scenes.lessons.progress import FIRST_GAME, noted
    from dune_desktop.ui.scenes.new_game import FIRST_LEADER

    simple = (leader.id for leader in catalog().leaders if leader.complexity == 1 and leader.id != FIRST_LEADER)
    config = GameConfig(tuple(SeatConfig(leader=leader) for leader in (FIRST_LEADER, *islice(simple, 3))))
    seed = fresh_seed() if seed is None else seed
    program.begin(config, seed, chairs=chairs_against(config, LEVELS[0], seed))
    assert program.game is not None
    program.remember(lessons=noted(program.settings, FIRST_GAME, program.game.id))
    return _at_table(program)


def _lesson_menu(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.lessons.lesson import LessonMenuScene

    return LessonMenuScene(program, below)


def _load(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.saves.load import LoadScene

    return LoadScene(program)


def _past(program: Program, below: Scene) -> Found:
    """Past games, counted and one by one."""
    from dune_desktop.ui.scenes.past import PastScene

    return PastScene(program)


def _replay(
    program: Program,
    below: Scene,
    number: int | None = None,
    turn: Span | None = None,
    weighed: Turn | None = None,
) -> Found:
    """The game from its beginning, after so many answers or where it is now, with what is said of the next; or a turn
    of it, which plays.
    """
    from dune_desktop.ui.scenes.replay import ReplayScene

    assert program.shown_game is not None
    return ReplayScene(program, program.shown_game, number, turn, weighed)


def _review(program: Program, below: Scene) -> Found:
    """What is to be said of the game at the table, once it is over."""
    from dune_desktop.ui.scenes.review import ReviewScene

    assert program.game is not None
    return ReviewScene(program, program.reviews.of(program.game.session, program.game.id))


def _branch(program: Program, below: Scene, replay: Replay, number: int) -> Found:
    """A game of its own that begins as another one did."""
    program.branch(replay, number)
    return _at_table(program)


def _earlier(program: Program, below: Scene, game: str, until: int | None = None) -> Found:
    from dune_desktop.ui.scenes.saves.earlier import EarlierScene

    return EarlierScene(program, game, until)


def _bin(program: Program, below: Scene) -> Found:
    """What was deleted and can be brought back."""
    from dune_desktop.ui.scenes.saves.bin import BinScene

    return BinScene(program)


def _save(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.saves.save import SaveScene

    assert program.game is not None
    assert program.shown_game is not None
    return SaveScene(program, below, program.game, program.shown_game)


def _log(
    program: Program,
    below: Scene,
    lines: tuple[LogLine, ...],
    turns: Mapping[int, Span],
    moments: tuple[int | None, ...] = (),
) -> Found:
    from dune_desktop.ui.scenes.log import LogScene

    return LogScene(program, below, lines, turns, moments)


def _cards(program: Program, below: Scene, tab: str = "", *first: int) -> Found:
    """What is known of the cards of the game at the table."""
    from dune_desktop.ui.scenes.cards import CardsScene

    assert program.shown_game is not None
    return CardsScene(program, below, program.shown_game, tab, *first)


def _codex(program: Program, below: Scene) -> Found:
    """Every component of the game at the table, or else of the boxes there are."""
    from dune_desktop.ui.scenes.codex import CodexScene

    return CodexScene(program, below, program.shown_game.session.rules.config.boxes if program.shown_game else ())


def _icons(program: Program, below: Scene, icons: tuple[str, ...]) -> Found:
    """What these icons mean."""
    from dune_desktop.ui.scenes.icons import IconsScene

    return IconsScene(program, below, icons)


def _keys(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.keys import KeysScene

    return KeysScene(program, below)


def _rules(program: Program, below: Scene, section: str = "") -> Found:
    from dune_desktop.ui.scenes.rules import RulesScene

    return RulesScene(program, below, section)


def _settings(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.settings import SettingsScene

    return SettingsScene(program, below)


def _about(program: Program, below: Scene) -> Found:
    from dune_desktop.ui.scenes.about import AboutScene

    return AboutScene(program, below)


def _inspect(program: Program, below: Scene, component: str) -> Found:
    """A component, large; nothing for what has no page of its own."""
    from dune_desktop.ui.scenes.inspect import InspectScene, can_inspect

    return InspectScene(program, below, component) if can_inspect(program, component) else None


PLACES: Final[dict[str, Callable[..., Found]]] = {
    "title": lambda program, below: _title(program),
    "nothing": _nothing,
    "new_game": _new_game,
    "new": _new,
    "again": _again,
    "lessons": _lessons,
    "lesson": _lesson,
    "lesson_menu": _lesson_menu,
    "first_game": _first_game,
    "load": _load,
    "saved": _saved,
    "table": lambda program, below: _table(program),
    "ranking": lambda program, below: _ranking(
        program, ended=program.shown_game is not None and not program.shown_game.ranked
    ),
    "winner": _winner,
    "menu": _menu,
    "earlier": _earlier,
    "bin": _bin,
    "past": _past,
    "replay": _replay,
    "review": _review,
    "branch": _branch,
    "save": _save,
    "log": _log,
    "cards": _cards,
    "codex": _codex,
    "icons": _icons,
    "keys": _keys,
    "rules": _rules,
    "settings": _settings,
    "about": _about,
    "inspect": _inspect,
}
"""Place -> the way there."""
