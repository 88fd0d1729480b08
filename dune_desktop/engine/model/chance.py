"""Randomness: one random stream for each purpose, all derived from one seed, the same on every machine.

A *purpose* names what is drawn: the order of the Imperium deck or of one seat's deck, the leaders. Draws for one
purpose never change those for another, so adding a card to one deck reorders that deck and nothing else. Each part of
the rules with random draws names its purpose in a table `streams` (`Tables.streams`).

A stream is one 64-bit number (SplitMix64). The state holds the number that all streams start from, and the present
number of each stream that was drawn from. Nothing else in the engine is random, and nothing outside the engine draws
from these streams: a player that searches works on a copy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:

    class HasStreams(Protocol):
        """A record with the random streams of a position, such as `GameState`."""

        rng: int
        streams: dict[str, int]


T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def stream(seed: int) -> int:
    """Return the root number of all streams for a seed, which may be any integer."""
    return (seed * _STEP + 0x1F83D9ABFB41BD6B) & _MASK


def of_seat(purpose: str, seat: int) -> str:
    """Return the purpose for one seat, where each seat has a stream of its own."""
    return f"{purpose}:{seat}"


def begin(state: HasStreams, number: int) -> None:
    """Restart all streams of the position from the number, whatever was drawn before."""
    state.rng, state.streams = number, {}


def below(state: HasStreams, purpose: str, bound: int) -> int:
    """Draw a number from 0 to `bound` - 1, all equally likely, from the stream of that purpose."""
    chance = _of(state, purpose)
    number = chance.below(bound)
    state.streams = {**state.streams, purpose: chance.number}
    return number


def shuffled(state: HasStreams, purpose: str, items: tuple[str, ...]) -> tuple[str, ...]:
    """Return the items in a new random order, drawn from the stream of that purpose."""
    chance = _of(state, purpose)
    pile = chance.shuffled(items)
    state.streams = {**state.streams, purpose: chance.number}
    return pile


class Chance:
    """One random stream, for a single owner."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound` - 1, all equally likely."""
        number = self.number = (self.number + _STEP) & _MASK
        # A product instead of a rejection loop: outcomes are equally likely to within 2**-58, enough for a card game.
        return (_scattered(number) * bound) >> 64

    def shuffled(self, items: tuple[str, ...]) -> tuple[str, ...]:
        """Return the items in a new random order (Fisher-Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def mixed(self, items: tuple[T, ...]) -> list[T]:
        """Return the items in a new random order, for determinizations: `shuffled` with fewer draws.

        The low 64 bits of each product serve as the random number for the next places; all orders of up to 256 items
        are equally likely to within 2**-32.
        """
        pile = list(items)
        places = len(pile)
        while places > 1:
            number = self.below(1 << 64)
            for place in range(places - 1, max(places - 5, 0), -1):
                number *= place + 1
                other = number >> 64
                number &= _MASK
                pile[place], pile[other] = pile[other], pile[place]
            places -= 4
        return pile


def _of(state: HasStreams, purpose: str) -> Chance:
    """Return the stream of that purpose as it stands; a new stream starts at its first draw."""
    number = state.streams.get(purpose)
    return Chance(_scattered(state.rng ^ _mark(purpose)) if number is None else number)


def _scattered(number: int) -> int:
    """Return a well-mixed number (the SplitMix64 finalizer); different inputs give different results."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


@cache
def _mark(purpose: str) -> int:
    """Return the hash of a purpose (FNV-1a), the same in every run of Python."""
    mark = 0xCBF29CE484222325
    for byte in purpose.encode():
        mark = ((mark ^ byte) * 0x100000001B3) & _MASK
    return _scattered(mark)
