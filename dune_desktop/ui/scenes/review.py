"""Looking back on a finished game: thought about in the background, kept with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.company.review import Review
from dune_desktop.ui.presenters.screens.review import Looked, review_screen
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.scenes.review_words import ReviewWords
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Back, Go, Quit, Request

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


class ReviewScene(Explaining):
    """What a review has found out so far; it goes on while one looks."""

    def __init__(self, program: Program, review: Review) -> None:
        self.program = self.context = program
        self.review = review
        self.words = ReviewWords(program.texts, review)

    def arrive(self) -> Request | None:
        self.review.go()
        return None

    def tick(self, now: float) -> bool:
        return self.program.reviews.tick()

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return review_screen(self.program.page(metrics, size), self._looked())

    def _looked(self) -> Looked:
        review, rules = self.review, self.review.replay.rules
        return Looked(
            names=review.names,
            seats=tuple(seat for seat, kind in enumerate(rules.seat_kinds) if kind != "hagal"),
            curve=tuple(review.curve()),
            rounds=tuple((number, begins) for number, begins, _ in review.rounds()),
            turns=tuple(map(self.words.turn, review.turning_points())),
            progress=review.progress,
            running=review.running,
            acting=review.acting(),
            own=len(review.people) == 1,
            silent=review.silent,
            sentences=self.words.three(),
        )

    # ------------------------------------------------------------------------------------------------ the actions

    def do_stop(self) -> None:
        self.program.reviews.stop()

    def do_go(self) -> None:
        self.review.go()

    def do_look_at(self, number: int) -> Request | None:
        """The table as it was before that answer, with what is said of it; one can play on from there."""
        turns = map(self.words.turn, self.review.turning_points())
        return Go("replay", (number, None, next((turn for turn in turns if turn.number == number), None)))

    def do_position(self, number: int) -> Request | None:
        """The table as it was at the beginning of that turn."""
        return Go("replay", (number, None, None))

    def do_back(self) -> Request | None:
        return Back()

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
