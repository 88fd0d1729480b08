"""Chance in the game: a random stream for each purpose, all of them from one seed, the same on every machine.

A *purpose* is what is drawn for: the order of the Imperium deck, of one seat's deck, the leaders. The draws for one
purpose never change those for another, so a card more in one deck is another order of that deck and of nothing else.
What has its own chance names it in a table `streams` (`Tables.streams`).

A stream is one 64-bit number (SplitMix64). The state holds the number that all streams begin from, and the numbers of
those that were drawn from. Nothing else in the engine is random, and nothing outside the engine draws from these
streams: a player thinking ahead works on a copy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:

    class HasStreams(Protocol):
        rng: int
        streams: dict[str, int]


T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def stream(seed: int) -> int:
    """The start of the stream for a seed; any integer will do."""
    return (seed * _STEP + 0x1F83D9ABFB41BD6B) & _MASK


def of_seat(purpose: str, seat: int) -> str:
    """The purpose of one seat, where each has its own chance."""
    return f"{purpose}:{seat}"


def begin(state: HasStreams, number: int) -> None:
    """From here on all chance of this position follows from the number, whatever was drawn before."""
    state.rng, state.streams = number, {}


def below(state: HasStreams, purpose: str, bound: int) -> int:
    """A number from 0 to `bound` - 1, all equally likely; moves the stream of that purpose."""
    chance = _of(state, purpose)
    number = chance.below(bound)
    state.streams = {**state.streams, purpose: chance.number}
    return number


def shuffled(state: HasStreams, purpose: str, items: tuple[str, ...]) -> tuple[str, ...]:
    """The items in a new random order; moves the stream of that purpose."""
    chance = _of(state, purpose)
    pile = chance.shuffled(items)
    state.streams = {**state.streams, purpose: chance.number}
    return pile


class Chance:
    """One stream: whoever has it draws from it, and nobody else."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        number = self.number = (self.number + _STEP) & _MASK
        # Multiplying up keeps all outcomes equally likely to within 2**-58: no loop is needed at a card table.
        return (_scattered(number) * bound) >> 64

    def shuffled(self, items: tuple[str, ...]) -> tuple[str, ...]:
        """The items in a new random order (Fisher-Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def mixed(self, items: tuple[T, ...]) -> list[T]:
        """The items in a new random order for worlds to think in: like `shuffled`, with fewer moves of the stream.

        What a product leaves below 64 bits is as good as chance for the next places; piles of up to 256 items come out
        equally likely to within 2**-32.
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
    """The stream of that purpose as it stands; it begins when it is first drawn from."""
    number = state.streams.get(purpose)
    return Chance(_scattered(state.rng ^ _mark(purpose)) if number is None else number)


def _scattered(number: int) -> int:
    """A number that looks unlike this one and unlike those of its neighbors; no two have the same."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


@cache
def _mark(purpose: str) -> int:
    """What makes the stream of this purpose another one (FNV-1a); the same in every run of Python."""
    mark = 0xCBF29CE484222325
    for byte in purpose.encode():
        mark = ((mark ^ byte) * 0x100000001B3) & _MASK
    return _scattered(mark)
