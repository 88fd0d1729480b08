"""How the game goes on: by answers, and by itself. What they led to is shown, each act as long as it stays."""

from __future__ import annotations

from math import inf
from typing import Final, Protocol

from dune_desktop.engine import Event, GameState, OptionId
from dune_desktop.engine.model.frames import Pool
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.computer_seats import ComputerSeats
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.window.scene import Go, Request

_TAKEN_BACK: Final = frozenset({"send", "deploy", "retreat", "trash", "discard", "decline"})
"""What may still be taken back and thought over again: a card drawn by itself after it would forbid that."""


SLOWLY: Final = 1.5
"""So much longer acts stay where things move slowly."""


class Begin(Protocol):
    """Told whenever something else is on the screen, with the answers' events that led to it, if answers did."""

    def __call__(self, events: tuple[Event, ...] = ()) -> None: ...


class Playback:
    """The one who gives answers to the session, those of computers at once, and goes from act to act."""

    def __init__(self, shown_game: ShownGame, context: UiContext, begin: Begin) -> None:
        self.shown_game = shown_game
        self.session = shown_game.session
        self.context = context
        self.begin = begin
        self.computer_seats = ComputerSeats(self.session, context.runner)
        self.left: list[object] = []  # effects that waited beside one that a person took: that person takes them too
        self.hurrying = False  # until a person is asked, nothing that computers do is shown piece by piece
        self.shown_since: float | None = None  # the moment from which the present act is on the screen

    @property
    def end(self) -> Request | None:
        """To the final ranking, once the game is over and everything was shown."""
        return Go("ranking") if self.session.over and not self.shown_game.watching else None

    # ------------------------------------------------------------------------------------------------ acts

    @property
    def animating(self) -> bool:
        """Whether something else may be on the screen soon without anybody doing anything."""
        act = self.shown_game.act
        return self.session.asked_computer() is not None or (act is not None and self._lasts(act) != inf)

    @property
    def _pace(self) -> str:
        return self.context.settings.rival_pace

    @property
    def holding(self) -> bool:
        """Whether what nobody may miss waits for a press: there is somebody to give it, who wants to."""
        return self.context.settings.hold_moments and bool(self.shown_game.people)

    def _lasts(self, act: Act) -> float:
        """Seconds an act stays on the screen if nobody goes on; what moves slowly takes longer to be seen."""
        pace = "fast" if self.shown_game.again and self._pace == "instant" else self._pace
        return act.lasts(pace, self.holding) * (SLOWLY if self.context.settings.motion == "slow" else 1.0)

    @property
    def stays(self) -> float:
        """How long what is shown stays by itself."""
        return self._lasts(self.shown_game.act) if self.shown_game.act is not None else inf

    def tick(self, now: float, moving: bool = False) -> bool:
        """Go on when the time of what is shown is over and nothing is `moving` there any more, or with what a computer
        has decided on; whether so.
        """
        self.computer_seats.prepare()
        act = self.shown_game.act
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
        self.shown_game.go_on()
        self._gone_on()

    def skip(self) -> None:
        """The next thing that nobody may miss; after that, or from there, the position itself."""
        self.hurrying = self.session.asked_computer() is not None
        self.shown_game.skip(self.holding)
        self._gone_on()

    def _gone_on(self) -> None:
        self.shown_since = None
        if not self.shown_game.watching:
            self.begin()
            self.unasked()

    def uncover(self) -> None:
        """Whoever the curtain is down for sits before the screen now."""
        self.shown_game.uncover()
        self.begin()
        self.unasked()

    def again(self, acts: tuple[Act, ...]) -> None:
        """Show what happened earlier once more."""
        self.shown_game.show_again(acts)
        self.shown_since = None
        self.begin()

    def settle(self) -> None:
        """Show the position itself: nothing that led to it, nothing chosen."""
        self.shown_game.settle()
        self.begin()

    # ------------------------------------------------------------------------------------------------ answers

    def play(self, option: OptionId) -> None:
        """Go on by the answer of a person."""
        self.hurrying = False
        waiting = _waiting(self.session.state)
        self.left = waiting if option[0] == "take" else [effect for effect in self.left if effect in waiting]
        self._play(option, self._pace)

    def unasked(self, events: tuple[Event, ...] = ()) -> None:
        """Take what may as well come first, as long as the same person is asked; `events` led to the position.

        Effects beside one that a person has taken are left to that person: each press does what its button says.
        """
        latest = self.session.steps[-1].option if self.session.undoable() is not None else ()
        if not self.context.settings.draws or (latest and latest[0] in _TAKEN_BACK):
            return
        while not self.shown_game.watching and self.shown_game.curtain == NOBODY and self.shown_game.thinking == NOBODY:
            option = self.session.rules.auto_answer(self.session.state, alone=len(self.shown_game.people) == 1)
            if option is None or self._is_left(option):
                return
            events = self._play(option, self._pace, events)

    def _is_left(self, option: OptionId) -> bool:
        """Whether it takes an effect that is `left` to a person."""
        pending = self.session.rules.pending(self.session.state)
        return any(way == option and (source, effect) in self.left for way, source, effect in pending)

    def _computer(self) -> bool:
        """Give the answer of the computer whose turn it is, if it has one; whether the game went on."""
        option = self.computer_seats.answer()
        if option is None:
            return False
        self.unasked(self._play(option, "instant" if self.hurrying else self._pace))
        return True

    def _play(self, option: OptionId, pace: str, earlier: tuple[Event, ...] = ()) -> tuple[Event, ...]:
        """Go on with the game by this answer, and show what followed; its events after those of `earlier` answers."""
        self.session.answer(option)
        chosen = self.context.settings
        self.shown_game.stage(pace, great=chosen.great_moments, still=chosen.motion == "off", earlier=earlier)
        self.shown_since = None
        self.shown_game.pass_on()
        self.shown_game.trust(not self.context.settings.curtain)
        events = (*earlier, *self.session.steps[-1].events)
        self.begin(events)
        return events


def _waiting(state: GameState) -> list[object]:
    """The effects that wait to be taken, each with what it comes from."""
    pools = [frame.todo for frame in state.stack if isinstance(frame, Pool)]
    if state.turn is not None:
        pools.append(state.turn.pool)
    return [(source, effect) for pool in pools for source, effect, _ in pool]
