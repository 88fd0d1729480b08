"""The game's own random stream: one 64-bit number in the state (SplitMix64), the same on every machine.

Nothing else in the engine is random, and nothing outside the engine draws from this stream: a player thinking ahead
works on a copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:

    class HasStream(Protocol):
        rng: int


T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def stream(seed: int) -> int:
    """The start of the stream for a seed; any integer will do."""
    return (seed * _STEP + 0x1F83D9ABFB41BD6B) & _MASK


def below(state: HasStream, bound: int) -> int:
    """A number from 0 to `bound` - 1, all equally likely; moves the stream."""
    number = state.rng = (state.rng + _STEP) & _MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    # Multiplying up keeps all outcomes equally likely to within 2**-58: no loop is needed at a card table.
    return ((number ^ (number >> 31)) * bound) >> 64


def shuffled(state: HasStream, items: tuple[str, ...]) -> tuple[str, ...]:
    """The items in a new random order (Fisher-Yates); moves the stream."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = below(state, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def mixed(state: HasStream, items: tuple[T, ...]) -> list[T]:
    """The items in a new random order for worlds to think in: like `shuffled`, with fewer moves of the stream.

    What a product leaves below 64 bits is as good as chance for the next places; piles of up to 256 items come out
    equally likely to within 2**-32.
    """
    pile = list(items)
    places = len(pile)
    while places > 1:
        number = below(state, 1 << 64)
        for place in range(places - 1, max(places - 5, 0), -1):
            number *= place + 1
            other = number >> 64
            number &= _MASK
            pile[place], pile[other] = pile[other], pile[place]
        places -= 4
    return pile
