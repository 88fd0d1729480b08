"""What stands on a button of the question corner: its words and its key."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import key_cap
from dune_desktop.ui.presenters.table.prompt.bar import Button
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BUTTON, FLOOR, PRIMARY

CAP_GAP, CLOSE = 9.0, 5.0  # from words to their key, and at least
EDGE = 5.0  # beside what is on a quiet button


def need(b: Build, one: Button, size: float = FLOOR) -> float:
    """Return how wide a quiet button is with words of this size and its key; without a size, at least."""
    key = CLOSE + key_cap(b.metrics, 0, 0, one.cap).rect.w if one.cap and not one.refusal else 0.0
    return b.metrics.width(one.text, size, 600) + key + 2 * EDGE


def labeled(b: Build, rect: Rect, one: Button, style: str, golden: bool = False) -> None:
    """Draw the words in one line with the key behind them, smaller if they must be, or above it, or in two lines.

    If there is no room for that, the words stand alone in as many lines as there is room for.
    """
    size, weight, ink = (PRIMARY, 700, PLATES[style].ink) if golden else (BUTTON, 600, PLATES[style].ink)
    middle, tall = rect.y + rect.h / 2, rect.h > 50
    room, gap = (rect.w - 16, CAP_GAP) if tall else (rect.w - 2 * EDGE, CLOSE)
    cap = key_cap(b.metrics, 0, middle, one.cap, style) if one.cap and not one.refusal else None
    if cap is not None:
        beside = room - gap - cap.rect.w
        smallest = size - 3 if tall else FLOOR
        fitting = next((each for each in _smaller(size, smallest) if _wide(b, one.text, each, weight) <= beside), None)
        if fitting is not None:
            width = _wide(b, one.text, fitting, weight)
            gap = min(CAP_GAP, room - width - cap.rect.w)
            left = rect.x + (rect.w - width - gap - cap.rect.w) / 2
            b.text(left, middle, one.text, fitting, weight, ink)
            b.drawn(cap.moved(left + width + gap, 0))
            return
        above = next((each for each in _smaller(size, FLOOR) if _wide(b, one.text, each, weight) <= room), None)
        if tall and above is not None:
            b.text(rect.center[0], rect.y + rect.h * 0.3, one.text, above, weight, ink, anchor="center")
            b.drawn(cap.moved(rect.center[0] - cap.rect.w / 2, rect.h * 0.22))
            return
        beside = rect.w - 3 * CLOSE - cap.rect.w
        if tall and b.lines(one.text, beside, FLOOR, weight) <= 2:
            b.title_of(rect.x + CLOSE, middle, one.text, beside, FLOOR, ink, weight, 2, close=True, align="center")
            b.drawn(cap.moved(rect.right - CLOSE - cap.rect.w, 0))
            return
    lines = 2 if tall else 1
    while size > FLOOR and _wide(b, one.text, size, weight) > room:
        if lines > 1 and b.lines(one.text, room, size, weight) <= lines:
            break
        size -= 1
    b.title_of(rect.center[0] - room / 2, middle, one.text, room, size, ink, weight, lines, close=True, align="center")


def _smaller(size: float, smallest: float) -> Iterator[float]:
    while size >= smallest:
        yield size
        size -= 1


def _wide(b: Build, text: str, size: float, weight: int) -> float:
    return b.metrics.width(text, size, weight)
