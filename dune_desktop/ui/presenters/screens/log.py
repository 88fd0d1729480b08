"""The whole chronicle of a game: rounds to jump to at the left, the sentences at the right."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n.log import LogLine
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.book import Book, Read
from dune_desktop.ui.presenters.screens.page import Page, linked

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
    of = page.type.of
    b.text(19, of(20), str(line.markup), of(20), 600, "brass", box=width)
    return Block.of(b, of(40))


def _sentence(page: Page, line: LogLine, width: float) -> Block:
    b, of = page.build(), page.type.of
    if line.seat >= 0:
        b.piece(of(28), of(16), "marker", line.seat, of(18))
    colour = "bone3" if line.kind == "quiet" else "bone"
    laid = linked(b, line.segments, of(48), 2, width - of(48), page.type.style("entry", colour=colour), order=20)
    return Block.of(b, laid.height + 4)
