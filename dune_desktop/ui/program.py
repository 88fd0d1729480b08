"""The program around its screens: the player's files, settings and language, and the game that is being played.

Only what the title needs is imported at once. The rules, the content and the other screens are imported when they are
first wanted, or by `prepare` while the title is looked at already. It knows no screen; the ways to them are in `ways`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.storage.disk import SaveError, plain, refusal
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import load_settings, put_aside, refused, save_settings
from dune_desktop.ui.presenters.keys import button_words
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.manner import manner
from dune_desktop.ui.scenes.seat_names import full_names, given_names
from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.window.owner import Owner
from dune_desktop.ui.window.scene import (
    Adapt,
    Answer,
    Ask,
    Fullscreen,
    Go,
    Question,
    Quit,
    Request,
    Say,
    WindowPreferences,
)

if TYPE_CHECKING:
    from dune_desktop.company.task_runner import TaskRunner
    from dune_desktop.engine import GameConfig
    from dune_desktop.lessons.lesson_session import LessonSession
    from dune_desktop.session import Chair, Replay, Session
    from dune_desktop.storage.open_game import OpenGame
    from dune_desktop.storage.slots import Slots
    from dune_desktop.ui.scenes.reviews import Reviews
    from dune_desktop.ui.scenes.table.shown_game import ShownGame

log = logging.getLogger(__name__)


_LATER = (
    "engine.model.components",
    "engine",
    "ui.motion.plan",
    "session",
    "content.schema",
    "content.catalog",
    "storage.schema",
    "storage.open_game",
    "i18n.words",
    "ui.scenes.rules",
    "ui.scenes.new_game",
    "ui.scenes.saves.load",
    "ui.scenes.saves.save",
    "ui.scenes.past",
    "ui.art.gallery",
    "ui.presenters.table.whole",
    "ui.scenes.table.scene",
    "ui.scenes.game",
    "company.worker",
    "ui.scenes.reviews",
    "ui.scenes.review",
    "ui.scenes.inspect",
    "ui.scenes.codex",
    "ui.scenes.lessons.lesson",
    "ui.scenes.about",
    "ui.scenes.settings",
)
"""Modules that are imported while the title is on the screen, each a small step."""


class Program(UiContext, Owner):
    """What outlives a screen: scenes ask it for what they show, and tell it what to remember.

    `language` is that of this run alone; otherwise the player's choice counts, and before there is one the `system`'s.
    `game` and `shown_game` are those of the table, while there is one.
    """

    def __init__(self, places: Places, language: str | None = None, system: str = DEFAULT) -> None:
        settings = load_settings(places.settings)
        self._refused = refused(places.settings)  # settings whose values made no sense, until that is told
        wanted = (language, settings.language, system)
        spoken = next((code for code in wanted if code is not None and code in LANGUAGES), DEFAULT)
        super().__init__(Texts(spoken), settings)
        self.places = places
        self.game: OpenGame | None = None
        self.shown_game: ShownGame | None = None
        self.lesson: LessonSession | None = None  # the latest one, to be taken up again
        self.ready = False  # whether everything is imported
        self._greeted = self._apologized = False

    def prepare(self) -> Iterator[None]:
        """Import what the title does without, in small steps; `ready` afterwards."""
        for name in _LATER:
            import_module("dune_desktop." + name)
            yield
        from dune_desktop.content.catalog import catalog

        catalog()
        yield
        from dune_desktop.i18n.packages import packages, words

        words(packages())
        yield
        self.texts.check()
        yield
        from dune_desktop.storage.schema import save_checker

        save_checker()
        yield
        from dune_desktop.ui.art.gallery import names

        names()  # with the pictures of all boxes
        yield
        from dune_desktop.players.models import is_readable
        from dune_desktop.players.policy.weights import kinds

        for kind in kinds():
            is_readable(kind)
            yield
        for _ in self.slots.recall():
            yield
        self.ready = True
        yield from self.slots.tidy()

    @cached_property
    def slots(self) -> Slots:
        """The player's saved games."""
        from dune_desktop.storage.slots import Slots

        return Slots(self.places.saves)

    @cached_property
    def runner(self) -> TaskRunner:
        """Where computers think: a process of its own, which ends with the program."""
        from dune_desktop.company.worker import Worker

        return Worker()

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews of finished games."""
        from dune_desktop.ui.scenes.reviews import Reviews

        return Reviews(self.places.saves, self.runner)

    # ------------------------------------------------------------------------------------------------ settings

    def remember(self, **changes: Any) -> None:
        """Change settings and keep them."""
        super().remember(**changes)
        save_settings(self.places.settings, self.settings)

    @property
    def manner(self) -> WindowPreferences:
        """How the window behaves by these settings."""
        return manner(self.settings, self.texts.language, self.keys, self.type.scale)

    @property
    def screens(self) -> tuple[tuple[int, int], ...]:
        """The sizes of the screens of the system; none while there is no window."""
        from dune_desktop.ui.window.desktop import screens

        return tuple(screens())

    def muted(self) -> Request:
        """Sound goes off, or comes back as it was."""
        self.remember(sound=not self.settings.sound)
        return Adapt(self.manner)

    def plugged(self, names: tuple[str, ...]) -> Request:
        """Said in passing, with the button that shows what buttons do."""
        before, self.pads = self.pads, names
        t = self.texts.t
        if len(names) < len(before):
            return Say(t("pad.gone"))
        return Say(t("pad.here", name=plain(names[-1]), cap=button_words(self.texts, "L3")))

    def handed(self, hand: Hand) -> None:
        self.hand = hand

    def filled(self, on: bool) -> None:
        self.remember(fullscreen=on)

    def change(self, name: str, value: object) -> Request | None:
        """A setting counts from now on, in the open game too."""
        self.remember(**{name: value})
        if name == "language":
            self.texts = Texts(str(value), self.texts.board, self.texts.without)
            if self.game is not None:
                self.game.session.names = full_names(self.texts, self.game.session)
        return Fullscreen(bool(value)) if name == "fullscreen" else Adapt(self.manner)

    # ------------------------------------------------------------------------------------------------ games

    def begin(self, config: GameConfig, seed: int, names: tuple[str, ...] = (), chairs: tuple[Chair, ...] = ()) -> None:
        """A new game at the table, with people in all chairs if not said. Those without a name have their leader's."""
        from dune_desktop.session import Session
        from dune_desktop.storage.files import rules_of
        from dune_desktop.storage.open_game import OpenGame

        session = Session.start(rules_of(config), seed, tuple(names), chairs)
        game = OpenGame.begin(self.slots, session)
        self._seat(game)
        game.keep(session)

    def again(self, same: bool) -> None:
        """The same seats once more. Leaders that were left to chance are drawn anew, unless the seed is the same."""
        assert self.game is not None
        session = self.game.session
        self.begin(session.config, session.seed if same else fresh_seed(), given_names(session), session.chairs)

    def branch(self, replay: Replay, number: int) -> None:
        """The game at the table once more, from where it was after so many answers, as a game of its own."""
        from dune_desktop.session import Session
        from dune_desktop.storage.open_game import OpenGame

        assert self.game is not None
        old = self.game.session
        session = Session.branch(replay, number, old.seed, old.names, old.chairs)
        game = OpenGame.begin(self.slots, session)
        self._seat(game)
        game.keep(session)

    def resume(self, path: Path) -> None:
        """A saved game at the table, which no other window has open meanwhile. Raises `SaveError`."""
        from dune_desktop.storage.open_game import OpenGame

        self._seat(OpenGame.resume(self.slots, path, self.game.id if self.game is not None else ""))

    def _seat(self, game: OpenGame) -> None:
        from dune_desktop.ui.scenes.table.shown_game import ShownGame

        game.session.names = full_names(self.texts, game.session)
        if self.game is not None and self.game.id != game.id:
            self.game.leave()
        self.runner.cancel_pressing()
        if any(chair.computer for chair in game.session.chairs):
            self.runner.start()
        self.game, self.shown_game = game, ShownGame(game.session, self.settings.rival_pace, opening=True)

    def teach(self, session: LessonSession) -> ShownGame:
        """The game of a lesson at the table. It is not kept: how far somebody has come is."""
        from dune_desktop.ui.scenes.table.shown_game import ShownGame

        self.leave_game()
        self.lesson = session
        session.names = full_names(self.texts, session)
        self.runner.start()
        self.shown_game = ShownGame(session, self.settings.rival_pace)
        self.shown_game.settle()
        return self.shown_game

    def leave_game(self) -> None:
        """No game is open any more, and all of it is written."""
        if self.game is not None:
            self.game.leave()
            self.runner.cancel_pressing()
        self.game = self.shown_game = None
        self.texts = self.texts.on("")

    def close(self) -> None:
        """The program ends: nothing is open, and nobody thinks any more."""
        self.leave_game()
        if "reviews" in self.__dict__:
            self.reviews.close()
        if "runner" in self.__dict__:
            self.runner.close()

    # ------------------------------------------------------------------------------------------------ bad news

    def words_for(self, error: SaveError) -> str:
        """What is wrong with a file, in the player's language."""
        key = "errors." + error.key
        args = {"name": error.path.name if error.path is not None else "?", "detail": error.detail}
        text = self.texts.t(key, **{field: args[field] for field in self.texts.fields(key)})
        return str(text)

    def complaint(self, error: SaveError, passing: bool = True) -> Question:
        """What is wrong with a save."""
        t = self.texts.t
        body = self.words_for(error)
        if error.key == "in_use":
            title = t("errors.in_use.title")
        else:
            title, body = t("errors.title"), body + "\n" + t("errors.untouched")
        return Question.notice(title, body, t("common.close"), passing)

    def greeting(self) -> Request | None:
        """Why the saved games cannot be seen, if that is so: what there is to say first of all, once."""
        error = refusal(self.places.saves) if not self._greeted else None
        self._greeted = True
        if error is None:
            return self._about_settings()
        log.warning("%s", error)
        t = self.texts.t
        body = t("errors.no_folder", folder=str(self.places.saves), detail=error.detail)
        return Ask(Question.notice(t("errors.title"), body, t("common.continue")))

    def _about_settings(self) -> Request | None:
        """Which settings are as at first because those in the file made no sense; told once."""
        wrong, self._refused = self._refused, ()
        if not wrong:
            return None
        t, copy = self.texts.t, put_aside(self.places.settings)
        names = [str(t("settings." + name)) for name in wrong if self.texts.has("settings." + name)]
        listed = ": " + self.texts.grammar.listed(names) if names else ""
        body = t("errors.settings", names=listed) + (
            "\n" + t("errors.settings.kept", file=str(copy)) if copy is not None else ""
        )
        return Ask(Question.notice(t("errors.settings.title"), body, t("common.continue")))

    def rescued(self) -> Request | None:
        """That the game is not quite the latest, if it is not: told once."""
        if self.game is None or not self.game.fallen_back:
            return None
        self.game.fallen_back = False
        t = self.texts.t
        return Ask(Question.notice(t("rescue.title"), t("rescue.body"), t("common.continue")))

    def opened(self, file: Path) -> Request:
        return self.unless_lost(Go("saved", (file,)))

    def unless_lost(self, leave: Request) -> Request:
        """Leave the game, but ask first if the disk refuses to keep it."""
        if self.game is None or self.game.kept():
            return leave
        t = self.texts.t
        answers = (Answer("leave", t("errors.leave")), Answer("stay", t("common.cancel")))
        question = Question(t("errors.not_saved"), t("errors.would_be_lost"), answers, golden="stay", escape="stay")
        return Ask(question, lambda answer: leave if answer == "leave" else None)

    def apologize(self, error: Exception) -> Request | None:
        """What to say after an unexpected error; None if it is the second in a row, and there is no going on.

        The game is saved again first, and the dialog says how that ended. There is a way back to the table as long as
        the position is sound.
        """
        if self._apologized:
            return None
        self._apologized = True
        t, game = self.texts.t, self.game
        saved = self._rescued(game) if game is not None else None
        key = {None: "errors.unexpected", True: "errors.unexpected.saved", False: "errors.unexpected.lost"}[saved]
        body = t(key) + self._reason(error) + "\n" + t("errors.log", file=str(self.places.log))
        return Go("nothing", (Ask(self._ways_on(body, Answer("report", t("errors.report"))), self._go_on),))

    def words_for_end(self, error: Exception) -> str:
        """Why the program ends, in the player's language."""
        t = self.texts.t
        return t("errors.unexpected") + self._reason(error) + "\n" + t("errors.log", file=str(self.places.log))

    def _reason(self, error: Exception) -> str:
        """A line that says what can be done about it; none if nobody knows."""
        return "\n" + self.texts.t("errors.no_files") if isinstance(error, FileNotFoundError) else ""

    def _ways_on(self, body: str, *first: Answer) -> Question:
        """Where to go on after an error, the table first if its position is sound."""
        t, game = self.texts.t, self.game
        ways = [Answer("quit", t("title.quit")), Answer("title", t("over.title_screen"))]
        if game is not None and _sound(game.session):
            ways.append(Answer("table", t("menu.resume")))
        return Question(t("errors.title"), body, (*first, *ways), ways[-1].name, escape=ways[-1].name)

    def _go_on(self, answer: str) -> Request:
        if answer == "quit":
            return Quit()
        if answer == "report":
            return Ask(self._ways_on(self._report()), self._go_on)
        self._apologized = False
        if answer == "table" and self.shown_game is not None:
            self.shown_game.settle()
        return Go(answer)

    def _report(self) -> str:
        """Write a report of what went wrong; where it is, or why there is none."""
        from dune_desktop.storage.report import write_report

        game, places = self.game, self.places
        session, name = (game.session, game.id) if game is not None else (None, "")
        try:
            path = write_report(places.saves.parent, places.log, self.settings, session, name)
        except SaveError as error:
            return self.words_for(error)
        return str(self.texts.t("errors.report.done", file=str(path)))

    @staticmethod
    def _rescued(game: OpenGame) -> bool:
        """Try to save the game after an error; whether it is on the disk as it stands."""
        try:
            if not _sound(game.session):
                return False
            game.keep(game.session)
            kept = game.kept()
            game.tell()  # the apology says it
            return kept
        except Exception:
            log.exception("the game could not be saved")
            return False


def _sound(session: Session) -> bool:
    """Whether the position is one that can be played on."""
    from dune_desktop.engine.validation.invariants import problems

    try:
        session.decision()
        return not problems(session.rules, session.state)
    except Exception:
        log.exception("the position is not sound")
        return False


def fresh_seed() -> int:
    """A seed by chance."""
    from random import SystemRandom

    return SystemRandom().randrange(10**9)
