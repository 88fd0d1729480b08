"""Looking back on a finished game: thought about in the background, kept with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.company.review import Review, TurningPoint
from dune_desktop.engine import Decision, OptionId
from dune_desktop.i18n.advice import forms
from dune_desktop.i18n.prompts import Prompt, is_component, source_name
from dune_desktop.i18n.template import Markup
from dune_desktop.players.advice.reasons import SUM
from dune_desktop.ui.presenters.meaning import told_of_icon
from dune_desktop.ui.presenters.screens.review import Looked, Turn, in_words, review_screen
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.under import Told, Under
from dune_desktop.ui.window.scene import Back, Go, Quit, Request, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


TURNS: Final = frozenset({"turn", "agent", "reveal"})
"""Questions that everybody knows."""
CLEAR: Final = frozenset({"done", "intrigue", "pass", "stop"})
"""Answers that are understood without the question."""


class ReviewScene(Scene):
    """What a review has found out so far; it goes on while one looks."""

    def __init__(self, program: Program, review: Review) -> None:
        self.program = program
        self.review = review
        self._words: dict[tuple[int, OptionId], Markup] = {}

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
            turns=tuple(map(self._turn, review.turning_points())),
            progress=review.progress,
            running=review.running,
            acting=review.acting(),
            own=len(review.people) == 1,
            silent=review.silent,
        )

    def _turn(self, point: TurningPoint) -> Turn:
        played, better = (self._said(point.number, option) for option in (point.played, point.better))
        return Turn(point.number, point.round, point.seat, played, better, point.worth, self._why(point))

    def _why(self, point: TurningPoint) -> str:
        """How the other way differs, in words; nothing where it is many small things."""
        why = point.why
        said = [pair for pair in why.why if pair[0] != SUM]
        return forms(self.program.texts, said, why.counts, "", why.later)[0] if said else ""

    def _said(self, number: int, option: OptionId) -> Markup:
        """What an answer after so many others means, as markup."""
        key = number, option
        if key not in self._words:
            replay, texts = self.review.replay, self.program.texts
            state = replay.at(number)
            decision = replay.rules.decision(state)
            assert decision is not None
            view = replay.rules.view(state, decision.seat)
            words = Prompt(texts, replay.rules, view, decision, dict(enumerate(self.review.names))).label(option)
            self._words[key] = self._with_source(option, words, decision)
        return self._words[key]

    def _with_source(self, option: OptionId, words: str, decision: Decision) -> Markup:
        """Of an Agent that is sent also the card, of an effect whose it is, of a choice what asked for it."""
        t, source = self.program.texts.t, ""
        match option:
            case ("send", str(card), *_):
                return t("advice.with", what=words, card=f"card:{card}")
            case ("take", str(effect_of), *_):
                source = effect_of
            case (str(action), *_) if decision.kind not in TURNS and action not in CLEAR:
                source = decision.source
        if is_component(source):
            return t("review.by", source=source_name(self.program.texts, source), what=words)
        return in_words(words)

    # ------------------------------------------------------------------------------------------------ the actions

    def explain(self, there: Under) -> Told | None:
        return told_of_icon(self.program.texts, there)

    def do_stop(self) -> None:
        self.program.reviews.stop()

    def do_go(self) -> None:
        self.review.go()

    def do_look_at(self, number: int) -> Request | None:
        """The table as it was before that answer, with what is said of it; one can play on from there."""
        turns = map(self._turn, self.review.turning_points())
        return Go("replay", (number, None, next((turn for turn in turns if turn.number == number), None)))

    def do_position(self, number: int) -> Request | None:
        """The table as it was at the beginning of that turn."""
        return Go("replay", (number, None, None))

    def do_back(self) -> Request | None:
        return Back()

    def do_quit(self) -> Request | None:
        return self.program.unless_lost(Quit())
