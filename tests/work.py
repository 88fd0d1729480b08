"""How much work something is, counted: the same on a slow machine and on a quick one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


def calls(do: Callable[[], object]) -> int:
    """How many functions are called while this is done, those of libraries included."""
    count = 0

    def seen(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        do()
    finally:
        sys.setprofile(before)
    return count
