"""Tasks for computers to think about. A task is a plain value, and its result depends on nothing else."""

from __future__ import annotations

from typing import Final, Protocol

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.players.advice.advice import Advice, advise, better_by, compare, why_different, would_choose
from dune_desktop.players.advice.reasons import Why
from dune_desktop.players.advice.win_probability import chances
from dune_desktop.players.heuristics.combined_answers import at_once
from dune_desktop.players.levels import LEVELS, computer
from dune_desktop.session import Chair, Session

ADVISOR_LEVEL: Final = LEVELS[-1]
"""Level that gives advice."""
REVIEWER_LEVEL: Final = LEVELS[-2]
"""Level whose choice is told beside the advice, and that reviews games with their hundreds of decisions."""
MIN_STANDARD_ERRORS: Final = 3.0
"""Standard errors by which two options must differ: of hundreds of decisions some differ by two for no reason."""
MIN_WORTH: Final = 0.03
"""Chance to win that an answer must seem to have cost or won to be checked by the strongest level."""


class Task(Protocol):
    """Something to think about; pressing tasks go before others."""

    @property
    def pressing(self) -> bool: ...

    def think(self) -> object:
        """Return the result; takes its time."""
        ...


@dataclass(frozen=True, slots=True)
class Choose:
    """The task of answering for the computer in a chair."""

    info_state: InformationState
    chair: Chair
    seed: int
    pressing: bool = True

    def think(self) -> OptionId:
        return at_once(computer(self.chair.level, self.chair.temperament, self.seed), self.info_state)


@dataclass(frozen=True, slots=True)
class Advised:
    """The best options as the strongest level sees them, best first, and what each of two levels would do."""

    ways: tuple[Advice, ...]
    choices: tuple[tuple[str, OptionId], ...]


@dataclass(frozen=True, slots=True)
class Advise:
    """The task of advising the asked seat."""

    info_state: InformationState
    seed: int
    pressing: bool = True

    def think(self) -> Advised:
        ways = advise(self.info_state, ADVISOR_LEVEL, self.seed)
        if not ways:
            return Advised(ways, ())
        levels = (ADVISOR_LEVEL, REVIEWER_LEVEL)
        return Advised(ways, tuple((level, would_choose(self.info_state, level, self.seed)) for level in levels))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The chances to win before a decision, and the worth of the answer.

    `chances` by seat, () if they were not asked for. `better` is the best other option, `worth` what the answer won
    (below 0: cost) compared with it, and `why` how it differs; () if there is nothing to compare, or no sure
    difference.
    """

    chances: tuple[float, ...]
    better: OptionId = ()
    worth: float = 0.0
    why: Why = Why(())


@dataclass(frozen=True, slots=True)
class Judge:
    """The task of judging an answer by what its seat could know, and the chances before it with all hands open."""

    info_state: InformationState
    played: OptionId
    seed: int
    standing: InformationState | None  # with all hands open; None if no chances are wanted
    weighing: bool  # whether to compare the answer with the best other option
    pressing: bool = False

    def think(self) -> Verdict:
        found = chances(self.standing) if self.standing is not None else ()
        better, worth = self._weighed() if self.weighing and len(self.info_state.options) > 1 else ((), 0.0)
        why = (
            why_different(self.info_state, better, self.played, worth, self.seed)
            if abs(worth) >= MIN_WORTH
            else Why(())
        )
        return Verdict(found, better, worth, why)

    def _weighed(self) -> tuple[OptionId, float]:
        """Return the best other option and how much better the answer is; () and 0 if that may be chance.

        What seems worth much is checked by the strongest level. If the two levels disagree on who is better it counts
        as chance; otherwise the smaller worth is returned.
        """
        found = compare(self.info_state, self.played, REVIEWER_LEVEL, self.seed)
        if found is None or abs(found.worth) <= MIN_STANDARD_ERRORS * found.error:
            return (), 0.0
        worth = found.worth
        if abs(worth) >= MIN_WORTH:
            again = better_by(self.info_state, self.played, found.other, ADVISOR_LEVEL, self.seed)
            if again * worth <= 0.0:
                return (), 0.0
            worth = min(worth, again, key=abs)
        return found.other, worth


def choice(session: Session) -> Choose | None:
    """Return the task of the computer that must answer; None if a person must, or nobody.

    Its chance comes from the game's seed, the seat and the number of answers so far: the same game goes the same way.
    """
    chair, seat = session.asked_computer(), session.asked()
    if chair is None or seat is None:
        return None
    return Choose(session.info_state(), chair, seed_of(session, seat))


def advice(session: Session) -> Advise:
    """Return the task of advising the asked seat."""
    seat = session.asked()
    assert seat is not None
    return Advise(session.info_state(), seed_of(session, seat))


def seed_of(session: Session, seat: int) -> int:
    """Return a seed that differs for every decision of a game, and is the same whenever the game is replayed."""
    return (session.seed * len(session.chairs) + seat) * 10_000 + session.answered
