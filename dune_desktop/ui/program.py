"""The program around its screens: the player's files, settings and language, and the ways from screen to screen.

Only what the title needs is imported at once. The rules, the content and the other screens are imported when they are
first wanted, or by `prepare` while the title is looked at already.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.storage.disk import SaveError, refusal
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import Settings, load_settings, save_settings
from dune_desktop.ui.scenes.overlay import Choice, Message
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Push, Quit, Replace, Request, Reset, Scene, Speak

if TYPE_CHECKING:
    from dune_desktop.engine import Catalog, GameConfig
    from dune_desktop.session import Session
    from dune_desktop.storage.slots import Slots
    from dune_desktop.ui.scenes.game import GameScene
    from dune_desktop.ui.scenes.new_game import NewGameScene
    from dune_desktop.ui.scenes.saves import LoadScene

log = logging.getLogger(__name__)


_LATER = (
    "engine.components",
    "engine",
    "session",
    "content.schema",
    "content.catalog",
    "storage.schema",
    "storage.slots",
    "i18n.component_text",
    "ui.scenes.rules",
    "ui.scenes.new_game",
    "ui.scenes.saves",
    "ui.presenters.table.whole",
    "ui.scenes.table",
    "ui.scenes.game",
    "ui.scenes.inspect",
    "ui.scenes.about",
)
"""Modules that are imported while the title is on the screen, each a small step."""


class Blank(Scene):
    """Nothing but lacquer, for what must be said when nothing else can be shown."""

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return Screen("plain", (), *size)


class Program:
    """What outlives a screen. Scenes ask it for other scenes and tell it what to remember.

    `language` is that of this run alone; otherwise the player's choice counts, and before there is one the `system`'s.
    """

    def __init__(self, places: Places, language: str | None = None, system: str = DEFAULT) -> None:
        self.places = places
        self.settings: Settings = load_settings(places.settings)
        wanted = (language, self.settings.language, system)
        self.texts = Texts(next((code for code in wanted if code is not None and code in LANGUAGES), DEFAULT))
        self.table: GameScene | None = None
        self.ready = False  # whether everything is imported
        self._apologised = False

    # ------------------------------------------------------------------------------------------------ beginning

    def prepare(self) -> Iterator[None]:
        """Import what the title does without, in small steps; `ready` afterwards."""
        for name in _LATER:
            import_module("dune_desktop." + name)
            yield
        from dune_desktop.content.catalog import catalog

        catalog()
        yield
        from dune_desktop.storage.schema import save_model

        save_model()
        yield
        self.slots.tidy()
        self.ready = True

    @cached_property
    def slots(self) -> Slots:
        """The player's saved games."""
        from dune_desktop.storage.slots import Slots

        return Slots(self.places.saves)

    # ------------------------------------------------------------------------------------------------ settings

    def remember(self, **changes: Any) -> None:
        """Change settings and keep them."""
        self.settings = replace(self.settings, **changes)
        save_settings(self.places.settings, self.settings)

    def speak(self, language: str) -> Request:
        """Another language from now on, the open game included."""
        self.texts = Texts(language)
        self.remember(language=language)
        if self.table is not None:
            self.table.speak(self.texts)
        return Speak(language)

    # ------------------------------------------------------------------------------------------------ games

    def catalog_of(self, component: str) -> Catalog | None:
        """The components among which this one is: those of the game at the table, or else of the boxes there are."""
        from dune_desktop.content.catalog import catalog
        from dune_desktop.ui.presenters.screens.subject import find

        kind, _, name = component.partition(":")
        known = [self.table.session.rules.catalog] if self.table is not None else []
        for pieces in (*known, catalog(("base", "ix")), catalog()):
            if kind == "leader" and any(leader.id == name for leader in pieces.leaders):
                return pieces
            if find(pieces, component) is not None:
                return pieces
        return None

    def begin(self, config: GameConfig, seed: int, names: tuple[str, ...] = ()) -> GameScene:
        """A new game at the table. Persons without a name are called after their leader."""
        from dune_desktop.content.catalog import catalog
        from dune_desktop.engine import Rules
        from dune_desktop.session import Session

        session = Session.start(Rules(catalog(config.boxes), config), seed, tuple(names))
        session.names = full_names(self.texts, session)
        game = self.slots.new_game()
        self.slots.locks.take(game, new=True)
        scene = self._seat(session, game)
        scene.keep(session)
        return scene

    def given_names(self, session: Session) -> tuple[str, ...]:
        """The names persons gave themselves; "" for those called after their leader."""
        keys = ["leader_short:" + seat.leader for seat in session.state.seats]
        return tuple(
            "" if key.endswith(":") or name in _in_all_languages(key) else name
            for key, name in zip(keys, session.names, strict=True)
        )

    def resume(self, path: Path) -> GameScene:
        """A saved game at the table, which no other window has open meanwhile. Raises `SaveError`.

        From a save that the game was played on from already, it goes on as a game of its own: what was played stays.
        """
        slots = self.slots
        session, saved = slots.load(path)
        if not slots.locks.take(saved):
            raise SaveError("in_use", path)
        game = saved
        if slots.overtaken(session, saved, path):
            game = slots.new_game()
            slots.locks.take(game, new=True)
            if self.table is None or self.table.game != saved:
                slots.locks.release(saved)
        session.names = full_names(self.texts, session)
        scene = self._seat(session, game)
        scene.fallen_back = path in slots.fallen_back
        return scene

    def open(self, scene: Scene, path: Path) -> Request:
        """Leave everything for a saved game; if it cannot be used say so over `scene`."""
        try:
            found = self.resume(path)
        except SaveError as error:
            refused = error
            return self._over(scene, lambda below: self.complaint(below, refused))
        return Reset(found.first_scene())

    def leave_table(self) -> None:
        """No game is open any more, and all of it is written."""
        if self.table is not None:
            self.slots.flush()
            self.slots.locks.release(self.table.game)
        self.table = None

    def opened(self, scene: Scene, path: Path) -> Request:
        """A file that the player dropped onto the window, or opened with this program."""
        return self.unless_lost(scene, lambda: self.open(scene, path))

    def _seat(self, session: Session, game: str) -> GameScene:
        from dune_desktop.ui.scenes.game import GameScene

        if self.table is not None and self.table.game != game:
            self.slots.flush()
            self.slots.locks.release(self.table.game)
        self.table = GameScene(self, session, game)
        return self.table

    # ------------------------------------------------------------------------------------------------ scenes

    def first(self, load: Path | None = None, new: GameConfig | str | None = None, seed: int | None = None) -> Scene:
        """The scene to begin with: the title, or the table at once. Raises `SaveError`.

        A `new` game by name ("solo", "2p", "3p", "4p") is one of the base game.
        """
        if load is not None:
            return self.resume(load).first_scene()
        if new is not None:
            if isinstance(new, str):
                from dune_desktop.engine.config import solo, table

                new = solo() if new == "solo" else table(int(new[0]))
            return self.begin(new, fresh_seed() if seed is None else seed)
        return self._welcome()

    def _welcome(self) -> Scene:
        """The title; before it, why the saved games cannot be seen, if that is so."""
        title = self.title()
        error = refusal(self.places.saves)
        if error is None:
            return title
        log.warning("%s", error)
        t = self.texts.t
        body = t("errors.no_folder", folder=str(self.places.saves), detail=error.detail)
        go_on = Choice(t("common.continue"), lambda: Replace(title), primary=True)
        return Message(title, self.texts, t("errors.title"), body, [go_on])

    def first_of_file(self, path: Path) -> Scene:
        """The game in a file the player opened with this program; what is wrong with it, if it cannot be used."""
        try:
            return self.resume(path).first_scene()
        except SaveError as error:
            log.warning("%s", error)
            return self.complaint(Blank(), error, lambda: Reset(self.title()))

    def title(self) -> TitleScene:
        self.leave_table()
        return TitleScene(self)

    def new_game(self) -> NewGameScene:
        from dune_desktop.ui.scenes.new_game import NewGameScene

        return NewGameScene(self)

    def load_list(self) -> LoadScene:
        from dune_desktop.ui.scenes.saves import LoadScene

        return LoadScene(self)

    def rules(self, below: Scene) -> Request:
        """The rules over a scene."""
        from dune_desktop.ui.scenes.rules import RulesScene

        return Push(RulesScene(self, below))

    def about(self, below: Scene) -> Request:
        """The program, the player's files and the works of others, over a scene."""
        from dune_desktop.ui.scenes.about import AboutScene

        return Push(AboutScene(self, below))

    def inspect(self, below: Scene, component: str) -> Request | None:
        """A component, large, over a scene; nothing for what has no page of its own."""
        from dune_desktop.ui.scenes.inspect import InspectScene, can_inspect

        return Push(InspectScene(self, below, component)) if can_inspect(self, component) else None

    # ------------------------------------------------------------------------------------------------ bad news

    def words_for(self, error: SaveError) -> str:
        """What is wrong with a file, in the player's language."""
        key = "errors." + error.key
        args = {"name": error.path.name if error.path is not None else "?", "detail": error.detail}
        text = self.texts.t(key, **{field: args[field] for field in self.texts.fields(key)})
        return str(text)

    def complaint(self, below: Scene, error: SaveError, after: Callable[[], Request] | None = None) -> Message:
        """A dialog that says what is wrong with a save, and what comes after it, if not what was there before."""
        t = self.texts.t
        body = self.words_for(error)
        if error.key == "in_use":
            title = t("errors.in_use.title")
        else:
            title, body = t("errors.title"), body + "\n" + t("errors.untouched")
        close = Choice(t("common.close"), after or (lambda: None), primary=True)
        return Message(below, self.texts, title, body, [close], passing=after is None)

    @staticmethod
    def _over(scene: Scene, say: Callable[[Scene], Message]) -> Request:
        """A message over a scene. Another one that stands there gives way, and comes back if it was not passing."""
        if not isinstance(scene, Message):
            return Push(say(scene))
        message = say(scene.below)
        message.back = scene.back if scene.passing else scene
        return Replace(message)

    def unless_lost(self, below: Scene, leave: Callable[[], Request]) -> Request:
        """Leave the game, but ask first if the disk refuses to keep it."""
        if self.table is None or self._kept(self.table):
            return leave()

        def go() -> Request:
            request = leave()
            return Replace(request.scene) if isinstance(request, Push) else request

        t = self.texts.t
        choices = [Choice(t("errors.leave"), go), Choice(t("errors.stay"), primary=True)]
        title, body = t("errors.not_saved"), t("errors.would_be_lost")
        return self._over(below, lambda scene: Message(scene, self.texts, title, body, choices))

    def _kept(self, table: GameScene) -> bool:
        """Whether all that was played is on the disk, once the disk has done what it was asked."""
        self.slots.flush()
        table.look_after()
        return not table.in_trouble

    def apologise(self, error: Exception) -> Scene | None:
        """The scene after an unexpected error; None if it is the second in a row, and there is no going on.

        The game is saved again first, and the dialog says how that ended. There is a way back to the table as long as
        the position is sound.
        """
        if self._apologised:
            return None
        self._apologised = True
        t, table = self.texts.t, self.table
        saved = self._rescued(table) if table is not None else None
        key = {None: "errors.unexpected", True: "errors.unexpected.saved", False: "errors.unexpected.lost"}[saved]
        body = t(key) + "\n" + t("errors.log", file=str(self.places.log))
        back = table if table is not None and _sound(table.session) else None
        choices = [Choice(t("over.title_screen"), self._recover, primary=back is None), Choice(t("title.quit"), Quit)]
        if back is not None:
            choices.append(Choice(t("menu.resume"), lambda: self._back_to(back), primary=True))
        return Message(Blank(), self.texts, t("errors.title"), body, choices)

    def _rescued(self, table: GameScene) -> bool:
        """Try to save the game after an error; whether it is on the disk as it stands."""
        try:
            if not _sound(table.session):
                return False
            table.keep(table.session)
            return self._kept(table)
        except Exception:
            log.exception("the game could not be saved")
            return False

    def _back_to(self, table: GameScene) -> Request:
        self._apologised = False
        table.settle()
        return Reset(table.first_scene())

    def _recover(self) -> Request:
        self._apologised = False
        return Reset(self.title())


def _sound(session: Session) -> bool:
    """Whether the position is one that can be played on."""
    from dune_desktop.engine.invariants import problems

    try:
        session.decision()
        return not problems(session.rules, session.state)
    except Exception:
        log.exception("the position is not sound")
        return False


def full_names(texts: Texts, session: Session) -> tuple[str, ...]:
    """What the seats are called: as their persons want, otherwise after their leader, in the language of now."""
    names: list[str] = []
    for seat, place in enumerate(session.rules.config.seats):
        given = session.names[seat] if seat < len(session.names) else ""
        key = "leader_short:" + session.state.seats[seat].leader
        if place.kind == "hagal":
            names.append(str(texts.t("table.hagal")))
        elif place.kind == "rival" or not given or given in _in_all_languages(key):
            names.append(texts.name(key))
        else:
            names.append(given)
    return tuple(names)


def _in_all_languages(key: str) -> set[str]:
    return {Texts(language).name(key) for language in LANGUAGES}


def fresh_seed() -> int:
    """A seed by chance."""
    from random import SystemRandom

    return SystemRandom().randrange(10**9)
