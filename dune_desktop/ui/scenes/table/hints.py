"""Hints that nobody asked for, in the first rounds of a player's first game."""

from __future__ import annotations

from typing import Final

from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.counsel import Way
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.advisor import Advisor

ROUNDS: Final = 3
"""The rounds in which there are hints."""

WITHOUT: Final = frozenset({"agent", "pool"})
"""The kinds of question without a hint: which effect comes first."""


class Hints:
    """Thinks about a good move whenever somebody new is asked, if the game is `guided`."""

    def __init__(self, session: Session, context: UiContext) -> None:
        self.session = session
        self.context = context
        self.guided = False
        self._advisor = Advisor(session, context.runner)
        self._ended: int | None = None  # the moment of the first decision without a hint

    @property
    def best(self) -> Way | None:
        """The move to be told of, None if there is none to be told now."""
        return self._advisor.best if self._wanted else None

    @property
    def over(self) -> bool:
        """Whether it is to be told that there are no hints any more: at the first decision without one."""
        return self._ended == self.session.moment and self.context.settings.hints

    @property
    def _wanted(self) -> bool:
        settings = self.context.settings
        return self.guided and settings.hints and settings.advice and self.session.state.round <= ROUNDS

    def tick(self, waits: bool) -> bool:
        """Ask for a hint if somebody waits for an own decision; whether there is another one to be told than before."""
        if self.guided and waits and self._ended is None and self.session.state.round > ROUNDS:
            self._ended = self.session.moment
            return True
        if not self._wanted:
            return False
        if waits and self._advisor.counsel is None and self._decides:
            self._advisor.ask()
        return self._advisor.look()

    @property
    def _decides(self) -> bool:
        decision = self.session.decision()
        return decision is not None and decision.kind not in WITHOUT and len(decision.legal) > 1
