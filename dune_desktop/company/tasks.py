"""What a computer is asked to think about. A task is a value, and what comes of it depends on nothing else."""

from __future__ import annotations

from typing import Final, Protocol

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.players.advice.advice import Advice, advise, apart, better_by, compare, would
from dune_desktop.players.advice.reasons import Why
from dune_desktop.players.advice.win_probability import chances
from dune_desktop.players.heuristics.combined_answers import at_once
from dune_desktop.players.levels import LEVELS, computer
from dune_desktop.session import Chair, Session

MENTOR: Final = LEVELS[-1]
"""Who gives advice."""
CRITIC: Final = LEVELS[-2]
"""Who says what it would do as well, and reviews games: there are hundreds of decisions to look at."""
SURE: Final = 3.0
"""Standard errors by which two ways must differ: of hundreds of decisions some differ by two without any reason."""
MUCH: Final = 0.03
"""Chance to win: what an answer seems to have cost or won by so much is thought over by the strongest."""


class Task(Protocol):
    """Something to think about; `pressing` goes before what is not."""

    @property
    def pressing(self) -> bool: ...

    def think(self) -> object:
        """What comes of it; takes its time."""
        ...


@dataclass(frozen=True, slots=True)
class Choose:
    """What the computer in this chair answers."""

    info_state: InformationState
    chair: Chair
    seed: int
    pressing: bool = True

    def think(self) -> OptionId:
        return at_once(computer(self.chair.level, self.chair.temperament, self.seed), self.info_state)


@dataclass(frozen=True, slots=True)
class Advised:
    """The best ways to go on as the strongest sees them, the best one first; and what each of two levels would do."""

    ways: tuple[Advice, ...]
    choices: tuple[tuple[str, OptionId], ...]


@dataclass(frozen=True, slots=True)
class Advise:
    """How to go on."""

    info_state: InformationState
    seed: int
    pressing: bool = True

    def think(self) -> Advised:
        ways = advise(self.info_state, MENTOR, self.seed)
        if not ways:
            return Advised(ways, ())
        return Advised(ways, tuple((level, would(self.info_state, level, self.seed)) for level in (MENTOR, CRITIC)))


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game stood before a decision, and what the answer was worth.

    `chances` by seat, () where they were not asked for. `better` is the best other way, with what the answer cost
    (below 0) or won beside it, and `why` how it differs; () where there is nothing to compare, or no difference to be
    sure of.
    """

    chances: tuple[float, ...]
    better: OptionId = ()
    worth: float = 0.0
    why: Why = Why(())


@dataclass(frozen=True, slots=True)
class Judge:
    """What to think of an answer, by what could be known, and of how the game stood before it, by what was so."""

    info_state: InformationState
    played: OptionId
    seed: int
    standing: InformationState | None  # with all hands open, where the chances of all seats are wanted
    weighing: bool  # whether the answer is compared with the best other way
    pressing: bool = False

    def think(self) -> Verdict:
        found = chances(self.standing) if self.standing is not None else ()
        better, worth = self._weighed() if self.weighing and len(self.info_state.options) > 1 else ((), 0.0)
        why = apart(self.info_state, better, self.played, worth, self.seed) if abs(worth) >= MUCH else Why(())
        return Verdict(found, better, worth, why)

    def _weighed(self) -> tuple[OptionId, float]:
        """The best other way, and how much better the answer is; nothing where it may be chance.

        What seems worth much is thought over. Where the two differ about it, that is no more sure than chance;
        otherwise the lesser is told.
        """
        found = compare(self.info_state, self.played, CRITIC, self.seed)
        if found is None or abs(found.worth) <= SURE * found.error:
            return (), 0.0
        worth = found.worth
        if abs(worth) >= MUCH:
            again = better_by(self.info_state, self.played, found.other, MENTOR, self.seed)
            if again * worth <= 0.0:
                return (), 0.0
            worth = min(worth, again, key=abs)
        return found.other, worth


def choice(session: Session) -> Choose | None:
    """What the computer that must answer is asked; None if it is a person's turn, or nobody's.

    Its chance comes from the game's seed, the seat and the number of answers so far: the same game goes the same way.
    """
    chair, seat = session.thinker(), session.asked()
    if chair is None or seat is None:
        return None
    return Choose(session.info_state(), chair, seed_of(session, seat))


def advice(session: Session) -> Advise:
    """Advice for whoever is asked."""
    seat = session.asked()
    assert seat is not None
    return Advise(session.info_state(), seed_of(session, seat))


def seed_of(session: Session, seat: int) -> int:
    """A number that is another one for every decision of a game, and the same whenever the game is played again."""
    return (session.seed * len(session.chairs) + seat) * 10_000 + session.answered
