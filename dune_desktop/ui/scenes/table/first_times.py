"""Which line explains what comes up for the first time, and how long it stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.engine import Event
from dune_desktop.engine.model.events import Facts, seen_by
from dune_desktop.ui.presenters.table.first_time import at_rest, happened, standing
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import FirstTime
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.shown_game import ShownGame

READ: Final = 9.0
"""Seconds that a line stays, of the time in which its reader is asked something and nothing else is shown."""

NOTICED: Final = 4.0
"""Seconds after which a line counts as read."""

LONGEST: Final = 1.0
"""Seconds from one look at the clock to the next; what is longer was spent elsewhere, in the menu for example."""


class FirstTimes:
    """Keep what has come up and is still to be explained, and the line that is being read.

    A line waits until its reader is asked and nothing else is shown. Of several the first one comes, and the others
    wait for another question: they come once the first one was noticed. When the reader's turn is over, or the round,
    those go that the reader has been asked after. What was not noticed until then is explained the next time it comes
    up. At a pace at which all waits for a press a line stays until something is done.
    """

    def __init__(self, shown_game: ShownGame, context: UiContext) -> None:
        self.shown_game = shown_game
        self.context = context
        self.now: FirstTime | None = None
        self._fresh: list[FirstTime] = []  # what led to the question that comes next
        self._earlier: list[FirstTime] = []  # what led to earlier questions, the latest first
        self._read_for = 0.0  # seconds that the line has been in sight
        self._latest: float | None = None  # when it was in sight last
        self._free = True  # whether something else has been on the screen since the line came
        self._seen: TableModel | None = None  # the picture that was looked at last, and
        self._past: TableModel | None = None  # the one before what is on the screen now

    def listen(self) -> None:
        """Something else is on the screen: note what has come up with it."""
        self._free, self._past = True, self._seen
        shown_game = self.shown_game
        fresh = [seen_by(event, shown_game.reader) for event in shown_game.fresh]
        if self._turn_over(fresh):
            self.now, self._earlier = None, []
        found = happened(shown_game.session.rules, shown_game.view(), fresh, shown_game.reader) if fresh else []
        self._fresh = [line for line in self._fresh if line.name not in {new.name for new in found}] + found

    def _turn_over(self, events: Iterable[Event]) -> bool:
        """Tell whether a turn of somebody who reads here is over, or the round."""
        people = self.shown_game.people
        return any(
            told.kind == "round" or (told.kind == "end_turn" and told.seat in people) for told in map(Facts, events)
        )

    def tick(self, now: float, shown: TableModel | None) -> bool:
        """Let the line go once it could be read, and bring the next one; whether so."""
        if shown is None or shown is self._past or not at_rest(shown):
            self._latest = None
            return False
        before, self._seen = self._seen, shown
        gone = self.now is not None and self._read(now)
        if not self._free or (self.now is not None and self._read_for < NOTICED):
            return gone
        if not self._fresh and not self._earlier and shown is before and not gone:
            return gone
        return self._bring(shown) or gone

    def _read(self, now: float) -> bool:
        """Count the time in which the line is in sight; whether it has gone."""
        assert self.now is not None
        self._read_for += min(now - self._latest, LONGEST) if self._latest is not None else 0.0
        self._latest = now
        if self._read_for >= NOTICED:
            self.context.learn(self.now.name)
        stays = self._read_for < READ or (self.context.settings.rival_pace == "step" and not self._free)
        if stays and self.context.settings.hints:
            return False
        self.now, self._latest = None, None
        return True

    def _bring(self, shown: TableModel) -> bool:
        """Begin with the first line that is still to be read; whether there is one.

        What a question is about comes before what has led to it; where anything can be done, that comes later.
        """
        stands = list(standing(shown))
        lines = [*self._fresh, *stands] if shown.choices.kind == "turn" else [*stands, *self._fresh]
        lines = [line for line in (*lines, *self._earlier) if self.context.hints_at(line.name)]
        first = lines[0] if lines else None
        self._earlier = [line for line in (*self._fresh, *self._earlier) if line in lines[1:]]
        self._fresh = []
        if first is None:
            return False
        self.now, self._read_for, self._latest, self._free = first, 0.0, None, False
        return True
