"""Where a line of signs is broken into rows."""

from __future__ import annotations

from itertools import combinations

from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Line as Signs


def middle(line: Signs, metrics: Metrics, width: float) -> int | None:
    """Where a long line is best broken: at a gap, after an alternative, between gains; at worst after a colon."""
    too_long = signs.measure(line, metrics, FLOOR) > width
    best, cost = None, float("inf")
    for index, price in _breaks(line, too_long).items():
        first = signs.measure(line[:index], metrics, FLOOR)
        second = signs.measure(line[index:], metrics, FLOOR)
        if price + abs(first - second) < cost:
            best, cost = index, price + abs(first - second)
    return best


def halves(line: Signs, metrics: Metrics, width: float) -> tuple[Signs, ...]:
    """The line in two rows that fit, broken wherever it can be; nothing if it cannot."""
    breaks = _breaks(line, True)
    found = ((line[:at], line[at:]) for at in sorted(breaks, key=breaks.__getitem__))
    return next((pair for pair in found if all(signs.measure(part, metrics, FLOOR) <= width for part in pair)), ())


def thirds(line: Signs, metrics: Metrics, width: float) -> tuple[Signs, ...]:
    """The line in three rows that fit, broken where it hurts least; nothing if that does not help."""
    breaks = _breaks(line, True)
    best: tuple[Signs, ...] = ()
    cost = float("inf")
    for first, second in combinations(sorted(breaks), 2):
        parts = _trimmed(line[:first]), _trimmed(line[first:second]), _trimmed(line[second:])
        wide = [signs.measure(part, metrics, FLOOR) for part in parts]
        price = breaks[first] + breaks[second] + max(wide) - min(wide)
        if max(wide) <= width and price < cost:
            best, cost = parts, price
    return best


def closed_up(line: Signs) -> Signs:
    """The line without its gaps."""
    return tuple(part for part in line if not _gap(part))


def unboxed(line: Signs) -> Signs:
    """The line without the frames round costs and conditions, which arrow and colon tell as well."""
    return tuple(inner for part in line for inner in (part.parts if isinstance(part, signs.Boxed) else (part,)))


def _trimmed(line: Signs) -> Signs:
    """The line without the gap at which it was broken."""
    start, end = int(_gap(line[0])), len(line) - int(_gap(line[-1]))
    return line[start:end] or line


def _breaks(line: Signs, forced: bool) -> dict[int, float]:
    """Where a line may be broken, and how bad that is; with `forced` also between a condition and its effect, and
    between a cost and the arrow to its gain.
    """
    found: dict[int, float] = {}
    for index in range(1, len(line)):
        before, after = line[index - 1], line[index]
        colon = is_colon(before)
        if not _ties(before, after):
            found[index] = 0 if _gap(before) or _gap(after) else 40
        elif forced and (colon or _arrow(after)):
            found[index] = 1000
    return found


def is_colon(part: signs.Part) -> bool:
    return isinstance(part, signs.Sign) and part.kind == ":"


def _arrow(part: signs.Part) -> bool:
    return isinstance(part, signs.Sign) and part.kind == ">"


def _gap(part: signs.Part) -> bool:
    return isinstance(part, signs.Sign) and part.kind == " "


def _ties(before: signs.Part, after: signs.Part) -> bool:
    """Whether two neighbors belong together: a condition and its colon, an arrow and what follows."""
    for part, sides in ((before, (":", ">")), (after, (":", ">"))):
        if isinstance(part, signs.Sign) and part.kind in sides:
            return True
    return False
