"""What a review has found out, in words."""

from __future__ import annotations

from typing import Final

from dune_desktop.company.review import MIN_WORTH, Review, TurningPoint
from dune_desktop.engine import Decision, OptionId
from dune_desktop.i18n import Texts
from dune_desktop.i18n.advice import forms, percent
from dune_desktop.i18n.prompts import Prompt, is_component, source_name
from dune_desktop.i18n.template import Markup
from dune_desktop.players.advice.reasons import SUM
from dune_desktop.ui.presenters.screens.review import Sentence, Turn, in_words
from dune_desktop.ui.presenters.screens.seat_account import SeatReview

TURNS: Final = frozenset({"turn", "agent", "reveal"})
"""Questions that everybody knows."""
CLEAR: Final = frozenset({"done", "intrigue", "pass", "stop"})
"""Answers that are understood without the question."""
STOPS: Final = ".。"
"""Signs at the end of an answer that give way to those of the sentence around it."""


class ReviewWords:
    """The words for one review; each answer is put into words once."""

    def __init__(self, texts: Texts, review: Review) -> None:
        self.texts = texts
        self.review = review
        self._words: dict[tuple[int, OptionId], Markup] = {}

    def turn(self, point: TurningPoint) -> Turn:
        """Return an answer that cost or won much in words."""
        played, better = (self._said(point.number, option) for option in (point.played, point.better))
        return Turn(point.number, point.round, point.seat, played, better, point.worth, self._why(point))

    def _why(self, point: TurningPoint) -> str:
        """How the other way differs, in words; nothing where it is many small things."""
        why = point.why
        said = [pair for pair in why.why if pair[0] != SUM]
        return forms(self.texts, said, why.counts, "", why.later)[0] if said else ""

    def _said(self, number: int, option: OptionId) -> Markup:
        """What an answer after so many others means, as markup."""
        key = number, option
        if key not in self._words:
            replay, texts = self.review.replay, self.texts
            state = replay.at(number)
            decision = replay.rules.decision(state)
            assert decision is not None
            view = replay.rules.view(state, decision.seat)
            words = Prompt(texts, replay.rules, view, decision, dict(enumerate(self.review.names))).label(option)
            self._words[key] = self._with_source(option, words, decision)
        return self._words[key]

    def _with_source(self, option: OptionId, words: str, decision: Decision) -> Markup:
        """Of an Agent that is sent also the card, of an effect whose it is, of a choice what asked for it."""
        t, source = self.texts.t, ""
        match option:
            case ("send", str(card), *_):
                return t("advice.with", what=words, card=f"card:{card}")
            case ("take", str(effect_of), *_):
                source = effect_of
            case (str(action), *_) if decision.kind not in TURNS and action not in CLEAR:
                source = decision.source
        if is_component(source):
            return t("review.by", source=source_name(self.texts, source), what=words)
        return in_words(words)

    # ------------------------------------------------------------------------------------------------ the most useful

    def three(self) -> tuple[Sentence, ...]:
        """Return the decision that cost most, the best one, and where the game turned, as far as they are known.

        They are those of the people at the table. Where there is one person, the last tells of that person's chances,
        otherwise of the winner's.
        """
        review, t = self.review, self.texts.t
        n = round(100 * MIN_WORTH)
        kinds = (
            ("cost", t("review.cost"), review.costliest, t("over.next_time.none", n=n)),
            ("bold", t("review.bold"), review.boldest, t("over.best.decision.none", n=n)),
        )
        found: list[Sentence] = []
        for kind, what, of, none in kinds:
            point = of(*review.seats)
            if point is None:
                found.append(Sentence(kind, what, none if review.finished else t("review.later")))
                continue
            turn = self.turn(point)
            said = t(f"review.{kind}.said", played=_strong(turn.played), n=round(100 * abs(turn.worth)))
            found.append(Sentence(kind, self._label(what, point), said, turn=turn, seat=point.seat))
        found.append(self._turned())
        return tuple(found)

    def _turned(self) -> Sentence:
        review, t = self.review, self.texts.t
        ranking = review.replay.rules.ranking(review.replay.state)
        seat = review.seats[0] if len(review.seats) == 1 else ranking[0]
        turned = review.turned(seat)
        if turned is None:
            return Sentence("turned", t("review.turned"), t("review.later"))
        who = review.names[turned.winner]
        chance = t("advice.chance", n=percent(turned.chance))
        key = "review.turned.least" if seat == turned.winner else "review.turned.best"
        more = t(key, who=review.names[seat], chance=chance, n=turned.when)
        said = t("review.turned.said", n=turned.round, who=who)
        return Sentence("turned", t("review.turned"), said, more, number=turned.number, seat=seat)

    def _label(self, what: str, point: TurningPoint) -> Markup:
        """What a sentence is about, with the player if several people are reviewed, and the round."""
        number = max(1, point.round)
        if len(self.review.seats) == 1:
            return self.texts.t("review.label.own", what=what, n=number)
        return self.texts.t("review.label", what=what, who=self.review.names[point.seat], n=number)

    def of_seat(self, seat: int) -> SeatReview:
        """Return what the review says of a seat, once it is finished."""
        review, t = self.review, self.texts.t
        if not review.finished:
            return SeatReview(int(100 * review.progress))
        turned = review.turned(seat)
        if turned is None:
            return SeatReview(silent=True)
        chance = t("advice.chance", n=percent(turned.chance))
        args = {"who": review.names[turned.winner], "name": review.names[seat]}
        turning = t("over.turned.chance", n=turned.round, chance=chance, when=turned.when, **args)
        if seat not in review.seats:
            return SeatReview(turned=turning)
        n = round(100 * MIN_WORTH)
        best, worst = t("over.best.decision.none", n=n), t("over.next_time.none", n=n)
        if (point := review.boldest(seat)) is not None:
            worth = t("review.worth", n=round(100 * point.worth))
            best = t("over.best.decision", what=self.turn(point).played, n=max(1, point.round), worth=worth)
        if (point := review.costliest(seat)) is not None:
            worst = self._instead(self.turn(point))
        return SeatReview(best=best, turned=turning, next_time=worst)

    def _instead(self, turn: Turn) -> Markup:
        """What to try another time, with the reason if there is one."""
        played, better = _strong(turn.played), _strong(turn.better)
        if turn.why:
            key = "over.next_time.because"
            return self.texts.t(key, n=max(1, turn.round), better=better, played=played, why=turn.why)
        return self.texts.t("over.next_time.said", n=max(1, turn.round), better=better, played=played)


def _strong(words: str) -> Markup:
    """An answer within a sentence."""
    return Markup(f"<b>{words.rstrip(STOPS)}</b>")
