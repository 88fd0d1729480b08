"""Which line explains what comes up for the first time, and how long it stays."""

from __future__ import annotations

from typing import Final

from dune_desktop.engine.model.events import seen_by
from dune_desktop.ui.presenters.table.first_time import at_rest, happened, standing
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.shown_game import ShownGame

READ: Final = 9.0
"""Seconds that a line stays, of the time in which its reader is asked something and nothing else is shown."""

LONGEST: Final = 1.0
"""Seconds from one look at the clock to the next; what is longer was spent elsewhere, in the menu for example."""


class FirstTimes:
    """Keep what has come up and is still to be explained, and the line that is being read.

    A line waits until its reader is asked and nothing else is shown; after it the next one waits for another question.
    At a pace at which all waits for a press it stays until something is done.
    """

    def __init__(self, shown_game: ShownGame, context: UiContext) -> None:
        self.shown_game = shown_game
        self.context = context
        self.now = ""
        self._waiting: list[str] = []
        self._left = 0.0  # seconds that the line is still to be read
        self._latest: float | None = None  # when it was in sight last
        self._free = True  # whether something else has been on the screen since the line came
        self._seen: TableModel | None = None  # the picture that was looked at last

    def listen(self) -> None:
        """Something else is on the screen: note what has come up with it."""
        self._free = True
        shown_game = self.shown_game
        fresh = [seen_by(event, shown_game.reader) for event in shown_game.fresh]
        for name in happened(shown_game.session.rules, shown_game.view(), fresh) if fresh else ():
            if name not in self._waiting and self.context.hints_at(name):
                self._waiting.append(name)

    def tick(self, now: float, shown: TableModel | None) -> bool:
        """Let the line go once it could be read, and bring the next one; whether so."""
        if shown is None or not at_rest(shown):
            self._latest = None
            return False
        if self.now:
            return self._read(now)
        if self._free and (self._waiting or shown is not self._seen):
            self._seen = shown
            return self._bring(shown)
        return False

    def _read(self, now: float) -> bool:
        self._left -= min(now - self._latest, LONGEST) if self._latest is not None else 0.0
        self._latest = now
        stays = self._left > 0 or (self.context.settings.rival_pace == "step" and not self._free)
        if stays and self.context.settings.hints:
            return False
        self.now, self._latest = "", None
        return True

    def _bring(self, shown: TableModel) -> bool:
        """Begin with the first line that is still to be read; whether there is one."""
        names = [name for name in (*self._waiting, *standing(shown)) if self.context.hints_at(name)]
        self._waiting = [name for name in self._waiting if name in names]
        if not names:
            return False
        self.now, self._left, self._free = names[0], READ, False
        self._waiting = [name for name in self._waiting if name != self.now]
        self.context.learn(self.now)
        return True
