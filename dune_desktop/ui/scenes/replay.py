"""Looking back: the table as it was after any answer, step by step, and the way to play on from there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, pairwise
from math import inf
from typing import TYPE_CHECKING, Final, Literal

from dune_desktop.engine import Event
from dune_desktop.engine.model.events import Facts, seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import Beat, Session, Step
from dune_desktop.ui.presenters.screens.replay import Back as Place
from dune_desktop.ui.presenters.screens.replay import Taken, looking_back
from dune_desktop.ui.presenters.screens.review import Turn
from dune_desktop.ui.presenters.table.model import Panel, TableModel
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.tips.explained import explained
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.recap import Recap, Span
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.under import Told, Under
from dune_desktop.ui.window.scene import Answer, Ask, Back, Go, Question, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program

STAYS: Final = {"instant": 0.15, "fast": 0.4, "normal": 0.9}
"""Seconds each step stays while it plays by itself, by the pace the player has chosen."""


class ReplayScene(Scene):
    """A game from its beginning to where it is now, or as far as its log still leads.

    It stands still after an answer, or plays: then what each answer led to is shown piece by piece, as at the table.
    If it is entered with a `turn`, that plays and nothing else. If it is entered with what a review says of an answer
    (`weighed`), the bar tells it where that answer is next, and it is seen as by whoever gave it.

    While a game runs it is seen as by whoever sits before the screen; afterwards as by any seat.
    """

    def __init__(
        self,
        program: Program,
        shown_game: ShownGame,
        number: int | None = None,
        turn: Span | None = None,
        weighed: Turn | None = None,
    ) -> None:
        session = shown_game.session
        self.program = program
        self.session = session
        self.replay = session.replay()
        self.number = len(self.replay) if number is None else min(number, len(self.replay))
        players = tuple(seat for seat, player in enumerate(session.rules.is_player) if player)
        self.seats = session.people or players if session.over else ()
        self.viewer = self.seats[0] if self.seats and shown_game.reader == NOBODY else shown_game.reader
        self._weighed = weighed
        if weighed is not None and weighed.seat in self.seats:
            self.viewer = weighed.seat
        self.playing = False
        self.shown_since: float | None = None
        self._until = len(self.replay)  # how far it plays
        self._fresh: tuple[Event, ...] = ()
        self._shown: TableModel | None = None
        self._turn_to(self.number)
        if turn is not None:
            self._play(turn)

    @property
    def animating(self) -> bool:
        return self.playing

    def _turn_to(self, number: int) -> None:
        """Show the position after so many answers; what happened on the way moves only from one to the next."""
        if number == self.number + 1:
            self._fresh = tuple(seen_by(event, self.viewer) for event in self.replay.steps[number].events)
        self._sit(self._then(number), "instant")

    def _sit(self, then: Session, pace: str) -> None:
        """At the table as it was then; what the latest answer led to is shown at this pace."""
        self.number = len(then.steps) - 1
        self.shown_game = ShownGame(then, pace)
        self.shown_game.viewer, self.shown_game.trusting = self.viewer, True
        self.renderer = TableRenderer(self.shown_game, self.program)

    def _then(self, number: int) -> Session:
        """The game after so many answers."""
        replay, now = self.replay, self.session
        log, steps = replay.entries(number), replay.steps[: number + 1]
        return Session(now.rules, replay.at(number), now.seed, now.names, log, steps, chairs=now.chairs)

    def _play(self, turn: Span) -> None:
        """Show this turn piece by piece, and stop where it ended."""
        ends = list(accumulate(len(step.events) for step in self.replay.steps))
        begins, last = bisect_right(ends, turn.first), bisect_left(ends, turn.last)
        then = self._then(last)
        then.recent_beats = {number: self.replay.beats(number) for number in range(max(0, begins - 1), last + 1)}
        self._sit(then, "instant")
        self.shown_game.show_again(Recap(then, self.program.texts).turn(turn))
        self._until, self.playing = last, self.shown_game.watching

    def _go_on(self) -> None:
        """The next piece of what the answer led to, or the next answer; if there is none, it plays no more."""
        if self.shown_game.watching:
            self.shown_game.go_on()
        elif self.number < self._until:
            then = self._then(self.number + 1)
            then.beats = self.replay.beats(self.number + 1)
            then.recent_beats = {self.number: (Beat((), self.replay.at(self.number)),)}
            self._sit(then, self._pace)
        self.playing = self.shown_game.watching or self.number < self._until

    @property
    def _pace(self) -> Literal["instant", "fast", "normal", "step"]:
        """How long what is played stays: nothing waits for a press."""
        pace = self.program.settings.rival_pace
        return "normal" if pace == "step" else pace

    # ------------------------------------------------------------------------------------------------ showing

    def news(self) -> tuple[Event, ...]:
        fresh, self._fresh = self._fresh, ()
        return fresh or self.shown_game.news()

    def explain(self, there: Under) -> Told | None:
        """What there is to say of what is pointed at on the table."""
        return explained(self._shown, there) if self._shown is not None else super().explain(there)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        model = self.renderer.model(metrics, size)
        # Nobody can answer, but it is still the turn of whoever could.
        model = replace(model, decision=None, undo=None, panel=Panel(), thinking=model.active, past=True)
        self._shown = model
        weighed, names = self._weighed, self.session.names
        place = Place(
            self.number,
            len(self.replay),
            model.view.round,
            self.playing,
            tuple((seat, names[seat]) for seat in self.seats),
            self.viewer,
            self._turns,
            self._note(model),
            weighed if weighed is not None and weighed.number == self.number and not self.shown_game.watching else None,
        )
        return looking_back(self.program.page(metrics, size), table_screen(model), model.places, place)

    @cached_property
    def _turns(self) -> tuple[Taken, ...]:
        """All turns of the game; what follows the last one that was ended counts as one, too."""
        replay, names = self.replay, self.session.names
        rounds = sorted((number, which) for which, number in replay.rounds.items())
        stops = sorted({*replay.turns, len(replay)})
        points, found = [0] * len(names), []
        for first, last in pairwise(stops):
            for event in (event for step in replay.steps[first + bool(first) : last + 1] for event in step.events):
                if event[0] == "vp":
                    points[Facts(event).seat] += Facts(event).n
            seat = _whose(replay.steps[last])
            which = rounds[bisect_left(rounds, (last,)) - 1][1]
            found.append(Taken(first, seat, names[seat], which, tuple(points)))
        return tuple(found)

    def _note(self, model: TableModel) -> str:
        """What is being shown; or that the log leads no further, where it does not."""
        if self.shown_game.watching:
            return question(model)[0]
        divergence = self.replay.divergence
        if divergence is None or self.number < len(self.replay):
            return ""
        return str(self.program.texts.t("replay.parting"))

    @property
    def stays(self) -> float:
        if not self.playing:
            return inf
        act = self.shown_game.act
        return act.lasts(self._pace, False) if act is not None else STAYS[self._pace]

    def tick(self, now: float) -> bool:
        """The next step, when its time has come."""
        if not self.playing:
            return False
        if self.shown_since is None:
            self.shown_since = now
            return False
        if self.moving or now - self.shown_since < self.stays:
            return False
        self.shown_since = None
        self._go_on()
        return True

    # ------------------------------------------------------------------------------------------------ the actions

    def do_move(self, how: str, way: int) -> None:
        """A step, or to the beginning of a turn or round, this way."""
        self.playing = False
        self.shown_game.settle()
        last = len(self.replay)
        stops = {"step": range(last + 1), "turn": self.replay.turns, "round": sorted(self.replay.rounds.values())}[how]
        if way < 0:
            found = bisect_left(stops, self.number) - 1
            self._turn_to(stops[found] if found >= 0 else 0)
        else:
            found = bisect_right(stops, self.number)
            self._turn_to(stops[found] if found < len(stops) else last)

    def do_to(self, number: int) -> None:
        """To where so many answers had been given."""
        self.playing = False
        self.shown_game.settle()
        self._turn_to(number)

    def do_play(self) -> None:
        self.shown_game.settle()
        self._until = len(self.replay)
        self.playing = not self.playing and self.number < self._until
        self.shown_since = None

    def do_seat(self, seat: int) -> None:
        self.viewer = seat
        self._turn_to(self.number)

    def do_play_on(self) -> Request | None:
        """A game of its own from here, once it is told what that means."""
        self.playing = False
        t = self.program.texts.t
        answers = (Answer("on", t("replay.play_on")), Answer("stay", t("common.cancel")))
        question = Question(t("replay.play_on"), t("replay.play_on.note"), answers, golden="on", escape="stay")
        return Ask(question, lambda answer: self._play_on() if answer == "on" else None)

    def _play_on(self) -> Request:
        return self.program.unless_lost(Go("branch", (self.replay, self.number)))

    def do_back(self) -> Request | None:
        return Back()


def _whose(step: Step) -> int:
    """Whose turn an answer ended, which is not always who gave it: people choose for Rivals, too.

    If it ended none, who gave it.
    """
    return next((Facts(event).seat for event in step.events if event[0] == "end_turn"), step.seat)
