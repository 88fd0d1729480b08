"""How the game goes on: by answers, and by itself. What they led to is shown, each act as long as it stays."""

from __future__ import annotations

from math import inf
from typing import Final, Protocol

from dune_desktop.engine import Event, OptionId
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.guests import Guests
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.window.scene import Go, Request

_TAKEN_BACK: Final = frozenset({"send", "deploy", "retreat", "trash", "discard", "decline"})
"""What may still be taken back and thought over again: a card drawn by itself after it would forbid that."""


SLOWLY: Final = 1.5
"""So much longer acts stay where things move slowly."""


class Begin(Protocol):
    """Told whenever something else is on the screen, with the answers' events that led to it, if answers did."""

    def __call__(self, events: tuple[Event, ...] = ()) -> None: ...


class Course:
    """The one who gives answers to the session, those of computers at once, and goes from act to act."""

    def __init__(self, sitting: Sitting, desk: Desk, begin: Begin) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.desk = desk
        self.begin = begin
        self.guests = Guests(self.session, desk.runner)
        self.hurrying = False  # until a person is asked, nothing that computers do is shown piece by piece
        self.shown_since: float | None = None  # the moment from which the present act is on the screen

    @property
    def end(self) -> Request | None:
        """To the final ranking, once the game is over and everything was shown."""
        return Go("ranking") if self.session.over and not self.sitting.watching else None

    # ------------------------------------------------------------------------------------------------ acts

    @property
    def animating(self) -> bool:
        """Whether something else may be on the screen soon without anybody doing anything."""
        act = self.sitting.act
        return self.session.asked_computer() is not None or (act is not None and self._lasts(act) != inf)

    @property
    def _pace(self) -> str:
        return self.desk.settings.rival_pace

    @property
    def _holding(self) -> bool:
        """Whether what nobody may miss waits for a press: there is somebody to give it, who wants to."""
        return self.desk.settings.hold_moments and bool(self.sitting.people)

    def _lasts(self, act: Act) -> float:
        """Seconds an act stays on the screen if nobody goes on; what moves slowly takes longer to be seen."""
        pace = "fast" if self.sitting.again and self._pace == "instant" else self._pace
        return act.lasts(pace, self._holding) * (SLOWLY if self.desk.settings.motion == "slow" else 1.0)

    @property
    def stays(self) -> float:
        """How long what is shown stays by itself."""
        return self._lasts(self.sitting.act) if self.sitting.act is not None else inf

    def tick(self, now: float, moving: bool = False) -> bool:
        """Go on when the time of what is shown is over and nothing is `moving` there any more, or with what a computer
        has decided on; whether so.
        """
        self.guests.prepare()
        act = self.sitting.act
        if act is None:
            self.shown_since = None
            return self._computer()
        if self.shown_since is None:
            self.shown_since = now
            return False
        if moving or now - self.shown_since < self._lasts(act):
            return False
        self.next()
        return True

    def next(self) -> None:
        """What comes after what is being shown."""
        self.sitting.go_on()
        self._gone_on()

    def skip(self) -> None:
        """The next thing that nobody may miss; after that, or from there, the position itself."""
        self.hurrying = self.session.asked_computer() is not None
        self.sitting.skip(self._holding)
        self._gone_on()

    def _gone_on(self) -> None:
        self.shown_since = None
        if not self.sitting.watching:
            self.begin()
            self.unasked()

    def uncover(self) -> None:
        """Whoever the curtain is down for sits before the screen now."""
        self.sitting.uncover()
        self.begin()
        self.unasked()

    def again(self, acts: tuple[Act, ...]) -> None:
        """Show what happened earlier once more."""
        self.sitting.show_again(acts)
        self.shown_since = None
        self.begin()

    def settle(self) -> None:
        """Show the position itself: nothing that led to it, nothing chosen."""
        self.sitting.settle()
        self.begin()

    # ------------------------------------------------------------------------------------------------ answers

    def play(self, option: OptionId) -> None:
        """Go on by the answer of a person."""
        self.hurrying = False
        self._play(option, self._pace)

    def unasked(self, events: tuple[Event, ...] = ()) -> None:
        """Take what may as well come first, as long as the same person is asked; `events` led to the position."""
        latest = self.session.steps[-1].option if self.session.undoable() is not None else ()
        if not self.desk.settings.draws or (latest and latest[0] in _TAKEN_BACK):
            return
        while not self.sitting.watching and self.sitting.curtain == NOBODY and self.sitting.thinking == NOBODY:
            option = self.session.rules.auto_answer(self.session.state, alone=len(self.sitting.people) == 1)
            if option is None:
                return
            events = self._play(option, self._pace, events)

    def _computer(self) -> bool:
        """Give the answer of the computer whose turn it is, if it has one; whether the game went on."""
        option = self.guests.answer()
        if option is None:
            return False
        self.unasked(self._play(option, "instant" if self.hurrying else self._pace))
        return True

    def _play(self, option: OptionId, pace: str, earlier: tuple[Event, ...] = ()) -> tuple[Event, ...]:
        """Go on with the game by this answer, and show what followed; its events after those of `earlier` answers."""
        self.session.answer(option)
        self.sitting.stage(pace)
        self.shown_since = None
        self.sitting.pass_on()
        self.sitting.trust(not self.desk.settings.curtain)
        events = (*earlier, *self.session.steps[-1].events)
        self.begin(events)
        return events
