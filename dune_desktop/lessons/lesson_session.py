"""A lesson being played: a session that knows what the present step asks for, and goes from step to step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.model.config import ConfigError
from dune_desktop.lessons.lesson import ANYTHING, PUPIL, Lesson, LessonError, Step, lesson
from dune_desktop.lessons.prepared import rules_of
from dune_desktop.session import Chair, Session
from dune_desktop.session.chairs import PERSON

LEVEL: Final = "novice"
"""The level of the computers in a lesson."""


@dataclass(slots=True)
class _Begun:
    """A step that has begun: its number, and the answers given and the round until then."""

    number: int
    answered: int
    round: int


@dataclass(slots=True)
class LessonSession(Session):
    """The game of a lesson. The pupil sits in seat 0; what the others answer is in the lesson."""

    lesson: Lesson | None = None
    begun: tuple[_Begun, ...] = ()  # every step up to the present one

    @classmethod
    def at(cls, name: str, number: int = 0) -> LessonSession:
        """Return the lesson at the beginning of a step: earlier ones were answered as the lesson says.

        Raises LessonError if the lesson cannot be played so far.
        """
        try:
            return cls._at(lesson(name), number)
        except (ConfigError, LessonError) as error:
            raise LessonError(f"lesson {name}: {error}") from error

    @classmethod
    def _at(cls, taught: Lesson, number: int) -> LessonSession:
        rules = rules_of(taught.id)
        computer = Chair(LEVEL)
        chairs = tuple(
            PERSON if seat == PUPIL or not rules.is_player[seat] else computer for seat in range(len(taught.seats))
        )
        session = cls.start(rules, taught.seed, (), chairs)
        assert isinstance(session, LessonSession)
        session.lesson = taught
        session.begun = (session._beginning(0),)
        for _ in range(min(number, len(taught.steps) - 1)):
            session._play_step()
            session.next_step()
            session._catch_up()
        return session

    # ------------------------------------------------------------------------------------------------ steps

    @property
    def taught(self) -> Lesson:
        """Return the lesson that is played."""
        assert self.lesson is not None
        return self.lesson

    @property
    def number(self) -> int:
        """Return the number of the present step."""
        return self.begun[-1].number

    @property
    def step(self) -> Step:
        """Return the present step."""
        return self.taught.steps[self.number]

    @property
    def last(self) -> bool:
        """Tell whether the present step is the last one."""
        return self.number == len(self.taught.steps) - 1

    @property
    def waiting(self) -> bool:
        """Tell whether something must happen before the present step is shown."""
        if self.step.wait == "round":
            return self.state.round == self.begun[-1].round and not self.over
        return self.step.wait == "turn" and self.asked() not in (PUPIL, None)

    def next_step(self) -> None:
        """Begin the next step, if there is one."""
        if not self.last:
            self.begun = (*self.begun, self._beginning(self.number + 1))

    def follow(self) -> bool:
        """Go on to the next step if what this one asks for is done, or back where answers were undone; tell if so."""
        before = self.number
        while len(self.begun) > 1 and self.answered < self.begun[-1].answered:
            self.begun = self.begun[:-1]
        if self.number == before and not self.step.reads and self.done:
            self.next_step()
        return self.number != before

    @property
    def only_ends(self) -> bool:
        """Tell whether of several things that the present step asks for only the end of the turn is left."""
        return len(self.step.answers) > 1 and self._left() == [("end_turn",)]

    @property
    def done(self) -> bool:
        """Tell whether what the present step asks for has been done."""
        begun = self.begun[-1]
        if self.step.freely:
            return self.state.round > begun.round or self.over
        return not self._left()

    def _beginning(self, number: int) -> _Begun:
        return _Begun(number, self.answered, self.state.round)

    def _left(self) -> list[OptionId]:
        """The answers of the step that the pupil has not given yet."""
        left = list(self.step.answers)
        for option in self._given():
            found = next((wanted for wanted in left if self._fits(option, wanted)), None)
            if found is not None:
                left.remove(found)
        return left

    def _given(self) -> Iterator[OptionId]:
        """The answers of the pupil since the step began, without undone ones."""
        kept = [entry for entry in self.log if not entry.undone]
        return (entry.option for entry in kept[self.begun[-1].answered :] if entry.seat == PUPIL)

    def _fits(self, option: OptionId, wanted: OptionId) -> bool:
        (does, *_), (asks, *_) = option, wanted
        return option == wanted or (does == asks and any(_matches(option, pattern) for pattern in self.step.accept))

    # ------------------------------------------------------------------------------------------------ the pupil

    def accepts(self, option: OptionId) -> bool:
        """Tell whether the step asks for this answer of the pupil; where what it asks for cannot be given yet, whether
        the answer needs no thought.
        """
        step, left = self.step, self._left()
        if step.freely:
            return True
        if not left:
            return False
        if self._asked_for(option, left) or any(_matches(option, pattern) for pattern in step.also):
            return True
        legal = self.rules.legal(self.state)
        return option in self._needs_no_thought(legal) and not any(self._asked_for(way, left) for way in legal)

    def _asked_for(self, option: OptionId, left: Sequence[OptionId]) -> bool:
        """Whether the answer is one of those that are left; the last one only if it is the only one."""
        return any(self._fits(option, wanted) for wanted in (left[:-1] or left))

    def _needs_no_thought(self, legal: Sequence[OptionId]) -> Sequence[OptionId]:
        if len(legal) == 1:
            return legal
        option = self.rules.auto_answer(self.state, alone=True)
        return (option,) if option is not None else ()

    def asked_computer(self) -> Chair | None:
        """Return the computer that must answer next; None also while the pupil reads."""
        return None if self.step.reads and not self.waiting else Session.asked_computer(self)

    def _play_step(self) -> None:
        """Give the answers of the present step, and what the others answer between them."""
        for wanted in self._left():
            while (option := self._next_answer(wanted)) != wanted:
                self.answer(option)
            self.answer(wanted)

    def skip(self) -> bool:
        """Go on to the next step as if what is left of this one had been done; tell whether that could be.

        What the pupil has done so far stays, as far as the others can answer as the lesson says.
        """
        try:
            self._play_step()
            self.next_step()
            self._catch_up()
        except LessonError:
            return False
        return True

    def _catch_up(self) -> None:
        """Give the answers of the others that the present step waits for."""
        while self.waiting:
            option = self.answer_of_others()
            if option is None:
                raise LessonError(self._trouble(f"seat {self.asked()} has no answer"))
            self.answer(option)

    def _next_answer(self, wanted: OptionId) -> OptionId:
        """What is answered next on the way to this answer of the pupil."""
        if self.over:
            raise LessonError(self._trouble("the game is over"))
        legal = self.rules.legal(self.state)
        if self.asked() != PUPIL:
            option = self.answer_of_others()
            if option is None:
                raise LessonError(self._trouble(f"seat {self.asked()} has no answer among {legal[:12]}"))
            return option
        if wanted in legal:
            return wanted
        ways = self._needs_no_thought(legal)
        if not ways:
            raise LessonError(self._trouble(f"{wanted} is not among {legal[:40]}"))
        return ways[0]

    def _trouble(self, why: str) -> str:
        return f"step {self.step.id}: {why}"

    # ------------------------------------------------------------------------------------------------ the others

    def answer_of_others(self) -> OptionId | None:
        """Return what the computer that is asked answers by the lesson; None if the lesson does not say it."""
        seat = self.asked()
        if seat is None or seat == PUPIL:
            return None
        legal = self.rules.legal(self.state)
        wanted = self.taught.seats[seat].answers
        given = 0
        for entry in self.log:
            given += not entry.undone and entry.seat == seat and given < len(wanted) and entry.option == wanted[given]
        if given < len(wanted) and wanted[given] in legal:
            return wanted[given]
        ways = self._needs_no_thought(legal)
        return ways[0] if ways else None


def _matches(option: OptionId, pattern: OptionId) -> bool:
    """Whether the answer matches the pattern, in which `ANYTHING` stands for any value."""
    *known, last = pattern
    if last == ANYTHING and len(option) > len(known):
        return all(wanted in (part, ANYTHING) for part, wanted in zip(option, known, strict=False))
    return len(option) == len(pattern) and all(
        wanted in (part, ANYTHING) for part, wanted in zip(option, pattern, strict=True)
    )
