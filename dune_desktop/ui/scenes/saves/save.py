"""Saving under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.open_game import OpenGame
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves.naming import save_dialog
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.screen.display import Region
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Answer, Ask, Back, Copy, Question, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.table.shown_game import ShownGame


NAME_LIMIT = 40


class SaveScene(Overlay):
    """Asks for a name and saves the game under it; what is there already is replaced only after a question.

    It answers with the name.
    """

    first_field = "name"

    def __init__(self, program: Program, below: Scene, game: OpenGame, shown_game: ShownGame) -> None:
        super().__init__(program, below)
        self.program = program
        self.game = game
        rounds = program.texts.t("common.round", n=max(1, shown_game.view().round))
        name = game.session.names[next(iter(shown_game.people), 0)]
        self.proposed = program.texts.grammar.listed((name, str(rounds)))
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
