"""Saved games: the list to load from, and saving under a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.folder import game_of
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves import LIST, Heading, in_sight, list_limit, load_screen, save_dialog
from dune_desktop.ui.scenes.overlay import Overlay, Scrolling
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Answer, Ask, Back, Copy, Go, Question, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.storage.slots import Slot
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.table.sitting import Sitting

NAME_LIMIT = 40


class LoadScene(Scrolling):
    """All saves, the latest first; what cannot be used says why. Only what comes into sight is read whole."""

    column = LIST
    heading = Heading("load.title")

    def __init__(self, program: Program) -> None:
        self.program = program
        self.look_again()

    def found(self) -> Sequence[Slot]:
        """What there is to list."""
        return self.program.slots.list()

    def look_again(self) -> None:
        """Look into the folder: a save may have gone."""
        self.slots = list(self.found())
        self.refused = self.program.slots.refusal()

    def told(self, answer: object) -> Request | None:
        self.look_again()
        return None

    def _is_played(self, slot: Slot) -> bool:
        """Whether a game, here or in another window, saves itself to this file."""
        if slot.seen is None or not slot.seen.automatic:
            return False
        game = self.program.game
        here = game is not None and game.id == slot.seen.game
        return here or not self.program.slots.locks.free(slot.seen.game)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        page = self.program.page(metrics, size)
        self.limit = list_limit(page, len(self.slots))
        self.offset = min(self.offset, self.limit)
        seen = in_sight(page, len(self.slots), self.offset)
        for place in seen:
            self.slots[place] = self.program.slots.check(self.slots[place])
        played = {self.slots[place].path for place in seen if self._is_played(self.slots[place])}
        words = {place: self._words(self.slots[place]) for place in seen}
        rescued = {place for place in seen if self._earlier(self.slots[place])}
        heading = self.heading
        empty = self.program.words_for(self.refused) if self.refused is not None else page.t(heading.empty)
        return load_screen(page, heading, self.slots, words, seen, self.offset, empty, played, rescued)

    def _earlier(self, slot: Slot) -> bool:
        """Whether the file cannot be used, but earlier positions of its game are there."""
        game = game_of(slot.path) if slot.seen is None else ""
        return bool(game and self.program.slots.earlier(game))

    def _words(self, slot: Slot) -> str:
        """What there is to say of a file: what is wrong with it, or where it comes from."""
        t = self.program.texts.t
        if slot.error is not None:
            return self.program.words_for(slot.error)
        return str(t("load.older")) if slot.older else "" if slot.seen and slot.seen.name else str(t("load.automatic"))

    # ------------------------------------------------------------------------------------------------ the actions

    def do_back(self) -> Request | None:
        return Back()

    def do_load(self, place: int) -> Request | None:
        return Go("saved", (self.slots[place].path,))

    def do_earlier(self, place: int) -> Request | None:
        return Go("earlier", (game_of(self.slots[place].path),))

    def do_delete(self, place: int) -> Request | None:
        """Delete a save, once that is meant; one that a game saves itself to stays."""
        slot = self.slots[place]
        if self._is_played(slot):
            return None
        t = self.program.texts.t
        name = slot.path.name
        if slot.seen is not None:
            name = slot.seen.name or " · ".join(slot.seen.names)
        answers = (Answer("delete", t("load.delete")), Answer("keep", t("common.cancel")))
        body = t("load.delete.confirm", name=name)
        question = Question(t("load.delete.title"), body, answers, golden="keep", escape="keep")
        return Ask(question, lambda answer: self._delete(slot) if answer == "delete" else None)

    def _delete(self, slot: Slot) -> Request | None:
        try:
            self.program.slots.delete(slot.path)
        except SaveError as error:
            return Ask(self.program.complaint(error))
        return None


class EarlierScene(LoadScene):
    """The positions that were kept of one game, the latest first."""

    heading = Heading("earlier.title", "earlier.note", "earlier.none")

    def __init__(self, program: Program, game: str) -> None:
        self.game = game
        super().__init__(program)

    def found(self) -> Sequence[Slot]:
        return self.program.slots.earlier(self.game)

    def _words(self, slot: Slot) -> str:
        if slot.seen is None:
            return super()._words(slot)
        return str(self.program.texts.t("earlier.round", n=slot.seen.round))


class SaveScene(Overlay):
    """Asks for a name and saves the game under it; what is there already is replaced only after a question.

    It answers with the name.
    """

    first_field = "name"

    def __init__(self, program: Program, below: Scene, game: OpenGame, sitting: Sitting) -> None:
        super().__init__(program, below)
        self.program = program
        self.game = game
        rounds = program.texts.t("common.round", n=max(1, sitting.view().round))
        name = game.session.names[next(iter(sitting.people), 0)]
        self.proposed = program.texts.grammar.joints.items.join((name, str(rounds)))
        self.edit = TextEdit.of("", NAME_LIMIT)
        self.editing = False

    @property
    def name(self) -> str:
        """The name typed, or the one proposed."""
        return self.edit.value.strip() or self.proposed

    @property
    def exists(self) -> bool:
        """Whether there is a save of this name."""
        return self.program.slots.taken(self.name)

    def regions(self, page: Page) -> list[Region]:
        return save_dialog(page, self.edit, self.proposed, self.editing, self.exists)

    # ------------------------------------------------------------------------------------------------ the actions

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        if verb == "enter":
            return self.do_save()
        self.editing = verb != "done"
        copied = self.edit.selected if verb in ("copy", "cut") else ""
        self.edit = self.edit.apply(verb, *arguments)
        return Copy(copied) if copied else None

    def do_save(self) -> Request | None:
        if not self.exists:
            return self._write()
        t = self.program.texts.t
        answers = (Answer("replace", t("save.replace")), Answer("keep", t("common.cancel")))
        question = Question(t("menu.save"), t("save.ask", name=self.name), answers, golden="keep", escape="keep")
        return Ask(question, lambda answer: self._write() if answer == "replace" else None)

    def _write(self) -> Request:
        """Write the file and go; say so if that could not be done."""
        try:
            self.program.slots.save_as(self.game.session, self.game.id, self.name)
        except SaveError as error:
            t = self.program.texts.t
            body = self.program.words_for(error)
            return Ask(Question.notice(t("errors.not_saved"), body, t("common.close")))
        return Back(self.name)
