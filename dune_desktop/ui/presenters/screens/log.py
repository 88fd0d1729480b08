"""The whole chronicle of a game: rounds to jump to at the left, the sentences at the right."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.book import Book, Read
from dune_desktop.ui.presenters.screens.page import Page, linked
from dune_desktop.ui.text.richtext import Style

BOOK = Book("log", width=1240.0, nav=190.0, pitch=50.0)


def column(page: Page, lines: Sequence[LogLine]) -> Read:
    """Everything that happened, oldest first."""
    width = BOOK.text_width(page)
    blocks: list[Block] = []
    rounds: list[tuple[str, float]] = []
    height = 0.0
    for line in lines:
        if line.kind == "round":
            rounds.append((str(line.markup), height))
            block = _round(page, line, width)
        elif line.kind == "heading":
            block = _phase(page, line, width)
        else:
            block = _sentence(page, line, width)
        blocks.append(block)
        height += block.height
    return Read(tuple(blocks), tuple(rounds))


def _round(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.drawn(section(page.metrics, 0, 18, width, str(line.markup)))
    return Block.of(b, 54)


def _phase(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    b.text(19, 20, str(line.markup), 20, 600, "brass", box=width)
    return Block.of(b, 40)


def _sentence(page: Page, line: LogLine, width: float) -> Block:
    b = page.build()
    if line.seat >= 0:
        b.piece(28, 16, "marker", line.seat, 18)
    colour = "bone3" if line.kind == "quiet" else "bone"
    laid = linked(b, line.segments, 48, 2, width - 48, Style(size=21, colour=colour, line=28), order=20)
    return Block.of(b, laid.height + 4)
