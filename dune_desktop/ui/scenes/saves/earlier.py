"""Earlier positions of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.ui.presenters.screens.saves.listing import Heading
from dune_desktop.ui.scenes.saves.load import LoadScene

if TYPE_CHECKING:
    from dune_desktop.storage.slots import Slot
    from dune_desktop.ui.program import Program


class EarlierScene(LoadScene):
    """The positions that were kept of one game, the latest first; those of rounds `until` one, if that is said."""

    heading = Heading("earlier.title", "earlier.note", "earlier.none")
    renames = False
    recalls = False

    def __init__(self, program: Program, game: str, until: int | None = None) -> None:
        self.game = game
        self.until = until
        super().__init__(program)

    def found(self) -> Sequence[Slot]:
        slots = self.program.slots.earlier(self.game)
        return [slot for slot in slots if self.until is None or slot.seen is None or slot.seen.round <= self.until]

    def _words(self, slot: Slot) -> str:
        if slot.seen is None:
            return super()._words(slot)
        return str(self.program.texts.t("earlier.round", n=slot.seen.round))
