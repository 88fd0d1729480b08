"""Scheduling of garbage collection: during idle time, not in animations, and rarely while loading.

A full collection takes Python 15 to 40 ms, two frames, a smaller one up to 4 ms, and their moments depend on counts.
Where collection is incremental (3.14), full collections are not needed and none are made.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

ENOUGH: Final = 10
"""Smaller collections after which a full one is due, as in Python's default."""
AT_MOST: Final = 70
"""Smaller collections after which a full one no longer waits for idle time."""

NEW: Final = 7_000
"""New objects after which a smaller collection is due; a click makes fewer."""
NEW_AT_MOST: Final = (10_000, 3)
"""New objects after which the youngest are looked through without idle time, and how often before a smaller one."""

LOADING: Final = 1_000_000
"""New objects per smaller collection while the program loads, when hardly any are garbage."""

_BY_ITSELF: Final = gc.get_threshold()


def load() -> None:
    """Collect rarely while the program loads, because its objects stay."""
    gc.set_threshold(LOADING, *_BY_ITSELF[1:])


def settle() -> None:
    """Collect in idle time from now on; objects loaded so far are never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*NEW_AT_MOST, AT_MOST)


def unsettle() -> None:
    """Restore Python's default collection."""
    gc.unfreeze()
    gc.set_threshold(*_BY_ITSELF)


def sweep() -> None:
    """Run the collections that are due, and return unused memory after a full one; call it in idle time."""
    if gc.get_count()[0] >= NEW:
        gc.collect(1)
    if gc.get_count()[2] >= ENOUGH:
        gc.collect()
        give_back = giving_back()
        if give_back is not None:
            give_back(0)


@cache
def giving_back() -> Callable[[int], object] | None:
    """Return the function that gives free memory back to the system; None where the C library does so itself.

    Linux's C library keeps the memory of dropped pictures for later use, which seldom fits: several MB in an hour.
    Giving it back takes a millisecond.
    """
    if sys.platform != "linux":
        return None
    try:
        import ctypes

        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (ImportError, OSError, AttributeError):  # another C library
        return None
    return trim
