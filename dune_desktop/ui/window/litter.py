"""Circular garbage is swept at leisure, never in the middle of a motion.

Looking through everything takes Python 15 to 40 ms, two pictures late, and it chooses the moment by counting. Where it
sweeps little by little by itself (3.14) there is nothing to do, and nothing is done.
"""

from __future__ import annotations

import gc
from typing import Final

ENOUGH: Final = 10
"""Smaller sweeps after which one through everything is due; so Python has it by itself."""
AT_MOST: Final = 300
"""Smaller sweeps after which nothing waits for leisure any more."""

_BY_ITSELF: Final = gc.get_threshold()


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
    """Nobody waits at this moment: look through everything, if that is due."""
    if gc.get_count()[2] >= ENOUGH:
        gc.collect()
