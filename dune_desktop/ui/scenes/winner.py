"""The winner of a game, point by point how it was won, and what the others did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.session.highlights import highlights, lead_over
from dune_desktop.ui.motion.brought import Brought
from dune_desktop.ui.motion.manner import MotionStyle
from dune_desktop.ui.presenters.screens.game_over import Result
from dune_desktop.ui.presenters.screens.page import BEHIND
from dune_desktop.ui.presenters.screens.seat_account import SeatAccount, SeatReview
from dune_desktop.ui.presenters.screens.sources import ScoreContribution
from dune_desktop.ui.presenters.screens.winner import changes, winner_screen
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.scenes.review_words import ReviewWords
from dune_desktop.ui.screen.display import Picture, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Back, Go, Quit, Request

if TYPE_CHECKING:
    from dune_desktop.storage.open_game import OpenGame
    from dune_desktop.ui.program import Program

PAUSE, EACH = 1.1, 0.6
"""Seconds before the first point is told, and from one to the next, at the usual tempo."""

LAST: Final = "point"
OTHERS: Final = "influence"
"""What is heard of the point that came last, and of those before it."""

MANNERS: Final = {"won": MotionStyle(0.34, "arc", comes="next", apart=0.07), "point": MotionStyle(0.3)}


class WinnerScene(Explaining):
    """It lies over the ranking, which comes next. All is told at once where somebody clicks anywhere."""

    def __init__(self, program: Program, result: Result, game: OpenGame) -> None:
        self.program = self.context = program
        self.result = result
        self.game = game
        self.shown = 0
        self.people = game.session.people
        others = result.ranking[1:]
        self.seat = next((seat for seat in others if seat in self.people), others[0])
        more = contributed(ScoreContribution, result.rules.config.boxes).deeds
        self._highlights = highlights(result.rules, game.session.steps, result.state, more)
        self._words: ReviewWords | None = None
        self._due: float | None = None
        self._told = 0  # how much of what is shown was news already

    @property
    def animating(self) -> bool:
        return self.shown < len(changes(self.result))

    @property
    def brought(self) -> Brought:
        cue = OTHERS if self.animating else LAST
        return Brought(cues={"vp": cue}, flights={"vp": lambda told: ()}, manners=MANNERS)

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return winner_screen(self.program.page(metrics, size), self.result, self.shown, self._account())

    def _account(self) -> SeatAccount:
        """What is told of the chosen seat."""
        result, winner = self.result, self.result.ranking[0]
        return SeatAccount(
            seat=self.seat,
            person=self.seat in self.people,
            winner=result.names[winner],
            highlights=self._highlights[self.seat],
            lead=lead_over(result.state, winner, self.seat),
            review=self._review_of(self.seat),
        )

    def _review_of(self, seat: int) -> SeatReview | None:
        """What the review says of a seat, as far as it has come; None where only computers have played."""
        if self._words is not None:
            return self._words.of_seat(seat)
        return SeatReview(progress=0) if self.people else None

    def soon(self) -> Iterator[Picture]:
        return iter((BEHIND,))

    def tick(self, now: float) -> bool:
        found = self.program.reviews.tick()
        if self._due is None:
            self._due = now + PAUSE
        if now < self._due or not self.animating:
            if now >= self._due and self._words is None and self.people:
                self._review()
                return True
            return found and self._words is not None
        tempo = self.program.manner.tempo
        self._due = now + EACH / (tempo.speed if tempo is not None else 1.0)
        self.shown += 1
        return True

    def news(self) -> tuple[tuple[object, ...], ...]:
        seat = self.result.ranking[0]
        new = changes(self.result)[self._told : self.shown]
        self._told = self.shown
        return tuple(("vp", seat, n, source) for source, n, _ in new)

    def _review(self) -> None:
        """Begin with the review: what it says of the seats is told once it is finished."""
        review = self.program.reviews.of(self.game.session, self.game.id)
        self._words = ReviewWords(self.program.texts, review)
        review.go()

    def do_seat(self, seat: int) -> None:
        self.seat = seat

    def do_all(self) -> Request | None:
        """Tell all that has not been told yet."""
        self.shown, self._due = len(changes(self.result)), 0.0
        return None

    def do_look(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_next(self) -> Request | None:
        return Back()

    def do_back(self) -> Request | None:
        return Back()

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
