"""What was deleted, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from dune_desktop.storage.bin import KEPT_DAYS
from dune_desktop.storage.bin import MAX_DELETED as MANY_DELETED
from dune_desktop.storage.disk import SaveError
from dune_desktop.ui.presenters.screens.saves.listing import Heading
from dune_desktop.ui.scenes.saves.load import LoadScene
from dune_desktop.ui.window.scene import Answer, Ask, Question, Request

if TYPE_CHECKING:
    from dune_desktop.storage.bin import Deleted
    from dune_desktop.storage.slots import Slot


class BinScene(LoadScene):
    """What was deleted, the latest first: it can be brought back, or go for good."""

    heading = Heading("bin.title", "bin.note", "bin.none", "bin.restore", "bin.forget")
    renames = False
    recalls = False
    anything = True

    def found(self) -> Sequence[Slot]:
        found = self.program.slots.deleted()
        self._deletion_folders = {slot.path: gone for gone, slot in found}
        return [slot for _, slot in found]

    def _note(self) -> str:
        return str(self.program.texts.t("bin.note", days=KEPT_DAYS, many=MANY_DELETED))

    def _words(self, slot: Slot) -> str:
        if slot.error is not None:
            return super()._words(slot)
        when = datetime.fromtimestamp(self._deletion_folders[slot.path].when)
        return str(self.program.texts.t("bin.when", date=f"{when:%Y-%m-%d %H:%M}"))

    def _is_played(self, slot: Slot) -> bool:
        return False

    def _earlier(self, slot: Slot) -> bool:
        return False

    def do_load(self, place: int) -> Request | None:
        """It comes back; it is in the list of saves again, and not opened."""
        slot = self.slots[place]
        return self._restore(self._title(slot), self._deletion_folders[slot.path])

    def do_delete(self, file: str) -> Request | None:
        """It goes for good, after a question."""
        slot = self._in(file)
        if slot is None:
            return None
        t, gone = self.program.texts.t, self._deletion_folders[slot.path]
        answers = (Answer("forget", t("bin.forget")), Answer("keep", t("common.cancel")))
        body = t("bin.forget.ask", name=self._title(slot))
        question = Question(t("bin.forget"), body, answers, golden="keep", escape="keep")
        return Ask(question, lambda answer: self._forget(gone) if answer == "forget" else None)

    def _forget(self, gone: Deleted) -> Request | None:
        self.notice = None
        try:
            self.program.slots.bin.delete_for_good(gone)
        except SaveError as error:
            return Ask(self.program.complaint(error))
        finally:
            self.look_again()
        return None
