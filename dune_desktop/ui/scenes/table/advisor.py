"""Advice for whoever is asked: thought about elsewhere, and shown beside the table until an answer is given."""

from __future__ import annotations

from typing import Final

from dune_desktop.company.task_runner import TaskRunner
from dune_desktop.company.tasks import Advised, advice
from dune_desktop.engine import OptionId
from dune_desktop.i18n.advice import parts_ahead
from dune_desktop.players.advice.outcome import ENDING_ACTIONS
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.counsel import Counsel, Way, no_dearer


def _ways(advised: Advised) -> tuple[Way, ...]:
    """The ways, and who would go them."""
    ways = []
    for way in advised.ways:
        levels = tuple(level for level, option in advised.choices if option == way.option)
        ways.append(Way(way.option, way.chance, way.why, levels, way.beside, way.later, way.counts, way.purposes))
    return tuple(ways)


ALIKE: Final = 0.02
"""Ways whose chances to win differ by no more are about as good."""

POINT: Final = 0.05
"""The same for a way that gives a point at once: somebody new sees what that is for."""


def _alike(way: Way) -> float:
    return POINT if way.purposes[0].kind == "points" else ALIKE


class Advisor:
    """One piece of advice at a time. It holds for one decision, and is gone with it."""

    def __init__(self, session: Session, runner: TaskRunner) -> None:
        self.session = session
        self.runner = runner
        self.counsel: Counsel | None = None
        self.pointed: OptionId = ()
        self._moment = -1
        self._ticket = -1

    def toggle(self) -> None:
        """Ask for advice, which is remembered with the game; or put it away."""
        if self.counsel is not None:
            self.leave()
            return
        self.session.count_hint()
        self.ask()

    def ask(self) -> None:
        """Begin to think about what is asked now."""
        self.counsel, self._moment = Counsel(), self.session.moment
        self._ticket = self.runner.submit(advice(self.session))

    @property
    def best(self) -> Way | None:
        """The best way for the present decision; None as long as nobody knows it, and if it only ends something.

        Of ways about as good (see `ALIKE` and `POINT`), one that gives a point, or else one of which can be told what
        it is for; no card that has nothing ahead of the others.
        """
        ways = self.counsel.ways if self.counsel is not None and self._moment == self.session.moment else None
        if not ways:
            return None
        near = [way for way in ways if way.purposes and way.chance >= ways[0].chance - _alike(way)]
        if near:
            return min(near, key=lambda way: (way.purposes[0].kind != "points", self._lags(way)))
        return None if ways[0].option[0] in ENDING_ACTIONS else ways[0]

    def _lags(self, way: Way) -> bool:
        """Tell whether the way acquires a card that others outdo that cost no more."""
        rules, name = self.session.rules, way.purposes[0].what.partition(":")[2]
        if way.purposes[0].kind != "card" or name not in rules.cards:
            return False
        card = rules.cards[name]
        return not parts_ahead(card, no_dearer(rules, card, rules.legal(self.session.state)))

    @property
    def now(self) -> tuple[Counsel | None, OptionId]:
        """What is advised for the present decision, and the way of it that is pointed at."""
        return (self.counsel, self.pointed) if self._moment == self.session.moment else (None, ())

    def look(self) -> bool:
        """Whether what is shown has changed: the advice has come, or it was for a decision that is past."""
        if self.counsel is None:
            return False
        if self._moment != self.session.moment:
            self.leave()
            return True
        thought = self.runner.fetch(self._ticket) if self.counsel.ways is None else None
        if thought is None:
            return False
        self.counsel = Counsel(() if thought.failed else _ways(thought.result))
        return True

    def point(self, over: tuple[object, ...]) -> bool:
        """The pointer rests on what has this action; whether that shows another way than before."""
        ways = self.counsel.ways or () if self.counsel is not None else ()
        before, self.pointed = self.pointed, next((way.option for way in ways if over == ("advised", *way.option)), ())
        return self.pointed != before

    def leave(self) -> None:
        """The advice is put away."""
        if self.counsel is not None and self.counsel.ways is None:
            self.runner.cancel(self._ticket)
        self.counsel, self.pointed = None, ()
