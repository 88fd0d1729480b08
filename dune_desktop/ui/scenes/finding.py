"""Looking for words in what is read: what was typed, where it stands, and which place is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.kit.finding import Match, marked, matches
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens.find import Sought
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Copy

LONGEST = 60  # letters that can be looked for
ABOVE = 90.0  # reference pixels that stay in sight above what is gone to


class Finding:
    """What is looked for in a column of blocks. `goes` says that it is to be gone to, once it is known where it is."""

    def __init__(self) -> None:
        self.wanted = TextEdit.of("", LONGEST)
        self.editing = False
        self.goes = False
        self.chosen = 0
        self.found: Sequence[Match] = ()
        self._blocks: Sequence[Block] = ()
        self._for = ""
        self._fresh = False  # whether something else is looked for than before

    @property
    def sought(self) -> Sought:
        return Sought(self.wanted, self.editing, len(self.found), self.chosen)

    def edit(self, verb: str, *arguments: object) -> Copy | None:
        """A step of editing; who comes back to the field types over what is in it."""
        self.editing = verb != "done"
        copied = self.wanted.selected if verb in ("copy", "cut") else ""
        before = self.wanted.shown
        self.wanted = self.wanted.apply("all" if verb == "begin" else verb, *arguments)
        if self.wanted.shown != before:
            self._fresh = self.goes = True
        return Copy(copied) if copied else None

    def step(self, by: int) -> None:
        """Go to the next place, or the one before; behind the last comes the first."""
        if self.found:
            self.chosen = (self.chosen + by) % len(self.found)
            self.goes = True

    def look(self, blocks: Sequence[Block], metrics: Metrics, offset: float) -> Sequence[Block]:
        """The blocks with all places marked. Of something new the first place counts that is not above the offset.

        While an input method composes a syllable that is nowhere, the rest counts.
        """
        if self._blocks is not blocks or self._for != self.wanted.shown:
            self._blocks, self._for = blocks, self.wanted.shown
            self.found = matches(blocks, self.wanted.shown, metrics)
            if not self.found and self.wanted.composing:
                self.found = matches(blocks, self.wanted.value, metrics)
            self.chosen = min(self.chosen, max(0, len(self.found) - 1))
        if self._fresh:
            self._fresh = False
            places = [self._top(match) for match in self.found]
            self.chosen = next((place for place, top in enumerate(places) if top >= offset), 0)
        return marked(blocks, self.found, self.chosen)

    @property
    def at(self) -> float | None:
        """How far below the top of the column the place is that is looked at; None if there is none."""
        return self._top(self.found[self.chosen]) if self.found else None

    def _top(self, match: Match) -> float:
        """How far below the top of the column a place is."""
        return sum(block.height for block in self._blocks[: match.block]) + match.top

    def offset(self, now: float, height: float) -> float:
        """How far to scroll so that the place looked at is in sight: not at all if it is."""
        self.goes = False
        if not self.found:
            return now
        match = self.found[self.chosen]
        top = self._top(match)
        seen = now <= top and top - match.top + match.bottom <= now + height
        return now if seen else top - ABOVE
