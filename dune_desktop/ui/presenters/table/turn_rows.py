"""Turns of others, told: a row for each thing that was done, and behind it what it brought, as far as there is room."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.presenters.table.told import RecapTurn
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.richtext import Laid, Style, layout

APART = 18.0  # between two things of a row
INDENT = 18.0  # before a row that goes on with what the row above began


class Bit(NamedTuple):
    """One thing in its row, from `x`: the line of its turn that tells it, by its number."""

    line: int
    x: float
    laid: Laid


class Row(NamedTuple):
    """What stands side by side, and the height it needs."""

    bits: tuple[Bit, ...]
    height: float


def rows(turn: RecapTurn, metrics: Metrics, width: float, style: Style) -> list[Row]:
    """The turn in rows no wider than this. Words that need several lines have them to themselves."""
    found: list[list[Bit]] = []
    for number, line in enumerate(turn.lines):
        x = 0.0 if line.opens else INDENT
        if not line.opens and found:
            before = found[-1][-1]
            behind = before.x + before.laid.width + APART
            laid = layout(line.text, metrics, 0, style)
            if before.laid.lines == 1 and behind + laid.width <= width:
                found[-1].append(Bit(number, behind, laid))
                continue
        found.append([Bit(number, x, layout(line.text, metrics, width - x, style))])
    return [Row(tuple(bits), max(bit.laid.height for bit in bits)) for bits in found]
