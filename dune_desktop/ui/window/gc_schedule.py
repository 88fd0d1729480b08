"""Circular garbage is swept at leisure, never in the middle of a motion, and hardly while the program loads.

Looking through everything takes Python 15 to 40 ms, two pictures late, and it chooses the moment by counting. Where it
sweeps little by little by itself (3.14) there is nothing to do, and nothing is done.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

ENOUGH: Final = 10
"""Smaller sweeps after which one through everything is due; so Python has it by itself."""
AT_MOST: Final = 300
"""Smaller sweeps after which nothing waits for leisure any more."""

LOADING: Final = 1_000_000
"""New things after which there is a smaller sweep while the program loads, when next to none of them is garbage."""

_BY_ITSELF: Final = gc.get_threshold()


def load() -> None:
    """What comes now stays: hardly sweep until it has settled."""
    gc.set_threshold(LOADING, *_BY_ITSELF[1:])


def settle() -> None:
    """From now on sweep at leisure; what is loaded by now stays, and is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_BY_ITSELF[:2], AT_MOST)


def unsettle() -> None:
    """Back to what Python does by itself."""
    gc.unfreeze()
    gc.set_threshold(*_BY_ITSELF)


def sweep() -> None:
    """Nobody waits at this moment: look through everything, if that is due, and keep no memory that nobody uses."""
    if gc.get_count()[2] >= ENOUGH:
        gc.collect()
        give_back = giving_back()
        if give_back is not None:
            give_back(0)


@cache
def giving_back() -> Callable[[int], object] | None:
    """What gives the system back the memory between what is in use; None where the C library does so by itself.

    That of Linux keeps what dropped pictures leave, for others that seldom fit: several MB in an hour. It takes a
    millisecond.
    """
    if sys.platform != "linux":
        return None
    try:
        import ctypes

        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (ImportError, OSError, AttributeError):  # another C library
        return None
    return trim
