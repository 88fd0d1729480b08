"""Who sits before the screen, and how much of the game has been shown to them."""

from __future__ import annotations

from copy import copy
from functools import partial

from dune_desktop.engine import Event, GameState
from dune_desktop.engine.model.events import Facts, seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.director import HELD, Act, acts, missed


class ShownGame:
    """People round one screen, and computers that need no place before it.

    `viewer` is whose cards lie open, NOBODY while a curtain hides them all; `before` is who sat there until it fell.
    Who is `trusting` does without it. `acts` are still to be shown, the first one is on the screen.
    """

    def __init__(self, session: Session, pace: str = "normal", opening: bool = False) -> None:
        self.session = session
        self.people = session.people
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.before = NOBODY
        self.trusting = False
        self.acts: tuple[Act, ...] = ()
        self.again = False  # whether they were shown before
        self._happened: tuple[Event, ...] = ()  # since the latest answer
        self._fresh: tuple[Event, ...] = ()  # of these, what led to the position on the screen and was not told yet
        self._undone: tuple[Event, ...] = ()  # what was taken back and is on the screen until then
        self.lingers = False  # whether the turn that was shown last is still seen while computers think
        self.great = "off"  # how much of great moments is shown
        self.ranked = False  # whether the final ranking has been seen
        self.stage(pace, opening)

    # ------------------------------------------------------------------------------------------------ acts

    @property
    def act(self) -> Act | None:
        """What is being shown just now."""
        return self.acts[0] if self.acts else None

    @property
    def watching(self) -> bool:
        """Whether something that happened by itself is being shown."""
        return bool(self.acts)

    def stage(
        self,
        pace: str,
        opening: bool = False,
        great: str = "off",
        still: bool = False,
        earlier: tuple[Event, ...] = (),
    ) -> None:
        """Show what followed the latest answer, at this pace; the answer itself, if a computer gave it.

        At the `opening` of a game, or after what is chosen before it, the first round is announced. Of `great` moments
        so much is shown as is wanted; where all is `still`, those of whoever answered do not stop the game. What
        happened `earlier`, by answers before it that have not been on the screen, is told with it.
        """
        session = self.session
        step = session.steps[-1] if session.steps else None
        by_computer = step is not None and step.seat >= 0 and session.chairs[step.seat].computer
        answer = step.option if step and by_computer else ()
        alone = self.people[0] if len(self.people) == 1 else NOBODY
        before, covered = session.position_before_card(), not opening and self._covers
        self.great = great
        own = step.seat if step is not None and not still else NOBODY
        announced = opening or bool(session.log)  # leaders may choose something before the first round
        wanted = partial(acts, session.rules, session.beats, pace, answer, announced, before, alone)
        wanted = partial(wanted, great=great, own=own, people=self.people, follows=self._follows)
        self.acts = wanted(covered=covered)
        if self.acts and not (covered or opening) and self._hides:  # whoever is asked looked at them with the others
            self.acts = wanted(covered=True)
        self.lingers = bool(self.acts)
        self._happened = tuple(event for beat in session.beats for event in beat.events)
        if step is not None and not by_computer and alone == NOBODY and session.asked() != step.seat:
            self.acts = (*missed(session.rules, session.latest_combat_cards(), pace), *self.acts)
        self._fresh = (*earlier, *(self.acts[0].events if self.acts else self._happened))
        self.again = False

    @property
    def _follows(self) -> bool:
        """Whether somebody else has ended a turn since that of a person, before the latest answer."""
        for step in reversed(self.session.steps[:-1]):
            for told in map(Facts, reversed(step.events)):
                if told.kind in ("round", "phase") or (told.kind in ("turn", "end_turn") and told.seat in self.people):
                    return False
                if told.kind == "end_turn":
                    return True
        return False

    @property
    def _covers(self) -> bool:
        """Whether a curtain comes between whoever answered and whoever is asked now."""
        return self._hides and self.session.asked() != self.viewer

    @property
    def _hides(self) -> bool:
        """Whether people who hide their cards from each other sit here, and one of them is asked."""
        return len(self.people) > 1 and not self.trusting and self.session.asked() in self.people

    def show_again(self, acts: tuple[Act, ...]) -> None:
        """Show what happened earlier once more, and then the position itself."""
        self.acts, self.again = acts, bool(acts)
        self._happened = self._fresh = ()

    def go_on(self) -> None:
        """The next act, or the position itself."""
        shown, self.acts = self.acts[0], self.acts[1:]
        rest = max(0, len(self._happened) - shown.after)
        self._fresh = self.acts[0].events if self.acts else self._happened[rest:]
        self.again = self.again and bool(self.acts)
        self._reopen()

    def skip(self, holding: bool) -> None:
        """The position itself, or, where they are `holding`, the next act that nobody may miss.

        What was passed over is not told. Where nothing is shown any more, the position stays.
        """
        if self.act is not None:
            self.go_on()
        while self.act is not None and not (holding and self.act.moment in HELD):
            self.go_on()
        self._fresh = ()
        self.lingers = self.watching

    def coming(self, holding: bool) -> tuple[ShownGame, ...]:
        """The same after the next press while something is being shown: gone on with, and skipped as far as it goes."""
        if self.act is None:
            return ()
        on, past = copy(self), copy(self)
        on.go_on()
        past.skip(holding)
        return (on,) if len(on.acts) == len(past.acts) else (on, past)

    def settle(self) -> None:
        """The position itself: nothing that led to it."""
        self.acts, self.again, self.lingers = (), False, False
        self._fresh = ()
        self._reopen()

    @property
    def fresh(self) -> tuple[Event, ...]:
        """The events that led to the position on the screen and were not told yet."""
        return self._fresh

    def news(self) -> tuple[Event, ...]:
        """What led to the position on the screen, once, as whoever looks at it may know it."""
        fresh, self._fresh = self._fresh, ()
        return tuple(seen_by(event, self.reader) for event in fresh)

    def undo(self) -> bool:
        """Take the latest answer back, if that can be done; whether so."""
        steps = list(self.session.steps)
        if not self.session.undo():
            return False
        self._undone = tuple(event for step in steps[len(self.session.steps) :] for event in step.events)
        return True

    def taken_back(self) -> tuple[Event, ...]:
        """What was taken back and is not on the screen any more, once, as whoever looks at it may know it."""
        undone, self._undone = self._undone, ()
        return tuple(seen_by(event, self.reader) for event in undone)

    # ------------------------------------------------------------------------------------------------ the curtain

    @property
    def curtain(self) -> int:
        """The seat for which the curtain is down, NOBODY if it is up."""
        if self.watching or self.session.over or self.trusting:
            return NOBODY
        asked = self.session.asked()
        return asked if asked in self.people and asked != self.viewer else NOBODY

    @property
    def thinking(self) -> int:
        """The seat of the computer that must answer the question on the screen, NOBODY if there is none."""
        asked = self.session.asked()
        if self.watching or asked is None or self.session.asked_computer() is None:
            return NOBODY
        return asked

    @property
    def reader(self) -> int:
        """Whose knowledge the screen may show: the viewer's, and nobody's while the curtain is down."""
        return NOBODY if self.curtain != NOBODY else self.viewer

    def uncover(self) -> None:
        """Whoever the curtain is down for sits before the screen now."""
        if self.curtain != NOBODY:
            self.before, self.viewer = NOBODY, self.curtain

    def trust(self, on: bool) -> None:
        """Without a curtain whoever is asked sits before the screen at once."""
        self.trusting = on
        asked = self.session.asked()
        if on and not self.watching and asked in self.people and len(self.people) > 1:
            self.before, self.viewer = NOBODY, asked

    def pass_on(self) -> None:
        """Cover the cards if others look at the screen now, until whoever is next uncovers."""
        if len(self.people) > 1 and not self.trusting and (self.watching or self.session.asked() != self.viewer):
            if self.viewer != NOBODY:
                self.before, self.viewer = self.viewer, NOBODY
            self._reopen()

    def _reopen(self) -> None:
        """Whoever sat before the screen goes on, if only computers have answered meanwhile."""
        asked = self.session.asked()
        alone = self.before in self.people and any(chair.computer for chair in self.session.chairs)
        if alone and not self.watching and asked == self.before:
            self.viewer, self.before = self.before, NOBODY

    # ------------------------------------------------------------------------------------------------ the position

    @property
    def fought(self) -> bool:
        """Whether a Conflict with somebody in it is on the screen."""
        rules, state = self.session.rules, self.act.state if self.act is not None else self.session.state
        return state.phase == "combat" and any(rules.has_unit(state, seat) for seat in range(len(state.seats)))

    def owned(self, seat: int) -> tuple[str, ...]:
        """All cards of the seat in the position the screen has come to, in no order: whose cards are whose is known."""
        return self.session.owned(seat, self.act.state if self.act is not None else None)

    def view(self) -> GameState:
        """The position the screen has come to, as whoever looks at it may know it: all that presenters are given."""
        if self.act is not None:
            return self.session.rules.view(self.act.state, self.reader)
        return self.session.view(self.reader)
