"""Saved games: the list to load from, and saving under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves import LIST, in_sight, list_limit, load_screen, save_dialog
from dune_desktop.ui.scenes.overlay import Choice, Message, Overlay, Scrolling
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Action, Pop, Push, Replace, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.storage.slots import Slot
    from dune_desktop.ui.program import Program
    from dune_desktop.ui.scenes.game import GameScene

NAME_LIMIT = 40


class LoadScene(Scrolling, Scene):
    """All saves, the latest first; what cannot be used says why. Only what comes into sight is read whole."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.look_again()

    def look_again(self) -> None:
        """Look into the folder: a save may have gone."""
        self.slots = self.program.slots.list()
        self.refused = self.program.slots.refusal()

    def _is_played(self, slot: Slot) -> bool:
        """Whether a game, here or in another window, saves itself to this file."""
        if slot.seen is None or not slot.seen.automatic:
            return False
        table = self.program.table
        here = table is not None and table.game == slot.seen.game
        return here or not self.program.slots.locks.free(slot.seen.game)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        page = Page(self.program.texts, metrics, *size)
        self.limit = list_limit(page, len(self.slots))
        self.offset = min(self.offset, self.limit)
        seen = in_sight(page, len(self.slots), self.offset)
        for place in seen:
            self.slots[place] = self.program.slots.check(self.slots[place])
        played = {self.slots[place].path for place in seen if self._is_played(self.slots[place])}
        words = {place: self._words(self.slots[place]) for place in seen}
        empty = self.program.words_for(self.refused) if self.refused is not None else page.t("load.empty")
        return load_screen(page, self.slots, words, seen, self.offset, empty, played)

    def _words(self, slot: Slot) -> str:
        """What there is to say of a file: what is wrong with it, or where it comes from."""
        t = self.program.texts.t
        if slot.error is not None:
            return self.program.words_for(slot.error)
        return str(t("load.older")) if slot.older else "" if slot.seen and slot.seen.name else str(t("load.automatic"))

    def handle(self, action: Action) -> Request | None:
        name, *rest = action
        if self.scroll(action, LIST):
            return None
        if name == "back":
            return Pop(("look_again",))
        if name == "load":
            return self.program.open(self, self.slots[int(rest[0])].path)  # type: ignore[call-overload]
        if name == "delete" and not self._is_played(self.slots[int(rest[0])]):  # type: ignore[call-overload]
            return Push(self._ask_to_delete(int(rest[0])))  # type: ignore[call-overload]
        if name == "answered":
            self.look_again()
        return None

    def _ask_to_delete(self, place: int) -> Message:
        slot = self.slots[place]
        t = self.program.texts.t
        name = slot.path.name
        if slot.seen is not None:
            name = slot.seen.name or " · ".join(slot.seen.names)

        def delete() -> Request | None:
            try:
                self.program.slots.delete(slot.path)
            except SaveError as error:
                return Replace(self.program.complaint(self, error))
            return None

        choices = [Choice(t("load.delete"), delete), Choice(t("common.cancel"), primary=True)]
        return Message(self, self.program.texts, t("load.delete.title"), t("load.delete.confirm", name=name), choices)


class SaveScene(Overlay):
    """Asks for a name and saves the game under it; what is there already is replaced only after a question."""

    first_field = "name"

    def __init__(self, program: Program, below: Scene, game: GameScene) -> None:
        super().__init__(below)
        self.program = program
        self.game = game
        rounds = program.texts.t("common.round", n=max(1, game.view().round))
        self.proposed = game.texts.grammar.joints.items.join((game.session.names[game.people[0]], str(rounds)))
        self.edit = TextEdit.of("", NAME_LIMIT)
        self.editing = False
        self.saved = ""

    @property
    def texts(self) -> Texts:
        return self.program.texts

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

    def handle(self, action: Action) -> Request | None:
        if action[0] == "edit":
            verb = str(action[2])
            if verb == "enter":
                return self._save()
            self.editing = verb != "done"
            self.edit = self.edit.apply("compose", "") if verb == "done" else self.edit.apply(verb, *action[3:])
            return None
        if action[0] == "save" or action == ("key", "Enter"):
            return self._save()
        if action[0] == "answered" and self.saved:
            return Pop(("saved", self.saved))
        return super().handle(action)

    def _save(self) -> Request | None:
        name = self.name
        if self.exists:
            t = self.texts.t
            choices = [Choice(t("save.replace"), self._replace), Choice(t("common.cancel"), primary=True)]
            return Push(Message(self, self.texts, t("menu.save"), t("save.ask", name=name), choices))
        failed = self._write()
        return Push(failed) if failed is not None else Pop(("saved", name))

    def _replace(self) -> Request | None:
        failed = self._write()
        return Replace(failed) if failed is not None else None

    def _write(self) -> Message | None:
        """Write the file; a message that it could not be written, if so."""
        name = self.name
        try:
            self.program.slots.save_as(self.game.session, self.game.game, name)
        except SaveError as error:
            t = self.texts.t
            body = self.program.words_for(error)
            return Message(self, self.texts, t("errors.not_saved"), body, [Choice(t("common.close"), primary=True)])
        self.saved = name
        return None
